"""The terms of a game: what its twist cards change in the rules (WK-10), and what talents cost."""

from typing import Final, NamedTuple

from realmwright.rules.winter_kingdom.model.terrain import NO_TERRAIN


class Law(NamedTuple):
    """What the words of ``twists.toml`` come to; by itself the basic rules."""

    wolves: int = 0
    """So many pieces can be built in a turn without losing a house; 0: any number."""
    dead_end: bool = False
    reach: int = 1
    at_once: bool = False
    settles: int = NO_TERRAIN
    """The kind of hex next to which a mandatory build brings another piece."""
    road: bool = False
    islands: bool = False
    discount: int = 0
    purchases: int = 1


BASIC: Final = Law()


class Prices(NamedTuple):
    """What talents cost in a game (WK-7.2, WK-7.3, WK-10.18)."""

    buy: tuple[int, ...]
    upgrade: tuple[int, ...]
    buyable: tuple[int, ...]
    """By the number of coins: the talents that can be bought for them."""
    upgradable: tuple[int, ...]
