"""KB-12.15: the city hall."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, settlements, table, tiles, uses
from tests.kingdom_builder.steps import play

SETS = ("crossroads",)
CITY = "1,1 1,2 2,1 2,2 2,3 3,1 3,2"
"""Around 2,2."""


def city_hall(drawn: str, own: str, *others: str, **more: Any) -> State:
    """Red with the tile, after the mandatory action."""
    return table(drawn, own, *others, **{"sets": SETS, "tiles": {0: ["city hall"]}, "left": 0, **more})


def lying(state: State) -> object:
    """The hexes of red's city hall."""
    players = state.view(None)["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    figures = players[0]["figures"]
    assert isinstance(figures, dict)
    return figures["city hall"]


def test_tc_118_kb_12_15_a_centre_and_six_neighbours_beside_an_own_piece() -> None:
    drawn = "G G G G G G / G G G G G G / G G G G G G / W W W W W W"
    state = city_hall(drawn, "1,0")
    play(state, "use city hall")
    assert options(state) == {"place 1,2"}
    assert state.prompt() == ("tile-city", {"tile": "city hall"})
    play(state, "place 1,2")
    assert lying(state) == ["0,2", "0,3", "1,1", "1,2", "1,3", "2,2", "2,3"]
    assert (settlements(state, 0), state.supply[0], options(state)) == ({"1,0"}, 39, {"end turn"})
    assert noted(state, "placed")[0].args == {"seat": 0, "piece": "city hall", "hex": "1,2"}


def test_kb_12_15_any_mix_of_buildable_kinds() -> None:
    state = city_hall("G C D G / F G T B / G B A G", "1,3", sets=ALL_SETS)
    play(state, "use city hall", "place 1,1")
    assert lying(state) == ["0,1", "0,2", "1,0", "1,1", "1,2", "2,1", "2,2"]


@pytest.mark.parametrize("letter", "WMLS.")
@pytest.mark.parametrize("place", [(0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3)])
def test_kb_12_15_all_seven_hexes_must_be_buildable(letter: str, place: tuple[int, int]) -> None:
    rows = [["G"] * 5 for _ in range(3)]
    rows[place[0]][place[1]] = letter
    assert uses(city_hall("/".join("".join(row) for row in rows), "1,0")) == set()


@pytest.mark.parametrize(
    "more",
    [
        {"walls": "2,2"},
        {"scouts": "2,2"},
        {"figures": {1: {"wagon": "2,2"}}},
        {"figures": {0: {"ship": "2,2"}}},
        {"figures": {1: {"warrior": "3,3"}}},
    ],
)
def test_kb_12_15_r_25_all_seven_hexes_must_be_empty_and_open(more: dict[str, Any]) -> None:
    # Only 1,2 has six neighbours and touches red's reach; the warrior closes 2,3
    field = "G G G G / G G G G / G G G G / W W W G"
    assert uses(city_hall(field, "1,0", sets=ALL_SETS)) == {"city hall"}
    assert uses(city_hall(field, "1,0", sets=ALL_SETS, **more)) == set()


def test_kb_12_15_adjacency_is_strict() -> None:
    field = "/".join(["G" * 7] * 3)
    assert uses(city_hall(field, "")) == set(), "not even the first piece of a player"
    state = city_hall(field, "1,0")
    play(state, "use city hall")
    assert options(state) == {"place 1,2"}
    assert uses(city_hall(field, "", "1,0")) == set(), "pieces of others do not count"


def test_kb_12_15_scouts_count_for_placing_it() -> None:
    field = "/".join(["G" * 7] * 3)
    state = city_hall(field, "1,0", sets=ALL_SETS, scouts="1,1")
    play(state, "use city hall")
    assert options(state) == {"place 1,3"}


def test_kb_12_15_once_per_game() -> None:
    field = "/".join(["G" * 9] * 3)
    state = city_hall(field, "1,0")
    play(state, "use city hall", "place 1,2", "end turn", "build 1,8", "build 0,8", "build 2,8", "end turn")
    assert (state.seat, "city hall" in uses(state)) == (0, False)


def test_kb_14_7_not_even_with_a_bazaar() -> None:
    field = "/".join(["G" * 9] * 3)
    state = city_hall(field, "1,0", sets=ALL_SETS, tiles={0: ["city hall", "bazaar"]})
    play(state, "use city hall", "place 1,2")
    assert uses(state) == set()


def test_tc_043_kb_7_1_r_13_a_city_hall_takes_several_tiles() -> None:
    # Given locations and a nomad hex around the place for a city hall at 2,2
    drawn = "G G L G G G / G G G G G G / G G G G N G / L G G G G G / G G L G G G"
    state = city_hall(
        drawn,
        "2,0",
        sets=("nomads", "crossroads"),
        locations={"0,2": "farm", "3,0": "oasis", "4,2": "tower"},
        tiles={0: ["city hall", "oasis@3,0"]},
        nomads={"2,4": "treasure"},
    )
    play(state, "use city hall", "place 2,2")
    assert [event.args["tile"] for event in noted(state, "tile-taken")] == ["farm", "tower", "treasure"]
    assert state.scores()[0]["treasure"] == 3


def test_kb_13_6_a_city_hall_that_empties_two_places_lets_others_react_twice() -> None:
    # Given two nomad hexes beside the place for a city hall, and two canoes of blue's
    drawn = "G G N G G G W / G G G G G G W / G G G G N G W / G G G G G G W / G G G G G G G"
    held = {0: ["city hall"], 1: ["canoe", "canoe"]}
    nomads = {"0,2": "sword", "2,4": "outpost"}
    state = city_hall(drawn, "2,0", "4,6", sets=ALL_SETS, tiles=held, nomads=nomads)
    play(state, "use city hall", "place 2,2")
    assert (state.seat, options(state)) == (1, {"build 3,6", "stop"})
    play(state, "build 3,6")
    assert (state.seat, options(state)) == (1, {"build 2,6", "stop"})
    play(state, "stop")
    assert (state.seat, options(state)) == (0, {"end turn"})
    assert tiles(state, 1) == ["canoe used", "canoe fresh"]


def test_kb_12_15_it_counts_as_seven_own_settlements() -> None:
    field = "/".join(["G" * 5] * 4)
    cards = ("citizens", "knights", "discoverers")
    state = city_hall(
        field, "0,0", figures={0: {"city hall": CITY}}, cards=cards, tiles={}, tasks=("fortress",), left=3
    )
    assert dict(state.scores()[0]) == {"citizens": 3, "knights": 6, "discoverers": 4, "fortress": 6, "castles": 0}
    # And for adjacency
    assert hexes(state) == {"0,1", "0,2", "0,3", "1,0", "1,3", "2,0", "2,4", "3,0", "3,3"}


def test_kb_12_15_it_keeps_the_tiles_that_it_took() -> None:
    drawn = "G G L G G / G G G G G / G G G G G / G G G G G"
    state = city_hall(
        drawn,
        "0,1",
        figures={0: {"city hall": CITY}},
        locations={"0,2": "farm"},
        tiles={0: ["farm@0,2", "caravan"]},
        sets=("nomads", "crossroads"),
    )
    play(state, "use caravan", "move 0,1", "to 0,0")
    assert tiles(state, 0) == ["farm@0,2 fresh", "caravan used"]


def test_kb_6_4_a_city_hall_can_make_the_card_useless() -> None:
    drawn = "D D G G D / D G G G D / D D G G D"
    state = city_hall(drawn, "1,0", left=3, deck=["desert"])
    play(state, "use city hall", "place 1,2")
    assert [event.args["terrain"] for event in noted(state, "card-useless", "card-shown")] == ["grass", "desert"]
