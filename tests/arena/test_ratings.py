"""Ratings: the model worked by hand; the order of games does not matter."""

import sys
from collections.abc import Iterator
from math import sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.arena.match import Fault, Plan, Result
from realmwright.arena.ratings import Rating, in_order, model, places, rate
from realmwright.game import RealmwrightError
from tests.arena.report_samples import ended, matches, plan_for, tournaments

SIGMA = 25 / 3


def rated(plan: Plan, results: list[Result]) -> list[Rating]:
    ratings = rate(plan, results)
    assert None not in ratings
    return [rating for rating in ratings if rating is not None]


# Places


def test_points_decide_and_equal_points_share_a_place() -> None:
    assert places(ended(0, (0, 1, 2, 3), (5, 9, 5, 3))) == [1, 0, 1, 3]


def test_winners_are_first_whatever_their_points() -> None:
    """A game may break ties, or be won in another way altogether."""
    result = Result(ended(0, (0, 1, 2), (7, 7, 9)).fixture, True, [7, 7, 9], [1], 1, 1, [1] * 3, [0.0] * 3)
    assert places(result) == [2, 0, 1]


def test_losers_at_fault_rank_behind_the_other_losers() -> None:
    fault = Fault(1, "illegal", 4, "chose 99")
    assert places(ended(0, (0, 1, 2), (9, 8, 3), [fault])) == [0, 2, 1]


def test_a_fault_does_not_take_a_victory_away() -> None:
    assert places(ended(0, (0, 1), (9, 8), [Fault(0, "slow", 4, "took 2 s")])) == [0, 1]


def test_whoever_forfeits_is_last_and_the_others_share_the_victory() -> None:
    assert places(ended(0, (0, 1, 2), (9, 8, 3), [Fault(0, "failed", 4, "ended")], forfeit=0)) == [2, 0, 0]


# Ratings


def test_one_game_by_hand() -> None:
    """Both had an even chance; c is the root of the sum of both variances and twice beta squared."""
    c = sqrt(2 * SIGMA**2 + 2 * (25 / 6) ** 2)
    moved = SIGMA**2 / c / 2
    narrowed = SIGMA * sqrt(1 - (SIGMA / c) ** 2 / 4)
    winner, loser = rated(plan_for("a", "b"), matches(0, (5, 3)))
    assert winner == pytest.approx((25 + moved, narrowed))
    assert loser == pytest.approx((25 - moved, narrowed))
    assert winner.ordinal == pytest.approx(25 + moved - 3 * narrowed)
    assert winner.mu == pytest.approx(27.635, abs=0.001)
    assert winner.sigma == pytest.approx(7.906, abs=0.001)


def test_a_shared_victory_moves_nobody_and_is_worth_knowing() -> None:
    one, other = rated(plan_for("a", "b"), matches(0, (4, 4)))
    assert one.mu == other.mu == pytest.approx(25)
    assert one.sigma == other.sigma < SIGMA


def test_neither_the_first_nor_the_last_games_count_more() -> None:
    """One wins all the early games, the other all the late ones."""
    results = [result for deal in range(20) for result in matches(deal, *[(5, 3) if deal < 10 else (3, 5)] * 2)]
    one, other = rated(plan_for("a", "b"), results)
    assert one.mu == pytest.approx(other.mu)
    assert one.sigma == pytest.approx(other.sigma)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_always_wins_is_rated_higher(players: int) -> None:
    plan = plan_for("d", "c", "b", "a", players=players)
    seatings = {(0, 1, 2, 3)[first:][:players] for first in range(5 - players)} | {(3, 0, 2, 1)[:players]}
    results = [ended(deal, seats, seats) for deal in range(5) for seats in seatings]
    means = [rating.mu for rating in rated(plan, results)]
    assert means == sorted(means)
    assert len(set(means)) == 4


def test_more_games_make_more_certain() -> None:
    plan = plan_for("a", "b")
    few, many = (
        rated(plan, [result for deal in range(deals) for result in matches(deal, (5, 3), (3, 5))]) for deals in (5, 50)
    )
    assert many[0].sigma < few[0].sigma / 2
    # No more so than the standard error after 100 even games against an opponent whose skill is known.
    assert many[0].sigma > sqrt(2) * (25 / 6) / sqrt(100 / 4)


def test_games_given_up_count_for_nobody() -> None:
    plan = plan_for("a", "b", "c")
    games = matches(0, (5, 3))
    given_up = [ended(1, (1, 0), (50, 1), finished=False), ended(1, (1, 2), (50, 1), finished=False)]
    assert rate(plan, games + given_up) == rate(plan, games)
    assert rate(plan, games)[2] is None


@settings(max_examples=40)
@given(tournaments(), st.randoms(use_true_random=False))
def test_it_does_not_matter_in_which_order_results_come(tournament: tuple[Plan, list[Result]], chance: Random) -> None:
    plan, results = tournament
    shuffled = list(results)
    chance.shuffle(shuffled)
    assert in_order(shuffled) == in_order(results)
    assert rate(plan, shuffled) == rate(plan, results)


def test_deals_are_in_order_of_their_numbers() -> None:
    results = [ended(deal, (0, 1), (1, 2)) for deal in (10, 9, 2)]
    assert [result.fixture.deal for result in in_order(results)] == [2, 9, 10]


@pytest.fixture
def without_openskill(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    model.cache_clear()
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    yield
    model.cache_clear()


@pytest.mark.usefixtures("without_openskill")
def test_a_missing_library_is_told_in_one_line() -> None:
    with pytest.raises(RealmwrightError, match=r"pip install 'realmwright\[arena\]'"):
        rate(plan_for("a", "b"), matches(0, (5, 3)))
