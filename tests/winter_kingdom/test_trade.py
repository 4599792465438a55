"""WK-7: what talents cost, how they are bought and upgraded, and how the two halves of a card go together."""

from typing import Final

import pytest

from realmwright.game import BadNotation
from realmwright.rules.winter_kingdom.model.catalogue import TALENTS
from realmwright.rules.winter_kingdom.setup import TALENT_POOL
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.positions import events, finish_turn, hexes, kind, legal, play, refusal, refused, seen, table

PRICES: Final = {
    "port": (3, 2),
    "pasture": (3, 1),
    "sawmill": (3, 1),
    "hot springs": (3, 1),
    "garden": (3, 1),
    "monastery": (3, 1),
    "hunting lodge": (3, 1),
    "mine": (3, 2),
    "market": (2, 2),
    "farm": (3, 2),
    "barracks": (2, 2),
    "tavern": (2, 2),
    "outpost": (2, 2),
    "tower": (3, 1),
    "homestead": (3, 1),
    "crossroads": (3, 2),
    "caravan": (2, 3),
    "mule": (1, 1),
    "toboggan": (1, 1),
    "horse": (2, 1),
    "guide": (1, 1),
    "dog sled": (1, 1),
    "carriage": (2, 1),
    "wagon": (2, 1),
    "sleigh": (1, 1),
}
"""What each card costs to buy and to upgrade, as the table of WK-8 has it."""


def trades(state: State) -> list[str]:
    """What can be had for coins."""
    return [action for action in legal(state) if action.split()[0] in ("buy", "upgrade", "extra")]


# Buying and upgrading


def test_tc_47_wk_7_2_buy_then_use_next_turn() -> None:
    # Given 3 coins and Mine in hand
    state = table({"3,0": "M"}, "0,0", coins=(3, 0), hand={0: ["mine"]}, left=0)
    # when it is bought
    play(state, "buy mine")
    # then 3 coins are paid, and it lies open with its upper half
    assert events(state, "bought") == [("bought", {"seat": 0, "talent": "mine", "coins": 3}, None, False)]
    assert state.coins[0] == 0
    player = seen(state, 1)["players"][0]
    assert (player["talents"], player["hand_count"]) == ([{"talent": "mine", "level": 1}], 0)
    # and it works only from the next turn on (WK-7.4)
    refused(state, "use mine")
    play(state, "end turn")
    finish_turn(state)
    play(state, "use mine")
    assert hexes(state) <= {"2,0", "4,0", "2,1", "3,1", "3,-1", "4,-1"}


def test_tc_49_wk_7_3_upgrade_a_card_used_this_turn() -> None:
    # Given that Garden was used this turn, and 1 coin
    flowers = kind("B", "1,0 2,0 3,0")
    state = table(flowers, "0,0", coins=(1,), talents={0: ["garden"]}, left=0)
    play(state, "use garden", "build 1,0")
    assert state.prompt().kind == "finish", "nothing follows from the upper half alone"
    # when it is upgraded
    play(state, "upgrade garden")
    # then the coin is paid, and the lower half works from the next turn on
    assert events(state, "upgraded") == [("upgraded", {"seat": 0, "talent": "garden", "coins": 1}, None, False)]
    assert (state.coins[0], legal(state)) == (0, ["end turn"])
    finish_turn(state)
    finish_turn(state)
    play(state, "use garden", "build 2,0")
    assert state.prompt() == ("follow-move", {"talent": "garden", "from": "2,0"})


def test_tc_50_wk_7_1_only_one_of_the_three() -> None:
    # Given 6 coins, one talent in hand and another that could be upgraded
    state = table({}, "0,0", coins=(6,), hand={0: ["mule"]}, talents={0: ["horse"]}, left=0)
    assert trades(state) == ["buy mule", "extra horse", "upgrade horse"]
    play(state, "buy mule")
    # then nothing more can be had in this turn
    assert refusal(state, "upgrade horse") == "'upgrade horse' cannot be played now: seat 0 may play 'end turn'"
    refused(state, "extra horse")
    assert legal(state) == ["end turn"]
    # unless the Bargain twist is in play
    state = table({}, "0,0", coins=(6,), hand={0: ["mule"]}, talents={0: ["horse"]}, left=0, twists=["bargain"])
    play(state, "buy mule", "upgrade horse")


