"""The ground of a map: one shape for each terrain, its texture, the inked contours, and the sheet that it lies on.

Everything here follows from where hexes lie and of which kind they are. Few paths are drawn, however many hexes there
are, and they are the same for every move of a game.
"""

from collections.abc import Hashable, Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from realmwright.drawing import BLACK, PEN, WHITE, Palette, element, lightness, mix, use
from realmwright.hexes import Axial
from realmwright.hexgames.atlas.contours import SIDES, Contours
from realmwright.hexgames.atlas.tenths import lengths, numbers
from realmwright.hexgames.atlas.texture import PAINTED, Hex, Texture
from realmwright.hexgames.atlas.textures import BARE

EDGE: Final = 5.5
"""How far the paper reaches beyond the outermost hexes."""
DARK_LAND: Final = 0.35
"""Land darker than this has light lines between its hexes."""
MOTTLED: Final = 65
"""In so many of a hundred hexes the colour has dried unevenly."""
KEPT: Final = 64
"""How many grounds are remembered."""


class Terrain(NamedTuple):
    """A kind of ground as it is drawn."""

    fill: str
    texture: Texture = BARE
    alone: bool = False
    """Whether each of its hexes is a region of its own, as those under medallions are."""


Cells = tuple[tuple[Axial, str], ...]
"""Where hexes lie, and the kind of each."""


class Drawn(NamedTuple):
    """A finished ground. Nothing in it is larger than its hexes, the edge of the paper and the shadow."""

    definitions: tuple[str, ...]
    sheet: str
    """The paper under the map."""
    land: str
    """The map upon it."""
    outline: str
    """Where the map ends, as path data."""
    contours: Contours
    """The sides of its hexes, to draw around some of them."""


@lru_cache(maxsize=KEPT)
def draw(cells: Cells, terrains: tuple[tuple[str, Terrain], ...], palette: Palette) -> Drawn:
    """The ground of a map, from the looks of the kinds that it has."""
    kinds = dict(cells)
    looks = dict(terrains)
    contours = Contours({cell: _region(cell, kind, looks[kind]) for cell, kind in cells})
    key = _key(cells)
    found: dict[str, list[Axial]] = {}
    for cell, kind in cells:
        found.setdefault(kind, []).append(cell)
    names = {kind: f"{key}-{kind.replace(' ', '-')}" for kind in looks if kind in found}
    outline = contours.around(kinds)
    definitions = [element("path", id=key, d=outline)]
    land = []
    for kind, name in names.items():
        own = {*found[kind]}
        definitions.append(element("path", id=name, d=_outlines(own, looks[kind], contours)))
        definitions.append(element("clipPath", use(name), id=name + "-edge"))
        hexes = _hexes(found[kind], own, kinds, looks[kind].texture)
        land += _terrain(name, hexes, looks[kind], palette)
    land += _grid(contours, looks, palette)
    ink = _contour_ink(palette)
    bounds = [use(name) for name in names.values()]
    land.append(element("g", *bounds, class_="rw-contour", fill="none", stroke=ink, stroke_width=1.3))
    land.append(use(key, class_="rw-coast", fill="none", stroke=ink, stroke_width=1.7))
    return Drawn(
        tuple(definitions),
        _sheet(key, palette),
        element("g", *land, class_="rw-ground", stroke_linejoin="round", pointer_events="none"),
        outline,
        contours,
    )


def _region(cell: Axial, kind: str, look: Terrain) -> Hashable:
    return cell if look.alone else kind


def _key(cells: Cells) -> str:
    """The id of the shape of a map, with which those of its terrains begin: it must not mean another map elsewhere."""
    digest = blake2b(repr([(*cell, kind) for cell, kind in cells]).encode(), digest_size=5).hexdigest()
    return f"rw-ground-{digest}"


