"""Things that stand in several pictures: trees, houses, walls, coins, candles, hands."""

from collections.abc import Iterable
from math import atan2, degrees, hypot
from typing import Final

from realmwright.rules.dominion.art.engraving import (
    DARK,
    INK,
    LIGHT,
    MIDDLE,
    SPOT,
    TINT,
    Engraving,
    Pair,
    ellipse,
    polar,
    polygon,
    rect,
    spokes,
    turned,
)

# Country


def tree(art: Engraving, x: float, y: float, s: float = 1, tone: int = MIDDLE) -> None:
    """A round tree; y is the ground."""
    art.fill(polygon((x - 1.2 * s, y), (x - 0.8 * s, y - 8 * s), (x + 0.8 * s, y - 8 * s), (x + 1.2 * s, y)), INK)
    crown = (
        f"M{x - 7 * s} {y - 9 * s}C{x - 10 * s} {y - 14 * s} {x - 6 * s} {y - 18 * s} {x - 4 * s} {y - 17 * s}"
        f"C{x - 3 * s} {y - 22 * s} {x + 4 * s} {y - 22 * s} {x + 4.5 * s} {y - 17 * s}"
        f"C{x + 9 * s} {y - 17 * s} {x + 9 * s} {y - 10 * s} {x + 6 * s} {y - 8 * s}"
        f"C{x + 2 * s} {y - 6 * s} {x - 4 * s} {y - 6 * s} {x - 7 * s} {y - 9 * s}Z"
    )
    art.shaded(crown, tone, 0.9, 55, 1.7 * s, 0.9 * s, (0.35, 0.75))


def pine(art: Engraving, x: float, y: float, s: float = 1, tone: int = DARK) -> None:
    """A fir in three tiers; y is the ground."""
    half = [(0, -20), (3, -13), (1.6, -13), (5, -7), (3, -7), (6.5, -1.5)]
    corners = [*half, *((-dx, dy) for dx, dy in half[:0:-1])]
    art.fill(rect(x - 0.8 * s, y - 2 * s, 1.6 * s, 3.5 * s), INK)
    art.shaded(polygon(*((x + dx * s, y + dy * s) for dx, dy in corners)), tone, 0.8, 0, 1.6 * s, 0.8 * s, (0.3, 0.55))


def tufts(art: Engraving, places: Iterable[Pair], tone: int = INK, width: float = 1.6, height: float = 6) -> None:
    """Grass, three blades at each place."""
    blades = ((-3, 0.7), (0, 1), (3, 0.75))
    art.wedges([(x + dx * 0.4, y, x + dx, y - height * k) for x, y in places for dx, k in blades], width, tone)


def stars(art: Engraving, places: Iterable[tuple[float, float, float]], tone: int = LIGHT) -> None:
    """Stars of four points, each with its radius."""
    for x, y, r in places:
        art.fill(f"M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}Q{x} {y} {x - r} {y}Q{x} {y} {x} {y - r}Z", tone)


# Buildings


def house(
    art: Engraving,
    x: float,
    y: float,
    width: float,
    height: float,
    roof: float,
    wall: int = LIGHT,
    tiles: int = SPOT,
    left: bool = False,
    door: bool = True,
) -> None:
    """A gabled house with its long side in the shade, on the left if told so; y is the ground."""
    front = width * 0.58
    gable, far = (x + width - front, x) if left else (x, x + width)
    near = gable if left else gable + front
    eaves, middle = y - height, gable + front / 2
    side = rect(min(near, far), eaves, abs(far - near), height)
    art.shape(side, TINT, 1)
    art.hatch(side, 90, 1.8, 1.1, (0.75, 1), side=-1)
    art.shape(
        polygon((gable, y), (gable, eaves), (middle, eaves - roof), (gable + front, eaves), (gable + front, y)), wall, 1
    )
    out = -1 if left else 1
    ridge = eaves - roof - 1.2
    slope = polygon(
        (middle - 0.6 * out, ridge),
        (far - out * front * 0.175, ridge),
        (far + 1.8 * out, eaves + 1),
        (near + out, eaves + 1),
    )
    art.shaded(slope, tiles, 1, 90 - 12 * out, 2, 0.9, (0.5, 0.9))
    art.line(f"M{gable - 1.6} {eaves + 1.4}L{middle} {eaves - roof - 0.6}L{gable + front + 1.6} {eaves + 1.4}", 1.8)
    if door:
        top = y - height * 0.5
        art.fill(f"M{middle - 1.9} {y}V{top}Q{middle} {top - 2.4} {middle + 1.9} {top}V{y}Z", INK)
        art.fill(rect(middle - 1.2, eaves - roof * 0.42, 2.4, 2.8), INK)


