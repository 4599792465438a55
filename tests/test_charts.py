"""Charts of maps, and the pictures of grounds that they stand for."""

from xml.etree import ElementTree

import pytest

from realmwright.drawing import middle
from realmwright.game import BadSetup, games
from realmwright.hexes import axial
from realmwright.hexgames.charts import MARGIN, read_chart, write_chart
from realmwright.rules.kingdom_builder.art import landscape
from realmwright.rules.kingdom_builder.art.glyphs import LAND
from realmwright.rules.kingdom_builder.state import State
from tests.svg import SVG, definitions, land_at, layer, parsed

GAME = games["kingdom-builder"]


def test_a_chart_is_read_as_it_was_written() -> None:
    state = GAME.new(2, 5, {"sets": "all"})
    assert isinstance(state, State)
    cells = landscape.cells(state.board)
    chart = write_chart(cells, LAND)
    assert read_chart(chart, LAND) == cells
    assert chart.startswith("0,0/")
    assert write_chart(read_chart("-3,-2/_G_C//W", LAND), LAND) == "-3,-2/_G_C//W"


def test_a_ground_is_the_same_in_a_picture_of_its_own_and_on_the_table() -> None:
    state = GAME.new(2, 5)
    assert isinstance(state, State)
    chart = write_chart(landscape.cells(state.board), LAND)
    alone, table = parsed(str(GAME.ground(chart))), parsed(state.svg())
    for name in ("rw-ground", "rw-sheet"):
        assert ElementTree.tostring(layer(alone, name)) == ElementTree.tostring(layer(table, name))
    assert definitions(alone).items() <= definitions(table).items()


def test_land_lies_where_the_chart_says_and_the_picture_ends_beyond_it() -> None:
    root = parsed(str(GAME.ground("-1,2/GF/_T")))
    assert land_at(root, *middle(axial(-1, 2))) == ["grass"]
    assert land_at(root, *middle(axial(-1, 3))) == ["flower-field"]
    assert land_at(root, *middle(axial(0, 3))) == ["forest"]
    assert land_at(root, *middle(axial(0, 2))) == []
    # Two hexes and a row, of which the second lies half a hex to the left of the first.
    assert float(str(root.get("height"))) == 70 + 2 * MARGIN
    assert float(str(root.get("width"))) == pytest.approx(2 * 34.64 + 2 * MARGIN, abs=0.1)


def test_letters_are_written_if_they_are_wanted() -> None:
    plain, lettered = (str(GAME.ground("0,0/GT", letters=on)) for on in (False, True))
    assert "rw-letter" not in plain
    assert len([one for one in parsed(lettered).iter(SVG + "g") if one.get("class") == "rw-letter"]) == 2


@pytest.mark.parametrize(
    "chart", ["", "GG", "0,0", "0,0/", "0,0/__", "0,0/X", "0/G", "0,1000/G", "0,0/g", "0,0/G G", "0,0/" + "G" * 4000]
)
def test_what_is_no_chart_is_refused_in_one_line(chart: str) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.ground(chart)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_games_without_maps_have_no_ground() -> None:
    assert games["dominion"].ground("0,0/G") is None
