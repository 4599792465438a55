"""KB-13.6 and KB-17.1: what a reaction interrupts, and what follows from it; for who is asked see test_canoe."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, many, noted, options, settlements, table
from tests.kingdom_builder.steps import play

SHORE = "G G N G G / G G G G G / W G . G B / W W . B B"
"""Whoever comes to the nomad hex takes its only tile."""
BAY = "/".join(["N" + "G" * 9, *["G" * 10] * 5, "W" * 10])


def shore(*seats: str, **details: Any) -> State:
    return table(SHORE, *seats, sets=ALL_SETS, **details)


def asked(state: State) -> tuple[int | None, str]:
    """Who is asked, and what."""
    return state.seat, state.prompt().kind


# Whatever is interrupted goes on afterwards


def test_within_a_donation() -> None:
    state = shore("", "", tiles={0: ["donation grass"], 1: ["canoe"]}, left=0)
    play(state, "use donation grass", "build 0,1")
    assert asked(state) == (1, "tile-react")
    play(state, "build 2,0")
    assert asked(state) == (0, "tile-builds")
    assert state.prompt().args == {"tile": "donation grass", "left": 2}
    play(state, "build 0,0", "build 1,0")
    assert options(state) == {"end turn"}


def test_within_a_resettlement() -> None:
    state = shore("1,0", "", tiles={0: ["resettlement"], 1: ["canoe"]}, left=0)
    play(state, "use resettlement", "move 1,0", "to 1,1")
    assert asked(state) == (1, "tile-react")
    play(state, "build 2,0")
    assert asked(state) == (0, "tile-steps")
    assert state.prompt().args == {"tile": "resettlement", "left": 3}
    play(state, "move 1,1", "to 1,0", "stop")
    assert settlements(state, 0) == {"1,0"}


@pytest.mark.parametrize(
    ("tile", "own", "actions"),
    [
        ("paddock", "1,3", ["move 1,3", "to 1,1"]),
        ("oracle", "0,0", ["build 0,1"]),
        ("refuge", "0,0", ["move 0,0", "to 0,1"]),
        ("barracks", "0,0", ["place 0,1"]),
    ],
)
def test_within_an_extra_action_that_is_over_by_then(tile: str, own: str, actions: list[str]) -> None:
    state = shore(own, "", tiles={0: [tile], 1: ["canoe"]}, left=0)
    play(state, f"use {tile}", *actions)
    assert asked(state) == (1, "tile-react")
    play(state, "build 2,0")
    assert options(state) == {"end turn"}


def test_within_the_way_of_a_wagon() -> None:
    state = shore("", "", figures={0: {"wagon": "1,0"}}, tiles={0: ["wagon"], 1: ["canoe"]}, left=0)
    play(state, "use wagon", "to 1,1")
    assert asked(state) == (1, "tile-react")
    play(state, "stop")
    assert asked(state) == (0, "tile-travel-on")
    play(state, "to 1,2", "to 1,3")
    assert options(state) == {"end turn"}


def test_within_the_service_of_a_cathedral() -> None:
    state = shore("", "", tiles={0: ["cathedral"], 1: ["canoe"]}, values=[3, 0], left=0)
    play(state, "use cathedral", "build 0,1")
    assert asked(state) == (1, "tile-react")
    play(state, "build 2,0")
    assert asked(state) == (0, "tile-serve-on")
    play(state, "build 0,0", "build 1,0")
    assert options(state) == {"end turn"}


def test_within_a_tile_that_the_bazaar_repeats() -> None:
    state = shore("0,0", "", tiles={0: ["bazaar", "oracle used"], 1: ["canoe"]}, left=0)
    play(state, "use bazaar", "use oracle", "build 0,1", "build 2,0")
    assert options(state) == {"end turn"}


# What follows from a reaction


def test_kb_11_17_and_11_18_red_cards_pay_nobody_in_the_turn_of_another() -> None:
    """R-50, R-62: whoever has the turn checks after each build."""
    drawn = "G N G G / G G G G / G . . . / W . . ."
    state = table(
        drawn,
        "2,0",
        "",
        sets=ALL_SETS,
        tiles={1: ["canoe"]},
        cards=("shepherds", "ambassadors", "rovers"),
        split=(2, 2),
    )
    play(state, "build 1,0", "build 3,0")
    assert [event.args for event in noted(state, "earned") if event.args["seat"] == 1] == []


def test_the_rovers_pay_a_canoe_in_the_own_turn() -> None:
    state = shore("", tiles={0: ["canoe"]}, cards=("rovers", "knights", "lords"), split=(2, 2))
    play(state, "build 0,1", "build 3,0")
    assert [event.args["gold"] for event in noted(state, "earned") if event.args["source"] == "rovers"] == [1, 1]


def test_families_look_at_the_mandatory_action_only() -> None:
    drawn = "N G G W / G G G G"
    cards = ("families", "knights", "lords")
    state = table(drawn, sets=ALL_SETS, tiles={0: ["canoe"]}, cards=cards)
    play(state, "build 0,1", "build 0,3", "build 0,2", "build 1,0")
    assert [event.args["source"] for event in noted(state, "earned")] == ["treasure"], "0,1 to 0,3 are one line"
    state = table(drawn, sets=ALL_SETS, tiles={0: ["canoe"]}, cards=cards)
    play(state, "build 1,0", "build 0,3", "build 1,1", "build 1,2")
    assert [event.args["source"] for event in noted(state, "earned")] == ["treasure", "families"]


LINES = "N G G G G / G G G G G / W W W W W"


def test_r_60_kb_17_1_tiles_then_red_cards_then_mayors_then_reactions() -> None:
    cards = ("ambassadors", "mayors", "lords")
    state = table(LINES, "0,2 0,3 0,4", "1,1", sets=ALL_SETS, tiles={1: ["canoe"]}, cards=cards)
    play(state, "build 0,1")
    events = [(event.kind, event.args.get("source")) for event in noted(state)]
    assert events == [
        ("built", None),
        ("tile-taken", None),
        ("earned", "treasure"),
        ("earned", "ambassadors"),
        ("line-marked", None),
    ]
    assert asked(state) == (1, "tile-react")


def test_kb_14_17_a_reaction_can_mark_a_line() -> None:
    cards = ("mayors", "knights", "lords")
    state = table(LINES, "0,2", "2,0 2,1 2,2", sets=ALL_SETS, tiles={1: ["canoe"]}, cards=cards)
    play(state, "build 0,1", "build 2,3")
    assert [event.args for event in noted(state, "line-marked")] == [{"seat": 1, "line": 2}]
    assert state.supply[1] == 35


def test_kb_9_2_a_reaction_can_bring_about_the_last_round() -> None:
    state = table(BAY, "", many(BAY, 39, 20), sets=ALL_SETS, tiles={1: ["canoe"]})
    play(state, "build 0,1", "build 6,0")
    assert [event.args for event in noted(state, "last-round")] == [{"seat": 1}]
    # Red still builds, and so does blue's last turn end the game
    assert asked(state) == (0, "build")
    play(state, "build 0,2", "build 0,3", "end turn")
    assert options(state) == {"end turn"}
    play(state, "end turn")
    assert state.over


def test_the_own_canoe_can_end_the_mandatory_action() -> None:
    state = table(BAY, many(BAY, 38, 20), sets=ALL_SETS, tiles={0: ["canoe"]})
    play(state, "build 1,0", "build 6,0")
    assert (state.supply[0], options(state)) == (0, {"end turn"})


def test_kb_6_4_a_reaction_can_make_the_terrain_of_the_turn_useless() -> None:
    # Given a swamp of two hexes, and a deck with a known card on top
    state = table(
        "B N G / G G G / B . .",
        "",
        "",
        sets=ALL_SETS,
        hands=["swamp-desert"],
        deck=["grass"],
        rest="discard",
        tiles={1: ["canoe"]},
    )
    play(state, "build 0,0", "build 2,0")
    # Then it is red's card that leaves the game, and red builds the settlement still missing on another terrain
    assert [event.args for event in noted(state, "card-useless")] == [{"seat": 0, "terrain": "swamp-desert"}]
    assert noted(state, "card-shown")[-1].args == {"seat": 0, "terrain": "grass"}
    assert asked(state) == (0, "build")
    assert state.prompt().args == {"terrain": "grass", "left": 1, "tiles": []}


def test_kb_14_13_scouts_help_only_whoever_placed_them() -> None:
    drawn = "G N G G G / G G G G G / W G G G W / W . . . ."
    state = table(drawn, "1,0", "1,1", sets=ALL_SETS, scouts="1,3", tiles={0: ["canoe"], 1: ["canoe"]})
    play(state, "build 0,0")
    assert options(state) == {"build 2,0", "build 2,4", "build 3,0", "stop"}
    play(state, "stop")
    assert asked(state) == (0, "tile-react")
    assert options(state) == {"build 2,0", "build 2,4", "stop"}
