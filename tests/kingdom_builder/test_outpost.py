"""KB-11.8: an outpost lifts the rule of adjacency from one settlement."""

import pytest

from realmwright.game import IllegalAction
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

SETS = ("nomads",)
TWO_SHORES = "L G C G . . L G C G . . / D G F . . . D G F . . . / . T W . . . . T W . . . / . M . . . A . M . . . G"
"""A land around 1,1 and the same around 1,7; between them only 3,5, and behind them 3,11."""
HOME = "1,1 3,5"
FOES = "0,3 0,9"
"""Blue stands at the corner of each."""


def shores(tile: str, left: int = 0) -> State:
    """Red, at home on one shore, with a tile and an outpost; the fort will turn up a desert card."""
    return table(
        TWO_SHORES,
        HOME,
        FOES,
        sets=ALL_SETS,
        tiles={0: [tile, "outpost"]} if tile else {0: ["outpost"]},
        values=[1, 0],
        deck=["desert"],
        left=left,
    )


def far(places: set[str]) -> set[str]:
    return {place for place in places if int(place.split(",")[1]) > 5}


def test_kb_11_8_in_the_mandatory_action() -> None:
    state = shores("", left=3)
    assert hexes(state) == {"0,1"}
    assert uses(state) == {"outpost"}
    play(state, "use outpost")
    assert options(state) == {"build 0,1", "build 0,7", "build 1,7", "build 3,11"}, (
        "nothing else may be done in between"
    )
    assert noted(state, "tile-used")[0].args == {"seat": 0, "tile": "outpost"}
    play(state, "build 1,7")
    # Only this one: the next is adjacent again
    assert (hexes(state), uses(state)) == ({"0,1", "0,7"}, set())
    assert "outpost used" in tiles(state, 0)


@pytest.mark.parametrize("before", [1, 2])
def test_kb_11_8_and_4_3_between_the_builds_of_the_mandatory_action(before: int) -> None:
    state = table("G G G G . G G", "0,0", sets=SETS, tiles={0: ["outpost"]})
    play(state, *("build 0,1", "build 0,2")[:before])
    assert uses(state) == {"outpost"}
    play(state, "use outpost", "build 0,6")
    assert settlements(state, 0) >= {"0,0", "0,6"}
    play(state, *[f"build {min(hexes(state))}" for _ in range(2 - before)])
    assert options(state) == {"end turn"}


def test_kb_11_8_not_offered_where_it_would_change_nothing() -> None:
    free = table("G G G G", sets=SETS, tiles={0: ["outpost"]})
    assert uses(free) == set(), "the first settlement is free anyway"
    forced = table("G G . D", "0,0", sets=SETS, tiles={0: ["outpost"]})
    assert uses(forced) == set(), "there is no other grass"
    after = table("G G G G", "0,0", sets=SETS, tiles={0: ["outpost"]}, left=0)
    assert options(after) == {"end turn"}, "and nothing is being built"
    with pytest.raises(IllegalAction):
        play(after, "use outpost")


def test_kb_11_8_terrain_and_other_conditions_stay() -> None:
    drawn = "G G . D D . G G G"
    state = table(
        drawn,
        "0,0",
        "0,6",
        sets=ALL_SETS,
        tiles={0: ["outpost"]},
        walls="0,7",
        figures={1: {"warrior": ""}},
    )
    play(state, "use outpost")
    assert hexes(state) == {"0,1", "0,8"}
    closed = table(drawn, "0,0", "", sets=ALL_SETS, tiles={0: ["outpost"]}, figures={1: {"warrior": "0,7"}})
    assert uses(closed) == set(), "all other grass is closed"


BUILDERS = (
    "oracle",
    "farm",
    "oasis",
    "tower",
    "garden",
    "foresters lodge",
    "monastery",
    "fort",
    "water mill",
    "mountain station",
    "watchtower",
    "university",
    "cathedral",
    "canoe bonus",
    "donation grass",
    "donation canyon",
    "donation desert",
    "donation flower field",
    "donation forest",
    "donation water",
)


@pytest.mark.parametrize("tile", BUILDERS)
@pytest.mark.parametrize("left", [3, 0])
def test_kb_11_8_r_23_with_every_action_that_builds_adjacent_if_possible(tile: str, left: int) -> None:
    state = shores(tile, left)
    play(state, f"use {tile}")
    before = hexes(state)
    assert (far(before), uses(state)) == (set(), {"outpost"})
    play(state, "use outpost")
    after = hexes(state)
    assert after > before
    assert uses(state) == set()
    goal = min(far(after))
    play(state, f"build {goal}")
    assert goal in settlements(state, 0)
    if "stop" in options(state):
        play(state, "stop")
    # The rule holds again: the mandatory action goes on beside what is own
    assert "3,11" not in hexes(state)
    assert state.prompt().kind == ("build" if left else "finish")


