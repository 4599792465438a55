"""The entries of a tournament's log: everything that happened in it, in order.

The log is the source of truth; :mod:`realmwright.server.tournaments.tournament` computes the tournament from it. These
forms are stored, so a later release may add kinds, and fields with defaults, but never changes or removes any. People
are in it by their ids only.
"""

from typing import Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from realmwright.tournament_protocol import NewTournament


class Body(Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """The content of an entry."""


class Announced(Body, tag="announced", frozen=True):
    """Somebody announced it, or it is the next season of a league."""

    settings: NewTournament
    previous: str | None = None
    season: int = 1
    entered: list[str] = []
    """Who takes part from the last season, in the order for the divisions of this one."""


class Entered(Body, tag="entered", frozen=True):
    """Somebody takes part, or again."""

    person: str
    rating: int | None = None


class Left(Body, tag="left", frozen=True):
    """Somebody takes part no longer, or the host has excluded them."""

    person: str
    excluded: bool = False


class Passed(Body, tag="passed", frozen=True):
    """An account takes the place of the guest that it has claimed."""

    giver: str
    person: str


class Begun(Body, tag="begun", frozen=True):
    """It has begun."""

    divisions: list[list[str]]
    """Everybody in the order of their first ranking; only a league has more than one division."""
    rounds: int | None = None
    """None for an arena."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """A game that is to be played, or a bye, or what is decided without a game."""

    players: list[str]
    """By their seats."""
    table: str | None = None
    """The id of the table, which is opened after this is written. None: ``points`` says what it came to."""
    points: list[int] = []
    forfeited: list[int] = []
    """The seats of those who have lost by not being there."""
    division: int = 0


class Paired(Body, tag="paired", frozen=True):
    """Games were paired: a round, games of one that must be played again, or the next ones of an arena."""

    round: int
    games: list[Pairing]


class Finished(Body, tag="finished", frozen=True):
    """A game is over."""

    table: str
    points: list[int]
    """By seats, in halves of a point."""
    forfeited: list[int] = []
    """The seats of those who never moved."""


class Paused(Body, tag="paused", frozen=True):
    """No game begins until it goes on."""


class Resumed(Body, tag="resumed", frozen=True):
    """It goes on."""


class Ended(Body, tag="ended", frozen=True):
    """It is over, and these are the final places of each division."""

    places: list[list[tuple[str, int]]]
    next: str | None = None
    """The next season of a league."""


class Cancelled(Body, tag="cancelled", frozen=True):
    """It did not take place."""


AnyBody: TypeAlias = (
    Announced | Entered | Left | Passed | Begun | Paired | Finished | Paused | Resumed | Ended | Cancelled
)


class Entry(NamedTuple):
    """A line of a tournament's log."""

    tournament: str
    number: int
    time: float
    body: AnyBody
    person: str | None = None
    """Who did it; None for what the server did."""


_encoder: Final = msgspec.json.Encoder()
_decoder: Final[msgspec.json.Decoder[AnyBody]] = msgspec.json.Decoder(AnyBody)


def write_body(body: AnyBody) -> str:
    """The body as it is stored."""
    return _encoder.encode(body).decode()


def read_body(text: str) -> AnyBody:
    """The body that was stored."""
    return _decoder.decode(text)


def redacted(body: AnyBody) -> AnyBody:
    """The body without what its author has written."""
    if isinstance(body, Announced):
        return msgspec.structs.replace(body, settings=msgspec.structs.replace(body.settings, title="-", about=""))
    return body
