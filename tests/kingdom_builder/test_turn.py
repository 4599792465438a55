"""KB-4 and KB-5: the turn, and the rules of building."""

import pytest

from realmwright.game import IllegalAction
from tests.kingdom_builder.positions import (
    dump_of,
    hexes,
    many,
    noted,
    options,
    play,
    settlements,
    table,
    tiles,
    uses,
)

PLAIN = "G G G G G G / G G G G G G / D D D D D D / D D D D D D"
WIDE = "/".join(["G" * 12] * 10)


def test_kb_4_1_a_turn_is_three_settlements_and_its_end() -> None:
    state = table(PLAIN)
    assert (state.seat, state.prompt().kind, state.prompt().args["left"]) == (0, "build", 3)
    play(state, "build 0,0", "build 0,1", "build 0,2")
    assert (state.seat, state.prompt().kind, options(state)) == (0, "finish", {"end turn"})
    play(state, "end turn")
    assert (state.seat, state.prompt().kind) == (1, "build")
    assert settlements(state, 0) == {"0,0", "0,1", "0,2"}
    assert (state.supply[0], state.supply[1]) == (37, 40)


@pytest.mark.parametrize("built", [0, 1, 2])
def test_kb_4_2_the_mandatory_action_cannot_be_cut_short(built: int) -> None:
    state = table(PLAIN)
    play(state, *("build 0,0", "build 0,1", "build 0,2")[:built])
    assert "end turn" not in options(state)
    with pytest.raises(IllegalAction, match="'end turn' cannot be played now: seat 0 may play 'build'"):
        play(state, "end turn")


@pytest.mark.parametrize("supply", [1, 2])
def test_kb_4_2_short_supply_builds_what_is_left(supply: int) -> None:
    state = table(WIDE, many(WIDE, 40 - supply))
    assert state.prompt().args["left"] == supply
    for _ in range(supply):
        assert options(state) == {f"build {name}" for name in hexes(state)}
        play(state, f"build {min(hexes(state))}")
    assert options(state) == {"end turn"}
    assert state.supply[0] == 0


def test_kb_4_2_exactly_three_in_supply() -> None:
    state = table(WIDE, many(WIDE, 37))
    for _ in range(3):
        play(state, f"build {min(hexes(state))}")
    assert (state.supply[0], options(state)) == (0, {"end turn"})


def test_tc_019_kb_4_3_no_extra_action_between_mandatory_builds() -> None:
    # Given two tiles that could build and move at any time
    state = table(PLAIN, "3,0", tiles={0: ["oasis", "paddock"]})
    assert uses(state) == {"oasis", "paddock"}
    # When the mandatory action has begun, then only its own builds are offered
    play(state, "build 0,0")
    assert uses(state) == set()
    play(state, "build 0,1")
    assert uses(state) == set()
    with pytest.raises(IllegalAction):
        play(state, "use oasis")
    with pytest.raises(IllegalAction):
        play(state, "end turn")
    # And when it is done, everything unused is there again
    play(state, "build 0,2")
    assert options(state) == {"end turn", "use oasis", "use paddock"}


FARM = ("use farm", "build 1,0")
OASIS = ("use oasis", "build 2,1")
MANDATORY = ("build 0,1", "build 0,2", "build 0,3")


@pytest.mark.parametrize(
    "order",
    [
        (*FARM, *MANDATORY, *OASIS),
        (*OASIS, *FARM, *MANDATORY),
        (*MANDATORY, *FARM, *OASIS),
        (*MANDATORY, *OASIS, *FARM),
        MANDATORY,
        (*MANDATORY, *OASIS),
    ],
    ids=["around", "both before", "both after", "both after, other order", "neither", "one"],
)
def test_tc_020_kb_4_4_extra_actions_before_and_after(order: tuple[str, ...]) -> None:
    # Given red next to grass and desert alike
    state = table("G G G G / G G G G / D D D D / D D D D", "1,1", tiles={0: ["farm", "oasis"]})
    play(state, *order)
    unused = {"use farm", "use oasis"} - set(order)
    assert options(state) == {"end turn"} | unused
    play(state, "end turn")
    assert state.seat == 1
    # Then the tiles are fresh again for the next turn, KB-4.6
    assert tiles(state, 0) == ["farm fresh", "oasis fresh"]


def test_kb_4_4_each_tile_once_a_turn() -> None:
    state = table(PLAIN, tiles={0: ["oasis"]})
    play(state, "use oasis", "build 2,0")
    assert uses(state) == set()
    assert tiles(state, 0) == ["oasis used"]
    play(state, "build 1,0", "build 1,1", "build 0,0")
    assert options(state) == {"end turn"}


def test_kb_4_5_an_action_begun_is_finished_first() -> None:
    state = table(PLAIN, "0,0", tiles={0: ["paddock", "farm"]}, left=0)
    play(state, "use paddock")
    assert options(state) == {"move 0,0"}
    play(state, "move 0,0")
    assert options(state) == {"to 0,2", "to 2,1"}
    play(state, "to 0,2")
    assert options(state) == {"end turn", "use farm"}


@pytest.mark.parametrize("tile", ["oasis", "tavern", "harbor"])
def test_kb_4_5_no_action_without_a_legal_result(tile: str) -> None:
    """R-06."""
    state = table("G G G G / G G M G", "0,0", tiles={0: [tile]})
    assert uses(state) == set()
    with pytest.raises(IllegalAction, match=f"'use {tile}' cannot be played now"):
        play(state, f"use {tile}")


