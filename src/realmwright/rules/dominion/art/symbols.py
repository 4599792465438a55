"""The symbols of Dominion for a page, and pictures of what can be chosen at set-up.

A page refers to symbols by these ids; all lie around the origin:

rw-dom-face-TYPE      the frame of a card: treasure, victory, curse, action, attack, reaction; 48 by 66
rw-dom-marks-TYPE     the marks of a type by themselves, to lay over a band in the colour of its frame; 96 by 16
rw-dom-card-NAME      the emblem of a card: throne-room; 24 by 24, in the colour (``color``) where it is used
rw-dom-coin           a coin to carry a price or an amount; 20 by 20
rw-dom-points         a shield to carry points; 20 by 22
rw-dom-back           a card that lies face down; 24 by 32
rw-settlement-COLOUR  a player's mark; about 24 by 20

The pictures of cards are too large for the sheet: a page asks for each one that it shows (``illustrations.py``).
"""

from collections.abc import Sequence
from typing import Final

from realmwright.drawing import PLAYERS, Palette, Point, element, number, palette_of, picture, settlement, sheet
from realmwright.game import PaletteName
from realmwright.rules.dominion.art.emblems import emblem
from realmwright.rules.dominion.art.faces import CARD, FACES, back, coin, face, marks, points, type_shown, wordless
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import SETS
from realmwright.rules.dominion.exchange.view import by_price

ROWS: Final = 2
GAP: Final = 4.0


def symbols(palette: PaletteName = "map", *, dark: bool = False) -> str:
    """Every symbol of the game."""
    colours = palette_of(palette, dark=dark)
    return sheet(
        [
            *(emblem(name) for name in CATALOGUE.names),
            *(face(name, colours) for name in FACES),
            *(marks(name, colours) for name in FACES),
            coin(colours),
            points(colours),
            back(colours),
            *(settlement(player, colours) for player in PLAYERS),
        ]
    )


def choice_picture(option: str, choice: str, palette: PaletteName, *, dark: bool) -> str | None:
    """The picture of a choice that exists, if there is one: of a card, or of the cards of a set."""
    colours = palette_of(palette, dark=dark)
    if option in ("cards", "require", "forbid"):
        return cards_in_rows(choice, [choice], 1, colours)
    if option == "kingdom" and choice in SETS:
        # Where both editions recommend a set by this name, the first one's is shown.
        cards = by_price(CATALOGUE.number_of[name] for name in next(iter(SETS[choice].values())))
        return cards_in_rows(choice, [CATALOGUE.names[card] for card in cards], ROWS, colours)
    return None


def cards_in_rows(title: str, cards: Sequence[str], rows: int, palette: Palette) -> str:
    """Cards in rows of the same length, without words."""
    columns = len(cards) // rows
    size = Point((CARD.x + GAP) * columns - GAP, (CARD.y + GAP) * rows - GAP)
    drawn = []
    for place, card in enumerate(cards):
        x = CARD.x / 2 + (CARD.x + GAP) * (place % columns)
        y = CARD.y / 2 + (CARD.y + GAP) * (place // columns)
        drawn.append(element("g", wordless(card, palette), transform=f"translate({number(x)} {number(y)})"))
    kinds = sorted({type_shown(card) for card in cards})
    definitions = [*(face(kind, palette) for kind in kinds), coin(palette)]
    return picture(title, "", size, definitions, *drawn)
