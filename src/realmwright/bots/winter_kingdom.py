"""What a position of Winter Kingdom promises: points now, and a few readable reasons for points to come."""

from typing import Final

from realmwright import game
from realmwright.bits import each, pack
from realmwright.bots.greedy import NEVER
from realmwright.rules.winter_kingdom.data import CARDS, FORTS, HOUSES, TALENT_NAMES
from realmwright.rules.winter_kingdom.scoring import shares
from realmwright.rules.winter_kingdom.state import State
from realmwright.rules.winter_kingdom.talents import NONE, POWERS, power_of
from realmwright.rules.winter_kingdom.terrain import CARD_KINDS

# What things are worth to a player with the whole game ahead; all of it fades with the pieces that are left to build.
BUILDER: Final = 6.0
"""An open talent that builds."""
MOVER: Final = 3.0
"""An open talent that moves."""
SECOND: Final = 2.0
"""A second half."""
COIN: Final = 1.0
"""A coin, while there is something to be bought with it."""
FREEDOM: Final = 2.0
"""That a terrain does not border the own buildings: it may be built on anywhere."""
FORT: Final = 1.0
"""A fort that is still there: it should be built where a house would score, since it counts twice."""

LORDS: Final = CARDS["lords"]
BUILDERS: Final = pack(talent for talent in range(len(TALENT_NAMES)) if POWERS[power_of(talent, 1)].builds)


def outlook(state: game.State, seat: int) -> float:
    """Points, talents that will give more of them, coins for such, and freedom to choose where to build next."""
    assert isinstance(state, State)
    if state.power != NONE and state.left and not POWERS[state.power].builds:
        # Whatever can be moved before the mandatory action can be moved after it.
        return NEVER
    score = float(state.score(seat).total)
    if LORDS.name in state.cards:
        # The card by which a player's own builds change most what the others get.
        score -= max(paid for other, paid in enumerate(lords(state)) if other != seat)
    ahead = (state.supply[seat] + state.fort_supply[seat]) / (HOUSES + FORTS)
    beside = state.free & state.near[seat]
    free = sum(1 for kind in CARD_KINDS if not beside & state.board.terrain[kind])
    owned = state.owned[seat]
    promise = BUILDER * (owned & BUILDERS).bit_count() + MOVER * (owned & ~BUILDERS).bit_count()
    promise += SECOND * state.upgraded[seat].bit_count() + FREEDOM * free
    promise += COIN * min(state.coins[seat], to_be_paid(state, seat)) + FORT * state.fort_supply[seat]
    return score + ahead * promise


def lords(state: State) -> list[int]:
    """What the lords pay everybody (WK-11.24)."""
    boards = [shares(state, part, LORDS.points) for part in state.board.parts]
    return [sum(paid) for paid in zip(*boards, strict=True)]


def to_be_paid(state: State, seat: int) -> int:
    """What everything would cost that a seat can still buy or upgrade."""
    prices = state.prices
    hand = state.unbought[seat]
    single = (hand | state.owned[seat]) & ~state.upgraded[seat]
    return sum(prices.buy[talent] for talent in each(hand)) + sum(prices.upgrade[talent] for talent in each(single))
