"""Crossroads and fort: what they do with terrain cards."""

from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.hexgames.terrain_deck import draw
from realmwright.rules.kingdom_builder.content.patterns import passive, says
from realmwright.rules.kingdom_builder.model.catalogue import NUMBER_OF, TERRAIN_CARDS, Extra

if TYPE_CHECKING:
    from realmwright.rules.kingdom_builder.state import State


# Crossroads (KB-12.14)


def more_cards(state: "State") -> int:
    """One card more for the tile, also when it was taken this turn, and one for each time it was used again."""
    tile = NUMBER_OF["crossroads"]
    if not state.held[state.turn] & state.slots_of[tile]:
        return 0
    return 1 + (state.spent >> tile & 1)


def _draw_one_more(state: "State", number: int) -> None:
    state.spent |= 1 << number


CROSSROADS_TILE: Final = passive("crossroads", "location", begin=_draw_one_more)


# Fort (KB-12.6)


def _can_draw(state: "State") -> bool:
    return state.supply[state.turn] > 0 and bool(state.deck or state.discard)


def _draw(state: "State", number: int) -> None:
    """Turn a terrain card up; it is among the discards from now on."""
    card = draw(state)
    state.discard += (card,)
    state.secrets += 1
    state.tile = number
    state.count = card
    state.note("card-turned", "terrain", TERRAIN_CARDS[card].name)


def _fort_hexes(state: "State") -> Actions:
    found = 0
    for kind in TERRAIN_CARDS[state.count].kinds:
        found |= state.adjacent_if_possible(state.free & state.board.terrain[kind])
    return found


def _build(state: "State", cell: int) -> None:
    state.finish()
    state.build(cell)


def _asks(state: "State") -> Prompt:
    return Prompt("tile-fort", {"tile": state.tile_name, "terrain": TERRAIN_CARDS[state.count].name})


FORT: Final = Extra("fort", _can_draw, _fort_hexes, _build, _asks, says("build"), begin=_draw)
