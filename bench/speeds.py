"""Plain and compiled rules side by side in one process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from realmwright.twins import Twins
from realmwright.game import State
from realmwright.rules.dominion.twins import TWINS as DOMINION
from realmwright.rules.kingdom_builder.twins import TWINS as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.twins import TWINS as WINTER_KINGDOM

PLAIN = "plain"
COMPILED = "compiled"

TWINS: dict[str, Twins[Any]] = {
    "kingdom-builder": KINGDOM_BUILDER,
    "winter-kingdom": WINTER_KINGDOM,
    "dominion": DOMINION,
}


def has_twin(state: State) -> bool:
    """Whether a position that was just set up has compiled rules."""
    return TWINS[state.game.name].is_twin(state)


@contextmanager
def at_speed(game: str, speed: str) -> Iterator[None]:
    """Meanwhile, the positions of a game are set up at one of its speeds."""
    if speed == COMPILED:
        yield
        return
    own = vars(TWINS[game])
    own["quickened"] = lambda state: state
    try:
        yield
    finally:
        del own["quickened"]
