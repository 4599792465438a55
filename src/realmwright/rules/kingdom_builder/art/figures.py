"""What stands on the map of Kingdom Builder besides settlements: the other pieces of a player, and markers of nobody.

A player's pieces keep the language of :func:`realmwright.drawing.settlement`: the player's colour, its outline, and the
player's own shape, which they wear as a crest. Whose a piece is can be told without colours, what it is by its outline.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from realmwright.drawing import (
    GOLD,
    PEN,
    Palette,
    Player,
    Point,
    Shades,
    element,
    fill_of_player,
    middle,
    mix,
    number,
)
from realmwright.hexes import DIRECTIONS
from realmwright.hexgames.terrain_art import body, crest, piece, small_house, symbol_id
from realmwright.rules.kingdom_builder.art.glyphs import fill_of

STONE: Final = Shades("#cdbfa6", "#d9c28f", "#c9c9c9")


class Figure(NamedTuple):
    """The look of one kind of piece: what is filled, and where the crest is."""

    body: str
    crest: Point
    scale: float


FIGURES: Final = {
    # A helmet and a spear behind a shield.
    "warrior": Figure(
        "M8.3 9.5V-5L7.2-5.5 9.2-10 11.2-5.5 10.1-5V9.5z"
        "M-6.2-6V-8.2a4 4 0 0 1 8 0V-6z"
        "M-10.7-6H6.3V1.5Q6.3 7.5-2.2 10.5-10.7 7.5-10.7 1.5z",
        Point(-2.2, 1),
        0.56,
    ),
    # Canvas over two wheels.
    "wagon": Figure(
        "M-10.5 1.5Q-14.5-11 0-11T10.5 1.5zM-12.5 1.5H12.5V4.5H-12.5z"
        "M-6.5 2.9a3.4 3.4 0 1 1-.1 0zM6.5 2.9a3.4 3.4 0 1 1-.1 0z",
        Point(0, -3.8),
        0.54,
    ),
    # A hull under a full sail.
    "ship": Figure(
        "M-1-13.5H1V-11H-1zM-1 1.5H1V3.5H-1z"
        "M-6-11H6Q9.5-5 9.5 1.5H-9.5Q-9.5-5-6-11z"
        "M-12.5 3.5H12.5Q11 9.5 6.5 9.5H-6.5Q-11 9.5-12.5 3.5z",
        Point(0, -4.2),
        0.52,
    ),
    # A hat over a cloak.
    "scout": Figure(
        "M0-4.5Q9.5-3 10 9.5H-10Q-9.5-3 0-4.5zM-3.8-7.5a3.8 3.8 0 1 0 7.6 0z"
        "M-7.5-7.5Q-4-8-3.5-11.5 0-14 3.5-11.5 4-8 7.5-7.5z",
        Point(0, 4),
        0.5,
    ),
}
"""Pieces of one hex, by name."""

CITY_HALL: Final = "city hall"
PIECES: Final = (*FIGURES, CITY_HALL)
"""All pieces of a player but settlements."""

_AROUND: Final = [middle(DIRECTIONS[name]) for name in ("E", "SE", "SW", "W", "NW", "NE")]
"""The middles of the hexes around one."""
_HALL: Final = "M-15 11.5V-1.5H-6.5V-11L0-18.5 6.5-11V-1.5H15V11.5z"
_WINDOWS: Final = "M-11.5 3v3M11.5 3v3M0-11.5a3.2 3.2 0 1 1-.1 0zM0-10V-8.3H1.2"
"""In its wings, and the clock."""
_TOWERS_AT: Final = 1.24
_HOUSES_AT: Final = 0.76
"""How far from the middle, in steps from hex to hex."""


def figure_id(name: str, player: Player) -> str:
    """The name under which a piece of a player is defined."""
    return symbol_id("rw-kb-", f"{name} {player.name}")


def figure(name: str, player: Player, palette: Palette) -> str:
    """The definition of a piece of a player that is no settlement.

    The city hall lies over the hex at the origin and the six around it.
    """
    if name == CITY_HALL:
        drawn = _city_hall(player, palette)
    else:
        look = FIGURES[name]
        drawn = [body(look.body, player, palette), crest(player, look.crest, look.scale, palette)]
    return piece(figure_id(name, player), player, palette, drawn)


def _city_hall(player: Player, palette: Palette) -> list[str]:
    """A town: a hall in the middle, a house on each hex around it, and a wall with towers around them all."""
    fill = fill_of_player(player, palette)
    wall = "M" + "L".join(f"{number(x * _TOWERS_AT)} {number(y * _TOWERS_AT)}" for x, y in _AROUND) + "z"
    towers = "".join(
        f"M{number(x * _TOWERS_AT - 5)} {number(y * _TOWERS_AT + 5)}v-10h3v2.4h4v-2.4h3v10z" for x, y in _AROUND
    )
    houses = [small_house(player, Point(x * _HOUSES_AT, y * _HOUSES_AT), palette) for x, y in _AROUND]
    return [
        element("path", d=wall, fill=fill, fill_opacity=".16", stroke_width=6),
        element("path", d=wall, fill="none", stroke=fill, stroke_width=3.4),
        body(towers, player, palette),
        *houses,
        body(_HALL, player, palette),
        element("path", d=_WINDOWS, fill="none", stroke_width=1.4),
        crest(player, Point(0, 5), 0.56, palette),
    ]


# Markers

_LEAF: Final = "M3.7-13Q.8-18.2-3.6-16.2-.8-11.6 3.7-13z"
_STAR: Final = "M0-18.5L1.4-15.4 4.8-15 2.3-12.7 3-9.4 0-11-3-9.4-2.3-12.7-4.8-15-1.4-15.4z"
"""At the top of a medallion, as the leaf is before it is turned."""


def marker_id(name: str) -> str:
    """The name under which a marker is defined."""
    return "rw-kb-" + name


def marker(name: str, palette: Palette) -> str:
    """The definition of something on the map that belongs to nobody."""
    return element("g", *MARKERS[name](palette), id=marker_id(name))


def _wall(palette: Palette) -> list[str]:
    """Courses of stone with battlements; fills a hex as a settlement does."""
    stone = palette.shade(STONE)
    body = "M-12 9V-6H-8.5V-3H-5.5V-6H-1.5V-3H1.5V-6H5.5V-3H8.5V-6H12V9z"
    joints = "M-12 1H12M-12 5H12M-6-3V1M4-3V1M-9 1V5M-1 1V5M7 1V5M-5 5V9M5 5V9"
    return [
        element("path", d=body, fill=stone, stroke=palette.ink, stroke_width=1.4, stroke_linejoin="round"),
        element("path", d=joints, stroke=mix(stone, palette.ink, 0.7), stroke_width=1, **PEN),
    ]


def _cave(palette: Palette) -> list[str]:
    """The mouth of a cave in its mountain; wide enough to be seen behind a piece."""
    rock = fill_of("mountain", palette)
    return [
        element(
            "path",
            d="M-13.5 7.5Q-15-5-8.5-9-4-15 2-13.5 9-13 11-7 15-2 13.5 7.5z",
            fill=mix(rock, palette.paper, 0.45),
            stroke=palette.ink,
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        element("path", d="M-9.5 7.5V1Q-9-8.5 0-9.5 9-8.5 9.5 1V7.5z", fill=palette.ink),
    ]


def _capitol(palette: Palette) -> list[str]:
    """A wreath upon the ring of a castle's medallion, closed by a star."""
    leaves = [
        element("path", d=_LEAF, transform=f"{side}rotate({turn})")
        for side in ("", "scale(-1 1)")
        for turn in range(26, 180, 24)
    ]
    gold = palette.shade(GOLD)
    star = element("path", d=_STAR)
    return [element("g", *leaves, star, fill=gold, stroke=palette.ink, stroke_width=0.9, stroke_linejoin="round")]


MARKERS: Final[dict[str, Callable[[Palette], list[str]]]] = {"wall": _wall, "cave": _cave, "capitol": _capitol}
"""By name: a stone wall on a hex, a cave on a mountain, and a capitol on the medallion of a castle."""
