"""What a notice says: one thing that happened at a table, or several together."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from realmwright.server.notices.words import LONGEST_GAME, MOST_WINNERS, harmless_name, one_line, say

Kind: TypeAlias = Literal["turn", "over", "round", "challenge", "rematch", "report"]
MOST: Final = 10
"""How many things one notice tells one by one."""
ZONES: Final = 1000
"""How many time zones are kept in memory: people name them, and there are some hundreds."""
_ONE: Final[dict[str, str]] = {
    "turn": "turn-subject",
    "over": "over-subject",
    "round": "round-subject",
    "challenge": "challenge-subject",
    "rematch": "rematch-subject",
    "report": "report-subject",
}
_SEVERAL: Final[dict[str, str]] = {
    "turn": "turns-subject",
    "over": "overs-subject",
    "round": "rounds-subject",
    "challenge": "challenges-subject",
    "rematch": "rematches-subject",
    "report": "reports-subject",
}


class News(NamedTuple):
    """One thing that happened at a table."""

    kind: Kind
    table: str
    game: str
    """The title of the table, or the name of its game."""
    url: str | None = None
    """The link that goes straight to what waits; None if nobody has said where the server is."""
    due: str | None = None
    """Until when the reader has to play, or to answer, as they read it."""
    winners: Sequence[str] = ()
    who: str = ""
    """Who has sent a challenge, or plays again."""
    path: str = "/"
    """Where on the page that is."""


def headline(language: str, news: Sequence[News]) -> str:
    """Everything in one short line."""
    if len(news) == 1:
        names = {"game": harmless_name(news[0].game, LONGEST_GAME), "who": harmless_name(news[0].who)}
        return say(language, _ONE[news[0].kind], **names)
    kinds = {item.kind for item in news}
    return say(language, _SEVERAL[kinds.pop()] if len(kinds) == 1 else "news-subject", count=len(news))


def details(language: str, item: News) -> str:
    """What there is to say beyond the headline; may be empty."""
    if item.kind == "over":
        winners = ", ".join(harmless_name(winner) for winner in item.winners[:MOST_WINNERS])
        return say(language, "winners", winners=winners, count=len(item.winners))
    by = "answer-by" if item.kind == "challenge" else "due"
    return say(language, by, due=one_line(item.due)) if item.due is not None else ""


def sentence(language: str, item: News) -> str:
    """One thing among several."""
    more = details(language, item)
    return f"{headline(language, [item])}. {more}".rstrip()


def more_of(language: str, news: Sequence[News]) -> str | None:
    """That there is more than what is told one by one; None if there is not."""
    left = len(news) - MOST
    return say(language, "more", count=left) if left > 0 else None


# Time


@lru_cache(ZONES)
def time_zone(name: str | None) -> ZoneInfo:
    """The time zone with this name; UTC if there is none."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def known_zone(name: str) -> bool:
    """Whether there is a time zone with this name."""
    return str(time_zone(name)) == name


def local_time(moment: float, zone: str | None) -> str:
    """A moment as somebody in a time zone reads it.

    >>> local_time(1_790_000_000, "Europe/Amsterdam")
    '2026-09-21 16:13 CEST'
    """
    return f"{datetime.fromtimestamp(moment, time_zone(zone)):%Y-%m-%d %H:%M %Z}"


def quiet_until(moment: float, start: int | None, end: int | None, zone: str | None) -> float | None:
    """When the quiet hours end that a moment lies in, if it does; they are from and to a minute of the day.

    >>> midnight = datetime(2026, 1, 1, tzinfo=time_zone("Europe/Berlin")).timestamp()
    >>> ends = [quiet_until(midnight + hour * 3600, 22 * 60, 7 * 60, "Europe/Berlin") for hour in (0, 6, 7, 21.9, 22)]
    >>> [end and (end - midnight) / 3600 for end in ends]
    [7.0, 7.0, None, None, 31.0]
    """
    if start is None or end is None or start == end:
        return None
    local = datetime.fromtimestamp(moment, time_zone(zone))
    minute = local.hour * 60 + local.minute
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    ends = local.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    # Wall clocks are added up: a night may have an hour more or less.
    return (ends if minute < end else ends + timedelta(days=1)).timestamp()
