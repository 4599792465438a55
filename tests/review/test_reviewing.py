"""Reviews: everything adds up, errors are found, and nothing is called one by chance."""

from itertools import pairwise
from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.bits import each
from realmwright.bots import adviser_for, ask, maker
from realmwright.bots.tree import PlainTree, Seeds
from realmwright.bots.turns import LOOKAHEAD
from realmwright.dice import FastDice
from realmwright.game import Json, State, games
from realmwright.record import BadRecord, Record
from realmwright.review.decisions import Decision, decisions_of, key_of
from realmwright.review.judging import Effort, Estimate, Judge, Outlook, after, difference, estimate, outlook_of
from realmwright.review.reviewing import (
    WHOLE_TURNS,
    Moment,
    Review,
    Verdict,
    best_lines,
    leads_to_the_same,
    moment_of,
    review,
)
from tests.bots.endings import ENDINGS
from tests.dominion.tables import Player, table
from tests.playthrough import Plan, played

SMALL = Effort(simulations=6, worlds=3, playouts=1)
GAMES: list[tuple[str, int, dict[str, Json]]] = [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 3, {"sets": "all"}),
    ("winter-kingdom", 2, {}),
    ("dominion", 2, {}),
]


def test_the_best_line_of_a_long_turn_is_whole() -> None:
    state, _ = played(Plan("winter-kingdom", 2, 7, lively=True, actions=100))
    plain = PlainTree(state, None, Seeds(1, [1]), inf, WHOLE_TURNS.lookahead)
    lines = [*best_lines(state, 5, seed=1, most=4), *(candidate.actions for candidate in plain.candidates()[:4])]
    for line in lines:
        assert len(line) > LOOKAHEAD
        assert key_of(after(state, line)) != key_of(state), "the turn goes on"


def game_of(game: str, players: int = 2, options: dict[str, Json] | None = None, seed: int = 5) -> Record:
    """A game between bots that play anything."""
    record = Record(games[game], players, FastDice(seed), options or {})
    state = record.start()
    bot = maker(game, "greedy" if game == "dominion" else "random")(seed)
    number = 0
    while state.seat is not None:
        record.add(state, ask(bot, state, FastDice(number)))
        number += 1
    return record


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_start_decisions_and_luck_add_up_to_the_result(game: str, players: int, options: dict[str, Json]) -> None:
    record = game_of(game, players, options)
    found = review(record, SMALL, 1)
    for seat in range(players):
        for kind in ("chances", "leads"):
            parts = [getattr(each, kind)[seat] for each in (found.start.outlook, found.decisions(), found.total_luck())]
            assert sum(parts) == pytest.approx(getattr(found.result, kind)[seat])
    assert len(found.luck()) == len(found.moments) + 1
    assert sum(found.result.chances) == pytest.approx(1)
    assert found == review(record, SMALL, 1), "all chance comes from the seed"


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_every_choice_belongs_to_one_decision(game: str, players: int, options: dict[str, Json]) -> None:
    record = game_of(game, players, options)
    decisions = list(decisions_of(record))
    covered = {at for each in decisions for at in range(each.at, each.at + len(each.line))}
    assert len(covered) == sum(len(each.line) for each in decisions)
    by_place = {each.at: each for each in decisions}
    for at, state in enumerate(record.states()):
        legal = state.legal()
        if legal & (legal - 1):
            assert at in covered
        if at in by_place:
            decision = by_place[at]
            assert decision.position.dump() == state.dump()
            assert state.say(decision.line[0]) == record.actions[at]
    for one, other in pairwise(decisions):
        same = (one.seat, one.position.turns, one.position.secrets)
        assert adviser_for(game) or same != (other.seat, other.position.turns, other.position.secrets)


def test_a_game_that_is_not_over_is_refused() -> None:
    record = game_of("kingdom-builder")
    record.actions.pop()
    record.result = None
    with pytest.raises(BadRecord, match=r"^only finished games can be reviewed: this one is not over$"):
        review(record, SMALL)


def test_who_waits_hears_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    found = review(game_of("kingdom-builder"), SMALL, tell=lambda done, of: heard.append((done, of)))
    assert heard == [(done, len(found.moments)) for done in range(len(found.moments) + 1)]


# Errors


def lines_of(state: State) -> dict[tuple[int, ...], float]:
    """All ways to play the last turn of a game to its end, with the chance of winning that each comes to."""
    found: dict[tuple[int, ...], float] = {}
    seat = state.seat
    assert seat is not None

    def walk(position: State, line: tuple[int, ...]) -> None:
        if position.seat is None:
            winners = position.winners()
            found[line] = 1 / len(winners) if seat in winners else 0.0
        elif position.seat == seat and position.secrets == state.secrets:
            for action in each(position.legal()):
                after = position.copy()
                after.play(action)
                walk(after, (*line, action))

    walk(state, ())
    return found


