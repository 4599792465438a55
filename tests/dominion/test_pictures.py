"""The engraved pictures: every card has one, in its own tones, small enough, and told apart at the smallest size."""

import gzip
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
import resvg_py

from realmwright.drawing import NAMESPACE, channels, lightness, palette_of
from realmwright.game import PALETTES, PaletteName
from realmwright.rules.dominion import game
from realmwright.rules.dominion.art import illustrations
from realmwright.rules.dominion.art.engraving import Engraving, ellipse, outline, polygon
from realmwright.rules.dominion.art.pictures import PICTURES
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import OWN

SVG = f"{{{NAMESPACE}}}"
DRAWN = [name for name in CATALOGUE.names if name not in OWN]


def picture(card: str, palette: PaletteName = "map", dark: bool = False) -> str:
    text = game.illustration(card, palette, dark=dark)
    assert text is not None
    return text


def colours(text: str) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}", text))


def mini(card: str) -> bytes:
    """The greys of a picture as it is cropped for the smallest card: 10 by 11 points."""
    text = picture(card, "print").replace('viewBox="0 0 120 90"', 'viewBox="0 0 120 90" width="10" height="11"')
    return resvg_py.svg_to_bytes(svg_string=text)


def test_every_card_has_a_picture() -> None:
    assert set(PICTURES) == set(DRAWN)


@pytest.mark.parametrize("card", DRAWN)
def test_a_picture_is_complete_and_defines_nothing(card: str) -> None:
    root = ElementTree.fromstring(picture(card))
    assert (root.get("viewBox"), root.get("preserveAspectRatio")) == ("0 0 120 90", "xMidYMid slice")
    assert {one.tag.removeprefix(SVG) for one in root.iter()} == {"svg", "title", "g", "path"}
    assert not any(one.get("id") or one.get("class") or one.get("style") for one in root.iter())
    assert root[0].text == card


@pytest.mark.parametrize("card", DRAWN)
def test_a_picture_has_five_tones_and_a_spot_colour(card: str) -> None:
    tones = PICTURES[card].tones
    assert colours(picture(card)) <= set(tones)
    greys = [lightness(tone) for tone in tones[:5]]
    assert greys == sorted(greys, reverse=True)
    assert greys[0] > 0.9
    assert greys[4] < 0.15


@pytest.mark.parametrize("card", ["copper", "witch"])
def test_palettes_and_the_dark_change_the_tones_only(card: str) -> None:
    looks = {(name, dark): picture(card, name, dark) for name in PALETTES for dark in (False, True)}
    assert len(set(looks.values())) == len(looks)
    shapes = {re.sub(r"#[0-9a-f]{6}", "#", text) for text in looks.values()}
    assert len(shapes) == 1
    assert all(len(set(channels(tone))) == 1 for tone in colours(looks["print", True]))
    light, dark = (max(map(lightness, colours(looks["map", on]))) for on in (False, True))
    assert dark == pytest.approx(0.88 * light, abs=0.01)


def test_pictures_stay_small() -> None:
    sizes = {card: len(picture(card)) for card in DRAWN}
    assert max(sizes.values()) < 20_000
    assert sum(sizes.values()) < 430_000
    ten = sorted(DRAWN, key=lambda card: sizes[card])[-17:]
    assert sum(len(gzip.compress(picture(card).encode())) for card in ten) < 80_000, "what the heaviest table loads"


def test_pictures_are_told_apart_at_the_smallest_size() -> None:
    seen = {card: mini(card) for card in DRAWN}
    assert len(set(seen.values())) == len(DRAWN)
    tones = {card: PICTURES[card].tones for card in DRAWN}
    assert len(set(tones.values())) == len(DRAWN)
    assert all(one != other for one, other in combinations(seen.values(), 2))


def test_whatever_is_drawn_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game.new(2, 1, {"kingdom": "first-game", "edition": "first"})
    first = state.svg(0)
    monkeypatch.setattr(illustrations, "Engraving", None)
    assert state.svg(0) == first


def test_the_largest_table_is_not_too_large() -> None:
    assert len(game.new(4, 1, {"kingdom": "draft", "mixed": True}).svg(0)) < 400_000


def test_there_is_no_picture_of_what_is_no_card() -> None:
    assert game.illustration("castle") is None


# The graver


def test_an_outline_follows_curves() -> None:
    assert outline("M0 0H4V3Z") == [(0, 0), (4, 0), (4, 3)]
    assert outline(polygon((0, 0), (2, 0), (1, 5))) == [(0, 0), (2, 0), (1, 5)]
    around = outline(ellipse(10, 10, 4, 2))
    assert all(((x - 10) / 4) ** 2 + ((y - 10) / 2) ** 2 == pytest.approx(1) for x, y in around)
    assert min(y for _, y in around) == pytest.approx(8, abs=0.1)
    assert outline("M0 0Q4 0 4 4")[-1] == (4, 4)


def test_hatching_stays_within_its_shape() -> None:
    art = Engraving("moat")
    art.hatch("M20 20H60V50H20Z", 30, 2, 1, (0.3, 0.9))
    drawn = art.drawn(PICTURES["moat"].tones.printed(palette_of()))
    starts = [(float(x), float(y)) for x, y in re.findall(r"M(-?[\d.]+) ?(-?[\d.]+)l", drawn)]
    assert len(starts) > 10
    assert all(19 <= x <= 61 and 19 <= y <= 51 for x, y in starts)


def test_a_picture_is_the_same_every_time() -> None:
    one, other = Engraving("mine"), Engraving("mine")
    for art in (one, other):
        PICTURES["mine"].draw(art)
    tones = PICTURES["mine"].tones
    assert one.drawn(tones) == other.drawn(tones)
    assert one.vary(2, 3) == other.vary(2, 3)
