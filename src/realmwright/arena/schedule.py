"""Schedules: round robin, and Swiss rounds in which bots of similar strength meet.

Games come in deals. A deal is a starting position, from one seed, that a group of bots plays once in every rotation of
the seats. All groups play the same deals, so no bot has better luck than the others.
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
"""The indices of bots that play with each other, in ascending order."""
Results: TypeAlias = Mapping[str, Result]
"""Results by the keys of their fixtures."""
MAX_SEATINGS: Final = 24
"""The most seating orders of a group that alternate from deal to deal."""
MAX_TRIES: Final = 20_000
"""The most groups that the exact search for pairings tries before the greedy one takes over."""


class Schedule(Protocol):
    """The games of a tournament in stages. The games of a stage depend on the results of the earlier ones."""

    @property
    def stages(self) -> int: ...

    @property
    def total(self) -> int:
        """The number of games in all stages."""
        ...

    def fixtures(self, stage: int, results: Results) -> Iterable[Fixture]:
        """The games of a stage, from the results of all earlier stages; other results are ignored."""
        ...


def check(plan: Plan) -> None:
    """Raise BadSetup if a bot is named twice, or if there are fewer bots than players in a game."""
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
    """The number of deals for at least so many games."""
    return -(-games // players)


def seatings(deal: int, group: Group) -> Iterator[Fixture]:
    """The games of one deal for one group. With three players and more, the seating order changes with the deal."""
    orders = min(factorial(len(group) - 1), MAX_SEATINGS)
    first, *rest = group
    order = (first, *next(islice(permutations(rest), deal % orders, None)))
    for shift in range(len(order)):
        yield Fixture(deal, order[shift:] + order[:shift])


@dataclass(frozen=True)
class RoundRobin:
    """Every group of bots plays the same number of games."""

    plan: Plan
    games: int
    """Games for each group; rounded up to whole deals."""

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
    """In every round groups of bots with similar scores meet; bots meet again only where it cannot be avoided.

    A round is worth one point for each group, divided as the wins are. Bots that are left over have a bye and get an
    equal share of a point. Byes go to the lowest scores first, and to no bot twice before all have had one.
    """

    plan: Plan
    games: int
    """Games for each group in each round; rounded up to whole deals."""
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
        """The groups of a round, from the results of all earlier rounds."""
        scores = dict.fromkeys(range(len(self.plan.bots)), Fraction())
        order = shuffled(FastDice(self.plan.seed).stream("order of a Swiss tournament"), range(len(self.plan.bots)))
        met: Counter[tuple[int, int]] = Counter()
        byes: Counter[int] = Counter()
        groups: list[Group] = []
        for number in range(stage + 1):
            standing = sorted(order, key=lambda bot: -scores[bot])
            resting = self._resting(standing, byes)
            groups = make_groups([bot for bot in standing if bot not in resting], self.plan.players, met)
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
        # Each round has its own deals, so that bots that meet again do not play the same games again.
        deals = range(stage * self._deals, (stage + 1) * self._deals)
        return [fixture for deal in deals for group in groups for fixture in seatings(deal, group)]


def shares(group: Group, played: Iterable[Result]) -> dict[int, Fraction]:
    """Each bot's share of the points of these games; equal shares if no game was finished."""
    points = dict.fromkeys(group, Fraction())
    finished = 0
    for result in played:
        if result.finished:
            finished += 1
            for seat in result.winners:
                points[result.fixture.seats[seat]] += Fraction(1, len(result.winners))
    return {bot: points[bot] / finished if finished else Fraction(1, len(group)) for bot in group}


def make_groups(standing: list[int], size: int, met: Mapping[tuple[int, int], int]) -> list[Group]:
    """Divide the bots into groups of neighbours in the standings, with the fewest possible repeated meetings.

    If the exact search takes too long, groups are formed greedily from the top of the standings.
    """
    search = GroupSearch(size, met)
    with suppress(OutOfTries):
        for repeats in count():
            found = search.exact(tuple(standing), repeats)
            if found is not None:
                return found
    return search.greedy(standing)


class OutOfTries(Exception):
    """The exact search has tried too many groups."""


class GroupSearch:
    """The search for the groups of one round."""

    def __init__(self, size: int, met: Mapping[tuple[int, int], int]) -> None:
        self._size = size
        self._met = met
        self._tries = 0
        self._impossible: set[tuple[Group, int]] = set()

    def exact(self, left: Group, repeats: int) -> list[Group] | None:
        """Groups of the remaining bots with at most so many repeated meetings; None if there are none."""
        if not left:
            return []
        if (left, repeats) in self._impossible:
            return None
        for group, again in self._groups_of_first(left):
            self._tries += 1
            if self._tries > MAX_TRIES:
                raise OutOfTries
            if again <= repeats:
                rest = self.exact(without(left, group), repeats - again)
                if rest is not None:
                    return [group, *rest]
        self._impossible.add((left, repeats))
        return None

    def greedy(self, standing: Iterable[int]) -> list[Group]:
        """Groups from the top of the standings down, each with the fewest repeated meetings."""
        left, found = tuple(standing), []
        while left:
            group, _ = min(self._groups_of_first(left), key=itemgetter(1))
            found.append(group)
            left = without(left, group)
        return found

    def _groups_of_first(self, left: Group) -> Iterator[tuple[Group, int]]:
        """The possible groups of the first bot, its neighbours first, and how many meetings each repeats."""
        for mates in combinations(left[1:], self._size - 1):
            group = tuple(sorted((left[0], *mates)))
            yield group, sum(self._met.get(pair, 0) for pair in combinations(group, 2))


def without(left: Group, group: Group) -> Group:
    """The remaining bots without a group, in the same order."""
    return tuple(bot for bot in left if bot not in group)
