"""Strategies: what they buy, how they play whatever they may hold, and that they look at nothing hidden."""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from realmwright.bits import each
from realmwright.bots import Bot, ask, bots_for
from realmwright.bots.dominion.action_priority import PRIORITY
from realmwright.bots.dominion.situation import Line, Situation
from realmwright.bots.dominion.strategies import (
    BIG_MONEY,
    BIG_MONEY_ULTIMATE,
    CHANCELLOR,
    CHAPEL_WITCH,
    COUNCIL_ROOM,
    DOUBLE_SMITHY,
    DOUBLE_WITCH,
    GARDENS,
    MILITIA,
    MOAT,
    PY_SMITHY,
    SMITHY,
    SMITHY_ULTIMATE,
    VILLAGE_SMITHY,
    WITCH_GOLD,
)
from realmwright.bots.dominion.strategy import Strategist, Strategy
from realmwright.bots.random import Random
from realmwright.dice import FastDice, shuffled
from realmwright.game import Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import ALL
from realmwright.rules.dominion.state import State
from tests.dominion.tables import Player, everything, play, table

NAMES: Final = tuple(name for name in bots_for("dominion") if isinstance(bots_for("dominion")[name], Strategy))
QUESTIONS: Final = {
    *("react", "discard", "may-discard-any", "trash", "may-trash", "topdeck", "play", "may-play", "vassal", "gain"),
    *("gain-to-hand", "discard-deck", "library", "spy", "lose-treasure", "loot", "harbinger", "sentry"),
}
"""Every kind of prompt with which a card asks something."""
EVERYTHING: Final = "smithy witch chapel moat laboratory militia council room chancellor gardens workshop"


def chosen(bot: Bot, state: State) -> str:
    return state.say(bot.choose(state))


def answers(bot: Bot, state: State, count: int) -> list[str]:
    """What a bot does next, one after another."""
    found = []
    for _ in range(count):
        found.append(chosen(bot, state))
        play(state, found[-1])
    return found


# Buying


def buys(strategy: Strategy, coins: int, owned: str = "", supply: Mapping[str, int] | None = None) -> str:
    """What somebody who owns these cards buys with so many coins."""
    state = table(deck=owned, kingdom=EVERYTHING, supply=supply, coins=coins)
    return chosen(strategy(), state).removeprefix("buy ")


def test_the_list_is_read_from_the_top() -> None:
    assert [buys(BIG_MONEY, coins) for coins in range(10)] == [
        *("end turn", "end turn", "end turn"),
        *("silver", "silver", "silver"),
        *("gold", "gold"),
        *("province", "province"),
    ]
    assert buys(BIG_MONEY, 7, supply={"gold": 0}) == "silver", "a pile that is empty is passed over"


@pytest.mark.parametrize(
    ("strategy", "coins", "owned", "supply", "expected"),
    [
        (BIG_MONEY_ULTIMATE, 8, "6 gold", {}, "gold"),
        (BIG_MONEY_ULTIMATE, 8, "6 gold copper", {}, "province"),
        (BIG_MONEY_ULTIMATE, 7, "", {"province": 5}, "gold"),
        (BIG_MONEY_ULTIMATE, 7, "", {"province": 4}, "duchy"),
        (BIG_MONEY_ULTIMATE, 5, "", {"province": 7}, "silver"),
        (BIG_MONEY_ULTIMATE, 5, "", {"province": 6}, "duchy"),
        (BIG_MONEY_ULTIMATE, 3, "", {"province": 3}, "silver"),
        (BIG_MONEY_ULTIMATE, 3, "", {"province": 2}, "estate"),
        (SMITHY, 5, "", {}, "smithy"),
        (SMITHY, 5, "smithy", {}, "silver"),
        (DOUBLE_SMITHY, 5, "smithy", {}, "smithy"),
        (DOUBLE_SMITHY, 5, "2 smithy", {}, "silver"),
        (PY_SMITHY, 4, "7 smithy", {}, "smithy"),
        (PY_SMITHY, 5, "", {}, "silver"),
        (SMITHY_ULTIMATE, 4, "smithy 11 copper", {}, "silver"),
        (SMITHY_ULTIMATE, 4, "smithy 12 copper", {}, "smithy"),
        (MOAT, 2, "moat", {}, "moat"),
        (MOAT, 3, "10 copper", {}, "moat"),
        (MOAT, 3, "9 copper", {}, "silver"),
        (COUNCIL_ROOM, 5, "council room 13 copper", {}, "silver"),
        (COUNCIL_ROOM, 5, "council room 14 copper", {}, "council room"),
        (CHANCELLOR, 3, "chancellor 20 copper", {}, "chancellor"),
        (CHANCELLOR, 3, "chancellor 19 copper", {}, "silver"),
        (MILITIA, 8, "", {}, "gold"),
        (MILITIA, 8, "gold", {}, "province"),
        (DOUBLE_WITCH, 6, "witch", {}, "witch"),
        (DOUBLE_WITCH, 6, "2 witch", {}, "gold"),
        (DOUBLE_WITCH, 6, "2 witch", {"estate": 0, "curse": 1, "moat": 4}, "duchy"),
        (DOUBLE_WITCH, 6, "2 witch", {"estate": 0, "curse": 1, "moat": 5}, "gold"),
        (WITCH_GOLD, 6, "witch", {}, "gold"),
        (WITCH_GOLD, 5, "witch", {}, "witch"),
        (CHAPEL_WITCH, 3, "", {}, "chapel"),
        (CHAPEL_WITCH, 4, "", {}, "silver"),
        (CHAPEL_WITCH, 0, "", {"province": 3}, "copper"),
        (GARDENS, 4, "8 workshop", {}, "workshop"),
        (GARDENS, 4, "9 workshop", {}, "gardens"),
        (VILLAGE_SMITHY, 4, "", {}, "smithy"),
        (VILLAGE_SMITHY, 4, "smithy", {}, "silver"),
    ],
)
def test_conditions_count(strategy: Strategy, coins: int, owned: str, supply: dict[str, int], expected: str) -> None:
    assert buys(strategy, coins, owned, supply) == expected


