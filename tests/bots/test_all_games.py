"""Every bot plays legal actions in every game, with any set-up and in every seat."""

import pytest

from realmwright.bits import each
from realmwright.bots import ask, bots_for, maker
from realmwright.dice import FastDice
from realmwright.game import Game, Json, State, games
from tests.playthrough import at_random
from tests.speeds import Deal

BOTS = ("greedy", "easy", "flat:3", "search:3")
NAMES = ("dominion", "kingdom-builder", "winter-kingdom")


def watched(state: State, spec: str, actions: int) -> int:
    """Let one bot a seat play on; the number of choices in which there was something to choose."""
    seats = [maker(state.game.name, spec)(seat) for seat in range(state.players)]
    chosen = 0
    for number in range(actions):
        if (seat := state.seat) is None:
            break
        view = state.view(seat)
        action = ask(seats[seat], state, FastDice(number))
        assert state.view(seat) == view, "the position itself is not touched"
        assert state.legal() >> action & 1
        chosen += state.legal().bit_count() > 1
        state.play(action)
    return chosen


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spec", BOTS)
def test_any_game_is_played_from_the_middle(name: str, spec: str) -> None:
    """With two to five players, and whatever sets, twists and cards there are."""
    chosen, players = 0, set()
    for number in range(4):
        stream = FastDice(number).stream(f"bots in the middle of {name}")
        deal = Deal(name, stream, number)
        state = deal.start()
        for _ in range(25 * number):
            if state.seat is not None:
                state.play(at_random(state, stream))
        players.add(state.players)
        chosen += watched(state, spec, 5)
    assert chosen > 6
    assert len(players) > 2


@pytest.mark.parametrize("spec", BOTS)
def test_a_kingdom_is_drafted(spec: str) -> None:
    state = games["dominion"].new(3, 6, {"kingdom": "draft"})
    assert watched(state, spec, 16) > 10
    assert state.turns > 0, "the draft is over"


@pytest.mark.parametrize("options", [{"open_end": True}, {"watch": True}, {"banned": ["draw", "swap"]}])
@pytest.mark.parametrize("spec", ["greedy", "flat:3", "search:6"])
def test_a_game_without_evaluation_and_policy_is_played_to_its_end(
    tiny: Game, spec: str, options: dict[str, Json]
) -> None:
    state = tiny.new(4, 2, options)
    assert watched(state, spec, 200) > 6
    assert state.seat is None


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_the_last_choices_of_a_game(name: str) -> None:
    """The last few choices of a game, one after another, by bots that have just sat down."""
    stream = FastDice(5).stream(f"last choices of {name}")
    state = Deal(name, stream, 5).start()
    past: list[State] = []
    while state.seat is not None and len(past) < 3000:
        past.append(state.copy())
        state.play(at_random(state, stream))
    for position in past[-4:]:
        for spec in BOTS:
            assert position.legal() >> ask(maker(name, spec)(1), position, FastDice(1)) & 1


def test_scripted_bots_of_dominion_are_there_beside_the_general_ones() -> None:
    found = bots_for("dominion")
    assert {"big-money", "double-witch", "flat", "search", "easy", "expert", "master"} <= set(found)
    state = games["dominion"].new(2, 1)
    for name in ("big-money", "double-witch"):
        assert ask(found[name](1), state, FastDice(1)) in set(each(state.legal()))
