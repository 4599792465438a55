"""Plain and compiled rules side by side in one process."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from realmwright import bits, playouts
from realmwright.compiled import REPLACED
from realmwright.game import State
from realmwright.native import NativeRules
from realmwright.rules.dominion.native import NATIVE as DOMINION
from realmwright.rules.kingdom_builder.native import NATIVE as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.native import NATIVE as WINTER_KINGDOM

PLAIN = "plain"
COMPILED = "compiled"

NATIVE: dict[str, NativeRules[Any]] = {
    "kingdom-builder": KINGDOM_BUILDER,
    "winter-kingdom": WINTER_KINGDOM,
    "dominion": DOMINION,
}


def has_native(state: State) -> bool:
    """Whether a position that was just set up has compiled rules."""
    return NATIVE[state.game.name].is_native(state)


@contextmanager
def at_speed(game: str, speed: str) -> Iterator[None]:
    """Meanwhile, the positions of a game are set up, and actions chosen, at one of two speeds."""
    if speed == COMPILED:
        yield
        return
    own = vars(NATIVE[game])
    choosing, classes = bits.select, own["_classes"]
    own["_classes"] = []
    bits.select = playouts.select = REPLACED.get(choosing, choosing)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        own["_classes"] = classes
        bits.select = playouts.select = choosing  # type: ignore[attr-defined]