def test_a_chapel_is_for_the_beginning() -> None:
    for turn, card in ((2, "chapel"), (3, "silver")):
        state = table(kingdom=EVERYTHING, coins=3, taken=(turn, turn - 1))
        assert chosen(CHAPEL_WITCH(), state) == f"buy {card}"


def test_an_engine_has_a_village_for_every_smithy() -> None:
    for owned, card in (("smithy 3 silver", "village"), ("smithy 2 silver", "silver"), ("smithy village", "silver")):
        assert chosen(VILLAGE_SMITHY(), table(deck=owned, coins=3)) == f"buy {card}"
    assert chosen(VILLAGE_SMITHY(), table(deck="smithy village", coins=4)) == "buy smithy"


@pytest.mark.parametrize(
    ("own", "other", "taken", "expected"),
    [
        ("", "6 estate", (9, 8), "gold"),
        ("", "7 estate", (9, 9), "gold"),
        ("", "5 estate", (9, 8), "province"),
        ("", "6 estate", (9, 9), "province"),
        ("9 gardens", "15 estate", (9, 9), "province"),
    ],
)
def test_the_end_check(own: str, other: str, taken: Sequence[int], expected: str) -> None:
    """Nobody who would lose by it, if only by a turn more, ends the game."""
    state = table(deck=own, others=[Player(deck=other)], supply={"province": 1}, coins=8, taken=taken)
    assert chosen(BIG_MONEY(end_check=True), state) == f"buy {expected}"
    assert chosen(BIG_MONEY(), state) == "buy province"


def test_the_end_check_knows_of_three_piles() -> None:
    strategy = Strategy((Line("estate"), Line("copper")))
    for empty, expected in (({"moat": 0}, "estate"), ({"moat": 0, "cellar": 0}, "copper")):
        state = table(others=[Player(deck="province")], supply={"estate": 1, **empty}, coins=2)
        assert chosen(strategy(end_check=True), state) == f"buy {expected}"


def test_how_few_gains_can_end_the_game() -> None:
    for supply, gains in (({}, 8), ({"province": 2}, 2), ({"curse": 0, "estate": 1, "moat": 2}, 3), ({"curse": 1}, 8)):
        assert Situation(table(supply=supply), 0).gains_to_end == gains


def test_in_a_draft_it_picks_what_it_will_buy() -> None:
    state = game.new(2, 3, {"kingdom": "draft", "forbid": ["witch"], "start": 0})
    assert chosen(SMITHY(), state) == "pick smithy"
    while state.prompt().kind == "draft":
        state.play(DOUBLE_WITCH().choose(state))


# Playing


