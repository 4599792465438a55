"""KB-11: nomad tiles from the set-up to their last turn, donations, and treasures."""

from collections import Counter

import pytest

from realmwright.game import IllegalAction, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.content.nomads.tiles import MIX
from realmwright.rules.kingdom_builder.model.maps import board_rows
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, many, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

SETS = ("nomads",)
BOARDS = ("quarry", "caravan", "village", "garden")
CAMP = "G G G G G G / G G G G G G / G G N G G G / G G G G G G / G G G G G G"
"""A nomad hex in the middle of grass; around it lie 1,1 1,2 2,1 2,3 3,1 and 3,2."""


def on_nomads(state: State, seat: int | None = None) -> dict[str, str | None]:
    """The tile that lies on each nomad hex, as a seat sees it."""
    found = state.view(seat)["nomads"]
    assert isinstance(found, list)
    lying: dict[str, str | None] = {}
    for place in found:
        assert isinstance(place, dict)
        tile = place["tile"]
        assert tile is None or isinstance(tile, str)
        lying[str(place["hex"])] = tile
    return lying


# Set-up


@pytest.mark.parametrize(("label", "locations", "nomads"), [("quarry", 1, 3), ("caravan", 2, 1), ("village", 2, 1)])
def test_kb_11_1_nomad_hexes_instead_of_castles(label: str, locations: int, nomads: int) -> None:
    letters = "".join(board_rows(label))
    assert [letters.count(letter) for letter in "LNS"] == [locations, nomads, 0]


def test_tc_090_kb_11_2_the_fifteen_tiles() -> None:
    donations = [name for name in MIX if name.startswith("donation ")]
    assert sorted(donations) == sorted(
        f"donation {kind}" for kind in ("grass", "canyon", "desert", "flower field", "forest", "water", "mountain")
    )
    others = Counter(name for name in MIX if name not in donations)
    assert others == {"resettlement": 2, "outpost": 2, "sword": 2, "treasure": 2}


def set_up(boards: tuple[str, ...], seed: int) -> State:
    options: dict[str, Json] = {"sets": ["nomads"], "boards": list(boards)}
    return game.new(2, seed, options)


def test_tc_090_kb_11_3_one_open_tile_on_each_nomad_hex() -> None:
    laid = [on_nomads(set_up(BOARDS, seed), seed % 2) for seed in range(10)]
    for found in laid:
        assert len(found) == 6
        assert not Counter(found.values()) - Counter(MIX), "each tile of the box lies there at most once"
    assert len({tuple(found.values()) for found in laid}) == len(laid), "they are shuffled"
    assert len(on_nomads(set_up(("quarry", "farm", "oasis", "tower"), 1))) == 3
    assert len(on_nomads(set_up(("garden/180", "farm", "oasis", "tower"), 1))) == 1


def test_kb_11_3_without_nomad_boards_no_tiles() -> None:
    assert on_nomads(set_up(("harbor", "farm", "oasis", "tower"), 1)) == {}


# Taking


def test_kb_11_4_building_beside_a_nomad_hex_takes_its_tile() -> None:
    state = table(CAMP, sets=SETS, nomads={"2,2": "sword"})
    assert on_nomads(state) == {"2,2": "sword"}
    play(state, "build 0,1")
    assert tiles(state, 0) == []
    play(state, "build 1,1")
    assert tiles(state, 0) == ["sword@2,2 new"]
    assert noted(state, "tile-taken")[0].args == {"seat": 0, "tile": "sword"}
    assert all(text.startswith("build") for text in options(state)), "taking is not a choice"


def test_kb_11_3_and_11_4_there_is_only_one_and_it_is_never_refilled() -> None:
    state = table(CAMP, sets=SETS, nomads={"2,2": "sword"})
    play(state, "build 1,1", "build 0,1", "build 0,0")
    assert on_nomads(state, 1) == {"2,2": None}
    play(state, "end turn", "build 2,3", "build 3,2", "build 3,1")
    assert tiles(state, 1) == []
    assert on_nomads(state) == {"2,2": None}


def test_kb_11_4_moving_and_placing_take_a_tile_too() -> None:
    moved = table(CAMP, "0,0", sets=SETS, nomads={"2,2": "sword"}, tiles={0: ["paddock"]}, left=0)
    play(moved, "use paddock", "move 0,0", "to 2,1")
    assert tiles(moved, 0) == ["sword@2,2 new", "paddock used"]
    placed = table(CAMP, "1,0", sets=ALL_SETS, nomads={"2,2": "sword"}, tiles={0: ["barracks"]}, left=0)
    play(placed, "use barracks", "place 1,1")
    assert tiles(placed, 0) == ["sword@2,2 new", "barracks used"]


