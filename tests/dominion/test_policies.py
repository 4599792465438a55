"""The playout policy of Dominion: legal, blind to what is hidden, the same at both speeds, and sensible."""

from typing import Final

import pytest

from realmwright.bots.dominion.policies import sensible
from realmwright.bots.dominion.strategies import BIG_MONEY, DOUBLE_WITCH
from realmwright.bots.dominion.strategy import Strategy
from realmwright.dice import FastDice, FastStream
from realmwright.game import Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.state import State
from tests.dominion import random_games
from tests.dominion.tables import Player, play, table

FAIR: Final = "smithy witch chapel moat laboratory militia council room village market workshop"
BAD_LUCK: Final = 20
"""How often a choice is asked for that must not depend on chance."""


def choices(state: State) -> set[str]:
    """Whatever it may choose."""
    return {state.say(sensible(state, FastStream(number << 32))) for number in range(BAD_LUCK)}


def chosen(state: State) -> str:
    """What it chooses, whatever chance says."""
    (found,) = choices(state)
    return found


def finish(state: State, count: int) -> list[str]:
    """What it does next, one after another."""
    found = []
    for _ in range(count):
        found.append(chosen(state))
        play(state, found[-1])
    return found


# Whatever comes


@pytest.mark.parametrize("name", random_games.GAMES)
def test_the_policy_is_always_legal_and_uses_nothing_hidden(name: str) -> None:
    for number, state in enumerate(random_games.positions(name, 11)):
        if state.seat is None or number > 900:
            break
        action = sensible(state, FastStream(number))
        assert state.legal() >> action & 1, state.say(action)
        if number % 5 == 0:
            imagined = state.imagine(state.seat, FastDice(number))
            assert sensible(imagined, FastStream(number)) == action


@pytest.mark.skipif(not NATIVE.active, reason="the rules of dominion are not compiled: make compiled")
@pytest.mark.parametrize("name", random_games.GAMES)
def test_playouts_are_the_same_at_both_speeds(name: str) -> None:
    for number, state in enumerate(random_games.positions(name, 12)):
        if number in (0, 40, 161) and state.seat is not None:
            found = state.playouts(FastDice(number), 2, "sensible")
            assert found == NATIVE.to_plain(state).playouts(FastDice(number), 2, "sensible")
        elif number > 161:
            break


# How good it is


def share(opponent: Strategy, deals: int, options: dict[str, Json]) -> float:
    """Which part of all points it gets, each deal played from both seats."""
    won = 0.0
    other = opponent()
    for deal in range(2 * deals):
        state = game.new(2, deal // 2, options)
        own, stream = deal % 2, FastDice(deal).stream("policy")
        while (seat := state.seat) is not None:
            state.play(sensible(state, stream) if seat == own else other.choose(state))
        winners = state.winners()
        won += (own in winners) / len(winners)
    return won / (2 * deals)


def test_the_policy_uses_the_cards_of_a_kingdom() -> None:
    assert share(BIG_MONEY, 12, {}) > 0.75
    assert share(BIG_MONEY, 12, {"edition": "second"}) > 0.75
    assert share(DOUBLE_WITCH, 10, {"require": ["witch"]}) > 0.5


@pytest.mark.parametrize(
    ("coins", "owned", "supply", "expected"),
    [
        (8, "5 gold 5 silver 5 copper", {}, "buy province"),
        (5, "7 copper 3 estate", {}, "buy witch"),
        (0, "7 copper 3 estate", {}, "end turn"),
        (2, "5 gold 5 silver 7 copper 3 estate 2 province", {"province": 1}, "buy estate"),
        (5, "5 gold 5 silver 7 copper 3 estate 2 province", {"province": 2, "curse": 0}, "buy duchy"),
    ],
)
def test_what_the_policy_buys(coins: int, owned: str, supply: dict[str, int], expected: str) -> None:
    assert chosen(table(deck=owned, kingdom=FAIR, supply=supply, coins=coins, taken=(9, 9))) == expected


@pytest.mark.parametrize(("other", "ends"), [("6 estate", True), ("8 province", False)])
def test_the_policy_ends_the_game_only_if_it_wins(other: str, ends: bool) -> None:
    state = table(deck="4 gold 3 province", coins=8, supply={"province": 1}, others=(Player(deck=other),))
    assert ("buy province" in choices(state)) is ends
    if ends:
        assert chosen(state) == "buy province"


# How it plays its Actions


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("smithy village copper", "play village"),
        ("smithy militia copper", "play smithy"),
        ("smithy laboratory market", "play laboratory"),
        ("throne room", "end turn"),
        ("throne room smithy", "play throne room"),
        ("moneylender", "end turn"),
        ("moneylender copper", "play moneylender"),
        ("mine gold", "play all treasures"),
        ("mine silver", "play mine"),
        ("cellar copper", "play all treasures"),
        ("cellar estate", "play cellar"),
        ("chapel 3 estate smithy", "play chapel"),
        ("chapel estate smithy", "play smithy"),
        ("chapel gold", "play all treasures"),
        ("remodel silver", "play all treasures"),
        ("remodel estate", "play remodel"),
        ("library 6 copper", "play library"),
        ("library 7 copper", "play all treasures"),
        ("witch moneylender copper", "play witch"),
    ],
)
def test_which_action_the_policy_plays_first(hand: str, expected: str) -> None:
    assert chosen(table(hand=hand, deck="5 copper")) == expected


