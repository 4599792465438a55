"""The lobby: open tables and searches of others, for those who look for somebody to play with, told as they change."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Collection, Mapping
from typing import Any, Final

from cachetools import LRUCache
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.matching_protocol import Lobby, OpenTableSign
from realmwright.protocol import Call, Settings
from realmwright.server.matching import searches
from realmwright.server.matching.pairing import NEAR
from realmwright.server.people.meeting import kept_from
from realmwright.server.ratings.rows import ratings_of
from realmwright.server.ratings.scale import Pace, Pool, Rating, pool_of
from realmwright.server.storage import schema
from realmwright.server.storage.entries import Opened, read_body
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.visibility import encode

ROUND_SECONDS: Final = 1.0
MOST: Final = 50
"""How many tables are shown."""
READ: Final = 200
"""Among how many of the latest they are looked for."""
MOST_OF_A_HOST: Final = 3
"""How many tables of one host are shown at most, so that nobody can fill the list."""
REMEMBERED: Final = 5000
"""Of how many tables it is remembered what is played there, which never changes."""

logger = logging.getLogger("realmwright.queue")


class LobbyReader:
    """Reads what there is in the lobby."""

    def __init__(self) -> None:
        self._settings: LRUCache[str, Settings] = LRUCache(REMEMBERED)

    async def read(self, connection: AsyncConnection, reader: str | None, wanted: Mapping[str, Any]) -> Lobby:
        """Open tables with a free seat that suit a reader, and what others search for.

        ``wanted`` may say which ``game``, ``pace``, number of ``players``, whether ``rated``, and whether ``near``.
        """
        apart = await kept_from(connection, reader) if reader else frozenset[str]()
        found = await self._open(connection, reader, apart, wanted)
        settings = await self._settings_of(connection, [row.id for row in found])
        rows = [row for row in found if row.id in settings]
        rows = [row for row in rows if _pace(settings[row.id], wanted.get("pace"))]
        strength = await _strength(connection, reader, rows, settings)
        tables = [_sign(row, settings[row.id], reader, strength) for row in rows]
        if wanted.get("near") == "yes":
            tables = [sign for sign in tables if sign.gap is None or sign.gap <= NEAR]
        return Lobby(tables[:MOST], await searches.counts(connection, reader, apart))

    async def _open(
        self, connection: AsyncConnection, reader: str | None, apart: Collection[str], wanted: Mapping[str, Any]
    ) -> list[Row[Any]]:
        columns, seats = schema.tables.c, schema.seats.c
        query = select(schema.tables).where(columns.public.is_(True), columns.phase == "open")
        if "game" in wanted:
            query = query.where(columns.game == wanted["game"])
        if "rated" in wanted:
            query = query.where(columns.rated.is_(wanted["rated"] == "yes"))
        if reader is not None:
            mine = select(seats.table).where(seats.table == columns.id, seats.person == reader)
            query = query.where(~mine.exists())
        rows = (await connection.execute(query.order_by(columns.changed.desc()).limit(READ))).all()
        of_host: Counter[str] = Counter()
        found = []
        for row in rows:
            names = json.loads(row.names)
            of_host[row.host or row.id] += 1
            if (
                None in names
                and row.host not in apart
                and of_host[row.host or row.id] <= MOST_OF_A_HOST
                and wanted.get("players", len(names)) == len(names)
            ):
                found.append(row)
        return found

    async def _settings_of(self, connection: AsyncConnection, tables: list[str]) -> dict[str, Settings]:
        unknown = [table for table in tables if table not in self._settings]
        if unknown:
            log = schema.log.c
            query = select(log.table, log.body).where(log.table.in_(unknown), log.number == 1)
            for table, body in await connection.execute(query):
                opened = read_body(body)
                if isinstance(opened, Opened):
                    self._settings[table] = opened.settings
        return {table: self._settings[table] for table in tables if table in self._settings}


def _pool(settings: Settings) -> Pool:
    return pool_of(settings.game, settings.clock, len(settings.seats))


def _pace(settings: Settings, pace: Pace | None) -> bool:
    return pace is None or _pool(settings).pace == pace


async def _strength(
    connection: AsyncConnection, reader: str | None, rows: list[Row[Any]], settings: Mapping[str, Settings]
) -> dict[tuple[str, str], Rating]:
    """The ratings of the reader and of hosts, by pool and person, in all pools that tables here are of."""
    hosts: dict[str, set[str]] = {}
    for row in rows:
        if row.host is not None:
            hosts.setdefault(_pool(settings[row.id]).name, set()).add(row.host)
    found: dict[tuple[str, str], Rating] = {}
    for pool, people in hosts.items():
        known = await ratings_of(connection, [*people, *filter(None, [reader])], pool)
        found |= {(pool, person): rating for person, rating in known.items()}
    return found


def _sign(
    row: Row[Any], settings: Settings, reader: str | None, strength: Mapping[tuple[str, str], Rating]
) -> OpenTableSign:
    pool = _pool(settings)
    theirs = strength.get((pool.name, row.host or ""))
    mine = strength.get((pool.name, reader), Rating()) if reader else None
    gap = abs((theirs or Rating()).points - mine.points) if mine is not None else None
    return OpenTableSign(
        id=row.id,
        game=row.game,
        title=row.title,
        names=json.loads(row.names),
        clock=settings.clock,
        options=settings.options,
        rated=row.rated,
        slow=pool.pace == "days",
        created=row.created,
        rating=theirs.sign if theirs is not None and settings.rated else None,
        gap=gap,
    )


class LobbyKeeper:
    """Calls those who look at the lobby when something has changed there, at most once in a round."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._seen: object = None

    def start(self) -> None:
        """Begin to go rounds."""
        self._tables.tasks.start(self._run())

    async def _run(self) -> None:
        call = encode(Call("lobby"))
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            watching = self._tables.connections.lobby
            if not watching:
                continue
            try:
                seen = await self._look()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("nobody is told about open tables: %s", problem)
                continue
            if seen != self._seen:
                self._seen = seen
                for connection in list(watching):
                    connection.send(call)

    async def _look(self) -> object:
        """Something that differs when the lobby does."""
        tables, waiting = schema.tables.c, schema.searches.c
        opened = select(func.count(), func.max(tables.changed)).where(tables.public.is_(True), tables.phase == "open")
        searching = select(func.count(), func.max(waiting.since)).where(waiting.table.is_(None))
        async with self._tables.storage.reading() as connection:
            return [tuple((await connection.execute(query)).one()) for query in (opened, searching)]
