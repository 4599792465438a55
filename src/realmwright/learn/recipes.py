"""The recipes of the games that have nets: what is learnt from, and how large the net is."""

from typing import Final, NamedTuple

from realmwright.game import BadSetup, unknown
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


RECIPES: Final = {
    "kingdom-builder": Recipe(Sampling("kingdom-builder", (2, 2, 2, 2, 2, 2, 3, 4, 5), SET_NAMES, with_sets=40)),
    "winter-kingdom": Recipe(Sampling("winter-kingdom", (2, 2, 2, 3, 4))),
}


def recipe_of(game: str) -> Recipe:
    """How nets of a game learn. Raises BadSetup if nobody has written it down."""
    if game not in RECIPES:
        raise BadSetup(unknown("recipe", game, RECIPES))
    return RECIPES[game]
