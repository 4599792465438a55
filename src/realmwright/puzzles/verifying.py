"""Verifying puzzles: is the position legal, the solution complete, and is it still ahead when it is judged anew?"""

from math import sqrt
from typing import Final, NamedTuple

from realmwright.dice import derived_seed
from realmwright.game import RealmwrightError
from realmwright.puzzles.puzzle import BadPuzzle, Puzzle, read_line
from realmwright.review import reviewing
from realmwright.review.judging import Effort, Judge, after, difference

SURE: Final = 4.0
"""A margin is called another one than the proof says if they differ by so many standard errors."""


class Verified(NamedTuple):
    """A puzzle that was judged anew."""

    puzzle: Puzzle
    margins: list[tuple[float, float]]
    """For each rival how far it is behind now, and the standard error of that."""

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
    """Judge the solution and its rivals anew, in other worlds than those of the proof. Raises BadPuzzle."""
    check(puzzle)
    position = puzzle.start()
    lines = [
        read_line(position, actions) for actions in (puzzle.best, *(rival.actions for rival in puzzle.proof.rivals))
    ]
    best, *others = Judge(effort, derived_seed(seed, f"verify {puzzle.name}")).samples(position, puzzle.seat, lines)
    lost = [difference(best, each) for each in others]
    return Verified(puzzle, [(each.outlook.chances[puzzle.seat], each.errors.chances[puzzle.seat]) for each in lost])
