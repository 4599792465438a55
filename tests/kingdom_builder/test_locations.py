"""KB-8 and KB-5.7: the extra actions of the eight base locations."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.rules.kingdom_builder.content.base.locations import LOCATIONS
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder import plain
from tests.kingdom_builder.plain import Cells
from tests.kingdom_builder.positions import TERRAINS, hexes, options, play, settlements, table, uses

BUILDERS = ("oracle", "farm", "oasis", "tower", "tavern")
MOVERS = ("barn", "harbor", "paddock")


def test_kb_8_there_are_eight_locations_five_build_and_three_move() -> None:
    assert [location.name for location in LOCATIONS] == [*BUILDERS, *MOVERS]


@pytest.mark.parametrize("left", [3, 0])
def test_tc_061_kb_8_1_oracle_is_one_more_mandatory_settlement(left: int) -> None:
    drawn = "C G C C / G G D C"
    mandatory = hexes(table(drawn, "0,1", hands=["canyon"]))
    state = table(drawn, "0,1", hands=["canyon"], tiles={0: ["oracle"]}, left=left)
    play(state, "use oracle")
    assert hexes(state) == mandatory == {"0,0", "0,2"}
    assert state.prompt() == ("tile-build", {"tile": "oracle"})


def test_kb_8_1_oracle_after_the_mandatory_action() -> None:
    state = table("C C C C C / C G G G G", hands=["canyon"], tiles={0: ["oracle"]})
    play(state, "build 0,0", "build 0,1", "build 0,2", "use oracle")
    assert hexes(state) == {"0,3", "1,0"}


@pytest.mark.parametrize(("tile", "letter"), [("farm", "G"), ("oasis", "D")])
def test_kb_8_2_and_8_3_one_kind_whatever_the_card(tile: str, letter: str) -> None:
    drawn = f"T {letter} T {letter} / T T T {letter}"
    state = table(drawn, "0,0", hands=["forest"], tiles={0: [tile]}, left=0)
    play(state, f"use {tile}")
    assert hexes(state) == {"0,1"}
    free = table(drawn, "0,0", "0,1", hands=["forest"], tiles={0: [tile]}, left=0)
    play(free, f"use {tile}")
    assert hexes(free) == {"0,3", "1,3"}


@pytest.mark.parametrize(("tile", "letter"), [("farm", "G"), ("oasis", "D")])
def test_kb_8_9_no_hex_of_the_kind_no_action(tile: str, letter: str) -> None:
    state = table(f"T {letter} T", "0,0", "0,1", hands=["forest"], tiles={0: [tile]})
    assert uses(state) == set()


def test_kb_8_10_tower_any_kind_touching_before_all_others() -> None:
    state = table("G D F T / C G G D / G G G G / W C T M", "1,1", tiles={0: ["tower"]}, left=0)
    play(state, "use tower")
    assert hexes(state) == {"0,1", "0,2", "1,0"}


def test_kb_8_10_tower_from_inside_may_use_the_whole_edge() -> None:
    drawn = "G W G G M / G G G G G / L G G G D / G G G G G / . C T F S"
    state = table(drawn, "2,2", "0,0", tiles={0: ["tower"]}, left=0)
    play(state, "use tower")
    assert hexes(state) == {"0,2", "0,3", "1,0", "1,4", "2,4", "3,0", "3,4", "4,1", "4,2", "4,3"}


def test_kb_8_11_tavern_longer_runs_and_pieces_on_water() -> None:
    """R-18."""
    state = table("G G G W G G G", "0,1 0,2 0,3 0,4", tiles={0: ["tavern"]}, left=0)
    play(state, "use tavern")
    assert hexes(state) == {"0,0", "0,5"}


def test_kb_8_11_tavern_a_gap_between_two_runs_ends_both() -> None:
    state = table("G G G G G G G / . . . . . . .", "0,0 0,1 0,2 0,4 0,5 0,6", tiles={0: ["tavern"]}, left=0)
    play(state, "use tavern")
    assert hexes(state) == {"0,3"}


def test_kb_8_11_tavern_needs_three_own_settlements_in_a_row() -> None:
    state = table("G G G G G G", "0,1 0,2", "0,3", tiles={0: ["tavern"]})
    assert uses(state) == set()


def test_kb_8_11_tavern_on_all_three_axes() -> None:
    drawn = "/".join(["G" * 7] * 7)
    for run, ends in (
        ("3,2 3,3 3,4", {"3,1", "3,5"}),
        ("2,3 3,3 4,4", {"1,2", "5,4"}),
        ("2,4 3,3 4,3", {"1,4", "5,2"}),
    ):
        state = table(drawn, run, tiles={0: ["tavern"]}, left=0)
        play(state, "use tavern")
        assert hexes(state) == ends


def test_tavern_needs_no_adjacency_rule() -> None:
    """KB-5.8: the other end stays open though a hex beside an own settlement is free."""
    state = table("G G G G D / G G G G G", "0,1 0,2 0,3", tiles={0: ["tavern"]}, left=0)
    play(state, "use tavern")
    assert hexes(state) == {"0,0", "0,4"}


def test_kb_8_12_paddock_the_hex_between_must_exist() -> None:
    """TC-212: a straight move ends at the rim of the board."""
    state = table("G G G / G G G / G G G", "0,0", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,0")
    assert hexes(state) == {"0,2", "2,1"}


@pytest.mark.parametrize("between", "GWMLSNPI.")
def test_kb_8_12_paddock_leaps_over_anything(between: str) -> None:
    state = table(f"G {between} D", "0,0", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,0", "to 0,2")
    assert settlements(state, 0) == {"0,2"}


@pytest.mark.parametrize("landing", "WMLSNPI.")
def test_kb_8_12_paddock_lands_on_buildable_hexes_only(landing: str) -> None:
    assert uses(table(f"G G {landing} G", "0,0", tiles={0: ["paddock"]})) == set()


def test_kb_8_12_paddock_leaps_over_settlements_but_not_onto_them() -> None:
    state = table("G G G G", "0,0", "0,1", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,0")
    assert hexes(state) == {"0,2"}
    assert uses(table("G G G G", "0,0", "0,2", tiles={0: ["paddock"]}, left=0)) == set()


def test_kb_5_8_paddock_needs_no_own_neighbour() -> None:
    state = table("G G G G G / G G G G G", "0,0 0,1 0,2", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,2")
    assert hexes(state) == {"0,4"}


def test_kb_8_13_harbor_moves_a_piece_that_is_on_water_already() -> None:
    state = table("W W G / W G G", "0,0 1,1", tiles={0: ["harbor"]}, left=0)
    play(state, "use harbor", "move 0,0")
    assert hexes(state) == {"0,1", "1,0"}


def test_kb_8_14_barn_moves_a_piece_that_stands_alone_far_away() -> None:
    state = table("G G T T T T D", "0,0 0,6", tiles={0: ["barn"]}, left=0)
    play(state, "use barn", "move 0,6")
    assert hexes(state) == {"0,1"}


def test_kb_5_7_a_piece_is_never_put_back() -> None:
    state = table("G G D / D D D", "0,0 1,2", tiles={0: ["barn"]}, left=0)
    play(state, "use barn", "move 0,0")
    # Without the piece lifted nothing touches grass, so any other grass hex is open.
    assert options(state) == {"to 0,1"}


def test_kb_5_7_r_08_no_move_when_the_only_adjacent_hex_is_its_own() -> None:
    # Given two neighbours on grass and free grass far from both
    state = table("G G D D G", "0,0 0,1", tiles={0: ["barn"]}, left=0)
    # When either is lifted, the other touches only the hex just left: KB-1.19 binds to it, R-08 forbids it
    assert uses(state) == set()


def test_kb_5_7_only_the_pieces_that_can_move_are_offered() -> None:
    # Given a pair on grass, and a lone piece on desert
    state = table("G G D D G D", "0,0 0,1 0,3", tiles={0: ["barn"]}, left=0)
    play(state, "use barn")
    # Lifting 0,0 or 0,1 leaves 0,3 beside the grass of 0,4: they may go there. 0,3 itself touches 0,4 alone:
    # without it the pair touches no free grass, so it may go there as well.
    assert hexes(state) == {"0,0", "0,1", "0,3"}
    pair = table("G G D D G D", "0,0 0,1 0,5", "0,4", tiles={0: ["barn"]}, left=0)
    assert uses(pair) == set()


def test_the_prompts_of_a_moving_tile() -> None:
    state = table("G G G", "0,0", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock")
    assert state.prompt() == ("tile-move", {"tile": "paddock"})
    play(state, "move 0,0")
    assert state.prompt() == ("tile-to", {"tile": "paddock", "from": "0,0"})


Case = tuple[list[str], Cells, Cells, str]


@st.composite
def cases(draw: st.DrawFn) -> Case:
    """A small map, the settlements of two seats, and a played card."""
    columns = draw(st.integers(1, 6))
    row = st.text("GGGDDCWWM.LS", min_size=columns, max_size=columns)
    rows = draw(st.lists(row, min_size=1, max_size=5))
    standable = sorted(plain.of_kind(rows, "GDCWM"))
    own = frozenset(draw(st.sets(st.sampled_from(standable), max_size=8))) if standable else frozenset()
    free = sorted(set(standable) - own)
    others = frozenset(draw(st.sets(st.sampled_from(free), max_size=5))) if free else frozenset()
    return rows, own, others, draw(st.sampled_from("GDC"))


def names(cells: Cells) -> set[str]:
    return {f"{row},{col}" for row, col in cells}


def case_table(case: Case, tile: str) -> State:
    rows, own, others, card = case
    hand = TERRAINS["GCDFT".index(card)]
    pieces = [" ".join(sorted(names(cells))) for cells in (own, others)]
    return table("/".join(rows), *pieces, hands=[hand], tiles={0: [tile]}, left=0)


@settings(max_examples=150, deadline=None)
@given(cases(), st.sampled_from(BUILDERS))
def test_kb_8_building_tiles_on_any_map(case: Case, tile: str) -> None:
    rows, own, others, card = case
    state = case_table(case, tile)
    expected = plain.build_targets(tile, rows, own, others, card)
    assert uses(state) == ({tile} if expected else set())
    if expected:
        play(state, f"use {tile}")
        assert hexes(state) == names(expected)


@settings(max_examples=300, deadline=None)
@given(cases(), st.sampled_from(MOVERS))
def test_kb_5_7_moving_tiles_on_any_map(case: Case, tile: str) -> None:
    """The pieces offered are exactly those that, once lifted, have somewhere to go."""
    rows, own, others, card = case
    state = case_table(case, tile)
    expected = {piece: plain.move_targets(tile, rows, own, others, card, piece) for piece in own}
    movable = frozenset(piece for piece in own if expected[piece])
    assert uses(state) == ({tile} if movable else set())
    if movable:
        play(state, f"use {tile}")
        assert hexes(state) == names(movable)
        for piece in movable:
            twin = play(state.copy(), f"move {piece[0]},{piece[1]}")
            assert hexes(twin) == names(expected[piece])
