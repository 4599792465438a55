"""KB-11.15 to KB-11.18: Families, Shepherds and Ambassadors pay at once for new settlements."""

from typing import Any

import pytest

from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import (
    ALL_SETS,
    many,
    noted,
    options,
    settlements,
    table,
)
from tests.kingdom_builder.steps import play

SETS = ("nomads",)
BOTH = ("nomads", "crossroads")
FIELD = "/".join(["G" * 7] * 4)


def red(card: str, drawn: str, *seats: str, **details: Any) -> State:
    """A game in which one of the red cards is shown."""
    return table(drawn, *seats, **{"sets": SETS, "cards": (card, "knights", "miners"), **details})


def paid(state: State, *actions: str) -> list[int]:
    """What each of these actions earns the seat whose turn it is, from the red card."""
    card = state.setup.cards[0]
    found = []
    for action in actions:
        before = state.scores()[state.turn][card]
        seat = state.turn
        play(state, action)
        found.append(state.scores()[seat][card] - before)
    return found


def build(state: State, *places: str) -> list[int]:
    return paid(state, *[f"build {place}" for place in places])


# Families


@pytest.mark.parametrize(
    ("own", "places", "gold"),
    [
        ("3,2 2,6", "3,3 3,5 3,4", 2),
        ("", "3,3 3,4 3,5", 2),
        ("", "3,3 2,3 1,2", 2),
        ("", "2,3 3,3 1,2", 2),
        ("", "1,4 2,4 3,3", 2),
        ("", "3,3 3,4 2,4", 0),
        ("3,2 2,6", "3,3 3,4 3,6", 0),
        ("3,2", "3,3 3,4 2,2", 0),
    ],
)
def test_tc_102_kb_11_16_three_in_a_straight_line(own: str, places: str, gold: int) -> None:
    state = red("families", FIELD, own)
    assert build(state, *places.split()) == [0, 0, gold]
    expected = [{"seat": 0, "source": "families", "gold": 2}] if gold else []
    assert [event.args for event in noted(state, "earned")] == expected


def test_kb_11_16_only_settlements_of_the_mandatory_action() -> None:
    # The third of the line comes from an oracle
    after = red("families", FIELD, tiles={0: ["oracle"]})
    assert build(after, "3,3", "3,4", "2,4") == [0, 0, 0]
    assert paid(after, "use oracle", "build 3,5") == [0, 0]
    # Or came from it before
    before = red("families", FIELD, tiles={0: ["oracle"]})
    assert paid(before, "use oracle", "build 3,3", "build 3,4", "build 3,5", "build 2,5") == [0, 0, 0, 0, 0]


def test_kb_11_16_once_a_turn_and_again_in_the_next() -> None:
    state = red("families", FIELD, "", "", tiles={0: ["oracle"]})
    assert build(state, "3,0", "3,1", "3,2") == [0, 0, 2]
    assert paid(state, "use oracle", "build 3,3") == [0, 0], "a fourth in the line pays nothing"
    play(state, "end turn")
    assert build(state, "0,0", "0,1", "0,2") == [0, 0, 2]
    play(state, "end turn")
    assert build(state, "3,4", "3,5", "3,6") == [0, 0, 2]
    assert [state.scores()[seat]["families"] for seat in (0, 1)] == [4, 2]


@pytest.mark.parametrize("supply", [1, 2])
def test_kb_11_16_fewer_than_three_pay_nothing(supply: int) -> None:
    wide = "/".join(["G" * 12] * 4)
    state = red("families", wide, many(wide, 40 - supply))
    first = 40 - supply
    build(state, *[f"{cell // 12},{cell % 12}" for cell in range(first, 40)])
    assert (state.supply[0], noted(state, "earned")) == (0, [])


def test_kb_11_16_two_on_swamp_pay_nothing() -> None:
    state = red("families", "B B B B", sets=ALL_SETS, hands=["swamp-grass"])
    assert build(state, "0,0", "0,1") == [0, 0]
    assert options(state) == {"end turn"}


def test_tc_207_kb_13_14_any_three_of_the_action_when_the_third_regular_one_is_built() -> None:
    """Of four, one of which was set aside; on swamp there are never three regular ones."""
    aside = {"due": 1, "whole": 4}
    state = red("families", FIELD, sets=ALL_SETS, left=4, under_way=aside)
    assert build(state, "3,3", "3,4", "3,5", "2,5") == [0, 0, 0, 2]
    swamp = red("families", "B B B B", sets=ALL_SETS, hands=["swamp-grass"], left=4, under_way=aside)
    assert build(swamp, "0,0", "0,1", "0,2") == [0, 0, 0]
    assert options(swamp) == {"end turn"}


def test_kb_11_16_kinds_do_not_matter_after_a_new_card() -> None:
    state = red("families", "D G G . . / . . . . .", hands=["desert"], deck=["grass"])
    assert build(state, "0,0", "0,1", "0,2") == [0, 0, 2]


