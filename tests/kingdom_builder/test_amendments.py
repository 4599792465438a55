"""Each amendment of Kingdom Builder: the same scene by the rules before it, and by it.

The scenes go through dumps at every step, so what is loaded goes on by its own rules. What the newest rules do in
detail is tested beside the rest of each location and card.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.amendments import (
    AMENDMENTS,
    CANOES_REACT_EACH,
    CROSSROADS_AT_ONCE,
    ENDS_WITHOUT_CARDS,
    MAYORS_MARK_AT_ONCE,
    OUTPOST_FREES_MOVES,
    OWN_TURN_PAYS,
    REACTIONS_BY_TURN,
    SCOUTS_FILL_NOTHING,
    SCOUTS_PLACED_AGAIN,
    SWAMP_CARD_STAYS,
    SWAMP_CARDS_WITH_SET,
    TILE_OF_LEFT_HEX,
    WALLS_OF_PLAYED_CARD,
)
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS, hexes, noted, options, table, tiles, uses
from tests.kingdom_builder.steps import play

Outcome = object
Scene = Callable[[int], Outcome]


def scene(drawn: str, *seats: str, rules: int, **details: Any) -> State:
    return table(drawn, *seats, **{"sets": ALL_SETS, "rules": rules, **details})


def earned(state: State) -> list[tuple[object, object, object]]:
    return [(event.args["seat"], event.args["source"], event.args["gold"]) for event in noted(state, "earned")]


def bazaar_after_both_scouts(rules: int) -> Outcome:
    """KB-14.7: what is left to do with a bazaar when both scouts are on the board."""
    state = scene("G G G G / G G G G", "0,0", rules=rules, tiles={0: ["bazaar", "scout cabin"]}, left=0)
    play(state, "use scout cabin", "scout 0,1", "scout 1,0")
    return uses(state)


def a_piece_that_only_adjacency_holds(rules: int) -> Outcome:
    """KB-11.8, KB-5.7: lifted, the settlement at 0,1 has one hex beside red, and that is the one it left."""
    state = scene("G W . . W", "0,0 0,1", rules=rules, tiles={0: ["harbor", "outpost"]}, left=0)
    play(state, "use harbor")
    if "use outpost" in options(state):
        play(state, "use outpost")
    return hexes(state)


def crossroads_by_canoe(rules: int) -> Outcome:
    """KB-12.14: how many cards blue holds after red's turn, in which blue's canoe took the tile."""
    state = scene(
        "G G N G . . / G G G . . . / . . . W L .",
        "",
        "",
        rules=rules,
        tiles={1: ["canoe"]},
        locations={"2,4": "crossroads"},
    )
    play(state, "build 0,1", "build 2,3", "build 0,0", "build 1,0", "end turn")
    assert state.seat == 1
    return len(state.hand[1])


def nested_reactions(rules: int) -> Outcome:
    """KB-13.6: who is asked first when blue has taken a tile by a reaction in red's turn, of green and blue."""
    state = scene(
        "G G N G G G G / G G G G G G G / G . . . . . . / W N W W W W W",
        "0,3",
        "2,0",
        "",
        rules=rules,
        tiles={1: ["canoe", "canoe"], 2: ["canoe"]},
    )
    play(state, "build 1,2", "build 3,0")
    return state.seat


def one_kind_of_a_swamp_card_runs_out(rules: int) -> Outcome:
    """KB-13.4: where the second settlement goes when the only free swamp hex is built on."""
    state = scene("B . D D / G G G G", "", rules=rules, hands=["swamp-desert"], deck=["grass"], rest="discard")
    play(state, "build 0,0")
    return hexes(state), [event.args["terrain"] for event in noted(state, "card-useless")]


def a_scout_beside_a_new_settlement(rules: int) -> Outcome:
    """KB-11.17: the only other hex of the kind has a scout on it."""
    cards = ("shepherds", "hermits", "workers")
    state = scene("D D . D", "", rules=rules, cards=cards, hands=["desert"], scouts="0,0", left=2)
    return earned(play(state, "build 0,1"))


def two_canoes_in_one_hand(rules: int) -> Outcome:
    """KB-13.6: how many settlements blue builds for one trigger."""
    state = scene("N G G / G G G / W W W", "", "", rules=rules, tiles={1: ["canoe", "canoe"]})
    play(state, "build 0,1")
    built = 0
    while state.seat == 1:
        play(state, f"build {min(hexes(state))}")
        built += 1
    return built


def gold_for_a_reaction(rules: int) -> Outcome:
    """KB-11.17, KB-11.18: blue fills a lake beside red in red's turn."""
    cards = ("shepherds", "ambassadors", "workers")
    state = scene("G G N W G", "0,4", "", rules=rules, cards=cards, tiles={1: ["canoe"]}, nomads={"0,2": "sword"})
    play(state, "build 0,1", "build 0,3")
    return [gold for gold in earned(state) if gold[0] == 1]


