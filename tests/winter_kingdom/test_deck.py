"""WK-4.8 to WK-4.11: terrain cards that are drawn, of no use, and replaced."""

from collections import Counter
from typing import Final

from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom.positions import events, finish_turn, hexes, kind, legal, play, seen, table

ORDER: Final = ["flower field", "grassland", "tundra", "fell field", "snowscape", "forest"]


def said(state: State, *kinds: str) -> list[tuple[str, str]]:
    """What was said of terrain cards."""
    return [(event.kind, str(event.args["terrain"])) for event in events(state, *kinds)]


def all_cards(state: State) -> Counter[str]:
    return Counter(ORDER[card] for pile in (state.deck, state.discard, *state.hand) for card in pile)


def test_wk_4_8_the_card_is_laid_off_and_a_new_one_drawn_in_secret() -> None:
    state = table(kind("T", "3,0"), "0,0", deck=["tundra"], left=0)
    play(state, "end turn")
    assert seen(state, 0)["players"][0]["card"] == "tundra"
    assert seen(state, 1)["players"][0]["card"] is None
    assert seen(state)["discard"] == ["grassland"]
    drawn = events(state, "card-drawn")
    assert drawn == [("card-drawn", {"seat": 0, "terrain": "tundra"}, 0, False)]


def test_wk_4_8_the_discards_become_a_new_pile() -> None:
    state = table({"3,0": "S"}, "0,0", deck=[], rest="discard", left=0)
    assert state.deck == ()
    play(state, "end turn")
    assert events(state, "deck-shuffled") == [("deck-shuffled", {"seat": 0, "cards": 29}, None, False)]
    assert all_cards(state) == dict.fromkeys(ORDER, 5)
    assert seen(state)["discard"] == [card for _, card in said(state, "card-useless")]


def test_wk_4_9_a_drawn_card_is_replaced_at_once_if_its_terrain_is_occupied() -> None:
    """TC-10: until there is one with a free hex."""
    named = {"0,0": "F", "4,0": "S"}
    state = table(named, "0,0", deck=["forest", "tundra", "snowscape"], left=0)
    play(state, "end turn")
    assert said(state, "card-useless", "card-drawn") == [
        ("card-useless", "forest"),
        ("card-useless", "tundra"),
        ("card-drawn", "snowscape"),
    ]
    assert seen(state)["discard"] == ["grassland", "forest", "tundra"]


def test_wk_4_9_a_card_in_hand_is_replaced_at_the_start_of_the_turn() -> None:
    named = {"0,0": "F", "4,0": "S"}
    state = table(named, "0,0", hands=["grassland", "forest"], deck=["snowscape", "forest", "snowscape"], left=0)
    play(state, "end turn")
    assert state.seat == 1
    assert said(state, "card-shown", "card-useless") == [
        ("card-shown", "forest"),
        ("card-useless", "forest"),
        ("card-shown", "forest"),
        ("card-useless", "forest"),
        ("card-shown", "snowscape"),
    ]
    assert state.prompt() == ("build", {"terrain": "snowscape", "left": 3, "talents": []})


def test_wk_4_9_what_is_of_no_use_is_shown_to_everybody() -> None:
    state = table({"0,0": "F"}, "0,0", deck=["forest"], left=0)
    play(state, "end turn")
    assert {event.audience for event in events(state, "card-useless")} == {None}


def test_wk_4_10_a_terrain_that_fills_up_on_the_way_is_replaced() -> None:
    """TC-11."""
    named = {"0,0": "F", **kind("T", "1,0 2,0 -4,0")}
    state = table(named, card="forest", deck=["forest", "tundra"])
    play(state, "build 0,0")
    assert said(state, "card-useless", "card-shown") == [
        ("card-useless", "forest"),
        ("card-shown", "forest"),
        ("card-useless", "forest"),
        ("card-shown", "tundra"),
    ]
    assert state.prompt() == ("build", {"terrain": "tundra", "left": 2, "talents": []})
    assert hexes(state) == {"1,0"}, "adjacent where that is possible (WK-5.4)"
    play(state, "build 1,0", "build 2,0")
    assert (state.left, seen(state)["turn"]["laid"]) == (0, ["0,0", "1,0", "2,0"])


def test_wk_4_10_the_new_card_is_the_one_that_is_laid_off() -> None:
    named = {"0,0": "F", **kind("T", "1,0 2,0")}
    state = table(named, card="forest", deck=["tundra", "grassland"])
    play(state, "build 0,0", "build 1,0", "build 2,0", "end turn")
    assert seen(state)["discard"] == ["forest", "tundra"]
    assert all_cards(state) == dict.fromkeys(ORDER, 5)


def test_wk_4_10_a_terrain_that_fills_up_by_the_last_build_changes_nothing() -> None:
    state = table(kind("F", "0,0 1,0 2,0"), card="forest")
    play(state, "build 0,0", "build 1,0", "build 2,0")
    assert said(state, "card-useless", "card-shown") == []
    assert state.prompt().kind == "finish"


def test_wk_4_10_a_talent_can_fill_it_up_before_the_mandatory_action() -> None:
    named = {"0,0": "F", "1,0": "T"}
    state = table(named, card="forest", deck=["tundra"], talents={0: ["sawmill", "port"]})
    play(state, "use sawmill", "build 0,0")
    assert state.prompt() == ("build", {"terrain": "tundra", "left": 3, "talents": ["port"]})


def test_wk_4_10_wk_8_16_also_if_the_terrain_to_the_right_fills_up() -> None:
    named = {"1,0": "T", **kind("S", "2,0 3,0")}
    state = table(named, "0,0", card="grassland", talents={0: ["crossroads II"]}, deck=["snowscape"])
    play(state, "build 1,0")
    assert state.prompt() == ("build", {"terrain": "snowscape", "left": 2, "talents": []})


def test_wk_4_11_fewer_than_three_pieces() -> None:
    state = table({}, "0,0", "3,0", supply=(20, 1), fort_supply=(4, 1), left=0)
    play(state, "end turn")
    assert (state.seat, state.left) == (1, 2)
    play(state, f"build {min(hexes(state))}")
    assert hexes(state) == set()
    play(state, f"fort {min(hexes(state, 'fort'))}")
    assert (state.left, state.ending) == (0, True)


def test_wk_4_11_talents_before_the_mandatory_action_make_it_shorter() -> None:
    state = table({}, "0,0", supply=(3,), fort_supply=(0,), talents={0: ["pasture", "mule"]})
    play(state, "use pasture", "build 1,0")
    assert (state.left, state.whole) == (2, 2)
    assert "use mule" in legal(state), "it has not begun yet"
    play(state, "build 2,0", "build 3,0")
    assert state.ending


def test_wk_4_11_where_all_terrains_are_full_the_mandatory_action_is_skipped() -> None:
    state = table({"0,0": "G"}, "0,0", "1,0", ground="I", left=0)
    play(state, "end turn")
    assert (state.seat, state.left) == (1, 0)
    assert events(state, "no-terrain") == [("no-terrain", {"seat": 1}, None, False)]
    assert state.prompt() == ("finish", {"talents": [], "coins": 0, "offers": 0})


def test_wk_4_11_also_in_the_middle_of_it() -> None:
    state = table({"0,0": "G"}, "", "", ground="I")
    play(state, "build 0,0")
    assert (state.left, state.prompt().kind) == (0, "finish")
    assert len(events(state, "no-terrain")) == 1
    finish_turn(state)
    assert all_cards(state) == dict.fromkeys(ORDER, 5)
