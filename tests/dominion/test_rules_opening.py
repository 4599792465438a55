"""DOM-2.6: the first two hands are a split of the ten cards that everybody begins with."""

from collections import Counter
from fractions import Fraction
from math import comb

from realmwright.rules.dominion import game
from tests.dominion.tables import names

GAMES = 400


def test_dom_2_6_five_and_two_coins_or_four_and_three() -> None:
    # Given the first two hands of many games
    splits: Counter[int] = Counter()
    for seed in range(GAMES):
        state = game.new(2, seed, {"kingdom": "first-game", "start": 0})
        first = names(state.hand[0]).count("copper")
        second = names(state.deck[0]).count("copper")
        assert first + second == 7
        assert len(state.hand[0]) == len(state.deck[0]) == 5
        splits[first] += 1
    # Then no other split occurs, and each about as often as it should
    assert set(splits) == {2, 3, 4, 5}
    for coppers, games in splits.items():
        chance = Fraction(comb(7, coppers) * comb(3, 5 - coppers), comb(10, 5))
        assert chance == (Fraction(5, 12) if coppers in (3, 4) else Fraction(1, 12))
        assert abs(games / GAMES - chance) < 0.06
