"""Roles: who may do more than others. They belong to accounts, and are given on the machine of the server alone."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import Role
from realmwright.server.storage import schema

OPERATOR: Final = "operator"
"""Runs the server: sees what goes on, announces, changes settings, and begins and ends maintenance."""
MODERATOR: Final = "moderator"
"""Reads reports, and warns, silences and suspends people."""
ROLES: Final[tuple[Role, ...]] = (MODERATOR, OPERATOR)

_columns: Final = schema.roles.c


async def roles_of(connection: AsyncConnection, person: str) -> list[str]:
    """The roles of a person."""
    query = select(_columns.role).where(_columns.person == person).order_by(_columns.role)
    return list((await connection.execute(query)).scalars())


async def has_role(connection: AsyncConnection, person: str, role: Role) -> bool:
    """Whether a person has a role."""
    query = select(_columns.role).where(_columns.person == person, _columns.role == role)
    return (await connection.execute(query)).first() is not None


def holds(role: Role) -> ColumnElement[bool]:
    """Whether somebody has a role, in a query about people."""
    mine = select(_columns.role).where(_columns.person == schema.people.c.id, _columns.role == role)
    return mine.exists().label(f"holds_{role}")


def held(row: Mapping[Any, Any]) -> list[Role]:
    """The roles that a row of such a query says somebody has."""
    return [role for role in ROLES if row.get(f"holds_{role}")]


async def logins_with(connection: AsyncConnection, role: Role) -> list[str]:
    """The accounts of those who have a role."""
    people = schema.people.c
    query = select(people.login).join(schema.roles, _columns.person == people.id).where(_columns.role == role)
    return [str(login) for login in (await connection.execute(query.order_by(people.login))).scalars()]


async def give_role(connection: AsyncConnection, person: str, role: Role, now: float) -> bool:
    """Give a person a role; False if they have it already."""
    if await has_role(connection, person, role):
        return False
    await connection.execute(insert(schema.roles), {"person": person, "role": role, "created": now})
    return True


async def take_role(connection: AsyncConnection, person: str, role: Role) -> bool:
    """Take a role from a person; False if they do not have it."""
    mine = delete(schema.roles).where(_columns.person == person, _columns.role == role)
    return (await connection.execute(mine)).rowcount > 0


async def export_roles(connection: AsyncConnection, person: str) -> list[dict[str, Any]]:
    """The roles of a person, as they are exported."""
    query = select(_columns.role, _columns.created).where(_columns.person == person).order_by(_columns.role)
    return [dict(row) for row in (await connection.execute(query)).mappings()]
