"""The deep bot: a tree search whose leaves a net judges."""

from collections.abc import Sequence
from math import inf
from typing import Any, cast

import pytest

from realmwright import native
from realmwright.bots import ask, bots_for, maker
from realmwright.bots.budget import Budget
from realmwright.bots.deep import AT_ONCE, Deep, NetTree
from realmwright.bots.nets import Net, nets
from realmwright.bots.tree import Seeds
from realmwright.dice import FastDice
from realmwright.game import BadSetup, State, games

compiled = pytest.mark.skipif(native.speed() == "plain Python", reason="needs compiled rules")
GAMES = sorted(nets)


class Constant(Net):
    """A net that thinks the same of every position, and remembers what it was asked."""

    def __init__(self, value: float = 0.0) -> None:
        self.value = value
        self.asked: list[tuple[State, int]] = []

    def values(self, states: Sequence[State], seats: Sequence[int]) -> list[float]:
        self.asked += zip(states, seats, strict=True)
        return [self.value] * len(states)


def tree_of(state: State, net: Net) -> NetTree:
    return NetTree(state, Seeds(3, [5]), inf, net)


def test_games_with_a_net_have_the_bot() -> None:
    for game in games:
        assert ("deep" in bots_for(game)) == (game in GAMES)


@compiled
@pytest.mark.parametrize(("game", "players", "options"), [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 4, {"sets": "all"}),
    ("winter-kingdom", 3, {}),
])  # fmt: skip
def test_it_plays_legally_and_the_same_again(game: str, players: int, options: dict[str, str]) -> None:
    def choices() -> list[int]:
        state = games[game].new(players, 5, options)
        bots = [maker(game, "deep:12")(seat) for seat in range(players)]
        found: list[int] = []
        while state.seat is not None and state.turns <= players:
            found.append(ask(bots[state.seat], state, FastDice(len(found))))
            state.play(found[-1])
        return found

    assert choices() == choices()


@compiled
def test_leaves_are_at_the_last_choice_of_a_turn() -> None:
    net = Constant()
    tree = tree_of(games["kingdom-builder"].new(2, 8), net)
    assert tree.run(3 * AT_ONCE, inf) == 3 * AT_ONCE
    assert len(net.asked) == 3 * AT_ONCE
    for state, seat in net.asked:
        assert state.seat == seat, "two players are asked as the one to move"
        after = state.copy()
        after.play(cast(Any, state).finish_turn(1, 1)[1])
        assert after.turns == state.turns + 1


@compiled
def test_with_more_players_everybody_is_asked() -> None:
    net = Constant()
    tree_of(games["winter-kingdom"].new(3, 8), net).run(AT_ONCE, inf)
    assert [seat for _, seat in net.asked] == [0, 1, 2] * AT_ONCE


@compiled
@pytest.mark.parametrize("value", [-1.0, 1.0])
def test_net_and_playouts_have_half_a_share_each(value: float) -> None:
    """A net that is sure of the seat to move leaves playouts at most half of the value."""
    tree = tree_of(games["kingdom-builder"].new(2, 8), Constant(value))
    tree.run(1, inf)
    (visited,) = [found.node for found in tree.candidates() if found.node.visits]
    # The leaf is at the end of the opponent's turn, for whom the net speaks.
    playout = visited.value * 2 + value
    assert -1 < playout < 1
    assert playout != 0


@compiled
def test_a_time_is_kept() -> None:
    tree = tree_of(games["kingdom-builder"].new(2, 8), Constant())
    assert tree.run(10**9, 0.0) == AT_ONCE, "one pass, and the clock is looked at"


def last_turn() -> State:
    """The last turn of a game, in which all simulations end it."""
    state = games["kingdom-builder"].new(2, 8)
    before = state.copy()
    bot = maker("kingdom-builder", "greedy")(1)
    while state.seat is not None:
        if state.turns != before.turns:
            before = state.copy()
        state.play(ask(bot, state, FastDice(1)))
    return before


@compiled
def test_the_end_of_a_game_is_counted_not_judged() -> None:
    net = Constant()
    tree = tree_of(last_turn(), net)
    assert tree.run(AT_ONCE, inf) == AT_ONCE
    assert net.asked == []


@compiled
def test_a_time_is_kept_where_nobody_is_asked() -> None:
    """Otherwise all of the simulations of a bot with a time would have to be played."""
    assert tree_of(last_turn(), Constant()).run(10**9, 0.0) == 1


def test_plain_rules_are_refused_in_one_line() -> None:
    state = native.plain_position(games["kingdom-builder"].new(2, 8))
    with pytest.raises(BadSetup, match=r"^deep needs the compiled rules of kingdom-builder: `make compiled`$"):
        NetTree(state, Seeds(3, [5]), inf, Constant())


@compiled
def test_a_tree_is_used_again_within_a_turn() -> None:
    net = Constant()
    bot = Deep(1, Budget(simulations=40), net)
    state = games["kingdom-builder"].new(2, 8)
    state.play(bot.choose(state))
    asked = len(net.asked)
    bot.choose(state)
    assert len(net.asked) - asked < asked
