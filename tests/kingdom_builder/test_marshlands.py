"""KB-13: the boards of Marshlands, swamp cards, and the card Scouts; its locations have tests of their own."""

from collections import Counter
from typing import Any

import pytest

from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.model.maps import board_rows
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import (
    ALL_SETS,
    SWAMP_CARDS,
    TERRAINS,
    hexes,
    many,
    noted,
    options,
    settlements,
    table,
)
from tests.kingdom_builder.steps import play

KINDS = ("temple", "refuge", "canoe", "fountain")
BASE_BOARDS = ["oracle", "farm", "tavern", "barn"]


def left(state: State) -> object:
    """How many settlements the mandatory action still has, as the player is told."""
    return state.prompt().args["left"]


def cards_of(state: State) -> Counter[str]:
    """All terrain cards of a game, wherever they are."""
    dump: Any = state.dump()
    held = [card for player in dump["players"] for card in (player["card"], *player["more_cards"])]
    return Counter([*dump["deck"], *dump["discard"], *dump["removed"], *held])


# What is in the box (KB-13.1, KB-13.2)


@pytest.mark.parametrize("kind", KINDS)
def test_kb_13_1_a_quadrant_has_swamp_a_palace_and_one_location_twice(kind: str) -> None:
    letters = Counter("".join(board_rows(kind)))
    assert letters["L"] == 2
    assert (letters["B"] > 0, letters["P"] > 0) == (True, True)
    assert letters["S"] + letters["N"] == 0, "palaces instead of castles"
    state = game.new(2, 1, {"sets": ["marshlands"], "boards": [kind, "oracle", "farm", "tavern"]})
    view: Any = state.view(None)
    assert [place["tiles"] for place in view["locations"] if place["location"] == kind] == [2, 2]


@pytest.mark.parametrize(
    ("boards", "anyway", "swamp_cards"),
    [
        (["canoe", "oracle", "farm", "tavern"], False, 1),
        (["farm", "tavern", "oracle", "canoe/180"], False, 1),
        (BASE_BOARDS, False, 1),
        (BASE_BOARDS, True, 1),
    ],
)
def test_kb_13_2_swamp_cards_come_with_the_set(boards: list[str], anyway: bool, swamp_cards: int) -> None:
    asked: dict[str, Any] = {"sets": ["marshlands"], "boards": boards, "swamp_cards_without_boards": anyway}
    found = cards_of(game.new(3, 5, asked))
    assert {terrain: found[terrain] for terrain in TERRAINS} == dict.fromkeys(TERRAINS, 5)
    assert {card: found[card] for card in SWAMP_CARDS} == dict.fromkeys(SWAMP_CARDS, swamp_cards)


def test_kb_13_2_without_swamp_on_the_map_only_the_other_half_counts() -> None:
    state = table("D D D / D D G", sets=ALL_SETS, hands=["swamp-desert"], tiles={0: ["oracle"]})
    assert hexes(state) == {"0,0", "0,1", "0,2", "1,0", "1,1"}
    play(state, "build 0,0", "build 0,1", "build 0,2", "use oracle")
    assert hexes(state) == {"1,0", "1,1"}


# Swamp cards (KB-13.3, KB-13.4)

MARSH = "B B B B B / . . . . . / D D D D D / G G T T G"


def marsh(*seats: str, **details: Any) -> State:
    return table(MARSH, *seats, **{"sets": ALL_SETS, "hands": ["swamp-desert"], **details})


def test_tc_130_kb_13_3_two_on_swamp() -> None:
    state = marsh(tiles={0: ["oracle"]})
    assert state.prompt().kind == "build-swamp"
    assert state.prompt().args["terrains"] == ["swamp", "desert"]
    assert hexes(state) == {f"{row},{col}" for row in (0, 2) for col in range(5)}
    play(state, "build 0,0")
    assert state.prompt().args == {"terrain": "swamp", "left": 1, "tiles": []}
    assert options(state) == {"build 0,1"}
    play(state, "build 0,1")
    assert options(state) == {"end turn", "use oracle"}
    play(state, "use oracle")
    assert hexes(state) == {"0,2"}


