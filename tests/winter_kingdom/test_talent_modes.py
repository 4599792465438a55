"""WK-7.7 to WK-7.13: how the two halves of a talent go together, and what all talents have in common."""

import pytest

from realmwright.rules.winter_kingdom.exchange.notation import END
from realmwright.rules.winter_kingdom.model.catalogue import TALENTS
from realmwright.rules.winter_kingdom.setup import TALENT_POOL
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom import plain
from tests.winter_kingdom.plain import TERRAIN_BUILDERS
from tests.winter_kingdom.positions import (
    Details,
    coins,
    events,
    fork,
    hexes,
    kind,
    legal,
    owner,
    play,
    refused,
    seen,
    uses,
)

MOVERS = (
    "caravan",
    "mule",
    "toboggan",
    "toboggan II",
    "horse",
    "horse II",
    "guide",
    "guide II",
    "dog sled",
    "dog sled II",
    "carriage",
    "wagon",
    "wagon II",
    "sleigh",
    "sleigh II",
    "tunnel",
)
EVERYTHING = {"1,0": "M", "0,1": "I", "0,2": "I", "-4,0": "U", "4,0": "U"}
"""A map on which every talent that moves has something to go over or to."""


def test_wk_7_11_the_modes() -> None:
    modes = {card.name: card.mode for card in TALENTS if card.name in TALENT_POOL}
    assert len(modes) == len({*plain.ARROW, *plain.BOTH, *plain.ALT})
    assert {name for name, mode in modes.items() if mode == "arrow"} == set(plain.ARROW)
    assert {name for name, mode in modes.items() if mode == "both"} == set(plain.BOTH)
    assert {name for name, mode in modes.items() if mode == "alt"} == set(plain.ALT)


@pytest.mark.parametrize("talent", [*plain.BUILDERS, "crossroads"])
def test_wk_7_13_no_piece_left(talent: str) -> None:
    """TC-32"""
    named = {"1,0": "M", "-1,0": "C", "0,1": "V", "-4,0": "I", "4,0": "B", "4,-1": "F", "4,-2": "T", "4,-3": "L"}
    named |= kind("S", "-4,1")
    card = "snowscape" if talent == "crossroads" else "grassland"
    details: Details = {"forts": ["0,0 -1,-1 0,-1 1,-1"], "card": card, "talents": {0: [f"{talent} II", "mule"]}}
    assert talent in uses(owner(talent, named, "-1,1", **details))
    details |= {"supply": [0, 32], "fort_supply": [0, 4], "ending": True}
    none = owner(talent, named, "-1,1", **details)
    assert uses(none) == {"mule"}
    refused(none, f"use {talent}", f"use {talent} II")
    play(none, "use mule", "move -1,1", "to -2,1")


@pytest.mark.parametrize("talent", [talent for talent in plain.ALT if talent in plain.BUILDERS])
@pytest.mark.parametrize(("first", "second"), [("", " II"), (" II", "")])
def test_wk_7_8_alt_is_one_or_the_other(talent: str, first: str, second: str) -> None:
    named = {"1,0": "M", "-1,0": "C", "0,1": "V", "0,-2": "I"}
    state = owner(f"{talent} II", named, "-1,1", "3,0 3,-1 3,-2", forts=["0,0 0,-1 1,-1"])
    if talent == "tavern":
        state = owner(f"{talent} II", named, "0,-1 0,0 0,-2", "3,0 3,-1 3,-2")
    assert {talent, f"{talent} II"} <= uses(state)
    play(state, f"use {talent}{first}")
    play(state, f"build {min(hexes(state))}")
    assert state.prompt().kind == "finish"
    assert uses(state) == set()
    refused(state, f"use {talent}{first}", f"use {talent}{second}")


@pytest.mark.parametrize("talent", plain.ALT)
def test_wk_7_3_without_the_upgrade_there_is_no_second_half(talent: str) -> None:
    named = {"1,0": "M", "-1,0": "C", "0,1": "V", "0,-2": "I", "1,-2": "I"}
    state = owner(talent, named, "-1,1 0,0 0,-1 1,-1", "3,0 3,-1 3,-2")
    assert f"{talent} II" not in uses(state)
    refused(state, f"use {talent} II")


@pytest.mark.parametrize("talent", [*TERRAIN_BUILDERS, "tower", "homestead"])
def test_wk_7_9_arrow_goes_on_with_the_same_house(talent: str) -> None:
    named = {"-4,0": TERRAIN_BUILDERS.get(talent, "G")}
    for level in ("", " II"):
        state = owner(talent + level, named, "2,0", ground="I" if talent in TERRAIN_BUILDERS else "G")
        refused(state, f"use {talent} II")
        play(state, f"use {talent}")
        place = "3,0" if talent == "homestead" else min(hexes(state))
        play(state, f"build {place}")
        refused(state, f"use {talent}", f"use {talent} II", "move 2,0")
        if not level:
            assert state.prompt().kind == "finish"
            continue
        assert state.prompt() == ("follow-move", {"talent": talent, "from": place})
        assert "stop" in legal(state)
        refused(state, END)
        skipped = play(fork(state), "stop")
        assert (skipped.prompt().kind, uses(skipped)) == ("finish", set())
        target = min(hexes(state, "to"))
        play(state, f"to {target}")
        assert [(event.args["from"], event.args["hex"]) for event in events(state, "moved")] == [(place, target)]
        assert (state.prompt().kind, uses(state)) == ("finish", set())
        assert state.supply[0] == 30


