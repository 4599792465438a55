"""Figures: the middle of the table in each game, and the steps of examples."""

from xml.etree import ElementTree

import pytest

from realmwright.game import PALETTES, BadSetup, Json, games
from realmwright.rulebook import UnknownFigure, draw, figures_of
from realmwright.rulebook.figures import played
from realmwright.words import Words
from tests.rulebook.samples import sample

SVG = "{http://www.w3.org/2000/svg}"
SKETCHES: dict[str, dict[str, Json]] = {
    "kingdom-builder": {"map": "D D D / G D W", "settlements": ["0,0"], "hands": ["desert"], "tiles": [["farm"]]},
    "winter-kingdom": {"hexes": {"T": "2,0 2,-1"}, "houses": ["1,0"], "hands": ["tundra"], "coins": [2]},
    "dominion": {"hand": "cellar moat 3 copper", "deck": "gold estate", "table": "village", "trash": "curse"},
}


def named(drawing: str, name: str) -> list[ElementTree.Element]:
    """The elements of a class."""
    return [each for each in ElementTree.fromstring(drawing).iter() if each.get("class") == name]


@pytest.mark.parametrize("name", SKETCHES)
def test_a_figure_is_smaller_than_the_table_and_shows_what_can_be_chosen(name: str) -> None:
    state = games[name].sketch(SKETCHES[name])
    drawing, table = (ElementTree.fromstring(drawn) for drawn in (state.figure(0), state.svg(0)))
    assert drawing.tag == f"{SVG}svg"
    assert float(drawing.get("height", 0)) < float(table.get("height", 0))
    assert len(state.figure(0)) < len(state.svg(0))
    assert named(state.figure(0), "rw-target")
    shown = {each.get("href", "")[1:] for each in drawing.iter(f"{SVG}use")}
    assert shown <= {each.get("id") for each in drawing.iter()}, "everything that is used is defined"


@pytest.mark.parametrize("name", SKETCHES)
def test_a_figure_in_all_colours(name: str) -> None:
    state = games[name].sketch(SKETCHES[name])
    drawn = {state.figure(0, palette, dark=dark) for palette in PALETTES for dark in (False, True)}
    assert len(drawn) == 2 * len(PALETTES)
    with pytest.raises(BadSetup):
        state.figure(0, "neon")  # type: ignore[arg-type]
    with pytest.raises(BadSetup):
        state.figure(7)


def test_beside_a_map_lies_what_is_played_with() -> None:
    game = games["kingdom-builder"]
    ground: dict[str, Json] = {"map": "D D D / G D W", "settlements": ["0,0"]}
    (column,) = named(game.sketch({**ground, "tiles": [["farm"]]}).figure(0), "rw-column")
    assert len(list(column)) == 2, "a terrain card and a tile"
    assert named(game.sketch({**ground, "left": 0}).figure(0), "rw-column") == []


def test_cards_have_names_in_the_language_of_the_reader() -> None:
    game = games["dominion"]
    state = game.sketch(SKETCHES["dominion"])
    assert len({state.figure(0), *(state.figure(0, say=Words(game, language).say) for language in ("nl", "de"))}) == 3


def test_the_piles_are_shown_that_can_be_bought_from() -> None:
    state = games["dominion"].sketch({"hand": "copper", "phase": "buy", "coins": 2})
    names = [title.text or "" for pile in named(state.figure(0), "rw-pile") for title in pile.iter(f"{SVG}title")]
    assert [name.partition(":")[0] for name in names] == ["copper", "estate", "curse", "cellar", "moat"]


def test_a_figure_step_by_step() -> None:
    game = sample()
    drawn = [draw(game, "three", step) for step in range(4)]
    assert len(set(drawn)) == 4
    assert drawn[0] == figures_of(game)["three"].position.figure(0)
    with pytest.raises(UnknownFigure, match="has the steps 0 to 3, not 4"):
        draw(game, "three", 4)
    with pytest.raises(UnknownFigure, match="did you mean 'three'"):
        draw(game, "thre")


def test_all_steps_of_a_figure_have_the_same_size() -> None:
    game = sample()
    drawn = [ElementTree.fromstring(draw(game, "three", step)) for step in range(4)]
    assert len({(drawing.get("width"), drawing.get("height"), drawing.get("viewBox")) for drawing in drawn}) == 1
    # Behind the last step nothing is left to build, and the map would be alone.
    state, _ = played(figures_of(game)["three"])
    assert ElementTree.fromstring(state.figure(0)).get("width") != drawn[3].get("width")


def test_exercises_are_figures_too() -> None:
    for name in games:
        for figure in figures_of(games[name]).values():
            played(figure)
