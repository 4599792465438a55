"""KB-1 and KB-2: the hex grid of the engine against plain sets of rows and columns."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.bits import each, pack
from realmwright.hexes import DIRECTIONS, Axial, HexGrid, axial, offset, rectangle
from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import Cells, Hex

SHAPES = st.tuples(st.integers(1, 8), st.integers(1, 9))


@st.composite
def grids_and_cells(draw: st.DrawFn) -> tuple[HexGrid, Cells, Cells]:
    """A rectangle, all its cells, and some of them."""
    rows, columns = draw(SHAPES)
    board = plain.rectangle(rows, columns)
    return rectangle(rows, columns), board, frozenset(draw(st.sets(st.sampled_from(sorted(board)))))


def numbers(grid: HexGrid, cells: Cells) -> int:
    return pack(grid.number[axial(row, col)] for row, col in cells)


def places(grid: HexGrid, mask: int) -> Cells:
    return frozenset(offset(grid.cells[number]) for number in each(mask))


@pytest.mark.parametrize(("rows", "columns"), [(1, 1), (1, 7), (7, 1), (2, 2), (3, 4), (5, 6), (20, 20)])
def test_kb_2_2_neighbours_of_every_hex(rows: int, columns: int) -> None:
    grid = rectangle(rows, columns)
    board = plain.rectangle(rows, columns)
    assert places(grid, grid.board) == board
    for place in board:
        number = grid.number[axial(*place)]
        assert places(grid, grid.around[number]) == plain.around(place, board)
        assert places(grid, grid.leaps[number]) == plain.leaps(place, board)


def test_kb_2_1_rows_start_where_the_module_says() -> None:
    grid = rectangle(20, 20)
    assert [grid.number[axial(row, 0)] for row in range(20)] == [22 * row - row // 2 for row in range(20)]
    assert grid.width <= 448


@given(grids_and_cells())
def test_kb_1_6_near_and_dilate(given_: tuple[HexGrid, Cells, Cells]) -> None:
    grid, board, cells = given_
    mask = numbers(grid, cells)
    assert places(grid, grid.near(mask)) == plain.near(cells, board)
    assert places(grid, grid.dilate(mask)) == plain.near(cells, board) | cells


@given(grids_and_cells(), st.data())
def test_kb_1_7_areas(given_: tuple[HexGrid, Cells, Cells], data: st.DataObject) -> None:
    grid, board, cells = given_
    expected = plain.areas(cells)
    found = [places(grid, area) for area in grid.components(numbers(grid, cells))]
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
    start = data.draw(st.sampled_from(sorted(board)))
    component = places(grid, grid.component(numbers(grid, frozenset({start})), numbers(grid, cells)))
    assert component == next((area for area in expected if start in area), frozenset())


@given(grids_and_cells())
def test_kb_11_13_cells_with_so_many_neighbours(given_: tuple[HexGrid, Cells, Cells]) -> None:
    grid, board, cells = given_
    check_crowds(grid, board, cells)


def check_crowds(grid: HexGrid, board: Cells, cells: Cells) -> None:
    for count, found in enumerate(grid.crowds(numbers(grid, cells)), start=1):
        assert places(grid, found) == {place for place in board if len(plain.around(place, cells)) >= count}
    surrounded = {place for place in board if len(plain.around(place, cells)) == 6}
    assert places(grid, grid.surrounded(numbers(grid, cells))) == surrounded


def test_crowds_of_every_mixture_of_neighbours() -> None:
    board = plain.rectangle(3, 3)
    ring = sorted(plain.around((1, 1), board))
    for chosen in range(1 << len(ring)):
        check_crowds(rectangle(3, 3), board, frozenset(ring[number] for number in each(chosen)))


@given(grids_and_cells())
def test_kb_13_16_the_two_hexes_of_an_area_that_are_farthest_apart(given_: tuple[HexGrid, Cells, Cells]) -> None:
    grid, _, cells = given_
    for area in plain.areas(cells):
        assert grid.span(numbers(grid, area)) == farthest(area)


def farthest(area: Cells) -> int:
    return max(plain.distance(one, other) for one in area for other in area)


@pytest.mark.parametrize(("start", "direction"), [((0, 0), "SE"), ((19, 0), "NE")])
def test_kb_13_16_the_longest_way_across_a_whole_board(start: Hex, direction: str) -> None:
    grid = rectangle(20, 20)
    board = plain.rectangle(20, 20)
    way = [start]
    for heading in (direction, "E"):
        while (place := plain.step(way[-1], heading)) in board:
            way.append(place)
    assert grid.span(numbers(grid, frozenset(way))) == farthest(frozenset(way)) == len(way) - 1 >= 28


@given(grids_and_cells(), st.data())
def test_kb_1_13_straight_on_to_the_rim(given_: tuple[HexGrid, Cells, Cells], data: st.DataObject) -> None:
    grid, board, _ = given_
    start = data.draw(st.sampled_from(sorted(board)))
    check_rays(grid, board, start)


def check_rays(grid: HexGrid, board: Cells, start: Hex) -> None:
    for direction, step in zip(DIRECTIONS, grid.steps, strict=True):
        way = []
        place = start
        while (place := plain.step(place, direction)) in board:
            way.append(place)
        assert [offset(grid.cells[cell]) for cell in grid.ray(grid.number[axial(*start)], step)] == way


@given(grids_and_cells(), st.integers(2, 4))
def test_kb_8_11_ends_of_straight_runs(given_: tuple[HexGrid, Cells, Cells], length: int) -> None:
    grid, board, cells = given_
    found = places(grid, grid.line_ends(numbers(grid, cells), length))
    assert found == plain.beyond_lines(cells, length, board)


@given(grids_and_cells(), st.data())
def test_kb_8_12_leaps(given_: tuple[HexGrid, Cells, Cells], data: st.DataObject) -> None:
    grid, board, cells = given_
    landings = frozenset(data.draw(st.sets(st.sampled_from(sorted(board)))))
    found = places(grid, grid.leaping(numbers(grid, cells), numbers(grid, landings)))
    assert found == {place for place in cells if plain.leaps(place, board) & landings}


@given(SHAPES, st.data())
def test_kb_2_4_distance(shape: tuple[int, int], data: st.DataObject) -> None:
    grid = rectangle(*shape)
    places_ = st.sampled_from(sorted(plain.rectangle(*shape)))
    one, other = data.draw(places_), data.draw(places_)
    found = grid.distance(grid.number[axial(*one)], grid.number[axial(*other)])
    assert found == plain.distance(one, other) == walk(one, other)


def walk(one: Hex, other: Hex) -> int:
    """The number of steps over an endless plain, counted by walking."""
    reached = {one}
    steps = 0
    while other not in reached:
        reached |= {plain.step(place, direction) for place in reached for direction in plain.STEPS}
        steps += 1
    return steps


@given(SHAPES)
def test_kb_1_10_and_1_12_lines_and_edges(shape: tuple[int, int]) -> None:
    rows, columns = shape
    grid = rectangle(rows, columns)
    assert [places(grid, line) for line in grid.lines] == [
        {(row, col) for col in range(columns)} for row in range(rows)
    ]
    rim = {(row, col) for row, col in plain.rectangle(*shape) if row in (0, rows - 1) or col in (0, columns - 1)}
    assert places(grid, grid.edge) == rim


@given(st.integers(0, 50), st.integers(0, 50))
def test_addresses_there_and_back(row: int, col: int) -> None:
    assert offset(axial(row, col)) == (row, col)


PLACES = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)))


@settings(max_examples=200)
@given(PLACES.filter(bool), PLACES)
def test_any_set_of_hexes_is_a_grid(addresses: set[Hex], some: set[Hex]) -> None:
    """Not every board is a rectangle: islands (KB-15.8) and other games have rims of their own."""
    board = frozenset(addresses)
    cells = board & some
    grid = HexGrid(axial(row, col) for row, col in board)
    for place in board:
        number = grid.number[axial(*place)]
        assert places(grid, grid.around[number]) == plain.around(place, board)
        assert places(grid, grid.leaps[number]) == plain.leaps(place, board)
    mask = numbers(grid, cells)
    assert places(grid, grid.near(mask)) == plain.near(cells, board)
    assert places(grid, grid.line_ends(mask, 3)) == plain.beyond_lines(cells, 3, board)
    assert places(grid, grid.leaping(grid.board, mask)) == {
        place for place in board if plain.leaps(place, board) & cells
    }
    areas = [sorted(places(grid, area)) for area in grid.components(mask)]
    assert sorted(areas) == sorted(map(sorted, plain.areas(cells)))
    assert all(grid.span(area) == farthest(places(grid, area)) for area in grid.components(mask))
    check_crowds(grid, board, cells)
    for place in cells:
        check_rays(grid, board, place)


def test_kb_15_16_no_way_leads_over_a_gap() -> None:
    """Three rows, two without any hex, and an island below."""
    board = plain.rectangle(3, 4) | {(5 + row, 1 + col) for row, col in plain.rectangle(2, 2)}
    grid = HexGrid(axial(row, col) for row, col in board)
    for place in board:
        check_rays(grid, board, place)


def test_a_hex_in_the_south_west_of_the_first_is_its_neighbour() -> None:
    grid = HexGrid([Axial(0, 0), Axial(-1, 1)])
    upper, lower = grid.number[Axial(0, 0)], grid.number[Axial(-1, 1)]
    assert (grid.around[upper], grid.around[lower]) == (1 << lower, 1 << upper)


def test_a_grid_needs_a_cell() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        HexGrid([])