def test_every_action_has_a_priority() -> None:
    assert {card for card, value in enumerate(PRIORITY) if value} == set(each(CATALOGUE.actions))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("smithy village market copper", ["play village", "play market", "play smithy"]),
        ("smithy witch", ["play witch"]),
        ("throne room smithy chancellor", ["play throne room", "play smithy"]),
        ("throne room copper", ["play all treasures"]),
        ("cellar copper", ["play all treasures"]),
        ("mine gold", ["play all treasures"]),
        ("moneylender silver", ["play all treasures"]),
        ("remodel silver", ["play all treasures"]),
        ("chapel 2 gold", ["play all treasures"]),
        ("library 6 copper", ["play library"]),
        ("library 7 copper", ["play all treasures"]),
        ("militia smithy", ["play smithy"]),
    ],
)
def test_which_action_comes_first(hand: str, expected: list[str]) -> None:
    state = table(hand, deck="9 copper", others=[Player("5 copper")])
    assert answers(BIG_MONEY(), state, len(expected)) == expected


@pytest.mark.parametrize(
    ("state", "action", "expected"),
    [
        (
            table("cellar estate copper 2 smithy curse"),
            "play cellar",
            ["discard curse", "discard estate", "discard smithy", "done"],
        ),
        (
            table("chapel curse estate 3 copper", deck="5 copper"),
            "play chapel",
            ["trash curse", "trash estate", "trash copper", "trash copper"],
        ),
        (table("chapel estate 2 copper", deck="3 copper"), "play chapel", ["trash estate", "trash copper", "done"]),
        (table("mine copper silver gold"), "play mine", ["trash silver", "gain gold"]),
        (table("mine copper silver", supply={"gold": 0}), "play mine", ["trash copper", "gain silver"]),
        (table("mine gold copper", edition=2, supply={"silver": 0}), "play mine", ["done"]),
        (table("moneylender copper", edition=2), "play moneylender", ["trash copper"]),
        (table("remodel gold estate copper"), "play remodel", ["trash estate", "gain silver"]),
        (table("remodel gold estate", supply={"province": 6}), "play remodel", ["trash gold", "gain province"]),
        (table("remodel province silver"), "play remodel", ["trash silver", "gain silver"]),
        (table("throne room smithy chancellor", deck="9 copper"), "play throne room", ["play smithy"]),
        (table("throne room mine moneylender gold", edition=2), "play throne room", ["done"]),
        (table("throne room mine moneylender gold"), "play throne room", ["play mine"]),
        (table("vassal", deck="smithy 3 copper", edition=2), "play vassal", ["play smithy"]),
        (table("vassal", deck="mine 3 copper", edition=2), "play vassal", ["done"]),
        (table("workshop"), "play workshop", ["gain silver"]),
        (table("workshop", supply={"silver": 0}, kingdom="moat village"), "play workshop", ["gain village"]),
        (table("chancellor", deck="copper gold"), "play chancellor", ["discard deck"]),
        (
            table("library 3 copper", deck="smithy gold estate moat silver"),
            "play library",
            ["set aside smithy", "set aside moat"],
        ),
        (
            table("library 3 copper", deck="smithy gold moat village silver", actions=2),
            "play library",
            ["keep smithy", "set aside moat", "keep village"],
        ),
        (
            table("artisan smithy gold estate", kingdom="market", edition=2, supply={"silver": 0}),
            "play artisan",
            ["gain market", "topdeck market"],
        ),
        (table("artisan gold estate", edition=2, actions=2), "play artisan", ["gain silver", "topdeck estate"]),
        (
            table("spy", deck="copper estate", others=[Player(deck="gold")]),
            "play spy",
            ["discard estate", "discard gold"],
        ),
        (
            table("spy", deck="copper gold", others=[Player(deck="curse")]),
            "play spy",
            ["topdeck gold", "topdeck curse"],
        ),
        (table("thief", others=[Player(deck="copper gold")]), "play thief", ["trash gold", "gain gold"]),
        (table("thief", others=[Player(deck="copper estate")]), "play thief", ["done"]),
        (
            table("harbinger", deck="copper", discard="gold estate copper", edition=2),
            "play harbinger",
            ["topdeck gold"],
        ),
        (table("harbinger", deck="copper", discard="estate copper", edition=2), "play harbinger", ["done"]),
        (table("sentry", deck="copper curse gold", edition=2), "play sentry", ["topdeck gold", "trash curse"]),
        (
            table("sentry", deck="copper province estate", edition=2),
            "play sentry",
            ["trash estate", "discard province"],
        ),
        (
            table("poacher gold province", deck="silver", supply={"moat": 0}, edition=2),
            "play poacher",
            ["discard province"],
        ),
        (table("militia", others=[Player("moat 4 copper")], ask=[1]), "play militia", ["reveal moat"]),
        (
            table("militia", others=[Player("province estate gold silver copper")]),
            "play militia",
            ["discard estate", "discard province"],
        ),
        (
            table("militia", others=[Player("smithy witch gold silver copper")]),
            "play militia",
            ["discard smithy", "discard copper"],
        ),
        (
            table("militia", others=[Player("smithy witch gold village copper")]),
            "play militia",
            ["discard copper", "discard village"],
        ),
        (table("bureaucrat", others=[Player("province estate")]), "play bureaucrat", ["topdeck estate"]),
        (table("bandit", others=[Player(deck="gold silver")], edition=2), "play bandit", ["trash silver"]),
    ],
)
def test_what_a_card_asks_is_answered_well(state: State, action: str, expected: list[str]) -> None:
    assert answers(BIG_MONEY(), play(state, action), len(expected)) == expected