def battlement(
    art: Engraving,
    x: float,
    y: float,
    width: float,
    height: float,
    merlons: int,
    tone: int = LIGHT,
    shade: bool = True,
    over: float = 2,
) -> None:
    """A wall or a tower with merlons, which stand out by a little; y is the top of the wall."""
    wall = rect(x, y, width, height)
    art.shape(wall, tone, 1.1)
    if shade:
        art.hatch(wall, 0, 2.1, 1.1, (0.36, 0.6))
    step = (width + over * 2) / (2 * merlons - 1)
    top: list[Pair] = [(x - over, y + 2)]
    for place in range(2 * merlons - 1):
        edge, left = y - (2 if place % 2 else 5), x - over + place * step
        top += [(left, edge), (left + step, edge)]
    art.shape(polygon(*top, (x + width + over, y + 2)), tone, 1.1)


# Coins

NUMERALS: Final = {
    1: "M-6 10V7.4L-2.7 6.6V-5.2L-6 -3.6V-6.8Q-2.4 -8 -.6 -10H3V6.6L6.2 7.4V10Z",
    2: (
        "M-7.2 10V7.2C-2.6 3.4 1.9 .2 1.9 -3.6C1.9 -5.9 .7 -7.2 -1 -7.2C-2.4 -7.2 -3.2 -6.5 -3.4 -5.6"
        "C-2.5 -5.4 -1.9 -4.7 -1.9 -3.7C-1.9 -2.4 -2.9 -1.5 -4.3 -1.5C-6 -1.5 -7 -2.7 -7 -4.3"
        "C-7 -7.8 -4 -10.2 .2 -10.2"
        "C4.4 -10.2 7.1 -7.8 7.1 -4.1C7.1 .2 2.9 3.2 -.9 5.4H3.6C4.6 5.4 5 4.8 5.2 3.4H7.5L6.9 10Z"
    ),
    3: (
        "M-7.2 5.4C-7.2 3.9 -6.2 2.8 -4.7 2.8C-3.3 2.8 -2.3 3.7 -2.3 5C-2.3 5.7 -2.5 6.3 -2.9 6.7"
        "C-2.4 7.2 -1.7 7.4 -.9 7.4C1 7.4 2 6.1 2 3.9C2 1.5 .8 .4 -1.6 .4H-3V-2.2H-1.7C.6 -2.2 1.6 -3.1 1.6 -5"
        "C1.6 -6.6 .8 -7.5 -.7 -7.5C-1.5 -7.5 -2.2 -7.2 -2.6 -6.8C-2.2 -6.4 -2 -5.9 -2 -5.3C-2 -4.1 -2.9 -3.2 -4.3 -3.2"
        "C-5.7 -3.2 -6.6 -4.2 -6.6 -5.6C-6.6 -8.4 -3.9 -10.2 -.2 -10.2C3.9 -10.2 6.6 -8.3 6.6 -5.3"
        "C6.6 -3.2 5.3 -1.6 3 -1"
        "C5.8 -.5 7.4 1.2 7.4 3.7C7.4 7.6 4.2 10.2 -.6 10.2C-4.7 10.2 -7.2 8.3 -7.2 5.4Z"
    ),
}
"""Figures of coins, 20 units high around the origin."""


