"""WK-6: forts."""

import pytest

from realmwright.rules.winter_kingdom.exchange.notation import END
from tests.winter_kingdom.positions import coins, events, hexes, kind, legal, play, refused, table, uses

MOVERS = ("mule", "toboggan II", "horse II", "caravan", "carriage", "wagon II", "sleigh II", "guide II", "dog sled II")


def test_wk_6_1_a_fort_replaces_a_house() -> None:
    """TC-14"""
    state = table({})
    play(state, "fort 0,0", "build 1,0")
    assert (state.left, hexes(state), hexes(state, "fort")) == (1, hexes(state, "fort"), hexes(state))
    play(state, "build 0,1")
    assert state.prompt().kind == "finish"
    assert (state.supply[0], state.fort_supply[0]) == (30, 3)
    assert [event.args["piece"] for event in events(state, "built")] == ["fort", "house", "house"]


def test_wk_6_1_three_forts_in_one_action() -> None:
    state = play(table({}), "fort 0,0", "fort 1,0", "fort 0,1")
    assert (state.supply[0], state.fort_supply[0], state.prompt().kind) == (32, 1, "finish")


def test_wk_6_1_only_as_long_as_there_are_any() -> None:
    state = table({}, fort_supply=[1, 4])
    play(state, "fort 0,0")
    assert hexes(state, "fort") == set()
    refused(state, "fort 1,0")
    assert hexes(state) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


def test_wk_6_1_forts_alone_when_the_houses_are_built() -> None:
    state = table({}, supply=[0, 32], fort_supply=[2, 4], left=2, under_way={"whole": 2, "pieces": 0})
    assert hexes(state) == set()
    refused(state, "build 0,0")
    play(state, "fort 0,0", "fort 1,0")
    assert (state.ending, legal(state)) == (True, [END])


@pytest.mark.parametrize(
    ("talent", "place"),
    [
        ("pasture", "1,0"),
        ("port", "1,0"),
        ("port II", "4,0"),
        ("mine", "-2,0"),
        ("mine II", "-3,0"),
        ("homestead", "1,0"),
        ("outpost II", "0,1"),
    ],
)
def test_wk_6_1_by_any_talent_that_builds(talent: str, place: str) -> None:
    state = table(kind("M", "-3,0") | kind("I", "4,0"), "0,0", left=0, talents={0: [talent]})
    play(state, f"use {talent}")
    assert place in hexes(state)
    assert hexes(state, "fort") == hexes(state)
    play(state, f"fort {place}")
    assert (state.fort_supply[0], state.supply[0]) == (3, 31)
    assert state.units(state.own[0], 0) == 3


def test_wk_6_1_on_the_hex_that_a_caravan_left() -> None:
    state = table({}, "0,0", left=0, talents={0: ["caravan II"]})
    play(state, "use caravan", "move 0,0", "to 2,0")
    assert legal(state) == ["build 0,0", "fort 0,0", "stop"]
    play(state, "fort 0,0")
    assert state.fort_supply[0] == 3


def test_wk_6_1_where_settlers_come() -> None:
    state = table(kind("V", "0,0"), twists=["settlers"])
    play(state, "fort 1,0")
    assert state.prompt().kind == "settle-or-not"
    assert hexes(state, "fort") == hexes(state) == {"2,0", "1,1", "0,1", "1,-1", "2,-1"}
    play(state, "fort 2,0")
    assert (state.left, state.fort_supply[0]) == (2, 2)


def test_wk_6_2_a_fort_counts_as_two_houses() -> None:
    named = kind("I", "0,0") | kind("C", "3,0") | kind("V", "-1,0")
    state = table(named, "2,0", "4,0", forts=["0,0", "3,1"], cards=["ice fishers", "burghers", "loners"])
    score = state.scores()[0]
    assert (score["ice fishers"], score["burghers"], score["loners"]) == (4, 1, 9)
    # One house against a house and a fort.
    assert [score["castles"] for score in state.scores()] == [0, 3]
    earns = table(named, economy="agriculture", card="grassland")
    assert coins(play(earns, "fort -2,0", "build -2,1")) == [2, 1]


@pytest.mark.parametrize("talent", MOVERS)
def test_wk_6_3_a_fort_is_never_moved(talent: str) -> None:
    named = kind("I", "1,0 1,-1") | kind("U", "-3,0 3,0")
    lone = table(named, "", "0,1", forts=["0,0 -1,0"], left=0, talents={0: [talent]})
    assert uses(lone) == set()
    refused(lone, f"use {talent}")
    beside = table(named, "0,-1", "0,1", forts=["0,0 -1,0"], left=0, talents={0: [talent]})
    play(beside, f"use {talent}")
    assert hexes(beside, "move") == {"0,-1"}
    refused(beside, "move 0,0", "move -1,0")


def test_wk_6_3_not_even_through_a_tunnel_or_on_a_road() -> None:
    state = table(kind("U", "-3,0 3,0"), forts=["-2,0"], left=0, twists=["roads"], talents={0: ["mule"]})
    assert legal(state) == [END]


@pytest.mark.parametrize("twists", [(), ("roads",)])
def test_wk_6_3_and_7_9_a_fort_built_with_an_arrow_talent_stays(twists: tuple[str, ...]) -> None:
    """TC-16"""
    state = table({}, "0,0", left=0, talents={0: ["pasture II"]}, twists=twists)
    with_house = play(state.copy(), "use pasture", "build 1,0")
    assert with_house.prompt().kind == "follow-move"
    play(state, "use pasture", "fort 1,0")
    assert state.prompt().kind == "finish"
    refused(state, "to 2,0", "stop", "use pasture II")


def test_wk_6_4_a_fort_is_one_building_of_a_row() -> None:
    two = table({}, "0,0", forts=["1,0"], left=0, talents={0: ["tavern"]})
    assert uses(two) == set()
    three = table({}, "0,0 2,0", forts=["1,0"], left=0, talents={0: ["tavern"]})
    assert hexes(play(three, "use tavern")) == {"-1,0", "3,0"}


def test_wk_6_4_a_fort_is_one_neighbour_of_an_outpost() -> None:
    state = table({}, forts=["0,0"], left=0, talents={0: ["outpost"]})
    assert hexes(play(state, "use outpost")) == {"1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"}


@pytest.mark.parametrize(("pieces", "come"), [(3, False), (4, True)])
def test_wk_6_4_a_fort_is_one_piece_for_wolves(pieces: int, come: bool) -> None:
    state = table({}, "0,0", left=0, talents={0: ["pasture"]}, twists=["wolves"], under_way={"pieces": pieces})
    play(state, "use pasture", "fort 1,0", END)
    assert (state.prompt().kind == "wolves") == come
