"""Views: whoever may know a card finds it there, and nobody else does (DOM-3.2)."""

import json
from collections import Counter
from typing import Any, Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import BadSetup
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content.kingdoms import POOLS
from realmwright.rules.dominion.model.actions import ALL_TREASURES
from realmwright.rules.dominion.state import State
from tests.dominion.positions import all_positions, dump_of, ended, frame, through_json

OPEN: Final = ("kingdom", "supply")
"""Where every card of the game is named, whoever has it."""
KINGDOM: Final = ("throne room", "sentry", "library", "moat", "village", "spy", "thief", "witch", "market", "smithy")


def named(state: State, seat: int | None, card: str) -> bool:
    """Whether a view names a card elsewhere than among the piles."""
    view = state.view(seat)
    return f'"{card}"' in json.dumps({name: value for name, value in view.items() if name not in OPEN})


HIDDEN: Final[dict[str, tuple[dict[str, Any], set[int | None]]]] = {
    "in hand": ({"hand": "2 copper witch"}, {1}),
    "in hand and known": ({"hand": "2 copper witch", "shown": "witch"}, {0, 1, 2, None}),
    "in hand, another known": ({"hand": "copper witch", "shown": "copper"}, {1}),
    "on the deck": ({"deck": "witch copper"}, set()),
    "in the deck": ({"deck": "2 copper witch copper"}, set()),
    "on the deck for the owner": ({"deck": "witch copper", "tops": ["owner"]}, set()),
    "under the discard pile": ({"discard": "witch copper"}, set()),
    "under the discard pile, unseen": ({"discard": "witch copper", "unseen": [0]}, set()),
    "on the discard pile": ({"discard": "copper witch"}, {0, 1, 2, None}),
}
"""Where a Witch of seat 1 can be, and who sees it there."""


@pytest.mark.parametrize("place", HIDDEN)
def test_only_those_who_may_know_a_card_see_it(place: str) -> None:
    zones, knowing = HIDDEN[place]
    state = game.load(dump_of({"hand": "moat village"}, zones, {"hand": "5 copper"}, kingdom=KINGDOM))
    assert {seat for seat in (0, 1, 2, None) if named(state, seat, "witch")} == knowing


@pytest.mark.parametrize(
    ("under_way", "knowing"),
    [
        (frame("sentry", "look", 0, 2, "witch estate"), {0}),
        (frame("library", "draw", 0, 0, "witch"), {0, 1, None}),
        (frame("spy", "reveal", 0, None, "witch"), {0, 1, None}),
    ],
    ids=["sentry", "library", "spy"],
)
def test_cards_beside_a_deck_are_seen_unless_somebody_only_looks_at_them(
    under_way: dict[str, Any], knowing: set[int | None]
) -> None:
    state = game.load(dump_of({"hand": "copper moat"}, {}, kingdom=KINGDOM, stack=[under_way]))
    assert {seat for seat in (0, 1, None) if named(state, seat, "witch")} == knowing


def test_loot_lies_in_the_trash_and_nowhere_else() -> None:
    stack = [frame("thief", "loot", 0, None, "gold")]
    view: Any = game.load(dump_of({}, {}, kingdom=KINGDOM, stack=stack, trash="gold")).view(1)
    assert view["trash"] == ["gold"]
    assert [player["aside"] for player in view["players"]] == [[], []]


def test_cards_in_play_and_in_the_trash_are_open() -> None:
    state = game.load(dump_of({"hand": "copper"}, {}, kingdom=KINGDOM, table="village market", trash="witch curse"))
    for seat in (0, 1, None):
        assert state.view(seat)["table"] == ["village", "market"]
        # The last one lies on top.
        assert state.view(seat)["trash"] == ["witch", "curse"]


def test_a_view_counts_what_it_does_not_show() -> None:
    """DOM-3.1."""
    zones = {"hand": "2 copper witch", "shown": "copper", "deck": "4 estate", "discard": "gold silver"}
    view: Any = game.load(dump_of({"hand": "moat"}, zones, kingdom=KINGDOM)).view(0)
    assert view["players"][1] == {
        "turns": 0,
        "deck": 4,
        "hand": 3,
        "cards": None,
        "treasures": None,
        "shown": ["copper"],
        "discard": 2,
        "top": "silver",
        "aside": [],
        "owned": None,
    }
    assert view["players"][0]["cards"] == ["moat"]


