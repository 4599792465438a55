"""The messages about planned turns: a part of :mod:`realmwright.protocol`."""

from typing import Annotated, Final

from msgspec import Meta

from realmwright.protocol import At, ClientStruct, Notation, SeatNumber, ServerStruct, Words
from realmwright.study_protocol import LONGEST

MOST_TURNS: Final = 3
"""The most turns of a plan: what to play, and what instead if that is not possible."""


class NewPlan(ClientStruct, frozen=True):
    """A turn to be played when it comes, if it is legal then, and if no turn that was planned before is."""

    seat: SeatNumber
    at: At
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=LONGEST)]
    """What was played in a study that begins with a plan: the turns of the others as they may be, and then the own."""


class PlannedTurn(ServerStruct, frozen=True):
    """A turn that was decided before it came."""

    actions: list[str]
    deeds: list[Words]
    """What the actions do, for words."""


class PlanSign(ServerStruct, frozen=True):
    """What a person has planned for a seat. Nobody else is told."""

    seat: int | None
    """None where the reader has no seat."""
    allowed: bool
    """Whether a turn can be planned now; not if there are as many as there may be."""
    turns: list[PlannedTurn]
    """The first of these that is legal when the turn comes is played."""
    dropped: bool = False
    """Whether none was legal when the turn came, so that the plan came to nothing."""
