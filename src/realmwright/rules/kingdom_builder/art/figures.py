"""What stands on the map of Kingdom Builder besides settlements: the other pieces of a player, and markers of nobody.

A player's pieces keep the language of :func:`realmwright.drawing.settlement`: the player's colour, its outline, and the
player's own shape, which they wear as a crest. Whose a piece is can be told without colours, what it is by its outline.
What stands is seen a little from the right, with a shadow; what lies flat is seen from above, with a thickness. What
belongs to nobody is stone or gold.
"""

from collections.abc import Callable
from typing import Final

from realmwright.drawing import (
    BLACK,
    GOLD,
    OUTLINE_WIDTH,
    PEN,
    WHITE,
    Coat,
    Palette,
    Player,
    Point,
    Shades,
    coat_of,
    contact,
    element,
    hexagon,
    middle,
    mix,
    number,
    part,
)
from realmwright.hexes import DIRECTIONS
from realmwright.hexgames.atlas.tones import blend, grey
from realmwright.hexgames.terrain_art import crest, small_house, symbol_id

STONE: Final = Shades("#cbbfa8", "#d9c28f", "#c9c9c9")
ROCK: Final = Shades("#77797f", "#77797f", "#7b7b7b")

Drawing = Callable[[Player, Palette], list[str]]


def _warrior(player: Player, palette: Palette) -> list[str]:
    """A helmet and a spear behind a shield."""
    coat = coat_of(player, palette)
    shaft, point = "M7.4 9.6V-6H9.2V9.6z", "M8.3-11.4L10.8-5.4H5.8z"
    helmet = "M-6.6-4V-6.4Q-6.6-12-1.8-12T3-6.4V-4z"
    shield = "M-9.8-4.4Q-1.8-6.6 6.2-4.4V1.4Q6.2 7-1.8 10.4-9.8 7-9.8 1.4z"
    return [
        contact(12, 8.8),
        coat.whole(shaft + point + helmet + shield),
        part(coat.dark, shaft + helmet),
        part(coat.light, point + "M-6.6-4V-6.4Q-6.6-12-1.8-12-1.2-8-1.2-4z"),
        part(coat.edge, "M-3.4-8.2H1.6V-6.7H-3.4z"),
        part(coat.base, shield),
        part(coat.dark, "M1.6-5.5Q4-5 6.2-4.4V1.4Q6.2 7-1.8 10.4 1.6 6.4 1.6 1.4z"),
        coat.lines("M-9.4-2.5Q-1.8-4.5 5.8-2.5"),
        crest(player, Point(-1.9, 2.3), 0.42, coat.edge),
    ]


def _wagon(player: Player, palette: Palette) -> list[str]:
    """Canvas over two wheels."""
    coat = coat_of(player, palette)
    canvas, bed = "M-10.4 2Q-13.6-10.4-3-10.4H3.4Q13.6-10.4 10.4 2z", "M-12.4 2H12.4L11.2 5.4H-11.2z"
    wheels = [
        element("circle", cx=x, cy=6.4, r=radius, fill=fill, stroke=coat.edge, stroke_width=width)
        for x in (-6.4, 6.4)
        for radius, fill, width in ((3.3, coat.base, OUTLINE_WIDTH), (3.3, coat.base, 1.1), (1.1, coat.edge, 0))
    ]
    return [
        contact(12.5, 8.6),
        coat.whole(canvas + bed),
        part(coat.base, canvas),
        part(coat.light, "M-10.8-1Q-11.2-10.4-3-10.4H0Q-8.6-9.4-8.6-1z"),
        part(coat.dark, "M4.6-10.3Q13.4-9.8 10.4 2H6.4Q8.4-6.4 4.6-10.3z" + bed),
        coat.lines("M-12 2H12"),
        crest(player, Point(-1, -3.7), 0.5, coat.edge),
        *wheels,
    ]


