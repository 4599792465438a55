"""How the terrain cards of Kingdom Builder are drawn: 24 by 32 units around the origin."""

from typing import Final

from realmwright.drawing import Palette, element, mix, number
from realmwright.hexgames.terrain_art import CARD_SCALE, LETTER_DROP
from realmwright.rules.kingdom_builder.art.glyphs import LAND

_SWAMP: Final = "swamp-"
_LOWER: Final = "M-11.5 0H11.5V12.5a3 3 0 0 1-3 3H-8.5a3 3 0 0 1-3-3z"

terrain_card_id = LAND.card_id


def terrain_card(name: str, palette: Palette) -> str:
    """The definition of a terrain card: of one kind, or ``swamp-desert``, the upper half of which is swamp."""
    other = name.removeprefix(_SWAMP).replace("-", " ")
    if name == other:
        return LAND.card(name, palette)
    fill = LAND.fill_of(other, palette)
    return element(
        "g",
        LAND.card_face("swamp", palette),
        element("path", d=_LOWER, fill=fill, stroke=mix(fill, palette.ink, 0.5)),
        *_half("swamp", -7.5, palette),
        *_half(other, 8, palette),
        id=terrain_card_id(name),
    )


def _half(kind: str, y: float, palette: Palette) -> list[str]:
    """A kind on half a card, around a height: with the letter beside the pattern it is as large as on other cards."""
    letter_y = y + 2.8 - LETTER_DROP * CARD_SCALE
    placed = f"translate(7.1 {number(letter_y)})scale({CARD_SCALE})"
    return [
        element("g", *LAND.pattern(kind, palette), transform=f"translate(-2.5 {number(y + 1)})scale(.55)"),
        element("g", LAND.own_letter(kind, palette), transform=placed),
    ]
