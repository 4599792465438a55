"""What games on hexes are drawn from: grounds, terrain cards, emblems, and pieces in the shape language of players.

A game says which grounds it has and how they look (:class:`Land`); how one is drawn is the same for all of them.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from realmwright.drawing import (
    PEN,
    Palette,
    Player,
    Point,
    Shades,
    element,
    fill_of_player,
    hexagon,
    lightness,
    mix,
    number,
    outline_of_player,
    picture,
    use,
    write,
)

LETTER_CONTRAST: Final = 0.7
LETTER_HEIGHT: Final = 7.0
LETTER_DROP: Final = 11.6
"""The letter stands in the lower corner of its hex, where no piece covers it."""

CARD_SCALE: Final = 0.75
"""From the size of a hex to that of a terrain card."""

POSTER: Final = 48.0


def symbol_id(prefix: str, name: str) -> str:
    """The name under which something is defined: in the ids of a page there are no spaces."""
    return prefix + name.replace(" ", "-")


# Grounds


class Ground(NamedTuple):
    """The look of one terrain: a fill, and strokes and areas in another tone of it."""

    fills: Shades
    strokes: str
    areas: str = ""
    light: bool = False
    """Line work lighter than the fill, not darker."""
    tint: Shades | None = None
    """The hue of the line work, where it is not the fill's own."""


class Land(NamedTuple):
    """All the grounds of a game. A kind of hex without a look of its own lies bare, under a medallion or empty."""

    prefix: str
    """Of the names of everything that the game defines."""
    looks: Mapping[str, Ground]
    bare: Shades
    letters: Mapping[str, str]

    def ground_id(self, name: str) -> str:
        """The name under which the hex of a kind is defined."""
        return symbol_id(self.prefix + "hex-", name)

    def fill_of(self, name: str, palette: Palette) -> str:
        """The colour of a kind of hex."""
        return palette.shade(self.looks[name].fills if name in self.looks else self.bare)

    def ground(self, name: str, palette: Palette, lettered: bool = True) -> str:
        """The definition of the hex of a kind: fill, pattern and, if wanted, letter, around the origin."""
        parts = [self.bare_hex(name, palette)]
        if name in self.looks:
            parts += self.pattern(name, palette)
            if lettered:
                parts.append(self.own_letter(name, palette))
        return element("g", *parts, id=self.ground_id(name))

    def bare_hex(self, name: str, palette: Palette) -> str:
        """A hex in the colour of a kind, with nothing on it."""
        fill = self.fill_of(name, palette)
        # The fill's own colour around it closes the hairlines between neighbours.
        return element("path", d=hexagon(Point(0, 0)), fill=fill, stroke=fill, stroke_width=0.6)

    def pattern(self, name: str, palette: Palette) -> list[str]:
        """What grows or lies on a terrain, in another tone of it."""
        look = self.looks[name]
        pen = palette.paper if look.light else palette.ink
        if look.tint:
            pen = palette.shade(look.tint)
        tone = mix(self.fill_of(name, palette), pen, palette.contrast)
        drawn = []
        if look.areas:
            drawn.append(element("path", d=look.areas, fill=tone))
        if look.strokes:
            drawn.append(element("path", d=look.strokes, stroke=tone, stroke_width=1.5, **PEN))
        return drawn

    def own_letter(self, name: str, palette: Palette) -> str:
        """The letter of a terrain at its place in a hex of this terrain."""
        dark = lightness(self.fill_of(name, palette)) < 0.5
        return self.letter(name, Point(0, 0), palette.paper if dark else palette.ink, palette)

    def letter(self, name: str, centre: Point, tone: str, palette: Palette) -> str:
        """The letter of a terrain at its place in the hex, quiet but readable: most of a tone in the fill.

        All letters are of one class, so that a page can leave them out.
        """
        colour = mix(self.fill_of(name, palette), tone, LETTER_CONTRAST)
        x, y = centre.x, centre.y + LETTER_DROP
        said = self.letters[name]
        return write(said, x, y, LETTER_HEIGHT, 0.5, "rw-letter", stroke=colour, stroke_width=1.05, **PEN)

    def card_id(self, name: str) -> str:
        """The name under which a terrain card is defined."""
        return symbol_id(self.prefix + "terrain-", name)

    def card(self, name: str, palette: Palette) -> str:
        """The definition of the terrain card of a kind, 24 by 32 units around the origin."""
        drawn = (*self.pattern(name, palette), self.own_letter(name, palette))
        whole = element("g", *drawn, transform=f"translate(0 -1)scale({CARD_SCALE})")
        return element("g", self.card_face(name, palette), whole, id=self.card_id(name))

    def card_face(self, name: str, palette: Palette) -> str:
        """A whole card in the colour of a kind."""
        fill = self.fill_of(name, palette)
        edge = mix(fill, palette.ink, 0.5)
        return element("rect", x=-11.5, y=-15.5, width=23, height=31, rx=3, fill=fill, stroke=edge)


def conifers(*places: tuple[float, float]) -> str:
    """Firs with their tops at these places, as areas."""
    return "".join(f"M{x:g} {y:g}l2.6 4.2h-1.4l2.2 4h-6.8l2.2-4h-1.4z" for x, y in places)


def blades(*places: tuple[float, float]) -> str:
    """Paired blades of grass that grow from these places, as strokes."""
    return "".join(f"M{x:g} {y:g}q-.2-3-2.2-4.6M{x + 1.6:g} {y:g}q.2-3.4 2.2-5.4" for x, y in places)


# Emblems


def emblem(name: str, strokes: str) -> str:
    """The definition of an emblem of 24 by 24 units, in whatever colour there is where it is used."""
    return element("path", id=name, d=strokes, stroke="currentColor", stroke_width=2, **PEN)


def poster(title: str, name: str, definition: str, palette: Palette) -> str:
    """A picture of an emblem on paper."""
    centre = POSTER / 2
    return picture(
        title,
        "",
        Point(POSTER, POSTER),
        [definition],
        element("rect", width=POSTER, height=POSTER, rx=6, fill=palette.panel),
        use(name, centre, centre, 1.5, color=palette.text),
    )


# Pieces


def piece(name: str, player: Player, palette: Palette, parts: Iterable[str]) -> str:
    """The definition of a piece of a player: its parts are drawn with the outline of the player's pieces."""
    return element(
        "g",
        *parts,
        id=name,
        stroke=outline_of_player(player, palette),
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def body(outline: str, player: Player, palette: Palette) -> str:
    """The main part of a piece, in the colour of the player."""
    return element("path", d=outline, fill=fill_of_player(player, palette), stroke_width=1.4)


def small_house(player: Player, at: Point, palette: Palette) -> str:
    """The player's own shape as a part of a larger piece, outlined as thickly as the rest of it."""
    return element(
        "path",
        d=player.settlement,
        fill=fill_of_player(player, palette),
        stroke_width=2.2,
        transform=f"translate({number(at.x)} {number(at.y)})scale(.62)",
    )


def crest(player: Player, at: Point, scale: float, palette: Palette) -> str:
    """The player's own shape upon a piece, small and plain."""
    return element(
        "path",
        d=player.settlement,
        fill=outline_of_player(player, palette),
        stroke="none",
        transform=f"translate({number(at.x)} {number(at.y)})scale({scale})",
    )
