"""Blocks: with whom a person does not want to play, nor read what they say.

Whoever is blocked is not told: they do not find the tables of the other one in the list, and cannot sit down there.
"""

from typing import Any, Final

from sqlalchemy import CompoundSelect, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.moderation_protocol import BlockSign
from realmwright.server.errors import Refused
from realmwright.server.people.person_lists import PersonList
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

_columns: Final = schema.blocks.c


class Blocks:
    """Who has blocked whom."""

    def __init__(self, storage: Storage) -> None:
        self._list = PersonList(storage, schema.blocks, "block", "blocked")
        self.find = self._list.find
        self.remove = self._list.remove

    async def of(self, person: str) -> list[BlockSign]:
        """Everybody whom a person has blocked, the latest first."""
        return [BlockSign(row.id, row.name, row.created) for row in await self._list.of(person)]

    async def add(self, person: str, blocked: str, name: str) -> BlockSign:
        """Block somebody. Who was blocked before stays so."""
        row = await self._list.add(person, blocked, name)
        return BlockSign(row.id, row.name, row.created)


async def blocked_between(connection: AsyncConnection, person: str, *others: str) -> bool:
    """Whether a person has blocked any of the others, or any of them the person."""
    mine = (_columns.person == person) & _columns.blocked.in_(others)
    theirs = _columns.person.in_(others) & (_columns.blocked == person)
    return (await connection.execute(select(_columns.id).where(or_(mine, theirs)).limit(1))).first() is not None


async def need_no_block(connection: AsyncConnection, person: str, *others: str) -> None:
    """Raise Refused where a person must not sit down with the others. Who is blocked is not told why."""
    if not await blocked_between(connection, person, *others):
        return
    mine = select(_columns.id).where(_columns.person == person, _columns.blocked.in_(others))
    if (await connection.execute(mine.limit(1))).first() is not None:
        raise Refused("you-blocked", "you have blocked somebody who sits at this table")
    raise Refused("no-seat", "you cannot sit down at this table")


def apart_from(person: str | None) -> CompoundSelect[Any]:
    """Those whom a person has blocked, and those who have blocked them."""
    return (
        select(_columns.blocked)
        .where(_columns.person == person)
        .union_all(select(_columns.person).where(_columns.blocked == person))
    )


async def export_blocks(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """Whom a person has blocked, for the export of their data."""
    rows = await connection.execute(select(_columns.name, _columns.created).where(_columns.person == person))
    return [dict(row) for row in rows.mappings()]
