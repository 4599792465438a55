"""KB-12.3: the tasks of Crossroads."""

import pytest

from realmwright.bits import bit
from tests.kingdom_builder import plain, plain_scores
from tests.kingdom_builder.scenes import PAYING, field, gold, paid, read, table


def test_tc_121_kb_12_3a_home_country() -> None:
    assert gold("home country", "G G D / D D D / D W D", "0,0 0,1", "2,1") == [5, 5]
    assert gold("home country", "G G D / D D D / D W D", "0,0", "0,1") == [0, 0], "both must be own"


def test_tc_121_r_28_a_wall_spoils_a_home_country() -> None:
    state = table(read("G G D / D D D / D D D", "0,0"))
    state.blocked = bit(state.board.cell(0, 1))
    assert PAYING["home country"].gold(state, 0) == 0


def test_tc_196_kb_12_3a_a_single_mountain_is_a_home_country() -> None:
    assert gold("home country", "G M G / G G G", "0,1") == [5, 0]


@pytest.mark.parametrize("letter", plain_scores.TERRAINS)
def test_kb_12_3a_home_country_of_every_kind_of_terrain(letter: str) -> None:
    """KB-1.8: a terrain area is of one kind."""
    assert gold("home country", f"{letter} {letter} . {letter}", "0,0 0,1", "0,0") == [5, 0]


@pytest.mark.parametrize("letter", plain.SPECIAL + ".")
def test_kb_12_3a_special_hexes_are_no_home_country(letter: str) -> None:
    """No rule lets anything stand there; if it did, it would be home to nobody."""
    assert gold("home country", f"{letter} G G", "0,0 0,1") == [0, 0]


def test_kb_12_3a_more_home_countries_pay_no_more() -> None:
    """KB-12.3: a task pays once."""
    assert gold("home country", "G D M W", "0,0 0,1 0,2 0,3") == [5, 0]
    assert paid("home country", "M D D . D", "0,1 0,2") == [(5, "0,1 0,2")]


def test_kb_12_3a_the_island_has_terrain_areas_of_its_own() -> None:
    assert gold("home country", "G G / _ _ / G D", "2,0", "0,0 2,1") == [5, 5]


SEVEN = "0,1 0,2 1,0 1,1 1,2 2,1 2,2"


def test_kb_12_3b_fortress() -> None:
    assert gold("fortress", field(3, 3), SEVEN) == [6, 0]
    assert gold("fortress", field(3, 3), SEVEN.replace("1,1 ", ""), "1,1") == [0, 0], "the middle is own as well"
    assert gold("fortress", field(3, 3), SEVEN.removeprefix("0,1 "), "0,1") == [0, 0]
    assert paid("fortress", field(3, 3), SEVEN + " 0,0") == [(6, SEVEN)]


def test_kb_12_3b_no_fortress_at_the_edge() -> None:
    assert gold("fortress", field(2, 3), "0,0 0,1 0,2 1,0 1,1 1,2") == [0, 0]
    assert gold("fortress", "G G G / _ _ _ / G G G / G G G", "2,0 2,1 2,2 3,0 3,1 3,2") == [0, 0], "nor on the rim"


def diagonal(length: int, direction: str) -> str:
    way = [(0, 4)]
    while len(way) < length:
        way.append(plain.step(way[-1], direction))
    return " ".join(f"{row},{col}" for row, col in way)


def broken(way: str) -> str:
    """The same without its hex on line 4."""
    return " ".join(name for name in way.split() if not name.startswith("4,"))


@pytest.mark.parametrize("direction", ["SE", "SW"])
def test_kb_12_3c_road(direction: str) -> None:
    assert gold("road", field(9, 9), diagonal(6, direction)) == [0, 0]
    assert gold("road", field(9, 9), diagonal(7, direction)) == [7, 0]
    assert gold("road", field(9, 9), broken(diagonal(9, direction))) == [0, 0]
    [(points, row)] = paid("road", field(9, 9), diagonal(8, direction) + " 0,0")
    assert (points, set(row.split())) == (7, set(diagonal(8, direction).split())), "a longer row pays the same"


