"""Figures of tournaments: small ones by hand, and what holds for all of them."""

from random import Random

import pytest
from hypothesis import given, settings

from realmwright.arena.intervals import Range, Share, share_of, wilson_interval
from realmwright.arena.match import Fault, Plan, Result
from realmwright.arena.summary import Pairing, summary_of
from tests.arena.report_samples import ended, matches, plan_for, tournaments

GAMES = [*matches(0, (10, 8), (9, 9)), *matches(1, (7, 9), (6, 5))]
"""Two deals. Bot 0 wins and shares one, loses and wins the other."""


def only_pairing(results: list[Result], *bots: str) -> Pairing:
    (pairing,) = summary_of(plan_for(*(bots or ("a", "b"))), results).pairings
    return pairing


def test_a_small_tournament_by_hand() -> None:
    found = summary_of(plan_for("a", "b"), GAMES)
    assert (found.games, found.finished, found.deals, found.turns, found.actions) == (4, 4, 2, 10, 100)
    first, second = found.standings
    assert (first.name, first.games, first.won, first.shared, first.points) == ("a", 4, 2, 1, 2.5)
    assert (second.name, second.games, second.won, second.shared, second.points) == ("b", 4, 1, 1, 1.5)
    assert first.spread is not None
    assert first.spread.totals == (6, 7, 9, 10)
    assert (first.spread.lower, first.spread.median, first.spread.upper) == (6.75, 8, 9.25)
    assert first.spread.deviation == pytest.approx(2.5**0.5)
    assert [seat.points for seat in found.seats] == [1.5, 2.5]


def test_a_pairing_by_hand() -> None:
    """The deals' means are 0.75 and 0.5 of the points, and differences of 1 and -0.5."""
    pairing = only_pairing(GAMES)
    assert (pairing.games, pairing.deals, pairing.ahead, pairing.level, pairing.behind) == (4, 2, 2, 1, 1)
    assert pairing.share.value == 0.625
    assert pairing.share.wilson == wilson_interval(2.5, 4)
    assert pairing.share.deals == Range(0, 1)
    # Four games at most, and Student's quantiles for 3 and 1 degrees of freedom.
    assert pairing.share.effective == pytest.approx(4 * (3.1824 / 12.7062) ** 2)
    assert pairing.difference is not None
    assert pairing.difference.value == 0.25
    assert pairing.difference.range == pytest.approx((0.25 - 12.7062 * 0.75, 0.25 + 12.7062 * 0.75))


def test_the_other_bot_sees_the_same_games_from_the_other_side() -> None:
    found = summary_of(plan_for("a", "b"), GAMES)
    there, back = found.against(0, 1), found.against(1, 0)
    assert there is not None
    assert back is not None
    assert (back.bot, back.other, back.ahead, back.level, back.behind) == (1, 0, 1, 1, 2)
    assert back.share.value == 1 - there.share.value
    assert back.share.range == pytest.approx((1 - there.share.range.high, 1 - there.share.range.low))
    assert back.difference is not None
    assert back.difference.value == -0.25
    assert found.against(0, 0) is None


def test_deals_that_suit_a_bot_in_every_seat_are_worth_fewer_games() -> None:
    """Ten deals, five of which are won twice and five lost twice."""
    results = [game for deal in range(10) for game in matches(deal, *[(5, 3) if deal < 5 else (3, 5)] * 2)]
    found = only_pairing(results).share
    spread = (10 / 9 * 0.25) / 10
    assert found.effective == pytest.approx(20 * (0.25 / 20) / spread * (2.093 / 2.262) ** 2, rel=0.001)
    assert found.range.low < found.wilson.low
    assert found.range.high > found.wilson.high


def test_deals_that_suit_a_seat_are_worth_no_more_games_than_there_are() -> None:
    """Everybody wins in the first seat: over the deals there is no variance at all, and no certainty either."""
    found = only_pairing([game for deal in range(30) for game in matches(deal, (5, 3), (3, 5))]).share
    assert found.deals == Range(0.5, 0.5)
    assert 55 < found.effective < 60
    assert found.range.low < 0.39
    assert found.range.high > 0.61


def test_all_games_won_is_not_certain_to_be_won_always() -> None:
    found = only_pairing([game for deal in range(10) for game in matches(deal, (5, 3), (5, 3))]).share
    assert found.value == found.range.high == 1
    assert 0.7 < found.range.low < 0.9


def test_one_deal_tells_nothing_about_others() -> None:
    pairing = only_pairing(matches(0, (5, 3), (5, 3)))
    assert pairing.share.range == Range(0, 1)
    assert pairing.difference is not None
    assert pairing.difference.range is None


def test_deals_need_not_be_complete() -> None:
    """Two games of one deal and one of another, as when an arena was interrupted: every game counts once.

    The deals are 4 above and 4 below what as many games would have on average: with two deals and three games, that
    is a standard error of sqrt(2 * (16 + 16)) / 3.
    """
    pairing = only_pairing([*matches(0, (8, 4), (6, 4)), *matches(1, (4, 7))])
    assert pairing.difference is not None
    assert pairing.difference.value == 1
    assert pairing.difference.range == pytest.approx((1 - 12.7062 * 8 / 3, 1 + 12.7062 * 8 / 3))


