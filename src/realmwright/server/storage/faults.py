"""What is wrong with a database: the causes of its errors, each logged once and not for every request."""

import logging
import re
import sqlite3
import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from realmwright.game import RealmwrightError

Cause: TypeAlias = Literal["damaged", "full", "unreadable", "silent"]

MEANINGS: Final[dict[Cause, str]] = {
    "damaged": "the database is damaged",
    "full": "the disk is full",
    "unreadable": "the disk fails, or the database may not be written",
    "silent": "the database does not answer",
}
WELL_SECONDS: Final = 60.0
"""How long no error may have come before a database that can be written counts as well again."""
_SQLITE: Final[dict[int, Cause]] = {
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "unreadable",
    sqlite3.SQLITE_READONLY: "unreadable",
    sqlite3.SQLITE_CANTOPEN: "unreadable",
}
_POSTGRES: Final[dict[str, Cause]] = {
    "XX001": "damaged",
    "XX002": "damaged",
    "53100": "full",
    "58030": "unreadable",
    "25006": "unreadable",
}
_TABLE: Final = re.compile(r'\b(?:INTO|UPDATE|FROM|TABLE)\s+"?([a-z_]+)', re.IGNORECASE)

logger = logging.getLogger("realmwright.storage")


class StorageFault(RealmwrightError):
    """The database cannot be used. What was not acknowledged may or may not have been written."""


class Fault(NamedTuple):
    """Why a database failed, and at which of its tables, as far as that is known."""

    cause: Cause
    table: str

    def __str__(self) -> str:
        return MEANINGS[self.cause] + (f", at table {self.table}" if self.table else "")


class FaultLog:
    """The faults of a database that are not over. Each is logged when it begins, and when all are over."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._latest: dict[Fault, float] = {}

    @property
    def damaged(self) -> Fault | None:
        """The first damage that was found. It does not go away by itself."""
        return next((fault for fault in self._latest if fault.cause == "damaged"), None)

    def note(self, problem: BaseException) -> None:
        """An operation has failed."""
        self.add(fault_of(problem), reason(problem))

    def add(self, fault: Fault, why: str) -> None:
        """Something is wrong."""
        if fault not in self._latest:
            logger.error("%s: %s", fault, why)
        self._latest[fault] = self._clock()

    def note_success(self) -> None:
        """Something has been written."""
        passing = {fault: seen for fault, seen in self._latest.items() if fault.cause != "damaged"}
        if passing and self._clock() - max(passing.values()) >= WELL_SECONDS:
            for fault in passing:
                del self._latest[fault]
            logger.info("the database can be written again")


def fault_of(problem: BaseException) -> Fault:
    """The cause of an error, and the table of the statement that failed."""
    original = getattr(problem, "orig", None) or problem
    cause: Cause = "silent"
    code = getattr(original, "sqlite_errorcode", None)
    if isinstance(code, int):
        # The lowest byte is the error, what is above it the details.
        cause = _SQLITE.get(code & 0xFF, cause)
    state = getattr(original, "sqlstate", None)
    if isinstance(state, str):
        cause = _POSTGRES.get(state, cause)
    found = _TABLE.search(getattr(problem, "statement", None) or "")
    return Fault(cause, found[1].lower() if found and cause != "silent" else "")


def reason(problem: BaseException) -> str:
    """Why a database failed, without statements, values or addresses, which may be secret."""
    original = getattr(problem, "orig", None) or problem
    return f"{type(original).__name__}: {str(original).splitlines()[0] if str(original) else ''}"[:200]
