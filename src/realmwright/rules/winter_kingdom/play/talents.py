"""Talents in use: which powers a seat has, and one of them from its beginning to its end (WK-4.6, WK-7)."""

from functools import lru_cache

from realmwright.bits import Actions, Bits
from realmwright.rules.winter_kingdom.model.catalogue import POWERS, TALENTS, power_of
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    EXTRA,
    NONE,
    Position,
)
from realmwright.rules.winter_kingdom.play.pieces import with_forts


@lru_cache(maxsize=4096)
def powers_of(owned: int, upgraded: int) -> int:
    """The powers that a seat with these open talents can begin with; everybody has the tunnel card."""
    tunnel_card = len(TALENTS) - 1
    found: int = 1 << power_of(tunnel_card, 1)
    for number in range(tunnel_card):
        if owned >> number & 1:
            found |= 1 << power_of(number, 1)
            if upgraded >> number & 1 and not TALENTS[number].follows:
                found |= 1 << power_of(number, 2)
    return found


def fresh_power(talent: int, level: int) -> int:
    """What a card that was bought or upgraded only now brings (WK-10.14): a second half that follows comes with I."""
    return 1 << power_of(talent, 1 if TALENTS[talent].follows else level)


def usable(state: Position, among: int) -> int:
    """Those of the seat's powers that have a target (WK-4.7)."""
    rest = state.powers[state.turn] & among
    found = 0
    while rest:
        lowest = rest & -rest
        if POWERS[lowest.bit_length() - 1].ready(state):
            found |= lowest
        rest ^= lowest
    return found


def use(state: Position, number: int) -> None:
    """Begin to use a power (WK-4.6)."""
    power = POWERS[number]
    if state.phase == EXTRA:
        state.extra_left -= 1
    state.fresh &= ~power.marks
    state.used |= power.marks
    note_use(state, number)
    state.power = number
    state.step = ASK_BUILD if power.builds else ASK_PICK


def note_use(state: Position, number: int) -> None:
    """Note that a power is used."""
    if state.journal is not None:
        power = POWERS[number]
        state.note_deed("talent-used", {"talent": TALENTS[power.talent].name, "level": power.level})


def after_first(state: Position) -> None:
    """WK-7.9: whether the second half of the card goes on with the same house."""
    talent = POWERS[state.power].talent
    if TALENTS[talent].follows and state.upgraded[state.turn] >> talent & 1 and find_follow(state):
        state.step = ASK_FOLLOW
    else:
        after_follow(state)


def find_follow(state: Position) -> Actions:
    """What the second half can do with the house of the first."""
    power = POWERS[state.power + 1]
    if power.builds:
        return with_forts(state, power.where(state)) if state.stock() else 0
    return power.reach(state, state.lifted) if state.lifted != NONE else 0


def after_follow(state: Position) -> None:
    """WK-10.16: whether the moved house may go one hex further."""
    if state.setup.law.road and state.moved and find_road(state):
        state.step = ASK_ROAD
    else:
        finish(state)


def find_road(state: Position) -> Bits:
    """Where the moved house may go on to."""
    return state.board.grid.around[state.lifted] & state.open()


def finish(state: Position) -> None:
    """The power has been used."""
    state.step = ASK_OPEN
    state.power = NONE
    state.lifted = NONE
    state.origin = NONE
    state.moved = False
