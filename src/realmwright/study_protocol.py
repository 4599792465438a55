"""The messages about studies, in which somebody tries things from a position: a part of :mod:`realmwright.protocol`."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, field

from realmwright.protocol import At, ClientStruct, Key, News, Notation, Position, SeatNumber, ServerStruct, Words

LONGEST: Final = 500
"""The most actions of a study, from its beginning to where one is."""


class GameBeginning(ClientStruct, tag="table", tag_field="kind", frozen=True):
    """A study begins in a finished game, after so many of its actions."""

    table: Annotated[str, Meta(max_length=22)]
    at: Annotated[int, Meta(ge=0, le=100_000)] = 0


class DumpBeginning(ClientStruct, tag="dump", tag_field="kind", frozen=True):
    """A study begins in a position that somebody has, or has made up."""

    game: Key
    dump: dict[str, Any]


class PuzzleBeginning(ClientStruct, tag="puzzle", tag_field="kind", frozen=True):
    """A study begins in the position of a puzzle."""

    game: Key
    puzzle: Annotated[str, Meta(max_length=40)]


class PlanBeginning(ClientStruct, tag="plan", tag_field="kind", frozen=True):
    """A plan begins where a game that is under way stands, as one of the reader's seats imagines it."""

    table: Annotated[str, Meta(max_length=22)]
    seat: SeatNumber
    at: At


Beginning: TypeAlias = GameBeginning | DumpBeginning | PuzzleBeginning | PlanBeginning


class Study(ClientStruct, frozen=True):
    """What was played since a beginning. Servers keep nothing of a study, so each message has all of it."""

    beginning: Beginning
    actions: Annotated[list[Notation], Meta(max_length=LONGEST)] = field(default_factory=list)
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    """The seat that one plays, and whose eyes one looks with; none: whichever is to move."""
    action: Notation | None = None
    """The action that is asked about, for a preview."""
    bot: Key | None = None
    """Who plays for the others, where they are asked."""
    effort: Annotated[float, Meta(ge=0.01, le=10)] = 1.0
    """How thorough the search for good lines is, as a share of the usual."""


class LineSign(ServerStruct, frozen=True):
    """Some actions, one after another."""

    actions: list[str]
    deeds: list[Words]
    """What they do, for words."""
    earned: dict[str, int]
    """Points by source that they bring at once to whoever plays them."""


class StudySign(ServerStruct, frozen=True):
    """What the actions of a study lead to."""

    position: Position
    news: list[News]
    """One for each action."""
    deeds: list[Words]
    """What each action does, for words."""
    decision: tuple[int, int] | None = None
    """The last whole decision of whoever one plays: how many actions there were before it and after it."""
    winners: list[int] | None = None
    """When the game is over there."""
    planned: bool = False
    """Whether one's own turn is complete, as far as it can be decided before, in a study that begins with a plan."""


class LineVerdict(ServerStruct, frozen=True):
    """How good the last decision of a study is, compared with the best line that is known or that a search finds."""

    verdict: Literal["brilliant", "good", "inaccuracy", "mistake", "blunder"]
    cost: float
    """Chances of winning that it costs whoever decides."""
    error: float
    """The standard error of that."""
    points: float
    """Points ahead of the best opponent that it costs."""
    chance: float
    """Of winning after it."""
    best_chance: float
    same: bool
    """Whether it leads to the same position as the best line."""
    played: LineSign
    best: LineSign


class Prospect(ServerStruct, frozen=True):
    """A line that a search has found, and what it promises to whoever plays it."""

    line: LineSign
    chance: float
    error: float
    lead: float
    """Points ahead of the best opponent."""


class Prospects(ServerStruct, frozen=True):
    """The best lines at the end of a study."""

    seat: int
    lines: list[Prospect]
    """The best first."""
    simulations: int
    """How many simulations the search had."""


class Reply(ServerStruct, frozen=True):
    """What a bot plays at the end of a study."""

    seat: int
    action: str
    bot: str


class StudyDump(ServerStruct, frozen=True):
    """The position at the end of a study, as it can be kept and studied elsewhere."""

    game: str
    dump: dict[str, Any]
