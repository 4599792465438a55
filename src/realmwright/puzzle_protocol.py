"""The messages about puzzles: a part of :mod:`realmwright.protocol`."""

from typing import Annotated, Literal

from msgspec import Meta, field

from realmwright.protocol import ClientStruct, Notation, ServerStruct
from realmwright.study_protocol import LineSign, LineVerdict


class PuzzleSign(ServerStruct, frozen=True):
    """A puzzle in a list."""

    name: str
    difficulty: int
    """From 1 to 5."""
    tags: list[str]
    """Words, or words with a thing of the game behind a colon."""
    tried: Literal["first", "later", "not"] | None = None
    """Whether you have solved it: at the first try, later, or not yet. Nothing: you have not tried it."""


class PuzzleList(ServerStruct, frozen=True):
    """All puzzles of a game, the easiest first."""

    game: str
    puzzles: list[PuzzleSign]
    level: float
    """The difficulty of what you are given next, from 1 to 5."""
    streak: int
    """So many of this game's puzzles you have solved at the first try, without a miss since."""


class PuzzleText(ServerStruct, frozen=True):
    """A puzzle, without its solution. A study with the same beginning has the position."""

    game: str
    name: str
    seat: int
    """Whose decision it is."""
    players: int
    difficulty: int
    tags: list[str]
    tried: Literal["first", "later", "not"] | None = None


class PuzzleAnswer(ClientStruct, frozen=True):
    """What somebody plays in a puzzle; nothing, if they want to see the solution."""

    actions: Annotated[list[Notation], Meta(max_length=100)] = field(default_factory=list)


class ProvenLine(ServerStruct, frozen=True):
    """A line of the proof that comes close to the solution."""

    line: LineSign
    chance: float
    behind: float
    """The chances of winning by which it is worse."""
    error: float
    """The standard error of that."""
    variant: bool
    """Whether it differs from the solution in a detail only."""


class PuzzleSolution(ServerStruct, frozen=True):
    """How good an answer is, and the solution with its proof."""

    solved: bool
    """Whether the answer is the solution, or as good."""
    tried: Literal["first", "later", "not"]
    best: LineSign
    chance: float
    """Of winning, by the solution."""
    error: float
    others: list[ProvenLine]
    """The closest first."""
    playouts: int
    """So many times each of these lines was played out."""
    considered: int
    """So many lines were looked at."""
    found: dict[str, float]
    """In which share of their tries bots found the solution, by their names."""
    streak: int
    verdict: LineVerdict | None = None
    """Of what was played."""
