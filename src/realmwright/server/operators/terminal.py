"""What operators do at the terminal: on the database of a server, which may be running."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.game import RealmwrightError
from realmwright.operator_protocol import AnnouncementSign, ChangeSign, NewAnnouncement, ServerStatus, SettingSign
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operators import announcements, changes, maintenance, settings
from realmwright.server.operators.changes import TERMINAL
from realmwright.server.operators.status import status_of
from realmwright.server.people.roles import OPERATOR, give_role, logins_with, take_role
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.existing import existing


class NotDone(RealmwrightError):
    """Something that cannot be done; nothing has changed."""


class Opened(NamedTuple):
    """A database, and a transaction on it."""

    storage: Storage
    connection: AsyncConnection
    now: float
    """The time of the server."""


async def status(url: str) -> ServerStatus:
    """What goes on."""
    async with _opened(url) as (storage, connection, now):
        return await status_of(storage, connection, now)


async def announce(url: str, new: dict[str, Any], minutes: float | None, after: float | None) -> AnnouncementSign:
    """Tell everybody something, for so many minutes, after so many from now on."""
    async with _opened(url) as (storage, connection, now):
        starts = now + (after or 0) * 60
        times = {"starts": starts, "ends": None if minutes is None else starts + minutes * 60}
        try:
            wanted = msgspec.convert({**new, **times}, NewAnnouncement)
        except msgspec.ValidationError as problem:
            raise NotDone(str(problem)) from None
        return await announcements.announce(storage, connection, TERMINAL, wanted, now)


async def all_announcements(url: str) -> list[AnnouncementSign]:
    """All announcements."""
    async with _opened(url) as (_, connection, now):
        return await announcements.all_announcements(connection, now)


async def withdraw(url: str, ident: str) -> str:
    """Delete an announcement; returns its text."""
    async with _opened(url) as (storage, connection, _):
        return await announcements.withdraw(storage, connection, TERMINAL, ident)


async def begin_maintenance(url: str, minutes: float) -> None:
    """Begin maintenance in so many minutes."""
    async with _opened(url) as (storage, connection, now):
        await maintenance.begin_maintenance(storage, connection, TERMINAL, minutes * 60, now)


async def end_maintenance(url: str) -> None:
    """End maintenance."""
    async with _opened(url) as (storage, connection, _):
        await maintenance.end_maintenance(storage, connection, TERMINAL)


async def all_settings(url: str) -> list[SettingSign]:
    """All settings, by the environment of this terminal and what operators have set."""
    environment = Config.from_environment()
    async with _opened(url) as (_, connection, _now):
        overrides = await settings.overrides_in(connection)
    return settings.signs_of(environment, overrides)


async def set_setting(url: str, name: str, value: str) -> None:
    """Set a setting for all processes."""
    async with _opened(url) as (storage, connection, _):
        await settings.set_override(storage, connection, TERMINAL, Config(), name, value)


async def reset_setting(url: str, name: str) -> None:
    """Let a setting be again what the environment of the server says."""
    async with _opened(url) as (storage, connection, _):
        await settings.reset(storage, connection, TERMINAL, name)


async def changes_of_late(url: str) -> list[ChangeSign]:
    """What operators have changed."""
    async with _opened(url) as (_, connection, _now):
        return await changes.changes_of_late(connection)


async def operators(url: str) -> list[str]:
    """The accounts of all operators."""
    async with _opened(url) as (_, connection, _now):
        return await logins_with(connection, OPERATOR)


async def add_operator(url: str, login: str) -> bool:
    """Make somebody an operator; False if they are one."""
    async with _opened(url) as (storage, connection, _):
        given = await give_role(connection, await _account(connection, login), OPERATOR, time.time())
        if given:
            await changes.note_change(storage, connection, TERMINAL, "operator-added", login)
        return given


async def remove_operator(url: str, login: str) -> bool:
    """Let somebody be an operator no longer; False if they are none."""
    async with _opened(url) as (storage, connection, _):
        taken = await take_role(connection, await _account(connection, login), OPERATOR)
        if taken:
            await changes.note_change(storage, connection, TERMINAL, "operator-removed", login)
        return taken


async def _account(connection: AsyncConnection, login: str) -> str:
    """The person with an account of this name."""
    people = schema.people.c
    query = select(people.id).where(people.login == login.casefold())
    found = (await connection.execute(query)).scalar() if login.isprintable() else None
    if found is None:
        raise NotDone(f"nobody has an account called {login!r}")
    return str(found)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Opened]:
    """A transaction on the database of this release."""
    try:
        async with existing(url) as storage:
            reading = await storage.clock_reading()
            async with storage.writing() as connection:
                yield Opened(storage, connection, reading.database + reading.shift)
    except Refused as problem:
        raise NotDone(str(problem)) from None