@pytest.mark.parametrize("chance", [0.5, 0.65])
def test_intervals_hold_what_they_promise_where_plain_ones_do_not(chance: float) -> None:
    """In every deal the bot wins its two games rather often or rather seldom, as cards may have it."""
    dice = Random(7)

    def luck() -> Share:
        points = []
        for deal in range(25):
            likely = chance + dice.choice((-0.34, 0.34))
            points += [(deal, float(dice.random() < likely)) for _ in range(2)]
        found = share_of(points)
        assert found is not None
        return found

    shares = [luck() for _ in range(400)]
    held = sum(each.range.low <= chance <= each.range.high for each in shares) / len(shares)
    plain = sum(each.wilson.low <= chance <= each.wilson.high for each in shares) / len(shares)
    assert 0.93 < held < 0.99
    assert plain < 0.92


def test_in_larger_games_it_counts_who_finished_ahead_of_whom() -> None:
    plan = plan_for("a", "b", "c", players=3)
    found = summary_of(plan, [ended(0, (0, 1, 2), (9, 5, 5)), ended(0, (1, 2, 0), (9, 7, 9))])
    behind = found.against(2, 1)
    assert behind is not None
    assert (behind.ahead, behind.level, behind.behind) == (0, 1, 1)
    assert behind.difference is not None
    assert behind.difference.value == -1
    assert {each.name: each.points for each in found.standings} == {"a": 1.5, "b": 0.5, "c": 0}
    assert sum(seat.points for seat in found.seats) == 2


def test_games_given_up_are_counted_and_timed_only() -> None:
    results = [*GAMES, ended(2, (0, 1), (50, 0), finished=False, seconds=(8.5, 0.5))]
    found = summary_of(plan_for("a", "b"), results)
    assert (found.games, found.finished, found.deals) == (5, 4, 2)
    assert found.pairings == summary_of(plan_for("a", "b"), GAMES).pairings
    first = found.standings[0]
    assert (first.games, first.given_up, first.choices) == (4, 1, 50)
    assert first.seconds == pytest.approx((4 * 0.5 + 8.5) / 50)
    assert first.slowest == pytest.approx(0.85)


def test_a_forfeited_game_is_lost_but_its_points_do_not_count() -> None:
    lost = ended(2, (1, 0), (0, 80), [Fault(1, "failed", 4, "ended by signal 9")], forfeit=1)
    found = summary_of(plan_for("a", "b"), [*GAMES, lost])
    pairing = found.against(0, 1)
    assert pairing is not None
    assert (pairing.games, pairing.behind) == (5, 2)
    assert pairing.difference == only_pairing(GAMES).difference
    (forfeiting,) = (each for each in found.standings if each.name == "a")
    assert (forfeiting.games, forfeiting.forfeited) == (5, 1)
    assert forfeiting.spread is not None
    assert forfeiting.spread.most == 10
    assert forfeiting.faults == {"slow": 0, "failed": 1, "illegal": 0}
    assert forfeiting.first_fault == "ended by signal 9"
    assert found.actions == 100


def test_if_all_games_are_forfeited_there_are_no_points() -> None:
    found = summary_of(plan_for("a", "b"), [ended(0, (0, 1), (0, 0), forfeit=0)])
    assert found.standings[0].name == "b"
    assert found.pairings[0].difference is None
    assert found.standings[0].spread is None
    assert found.turns is None


def test_faults_are_counted_by_kind_whoever_sat_where() -> None:
    faults = [Fault(0, "slow", 1, "took 2 s"), Fault(0, "illegal", 3, "chose 99"), Fault(1, "slow", 4, "took 3 s")]
    found = summary_of(plan_for("a", "b"), [ended(0, (1, 0), (5, 3), faults), ended(0, (0, 1), (5, 3), faults[:1])])
    kinds = {
        each.name: (each.faults["slow"], each.faults["failed"], each.faults["illegal"]) for each in found.standings
    }
    assert kinds == {"a": (2, 0, 0), "b": (1, 0, 1)}
    assert {each.name: each.first_fault for each in found.standings} == {"a": "took 2 s", "b": "took 2 s"}


@settings(max_examples=40)
@given(tournaments())
def test_what_holds_for_all_tournaments(tournament: tuple[Plan, list[Result]]) -> None:
    plan, results = tournament
    found = summary_of(plan, results)
    assert found == summary_of(plan, results[::-1])
    assert sorted(each.bot for each in found.standings) == list(range(len(plan.bots)))
    assert sum(each.points for each in found.standings) == pytest.approx(found.finished)
    assert sum(each.points for each in found.seats) == pytest.approx(found.finished)
    assert sum(each.games for each in found.standings) == plan.players * found.finished
    ratings = [each.rating for each in found.standings]
    known = [rating.mu for rating in ratings if rating]
    assert known == sorted(known, reverse=True)
    assert ratings[len(known) :] == [None] * (len(ratings) - len(known))
    for pairing in found.pairings:
        low, high = pairing.share.range
        assert 0 <= low <= pairing.share.value + 1e-9
        assert pairing.share.value - 1e-9 <= high <= 1
        assert pairing.ahead + pairing.level + pairing.behind == pairing.games
        assert pairing.share.effective <= pairing.games
