"""KB-13.12 to KB-13.14: settlements that a temple sets aside for the next turn."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import (
    ALL_SETS,
    TERRAINS,
    many,
    noted,
    options,
    settlements,
    table,
    tiles,
    uses,
)
from tests.kingdom_builder.steps import play

PLAIN = "G G G G G G / G G G G G G / G G G G G G"


def left(state: State) -> object:
    """How many settlements the mandatory action still has, as the player is told."""
    return state.prompt().args["left"]


def plain(*seats: str, **details: Any) -> State:
    return table(PLAIN, *seats, **{"sets": ALL_SETS, **details})


def test_kb_13_12_a_settlement_is_set_aside_and_built_in_the_next_turn() -> None:
    state = plain("0,0 0,1", "2,5", tiles={0: ["temple"]})
    play(state, "use temple")
    assert options(state) == {"take 0,0", "take 0,1"}
    play(state, "take 0,1")
    assert noted(state, "set-aside")[0].args == {"seat": 0, "piece": "settlement", "hex": "0,1"}
    # Neither on the board nor in supply (KB-13.13); this turn's action is as ever
    assert (settlements(state, 0), state.supply[0], left(state)) == ({"0,0"}, 38, 3)
    play(state, "build 0,1", "build 0,2", "build 0,3", "end turn", "build 2,4", "build 2,3", "build 2,2", "end turn")
    # Then the next one has four
    assert (left(state), state.supply[0]) == (4, 35)
    play(state, "build 1,0", "build 1,1", "build 1,2", "build 1,3")
    assert (options(state), state.supply[0]) == ({"end turn", "use temple"}, 32)


def test_kb_13_12_after_the_mandatory_action_as_well() -> None:
    state = play(plain("0,0", tiles={0: ["temple"]}, left=0), "use temple", "take 0,0")
    assert (settlements(state, 0), options(state)) == (set(), {"end turn"})


def test_kb_13_12_two_temples_set_two_aside() -> None:
    state = plain("0,0 0,1 0,2", "2,5", tiles={0: ["temple", "temple"]}, left=0)
    play(state, "use temple", "take 0,0", "use temple", "take 0,1", "end turn")
    play(state, "build 2,4", "build 2,3", "build 2,2", "end turn")
    assert left(state) == 5


def swamp(**details: Any) -> State:
    """A turn on swamp or desert with one settlement set aside."""
    drawn = "B B B B B / . . . . . / D D D D D"
    return table(drawn, sets=ALL_SETS, hands=["swamp-desert"], under_way={"due": 1, "whole": 4}, left=4, **details)


def test_kb_13_12_on_swamp_two_and_those_set_aside() -> None:
    state = swamp()
    play(state, "build 0,0")
    assert left(state) == 2
    play(state, "build 0,1", "build 0,2")
    assert options(state) == {"end turn"}
    state = swamp()
    play(state, "build 2,0")
    assert left(state) == 3


def test_kb_13_12_it_is_built_even_if_the_tile_is_lost_meanwhile() -> None:
    drawn = "G G L G G / G G G G G / G G G G G"
    state = table(drawn, "0,1", "2,4", sets=ALL_SETS, locations={"0,2": "temple"}, tiles={0: ["temple@0,2"]}, left=0)
    play(state, "use temple", "take 0,1")
    assert tiles(state, 0) == ["temple@0,2 lost"]
    play(state, "end turn", "build 2,3", "build 2,2", "build 2,1", "end turn")
    assert left(state) == 4


def test_r_38_only_settlements_can_be_set_aside() -> None:
    state = plain(
        "0,0",
        figures={0: {"wagon": "0,5", "warrior": "2,0", "city hall": "1,3 1,2 1,4 0,3 0,4 2,3 2,4"}},
        tiles={0: ["temple"]},
        scouts="0,1",
    )
    play(state, "use temple")
    assert options(state) == {"take 0,0"}
    state = plain("", figures={0: {"wagon": "0,5"}}, tiles={0: ["temple"]})
    assert uses(state) == set()


def test_tc_190_kb_7_5_the_temple_can_break_another_tile() -> None:
    drawn = "G G L G G / G G G G G / G G G G G"
    state = table(drawn, "0,1 2,0", sets=ALL_SETS, locations={"0,2": "farm"}, tiles={0: ["farm@0,2", "temple"]}, left=0)
    play(state, "use temple", "take 0,1")
    assert noted(state, "tile-lost")[0].args == {"seat": 0, "tile": "farm"}
    assert tiles(state, 0) == ["farm@0,2 lost", "temple used"]


FIELD = "/".join(["G" * 12] * 5)


def nearly_out(spare: int, **details: Any) -> State:
    """Red has so many settlements left, of those that are not on the board."""
    return table(FIELD, many(FIELD, 40 - spare), "4,11", **{"sets": ALL_SETS, **details})


def test_tc_139_kb_13_13_r_39_a_settlement_set_aside_delays_the_end() -> None:
    # Given a temple that is used before the last three settlements are built
    state = nearly_out(3, tiles={0: ["temple"]})
    play(state, "use temple", "take 0,0", "build 0,0", "build 3,1", "build 3,2")
    assert (state.supply[0], state.ending, options(state)) == (0, False, {"end turn"})
    play(state, "end turn", "build 4,10", "build 4,9", "build 4,8", "end turn")
    # Then the next turn has the one that is left, and it must be built
    assert (left(state), uses(state)) == (1, {"temple"})
    assert "end turn" not in options(state)
    play(state, "build 3,3")
    assert [event.args for event in noted(state, "last-round")] == [{"seat": 0}]
    assert "end turn" in options(state)


def test_r_39_and_delays_it_again_and_again() -> None:
    state = nearly_out(1, tiles={0: ["temple"]}, under_way={"due": 1, "whole": 4}, left=4)
    assert left(state) == 1
    play(state, "use temple", "take 0,0", "build 0,0")
    assert (state.ending, options(state)) == (False, {"end turn"})


def test_kb_9_3_a_temple_does_not_undo_the_end() -> None:
    state = nearly_out(1, tiles={0: ["temple"]})
    play(state, "build 3,3", "use temple", "take 0,0")
    assert state.ending
    play(state, "end turn", "build 4,10", "build 4,9", "build 4,8", "end turn")
    assert state.over


def test_kb_13_13_others_can_end_the_game_meanwhile() -> None:
    state = table(
        FIELD, "4,11", many(FIELD, 39), sets=ALL_SETS, turn=1, aside={0: 1}, cards=("citizens", "hermits", "lords")
    )
    play(state, "build 3,3")
    assert state.ending
    play(state, "end turn")
    assert state.over
    assert state.scores()[0]["hermits"] == 1, "what is set aside scores nothing"


def test_kb_6_5_without_terrain_cards_it_stays_aside() -> None:
    """R-64."""
    state = table(
        "G G . / . . .",
        "",
        "",
        sets=ALL_SETS,
        under_way={"due": 1, "whole": 4},
        left=4,
        hands=["grass", None],
        removed=["grass"] * 4 + [terrain for terrain in TERRAINS[1:] for _ in range(5)],
    )
    play(state, "build 0,0", "build 0,1")
    assert [event.kind for event in noted(state, "no-cards")] == ["no-cards"]
    assert options(state) == {"end turn"}


def earned(state: State, seat: int = 0) -> object:
    dump: Any = state.dump()
    return dump["players"][seat]["earned"]


def due(cards: tuple[str, str, str], *seats: str, **details: Any) -> State:
    """A turn with one settlement set aside."""
    more: dict[str, Any] = {"under_way": {"due": 1, "whole": 4}, "left": 4, "cards": cards, **details}
    return plain(*seats, **more)


FAMILIES = ("families", "knights", "lords")


@pytest.mark.parametrize(
    ("built", "gold"),
    [
        (["0,0", "0,1", "0,2", "1,0"], 2),
        (["0,0", "0,1", "1,0", "0,2"], 2),
        (["1,0", "0,0", "0,1", "0,2"], 2),
        (["0,0", "1,0", "0,1", "1,1"], 0),
        (["0,0", "0,1", "0,2", "0,3"], 2),
    ],
)
def test_tc_207_kb_13_14_r_40_families_take_any_three_of_the_action(built: list[str], gold: int) -> None:
    state = play(due(FAMILIES), *(f"build {place}" for place in built))
    assert earned(state) == ({"families": gold} if gold else {})


def test_tc_207_kb_13_14_never_with_fewer_than_three_regular_ones() -> None:
    state = swamp(cards=FAMILIES)
    play(state, "build 0,0", "build 0,1", "build 0,2")
    assert earned(state) == {}
    # Two from a short supply and one that was set aside
    state = nearly_out(3, under_way={"due": 1, "whole": 4}, left=4, cards=FAMILIES)
    play(state, "build 3,1", "build 3,2", "build 3,3")
    assert (earned(state), state.supply[0]) == ({}, 0)


def test_kb_13_14_it_is_new_for_shepherds_and_ambassadors() -> None:
    state = due(("shepherds", "ambassadors", "rovers"), "", "1,1 0,1 2,0", walls="2,1")
    play(state, "build 1,0")
    assert earned(state) == {"ambassadors": 1, "rovers": 1}
    play(state, "build 0,0")
    assert earned(state) == {"ambassadors": 2, "shepherds": 2, "rovers": 2}
