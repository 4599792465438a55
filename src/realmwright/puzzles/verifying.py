"""Verifying puzzles: is the position legal, the solution whole, and still ahead of all others when judged anew?"""

from math import sqrt
from typing import Final, NamedTuple

from realmwright.dice import derived_seed
from realmwright.game import RealmwrightError
from realmwright.puzzles.comparing import distinct, is_variant, lines_of
from realmwright.puzzles.puzzle import MARGIN, BadPuzzle, Puzzle, in_notation, read_line
from realmwright.review import reviewing
from realmwright.review.judging import Effort, Judge, Line, after, difference

SURE: Final = 4.0
"""A margin is called another one than the proof says if they differ by so many standard errors."""
SEARCHED: Final = 12
"""So many lines of a new search are compared with the solution."""


class Verified(NamedTuple):
    """A puzzle that was judged anew."""

    puzzle: Puzzle
    margins: list[tuple[float, float]]
    """For each rival how far it is behind now, and the standard error of that."""
    overlooked: list[tuple[Line, float, float]]
    """The same of lines that a new search finds, and that are in no proof, if they are another idea."""

    def ahead(self) -> bool:
        """Whether the solution is ahead of all other ideas for certain, as chance goes."""
        return all(
            rival.variant or behind > reviewing.SURE * error
            for rival, (behind, error) in zip(self.puzzle.proof.rivals, self.margins, strict=True)
        )

    def faults(self) -> list[str]:
        """What does not agree with the proof, each in a sentence."""
        found = []
        for rival, (behind, error) in zip(self.puzzle.proof.rivals, self.margins, strict=True):
            line = ", ".join(rival.actions)
            if abs(behind - rival.behind) > SURE * sqrt(error**2 + rival.error**2):
                found.append(f"{line} is {behind:.3f} ± {error:.3f} behind, not {rival.behind:.3f} ± {rival.error:.3f}")
            elif behind + SURE * error < 0:
                found.append(f"{line} is better than the solution, by {-behind:.3f} ± {error:.3f}")
        position = self.puzzle.start()
        for actions, behind, error in self.overlooked:
            if behind + reviewing.SURE * error < MARGIN:
                line = ", ".join(in_notation(position, actions))
                found.append(f"{line}, which the proof does not name, is only {behind:.3f} ± {error:.3f} behind")
        return found


def check(puzzle: Puzzle) -> None:
    """Look at all that costs nothing, the position and the lines. Raises BadPuzzle with the name of the puzzle."""
    try:
        position = puzzle.start()
        if position.seat != puzzle.seat:
            raise BadPuzzle(f"seat {position.seat} is to move, not seat {puzzle.seat}")
        if (position.game.name, position.rules) != (puzzle.game, puzzle.rules):
            raise BadPuzzle(f"the position is one of {position.game.name} by rules {position.rules}")
        ends = [after(position, read_line(position, puzzle.best)).dump()]
        if not puzzle.proof.rivals:
            raise BadPuzzle("the proof compares the solution with nothing")
        for rival in puzzle.proof.rivals:
            end = after(position, read_line(position, rival.actions)).dump()
            if end in ends:
                raise BadPuzzle(f"two lines lead to the same position: {', '.join(rival.actions)}")
            ends.append(end)
    except RealmwrightError as problem:
        raise BadPuzzle(f"puzzle {puzzle.name}: {problem}") from None


def verify(puzzle: Puzzle, effort: Effort, seed: int) -> Verified:
    """Judge the solution anew, in other worlds than those of the proof.

    It is compared with its rivals, and with what a new search finds. Raises BadPuzzle.
    """
    check(puzzle)
    position = puzzle.start()
    named = [
        read_line(position, actions) for actions in (puzzle.best, *(rival.actions for rival in puzzle.proof.rivals))
    ]
    seed = derived_seed(seed, f"verify {puzzle.name}")
    searched = lines_of(position, effort.simulations, derived_seed(seed, "search"), SEARCHED)
    lines = [
        line for line in distinct(position, [*named, *searched]) if line in named or not is_variant(named[0], line)
    ]
    best, *others = Judge(effort, seed).samples(position, puzzle.seat, lines)
    margins = [
        (each.outlook.chances[puzzle.seat], each.errors.chances[puzzle.seat])
        for each in (difference(best, other) for other in others)
    ]
    count = len(puzzle.proof.rivals)
    overlooked = [(line, *margin) for line, margin in zip(lines[len(named) :], margins[count:], strict=True)]
    return Verified(puzzle, margins[:count], overlooked)
