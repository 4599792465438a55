"""The heuristic of Winter Kingdom and its playout policies: points now, and a few reasons for points to come."""

from typing import Final

from realmwright.bits import each, pack
from realmwright.game import UNIFORM
from realmwright.hexgames.difference import NOTHING, Change, change
from realmwright.playouts import EAGER, HOPELESS, POINT, Foresight, Policies, eager, uniform
from realmwright.rules.winter_kingdom.content.cards import share, share_gained
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.model.catalogue import CARDS, POWERS, power_of
from realmwright.rules.winter_kingdom.model.components import FORTS, HOUSES
from realmwright.rules.winter_kingdom.model.position import NONE, Position
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
    """What :func:`promise` wants to know of the position before: figures of all cards, and what the lords pay."""
    return scoring.figures(state, seat) + rivals(state)


def promise(state: Position, seat: int, before: Position, known: list[int]) -> int:
    """The same as :func:`evaluate` after an action, without the points that the seat had before."""
    if hopeless(state):
        return HOPELESS
    found = change(before.own[seat], state.own[seat])
    points = scoring.gained(state, seat, before, found, known)
    lords_from = len(state.setup.scored)
    if len(known) > lords_from:
        points -= best_rival(seat, rivals_after(state, seat, before, found, known[lords_from:]))
    return value(state, seat, points)


def rivals_after(state: Position, seat: int, before: Position, found: Change, paid_before: list[int]) -> list[int]:
    """What the lords pay everybody after an action of the seat."""
    if not found.small:
        return rivals(state)
    points = paid_before[:]
    for other in range(state.players):
        if found.left != NOTHING:
            points[other] -= share_gained(before, other, seat, found.left, LORDS_POINTS)
        if found.entered != NOTHING:
            points[other] += share_gained(state, other, seat, found.entered, LORDS_POINTS)
    return points


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
    """What the lords pay everybody, if they are in play: by this card a seat changes most what the others get."""
    if LORDS not in state.setup.cards:
        return []
    return [lords(state, seat) for seat in range(state.players)]


def best_rival(seat: int, gold: list[int]) -> int:
    """The most that anybody else gets."""
    return max((each for other, each in enumerate(gold) if other != seat), default=0)


def lords(state: Position, seat: int) -> int:
    """What the lords pay a seat (WK-11.24)."""
    return sum(share(state, part, seat, LORDS_POINTS) for part in state.board.parts)


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


FORESIGHT: Final = Foresight(foreseen, promise, unfinished)
POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(FORESIGHT)}, evaluate)
