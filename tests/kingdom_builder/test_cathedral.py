"""KB-14.14: the cathedral and its settlement tiles."""

from typing import Any

import pytest

from realmwright.game import IllegalAction
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, many, noted, options, table, tiles, uses
from tests.kingdom_builder.steps import play

CATHEDRAL = "G G G L G G / G G G G G G / D D D G G G"
AT = {"0,3": "cathedral"}


def values(state: State) -> list[int]:
    view: Any = state.view(None)
    found: list[int] = view["kits"]["harvest"]["values"]
    return found


def cathedral(own: str = "0,2", value: int = 1, **details: Any) -> State:
    return table(
        CATHEDRAL,
        own,
        sets=ALL_SETS,
        **{"locations": AT, "tiles": {0: ["cathedral@0,3"]}, "values": [value, 0], **details},
    )


def test_kb_14_14_whoever_takes_the_tile_gets_one_settlement_tile() -> None:
    state = play(table(CATHEDRAL, "0,1", sets=ALL_SETS, locations=AT), "build 0,2")
    assert (values(state), tiles(state, 0)) == ([1, 0], ["cathedral@0,3 new"])
    play(state, "build 1,2", "build 1,1")
    assert (values(state), uses(state)) == ([1, 0], set())


def test_kb_14_14_take_another_one() -> None:
    state = cathedral()
    play(state, "use cathedral")
    assert "take" in options(state)
    play(state, "take")
    assert (values(state), uses(state), state.prompt().args["left"]) == ([2, 0], set(), 3)
    assert noted(state, "value-taken")[0].args == {"seat": 0, "values": 2}


def test_kb_14_14_or_build_for_those_that_are_given_back() -> None:
    state = cathedral(value=3)
    play(state, "use cathedral")
    assert options(state) == {"take", "build 0,1", "build 1,1", "build 1,2"}
    play(state, "build 0,1")
    assert (values(state), "take" in options(state), "stop" in options(state)) == ([2, 0], False, True)
    # The next one is next to any own settlement
    assert hexes(state) == {"0,0", "1,0", "1,1", "1,2"}
    play(state, "build 0,0", "stop")
    assert (values(state), state.supply[0], state.prompt().args["left"]) == ([1, 0], 37, 3)
    assert uses(state) == set()


def test_kb_14_14_the_action_is_over_when_nothing_is_left_to_give() -> None:
    state = play(cathedral(value=2, left=0), "use cathedral", "build 0,1", "build 0,0")
    assert (values(state), options(state)) == ([0, 0], {"end turn"})


def test_kb_14_14_with_nothing_to_give_back_one_can_still_be_taken() -> None:
    state = play(cathedral(value=0), "use cathedral")
    assert options(state) == {"take"}


def test_kb_14_14_before_or_after_the_mandatory_action() -> None:
    assert uses(cathedral()) == {"cathedral"}
    assert uses(cathedral(left=0)) == {"cathedral"}
    assert uses(cathedral(own="0,2 1,2", left=2)) == set()


def test_kb_14_14_adjacent_if_possible() -> None:
    state = play(cathedral(hands=["desert"]), "use cathedral")
    assert hexes(state) == {"2,0", "2,1", "2,2"}
    play(state, "take", "build 2,0")
    assert hexes(state) == {"2,1"}


def test_r_48_what_cannot_be_built_is_not_given_back() -> None:
    # Given one hex of the terrain, and no other card that could be drawn
    state = table(
        "G L . / G . .",
        "0,0",
        sets=ALL_SETS,
        locations={"0,1": "cathedral"},
        tiles={0: ["cathedral@0,1"]},
        values=[3, 0],
        left=0,
        hands=["grass", None],
        rest="removed",
    )
    play(state, "use cathedral", "build 1,0")
    assert (values(state), options(state)) == ([2, 0], {"end turn"})


def test_r_48_neither_without_supply() -> None:
    drawn = "/".join(["L" + "G" * 9, *["G" * 10] * 4])
    state = table(
        drawn,
        many(drawn, 39, 1),
        sets=ALL_SETS,
        locations={"0,0": "cathedral"},
        tiles={0: ["cathedral@0,0"]},
        values=[3, 0],
    )
    play(state, "use cathedral", "build 4,0")
    assert (values(state), options(state)) == ([2, 0], {"end turn"})


def test_kb_6_4_a_cathedral_goes_on_with_the_next_card() -> None:
    state = table(
        "G L . / D D .",
        "0,0",
        sets=ALL_SETS,
        locations={"0,1": "cathedral"},
        tiles={0: ["cathedral@0,1"]},
        values=[3, 0],
        hands=["desert"],
        deck=["grass", "desert"],
        rest="discard",
        left=0,
    )
    play(state, "use cathedral", "build 1,0", "build 1,1")
    assert noted(state, "card-useless")[0].args == {"seat": 0, "terrain": "desert"}


def test_kb_14_14_values_are_lost_with_the_tile() -> None:
    state = cathedral(own="0,2 0,0", value=3, tiles={0: ["cathedral@0,3", "paddock"]}, left=0)
    play(state, "use paddock", "move 0,2", "to 2,1")
    assert tiles(state, 0) == ["cathedral@0,3 lost", "paddock used"]
    assert values(state) == [0, 0]


def test_kb_14_14_and_nobody_gets_another_one_for_coming_back() -> None:
    state = table(CATHEDRAL, "0,1", sets=ALL_SETS, locations=AT, tiles={0: ["cathedral@0,3 lost"]})
    play(state, "build 0,2")
    assert values(state) == [0, 0]


def test_kb_14_14_values_are_worth_nothing_at_the_end() -> None:
    with_values, without = cathedral(value=9), cathedral(value=0)
    assert with_values.scores() == without.scores()


def test_kb_11_8_an_outpost_frees_one_of_the_settlements() -> None:
    state = cathedral(value=3, tiles={0: ["cathedral@0,3", "outpost"]}, left=0)
    play(state, "use cathedral", "build 0,1", "use outpost")
    # The action goes on where it was: nothing can be taken any more
    assert "take" not in options(state)
    assert "2,5" in hexes(state)
    play(state, "build 2,5")
    assert hexes(state) == {"0,0", "1,0", "1,1", "1,2", "1,4", "1,5", "2,4"}


def test_kb_4_4_a_tile_is_used_once_a_turn() -> None:
    state = play(cathedral(left=0), "use cathedral", "take")
    with pytest.raises(IllegalAction):
        play(state, "use cathedral")
