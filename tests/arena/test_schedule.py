"""Who plays whom: everybody as often as everybody else, in every seat, with the same deals."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.arena.match import Fixture, Plan, Result
from realmwright.arena.schedule import Group, RoundRobin, Swiss, check, deals_for, make_groups, shares
from realmwright.dice import FastDice, shuffled
from realmwright.game import BadSetup
from tests.arena.results import made_up


def plan_of(bots: int, players: int = 2, seed: int = 0) -> Plan:
    return Plan("tiny", {}, tuple(f"bot{number}" for number in range(bots)), players, seed)


@st.composite
def plans(draw: st.DrawFn, most: int = 6) -> Plan:
    players = draw(st.integers(2, 4))
    return plan_of(draw(st.integers(players, most)), players, draw(st.integers(0, 100)))


# All against all


@given(plans(), st.integers(1, 9))
def test_all_play_each_other_equally_often_in_every_seat(plan: Plan, games: int) -> None:
    schedule = RoundRobin(plan, games)
    fixtures = list(schedule.fixtures(0, {}))
    assert len(fixtures) == schedule.total == len({fixture.key for fixture in fixtures})
    by_group: dict[Group, list[Fixture]] = {}
    for fixture in fixtures:
        by_group.setdefault(tuple(sorted(fixture.seats)), []).append(fixture)
    assert set(by_group) == set(combinations(range(len(plan.bots)), plan.players))
    deals = deals_for(games, plan.players)
    assert games <= deals * plan.players < games + plan.players
    for group, played in by_group.items():
        assert Counter(fixture.deal for fixture in played) == dict.fromkeys(range(deals), plan.players)
        places = Counter((fixture.deal, seat, bot) for fixture in played for seat, bot in enumerate(fixture.seats))
        assert len(places) == deals * plan.players * len(group), "in each deal everybody sits everywhere, once"


@given(plans(), st.integers(1, 9), st.integers(1, 9))
def test_more_games_are_the_same_ones_and_more(plan: Plan, games: int, more: int) -> None:
    some, all_ = (list(RoundRobin(plan, count).fixtures(0, {})) for count in (games, games + more))
    assert all_[: len(some)] == some


def test_two_bots_swap_seats() -> None:
    keys = [fixture.key for fixture in RoundRobin(plan_of(2), 3).fixtures(0, {})]
    assert keys == ["0:0,1", "0:1,0", "1:0,1", "1:1,0"]


def test_neighbours_change_from_deal_to_deal() -> None:
    fixtures = RoundRobin(plan_of(4, 4), 24).fixtures(0, {})
    after = Counter((seats[seat - 1], seats[seat]) for seats in (each.seats for each in fixtures) for seat in range(4))
    assert set(after.values()) == {8}, "each sits behind each other one equally often"
    assert len(after) == 12


# Swiss


def by_strength(fixture: Fixture) -> Result:
    """The bot with the lowest number wins, wherever it sits."""
    return made_up(fixture, [fixture.seats.index(min(fixture.seats))])


def by_chance(seed: int, fixture: Fixture) -> Result:
    chance = FastDice(seed).stream(fixture.key)
    seats = range(len(fixture.seats))
    won = [seat for seat in seats if chance.below(2)]
    return made_up(fixture, won or [0], finished=chance.below(8) > 0)


def held(schedule: Swiss, seed: int | None = None) -> Iterator[tuple[list[Group], dict[str, Result]]]:
    """The groups of each round, and the results of all rounds before it."""
    results: dict[str, Result] = {}
    for stage in range(schedule.rounds):
        yield schedule.groups(stage, results), dict(results)
        for fixture in schedule.fixtures(stage, results):
            assert fixture.key not in results, "whoever meets again plays other deals"
            results[fixture.key] = by_strength(fixture) if seed is None else by_chance(seed, fixture)
    assert len(results) == schedule.total


def pairings(bots: list[int]) -> Iterator[list[Group]]:
    """Every way to put an even number of bots in pairs."""
    if not bots:
        yield []
    for mate in bots[1:]:
        for rest in pairings([bot for bot in bots[1:] if bot != mate]):
            yield [(bots[0], mate), *rest]


@given(plans(most=7), st.integers(1, 4), st.integers(1, 6), st.integers(0, 1000))
def test_rounds_are_fair(plan: Plan, games: int, rounds: int, seed: int) -> None:
    schedule = Swiss(plan, games, rounds)
    byes: Counter[int] = Counter(dict.fromkeys(range(len(plan.bots)), 0))
    met: Counter[Group] = Counter()
    everybody = set(byes)
    for groups, _ in held(schedule, seed):
        playing = [bot for group in groups for bot in group]
        assert len(playing) == len(set(playing)) == len(everybody) // plan.players * plan.players
        byes.update(everybody - set(playing))
        assert max(byes.values()) - min(byes.values()) <= 1
        pairs = Counter(pair for group in groups for pair in combinations(group, 2))
        if plan.players == 2:
            least = min(sum(met[pair] for pair in way) for way in pairings(sorted(playing)))
            assert sum(met[pair] for pair in pairs) == least, "nobody meets again if that can be avoided"
        met += pairs


@given(plans(), st.integers(0, 1000))
def test_a_round_depends_on_earlier_results_alone(plan: Plan, seed: int) -> None:
    schedule = Swiss(plan, 2, 4)
    rounds = list(held(schedule, seed))
    _, last = rounds[-1]
    for stage, (groups, results) in enumerate(rounds):
        upside_down = dict(reversed(last.items()))
        assert schedule.groups(stage, upside_down) == groups == schedule.groups(stage, results)
        assert replace(schedule, rounds=9).groups(stage, results) == groups, "it can be made longer"


def test_swiss_rounds_pair_bots_with_equal_points() -> None:
    (first, _), (second, _), _ = held(Swiss(plan_of(8), 2, 3))
    winners = {min(group) for group in first}
    assert all(len(winners & set(group)) in (0, 2) for group in second)


def test_another_seed_begins_otherwise() -> None:
    assert len({tuple(Swiss(plan_of(8, seed=seed), 2, 1).groups(0, {})) for seed in range(5)}) > 1


def test_a_bye_is_worth_an_equal_share() -> None:
    schedule = Swiss(plan_of(3), 2, 2)
    (first, _), (second, _) = held(schedule)
    (resting,) = {0, 1, 2} - set(first[0])
    # The winner has 1, whoever rests a half, and the loser 0, so the loser rests next.
    assert second == [tuple(sorted((min(first[0]), resting)))]


def test_the_points_of_a_round() -> None:
    fixtures = [Fixture(0, (3, 5)), Fixture(0, (5, 3)), Fixture(1, (3, 5)), Fixture(1, (5, 3))]
    ends: list[tuple[list[int], bool]] = [([0], True), ([0, 1], True), ([1], True), ([0], False)]
    played = [made_up(fixture, won, finished) for fixture, (won, finished) in zip(fixtures, ends, strict=True)]
    assert shares((3, 5), played) == {3: Fraction(1, 2), 5: Fraction(1, 2)}
    assert shares((3, 5), played[:2]) == {3: Fraction(3, 4), 5: Fraction(1, 4)}
    assert shares((3, 5), played[3:]) == {3: Fraction(1, 2), 5: Fraction(1, 2)}, "none was finished"


def test_meetings_are_repeated_only_if_they_must_be() -> None:
    assert make_groups([0, 1, 2, 3], 2, {(0, 1): 1}) == [(0, 2), (1, 3)]
    assert make_groups([0, 1, 2, 3], 2, {(0, 1): 1, (0, 2): 1, (0, 3): 1}) == [(0, 1), (2, 3)]
    assert make_groups([0, 1, 2, 3], 2, {(0, 1): 2, (0, 2): 2, (1, 3): 2, (0, 3): 1, (1, 2): 1}) == [(0, 1), (2, 3)]
    assert make_groups([2, 0, 1, 3, 4, 5], 3, {(0, 2): 1}) == [(1, 2, 3), (0, 4, 5)]


@pytest.mark.parametrize(("bots", "size"), [(16, 4), (15, 5), (18, 3), (60, 2)])
def test_large_fields_are_grouped_as_well(bots: int, size: int) -> None:
    """Nobody could try all ways; those who have met least meet."""
    met: Counter[tuple[int, int]] = Counter()
    for number in range(12):
        standing = shuffled(FastDice(number).stream("standing"), range(bots))
        groups = make_groups(list(standing), size, met)
        assert sorted(bot for group in groups for bot in group) == list(range(bots))
        assert {len(group) for group in groups} == {size}
        met.update(pair for group in groups for pair in combinations(group, 2))
    assert max(met.values()) <= 2 + 12 * size // bots


# Mistakes


@pytest.mark.parametrize(
    ("bots", "players", "message"),
    [
        (("greedy", "random", "greedy"), 2, "the bot greedy is named twice"),
        (("search:1s", "search:1000ms"), 2, "the bot search:1000ms is named twice"),
        (("greedy",), 2, "1 bot is named for games of 2 players"),
        (("greedy", "random"), 3, "2 bots are named for games of 3 players"),
    ],
)
def test_bots_that_cannot_meet_are_refused(bots: tuple[str, ...], players: int, message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        check(Plan("tiny", {}, bots, players))


def test_bots_may_differ_in_their_budgets() -> None:
    check(Plan("tiny", {}, ("search", "search:1s", "search:500")))