def test_kb_12_3c_a_road_is_neither_horizontal_nor_bent() -> None:
    assert gold("road", field(2, 9), " ".join(f"0,{col}" for col in range(9))) == [0, 0]
    zigzag = " ".join(f"{row},4" for row in range(9))
    assert gold("road", field(9, 9), zigzag) == [0, 0]


def test_kb_12_3c_no_road_leads_over_the_sea() -> None:
    drawn = "/".join(["G" * 9] * 4 + ["_" * 9] + ["G" * 9] * 4)
    assert gold("road", drawn, broken(diagonal(9, "SE"))) == [0, 0]


def test_tc_123_kb_12_3d_place_of_refuge() -> None:
    drawn = "G G G G / G L G G / G G G S"
    assert gold("place of refuge", drawn, "0,1 0,2 1,0 1,2 2,1 2,2", "1,3") == [8, 0]
    assert gold("place of refuge", drawn, "0,1 0,2 1,0 1,2 2,1", "1,3 2,2") == [0, 0]


@pytest.mark.parametrize(("letter", "expected"), [*[(each, 8) for each in "LSNPI"], *[(each, 0) for each in "GWM."]])
def test_kb_12_3d_place_of_refuge_is_any_special_hex(letter: str, expected: int) -> None:
    drawn = f"G G G / G {letter} G / G G G"
    assert gold("place of refuge", drawn, "0,1 0,2 1,0 1,2 2,1 2,2") == [expected, 0]


def test_kb_12_3d_the_special_hex_is_shown() -> None:
    drawn = "G G G / G P G / G G G"
    assert paid("place of refuge", drawn, "0,0 0,1 0,2 1,0 1,2 2,1 2,2") == [(8, "1,1 0,1 0,2 1,0 1,2 2,1 2,2")]


def test_kb_15_14_place_of_refuge_on_the_island() -> None:
    drawn = "G G G / _ _ _ / G G G / G L G / L G G"
    assert gold("place of refuge", drawn, "2,1 2,2 3,0 3,2 4,1 4,2") == [8, 0]
    assert gold("place of refuge", drawn, "2,2 3,0 3,2 4,1 4,2") == [0, 0], "nor at the rim, beside 3,0 and 4,1"


def test_tc_216_kb_12_3e_advance() -> None:
    drawn = field(3, 10)
    red = "0,0 0,2 0,3 0,5 0,6 0,8 0,9"
    assert gold("advance", drawn, red, "2,0 2,1 2,3 2,4 2,6 2,9 1,9") == [9, 0]
    assert paid("advance", drawn, red + " 1,0 2,0") == [(9, red)]


def test_kb_12_3e_advance_on_any_edge_but_not_on_several_together() -> None:
    down = " ".join(f"{row},0" for row in range(7))
    assert gold("advance", field(10, 3), down, down.replace(",0", ",2")) == [9, 9]
    six_and_six = "0,0 0,1 0,2 0,3 0,4 0,5 1,0 2,0 3,0 4,0 5,0"
    assert gold("advance", field(9, 9), six_and_six) == [0, 0]


def test_kb_15_12_no_advance_along_the_island() -> None:
    row = " ".join(f"3,{col}" for col in range(8))
    assert gold("advance", f"{field(2, 8)} / {'_' * 8} / {'G' * 8}", row) == [0, 0]


def test_tc_124_kb_12_3f_compass_points() -> None:
    assert gold("compass points", field(3, 3), "0,0 2,2", "0,1 1,0 2,1") == [10, 0]
    assert gold("compass points", field(3, 3), "0,1 1,0 1,2 2,1") == [10, 0]
    assert gold("compass points", "G G G / G G G / _ _ _ / G G G", "0,0 1,0 3,2") == [0, 0], "the island has no edge"
