"""KB-16.2: what each kind of special hex is good for, one row of the table after the other."""

import pytest

from tests.kingdom_builder.positions import ALL_SETS, hexes, table
from tests.kingdom_builder.scenes import gold
from tests.kingdom_builder.steps import play

LOCATION, CASTLE, NOMAD, PALACE, SILO = "LSNPI"
KINDS = (LOCATION, CASTLE, NOMAD, PALACE, SILO)


@pytest.mark.parametrize("letter", KINDS)
def test_kb_16_2_r_20_merchants_workers_and_place_of_refuge_take_them_all(letter: str) -> None:
    assert gold("merchants", f"{letter} G G {letter}", "0,1 0,2") == [8, 0]
    assert gold("workers", f"{letter} G G", "0,1 0,2") == [1, 0]
    around = "0,1 0,2 1,0 1,2 2,1 2,2"
    assert gold("place of refuge", f"G G G / G {letter} G / G G G", around) == [8, 0]


@pytest.mark.parametrize("letter", KINDS)
def test_kb_16_2_three_gold_for_castles_only(letter: str) -> None:
    assert gold("castles", f"G {letter} G", "0,0", "0,2") == ([3, 3] if letter == CASTLE else [0, 0])


@pytest.mark.parametrize("letter", KINDS)
def test_kb_16_2_five_gold_for_most_beside_a_palace_and_with_noblewomen_beside_all(letter: str) -> None:
    # Given two settlements of red beside the hex, and one of blue
    drawn, seats = f"G {letter} G / G G G", ("0,0 1,0", "0,2")
    palaces, noblewomen = gold("palaces", drawn, *seats), gold("noblewomen", drawn, *seats)
    # Then red has five gold, once, and without the card only for a palace
    assert palaces == ([5, 0] if letter == PALACE else [0, 0])
    assert [sum(pair) for pair in zip(palaces, noblewomen, strict=True)] == [5, 0]


@pytest.mark.parametrize("letter", KINDS)
def test_kb_16_2_university_builds_beside_them_and_caravan_stops_before_them(letter: str) -> None:
    drawn = f"G G G {letter} G"
    state = table(drawn, "0,0", sets=ALL_SETS, tiles={0: ["university", "caravan"]}, left=0)
    assert hexes(play(state.copy(), "use university")) == {"0,2", "0,4"}
    assert hexes(play(state, "use caravan", "move 0,0")) == {"0,2"}


@pytest.mark.parametrize("letter", KINDS)
def test_kb_16_2_locations_and_nomad_hexes_give_tiles(letter: str) -> None:
    lying = {"0,2": "sword"} if letter == NOMAD else {}
    farms = {"0,2": "farm"} if letter == LOCATION else {}
    state = table(f"G G {letter} / . . .", "0,0", sets=ALL_SETS, nomads=lying, locations=farms)
    play(state, "build 0,1")
    taken = [event.args["tile"] for event in state.journal or () if event.kind == "tile-taken"]
    assert taken == {LOCATION: ["farm"], NOMAD: ["sword"]}.get(letter, [])