def test_a_witch_without_curses_only_draws() -> None:
    state = table(hand="witch militia", deck="5 copper", supply={"curse": 0})
    assert chosen(state) == "play militia"


@pytest.mark.parametrize(
    ("hand", "card", "deck", "expected"),
    [
        ("chapel curse estate 2 gold", "chapel", "9 silver", ["trash curse", "trash estate", "done"]),
        ("chapel 3 copper", "chapel", "2 silver", ["trash copper", "trash copper", "trash copper"]),
        ("chapel 4 copper", "chapel", "copper", ["trash copper", "done"]),
        ("cellar estate curse copper", "cellar", "5 copper", ["discard estate", "discard curse", "done"]),
        ("cellar 2 smithy copper", "cellar", "5 copper", ["discard smithy", "done"]),
        ("mine copper silver", "mine", "", ["trash silver", "gain gold"]),
        ("throne room militia smithy", "throne room", "9 copper", ["play smithy"]),
        ("remodel estate silver", "remodel", "", ["trash estate"]),
        ("remodel curse estate", "remodel", "", ["trash curse"]),
        ("remodel gold silver", "remodel", "", ["trash gold"]),
        ("chancellor estate", "chancellor", "5 copper", ["discard deck"]),
        ("library", "library", "smithy 7 copper", ["set aside smithy"]),
        ("village library", "library", "smithy 7 copper", ["set aside smithy"]),
        ("spy", "spy", "copper gold", ["topdeck gold", "discard gold"]),
        ("spy", "spy", "copper estate", ["discard estate", "discard gold"]),
    ],
)
def test_how_the_policy_answers_cards(hand: str, card: str, deck: str, expected: list[str]) -> None:
    state = table(hand=hand, deck=deck, others=(Player(deck="gold silver"),), supply={"province": 6})
    play(state, f"play {card}")
    assert finish(state, len(expected)) == expected


def test_a_library_keeps_what_there_is_time_for() -> None:
    state = table(hand="village library", deck="copper smithy 7 copper")
    play(state, "play village", "play library")
    assert finish(state, 1) == ["keep smithy"]


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("gold gold silver copper estate", ["discard estate", "discard copper"]),
        ("gold smithy militia silver curse", ["discard curse", "discard militia"]),
        ("gold province village smithy militia", ["discard province", "discard militia"]),
    ],
)
def test_the_policy_discards_its_least_useful_cards_to_a_militia(hand: str, expected: list[str]) -> None:
    state = table(hand="militia", others=(Player(hand=hand),))
    play(state, "play militia")
    assert finish(state, 2) == expected


def test_the_policy_reveals_a_moat() -> None:
    state = table(hand="militia", others=(Player(hand="moat 4 copper"),), ask=[1])
    play(state, "play militia")
    assert chosen(state) == "reveal moat"


def test_the_policy_without_a_moat_reveals_nothing() -> None:
    state = table(hand="militia", others=(Player(hand="5 copper"),), ask=[1])
    play(state, "play militia")
    assert chosen(state) == "done"


def test_a_thief_takes_the_best_and_leaves_copper() -> None:
    state = table(hand="thief", others=(Player(deck="silver gold"),))
    play(state, "play thief")
    assert finish(state, 2) == ["trash gold", "gain gold"]
    state = table(hand="thief", others=(Player(deck="copper estate"),))
    play(state, "play thief")
    assert finish(state, 1) == ["done"]


@pytest.mark.parametrize(
    ("hand", "card", "deck", "discard", "expected"),
    [
        ("sentry", "sentry", "copper estate gold 3 silver", "", ["topdeck gold", "trash estate"]),
        ("harbinger", "harbinger", "copper", "copper gold estate", ["topdeck gold"]),
        ("harbinger", "harbinger", "copper", "copper estate", ["done"]),
        ("vassal", "vassal", "smithy 5 copper", "", ["play smithy"]),
        ("moneylender copper", "moneylender", "", "", ["trash copper"]),
    ],
)
def test_how_the_policy_answers_cards_of_the_second_edition(
    hand: str, card: str, deck: str, discard: str, expected: list[str]
) -> None:
    state = table(hand=hand, deck=deck, discard=discard, edition=2)
    play(state, f"play {card}")
    assert finish(state, len(expected)) == expected


def test_the_policy_trashes_its_cheapest_treasure_to_a_bandit() -> None:
    state = table(hand="bandit", others=(Player(deck="gold silver"),), edition=2)
    play(state, "play bandit")
    assert chosen(state) == "trash silver"
