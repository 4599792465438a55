"""The twist cards, and what the words of their laws mean (WK-10)."""

from functools import lru_cache
from importlib.resources import files
from typing import Final

from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.words import kind_of
from realmwright.rules.winter_kingdom.model.catalogue import TWISTS, Twist, enter_twists
from realmwright.rules.winter_kingdom.model.facts import MANY, DataFile, Effect, Entry
from realmwright.rules.winter_kingdom.model.terms import BASIC, Law


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


def _twist(entry: Entry) -> Twist:
    law = _law(entry.effect("law"))
    entry.note_name()
    return Twist(entry.name, law, entry.emblem())


_FILE: Final = DataFile(files(__package__) / "data" / "twists.toml")
_PUBLISHED: Final = _FILE.cards("twist", _twist)
_OWN: Final = own.FILE.cards("twist", _twist)
_FILE.finish()
FACTS: Final = tuple(_FILE.facts)
OWN_TWISTS: Final = tuple(twist.name for twist in _OWN)
enter_twists([*_PUBLISHED, *_OWN])


@lru_cache(maxsize=256)
def law_of(twists: tuple[str, ...]) -> Law:
    """What these twists make of the rules: whatever one of them changes is larger than in the basic rules."""
    return Law._make(map(max, zip(BASIC, *[TWISTS[name].law for name in twists], strict=True)))
