"""The emblems of Winter Kingdom: of what scores, of talents, of economies and of twists.

Each is drawn in strokes on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
The entry of a card in its data file holds the strokes; it cannot be read without them.
"""

from collections.abc import Mapping
from typing import Final

from realmwright.hexgames import terrain_art
from realmwright.rules.winter_kingdom.art.glyphs import PLACES, PREFIX
from realmwright.rules.winter_kingdom.model.catalogue import ALWAYS_SCORED, CARDS, ECONOMIES, TALENTS, TWISTS

FAMILIES: Final = ("card", "talent", "economy", "twist")


def emblems(family: str) -> Mapping[str, str]:
    """The strokes of all emblems of a family, by the name of the card."""
    if family == "card":
        # Castles, which are scored in every game, are drawn as on the map.
        return {name: card.emblem for name, card in CARDS.items()} | dict.fromkeys(
            ALWAYS_SCORED, PLACES["castle"].glyph
        )
    if family == "talent":
        return {talent.name: talent.emblem for talent in TALENTS}
    if family == "economy":
        return {economy.name: economy.emblem for economy in ECONOMIES}
    return {name: twist.emblem for name, twist in TWISTS.items()}


def emblem_id(family: str, name: str) -> str:
    """The name under which the emblem of something is defined."""
    return terrain_art.symbol_id(f"{PREFIX}{family}-", name)


def emblem(family: str, name: str) -> str:
    """The definition of the emblem of a card, a talent, an economy or a twist."""
    return terrain_art.emblem(emblem_id(family, name), emblems(family)[name])
