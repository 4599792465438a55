"""The symbols of Winter Kingdom for a page, and pictures of what can be chosen at set-up.

A page refers to symbols by these ids; all lie around the origin, and names are written with hyphens (flower-field):

rw-wk-hex-NAME        the hex of a kind, castle, tunnel and village among them; 20 units from the middle to a corner
rw-wk-place-NAME      the medallion of a castle, a tunnel or a village; fits into a hex
rw-wk-card-NAME       the emblem of what scores; 24 by 24, in the colour (``color``) where it is used
rw-wk-talent-NAME     the emblem of a talent or of the tunnel card, of the same kind, as are the next two
rw-wk-economy-NAME    the emblem of an economy
rw-wk-twist-NAME      the emblem of a twist
rw-wk-terrain-NAME    a terrain card; 24 by 32
rw-wk-coin            a coin; 24 by 24
rw-settlement-COLOUR  a player's house; about 24 by 20
rw-wk-fort-COLOUR     a player's fort; about 28 by 21
rw-hex, rw-halo, rw-target, rw-closed, rw-aim
                      the outline of a hex; the glow and the ring of one that can be chosen; strokes over one that is
                      closed; the ring of one that is considered
rw-ring-COLOUR        the ring around what a player did last
rw-stud, rw-spent     a stud on the rim of a medallion, and what lies over one that has no tiles left
"""

from typing import Final

from realmwright.bits import each
from realmwright.drawing import (
    PEN,
    PLAYERS,
    RADIUS,
    WIDTH,
    Palette,
    Point,
    element,
    hexagon,
    middle,
    mix,
    number,
    palette_of,
    picture,
    settlement,
    sheet,
    use,
)
from realmwright.game import PaletteName
from realmwright.hexes import Axial
from realmwright.hexgames import map_art
from realmwright.hexgames.charts import picture_ground
from realmwright.hexgames.map_art import marks, rings
from realmwright.hexgames.terrain_art import POSTER, poster
from realmwright.rules.winter_kingdom.art.emblems import FAMILIES, emblem, emblem_id, emblems
from realmwright.rules.winter_kingdom.art.figures import coin, fort
from realmwright.rules.winter_kingdom.art.glyphs import (
    LAND,
    PLACES,
    ground,
    place,
    place_id,
    terrain_card,
)
from realmwright.rules.winter_kingdom.content.boards import draw_map, side_rows
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, SIDE, TOP_BOARDS
from realmwright.rules.winter_kingdom.model.components import CENTRES
from realmwright.rules.winter_kingdom.model.terrain import CARD_NAMES, NAMES

COLOURS: Final = PLAYERS[:4]
MARGIN: Final = 2.0
PICTURED: Final = {"cards": "card", "economy": "economy", "twist": "twist", "more_twists": "twist", "talents": "talent"}
"""The options whose choices are pictured by an emblem, and the family that it is of."""

_SMALL: Final = 0.053
"""From a map to a sketch of it that fits on a poster."""
_BOARD_RADIUS: Final = 7.6
_LEAN: Final = dict(zip(DIRECTIONS, (0, 60, -60), strict=True))
"""By how many degrees the lines of a direction fall to the right."""
_LINES: Final = "M-19 0H19M-15.5-3.5L-19 0-15.5 3.5M15.5-3.5L19 0 15.5 3.5M-13.5-7.5H13.5M-13.5 7.5H13.5"


def symbols(palette: PaletteName = "map", *, dark: bool = False) -> str:
    """Every symbol of the game."""
    colours = palette_of(palette, dark=dark)
    return sheet(
        [
            *(ground(name, colours) for name in NAMES),
            *(place(name, colours) for name in PLACES),
            *(emblem(family, name) for family in FAMILIES for name in emblems(family)),
            *(terrain_card(name, colours) for name in CARD_NAMES),
            coin(colours),
            *(settlement(player, colours) for player in PLAYERS),
            *(fort(player, colours) for player in COLOURS),
            *marks(colours),
            *rings(COLOURS, colours),
        ]
    )


def ground_picture(chart: str, palette: PaletteName = "map", *, dark: bool = False, letters: bool = False) -> str:
    """The ground of a map."""
    return picture_ground(LAND, chart, palette, dark=dark, letters=letters)


def choice_picture(option: str, choice: str, palette: PaletteName, *, dark: bool) -> str | None:
    """The picture of a choice that exists, if there is one."""
    colours = palette_of(palette, dark=dark)
    family = PICTURED.get(option, "")
    if family and choice in emblems(family):
        return poster(choice, emblem_id(family, choice), emblem(family, choice), colours)
    if option == "boards":
        return board_side(choice, colours)
    if option == "top_board":
        return sketch(choice, colours, slot=TOP_BOARDS.index(choice) + 1)
    if option == "direction":
        lines = element("path", d=_LINES, transform=f"rotate({_LEAN[choice]})", stroke_width=2, **PEN)
        return sketch(choice, colours, element("g", lines, stroke=colours.text))
    return None


def board_side(label: str, palette: Palette) -> str:
    """One board as it lies, with its places, without numbers, letters or anything around it."""
    board = draw_map([side_rows(label)])
    shown = [*zip(NAMES, board.terrain, strict=True)]
    places = [(name, cell) for name, cells in shown if name in PLACES for cell in each(cells)]
    half = Point(WIDTH * (SIDE + 0.5) + MARGIN, RADIUS * (1.5 * SIDE + 1) + MARGIN)
    drawn = LAND.atlas(map_art.cells_of(board.grid, shown), palette)
    return picture(
        label,
        "",
        Point(2 * half.x, 2 * half.y),
        [*drawn.definitions, *(place(name, palette) for name in PLACES)],
        element(
            "g",
            drawn.land,
            map_art.layer(
                "rw-places", (use(place_id(name), *map_art.centre(board.grid, cell)) for name, cell in places)
            ),
            transform=f"translate({number(half.x)} {number(half.y)})",
        ),
    )


def sketch(title: str, palette: Palette, *marks: str, slot: int | None = None) -> str:
    """The seven boards as they lie on the table, one of them perhaps set off, and marks upon them."""
    quiet = mix(palette.panel, palette.text, 0.22)
    boards = []
    for here, (q, r) in enumerate(CENTRES):
        x, y = middle(Axial(q, r))
        boards.append(
            element(
                "path",
                d=hexagon(Point(0, 0), _BOARD_RADIUS),
                transform=f"translate({number(x * _SMALL)} {number(y * _SMALL)})rotate(30)",
                fill=palette.text if here == slot else quiet,
            )
        )
    return picture(
        title,
        "",
        Point(POSTER, POSTER),
        [],
        element("rect", width=POSTER, height=POSTER, rx=6, fill=palette.panel),
        element("g", *boards, *marks, transform=f"translate({number(POSTER / 2)} {number(POSTER / 2)})"),
    )
