"""The messages about exercises made of one's own mistakes: a part of :mod:`realmwright.protocol`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from realmwright.protocol import ClientStruct, Notation, ServerStruct
from realmwright.study_protocol import LONGEST, LineSign, LineVerdict


class Exercise(ServerStruct, frozen=True):
    """A mistake of one's own: the position before it, in which a better line is to be found."""

    id: str
    game: str
    table: str
    at: int
    """So many actions of that game were played before."""
    seat: int
    cost: float
    """Chances of winning that the mistake cost."""
    tags: list[str]
    created: float
    due: float
    """When it comes back, in Unix seconds."""
    answers: int
    """How often it was answered when it was due."""
    known: bool
    """Whether it comes back no more."""


class ExerciseList(ServerStruct, frozen=True):
    """The exercises of a person: those that are due, and how many others there are."""

    due: list[Exercise]
    """Those that have waited longest first; of many only the first."""
    waiting: int
    """How many are due in all."""
    later: int
    """How many come back later."""
    known: int
    next: float | None = None
    """When the first of the later ones comes back, in Unix seconds."""


class ExerciseAnswer(ClientStruct, frozen=True):
    """An answer to an exercise: a whole decision, or nothing from somebody who gives up and wants to see the best."""

    actions: Annotated[list[Notation], Meta(max_length=LONGEST)] = field(default_factory=list)
    helped: bool = False
    """Whether a hint was asked for."""


class ExerciseResult(ServerStruct, frozen=True):
    """What an answer is worth, and what comes of it."""

    exercise: Exercise
    """As it is now."""
    found: bool
    """Whether the answer is as good as the best line."""
    counted: bool
    """Whether it changed when the exercise comes back: practice in between does not."""
    played: LineSign
    """The mistake that was made in the game."""
    best: LineSign
    verdict: LineVerdict | None = None
    """How good the answer is; nothing where somebody gives up."""
    next: Exercise | None = None
    """Another exercise that is due."""


class Example(ServerStruct, frozen=True):
    """A decision in a finished game."""

    table: str
    at: int
    cost: float


class Tendency(ServerStruct, frozen=True):
    """Something that somebody loses by."""

    tag: str
    times: int
    lost: float
    """Chances of winning that these decisions cost, in all."""
    examples: list[Example]
    """The costliest first."""
    trend: Literal["less", "same", "more"] | None = None
    """What the newer half of the games lost by it, compared with the older; nothing while there are few games."""


class GameTendencies(ServerStruct, frozen=True):
    """What somebody loses by in a game, from the reviews of their last games."""

    game: str
    games: int
    """How many games these are."""
    errors: int
    lost: float
    """Chances of winning that all errors cost, in all."""
    tendencies: list[Tendency]
    """The costliest first."""


class TendencyList(ServerStruct, frozen=True):
    """What somebody loses by, game by game."""

    games: list[GameTendencies]