def swamp_cards_without_swamp(rules: int) -> Outcome:
    """KB-13.2: how many terrain cards there are with Marshlands and boards of the base game."""
    boards = ["farm", "oasis", "tower", "tavern"]
    state = game.new(
        2, 1, {"sets": ["marshlands"], "boards": boards, "cards": ["lords", "miners", "knights"]}, rules=rules
    )
    return len(state.deck) + sum(len(hand) for hand in state.hand)


def leaving_the_hex_of_a_fresh_tile(rules: int) -> Outcome:
    """KB-7.7: red has a fresh paddock of the left hex, which is left, and a new one of the right hex."""
    state = scene(
        "G G G W G G G G / G L G G G G L G / G G G G G G G G",
        "1,2 1,5",
        rules=rules,
        sets=("nomads",),
        locations={"1,1": "paddock", "1,6": "paddock"},
        tiles={0: ["paddock@1,1", "paddock@1,6 new", "harbor"]},
        left=0,
    )
    play(state, "use harbor", "move 1,2", "to 0,3")
    return uses(state), tiles(state, 0)


def a_wall_that_uses_up_the_terrain(rules: int) -> Outcome:
    """KB-11.11: where the second wall can go."""
    state = scene("G G D C C", "0,1", "", rules=rules, hands=["desert"], tiles={0: ["quarry"]}, deck=["grass"], left=0)
    play(state, "use quarry", "wall 0,2")
    return options(state)


def a_line_with_four_that_nobody_marked(rules: int) -> Outcome:
    """KB-14.16, KB-14.17: red builds on another line."""
    cards = ("mayors", "hermits", "workers")
    state = scene("G G G G / G G G G", "0,0 0,1 0,2 0,3", rules=rules, cards=cards)
    play(state, "build 1,0")
    return [event.args["line"] for event in noted(state, "line-marked")]


def nothing_is_left_to_build_on(rules: int) -> Outcome:
    """KB-6.5: two seats without a terrain card end their turns; who has the next."""
    gone = {"hands": [None, None], "removed": ["grass"] * 5, "rest": "removed"}
    state = scene("G G", "0,0", "0,1", rules=rules, sets=("nomads",), left=0, **gone)
    play(state, "end turn", "end turn")
    return state.seat


CASES: Final[Mapping[int, tuple[Scene, Outcome, Outcome]]] = {
    SCOUTS_PLACED_AGAIN: (bazaar_after_both_scouts, set(), {"bazaar"}),
    OUTPOST_FREES_MOVES: (a_piece_that_only_adjacency_holds, {"0,0"}, {"0,0", "0,1"}),
    CROSSROADS_AT_ONCE: (crossroads_by_canoe, 1, 2),
    REACTIONS_BY_TURN: (nested_reactions, 2, 1),
    SWAMP_CARD_STAYS: (
        one_kind_of_a_swamp_card_runs_out,
        ({"1,0"}, ["swamp-desert"]),
        ({"0,2", "0,3"}, []),
    ),
    SCOUTS_FILL_NOTHING: (a_scout_beside_a_new_settlement, [(0, "shepherds", 2)], []),
    CANOES_REACT_EACH: (two_canoes_in_one_hand, 1, 2),
    OWN_TURN_PAYS: (gold_for_a_reaction, [(1, "shepherds", 2), (1, "ambassadors", 1)], []),
    SWAMP_CARDS_WITH_SET: (swamp_cards_without_swamp, 25, 30),
    TILE_OF_LEFT_HEX: (
        leaving_the_hex_of_a_fresh_tile,
        ({"paddock"}, ["harbor used", "paddock@1,1 lost", "paddock@1,6 fresh"]),
        (set(), ["harbor used", "paddock@1,1 lost", "paddock@1,6 new"]),
    ),
    WALLS_OF_PLAYED_CARD: (a_wall_that_uses_up_the_terrain, {"wall 0,0", "stop"}, {"end turn"}),
    MAYORS_MARK_AT_ONCE: (a_line_with_four_that_nobody_marked, [0], []),
    ENDS_WITHOUT_CARDS: (nothing_is_left_to_build_on, 0, None),
}


def outcome(number: int, rules: int) -> Outcome:
    found = CASES[number][0](rules)
    return (found[0], sorted(found[1])) if number == TILE_OF_LEFT_HEX and isinstance(found, tuple) else found


def test_every_amendment_has_its_scene() -> None:
    assert list(CASES) == [amendment.number for amendment in AMENDMENTS]


