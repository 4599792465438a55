"""Settings that operators change while the server runs: kept in the database, above those of the environment."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import Field, fields, replace
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.game import unknown
from realmwright.operator_protocol import SettingKind, SettingSign
from realmwright.server.errors import Refused
from realmwright.server.operations.config import FIXED, BadConfig, Config, read_value
from realmwright.server.operators.changes import By, note_change
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

_FIELDS: Final[dict[str, Field[Any]]] = {each.name: each for each in fields(Config)}
_KINDS: Final[dict[type, SettingKind]] = {bool: "bool", int: "int", float: "float", str: "str"}

logger = logging.getLogger("realmwright.operators")


class LiveSettings:
    """The settings of a server process: those of the environment, and above them what operators have set."""

    def __init__(self, config: Config, on_change: Callable[[], None]) -> None:
        """The config is changed in place: everybody who holds it sees what operators set."""
        self.config = config
        self.environment = replace(config)
        self._on_change = on_change
        self._overrides: dict[str, str] = {}

    def apply(self, overrides: dict[str, str]) -> None:
        """Let these hold, and the environment for the rest. One that does not fit this process is left out."""
        if overrides == self._overrides:
            return
        self._overrides = overrides
        wanted = replace(self.environment)
        for name, text in overrides.items():
            try:
                wanted = changed(wanted, name, text)
            except (BadConfig, Refused) as problem:
                logger.error("a setting is left as it was: %s", problem)
        for name, each in _FIELDS.items():
            if each.metadata["fixed"] is None:
                setattr(self.config, name, getattr(wanted, name))
        self._on_change()

    def signs(self) -> list[SettingSign]:
        """All settings."""
        return [_sign(name, self.environment, self.config, self._overrides) for name in _FIELDS]


def signs_of(environment: Config, overrides: dict[str, str]) -> list[SettingSign]:
    """All settings, as they are where this is the environment."""
    holding = environment
    for name, value in overrides.items():
        with suppress(BadConfig, Refused):
            holding = changed(holding, name, value)
    return [_sign(name, environment, holding, overrides) for name in _FIELDS]


def _sign(name: str, environment: Config, holding: Config, overrides: dict[str, str]) -> SettingSign:
    """A setting as operators see it."""
    each = _FIELDS[name]
    fixed, given = each.metadata["fixed"], getattr(environment, name)
    secret = fixed == "secret"
    return SettingSign(
        name,
        each.metadata["about"],
        _KINDS[type(each.default)],
        "" if secret else written(getattr(holding, name)),
        written(each.default),
        None if secret or given == each.default else written(given),
        overrides.get(name),
        fixed,
    )


def changed(config: Config, name: str, text: str) -> Config:
    """A config with another value of a setting. Raises Refused or BadConfig if that is impossible."""
    if name not in _FIELDS:
        raise Refused("unknown-path", unknown("setting", name, _FIELDS))
    if (fixed := _FIELDS[name].metadata["fixed"]) is not None:
        raise Refused("not-allowed", f"{name} cannot be changed while the server runs: {FIXED[fixed]}")
    if not text.isprintable():
        raise Refused("bad-message", f"{name} holds characters that cannot be read")
    new = replace(config, **{name: read_value(name, text)})
    new.check()
    return new


async def overrides_in(connection: AsyncConnection) -> dict[str, str]:
    """What operators have set, by the name of the setting."""
    columns = schema.overrides.c
    query = select(columns.name, columns.value).order_by(columns.name)
    return {row.name: row.value for row in (await connection.execute(query)).all()}


async def set_override(
    storage: Storage, connection: AsyncConnection, by: By, config: Config, name: str, text: str
) -> None:
    """Set a setting for all processes. Raises Refused if it cannot have this value."""
    try:
        value = written(getattr(changed(config, name, text), name))
    except BadConfig as problem:
        raise Refused("bad-setting", str(problem)) from None
    await storage.put(connection, schema.overrides, {"name": name, "value": value})
    await note_change(storage, connection, by, "set", f"{name} = {value}")


async def reset(storage: Storage, connection: AsyncConnection, by: By, name: str) -> None:
    """Let a setting be again what the environment says."""
    gone = delete(schema.overrides).where(schema.overrides.c.name == name)
    if name not in _FIELDS or not (await connection.execute(gone)).rowcount:
        raise Refused("unknown-path", f"nobody has set {name[:40]}")
    await note_change(storage, connection, by, "reset", name)


def written(value: object) -> str:
    """A value as it is written into the environment."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)
