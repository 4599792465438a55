"""Comparing the lines of a position: is one of them clearly better than all others?"""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from realmwright.game import State
from realmwright.puzzles.puzzle import is_complete
from realmwright.review.judging import Effort, Estimate, Judge, Line, Samples, after, difference, estimate
from realmwright.review.reviewing import SURE, search

TINY: Final = 1e-9
SAME_DEEDS: Final = 2
"""Deeds that variants have in common, at least, besides the end of the turn."""


class Ranked(NamedTuple):
    """A line, and how far it is behind the best."""

    line: Line
    value: Estimate
    lost: Estimate
    """Of the best line compared with this one, in the same worlds."""

    def distinction(self, seat: int) -> float:
        """How far it is behind in standard errors: of the chances, or of the points where these say more."""
        chances = self.lost.outlook.chances[seat] / max(TINY, self.lost.errors.chances[seat])
        points = self.lost.outlook.leads[seat] / max(TINY, self.lost.errors.leads[seat])
        return max(chances, points)

    def certain(self, seat: int, margin: float) -> bool:
        """Whether it is behind by more than a margin, for certain."""
        return self.lost.outlook.chances[seat] - SURE * self.lost.errors.chances[seat] > margin


class Comparison(NamedTuple):
    """Lines of one position, the best first."""

    seat: int
    ranked: list[Ranked]

    @property
    def best(self) -> Line:
        return self.ranked[0].line

    @property
    def rivals(self) -> list[Ranked]:
        """The lines that are another idea than the best."""
        return [each for each in self.ranked[1:] if not is_variant(self.best, each.line)]

    @property
    def variants(self) -> list[Ranked]:
        """The lines that differ from the best in a detail."""
        return [each for each in self.ranked[1:] if is_variant(self.best, each.line)]

    @property
    def margin(self) -> float:
        """How far the best line is ahead of the closest rival, in chances of winning; 1 if there is none."""
        return min((each.lost.outlook.chances[self.seat] for each in self.rivals), default=1.0)

    def seems_ahead(self, errors: float) -> bool:
        """Whether the best line is ahead of all rivals by so many standard errors, in chances or in points.

        Points tell with fewer playouts who is ahead, except where they hardly matter for who wins.
        """
        return all(each.distinction(self.seat) >= errors for each in self.rivals)

    def clear(self, margin: float, errors: float) -> bool:
        """Whether the best line is so far ahead of all rivals, with so many standard errors added.

        A negative number of errors asks for certainty, a positive one whether it may be.
        """
        return all(
            each.lost.outlook.chances[self.seat] + errors * each.lost.errors.chances[self.seat] >= margin
            for each in self.rivals
        )


def is_variant(one: Line, other: Line) -> bool:
    """Whether two lines are the same but for a detail: one of at least three deeds of a turn differs.

    >>> is_variant((1, 2, 3, 9), (3, 2, 7, 9)), is_variant((1, 2, 3, 9), (6, 7, 3, 9)), is_variant((1,), (2,))
    (True, False, False)
    """
    least = SAME_DEEDS + 1
    differing = max((Counter(one) - Counter(other)).total(), (Counter(other) - Counter(one)).total())
    return min(len(one), len(other)) > least and differing <= 1


AHEAD: Final = (1.2, 1.8, 2.5)
"""By so many standard errors a line has to be ahead of the others when a race goes on."""


class Contest:
    """Compares lines of one position, in worlds that the seat to move cannot tell from the real one.

    All races of a contest are held in the same worlds: what was played for one of them is not played again.
    """

    def __init__(self, position: State, seed: int, margin: float) -> None:
        """The best line of a race has to be ahead by the margin, in chances of winning."""
        assert position.seat is not None
        self._position = position
        self._seat = position.seat
        self._seed = seed
        self._margin = margin
        self._samples: dict[Line, Samples] = {}

    def race(
        self, lines: Sequence[Line], worlds: Sequence[int], hope: float = 0.0, to_the_end: int = 0
    ) -> Comparison | None:
        """Compare lines in ever more worlds; None as soon as none of them seems to be clearly the best.

        After each of these numbers of worlds one line must be ahead of all others by the margin, less ``hope`` standard
        errors; in the first of them after each line, so those come first that are likely to be good. Lines that are
        behind by more for certain are not played on, so that most of the work is done where it is close; but so many of
        the closest rivals are played to the end.
        """
        played: dict[Line, int] = {}
        running = list(lines)
        found: Comparison | None = None
        for number, goal in enumerate(worlds):
            for place, line in enumerate(running):
                self._play(line, goal)
                played[line] = goal
                if place == len(running) - 1 or number == 0:
                    samples = {each: self._samples[each][:count] for each, count in played.items()}
                    found = ranking(self._seat, samples)
                    ahead = AHEAD[min(number, len(AHEAD) - 1)]
                    if not found.clear(self._margin, hope) or not found.seems_ahead(ahead):
                        return None
            assert found is not None
            closest = [each.line for each in found.rivals[:to_the_end]]
            others = [each for each in found.ranked[1:] if each.line in running]
            still = [each.line for each in others if each.line in closest or not each.certain(self._seat, self._margin)]
            if not still:
                break
            running = [found.best, *still]
        return found

    def _play(self, line: Line, goal: int) -> None:
        """Play a line in so many worlds, if it was not before."""
        samples = self._samples.setdefault(line, [])
        if len(samples) < goal:
            judge = Judge(Effort(1, goal), self._seed)
            (more,) = judge.samples(self._position, self._seat, [line], begin=len(samples))
            samples += more


def ranking(seat: int, samples: Mapping[Line, Samples]) -> Comparison:
    """Lines by what they come to in the same worlds. Some may have been played in the first of them only."""
    most = max(len(each) for each in samples.values())
    values = {line: estimate(each) for line, each in samples.items()}
    best = max(
        (line for line in samples if len(samples[line]) == most), key=lambda line: values[line].outlook.chances[seat]
    )
    ranked = [
        Ranked(line, values[line], difference(samples[best][: len(each)], each)) for line, each in samples.items()
    ]
    ranked.sort(key=lambda each: (each.line != best, behind(each, seat)))
    return Comparison(seat, ranked)


def behind(ranked: Ranked, seat: int) -> float:
    """The chances of winning by which a line is worse than the best."""
    return ranked.lost.outlook.chances[seat]


class Ideas(NamedTuple):
    """What a search finds: whole decisions that lead to different positions, the best first."""

    lines: list[Line]
    lead: float
    """By how much the search values the best more than every other idea."""


def ideas_of(position: State, simulations: int, seed: int, most: int) -> Ideas:
    """What a search finds. Searches cut very long turns off; where the best is such a one, nothing is found."""
    searched = search(position, simulations, seed, most)
    values = {line: value for line, value in searched if is_complete(position, after(position, line))}
    best = searched[0].line
    if best not in values:
        return Ideas([], 0.0)
    lines = distinct(position, list(values))
    others = (values[line] for line in lines[1:] if not is_variant(best, line))
    return Ideas(lines, values[best] - max(others, default=-inf))


def lines_of(position: State, simulations: int, seed: int, most: int) -> list[Line]:
    """The lines that a search finds."""
    return ideas_of(position, simulations, seed, most).lines


def distinct(position: State, lines: Sequence[Line]) -> list[Line]:
    """The lines without those that lead to the same position as an earlier one."""
    found: list[Line] = []
    reached: list[object] = []
    for line in lines:
        end = after(position, line).dump()
        if end not in reached:
            found.append(line)
            reached.append(end)
    return found
