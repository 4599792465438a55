"""What textures are made of: layers of paths, and marks that are set down on a hex by chance that never changes."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from realmwright.drawing import Palette, element
from realmwright.hexgames.atlas.chance import Chance
from realmwright.hexgames.atlas.tenths import column_at, next_tenth, row_at, tenth
from realmwright.hexgames.atlas.tones import Tone

SPOTS: Final = ((10, -120), (-90, -70), (100, -60), (-30, -30), (60, 20), (-120, 30), (-50, 70), (120, 70), (20, 110))
"""Places on a hex, from the back to the front, that keep their distance from each other; in tenths of a unit."""

DOT: Final = "h.1"
"""A dot, as wide as the stroke that draws it."""


class Layer(NamedTuple):
    """One tone of a texture, as areas or, if it has a width, as strokes."""

    tone: Tone
    width: float = 0.0

    def draw(self, data: str, fill: str, palette: Palette) -> str:
        """The path of this layer."""
        colour = self.tone.on(fill, palette)
        if not self.width:
            return element("path", d=data, fill=colour)
        return element("path", d=data, stroke=colour, stroke_width=self.width)


class Hex(NamedTuple):
    """A hex to be painted: where it is, and beside which sides its terrain goes on, from the north-east clockwise."""

    q: int
    r: int
    same: tuple[bool, ...] = (True,) * 6

    @property
    def x(self) -> int:
        """Where its middle lies across the map, in tenths of a unit."""
        return column_at(self.q, self.r)

    @property
    def y(self) -> int:
        """Where its middle lies down the map."""
        return row_at(self.r)

    def chance(self, purpose: int) -> Chance:
        """Numbers for a purpose."""
        return Chance(self.q, self.r, purpose)

    def spots(self, purpose: int, share: int, jitter: int) -> Iterator[tuple[int, int, Chance]]:
        """A share of the places on this hex, each moved a little; and numbers for what is there."""
        chance = self.chance(purpose)
        x, y = self.x, self.y
        for across, down in SPOTS:
            moved = x + across + chance.about(jitter), y + down + chance.about(jitter)
            if chance.percent(share):
                yield *moved, chance


class Canvas:
    """Paths under way, by row and by the name of their layer; rows of what stands upright are kept apart."""

    def __init__(self) -> None:
        self.paths: dict[tuple[int, str], list[str]] = {}

    def put(self, layer: str, x: int, y: int, mark: str, row: int = 0) -> None:
        """Set a mark down at a place; it goes on relatively from there."""
        self.paths.setdefault((row, layer), []).append(f"M{tenth(x)}{next_tenth(y)}{mark}")


Shores = tuple[tuple[float, Tone], ...]
"""Lines along a contour by their width, from the outermost to the innermost."""


def gathered(towards: str, share: float) -> Shores:
    """Colour that has gathered along a contour."""
    return (9, Tone(towards, share)), (4, Tone(towards, 2 * share))


GATHERED: Final = gathered("#3a2410", 0.07)
DRIED: Final = Tone("#2a1a04", 0.05)


@dataclass(frozen=True, eq=False)
class Texture:
    """How a terrain is drawn: its layers from the bottom up, and what sets marks down on a hex."""

    layers: Mapping[str, Layer]
    paint: Callable[[Hex, Canvas], None]
    goes_on: bool = False
    """Whether it matters to the marks beside which sides the terrain goes on."""
    mottle: Tone = DRIED
    """Where the colour has dried unevenly."""
    shores: Shores = GATHERED
    """What lies along the contour."""

    def draw(self, hexes: Iterable[Hex], fill: str, palette: Palette) -> list[str]:
        """The marks on some hexes."""
        paths: dict[tuple[int, str], list[str]] = {}
        for each in hexes:
            for place, data in painted(self, each):
                paths.setdefault(place, []).append(data)
        order = {name: place for place, name in enumerate(self.layers)}
        return [
            self.layers[name].draw("".join(found), fill, palette)
            for (_, name), found in sorted(paths.items(), key=lambda item: (item[0][0], order[item[0][1]]))
        ]


PAINTED: Final = 2**13
"""How many painted hexes are remembered: all of a few games, in every terrain that they may be of."""


@lru_cache(maxsize=PAINTED)
def painted(texture: Texture, spot: Hex) -> tuple[tuple[tuple[int, str], str], ...]:
    """The paths of one hex by row and layer: no board and no palette changes them."""
    canvas = Canvas()
    texture.paint(spot, canvas)
    return tuple((place, "".join(data)) for place, data in canvas.paths.items())