def test_a_strategy_may_trash_otherwise() -> None:
    """The five coins of the hand are for a Witch; once there is one, they go."""
    for owned, expected in (("9 estate", "done"), ("9 estate witch", "trash copper")):
        state = play(table("chapel 5 copper", deck=owned), "play chapel")
        assert chosen(CHAPEL_WITCH(), state) == expected


def test_what_is_gained_is_what_would_be_bought() -> None:
    state = play(table("workshop", deck="7 workshop", kingdom=EVERYTHING), "play workshop")
    assert answers(GARDENS(), state, 1) == ["gain workshop"]
    state = play(table("workshop", deck="8 workshop", kingdom=EVERYTHING), "play workshop")
    assert answers(GARDENS(), state, 1) == ["gain gardens"]


# Whole games


def two(name: str) -> Line:
    return Line(name, lambda now: now.own(name) < 2)


def magpie(seed: int) -> Strategy:
    """Buys Provinces and otherwise two of everything, in an order of its own, so that every card gets played."""
    order = shuffled(FastDice(seed).stream("magpie"), ALL)
    return Strategy((Line("province"), *map(two, order), Line("gold"), Line("silver")))


def seated(seed: int) -> tuple[State, list[Bot]]:
    """A random kingdom of either edition or of both, and a strategy, a magpie, and others."""
    options: dict[str, Json] = {"edition": ("first", "second")[seed % 2], "mixed": seed % 5 == 0}
    if seed % 3 == 0:
        options["ask"] = [0, 1]
    if seed % 7 == 0:
        options["kingdom"] = "draft"
    seats: list[Bot] = [
        bots_for("dominion")[NAMES[seed % len(NAMES)]](seed),
        magpie(seed)(),
        bots_for("dominion")[NAMES[(seed * 5 + 3) % len(NAMES)]](seed),
        Random(seed),
    ]
    players = 2 + seed % 3
    return game.new(players, seed, options), seats[:players]


def test_every_strategy_answers_every_question_and_looks_at_nothing_hidden() -> None:
    asked: set[str] = set()
    for seed in range(3 * len(NAMES)):
        state, seats = seated(seed)
        for number in range(10_000):
            if (seat := state.seat) is None:
                break
            bot = seats[seat]
            action = ask(bot, state, FastDice(number), trust=True)
            if isinstance(bot, Strategist):
                asked.add(state.prompt().kind)
                if number % 9 == 0:
                    before = everything(state)
                    assert bot.choose(state) == action
                    assert everything(state) == before, "it changes nothing"
                    for fantasy in range(2):
                        assert ask(bot, state, FastDice(fantasy)) == action, state.prompt()
            state.play(action)
        else:
            raise AssertionError(f"the game with the seed {seed} does not end")
    assert asked >= QUESTIONS, "every question came up"


@pytest.mark.parametrize("name", NAMES)
def test_every_strategy_ends_a_game_with_its_own_kind_in_any_kingdom(name: str) -> None:
    for seed in range(4):
        state = game.new(2, seed, {"edition": ("first", "second")[seed % 2]})
        seats = [bots_for("dominion")[name](seed) for _ in range(2)]
        while (seat := state.seat) is not None and state.turns < 400:
            state.play(ask(seats[seat], state, FastDice(1), trust=True))
        assert state.seat is None


def test_an_engine_beats_big_money() -> None:
    won = 0.0
    for seed in range(60):
        state = game.new(2, seed, {"kingdom": "first-game", "start": seed % 2})
        seats = (VILLAGE_SMITHY(), BIG_MONEY())
        while (seat := state.seat) is not None:
            state.play(seats[seat].choose(state))
        winners = state.winners()
        won += (0 in winners) / len(winners)
    assert won > 45
