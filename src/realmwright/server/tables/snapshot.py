"""The stored forms of a table: plain values from which it can go on without reading its whole log.

They are stored, so a later release may add fields with defaults, but never changes or removes any.
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
    """How often hidden information had been revealed before it."""
    bot: bool = False
    silent: bool = False
    """Whether it caused no event: then it is only the first part of a move."""
    private: bool = False
    """Whether only the seat itself may know that it was played."""
    timed: bool = False
    """Whether the choice was open for a certain time only. That time is over, so it cannot be undone."""


class Takeback(Struct):
    """A takeback that a seat has asked for."""

    seat: int
    to: int
    asked: int
    agreed: list[int]


class TableData(Struct):
    """Everything about a table except the position of the game, as plain values."""

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
    """Seconds that each seat has left for the whole game, as of ``since``."""
    unseen: list[float] = []
    """Seconds that each seat has spent on choices that are hidden from the others."""
    since: float = 0.0
    turn_since: float = 0.0
    """When the clock of this turn started; outages are taken out."""
    turned: float = 0.0
    """When the seat to move got its turn, or the game ended."""
    asked: float = 0.0
    """When the window of the present choice opened, if it has one; outages are taken out."""
    outcome: Outcome | None = None
    rematch: str | None = None
    muted: list[str] = []
    """The people whom the host keeps from chatting."""
    removed: list[str] = []
    """The people whom the host has sent away."""
    daily: str | None = None
    """The date whose deal this is, if it is one."""
    rated: int | None = None
    """Which one of its pool's rated games this was, once it is rated."""
    tournament: str | None = None
    """The tournament that this is a game of."""
    brought: int | None = None
    """How many actions were played elsewhere, if the game was brought here. Such a game never counts for anything."""
    told: dict[str, list[int]] = {}
    """What the dice had said by then."""
    stopped: float | None = None
    """Since when the clocks stand for maintenance, if they do."""


class Snapshot(Struct):
    """A table at one moment. It can be made from the log again at any time."""

    data: TableData = msgspec.field(name="sheet")
    state: dict[str, Any] | None


_decoder: Final = msgspec.json.Decoder(Snapshot)


def write_snapshot(snapshot: Snapshot) -> str:
    """The snapshot as it is stored."""
    return ENCODER.encode(snapshot).decode()


def read_snapshot(text: str) -> Snapshot:
    """The snapshot that was stored."""
    return _decoder.decode(text)
