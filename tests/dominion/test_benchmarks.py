"""What other simulators measured of well-known strategies, measured again (gates B1 to B8, T-008, T-200 to T-203).

Four independent simulators agree on these figures, so a figure that differs is a rule that differs, or a shuffle that
is not fair. Seeds are fixed: a run is the same every time, and one honest run in a thousand would be outside.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

import pytest

from realmwright.bots.dominion.strategies import (
    BIG_MONEY,
    BIG_MONEY_ULTIMATE,
    CHANCELLOR,
    COUNCIL_ROOM,
    LABORATORY,
    SMITHY,
    SMITHY_ULTIMATE,
)
from realmwright.bots.dominion.strategy import Strategist, Strategy
from realmwright.dice import FastDice
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY
from realmwright.rules.dominion.model.catalogue import COPPER, COPPERS, DUCHY, ESTATE, ESTATES, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.play.deck import draw
from realmwright.rules.dominion.play.turn import HAND
from realmwright.rules.dominion.state import State

GAMES: Final = 4_000
SOFT_GAMES: Final = 2_000
"""Where the band is some points wide anyway."""
Z: Final = 3.29
"""Of a normal distribution 99.9 % lie within so many standard deviations."""
KINGDOM: Final = (
    *("smithy", "council room", "chancellor", "laboratory", "village"),
    *("market", "moat", "cellar", "militia", "workshop"),
)


class Result(NamedTuple):
    """Of a hundred games, how many the first and the second win, and how many they share."""

    first: float
    second: float
    shared: float


def duel(first: Strategist, second: Strategist, games: int, *, fixed: bool = False) -> Result:
    """Play games in which both begin equally often; or in which the first always begins."""
    outcomes: Counter[tuple[int, ...]] = Counter()
    players = (first, second)
    for number in range(games):
        state = game.new(2, number, {"cards": KINGDOM, "start": 0 if fixed else number % 2})
        while (seat := state.seat) is not None:
            state.play(players[seat].choose(state))
        outcomes[tuple(state.winners())] += 1
    return Result(*(100 * outcomes[winners] / games for winners in ((0,), (1,), (0, 1))))


def close(result: Result, expected: Result, games: int, tolerance: float = 0.0) -> bool:
    """Whether every share lies within the 99.9 % band of its reference, or not much outside."""
    return all(
        abs(share - percent) <= Z * sqrt(percent * (100 - percent) / games) + tolerance
        for share, percent in zip(result, expected, strict=True)
    )


@pytest.mark.parametrize(
    ("first", "second", "fixed", "expected"),
    [
        pytest.param(BIG_MONEY, BIG_MONEY, True, Result(24.41, 42.29, 33.30), id="B2"),
        pytest.param(BIG_MONEY, BIG_MONEY_ULTIMATE, False, Result(16.13, 80.77, 3.09), id="B3"),
        pytest.param(BIG_MONEY, SMITHY, False, Result(12.35, 60.07, 27.58), id="B4"),
        pytest.param(BIG_MONEY_ULTIMATE, SMITHY_ULTIMATE, False, Result(22.33, 72.41, 5.26), id="B5"),
    ],
)
def test_strategies_win_as_often_as_elsewhere(first: Strategy, second: Strategy, fixed: bool, expected: Result) -> None:
    result = duel(first(), second(), GAMES, fixed=fixed)
    assert close(result, expected, GAMES), f"{result} instead of {expected}"


@pytest.mark.parametrize(
    ("second", "expected"),
    [
        pytest.param(COUNCIL_ROOM, Result(25.7, 69.0, 5.3), id="council room"),
        pytest.param(CHANCELLOR, Result(40.3, 52.0, 7.7), id="chancellor"),
        pytest.param(LABORATORY, Result(35.8, 55.7, 8.5), id="laboratory"),
    ],
)
def test_b7_with_an_end_check_too(second: Strategy, expected: Result) -> None:
    """The references are known to 2 points, in games in which nobody ends a game that they lose."""
    result = duel(BIG_MONEY_ULTIMATE(end_check=True), second(end_check=True), SOFT_GAMES)
    assert close(result, expected, SOFT_GAMES, tolerance=2.0), f"{result} instead of {expected}"


# Big Money alone

CURVE: Final = {
    1: (3.503, 3.000),
    2: (3.497, 3.000),
    3: (4.503, 3.000),
    4: (4.501, 3.000),
    5: (5.168, 3.226),
    6: (5.547, 3.773),
    7: (5.756, 4.537),
    8: (6.337, 6.008),
    9: (6.335, 7.475),
    10: (6.743, 9.525),
    12: (6.794, 13.765),
    14: (7.058, 18.490),
    16: (7.057, 23.423),
    17: (7.107, 25.988),
    18: (7.132, 28.583),
    20: (7.127, 33.764),
    25: (7.146, 46.929),
    30: (7.139, 60.187),
}
"""The coins of a turn, and the points after it."""
SPLITS: Final = {(5, 2): 1 / 12, (2, 5): 1 / 12, (4, 3): 5 / 12, (3, 4): 5 / 12}
"""How likely the coins of the first two turns are."""
EXACT: Final = {1: 3.5, 2: 3.5, 3: 5 / 6 * 55 / 12 + 1 / 6 * 45 / 11, 4: 5 / 6 * 55 / 12 + 1 / 6 * 45 / 11}
"""The mean coins of the turns for which they can be calculated."""
LAST: Final = max(CURVE)
PROVINCES: Final = 5
PLENTY: Final = 1000


class Solo(NamedTuple):
    """A game of one player, in which no pile runs out."""

    coins: list[int]
    """Those of each turn."""
    provinces: list[int]
    """The turns in which Provinces were bought."""


def alone(seed: int) -> Solo:
    """Play by Big Money until the curve ends and enough Provinces are bought."""
    state = NATIVE.accelerate(State(game, 1, 0, 1, FastDice(seed), game.rules))
    state.deal([PLENTY if card <= PROVINCE else 0 for card in range(len(CATALOGUE.cards))])
    player = BIG_MONEY()
    coins: list[int] = []
    provinces: list[int] = []
    while state.turns <= LAST or len(provinces) < PROVINCES:
        if len(coins) < state.turns:
            coins.append(0)
        action = player.choose(state)
        if action == BUY + PROVINCE:
            provinces.append(state.turns)
        state.play(action)
        if action == ALL_TREASURES:
            coins[-1] = state.coins
    return Solo(coins, provinces)


def test_big_money_alone(subtests: pytest.Subtests) -> None:
    solos = [alone(seed) for seed in range(GAMES)]
    with subtests.test("B1"):
        turns = [fmean(solo.provinces[place] for solo in solos) for place in range(PROVINCES)]
        assert turns[3] == pytest.approx(16.799, abs=0.061)
        assert turns == pytest.approx([8.72, 11.75, 14.36, 16.80, 19.12], abs=0.07)
    for turn, (coins, points) in CURVE.items():
        with subtests.test("B6", turn=turn):
            assert fmean(solo.coins[turn - 1] for solo in solos) == pytest.approx(coins, abs=0.06)
            had = [3 + 6 * sum(bought <= turn for bought in solo.provinces) for solo in solos]
            assert fmean(had) == pytest.approx(points, abs=Z * stdev(had) / sqrt(GAMES) + 0.02)
    counts = Counter((solo.coins[0], solo.coins[1]) for solo in solos)
    assert set(counts) == set(SPLITS)
    for split, chance in SPLITS.items():
        with subtests.test("T-008", split=split):
            assert abs(counts[split] - GAMES * chance) < Z * sqrt(GAMES * chance * (1 - chance))
    for turn, exact in EXACT.items():
        with subtests.test("T-200, T-201", turn=turn):
            given = [solo.coins[turn - 1] for solo in solos]
            assert abs(fmean(given) - exact) < Z * stdev(given) / sqrt(GAMES)


# Without chance, and nothing but chance


@pytest.mark.parametrize(
    ("added", "expected"),
    [
        ([], Fraction(7, 2)),
        ([COPPER], Fraction(40, 11)),
        ([SILVER], Fraction(45, 11)),
        ([DUCHY], Fraction(35, 11)),
    ],
)
def test_b8_the_mean_coins_of_a_hand(added: list[int], expected: Fraction) -> None:
    hands = list(combinations([COPPER] * COPPERS + [ESTATE] * ESTATES + added, HAND))
    assert Fraction(sum(coins_of(hand) for hand in hands), len(hands)) == expected


@cache
def coins_of(hand: tuple[int, ...]) -> int:
    """The coins that the game gives for a hand."""
    state = game.new(2, 1, {"start": 0})
    state.hand = [list(hand), *state.hand[1:]]
    state.reconsider()
    state.play(ALL_TREASURES)
    return state.coins


def test_t203_every_place_in_a_deck_is_equally_likely() -> None:
    size, shuffles = 12, 100_000
    state = State(game, 1, 0, 1, FastDice(203), game.rules)
    counts = [0] * size
    for _ in range(shuffles):
        state.discard = [[GOLD] + [COPPER] * (size - 1)]
        draw(state, 0, size)
        counts[state.hand[0].index(GOLD)] += 1
        state.hand = [[]]
    expected = shuffles / size
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    assert chi_square < 31.26, "11 degrees of freedom: one in a thousand lies beyond"
