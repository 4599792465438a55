"""Each seed of a game or a bot comes from a keyed hash, so its own does not tell a bot how the cards were dealt."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import pytest

from realmwright import bots
from realmwright.arena import match
from realmwright.dice import FastDice, derived_seed, wide_seed
from realmwright.game import State, games
from realmwright.gym import episodes

FACTOR: Final = 6364136223846793005
STEP: Final = 1442695040888963407
WORD: Final = 2**64
GAME: Final = "kingdom-builder"
simulate: Final[Any] = import_module("realmwright.cli.simulate")
"""The module; the package has the command by its name."""


# The attack: two numbers of a congruential stream tell its state, and so all numbers before and after them.


def states_of(seed: int) -> Iterator[int]:
    """The states of a stream in which :func:`wide_seed` gives this seed, after its first number."""
    first, second = seed >> 32, seed & 0xFFFFFFFF
    # The first state is first << 33 and something unknown, x; what it becomes is second << 32 and something unknown, y:
    # FACTOR * x - y is this, or differs by whole words. So the lattice has a point close to a known one.
    wanted = ((second << 32) - FACTOR * (first << 33) - STEP) % WORD
    b1, b2 = reduced((1, FACTOR), (0, WORD))
    middle = (2**32, wanted + 2**31)
    det = b1[0] * b2[1] - b1[1] * b2[0]
    c1 = round(Fraction(middle[0] * b2[1] - middle[1] * b2[0], det))
    c2 = round(Fraction(b1[0] * middle[1] - b1[1] * middle[0], det))
    for d1 in range(-3, 4):
        for d2 in range(-3, 4):
            x = (c1 + d1) * b1[0] + (c2 + d2) * b2[0]
            y = (c1 + d1) * b1[1] + (c2 + d2) * b2[1] - wanted
            if 0 <= x < 2**33 and 0 <= y < 2**32:
                yield (first << 33) + x


def reduced(b1: tuple[int, int], b2: tuple[int, int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """The shortest basis of a lattice in the plane (Gauss)."""
    while True:
        if b1[0] ** 2 + b1[1] ** 2 > b2[0] ** 2 + b2[1] ** 2:
            b1, b2 = b2, b1
        times = round(Fraction(b1[0] * b2[0] + b1[1] * b2[1], b1[0] ** 2 + b1[1] ** 2))
        if not times:
            return b1, b2
        b2 = (b2[0] - times * b1[0], b2[1] - times * b1[1])


def neighbours(seed: int) -> set[int]:
    """The seeds before and after this one, if it was one of a congruential stream."""
    back = pow(FACTOR, -1, WORD)
    found: set[int] = set()
    for state in states_of(seed):
        for _ in range(12):
            state = (state - STEP) * back % WORD
        numbers = []
        for _ in range(26):
            state = (state * FACTOR + STEP) % WORD
            numbers.append(state)
        found |= {one >> 33 << 32 | two >> 32 for one, two in pairwise(numbers)}
    return found


def test_seeds_of_one_stream_tell_each_other() -> None:
    """So the attack works where seeds are neighbours, as they were."""
    for number in range(20):
        stream = FastDice(number).stream("deal 3")
        game, _, bot = (wide_seed(stream) for _ in range(3))
        assert game in neighbours(bot)


# What is given to games and bots


class Recorder:
    """Stands where games and bots get their seeds, and writes them down."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any, finds_makers: str = "maker") -> None:
        self.of_games: list[int] = []
        self.of_bots: list[int] = []
        rules = games[GAME]

        class Rules:
            name = GAME

            def new(_, players: int, seed: int, options: dict[str, Any]) -> State:  # noqa: N805
                self.of_games.append(seed)
                return rules.new(players, seed, options)

        def maker(game: str, name: str) -> Callable[[int], Any]:
            def make(seed: int) -> Any:
                self.of_bots.append(seed)
                return bots.maker(game, name)(seed)

            return make

        self.rules: Any = Rules()
        monkeypatch.setattr(module, finds_makers, maker)
        if hasattr(module, "games"):
            monkeypatch.setattr(module, "games", {GAME: self.rules})


def arena_seeds(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    found = Recorder(monkeypatch, match)
    plan = match.Plan(GAME, {}, ("random", "random"), seed=5, turns=1)
    for deal in range(3):
        match.play(plan, match.Fixture(deal, (0, 1)))
    assert found.of_games == [derived_seed(5, "deal", deal) for deal in range(3)]
    assert found.of_bots == [derived_seed(5, f"bot {bot} in deal", deal) for deal in range(3) for bot in range(2)]
    return found


def simulated_seeds(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    found = Recorder(monkeypatch, simulate)
    plan = simulate.Plan(GAME, {}, 5, ("random", "random"), False, 1)
    simulate.play_games(plan, range(3))
    return found


def environment_seeds(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    setting = episodes.setting(GAME, opponents="random", turns=1)
    found = Recorder(monkeypatch, episodes, "opponent")
    made = episodes.Episodes(replace(setting, game=found.rules), 5)
    for _ in range(3):
        made.begin()
    return found


@pytest.mark.parametrize("seeds_of", [arena_seeds, simulated_seeds, environment_seeds])
def test_the_seed_of_a_bot_tells_nothing_of_the_game(
    monkeypatch: pytest.MonkeyPatch, seeds_of: Callable[[pytest.MonkeyPatch], Recorder]
) -> None:
    found = seeds_of(monkeypatch)
    assert len(set(found.of_games)) == 3
    assert len(set(found.of_bots)) == len(found.of_bots) >= 3
    for bot in found.of_bots:
        assert not neighbours(bot) & {*found.of_games, *(other for other in found.of_bots if other != bot)}


def test_derived_seeds_are_a_keyed_hash_that_anybody_can_compute() -> None:
    key = hashlib.blake2b(b"7", digest_size=32, person=b"realmwright seed").digest()
    digest = hashlib.blake2b(b"bot 1 in deal, 12", digest_size=8, key=key).digest()
    assert derived_seed(7, "bot 1 in deal", 12) == int.from_bytes(digest, "big") >> 1
    seeds = {derived_seed(seed, purpose, number) for seed in (-1, 0, 1) for purpose in "ab" for number in range(50)}
    assert len(seeds) == 300
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert max(seeds) > 2**62
