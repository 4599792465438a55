"""KB-14.5 and KB-14.6: the silo phase, between the last turn and the scoring."""

from typing import Any

import pytest

from realmwright.game import IllegalAction
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, many, noted, options, settlements, table, tiles
from tests.kingdom_builder.steps import play

SILO = "G G G G G G / G I G G G G / G G G G G G"
TWO = "G G G G G G G G / G I G G G G I G / G G G G G G G G"


def phase(drawn: str, *seats: str, **details: Any) -> State:
    """The last turn of the last round has just ended."""
    seats = seats if len(seats) > 1 else (*seats, "")
    last = (details.get("start", 0) - 1) % len(seats)
    state = table(drawn, *seats, **{"sets": ALL_SETS, "turn": last, "left": 0, "ending": True, **details})
    return play(state, "end turn")


def moves(state: State) -> set[str]:
    return {text.removeprefix("move ") for text in options(state) if text.startswith("move ")}


def builds(state: State) -> set[str]:
    return {text.removeprefix("build ") for text in options(state) if text.startswith("build ")}


def test_kb_14_5_the_phase_is_for_those_beside_a_silo() -> None:
    state = phase(SILO, "0,1 2,5", "0,5")
    assert (state.over, state.seat, state.prompt().kind) == (False, 0, "silo")
    assert state.prompt().args == {"left": 3, "silos": 1}
    assert [event.args for event in noted(state, "silo-begins")] == [{"seat": 0, "silos": 1}]
    # Every target is next to an own settlement; whatever can be moved may be
    assert builds(state) == {"0,0", "0,2", "1,0", "2,4", "1,4", "1,5"}
    assert moves(state) == {"0,1", "2,5"}
    assert "stop" in options(state)
    play(state, "stop", "end turn")
    assert state.over
    assert [event.kind for event in noted(state)][-1] == "game-over"


def test_kb_14_5_nobody_beside_a_silo_no_phase() -> None:
    state = phase(SILO, "0,5", "2,5")
    assert state.over
    assert phase("G G G / G G G", "0,0", "1,1").over


def test_kb_14_5_only_after_the_last_turn() -> None:
    state = table(SILO, "0,1", "2,5", sets=ALL_SETS, left=0, ending=True)
    play(state, "end turn")
    assert (state.seat, state.prompt().kind) == (1, "build")


def test_kb_14_5_build_up_to_three() -> None:
    state = phase(SILO, "0,1")
    play(state, "build 0,2")
    assert (state.prompt().kind, state.prompt().args) == ("silo-build", {"left": 2, "silos": 1})
    assert moves(state) == set(), "building and moving are not mixed"
    assert {"0,3", "1,2"} <= builds(state)
    play(state, "build 0,3", "build 0,4")
    assert (settlements(state, 0), state.supply[0]) == ({"0,1", "0,2", "0,3", "0,4"}, 36)
    assert (state.prompt().kind, options(state)) == ("closing", {"end turn"})


def test_kb_14_5_or_move_up_to_three() -> None:
    state = phase(SILO, "0,1 0,3 0,5 2,5")
    play(state, "move 0,1")
    assert state.prompt().args["from"] == "0,1"
    assert "0,0" not in hexes(state), "next to another piece than the one that is moved"
    play(state, "to 0,2")
    assert (state.prompt().kind, state.prompt().args) == ("silo-move", {"left": 2, "silos": 1})
    assert builds(state) == set()
    play(state, "move 0,3", "to 0,1", "move 0,5", "to 1,5")
    assert settlements(state, 0) == {"0,1", "0,2", "1,5", "2,5"}
    assert options(state) == {"end turn"}


def test_tc_157_kb_14_5_building_and_moving_are_not_mixed() -> None:
    state = play(phase(SILO, "0,1 2,5"), "build 0,2", "build 0,3")
    with pytest.raises(IllegalAction):
        play(state, "move 0,1")
    state = play(phase(SILO, "0,1 2,5"), "move 0,1", "to 2,4")
    with pytest.raises(IllegalAction):
        play(state, "build 2,3")


def test_kb_14_5_up_to_three_may_be_fewer() -> None:
    state = play(phase(SILO, "0,1"), "build 0,2", "stop")
    assert options(state) == {"end turn"}
    state = play(phase(SILO, "0,1 0,2"), "move 0,2", "to 0,0", "stop")
    assert options(state) == {"end turn"}
    assert [event.args for event in noted(state, "stopped")] == [{"seat": 0, "tile": "silo"}]


