"""Crowded maps of any kind: warriors, walls, wagons and scouts between settlements.

Where pieces may go is worked out once more by :mod:`plain` on sets of ``(row, col)``, from the text of the rules alone.
"""

from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import BUILDABLE, STEPS, Cells, Hex, adjacent_if_possible, around, near, of_kind, step
from tests.kingdom_builder.positions import ALL_SETS, hexes, play, table, uses

MOVERS = (
    "barn",
    "harbor",
    "rope bridge",
    "tree house",
    "paddock",
    "caravan",
    "resettlement",
    "refuge",
    "refuge bonus",
    "palisade",
)
BUILDERS = (
    "oracle",
    "garden",
    "foresters lodge",
    "monastery",
    "donation water",
    "donation mountain",
    "village",
    "quarry",
    "city hall",
    "barracks",
    "wagon",
    "lighthouse",
)


class Crowd(NamedTuple):
    """A map and what stands on it; red's turn with a grass card."""

    rows: list[str]
    own: Cells
    warriors: Cells
    """Red's, beside its settlements."""
    foes: Cells
    guards: Cells
    """Blue's warriors."""
    walls: Cells
    scouts: Cells

    @property
    def board(self) -> Cells:
        return plain.rectangle(len(self.rows), len(self.rows[0]))

    @property
    def red(self) -> Cells:
        return self.own | self.warriors

    def open(self, lifted: Hex | None = None) -> Cells:
        """The hexes that are empty and outside of every zone, when a piece of red's is lifted (KB-12.8, KB-12.10)."""
        gone = frozenset([lifted]) if lifted else frozenset()
        standing = (self.red | self.foes | self.guards | self.walls | self.scouts) - gone
        return self.board - standing - near((self.warriors | self.guards) - gone, self.board)

    def ground(self, lifted: Hex | None = None) -> Cells:
        """KB-1.16: the eligible hexes."""
        return self.open(lifted) & of_kind(self.rows, BUILDABLE)


@st.composite
def crowds(draw: st.DrawFn) -> Crowd:
    columns = draw(st.integers(2, 6))
    row = st.text("GGGGCTFDWWMA.L", min_size=columns, max_size=columns)
    rows = draw(st.lists(row, min_size=1, max_size=5))
    left = sorted(of_kind(rows, "GCTFDWMA"))

    def some(most: int) -> Cells:
        chosen = draw(st.sets(st.sampled_from(left), max_size=most)) if left else set()
        left[:] = [place for place in left if place not in chosen]
        return frozenset(chosen)

    return Crowd(rows, some(6), some(2), some(4), some(2), some(3), some(2))


def names(cells: Cells) -> set[str]:
    return {f"{row},{col}" for row, col in cells}


def text(cells: Cells) -> str:
    return " ".join(sorted(names(cells)))


def seated(crowd: Crowd, tile: str) -> State:
    return table(
        "/".join(crowd.rows),
        text(crowd.own),
        text(crowd.foes),
        sets=ALL_SETS,
        figures={0: {"warrior": text(crowd.warriors)}, 1: {"warrior": text(crowd.guards)}},
        walls=text(crowd.walls),
        scouts=text(crowd.scouts),
        tiles={0: [tile]},
        left=0,
    )


def ray(place: Hex, direction: str, board: Cells) -> Iterator[Hex]:
    while (place := step(place, direction)) in board:
        yield place


def last_open(place: Hex, direction: str, crowd: Crowd) -> Hex:
    """KB-11.12: the hex before the first obstacle."""
    ground = crowd.ground(place)
    end = place
    for passed in ray(place, direction, crowd.board):
        if passed not in ground:
            break
        end = passed
    return end


def goals(tile: str, crowd: Crowd, piece: Hex) -> Cells:
    """Where a tile may move a piece of red's."""
    board = crowd.board
    ground = crowd.ground(piece)
    posts = (crowd.red | crowd.scouts) - {piece}
    kinds = {"barn": "G", "harbor": "W", "rope bridge": "C", "tree house": "T"}
    if tile in kinds:
        return adjacent_if_possible(crowd.open(piece) & of_kind(crowd.rows, kinds[tile]), posts, board) - {piece}
    if tile == "paddock":
        return plain.leaps(piece, board) & ground
    if tile == "caravan":
        return frozenset(last_open(piece, direction, crowd) for direction in STEPS) - {piece}
    if tile == "refuge bonus":
        ways = [[passed for passed in ray(piece, direction, board) if passed in ground] for direction in STEPS]
        return frozenset(way[0] for way in ways if way)
    if tile == "palisade":
        area = next(part for part in plain.areas(posts | {piece}) if piece in part)
        return ground & near(area - {piece}, board) - {piece}
    return around(piece, board) & ground


@settings(max_examples=50, deadline=None)
@given(crowds(), st.sampled_from(MOVERS))
def test_kb_12_8_and_12_10_moving_in_a_crowd(crowd: Crowd, tile: str) -> None:
    state = seated(crowd, tile)
    expected = {piece: goals(tile, crowd, piece) for piece in crowd.red}
    movable = frozenset(piece for piece in crowd.red if expected[piece])
    assert (tile in uses(state)) == bool(movable)
    if movable:
        play(state, f"use {tile}")
        assert hexes(state) == names(movable)
        for piece in movable:
            assert hexes(play(state.copy(), f"move {piece[0]},{piece[1]}")) == names(expected[piece])


def sites(tile: str, crowd: Crowd) -> Cells:
    """Where a tile may build or place something of red's, or take a warrior back."""
    board = crowd.board
    rows = crowd.rows
    posts = crowd.red | crowd.scouts
    kinds = {
        "oracle": "G",
        "garden": "F",
        "foresters lodge": "T",
        "monastery": "C",
        "donation water": "W",
        "donation mountain": "M",
        "barracks": BUILDABLE,
        "wagon": BUILDABLE + "M",
        "lighthouse": "W",
    }
    if tile == "village":
        return frozenset(place for place in crowd.ground() if len(around(place, board) & posts) >= 3)
    if tile == "quarry":
        return crowd.open() & of_kind(rows, "G") & near(posts, board)
    if tile == "city hall":
        return frozenset(place for place in board if city_fits(place, crowd))
    found = adjacent_if_possible(crowd.open() & of_kind(rows, kinds[tile]), posts, board)
    if tile == "barracks":
        return (found if len(crowd.warriors) < 2 else frozenset()) | crowd.warriors
    return found


def city_fits(centre: Hex, crowd: Crowd) -> bool:
    """KB-12.15: seven eligible hexes, one of them beside something of red's."""
    flower = around(centre, crowd.board) | {centre}
    if len(flower) < 7 or not flower <= crowd.ground():
        return False
    return bool(flower & near(crowd.red | crowd.scouts, crowd.board))


@settings(max_examples=50, deadline=None)
@given(crowds(), st.sampled_from(BUILDERS))
def test_kb_12_8_building_and_placing_in_a_crowd(crowd: Crowd, tile: str) -> None:
    state = seated(crowd, tile)
    expected = sites(tile, crowd)
    assert (tile in uses(state)) == bool(expected)
    if expected:
        play(state, f"use {tile}")
        assert hexes(state) == names(expected)
