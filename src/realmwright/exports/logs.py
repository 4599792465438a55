"""Logs in plain text, in the form that the tools of a game's community read. Not every game has one."""

from collections.abc import Sequence
from typing import Final, Protocol

from realmwright.game import RealmwrightError, Registry
from realmwright.record import Record


class LogWriter(Protocol):
    """Writes the log of one game."""

    def __call__(self, record: Record, names: Sequence[str], /) -> str: ...


logs: Final[Registry[LogWriter]] = Registry("realmwright.logs", "log")
"""What writes the log of a game, by the name of the game (group ``realmwright.logs``)."""


def log_of(record: Record, names: Sequence[str]) -> str:
    """The log of a recorded game. Raises RealmwrightError if the game has none, BadRecord if it cannot be replayed."""
    game = record.game.name
    if game not in logs:
        raise RealmwrightError(f"{game} has no log in plain text; these games have one: {', '.join(logs) or 'none'}")
    return logs[game](record, names)
