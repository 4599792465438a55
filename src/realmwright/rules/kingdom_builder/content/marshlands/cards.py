"""Swamp cards, and the card Scouts, which takes a terrain out of the game (KB-13.3, KB-13.19)."""

from typing import TYPE_CHECKING, Final

from realmwright.game import Json
from realmwright.hexgames.terrain_deck import draw
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.content.marshlands import gains, scoring
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.catalogue import TERRAIN_CARDS, Card, Kit, TerrainCard
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, CARD_NAMES, NAMES, SWAMP

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.rules.kingdom_builder.state import State

SWAMP_CARDS: Final = {
    len(CARD_KINDS) + kind: TerrainCard(f"swamp-{NAMES[kind].replace(' ', '-')}", (SWAMP, kind)) for kind in CARD_KINDS
}
"""By the numbers that they have among the terrain cards."""


class Marsh(Kit):
    """What Marshlands remembers: the terrain that the card Scouts took out of the game."""

    __slots__ = ("outcast",)

    outcast: int

    def __init__(self, _: "State") -> None:
        self.outcast = NONE

    def dump(self, _: "State") -> dict[str, Json]:
        return {"outcast": None if self.outcast == NONE else NAMES[self.outcast]}

    def load(self, _: "State", reader: JsonReader) -> None:
        if reader.has("outcast"):
            self.outcast = CARD_NAMES.index(reader.text("outcast", CARD_NAMES))


def _remove_terrain(state: "State", _stream: "Stream") -> None:
    """The terrain of the top card leaves the game with all cards that show it; then the rest is shuffled."""
    shown = draw(state)
    kind = TERRAIN_CARDS[shown].kinds[-1]
    state.kits["marshlands"].outcast = kind
    cards = (*state.deck, shown)
    state.removed = tuple(sorted(card for card in cards if kind in TERRAIN_CARDS[card].kinds))
    state.discard = tuple(card for card in cards if kind not in TERRAIN_CARDS[card].kinds)
    state.deck = ()
    state.note("terrain-removed", "terrain", NAMES[kind])


def removed_kind(state: "State") -> tuple[int, ...]:
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


SCOUTS: Final = Card("scouts", scoring.scouts, gains.scouts, prepare=_remove_terrain)
