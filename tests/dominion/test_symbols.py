"""The symbols of Dominion that a page refers to, the colours of the types, and the pictures of cards and sets."""

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest
import resvg_py

from realmwright.drawing import NAMESPACE, PLAYERS, Palette, channels, element, palette_of
from realmwright.game import PALETTES, PaletteName
from realmwright.rules.dominion import game
from realmwright.rules.dominion.art.emblems import emblem, emblem_id
from realmwright.rules.dominion.art.faces import BACK, COIN, FACES, mark_colour, paper_of, type_colours, type_shown
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import ALL, SETS
from realmwright.rules.dominion.model.catalogue import TYPE_NAMES
from tests.test_palettes import VISIONS, difference, seen

SVG = f"{{{NAMESPACE}}}"
LOOKS = [(name, dark) for name in PALETTES for dark in (False, True)]


def parsed(text: str | None) -> ElementTree.Element:
    assert text is not None
    return ElementTree.fromstring(text)


def defined(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    (definitions,) = root.iter(SVG + "defs")
    return {str(one.get("id")): one for one in definitions}


def contrast(one: str, other: str) -> float:
    """How far two colours stand off each other, as WCAG measures it."""
    dark, light = sorted(luminance(colour) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    values = [channel / 255 for channel in channels(colour)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


# The sheet


def test_the_sheet_holds_every_symbol() -> None:
    assert set(defined(parsed(game.symbols()))) == {
        *("rw-dom-card-" + name.replace(" ", "-") for name in CATALOGUE.names),
        *("rw-dom-face-" + name for name in TYPE_NAMES.values()),
        *("rw-dom-marks-" + name for name in TYPE_NAMES.values()),
        *("rw-dom-coin", "rw-dom-points", "rw-dom-back"),
        *("rw-settlement-" + player.name for player in PLAYERS),
    }


def test_every_card_has_an_emblem_of_its_own_in_the_ink_of_the_page() -> None:
    assert len({card.emblem for card in CATALOGUE.cards}) == len(CATALOGUE.cards)
    symbols = defined(parsed(game.symbols()))
    for name in CATALOGUE.names:
        paints = {part.get(paint) for part in symbols[emblem_id(name)] for paint in ("fill", "stroke")}
        assert paints <= {"currentColor", "none", None}
        assert "currentColor" in paints


@pytest.mark.parametrize("name", CATALOGUE.names)
def test_an_emblem_keeps_to_its_square(name: str) -> None:
    def pixels(*drawn: str) -> bytes:
        whole = element("svg", *drawn, xmlns=NAMESPACE, viewBox="-16 -16 32 32", width=128, height=128)
        return resvg_py.svg_to_bytes(svg_string=whole)

    cover = element("rect", x=-12, y=-12, width=24, height=24, fill="#888888")
    assert pixels(emblem(name), cover) == pixels(cover)
    assert pixels(cover, emblem(name)) != pixels(cover)


# Types


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        *(("copper", "treasure"), ("estate", "victory"), ("curse", "curse"), ("village", "action")),
        *(("moat", "reaction"), ("witch", "attack"), ("gardens", "victory")),
    ],
)
def test_a_card_shows_what_matters_most_of_its_types(card: str, shown: str) -> None:
    assert type_shown(card) == shown


@pytest.mark.parametrize(("name", "dark"), LOOKS)
def test_words_and_figures_are_readable_upon_what_they_stand_on(name: PaletteName, dark: bool) -> None:
    palette = palette_of(name, dark=dark)
    paper = paper_of(palette)
    assert set(type_colours(palette)) == set(TYPE_NAMES.values())
    assert contrast(palette.ink, palette.shade(COIN)) >= 4.5
    assert contrast(paper.ink, paper.ground) >= 7


def closest(palette: Palette, vision: str) -> float:
    colours = [seen(colour, vision) for colour in type_colours(palette).values()]
    return min(difference(one, other) for one, other in combinations(colours, 2))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize(
    ("name", "dark", "least"), [("map", False, 12), ("map", True, 12), ("vivid", False, 11.5), ("vivid", True, 12)]
)
def test_types_are_apart(name: PaletteName, dark: bool, least: float, vision: str) -> None:
    assert closest(palette_of(name, dark=dark), vision) >= least


@pytest.mark.parametrize("dark", [False, True])
def test_print_tells_types_by_greys_and_by_marks(dark: bool) -> None:
    palette = palette_of("print", dark=dark)
    greys = sorted(seen(fill)[0] for fill in type_colours(palette).values())
    assert min(two - one for one, two in pairwise(greys)) > 4.5
    assert len({look.mark for look in FACES.values()}) == len(FACES)
    for drawing in (game.symbols("print", dark=dark), str(game.picture("kingdom", "first-game", "print", dark=dark))):
        assert all(len(set(channels(colour))) == 1 for colour in re.findall(r"#[0-9a-f]{6}", drawing))


@pytest.mark.parametrize(("name", "dark"), LOOKS)
def test_marks_and_backs_stand_off_their_ground(name: PaletteName, dark: bool) -> None:
    palette = palette_of(name, dark=dark)
    for kind, fill in type_colours(palette).items():
        assert difference(seen(fill), seen(mark_colour(fill, palette))) > 5, kind
    assert difference(seen(palette.shade(BACK)), seen(palette.table)) > 15


# Pictures


@pytest.mark.parametrize("option", ["cards", "require", "forbid"])
def test_a_card_is_shown_by_its_frame_its_picture_and_its_price(option: str) -> None:
    for card in ALL:
        root = parsed(game.picture(option, card))
        assert set(defined(root)) == {"rw-dom-face-" + type_shown(card), "rw-dom-coin"}
        ((inner,),) = root.findall(f"{SVG}g/{SVG}svg")
        assert ElementTree.tostring(inner) == ElementTree.tostring(parsed(game.illustration(card))[1])
        assert {str(one.get("href"))[1:] for one in root.iter(SVG + "use")} == set(defined(root))
        (title,) = root.iter(SVG + "title")
        assert title.text == card
    light, dark = (str(game.picture(option, "moat", dark=on)) for on in (False, True))
    assert resvg_py.svg_to_bytes(svg_string=light) != resvg_py.svg_to_bytes(svg_string=dark)


@pytest.mark.parametrize("name", SETS)
def test_a_set_is_pictured_by_its_ten_cards(name: str) -> None:
    root = parsed(game.picture("kingdom", name))
    shown = [ElementTree.tostring(one[0]) for one in root.findall(f"{SVG}g/{SVG}svg")]
    drawn = {card: ElementTree.tostring(parsed(game.illustration(card))[1]) for card in CATALOGUE.names}
    assert sorted(shown) in [sorted(drawn[card] for card in cards) for cards in SETS[name].values()]


def test_other_choices_have_no_picture() -> None:
    for option in game.options:
        for choice in option.choices:
            pictured = option.name in ("cards", "require", "forbid") or choice in SETS
            assert (game.picture(option.name, choice) is not None) == pictured
