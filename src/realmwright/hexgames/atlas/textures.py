"""The textures of all terrains: light falls from the north-west, and what goes on across hexes runs through them.

Places and sizes are in tenths of a unit, as paths are written in them; marks are written in units.
"""

from collections.abc import Callable
from functools import cache
from math import cos, pi, sin
from typing import Final

from realmwright.hexgames.atlas.tenths import HALF_WIDTH, lengths, numbers
from realmwright.hexgames.atlas.texture import DOT, Canvas, Hex, Layer, Texture, gathered
from realmwright.hexgames.atlas.tones import Tone

WHITE: Final = "#ffffff"

# Firs


@cache
def _fir(height: float, width: float) -> tuple[str, str]:
    """A fir and its lit side, from the tip down."""
    bough, foot = 0.58 * height, 0.42 * height
    body = (
        f"l{lengths(0.62 * width, bough)}h{lengths(-0.32 * width)}l{lengths(0.7 * width, foot)}"
        f"h{lengths(-2 * width)}l{lengths(0.7 * width, -foot)}h{lengths(-0.32 * width)}z"
    )
    lit = (
        f"l{lengths(-0.2, height - 0.4)}h{lengths(0.2 - width)}"
        f"l{lengths(0.7 * width, 0.4 - foot)}h{lengths(-0.32 * width)}z"
    )
    return body, lit