def test_the_hand_is_shown_to_its_owner_and_to_nobody_else() -> None:
    for state in all_positions(60):
        if state.seat is None:
            continue
        truth: Any = state.dump()["players"]
        for seat in (*range(state.players), None):
            view: Any = state.view(seat)
            for owner, player in enumerate(view["players"]):
                assert player["hand"] == len(truth[owner]["hand"])
                assert player["deck"] == len(truth[owner]["deck"])
                if owner == seat:
                    assert Counter(player["cards"]) == Counter(truth[owner]["hand"])
                else:
                    assert player["cards"] is None


def test_dom_12_5_a_view_tells_what_all_treasures_bring() -> None:
    """Whatever was played before, as many coins as it tells come in, and nobody else is told."""
    tried = 0
    for state in all_positions(60):
        seat = state.seat
        if seat is None or not state.legal() >> ALL_TREASURES & 1:
            continue
        told: Any = state.view(seat)
        for other in {*range(state.players), None} - {seat}:
            seen: Any = state.view(other)
            assert seen["players"][seat]["treasures"] is None
        after = state.copy()
        after.play(ALL_TREASURES)
        now: Any = after.view(seat)
        held = told["players"][seat]["treasures"]
        assert now["turn"]["coins"] - told["turn"]["coins"] == held["coins"]
        assert len(now["table"]) - len(told["table"]) == held["count"]
        tried += 1
    assert tried > 20


def test_dom_12_5_merchants_make_the_first_silver_worth_more() -> None:
    dump = dump_of({"hand": "copper 2 silver"}, {"hand": "silver"}, kingdom=KINGDOM)
    dump["turn"]["merchants"] = 2
    state = game.load(dump)
    views: list[Any] = [state.view(0), state.view(1)]
    assert views[0]["players"][0]["treasures"] == {"count": 3, "coins": 7}
    # They are of whoever played them.
    assert views[1]["players"][1]["treasures"] == {"count": 1, "coins": 2}


def test_whoever_is_asked_cannot_tell_an_imagined_position_from_the_true_one() -> None:
    """The own deck is imagined in another order, and the cards of the others elsewhere."""
    different = 0
    for number, state in enumerate(all_positions(60)):
        imagined = state.imagine(state.seat, FastDice(number))
        assert imagined.view(state.seat) == state.view(state.seat)
        different += imagined.dump()["players"] != state.dump()["players"]
    assert different > 100, "the imagined cards must differ, or nothing was tested"


def test_a_view_is_json_and_looking_changes_nothing() -> None:
    for state in all_positions(40):
        before = state.dump()
        for seat in (*range(state.players), None):
            view = state.view(seat)
            assert through_json(view) == view
            assert view["you"] == seat
        assert state.dump() == before


def test_dom_3_4_when_the_game_is_over_everything_is_turned_up() -> None:
    state = ended()
    for seat in (0, 1, None):
        view: Any = state.view(seat)
        assert view["phase"] == "over"
        assert view["players"][1]["cards"] == ["silver"] * 5
        assert view["players"][1]["owned"] == {"silver": 5, "province": 7}
        assert view["players"][0]["owned"] == {
            "copper": 2,
            "gold": 1,
            "estate": 2,
            "province": 1,
            "moat": 1,
            "village": 1,
        }


def test_a_draft_shows_what_is_chosen_and_what_is_left() -> None:
    state = game.new(2, 1, {"kingdom": "draft", "require": ["moat"], "forbid": ["spy"]})
    view: Any = state.view(None)
    assert view["kingdom"] == ["moat"]
    assert len(view["draft"]) == len(POOLS["first"]) - 2
    assert "spy" not in view["draft"]


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    with pytest.raises(BadSetup, match="a seat is 0 to 1, or None for a spectator"):
        game.new(2, 1).view(seat)