def test_tc_130_kb_13_3_or_three_on_the_other_kind() -> None:
    state = marsh(tiles={0: ["oracle"]})
    play(state, "build 2,0", "build 2,1")
    assert options(state) == {"build 2,2"}
    play(state, "build 2,2", "use oracle")
    assert hexes(state) == {"2,3"}


def test_kb_13_3_each_kind_is_next_to_an_own_settlement_if_possible() -> None:
    # Red touches desert and no swamp, so all swamp is open, and only some of the desert.
    state = marsh("3,0")
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "0,4", "2,0", "2,1"}


@pytest.mark.parametrize(
    ("tile", "actions", "terrain", "builds"),
    [
        ("oracle", ["use oracle", "build 0,0"], "swamp", 2),
        ("oracle", ["use oracle", "build 2,3"], "desert", 3),
        ("barn", ["use barn", "move 3,3", "to 0,0"], "swamp", 2),
        ("barn", ["use barn", "move 3,3", "to 2,0"], "desert", 3),
        ("quarry", ["use quarry", "wall 2,4", "stop"], "desert", 3),
        ("cathedral", ["use cathedral", "build 0,0"], "swamp", 2),
        ("cathedral", ["use cathedral", "build 2,4"], "desert", 3),
    ],
)
def test_kb_13_3_r_32_the_first_use_binds_the_whole_turn(
    tile: str, actions: list[str], terrain: str, builds: int
) -> None:
    state = marsh("3,3", tiles={0: [tile]}, values=[1, 0])
    play(state, *actions)
    assert (state.prompt().kind, state.prompt().args["terrain"], left(state)) == ("build", terrain, builds)


def test_r_32_what_does_not_use_the_card_binds_nothing() -> None:
    state = marsh("3,1 3,4", tiles={0: ["farm", "paddock", "barn"]})
    play(state, "use farm", "build 3,0", "use paddock", "move 3,1", "to 3,3", "use barn", "move 3,4")
    # The piece is in the air: both kinds are still open.
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "0,4", "2,0", "2,1", "2,3", "2,4"}


def test_r_29_nor_does_the_card_that_a_fort_turns_up() -> None:
    state = marsh(tiles={0: ["fort"]}, deck=["swamp-forest"], rest="discard")
    play(state, "use fort")
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "0,4", "3,2", "3,3"}
    play(state, "build 3,2")
    assert state.prompt().kind == "build-swamp"


def test_tc_131_kb_13_4_without_free_swamp_the_other_kind_must_be_chosen() -> None:
    state = marsh("", "0,0 0,1 0,2 0,3 0,4")
    assert hexes(state) == {"2,0", "2,1", "2,2", "2,3", "2,4"}
    play(state, "build 2,0")
    assert left(state) == 2


def test_kb_13_4_and_without_the_other_kind_swamp() -> None:
    state = marsh("", "2,0 2,1 2,2 2,3 2,4")
    assert hexes(state) == {"0,0", "0,1", "0,2", "0,3", "0,4"}
    play(state, "build 0,0", "build 0,1")
    assert options(state) == {"end turn"}


def test_tc_131_kb_13_4_without_either_the_card_is_replaced() -> None:
    # Given blue's turn before that of red, which fills the last desert
    state = table(
        "B D D G G / G G G G G",
        "0,0",
        "0,2",
        sets=ALL_SETS,
        hands=["swamp-desert", "desert"],
        turn=1,
        left=1,
        deck=["swamp-grass", "forest"],
        rest="discard",
    )
    play(state, "build 0,1", "end turn")
    # Then red's card is useless from the start
    assert {"seat": 0, "terrain": "swamp-desert"} in [event.args for event in noted(state, "card-useless")]
    dump: Any = state.dump()
    assert "swamp-desert" in dump["removed"]
    assert (state.seat, state.prompt().kind, left(state)) == (0, "build", 3)


SCARCE = "B B . D D / . . . . . / G G G G G"


