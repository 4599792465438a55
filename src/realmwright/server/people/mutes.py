"""Mutes: whose chat a person does not want to read, at any table and on any device."""

import time
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import MuteSign
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.storage import schema
from realmwright.server.storage.bus import MutesChanged
from realmwright.server.storage.database import Storage

MOST: Final = 500
"""How many people one person may mute."""


class Mutes:
    """Who has muted whom."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, person: str) -> list[MuteSign]:
        """Everybody whom a person has muted, the latest first."""
        columns = schema.mutes.c
        query = select(schema.mutes).where(columns.person == person).order_by(columns.created.desc())
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [MuteSign(row.id, row.name, row.created) for row in rows]

    async def find(self, person: str, muted: str) -> str | None:
        """The id of the mute with which a person has muted another one."""
        columns = schema.mutes.c
        query = select(columns.id).where(columns.person == person, columns.muted == muted)
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def add(self, person: str, muted: str, name: str) -> MuteSign:
        """Mute somebody. Who was muted before stays so."""
        if person == muted:
            raise Refused("not-allowed", "you cannot mute yourself")
        columns = schema.mutes.c
        mine = select(func.count()).select_from(schema.mutes).where(columns.person == person)
        row = {"person": person, "muted": muted, "id": new_id(), "name": name, "created": time.time()}
        try:
            async with self._storage.writing() as connection:
                known = select(schema.mutes).where(columns.person == person, columns.muted == muted)
                before = (await connection.execute(known)).first()
                if before is not None:
                    return MuteSign(before.id, before.name, before.created)
                if (await connection.execute(mine)).scalar_one() >= MOST:
                    raise Refused("limit", f"no more than {MOST} people can be muted")
                await connection.execute(insert(schema.mutes), row)
        except IntegrityError:
            raise Refused("unknown-person", "this person is not here any more") from None
        await self._storage.publish(MutesChanged(person))
        return MuteSign(str(row["id"]), name, float(str(row["created"])))

    async def remove(self, person: str, ident: str) -> None:
        """Read again what somebody says."""
        columns = schema.mutes.c
        async with self._storage.writing() as connection:
            gone = await connection.execute(delete(schema.mutes).where(columns.person == person, columns.id == ident))
        if not gone.rowcount:
            raise Refused("unknown-person", "you have not muted anybody like this")
        await self._storage.publish(MutesChanged(person))


async def pass_on_mutes(connection: AsyncConnection, guest: str, person: str) -> list[str]:
    """What a guest has muted is muted by their account, and who has muted the guest has muted the account.

    Returns the people who have muted the guest.
    """
    mutes, before = schema.mutes, schema.mutes.alias()
    for side, other in (("person", "muted"), ("muted", "person")):
        known = select(before.c[other]).where(before.c[side] == person)
        moved = update(mutes).where(mutes.c[side] == guest, mutes.c[other].not_in(known), mutes.c[other] != person)
        await connection.execute(moved.values({side: person}))
    return list((await connection.execute(select(mutes.c.person).where(mutes.c.muted == person))).scalars())