def _ship(player: Player, palette: Palette) -> list[str]:
    """A full sail over a hull, and a wave at its foot instead of a shadow."""
    coat = coat_of(player, palette)
    mast, flag = "M-1-13.4H1V4H-1z", "M1-13.6L7.4-12 1-10.2z"
    sail = "M-8.2-10H5.8Q10-4.4 8.2 1.8H-10.4Q-6.4-4.4-8.2-10z"
    hull = "M-12.6 3.6H12.6Q11 9.4 6.6 9.4H-7Q-11.2 9.4-12.6 3.6z"
    return [
        coat.whole(mast + flag + sail + hull),
        part(coat.dark, mast),
        part(coat.light, flag),
        part(coat.base, sail + hull),
        part(coat.light, "M-8.2-10H-5.2Q-3.4-4.4-7 1.8H-10.4Q-6.4-4.4-8.2-10z"),
        part(
            coat.dark,
            "M3.4-10H5.8Q10-4.4 8.2 1.8H4.8Q7-4.4 3.4-10zM-11.4 6.6H11.6Q10 9.4 6.6 9.4H-7Q-10 9.4-11.4 6.6z",
        ),
        crest(player, Point(-0.5, -3.9), 0.48, coat.edge),
        coat.lines("M-12 4.6H12"),
        coat.lines("M-14.5 10.6q2-1.5 4 0t4 0 4 0 4 0 4 0 4 0", 1.3, WHITE),
    ]


def _scout(player: Player, palette: Palette) -> list[str]:
    """A flat tile with hat and cloak; dashes around it, as around a preview: it is not there for good."""
    coat = coat_of(player, palette)
    dashes = hexagon(Point(0, 0), 16.4)
    cloak = "M0-3Q8.4-2 8.6 7.6H-8.6Q-8.4-2 0-3zM-7.6-4.4Q-4.2-5-3.6-9 0-11 3.6-9 4.2-5 7.6-4.4z"
    return [
        element(
            "path",
            d=dashes,
            stroke=palette.ink,
            stroke_opacity=".55",
            stroke_width=2.2,
            stroke_dasharray="3.4 3",
            **PEN,
        ),
        element("path", d=dashes, stroke=WHITE, stroke_width=1.3, stroke_dasharray="3.4 3", **PEN),
        part(BLACK, hexagon(Point(1.2, 2.4), 12.6), fill_opacity=".3"),
        element("path", d=hexagon(Point(0, 1.3), 11.8), fill=coat.dark, stroke=coat.edge, stroke_width=2.6),
        element("path", d=hexagon(Point(0, 0), 11.8), fill=coat.base, stroke=coat.edge, stroke_width=2.6),
        part(coat.base, hexagon(Point(0, 0), 11.8)),
        coat.lines("M-9.4 5.4V-5.4L0-10.8 9.4-5.4", 1.1, coat.light),
        part(coat.edge, cloak),
        crest(player, Point(0, 3.2), 0.42, coat.base),
    ]


# The city hall: one plate over seven hexes, the hall in the middle and a house on each of the six around it.

CITY_HALL: Final = "city hall"
_AROUND: Final = [middle(DIRECTIONS[name]) for name in ("E", "SE", "SW", "W", "NW", "NE")]
"""The middles of the hexes around one."""
_INSET: Final = 0.92
"""The plate leaves the borders of what it covers free."""


def _city_hall(player: Player, palette: Palette) -> list[str]:
    coat = coat_of(player, palette)
    stone = palette.shade(STONE)
    pale = blend(mix(stone, WHITE, 0.6), coat.base, 0.14)
    way = blend(stone, coat.base, 0.16)
    if palette.name == "print":
        pale, way = grey(pale), grey(way)
    plate = "".join(hexagon(at) for at in (Point(0, 0), *_AROUND))
    streets = "".join(f"M0 0L{number(x)} {number(y + 5)}" for x, y in _AROUND)
    wall = "M" + "L".join(f"{number(x)} {number(y + 5)}" for x, y in _AROUND) + "z"
    houses = sorted((at.y, small_house(player, at, 0.86, palette)) for at in _AROUND)
    shadows = [
        contact(10, 8).replace("<ellipse", f'<ellipse transform="translate({number(x)} {number(y)})"')
        for x, y in _AROUND
    ]
    return [
        element(
            "g",
            part(BLACK, plate, fill_opacity=".3", transform="translate(.4 .8)"),
            element("path", d=plate, fill=coat.edge, stroke=coat.edge, stroke_width=5),
            element("path", d=plate, fill=coat.base, stroke=coat.base, stroke_width=2.8),
            element("path", d=plate, fill=pale, stroke=pale, stroke_width=0.6),
            element("path", d=streets + wall, stroke=way, stroke_width=6, **PEN),
            element(
                "path",
                d=hexagon(Point(0, 0)),
                stroke=mix(stone, palette.ink, 0.4),
                stroke_width=0.9,
                stroke_dasharray=".1 2.8",
                **PEN,
            ),
            *shadows,
            *(drawn for y, drawn in houses if y < 0),
            contact(20, 13),
            *_hall(coat),
            *(drawn for y, drawn in houses if y >= 0),
            transform=f"scale({_INSET})",
            stroke_linejoin="round",
        )
    ]