def test_wk_7_9_nothing_is_asked_where_the_house_cannot_go() -> None:
    state = owner("sawmill II", kind("F", "4,0"), "3,0", "3,1", ground="M")
    play(state, "use sawmill", "build 4,0")
    assert state.prompt().kind == "finish"


def test_wk_7_9_the_follow_up_earns_nothing() -> None:
    state = owner("garden II", kind("B", "1,0") | kind("V", "3,0"), economy="agriculture")
    play(state, "use garden", "build 1,0", "to 2,0")
    assert coins(state) == []
    state = owner("garden II", kind("B", "2,0") | kind("V", "3,0"), economy="agriculture")
    play(state, "use garden", "build 2,0", "to 1,0")
    assert coins(state) == [1]


def test_wk_10_12_and_10_16_the_follow_up_in_a_dead_end_and_on_a_road() -> None:
    named = kind("B", "0,0")
    closed = owner("garden II", named, "", "2,0", twists=["dead end"])
    play(closed, "use garden", "build 0,0")
    assert hexes(closed, "to") == {"0,1", "-1,1", "-1,0", "0,-1", "1,-1"}
    refused(closed, "to 1,0")
    road = owner("garden II", named, twists=["roads"])
    play(road, "use garden", "build 0,0")
    stayed = play(road.copy(), "stop")
    assert stayed.prompt().kind == "finish"
    play(road, "to 1,0")
    assert road.prompt() == ("road", {"talent": "garden", "from": "1,0"})
    assert hexes(road, "to") == {"2,0", "1,1", "0,1", "0,0", "1,-1", "2,-1"}
    play(road, "to 2,0")
    assert road.prompt().kind == "finish"


# Moving


def journey(talent: str) -> State:
    """A position in which the house on 0,0, or for the tunnel card that on -3,0, can be moved by a talent."""
    houses = "-3,0" if talent == "tunnel" else "0,0 -1,0"
    return owner(talent, EVERYTHING, houses, twists=["roads"])


@pytest.mark.parametrize("talent", MOVERS)
def test_wk_8_a_move_takes_one_house_from_here_to_there(talent: str) -> None:
    state = journey(talent)
    house = "-3,0" if talent == "tunnel" else "0,0"
    play(state, f"use {talent}", f"move {house}")
    target = max(hexes(state, "to"))
    before = len(seen(state)["players"][0]["houses"])
    play(state, f"to {target}")
    assert [(event.args["from"], event.args["hex"]) for event in events(state, "moved")] == [(house, target)]
    houses = seen(state)["players"][0]["houses"]
    assert target in houses
    assert house not in houses
    assert len(houses) == before
    assert state.supply[0] == 32 - before
    refused(state, f"use {talent}")


@pytest.mark.parametrize("talent", MOVERS)
def test_wk_10_16_one_more_hex_on_a_road(talent: str) -> None:
    state = journey(talent)
    house = "-3,0" if talent == "tunnel" else "0,0"
    play(state, f"use {talent}", f"move {house}")
    play(state, f"to {max(hexes(state, 'to'))}")
    assert state.prompt().kind == "road"
    refused(state, END)
    stayed = play(fork(state), "stop")
    assert stayed.prompt().kind == "finish"
    play(state, f"to {max(hexes(state, 'to'))}")
    assert state.prompt().kind == "finish"
    assert len(events(state, "moved")) == 2
    without = owner(talent, EVERYTHING, house if talent == "tunnel" else "0,0 -1,0")
    play(without, f"use {talent}", f"move {house}")
    play(without, f"to {max(hexes(without, 'to'))}")
    assert without.prompt().kind == "finish"


@pytest.mark.parametrize("talent", MOVERS)
def test_wk_9_2_moves_earn_nothing(talent: str) -> None:
    for economy in ("pioneers", "export", "enclosure", "agriculture"):
        state = owner(talent, EVERYTHING | kind("V", "2,2"), "0,0 -1,0 -3,0", economy=economy)
        play(state, f"use {talent}")
        play(state, f"move {max(hexes(state, 'move'))}")
        play(state, f"to {max(hexes(state, 'to'))}")
        assert coins(state) == []


@pytest.mark.parametrize("talent", [talent for talent in MOVERS if talent != "tunnel"])
def test_wk_4_7_a_house_that_cannot_go_anywhere(talent: str) -> None:
    """In a corner, behind buildings of others two deep, on a map without anything else."""
    wall = "3,0 3,1 4,-1 2,0 2,1 2,2 3,-1 4,-2"
    assert uses(owner(talent, {}, "4,0", wall, twists=["dead end"])) == set()


@pytest.mark.parametrize("talent", ["toboggan", "horse", "dog sled", "wagon", "sleigh"])
@pytest.mark.parametrize(("first", "second"), [("", " II"), (" II", "")])
def test_wk_7_8_alt_moves_one_way_or_the_other(talent: str, first: str, second: str) -> None:
    state = owner(f"{talent} II", EVERYTHING, "0,0 -1,0")
    assert uses(state) == {talent, f"{talent} II"}
    play(state, f"use {talent}{first}", "move 0,0")
    play(state, f"to {max(hexes(state, 'to'))}")
    assert uses(state) == set()
    refused(state, f"use {talent}{second}", f"use {talent}{first}")