def scarce(*seats: str, **details: Any) -> State:
    """Two hexes each of swamp and desert; grass is the next card."""
    return table(
        SCARCE,
        *seats,
        **{"sets": ALL_SETS, "hands": ["swamp-desert"], "deck": ["grass"], "rest": "discard", **details},
    )


@pytest.mark.parametrize(
    ("taken", "actions", "missing"),
    [
        ("0,1 0,3 0,4", ["build 0,0"], 1),
        ("0,0 0,1 0,4", ["build 0,3"], 2),
        ("0,0 0,1", ["build 0,3", "build 0,4"], 1),
    ],
)
def test_kb_13_4_r_33_what_is_missing_is_built_on_the_next_terrain(
    taken: str, actions: list[str], missing: int
) -> None:
    state = play(scarce("", taken), *actions)
    assert [event.args["terrain"] for event in noted(state, "card-useless")] == ["swamp-desert"]
    assert state.prompt().args == {"terrain": "grass", "left": missing, "tiles": []}
    play(state, *(f"build 2,{col}" for col in range(missing)))
    assert options(state) == {"end turn"}


@pytest.mark.parametrize(
    ("taken", "actions", "terrain", "rest"),
    [
        ("0,1", ["build 0,0"], "desert", ["0,3"]),
        ("0,4", ["build 0,3"], "swamp", ["0,0", "0,1"]),
        ("", ["build 0,3", "build 0,4"], "swamp", ["0,0"]),
    ],
)
def test_kb_13_4_r_33_the_card_stays_while_its_other_kind_has_a_hex(
    taken: str, actions: list[str], terrain: str, rest: list[str]
) -> None:
    state = play(scarce("", taken), *actions)
    assert noted(state, "card-useless") == []
    assert state.prompt().args == {"terrain": terrain, "left": len(rest), "tiles": []}
    play(state, *(f"build {place}" for place in rest))
    assert options(state) == {"end turn"}


def test_r_33_also_when_that_terrain_is_a_choice_again() -> None:
    drawn = "B . D D / T T . . / G G G G"
    state = table(drawn, "", "0,3 0,0", sets=ALL_SETS, hands=["swamp-desert"], deck=["swamp-grass"], rest="discard")
    play(state, "build 0,2")
    assert (state.prompt().args["terrain"], left(state)) == ("grass", 2)


def test_kb_6_4_before_the_mandatory_action_the_next_card_counts_as_a_whole() -> None:
    state = scarce("", "0,1", tiles={0: ["oracle"]})
    play(state, "use oracle", "build 0,0")
    assert left(state) == 3


def test_kb_13_4_and_6_4_after_the_mandatory_action_the_oracle_takes_the_next_terrain() -> None:
    state = scarce(tiles={0: ["oracle"]})
    play(state, "build 0,0", "build 0,1", "use oracle")
    assert hexes(state) == {"0,3", "0,4"}, "the other half of the card"
    state = scarce("", "0,3 0,4", tiles={0: ["oracle"]})
    play(state, "build 0,0", "build 0,1", "use oracle")
    assert hexes(state) == {f"2,{col}" for col in range(5)}


def test_kb_4_2_a_short_supply_ends_the_action_on_swamp_too() -> None:
    drawn = "/".join(["B" * 10, "." * 10, *["G" * 10] * 4])
    state = table(drawn, many(drawn, 39, 20), sets=ALL_SETS, hands=["swamp-desert"])
    play(state, "build 0,0")
    assert options(state) == {"end turn"}


def test_kb_12_14_a_swamp_card_beside_another_one() -> None:
    state = marsh(more_cards={0: ["forest"]})
    assert state.prompt().args["terrains"] == ["swamp", "desert", "forest"]
    play(state, "build 0,0", "build 0,1", "end turn")
    discarded: Any = state.dump()["discard"]
    assert Counter(discarded) == {"swamp-desert": 1, "forest": 1}


# The card Scouts (KB-13.19)


