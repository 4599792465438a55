"""Notes how finished games ended for the people who played them, once each."""

import asyncio
import json
from typing import Any

from sqlalchemy import select, update

from realmwright.game import Seats
from realmwright.server.finished import FinishedGames
from realmwright.server.profiles.results import replace_results, write_traits
from realmwright.server.storage import schema
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.snapshot import TableData
from realmwright.server.tables.table import Table
from realmwright.traits.trait import Trait, traits_of


class ResultKeeper:
    """Notes the results of the games of a server process."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        columns = schema.tables.c
        marked = columns.noted.is_(False) & (columns.phase == "over")
        self._games = FinishedGames(tables, marked, self.note, lambda: tables.config.profiles)

    def start(self) -> None:
        """Begin to note results, whenever operators want profiles."""
        self._tables.tasks.start(self._games.run())

    def after_game(self, _: Table) -> None:
        """A game has ended."""
        self._games.wake()

    async def note(self, ident: str) -> bool:
        """Note how the game of a table ended, unless somebody else has."""
        rows = await self._rows(ident)
        tables, people = schema.tables.c, schema.people.c
        async with self._tables.storage.writing() as connection:
            mine = update(schema.tables).where(tables.id == ident, tables.noted.is_(False)).values(noted=True)
            if not (await connection.execute(mine)).rowcount:
                return True
            # Nobody is deleted before this is done.
            known = select(people.id).where(people.id.in_([row["person"] for row in rows]))
            known = known.order_by(people.id).with_for_update(read=True, key_share=True)
            there = set((await connection.execute(known)).scalars())
            await replace_results(connection, ident, [row for row in rows if row["person"] in there])
        return True

    async def _rows(self, ident: str) -> list[dict[str, Any]]:
        live = self._tables.get(ident)
        table = await live.read()
        if table.data.outcome is None or table.data.brought is not None:
            return []
        # The game is played through once more, which would keep everybody else waiting.
        traits = await asyncio.to_thread(traits_of, table.record())
        # Somebody may have claimed a seat meanwhile.
        return rows_of((await live.read()).data, traits)


def rows_of(data: TableData, traits: Seats[list[Trait]]) -> list[dict[str, Any]]:
    """The results of everybody with a seat of their own."""
    outcome, settings = data.outcome, data.settings
    assert outcome is not None
    chosen = {name: value for name, value in settings.options.items() if isinstance(value, list) and value}
    return [
        {
            "person": seat.person,
            "table": data.id,
            "game": settings.game,
            "ended": data.turned,
            "players": len(data.seats),
            "seat": number,
            "won": number in outcome.winners,
            "points": sum(outcome.scores[number].values()),
            "public": settings.public and settings.spectators != "off",
            "facts": json.dumps(
                {"sources": outcome.scores[number], "chosen": chosen, "traits": write_traits(traits[number])}
            ),
        }
        for number, seat in enumerate(data.seats)
        if seat.kind == "person" and seat.person is not None
    ]
