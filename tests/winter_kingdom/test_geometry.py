"""WK-1 and WK-2: pieces, hexes and maps, against plain sets of coordinates."""

from collections import Counter

import pytest

from realmwright.bits import each
from realmwright.hexes import DIRECTIONS as DIRECTION_STEPS
from realmwright.hexes import Axial
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.boards import draw_map
from realmwright.rules.winter_kingdom.model.board import DIRECTIONS, LOCAL, Board, turned
from realmwright.rules.winter_kingdom.model.components import CENTRES, FORTS, HOUSES, SLOTS
from realmwright.rules.winter_kingdom.model.terrain import KINDS
from tests.winter_kingdom import plain
from tests.winter_kingdom.plain import Cells, Hex, Scene, board_at, name, names, slot_of
from tests.winter_kingdom.positions import TERRAINS, hexes, kind, play, table

WHOLE = frozenset(place for slot in range(SLOTS) for place in board_at(slot))
ALIKE = ["G" * length for length in (5, 6, 7, 8, 9, 8, 7, 6, 5)]
BLANK = dict.fromkeys(WHOLE, "G")


def drawn(*slots: int, islands: bool = False) -> Board:
    """A map of grassland with boards on some slots."""
    return draw_map([ALIKE if slot in slots else None for slot in range(SLOTS)], islands)


def places(board: Board, mask: int) -> Cells:
    return frozenset((place.q, place.r) for place in map(board.place, each(mask)))


# WK-1


def test_wk_1_1_two_to_four_players() -> None:
    assert list(game.players) == [2, 3, 4]
    for players in game.players:
        assert game.new(players, 1).players == players


def test_wk_1_2_the_terrain_cards_of_the_box() -> None:
    state = game.new(4, 1)
    cards = [*state.deck, *state.discard, *(card for hand in state.hand for card in hand)]
    assert Counter(KINDS[card].name for card in cards) == dict.fromkeys(TERRAINS, 5)


def test_wk_1_3_the_pieces_of_a_player() -> None:
    assert (HOUSES, FORTS) == (32, 4)
    state = game.new(3, 2)
    assert (state.supply, state.fort_supply) == ([32] * 3, [4] * 3)


def test_wk_1_4_the_bank_never_runs_out() -> None:
    """41 coins are in the box; whoever earns more gets them all the same."""
    state = table(kind("V", "0,0"), economy="agriculture", coins=[41, 41])
    assert play(state, "build 1,0").coins == [42, 41]


# WK-2


def test_wk_2_1_one_board() -> None:
    """TC-01"""
    assert len(LOCAL) == len(set(LOCAL)) == 61
    assert [sum(cell.r == r for cell in LOCAL) for r in range(-4, 5)] == [5, 6, 7, 8, 9, 8, 7, 6, 5]
    board = drawn(0)
    assert board.grid.board.bit_count() == 61
    assert board.edge.bit_count() == 24
    assert places(board, board.edge) == {place for place in board_at(0) if plain.distance(place) == 4}


def test_wk_2_2_six_directions_and_distance() -> None:
    board = drawn(0)
    middle = board.cell(0, 0)
    steps = dict(zip(("E", "SE", "SW", "W", "NW", "NE"), plain.STEPS, strict=True))
    for direction, place in steps.items():
        assert DIRECTION_STEPS[direction] == place
    assert places(board, board.grid.around[middle]) == set(steps.values())
    for place in board_at(0):
        assert board.chart.distance(middle, board.cell(*place)) == plain.distance(place)


def test_wk_2_3_seven_boards() -> None:
    """TC-02"""
    assert CENTRES == ((0, 0), (4, -9), (9, -5), (5, 4), (-4, 9), (-9, 5), (-5, -4))
    board = drawn(*range(SLOTS))
    assert places(board, board.grid.board) == WHOLE
    assert len(WHOLE) == sum(part.bit_count() for part in board.parts) == 427
    assert [places(board, part) for part in board.parts] == [board_at(slot) for slot in range(SLOTS)]
    first = board.grid.board & -board.grid.board
    assert board.grid.component(first, board.grid.board) == board.grid.board
    assert board.edge.bit_count() == 78


def test_wk_2_4_turning() -> None:
    """TC-04"""
    cell = Axial(3, -1)
    seen = []
    for _ in range(6):
        seen.append(tuple(cell))
        cell = turned(cell)
    assert seen == [(3, -1), (1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3)]
    assert tuple(cell) == (3, -1)


def test_wk_2_4_turning_keeps_a_board_on_its_slot() -> None:
    assert {turned(cell) for cell in LOCAL} == set(LOCAL)
    assert turned(Axial(0, 0)) == Axial(0, 0)
    # Neighbours stay neighbours, and a step east becomes one to the south-east: that is clockwise.
    assert turned(Axial(1, 0)) == Axial(0, 1)


