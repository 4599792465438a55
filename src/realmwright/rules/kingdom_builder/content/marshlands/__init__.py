"""Marshlands (KB-13): swamp, palaces, bonus tiles, and a canoe for the turns of others."""

from collections.abc import Mapping
from typing import Final

from realmwright.dice import Stream
from realmwright.game import Json, Option
from realmwright.rules.kingdom_builder.content.marshlands.cards import CARDS, PALACE_HEX, PALACES
from realmwright.rules.kingdom_builder.content.marshlands.locations import LOCATIONS, roam, start_reactions
from realmwright.rules.kingdom_builder.content.marshlands.swamp import SWAMP_CARDS, Marsh, removed_kind
from realmwright.rules.kingdom_builder.model.amendments import SWAMP_CARDS_WITH_SET
from realmwright.rules.kingdom_builder.model.catalogue import BOARDS, Expansion
from realmwright.rules.kingdom_builder.model.maps import TURNED
from realmwright.rules.kingdom_builder.model.position import Position


def _prepare(state: Position, _stream: Stream, asked: Mapping[str, Json]) -> None:
    """KB-13.2: swamp cards come with the set; by earlier rules with its boards, or when they are asked for."""
    labels = [label.removesuffix(TURNED) for label in state.board.labels]
    there = asked["swamp_cards_without_boards"] or any(BOARDS[label].expansion == "marshlands" for label in labels)
    if there or state.rules >= SWAMP_CARDS_WITH_SET:
        state.discard += tuple(SWAMP_CARDS)


MARSHLANDS: Final = Expansion(
    "marshlands",
    # Reeds in the water.
    emblem=(
        "M-7 5.5V0M-8.2 0V-5Q-7-6.5-5.8-5V0zM0 5.5V-3.5M-1.2-3.5V-9Q0-10.5 1.2-9V-3.5zM7 5.5V2.5"
        "M5.8 2.5V-2Q7-3.5 8.2-2V2.5zM-10.5 9.5q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
    boards={name: (name,) for name in ("temple", "refuge", "canoe", "fountain")},
    original=True,
    extras=LOCATIONS,
    cards=CARDS,
    sources=(PALACES,),
    special_hexes=(PALACE_HEX,),
    terrain_cards=tuple(SWAMP_CARDS.values()),
    options=(
        Option(
            "canoe_trigger",
            "choice",
            "any",
            "Marshlands: who may react with a canoe when a last tile is taken: any player, or only the other ones",
            ("any", "other"),
        ),
        Option(
            "swamp_cards_without_boards",
            "flag",
            False,
            "Marshlands, by earlier rules: play with the swamp cards even if no board of the set is on the table",
        ),
    ),
    kit=Marsh,
    prepare=_prepare,
    turn_begins=roam,
    on_change=start_reactions,
    kinds=removed_kind,
)