def test_kb_4_5_a_paddock_with_nowhere_to_leap() -> None:
    state = table("G G W / G G G", "0,0", tiles={0: ["paddock"]})
    assert uses(state) == set()


def test_kb_4_6_the_end_of_a_turn() -> None:
    """R-07."""
    # Given a played forest card, canyon on top of the pile, a used tile and one taken this turn
    state = table(
        "G T T T / G G G L / G G G G",
        "1,2",
        hands=["forest", "grass"],
        deck=["canyon"],
        tiles={0: ["oasis used", "farm@1,3 new"]},
        locations={"1,3": "farm"},
        left=0,
    )
    play(state, "end turn")
    dump = state.dump()
    assert isinstance(dump["players"], list)
    assert isinstance(dump["players"][0], dict)
    # Then forest is discarded, canyon is in hand, both tiles are fresh, and the next seat is asked
    assert dump["players"][0]["card"] == "canyon"
    assert dump["discard"] == ["forest"]
    # Tiles from hexes of the map are listed before those from elsewhere.
    assert tiles(state, 0) == ["farm@1,3 fresh", "oasis fresh"]
    assert state.seat == 1


def test_kb_4_6_the_turn_goes_round_clockwise() -> None:
    state = table(WIDE, "0,0", "0,2", "0,4", left=0, turn=1)
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        while "end turn" not in options(state):
            play(state, f"build {min(hexes(state))}")
        play(state, "end turn")
    assert seats == [1, 2, 0, 1]


def test_kb_4_7_with_an_empty_supply_pieces_still_move() -> None:
    drawn = "/".join(["G" * 12] * 9 + ["W" * 12])
    fixed: list[str] = ["oracle", "farm", "tower", "tavern", "paddock", "harbor", "barn"]
    state = table(drawn, many(drawn, 40), left=0, tiles={0: fixed})
    assert uses(state) == {"paddock", "harbor", "barn"}
    play(state, "use harbor", "move 0,0", "to 9,0")
    assert (state.supply[0], "9,0" in settlements(state, 0)) == (0, True)


def test_kb_4_7_a_turn_that_begins_with_an_empty_supply() -> None:
    state = table(WIDE, "9,0", many(WIDE, 40), left=0, tiles={1: ["paddock", "farm"]})
    play(state, "end turn")
    assert (state.seat, options(state)) == (1, {"end turn", "use paddock"})


def test_kb_5_1_one_settlement_a_hex() -> None:
    state = table("G G G G", "0,0", "0,1")
    assert hexes(state) == {"0,2", "0,3"}
    with pytest.raises(IllegalAction):
        play(state, "build 0,1")


@pytest.mark.parametrize("letter", "WMLSNPIBA.")
def test_kb_5_2_never_on_other_kinds_by_the_card(letter: str) -> None:
    state = table(f"G G {letter} / G G G", "0,1")
    assert hexes(state) == {"0,0", "1,0", "1,1"}


def test_kb_5_4_each_settlement_counts_for_the_next() -> None:
    # Given grass beside red's settlement only at 0,1
    state = table("D G G G / D D D G", "0,0")
    assert hexes(state) == {"0,1"}
    play(state, "build 0,1")
    assert hexes(state) == {"0,2"}
    play(state, "build 0,2")
    assert hexes(state) == {"0,3"}


def test_kb_5_4_two_areas_in_one_action() -> None:
    state = table("G G D D G G", "0,0 0,5")
    assert hexes(state) == {"0,1", "0,4"}
    play(state, "build 0,1")
    assert hexes(state) == {"0,4"}


def test_kb_1_19_if_possible_looks_at_all_own_pieces() -> None:
    # Given grass used up beside the last settlement built, but free beside an old one
    state = table("G W G G G / . . . . .", "0,2", left=3)
    play(state, "build 0,3", "build 0,4")
    # Then, with nothing left beside any of them, the far hex is open
    assert hexes(state) == {"0,0"}


def test_kb_5_6_the_first_settlement_is_free() -> None:
    state = table("G D G / D G D", "", "1,1")
    assert hexes(state) == {"0,0", "0,2"}


def test_kb_17_2_a_seat_plays_its_own_tiles_only() -> None:
    state = table(PLAIN, "0,0", "0,5", tiles={1: ["oasis", "paddock"]})
    assert uses(state) == set()


def test_an_illegal_action_changes_nothing() -> None:
    state = table(PLAIN, "0,0", tiles={0: ["paddock"]})
    before = state.dump()
    for action in (state.read("build 2,0"), state.read("end turn"), state.read("use farm"), -1, 10**6, 2**80):
        with pytest.raises(IllegalAction):
            state.play(action)
    assert state.dump() == before
    assert noted(state) == []


def test_a_copy_goes_its_own_way() -> None:
    state = table(PLAIN, "0,0", tiles={0: ["oasis"]})
    before = state.dump()
    twin = state.copy()
    assert twin.dump() == before
    play(twin, "use oasis", "build 2,2", "build 0,1", "build 0,2", "build 0,3", "end turn")
    assert state.dump() == before
    assert twin.journal is None
    assert dump_of(PLAIN, "0,0", tiles={0: ["oasis"]}) == before
