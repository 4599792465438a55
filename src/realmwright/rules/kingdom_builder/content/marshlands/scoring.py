"""What earns gold at the end with Marshlands: palaces (KB-13.5) and its Kingdom Builder cards (KB-13.15 to 13.20)."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Bits, each
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.terrain import MOUNTAIN, PALACE

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.content.marshlands.cards import Marsh
    from realmwright.rules.kingdom_builder.state import State

MAJORITY_GOLD: Final = 5
GEOLOGIST_GOLD: Final = 2
MESSENGER_GOLD: Final = 2


def palaces(state: "State", seat: int) -> int:
    """KB-13.5: 5 gold for each palace beside which nobody has more settlements, and the seat has any."""
    return MAJORITY_GOLD * led(state, seat, state.board.terrain[PALACE]).bit_count()


def noblewomen(state: "State", seat: int) -> int:
    """KB-13.20: the same for every other special hex; a palace pays once, and does so without this card."""
    return MAJORITY_GOLD * led(state, seat, noble_places(state)).bit_count()


def noble_places(state: "State") -> Bits:
    """The special hexes that pay for the Noblewomen only."""
    return state.board.special & ~state.board.terrain[PALACE]


def led(state: "State", seat: int, places: Bits) -> Bits:
    """Those of some places beside which a seat has settlements and nobody has more."""
    board = state.board
    own = state.own[seat]
    found: Bits = 0
    for place in each(places & board.grid.near(own)):
        around = board.grid.around[place]
        count = (around & own).bit_count()
        for other in state.own:
            if (around & other).bit_count() > count:
                break
        else:
            found |= 1 << place
    return found


def geologists(state: "State", seat: int) -> int:
    """KB-13.15: 2 gold for each mountain range that an own area joins to another one."""
    board = state.board
    mountains = board.terrain[MOUNTAIN]
    grid = board.grid
    linked = 0
    for area in grid.components(state.own[seat]):
        touched = grid.dilate(area) & mountains
        if touched & (touched - 1) and touched & ~grid.component(touched & -touched, mountains):
            linked |= touched
    gold = 0
    for _ in grid.components(grid.component(linked, mountains)):
        gold += GEOLOGIST_GOLD
    return gold


def messengers(state: "State", seat: int) -> int:
    """KB-13.16: 2 gold for each hex between the two settlements of one area that are farthest apart."""
    grid = state.board.grid
    farthest = 1
    for area in grid.components(state.own[seat]):
        # A number of settlements that hang together are fewer steps apart than they are many.
        if area.bit_count() > farthest + 1:
            farthest = max(farthest, grid.span(area))
    return MESSENGER_GOLD * (farthest - 1)


def vassals(state: "State", seat: int) -> int:
    """KB-13.17: 1 gold for each settlement beside a border between quadrants."""
    return (state.own[seat] & state.board.seams).bit_count()


def captains(state: "State", seat: int) -> int:
    """KB-13.18: 1 gold for each settlement next to three or more others."""
    own = state.own[seat]
    _, _, three = state.board.grid.crowds(own)
    return (own & three).bit_count()


def scouts(state: "State", seat: int) -> int:
    """KB-13.19: 1 gold for each settlement next to the removed terrain that does not stand on it."""
    return (state.own[seat] & outskirts(state)).bit_count()


def outskirts(state: "State") -> Bits:
    """The hexes around the removed terrain."""
    marsh: Marsh = state.kits["marshlands"]
    if marsh.outcast == NONE:
        return 0
    removed = state.board.terrain[marsh.outcast]
    return state.board.grid.near(removed) & ~removed
