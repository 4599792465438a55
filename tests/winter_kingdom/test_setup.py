"""WK-3: setting up a game, and its options."""

from collections import Counter
from typing import Any, Final

import pytest

from realmwright import games
from realmwright.bits import each
from realmwright.dice import FairDice
from realmwright.game import Event, Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.boards import LABELS
from realmwright.rules.winter_kingdom.model.catalogue import TALENT_NUMBER
from realmwright.rules.winter_kingdom.setup import BOARD_POOL, TALENT_POOL
from tests.winter_kingdom.positions import finish_turn, seen
from tests.winter_kingdom.test_scoring import CARDS

BOARDS: Final = ["1A", "2B/1", "3A/2", "4B/3", "5A/4", "6B/5", "7A"]
ECONOMIES: Final = ("agriculture", "weapons", "highlands", "export", "enclosure", "pioneers", "marble", "salvage")
TWISTS: Final = ("wolves", "dead end", "mobility", "innovation", "settlers", "roads", "islands", "bargain")
SOME: Final = ["port", "mine", "market", "farm", "tower", "mule", "horse", "guide", "wagon", "sleigh"]


def test_the_registry_knows_the_game() -> None:
    assert games["winter-kingdom"] is game
    assert (game.name, list(game.players)) == ("winter-kingdom", [2, 3, 4])
    names = ["boards", "cards", "economy", "twist", "more_twists", "talents", "direction", "top_board", "start"]
    assert [option.name for option in game.options if option.name != "own"] == names
    assert all(option.about for option in game.options)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_wk_1_2_wk_1_3_wk_3_what_lies_on_the_table(players: int) -> None:
    state = game.new(players, 1, {"boards": BOARDS})
    view = seen(state, 0)
    assert view["boards"] == BOARDS
    # WK-3.2, WK-3.3
    assert len({*view["cards"]}) == 3
    assert {*view["cards"]} <= {*CARDS}
    assert view["economy"] in ECONOMIES
    assert len(view["twists"]) == 1
    # WK-3.4, WK-3.5: five talents and a terrain card each
    for seat in range(players):
        player = seen(state, seat)["players"][seat]
        assert (len(player["hand"]), player["hand_count"], player["talents"]) == (5, 5, [])
        assert player["card"] is not None
        # WK-3.6
        assert (player["supply"], player["fort_supply"], player["removed"]) == (32, 4, [0, 0])
        assert (player["houses"], player["forts"]) == ([], [])
    hands = [talent for seat in range(players) for talent in seen(state, seat)["players"][seat]["hand"]]
    assert len({*hands}) == 5 * players
    assert (view["deck_count"], view["discard"]) == (30 - players, [])
    cards = Counter((*state.deck, *(card for hand in state.hand for card in hand)))
    assert cards == dict.fromkeys(range(6), 5)
    assert view["turn"]["used"] == []
    assert state.seat == state.start


@pytest.mark.parametrize(("players", "coins"), [(2, [1, 2]), (3, [1, 1, 2]), (4, [1, 1, 2, 2])])
def test_tc_85_wk_3_8_coins_at_the_start(players: int, coins: list[int]) -> None:
    """In the order of turns, whoever begins."""
    for start in range(players):
        state = game.new(players, 5, {"start": start})
        assert [state.coins[(start + place) % players] for place in range(players)] == coins


@pytest.mark.parametrize("start", [0, 1, 2])
def test_wk_3_7_wk_4_1_play_goes_round_from_the_start_player(start: int) -> None:
    state = game.new(3, 2, {"start": start, "twist": "none"})
    seats = []
    for _ in range(4):
        seats.append(state.seat)
        finish_turn(state)
    assert seats == [(start + later) % 3 for later in range(4)]


def test_wk_3_4_the_deal_is_told_to_each_seat_alone() -> None:
    journal: list[Event] = []
    state = game.new(3, 4, journal=journal)
    dealt = [event for event in journal if event.kind == "talents-dealt"]
    assert [event.audience for event in dealt] == [0, 1, 2]
    for event in dealt:
        seat = event.audience
        assert event.args == {"seat": seat, "talents": seen(state, seat)["players"][seat]["hand"]}
    shown = [event for event in journal if event.kind == "card-shown"]
    assert [event.args["seat"] for event in shown] == [state.start], "the turn begins with showing the card (WK-4.2)"


