"""The picture of a card in the colours of a palette: engraved, or its emblem in a medallion where it has none."""

from functools import cache
from typing import Final

from realmwright.drawing import NAMESPACE, Palette, Point, element, escape, palette_of, use
from realmwright.game import PaletteName
from realmwright.rules.dominion.art.emblems import strokes_of
from realmwright.rules.dominion.art.engraving import DARK, LIGHT, SIZE, TINT, WHOLE, Engraving, Tones, ellipse
from realmwright.rules.dominion.art.pictures import PICTURES
from realmwright.rules.dominion.content import CATALOGUE

BOX: Final = f"0 0 {SIZE.x:g} {SIZE.y:g}"
CROPPED: Final = "xMidYMid slice"
"""A picture fills whatever place it is given; its sides are cropped, or its top and bottom."""
PLAIN: Final = Tones("#fdf7e8", "#eee1c4", "#c9b184", "#6b5a3c", "#1f1a12", "#c2402f")
"""The tones of a picture that is made of an emblem."""
EMBLEM: Final = 2.1
"""How much larger an emblem is in a picture."""


def picture_id(card: str) -> str:
    """The name under which a drawing defines the picture of a card."""
    return "rw-dom-picture-" + card.replace(" ", "-")


def picture_symbol(card: str, palette: Palette) -> str:
    """The definition of a picture, for :func:`pictured`."""
    return element("symbol", _printed(card, palette), id=picture_id(card), viewBox=BOX, preserveAspectRatio=CROPPED)


def pictured(card: str, place: Point, size: Point) -> str:
    """A picture that is defined elsewhere, by its upper left corner."""
    return use(picture_id(card), place.x, place.y, width=size.x, height=size.y)


def inlined(card: str, place: Point, size: Point, palette: Palette) -> str:
    """A picture for a drawing that shows it once and defines nothing."""
    box = {"x": place.x, "y": place.y, "width": size.x, "height": size.y}
    return element("svg", _printed(card, palette), viewBox=BOX, preserveAspectRatio=CROPPED, **box)


def illustration(name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
    """The picture of a card by itself; None if there is no such card."""
    colours = palette_of(palette, dark=dark)
    if name not in CATALOGUE.number_of:
        return None
    title = element("title", escape(name))
    return element("svg", title, _printed(name, colours), xmlns=NAMESPACE, viewBox=BOX, preserveAspectRatio=CROPPED)


@cache
def _printed(card: str, palette: Palette) -> str:
    """The elements of a picture. They are the same on every call: what there is to draw is drawn once."""
    drawing = PICTURES.get(card)
    if drawing is None:
        return _medallion(card, PLAIN.printed(palette))
    art = Engraving(card)
    drawing.draw(art)
    return art.drawn(drawing.tones.printed(palette))


def _medallion(card: str, tones: Tones) -> str:
    """The emblem of a card, large, before rays."""
    art = Engraving(card)
    art.fill(WHOLE, TINT)
    art.rays(60, 45, 24, 100, 36, 2.6, LIGHT)
    art.shape(ellipse(60, 45, 36), LIGHT, 1.6)
    art.line(ellipse(60, 45, 32.5), 0.9, DARK)
    art.hatch(ellipse(60, 45, 32.5), 45, 2.4, 1.1, (0.1, 0.24), DARK)
    place = f"translate(60 45)scale({EMBLEM})"
    return art.drawn(tones) + element("g", *strokes_of(card, tones.ink), transform=place)


__all__ = ["illustration", "inlined", "picture_id", "picture_symbol", "pictured"]
