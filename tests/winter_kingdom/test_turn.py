"""WK-4: the order of a turn, and the terrain cards."""

import pytest

from realmwright.bits import lowest
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.exchange.notation import END
from tests.winter_kingdom.positions import events, hexes, kind, legal, play, refused, seen, table, uses

FOREST = kind("F", "0,0")
TUNDRA = kind("T", "-4,4 -3,4 -2,4 -1,4")


@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_wk_4_1_rounds(players: int, start: int) -> None:
    """The start player takes a full turn, then the others, and so on."""
    state = game.new(players, 5, {"start": start, "twist": "none"})
    seats = []
    for _ in range(2 * players):
        seats.append(state.seat)
        for _ in range(3):
            state.play(lowest(state.legal()))
        state.play(state.read(END))
    assert seats == [(start + turn) % players for turn in range(players)] * 2


def test_wk_4_2_the_mandatory_action_exactly_once() -> None:
    state = table({}, talents={0: ["sleigh"]})
    refused(state, END, "extra tunnel")
    play(state, "build 0,0")
    refused(state, END)
    play(state, "build 1,0")
    refused(state, END)
    play(state, "build 1,1")
    assert state.prompt().kind == "finish"
    refused(state, "build 3,0", "fort 3,0")
    assert legal(state) == [END, "use sleigh"]
    play(state, END)
    assert (state.seat, state.prompt().kind) == (1, "build")


def test_wk_4_2_talents_before_and_after_it_and_purchases_at_the_end() -> None:
    state = table({}, "4,0", talents={0: ["mule", "toboggan"]}, hand={0: ["horse"]}, coins=[2, 0])
    refused(state, "buy horse")
    play(state, "use mule", "move 4,0", "to 3,0")
    refused(state, END, "use mule", "buy horse")
    play(state, "build 2,0", "build 1,0", "build 0,0", "use toboggan", "move 3,0", "to 4,0", "buy horse")
    assert legal(state) == [END]


def test_wk_4_2_what_was_not_used_before_a_purchase_is_lost() -> None:
    state = table({}, "4,0", talents={0: ["mule"]}, hand={0: ["horse"]}, coins=[2, 0], left=0)
    assert uses(state) == {"mule"}
    play(state, "buy horse")
    assert legal(state) == [END]
    refused(state, "use mule", "use horse")


def test_wk_4_3_coins_come_at_once() -> None:
    state = table(kind("V", "0,0"), economy="agriculture", coins=[0, 0])
    assert play(state, "build 1,0").coins == [1, 0]
    assert play(state, "build 0,1").coins == [2, 0]
    assert play(state, "build 2,0").coins == [2, 0]


def test_wk_4_4_three_pieces_on_the_terrain_of_the_card() -> None:
    named = kind("T", "-4,0 -3,0 -2,0 2,2")
    state = table(named, card="tundra")
    assert hexes(state) == {"-4,0", "-3,0", "-2,0", "2,2"}
    refused(state, "build 0,0", "fort 1,1")
    play(state, "build -3,0", "fort -2,0", "build -4,0")
    assert [event.args["hex"] for event in events(state, "built")] == ["-3,0", "-2,0", "-4,0"]
    assert (state.supply[0], state.fort_supply[0]) == (30, 3)


def test_wk_4_5_the_mandatory_action_is_not_split() -> None:
    """TC-13"""
    state = table({}, talents={0: ["pasture"]})
    assert "use pasture" in legal(state)
    before = play(state.copy(), "use pasture", "build 0,0")
    assert before.left == 3
    for place in ("0,0", "1,0"):
        play(state, f"build {place}")
        refused(state, "use pasture")
        assert state.prompt().args["talents"] == []
    play(state, "build 2,0")
    assert "use pasture" in legal(state)
    play(state, "use pasture", "build 3,0")


def test_wk_4_5_neither_is_the_tunnel_card_used_within_it() -> None:
    state = table(kind("U", "-3,0 3,0"), "-2,0")
    assert uses(state) == {"tunnel"}
    play(state, f"build {min(hexes(state))}")
    refused(state, "use tunnel")
    for _ in range(2):
        play(state, f"build {min(hexes(state))}")
    assert uses(state) == {"tunnel"}


@pytest.mark.parametrize("card", ["mule", "tunnel"])
def test_wk_4_6_each_card_once_a_turn(card: str) -> None:
    state = table(kind("U", "-3,0 3,0"), "-2,0", left=0, talents={0: ["mule"]})
    play(state, f"use {card}", "move -2,0")
    play(state, f"to {min(hexes(state, 'to'))}")
    refused(state, f"use {card}")
    # WK-4.8: the tokens are turned in the clean-up.
    play(state, END)
    for _ in range(3):
        play(state, f"build {min(hexes(state))}")
    play(state, END)
    assert state.seat == 0
    assert card in uses(state)


def test_wk_4_7_talents_are_optional() -> None:
    state = table({}, "0,0", left=0, talents={0: ["mule", "pasture"]})
    assert uses(state) == {"mule", "pasture"}
    play(state, END)
    assert state.seat == 1


def test_wk_4_7_without_a_target_a_talent_cannot_be_used() -> None:
    state = table({}, "0,0", left=0, talents={0: ["sawmill", "guide", "wagon", "mine", "barracks"]})
    assert legal(state) == [END]
    refused(state, *(f"use {talent}" for talent in ("sawmill", "guide", "wagon", "mine", "barracks", "tunnel")))


def test_wk_4_8_a_new_card_is_drawn_in_secret() -> None:
    state = table(TUNDRA, left=0, deck=["tundra", "forest"])
    play(state, END)
    assert [event.audience for event in events(state, "card-drawn")] == [0]
    assert state.dump()["discard"] == ["grassland"]
    assert [player["card"] for player in seen(state, 1)["players"]] == [None, "grassland"]
    assert [player["card"] for player in seen(state, 0)["players"]] == ["tundra", "grassland"]