@pytest.mark.parametrize("first", ["buy mule", "upgrade horse", "extra horse"])
def test_wk_7_1_whichever_comes_first(first: str) -> None:
    state = table({}, "0,0", coins=(20,), hand={0: ["mule", "sleigh"]}, talents={0: ["horse", "guide"]}, left=0)
    assert len(trades(state)) == 5
    assert first in trades(state)
    play(state, first)
    assert trades(state) == []


def test_wk_7_1_the_purchase_comes_behind_the_mandatory_action() -> None:
    state = table({}, "0,0", coins=(6,), hand={0: ["mule"]}, talents={0: ["horse"]})
    for _ in range(3):
        assert trades(state) == []
        refused(state, "buy mule")
        play(state, f"build {min(hexes(state))}")
    assert trades(state) == ["buy mule", "extra horse", "upgrade horse"]


def test_wk_4_2_behind_a_purchase_no_talent_can_be_used() -> None:
    state = table({}, "0,0", coins=(6,), hand={0: ["mule"]}, talents={0: ["horse"]}, left=0)
    assert "use horse" in legal(state)
    play(state, "buy mule")
    assert state.prompt() == ("trade", {"talents": [], "coins": 5, "offers": 0})
    refused(state, "use horse")


def test_wk_7_2_wk_8_every_price() -> None:
    assert list(PRICES) == list(TALENT_POOL)
    for name, (buy, upgrade) in PRICES.items():
        for coins in range(5):
            state = table({}, coins=(coins,), hand={0: [name]}, left=0)
            assert trades(state) == ([f"buy {name}"] if coins >= buy else [])
            state = table({}, coins=(coins,), talents={0: [name]}, left=0)
            assert trades(state) == ([f"upgrade {name}"] if coins >= upgrade else [])
        both = table({}, coins=(9,), hand={0: [name]}, left=0, economy="weapons")
        play(both, f"buy {name}")
        finish_turn(finish_turn(both))
        while both.left:
            play(both, f"build {min(hexes(both))}")
        play(both, f"upgrade {name}")
        assert both.coins[0] == 9 - buy - upgrade
        assert [deed.args["coins"] for deed in events(both, "bought", "upgraded")] == [buy, upgrade]


def test_wk_7_2_what_somebody_else_holds_cannot_be_bought() -> None:
    state = table({}, coins=(9, 9), hand={0: ["mule"], 1: ["horse"]}, left=0)
    assert trades(state) == ["buy mule"]
    refused(state, "buy horse")
    refused(state, "buy sleigh")


def test_wk_7_2_the_tunnel_card_and_the_mandatory_action_are_not_for_sale() -> None:
    state = table({}, "0,0", coins=(9,), left=0)
    for text in ("buy mandatory", "extra mandatory", "extra mandatory action"):
        with pytest.raises(BadNotation, match="unknown talent"):
            state.read(text)
    for text in ("buy tunnel", "upgrade tunnel"):
        with pytest.raises(BadNotation, match="everybody has the tunnel card from the beginning"):
            state.read(text)


def test_wk_7_3_only_what_lies_open_and_only_once() -> None:
    state = table({}, coins=(9,), hand={0: ["mule"]}, talents={0: ["horse II"]}, left=0)
    refused(state, "upgrade mule")
    refused(state, "upgrade horse")
    assert trades(state) == ["buy mule"]


