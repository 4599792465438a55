"""The review of a game.

Values are a chain: what the game promised at the start, then for every decision what the best line promised before it
and what the line that was played promised after it, and in the end the result. The steps from *before* to *after* are
decisions, and the steps from *after* to the next *before* are luck. So start, decisions and luck add up to the result.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import reduce
from math import inf
from typing import Final, NamedTuple

from realmwright.bots.compiled_tree import Settings, plant
from realmwright.bots.tree import Seeds, estimated_values, final_choice
from realmwright.dice import FastDice, derived_seed
from realmwright.game import State
from realmwright.record import BadRecord, Record
from realmwright.review.decisions import Decision, decisions_of
from realmwright.review.judging import (
    USUAL,
    Effort,
    Estimate,
    Judge,
    Line,
    Outlook,
    after,
    difference,
    estimate,
    minus,
    outlook_of_end,
    plus,
)

SURE: Final = 3.0
"""A difference is called one if it is so many standard errors large."""
WHOLE_TURNS: Final = Settings(lookahead=64)
"""A search that looks to the end of any turn. Bots cut long ones off and look again later; a line is to be whole."""
SEARCHED: Final = 4
"""So many times as many lines are taken from a search as are wanted, because several may lead to the same position."""
INACCURACY: Final = 0.02
"""Chances of winning that are lost by an inaccuracy, at least; or won by a brilliant line."""
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10


class Verdict(StrEnum):
    """What a decision was."""

    BRILLIANT = "brilliant"
    """Better than the best that the search found."""
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


ERRORS: Final = (Verdict.INACCURACY, Verdict.MISTAKE, Verdict.BLUNDER)


class Moment(NamedTuple):
    """A decision, and what it came to."""

    at: int
    """So many actions were played before it."""
    seat: int
    turn: int
    played: Line
    best: Line
    """The best line that the search found; the same as was played if that leads to the same position."""
    before: Outlook
    """What the best line promises."""
    after: Outlook
    """What the line that was played promises."""
    errors: Outlook
    """Standard errors of what was played."""
    lost: Estimate
    """How much better the best line is than what was played, with the standard errors of the difference."""

    @property
    def cost(self) -> float:
        """The chances of winning that the decision cost whoever took it."""
        return self.lost.outlook.chances[self.seat]

    @property
    def verdict(self) -> Verdict:
        cost = self.cost
        if abs(cost) <= SURE * self.lost.errors.chances[self.seat] or abs(cost) < INACCURACY:
            return Verdict.GOOD
        if cost < 0:
            return Verdict.BRILLIANT
        return Verdict.BLUNDER if cost >= BLUNDER else Verdict.MISTAKE if cost >= MISTAKE else Verdict.INACCURACY


@dataclass(frozen=True)
class Review:
    """What a game was decided by."""

    effort: Effort
    seed: int
    start: Estimate
    """What the game promised when nobody had seen anything hidden."""
    moments: list[Moment]
    result: Outlook

    def luck(self) -> list[Outlook]:
        """What chance gave or took before each decision, and after the last."""
        after = [self.start.outlook, *(moment.after for moment in self.moments)]
        before = [*(moment.before for moment in self.moments), self.result]
        return [minus(one, other) for one, other in zip(before, after, strict=True)]

    def total_luck(self) -> Outlook:
        """What chance gave or took in all."""
        return total(self.luck(), len(self.result.chances))

    def decisions(self) -> Outlook:
        """What all decisions, one's own and those of the others, changed."""
        return total((minus(moment.after, moment.before) for moment in self.moments), len(self.result.chances))

    def cost_per_turn(self, seat: int) -> float:
        """The chances of winning that a seat's decisions cost it, for each turn in which it decided something."""
        own = [moment for moment in self.moments if moment.seat == seat]
        turns = {moment.turn for moment in own}
        return sum(moment.cost for moment in own) / max(1, len(turns))

    def costliest(self, count: int, seat: int | None = None) -> list[Moment]:
        """The decisions that cost most, of all seats or of one: those that were not good, the worst first."""
        found = [each for each in self.moments if each.verdict in ERRORS and seat in (None, each.seat)]
        return sorted(found, key=lambda moment: -moment.cost)[:count]


def total(outlooks: Iterable[Outlook], seats: int) -> Outlook:
    """The sum of outlooks."""
    return reduce(plus, outlooks, Outlook([0.0] * seats, [0.0] * seats))


