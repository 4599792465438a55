"""KB-14.7: the bazaar repeats the action of another location tile."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.model.catalogue import BONUS_TILE, EXPANSIONS, EXTRAS, LOCATION_TILE, NOMAD_TILE
from realmwright.rules.kingdom_builder.model.catalogue import OWN as NO_SET
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

RICH = "/".join(["GGGGGGGG"] * 4 + ["DDFFTTCC", "WWMMSAGG"])
"""A map on which every extra action has something to do."""
OWN = "0,0 0,1 0,2 1,0"
OF_NO_SET = {extra.name for extra in EXPANSIONS[NO_SET].extras} if NO_SET in EXPANSIONS else set()
REPEATABLE = [
    extra.name for extra in EXTRAS if extra.role == LOCATION_TILE and extra.name not in {"bazaar", "canoe", *OF_NO_SET}
]


def rich(*held: str, **details: Any) -> State:
    """Red has a bazaar and some other tiles."""
    return table(RICH, OWN, "3,7", **{"sets": ALL_SETS, "tiles": {0: ["bazaar", *held]}, "left": 0, **details})


def test_every_location_is_tried() -> None:
    assert len(REPEATABLE) == 8 + 4 + 8 + 3 + 7 + 2


@pytest.mark.parametrize("tile", REPEATABLE)
def test_kb_14_7_every_other_location_tile_can_be_repeated(tile: str) -> None:
    state = rich(f"{tile} used")
    assert uses(state) == {"bazaar"}
    play(state, "use bazaar")
    assert state.prompt().args == {"tile": "bazaar"}
    assert options(state) == {f"use {tile}"}
    play(state, f"use {tile}")
    assert [(event.kind, event.args) for event in noted(state, "tile-used", "tile-repeated")] == [
        ("tile-used", {"seat": 0, "tile": "bazaar"}),
        ("tile-repeated", {"seat": 0, "tile": tile}),
    ]
    if tile != "crossroads":
        assert state.prompt().args["tile"] == tile
    assert tiles(state, 0) == ["bazaar used", f"{tile} used"]


@pytest.mark.parametrize(
    "tile",
    [
        "canoe used",
        "bazaar used",
        "farm new",
        *(f"{extra.name} used" for extra in EXTRAS if extra.role in (NOMAD_TILE, BONUS_TILE)),
    ],
)
def test_r_45_what_cannot_be_repeated(tile: str) -> None:
    assert "bazaar" not in uses(rich(tile, caves="5,2"))


def test_r_45_nor_what_everybody_may_do() -> None:
    state = rich(under_way={"spent": ["farmland", "cave"]}, caves="5,2")
    assert uses(state) == set()


def test_kb_14_7_before_or_after_the_mandatory_action() -> None:
    state = rich("farm used", left=3)
    assert uses(state) == {"bazaar"}
    play(state, "use bazaar", "use farm", "build 0,3")
    assert state.prompt().args["left"] == 3
    assert uses(rich("farm used", left=2)) == set()


def test_kb_14_7_only_a_tile_whose_action_has_a_result() -> None:
    state = table("G G / G G", "0,0", sets=ALL_SETS, tiles={0: ["bazaar", "oasis", "farm", "harbor"]}, left=0)
    play(state, "use bazaar")
    assert options(state) == {"use farm"}
    state = table("G G / G G", "0,0", sets=ALL_SETS, tiles={0: ["bazaar", "oasis", "harbor"]}, left=0)
    assert uses(state) == set(), "KB-4.5"


def test_kb_14_7_the_order_does_not_matter_and_two_is_the_limit() -> None:
    state = rich("farm")
    play(state, "use bazaar", "use farm", "build 0,3")
    assert uses(state) == {"farm"}
    play(state, "use farm", "build 0,4")
    assert options(state) == {"end turn"}


def test_kb_7_7_two_copies_and_a_bazaar_are_three_actions() -> None:
    state = rich("farm", "farm")
    play(state, "use farm", "build 0,3", "use bazaar", "use farm", "build 0,4", "use farm", "build 0,5")
    assert options(state) == {"end turn"}


def test_kb_7_5_a_tile_that_was_lost_cannot_be_repeated() -> None:
    state = table(
        "G L G G G / . . . . .",
        "0,2",
        sets=ALL_SETS,
        locations={"0,1": "paddock"},
        tiles={0: ["paddock@0,1", "bazaar"]},
        left=0,
    )
    play(state, "use paddock", "move 0,2", "to 0,4")
    assert uses(state) == set()


def test_kb_14_7_a_bazaar_is_fresh_again_in_the_next_turn() -> None:
    state = rich("farm used")
    play(state, "use bazaar", "use farm", "build 0,3", "end turn")
    assert tiles(state, 0) == ["bazaar fresh", "farm fresh"]


# It gives no additional pieces


def test_kb_14_7_the_city_hall_is_there_only_once() -> None:
    state = play(rich("city hall"), "use city hall", "place 2,3")
    assert uses(state) == set()


def test_kb_14_7_warriors_can_be_placed_and_taken_back_again() -> None:
    state = play(rich("barracks", figures={0: {"warrior": "2,0"}}), "use barracks", "place 0,3")
    play(state, "use bazaar", "use barracks")
    assert options(state) == {"take 2,0", "take 0,3"}, "there are two of them"
    play(state, "take 0,3")
    assert options(state) == {"end turn"}


def test_kb_14_7_a_wagon_is_placed_and_then_moved() -> None:
    state = play(rich("wagon"), "use wagon", "place 0,3", "use bazaar", "use wagon", "to 0,4", "to 0,5", "to 0,6")
    assert options(state) == {"end turn"}
    players: Any = state.dump()["players"]
    assert players[0]["figures"]["wagon"] == ["0,6"]


def test_kb_14_7_a_ship_is_taken_back_and_placed_again() -> None:
    state = play(rich("lighthouse", figures={0: {"ship": "5,0"}}), "use lighthouse", "take 5,0")
    play(state, "use bazaar", "use lighthouse")
    assert options(state) == {"place 5,0", "place 5,1"}


def test_kb_14_7_there_are_only_two_scouts_and_they_can_be_moved() -> None:
    # Given both scouts on the board
    state = play(rich("scout cabin"), "use scout cabin", "scout 1,1", "scout 1,2")
    # When the bazaar repeats the scout cabin
    play(state, "use bazaar", "use scout cabin")
    # Then there is none to place, but each can be moved, once or twice
    assert state.prompt() == ("tile-scout-again", {"tile": "scout cabin", "left": 2})
    assert options(state) == {"move 1,1", "move 1,2"}
    play(state, "move 1,2")
    assert state.prompt() == ("tile-to", {"tile": "scout cabin", "from": "1,2"})
    assert "to 1,2" not in options(state), "R-08"
    play(state, "to 0,3")
    assert (state.dump()["scouts"], state.prompt().args["left"]) == (["0,3", "1,1"], 1)
    assert options(state) == {"move 0,3", "move 1,1", "stop"}
    play(state, "move 1,1", "to 0,4")
    # And they are as many as before
    assert (state.dump()["scouts"], options(state)) == (["0,3", "0,4"], {"end turn"})
    assert [event.args["hex"] for event in noted(state, "scouted")] == ["1,1", "1,2", "0,3", "0,4"]
    assert state.settlements(0) == 40


def test_kb_14_7_a_scout_in_store_is_placed_and_another_moved() -> None:
    state = play(rich("scout cabin"), "use scout cabin", "scout 1,1", "stop", "use bazaar", "use scout cabin")
    assert "stop" not in options(state)
    assert {"move 1,1", "scout 1,2"} <= options(state)
    play(state, "scout 1,2")
    assert options(state) == {"move 1,1", "move 1,2", "stop"}
    play(state, "move 1,1", "to 0,3")
    assert (state.dump()["scouts"], options(state)) == (["0,3", "1,2"], {"end turn"})


def test_kb_14_7_a_scout_without_another_place_cannot_be_moved() -> None:
    state = table("G M / S S", "0,0", sets=ALL_SETS, tiles={0: ["bazaar", "scout cabin"]}, left=0)
    play(state, "use scout cabin", "scout 0,1")
    assert options(state) == {"end turn"}


def test_kb_14_7_a_temple_sets_two_settlements_aside() -> None:
    state = play(rich("temple"), "use temple", "take 1,0", "use bazaar", "use temple", "take 0,2")
    assert settlements(state, 0) == {"0,0", "0,1"}
    play(state, "end turn", "build 2,7", "build 1,7", "build 0,7", "end turn")
    assert state.prompt().args["left"] == 5


def test_kb_14_7_a_cathedral_takes_two_values_or_builds_twice() -> None:
    state = play(rich("cathedral", values=[1, 0]), "use cathedral", "take", "use bazaar", "use cathedral", "take")
    assert options(state) == {"end turn"}
    state = play(rich("cathedral", values=[2, 0]), "use cathedral", "build 0,3", "stop", "use bazaar", "use cathedral")
    assert {"take", "build 0,4"} <= options(state)


def test_kb_14_7_a_fort_turns_a_second_card() -> None:
    state = rich("fort", deck=["desert", "canyon"], rest="discard")
    play(state, "use fort", "build 4,0", "use bazaar", "use fort")
    assert [event.args["terrain"] for event in noted(state, "card-turned")] == ["desert", "canyon"]
    assert hexes(state) == {"4,6", "4,7"}


def test_kb_14_7_a_second_bazaar_does_not_repeat_crossroads_again() -> None:
    state = play(rich("bazaar", "crossroads"), "use bazaar", "use crossroads")
    assert uses(state) == set()


@pytest.mark.parametrize(("repeated", "cards"), [(False, 2), (True, 3)])
def test_kb_14_7_crossroads_draws_one_card_more(repeated: bool, cards: int) -> None:
    state = rich("crossroads")
    assert uses(state) == {"bazaar"}
    if repeated:
        play(state, "use bazaar", "use crossroads")
        assert uses(state) == set()
    play(state, "end turn")
    player: Any = state.dump()["players"]
    assert len([player[0]["card"], *player[0]["more_cards"]]) == cards
    # In the next turn it is the usual number again
    play(state, "build 2,7", "build 1,7", "build 0,7", "end turn")
    while "end turn" not in options(state):
        play(state, f"build {min(hexes(state))}")
    play(state, "end turn")
    player = state.dump()["players"]
    assert len([player[0]["card"], *player[0]["more_cards"]]) == 2