def test_kb_11_4_one_build_takes_a_nomad_tile_and_a_location_tile() -> None:
    state = table("G G G G / G N G L / G G G G", sets=SETS, nomads={"1,1": "outpost"}, locations={"1,3": "farm"})
    play(state, "build 1,2")
    assert tiles(state, 0) == ["farm@1,3 new", "outpost@1,1 new"]


def test_kb_10_2_and_10_7_an_empty_nomad_hex_is_still_a_special_hex() -> None:
    state = table("N G L / . . .", "0,1", "", sets=SETS, cards=("workers", "merchants", "miners"), left=0)
    assert (state.scores()[0]["workers"], state.scores()[0]["merchants"]) == (1, 8)


# The one turn of a tile


def rounds_later(state: State) -> None:
    """The other player's whole turn."""
    assert state.seat == 1
    while state.seat == 1:
        play(state, "end turn" if options(state) == {"end turn"} else f"build {max(hexes(state))}")


def test_tc_091_kb_11_5_usable_in_the_next_own_turn_only() -> None:
    # Given a tile that red takes in this turn
    state = table(CAMP, sets=SETS, nomads={"2,2": "donation grass"})
    play(state, "build 1,1", "build 0,1", "build 0,0")
    # Then it cannot be used in this turn
    assert options(state) == {"end turn"}
    with pytest.raises(IllegalAction):
        play(state, "use donation grass")
    # In the next one it can, before and after the mandatory action
    play(state, "end turn")
    rounds_later(state)
    assert uses(state) == {"donation grass"}
    play(state, "build 0,2", "build 0,3", "build 0,4")
    assert uses(state) == {"donation grass"}
    # And then it is gone, used or not
    play(state, "end turn")
    assert tiles(state, 0) == ["donation grass@2,2 lost"]
    rounds_later(state)
    assert uses(state) == set()


def test_tc_091_kb_11_5_once() -> None:
    state = table(CAMP, "1,1", sets=SETS, tiles={0: ["donation grass@2,2"]}, nomads={"2,2": "donation grass"}, left=0)
    play(state, "use donation grass", "build 1,0", "stop")
    assert (tiles(state, 0), options(state)) == (["donation grass@2,2 used"], {"end turn"})
    play(state, "end turn")
    assert tiles(state, 0) == ["donation grass@2,2 lost"]


def test_tc_091_kb_11_5_not_lost_by_moving_away() -> None:
    nomads = {"2,2": "donation grass"}
    state = table(CAMP, sets=SETS, nomads=nomads, tiles={0: ["paddock", "paddock"]})
    # Neither in the turn in which it is taken
    play(state, "build 1,1", "build 1,0", "build 0,0", "use paddock", "move 1,1", "to 1,3", "use paddock")
    play(state, "move 1,3", "to 1,5", "end turn")
    assert [text for text in tiles(state, 0) if "paddock" not in text] == ["donation grass@2,2 fresh"]
    # Nor in the one in which it can be used
    rounds_later(state)
    play(state, "use paddock", "move 1,5", "to 3,4")
    assert "donation grass" in uses(state)


def test_kb_11_5_a_tile_lives_through_the_turns_of_others() -> None:
    state = table(CAMP, "", "", "", sets=SETS, nomads={"2,2": "sword"})
    play(state, "build 2,1", "build 2,0", "build 1,0", "end turn", "build 0,5", "build 0,4", "build 1,4", "end turn")
    assert tiles(state, 0) == ["sword@2,2 fresh"]
    play(state, "build 4,5", "build 4,4", "build 3,4", "end turn")
    assert uses(state) == {"sword"}


def test_kb_11_5_no_more_tiles_of_that_hex_for_the_same_player() -> None:
    nomads = {"2,2": "outpost"}
    state = table(CAMP, "1,1", sets=SETS, nomads=nomads, tiles={0: ["outpost@2,2 lost"]})
    play(state, "build 2,1")
    assert tiles(state, 0) == ["outpost@2,2 lost"]


def test_r_14_a_tile_taken_in_the_turn_of_another_is_usable_in_the_own_next_turn() -> None:
    # Given blue's canoe, a nomad hex beside which red builds, and one beside water
    drawn = "G G N G G G G / G G G G G G G / G G G G G W G / G G G G G N G"
    nomads = {"0,2": "sword", "3,5": "resettlement"}
    state = table(drawn, "", "2,6", sets=ALL_SETS, nomads=nomads, tiles={1: ["canoe"]})
    # When blue reacts in red's turn, and takes the other tile by it
    play(state, "build 0,1")
    assert (state.seat, state.prompt().kind) == (1, "tile-react")
    play(state, "build 2,5")
    assert tiles(state, 1) == ["resettlement@3,5 new", "canoe used"]
    play(state, "build 0,0", "build 1,0", "end turn")
    # Then blue can use it in the turn that follows, and only there
    assert (state.seat, uses(state)) == (1, {"resettlement"})
    play(state, "build 3,6", "build 1,6", "build 1,5", "end turn")
    assert "resettlement@3,5 lost" in tiles(state, 1)


