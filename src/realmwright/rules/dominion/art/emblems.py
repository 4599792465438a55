"""The emblems of cards: a few strokes that are read at the size of a letter. They are drawn with the cards.

An emblem stands where a picture would be too small, and for the picture of a card that has none.
"""

from realmwright.drawing import PEN, element
from realmwright.rules.dominion.content import CATALOGUE


def emblem_id(name: str) -> str:
    """The name under which the emblem of a card is defined."""
    return "rw-dom-card-" + name.replace(" ", "-")


def emblem(name: str) -> str:
    """The definition of an emblem, in the colour where it is used."""
    return element("g", *strokes_of(name, "currentColor"), id=emblem_id(name))


def strokes_of(name: str, colour: str) -> list[str]:
    """What an emblem consists of; 24 by 24 around the origin."""
    look = CATALOGUE.cards[CATALOGUE.number_of[name]].emblem
    parts = [element("path", d=look.strokes, stroke=colour, stroke_width=2, **PEN)]
    if look.areas:
        parts.append(element("path", d=look.areas, fill=colour))
    return parts
