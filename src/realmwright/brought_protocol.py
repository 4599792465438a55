"""The messages about games that are brought from elsewhere: a part of :mod:`realmwright.protocol`.

What travels is a record (``realmwright.record``). That of a game under way has a part ``table``, a :class:`TakenTable`.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from realmwright.protocol import ClientStruct, Clock, Colour, Key, Name, ServerStruct

LONGEST: Final = 400_000
"""The most bytes that a request may have which brings a game: some ten times as many as most need."""


class TakenSeat(ClientStruct, frozen=True):
    """Who sat at a seat: whoever has taken the table along, somebody at their screen, or a bot."""

    kind: Literal["me", "guest", "bot"]
    name: Name | None = None
    colour: Colour | None = None
    bot: Key | None = None


class TakenTable(ClientStruct, frozen=True):
    """What a record says of the table that its game was taken from. The fields are those of ``Settings``."""

    seats: Annotated[list[TakenSeat], Meta(min_length=1, max_length=10)]
    title: Annotated[str, Meta(max_length=80)] = ""
    clock: Clock = Clock()
    stand_in: Key | None = None
    undo: bool = True
    takebacks: bool = True
    hints: Key | None = None
    scores: bool = True


class Bring(ClientStruct, frozen=True):
    """A game that somebody brings: a record, as it is in its file."""

    record: Annotated[str, Meta(min_length=1)]


class BroughtSign(ServerStruct, frozen=True):
    """Where a game is that was brought."""

    table: str
    over: bool
    """Whether it was played to its end: then there is a replay of it."""
    known: bool = False
    """Whether the same file was brought before."""
    replaced: list[int] = field(default_factory=list)
    """The seats of bots that this server does not have: another one plays there."""