def test_wk_7_3_wk_7_4_a_new_second_half_waits_for_the_next_turn() -> None:
    state = table({}, "0,0", coins=(1,), talents={0: ["horse"]}, left=0)
    play(state, "upgrade horse")
    assert seen(state, 0)["players"][0]["talents"] == [{"talent": "horse", "level": 2}]
    refused(state, "use horse II")
    refused(state, "use horse")
    finish_turn(finish_turn(state))
    assert {"use horse", "use horse II"} <= {*legal(state)}


def test_wk_7_6_five_talents_and_never_more() -> None:
    five = ["mule", "horse", "sleigh", "guide", "port"]
    state = table({}, "0,0", coins=(30,), hand={0: five}, left=0)
    for name in five:
        while state.left or state.seat != 0:
            finish_turn(state) if state.seat != 0 else play(state, f"build {min(hexes(state))}")
        play(state, f"buy {name}", "end turn")
    finish_turn(state)
    while state.left:
        play(state, f"build {min(hexes(state))}")
    assert not [action for action in legal(state) if action.startswith("buy")]
    player = seen(state, 0)["players"][0]
    assert {card["talent"] for card in player["talents"]} == {*five}
    assert player["hand"] == []


def test_wk_7_2_coins_of_the_same_turn_can_be_spent() -> None:
    """WK-4.3: what the build phase earns is there when the purchase comes."""
    village = {"1,0": "V"}
    state = table(village, "2,0", coins=(0,), hand={0: ["mine"]}, economy="agriculture")
    play(state, "build 2,-1", "build 1,-1", "build 0,0")
    assert state.coins[0] == 3
    play(state, "buy mine")
    assert state.coins[0] == 0


# How the halves go together


ROWS: Final = {"own": "0,0 1,0 2,0", "other": "0,2 0,3 0,4"}


def test_tc_53_wk_7_8_one_of_the_two_per_turn() -> None:
    # Given Tavern upgraded
    state = table({}, ROWS["own"], ROWS["other"], talents={0: ["tavern II"]}, left=0)
    assert {"use tavern", "use tavern II"} <= {*legal(state)}
    play(state, "use tavern", "build 3,0")
    refused(state, "use tavern II")
    refused(state, "use tavern")
    # and the other way round
    state = table({}, ROWS["own"], ROWS["other"], talents={0: ["tavern II"]}, left=0)
    play(state, "use tavern II", "build 0,1")
    refused(state, "use tavern")
    # also if the mandatory action lies between them
    state = table({}, ROWS["own"], ROWS["other"], talents={0: ["tavern II"]})
    play(state, "use tavern", "build 3,0")
    while state.left:
        play(state, f"build {min(hexes(state))}")
    refused(state, "use tavern II")


def test_wk_4_6_once_per_turn_and_again_in_the_next() -> None:
    state = table({}, "0,0", talents={0: ["mule"]})
    play(state, "use mule", "move 0,0", "to 1,0")
    refused(state, "use mule")
    assert seen(state)["turn"]["used"] == ["mule"]
    finish_turn(finish_turn(state))
    assert "use mule" in legal(state)
    assert seen(state)["turn"]["used"] == []


def test_wk_7_9_the_second_half_of_an_arrow_follows_and_never_stands_alone() -> None:
    state = table({}, "0,0", talents={0: ["mule II"]}, left=0)
    refused(state, "use mule II")
    play(state, "use mule", "move 0,0", "to 1,0")
    assert state.prompt() == ("follow-move", {"talent": "mule", "from": "1,0"})
    assert "stop" in legal(state)
    play(state, "stop")
    refused(state, "use mule")
    assert [event.kind for event in events(state)] == ["talent-used", "moved", "stopped"]


def test_wk_7_9_behind_a_fort_no_move_follows() -> None:
    state = table({}, "0,0", talents={0: ["pasture II"]}, left=0)
    play(state, "use pasture", "fort 1,0")
    assert state.prompt().kind == "finish"


