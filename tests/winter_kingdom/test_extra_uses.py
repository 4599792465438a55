"""WK-7.5: five coins for up to three more uses of one card."""

from typing import Final

import pytest

from tests.winter_kingdom.positions import events, finish_turn, hexes, kind, legal, play, refused, seen, table

TUNNELS: Final = kind("U", "-3,0 3,0")
THERE: Final = ("use tunnel", "move -2,0", "to 2,0")
BACK: Final = ("use tunnel", "move 2,0", "to -2,0")


def test_tc_52_wk_7_5_five_coins_on_the_tunnel_card() -> None:
    # Given no talent, but 5 coins
    state = table(TUNNELS, "-2,0", coins=(5,), left=0)
    assert legal(state) == ["end turn", "extra tunnel", "use tunnel"]
    # when they are paid
    play(state, "extra tunnel")
    assert events(state) == [("extra-bought", {"seat": 0, "talent": "tunnel", "coins": 5}, None, False)]
    assert state.coins[0] == 0
    # then the tunnel card can be used three times
    for left, way in ((3, THERE), (2, BACK), (1, THERE)):
        assert state.prompt() == ("extra", {"talent": "tunnel", "left": left})
        play(state, *way)
    assert legal(state) == ["end turn"]
    refused(state, "use tunnel")


def test_wk_7_5_it_costs_five() -> None:
    assert "extra tunnel" not in legal(table(TUNNELS, "-2,0", coins=(4,), left=0))
    assert "extra tunnel" in legal(table(TUNNELS, "-2,0", coins=(5,), left=0))
    state = play(table(TUNNELS, "-2,0", coins=(12,), left=0), "extra tunnel")
    assert (state.coins[0], seen(state)["extra_price"]) == (7, 5)


@pytest.mark.parametrize("uses", [0, 1, 2, 3])
def test_wk_7_5_up_to_three_times(uses: int) -> None:
    state = table(TUNNELS, "-2,0", coins=(5,), left=0)
    play(state, "extra tunnel")
    for way in (THERE, BACK, THERE)[:uses]:
        play(state, *way)
    play(state, "end turn")
    assert state.seat == 1
    turn = seen(state)["turn"]
    assert (turn["extra"], turn["extra_left"], turn["phase"]) == (None, 0, "build")


def test_wk_7_5_used_this_turn_or_not() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["mule"]}, left=0)
    play(state, "use mule", "move 0,0", "to 1,0")
    refused(state, "use mule")
    play(state, "extra mule")
    for here, there in (("1,0", "2,0"), ("2,0", "3,0"), ("3,0", "4,0")):
        play(state, "use mule", f"move {here}", f"to {there}")
    assert legal(state) == ["end turn"]


def test_wk_7_5_only_a_card_that_has_a_target() -> None:
    """WK-4.7: who could do nothing with them cannot pay for extra uses."""
    talents = {0: ["mine", "mule", "tavern II"]}
    state = table({}, "0,0", coins=(5,), talents=talents, left=0)
    assert [action for action in legal(state) if action.startswith("extra")] == ["extra mule"]
    refused(state, "extra mine", "extra tavern", "extra tunnel", "extra horse")


def test_wk_7_5_not_a_card_in_hand_nor_one_of_somebody_else() -> None:
    state = table({}, "0,0", "3,0", coins=(5, 5), talents={1: ["mule"]}, hand={0: ["sleigh"]}, left=0)
    refused(state, "extra sleigh", "extra mule")


def test_wk_7_5_nothing_else_is_used_meanwhile() -> None:
    state = table(TUNNELS, "-2,0", coins=(5,), talents={0: ["mule", "horse"]}, left=0)
    play(state, "extra mule")
    refused(state, "use horse", "use tunnel")
    play(state, "use mule", "move -2,0", "to -1,0")
    refused(state, "use horse")


def test_wk_7_5_three_builds_in_a_row() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["pasture"]}, left=0)
    play(state, "extra pasture", "use pasture", "build 1,0", "use pasture", "fort 2,0", "use pasture", "build 3,0")
    assert (state.supply[0], state.fort_supply[0]) == (29, 3)
    assert legal(state) == ["end turn"]


def test_wk_7_5_wk_7_8_each_use_of_an_alternative_is_either_half() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["horse II"]}, left=0)
    play(state, "extra horse")
    play(state, "use horse", "move 0,0", "to 2,0")
    play(state, "use horse II", "move 2,0", "to 3,-2")
    assert {"use horse", "use horse II"} <= {*legal(state)}
    play(state, "use horse II", "move 3,-2", "to 2,0")
    assert legal(state) == ["end turn"]


def test_wk_7_5_wk_7_9_each_use_of_an_arrow_has_its_follow_up() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["mule II"]}, left=0)
    play(state, "extra mule")
    play(state, "use mule", "move 0,0", "to 1,0", "to 2,0")
    play(state, "use mule", "move 2,0", "to 3,0", "stop")
    play(state, "use mule", "move 3,0", "to 3,1", "to 3,0")
    assert legal(state) == ["end turn"]
    assert [event.args["hex"] for event in events(state, "moved")] == ["1,0", "2,0", "3,0", "3,1", "3,0"]


