"""The messages about the daily deal: a part of :mod:`realmwright.protocol`, of which only pages have to know."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from realmwright.protocol import ClientStruct, ServerStruct

DailyState = Literal["new", "playing", "finished", "given-up", "late", "missed"]


class DailyResult(ServerStruct, frozen=True):
    """How somebody's own game of a day ended, and where that stands."""

    lead: int
    """Points ahead of the bot, or behind it if negative."""
    points: int
    won: bool
    rank: int
    of: int
    """So many people have a result."""
    better: int | None = None
    """Of the others, so many in a hundred did worse, rounded down; none if there are no others."""


class DailyLine(ServerStruct, frozen=True):
    """A line of the table of a day."""

    rank: int
    name: str
    lead: int
    points: int
    won: bool
    guest: bool = False
    """Whether it is somebody without an account."""
    yours: bool = False
    table: str | None = None
    """Where it was played, once everybody may look at it."""


class StreakSign(ServerStruct, frozen=True):
    """Days in a row on which somebody has finished the deal."""

    now: int
    """Up to today, or to yesterday as long as today's can still be played."""
    best: int
    days: int
    """All days, in a row or not."""


class DailySign(ServerStruct, frozen=True):
    """The deal of a day, what the reader has made of it, and what the others have."""

    date: str
    game: str
    options: dict[str, Any]
    bot: str
    begins: bool
    """Whether the person begins, and not the bot."""
    commitment: str
    """The salted hash of the secret of the dice, which every table of this deal shows."""
    state: DailyState
    """What the reader has made of it: `late` is a game that was not over in time, and `missed` none at all."""
    left: float
    """Seconds in which it can still be begun."""
    closes: float
    """Seconds until its games do not count any more, and until its link is published."""
    played: int
    """So many people have a result. Who they are is told to those who have one, and to everybody in the end."""
    table: str | None = None
    """The reader's own."""
    result: DailyResult | None = None
    lines: list[DailyLine] = field(default_factory=list)
    """The best, and the reader if they are not among them."""
    given_up: int = 0
    streak: StreakSign | None = None
    link: str | None = None
    """The link of the chain that the dice come from, once it is published."""


class DailyDay(ServerStruct, frozen=True):
    """A past day in a list."""

    date: str
    game: str
    bot: str
    played: int
    state: DailyState
    lead: int | None = None
    won: bool = False


class DailyDays(ServerStruct, frozen=True):
    """Past days, the latest first."""

    days: list[DailyDay]
    more: str | None = None
    """The `before` of the next page, if there is one."""


class ChainKey(ClientStruct, frozen=True):
    """What lets a server follow the chain of another."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class ChainSign(ServerStruct, frozen=True):
    """The chain that the dice of all days come from, as far as it is published."""

    first: str
    """The date of the anchor."""
    anchor: str
    date: str
    """The last day whose link is published."""
    link: str
    """Its link. The SHA-256 hash of a link is that of the day before."""
    today: str | None = None
    today_link: str | None = None
    """The link of today, for servers that follow the chain."""