@pytest.mark.parametrize("number", CASES)
def test_a_game_of_earlier_rules_goes_by_them(number: int) -> None:
    assert outcome(number, number - 1) == CASES[number][1]


@pytest.mark.parametrize("number", CASES)
def test_a_game_begun_since_goes_by_the_amendment(number: int) -> None:
    assert outcome(number, number) == CASES[number][2]
    assert outcome(number, game.rules) == CASES[number][2], "later ones leave it as it is"


# What follows from them


def test_kb_11_8_without_an_outpost_such_a_piece_stays() -> None:
    state = table("G W . . W", "0,1", sets=ALL_SETS, tiles={0: ["harbor"]}, left=0)
    assert uses(state) == {"harbor"}, "alone it may go anywhere"
    state = table("W W", "0,0 0,1", sets=ALL_SETS, tiles={0: ["harbor", "outpost"]}, left=0)
    assert uses(state) == set(), "nor with one where no other hex is free"


@pytest.mark.parametrize(
    ("tile", "kind", "card"), [("barn", "D", "desert"), ("harbor", "W", "grass"), ("rope bridge", "C", "grass")]
)
def test_kb_11_8_r_23_an_outpost_lets_an_action_begin_that_could_do_nothing_else(
    tile: str, kind: str, card: str
) -> None:
    """Both pieces stand on the kind; lifted, each would have to go back to where it was."""
    drawn = f"{kind} {kind} . . {kind}"
    alone = table(drawn, "0,0 0,1", sets=ALL_SETS, tiles={0: [tile]}, hands=[card], left=0)
    assert uses(alone) == set()
    state = table(drawn, "0,0 0,1", sets=ALL_SETS, tiles={0: [tile, "outpost"]}, hands=[card], left=0)
    play(state, f"use {tile}")
    assert options(state) == {"use outpost"}
    play(state, "use outpost", "move 0,1", "to 0,4")
    assert "outpost used" in tiles(state, 0)


def test_kb_12_14_the_first_extra_card_is_given_once() -> None:
    state = table(
        "G G N G G G G / G G G G G G G / . . . W L . .",
        "",
        "",
        "0,6",
        sets=ALL_SETS,
        turn=0,
        tiles={2: ["canoe"]},
        locations={"2,4": "crossroads"},
    )
    play(state, "build 0,1", "build 2,3", "build 0,0", "build 1,0", "end turn")
    assert len(state.hand[2]) == 2, "at the end of the turn in which it was taken"
    drawn_by = [event.args["seat"] for event in noted(state, "card-drawn")]
    assert (drawn_by, {event.audience for event in noted(state, "card-drawn")}) == ([0, 2], {0, 2})
    play(state, "build 0,3", "build 0,4", "build 0,5", "end turn")
    assert (state.seat, len(state.hand[2])) == (2, 2), "and not again at the end of the next"


def test_kb_14_16_the_fourth_piece_by_a_move_marks_the_line() -> None:
    cards = ("mayors", "hermits", "workers")
    state = table("G G G G G / G G G G G", "0,0 0,1 0,2 1,4", sets=ALL_SETS, cards=cards, tiles={0: ["refuge"]}, left=0)
    play(state, "use refuge", "move 1,4", "to 0,4")
    assert [event.args["line"] for event in noted(state, "line-marked")] == [0]


def test_kb_14_17_a_fifth_piece_marks_nothing() -> None:
    """The fourth did not, because the supply was empty then."""
    cards = ("mayors", "hermits", "workers")
    state = table("G G G G G / G G G G G", "0,0 0,1 0,2 0,3", sets=ALL_SETS, cards=cards)
    play(state, "build 0,4")
    assert noted(state, "line-marked") == []


def test_kb_6_5_r_11_the_game_ends_only_after_a_whole_round_without_a_build() -> None:
    # Given no terrain card at all, and farmland beside blue
    gone: dict[str, Any] = {"hands": [None, None], "removed": ["grass"] * 5, "rest": "removed"}
    state = table("G G A", "0,0", "0,1", sets=ALL_SETS, left=0, **gone)
    # When blue builds there, the round is none in which nobody built
    play(state, "end turn", "use farmland", "build 0,2", "end turn")
    assert state.seat == 0
    # And the next one is
    play(state, "end turn", "end turn")
    assert state.over
    assert state.ending


def test_kb_6_5_the_end_waits_for_the_end_of_the_round() -> None:
    gone: dict[str, Any] = {"hands": [None, None], "removed": ["grass"] * 5, "rest": "removed"}
    state = table("G G", "0,0", "0,1", sets=ALL_SETS, left=0, turn=1, idle=0, **gone)
    play(state, "end turn")
    assert state.seat == 0
    play(state, "end turn", "end turn")
    assert state.over
