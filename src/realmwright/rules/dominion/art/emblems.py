"""The emblems of cards as definitions that drawings refer to; the drawings themselves are with the cards."""

from realmwright.drawing import PEN, element
from realmwright.rules.dominion.content import CATALOGUE


def emblem_id(name: str) -> str:
    """The name under which the emblem of a card is defined."""
    return "rw-dom-card-" + name.replace(" ", "-")


def emblem(name: str) -> str:
    """The definition of an emblem."""
    look = CATALOGUE.cards[CATALOGUE.number_of[name]].emblem
    parts = [element("path", d=look.strokes, stroke="currentColor", stroke_width=2, **PEN)]
    if look.areas:
        parts.append(element("path", d=look.areas, fill="currentColor"))
    return element("g", *parts, id=emblem_id(name))
