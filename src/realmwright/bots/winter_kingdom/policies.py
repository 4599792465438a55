"""The heuristic of Winter Kingdom and its playout policies: points now, and a few reasons for points to come."""

from typing import Final

from realmwright.bits import each, pack
from realmwright.game import UNIFORM
from realmwright.hexgames.difference import NOTHING, change
from realmwright.hexgames.majority import best_rival, majority
from realmwright.playouts import (
    EAGER,
    HOPELESS,
    POINT,
    UNFINISHED_BONUS,
    UNSEEN,
    Foresight,
    Policies,
    eager,
    uniform,
)
from realmwright.rules.winter_kingdom.content.cards import share_gained
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, ECONOMIES, POWERS, TALENTS, power_of
from realmwright.rules.winter_kingdom.model.components import EXTRA_PRICE, FORTS, HOUSES
from realmwright.rules.winter_kingdom.model.position import (
    ASK_BUILD,
    ASK_DROP,
    ASK_OPEN,
    ASK_PICK,
    NONE,
    SALVAGING,
    Position,
)
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS
from realmwright.rules.winter_kingdom.play import scoring

# What things are worth to a player with the whole game ahead; all of it fades with the pieces that are left to build.
BUILDER: Final = 6 * POINT
"""An open talent that builds."""
MOVER: Final = 3 * POINT
"""An open talent that moves."""
SECOND: Final = 2 * POINT
"""A second half."""
COIN: Final = POINT
"""A coin, while there is something to be bought with it."""
FREEDOM: Final = 2 * POINT
"""That a terrain does not border the own buildings: it may be built on anywhere."""
FORT: Final = POINT
"""A fort that is still there: it should be built where a house would score, since it counts twice."""

LORDS: Final = CARDS["lords"].name
LORDS_POINTS: Final = CARDS["lords"].points
PIECES: Final = HOUSES + FORTS
BUILDERS: Final = pack(talent for talent in range(len(TALENT_NAMES)) if POWERS[power_of(talent, 1)].builds)


def evaluate(state: Position, seat: int) -> int:
    """Points, talents that will give more of them, coins for such, and freedom to choose where to build next."""
    if hopeless(state):
        return HOPELESS
    return value(state, seat, scoring.total(state, seat) - best_rival(seat, rivals(state)))


def hopeless(state: Position) -> bool:
    """Whether a house is about to be moved before the mandatory action: it can be moved after it as well."""
    return state.power != NONE and state.left > 0 and not POWERS[state.power].builds


def foreseen(state: Position, seat: int) -> list[int]:
    """What :func:`promise` wants to know of the position before: figures of all cards, and what the lords pay.

    Where no action changes the map nobody asks for the figures.
    """
    if state.step == ASK_PICK or (state.step == ASK_OPEN and not state.left and state.phase != SALVAGING):
        return [0] * len(state.setup.scored) + rivals(state)
    return scoring.figures(state, seat) + rivals(state)


def promise(state: Position, seat: int, before: Position, known: list[int]) -> int:
    """The same as :func:`evaluate` after an action, without the points that the seat had before."""
    if hopeless(state):
        return HOPELESS
    found = change(before.own[seat], state.own[seat])
    if not found.small:
        points = scoring.total(state, seat) - scoring.total(before, seat)
        return value(state, seat, points - best_rival(seat, rivals(state)))
    left = known if found.left == NOTHING else known_without(before, seat, found.left, known)
    return value_changed(state, seat, found.entered, left, known)


def known_without(state: Position, seat: int, cell: int, known: list[int]) -> list[int]:
    """What is known once the building on a hex has left it. The position is that before."""
    found = scoring.without(state, seat, cell, known)
    lords_from = len(state.setup.scored)
    for place in range(lords_from, len(known)):
        found[place] -= share_gained(state, place - lords_from, seat, cell, LORDS_POINTS)
    return found


def value_changed(state: Position, seat: int, entered: int, left: list[int], known: list[int]) -> int:
    """The value after a small change, without the points that the seat had before it; see :func:`scoring.gained`."""
    points = scoring.gained(state, seat, entered, left, known)
    lords_from = len(state.setup.scored)
    if len(left) > lords_from:
        paid = left[lords_from:]
        if entered != NOTHING:
            for other in range(state.players):
                paid[other] += share_gained(state, other, seat, entered, LORDS_POINTS)
        points -= best_rival(seat, paid)
    return value(state, seat, points)


# Simple actions


def at_sight(state: Position, action: int, seat: int, known: list[int]) -> int:
    """The value after an action from which nothing follows but one building somewhere, coins or talents."""
    board = state.board
    if action < board.use:
        fort = action >= board.fort
        return _clicked(state, action - board.fort if fort else action, fort, seat, known)
    if action == board.end:
        return value_changed(state, seat, NOTHING, known, known) if _hands_over(state) else UNSEEN
    if action < board.buy:
        if state.left and not POWERS[action - board.use].builds:
            return HOPELESS + UNFINISHED_BONUS
        return value_changed(state, seat, NOTHING, known, known) + UNFINISHED_BONUS
    if action == board.stop or action == board.salvage:
        return UNSEEN
    return _traded(state, action, seat, known)


def _hands_over(state: Position) -> bool:
    """Whether at the end of the turn a card is drawn and one shown, without shuffling or replacing any."""
    board = state.board
    if not state.deck or state.setup.law.dead_end or not state.free & board.terrain[state.deck[-1]]:
        return False
    following = state.hand[(state.turn + 1) % state.players]
    return len(following) == 1 and state.free & board.terrain[following[0]] != 0


