"""Recipes: what the net of a game learns from, how large it is, and how fast it learns."""

from collections.abc import Callable
from typing import NamedTuple

from realmwright.game import Registry
from realmwright.learn.examples import Sampling
from realmwright.learn.network import Size
from realmwright.rules.kingdom_builder.setup import SET_NAMES


class Recipe(NamedTuple):
    """What a net learns from, its size, and how fast it learns."""

    sampling: Sampling
    size: Size = Size(channels=48, blocks=3)
    rate: float = 1e-3
    """The step size of Adam."""
    warm_up: int = 200
    """Steps in which the step size grows to that: Adam knows too little before."""
    batch: int = 1024
    """Positions in each step."""
    reuse: int = 3
    """How often each position is learnt from, on average."""
    window: int = 3_000_000
    """So many of the newest positions are learnt from."""


recipes: Registry[Callable[[], Recipe]] = Registry("realmwright.recipes", "recipe")
"""For each game whose nets learn, what gives the recipe (group ``realmwright.recipes``)."""


def recipe_of(game: str) -> Recipe:
    """How nets of a game learn. Raises BadSetup if nobody has written it down."""
    return recipes[game]()


def kingdom_builder() -> Recipe:
    """Mostly the base game and two players: others are learnt along with them."""
    return Recipe(Sampling("kingdom-builder", (2, 2, 2, 2, 2, 2, 3, 4, 5), SET_NAMES, with_sets=40))


def winter_kingdom() -> Recipe:
    """All numbers of players, two most often; a small net, because a search with it is stronger in the same time."""
    sampling = Sampling("winter-kingdom", (2, 2, 2, 3, 4), by_policy=40_000)
    return Recipe(sampling, Size(channels=32, blocks=2))
