"""What the cards of Dominion look like: a ground that tells their type, a medallion with their emblem, a price.

Whatever is written upon a face, a coin or a shield is in ink, by light and in the dark.
"""

from typing import Final, NamedTuple

from realmwright.drawing import PEN, Palette, Point, Shades, breadth, element, mix, use, write
from realmwright.rules.dominion.art.emblems import emblem_id
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import ACTION, ATTACK, CURSES, REACTION, TREASURE, TYPE_NAMES, VICTORY

CARD: Final = Point(48, 66)
"""The size of a face."""
MEDALLION: Final = 16.5
"""The radius of the paper under the emblem."""
CORNER: Final = Point(15.5, 24.5)
"""How far from the middle of a card its price stands, and whatever else is in a corner."""
PLATE: Final = Point(44, 11.5)
"""The paper under the name of a card."""
COIN_ID: Final = "rw-dom-coin"
POINTS_ID: Final = "rw-dom-points"
BACK_ID: Final = "rw-dom-back"

COIN: Final = Shades("#f6cf57", "#ffd000", "#f2f2f2")
BACK: Final = Shades("#2f5d46", "#0a6b45", "#5c5c5c")
DARKER: Final = 0.2
LIGHTER: Final = 0.5
"""How far marks stand off a fill: a share of ink or of paper. Ink must stay readable upon both."""


class Face(NamedTuple):
    """The look of a type: a fill, and marks all over it in another tone, as strokes or as areas."""

    fills: Shades
    strokes: str = ""
    areas: str = ""
    light: bool = True
    """The marks are lighter than the fill, not darker."""


def _strewn(mark: str) -> str:
    """A mark all over a face; it moves relatively, from its own middle."""
    rows = ((y, (-18, -6, 6, 18) if place % 2 else (-12, 0, 12)) for place, y in enumerate(range(-27, 28, 9)))
    return "".join(f"M{x} {y}{mark}" for y, columns in rows for x in columns)


FACES: Final = {
    "treasure": Face(
        Shades("#f4d45e", "#fbd226", "#e6e6e6"),
        areas=_strewn("m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z"),
        light=False,
    ),
    "victory": Face(
        Shades("#a0cb9e", "#59c892", "#b8b8b8"), areas=_strewn("m-2.6-2.8h5.2v2.4q0 2.4-2.6 3.6-2.6-1.2-2.6-3.6z")
    ),
    "curse": Face(Shades("#aba3ee", "#c596f5", "#979797"), _strewn("m-2-2l4 4m0-4l-4 4")),
    "action": Face(Shades("#f2ebdf", "#f2e8d7", "#fbfbfb"), _strewn("m-1.4-2.8l2.8 2.8-2.8 2.8"), light=False),
    "attack": Face(Shades("#f68f67", "#ff8958", "#a7a7a7"), areas=_strewn("m0-3.2l3 6h-6z")),
    "reaction": Face(
        Shades("#94e0f6", "#9be8ff", "#d0d0d0"),
        "".join(f"M-21 {y}q3-4.4 6 0t6 0 6 0 6 0 6 0 6 0 6 0" for y in range(-27, 28, 9)),
    ),
}
"""By the name of the type; every pair of fills can be told apart in any common vision, greys by their marks, too."""

SHOWN: Final = (CURSES, VICTORY, TREASURE, ATTACK, REACTION, ACTION)
"""Of a card with several types the first of these is shown: Attacks and Reactions are Actions as well."""


def type_colours(palette: Palette) -> dict[str, str]:
    """The colour of each type by its name."""
    return {name: palette.shade(look.fills) for name, look in FACES.items()}


def type_shown(card: str) -> str:
    """The type in whose colour a card is drawn."""
    types = CATALOGUE.cards[CATALOGUE.number_of[card]].types
    return next(TYPE_NAMES[flag] for flag in SHOWN if types & flag)