def coin(art: Engraving, x: float, y: float, r: float, worth: int) -> None:
    """A coin seen from the front, with its worth on a field of its own."""
    art.fill(ellipse(x + 2, y + 2.2, r), INK)
    art.shape(ellipse(x, y, r), TINT, 1.5)
    art.lenses(spokes(x, y, r - 2.6, r - 0.4, 40), 0.5)
    face = ellipse(x, y, r - 3.4)
    art.shaded(face, MIDDLE, 1.1, 45, 2.1, 1.4, (0.22, 0.46))
    art.hatch(face, 45, 2.4, 1, (0.12, 0.26), LIGHT, side=-1)
    art.shape(ellipse(x, y, r - 9), LIGHT, 1)
    with art.moved(x, y, round((r - 9) / 15.5, 2)):
        art.fill(NUMERALS[worth], INK)


def flat_coin(
    art: Engraving,
    x: float,
    y: float,
    across: float,
    down: float,
    height: float = 4,
    face: int = TINT,
    edge: int = MIDDLE,
) -> None:
    """A coin that lies flat."""
    low = y + height + down * 1.3
    art.shape(
        f"M{x - across} {y}V{y + height}C{x - across} {low} {x + across} {low} {x + across} {y + height}V{y}Z", edge, 1
    )
    rim = [polar(x, y, across, turn, down / across) for turn in range(25, 170, 26)]
    art.lenses([(rx, ry + 0.3, rx, ry + height) for rx, ry in rim], 0.55)
    art.shape(ellipse(x, y, across, down), face, 1)
    art.line(ellipse(x, y, across * 0.66, down * 0.6), 0.7)


def flying_coin(
    art: Engraving, x: float, y: float, r: float, tilt: float = 0.45, turn: float = 0, face: int = LIGHT
) -> None:
    """A coin in the air, seen at a slant."""

    def rim(radius: float, dx: float = 0, dy: float = 0) -> str:
        points = [polar(x + dx, y + dy, radius, 20 * place, tilt) for place in range(18)]
        return polygon(*turned(points, x, y, turn))

    art.shape(rim(r, 0.8, 1.1), INK, 0.8)
    art.shape(rim(r), face, 1)
    art.line(rim(r * 0.62), 0.7)


# Candles


def candle(art: Engraving, x: float, y: float, width: float, height: float, tone: int = LIGHT) -> None:
    """A candle without its flame; y is its foot."""
    art.shaded(rect(x - width / 2, y - height, width, height), tone, 1, 0, 1.8, 0.7, (0.35, 0.6))


def flame(art: Engraving, x: float, y: float, s: float = 1, tone: int = SPOT, core: int = LIGHT) -> None:
    """A flame upon its wick, which is at y."""
    art.shape(
        f"M{x} {y - 11 * s}C{x + 4.4 * s} {y - 5 * s} {x + 3.8 * s} {y} {x} {y}"
        f"C{x - 3.8 * s} {y} {x - 4 * s} {y - 5 * s} {x} {y - 11 * s}Z",
        tone,
        0.9,
    )
    foot = y - s
    art.fill(
        f"M{x} {y - 6 * s}C{x + 1.9 * s} {y - 3 * s} {x + 1.6 * s} {foot} {x} {foot}"
        f"C{x - 1.6 * s} {foot} {x - 1.9 * s} {y - 3 * s} {x} {y - 6 * s}Z",
        core,
    )


# Limbs


def limb(start: Pair, bend: Pair, end: Pair, thick: float, thin: float, pieces: int = 8) -> str:
    """A finger or an arm as path data: a bent middle line that tapers and ends round."""
    one: list[Pair] = []
    other: list[Pair] = []
    for piece in range(pieces + 1):
        t = piece / pieces
        x, y = ((1 - t) ** 2 * start[k] + 2 * t * (1 - t) * bend[k] + t * t * end[k] for k in (0, 1))
        dx, dy = (2 * (1 - t) * (bend[k] - start[k]) + 2 * t * (end[k] - bend[k]) for k in (0, 1))
        half = (thick + (thin - thick) * t) / (hypot(dx, dy) or 1)
        one.append((x - dy * half, y + dx * half))
        other.append((x + dy * half, y - dx * half))
    turn = degrees(atan2(one[-1][1] - end[1], one[-1][0] - end[0]))
    tip = [polar(*end, thin, turn - 36 * place) for place in range(1, 5)]
    return polygon(*one, *tip, *reversed(other))