def test_wk_7_12_a_follow_up_move_is_a_move() -> None:
    """WK-5.8: it needs a free and suitable hex, and no own neighbour."""
    named = {"1,1": "I", "2,-1": "M", "2,0": "V"}
    state = table(named, "0,0", "1,-1", talents={0: ["pasture II"]}, left=0)
    play(state, "use pasture", "build 1,0")
    assert hexes(state, "to") == {"0,1", "1,1"}


@pytest.mark.parametrize("order", [("guide", "guide II"), ("guide II", "guide")])
def test_wk_7_10_both_halves_in_one_turn_in_any_order(order: tuple[str, str]) -> None:
    state = table({"1,0": "M", "-3,0": "U"}, "0,0 0,3", talents={0: ["guide II"]}, left=0)
    moves = {"guide": ("move 0,0", "to 2,0"), "guide II": ("move 0,3", "to -2,0")}
    for use in order:
        play(state, f"use {use}", *moves[use])
    for use in order:
        refused(state, f"use {use}")


def test_wk_7_10_crossroads_gives_both_in_one_turn() -> None:
    named = kind("T", "1,0 2,0 3,0 0,1 1,1")
    state = table(named, "0,0", card="grassland", talents={0: ["crossroads II"]})
    play(state, "use crossroads", "build 0,1")
    assert state.prompt() == (
        "build-choice",
        {"terrains": ["grassland", "tundra"], "left": 3, "talents": []},
    )
    play(state, "build 1,0", "build 2,0", "build 3,0")
    used = [(event.args["talent"], event.args["level"]) for event in events(state, "talent-used")]
    assert used == [("crossroads", 1), ("crossroads", 2)]


def test_wk_7_11_which_card_has_which_mode() -> None:
    modes = {"arrow": "pasture, sawmill, hot springs, garden, monastery, hunting lodge, tower, carriage, mule, "}
    modes["arrow"] += "homestead, caravan"
    modes["both"] = "crossroads, guide"
    modes["alt"] = "port, mine, market, farm, barracks, tavern, outpost, toboggan, horse, dog sled, wagon, sleigh"
    for mode, cards in modes.items():
        of_mode = {talent.name for talent in TALENTS if talent.mode == mode}
        assert of_mode & {*TALENT_POOL} == {*cards.split(", ")}


def test_wk_7_13_without_a_piece_nothing_is_built() -> None:
    state = table(
        {}, "0,0", talents={0: ["pasture", "mule"]}, supply=(0,), fort_supply=(0,), left=0, ending=True, coins=(5,)
    )
    assert legal(state) == ["end turn", "extra mule", "upgrade mule", "upgrade pasture", "use mule"]
    one_fort = table({}, "0,0", talents={0: ["pasture"]}, supply=(0,), fort_supply=(1,), left=0)
    play(one_fort, "use pasture")
    assert hexes(one_fort) == set()
    assert len(hexes(one_fort, "fort")) == 6


def test_wk_7_13_nor_does_a_caravan_leave_anything_behind() -> None:
    talents = {0: ["caravan II"]}
    state = table({}, "0,0", talents=talents, supply=(0,), fort_supply=(0,), left=0, ending=True)
    play(state, "use caravan", "move 0,0", "to 2,0")
    assert state.prompt().kind == "finish"


def test_wk_7_14_open_talents_tokens_and_coins_are_public() -> None:
    state = table({}, "0,0", coins=(4, 7), talents={0: ["mule II"], 1: ["port"]}, hand={0: ["horse"], 1: ["sleigh"]})
    play(state, "use mule", "move 0,0", "to 1,0", "stop")
    for viewer in (0, 1, None):
        view = seen(state, viewer)
        assert view["turn"]["used"] == ["mule"]
        first, second = view["players"]
        assert (first["coins"], second["coins"]) == (4, 7)
        assert first["talents"] == [{"talent": "mule", "level": 2}]
        assert second["talents"] == [{"talent": "port", "level": 1}]
        hands = [player["hand"] for player in (first, second)]
        assert hands == [["horse"] if viewer == 0 else None, ["sleigh"] if viewer == 1 else None]
