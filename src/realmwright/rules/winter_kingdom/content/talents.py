"""The talent cards and the tunnel card, and the powers that their halves are (WK-7, WK-8)."""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Final

from realmwright.bits import pack
from realmwright.rules.winter_kingdom.content import own
from realmwright.rules.winter_kingdom.content.building import ORIGIN, SPOTS
from realmwright.rules.winter_kingdom.content.moving import TUNNELLING, WAYS
from realmwright.rules.winter_kingdom.content.words import meaning
from realmwright.rules.winter_kingdom.model.catalogue import (
    ALT,
    ARROW,
    BOTH,
    MODES,
    TALENTS,
    Power,
    Talent,
    enter_talents,
    power_of,
)
from realmwright.rules.winter_kingdom.model.components import PLAYERS, check_at_most
from realmwright.rules.winter_kingdom.model.facts import NO_EFFECT, DataFile, Effect, Entry
from realmwright.rules.winter_kingdom.model.terms import Prices

# Reading the cards


def _talent(entry: Entry) -> Talent:
    first = _half(entry, "first", "build", "move")
    second = _half(entry, "second", "build", "move", "mandatory")
    fact = entry.fact("mode")
    mode = fact.text("is", _modes(first, second))
    fact.finish()
    buy, upgrade = entry.number("buy", "coins", 0), entry.number("upgrade", "coins", 0)
    entry.note_name()
    return Talent(entry.name, first, second, mode, buy, upgrade, entry.emblem(), follows=mode == ARROW)


def _tunnel(entry: Entry) -> Talent:
    first = _half(entry, "first", "move")
    entry.note_name()
    return Talent(entry.name, first, NO_EFFECT, BOTH, 0, 0, entry.emblem())


def _half(entry: Entry, about: str, *verbs: str) -> Effect:
    """The effect of a half of a talent, which must do one of these."""
    effect = entry.effect(about)
    if len([verb for verb in verbs if verb in effect]) != 1:
        said = ", ".join(effect) or "nothing"
        raise effect.words.wrong(f"must have one of the fields {', '.join(verbs)}; it has {said}")
    return effect


def _modes(first: Effect, second: Effect) -> tuple[str, ...]:
    """How the halves of a talent can go together."""
    if first.get("build") == ORIGIN:
        raise first.words.wrong(f"field 'build' cannot be {ORIGIN!r}: only a second half follows a move")
    if second.get("build") == ORIGIN:
        if "move" not in first:
            raise second.words.wrong(f"field 'build' cannot be {ORIGIN!r}: the first half must move a house")
        return (ARROW,)
    if "mandatory" in second:
        second.words.text("mandatory", ("right",))
        second.words.finish()
        return (BOTH,)
    return MODES


_FILE: Final = DataFile(files(__package__) / "data" / "talents.toml")
_PUBLISHED: Final = _FILE.cards("talent", _talent)
_OWN: Final = own.FILE.cards("talent", _talent)
_CARDS: Final = (*_PUBLISHED, *_OWN, _FILE.card("tunnel", "talent", _tunnel))
_FILE.finish()
FACTS: Final = tuple(_FILE.facts)
OWN_TALENTS: Final = tuple(talent.name for talent in _OWN)
TUNNEL_CARD: Final = len(_CARDS) - 1
TALENT_NAMES: Final = tuple(card.name for card in _CARDS[:TUNNEL_CARD])
"""Of all that can be bought."""
check_at_most("dealt", "talents", len(_PUBLISHED) // PLAYERS[-1])


# Their powers


def _halves() -> Iterator[tuple[int, int, Effect]]:
    """Each half with the number of its card and its level."""
    for number, card in enumerate(_CARDS):
        yield number, 1, card.first
        if card.second:
            yield number, 2, card.second


_TUNNELLING: Final = pack(
    power_of(number, level) for number, level, half in _halves() if half.get("move") in TUNNELLING
)


def _power(talent: int, level: int, effect: Effect) -> Power:
    card = _CARDS[talent]
    name = card.name if level == 1 else f"{card.name} II"
    marks = 1 << power_of(talent, level)
    if card.mode == ALT:
        marks |= 1 << power_of(talent, 3 - level)
    if "build" in effect:
        where, adjacent = meaning(effect, "build", SPOTS)
        return Power(name, talent, level, marks, True, where, adjacent)
    if "move" in effect:
        movable, reach = meaning(effect, "move", WAYS)
        if effect["move"] in TUNNELLING:
            marks |= _TUNNELLING
        return Power(name, talent, level, marks, False, movable, reach=reach)
    return Power(name, talent, level, marks, False, lambda _: 0)


def _again(talent: int) -> int:
    """The powers that extra uses of a card can be (WK-7.5)."""
    found = pack(power_of(number, level) for number, level, _ in _halves() if number == talent)
    return _TUNNELLING | found if talent == TUNNEL_CARD else found


enter_talents(
    [card._replace(again=_again(number)) for number, card in enumerate(_CARDS)],
    [_power(*half) for half in _halves()],
    choice_of_terrain=pack(power_of(number, level) for number, level, half in _halves() if "mandatory" in half),
    once=pack(power_of(number, 2) for number, card in enumerate(_CARDS) if card.mode == BOTH),
)


@lru_cache(maxsize=16)
def prices_of(discount: int) -> Prices:
    """The prices of all talents at a discount."""
    buy = tuple(max(0, card.buy - discount) for card in TALENTS)
    upgrade = tuple(max(0, card.upgrade - discount) for card in TALENTS)
    purse = range(max(*buy, *upgrade) + 1)
    return Prices(
        buy,
        upgrade,
        tuple(pack(number for number, price in enumerate(buy) if price <= coins) for coins in purse),
        tuple(pack(number for number, price in enumerate(upgrade) if price <= coins) for coins in purse),
    )