def test_tc_157_kb_14_5_two_silos_are_two_actions_in_one_go() -> None:
    # Given five settlements in supply
    drawn = "/".join([*["G" * 10] * 4, "IGGGGGGGGI", "GGGGGGGGGG"])
    state = phase(drawn, many(drawn, 35, 1).replace("4,0", "5,0").replace("0,9", "5,9"), "", start=0)
    assert (state.supply[0], state.prompt().args["silos"]) == (5, 2)
    play(state, "build 4,1", "build 4,2", "build 4,3")
    assert state.prompt().args == {"left": 3, "silos": 1}
    # Then build the other two
    twin = play(state.copy(), "build 4,4", "build 4,5")
    assert options(twin) == {"end turn"}
    # Or move three
    twin = play(state.copy(), "move 4,1", "to 4,4", "move 4,2", "to 4,5", "move 4,3", "to 4,6")
    assert options(twin) == {"end turn"}


def test_tc_157_r_43_the_number_of_actions_is_fixed_when_the_phase_begins() -> None:
    state = phase(TWO, "1,2 1,5 0,3 0,4")
    assert state.prompt().args["silos"] == 2
    # When all pieces leave both silos in the first action, the second one stays
    play(state, "move 1,2", "to 1,3", "move 1,5", "to 1,4", "stop")
    assert state.prompt().args == {"left": 3, "silos": 1}
    # And who comes to a silo only now gets nothing for it
    state = phase(TWO, "1,2 1,3 1,4")
    assert state.prompt().args["silos"] == 1
    play(state, "build 1,5", "stop")
    assert options(state) == {"end turn"}


def test_kb_14_5_one_piece_can_be_beside_two_silos() -> None:
    state = phase("G I G I G / G G G G G", "0,2")
    assert state.prompt().args["silos"] == 2


def test_kb_14_5_a_piece_is_moved_once_an_action_and_may_be_moved_by_several() -> None:
    state = phase(TWO, "1,2 1,5 0,3")
    play(state, "move 1,2", "to 0,4")
    assert moves(state) == {"0,3", "1,5"}
    play(state, "move 0,3", "to 1,4", "stop")
    assert moves(state) == {"0,4", "1,4", "1,5"}


# In the order of play


@pytest.mark.parametrize("start", [0, 1, 2])
def test_kb_14_5_from_the_start_player_round_the_table(start: int) -> None:
    state = phase(SILO, "0,1", "1,0", "2,1", start=start)
    for way in range(3):
        assert state.seat == (start + way) % 3
        play(state, "stop", "end turn")
    assert state.over


def test_kb_14_5_who_has_no_silo_is_passed_over() -> None:
    state = phase(SILO, "0,5", "0,1", "2,5", "1,0")
    assert state.seat == 1
    play(state, "stop", "end turn")
    assert state.seat == 3
    play(state, "stop", "end turn")
    assert state.over


# Where to


def test_kb_14_5_on_any_kind_that_can_be_built_on() -> None:
    drawn = "D A G B W / F I G T M / G C G G G"
    state = phase(drawn, "0,2 1,2 2,2")
    assert builds(state) == {"0,1", "0,3", "1,3", "2,1", "2,3"}


def test_kb_14_5_out_of_warrior_zones() -> None:
    state = phase(SILO, "0,1", "", figures={1: {"warrior": "0,3"}})
    assert builds(state) == {"0,0", "1,0"}


def test_kb_14_5_without_supply_only_moving() -> None:
    drawn = "/".join([*["G" * 10] * 4, "IGGGGGGGGG"])
    state = phase(drawn, many(drawn, 40))
    assert (builds(state), len(moves(state))) == (set(), 40)


def test_kb_14_5_a_lone_piece_cannot_be_moved() -> None:
    assert moves(phase(SILO, "0,1")) == set()


def test_r_08_nor_one_that_could_only_come_back() -> None:
    assert moves(phase("G G I / . . .", "0,1 0,0")) == set()
    assert moves(phase("G G G I / . . . .", "0,2 0,1")) == {"0,2"}


