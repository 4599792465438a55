"""Errors lately: the warnings and errors in the log of a process, as operators see them."""

import logging
import re
from collections import OrderedDict
from typing import Final, Literal

from realmwright.operator_protocol import ErrorSign
from realmwright.server.operations.logs import SECRETS

MOST: Final = 10
LONGEST: Final = 200
_DETAILS: Final = re.compile(r"(?<=table )[\w-]{6}\b|\b\d+(?:\.\d+)*\b")
"""What makes one message many: the short ids of tables, and numbers."""


class RecentErrors(logging.Handler):
    """Keeps the latest warnings and errors, each once."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self._found: OrderedDict[tuple[str, str], ErrorSign] = OrderedDict()

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith("realmwright"):
            return
        message = _DETAILS.sub("…", SECRETS.sub("…", record.getMessage()))[:LONGEST]
        if record.exc_info and record.exc_info[0] is not None:
            message = f"{message} ({record.exc_info[0].__name__})"
        key = (record.name, message)
        count = self._found.pop(key).count if key in self._found else 0
        level: Literal["error", "warning"] = "error" if record.levelno >= logging.ERROR else "warning"
        self._found[key] = ErrorSign(record.created, level, record.name, message, count + 1)
        while len(self._found) > MOST:
            self._found.popitem(last=False)

    def signs(self) -> list[ErrorSign]:
        """The latest first."""
        return list(reversed(self._found.values()))
