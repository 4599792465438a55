"""KB-14.16 and KB-14.17: the card Mayors, which marks lines during play."""

from typing import Any

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, many, noted, options, table
from tests.kingdom_builder.steps import play

WIDE = "G G G G G G / G G G G G G / G G G G G G"


def mayors(drawn: str, *seats: str, **details: Any) -> State:
    return table(drawn, *seats, **{"sets": ALL_SETS, "cards": ("mayors", "knights", "lords"), **details})


def marked(state: State) -> list[tuple[object, object]]:
    """Who has marked which line, in this order."""
    return [(event.args["seat"], event.args["line"]) for event in noted(state, "line-marked")]


def gold(state: State) -> list[int]:
    return [score["mayors"] for score in state.scores()]


def test_tc_165_kb_14_16_four_on_a_line_mark_it_from_the_supply() -> None:
    state = mayors(WIDE, "1,0 1,2 1,3", "0,5")
    play(state, "build 0,3")
    assert (marked(state), state.supply[0]) == ([], 36)
    # They need not be side by side
    play(state, "build 1,4")
    assert (marked(state), state.supply[0], gold(state)) == ([(0, 1)], 34, [4, 0])
    view: Any = state.view(None)
    assert view["kits"]["harvest"]["marks"] == [-1, 0, -1]
    # A fifth one marks nothing more
    play(state, "build 1,5")
    assert (marked(state), state.supply[0]) == ([(0, 1)], 33)


def test_tc_165_kb_14_16_a_line_is_marked_once() -> None:
    state = mayors(WIDE, "0,0 0,1 0,2", "2,5 2,4 2,3 2,2", marks={0: 1, 2: 1})
    play(state, "build 0,3")
    assert (marked(state), gold(state)) == ([], [0, 8])


def test_tc_165_kb_14_16_a_mark_stays_when_the_pieces_leave() -> None:
    state = mayors(WIDE, "0,0 0,1 0,2 0,3", marks={0: 0}, tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 0,1", "to 2,0")
    assert gold(state) == [4, 0]
    # And its line stays marked for everybody
    state = mayors(WIDE, "", "0,0 0,1 0,2", turn=1, marks={0: 0})
    play(state, "build 0,3")
    assert (marked(state), gold(state)) == ([], [4, 0])


def test_kb_14_17_a_move_marks_as_well() -> None:
    state = mayors(WIDE, "0,0 0,1 0,2 2,3", tiles={0: ["paddock"]}, left=0)
    play(state, "use paddock", "move 2,3", "to 0,4")
    assert marked(state) == [(0, 0)]


def test_kb_14_17_after_every_single_step() -> None:
    # A settlement goes through a line of three others, which is marked when it gets there.
    state = mayors(WIDE, "1,0 1,1 1,2 0,4", tiles={0: ["resettlement"]}, left=0)
    play(state, "use resettlement", "move 0,4", "to 1,4")
    assert marked(state) == [(0, 1)]
    play(state, "move 1,4", "to 2,4", "stop")
    assert gold(state) == [4, 0]


def test_kb_14_17_placing_marks_and_so_does_a_wagon_on_its_way() -> None:
    state = mayors(WIDE, "0,0 0,1 0,2", tiles={0: ["wagon"]}, left=0)
    play(state, "use wagon", "place 0,3")
    assert (marked(state), state.supply[0]) == ([(0, 0)], 36)
    state = mayors(WIDE, "1,0 1,1 1,2", figures={0: {"wagon": "0,4"}}, tiles={0: ["wagon"]}, left=0)
    play(state, "use wagon", "to 1,4", "to 2,4", "stop")
    assert marked(state) == [(0, 1)]


def test_kb_14_17_a_city_hall_can_mark_three_lines_at_once() -> None:
    drawn = "/".join(["G" * 8] * 3)
    state = mayors(drawn, "0,0 0,1 1,0 2,0 2,1", tiles={0: ["city hall"]}, left=0)
    play(state, "use city hall", "place 1,2")
    assert (marked(state), state.supply[0]) == ([(0, 0), (0, 1), (0, 2)], 32)


LATE = "/".join(["G" * 9] * 8)
MANY = " ".join(f"{row},{col}" for row in range(1, 8) for col in range(5))
"""Five on each line but the first, which blue has marked."""
BLUE = dict.fromkeys(range(1, 8), 1)


def test_tc_166_kb_14_17_r_49_without_supply_no_mark() -> None:
    state = mayors(LATE, f"0,0 0,1 0,2 7,8 {MANY}", "0,8", marks=BLUE)
    play(state, "build 0,3")
    assert (marked(state), state.supply[0], options(state)) == ([], 0, {"end turn"})


def test_r_19_kb_9_4_a_mark_can_empty_the_supply_and_bring_the_last_round() -> None:
    state = mayors(LATE, f"0,0 0,1 0,2 {MANY}", "0,8", marks=BLUE)
    assert state.supply[0] == 2
    play(state, "build 0,3")
    assert (marked(state), state.supply[0], options(state)) == ([(0, 0)], 0, {"end turn"})
    assert [event.args for event in noted(state, "last-round")] == [{"seat": 0}]


def test_kb_13_12_a_mark_never_comes_from_what_was_set_aside() -> None:
    state = mayors(LATE, f"0,0 0,1 {MANY}", "0,8", marks=BLUE, under_way={"due": 2, "whole": 5}, left=5)
    play(state, "build 0,2")
    assert (state.supply[0], state.prompt().args["left"]) == (1, 2)
    # The mark takes the last one of the supply, and nothing is left to build
    play(state, "build 0,3")
    assert (marked(state), state.supply[0], options(state)) == ([(0, 0)], 0, {"end turn"})


def test_kb_15_13_a_line_of_the_island_can_be_marked() -> None:
    state = mayors("D D D D / _ _ _ _ / G G G G", "2,0 2,1 2,2", split=(1, 2))
    play(state, "build 2,3")
    assert (marked(state), gold(state)) == ([(0, 2)], [4, 0])


def test_the_card_alone_marks_lines() -> None:
    state = play(mayors(WIDE, "0,0 0,1 0,2", cards=("rangers", "knights", "lords")), "build 0,3")
    assert (marked(state), state.supply[0]) == ([], 36)


def test_kb_9_5_marks_are_counted_at_the_end() -> None:
    state = mayors(LATE, many(LATE, 36), "7,8", marks={0: 0, 1: 0, 2: 0}, start=1)
    play(state, "build 4,0", "end turn")
    assert state.over
    assert gold(state) == [12, 0]
