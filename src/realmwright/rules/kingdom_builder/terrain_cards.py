"""How the terrain cards of Kingdom Builder are drawn: 24 by 32 units around the origin."""

from typing import Final

from realmwright.drawing import Palette, element, mix, number
from realmwright.rules.kingdom_builder.glyphs import LETTER_DROP, fill_of, own_letter, pattern

_SWAMP: Final = "swamp-"
_LOWER: Final = "M-11.5 0H11.5V12.5a3 3 0 0 1-3 3H-8.5a3 3 0 0 1-3-3z"
_SCALE: Final = 0.75
_SCALED: Final = f"scale({_SCALE})"
"""From the size of a hex to that of a card."""


def terrain_card_id(name: str) -> str:
    """The name under which a terrain card is defined."""
    return "rw-kb-terrain-" + name.replace(" ", "-")


def terrain_card(name: str, palette: Palette) -> str:
    """The definition of a terrain card: of one kind, or ``swamp-desert``, the upper half of which is swamp."""
    other = name.removeprefix(_SWAMP).replace("-", " ")
    if name == other:
        whole = element("g", *pattern(name, palette), own_letter(name, palette), transform=f"translate(0 -1){_SCALED}")
        return element("g", _face(name, palette), whole, id=terrain_card_id(name))
    fill = fill_of(other, palette)
    return element(
        "g",
        _face("swamp", palette),
        element("path", d=_LOWER, fill=fill, stroke=mix(fill, palette.ink, 0.5)),
        *_half("swamp", -7.5, palette),
        *_half(other, 8, palette),
        id=terrain_card_id(name),
    )


def _face(kind: str, palette: Palette) -> str:
    """A whole card in the colour of a kind."""
    fill = fill_of(kind, palette)
    return element("rect", x=-11.5, y=-15.5, width=23, height=31, rx=3, fill=fill, stroke=mix(fill, palette.ink, 0.5))


def _half(kind: str, y: float, palette: Palette) -> list[str]:
    """A kind on half a card, around a height: with the letter beside the pattern it is as large as on other cards."""
    letter_y = y + 2.8 - LETTER_DROP * _SCALE
    return [
        element("g", *pattern(kind, palette), transform=f"translate(-2.5 {number(y + 1)})scale(.55)"),
        element("g", own_letter(kind, palette), transform=f"translate(7.1 {number(letter_y)}){_SCALED}"),
    ]