@pytest.mark.parametrize("seed", range(6))
def test_tc_151_kb_13_19_a_terrain_leaves_with_all_its_cards(seed: int) -> None:
    boards = ["temple", "oracle", "farm", "tavern"]
    asked = {"sets": ["marshlands"], "boards": boards, "cards": ["scouts", "lords", "knights"]}
    state = game.new(2, seed, asked)
    dump: Any = state.dump()
    outcast = dump["kits"]["marshlands"]["outcast"]
    assert Counter(dump["removed"]) == {outcast: 5, f"swamp-{outcast.replace(' ', '-')}": 1}
    dealt = [player["card"] for player in dump["players"]]
    assert len(dealt) + len(dump["deck"]) == 24, "and the rest is shuffled before it is dealt (R-04)"
    assert dump["discard"] == []
    assert cards_of(state).total() == 30


@pytest.mark.parametrize(("rules", "swamp_cards"), [(9, 0), (10, 1)])
def test_kb_13_19_and_13_2_five_leave_and_the_swamp_card_with_them(rules: int, swamp_cards: int) -> None:
    asked = {"sets": ["marshlands"], "boards": BASE_BOARDS, "cards": ["scouts", "lords", "knights"]}
    dump: Any = game.new(2, 3, asked, rules=rules).dump()
    outcast = dump["kits"]["marshlands"]["outcast"]
    assert sorted(dump["removed"]) == [outcast] * 5 + [f"swamp-{outcast.replace(' ', '-')}"] * swamp_cards


def test_kb_13_19_every_terrain_can_be_the_one() -> None:
    asked = {"sets": ["marshlands"], "boards": BASE_BOARDS, "cards": ["scouts", "lords", "knights"]}
    dumps: list[Any] = [game.new(2, seed, asked).dump() for seed in range(30)]
    assert {dump["removed"][0] for dump in dumps} == set(TERRAINS)


def test_kb_13_19_other_cards_remove_nothing() -> None:
    state = game.new(2, 1, {"sets": ["marshlands"], "cards": ["vassals", "lords", "knights"]})
    dump: Any = state.dump()
    assert (dump["removed"], dump["kits"]["marshlands"]["outcast"]) == ([], None)


def test_tc_151_kb_13_19_extra_actions_still_build_on_it() -> None:
    state = table(
        "T T G / G G G", sets=ALL_SETS, outcast="forest", tiles={0: ["foresters lodge"]}, removed=["forest"] * 5
    )
    play(state, "use foresters lodge", "build 0,0")
    assert settlements(state, 0) == {"0,0"}


def outcast(hand: str, *more: str, **details: Any) -> State:
    """A game without canyon cards."""
    return table(
        "C C C C . G / . . . . . G / B B . D D G",
        sets=ALL_SETS,
        outcast="canyon",
        removed=["canyon"] * 5,
        hands=[hand],
        more_cards={0: more},
        **details,
    )


@pytest.mark.parametrize(
    ("cards", "terrains"),
    [
        (("grass", "grass"), ["grass", "canyon"]),
        (("grass", "desert"), ["grass", "desert"]),
        (("grass",), ["grass"]),
        (("swamp-grass",), ["swamp", "grass"]),
        (("swamp-grass", "grass"), ["swamp", "grass", "canyon"]),
        (("swamp-grass", "swamp-desert"), ["swamp", "grass", "desert"]),
        (("grass", "grass", "grass"), ["grass", "canyon"]),
        (("grass", "grass", "desert"), ["grass", "desert"]),
    ],
)
def test_tc_194_kb_13_19_r_42_cards_of_one_kind_allow_the_removed_terrain(
    cards: tuple[str, ...], terrains: list[str]
) -> None:
    state = outcast(*cards, tiles={0: ["crossroads"]})
    assert state.view(0)["terrains"] == terrains


def test_tc_194_kb_13_19_the_removed_terrain_is_played_like_any_other() -> None:
    state = outcast("grass", "grass", tiles={0: ["crossroads", "oracle"]})
    play(state, "use oracle", "build 0,0", "build 0,1", "build 0,2")
    assert state.prompt().args == {"terrain": "canyon", "left": 1, "tiles": []}