def test_kb_11_16_other_pieces_do_not_count() -> None:
    """KB-12.11."""
    state = red("families", FIELD, sets=BOTH, tiles={0: ["barracks", "wagon"]})
    assert paid(state, "use wagon", "place 3,3") == [0, 0]
    assert build(state, "3,4", "3,5", "2,5") == [0, 0, 0]


def test_kb_11_15_moving_into_a_line_pays_nothing() -> None:
    state = red("families", FIELD, "1,4 3,1", tiles={0: ["paddock"]})
    assert build(state, "3,2", "3,3", "1,3") == [0, 0, 0]
    assert paid(state, "use paddock", "move 1,3", "to 3,4") == [0, 0, 0]


def test_kb_11_16_at_most_once_a_turn_even_where_a_piece_has_left_the_line() -> None:
    state = red("families", FIELD, "0,0", tiles={0: ["paddock", "farm"]})
    assert build(state, "1,0", "1,1", "1,2") == [0, 0, 2]
    assert paid(state, "use paddock", "move 1,1", "to 1,3", "use farm", "build 1,1") == [0] * 5


# Shepherds


def test_tc_103_kb_11_17_the_order_matters() -> None:
    drawn = "F F F F G / . . . . ."
    hand = ["flower field"]
    assert build(red("shepherds", drawn, hands=hand), "0,1", "0,2", "0,3") == [0, 0, 2]
    assert build(red("shepherds", drawn, hands=hand), "0,3", "0,2", "0,1") == [0, 0, 0]
    state = red("shepherds", drawn, hands=hand, tiles={0: ["outpost"]})
    assert paid(state, "build 0,0", "build 0,1", "use outpost", "build 0,3") == [0, 0, 0, 0]


def test_tc_103_kb_11_17_r_27_a_wall_fills_a_hex() -> None:
    state = red("shepherds", "F F F F G / . . . . .", hands=["flower field"], walls="0,0")
    assert build(state, "0,3", "0,2", "0,1") == [0, 0, 2]


@pytest.mark.parametrize("piece", ["settlement", "wagon", "ship"])
def test_kb_11_17_any_piece_fills_a_hex(piece: str) -> None:
    figures = {1: {piece: "0,0"}} if piece in ("wagon", "ship") else {}
    state = red(
        "shepherds",
        "D D . D",
        "",
        "0,0" if piece == "settlement" else "",
        sets=ALL_SETS,
        hands=["desert"],
        figures=figures,
        scouts="0,0" if piece == "scout" else "",
        left=2,
    )
    assert build(state, "0,1") == [2]


def test_kb_11_17_r_27_a_closed_hex_is_still_empty() -> None:
    # 0,2 is closed by blue's warrior, and empty
    state = red("shepherds", "D D D G . D", "", "", sets=BOTH, hands=["desert"], figures={1: {"warrior": "0,3"}})
    assert build(state, "0,0", "0,1") == [0, 0]
    open_ = red("shepherds", "D D D G . D", "", "0,2", sets=BOTH, hands=["desert"], figures={1: {"warrior": "0,3"}})
    assert build(open_, "0,0", "0,1") == [0, 2]


def test_kb_11_17_hexes_of_other_kinds_do_not_matter() -> None:
    state = red("shepherds", "G D G / G G G", hands=["desert"], deck=["canyon"], rest="removed")
    assert build(state, "0,1") == [2]


def test_kb_11_17_each_is_tested_once_at_its_moment() -> None:
    # The third build fills the last neighbour of the first one as well, which is not tested again
    state = red("shepherds", "D D D G / . . . .", hands=["desert"])
    assert build(state, "0,0", "0,1", "0,2") == [0, 0, 2]


def test_kb_11_17_extra_settlements_count() -> None:
    assert paid(red("shepherds", "G D . W W", tiles={0: ["oasis"]}), "use oasis", "build 0,1") == [0, 2]
    state = red("shepherds", "G D . W W", tiles={0: ["donation water"]})
    assert paid(state, "use donation water", "build 0,3", "build 0,4") == [0, 0, 2]


def test_kb_12_11_placing_counts_and_moving_does_not() -> None:
    """KB-1.17."""
    state = red("shepherds", "G M G W / . . . .", "0,0", sets=BOTH, tiles={0: ["wagon", "lighthouse"]}, left=0)
    assert paid(state, "use wagon", "place 0,1") == [0, 2], "no other mountain beside it"
    assert paid(state, "use lighthouse", "place 0,3") == [0, 2]
    play(state, "end turn")
    moved = red("shepherds", "G M G W / . . . .", "0,0", sets=BOTH, tiles={0: ["wagon"]}, figures={0: {"wagon": "0,2"}})
    assert paid(moved, "use wagon", "to 0,1") == [0, 0]