def _forest(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(11, 74, 24):
        height, width = (9.5, 11, 12.5, 14)[chance.below(4)], (3.7, 4.3, 4.9)[chance.below(3)]
        body, lit = _fir(height, width)
        tip = y + 45 - round(10 * height)
        canvas.put("shade", x, tip, body, spot.r)
        canvas.put("pale" if chance.percent(40) else "lit", x, tip, lit, spot.r)


FOREST: Final = Texture(
    {
        "shade": Layer(Tone("#000000", 0.54)),
        "lit": Layer(Tone("#a4d98c", 0.37)),
        "pale": Layer(Tone("#86cfa6", 0.24)),
    },
    _forest,
    mottle=Tone("#9fd08c", 0.04),
    shores=gathered("#000000", 0.2),
)

# Peaks


@cache
def _peak(width: float, height: float, lean: float) -> tuple[str, str, str, str]:
    """A mountain, its shaded side, its snow and its ridge, from the summit down."""
    w, h = width, height
    left, right = -w - lean, w - lean
    flank, crag = f"l{lengths(-0.44 * w - lean, 0.58 * h)}", f"l{lengths(-0.5 * w, -0.5 * h)}"
    body = f"{flank}l{lengths(-0.56 * w, 0.42 * h)}q{lengths(w, 1.6, 2 * w, 0)}{crag}z"
    shade = (
        f"l{lengths(0.16 * w, 0.36 * h)}l{lengths(-0.28 * w, 0.1 * h)}l{lengths(0.38 * w, 0.2 * h)}"
        f"l{lengths(-0.26 * w, 0.34 * h + 0.8)}q{lengths(0.5 * w - lean, 0, right, -0.8)}{crag}z"
    )
    snow = (
        f"l{lengths(-0.24 * w, 0.27 * h)}l{lengths(0.16 * w, -0.05 * h)}"
        f"l{lengths(0.11 * w, 0.11 * h)}l{lengths(0.07 * w, -0.13 * h)}z"
    )
    ridge = (
        f"{flank}l{lengths(-0.56 * w, 0.42 * h)}"
        f"m{lengths(-left, -h)}l{lengths(0.5 * w - lean, 0.5 * h)}l{lengths(0.5 * w, 0.5 * h)}"
    )
    return body, shade, snow, ridge


_RANGES: Final = (
    ((-70, -20, 8, 12), (60, 10, 9.5, 16), (-50, 110, 8, 9.5)),
    ((70, -30, 7.5, 11), (-40, 30, 11, 18), (70, 110, 7, 8)),
    ((0, -30, 8.5, 13), (-80, 60, 8, 12), (70, 80, 9, 14)),
)
"""Three mountains from the back to the front: the middle of the foot, width and height."""


def _mountain(spot: Hex, canvas: Canvas) -> None:
    chance = spot.chance(4)
    peaks = [*_RANGES[chance.below(len(_RANGES))]]
    if spot.same[1]:
        # Between this hex and the next one the ridge goes on.
        peaks.append((round(HALF_WIDTH), 80, 6.5, 8))
    for across, down, width, height in peaks:
        lean = (-1.2, 0, 1.2)[chance.below(3)]
        tall = height + (-1, 0, 1)[chance.below(3)]
        x = spot.x + across + chance.about(12) + round(10 * lean)
        y = spot.y + down - round(10 * tall)
        for layer, mark in zip(("body", "shade", "snow", "ridge"), _peak(width, tall, lean), strict=True):
            canvas.put(layer, x, y, mark, spot.r)


def _mountains(light: float, dark: float, snow: float) -> Texture:
    return Texture(
        {
            "body": Layer(Tone(WHITE, light)),
            "shade": Layer(Tone("#1a1c26", dark)),
            "snow": Layer(Tone(WHITE, snow)),
            "ridge": Layer(Tone("#14100a", 0.78), 0.75),
        },
        _mountain,
        goes_on=True,
    )


MOUNTAINS: Final = _mountains(0.42, 0.36, 0.78)
WINTER_MOUNTAINS: Final = _mountains(0.34, 0.42, 0.88)

# Water and ice


@cache
def _ripple(width: float) -> tuple[str, str]:
    """A wave from its left end, and its shade below."""
    half = lengths(width / 2, -2, width, 0)
    return f"q{half}t{lengths(width, 0)}", f"m{lengths(0.7 * width, 2.6)}q{lengths(width / 2, -1.6, width, 0)}"


def _water(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(21, 34 if all(spot.same) else 20, 30):
        width = (3, 3.8, 4.6)[chance.below(3)]
        wave, shade = _ripple(width)
        canvas.put("wave", x - round(10 * width), y, wave)
        if chance.percent(50):
            canvas.put("deep", x - round(10 * width), y, shade)


WATER: Final = Texture(
    {"wave": Layer(Tone(WHITE, 0.62), 1), "deep": Layer(Tone("#07225c", 0.45), 0.9)},
    _water,
    goes_on=True,
    mottle=Tone("#04184a", 0.03),
    shores=(
        (15, Tone(WHITE, 0.38)),
        (13.9, Tone(WHITE, 0.07)),
        (10, Tone(WHITE, 0.38)),
        (8.9, Tone(WHITE, 0.16)),
        (5.6, Tone(WHITE, 0.38)),
        (4.5, Tone(WHITE, 0.3)),
    ),
)


def _ice(spot: Hex, canvas: Canvas) -> None:
    chance = spot.chance(6)
    x, y = chance.about(40), chance.about(40)
    canvas.put("floe", spot.x + x - 90, spot.y + y - 30, "l5-5 8 2 2 6-7 5z")
    west, east, south, north = (chance.about(60) for _ in range(4))
    canvas.put(
        "crack",
        spot.x - 150,
        spot.y + west,
        f"l{numbers(x + 100, y - 20 - west, 60, 40, 140 - x, east - y - 20)}"
        f"M{numbers(spot.x + x + 10, spot.y + y + 20)}l{numbers(south - x - 10, 130 - y)}"
        f"M{numbers(spot.x + x - 50, spot.y + y - 20)}l{numbers(north - x + 50, -120 - y)}",
    )
    canvas.put("deep", spot.x + x + 30, spot.y + y - 90, "l4 1.4m-17 15.6l5 1.6m11-1.6l4-1.4")


ICE: Final = Texture(
    {
        "floe": Layer(Tone(WHITE, 0.1)),
        "crack": Layer(Tone(WHITE, 0.55), 0.8),
        "deep": Layer(Tone("#08306e", 0.5), 0.9),
    },
    _ice,
    mottle=Tone("#08306e", 0.05),
    shores=((13, Tone(WHITE, 0.1)), (8, Tone(WHITE, 0.2)), (4, Tone(WHITE, 0.34))),
)

# Grass


@cache
def _tuft(height: float) -> str:
    """Three blades, from the top of the left one on."""
    return (
        f"q1.6 .6 2 {lengths(0.8 * height)}m.4-{lengths(0.1 * height)}v{lengths(-height)}"
        f"m2.4 {lengths(0.3 * height)}q-1.4 .8-1.8 {lengths(0.75 * height)}"
    )


def _grass(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(31, 56, 30):
        height = (3.5, 4.5, 5.5)[chance.below(3)]
        canvas.put("dark" if chance.percent(62) else "light", x - 24, y - round(7 * height), _tuft(height))
    for x, y, _ in spot.spots(37, 20, 40):
        canvas.put("seed", x, y, DOT)


GRASS: Final = Texture(
    {
        "seed": Layer(Tone("#234a0c", 0.38), 1.4),
        "dark": Layer(Tone("#234a0c", 0.46), 0.9),
        "light": Layer(Tone(WHITE, 0.62), 1.1),
    },
    _grass,
    mottle=Tone(WHITE, 0.14),
)

# Sand and snow


@cache
def _dune(width: float, crest: float, hollow: float) -> tuple[str, str, str]:
    """A dune, its crest and the light before it, from its left end."""
    w = width
    back = f"q{lengths(0.8 * w, -crest * w, 2 * w, 0.6)}"
    front = f"q{lengths(-0.9 * w, -hollow * w, -1.15 * w, -0.36 * w - 0.6)}"
    foot = f"q{lengths(-0.3 * w, 0.08 * w, -0.85 * w, 0.36 * w)}z"
    return back + front + foot, back, f"m{lengths(0.3 * w, 1.6)}q{lengths(0.6 * w, -1.2, 1.2 * w, 0.2)}"


_DUNES: Final = (
    ((-60, -30, 8), (60, 80, 6)),
    ((40, -40, 7), (-70, 60, 6)),
    ((0, 20, 10),),
    (),
)
"""The middles of dunes on a hex, and half their widths."""


def _heaps(crest: float, hollow: float, shares: tuple[int, int, int], grains: int) -> Callable[[Hex, Canvas], None]:
    """What paints dunes, or drifts: how high they are, and how many of a hundred hexes have which of them."""

    def paint(spot: Hex, canvas: Canvas) -> None:
        chance = spot.chance(41)
        drawn = chance.below(100)
        kind = sum(drawn >= share for share in shares)
        for across, down, width in _DUNES[kind]:
            x = spot.x + across + chance.about(20) - 10 * width
            y = spot.y + down + chance.about(20)
            body, back, light = _dune(width, crest, hollow)
            canvas.put("shade", x, y, body)
            canvas.put("crest", x, y, back)
            canvas.put("light", x, y, light)
        for x, y, _ in spot.spots(43, grains, 40):
            canvas.put("grain", x, y, DOT)

    return paint


DESERT: Final = Texture(
    {
        "shade": Layer(Tone("#a8741f", 0.3)),
        "crest": Layer(Tone("#6e4710", 0.62), 0.8),
        "light": Layer(Tone(WHITE, 0.7), 1),
        "grain": Layer(Tone("#7a521a", 0.52), 1.1),
    },
    _heaps(0.75, 0.05, (30, 62, 86), 40),
)

SNOW: Final = Texture(
    {
        "shade": Layer(Tone("#6f9bd0", 0.24)),
        "crest": Layer(Tone("#2f5f9c", 0.45), 0.7),
        "light": Layer(Tone(WHITE, 1), 1),
        "grain": Layer(Tone("#2f5f9c", 0.42), 1.1),
    },
    _heaps(0.8, 0.1, (40, 70, 92), 26),
    mottle=Tone("#6f9bd0", 0.06),
    shores=gathered("#4f78ad", 0.15),
)

# Flowers


@cache
def _petals(size: float, turn: int) -> str:
    """Five dots around a place, from there."""
    angles = [2 * pi * (petal / 5 + turn / 20) for petal in range(5)]
    places = [(size * sin(angle), -size * cos(angle)) for angle in angles]
    drawn, x, y = "", 0.0, 0.0
    for across, down in places:
        drawn += f"m{lengths(across - x, down - y)}{DOT}"
        x, y = across + 0.1, down
    return drawn


_LEAVES: Final = "q-1.8 .2-2.6 1.8m4-1.8q1.4 .2 2 1.4"


def _flowers(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(51, 56, 30):
        large = chance.percent(50)
        size = 2.2 if large else 1.5
        pale = "pale" if chance.percent(60) else "deep"
        canvas.put(f"{pale} {'large' if large else 'small'}", x, y, _petals(size, chance.below(4)))
        canvas.put("heart", x, y, DOT)
        if chance.percent(60):
            canvas.put("leaf", x - 6, y + round(17 * size), _LEAVES)
    for x, y, _ in spot.spots(57, 28, 45):
        canvas.put("leaf", x, y, "v-2.2")


FLOWERS: Final = Texture(
    {
        "leaf": Layer(Tone("#5c8a2e", 0.82), 0.9),
        "pale large": Layer(Tone(WHITE, 0.72), 2.9),
        "pale small": Layer(Tone(WHITE, 0.72), 2),
        "deep large": Layer(Tone("#8c0f66", 0.52), 2.9),
        "deep small": Layer(Tone("#8c0f66", 0.52), 2),
        "heart": Layer(Tone("#f3c54a", 1), 1.7),
    },
    _flowers,
)

# Strata of rock: they run on from hex to hex, for each of them leaves a hex as high as the next one takes it up.

_STRATA: Final = 6
"""In the height of a row."""
_STRATUM: Final = 50
_RUNS: Final = (
    "c4-1.4 6 .8 10 .4s7-1.4 10.3-.6 8 1 14.3 .2",
    "c5 1.2 8 1 12 0s7.6-1.6 11.6-.6 7 1.4 11 .6",
    "c3 .2 6-1.8 11-1.2s9 2.4 13 1.8 7.6-1.4 10.6-.6",
)
_SHORT: Final = ("c4-1.4 6 .8 10 .4s5-1 8-.6", "m14 .4c4-1.2 8 1 12.4 .4s5.4-.8 8.2-.4", "m5-.3c4 1 8 .8 12 0")
_SCREE: Final = ("l.3 2.4", "l-.3 1.8", "l.2 3")


def _canyon(spot: Hex, canvas: Canvas) -> None:
    left, top = spot.x - round(HALF_WIDTH), spot.y - 3 * _STRATUM + _STRATUM // 2
    for level in range(_STRATA):
        chance = spot.chance(61 + level)
        if chance.percent(18):
            continue
        whole = chance.percent(62)
        run = (_RUNS if whole else _SHORT)[chance.below(3)]
        layer = ("dark", "light", "soft")[level % 3]
        y = top + _STRATUM * level
        canvas.put(layer, left, y, run)
        if layer == "dark" and whole:
            for step in range(5):
                if chance.percent(62):
                    canvas.put("scree", left + 30 + 62 * step + chance.about(14), y + 4, _SCREE[chance.below(3)])


CANYON: Final = Texture(
    {
        "dark": Layer(Tone("#1d0702", 0.58), 1.15),
        "scree": Layer(Tone("#1d0702", 0.44), 0.8),
        "light": Layer(Tone("#ffc08a", 0.34), 1.5),
        "soft": Layer(Tone("#1d0702", 0.3), 0.9),
    },
    _canyon,
)

# Swamp


@cache
def _pool(width: float) -> str:
    """A flat pool, from its left end."""
    return f"a{lengths(width, 1.5)} 0 1 1 {lengths(2 * width, 0)}a{lengths(width, 1.5)} 0 1 1{lengths(-2 * width, 0)}z"


@cache
def _reeds(height: float) -> tuple[str, str]:
    """Three reeds, and the head of the tallest, from its foot."""
    reeds = (
        f"v{lengths(-height)}m-1.8 {lengths(height)}q0-3-1.2-{lengths(0.6 * height)}"
        f"m4.8 {lengths(0.6 * height)}q0-2.4 1.2-{lengths(0.62 * height)}"
    )
    return reeds, f"m-.8 {lengths(0.4 - height)}v-2.6q.8-1 1.6 0v2.6z"


def _swamp(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(65, 34, 25):
        width = (4, 5, 6)[chance.below(3)]
        canvas.put("pool", x - 10 * width, y, _pool(width))
    for x, y, chance in spot.spots(66, 60, 26):
        reeds, head = _reeds((4.5, 6, 7.5)[chance.below(3)])
        canvas.put("reed", x, y, reeds)
        canvas.put("head", x, y, head)


SWAMP: Final = Texture(
    {
        "pool": Layer(Tone("#0d2730", 0.42)),
        "reed": Layer(Tone("#d9efa0", 0.46), 0.95),
        "head": Layer(Tone("#2b1a08", 0.66)),
    },
    _swamp,
)

# Fields


@cache
def _furrows(turn: int, bend: int) -> tuple[str, str]:
    """Furrows and the ridges between them across a hex, from its middle."""
    angle = (0.42, -0.5, 0.02)[turn]
    drawn = ["", ""]
    along, across = cos(angle), sin(angle)
    for line in range(-4, 5):
        away, half = 4.1 * line, 15.5 - 1.6 * abs(line)
        x, y = -across * away - along * half, along * away - across * half
        curve = lengths(along * half, across * half + bend, 2 * along * half, 2 * across * half)
        end = lengths(-x - 2 * along * half, -y - 2 * across * half)
        drawn[line % 2] += f"m{lengths(x, y)}q{curve}m{end}"
    return drawn[1], drawn[0]


def _farmland(spot: Hex, canvas: Canvas) -> None:
    chance = spot.chance(68)
    furrows, ridges = _furrows(chance.below(3), chance.about(1))
    canvas.put("furrow", spot.x, spot.y, furrows)
    canvas.put("ridge", spot.x, spot.y, ridges)


FARMLAND: Final = Texture(
    {"furrow": Layer(Tone("#5a2600", 0.52), 1.2), "ridge": Layer(Tone("#ffdf9a", 0.34), 1.2)},
    _farmland,
)

# Tundra and fell


@cache
def _stone(width: float) -> tuple[str, str]:
    """A stone and its shaded side, from its left end."""
    w = width
    body = f"q-.2-{lengths(0.9 * w)} {lengths(0.8 * w, -w)}q{lengths(1.1 * w, -0.2, 1.2 * w, w)}z"
    return body, f"m{lengths(1.1 * w, -0.8 * w)}q{lengths(0.5 * w, 0, 0.9 * w, 0.8 * w)}h{lengths(-w)}z"


def _tundra(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(71, 34, 30):
        width = (2.2, 3.1, 4)[chance.below(3)]
        body, shade = _stone(width)
        canvas.put("stone", x - round(10 * width), y, body)
        canvas.put("shade", x - round(10 * width), y, shade)
    for x, y, _ in spot.spots(77, 46, 30):
        canvas.put("tuft", x - 20, y - 22, "l2 2.2v-3.2m0 3.2l2-2.2")
    for x, y, _ in spot.spots(79, 28, 50):
        canvas.put("grain", x, y, DOT)


TUNDRA: Final = Texture(
    {
        "grain": Layer(Tone("#2a1004", 0.4), 1.2),
        "stone": Layer(Tone("#f6e7d6", 0.58)),
        "shade": Layer(Tone("#2a1408", 0.4)),
        "tuft": Layer(Tone("#2a1004", 0.58), 1),
    },
    _tundra,
)


@cache
def _sprig(height: float) -> tuple[str, str]:
    """A stem with leaves, and its blossoms, from its foot."""
    stem = f"v{lengths(-height)}m-2 1.4l2 1.8 2-1.8m-4 2.4l2 1.8 2-1.8"
    left, right, top = -0.55 * height - 2, -0.45 * height - 2, -height - 0.6
    blossoms = f"m{lengths(-1.8, left)}{DOT}m{lengths(3.5, right - left)}{DOT}m{lengths(-1.9, top - right)}{DOT}"
    return stem, blossoms


def _fell(spot: Hex, canvas: Canvas) -> None:
    for x, y, chance in spot.spots(81, 54, 26):
        stem, blossoms = _sprig((5, 6, 7)[chance.below(3)])
        canvas.put("stem", x, y + 20, stem)
        canvas.put("pale" if chance.percent(50) else "pink", x, y + 20, blossoms)
    for x, y, _ in spot.spots(87, 20, 40):
        canvas.put("stone", x - 30, y, "l1.6-2.4 2.2 .4 2 2z")


FELL: Final = Texture(
    {
        "stone": Layer(Tone("#d8d2e6", 0.42)),
        "stem": Layer(Tone("#cfe0b0", 0.38), 0.9),
        "pale": Layer(Tone("#ffd9ff", 0.66), 1.6),
        "pink": Layer(Tone("#ff9fd8", 0.52), 1.6),
    },
    _fell,
)


# Where nothing grows


def _nothing(_spot: Hex, _canvas: Canvas) -> None:
    """Bare ground stays bare."""


def _waste(spot: Hex, canvas: Canvas) -> None:
    canvas.put("dot", spot.x, spot.y, DOT)


BARE: Final = Texture({}, _nothing)
"""Under medallions."""
WASTE: Final = Texture({"dot": Layer(Tone("#1d1f22", 0.3), 3.2)}, _waste)
"""What exists and counts for nothing."""
