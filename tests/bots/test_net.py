"""The net bot, and the nets that come with the package."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest

from realmwright import native
from realmwright.bits import select
from realmwright.bots import ask, bots_for, maker
from realmwright.bots.net import MOST_TURNS, NetBot, end_of
from realmwright.bots.nets import CARD, NET, Net, net_for, net_in, nets
from realmwright.dice import FastDice
from realmwright.game import BadSetup, State, games
from realmwright.learn.card import FORMAT, recipe_from

compiled = pytest.mark.skipif(native.speed() == "plain Python", reason="plain Python finds candidate turns too slowly")
GAMES = sorted(nets)


def test_there_are_nets_and_bots_for_them() -> None:
    assert GAMES == ["kingdom-builder", "winter-kingdom"]
    for game in games:
        assert ("net" in bots_for(game)) == (game in GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_net_has_a_card(game: str) -> None:
    card = json.loads((nets[game]() / CARD).read_text("utf-8"))
    assert card["format"] == FORMAT
    assert card["game"] == game
    assert recipe_from(card).sampling.game == game
    assert card["explained"] > 0.5
    assert {rating["opponent"] for rating in card["ratings"]} == {"random", "greedy", "flat"}


@compiled
@pytest.mark.parametrize(("game", "players", "options"), [
    ("kingdom-builder", 2, {}),
    ("kingdom-builder", 5, {"sets": "all"}),
    ("winter-kingdom", 4, {}),
])  # fmt: skip
def test_nets_play_whole_turns(game: str, players: int, options: dict[str, str]) -> None:
    """Some rounds of a game, in which all choices are legal and the same again."""

    def choices() -> list[int]:
        state = games[game].new(players, 5, options)
        bots = [maker(game, "net")(seat) for seat in range(players)]
        found: list[int] = []
        while state.seat is not None and state.turns <= 2 * players:
            found.append(ask(bots[state.seat], state, FastDice(len(found))))
            state.play(found[-1])
        return found

    assert choices() == choices()


class Asked(Net):
    """A net that likes the turn of one number best, and remembers what it was asked."""

    def __init__(self, best: int) -> None:
        self.best = best
        self.asked: list[list[State]] = []

    def values(self, states: Sequence[State], seats: Sequence[int]) -> list[float]:
        self.asked.append(list(states))
        return [float(place == self.best) for place in range(len(states))]


@compiled
def test_the_turn_that_the_net_likes_best_is_played_without_asking_again() -> None:
    state = games["kingdom-builder"].new(2, 8)
    net = Asked(3)
    bot = NetBot(1, net)
    mover = state.seat
    while state.seat == mover:
        state.play(bot.choose(state.copy()))
    (judged,) = net.asked
    assert 3 < len(judged) <= MOST_TURNS
    assert cast(Any, state).own == cast(Any, judged[3]).own, "the settlements of the turn of that number"


@compiled
def test_the_end_of_a_turn_is_before_anything_is_dealt() -> None:
    state = games["kingdom-builder"].new(2, 8)
    stream = FastDice(1).stream("test")
    actions = []
    walk = state.copy()
    while walk.seat == state.seat:
        legal = walk.legal()
        actions.append(select(legal, stream.below(legal.bit_count())))
        walk.play(actions[-1])
    end = end_of(state, actions)
    assert end.totals is None
    assert end.position.seat == state.seat
    assert end.position.turns == state.turns
    unfinished = end_of(state, actions[:1])
    assert unfinished.position.legal() != state.legal(), "the position after the actions, if the turn goes on"


def test_a_net_without_its_runtime_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadSetup, match=r"pip install 'realmwright\[nets\]'"):
        Net("kingdom-builder", nets["kingdom-builder"]())


def test_games_without_a_net_say_so() -> None:
    with pytest.raises(BadSetup, match="no net is installed for dominion"):
        net_for("dominion")


def test_nets_for_other_observations_are_refused(tmp_path: Path) -> None:
    for name in (NET, CARD):
        (tmp_path / name).write_bytes((nets["winter-kingdom"]() / name).read_bytes())
    with pytest.raises(BadSetup, match="was made for other observations"):
        net_in("kingdom-builder", str(tmp_path))
