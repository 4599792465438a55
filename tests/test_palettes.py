"""Palettes: terrains can be told apart in every palette, light and dark, and with colour blindness."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import combinations, pairwise, product
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest

from realmwright.drawing import (
    PLAYERS,
    RADIUS,
    STEP,
    WIDTH,
    Palette,
    Point,
    channels,
    element,
    fill_of_player,
    lightness,
    middle,
    outline_of_player,
    palette_of,
    picture,
    use,
)
from realmwright.game import PALETTES, PaletteName, games
from realmwright.hexes import axial
from realmwright.hexgames.map_art import HALO_ID, LIGHT, TARGET_ID, Veil, marks, veil_of
from realmwright.hexgames.terrain_art import Land
from realmwright.rules.kingdom_builder.art.glyphs import LAND as KINGDOM_BUILDER
from realmwright.rules.winter_kingdom.art.glyphs import LAND as WINTER_KINGDOM
from tests.rendered import Pixel, pixels

Lab = tuple[float, float, float]

LANDS = {"kingdom-builder": KINGDOM_BUILDER, "winter-kingdom": WINTER_KINGDOM}
A_BOARD = {"kingdom-builder": "farm", "winter-kingdom": "3B/2"}

VISIONS = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What is left of linear red, green and blue (Machado and others, 2009)."""
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE_POINT = (0.95047, 1.0, 1.08883)


