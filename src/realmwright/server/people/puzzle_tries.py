"""Puzzle tries: which puzzles people have tried, and with what success, on any device."""

import time
from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage


class Try(NamedTuple):
    """What somebody has made of a puzzle."""

    puzzle: str
    first: bool
    """Whether they solved it at the first try."""
    solved: bool
    """Whether they have solved it at all."""


class PuzzleTries:
    """Who has tried which puzzles."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, person: str, game: str) -> list[Try]:
        """The puzzles of a game that a person has tried, in the order in which they did first."""
        columns = schema.puzzle_tries.c
        query = select(columns.puzzle, columns.first, columns.solved)
        query = query.where(columns.person == person, columns.game == game).order_by(columns.time, columns.puzzle)
        async with self._storage.reading() as connection:
            return [Try(*row) for row in (await connection.execute(query)).all()]

    async def add(self, person: str, game: str, puzzle: str, solved: bool) -> None:
        """Keep that a person has tried a puzzle. Only the first try can be solved at the first try."""
        columns = schema.puzzle_tries.c
        this = (columns.person == person, columns.game == game, columns.puzzle == puzzle)
        row = {"person": person, "game": game, "puzzle": puzzle, "first": solved, "solved": solved, "time": time.time()}
        try:
            async with self._storage.writing() as connection:
                if (await connection.execute(select(columns.first).where(*this))).first() is None:
                    await connection.execute(insert(schema.puzzle_tries), row)
                    return
        except IntegrityError:
            # Another device was quicker, or the person is gone.
            pass
        if solved:
            async with self._storage.writing() as connection:
                await connection.execute(update(schema.puzzle_tries).where(*this).values(solved=True))


async def export_puzzle_tries(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The puzzles that a person has tried, for the export of their data."""
    tries = schema.puzzle_tries
    query = select(*(column for column in tries.c if column.name != "person")).where(tries.c.person == person)
    query = query.order_by(tries.c.time)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def pass_on_puzzle_tries(connection: AsyncConnection, guest: str, person: str) -> None:
    """What a guest has tried, their account has, too; what it had tried itself stays as it was."""
    columns = schema.puzzle_tries.c
    known = select(columns.game, columns.puzzle).where(columns.person == person)
    own = {tuple(row) for row in (await connection.execute(known)).all()}
    theirs = select(columns.game, columns.puzzle).where(columns.person == guest)
    for game, puzzle in (await connection.execute(theirs)).all():
        if (game, puzzle) not in own:
            moved = update(schema.puzzle_tries).where(
                columns.person == guest, columns.game == game, columns.puzzle == puzzle
            )
            await connection.execute(moved.values(person=person))