def test_wk_4_8_an_empty_deck_is_replaced_by_the_discards() -> None:
    state = table({}, left=0, rest="discard")
    assert state.dump()["deck"] == []
    play(state, END)
    assert [event.args["cards"] for event in events(state, "deck-shuffled")] == [29]
    # Where all is grassland the next card can only be one of those.
    assert state.hand[0] == state.hand[1]
    assert len(state.deck) + len(state.discard) == 28


def test_wk_4_9_a_terrain_that_is_used_up() -> None:
    """TC-10"""
    state = table({**FOREST, **TUNDRA}, "", "0,0", left=0, deck=["forest", "forest", "tundra", "grassland"])
    play(state, END)
    assert [event.args["terrain"] for event in events(state, "card-useless")] == ["forest", "forest"]
    assert [(event.args["terrain"], event.audience) for event in events(state, "card-drawn")] == [("tundra", 0)]
    assert state.dump()["discard"] == ["grassland", "forest", "forest"]


def test_wk_4_9_a_card_is_kept_as_long_as_a_hex_is_free() -> None:
    state = table(kind("F", "0,0 1,0"), "", "0,0", left=0, deck=["forest", "grassland"])
    play(state, END)
    assert [event.args["terrain"] for event in events(state, "card-drawn")] == ["forest"]
    assert events(state, "card-useless") == []


def test_wk_4_9_a_card_in_hand_is_replaced_when_the_turn_begins() -> None:
    state = table(
        {**FOREST, **TUNDRA}, "0,0", left=0, hands=["grassland", "forest"], deck=["grassland", "forest", "tundra"]
    )
    play(state, END)
    shown = [(event.kind, event.args["terrain"]) for event in events(state, "card-shown", "card-useless")]
    assert shown == [
        ("card-shown", "forest"),
        ("card-useless", "forest"),
        ("card-shown", "forest"),
        ("card-useless", "forest"),
        ("card-shown", "tundra"),
    ]
    assert state.prompt().args["terrain"] == "tundra"
    assert hexes(state) == set(TUNDRA)


def test_wk_4_10_a_terrain_that_is_used_up_during_the_action() -> None:
    """TC-11"""
    state = table({**FOREST, **TUNDRA}, card="forest", deck=["forest", "tundra", "grassland"])
    assert hexes(state) == {"0,0"}
    play(state, "build 0,0")
    assert [event.args["terrain"] for event in events(state, "card-useless")] == ["forest", "forest"]
    assert (state.prompt().args["terrain"], state.left) == ("tundra", 2)
    assert hexes(state) == set(TUNDRA)
    play(state, "build -4,4")
    assert hexes(state) == {"-3,4"}
    play(state, "build -3,4")
    assert state.prompt().kind == "finish"
    play(state, END)
    assert state.dump()["discard"] == ["forest", "forest", "tundra"]


def test_wk_4_10_a_talent_can_use_a_terrain_up_before_the_action() -> None:
    state = table({**FOREST, **TUNDRA}, card="forest", deck=["tundra"], talents={0: ["sawmill"]})
    play(state, "use sawmill", "build 0,0")
    assert (state.prompt().args["terrain"], state.left) == ("tundra", 3)


def test_wk_4_11_who_has_fewer_pieces_builds_what_is_left() -> None:
    state = table({}, "", left=0, supply=[32, 1], fort_supply=[4, 1])
    play(state, END)
    assert (state.seat, state.left) == (1, 2)
    play(state, "fort 0,0")
    assert hexes(state, "fort") == set()
    play(state, "build 1,0")
    assert (state.prompt().kind, state.ending) == ("finish", True)
    assert [event.args["seat"] for event in events(state, "last-round")] == [1]


def test_wk_4_11_a_talent_may_take_the_last_piece_before_the_action() -> None:
    state = table(
        {}, supply=[1, 32], fort_supply=[0, 4], left=1, under_way={"whole": 1, "pieces": 0}, talents={0: ["pasture"]}
    )
    play(state, "use pasture", "build 0,0")
    assert state.left == 0
    assert legal(state) == [END]


def test_wk_4_11_where_all_terrains_are_full_the_action_is_skipped() -> None:
    state = table(kind("G", "0,0") | kind("F", "1,0"), "0,0", "1,0", ground="I", left=0, talents={1: ["port II"]})
    play(state, END)
    assert (state.seat, state.left, state.prompt().kind) == (1, 0, "finish")
    assert [event.args["seat"] for event in events(state, "no-terrain")] == [1]
    # Talents can be used all the same.
    assert legal(state) == [END, "use port II"]
    play(state, "use port II")
    assert hexes(state) == {"2,0", "2,-1", "1,-1", "0,1", "1,1"}


def test_wk_4_11_the_action_ends_where_no_terrain_is_left() -> None:
    state = table(kind("G", "0,0"), ground="M")
    play(state, "build 0,0")
    assert events(state, "no-terrain") != []
    assert legal(state) == [END]


@pytest.mark.parametrize("twists", [(), ("dead end",)])
def test_wk_4_9_a_terrain_closed_by_a_dead_end_is_of_no_use(twists: tuple[str, ...]) -> None:
    """WK-10.12: no hex of the card that may be built on is left, although one is free."""
    state = table(
        kind("F", "0,0") | TUNDRA, "1,0", left=0, twists=twists, hands=["grassland", "forest"], deck=["tundra"]
    )
    play(state, END)
    assert (events(state, "card-useless") != []) == bool(twists)
    assert (hexes(state) == {"0,0"}) == (not twists)
