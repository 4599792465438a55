"""KB-3: setting up a game, and its options."""

from collections import Counter
from typing import Any

import pytest

from realmwright import games
from realmwright.dice import FairDice
from realmwright.game import BadSetup, Json
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.maps import locations
from realmwright.rules.kingdom_builder.setup import BOARD_POOL, CARD_POOL
from tests.kingdom_builder.positions import TERRAINS

BOARDS = ["oracle", "harbor", "tavern", "barn"]


def test_the_registry_knows_the_game() -> None:
    assert games["kingdom-builder"] is game
    assert (game.name, list(game.players)) == ("kingdom-builder", [2, 3, 4, 5])
    names = ["first_game", "sets", "boards", "cards", "island", "start", "lords_zero_counts", "special_pieces_movable"]
    names += ["canoe_trigger", "swamp_cards_without_boards", "capitol_keeps_castle", "island_knights"]
    assert [option.name for option in game.options if option.name != "own"] == names
    assert all(option.about for option in game.options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tc_200_kb_3_1_to_3_4_set_up_counts(players: int) -> None:
    state = game.new(players, 1, {"boards": BOARDS})
    board = state.board
    # Six location hexes with two tiles each, six castles
    assert Counter(locations(board).values()) == {"oracle": 1, "harbor": 1, "tavern": 2, "barn": 2}
    assert sum(state.tiles_left(slot) for slot in range(len(board.slot_cells))) == 12
    assert len(board.by_castle) == 6
    # 25 terrain cards, one each in hand
    dealt = Counter(TERRAINS[card] for card in (*sum(state.hand, ()), *state.deck))
    assert dealt == dict.fromkeys(TERRAINS, 5)
    assert (len(state.deck), state.discard, state.removed) == (25 - players, (), ())
    assert state.supply == [40] * players
    assert (len(state.setup.cards), len(set(state.setup.cards))) == (3, 3)
    assert (state.own, state.taken) == ([0] * players, [0] * players)
    assert state.seat == state.setup.start


def test_kb_3_5_the_recommended_first_game() -> None:
    state = game.new(3, 9, {"first_game": True, "start": 2})
    assert state.board.labels == ("tavern", "paddock", "oasis", "farm")
    assert state.setup.cards == ("fishermen", "knights", "merchants")
    assert (state.setup.start, state.seat) == (2, 2)


def test_kb_3_4_boards_cards_and_start_can_be_chosen() -> None:
    """R-03."""
    chosen: dict[str, Json] = {
        "boards": ["farm/180", "oracle", "barn/180", "tower"],
        "cards": ["lords", "miners", "citizens"],
        "start": 1,
        "lords_zero_counts": False,
    }
    state = game.new(2, 3, chosen)
    assert state.board.labels == ("farm/180", "oracle", "barn/180", "tower")
    assert state.setup.cards == ("lords", "miners", "citizens")
    assert (state.setup.start, state.setup.switches) == (1, {"lords_zero_counts": False})


def test_kb_3_4_otherwise_everything_is_random() -> None:
    states = [game.new(4, seed) for seed in range(300)]
    used = Counter(label for state in states for label in state.board.labels)
    # All boards both ways round, all cards, four start players: each comes up
    assert set(used) == {name + turn for name in BOARD_POOL for turn in ("", "/180")}
    assert all(len({label.removesuffix("/180") for label in state.board.labels}) == 4 for state in states)
    assert {card for state in states for card in state.setup.cards} == set(CARD_POOL)
    assert {state.setup.start for state in states} == {0, 1, 2, 3}
    assert {state.hand[0] for state in states} == {(0,), (1,), (2,), (3,), (4,)}
    assert game.new(4, 0, {"boards": "random", "cards": "random", "start": "random"}).dump() == game.new(4, 0).dump()


def test_the_seed_decides_everything() -> None:
    assert game.new(3, 5).dump() == game.new(3, 5).dump()
    assert game.new(3, 5).dump() != game.new(3, 6).dump()
    secret = FairDice(bytes(range(32)))
    assert game.new(3, secret).dump() == game.new(3, FairDice(bytes(range(32)))).dump()


def test_kb_3_3_the_number_of_players_changes_nothing_else() -> None:
    boards = {game.new(players, 4).board.labels for players in game.players}
    assert len(boards) == 1


@pytest.mark.parametrize("players", [1, 6, 0, -2, True, "2", 2.0, None])
def test_kb_3_3_two_to_five_players(players: Any) -> None:
    with pytest.raises(BadSetup, match=r"^kingdom-builder takes 2 to 5 players, not "):
        game.new(players)


FOUR = ["farm", "oracle", "barn", "tower"]


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"board": FOUR}, "unknown option 'board'; did you mean 'boards'?"),
        ({"colour": "red"}, "unknown option 'colour'; choose from boards, canoe_trigger, "),
        ({"boards": FOUR[:3]}, 'option boards is "random" or a list of 4 names, not 3'),
        ({"boards": [*FOUR, "oasis"]}, 'option boards is "random" or a list of 4 names, not 5'),
        ({"boards": "farm"}, "option boards is \"random\" or a list of 4 names, not 'farm'"),
        ({"boards": 4}, 'option boards is "random" or a list of 4 names, not 4'),
        ({"boards": None}, 'option boards is "random" or a list of 4 names, not None'),
        ({"boards": ["frm", *FOUR[1:]]}, "option boards: unknown board 'frm'; did you mean 'farm'?"),
        ({"boards": ["quarry", *FOUR[1:]]}, "board quarry belongs to nomads; add nomads to option sets"),
        ({"boards": ["farm/90", *FOUR[1:]]}, "option boards: unknown board 'farm/90'; did you mean 'farm"),
        ({"boards": [1, *FOUR[1:]]}, "option boards: unknown board 1; "),
        ({"boards": ["farm", "farm", "barn", "tower"]}, "a board is made of 4 different quadrants, not farm, farm, "),
        (
            {"boards": ["farm", "farm/180", "barn", "tower"]},
            "a board is made of 4 different quadrants, not farm, farm/",
        ),
        ({"cards": ["lords", "miners"]}, 'option cards is "random" or a list of 3 names, not '),
        ({"cards": ["lords", "lords", "miners"]}, "option cards names 3 different cards, not lords, lords, miners"),
        ({"cards": ["lords", "minors", "knights"]}, "option cards: unknown card 'minors'; did you mean 'miners'?"),
        ({"cards": ["lords", "castles", "knights"]}, "option cards: unknown card 'castles'; "),
        ({"start": 3}, 'option start is "random" or a seat from 0 to 2, not 3'),
        ({"start": -1}, 'option start is "random" or a seat from 0 to 2, not -1'),
        ({"start": True}, 'option start is "random" or a seat from 0 to 2, not True'),
        ({"start": "0"}, "option start is \"random\" or a seat from 0 to 2, not '0'"),
        ({"start": None}, 'option start is "random" or a seat from 0 to 2, not None'),
        ({"first_game": "yes"}, "option first_game is true or false, not 'yes'"),
        ({"first_game": 1}, "option first_game is true or false, not 1"),
        ({"lords_zero_counts": "random"}, "option lords_zero_counts is true or false, not 'random'"),
        ({"first_game": True, "boards": FOUR}, "option first_game sets the boards itself; leave option boards out"),
        (
            {"first_game": True, "cards": ["lords", "miners", "knights"]},
            "option first_game sets the cards itself; leave option cards out",
        ),
    ],
)
def test_options_that_cannot_be(asked: dict[str, Json], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        game.new(3, 1, asked)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)
