"""The heuristic of Winter Kingdom and its playout policies: points now, and a few reasons for points to come."""

from typing import Final

from realmwright.bits import each, pack
from realmwright.game import UNIFORM
from realmwright.playouts import EAGER, HOPELESS, POINT, Policies, eager, uniform
from realmwright.rules.winter_kingdom.content.cards import share
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
    if state.power != NONE and state.left and not POWERS[state.power].builds:
        # Whatever can be moved before the mandatory action can be moved after it.
        return HOPELESS
    points = sum(scoring.points(state, seat, name) for name in scoring.sources(state))
    if LORDS in state.setup.cards:
        # The card by which a player's own builds change most what the others get.
        points -= max(lords(state, other) for other in range(state.players) if other != seat)
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    owned = state.owned[seat]
    hope = BUILDER * (owned & BUILDERS).bit_count() + MOVER * (owned & ~BUILDERS).bit_count()
    hope += SECOND * state.upgraded[seat].bit_count() + FREEDOM * free
    hope += COIN * min(state.coins[seat], to_be_paid(state, seat)) + FORT * state.fort_supply[seat]
    return POINT * points + (state.supply[seat] + state.fort_supply[seat]) * hope // PIECES


def lords(state: Position, seat: int) -> int:
    """What the lords pay a seat (WK-11.24)."""
    return sum(share(state, part, seat, LORDS_POINTS) for part in state.board.parts)


def to_be_paid(state: Position, seat: int) -> int:
    """What everything would cost that a seat can still buy or upgrade."""
    prices = state.setup.prices
    hand = state.unbought[seat]
    single = (hand | state.owned[seat]) & ~state.upgraded[seat]
    return sum(prices.buy[talent] for talent in each(hand)) + sum(prices.upgrade[talent] for talent in each(single))


def unfinished(state: Position) -> bool:
    """Whether a talent is being used."""
    return state.power != NONE


POLICIES: Final = Policies({UNIFORM: uniform, EAGER: eager(evaluate, unfinished)}, evaluate)
