"""The messages about finding somebody to play with: a part of :mod:`realmwright.protocol`, for pages."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta

from realmwright.protocol import (
    ClientStruct,
    Clock,
    EntryNumber,
    Key,
    Login,
    RatingSign,
    SeatNumber,
    ServerStruct,
    TableId,
)

Speed: TypeAlias = Literal["quick", "calm", "days"]
"""Ten minutes for everybody, half an hour, or three days a turn."""
RatedWish: TypeAlias = Literal["rated", "friendly", "either"]
"""Whether the game shall be rated, shall not be, or may be."""


class SearchWish(ClientStruct, frozen=True):
    """What somebody wants to play, and with whom."""

    game: Key
    speed: Speed
    players: Annotated[int, Meta(ge=2, le=10)] = 2
    rated: RatedWish = "friendly"
    near: bool = False
    """Whether only people may come whose rating is within 200 points of one's own."""


class FoundSign(ServerStruct, frozen=True):
    """People who can play together, if all of them are there."""

    table: str
    """What their table will be called."""
    names: list[str]
    """The others."""
    ratings: list[RatingSign]
    """How strong they are, in the same order."""
    rated: bool
    ready: bool
    """Whether the reader has said that they are there."""
    left: float
    """Seconds until those who have not said so are left out, when this was sent."""


class SearchSign(ServerStruct, frozen=True):
    """What the reader is looking for."""

    wish: SearchWish
    seconds: float
    """For how long, when this was sent."""
    rating: RatingSign
    reach: int
    """How far somebody's rating may be from the reader's by now, give or take what is not certain."""
    widening: int
    """By how much that grows in a second."""
    found: FoundSign | None = None
    bot: str | None = None
    """The bot that is about as strong as the reader."""


class SearchState(ServerStruct, frozen=True):
    """Whether the reader is looking for somebody to play with."""

    search: SearchSign | None = None


class Ready(ClientStruct, frozen=True):
    """Says that one is there to play with those who were found."""

    table: TableId


class OpenTableSign(ServerStruct, frozen=True):
    """A table that looks for players."""

    id: str
    game: str
    title: str
    names: list[str | None]
    clock: Clock
    options: dict[str, Any]
    rated: bool
    slow: bool
    """Whether it is played over days."""
    created: float
    rating: RatingSign | None = None
    """The rating of the host in games like this, if it is one to be rated."""
    gap: int | None = None
    """How far that is from the reader's."""


class SearchCount(ServerStruct, frozen=True):
    """How many people look for the same."""

    wish: SearchWish
    count: int


class Lobby(ServerStruct, frozen=True):
    """Who is looking for somebody to play with: open tables, the latest first, and searches."""

    tables: list[OpenTableSign]
    searches: list[SearchCount]


# Challenges


class NewChallenge(ClientStruct, frozen=True):
    """Asks somebody for a game. They are somebody with an account, whom one follows, or whom one meets at a table."""

    game: Key
    speed: Speed
    rated: bool = False
    login: Login | None = None
    followed: TableId | None = None
    """What the reader follows them by."""
    table: TableId | None = None
    seat: SeatNumber | None = None
    entry: EntryNumber | None = None


class Accepted(ServerStruct, frozen=True):
    """The table of a challenge that was accepted."""

    table: str


class ChallengeSign(ServerStruct, frozen=True):
    """A challenge that has not been answered."""

    id: str
    name: str
    """Who has sent it, or whom the reader has sent it to."""
    mine: bool
    """Whether the reader has sent it."""
    table: str
    """Where the game will be played."""
    game: str
    speed: Speed
    rated: bool
    left: float
    """Seconds until it expires, when this was sent."""
    rating: RatingSign | None = None
    """How strong they are in games like this."""
