"""What can be chosen: the legal actions of every step of a turn (WK-4 to WK-7)."""

from realmwright.bits import Actions, Bits
from realmwright.rules.winter_kingdom.model.amendments import SETTLERS_MAY
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMIES, POWER_SETS, POWERS, TALENTS
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_FOLLOW,
    ASK_OPEN,
    ASK_PICK,
    ASK_ROAD,
    ASK_SETTLE,
    BUILDING,
    EXTRA,
    TRADING,
    Position,
)
from realmwright.rules.winter_kingdom.play.pieces import with_forts
from realmwright.rules.winter_kingdom.play.talents import find_follow, find_road, usable
from realmwright.rules.winter_kingdom.play.trading import offers


def find_choices(state: Position) -> Actions:
    """The legal actions; kept in ``choices`` after every change."""
    if state.over:
        return 0
    step = state.step
    if step == ASK_OPEN:
        if not state.left:
            return _find_after(state)
        found = with_forts(state, card_targets(state))
        # WK-4.5: talents are used before or after the mandatory action, never within it.
        return found | usable(state, ~state.used) << state.board.use if state.left == state.whole else found
    if step == ASK_BUILD:
        return with_forts(state, POWERS[state.power].targets(state))
    if step == ASK_PICK:
        return POWERS[state.power].where(state)
    if step == ASK_DROP:
        return POWERS[state.power].reach(state, state.lifted)
    if step == ASK_FOLLOW:
        return find_follow(state) | 1 << state.board.stop
    if step == ASK_ROAD:
        return find_road(state) | 1 << state.board.stop
    if step == ASK_SETTLE:
        found = with_forts(state, find_settle(state))
        return found | 1 << state.board.stop if state.rules >= SETTLERS_MAY else found
    return state.houses() or state.own[state.turn]


def card_targets(state: Position) -> Bits:
    """Where the mandatory action can build: of each kind next to own buildings, if possible (WK-5.4, WK-10.13)."""
    near = state.near[state.turn]
    reach = state.setup.law.reach
    if reach > 1:
        grid = state.board.grid
        for _ in range(1, reach):
            near |= grid.near(near)
    found = 0
    for kind in state.kinds():
        cells = state.vacant(state.board.terrain[kind])
        found |= cells & near or cells
    return found


def find_settle(state: Position) -> Bits:
    """WK-10.15: where another piece can be built at once."""
    return state.open() & state.near[state.turn]


def _find_after(state: Position) -> Actions:
    """What can be done once the mandatory action is over."""
    board = state.board
    seat = state.turn
    phase = state.phase
    found: Actions = 1 << board.end
    if phase == EXTRA:
        # WK-7.5: used in this turn or not.
        return found | usable(state, TALENTS[state.extra].again) << board.use if state.extra_left else found
    if phase == TRADING:
        if state.fresh:
            found |= usable(state, state.fresh & ~(state.used & POWER_SETS.once)) << board.use
        if state.purchases >= state.setup.law.purchases:
            return found
    elif phase == BUILDING:
        found |= usable(state, ~state.used) << board.use
        if ECONOMIES[state.setup.economy].removed and state.own[seat]:
            found |= 1 << board.salvage
    else:
        found |= state.own[seat]
    return found | offers(state)
