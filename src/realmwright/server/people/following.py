"""Following: of whom a person wants to know whether they are here, on any device."""

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import delete, exists, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import FollowedSign
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

MOST: Final = 200
"""How many people one person may follow."""

_columns: Final = schema.followed.c


class Following:
    """Who follows whom."""

    def __init__(self, storage: Storage, is_here: Callable[[str], bool]) -> None:
        """``is_here`` says whether a person is connected."""
        self._storage = storage
        self._is_here = is_here

    async def of(self, person: str) -> list[FollowedSign]:
        """Everybody whom a person follows, by name. Whoever has muted or blocked them seems never to be here."""
        people, mutes, blocks = schema.people, schema.mutes.c, schema.blocks.c
        mutes_me = exists().where(mutes.person == _columns.followed, mutes.muted == person)
        blocks_me = exists().where(blocks.person == _columns.followed, blocks.blocked == person)
        query = (
            select(_columns.id, _columns.followed, people.c.name, or_(mutes_me, blocks_me).label("avoids"))
            .join_from(schema.followed, people, people.c.id == _columns.followed)
            .where(_columns.person == person)
            .order_by(func.lower(people.c.name), _columns.created)
        )
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [FollowedSign(row.id, row.name, not row.avoids and self._is_here(row.followed)) for row in rows]

    async def find(self, person: str, followed: str) -> str | None:
        """What a person follows another one by, if they do."""
        query = select(_columns.id).where(_columns.person == person, _columns.followed == followed)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def add(self, person: str, followed: str) -> str:
        """Follow somebody. Whom one follows already one goes on following."""
        if person == followed:
            raise Refused("not-allowed", "you cannot follow yourself")
        mine = select(func.count()).select_from(schema.followed).where(_columns.person == person)
        row = {"person": person, "followed": followed, "id": new_id(), "created": time.time()}
        if (known := await self.find(person, followed)) is not None:
            return known
        try:
            async with self._storage.writing() as connection:
                if (await connection.execute(mine)).scalar_one() >= MOST:
                    raise Refused("limit", f"no more than {MOST} people can be followed")
                await connection.execute(insert(schema.followed), row)
        except IntegrityError:
            # Another device was quicker, or they are gone.
            if (known := await self.find(person, followed)) is not None:
                return known
            raise Refused("unknown-person", "this person is not here any more") from None
        return str(row["id"])

    async def remove(self, person: str, ident: str) -> None:
        """Follow somebody no longer."""
        async with self._storage.writing() as connection:
            gone = delete(schema.followed).where(_columns.person == person, _columns.id == ident)
            if not (await connection.execute(gone)).rowcount:
                raise Refused("unknown-person", "you do not follow anybody like this")


async def export_followed(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """Whom a person follows, for the export of their data."""
    people = schema.people
    query = select(people.c.name, _columns.created).join_from(schema.followed, people, people.c.id == _columns.followed)
    rows = (await connection.execute(query.where(_columns.person == person))).mappings()
    return [dict(row) for row in rows]
