"""KB-1.2, KB-1.6, KB-2.5 to KB-2.8, KB-3.2: quadrants, and the boards made of them."""

from itertools import combinations

import pytest

from realmwright.bits import each
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS
from realmwright.rules.kingdom_builder.model.maps import locations
from realmwright.rules.kingdom_builder.model.terrain import CASTLE, LOCATION
from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import Hex

# Name: hexes of each kind, location hexes, castle hexes, as printed on the quadrant.
QUADRANTS: dict[str, tuple[dict[str, int], list[Hex], list[Hex]]] = {
    "oracle": ({"G": 16, "C": 14, "D": 15, "F": 15, "T": 15, "W": 17, "M": 5}, [(3, 7)], [(1, 3), (7, 2)]),
    "farm": ({"G": 14, "C": 14, "D": 12, "F": 14, "T": 15, "W": 26, "M": 2}, [(1, 7), (5, 2)], [(1, 1)]),
    "tavern": ({"G": 17, "C": 15, "D": 15, "F": 15, "T": 16, "W": 10, "M": 9}, [(6, 2), (6, 7)], [(3, 3)]),
    "tower": ({"G": 15, "C": 15, "D": 16, "F": 15, "T": 13, "W": 13, "M": 10}, [(3, 5), (7, 2)], [(6, 7)]),
    "harbor": ({"G": 16, "C": 14, "D": 14, "F": 13, "T": 14, "W": 21, "M": 5}, [(7, 6)], [(4, 2), (8, 2)]),
    "paddock": ({"G": 16, "C": 14, "D": 15, "F": 14, "T": 15, "W": 10, "M": 13}, [(2, 8), (6, 1)], [(7, 5)]),
    "barn": ({"G": 16, "C": 17, "D": 18, "F": 13, "T": 15, "W": 5, "M": 13}, [(2, 6), (6, 2)], [(7, 7)]),
    "oasis": ({"G": 14, "C": 12, "D": 11, "F": 14, "T": 12, "W": 34}, [(2, 7), (7, 5)], [(7, 1)]),
}
NAMES = list(QUADRANTS)


def board_of(*labels: str) -> Board:
    return game.new(2, options={"boards": list(labels)}).board


def quadrant(name: str) -> list[str]:
    """The letters of a quadrant, cut out of a board where it lies top left."""
    others = [other for other in NAMES if other != name.removesuffix("/180")][:3]
    return [row[:10] for row in board_of(name, *others).rows()[:10]]


@pytest.mark.parametrize("name", NAMES)
def test_kb_3_2_quadrants_are_as_printed(name: str) -> None:
    counts, locations, castles = QUADRANTS[name]
    rows = quadrant(name)
    printed = {letter: "".join(rows).count(letter) for letter in "GCDFTWMSLBANPI."}
    assert {letter: count for letter, count in printed.items() if count} == {
        **counts,
        "L": len(locations),
        "S": len(castles),
    }
    assert sorted(plain.of_kind(rows, "L")) == locations
    assert sorted(plain.of_kind(rows, "S")) == castles


@pytest.mark.parametrize("name", NAMES)
def test_kb_3_2_one_location_and_two_castles_or_two_and_one(name: str) -> None:
    _, locations, castles = QUADRANTS[name]
    assert (len(locations), len(castles)) == ((1, 2) if name in ("oracle", "harbor") else (2, 1))


@pytest.mark.parametrize("name", NAMES)
def test_kb_2_8_special_hexes_are_apart_and_off_the_rim(name: str) -> None:
    special = sorted(plain.of_kind(quadrant(name), plain.SPECIAL))
    assert all(plain.distance(one, other) >= 3 for one, other in combinations(special, 2))
    assert all(0 < row < 9 and 0 < col < 9 for row, col in special)


@pytest.mark.parametrize("name", NAMES)
def test_kb_2_6_half_a_turn(name: str) -> None:
    upright, turned = quadrant(name), quadrant(f"{name}/180")
    assert turned != upright
    for (row, col), letter in plain.letters(upright):
        assert turned[9 - row][9 - col] == letter


def test_kb_2_5_four_quadrants_in_their_places() -> None:
    """KB-1.11."""
    board = board_of("tavern", "paddock/180", "oasis", "farm/180")
    rows = board.rows()
    assert [len(row) for row in rows] == [20] * 20
    for place, label in enumerate(("tavern", "paddock/180", "oasis", "farm/180")):
        top, left = place // 2 * 10, place % 2 * 10
        assert [row[left : left + 10] for row in rows[top : top + 10]] == quadrant(label)
        mask = {board.cell(row, col) for row in range(top, top + 10) for col in range(left, left + 10)}
        assert set(each(board.quadrants[place])) == mask


def test_kb_2_5_locations_are_those_of_their_quadrants() -> None:
    board = board_of("tavern", "paddock/180", "oasis", "harbor")
    assert locations(board) == {
        "6,2": "tavern",
        "6,7": "tavern",
        # 2,8 and 6,1 of the upright quadrant
        "7,11": "paddock",
        "3,18": "paddock",
        "12,7": "oasis",
        "17,5": "oasis",
        "17,16": "harbor",
    }
    assert [EXTRAS[number].name for number in board.slot_numbers].count("paddock") == 2


def test_kb_1_6_neighbours_across_the_borders() -> None:
    board = board_of("tavern", "paddock", "oasis", "farm")
    around = {board.name(cell) for cell in each(board.grid.around[board.cell(9, 9)])}
    assert around == {"9,8", "9,10", "8,9", "8,10", "10,9", "10,10"}


def test_kb_1_12_the_edge_is_outside_only() -> None:
    board = board_of("tavern", "paddock", "oasis", "farm")
    rim = {f"{row},{col}" for row in range(20) for col in range(20) if row in (0, 19) or col in (0, 19)}
    assert {board.name(cell) for cell in each(board.edge)} == rim
    assert len(rim) == 76


def test_kb_1_10_twenty_lines_over_the_full_width() -> None:
    board = board_of("tavern", "paddock", "oasis", "farm")
    assert [line.bit_count() for line in board.grid.lines] == [20] * 20


def test_kb_1_2_buildable_and_special_hexes() -> None:
    board = board_of("tavern", "paddock", "oasis", "farm")
    rows = board.rows()
    buildable = {f"{row},{col}" for row, col in plain.of_kind(rows, plain.BUILDABLE)}
    special = {f"{row},{col}" for row, col in plain.of_kind(rows, plain.SPECIAL)}
    assert {board.name(cell) for cell in each(board.buildable)} == buildable
    assert {board.name(cell) for cell in each(board.special)} == special
    assert board.terrain[LOCATION].bit_count() + board.terrain[CASTLE].bit_count() == len(special) == 12
