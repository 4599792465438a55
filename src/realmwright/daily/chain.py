"""The chain of hashes that the dice of all days come from.

Each day has a link of 32 bytes, and the link of the day before is its SHA-256 hash. So whoever knows the link of a day
can compute all earlier ones and check that they belong together, and nobody can compute a later one.
"""

import hashlib
import hmac
from datetime import date, timedelta
from typing import Final

from realmwright.dice import SALT_BYTES, SECRET_BYTES
from realmwright.game import RealmwrightError

FIRST: Final = date(2026, 1, 1)
"""Day 0, whose link is the anchor of a chain. All days are those of UTC."""
LENGTH: Final = 36_525
"""So many days, which is a hundred years, a chain has."""
DAY: Final = 86_400
GRACE: Final = 3 * 3600
"""Seconds after the end of a day in which games that were begun on it still count. Only then its link is published."""
FIRST_SECOND: Final = 1_767_225_600
"""The beginning of day 0, in Unix seconds."""


class BadChain(RealmwrightError):
    """A link that is none, or that does not belong to the chain."""


def day_at(now: float) -> int:
    """The day at a moment in Unix seconds.

    >>> day_at(FIRST_SECOND), day_at(FIRST_SECOND + 86_399), day_at(FIRST_SECOND + 86_400)
    (0, 0, 1)
    """
    return min(max(0, int(now - FIRST_SECOND) // DAY), LENGTH - 1)


def ends(day: int) -> float:
    """When a day is over and its deal cannot be begun any more, in Unix seconds."""
    return float(FIRST_SECOND + (day + 1) * DAY)


def closes(day: int) -> float:
    """When its games do not count any more, and its link may be known to everybody."""
    return ends(day) + GRACE


def last_closed(now: float) -> int:
    """The last day whose link may be known to everybody; the anchor always may.

    >>> last_closed(FIRST_SECOND + 2 * DAY), last_closed(FIRST_SECOND + 2 * DAY + GRACE)
    (0, 1)
    """
    return max(0, day_at(now - GRACE) - 1)


def date_of(day: int) -> str:
    """The date of a day.

    >>> date_of(0), date_of(31)
    ('2026-01-01', '2026-02-01')
    """
    return (FIRST + timedelta(days=day)).isoformat()


def day_of(text: str) -> int:
    """The day of a date; raises BadChain if it is none, or one that no chain has.

    >>> day_of("2026-02-01")
    31
    """
    try:
        found = date.fromisoformat(text)
    except ValueError:
        raise BadChain(f"a date is written like {FIRST.isoformat()}, not {text[:40]!r}") from None
    day = (found - FIRST).days
    if found.isoformat() != text or not 0 <= day < LENGTH:
        raise BadChain(f"dates are from {date_of(0)} to {date_of(LENGTH - 1)}, not {text[:40]!r}")
    return day


def earlier(link: bytes, days: int) -> bytes:
    """The link of so many days before.

    >>> earlier(bytes(32), 1).hex()[:16]
    '66687aadf862bd77'
    """
    for _ in range(days):
        link = hashlib.sha256(link).digest()
    return link


def link_of(seed: bytes, day: int) -> bytes:
    """The link of a day in the chain of a seed, which nobody else knows."""
    return earlier(seed, LENGTH - day)


def check_link(link: bytes, day: int, known: bytes, known_day: int) -> None:
    """Raise BadChain unless a link leads to that of an earlier day which is known, or is the same."""
    if day < known_day:
        raise BadChain(f"the link of {date_of(day)} says nothing about that of {date_of(known_day)}, which is later")
    if not hmac.compare_digest(earlier(link, day - known_day), known):
        raise BadChain(f"this link of {date_of(day)} does not lead to the known one of {date_of(known_day)}")


def read_link(text: str) -> bytes:
    """A link from its hexadecimal digits."""
    try:
        link = bytes.fromhex(text)
    except ValueError:
        link = b""
    if len(link) != SECRET_BYTES:
        raise BadChain(f"a link has {SECRET_BYTES} bytes as hexadecimal digits, not {text[:80]!r}")
    return link


def dice_secret(link: bytes) -> bytes:
    """The secret of the dice of a day. It does not tell the link, so who has played a game knows no more than that."""
    return hmac.digest(link, b"realmwright daily dice", "sha256")


def dice_salt(link: bytes) -> bytes:
    """The salt of the commitment to them, which therefore is the same at all tables of a day."""
    return hmac.digest(link, b"realmwright daily salt", "sha256")[:SALT_BYTES]
