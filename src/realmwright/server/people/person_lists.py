"""Lists of other people that somebody keeps, such as those whom they have muted."""

import time
from typing import Final

from sqlalchemy import Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.bus import MutesChanged
from realmwright.server.storage.database import Storage

MOST: Final = 500
"""How many people one list may hold."""


class PersonList:
    """Who has put whom on a list. Its table has a column named as what was done: ``muted`` or ``blocked``."""

    def __init__(self, storage: Storage, table: Table, verb: str, done: str) -> None:
        self._storage = storage
        self._table = table
        self._other = table.c[done]
        self._verb = verb
        self._done = done

    async def of(self, person: str) -> list[Row[tuple[object, ...]]]:
        """Everybody on a person's list, the latest first."""
        columns = self._table.c
        query = select(self._table).where(columns.person == person).order_by(columns.created.desc())
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).all())

    async def find(self, person: str, other: str) -> str | None:
        """By which id somebody is on a person's list, if they are."""
        columns = self._table.c
        query = select(columns.id).where(columns.person == person, self._other == other)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def add(self, person: str, other: str, name: str) -> Row[tuple[object, ...]]:
        """Put somebody on the list. Who is there already stays as they are."""
        if person == other:
            raise Refused("not-allowed", f"you cannot {self._verb} yourself")
        columns = self._table.c
        mine = select(func.count()).select_from(self._table).where(columns.person == person)
        known = select(self._table).where(columns.person == person, self._other == other)
        row = {"person": person, self._done: other, "id": new_id(), "name": name, "created": time.time()}
        try:
            async with self._storage.writing() as connection:
                if (before := (await connection.execute(known)).first()) is not None:
                    return before
                if (await connection.execute(mine)).scalar_one() >= MOST:
                    raise Refused("limit", f"no more than {MOST} people can be {self._done}")
                await connection.execute(insert(self._table), row)
                made = (await connection.execute(known)).one()
        except IntegrityError:
            raise Refused("unknown-person", "this person is not here any more") from None
        await self._storage.publish(MutesChanged(person))
        return made

    async def remove(self, person: str, ident: str) -> None:
        """Take somebody from the list."""
        columns = self._table.c
        async with self._storage.writing() as connection:
            gone = delete(self._table).where(columns.person == person, columns.id == ident)
            if not (await connection.execute(gone)).rowcount:
                raise Refused("unknown-person", f"you have not {self._done} anybody like this")
        await self._storage.publish(MutesChanged(person))


async def pass_on_lists(connection: AsyncConnection, guest: str, person: str) -> list[str]:
    """The lists of a guest become those of their account, and it takes their place on the lists of others.

    Returns the people who do not read what they say.
    """
    for table, done in ((schema.followed, "followed"), (schema.mutes, "muted"), (schema.blocks, "blocked")):
        before = table.alias()
        for side, other in (("person", done), (done, "person")):
            known = select(before.c[other]).where(before.c[side] == person)
            moved = update(table).where(table.c[side] == guest, table.c[other].not_in(known), table.c[other] != person)
            await connection.execute(moved.values({side: person}))
    muters = select(schema.mutes.c.person).where(schema.mutes.c.muted == person)
    blockers = select(schema.blocks.c.person).where(schema.blocks.c.blocked == person)
    return list((await connection.execute(muters.union(blockers))).scalars())
