"""The evaluation of positions of Dominion, and how the bot Greedy plays with it."""

import pytest

from realmwright.bots import ask, bots_for, evaluations
from realmwright.bots.dominion.counting import KINDS
from realmwright.bots.dominion.heuristic import UNIT, VICTORY, Deck, coins_a_turn, deck_of, points_of
from realmwright.bots.greedy import Greedy
from realmwright.bots.turns import PRUNED
from realmwright.bots.turns import heuristic_value as evaluate
from realmwright.dice import FastDice
from realmwright.playouts import POINT
from realmwright.rules.dominion import game
from realmwright.rules.dominion.state import State
from tests.dominion.tables import Player, numbers, play, table

START = "7 copper 3 estate"
MIDDLE = f"{START} 5 silver 2 gold"


def best(state: State) -> str:
    """What Greedy does."""
    return state.say(ask(Greedy(1), state, FastDice(1)))


def deck(cards: str) -> Deck:
    found = numbers(cards)
    return deck_of([found.count(card) for card in range(KINDS)])


def coins(cards: str) -> float:
    return coins_a_turn(deck(cards)) / UNIT


def test_the_evaluation_is_registered() -> None:
    assert evaluations["dominion"] is evaluate


def test_a_deck_is_as_good_as_the_coins_of_a_turn() -> None:
    assert coins(START) == 3.5
    assert coins(f"{START} silver") > 4
    assert coins(f"{START} estate") < coins(START) < coins("7 copper")
    assert coins("2 copper") == 2, "all of a small deck is in hand"
    assert coins("") == 0


def test_a_deck_is_better_for_what_it_draws_and_has_time_for() -> None:
    one, two = (coins(f"{MIDDLE} {count} smithy") for count in (1, 2))
    assert coins(MIDDLE) < one < two
    assert two - one < one - coins(MIDDLE), "two of them get in each other's way"
    assert coins(f"{MIDDLE} 4 smithy 4 village") > coins(f"{MIDDLE} 4 smithy 4 silver")
    assert coins(f"{MIDDLE} 2 laboratory") > coins(f"{MIDDLE} 2 village")
    assert coins("20 laboratory 5 gold") < 25 * 3, "no deck draws itself for ever"


def test_points_count_with_the_gardens() -> None:
    assert points_of(deck("19 estate gardens curse")) == 19 + 2 - 1


@pytest.mark.parametrize(
    ("hand", "provinces", "expected"),
    [
        ("5 copper", 8, "silver"),
        ("2 gold", 8, "gold"),
        ("5 copper", 1, "duchy"),
        ("2 gold", 1, "duchy"),
        ("2 copper", 1, "estate"),
        ("2 gold silver", 4, "province"),
    ],
)
def test_money_comes_first_and_points_at_the_end(hand: str, provinces: int, expected: str) -> None:
    state = table(
        hand,
        deck=START,
        kingdom="moat",
        supply={"province": provinces, "moat": 0},
        others=[Player(deck=f"{MIDDLE} 2 province")],
    )
    assert best(state) == "play all treasures"
    assert best(play(state, "play all treasures")) == f"buy {expected}"


def test_treasures_are_played_together() -> None:
    state = play(table("gold silver copper estate", deck=START), "play copper")
    assert evaluate(state, 0) == PRUNED
    assert best(state) == "play all treasures"
    assert evaluate(play(state, "play silver", "play gold"), 0) > PRUNED


def test_greedy_ends_a_game_only_if_it_wins() -> None:
    for others, expected in (("estate", "buy province"), ("9 duchy", "buy duchy")):
        state = table(coins=8, deck=MIDDLE, supply={"province": 1}, others=[Player(deck=others)])
        assert best(state) == expected


def test_greedy_keeps_the_cards_that_are_worth_most() -> None:
    state = play(
        table("militia", others=[Player("gold province silver copper estate", deck="9 copper")]), "play militia"
    )
    kept = play(state.copy(), "discard estate", "discard province")
    lost = play(state.copy(), "discard gold", "discard silver")
    assert evaluate(kept, 1) > evaluate(lost, 1)
    assert best(state) in ("discard estate", "discard province")


def test_before_and_after_the_game() -> None:
    state = game.new(2, 1, {"kingdom": "draft"})
    assert evaluate(state, 0) == evaluate(state, 1) == 0
    ends = table(coins=8, supply={"province": 1}, others=[Player(deck="estate")])
    play(ends, "buy province", "end turn")
    assert (evaluate(ends, 0), evaluate(ends, 1)) == (VICTORY / POINT, -VICTORY / POINT)
    shared = table(coins=8, supply={"province": 1}, others=[Player(deck="province")], taken=(5, 5))
    play(shared, "buy province", "end turn")
    assert evaluate(shared, 0) == evaluate(shared, 1) == VICTORY / POINT / 2


@pytest.mark.parametrize(("rival", "games", "least"), [("random", 2, 2), ("big-money", 4, 3)])
def test_greedy_does_well(rival: str, games: int, least: int) -> None:
    """Twenty turns are enough to see it."""
    won = 0
    for seed in range(games):
        state = game.new(2, seed, {"edition": ("first", "second")[seed % 2], "start": seed // 2})
        seats = (Greedy(seed), bots_for("dominion")[rival](seed))
        number = 0
        while (seat := state.seat) is not None and state.turns <= 40:
            state.play(ask(seats[seat], state, FastDice(number), trust=True))
            number += 1
        won += state.winners() == [0]
    assert won >= least