def review(
    record: Record, effort: Effort = USUAL, seed: int = 0, tell: Callable[[int, int], None] = lambda _, __: None
) -> Review:
    """Review a finished game. ``tell`` hears how many of all decisions are done.

    Raises BadRecord if the record is not that of a finished game.
    """
    end = record.replay()
    if end.seat is not None:
        raise BadRecord("only finished games can be reviewed: this one is not over")
    decisions = list(decisions_of(record))
    start = start_of(record, effort, seed)
    moments: list[Moment] = []
    tell(0, len(decisions))
    for decision in decisions:
        moments.append(moment_of(decision, effort, seed))
        tell(len(moments), len(decisions))
    return Review(effort, seed, start, moments, outlook_of_end(end))


def start_of(record: Record, effort: Effort, seed: int) -> Estimate:
    """What a game promised when nobody had seen anything hidden."""
    (samples,) = Judge(effort, derived_seed(seed, "start")).samples(record.start(), None, [()])
    return estimate(samples)


def moment_of(decision: Decision, effort: Effort, seed: int, best: Line | None = None) -> Moment:
    """What a decision came to, compared with the best line: a known one, or what a search finds.

    The seed is that of the review.
    """
    seed = derived_seed(seed, "decision", decision.at)
    position, played = decision.position, decision.line
    if best is None:
        best = best_lines(position, effort.simulations, derived_seed(seed, "search"))[0]
    if leads_to_the_same(position, best, played):
        best = played
    lines = [played] if best == played else [played, best]
    # Other worlds than those of the search: what looked best in some need not be so in others.
    samples = Judge(effort, derived_seed(seed, "judge")).samples(position, decision.seat, lines)
    promised = estimate(samples[0])
    return Moment(
        decision.at,
        decision.seat,
        position.turns,
        played,
        best,
        estimate(samples[-1]).outlook,
        promised.outlook,
        promised.errors,
        difference(samples[-1], samples[0]),
    )


class Searched(NamedTuple):
    """A line that a search found."""

    line: Line
    value: float
    """What the search takes it to be worth, in the same unit for all lines of a position."""


def best_lines(position: State, simulations: int, seed: int, most: int = 1) -> list[Line]:
    """The best that a search finds for the seat to move, from what it knows: lines, the best first."""
    return [each.line for each in search(position, simulations, seed, most)]


def search(position: State, simulations: int, seed: int, most: int) -> list[Searched]:
    """The best lines that a search finds for the seat to move, from what it knows, and their values."""
    seat = position.seat
    assert seat is not None
    imagined = position.imagine(seat, FastDice(derived_seed(seed, "imagined")))
    seeds = Seeds(derived_seed(seed, "noise"), [derived_seed(seed, "samples")])
    tree = plant(imagined, seeds, inf, WHOLE_TURNS)
    if len(tree.candidates()) > 1:
        tree.run(simulations, inf)
    candidates = tree.candidates()
    nodes = [candidate.node for candidate in candidates]
    values = estimated_values(nodes)
    best = final_choice(nodes)
    others = sorted((place for place in range(len(nodes)) if place != best), key=lambda place: -nodes[place].visits)
    return [Searched(candidates[place].actions, values[place]) for place in (best, *others)][:most]


class Prospect(NamedTuple):
    """A line, and what it promises."""

    line: Line
    estimate: Estimate


def prospects(position: State, effort: Effort, seed: int, most: int = 3) -> list[Prospect]:
    """The best lines that a search finds for the seat to move, each to another position, the best first.

    They are judged in the same worlds, so that their order is better known than what each of them is worth.
    """
    seat = position.seat
    assert seat is not None
    found: dict[str, Line] = {}
    for line in best_lines(position, effort.simulations, derived_seed(seed, "search"), SEARCHED * most):
        found.setdefault(str(after(position, line).dump()), line)
    lines = list(found.values())[:most]
    samples = Judge(effort, derived_seed(seed, "judge")).samples(position, seat, lines)
    judged = [Prospect(line, estimate(each)) for line, each in zip(lines, samples, strict=True)]
    return sorted(judged, key=lambda prospect: -prospect.estimate.outlook.chances[seat])


def leads_to_the_same(position: State, one: Line, other: Line) -> bool:
    """Whether two lines lead to the same position, perhaps in another order."""
    return one == other or after(position, one).dump() == after(position, other).dump()