def _traded(state: Position, action: int, seat: int, known: list[int]) -> int:
    """The value after a purchase."""
    board = state.board
    coins, unbought = state.coins[seat], state.unbought[seat]
    owned, upgraded = state.owned[seat], state.upgraded[seat]
    if action < board.upgrade:
        talent = action - board.buy
        state.unbought[seat] ^= 1 << talent
        state.owned[seat] |= 1 << talent
        state.coins[seat] -= state.setup.prices.buy[talent]
    elif action < board.extra:
        talent = action - board.upgrade
        state.upgraded[seat] |= 1 << talent
        state.coins[seat] -= state.setup.prices.upgrade[talent]
    else:
        state.coins[seat] -= EXTRA_PRICE
    found = value_changed(state, seat, NOTHING, known, known)
    state.coins[seat] = coins
    state.unbought[seat] = unbought
    state.owned[seat] = owned
    state.upgraded[seat] = upgraded
    return found


def _clicked(state: Position, cell: int, fort: bool, seat: int, known: list[int]) -> int:
    """The value after a click on a hex."""
    step = state.step
    if step == ASK_PICK:
        return (HOPELESS if hopeless(state) else value_changed(state, seat, NOTHING, known, known)) + UNFINISHED_BONUS
    if step == ASK_OPEN:
        simple = state.left > 0 and state.setup.law.settles < 0
    else:
        talent = POWERS[state.power].talent if state.power != NONE else NONE
        goes_on = talent != NONE and TALENTS[talent].follows and state.upgraded[seat] >> talent & 1 == 1
        simple = not goes_on and (step == ASK_BUILD or (step == ASK_DROP and not state.setup.law.road))
    if not simple or not _card_stays(state, cell):
        return UNSEEN
    return _moved(state, cell, seat, known) if step == ASK_DROP else _built(state, cell, fort, seat, known)


def _card_stays(state: Position, cell: int) -> bool:
    """Whether the terrain of the turn has a free hex beside this one, as long as it is built on."""
    if not state.left:
        return True
    return state.kind >= 0 and state.vacant(state.board.terrain[state.kind]) & ~(1 << cell) != 0


def _built(state: Position, cell: int, fort: bool, seat: int, known: list[int]) -> int:
    """The value with a building more on a hex, and the coins for it."""
    economy = ECONOMIES[state.setup.economy]
    own, near, free = state.own[seat], state.near[seat], state.free
    forts, coins, laid = state.forts[seat], state.coins[seat], state.laid
    here = 1 << cell
    state.own[seat] |= here
    state.near[seat] |= state.board.grid.around[cell]
    state.free ^= here
    if fort:
        state.forts[seat] |= here
        state.fort_supply[seat] -= 1
    else:
        state.supply[seat] -= 1
    earns = economy.earns
    if earns is not None and earns(state, cell):
        state.coins[seat] += 2 * economy.coins if fort else economy.coins
    earns_at_end = economy.earns_at_end
    if earns_at_end is not None and state.step == ASK_OPEN and state.left == 1:
        state.laid |= here
        if earns_at_end(state):
            state.coins[seat] += economy.coins
    found = value_changed(state, seat, cell, known, known)
    if fort:
        state.fort_supply[seat] += 1
    else:
        state.supply[seat] += 1
    state.own[seat] = own
    state.near[seat] = near
    state.free = free
    state.forts[seat] = forts
    state.coins[seat] = coins
    state.laid = laid
    return found


def _moved(state: Position, cell: int, seat: int, known: list[int]) -> int:
    """The value when the lifted house has gone to a hex."""
    own, near, free = state.own[seat], state.near[seat], state.free
    left = known_without(state, seat, state.lifted, known)
    both = 1 << state.lifted | 1 << cell
    state.own[seat] ^= both
    state.near[seat] = state.board.grid.near(state.own[seat])
    state.free ^= both
    found = value_changed(state, seat, cell, left, known)
    state.own[seat] = own
    state.near[seat] = near
    state.free = free
    return found


def value(state: Position, seat: int, points: int) -> int:
    """The value of a position in which a seat has so many points."""
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    owned = state.owned[seat]
    hope = BUILDER * (owned & BUILDERS).bit_count() + MOVER * (owned & ~BUILDERS).bit_count()
    hope += SECOND * state.upgraded[seat].bit_count() + FREEDOM * free
    hope += COIN * min(state.coins[seat], to_be_paid(state, seat)) + FORT * state.fort_supply[seat]
    return POINT * points + (state.supply[seat] + state.fort_supply[seat]) * hope // PIECES


def rivals(state: Position) -> list[int]:
    """What the lords pay everybody (WK-11.24), if they are in play: that is how a seat changes most what others get."""
    if LORDS not in state.setup.cards:
        return []
    points = [0] * state.players
    for part in state.board.parts:
        counts = [state.units(part, seat) for seat in range(state.players)]
        for seat in range(state.players):
            points[seat] += majority(counts, seat, LORDS_POINTS)
    return points


def to_be_paid(state: Position, seat: int) -> int:
    """What everything would cost that a seat can still buy or upgrade."""
    hand = state.unbought[seat]
    single = (hand | state.owned[seat]) & ~state.upgraded[seat]
    cost = 0
    for talent in each(hand):
        cost += state.setup.prices.buy[talent]
    for talent in each(single):
        cost += state.setup.prices.upgrade[talent]
    return cost


def unfinished(state: Position) -> bool:
    """Whether a talent is being used."""
    return state.power != NONE


FORESIGHT: Final = Foresight(foreseen, promise, unfinished, at_sight)
POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(FORESIGHT)}, evaluate)
