"""What the cards of Dominion look like: a frame that tells their type by colour and by marks, a picture, a name.

Everything has its place: the name is at the top, the price in the lower left corner, how many there are in the lower
right one, and the marks of the type are in the band between them. In a dark drawing the frame and the paper for words
turn dark; the picture stays printed and is lit less. A coin carries dark figures everywhere.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from realmwright import terminal
from realmwright.drawing import PEN, Palette, Point, Shades, breadth, element, mix, use, write
from realmwright.game import name_id
from realmwright.rules.dominion.art.illustrations import inlined, pictured
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import ACTION, ATTACK, CURSES, REACTION, TREASURE, TYPE_NAMES, VICTORY
from realmwright.terminal import Say

CARD: Final = Point(48, 66)
"""The size of a card."""
BORDER: Final = 3.0
"""How much of the frame is seen beside the picture."""
BAND: Final = 12.0
"""The height of the band with the marks, at the bottom."""
PLATE: Final = Point(CARD.x - 2 * BORDER, 10)
"""The paper under the name of a card."""
CORNER: Final = Point(15.5, 26)
"""How far from the middle of a card its price stands, and how many there are."""
STRIP: Final = Point(96, 16)
"""The size of the marks by themselves, which a page lays into a band of its own."""
COIN_ID: Final = "rw-dom-coin"
POINTS_ID: Final = "rw-dom-points"
BACK_ID: Final = "rw-dom-back"

COIN: Final = Shades("#f2c84b", "#ffd000", "#f2f2f2")
RIM: Final = Shades("#8f6408", "#9a6a00", "#5a5a5a")
BACK: Final = Shades("#1f4a37", "#0a6b45", "#5c5c5c")
DARKER: Final = 0.3
"""How far marks stand off a fill: a share of ink."""


class Face(NamedTuple):
    """The look of a type: its colours, and the mark that is strewn over its band."""

    light: Shades
    dark: Shades
    mark: str
    """Path data relative to the middle of the mark."""
    drawn: bool = False
    """The mark consists of strokes, not of an area."""


FACES: Final = {
    "treasure": Face(
        Shades("#e2b13c", "#f5b400", "#e6e6e6"),
        Shades("#c2912a", "#d49a00", "#b8b8b8"),
        "m-1.9 0a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0z",
    ),
    "victory": Face(
        Shades("#6f9f62", "#3f9e4a", "#b8b8b8"),
        Shades("#558048", "#2f8a3c", "#939393"),
        "m0 3.4c-3-2.6-3-5.2 0-6.8c3 1.6 3 4.2 0 6.8z",
    ),
    "curse": Face(
        Shades("#7d5aa6", "#7a3fc0", "#979797"),
        Shades("#5f3f86", "#5c22a6", "#797979"),
        "m-2.4-2.4l4.8 4.8m0-4.8l-4.8 4.8",
        drawn=True,
    ),
    "action": Face(
        Shades("#e3d8bd", "#efe3c4", "#fbfbfb"),
        Shades("#a0947a", "#b3a581", "#c9c9c9"),
        "m-2.8 2.8l5.6-5.6",
        drawn=True,
    ),
    "attack": Face(
        Shades("#a93f2b", "#c22a12", "#a7a7a7"), Shades("#8a2c1a", "#9a1a06", "#868686"), "m0-3.4l3.4 6.4h-6.8z"
    ),
    "reaction": Face(
        Shades("#86b8de", "#6cbcf7", "#d0d0d0"),
        Shades("#5a92be", "#3f97dc", "#a6a6a6"),
        "m-4 1q2-3.4 4 0t4 0",
        drawn=True,
    ),
}
"""By the name of the type; every pair of fills can be told apart in any common vision, greys by their marks, too."""

SHOWN: Final = (CURSES, VICTORY, TREASURE, ATTACK, REACTION, ACTION)
"""Of a card with several types the first of these is shown: Attacks and Reactions are Actions as well."""


class Paper(NamedTuple):
    """What words stand on: the plate of the name, the box of a count, a shield."""

    ground: str
    ink: str
    edge: str


def paper_of(palette: Palette) -> Paper:
    """The paper of cards, by light or in the dark."""
    if palette.name == "print":
        return Paper("#262626", "#f0f0f0", "#000000") if palette.dark else Paper("#ffffff", "#000000", "#000000")
    return Paper("#2a2823", "#f3ecdb", "#060504") if palette.dark else Paper("#fbf6ea", "#1d1a15", "#2a241a")


def type_colours(palette: Palette) -> dict[str, str]:
    """The colour of each type by its name."""
    return {name: getattr(look.dark if palette.dark else look.light, palette.name) for name, look in FACES.items()}


def mark_colour(fill: str, palette: Palette) -> str:
    """The tone of the marks upon a fill."""
    return mix(fill, palette.ink, DARKER)


def type_shown(card: str) -> str:
    """The type in whose colour a card is drawn."""
    types = CATALOGUE.cards[CATALOGUE.number_of[card]].types
    return next(TYPE_NAMES[flag] for flag in SHOWN if types & flag)


# Definitions


def face_id(name: str) -> str:
    """The name under which the frame of a type is defined."""
    return "rw-dom-face-" + name


def marks_id(name: str) -> str:
    """The name under which the marks of a type are defined."""
    return "rw-dom-marks-" + name


def face(name: str, palette: Palette) -> str:
    """The definition of the frame of a card in the colour of its type, with its marks at the bottom."""
    fill = type_colours(palette)[name]
    places = [(x, y) for y, row in ((24, (-2, 6, 14)), (29, (-6, 2, 10, 18))) for x in row]
    return element("g", _card(CARD, 3.5, fill, palette), _marks(name, places, palette), id=face_id(name))


def marks(name: str, palette: Palette) -> str:
    """The definition of the marks by themselves, all over a strip."""
    rows = ((-4, range(-44, 48, 8)), (4, range(-48, 49, 8)))
    return element("g", _marks(name, [(x, y) for y, row in rows for x in row], palette), id=marks_id(name))


def _marks(name: str, places: Sequence[tuple[float, float]], palette: Palette) -> str:
    look = FACES[name]
    tone = mark_colour(type_colours(palette)[name], palette)
    path = "".join(f"M{x:g} {y:g}{look.mark}" for x, y in places)
    if look.drawn:
        return element("path", d=path, stroke=tone, stroke_width=1.2, **PEN)
    return element("path", d=path, fill=tone)


def coin(palette: Palette) -> str:
    """The definition of a coin that carries a number; 20 units across."""
    fill = palette.shade(COIN)
    return element(
        "g",
        element("circle", r=9.3, fill=fill, stroke=palette.ink, stroke_width=1.1),
        element("circle", r=7.4, fill="none", stroke=palette.shade(RIM), stroke_width=0.9),
        id=COIN_ID,
    )


def points(palette: Palette) -> str:
    """The definition of a shield that carries a number of points; 20 by 22."""
    paper = paper_of(palette)
    rim = mark_colour(type_colours(palette)["victory"], palette)
    return element(
        "g",
        element("path", d="M-9.2-10H9.2V1Q9.2 7.6 0 10.6-9.2 7.6-9.2 1z", fill=paper.ground, stroke=paper.edge),
        element("path", d="M-7.4-8.2H7.4V.8Q7.4 6.2 0 8.7-7.4 6.2-7.4 .8z", fill="none", stroke=rim),
        id=POINTS_ID,
        stroke_linejoin="round",
    )


def back(palette: Palette) -> str:
    """The definition of a card that lies face down; 24 by 32."""
    fill = palette.shade(BACK)
    pale = mix(fill, palette.paper, 0.55)
    lozenges = "M0-11.5L7.5 0 0 11.5-7.5 0zM0-7.5L5 0 0 7.5-5 0z"
    corners = "M-9-13h4.5l-4.5 5zM9-13h-4.5l4.5 5zM-9 13h4.5l-4.5-5zM9 13h-4.5l4.5-5z"
    return element(
        "g",
        _card(Point(24, 32), 3, fill, palette),
        element("rect", x=-9.8, y=-13.8, width=19.6, height=27.6, rx=1.5, fill="none", stroke=pale, stroke_width=0.7),
        element("path", d=lozenges, stroke=pale, stroke_width=0.8, **PEN),
        element("path", d="M0-3.5L2.4 0 0 3.5-2.4 0z" + corners, fill=mix(fill, pale, 0.6)),
        id=BACK_ID,
    )


def _card(size: Point, corner: float, fill: str, palette: Palette) -> str:
    """The outline of a card around the origin."""
    width, height = size.x - 1, size.y - 1
    edge = paper_of(palette).edge
    return element("rect", x=-width / 2, y=-height / 2, width=width, height=height, rx=corner, fill=fill, stroke=edge)


# Whole cards, around the origin. Their pictures are defined in the drawing, except where a card says that it is alone.


def plain(card: str, palette: Palette) -> str:
    """A card by its type and its picture only."""
    return use(face_id(type_shown(card))) + _picture(card, palette, plate=False)


def wordless(card: str, palette: Palette) -> str:
    """A card with its price, which is everything upon it that needs no words; its picture is within it."""
    return use(face_id(type_shown(card))) + _picture(card, palette, plate=False, alone=True) + _price(card, palette)


def named(card: str, palette: Palette, say: Say = terminal.plain) -> str:
    """A card with its price and its name, made smaller where it is long."""
    paper = paper_of(palette)
    said = say(name_id("card", card))
    height = min(5.4, 5.4 * (PLATE.x - 4) / breadth(said, 5.4))
    top = BORDER - CARD.y / 2
    box = {"x": -PLATE.x / 2, "y": top, "width": PLATE.x, "height": PLATE.y}
    plate = element("rect", fill=paper.ground, stroke=paper.edge, stroke_width=0.6, **box)
    name = write(said, 0, top + PLATE.y / 2, height, 0.5, stroke=paper.ink, stroke_width=1.1, **PEN)
    face_and_picture = use(face_id(type_shown(card))) + _picture(card, palette, plate=True)
    return face_and_picture + plate + name + _price(card, palette)


def counted(count: int, palette: Palette) -> str:
    """How many there are, in its corner of a card."""
    paper = paper_of(palette)
    box = {"x": CORNER.x - 7, "y": CORNER.y - 4.5, "width": 13.5, "height": 9.5}
    return element("rect", rx=1.5, fill=paper.ground, stroke=paper.edge, stroke_width=0.7, **box) + write(
        str(count), CORNER.x - 0.2, CORNER.y + 0.2, 5.6, 0.5, stroke=paper.ink, stroke_width=1.1, **PEN
    )


def _picture(card: str, palette: Palette, *, plate: bool, alone: bool = False) -> str:
    """A picture in its place, below a plate for the name or instead of it, with a thin line around."""
    top = BORDER - CARD.y / 2 + (PLATE.y if plate else 0)
    place, size = Point(-PLATE.x / 2, top), Point(PLATE.x, CARD.y / 2 - BAND - top)
    drawn = inlined(card, place, size, palette) if alone else pictured(card, place, size)
    box = {"x": place.x, "y": place.y, "width": size.x, "height": size.y}
    return drawn + element("rect", fill="none", stroke=paper_of(palette).edge, stroke_width=0.6, **box)


def _price(card: str, palette: Palette) -> str:
    cost = str(CATALOGUE.costs[CATALOGUE.number_of[card]])
    figure = write(cost, -CORNER.x, CORNER.y, 7, 0.5, stroke=palette.ink, stroke_width=1.3, **PEN)
    return use(COIN_ID, -CORNER.x, CORNER.y, 0.75) + figure
