"""How the terrain cards of Kingdom Builder are drawn: 24 by 32 units around the origin."""

from typing import Final

from realmwright.drawing import Palette, element, number
from realmwright.hexgames.terrain_art import CARD_SCALE, LETTER_DROP, card_frame
from realmwright.rules.kingdom_builder.art.glyphs import LAND

_SWAMP: Final = "swamp-"
_UPPER: Final = "M-11.5 .2V-12.5a3 3 0 0 1 3-3H8.5a3 3 0 0 1 3 3V.4Q7-.8 0 .6T-11.5 .2z"
_LOWER: Final = "M-11.5 .2Q-7 2 0 .6T11.5 .4V12.5a3 3 0 0 1-3 3H-8.5a3 3 0 0 1-3-3z"
_SHORE: Final = "M-11.5 .2Q-7 2 0 .6T11.5 .4"

terrain_card_id = LAND.card_id


def terrain_card(name: str, palette: Palette) -> str:
    """The definition of a terrain card: of one kind, or ``swamp-desert``, the upper half of which is swamp."""
    other = name.removeprefix(_SWAMP).replace("-", " ")
    if name == other:
        return LAND.card(name, palette)
    return element(
        "g",
        *LAND.card_part("swamp", _UPPER, palette, name),
        *LAND.card_part(other, _LOWER, palette, name),
        element("path", d=_SHORE, fill="none", stroke=palette.ink, stroke_width=1),
        _letter("swamp", -5.5, palette),
        _letter(other, 10.5, palette),
        *card_frame(palette),
        id=terrain_card_id(name),
    )


def _letter(kind: str, y: float, palette: Palette) -> str:
    """The letter of a kind at the right of half a card, as large as on other cards."""
    placed = f"translate(7 {number(y - LETTER_DROP * CARD_SCALE)})scale({CARD_SCALE})"
    return element("g", LAND.own_letter(kind, palette), transform=placed)