def plain_around_a_city(outside: str) -> str:
    """Grass for a city hall around 2,2, with one kind of hex around it and red's settlement on 2,0."""
    city = {(2, 2), (2, 1), (2, 3), (1, 1), (1, 2), (3, 1), (3, 2)}
    return "/".join("".join("G" if (row, col) in city else outside for col in range(6)) for row in range(5))


@pytest.mark.parametrize(("outside", "gold"), [("G", 2), ("D", 14)])
def test_tc_120_kb_12_15_a_city_hall_is_seven_new_settlements(outside: str, gold: int) -> None:
    state = red("shepherds", plain_around_a_city(outside), "2,0", sets=BOTH, tiles={0: ["city hall"]}, left=0)
    assert paid(state, "use city hall", "place 2,2") == [0, gold]


# Ambassadors


def test_tc_105_kb_11_18_one_gold_beside_somebody_else() -> None:
    drawn = "/".join(["G" * 5] * 3)
    seats = ("", "0,3 1,3", "2,3")
    assert build(red("ambassadors", drawn, *seats), "1,0", "1,1", "1,2") == [0, 0, 1]
    assert build(red("ambassadors", drawn, *seats), "1,2", "0,2", "1,1") == [1, 1, 0]


def test_kb_11_18_own_pieces_walls_and_scouts_do_not_count() -> None:
    state = red("ambassadors", "G G G G G G", "0,0", "", sets=ALL_SETS, walls="0,3", scouts="0,5")
    assert build(state, "0,1", "0,2") == [0, 0]


@pytest.mark.parametrize("piece", ["wagon", "ship"])
def test_kb_16_1_pieces_of_others_are_seen(piece: str) -> None:
    state = red("ambassadors", "G G G", "", "", sets=BOTH, figures={1: {piece: "0,2"}})
    assert build(state, "0,1") == [1]


def test_kb_12_11_placed_pieces_count_each() -> None:
    placed = red("ambassadors", "G G G G", "0,0", "0,2", sets=BOTH, tiles={0: ["barracks"]}, left=0)
    assert paid(placed, "use barracks", "place 0,1") == [0, 1]
    # Of the seven hexes around 2,2, blue at 1,3 touches two and blue at 4,2 two others
    city = red("ambassadors", plain_around_a_city("D"), "2,0", "1,3 4,2", sets=BOTH, tiles={0: ["city hall"]}, left=0)
    assert paid(city, "use city hall", "place 2,2") == [0, 4]


def test_kb_11_15_a_move_beside_somebody_pays_nothing() -> None:
    state = red("ambassadors", "G G G G", "0,0", "0,3", tiles={0: ["paddock"]}, left=0)
    assert paid(state, "use paddock", "move 0,0", "to 0,2") == [0, 0, 0]


@pytest.mark.parametrize(("own", "gold"), [("0,0 0,4", []), ("0,0", [])])
def test_kb_11_15_the_settlement_of_a_reaction_pays_nothing(own: str, gold: list[int]) -> None:
    """R-62."""
    # Given blue's canoe, and water with or without a settlement of red's beside it
    drawn = "G G N W G"
    state = red("ambassadors", drawn, own, "", sets=ALL_SETS, tiles={1: ["canoe"]}, nomads={"0,2": "sword"})
    play(state, "build 0,1")
    assert state.seat == 1
    play(state, "build 0,3")
    assert [event.args["gold"] for event in noted(state, "earned") if event.args["seat"] == 1] == gold


# The end


@pytest.mark.parametrize("card", ["families", "shepherds", "ambassadors"])
def test_tc_106_kb_11_15_nothing_more_at_the_end(card: str) -> None:
    # Given positions that would pay if they were new, and gold that was paid before
    state = red(card, "D G G G D", "0,1 0,2 0,3", "0,0 0,4", earned={0: {card: 3}}, left=0, ending=True, turn=1)
    assert [state.scores()[seat][card] for seat in (0, 1)] == [3, 0]
    play(state, "end turn")
    assert state.over
    assert [state.scores()[seat][card] for seat in (0, 1)] == [3, 0]


def test_kb_11_15_red_gold_is_part_of_the_score_and_of_the_gains() -> None:
    state = red("shepherds", "D G", hands=["desert"], deck=["grass"], left=2)
    build(state, "0,0")
    assert state.scores()[0]["shepherds"] == 2
    assert ("shepherds", 2, ()) in (state.gains(0)[0] or [])
    assert settlements(state, 0) == {"0,0"}


def test_all_three_pay_for_the_same_settlement() -> None:
    cards = ("families", "shepherds", "ambassadors")
    state = table("D D D G", "", "0,3", sets=SETS, cards=cards, hands=["desert"], rest="removed", deck=["grass"])
    play(state, "build 0,0", "build 0,1", "build 0,2")
    paid_now = [(event.args["source"], event.args["gold"]) for event in noted(state, "earned")]
    assert paid_now == [("families", 2), ("shepherds", 2), ("ambassadors", 1)]
