"""Whether two people may be brought together: at a table that is opened for them, and by challenges.

This is the one place that is asked. Whoever has muted or blocked somebody does not meet them.
"""

from collections import defaultdict

from sqlalchemy import or_, select, union
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.storage import schema

_mutes = schema.mutes.c
_blocks = schema.blocks.c
_unwanted = union(
    select(_mutes.person, _mutes.muted.label("other")), select(_blocks.person, _blocks.blocked.label("other"))
).subquery()
"""Who does not want to meet whom."""


async def may_meet(connection: AsyncConnection, one: str, other: str) -> bool:
    """Whether two people may be brought together."""
    return other not in await kept_from(connection, one)


async def kept_from(connection: AsyncConnection, person: str) -> frozenset[str]:
    """Everybody whom a person is not brought together with."""
    query = select(_unwanted).where(or_(_unwanted.c.person == person, _unwanted.c.other == person))
    return frozenset(each for row in await connection.execute(query) for each in row if each != person)


async def kept_apart(connection: AsyncConnection) -> dict[str, set[str]]:
    """Of those who search for somebody to play with, who is not brought together with whom; both ways."""
    searching = select(schema.searches.c.person)
    query = select(_unwanted).where(_unwanted.c.person.in_(searching), _unwanted.c.other.in_(searching))
    apart: dict[str, set[str]] = defaultdict(set)
    for one, other in await connection.execute(query):
        apart[one].add(other)
        apart[other].add(one)
    return apart