PLACERS = {"barracks": "warrior", "wagon": "wagon", "lighthouse": "ship"}


@pytest.mark.parametrize("tile", PLACERS)
def test_kb_11_8_r_23_with_every_piece_that_is_placed_adjacent_if_possible(tile: str) -> None:
    state = shores(tile)
    play(state, f"use {tile}")
    assert (far(hexes(state)), uses(state)) == (set(), {"outpost"})
    play(state, "use outpost")
    goal = min(far(hexes(state)))
    play(state, f"place {goal}")
    assert noted(state, "placed")[0].args == {"seat": 0, "piece": PLACERS[tile], "hex": goal}
    assert options(state) == {"end turn"}


@pytest.mark.parametrize("tile", ["barn", "harbor", "rope bridge", "tree house"])
def test_tc_096_kb_11_8_r_23_with_every_move_of_kb_5_7(tile: str) -> None:
    state = shores(tile)
    play(state, f"use {tile}")
    assert uses(state) == set(), "first the piece is chosen"
    play(state, "move 3,5")
    assert (far(hexes(state)), uses(state)) == (set(), {"outpost"})
    play(state, "use outpost")
    goal = min(far(hexes(state)))
    play(state, f"to {goal}")
    assert settlements(state, 0) == {"1,1", goal}
    assert options(state) == {"end turn"}


def test_tc_096_kb_11_8_barn_any_free_hex_of_the_cards_kind() -> None:
    state = shores("barn")
    play(state, "use barn", "move 3,5", "use outpost")
    assert options(state) == {"to 0,1", "to 0,7", "to 1,7", "to 3,11"}


OTHERS = (
    "tavern",
    "village",
    "paddock",
    "caravan",
    "resettlement",
    "refuge",
    "refuge bonus",
    "palisade",
    "cave",
    "fountain",
    "farmland",
    "quarry",
    "city hall",
    "scout cabin",
    "temple",
    "sword",
)


@pytest.mark.parametrize("tile", OTHERS)
def test_tc_096_kb_5_8_not_with_actions_that_have_conditions_of_their_own(tile: str) -> None:
    # Given room for everything: three in a row with a hex beside them all, farmland, a cave, and space for a city
    drawn = "G G A A G G G G / G G G G G G G M / G G G G G G G G / G G G G G G G G / G G G G G G G G"
    held = {0: ["outpost", *([] if tile in ("cave", "farmland") else [tile])]}
    state = table(drawn, "1,0 1,1 1,2 0,1 1,6", "4,0", sets=ALL_SETS, tiles=held, caves="1,7", left=0)
    play(state, f"use {tile}")
    assert "outpost" not in uses(state)
    movers = sorted(text for text in options(state) if text.startswith("move"))
    for mover in movers:
        assert "outpost" not in uses(play(state.copy(), mover))


def test_kb_11_8_a_fort_shows_its_card_before_the_decision() -> None:
    state = shores("fort")
    play(state, "use fort")
    assert noted(state, "card-turned")[0].args == {"seat": 0, "terrain": "desert"}
    assert options(state) == {"build 1,0", "use outpost"}
    play(state, "use outpost")
    assert options(state) == {"build 1,0", "build 1,6"}


def test_kb_11_8_one_settlement_of_a_donation_only() -> None:
    state = table("W . W W . W W", "0,1", sets=SETS, tiles={0: ["donation water", "outpost"]}, left=0)
    play(state, "use donation water")
    assert options(state) == {"build 0,0", "build 0,2", "use outpost"}
    play(state, "use outpost", "build 0,5")
    assert options(state) == {"build 0,0", "build 0,2", "build 0,6", "stop"}
    play(state, "build 0,6", "build 0,0")
    assert options(state) == {"end turn"}


def test_kb_11_8_in_the_middle_of_a_donation() -> None:
    state = table("W W W . W", "0,0", sets=SETS, tiles={0: ["donation water", "outpost"]}, left=0)
    play(state, "use donation water", "build 0,1")
    assert options(state) == {"build 0,2", "use outpost", "stop"}
    play(state, "use outpost", "build 0,4")
    assert options(state) == {"build 0,2", "stop"}


