"""Swamp cards, and what Marshlands remembers about a game (KB-13.3, KB-13.19)."""

from typing import Final

from realmwright.game import Json
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS, Kit, TerrainCard
from realmwright.rules.kingdom_builder.model.fields import NONE
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, CARD_NAMES, NAMES, SWAMP

SWAMP_CARDS: Final = {
    len(CARD_KINDS) + kind: TerrainCard(f"swamp-{NAMES[kind].replace(' ', '-')}", (SWAMP, kind)) for kind in CARD_KINDS
}
"""By the numbers that they have among the terrain cards."""


class Marsh(Kit):
    """What Marshlands remembers: the terrain that the card Scouts took out of the game."""

    __slots__ = ("outcast",)

    outcast: int

    def __init__(self, _: Position) -> None:
        self.outcast = NONE

    def dump(self, _: Position) -> dict[str, Json]:
        return {"outcast": None if self.outcast == NONE else NAMES[self.outcast]}

    def load(self, _: Position, reader: JsonReader) -> None:
        if reader.has("outcast"):
            self.outcast = CARD_NAMES.index(reader.text("outcast", CARD_NAMES))


def removed_kind(state: Position) -> tuple[int, ...]:
    """With several cards of one base kind the removed terrain can be played instead (R-42)."""
    marsh: Marsh = state.kits["marshlands"]
    cards = state.hand[state.turn]
    if marsh.outcast == NONE or len(cards) < 2:
        return ()
    base = TERRAIN_CARDS[cards[0]].kinds[-1]
    for card in cards:
        if TERRAIN_CARDS[card].kinds[-1] != base:
            return ()
    return (marsh.outcast,)