@pytest.mark.parametrize("islands", [False, True])
@pytest.mark.parametrize("slots", [(0,), (0, 1), (1, 2), (3, 6), (0, 1, 2, 3), tuple(range(SLOTS))])
def test_wk_2_5_and_10_17_neighbours(slots: tuple[int, ...], islands: bool) -> None:
    """Hexes at distance 1, also across a seam, unless boards are islands."""
    board = drawn(*slots, islands=islands)
    letters = {place: "G" for slot in slots for place in board_at(slot)}
    scene = Scene(letters, frozenset(), twists=frozenset(["islands"] if islands else []))
    for cell in board.grid.cells:
        place = board.place(cell)
        around = scene.around((place.q, place.r))
        assert places(board, board.grid.around[cell]) == around
        if not islands:
            assert around == {other for other in letters if plain.distance(other, (place.q, place.r)) == 1}


@pytest.mark.parametrize(("one", "other"), [("0,-4", "0,-5"), ("4,-4", "4,-5"), ("4,-4", "5,-5"), ("-4,0", "-5,0")])
def test_wk_2_5_across_the_seam(one: str, other: str) -> None:
    """A player builds from one board onto the next."""
    state = table(kind("T", f"{other} -4,4"), one, boards=7, card="tundra")
    assert hexes(state) == {other}
    apart = table(kind("T", f"{other} -4,4"), one, boards=7, card="tundra", twists=["islands"])
    assert hexes(apart) == {other, "-4,4"}


def test_wk_2_6_the_outer_edge() -> None:
    board = drawn(*range(SLOTS))
    edge = places(board, board.edge)
    assert edge == Scene(BLANK, frozenset()).edge
    assert len(edge) == 78
    # Nothing of the centre board; thirteen of each of the others, concave corners among them.
    assert Counter(slot_of(place) for place in edge) == dict.fromkeys(range(1, SLOTS), 13)
    # In a concave corner one neighbour is missing.
    corners = {place for place in edge if board.grid.around[board.cell(*place)].bit_count() == 5}
    assert corners == plain.cells("-9,1 -8,9 -1,-8 1,8 8,-9 9,-1")


def test_wk_10_17_islands_change_neither_edge_nor_lines() -> None:
    board = drawn(*range(SLOTS))
    apart = drawn(*range(SLOTS), islands=True)
    assert places(apart, apart.edge) == places(board, board.edge)
    for axis in range(3):
        assert {places(apart, line) for line in apart.site.lines[axis]} == {
            places(board, line) for line in board.site.lines[axis]
        }
    assert [places(apart, part) for part in apart.parts] == [board_at(slot) for slot in range(SLOTS)]
    first = apart.grid.board & -apart.grid.board
    assert apart.grid.component(first, apart.grid.board).bit_count() == 61


def test_wk_2_7_and_2_8_terrains() -> None:
    buildable = {terrain.name for terrain in KINDS if terrain.buildable}
    assert buildable == {*TERRAINS, "ice"}
    assert {terrain.name for terrain in KINDS} - buildable == {"mountain", "tunnel", "village", "castle"}
    assert [terrain.name for terrain in KINDS[:6]] == list(TERRAINS)
    assert "".join(terrain.letter for terrain in KINDS[:6]) == plain.CARD_ORDER


@pytest.mark.parametrize(("direction", "number"), [("horizontal", 0), ("falling", 1), ("rising", 2)])
def test_wk_2_9_lines(direction: str, number: int) -> None:
    board = drawn(*range(SLOTS))
    axis = DIRECTIONS.index(direction)

    def place_on_axis(place: Hex) -> int:
        return (place[1], place[0], place[0] + place[1])[number]

    lines = [places(board, line) for line in board.site.lines[axis]]
    assert sum(map(len, lines)) == 427
    for line in lines:
        assert len({place_on_axis(place) for place in line}) == 1
    assert len({place_on_axis(min(line)) for line in lines}) == len(lines)


def test_wk_2_9_and_2_10_areas_and_groups() -> None:
    """A group may consist of houses and forts, and lie on several terrains and boards."""
    state = table(kind("T", "0,-5 0,-3"), "0,-4 0,-5 3,0", "1,-4", boards=7, forts=["0,-3"])
    grid = state.board.grid
    groups = {frozenset(state.board.name(cell) for cell in each(part)) for part in grid.components(state.own[0])}
    assert groups == {frozenset(["0,-4", "0,-5", "0,-3"]), frozenset(["3,0"])}
    assert [state.units(part, 0) for part in sorted(grid.components(state.own[0]), key=int.bit_count)] == [1, 4]


@pytest.mark.parametrize("islands", [False, True])
def test_wk_8_20_hexes_at_distance_two_have_one_between(islands: bool) -> None:
    board = drawn(*range(SLOTS), islands=islands)
    scene = Scene(BLANK, frozenset(), twists=frozenset(["islands"] if islands else []))
    for cell in board.grid.cells:
        place = board.place(cell)
        around = scene.around(place)
        expected = {
            other for other in scene.near(around) if plain.distance(other, place) == 2 and scene.around(other) & around
        }
        assert places(board, board.site.ring[cell]) == expected


def test_names_of_hexes_are_coordinates_of_the_table() -> None:
    for islands in (False, True):
        board = drawn(*range(SLOTS), islands=islands)
        assert {board.name(cell) for cell in board.grid.cells} == names(WHOLE)
        for place in WHOLE:
            assert board.name(board.cell(*place)) == name(place)