def test_kb_11_8_two_outposts_for_two_settlements() -> None:
    state = table("G G G G . G . G", "0,0", sets=SETS, tiles={0: ["outpost", "outpost"]})
    play(state, "use outpost")
    assert uses(state) == set(), "one settlement needs no second"
    play(state, "build 0,5", "use outpost", "build 0,7")
    assert (hexes(state), uses(state)) == ({"0,1"}, set())


def test_kb_11_8_an_unused_outpost_leaves_after_its_turn() -> None:
    state = table("G G G G G G G G", "0,0", sets=SETS, tiles={0: ["outpost"]})
    play(state, "build 0,1", "build 0,2", "build 0,3", "end turn")
    assert tiles(state, 0) == ["outpost lost"]


def test_kb_11_8_a_new_outpost_cannot_be_used() -> None:
    state = table("G G N G G G G", "0,0", sets=SETS, nomads={"0,2": "outpost"})
    play(state, "build 0,1")
    assert tiles(state, 0) == ["outpost@0,2 new"]
    other = table("G G N G G G G", "0,0", sets=SETS, nomads={"0,2": "outpost"}, tiles={0: ["outpost@0,2 new"]})
    assert uses(other) == set()


def test_kb_11_8_taking_a_warrior_back_builds_nothing() -> None:
    """An outpost that was declared for barracks is not kept for a later settlement."""
    state = table(
        "G G . G . G G",
        "0,0",
        sets=ALL_SETS,
        tiles={0: ["barracks", "outpost"]},
        figures={0: {"warrior": "0,3"}},
    )
    play(state, "use barracks", "use outpost", "take 0,3")
    assert hexes(state) == {"0,1"}


def test_kb_11_8_stopping_builds_nothing_either() -> None:
    state = table("W W . W . G G . G", "0,5", sets=SETS, tiles={0: ["donation water", "outpost"]})
    play(state, "use donation water", "build 0,0", "use outpost", "stop")
    assert hexes(state) == {"0,6"}


def test_r_55_to_the_island() -> None:
    # Given an island behind the empty row
    drawn = "G G G G / . . . . / _ _ _ _ / G G _ _ "
    state = table(drawn, "0,0", sets=ALL_SETS, tiles={0: ["outpost"]})
    assert hexes(state) == {"0,1"}
    play(state, "use outpost")
    assert hexes(state) == {"0,1", "0,2", "0,3", "3,0", "3,1"}
    play(state, "build 3,1")
    assert hexes(state) == {"0,1", "3,0"}


def test_kb_13_6_not_for_the_reaction_of_somebody_else() -> None:
    # Given red with an outpost, whose build lets blue react
    drawn = "G G N G . W / . . . . . W / . . . W . W"
    state = table(drawn, "0,0", "2,4", sets=ALL_SETS, tiles={0: ["outpost"], 1: ["canoe"]}, nomads={"0,2": "sword"})
    play(state, "build 0,1")
    assert (state.seat, options(state)) == (1, {"build 2,3", "build 2,5", "stop"}), "1,5 and 0,5 do not touch blue"
    play(state, "stop")
    assert (state.seat, uses(state)) == (0, set()), "0,3 is the only hex left, so nothing is to be freed"


def test_kb_13_6_for_an_own_reaction() -> None:
    """The settlement of a canoe is built adjacent if possible as well."""
    drawn = "G G N G . W / . . . . . W / W . . W . W"
    state = table(drawn, "0,0 1,0", sets=ALL_SETS, tiles={0: ["outpost", "canoe"]}, nomads={"0,2": "sword"})
    play(state, "build 0,1")
    assert (state.seat, options(state)) == (0, {"build 2,0", "use outpost", "stop"})
    play(state, "use outpost", "build 2,5")
    assert (state.seat, state.prompt().kind, hexes(state)) == (0, "build", {"0,3"})


def test_kb_17_3_the_terrain_is_open_until_the_free_build() -> None:
    """The outpost frees both kinds, and the build fixes one."""
    drawn = "G D . G D . G D"
    state = table(drawn, "0,0", sets=ALL_SETS, tiles={0: ["outpost"]}, more_cards={0: ["desert"]})
    assert hexes(state) == {"0,1", "0,3", "0,6"}
    play(state, "use outpost")
    assert hexes(state) == {"0,1", "0,3", "0,4", "0,6", "0,7"}
    play(state, "build 0,7")
    assert hexes(state) == {"0,1"}
