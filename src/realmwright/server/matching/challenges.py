"""Challenges: somebody asks somebody else for a game, who accepts, declines, or lets it expire.

The table is opened at once, with a free seat, and its challenger sits there. So to accept is to join, whichever way
somebody comes there, and whatever is killed meanwhile: a challenge whose table has begun is none any more.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from realmwright.game import RealmwrightError
from realmwright.matching_protocol import ChallengeSign, NewChallenge, Speed
from realmwright.protocol import Join, Leave, Person
from realmwright.server.errors import Refused
from realmwright.server.matching.games import check_players, pool_for, settings_of
from realmwright.server.operations.ids import new_id, short_id
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.meeting import kept_from, may_meet
from realmwright.server.profiles.results import sees
from realmwright.server.ratings.rows import ratings_of
from realmwright.server.ratings.scale import Rating
from realmwright.server.storage import schema
from realmwright.server.storage.bus import Called
from realmwright.server.storage.entries import AnyBody
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables import commands
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table

HOUR: Final = 3600
LASTS: Final[Mapping[Speed, float]] = MappingProxyType({"quick": 300.0, "calm": 300.0, "days": 3 * 86_400.0})
"""For how long a challenge can be answered. Whoever has sent one for a live game must be there until then."""
MOST_TO_ONE: Final = 20
"""How many challenges may wait for one person."""
PEOPLE_OF_ADDRESS: Final = 4
"""How many times as many challenges may come from one address."""
ROUND_SECONDS: Final = 15.0
AT_ONCE: Final = 100

logger = logging.getLogger("realmwright.queue")
_columns: Final = schema.challenges.c


class Challenges:
    """The challenges that have not been answered."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._clock = tables.clock
        config = tables.config
        self._people = RateLimit(lambda: config.challenges_per_hour, HOUR)
        self._addresses = RateLimit(lambda: config.challenges_per_hour * PEOPLE_OF_ADDRESS, HOUR)

    def start(self) -> None:
        """Begin to end challenges that have expired."""
        self._tables.tasks.start(self._run())

    # Whom

    async def find(self, reader: Person, challenge: NewChallenge) -> str:
        """Somebody with an account whose profile the reader may see, or whom the reader follows."""
        people, followed = schema.people.c, schema.followed.c
        nobody = Refused("unknown-person", "there is nobody of that name whom you could challenge")
        async with self._storage.reading() as connection:
            if challenge.followed is not None:
                theirs = select(followed.followed)
                theirs = theirs.where(followed.id == challenge.followed, followed.person == reader.id)
                found = (await connection.execute(theirs)).scalar()
                if found is None:
                    raise nobody
                return str(found)
            named = select(people.id, people.login, people.profile)
            row = (await connection.execute(named.where(people.login == (challenge.login or "").casefold()))).first()
        if row is None or not sees(reader, row.login, row.profile):
            raise nobody
        return str(row.id)

    # What people do

    async def add(self, actor: Actor, whom: str, challenge: NewChallenge, address: str) -> ChallengeSign:
        """Somebody challenges somebody else.

        Whoever does not want to meet them hears nothing of it; nobody is told that they are not wanted.
        """
        if whom == actor.id:
            raise Refused("not-allowed", "you cannot challenge yourself")
        check_players(challenge.game, 2)
        moment = time.monotonic()
        if not self._people.take(actor.id, moment) or not self._addresses.take(address, moment):
            raise Refused("limit", "you challenge too many people; try again later")
        now = self._clock.now()
        mine = and_(_columns.challenger == actor.id, _columns.person == whom)
        async with self._storage.reading() as connection:
            login = await connection.execute(select(schema.people.c.login).where(schema.people.c.id == whom))
            if challenge.rated and login.scalar() is None:
                raise Refused("no-account", "rated games are between people with accounts, and they have none")
            waiting = select(func.count()).select_from(schema.challenges).where(_columns.person == whom)
            if (await connection.execute(waiting)).scalar_one() >= MOST_TO_ONE:
                raise Refused("limit", "too many challenges wait for them already")
            before = (await connection.execute(select(schema.challenges).where(mine))).first()
            wanted = await may_meet(connection, actor.id, whom)
        if before is not None and before.until > now and await self._waits(before.table):
            raise Refused("not-now", "you have challenged them already")
        if before is not None:
            await self._drop(before)
        settings = settings_of(challenge.game, challenge.speed, 2, challenge.rated)
        table = await self._tables.create(actor, settings)
        row = {
            "id": new_id(),
            "challenger": actor.id,
            "person": whom,
            "table": table.id,
            "speed": challenge.speed,
            "created": now,
            "until": now + LASTS[challenge.speed],
            # Nobody is told of what they do not want to hear of.
            "told": not wanted,
        }
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(schema.challenges), row)
        except IntegrityError:
            await self._close(table.id)
            raise Refused("not-now", "you have challenged them already, or they are gone") from None
        await self._storage.publish(Called(actor.id, "challenges"), Called(whom, "challenges"))
        return next(sign for sign in await self.of(actor.id) if sign.id == row["id"])

    async def of(self, person: str) -> list[ChallengeSign]:
        """The challenges to somebody and by them, the latest first."""
        people, tables, now = schema.people, schema.tables, self._clock.now()
        other = or_(
            and_(_columns.challenger == person, people.c.id == _columns.person),
            and_(_columns.person == person, people.c.id == _columns.challenger),
        )
        query = select(schema.challenges, people.c.id.label("other"), people.c.name, tables.c.game, tables.c.rated)
        query = query.join(people, other).join(tables, tables.c.id == _columns.table)
        query = query.where(tables.c.phase == "open", _columns.until > now).order_by(_columns.created.desc())
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
            unwanted = await kept_from(connection, person) if rows else frozenset[str]()
            found = []
            for row in rows:
                mine = row.challenger == person
                if not mine and (row.challenger in unwanted or not self._is_there(row)):
                    continue
                pool = pool_for(row.game, row.speed, 2).name
                rating = (await ratings_of(connection, [row.other], pool)).get(row.other)
                found.append(_sign(row, mine, rating, now))
        return found

    def _is_there(self, row: Row[Any]) -> bool:
        """Whether the challenger is there to play, if the game is to be played at once."""
        return row.speed == "days" or self._tables.presence.is_online(row.challenger)

    async def accept(self, actor: Actor, ident: str) -> str:
        """Somebody accepts a challenge and sits down at its table, whose id is returned."""
        row = await self._row(and_(_columns.id == ident, _columns.person == actor.id))
        if row.until <= self._clock.now() or not self._is_there(row):
            raise Refused("not-now", "this challenge has expired, or its challenger is not here any more")
        async with self._storage.reading() as connection:
            if not await may_meet(connection, actor.id, row.challenger):
                raise Refused("unknown-person", "there is no such challenge")
            query = select(schema.tables.c.rated).where(schema.tables.c.id == row.table)
            rated = bool((await connection.execute(query)).scalar())
        await self._tables.get(row.table).do(actor, f"challenge-{ident}", Join(rated=rated))
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.challenges).where(_columns.id == ident))
        accepted = [Called(person, "challenges", row.table) for person in (row.challenger, actor.id)]
        await self._storage.publish(*accepted)
        return str(row.table)

    async def end(self, person: str, ident: str) -> None:
        """Somebody declines a challenge, or takes their own back."""
        mine = or_(_columns.person == person, _columns.challenger == person)
        await self._drop(await self._row(and_(_columns.id == ident, mine)))

    async def _row(self, where: ColumnElement[bool]) -> Row[Any]:
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(schema.challenges).where(where))).first()
        if row is None:
            raise Refused("unknown-person", "there is no such challenge")
        return row

    async def _waits(self, table: str) -> bool:
        """Whether the table of a challenge still waits for somebody."""
        query = select(schema.tables.c.phase).where(schema.tables.c.id == table)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).scalar() == "open"

    async def _drop(self, row: Row[Any]) -> None:
        """A challenge is none any more. Its table is closed if nobody has come there."""
        await self._close(row.table)
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.challenges).where(_columns.id == row.id))
        await self._storage.publish(Called(row.challenger, "challenges"), Called(row.person, "challenges"))

    async def _close(self, table: str) -> None:
        spare_bot = self._tables.bots.spare_bot

        def decide(found: Table) -> AnyBody:
            people = found.people()
            if found.data.phase != "open" or found.data.host is None or people != {found.data.host}:
                raise Refused("not-now", "somebody has come")
            host = Actor(found.data.host, "", "")
            return commands.decide(found, host, Leave(), self._clock.now(), spare_bot)

        try:
            await self._tables.get(table).append(decide)
        except Refused as problem:
            logger.debug("the table of a challenge is not closed: %s", problem)

    # Rounds

    async def _run(self) -> None:
        """Forever: end what has expired, and forget what was answered in another way."""
        while True:
            try:
                await self._end_expired()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("challenges are left for later: %s", problem)
            await asyncio.sleep(ROUND_SECONDS)

    async def _end_expired(self) -> None:
        begun = select(schema.tables.c.id).where(schema.tables.c.id == _columns.table, schema.tables.c.phase != "open")
        over = or_(_columns.until <= self._clock.now(), begun.exists())
        async with self._storage.reading() as connection:
            rows = (await connection.execute(select(schema.challenges).where(over).limit(AT_ONCE))).all()
        for row in rows:
            try:
                await self._drop(row)
            except StorageFault:
                raise
            except RealmwrightError as problem:
                logger.warning("table %s could not be closed: %s", short_id(row.table), problem)


def _sign(row: Row[Any], mine: bool, rating: Rating | None, now: float) -> ChallengeSign:
    return ChallengeSign(
        id=row.id,
        name=row.name,
        mine=mine,
        table=row.table,
        game=row.game,
        speed=row.speed,
        rated=row.rated,
        left=max(0.0, row.until - now),
        rating=rating.sign if rating is not None else None,
    )
