"""Marshlands (KB-13): swamp, palaces, bonus tiles, and a canoe for the turns of others."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from realmwright.game import Json, Option
from realmwright.rules.kingdom_builder.content.marshlands import gains, scoring
from realmwright.rules.kingdom_builder.content.marshlands.cards import SCOUTS, SWAMP_CARDS, Marsh, removed_kind
from realmwright.rules.kingdom_builder.content.marshlands.locations import EXTRAS_OF_MARSHLANDS, roam, start_reactions
from realmwright.rules.kingdom_builder.model.board import TURNED
from realmwright.rules.kingdom_builder.model.catalogue import BOARDS, Card, Expansion
from realmwright.rules.kingdom_builder.model.terrain import PALACE

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.rules.kingdom_builder.state import State


def _prepare(state: "State", _stream: "Stream", asked: Mapping[str, Json]) -> None:
    """KB-13.2: swamp cards come with swamp, or when they are asked for."""
    labels = [label.removesuffix(TURNED) for label in state.board.labels]
    if asked["swamp_cards_without_boards"] or any(BOARDS[label].expansion == "marshlands" for label in labels):
        state.discard += tuple(SWAMP_CARDS)


MARSHLANDS: Final = Expansion(
    "marshlands",
    boards={name: (name,) for name in ("temple", "refuge", "canoe", "fountain")},
    original=True,
    extras=EXTRAS_OF_MARSHLANDS,
    cards=(
        Card("geologists", scoring.geologists, gains.geologists),
        Card("messengers", scoring.messengers, gains.messengers),
        Card("vassals", scoring.vassals, gains.vassals),
        Card("captains", scoring.captains, gains.captains),
        SCOUTS,
        Card("noblewomen", scoring.noblewomen, gains.noblewomen),
    ),
    sources=(Card("palaces", scoring.palaces, gains.palaces, on_board=lambda state: state.board.terrain[PALACE] != 0),),
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
            "Marshlands: play with the swamp cards even if no board of the set is on the table",
        ),
    ),
    kit=Marsh,
    prepare=_prepare,
    turn_begins=roam,
    on_change=start_reactions,
    kinds=removed_kind,
)