def _hexes(cells: list[Axial], own: set[Axial], kinds: dict[Axial, str], texture: Texture) -> list[Hex]:
    """The hexes of a kind for its texture; behind the rim of the map every terrain goes on."""
    if not texture.goes_on:
        return [Hex(*cell) for cell in cells]
    ways = [[(q + dq, r + dr) for dq, dr in SIDES] for q, r in cells]
    return [
        Hex(*cell, tuple(beyond in own or beyond not in kinds for beyond in around))
        for cell, around in zip(cells, ways, strict=True)
    ]


def _outlines(own: Iterable[Axial], look: Terrain, contours: Contours) -> str:
    if look.alone:
        return "".join(contours.around({cell}) for cell in own)
    return contours.around({*own})


def _terrain(name: str, hexes: list[Hex], look: Terrain, palette: Palette) -> list[str]:
    """The land of one kind: its fill, colour that dried unevenly, what lies along its contour, and its texture."""
    fill, texture = look.fill, look.texture
    inside = []
    stains = _stains(hexes)
    if stains and not look.alone:
        inside.append(element("path", d=stains, fill=texture.mottle.on(fill, palette)))
    for width, tone in texture.shores:
        inside.append(use(name, stroke=tone.on(fill, palette), stroke_width=width))
    inside += texture.draw(hexes, fill, palette)
    return [
        use(name, fill=fill),
        element("g", *inside, clip_path=f"url(#{name}-edge)", **PEN),
    ]


def _stains(hexes: list[Hex]) -> str:
    """Soft shapes on most hexes, as path data."""
    return "".join(_stain_at(spot.q, spot.r) for spot in hexes)


@lru_cache(maxsize=PAINTED)
def _stain_at(q: int, r: int) -> str:
    spot = Hex(q, r)
    chance = spot.chance(101)
    if not chance.percent(MOTTLED):
        return ""
    size = 9 + chance.below(9)
    at = numbers(spot.x + chance.about(140) - 10 * size, spot.y + chance.about(120))
    return f"M{at}{_STAINS[size]}"


def _stain(size: float) -> str:
    first = lengths(0.2 * size, -0.6 * size, 0.9 * size, -0.5 * size)
    return f"q{first}t{lengths(1.1 * size, 0.35 * size, -0.5 * size, 0.7 * size, -1.5 * size, -0.55 * size)}z"


_STAINS: Final = {size: _stain(size) for size in range(9, 18)}


def _grid(contours: Contours, looks: dict[str, Terrain], palette: Palette) -> list[str]:
    """Dots between hexes of one terrain, so that they can be counted: dark on light land, light on dark land."""
    dark = {kind for kind, look in looks.items() if lightness(look.fill) < DARK_LAND}
    tones = ((looks.keys() - dark, palette.ink, ".5"), (dark, mix(palette.paper, WHITE, 0.2), ".46"))
    drawn = []
    for kinds, tone, opacity in tones:
        lines = contours.inner(kinds)
        if lines:
            drawn.append(
                element(
                    "path",
                    class_="rw-inner",
                    d=lines,
                    stroke=tone,
                    stroke_opacity=opacity,
                    stroke_width=1.1,
                    stroke_dasharray=".1 3.1",
                    **PEN,
                )
            )
    return drawn


def _contour_ink(palette: Palette) -> str:
    if palette.name == "print":
        return palette.ink
    return "#0c0a07" if palette.dark else "#3d3227"


def _sheet(key: str, palette: Palette) -> str:
    """Paper that reaches a little beyond the map, and its shadow."""
    line = mix(palette.table, palette.text, 0.42) if palette.dark else mix(palette.table, palette.text, 0.75)
    return element(
        "g",
        *(use(key, 0, down, fill=BLACK, stroke=BLACK, stroke_width=2 * EDGE, opacity=".09") for down in (2, 3.5)),
        use(key, fill="none", stroke=line, stroke_width=2 * EDGE),
        use(key, fill="none", stroke=palette.panel, stroke_width=2 * EDGE - 1.6),
        class_="rw-sheet",
        stroke_linejoin="round",
        pointer_events="none",
    )
