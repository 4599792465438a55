"""What a table writes down about itself: plain values, from which it goes on without reading its whole log again.

These forms are stored, so a later release may add fields with defaults, and never changes or removes any.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from realmwright.protocol import Outcome, Settings
from realmwright.server.storage.entries import ENCODER, Seat


class Step(Struct, array_like=True, gc=False):
    """One action that was played and not taken back."""

    action: str
    seat: int
    secrets: int
    """How much hidden information had come out before it."""
    bot: bool = False
    silent: bool = False
    """Whether it led to no event: then it is only the beginning of a deed."""
    private: bool = False
    """Whether nobody but the seat may know that it was played."""


class Takeback(Struct):
    """A takeback that somebody asked for."""

    seat: int
    to: int
    asked: int
    agreed: list[int]


class Sheet(Struct):
    """Everything about a table that is not the position of the game, as plain values: it is stored as a snapshot."""

    id: str
    settings: Settings
    rules: int
    seats: list[Seat]
    secret: str
    salt: str
    commitment: str
    host: str | None
    opened: float
    changed: float
    number: int = 0
    at: int = 0
    phase: Literal["open", "playing", "over", "closed"] = "open"
    steps: list[Step] = []
    takeback: Takeback | None = None
    banks: list[float] = []
    """Seconds that each seat has left for the whole game, at the moment ``since``."""
    unseen: list[float] = []
    """Seconds that each seat has spent on choices of which the others do not know."""
    since: float = 0.0
    turn_since: float = 0.0
    """When the clock of this turn began, as if the server had always been there."""
    turned: float = 0.0
    """When the choice came to the seat that has it, or the game ended."""
    outcome: Outcome | None = None
    rematch: str | None = None


class Snapshot(Struct):
    """A table at one moment; it can be made again from the log at any time."""

    sheet: Sheet
    state: dict[str, Any] | None


_decoder: Final = msgspec.json.Decoder(Snapshot)


def write_snapshot(snapshot: Snapshot) -> str:
    """The snapshot as it is stored."""
    return ENCODER.encode(snapshot).decode()


def read_snapshot(text: str) -> Snapshot:
    """The snapshot that was stored."""
    return _decoder.decode(text)
