"""Talents as the rules use them: each half of a card is a :class:`Power`, numbered by card and level (WK-7, WK-8)."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from realmwright.bits import Bits, pack
from realmwright.rules.winter_kingdom.building import SPOTS
from realmwright.rules.winter_kingdom.data import ALT, ARROW, BOTH, TALENTS, TUNNEL_CARD, Effect, Talent, meaning
from realmwright.rules.winter_kingdom.moving import WAYS

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.state import State

NONE: Final = -1


class Power(NamedTuple):
    """What one half of a talent card lets its owner do."""

    name: str
    """``mule``, ``mule II``."""
    talent: int
    level: int
    marks: int
    """The powers that cannot be used any more in the turn in which this one was."""
    builds: bool
    where: "Callable[[State], Bits]"
    """Of one that builds: the hexes it allows. Of one that moves: the houses that have somewhere to go."""
    adjacent: bool = False
    """Whether it is bound to hexes next to own buildings if there are any (WK-5.4)."""
    reach: "Callable[[State, int], Bits]" = lambda _state, _cell: 0
    """Of one that moves: where a house can go."""

    def ready(self, state: "State") -> bool:
        """WK-4.7, WK-7.13: whether there is a legal target, and a piece to be built."""
        return self.where(state) != 0 and (not self.builds or state.stock() > 0)

    def targets(self, state: "State") -> Bits:
        """The hexes that it can build on, or the houses that it can move."""
        return state.adjacent_if_possible(self.where(state)) if self.adjacent else self.where(state)


def power_of(talent: int, level: int) -> int:
    """The number of a power."""
    return 2 * talent + level - 1


def _power(talent: int, level: int, effect: Effect) -> Power:
    card = TALENTS[talent]
    name = card.name if level == 1 else f"{card.name} II"
    marks = 1 << power_of(talent, level)
    if card.mode == ALT:
        marks |= 1 << power_of(talent, 3 - level)
    if "build" in effect:
        where, adjacent = meaning(effect, "build", SPOTS)
        return Power(name, talent, level, marks, True, where, adjacent)
    if "move" in effect:
        if effect["move"] in ("tunnel", "to tunnel"):
            # Both are uses of the tunnel card (WK-8.21).
            marks |= _TUNNELLING
        movable, reach = meaning(effect, "move", WAYS)
        return Power(name, talent, level, marks, False, movable, reach=reach)
    return Power(name, talent, level, marks, False, lambda _: 0)


def _halves(card: Talent) -> tuple[Effect, Effect]:
    return card.first, card.second


_TUNNELLING: Final = pack(
    power_of(number, level)
    for number, card in enumerate(TALENTS)
    for level, effect in enumerate(_halves(card), 1)
    if effect.get("move") in ("tunnel", "to tunnel")
)
POWERS: Final = tuple(
    _power(number, level, effect)
    for number, card in enumerate(TALENTS)
    for level, effect in enumerate(_halves(card), 1)
    if effect
)
"""By :func:`power_of`; the tunnel card, which is the last, has only one."""
POWER_NUMBER: Final = {power.name: number for number, power in enumerate(POWERS)}
FOLLOWS: Final = tuple(card.mode == ARROW for card in TALENTS)
"""Whether the second half of a card continues the first (WK-7.9)."""
CHOICE_OF_TERRAIN: Final = pack(
    power_of(number, 2) for number, card in enumerate(TALENTS) if "mandatory" in card.second
)
"""The power by which the mandatory action may use the terrain to the right (WK-8.16)."""
TUNNEL_POWER: Final = 1 << power_of(TUNNEL_CARD, 1)
SECONDS: Final = pack(power_of(number, 2) for number, card in enumerate(TALENTS) if card.mode == BOTH)
"""Powers that are used once a turn even by those who may use a card at once."""
AGAIN: Final = tuple(
    (_TUNNELLING if number == TUNNEL_CARD else 0) | 1 << power_of(number, 1) | 1 << power_of(number, 2)
    for number in range(len(TALENTS))
)
"""For each card the powers that extra uses of it can be (WK-7.5)."""


def fresh_power(talent: int, level: int) -> int:
    """What a card that was bought or upgraded only now brings (WK-10.14): a second half that follows comes with I."""
    return 1 << power_of(talent, 1 if FOLLOWS[talent] else level)


@lru_cache(maxsize=4096)
def powers_of(owned: int, upgraded: int) -> int:
    """The powers that a seat with these open talents can begin with; everybody has the tunnel card."""
    found: int = TUNNEL_POWER
    for number in range(TUNNEL_CARD):
        if owned >> number & 1:
            found |= 1 << power_of(number, 1)
            if upgraded >> number & 1 and not FOLLOWS[number]:
                found |= 1 << power_of(number, 2)
    return found


class Prices(NamedTuple):
    """What talents cost in a game (WK-7.2, WK-7.3, WK-10.18)."""

    buy: tuple[int, ...]
    upgrade: tuple[int, ...]
    buyable: tuple[int, ...]
    """By the number of coins: the talents that can be bought for them."""
    upgradable: tuple[int, ...]


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