def _hall(coat: Coat) -> list[str]:
    """Two wings and a tower with a clock and a flag."""
    wings, tower, cap = "M-17.4 13V1.4L-13.4-4.2H13.4L17.4 1.4V13z", "M-5.8 13V-9H5.8V13z", "M-7.6-8.6L0-18.6 7.6-8.6z"
    pole, flag = "M-.7-18V-23.6H.7V-18z", "M.7-23.8L8-21.6 .7-19.4z"
    openings = (
        "M-3 13V8.4q0-3 3-3t3 3V13zM-13.6 4.6h2.8v4.6h-2.8zM-9.4 4.6h1.8v4.6h-1.8z"
        "M8.4 4.6h1.8v4.6H8.4zM11.4 4.6h2.8v4.6h-2.8z"
    )
    return [
        coat.whole(wings + tower + cap + pole + flag),
        part(coat.base, wings),
        part(coat.dark, "M5.8 13V1.4H17.4V13z"),
        part(coat.light, "M-17.4 1.4L-13.4-4.2H13.4L17.4 1.4z"),
        part(coat.base, tower),
        part(coat.dark, "M1.6 13V-9H5.8V13zM0-18.6L7.6-8.6H1.8z" + pole),
        part(coat.light, "M-7.6-8.6L0-18.6 1.8-8.6z" + flag),
        part(coat.edge, openings),
        element("circle", cy=-3.6, r=2.9, fill=coat.edge),
        coat.lines("M0-5.4V-3.6H1.4", 1, coat.dark),
    ]


FIGURES: Final[dict[str, Drawing]] = {
    "warrior": _warrior,
    "wagon": _wagon,
    "ship": _ship,
    "scout": _scout,
    CITY_HALL: _city_hall,
}
"""The pieces of a player that are no settlements, by name; the city hall fills seven hexes, each other one."""

PIECES: Final = tuple(FIGURES)


def figure_id(name: str, player: Player) -> str:
    """The name under which a piece of a player is defined."""
    return symbol_id("rw-kb-", f"{name} {player.name}")


def figure(name: str, player: Player, palette: Palette) -> str:
    """The definition of a piece of a player that is no settlement.

    The city hall lies over the hex at the origin and the six around it.
    """
    return element("g", *FIGURES[name](player, palette), id=figure_id(name, player))


# The plate beside a row that a player has marked: it lies flat, and points at its row, which is at its left.

PLATE_MIDDLE: Final = 1.4
PLATE_SCALE: Final = 0.7
"""Where the settlement of its owner stands on it, and of which size it is."""


def plate_id(player: Player) -> str:
    """The name under which a player's plate is defined."""
    return "rw-kb-plate-" + player.name


def plate(player: Player, palette: Palette) -> str:
    """The definition of a plate of gold, with a line in its owner's colour to the row."""
    gold, coat = _coat(GOLD, palette), coat_of(player, palette)
    whole, inner = "M-10 0L-5-10H8.4V10H-5z", "M-8 0L-3.8-8.3H6.7V8.3H-3.8z"
    return element(
        "g",
        coat.lines("M-16 0H-9", 3.4),
        coat.lines("M-16 0H-9", 1.7, coat.base),
        part(BLACK, whole, fill_opacity=".3", transform="translate(.6 1.6)"),
        element("path", d=whole, fill=gold.base, stroke=mix(gold.dark, BLACK, 0.45), stroke_width=1.1),
        gold.lines(inner, 0.7, mix(gold.base, WHITE, 0.5)),
        id=plate_id(player),
        stroke_linejoin="round",
    )


# Markers


def marker_id(name: str) -> str:
    """The name under which a marker is defined."""
    return "rw-kb-" + name


def marker(name: str, palette: Palette) -> str:
    """The definition of something on the map that belongs to nobody."""
    return element("g", *MARKERS[name](palette), id=marker_id(name))


def _coat(shades: Shades, palette: Palette) -> Coat:
    """The tones of what belongs to nobody."""
    base = palette.shade(shades)
    return Coat(base, mix(base, WHITE, 0.62), mix(base, BLACK, 0.4), palette.ink)


