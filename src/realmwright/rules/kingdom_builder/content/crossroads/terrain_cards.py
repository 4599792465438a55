"""Crossroads and fort: what they do with terrain cards."""

from typing import Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.hexgames.terrain_deck import draw
from realmwright.rules.kingdom_builder.content.patterns import passive, says
from realmwright.rules.kingdom_builder.model.amendments import CROSSROADS_AT_ONCE
from realmwright.rules.kingdom_builder.model.catalogue import NUMBER_OF, TERRAIN_CARDS, Extra
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.play import deck, pieces, turn

# Crossroads (KB-12.14)


def more_cards(state: Position) -> int:
    """One card more for the tile, also when it was taken this turn, and one for each time it was used again."""
    tile = NUMBER_OF["crossroads"]
    if not state.held[state.turn] & state.setup.slots_of[tile]:
        return 0
    return 1 + (state.spent >> tile & 1)


def first_cards(state: Position) -> None:
    """Those who have taken the tile in the turn of somebody else get their first extra card when that turn is over.

    Whoever held such a tile when they drew has more than one card already, and so has whoever was given one here.
    """
    if state.rules < CROSSROADS_AT_ONCE:
        return
    tile = state.setup.slots_of[NUMBER_OF["crossroads"]]
    for way in range(1, state.players):
        seat = (state.turn + way) % state.players
        new = state.held[seat] & ~state.fresh[seat] & ~state.used[seat]
        if new & tile and len(state.hand[seat]) == 1:
            deck.add(state, seat)


def _draw_one_more(state: Position, number: int) -> None:
    state.spent |= 1 << number


CROSSROADS_TILE: Final = passive(
    "crossroads",
    # A signpost with two arms.
    glyph="M0-11V10.5M-3.5 10.5H3.5M0-9H6.5L9.5-6.5 6.5-4H0M0-1.5H-6.5L-9.5 1-6.5 3.5H0",
)._replace(begin=_draw_one_more)


# Fort (KB-12.6)


def _can_draw(state: Position) -> bool:
    return state.supply[state.turn] > 0 and bool(state.deck or state.discard)


def _draw(state: Position, number: int) -> None:
    """Turn a terrain card up; it is among the discards from now on."""
    card = draw(state)
    state.discard += (card,)
    state.secrets += 1
    state.tile = number
    state.count = card
    state.note("card-turned", "terrain", TERRAIN_CARDS[card].name)


def _fort_hexes(state: Position) -> Actions:
    found = 0
    for kind in TERRAIN_CARDS[state.count].kinds:
        found |= state.adjacent_if_possible(state.free & state.board.terrain[kind])
    return found


def _build(state: Position, cell: int) -> None:
    turn.finish(state)
    pieces.build(state, cell)


def _asks(state: Position) -> Prompt:
    return Prompt("tile-fort", {"tile": state.tile_name, "terrain": TERRAIN_CARDS[state.count].name})


FORT: Final = Extra(
    "fort",
    _can_draw,
    _fort_hexes,
    _build,
    _asks,
    says("build"),
    begin=_draw,
    # A star fort, as on a surveyor's map.
    glyph=(
        "M-2.8-5L-3.6-7.8-9-8.8-8-3.6-5-2.8V2.8L-8 3.6-9 8.8-3.6 7.8-2.8 5H2.8L3.6 7.8 9 8.8 8 3.6 5 2.8V-2.8"
        "L8-3.6 9-8.8 3.6-7.8 2.8-5z"
    ),
)