def test_kb_14_5_other_pieces() -> None:
    figures = {0: {"wagon": "0,1", "city hall": "1,4 1,3 1,5 0,4 0,5 2,4 2,5"}}
    state = phase(SILO, "2,1", figures=figures)
    assert state.prompt().args["silos"] == 1
    assert moves(state) == {"0,1", "2,1"}, "a city hall never moves"
    state = phase(SILO, "2,1", figures=figures, switches={"special_pieces_movable": False})
    assert moves(state) == {"2,1"}


def test_kb_14_5_a_figure_beside_a_silo_is_enough() -> None:
    state = phase(SILO, "2,5", figures={0: {"wagon": "1,0"}})
    assert state.prompt().args["silos"] == 1


def test_kb_12_10_a_warrior_takes_its_zone_along() -> None:
    # Given a warrior whose zone covers everything beside the other piece
    state = phase("I G G G . / . . . . .", "0,1", figures={0: {"warrior": "0,3"}})
    assert (builds(state), moves(state)) == (set(), {"0,3"})
    play(state, "move 0,3")
    assert hexes(state) == {"0,2"}


# What happens, and what does not (KB-14.6)


def test_kb_14_6_no_tile_is_taken_and_nobody_reacts() -> None:
    drawn = "G G G L G / I G G G N / G G W W W"
    state = phase(drawn, "1,1", "2,0", locations={"0,3": "farm"}, tiles={1: ["canoe"]})
    play(state, "build 1,2", "build 1,3")
    assert noted(state, "tile-taken") == []
    assert (state.seat, tiles(state, 0)) == (0, [])


def test_kb_14_6_no_tile_is_lost() -> None:
    drawn = "G L G G G / G G G G G / I G G G G"
    state = phase(drawn, "1,0 1,3", locations={"0,1": "farm"}, tiles={0: ["farm@0,1"]})
    play(state, "move 1,0", "to 1,4", "stop")
    assert tiles(state, 0) == ["farm@0,1 fresh"]
    assert noted(state, "tile-lost") == []


def test_kb_14_6_no_red_card_pays() -> None:
    cards = ("rovers", "ambassadors", "shepherds")
    state = phase("G G I / G D D", "0,1", "1,2", cards=cards)
    play(state, "build 1,1", "build 0,0")
    assert noted(state, "earned") == []


def test_r_44_mayors_still_mark_lines() -> None:
    state = phase(SILO, "0,0 0,1 0,2", cards=("mayors", "knights", "lords"))
    play(state, "build 0,3")
    assert [event.args for event in noted(state, "line-marked")] == [{"seat": 0, "line": 0}]
    assert (state.supply[0], state.scores()[0]["mayors"]) == (35, 4)
    state = phase(SILO, "0,0 0,1 0,2 2,5", cards=("mayors", "knights", "lords"))
    play(state, "move 2,5", "to 0,3")
    assert len(noted(state, "line-marked")) == 1


def test_r_44_a_mark_can_take_the_last_settlement_of_an_action() -> None:
    drawn = "/".join(["I" + "G" * 9, *["G" * 10] * 5])
    rows = " ".join(f"{row},{col}" for row in range(1, 6) for col in range(7))
    marks = dict.fromkeys(range(1, 6), 1)
    state = phase(drawn, f"0,1 0,2 0,3 {rows}", cards=("mayors", "knights", "lords"), marks=marks)
    assert state.supply[0] == 2
    play(state, "build 0,4")
    assert (state.supply[0], options(state)) == (0, {"end turn"})


def test_kb_14_5_nothing_else_can_be_used() -> None:
    drawn = "G G G G G / A I M G G / G G G G G"
    state = phase(drawn, "0,1 0,2", tiles={0: ["farm", "paddock", "outpost"]}, caves="1,2")
    assert not any(text.startswith("use") for text in options(state))
    play(state, "stop")
    assert options(state) == {"end turn"}


def test_kb_9_5_the_phase_counts_for_the_score() -> None:
    state = phase(SILO, "0,1", "2,5", cards=("citizens", "knights", "hermits"))
    play(state, "build 0,2", "build 0,3", "build 0,4", "end turn")
    assert state.over
    assert (state.scores()[0]["citizens"], state.scores()[0]["knights"]) == (2, 8)
    assert noted(state, "game-over")[0].args == {"winners": [0]}
