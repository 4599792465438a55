"""The symbols that a page refers to, and the pictures of boards and cards."""

from xml.etree import ElementTree

import pytest
import resvg_py

from realmwright.drawing import PLAYERS
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.board import QUADRANT_LABELS, quadrant_rows
from realmwright.rules.kingdom_builder.cards import CARDS
from realmwright.rules.kingdom_builder.emblems import EMBLEMS
from realmwright.rules.kingdom_builder.glyphs import PLACES
from realmwright.rules.kingdom_builder.terrain import CARD_NAMES, NAMES

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str | None) -> ElementTree.Element:
    assert text is not None
    return ElementTree.fromstring(text)


def defined(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    (definitions,) = root.iter(SVG + "defs")
    return {str(one.get("id")): one for one in definitions}


def pixels(svg: str, width: int) -> bytes:
    return resvg_py.svg_to_bytes(svg_string=svg, width=width)


def test_the_sheet_holds_every_symbol() -> None:
    assert set(defined(parsed(game.symbols()))) == {
        *("rw-kb-hex-" + name.replace(" ", "-") for name in NAMES),
        *("rw-kb-place-" + name for name in PLACES),
        *("rw-kb-card-" + name for name in (*CARDS, "castles")),
        *("rw-kb-terrain-" + name.replace(" ", "-") for name in CARD_NAMES),
        *("rw-settlement-" + player.name for player in PLAYERS),
    }


def test_every_source_of_gold_has_an_emblem_of_its_own_in_the_ink_of_the_page() -> None:
    assert set(EMBLEMS) == {*CARDS, "castles"}
    assert len(set(EMBLEMS.values())) == len(EMBLEMS)
    symbols = defined(parsed(game.symbols()))
    for name in EMBLEMS:
        drawn = symbols["rw-kb-card-" + name]
        assert (drawn.get("stroke"), drawn.get("stroke-width"), drawn.get("fill")) == ("currentColor", "2", "none")


def test_letters_can_be_left_out() -> None:
    symbols = defined(parsed(game.symbols()))
    for name in (*("rw-kb-hex-" + name.replace(" ", "-") for name in NAMES[:9]), "rw-kb-terrain-flower-field"):
        assert [part.get("class") for part in symbols[name].iter()].count("rw-letter") == 1
    # Lit hexes write theirs once more.
    state = game.new(2, 1)
    lit = (state.legal() & state.board.grid.board).bit_count()
    written = [part for part in parsed(state.svg()).iter() if part.get("class") == "rw-letter"]
    assert len(written) == 7 + lit


@pytest.mark.parametrize("label", QUADRANT_LABELS)
def test_a_board_is_pictured_as_it_lies(label: str) -> None:
    root = parsed(game.picture("boards", label))
    (title,) = root.iter(SVG + "title")
    assert title.text == label
    (hexes,) = (group for group in root.iter(SVG + "g") if group.get("class") == "rw-hexes")
    assert len(hexes) == 100
    (places,) = (group for group in root.iter(SVG + "g") if group.get("class") == "rw-places")
    shown = [use.get("href") for use in places.iter(SVG + "use")]
    letters = "".join(quadrant_rows(label))
    assert shown.count("#rw-kb-place-" + label.removesuffix("/180")) == letters.count("L")
    assert shown.count("#rw-kb-place-castle") == letters.count("S")
    assert {str(use.get("href"))[1:] for use in root.iter(SVG + "use")} == set(defined(root))


def test_a_turned_board_is_another_picture() -> None:
    pictures = {game.picture("boards", label) for label in QUADRANT_LABELS}
    assert len(pictures) == len(QUADRANT_LABELS)
    assert [row[::-1] for row in reversed(quadrant_rows("farm"))] == quadrant_rows("farm/180")


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_pictured_by_its_emblem(card: str) -> None:
    root = parsed(game.picture("cards", card))
    assert list(defined(root)) == ["rw-kb-card-" + card]
    light, dark = (str(game.picture("cards", card, dark=on)) for on in (False, True))
    assert pixels(light, 48) != pixels(dark, 48)
    assert len(pixels(light, 48)) > len(pixels(light.replace("<use", "<g"), 48)), "the ink is seen"


def test_a_flag_has_no_picture_of_its_own() -> None:
    assert {option.name for option in game.options if option.choices} == {"boards", "cards"}