def test_a_lost_victory_is_a_blunder_and_the_winning_line_is_found() -> None:
    rich = Player(deck="2 duchy 8 gold")
    state = table(coins=8, deck="7 copper 3 estate", supply={"province": 1}, others=[rich])
    province, nothing = state.read("buy province"), state.read("buy copper")
    moment = moment_of(Decision(0, state, (nothing,)), Effort(60, 20, 2), 1)
    assert moment.best == (province,)
    assert moment.verdict is Verdict.BLUNDER
    assert moment.before.chances[moment.seat] == 1
    right = moment_of(Decision(0, state, (province,)), Effort(60, 20, 2), 1)
    assert (right.verdict, right.cost) == (Verdict.GOOD, 0)


@pytest.mark.parametrize("ending", ["kingdom builder", "winter kingdom"])
def test_in_a_last_turn_costs_are_exact(ending: str) -> None:
    """Nothing is left to chance there, so every line costs what it is worth less than the best."""
    state = ENDINGS[ending]()
    lines = lines_of(state)
    best = max(lines.values())
    for line in sorted(lines)[:12]:
        moment = moment_of(Decision(0, state, line), Effort(200, 2, 1), 1)
        assert moment.cost == pytest.approx(best - lines[line])
        assert moment.lost.errors.chances == [0.0] * state.players


def test_the_same_builds_in_another_order_are_the_same() -> None:
    state = games["kingdom-builder"].new(2, 7, {"first_game": True, "start": 0})
    first = next(each(state.legal()))
    after = state.copy()
    after.play(first)
    second = next(each(after.legal()))
    assert leads_to_the_same(state, (first,), (first,))
    if state.legal() >> second & 1:
        assert leads_to_the_same(state, (first, second), (second, first))
    assert not leads_to_the_same(state, (first,), (second,))


def moment_with(cost: float, error: float) -> Moment:
    nothing = Outlook([0.0, 0.0], [0.0, 0.0])
    lost = Estimate(Outlook([-cost, cost], [0.0, 0.0]), Outlook([error, error], [0.0, 0.0]))
    return Moment(0, 1, 1, (1,), (2,), nothing, nothing, nothing, lost)


@pytest.mark.parametrize(
    ("cost", "error", "verdict"),
    [
        (0.019, 0.001, Verdict.GOOD),
        (0.02, 0.001, Verdict.INACCURACY),
        (0.049, 0.001, Verdict.INACCURACY),
        (0.05, 0.001, Verdict.MISTAKE),
        (0.099, 0.001, Verdict.MISTAKE),
        (0.10, 0.001, Verdict.BLUNDER),
        (0.30, 0.101, Verdict.GOOD),
        (0.30, 0.099, Verdict.BLUNDER),
        (-0.03, 0.009, Verdict.BRILLIANT),
        (-0.03, 0.011, Verdict.GOOD),
        (-0.01, 0.0, Verdict.GOOD),
    ],
)
def test_verdicts_have_fixed_thresholds_and_three_standard_errors(cost: float, error: float, verdict: Verdict) -> None:
    assert moment_with(cost, error).verdict is verdict


def test_the_costliest_come_first_and_good_ones_not_at_all() -> None:
    moments = [moment_with(cost, 0.001) for cost in (0.01, 0.03, 0.3, -0.3, 0.07)]
    nothing = Outlook([0.5, 0.5], [0.0, 0.0])
    found = Review(SMALL, 0, Estimate(nothing, nothing), moments, nothing)
    assert [round(moment.cost, 2) for moment in found.costliest(2)] == [0.3, 0.07]
    assert len(found.costliest(9, seat=1)) == 3
    assert found.costliest(9, seat=0) == []
    assert found.cost_per_turn(1) == pytest.approx(0.11)
    assert found.cost_per_turn(0) == 0


# Judging


def test_lines_are_compared_in_the_same_worlds() -> None:
    state = games["kingdom-builder"].new(2, 3)
    action = next(each(state.legal()))
    one, other = Judge(Effort(worlds=5, playouts=2), 4).samples(state, state.seat, [(action,), (action,)])
    assert one == other
    assert set(difference(one, other).errors.chances) == {0.0}
    assert estimate(one).errors.leads[0] > 0


def test_a_judge_knows_no_more_than_the_seat() -> None:
    """Positions that differ only in what the seat cannot know are judged alike."""
    state = games["dominion"].new(2, 3)
    seat = state.seat
    assert seat is not None
    other = state.imagine(seat, FastDice(99))
    assert other.dump() != state.dump()
    judge = Judge(Effort(worlds=4, playouts=1), 4)
    assert judge.samples(state, seat, [()]) == judge.samples(other, seat, [()])


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=5))
def test_outlooks_of_points(totals: list[int]) -> None:
    found = outlook_of(totals)
    assert sum(found.chances) == pytest.approx(1)
    for seat, points in enumerate(totals):
        others = totals[:seat] + totals[seat + 1 :]
        assert (found.chances[seat] > 0) == (points >= max(others, default=points))
        assert found.leads[seat] == points - max(others, default=0)