def _wall(palette: Palette) -> list[str]:
    """Three merlons on courses of stone; the end that turns away from the light is dark."""
    stone = _coat(STONE, palette)
    whole = "M-13.4 9.4V-6.4L-11-9H-5L-7.4-6.4V-4.2H-4V-6.4L-1.6-9H4.4L2-6.4V-4.2H5.2V-6.4L7.6-9H13.6V6.6L11.2 9.4z"
    front = "M-13.4-2.6H11.2V9.4H-13.4z" + "".join(f"M{x}-2.6h6V-6.4h-6z" for x in (-13.4, -4, 5.2))
    tops = "M-13.4-2.6L-11-5.2H13.6L11.2-2.6z" + "".join(f"M{x}-6.4l2.4-2.6h6l-2.4 2.6z" for x in (-13.4, -4, 5.2))
    pale = "M-13.4-2.6h6.6v3.7h-6.6zM-4 1.6h5.8v3.6H-4zM-10 5.7h6v3.6h-6z"
    ends = "M11.2-2.6L13.6-5.2V6.6L11.2 9.4z" + "".join(f"M{x + 6}-2.6V-6.4l2.4-2.6v3.8z" for x in (-13.4, -4, 5.2))
    joints = (
        "M-13.4 1.3H11.2M-13.4 5.4H11.2M-6.8-2.6V1.3M-.4-2.6V1.3M5.6-2.6V1.3M-10 1.3V5.4M-4 1.3V5.4M1.8 1.3V5.4"
        "M7.6 1.3V5.4M-10 5.4V9.4M-4 5.4V9.4M3 5.4V9.4M8.6 5.4V9.4"
    )
    return [
        contact(13, 8.6),
        element(
            "g",
            stone.whole(whole),
            part(stone.light, tops),
            part(stone.base, front),
            part(stone.light, pale),
            part(stone.dark, ends),
            stone.lines(joints, 0.7, mix(stone.base, palette.ink, 0.65)),
            transform="translate(0 1)scale(.88)",
        ),
    ]


def _cave(palette: Palette) -> list[str]:
    """The mouth of a cave in a rock; wide enough to be seen behind a piece."""
    rock = _coat(ROCK, palette)
    whole = "M-14 9.8L-12.6-.4-8.4-3.6-5.8-9.8 1-12 6.4-8.8 9.2-3.4 13-.8 14 9.8z"
    return [
        contact(12.5, 8.2),
        element("path", d=whole, stroke=palette.paper, stroke_width=3.4, stroke_linejoin="round", fill=rock.base),
        element("path", d=whole, stroke=palette.ink, stroke_width=1.3, stroke_linejoin="round", fill=rock.base),
        part(rock.light, "M-14 9.8L-12.6-.4-8.4-3.6-5.8-9.8 1-12-1.8-7.2-7.4-2.6-8.2 9.8z"),
        part(rock.dark, "M1-12L6.4-8.8 9.2-3.4 13-.8 14 9.8H8.8L7.6 0 4-6.8z"),
        part(mix(palette.ink, BLACK, 0.4), "M-5.8 9.8V3.8Q-5.8-4 .4-4T6.6 3.8V9.8z"),
        rock.lines("M-5.8 9.8V3.8Q-5.8-4 .4-4", 0.9, rock.light),
    ]


def _capitol(palette: Palette) -> list[str]:
    """Columns under a golden dome, upon the medallion of a castle."""
    stone, gold = _coat(STONE, palette), _coat(GOLD, palette)
    body = "M-12 10V7H-10V-.6H-11V-3.4L0-8.6 11-3.4V-.6H10V7H12V10z"
    dome, top = "M-6.4-5.2Q-6.4-13 0-13T6.4-5.2z", "M-1-12.6V-16.4H1V-12.6z"
    columns = "".join(f"M{x}-.6h2.2V7h-2.2z" for x in (-9.6, -5.2, -0.9, 3.4, 7.6))
    return [
        contact(12, 8.2),
        stone.whole(body + dome + top),
        part(gold.base, dome),
        part(gold.light, "M-6.4-5.2Q-6.4-13 0-13-3-10-3-5.2z"),
        part(gold.dark, "M2.6-5.2Q3-10.4 0-13 6.4-13 6.4-5.2z" + top),
        part(stone.base, body),
        part(stone.dark, "M-10-.6H10V7H-10z"),
        part(stone.light, "M-11-.6V-3.4L0-8.6 11-3.4V-.6zM-12 7H12V8.3H-12z" + columns),
        stone.lines("M-9.6-.6L0-6 9.6-.6M-11-.6H11M-10 7H10M-12 8.4H12", 0.7, mix(stone.base, palette.ink, 0.65)),
    ]


MARKERS: Final[dict[str, Callable[[Palette], list[str]]]] = {"wall": _wall, "cave": _cave, "capitol": _capitol}
"""By name: a stone wall on a hex, a cave on a mountain, and a capitol on the medallion of a castle."""
