"""Puzzles for people: which one comes next, and how well somebody does."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from realmwright.server.errors import Refused

if TYPE_CHECKING:
    from realmwright.puzzles.puzzle import Puzzle
    from realmwright.server.people.puzzle_tries import Try

BEGINNING: Final = 2.0
"""The level of somebody who has tried nothing yet."""
HIGHEST: Final = 5.0
UP: Final = 0.5
DOWN: Final = 0.5
"""By so much the level rises with a puzzle that is solved at the first try, and falls with one that is not."""


def known_puzzles(game: str) -> "Mapping[str, Puzzle]":
    """The puzzles of a game, the easiest first."""
    # A server starts without what judges games, so that is imported when it is needed first.
    from realmwright.puzzles.library import puzzles_of

    return puzzles_of(game)


def known_puzzle(game: str, name: str) -> "Puzzle":
    """A puzzle of a game. Raises Refused if there is none of that name."""
    found = known_puzzles(game).get(name)
    if found is None:
        raise Refused("unknown-path", f"{game} has no puzzle of that name")
    return found


def level_of(tries: "Sequence[Try]") -> float:
    """What somebody is given next, by all that they have tried, in order."""
    level = BEGINNING
    for each in tries:
        level = min(HIGHEST, max(1.0, level + (UP if each.first else -DOWN)))
    return level


def streak_of(tries: "Sequence[Try]") -> int:
    """How many of the latest puzzles were solved at the first try, one after another."""
    streak = 0
    for each in reversed(tries):
        if not each.first:
            break
        streak += 1
    return streak


def next_of(
    puzzles: "Collection[Puzzle]", tries: "Sequence[Try]", person: str | None, without: str | None = None
) -> "Puzzle | None":
    """The puzzle for somebody: of those that they have not tried, one whose difficulty is closest to their level.

    Everybody has an order of their own among equals. When all are tried, those come again that were never solved.
    """
    solved = {each.puzzle for each in tries if each.solved}
    tried = {each.puzzle for each in tries}
    open_ones = [puzzle for puzzle in puzzles if puzzle.name not in tried and puzzle.name != without]
    open_ones = open_ones or [puzzle for puzzle in puzzles if puzzle.name not in solved and puzzle.name != without]
    level = level_of(tries)

    def order(puzzle: "Puzzle") -> tuple[float, bytes]:
        lot = blake2b(f"{person} {puzzle.name}".encode(), digest_size=8).digest()
        return abs(puzzle.difficulty - level), lot

    return min(open_ones, key=order, default=None)
