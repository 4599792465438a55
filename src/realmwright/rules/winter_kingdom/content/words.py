"""The words of effects in the data files, as far as several families share them."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from realmwright.rules.winter_kingdom.model.components import FORT
from realmwright.rules.winter_kingdom.model.facts import Effect
from realmwright.rules.winter_kingdom.model.terrain import NAMES

Meaning = TypeVar("Meaning")


def meaning(effect: Effect, verb: str, table: Mapping[str, Callable[[Effect], Meaning]]) -> Meaning:
    """What a table makes of an effect. Raises BadData for words that mean nothing there."""
    found = table[effect.words.text(verb, table)](effect)
    effect.words.finish()
    return found


def kind_of(effect: Effect, word: str) -> int:
    """The kind of hex that a word names."""
    return NAMES.index(effect.words.text(word, NAMES))


def kind_or_fort(effect: Effect, word: str) -> int | None:
    """The same where it can also be an own fort, which is no kind of hex: None."""
    name = effect.words.text(word, (*NAMES, FORT))
    return None if name == FORT else NAMES.index(name)