def test_wk_7_5_a_building_arrow_three_times() -> None:
    state = table(kind("B", "1,0 2,0 3,0"), "0,0", coins=(5,), talents={0: ["garden II"]}, left=0)
    play(state, "extra garden")
    for here in ("1,0", "2,0", "3,0"):
        play(state, "use garden", f"build {here}")
        assert state.prompt() == ("follow-move", {"talent": "garden", "from": here})
        play(state, "stop")
    assert legal(state) == ["end turn"]


def test_wk_7_5_without_the_upgrade_nothing_follows() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["mule"]}, left=0)
    play(state, "extra mule", "use mule", "move 0,0", "to 1,0")
    assert state.prompt().kind == "extra"


def test_wk_7_5_a_caravan_leaves_a_house_behind_each_time() -> None:
    state = table({}, "-4,0", coins=(5,), talents={0: ["caravan II"]}, left=0)
    play(state, "extra caravan")
    for here, there in (("-4,0", "-2,0"), ("-2,0", "0,0"), ("0,0", "2,0")):
        play(state, "use caravan", f"move {here}", f"to {there}", f"build {here}")
    assert seen(state)["players"][0]["houses"] == ["-4,0", "-2,0", "0,0", "2,0"]


def test_wk_7_5_each_use_of_a_guide_is_of_either_half() -> None:
    named = {"1,0": "M", "-3,0": "U"}
    state = table(named, "0,0 0,3 1,3", coins=(5,), talents={0: ["guide II"]}, left=0)
    play(state, "extra guide", "use guide II", "move 0,3", "to -2,0", "use guide", "move 0,0", "to 2,0")
    play(state, "use guide II", "move 1,3", "to -3,1")
    assert legal(state) == ["end turn"]
    state = table(named, "0,0 0,3", coins=(5,), talents={0: ["guide II"]}, left=0)
    play(state, "extra guide", "use guide", "move 0,0", "to 2,0", "use guide", "move 2,0", "to 0,0")
    play(state, "use guide", "move 0,0", "to 2,0")
    assert legal(state) == ["end turn"]


@pytest.mark.parametrize("first", [THERE, ("use guide II", "move 0,3", "to 2,1")], ids=["tunnel", "guide"])
def test_wk_7_5_wk_8_21_the_tunnel_card_with_the_help_of_a_guide(first: tuple[str, ...]) -> None:
    """Whichever comes first, each use can be of a house beside a tunnel or away from any."""
    state = table(TUNNELS, "-2,0 0,3 1,3", coins=(5,), talents={0: ["guide II"]}, left=0)
    play(state, "extra tunnel", *first)
    assert {"use guide II", "use tunnel"} <= set(legal(state))
    play(state, "use guide II", "move 1,3", "to 3,1")
    assert {"use guide II", "use tunnel"} & set(legal(state))


def test_wk_7_5_wk_8_16_of_crossroads_only_the_first_half_has_an_effect() -> None:
    named = kind("T", "1,0 2,0 3,0 4,0")
    state = table(named, "0,0", coins=(5,), talents={0: ["crossroads II"]}, left=0)
    play(state, "extra crossroads")
    for here in ("1,0", "2,0", "3,0"):
        refused(state, "use crossroads II")
        play(state, "use crossroads", f"build {here}")
    assert legal(state) == ["end turn"]


def test_wk_7_5_wk_8_1_a_port_builds_on_the_terrain_of_the_card() -> None:
    named = kind("S", "1,0 2,0") | kind("I", "0,1")
    state = table(named, "0,0", card="snowscape", coins=(5,), talents={0: ["port II"]}, left=0)
    play(state, "extra port", "use port", "build 1,0", "use port II", "build 0,1", "use port", "build 2,0")
    assert legal(state) == ["end turn"]


def test_wk_7_5_the_mandatory_action_is_over_before() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["mule"]})
    for _ in range(3):
        refused(state, "extra mule")
        play(state, f"build {min(hexes(state))}")
    assert "extra mule" in legal(state)


def test_wk_7_5_coins_earned_now_cannot_be_spent() -> None:
    state = table(
        {"1,0": "V"}, "0,0", coins=(5,), talents={0: ["pasture"]}, hand={0: ["mule"]}, economy="agriculture", left=0
    )
    play(state, "extra pasture", "use pasture", "build 0,1")
    assert state.coins[0] == 1
    assert legal(state) == ["end turn", "use pasture"]
    refused(state, "buy mule", "upgrade pasture", "extra pasture")


def test_wk_7_5_the_uses_end_where_nothing_is_left_to_build() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["pasture"]}, supply=(1,), fort_supply=(1,), left=0)
    play(state, "extra pasture", "use pasture", "build 1,0", "use pasture", "fort 2,0")
    assert state.ending
    assert legal(state) == ["end turn"]


def test_wk_7_5_in_the_next_turn_everything_is_as_before() -> None:
    state = table({}, "0,0", coins=(5,), talents={0: ["mule"]}, left=0)
    play(state, "extra mule", "use mule", "move 0,0", "to 1,0", "end turn")
    finish_turn(state)
    play(state, "use mule", "move 1,0", "to 0,0")
    refused(state, "use mule")
