"""The laws of a game: what its twist cards change in the rules (WK-10)."""

from functools import lru_cache
from typing import NamedTuple

from realmwright.rules.winter_kingdom.data import TWISTS
from realmwright.rules.winter_kingdom.terrain import NAMES, NO_TERRAIN


class Law(NamedTuple):
    """What the words of ``data/twists.toml`` come to; without a twist :func:`law_of` gives the basic rules."""

    wolves: int
    """So many pieces can be built in a turn without losing a house; 0: any number."""
    dead_end: bool
    reach: int
    at_once: bool
    settles: int
    """The kind of hex next to which a mandatory build brings another piece."""
    road: bool
    islands: bool
    discount: int
    purchases: int


@lru_cache(maxsize=256)
def law_of(twists: tuple[str, ...]) -> Law:
    """What these twists make of the rules."""
    words = {word: value for name in twists for word, value in TWISTS[name].law.items()}
    settles = words.get("settles")
    return Law(
        wolves=int(words.get("wolves", 0)),
        dead_end=bool(words.get("dead_end", False)),
        reach=int(words.get("reach", 1)),
        at_once=bool(words.get("at_once", False)),
        settles=NO_TERRAIN if settles is None else NAMES.index(str(settles)),
        road=bool(words.get("road", False)),
        islands=bool(words.get("islands", False)),
        discount=int(words.get("discount", 0)),
        purchases=int(words.get("purchases", 1)),
    )