# Donations


LANDS = "G G . C C . D D . F F . T T . W W . M M"
"""Two hexes of each kind side by side, apart from the others."""
COLUMNS = {"grass": 0, "canyon": 3, "desert": 6, "flower field": 9, "forest": 12, "water": 15, "mountain": 18}


@pytest.mark.parametrize("kind", COLUMNS)
@pytest.mark.parametrize("left", [3, 0])
def test_kb_11_6_a_donation_builds_on_the_kind_it_shows(kind: str, left: int) -> None:
    first, second = f"0,{COLUMNS[kind]}", f"0,{COLUMNS[kind] + 1}"
    tile = f"donation {kind}"
    state = table(LANDS, sets=SETS, hands=["grass"], tiles={0: [tile]}, left=left)
    play(state, f"use {tile}")
    assert options(state) == {f"build {first}", f"build {second}"}
    assert state.prompt() == ("tile-builds", {"tile": tile, "left": 3})
    play(state, f"build {first}")
    assert options(state) == {f"build {second}", "stop"}
    play(state, f"build {second}")
    # No third hex: the donation is over, and the mandatory action is where it was
    assert settlements(state, 0) == {first, second}
    assert (state.supply[0], state.prompt().kind) == (38, "build" if left else "finish")


def test_kb_11_6_up_to_three_each_adjacent_if_possible() -> None:
    drawn = "W W W W G W / . . . . G W"
    state = table(drawn, "1,4", sets=SETS, tiles={0: ["donation water"]}, left=0)
    play(state, "use donation water")
    assert options(state) == {"build 0,5", "build 1,5"}
    play(state, "build 0,5")
    assert options(state) == {"build 1,5", "stop"}
    play(state, "build 1,5")
    assert options(state) == {"build 0,0", "build 0,1", "build 0,2", "build 0,3", "stop"}, "none is left to touch"
    play(state, "build 0,2")
    assert options(state) == {"end turn"}
    assert [event.args["hex"] for event in noted(state, "built")] == ["0,5", "1,5", "0,2"]
    assert noted(state, "stopped") == []


def test_tc_093_kb_11_6_donation_of_water() -> None:
    state = table("W W G G / W G G W", "1,1", sets=SETS, tiles={0: ["donation water"]})
    play(state, "use donation water")
    assert hexes(state) == {"0,1", "1,0"}


@pytest.mark.parametrize("built", [1, 2])
def test_kb_11_6_r_22_stopping_early(built: int) -> None:
    state = table("G G G G", sets=SETS, tiles={0: ["donation grass"]}, left=0)
    play(state, "use donation grass")
    assert "stop" not in options(state), "whoever begins builds at least one"
    play(state, *("build 0,0", "build 0,1")[:built], "stop")
    assert (state.supply[0], options(state)) == (40 - built, {"end turn"})
    assert noted(state, "stopped")[0].args == {"seat": 0, "tile": "donation grass"}


def test_kb_11_6_stopping_before_the_mandatory_action_leaves_it_whole() -> None:
    state = table("G G G G G", sets=SETS, tiles={0: ["donation grass"]})
    play(state, "use donation grass", "build 0,0", "stop")
    assert (state.prompt().kind, state.prompt().args["left"]) == ("build", 3)
    play(state, "build 0,1", "build 0,2", "build 0,3")
    assert options(state) == {"end turn"}


def test_kb_4_3_no_donation_within_the_mandatory_action() -> None:
    state = table("G G G G D", sets=SETS, tiles={0: ["donation desert"]})
    play(state, "build 0,0")
    assert uses(state) == set()
    play(state, "build 0,1", "build 0,2")
    assert uses(state) == {"donation desert"}


def test_kb_4_5_no_donation_without_a_hex_or_a_settlement() -> None:
    assert uses(table("G G D", "", "0,2", sets=SETS, tiles={0: ["donation desert"]})) == set()
    wide = "/".join(["G" * 9] * 5)
    assert uses(table(wide, many(wide, 40), sets=SETS, tiles={0: ["donation grass"]}, left=0)) == set()


def test_kb_11_6_a_donation_ends_with_the_supply_and_triggers_the_end() -> None:
    wide = "/".join(["G" * 9] * 5)
    state = table(wide, many(wide, 38), sets=SETS, tiles={0: ["donation grass"]}, left=0)
    play(state, "use donation grass")
    assert state.prompt().args["left"] == 2
    play(state, "build 4,2", "build 4,3")
    assert options(state) == {"end turn"}
    assert noted(state, "last-round")[0].args == {"seat": 0}


