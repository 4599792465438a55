"""The hand in which the pictures of cards are drawn: flat tones, an inked outline, and tapered hatching.

A picture is 120 by 90 units. What it is about lies within x 18 to 102 and y 6 to 84, because small cards crop its sides
and large ones its top and bottom. It has five tones and one spot colour, and nothing else: no gradients, no blur. Light
comes from the upper left, so hatching is thick on the right and on the lower side.

Shapes are path data with absolute commands (``M L H V Q C A Z``, where an arc is half an ellipse). Where strokes vary,
they vary by a number that is drawn from the name of the picture, so a picture is always the same.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from realmwright.drawing import BLACK, WHITE, Palette, Point, channels, element, lightness, mix, number

SIZE: Final = Point(120, 90)
DIMMED: Final = 0.12
"""How much darker a picture is in a dark drawing: it stays printed, and is lit less."""
VIVID: Final = 1.3
"""How much stronger the colours of the vivid palette are."""

LIGHT, TINT, MIDDLE, DARK, INK, SPOT = range(6)
"""The tones of a picture, by their place in :class:`Tones`."""

Stroke = tuple[float, float, float, float]
"""A straight stroke of the graver: from here to there."""
Pair = tuple[float, float]


class Tones(NamedTuple):
    """The five tones of a picture from light to dark, and its spot colour."""

    light: str
    tint: str
    middle: str
    dark: str
    ink: str
    spot: str

    def printed(self, palette: Palette) -> "Tones":
        """The tones as a palette prints them, by light or in the dark."""
        changes: dict[str, Callable[[str], str]] = {"map": str, "vivid": _stronger, "print": _grey}
        change = changes[palette.name]
        return Tones(*(mix(change(tone), BLACK, DIMMED if palette.dark else 0) for tone in self))


def _grey(colour: str) -> str:
    return mix(BLACK, WHITE, lightness(colour))


def _stronger(colour: str) -> str:
    """The same lightness, further away from grey."""
    middle = lightness(colour) * 255
    parts = (round(middle + (part - middle) * VIVID) for part in channels(colour))
    return "#" + "".join(f"{min(255, max(0, part)):02x}" for part in parts)


# Shapes, as path data


def polygon(*points: Pair) -> str:
    """A closed shape with straight sides."""
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def chain(*points: Pair) -> str:
    """An open line through points."""
    return polygon(*points)[:-1]


def rect(x: float, y: float, width: float, height: float) -> str:
    """A rectangle by its upper left corner."""
    return f"M{number(x)} {number(y)}H{number(x + width)}V{number(y + height)}H{number(x)}Z"


WHOLE: Final = rect(0, 0, *SIZE)


def ellipse(x: float, y: float, across: float, down: float | None = None) -> str:
    """An ellipse by its middle and its radii; a circle if there is one radius."""
    down = across if down is None else down
    radii = f"A{number(across)} {number(down)} 0 1 1 "
    left, right = f"{number(x - across)} {number(y)}", f"{number(x + across)} {number(y)}"
    return f"M{left}{radii}{right}{radii}{left}Z"


def polar(x: float, y: float, radius: float, degrees: float, flat: float = 1) -> Pair:
    """A point on a circle around a middle, clockwise from the right; ``flat`` squeezes the circle from above."""
    angle = radians(degrees)
    return x + radius * cos(angle), y + radius * flat * sin(angle)


def spokes(x: float, y: float, inner: float, outer: float, count: int, start: float = 0) -> list[Stroke]:
    """Strokes that point away from a middle, all around it."""
    turns = [start + 360 * place / count for place in range(count)]
    return [(*polar(x, y, inner, turn), *polar(x, y, outer, turn)) for turn in turns]


def turned(points: Iterable[Pair], x: float, y: float, degrees: float) -> list[Pair]:
    """Points turned around a middle."""
    across, down = cos(radians(degrees)), sin(radians(degrees))
    return [(x + (px - x) * across - (py - y) * down, y + (px - x) * down + (py - y) * across) for px, py in points]


def mirror(side: int, middle: float = 60) -> Callable[[float], float]:
    """A function that gives x itself for side 1, and x on the other side of a middle for side -1."""
    return lambda x: middle + side * (x - middle)


_TOKEN: Final = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_STEPS: Final = 9
"""So many straight pieces stand for a curve where its inside is hatched."""


def outline(path: str) -> list[Pair]:
    """The corners of one shape, its curves as short straight pieces."""
    tokens = iter(_TOKEN.findall(path))
    found: list[Pair] = []
    here, command = (0.0, 0.0), "M"
    for token in tokens:
        first = token
        if token.isalpha():
            command = token
            if command == "Z":
                continue
            first = next(tokens)
        count = {"H": 1, "V": 1, "Q": 4, "C": 6, "A": 7}.get(command, 2)
        values = [float(first), *(float(next(tokens)) for _ in range(count - 1))]
        found += _piece(here, command, values)
        here = found[-1]
    return found


def _piece(here: Pair, command: str, values: Sequence[float]) -> list[Pair]:
    """The corners that one command adds."""
    if command == "H":
        return [(values[0], here[1])]
    if command == "V":
        return [(here[0], values[0])]
    if command == "A":
        there = values[5], values[6]
        x, y = (here[0] + there[0]) / 2, (here[1] + there[1]) / 2
        start = 180 if here[0] < there[0] else 0
        turns = (start + 180 * step / _STEPS for step in range(1, _STEPS + 1))
        return [polar(x, y, values[0], turn, values[1] / values[0]) for turn in turns]
    ends = [here, *zip(values[::2], values[1::2], strict=True)]
    if len(ends) == 2:
        return [ends[1]]
    return [_on_curve(ends, step / _STEPS) for step in range(1, _STEPS + 1)]


def _on_curve(ends: Sequence[Pair], along: float) -> Pair:
    """A point on a Bézier curve, from 0 to 1 along it."""
    while len(ends) > 1:
        ends = [(one[0] + (two[0] - one[0]) * along, one[1] + (two[1] - one[1]) * along) for one, two in pairwise(ends)]
    return ends[0]


def _rounded(path: str) -> str:
    """Path data with numbers as short as they may be."""
    text = _TOKEN.sub(lambda found: found[0] if found[0].isalpha() else number(float(found[0])), path)
    return text.replace(" -", "-")


# The graver


class Engraving:
    """A picture under way: what is drawn later lies above."""

    def __init__(self, name: str) -> None:
        self._parts: list[tuple[str, int, float, bool]] = []
        """Path data, its tone, the width of its line, and whether it is filled; a transformation has the tone -1."""
        self._chance = sum(map(ord, name)) * 7919 + 17

    def vary(self, least: float, most: float) -> float:
        """A number between two others that looks drawn by lot."""
        self._chance = (self._chance * 1103515245 + 12345) % 2**31
        return least + (most - least) * (self._chance >> 8) / 2**23

    # Areas and lines

    def fill(self, path: str, tone: int = MIDDLE) -> None:
        """An area without an outline."""
        self._parts.append((_rounded(path), tone, 0, True))

    def shape(self, path: str, tone: int = LIGHT, width: float = 1.2) -> None:
        """An area with an outline in ink."""
        self._parts.append((_rounded(path), tone, width, True))

    def line(self, path: str, width: float = 1, tone: int = INK) -> None:
        """A line of even width with round ends."""
        self._parts.append((_rounded(path), tone, width, False))

    def tube(self, path: str, width: float, inner: float, tone: int = LIGHT) -> None:
        """A line in ink with a lighter one upon it: a pole, a string, a jet of water."""
        self.line(path, width)
        self.line(path, inner, tone)

    def shaded(
        self,
        path: str,
        tone: int,
        width: float,
        angle: float,
        gap: float,
        heavy: float,
        cover: Pair,
    ) -> None:
        """A shape that is hatched on its dark side."""
        self.shape(path, tone, width)
        self.hatch(path, angle, gap, heavy, cover)

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1) -> Iterator[None]:
        """Whatever is drawn in this context is moved and made smaller or larger."""
        place = f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f"scale({scale})")
        self._parts.append((place, -1, 0, False))
        yield
        self._parts.append(("", -1, 0, False))

    # Strokes

    def lenses(self, strokes: Iterable[Stroke], width: float, tone: int = INK) -> None:
        """Strokes that swell in the middle, as a graver cuts them."""
        drawn = []
        for x, y, right, down in strokes:
            across, along = _sides(x, y, right, down, width)
            dx, dy = right - x, down - y
            there = f"{number(dx / 2 + across)} {number(dy / 2 + along)} {number(dx)} {number(dy)}"
            back = f"{number(-dx / 2 - across)} {number(-dy / 2 - along)} {number(-dx)} {number(-dy)}"
            drawn.append(f"M{number(x)} {number(y)}q{there} {back}z")
        self._strokes(drawn, tone)

    def wedges(self, strokes: Iterable[Stroke], width: float, tone: int = INK) -> None:
        """Strokes that begin broad and end in a point."""
        drawn = []
        for x, y, right, down in strokes:
            across, along = _sides(x, y, right, down, width / 2)
            left, top = x + across, y + along
            tip = f"{number(right - left)} {number(down - top)}"
            base = f"{number(x - across - right)} {number(y - along - down)}"
            drawn.append(f"M{number(left)} {number(top)}l{tip} {base}z")
        self._strokes(drawn, tone)

    def _strokes(self, drawn: Sequence[str], tone: int) -> None:
        if drawn:
            self._parts.append(("".join(drawn).replace(" -", "-"), tone, 0, True))

    def hatch(
        self,
        path: str,
        angle: float = 45,
        gap: float = 2.2,
        width: float = 1.0,
        cover: Pair = (0.45, 0.75),
        tone: int = INK,
        side: int = 1,
    ) -> None:
        """Tapered strokes inside a shape, from its dark side (1; -1 is the other one) over a share of its breadth."""
        across, down = cos(radians(angle)), sin(radians(angle))
        turned_back = [(x * across + y * down, y * across - x * down) for x, y in outline(path)]
        level = min(y for _, y in turned_back) + gap * 0.6
        last = max(y for _, y in turned_back)
        strokes = []
        while level < last:
            crossings = sorted(_crossings(turned_back, level))
            for near, far in zip(crossings[::2], crossings[1::2], strict=False):
                length = (far - near) * self.vary(*cover)
                if length < 0.8:
                    continue
                start, end = (far, far - length) if side > 0 else (near, near + length)
                strokes.append(
                    (
                        *(start * across - level * down, start * down + level * across),
                        *(end * across - level * down, end * down + level * across),
                    )
                )
            level += gap * self.vary(0.9, 1.1)
        self.wedges(strokes, width, tone)

    def streaks(
        self,
        left: float,
        right: float,
        top: float,
        bottom: float,
        gap: float = 3,
        width: float = 0.7,
        tone: int = MIDDLE,
        shortest: float = 10,
        longest: float = 34,
        skip: float = 0.35,
    ) -> None:
        """Level strokes all over a part of the picture, as for a sky or a floor."""
        strokes = []
        y = top
        while y < bottom:
            x = left - self.vary(0, longest)
            while x < right:
                length = self.vary(shortest, longest)
                if self.vary(0, 1) > skip:
                    strokes.append((max(x, left), y, min(x + length, right), y))
                x += length + self.vary(2, 9)
            y += gap * self.vary(0.85, 1.15)
        self.lenses([stroke for stroke in strokes if stroke[2] > stroke[0] + 1], width, tone)

    def rays(
        self, x: float, y: float, inner: float, outer: float, count: int = 28, width: float = 3, tone: int = TINT
    ) -> None:
        """Beams all around a middle, which become broader outwards."""
        strokes = []
        for place in range(count):
            turn = 360 * (place + 0.5) / count
            start = inner + (self.vary(0, 5) if place % 2 else 0)
            strokes.append((*polar(x, y, outer, turn), *polar(x, y, start, turn)))
        self.wedges(strokes, 2 * width, tone)

    def waves(
        self,
        left: float,
        right: float,
        top: float,
        bottom: float,
        gap: float = 4,
        width: float = 0.8,
        tone: int = INK,
        height: float = 1.6,
        length: float = 9,
        skip: float = 0.3,
    ) -> None:
        """Crests in rows, every other row moved by half a length."""
        drawn = []
        y, row = top, 0
        while y < bottom:
            x = left + row % 2 * length / 2 - length
            while x < right:
                start, end = max(x, left), min(x + length, right)
                if self.vary(0, 1) > skip and end - start > 3:
                    dx = end - start
                    there = f"{number(dx / 2)} {number(-2 * height)} {number(dx)} 0"
                    back = f"{number(-dx / 2)} {number(width * 1.7 - 2 * height)} {number(-dx)} 0"
                    drawn.append(f"M{number(start)} {number(y)}q{there} {back}z")
                x += length
            y += gap
            row += 1
        self._strokes(drawn, tone)

    # The whole

    def drawn(self, tones: Tones) -> str:
        """The picture in its tones: elements without a frame."""
        text = []
        for path, tone, width, filled in self._parts:
            if tone < 0:
                text.append(f'<g transform="{path}">' if path else "</g>")
            elif not filled:
                text.append(element("path", fill="none", stroke=tones[tone], stroke_width=width, d=path))
            elif width:
                text.append(element("path", fill=tones[tone], stroke=tones.ink, stroke_width=width, d=path))
            else:
                text.append(element("path", fill=tones[tone], d=path))
        return element("g", *text, stroke_linejoin="round", stroke_linecap="round")


def _sides(x: float, y: float, right: float, down: float, width: float) -> Pair:
    """The way to one side of a stroke."""
    length = hypot(right - x, down - y) or 1
    return (y - down) / length * width, (right - x) / length * width


def _crossings(corners: Sequence[Pair], level: float) -> Iterator[float]:
    """Where the sides of a shape cross a level."""
    for one, two in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (one[1] <= level) != (two[1] <= level):
            yield one[0] + (level - one[1]) / (two[1] - one[1]) * (two[0] - one[0])
