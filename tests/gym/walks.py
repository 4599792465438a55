"""Random games to look at, position by position."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import numpy as np
import pytest
from numpy.typing import NDArray

from realmwright.bits import select
from realmwright.dice import FastDice
from realmwright.game import Json, State, games

GAMES: Final = ("dominion", "kingdom-builder", "winter-kingdom")
each_game: Final = pytest.mark.parametrize("game", GAMES)

KINDS: Final[Mapping[str, tuple[tuple[int, dict[str, Json]], ...]]] = {
    "dominion": (
        (2, {"kingdom": "first-game"}),
        (3, {"require": ["library", "moat", "sentry", "spy", "thief", "witch"]}),
        (4, {"kingdom": "draft", "mixed": True, "forbid": ["chapel"]}),
        (2, {"edition": "second", "require": ["artisan", "bureaucrat", "harbinger", "moat", "sentry"]}),
    ),
    "kingdom-builder": ((2, {}), (4, {"sets": "all"})),
    "winter-kingdom": ((2, {}), (4, {})),
}
"""Players and options of games that have something hidden in every way that there is."""


def walk(
    game: str,
    players: int = 2,
    options: Mapping[str, Json] | None = None,
    seed: int = 0,
    most: int = 250,
    rules: int | None = None,
) -> Iterator[State]:
    """Every position of a random game up to some action, with the last one if it comes to its end."""
    state = games[game].new(players, seed, options, rules=rules)
    chance = FastDice(seed).stream("a walk")
    for _ in range(most):
        yield state
        legal = state.legal()
        if not legal:
            return
        state.play(select(legal, chance.below(legal.bit_count())))


def any_legal(masks: NDArray[Any], chance: np.random.Generator) -> Any:
    """A legal action for each row of masks, at random; a single one for a single mask."""
    return np.argmax(chance.random(masks.shape) * masks, axis=-1)