def test_kb_11_6_with_the_supply_spent_nothing_is_left_to_build() -> None:
    """KB-4.2: the mandatory action builds what remains, here nothing."""
    wide = "/".join(["G" * 9] * 5)
    state = table(wide, many(wide, 37), sets=SETS, tiles={0: ["donation grass"]})
    play(state, "use donation grass", "build 4,1", "build 4,2", "build 4,3")
    assert options(state) == {"end turn"}


def test_kb_11_6_tiles_are_taken_in_the_midst_of_a_donation() -> None:
    drawn = "G G N G G G L"
    nomads = {"0,2": "treasure"}
    state = table(drawn, sets=SETS, nomads=nomads, locations={"0,6": "farm"}, tiles={0: ["donation grass"]}, left=0)
    play(state, "use donation grass", "build 0,3", "build 0,4", "build 0,5")
    events = [(event.kind, event.args.get("tile")) for event in noted(state, "tile-taken", "earned")]
    assert events == [("tile-taken", "treasure"), ("earned", None), ("tile-taken", "farm")]


def test_kb_13_6_a_reaction_in_the_middle_of_a_donation() -> None:
    # Given blue's canoe, and a nomad hex beside which red's second settlement comes
    drawn = "W W W W N W / . . . . . . / G W . . . ."
    held = {0: ["donation water"], 1: ["canoe"]}
    state = table(drawn, "0,1", "2,0", sets=ALL_SETS, nomads={"0,4": "sword"}, tiles=held, left=0)
    play(state, "use donation water", "build 0,2", "build 0,3")
    assert (state.seat, options(state)) == (1, {"build 2,1", "stop"})
    # When blue has reacted, red goes on with the third
    play(state, "build 2,1")
    assert (state.seat, state.prompt()) == (0, ("tile-builds", {"tile": "donation water", "left": 1}))
    assert options(state) == {"build 0,0", "stop"}
    play(state, "build 0,0")
    assert (state.seat, options(state)) == (0, {"end turn"})


def test_kb_13_6_a_reaction_can_end_a_donation() -> None:
    # Given water for two, of which blue takes the last
    drawn = "W W N . . / . . . . . / G G G G G"
    held = {0: ["donation water"], 1: ["canoe"]}
    state = table(drawn, "", "2,0", sets=ALL_SETS, nomads={"0,2": "sword"}, tiles=held)
    play(state, "use donation water", "build 0,1", "build 0,0")
    assert (state.seat, state.prompt().kind) == (0, "build")
    assert (settlements(state, 0), settlements(state, 1)) == ({"0,1"}, {"0,0", "2,0"})


def test_kb_6_4_a_donation_can_make_the_card_useless() -> None:
    state = table("G G . D D D D", sets=SETS, tiles={0: ["donation grass"]}, deck=["desert"])
    play(state, "use donation grass", "build 0,0", "build 0,1")
    assert [event.args["terrain"] for event in noted(state, "card-useless", "card-shown")] == ["grass", "desert"]
    assert hexes(state) == {"0,3", "0,4", "0,5", "0,6"}


def test_kb_11_6_on_water_no_fisherman_and_on_a_mountain_no_miner() -> None:
    cards = ("fishermen", "miners", "knights")
    state = table("W M W / . . .", "0,0 0,1", sets=SETS, cards=cards, left=0)
    # The piece on water stands beside a mountain, and the piece on the mountain beside water
    assert (state.scores()[0]["fishermen"], state.scores()[0]["miners"]) == (1, 1)


# Treasure


def test_kb_11_10_a_treasure_pays_at_once_and_leaves() -> None:
    state = table(CAMP, sets=SETS, nomads={"2,2": "treasure"})
    assert state.scores()[0]["treasure"] == 0
    play(state, "build 1,1")
    assert [event.args for event in noted(state, "earned")] == [{"seat": 0, "source": "treasure", "gold": 3}]
    assert (state.scores()[0]["treasure"], tiles(state, 0)) == (3, ["treasure@2,2 lost"])
    assert on_nomads(state) == {"2,2": None}
    play(state, "build 0,1", "build 0,0", "end turn")
    rounds_later(state)
    assert (uses(state), state.scores()[0]["treasure"]) == (set(), 3)


def test_kb_11_10_two_treasures_add_up() -> None:
    state = table("N G N", sets=SETS, left=1)
    play(state, "build 0,1")
    assert state.scores()[0]["treasure"] == 6
    assert (state.gains(0)[0] or [])[-1] == ("treasure", 6, ())