def times(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def seen(colour: str, vision: str = "normal") -> Lab:
    """A colour as CIE L*a*b*, as somebody sees it."""
    values = [channel / 255 for channel in channels(colour)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
    left = [min(1.0, max(0.0, value)) for value in times(VISIONS[vision], linear)]
    shares = [value / white for value, white in zip(times(XYZ, left), WHITE_POINT, strict=True)]
    x, y, z = (share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116 for share in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(one: Lab, other: Lab) -> float:
    """CIEDE2000, as Sharma, Wu and Dalal (2005) write it."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(chroma**7 / (chroma**7 + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = degrees(atan2(b1, a1 * stretch)) % 360, degrees(atan2(b2, a2 * stretch)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    mean = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    terms = ((0.17, 1, -30, -1), (0.24, 2, 0, 1), (0.32, 3, 6, 1), (0.2, 4, -63, -1))
    weight = 1 + sum(sign * share * cos(radians(times_ * mean + shift)) for share, times_, shift, sign in terms)
    lights = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    chromas = (c2 - c1) / (1 + 0.045 * chroma)
    hues = hue / (1 + 0.015 * chroma * weight)
    rotation = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(60 * exp(-(((mean - 275) / 25) ** 2))))
    return sqrt(lights**2 + chromas**2 + hues**2 + rotation * chromas * hues)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_gives_its_published_values(one: Lab, other: Lab, expected: float) -> None:
    assert difference(one, other) == pytest.approx(expected, abs=0.0001)
    assert difference(other, one) == pytest.approx(expected, abs=0.0001)


def closest(land: Land, palette: Palette, vision: str) -> float:
    fills = [seen(palette.shade(look.fills), vision) for look in land.looks.values()]
    return min(difference(one, other) for one, other in combinations(fills, 2))


@pytest.mark.parametrize("land", LANDS.values(), ids=LANDS)
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    ("name", "dark", "least"), [("map", False, 13), ("map", True, 11.5), ("vivid", False, 14), ("vivid", True, 13)]
)
def test_terrains_are_apart(land: Land, name: PaletteName, dark: bool, least: float, vision: str) -> None:
    assert closest(land, palette_of(name, dark=dark), vision) >= least


# As drawn: with textures, on land that reaches over several hexes.

BLOCK = 5
"""Rows and columns of hexes of each kind."""
WIDE = 640
LEAST = {
    ("kingdom-builder", False): 12.0,
    ("kingdom-builder", True): 11.0,
    ("winter-kingdom", False): 14.0,
    ("winter-kingdom", True): 14.0,
}
DIMMED = {
    ("kingdom-builder", False): 10.0,
    ("kingdom-builder", True): 7.0,
    ("winter-kingdom", False): 13.0,
    ("winter-kingdom", True): 10.5,
}
"""The same under a veil, which takes a share of every difference; what is lit stands off it all the more."""


def block_of(place: int) -> list[Point]:
    """The middles of the hexes within a block of land, away from its contour."""
    left = place * (BLOCK + 1)
    return [middle(axial(row, left + col)) for row in range(1, BLOCK - 1) for col in range(1, BLOCK - 1)]


@cache
def land_seen(
    game: str, name: PaletteName, dark: bool, ringed: bool = False, lit: bool = False
) -> dict[str, list[Pixel]]:
    """The pixels of each terrain in the middle of some of its hexes: what rings would leave free, or more."""
    land, palette = LANDS[game], palette_of(name, dark=dark)
    places = range(BLOCK)
    cells = tuple(
        (axial(row, (BLOCK + 1) * number + col), kind)
        for number, kind in enumerate(land.looks)
        for row in places
        for col in places
    )
    drawn = land.atlas(cells, palette)
    middles = [middle(cell) for cell, _ in cells] if lit else []
    rings = [use(symbol, *here) for symbol in (HALO_ID, TARGET_ID) for here in middles]
    size = Point(WIDTH * (BLOCK + 1) * len(land.looks), STEP * BLOCK + RADIUS / 2)
    svg = picture(
        "",
        "",
        size,
        [*drawn.definitions, *marks(palette)],
        element("rect", width=size.x, height=size.y, fill=palette.table),
        element("g", drawn.land, *rings, transform=f"translate({WIDTH / 2} {RADIUS})"),
    )
    rows = pixels(svg, WIDE)
    scale = WIDE / size.x
    # Away from other land; or within the rings of targets.
    half = RADIUS * (0.35 if ringed else 0.6)
    found: dict[str, list[Pixel]] = {}
    for number, kind in enumerate(land.looks):
        found[kind] = [
            pixel
            for x, y in block_of(number)
            for row in rows[round((y + RADIUS - half) * scale) : round((y + RADIUS + half) * scale)]
            for pixel in row[round((x + WIDTH / 2 - half) * scale) : round((x + WIDTH / 2 + half) * scale)]
        ]
    return found


def mean(seen_pixels: Sequence[Pixel], veil: Veil | None = None) -> str:
    """The mean of colours, as it looks from afar; perhaps under a veil."""
    share = float(veil.opacity) if veil else 0.0
    over = channels(veil.fill) if veil else (0, 0, 0)
    sums = [sum(pixel[channel] for pixel in seen_pixels) / len(seen_pixels) for channel in range(3)]
    mixed = [value * (1 - share) + top * share for value, top in zip(sums, over, strict=True)]
    return "#" + "".join(f"{round(value):02x}" for value in mixed)


@pytest.mark.parametrize("game", LANDS)
@pytest.mark.parametrize("name", ["map", "vivid"])
@pytest.mark.parametrize("dark", [False, True])
def test_terrains_are_apart_as_they_are_drawn(game: str, name: PaletteName, dark: bool) -> None:
    seen_land = land_seen(game, name, dark)
    colours = {kind: mean(found) for kind, found in seen_land.items()}
    palette = palette_of(name, dark=dark)
    for kind, colour in colours.items():
        fill = palette.shade(LANDS[game].looks[kind].fills)
        assert difference(seen(colour), seen(fill)) < 4, f"the texture of {kind} changes its colour"
    veiled = {kind: mean(found, veil_of(palette)) for kind, found in seen_land.items()}
    for shown, least in ((colours, LEAST), (veiled, DIMMED)):
        for vision, (one, other) in product(VISIONS, combinations(shown, 2)):
            apart = difference(seen(shown[one], vision), seen(shown[other], vision))
            assert apart >= least[game, dark], f"{one} and {other}, {vision}"


@pytest.mark.parametrize("game", LANDS)
@pytest.mark.parametrize("dark", [False, True])
def test_targets_leave_the_land_as_it_is_and_their_rings_stand_off_it(game: str, dark: bool) -> None:
    palette = palette_of(dark=dark)
    lit = land_seen(game, "map", dark, ringed=True, lit=True)
    plain = land_seen(game, "map", dark, ringed=True)
    assert plain == lit, "the land in a ring is not even tinted"
    if game == "kingdom-builder":
        forest, swamp = (mean(lit[kind]) for kind in ("forest", "swamp"))
        assert all(difference(seen(forest, vision), seen(swamp, vision)) >= LEAST[game, dark] for vision in VISIONS)
    for found, vision in product(lit.values(), VISIONS):
        land = seen(mean(found), vision)
        # Cream between two lines of ink: on light land the ink is seen, on dark land the cream.
        assert max(difference(land, seen(tone, vision)) for tone in (LIGHT.map, palette.ink)) > 25


@pytest.mark.parametrize("name", ["map", "vivid"])
def test_rings_and_pieces_of_players_stand_off_all_land(name: PaletteName) -> None:
    for game, dark, player in product(LANDS, (False, True), PLAYERS):
        palette = palette_of(name, dark=dark)
        tones = (fill_of_player(player, palette), outline_of_player(player, palette))
        for found, vision in product(land_seen(game, name, dark).values(), VISIONS):
            land = seen(mean(found), vision)
            assert max(difference(land, seen(tone, vision)) for tone in tones) > 17


@pytest.mark.parametrize("land", LANDS.values(), ids=LANDS)
@pytest.mark.parametrize("dark", [False, True])
def test_print_tells_terrains_by_greys_and_by_patterns(land: Land, dark: bool) -> None:
    greys = sorted(seen(palette_of("print", dark=dark).shade(look.fills))[0] for look in land.looks.values())
    assert min(two - one for one, two in pairwise(greys)) > 5
    assert len({look.texture for look in land.looks.values()}) == len(land.looks)
    assert land.bare.print not in {look.fills.print for look in land.looks.values()}


@pytest.mark.parametrize("land", LANDS.values(), ids=LANDS)
@pytest.mark.parametrize("name", PALETTES)
def test_fills_in_the_dark_keep_their_hue_and_lose_about_a_fifth_of_their_lightness(
    land: Land, name: PaletteName
) -> None:
    for look in land.looks.values():
        light, dark = (palette_of(name, dark=on) for on in (False, True))
        (l1, a1, b1), (l2, a2, b2) = seen(light.shade(look.fills)), seen(dark.shade(look.fills))
        assert 0.7 < l2 / l1 < 0.9
        if hypot(a1, b1) > 20:
            assert abs((degrees(atan2(b2, a2) - atan2(b1, a1)) + 180) % 360 - 180) < 8


@pytest.mark.parametrize("land", LANDS.values(), ids=LANDS)
def test_vivid_is_more_vivid(land: Land) -> None:
    for name, look in land.looks.items():
        chromas = [hypot(*seen(fill)[1:]) for fill in look.fills[:2]]
        assert chromas[1] > chromas[0] or name == "mountain"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", PALETTES)
def test_writing_and_glyphs_stand_off_what_they_are_on(name: PaletteName, dark: bool) -> None:
    palette = palette_of(name, dark=dark)
    for over, under in ((palette.text, palette.table), (palette.text, palette.panel), (palette.ink, palette.paper)):
        assert abs(lightness(over) - lightness(under)) > 0.6
    assert lightness(palette.paper) > 0.8
    assert lightness(palette_of(name, dark=True).paper) < lightness(palette_of(name).paper)
    assert (lightness(palette.table) < 0.2) == dark


@pytest.mark.parametrize("name", LANDS)
@pytest.mark.parametrize("dark", [False, True])
def test_print_is_grey_all_over(name: str, dark: bool) -> None:
    game = games[name]
    state = game.new(max(game.players), 3)
    for drawing in (
        state.svg(0, "print", dark=dark),
        game.symbols("print", dark=dark),
        str(game.picture("boards", A_BOARD[name], "print", dark=dark)),
    ):
        for colour in set(re.findall(r"#[0-9a-f]{6}", drawing)):
            assert len(set(channels(colour))) == 1, colour


def test_players_are_apart_in_print_as_well() -> None:
    greys = sorted(seen(player.grey)[0] for player in PLAYERS)
    assert min(two - one for one, two in pairwise(greys)) > 15
