"""The laws of a game: what its twist cards change in the rules (WK-10)."""

from functools import lru_cache
from typing import Final, NamedTuple

from realmwright.rules.winter_kingdom.data import MANY, TWISTS, Effect, kind_of
from realmwright.rules.winter_kingdom.terrain import NO_TERRAIN


class Law(NamedTuple):
    """What the words of ``data/twists.toml`` come to; by itself the basic rules."""

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


def _law(effect: Effect) -> Law:
    """What one twist makes of the basic rules."""
    words = effect.words

    def number(word: str, basic: int) -> int:
        return words.number(word, basic + 1, MANY) if words.has(word) else basic

    def flag(word: str) -> bool:
        return words.has(word) and words.flag(word)

    law = Law(
        wolves=number("wolves", BASIC.wolves),
        dead_end=flag("dead_end"),
        reach=number("reach", BASIC.reach),
        at_once=flag("at_once"),
        settles=kind_of(effect, "settles") if words.has("settles") else BASIC.settles,
        road=flag("road"),
        islands=flag("islands"),
        discount=number("discount", BASIC.discount),
        purchases=number("purchases", BASIC.purchases),
    )
    words.finish()
    if law == BASIC:
        raise words.wrong(f"changes nothing; it must have one of the fields {', '.join(Law._fields)}")
    return law


LAWS: Final = {name: _law(twist.law) for name, twist in TWISTS.items()}


@lru_cache(maxsize=256)
def law_of(twists: tuple[str, ...]) -> Law:
    """What these twists make of the rules: whatever one of them changes is larger than in the basic rules."""
    return Law._make(map(max, zip(BASIC, *[LAWS[name] for name in twists], strict=True)))
