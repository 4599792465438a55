"""The symbols of Kingdom Builder for a page, and pictures of what can be chosen at set-up.

A page refers to symbols by these ids; all lie around the origin:

rw-kb-hex-NAME        the hex of a kind: flower-field, castle, nothing; 20 units from the middle to a corner
rw-kb-place-NAME      the medallion of a location or of another special hex; fits into a hex
rw-kb-card-NAME       the emblem of a scoring card or of castles; 24 by 24, in the colour (``color``) where it is used
rw-kb-terrain-NAME    the terrain card of a kind; 24 by 32
rw-settlement-COLOUR  a player's piece; about 24 by 20
"""

from typing import Final

from realmwright.drawing import (
    PLAYERS,
    RADIUS,
    WIDTH,
    Palette,
    Point,
    element,
    number,
    palette_of,
    picture,
    settlement,
    sheet,
    use,
)
from realmwright.game import PaletteName
from realmwright.rules.kingdom_builder import landscape
from realmwright.rules.kingdom_builder.board import TURNED, draw_map, quadrant_rows
from realmwright.rules.kingdom_builder.emblems import EMBLEMS, emblem, emblem_id
from realmwright.rules.kingdom_builder.glyphs import PLACES, ground, place, terrain_card
from realmwright.rules.kingdom_builder.terrain import CARD_NAMES, NAMES

MARGIN: Final = 2.0
POSTER: Final = 48.0


def symbols(palette: PaletteName, *, dark: bool) -> str:
    """Every symbol of the game."""
    colours = palette_of(palette, dark=dark)
    return sheet(
        [
            *(ground(name, colours) for name in NAMES),
            *(place(name, colours) for name in PLACES),
            *(emblem(name) for name in EMBLEMS),
            *(terrain_card(name, colours) for name in CARD_NAMES),
            *(settlement(player, colours) for player in PLAYERS),
        ]
    )


def choice_picture(option: str, choice: str, palette: PaletteName, *, dark: bool) -> str | None:
    """The picture of a choice that exists, if there is one."""
    colours = palette_of(palette, dark=dark)
    if option == "boards":
        return quadrant(choice, colours)
    if option == "cards":
        return poster(choice, colours)
    return None


def quadrant(label: str, palette: Palette) -> str:
    """One quadrant with its places, without numbers, letters or anything around it."""
    rows = quadrant_rows(label)
    name = label.removesuffix(TURNED)
    held = {(row, col): name for row, line in enumerate(rows) for col, kind in enumerate(line) if kind == "L"}
    board = draw_map(rows, locations=held)
    size = Point(WIDTH * (len(rows[0]) + 0.5) + 2 * MARGIN, RADIUS * (1.5 * len(rows) + 0.5) + 2 * MARGIN)
    definitions = [
        *(ground(kind, palette, lettered=False) for kind in sorted(landscape.kinds_shown(board))),
        *(place(kind, palette) for kind in sorted(landscape.places_shown(board))),
    ]
    return picture(
        label,
        "",
        size,
        definitions,
        element(
            "g",
            landscape.hexes(board, {}),
            landscape.borders(board, palette),
            landscape.places(board, [0] * len(held), palette),
            transform=f"translate({number(WIDTH / 2 + MARGIN)} {number(RADIUS + MARGIN)})",
        ),
    )


def poster(card: str, palette: Palette) -> str:
    """The emblem of a scoring card on paper."""
    middle = POSTER / 2
    return picture(
        card,
        "",
        Point(POSTER, POSTER),
        [emblem(card)],
        element("rect", width=POSTER, height=POSTER, rx=6, fill=palette.panel),
        use(emblem_id(card), middle, middle, 1.5, color=palette.text),
    )