def face_id(name: str) -> str:
    """The name under which the face of a type is defined."""
    return "rw-dom-face-" + name


def face(name: str, palette: Palette) -> str:
    """The definition of the ground of a card, in the colour of its type and with its marks."""
    look = FACES[name]
    fill = type_colours(palette)[name]
    tone = mark_colour(look, fill, palette)
    parts = [_card(CARD, 3.5, fill, palette)]
    if look.strokes:
        parts.append(element("path", d=look.strokes, stroke=tone, stroke_width=1.6, **PEN))
    if look.areas:
        parts.append(element("path", d=look.areas, fill=tone))
    return element("g", *parts, id=face_id(name))


def mark_colour(look: Face, fill: str, palette: Palette) -> str:
    """The tone of the marks upon a fill."""
    return mix(fill, palette.paper, LIGHTER) if look.light else mix(fill, palette.ink, DARKER)


def coin(palette: Palette) -> str:
    """The definition of a coin that carries a number; 20 units across."""
    fill = palette.shade(COIN)
    return element("circle", r=9.2, fill=fill, stroke=mix(fill, palette.ink, 0.6), stroke_width=1.6, id=COIN_ID)


def points(palette: Palette) -> str:
    """The definition of a shield that carries a number of points; 20 by 22."""
    rim = mix(type_colours(palette)["victory"], palette.ink, 0.6)
    outline = "M-9-9.8H9V0Q9 7 0 10.2-9 7-9 0z"
    return element(
        "path", d=outline, fill=palette.paper, stroke=rim, stroke_width=1.6, stroke_linejoin="round", id=POINTS_ID
    )


def back(palette: Palette) -> str:
    """The definition of a card that lies face down; 24 by 32."""
    fill = palette.shade(BACK)
    lines = "M-8.5-12.5H8.5V12.5H-8.5zM0-9L6 0 0 9-6 0zM0-3.5L2.3 0 0 3.5-2.3 0z"
    return element(
        "g",
        _card(Point(24, 32), 3, fill, palette),
        element("path", d=lines, stroke=mix(fill, palette.paper, 0.55), **PEN),
        id=BACK_ID,
    )


def _card(size: Point, corner: float, fill: str, palette: Palette) -> str:
    """The outline of a card around the origin."""
    width, height = size.x - 1, size.y - 1
    rim = mix(fill, palette.ink, 0.5)
    return element("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=corner, fill=fill, stroke=rim)


# Whole cards, around the origin


def plain(card: str, palette: Palette) -> str:
    """A card by its type and its emblem only."""
    kind = type_shown(card)
    rim = mix(type_colours(palette)[kind], palette.ink, 0.3)
    return "".join(
        [
            use(face_id(kind)),
            element("circle", r=MEDALLION, fill=palette.paper, stroke=rim, stroke_width=0.8),
            use(emblem_id(card), color=palette.ink),
        ]
    )


def wordless(card: str, palette: Palette) -> str:
    """A card with its price, which is everything upon it that needs no words."""
    cost = str(CATALOGUE.costs[CATALOGUE.number_of[card]])
    price = write(cost, -CORNER.x, -CORNER.y, 7.5, 0.5, stroke=palette.ink, stroke_width=1, **PEN)
    return plain(card, palette) + use(COIN_ID, -CORNER.x, -CORNER.y, 0.7) + price


def named(card: str, palette: Palette) -> str:
    """A card with its price and its name, made smaller where it is long."""
    room = PLATE.x - 4
    height = min(6.0, 6.0 * room / breadth(card, 6.0))
    y = CARD.y / 2 - PLATE.y / 2 - 2
    plate = element(
        "rect", x=-PLATE.x / 2, y=y - PLATE.y / 2, width=PLATE.x, height=PLATE.y, rx=2.5, fill=palette.paper
    )
    name = write(card, 0, y, height, 0.5, stroke=palette.ink, stroke_width=1, **PEN)
    return wordless(card, palette) + plate + name
