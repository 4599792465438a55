"""The symbols of Kingdom Builder for a page, and pictures of what can be chosen at set-up.

A page refers to symbols by these ids; all lie around the origin, and names are written with hyphens (flower-field):

rw-kb-hex-NAME        the hex of a kind, castle and nothing among them; 20 units from the middle to a corner
rw-kb-place-NAME      the medallion of a location, of another special hex, of a tile or an action; fits into a hex
rw-kb-card-NAME       the emblem of a source of gold; 24 by 24, in the colour (``color``) where it is used
rw-kb-set-NAME        the emblem of a set, of the same kind
rw-kb-terrain-NAME    a terrain card: grass, swamp-grass; 24 by 32
rw-settlement-COLOUR  a player's settlement; about 24 by 20
rw-kb-PIECE-COLOUR    another piece of a player: warrior, wagon, ship, scout; about 26 by 24
rw-kb-city-hall-COLOUR  a player's city hall, over the hex at the origin and the six around it
rw-kb-plate-COLOUR    the plate beside a row that a player has marked, with a line to it at the left; 25 by 20
rw-kb-wall            a stone wall, about as large as a settlement
rw-kb-cave            a cave, to lie on a mountain hex
rw-kb-capitol         a capitol, to lie on the medallion of a castle
rw-hex, rw-halo, rw-target, rw-closed, rw-aim
                      the outline of a hex; the glow and the ring of one that can be chosen; strokes over one that is
                      closed; the ring of one that is considered
rw-ring-COLOUR        the ring around what a player did last
rw-paint-COLOUR, rw-outline-COLOUR
                      the colour of a player and that of the outline of their pieces, as paints: ``url(#rw-paint-blue)``
rw-stud, rw-spent     a stud on the rim of a medallion, and what lies over one that has no tiles left
"""

from typing import Final

from realmwright.drawing import (
    PLAYERS,
    RADIUS,
    WIDTH,
    Palette,
    Point,
    element,
    middle,
    number,
    palette_of,
    picture,
    settlement,
    sheet,
    use,
)
from realmwright.game import PaletteName
from realmwright.hexes import axial
from realmwright.hexgames.charts import picture_ground
from realmwright.hexgames.map_art import marks, paints, rings
from realmwright.hexgames.terrain_art import poster
from realmwright.rules.kingdom_builder.art import landscape
from realmwright.rules.kingdom_builder.art.emblems import emblem, emblem_id, emblems, set_emblem, set_id, set_names
from realmwright.rules.kingdom_builder.art.figures import MARKERS, PIECES, figure, marker, plate
from realmwright.rules.kingdom_builder.art.glyphs import LAND, ground, place, place_id, place_names
from realmwright.rules.kingdom_builder.art.terrain_cards import terrain_card
from realmwright.rules.kingdom_builder.model.board import NO_HEX
from realmwright.rules.kingdom_builder.model.catalogue import BOARDS, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.maps import NO_ISLAND, SECOND, TURNED, board_rows, draw_map
from realmwright.rules.kingdom_builder.model.terrain import KINDS, LOCATION, NAMES

MARGIN: Final = 2.0


def symbols(palette: PaletteName = "map", *, dark: bool = False) -> str:
    """Every symbol of the game."""
    colours = palette_of(palette, dark=dark)
    return sheet(
        [
            *(ground(name, colours) for name in NAMES),
            *(place(name, colours) for name in place_names()),
            *(emblem(name) for name in emblems()),
            *(set_emblem(name) for name in set_names()),
            *(terrain_card(card.name, colours) for card in TERRAIN_CARDS),
            *(settlement(player, colours) for player in PLAYERS),
            *(figure(piece, player, colours) for piece in PIECES for player in PLAYERS),
            *(plate(player, colours) for player in PLAYERS),
            *(marker(name, colours) for name in MARKERS),
            *marks(colours),
            *rings(PLAYERS, colours),
            *paints(PLAYERS, colours),
        ]
    )


def ground_picture(chart: str, palette: PaletteName = "map", *, dark: bool = False, letters: bool = False) -> str:
    """The ground of a map."""
    return picture_ground(LAND, chart, palette, dark=dark, letters=letters)


def choice_picture(option: str, choice: str, palette: PaletteName, *, dark: bool) -> str | None:
    """The picture of a choice that exists, if there is one."""
    colours = palette_of(palette, dark=dark)
    if option == "boards":
        return quadrant(choice, colours)
    if option == "island":
        label = "island_" + choice.replace(" ", "_")
        return quadrant(label, colours) if label in BOARDS else None
    if option == "cards":
        return poster(choice, emblem_id(choice), emblem(choice), colours)
    if option == "sets" and choice in set_names():
        return poster(choice, set_id(choice), set_emblem(choice), colours)
    return None


def quadrant(label: str, palette: Palette) -> str:
    """One quadrant, or the island, with its places, without numbers, letters or anything around it."""
    rows = board_rows(label)
    first = KINDS[LOCATION].letter
    board = draw_map([row.replace(SECOND, first).replace(NO_ISLAND, NO_HEX) for row in rows])
    names = dict(zip((first, SECOND), BOARDS[label.removesuffix(TURNED)].locations, strict=False))
    names.update((kind.letter, kind.name) for kind in KINDS if kind.special and kind.letter != first)
    hexes = [(row, col, letter) for row, line in enumerate(rows) for col, letter in enumerate(line)]
    places = [(names[letter], middle(axial(row, col))) for row, col, letter in hexes if letter in names]
    breadth = 1 + max(col + row % 2 / 2 for row, col, letter in hexes if letter != NO_ISLAND)
    size = Point(WIDTH * breadth + 2 * MARGIN, RADIUS * (1.5 * len(rows) + 0.5) + 2 * MARGIN)
    drawn = landscape.ground(board, palette)
    return picture(
        label,
        "",
        size,
        [*drawn.definitions, *(place(name, palette) for name in sorted({name for name, _ in places}))],
        element(
            "g",
            drawn.land,
            element("g", *(use(place_id(name), *where) for name, where in places), class_="rw-places"),
            transform=f"translate({number(WIDTH / 2 + MARGIN)} {number(RADIUS + MARGIN)})",
        ),
    )
