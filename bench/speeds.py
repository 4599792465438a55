"""Plain and compiled rules side by side in one process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from realmwright import bits, playing
from realmwright.compiled import REPLACED
from realmwright.game import State
from realmwright.rules.dominion.twins import TWINS as DOMINION
from realmwright.rules.kingdom_builder.twins import TWINS as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.twins import TWINS as WINTER_KINGDOM
from realmwright.twins import Twins

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
    """Meanwhile, the positions of a game are set up, and actions chosen, at one of two speeds."""
    if speed == COMPILED:
        yield
        return
    own = vars(TWINS[game])
    choosing = bits.select
    own["quickened"] = lambda state: state
    bits.select = playing.select = REPLACED.get(choosing, choosing)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        del own["quickened"]
        bits.select = playing.select = choosing  # type: ignore[attr-defined]
