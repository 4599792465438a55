"""What games on hexes are drawn from: grounds, terrain cards, emblems, and pieces in the shape language of players.

A game says which grounds it has and how they look (:class:`Land`); how one is drawn is the same for all of them.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from realmwright.drawing import (
    CAPITAL,
    PEN,
    Palette,
    Player,
    Point,
    Shades,
    element,
    hexagon,
    house,
    letter_strokes,
    lightness,
    middle,
    mix,
    number,
    picture,
    use,
)
from realmwright.hexes import Axial
from realmwright.hexgames.atlas.ground import Cells, Drawn, Terrain, draw
from realmwright.hexgames.atlas.texture import Hex, Texture
from realmwright.hexgames.atlas.textures import BARE, WASTE

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
    """The look of one terrain: one fill in each palette, and the texture that is mixed from it."""

    fills: Shades
    texture: Texture


class Land(NamedTuple):
    """All the grounds of a game. A kind of hex without a look of its own lies bare, under a medallion or empty."""

    prefix: str
    """Of the names of everything that the game defines."""
    looks: Mapping[str, Ground]
    bare: Shades
    letters: Mapping[str, str]
    empty: str = ""
    """The kind that exists and counts for nothing, if there is one."""

    def fill_of(self, name: str, palette: Palette) -> str:
        """The colour of a kind of hex."""
        return palette.shade(self.looks[name].fills if name in self.looks else self.bare)

    def terrain(self, name: str, palette: Palette) -> Terrain:
        """A kind of hex as a map shows it."""
        fill = self.fill_of(name, palette)
        if name in self.looks:
            return Terrain(fill, self.looks[name].texture)
        return Terrain(fill, WASTE) if name == self.empty else Terrain(fill, BARE, alone=True)

    def atlas(self, cells: Cells, palette: Palette) -> Drawn:
        """The ground of a map."""
        return draw(cells, tuple((name, self.terrain(name, palette)) for name in self.letters), palette)

    # One hex

    def ground_id(self, name: str) -> str:
        """The name under which the hex of a kind is defined."""
        return symbol_id(self.prefix + "hex-", name)

    def ground(self, name: str, palette: Palette, lettered: bool = True) -> str:
        """The definition of the hex of a kind: fill, texture and, if wanted, letter, around the origin."""
        fill = self.fill_of(name, palette)
        outline = hexagon(Point(0, 0))
        parts = [element("path", d=outline, fill=fill)]
        marks = self.terrain(name, palette).texture.draw([Hex(0, 0)], fill, palette)
        if marks:
            parts += clipped(self.ground_id(name) + "-edge", element("path", d=outline), marks)
        if lettered and name in self.looks:
            parts.append(self.own_letter(name, palette))
        return element("g", *parts, id=self.ground_id(name))

    def pattern(self, name: str, palette: Palette, cells: Iterable[Axial] = ((Axial(0, 0)),)) -> list[str]:
        """What grows or lies on some hexes of a terrain, in other tones of it."""
        return self.looks[name].texture.draw([Hex(*cell) for cell in cells], self.fill_of(name, palette), palette)

    # Letters

    def own_letter(self, name: str, palette: Palette) -> str:
        """The letter of a terrain at its place in a hex of this terrain."""
        return self.letter(name, [Point(0, 0)], palette)

    def letter(self, name: str, middles: Iterable[Point], palette: Palette, halo: bool = True) -> str:
        """The letter of a terrain at its place in hexes, quiet but readable: most of a tone in the fill.

        A halo in the fill's own colour keeps it off the texture.

        All letters are of one class, so that a page can leave them out.
        """
        fill = self.fill_of(name, palette)
        dark = lightness(fill) < 0.5
        tone = mix(fill, palette.paper if dark else palette.ink, LETTER_CONTRAST)
        width, strokes = letter_strokes(self.letters[name])
        scale = LETTER_HEIGHT / CAPITAL
        data = "".join(
            f"M{number(x / scale - width / 2)} {number((y + LETTER_DROP) / scale - CAPITAL / 2)}{strokes}"
            for x, y in middles
        )
        return element(
            "g",
            *([element("path", d=data, stroke=fill, stroke_width=3, stroke_opacity=".85")] if halo else []),
            element("path", d=data, stroke=tone, stroke_width=0.9 if halo else 1.3),
            class_="rw-letter",
            transform=f"scale({scale:.3f})",
            **PEN,
        )

    def written(self, cells: Cells, palette: Palette) -> list[str]:
        """The letters of all hexes of a map."""
        drawn = []
        for name in self.looks:
            middles = [middle(cell) for cell, kind in cells if kind == name]
            if middles:
                drawn.append(self.letter(name, middles, palette, halo=False))
        return drawn

    # Terrain cards

    def card_id(self, name: str) -> str:
        """The name under which a terrain card is defined."""
        return symbol_id(self.prefix + "terrain-", name)

    def card(self, name: str, palette: Palette) -> str:
        """The definition of the terrain card of a kind, 24 by 32 units around the origin."""
        letter = element("g", self.own_letter(name, palette), transform=f"scale({CARD_SCALE})")
        return element(
            "g", *self.card_part(name, CARD_FACE, palette), letter, *card_frame(palette), id=self.card_id(name)
        )

    def card_part(self, name: str, area: str, palette: Palette, key: str = "") -> list[str]:
        """A part of a card as land of a kind, in which there is nothing but its texture."""
        fill = self.fill_of(name, palette)
        marks = element("g", *self.pattern(name, palette, CARD_CELLS), transform=f"scale({CARD_SCALE})")
        name = f"{self.card_id(key or name)}-{name.replace(' ', '-')}"
        return [element("path", d=area, fill=fill), *clipped(name, element("path", d=area), [marks])]


CARD_FACE: Final = "M-8.5-15.5H8.5a3 3 0 0 1 3 3V12.5a3 3 0 0 1-3 3H-8.5a3 3 0 0 1-3-3V-12.5a3 3 0 0 1 3-3z"
CARD_CELLS: Final = (Axial(0, -1), Axial(1, -1), Axial(0, 0), Axial(-1, 1), Axial(0, 1))
"""The hexes that a card shows a part of."""


def card_frame(palette: Palette) -> list[str]:
    """The edge of a terrain card: a line of ink around one of paper."""
    return [
        element("path", d=CARD_FACE, fill="none", stroke=palette.paper, stroke_width=1.8, transform="scale(.94)"),
        element("path", d=CARD_FACE, fill="none", stroke=palette.ink, stroke_width=0.9),
    ]


def clipped(name: str, shape: str, drawn: Iterable[str]) -> list[str]:
    """What is drawn, cut off at the edge of a shape."""
    return [element("clipPath", shape, id=name), element("g", *drawn, clip_path=f"url(#{name})", **PEN)]


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


def small_house(player: Player, at: Point, scale: float, palette: Palette) -> str:
    """The player's own shape as a part of a larger piece."""
    return element("g", *house(player, palette), transform=f"translate({number(at.x)} {number(at.y)})scale({scale})")


def crest(player: Player, at: Point, scale: float, tone: str) -> str:
    """The player's own shape upon a piece, small and plain."""
    placed = f"translate({number(at.x)} {number(at.y)})scale({scale})"
    return element("path", d=player.settlement, fill=tone, transform=placed)