def test_every_option_can_be_chosen() -> None:
    chosen: dict[str, Json] = {
        "boards": BOARDS,
        "cards": ["lords", "burghers", "stewards"],
        "economy": "salvage",
        "twist": "roads",
        "more_twists": ["islands", "wolves"],
        "talents": SOME,
        "direction": "rising",
        "top_board": "SW",
        "start": 1,
    }
    view = seen(game.new(2, 3, chosen))
    assert (view["boards"], view["cards"]) == (BOARDS, ["lords", "burghers", "stewards"])
    assert (view["economy"], view["twists"]) == ("salvage", ["wolves", "roads", "islands"])
    assert (view["direction"], view["top_board"], view["start"]) == ("rising", "SW", 1)
    assert view["pool"] == [*view["prices"]] == SOME


def test_wk_3_1_to_3_7_otherwise_everything_is_random() -> None:
    states = [game.new(4, seed) for seed in range(250)]
    labels = Counter(label for state in states for label in state.board.labels)
    assert {*labels} == {*LABELS}, "each board, either side, any turn (WK-2.4)"
    assert all({label[0] for label in state.board.labels} == {*BOARD_POOL} for state in states)
    assert {state.board.labels[0][0] for state in states} == {*BOARD_POOL}
    assert {card for state in states for card in state.setup.cards} == {*CARDS}
    assert {state.view(None)["economy"] for state in states} == {*ECONOMIES}
    assert {state.setup.twists for state in states} == {(twist,) for twist in TWISTS}
    assert {state.start for state in states} == {0, 1, 2, 3}
    assert {state.hand[0] for state in states} == {(kind,) for kind in range(6)}
    dealt = {talent for state in states for talent in each(state.unbought[0])}
    assert dealt == {TALENT_NUMBER[name] for name in TALENT_POOL}
    # The software defaults of WK-3.9
    assert {(state.setup.direction, state.setup.top) for state in states} == {(0, 1)}
    spelt = {"boards": "random", "cards": "random", "economy": "random", "twist": "random", "start": "random"}
    assert game.new(4, 0, spelt).dump() == game.new(4, 0).dump()


@pytest.mark.parametrize("twist", TWISTS)
def test_wk_3_3_each_twist_and_each_economy(twist: str) -> None:
    economy = ECONOMIES[TWISTS.index(twist)]
    state = game.new(2, 1, {"twist": twist, "economy": economy})
    assert (state.setup.twists, state.view(None)["economy"]) == ((twist,), economy)


def test_wk_3_3_without_a_twist_as_for_a_first_game() -> None:
    assert game.learn == {"twist": "none"}
    assert game.new(2, 1, game.learn).setup.twists == ()
    assert game.new(2, 1, {"twist": "none", "more_twists": ["wolves"]}).setup.twists == ("wolves",)


def test_wk_10_1_a_random_twist_is_none_of_those_that_are_named() -> None:
    for seed in range(30):
        twists = game.new(2, seed, {"more_twists": list(TWISTS[:6])}).setup.twists
        assert twists[:6] == TWISTS[:6]
        assert twists[6:] in [("islands",), ("bargain",)]
    assert game.new(2, 1, {"more_twists": list(TWISTS)}).setup.twists == TWISTS


def test_talents_are_dealt_from_those_that_are_named() -> None:
    state = game.new(2, 7, {"talents": SOME})
    hands = [talent for seat in (0, 1) for talent in seen(state, seat)["players"][seat]["hand"]]
    assert sorted(hands) == sorted(SOME)


def test_the_seed_decides_everything() -> None:
    assert game.new(3, 5).dump() == game.new(3, 5).dump()
    assert game.new(3, 5).dump() != game.new(3, 6).dump()
    fair = [game.new(3, FairDice(bytes(range(32)))).dump() for _ in range(2)]
    assert fair[0] == fair[1]


def test_the_number_of_players_changes_neither_map_nor_cards() -> None:
    found: Any = {(s.board.labels, s.setup) for s in (game.new(n, 4) for n in game.players)}
    assert len(found) == 1
