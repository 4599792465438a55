"""Who plays whom: all against all, or in rounds in which those meet who are about as good.

Games come in deals. A deal is one beginning, from the same seed, that a group of bots plays once in every rotation of
the seats, and all groups play the same deals: nobody has better luck than the others.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, count, islice, permutations
from math import comb, factorial
from operator import itemgetter
from typing import Final, Protocol, TypeAlias

from realmwright.arena.match import Fixture, Plan, Result
from realmwright.bots.budget import Budget
from realmwright.dice import FastDice, shuffled
from realmwright.game import BadSetup

Group: TypeAlias = tuple[int, ...]
"""The numbers of bots that play with each other, in ascending order."""
Results: TypeAlias = Mapping[str, Result]
"""By the keys of their fixtures."""
CYCLES: Final = 24
"""So many ways round the table at most are taken in turn."""
TRIES: Final = 20_000
"""So many groups are tried, and then the best that comes to hand is taken."""


class Schedule(Protocol):
    """The games of a tournament, in stages: a stage needs the results of all before it, and of nothing else."""

    @property
    def stages(self) -> int: ...

    @property
    def total(self) -> int:
        """How many games there are in all stages together."""
        ...

    def fixtures(self, stage: int, results: Results) -> Iterable[Fixture]:
        """The games of a stage; results of later stages do not matter."""
        ...


def check(plan: Plan) -> None:
    """Raise BadSetup unless these bots can meet."""
    seen: set[tuple[str, Budget | None]] = set()
    for spec in plan.bots:
        name, _, budget = spec.partition(":")
        same = name, Budget.read(budget) if budget else None
        if same in seen:
            raise BadSetup(f"the bot {spec} is named twice: it would only play against itself")
        seen.add(same)
    if len(plan.bots) < plan.players:
        some = "bot is" if len(plan.bots) == 1 else "bots are"
        raise BadSetup(f"{len(plan.bots)} {some} named for games of {plan.players} players: name at least as many")


def deals_for(games: int, players: int) -> int:
    """How many deals make at least so many games."""
    return -(-games // players)


def seatings(deal: int, group: Group) -> Iterator[Fixture]:
    """The games of one deal for one group. From deal to deal the neighbours change, as far as there are others."""
    cycles = min(factorial(len(group) - 1), CYCLES)
    first, *rest = group
    around = (first, *next(islice(permutations(rest), deal % cycles, None)))
    for turn in range(len(around)):
        yield Fixture(deal, around[turn:] + around[:turn])


@dataclass(frozen=True)
class RoundRobin:
    """Every group of bots plays the same number of games."""

    plan: Plan
    games: int
    """For each group; rounded up to whole deals."""

    @property
    def stages(self) -> int:
        return 1

    @property
    def total(self) -> int:
        players = self.plan.players
        return comb(len(self.plan.bots), players) * deals_for(self.games, players) * players

    def fixtures(self, stage: int, results: Results) -> Iterator[Fixture]:
        for deal in range(deals_for(self.games, self.plan.players)):
            for group in combinations(range(len(self.plan.bots)), self.plan.players):
                yield from seatings(deal, group)


@dataclass(frozen=True)
class Swiss:
    """In every round groups of bots with similar scores meet, and nobody the same one twice while that can be avoided.

    A round is worth one point a group, shared as the wins are. Whoever is left over has a bye, the last ones first and
    nobody twice before all others, and gets an equal share for it.
    """

    plan: Plan
    games: int
    """For each group in each round; rounded up to whole deals."""
    rounds: int

    @property
    def stages(self) -> int:
        return self.rounds

    @property
    def total(self) -> int:
        groups = len(self.plan.bots) // self.plan.players
        return self.rounds * groups * self._deals * self.plan.players

    @property
    def _deals(self) -> int:
        return deals_for(self.games, self.plan.players)

    def fixtures(self, stage: int, results: Results) -> list[Fixture]:
        return self._games(stage, self.groups(stage, results))

    def groups(self, stage: int, results: Results) -> list[Group]:
        """Who meets in a round, given the results of all before it."""
        scores = dict.fromkeys(range(len(self.plan.bots)), Fraction())
        order = shuffled(FastDice(self.plan.seed).stream("order of a Swiss tournament"), range(len(self.plan.bots)))
        met: Counter[tuple[int, int]] = Counter()
        byes: Counter[int] = Counter()
        groups: list[Group] = []
        for number in range(stage + 1):
            standing = sorted(order, key=lambda bot: -scores[bot])
            resting = self._resting(standing, byes)
            groups = grouped([bot for bot in standing if bot not in resting], self.plan.players, met)
            if number == stage:
                break
            byes.update(resting)
            for bot in resting:
                scores[bot] += Fraction(1, self.plan.players)
            for group in groups:
                met.update(combinations(group, 2))
                played = [results[fixture.key] for fixture in self._games(number, [group])]
                for bot, share in shares(group, played).items():
                    scores[bot] += share
        return groups

    def _resting(self, standing: list[int], byes: Counter[int]) -> set[int]:
        count = len(standing) % self.plan.players
        last_first = standing[::-1]
        return set(sorted(last_first, key=lambda bot: byes[bot])[:count])

    def _games(self, stage: int, groups: Iterable[Group]) -> list[Fixture]:
        # Each round has deals of its own, so that whoever meets again does not play the same games again.
        deals = range(stage * self._deals, (stage + 1) * self._deals)
        return [fixture for deal in deals for group in groups for fixture in seatings(deal, group)]


def shares(group: Group, played: Iterable[Result]) -> dict[int, Fraction]:
    """The share of each bot in what could be won in these games; equal shares if none was finished."""
    points = dict.fromkeys(group, Fraction())
    finished = 0
    for result in played:
        if result.finished:
            finished += 1
            for seat in result.winners:
                points[result.fixture.seats[seat]] += Fraction(1, len(result.winners))
    return {bot: points[bot] / finished if finished else Fraction(1, len(group)) for bot in group}


def grouped(standing: list[int], size: int, met: Mapping[tuple[int, int], int]) -> list[Group]:
    """Everybody in groups of neighbours in the standing, with as few meetings again as there can be.

    In large fields that would take for ever to find out. There every group is the best for whoever is first.
    """
    pairing = Pairing(size, met)
    with suppress(OutOfTries):
        for repeats in count():
            found = pairing.search(tuple(standing), repeats)
            if found is not None:
                return found
    return pairing.at_hand(standing)


class OutOfTries(Exception):
    """There is no end in sight."""


class Pairing:
    """The search for the groups of one round."""

    def __init__(self, size: int, met: Mapping[tuple[int, int], int]) -> None:
        self._size = size
        self._met = met
        self._tries = 0
        self._hopeless: set[tuple[Group, int]] = set()

    def search(self, left: Group, repeats: int) -> list[Group] | None:
        """The groups of those who are left, or None if that takes more than so many repeated meetings."""
        if not left:
            return []
        if (left, repeats) in self._hopeless:
            return None
        for group, again in self._around(left):
            self._tries += 1
            if self._tries > TRIES:
                raise OutOfTries
            if again <= repeats:
                rest = self.search(without(left, group), repeats - again)
                if rest is not None:
                    return [group, *rest]
        self._hopeless.add((left, repeats))
        return None

    def at_hand(self, standing: Iterable[int]) -> list[Group]:
        """Groups with few repeated meetings, found one after the other."""
        left, found = tuple(standing), []
        while left:
            group, _ = min(self._around(left), key=itemgetter(1))
            found.append(group)
            left = without(left, group)
        return found

    def _around(self, left: Group) -> Iterator[tuple[Group, int]]:
        """The groups that the first one can be in, its neighbours first, and how many meetings each repeats."""
        for mates in combinations(left[1:], self._size - 1):
            group = tuple(sorted((left[0], *mates)))
            yield group, sum(self._met.get(pair, 0) for pair in combinations(group, 2))


def without(left: Group, group: Group) -> Group:
    """All others, in the same order."""
    return tuple(bot for bot in left if bot not in group)
