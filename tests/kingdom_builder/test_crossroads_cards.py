"""KB-12.6 and KB-12.14: fort and crossroads, and what they do with terrain cards."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import (
    ALL_SETS,
    hexes,
    many,
    noted,
    options,
    settlements,
    table,
    tiles,
    uses,
)
from tests.kingdom_builder.steps import play

SETS = ("crossroads",)
LANDS = "G G G G . D D D D . T T T T . C C C C"
"""Four hexes of each of these kinds; the columns of a kind begin at 0, 5, 10 and 15."""


def shown(state: State, seat: int, viewer: int | None) -> list[object]:
    """The terrain cards of a seat, as far as a viewer sees them."""
    players = state.view(viewer)["players"]
    assert isinstance(players, list)
    player = players[seat]
    assert isinstance(player, dict)
    more = player["more_cards"]
    assert isinstance(more, list)
    return [*([player["card"]] if player["card"] is not None else []), *more]


def pile(state: State, name: str) -> object:
    return state.dump()[name]


# Fort


def fort(drawn: str, own: str, *others: str, card: str = "canyon", **more: Any) -> State:
    """Red with a fort; the next terrain card is known."""
    return table(drawn, own, *others, **{"sets": SETS, "tiles": {0: ["fort"]}, "deck": [card], **more})


def test_tc_127_kb_12_6_a_settlement_on_the_kind_of_a_new_card() -> None:
    state = fort("G G G C C . C", "0,2")
    play(state, "use fort")
    assert noted(state, "card-turned")[0].args == {"seat": 0, "terrain": "canyon"}
    assert noted(state, "card-turned")[0].audience is None
    assert options(state) == {"build 0,3"}, "adjacent if possible, and it must be built"
    assert pile(state, "discard") == ["canyon"]
    play(state, "build 0,3")
    # The mandatory action still uses the card of the turn
    assert (state.prompt().args["terrain"], hexes(state)) == ("grass", {"0,1"})
    assert shown(state, 0, 0) == ["grass"]
    assert (tiles(state, 0), state.supply[0]) == (["fort used"], 38)


def test_kb_12_6_after_the_mandatory_action() -> None:
    state = fort("G G G C C", "", left=0)
    play(state, "use fort", "build 0,4")
    assert options(state) == {"end turn"}


def test_tc_127_kb_12_6_any_hex_of_the_kind_if_none_is_adjacent() -> None:
    state = fort("G G . C C", "0,0")
    play(state, "use fort")
    assert options(state) == {"build 0,3", "build 0,4"}


@pytest.mark.parametrize("left", [3, 0])
def test_tc_127_kb_12_6_and_17_4_without_a_free_hex_nothing_is_built(left: int) -> None:
    state = fort("G G G G C", "0,0", "0,4", left=left)
    play(state, "use fort")
    assert (tiles(state, 0), pile(state, "discard")) == (["fort used"], ["canyon"])
    assert settlements(state, 0) == {"0,0"}
    assert (uses(state), state.prompt().kind) == (set(), "build" if left else "finish")


def test_kb_12_6_a_useless_card_is_not_replaced() -> None:
    """KB-6.4 does not apply: the card goes to the discards and not out of the game."""
    state = fort("G G G G C", "0,0", "0,4")
    play(state, "use fort")
    assert (pile(state, "removed"), noted(state, "card-useless")) == ([], [])


def test_kb_12_6_zones_count() -> None:
    state = fort("G G . C G", "0,0", "", figures={1: {"warrior": "0,4"}})
    play(state, "use fort")
    assert settlements(state, 0) == {"0,0"}


def test_kb_12_6_needs_a_settlement_and_a_card() -> None:
    wide = "/".join(["G" * 9] * 5)
    assert uses(fort(wide, many(wide, 40), left=0)) == set()
    none = table("G G G", "0,0", sets=SETS, tiles={0: ["fort"]}, rest="removed", left=0)
    assert uses(none) == set()


def test_kb_6_3_an_empty_pile_is_made_anew_for_it() -> None:
    state = table("G G C C", "0,0", sets=SETS, tiles={0: ["fort"]}, discard=["canyon"], rest="removed", left=0)
    play(state, "use fort")
    assert [event.kind for event in noted(state)][:3] == ["tile-used", "deck-shuffled", "card-turned"]
    assert options(state) == {"build 0,2", "build 0,3"}


def test_kb_12_6_r_29_a_swamp_card_offers_both_kinds() -> None:
    # Swamp is adjacent, desert is not: each kind by itself under the rule of adjacency
    state = fort("G B B . D D", "0,0", card="swamp-desert", sets=ALL_SETS)
    play(state, "use fort")
    assert options(state) == {"build 0,1", "build 0,4", "build 0,5"}
    play(state, "build 0,4")
    assert (state.prompt().kind, state.prompt().args["left"]) == ("build", 3), "the turn's own terrain is as it was"


def test_kb_12_6_r_29_one_kind_of_a_swamp_card_is_enough() -> None:
    state = fort("G . D D", "0,0", card="swamp-desert", sets=ALL_SETS, left=0)
    play(state, "use fort")
    assert options(state) == {"build 0,2", "build 0,3"}


def test_kb_12_6_the_card_does_not_decide_the_terrain_of_the_turn() -> None:
    state = fort(LANDS, "", card="canyon", more_cards={0: ["desert"]})
    play(state, "use fort", "build 0,15")
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "0,5", "0,6", "0,7", "0,8"}


def test_kb_12_6_taking_tiles_and_the_end() -> None:
    state = fort("G . C L", "0,0", locations={"0,3": "farm"}, left=0)
    play(state, "use fort", "build 0,2")
    assert "farm@0,3 new" in tiles(state, 0)
    wide = "/".join(["G" * 9] * 5)
    last = fort(wide, many(wide, 39), card="grass", left=0)
    play(last, "use fort", "build 4,3")
    assert noted(last, "last-round")[0].args == {"seat": 0}


def test_kb_14_7_a_bazaar_draws_another_card() -> None:
    held = {0: ["fort", "bazaar"]}
    state = table(LANDS, "", sets=ALL_SETS, tiles=held, deck=["canyon", "forest"], left=0)
    play(state, "use fort", "build 0,15", "use bazaar", "use fort")
    assert [event.args["terrain"] for event in noted(state, "card-turned")] == ["canyon", "forest"]
    assert hexes(state) == {"0,10", "0,11", "0,12", "0,13"}


@pytest.mark.parametrize(
    ("tile", "acts"),
    [
        ("fort", ["use fort", "build 0,2"]),
        ("wagon", ["use wagon", "place 0,2"]),
        ("wagon", ["use wagon", "to 0,4", "stop"]),
        ("wagon", ["use wagon", "take 0,3"]),
        ("barracks", ["use barracks", "place 0,2"]),
        ("quarry", ["use quarry", "wall 0,0"]),
        ("donation canyon", ["use donation canyon", "build 0,2"]),
        ("resettlement", ["use resettlement", "move 0,1", "to 0,2", "stop"]),
    ],
)
def test_an_action_leaves_nothing_to_the_next_one(tile: str, acts: list[str]) -> None:
    """Whatever was counted, a cathedral begins with its own choice (KB-14.14)."""
    wagon = "0,3" if {"take 0,3", "to 0,4"} & set(acts) else ""
    state = table(
        "G G C M G . F",
        "0,1",
        sets=ALL_SETS,
        tiles={0: [tile, "cathedral"]},
        figures={0: {"wagon": wagon}},
        values=[1, 0],
        deck=["canyon"],
        left=0,
    )
    play(state, *acts, "use cathedral")
    assert state.prompt() == ("tile-serve", {"tile": "cathedral", "values": 1})
    assert "take" in options(state)


# Crossroads


HELD = {0: ["crossroads"]}


def two(first: str, second: str, own: str = "", drawn: str = LANDS, **more: Any) -> State:
    """Red with the tile and two cards."""
    return table(drawn, own, **{"sets": SETS, "tiles": HELD, "hands": [first], "more_cards": {0: [second]}, **more})


def test_tc_126_kb_12_14_a_card_more_from_the_turn_in_which_it_is_taken() -> None:
    # Given the tile on a location hex
    state = table(
        "L G G G G G . D D D D",
        sets=SETS,
        locations={"0,0": "crossroads"},
        deck=["grass", "desert", "desert", "canyon", "forest"],
        hands=["grass", "desert"],
    )
    play(state, "build 0,1", "build 0,2", "build 0,3")
    assert tiles(state, 0) == ["crossroads@0,0 new"]
    # At the end of that very turn red draws two
    play(state, "end turn")
    assert (shown(state, 0, 0), shown(state, 0, 1)) == (["grass", "desert"], [])
    drawn = [(event.args["terrain"], event.audience) for event in noted(state, "card-drawn")]
    assert drawn == [("grass", 0), ("desert", 0)]
    play(state, "build 0,7", "build 0,8", "build 0,9", "end turn")
    # And plays one of them
    assert [event.args["terrain"] for event in noted(state, "card-shown")][-2:] == ["grass", "desert"]
    assert shown(state, 0, 1) == ["grass", "desert"], "both lie open now"
    assert state.prompt().args["terrains"] == ["grass", "desert"]
    assert hexes(state) == {"0,4", "0,10"}


def test_tc_126_kb_12_14_the_first_use_decides() -> None:
    # Given an oracle that is used on desert first
    state = two("grass", "desert", tiles={0: ["crossroads", "oracle"]})
    assert state.prompt() == ("build-choice", {"terrains": ["grass", "desert"], "left": 3, "tiles": ["oracle"]})
    play(state, "use oracle", "build 0,5")
    # Then the mandatory action must be desert
    assert state.prompt() == ("build", {"terrain": "desert", "left": 3, "tiles": []})
    assert hexes(state) == {"0,6"}


def test_tc_126_kb_12_14_all_are_discarded_and_two_are_drawn() -> None:
    state = two("grass", "desert", deck=["forest", "canyon"])
    play(state, "build 0,0", "build 0,1", "build 0,2", "end turn")
    assert pile(state, "discard") == ["grass", "desert"]
    assert shown(state, 0, 0) == ["forest", "canyon"]


def test_tc_126_kb_12_14_a_lost_tile_does_not_take_a_card_away() -> None:
    # Given a tile that only one settlement holds
    drawn = "G G L G G G . D D D D"
    state = two(
        "grass",
        "desert",
        "0,3",
        drawn,
        tiles={0: ["crossroads@0,2", "paddock"]},
        locations={"0,2": "crossroads"},
        deck=["forest", "canyon"],
    )
    play(state, "use paddock", "move 0,3", "to 0,5")
    assert "crossroads@0,2 lost" in tiles(state, 0)
    # Then both cards are still there, but only one is drawn at the end
    assert hexes(state) == {"0,4", "0,7", "0,8", "0,9", "0,10"}
    play(state, "build 0,8", "build 0,7", "build 0,9", "end turn")
    assert (shown(state, 0, 0), pile(state, "discard")) == (["forest"], ["grass", "desert"])


def test_kb_11_9_a_sword_that_takes_the_tile_away() -> None:
    # Given blue's tile, held by one settlement, and two cards in blue's hand
    state = table(
        "G G G G L G . D D D D",
        "0,0",
        "0,5",
        sets=("nomads", "crossroads"),
        locations={"0,4": "crossroads"},
        tiles={0: ["sword"], 1: ["crossroads@0,4"]},
        hands=["grass", "grass"],
        more_cards={1: ["desert"]},
        deck=["canyon", "forest", "desert"],
        left=0,
    )
    play(state, "use sword", "remove 0,5", "end turn")
    # Then blue still has the choice in this turn, and draws one card after it
    assert (state.seat, state.prompt().args["terrains"]) == (1, ["grass", "desert"])
    play(state, "build 0,7", "build 0,8", "build 0,9", "end turn")
    assert shown(state, 1, 1) == ["forest"]


def test_kb_12_14_the_tile_itself_is_never_used() -> None:
    state = two("grass", "desert", left=0)
    assert options(state) == {"end turn"}


def test_kb_12_14_mandatory_builds_do_not_mix_kinds() -> None:
    state = two("grass", "desert")
    play(state, "build 0,7")
    assert hexes(state) == {"0,6", "0,8"}


def test_kb_12_14_adjacency_is_for_each_kind_by_itself() -> None:
    """Red touches grass and no desert: of desert any hex is open."""
    state = two("grass", "desert", "0,0")
    assert hexes(state) == {"0,1", "0,5", "0,6", "0,7", "0,8"}


def test_tc_213_kb_17_3_fixed_terrain_actions_decide_nothing() -> None:
    # Given cards grass and forest
    held = {0: ["crossroads", "farm", "barn", "oracle", "quarry"]}
    state = two("grass", "forest", "0,5", tiles=held, sets=ALL_SETS)
    # When red uses the farm, nothing is chosen yet
    play(state, "use farm", "build 0,0")
    assert state.prompt().args["terrains"] == ["grass", "forest"]
    # When the barn goes to forest, forest is fixed for everything
    play(state, "use barn", "move 0,5", "to 0,10")
    assert (state.prompt().args["terrain"], hexes(state)) == ("forest", {"0,11"})
    twin = play(state.copy(), "use oracle")
    assert hexes(twin) == {"0,11"}
    play(state, "use quarry")
    assert hexes(state) == {"0,11"}


@pytest.mark.parametrize("first", ["oracle", "barn", "quarry", "cathedral"])
def test_kb_17_3_every_action_on_the_card_decides(first: str) -> None:
    drawn = "G C D . G G D D"
    held = {0: ["crossroads", first]}
    state = two("grass", "desert", "0,1", drawn, sets=ALL_SETS, tiles=held, values=[1, 0])
    play(state, f"use {first}")
    verb = {"barn": "to", "quarry": "wall"}.get(first, "build")
    if first == "barn":
        play(state, "move 0,1")
    play(state, f"{verb} 0,2")
    while "stop" in options(state):
        play(state, "stop")
    assert state.prompt().args["terrain"] == "desert"


def test_kb_17_3_the_choice_is_open_again_in_the_next_turn() -> None:
    state = two("grass", "desert", deck=["grass", "desert", "grass", "desert"])
    play(state, "build 0,5", "build 0,6", "build 0,7", "end turn", "build 0,0", "build 0,1", "build 0,2", "end turn")
    assert state.prompt().args["terrains"] == ["grass", "desert"]


def test_kb_12_14_r_31_with_one_useless_card_the_other_must_be_chosen() -> None:
    state = two("flower field", "grass", deck=["canyon"])
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3"}
    assert noted(state, "card-useless") == []
    play(state, "build 0,0", "build 0,1", "build 0,2", "end turn")
    assert pile(state, "discard") == ["flower field", "grass"], "it does not leave the game"


def test_kb_12_14_r_31_when_all_are_useless_all_leave_and_one_is_drawn() -> None:
    # Given two cards of red's that blue's last build makes useless
    drawn = "G D . C C C C C"
    state = table(
        drawn,
        "0,0",
        "",
        sets=SETS,
        tiles=HELD,
        hands=["grass", "desert"],
        more_cards={0: ["desert"]},
        deck=["forest", "canyon", "canyon"],
        turn=1,
        left=1,
    )
    play(state, "build 0,1")
    # Blue's own card ran out as well, and the next one is no use either
    assert [event.args["terrain"] for event in noted(state, "card-useless")] == ["desert", "forest"]
    play(state, "end turn")
    useless = [event.args["terrain"] for event in noted(state, "card-useless")][2:]
    assert useless[:2] == ["grass", "desert"]
    assert shown(state, 0, None) == ["canyon"]
    assert hexes(state) == {f"0,{col}" for col in range(3, 8)}


def test_kb_12_14_r_31_when_the_chosen_card_runs_out_the_other_goes_on() -> None:
    state = two("desert", "grass", "", "D . G G G G", deck=["canyon"])
    play(state, "build 0,0")
    assert [event.args["terrain"] for event in noted(state, "card-useless")] == ["desert"]
    assert (state.prompt().args["terrain"], state.prompt().args["left"]) == ("grass", 2)
    assert hexes(state) == {"0,2", "0,3", "0,4", "0,5"}
    assert shown(state, 0, 0) == ["grass"]


def test_kb_12_14_two_cards_of_a_kind() -> None:
    state = two("grass", "grass", "", "G G . C C C", deck=["canyon"])
    assert state.prompt() == ("build", {"terrain": "grass", "left": 3, "tiles": []})
    play(state, "build 0,0", "build 0,1")
    # Both leave the game
    assert [event.args["terrain"] for event in noted(state, "card-useless")] == ["grass", "grass"]
    assert hexes(state) == {"0,3", "0,4", "0,5"}


def test_kb_6_5_no_more_cards_than_there_are() -> None:
    state = two("grass", "desert", rest="removed", hands=["grass", None])
    play(state, "build 0,0", "build 0,1", "build 0,2", "end turn")
    # The two that were discarded are shuffled, and both are drawn again
    assert sorted(map(str, shown(state, 0, 0))) == ["desert", "grass"]


def test_kb_13_3_a_swamp_card_and_another_one() -> None:
    drawn = "B B . D D D . G G G"
    state = two("swamp-desert", "grass", "", drawn, sets=ALL_SETS)
    assert hexes(state) == {"0,0", "0,1", "0,3", "0,4", "0,5", "0,7", "0,8", "0,9"}
    swamp = play(state.copy(), "build 0,0")
    assert (swamp.prompt().args["left"], hexes(swamp)) == (1, {"0,1"})
    desert = play(state.copy(), "build 0,3")
    assert (desert.prompt().args["left"], hexes(desert)) == (2, {"0,4"})
    grass = play(state, "build 0,7")
    assert (grass.prompt().args["left"], hexes(grass)) == (2, {"0,8"})


def test_tc_194_kb_13_19_with_two_cards_of_one_kind_the_removed_terrain() -> None:
    cards = ("scouts", "knights", "miners")
    gone = ["canyon"] * 5
    same = two("grass", "grass", sets=ALL_SETS, cards=cards, outcast="canyon", removed=gone)
    assert hexes(same) == {"0,0", "0,1", "0,2", "0,3", "0,15", "0,16", "0,17", "0,18"}
    play(same, "build 0,15")
    assert hexes(same) == {"0,16"}
    other = two("grass", "desert", sets=ALL_SETS, cards=cards, outcast="canyon", removed=gone)
    assert hexes(other) == {"0,0", "0,1", "0,2", "0,3", "0,5", "0,6", "0,7", "0,8"}


def test_kb_14_7_a_bazaar_draws_one_more() -> None:
    state = two(
        "grass", "desert", sets=ALL_SETS, tiles={0: ["crossroads", "bazaar"]}, deck=["forest", "canyon", "grass"]
    )
    play(state, "build 0,0", "build 0,1", "build 0,2", "use bazaar", "use crossroads")
    assert options(state) == {"end turn"}
    play(state, "end turn")
    assert shown(state, 0, 0) == ["forest", "canyon", "grass"]


def test_kb_17_5_both_cards_are_hidden_until_they_are_played() -> None:
    state = two("grass", "desert", turn=1, hands=["grass", "desert"], deck=["forest"])
    assert (shown(state, 0, 0), shown(state, 0, 1), shown(state, 0, None)) == (["grass", "desert"], [], [])
