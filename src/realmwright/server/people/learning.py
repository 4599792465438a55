"""Learning: which lessons people have done, on any device."""

import time
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.learning_protocol import Learnt, NewLearnt
from realmwright.server.errors import Refused
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

MOST: Final = 2000
"""How many lessons are kept for one person: more than there are."""


class Learning:
    """Who has done which lessons."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, person: str) -> list[Learnt]:
        """All lessons that a person has begun."""
        async with self._storage.reading() as connection:
            return await _learnt_by(connection, person)

    async def add(self, person: str, done: NewLearnt) -> None:
        """Keep that a person has done some steps of a lesson; what is known already never becomes less."""
        columns = schema.learnt.c
        this = (columns.person == person, columns.game == done.game, columns.lesson == done.lesson)
        further = update(schema.learnt).where(*this, columns.steps < done.steps)
        row = {"person": person, "game": done.game, "lesson": done.lesson}
        values = {"steps": done.steps, "time": time.time()}
        mine = select(func.count()).select_from(schema.learnt).where(columns.person == person)
        try:
            async with self._storage.writing() as connection:
                if (await connection.execute(select(columns.steps).where(*this))).first() is not None:
                    await connection.execute(further.values(values))
                elif (await connection.execute(mine)).scalar_one() >= MOST:
                    raise Refused("limit", f"no more than {MOST} lessons are kept")
                else:
                    await connection.execute(insert(schema.learnt), {**row, **values})
        except IntegrityError:
            # Another device was quicker, or the person is gone.
            async with self._storage.writing() as connection:
                await connection.execute(further.values(values))


async def _learnt_by(connection: AsyncConnection, person: str) -> list[Learnt]:
    columns = schema.learnt.c
    query = select(columns.game, columns.lesson, columns.steps).where(columns.person == person)
    rows = (await connection.execute(query.order_by(columns.time))).all()
    return [Learnt(game, lesson, steps) for game, lesson, steps in rows]


async def export_learnt(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """What a person has learnt, for the export of their data."""
    columns = schema.learnt.c
    query = select(columns.game, columns.lesson, columns.steps, columns.time).where(columns.person == person)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def pass_on_learnt(connection: AsyncConnection, guest: str, person: str) -> None:
    """What a guest has learnt, their account knows, too; whoever has done more steps of a lesson has."""
    columns = schema.learnt.c
    known = {(learnt.game, learnt.lesson): learnt.steps for learnt in await _learnt_by(connection, person)}
    for learnt in await _learnt_by(connection, guest):
        key = (learnt.game, learnt.lesson)
        of_lesson = (columns.game == learnt.game, columns.lesson == learnt.lesson)
        if known.get(key, 0) >= learnt.steps:
            continue
        await connection.execute(delete(schema.learnt).where(columns.person == person, *of_lesson))
        moved = update(schema.learnt).where(columns.person == guest, *of_lesson)
        await connection.execute(moved.values(person=person))
