"""DOM-2, DOM-9 and DOM-12.1: what lies on the table at the beginning, and how the kingdom is chosen."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from realmwright import games
from realmwright.bits import each
from realmwright.game import BadSetup, Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import MIXED, OWN, POOLS, SETS
from realmwright.rules.dominion.state import State
from tests.dominion.tables import expect, names, noted, offered, pile, play, table

FIRST_GAME: Mapping[str, Json] = {"kingdom": "first-game"}
TEN = list(SETS["first-game"]["first"])
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")


def kingdom(state: State) -> set[str]:
    return set(names(list(each(state.kingdom))))


def test_the_registry_knows_the_game() -> None:
    assert games["dominion"] is game
    assert (game.name, list(game.players)) == ("dominion", [2, 3, 4])
    assert all(option.about for option in game.options)


# The table


def test_t_001_dom_2_a_new_game_for_two() -> None:
    state = game.new(2, 1, FIRST_GAME)
    assert [pile(state, name) for name in BASIC] == [46, 40, 30, 8, 8, 8, 10]
    assert {name: pile(state, name) for name in kingdom(state)} == dict.fromkeys(TEN, 10)
    assert sum(count > 0 for count in state.supply) == 17
    for seat in range(2):
        cards = Counter(names([*state.hand[seat], *state.deck[seat]]))
        assert cards == {"copper": 7, "estate": 3}
        assert (len(state.hand[seat]), len(state.deck[seat])) == (5, 5)
        expect(state, seat, discard="")
    expect(state, in_play="", trash="", actions=1, buys=1, coins=0)


@pytest.mark.parametrize(
    ("players", "copper", "victory", "curse"),
    [(2, 46, 8, 10), (3, 39, 12, 20), (4, 32, 12, 30)],
)
def test_t_002_dom_1_2_piles_by_the_number_of_players(players: int, copper: int, victory: int, curse: int) -> None:
    """DOM-0.3: what everybody begins with comes out of the box, and piles of Estates are counted afterwards."""
    state = game.new(players, 1, FIRST_GAME)
    assert pile(state, "copper") == copper
    assert {pile(state, name) for name in ("estate", "duchy", "province")} == {victory}
    assert pile(state, "curse") == curse
    assert (pile(state, "silver"), pile(state, "gold")) == (40, 30)
    assert sum(names(state.owned(seat)).count("estate") for seat in range(players)) == 3 * players


@pytest.mark.parametrize(("players", "gardens"), [(2, 8), (3, 12), (4, 12)])
def test_t_004_dom_2_3_gardens_are_as_many_as_other_victory_cards(players: int, gardens: int) -> None:
    state = game.new(players, 1, {"kingdom": "size-distortion"})
    assert pile(state, "gardens") == gardens
    assert pile(state, "cellar") == 10


def test_t_005_dom_2_2_curses_are_there_without_a_witch() -> None:
    state = game.new(2, 1, FIRST_GAME)
    assert "witch" not in kingdom(state)
    assert pile(state, "curse") == 10
    # With two other piles empty the last Curse ends the game.
    state = table(supply={"cellar": 0, "moat": 0, "curse": 1})
    play(state, "buy curse", "end turn")
    assert state.seat is None


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, "2", None])
def test_t_007_dom_2_1_two_to_four_players(players: Any) -> None:
    with pytest.raises(BadSetup, match=f"dominion takes 2 to 4 players, not {players!r}"):
        game.new(players)


def test_dom_2_4_everybody_shuffles_and_draws_from_the_same_ten_cards() -> None:
    hands = {tuple(sorted(state.hand[seat])) for state in (game.new(4, n) for n in range(30)) for seat in range(4)}
    assert {sum(CATALOGUE.coins[card] for card in hand) for hand in hands} == {2, 3, 4, 5}
    assert any(game.new(2, n).hand[0] != game.new(2, n).hand[1] for n in range(5)), "each has a shuffle of their own"


def test_dom_2_5_anybody_may_begin_and_it_goes_round() -> None:
    assert {game.new(4, n).seat for n in range(40)} == {0, 1, 2, 3}
    state = game.new(3, 1, {"start": 2, **FIRST_GAME})
    order = []
    for _ in range(6):
        order.append(state.seat)
        play(state, "end turn")
    assert order == [2, 0, 1, 2, 0, 1]
    assert state.taken == [2, 2, 3]


def test_dom_5_6_the_same_seed_is_the_same_game() -> None:
    assert game.new(3, 8).deck == game.new(3, 8).deck
    assert game.new(3, 8).kingdom == game.new(3, 8).kingdom
    assert [game.new(3, 8).deck, game.new(3, 8).kingdom] != [game.new(3, 9).deck, game.new(3, 9).kingdom]


# The kingdom


def test_dom_1_4_and_12_1_the_cards_of_both_editions() -> None:
    assert set(MIXED) == {*POOLS["first"], *POOLS["second"]}
    left = {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
    came = {"harbinger", "merchant", "vassal", "poacher", "bandit", "sentry", "artisan"}
    assert set(POOLS["first"]) - set(POOLS["second"]) == left
    assert set(POOLS["second"]) - set(POOLS["first"]) == came


PRICES = {
    2: "cellar, chapel, moat",
    3: "chancellor, village, woodcutter, workshop, harbinger, merchant, vassal",
    4: "bureaucrat, feast, gardens, militia, moneylender, remodel, smithy, spy, thief, throne room, poacher",
    5: "council room, festival, laboratory, library, market, mine, witch, bandit, sentry",
    6: "adventurer, artisan",
}


def printed(cards: int) -> set[str]:
    """The cards of a set that are not somebody's own."""
    return set(names(list(each(cards)))) - set(OWN)


def test_dom_1_2_and_1_4_and_12_1_prices_and_types() -> None:
    """DOM-6.9: Attack and Reaction are types of cards."""
    prices = {name: cost for cost, listed in PRICES.items() for name in listed.split(", ")}
    assert {name: CATALOGUE.costs[CATALOGUE.number_of[name]] for name in MIXED} == prices
    assert [CATALOGUE.costs[CATALOGUE.number_of[name]] for name in BASIC] == [0, 3, 6, 2, 5, 8, 0]
    assert printed(CATALOGUE.attacks) == {"bureaucrat", "militia", "spy", "thief", "witch", "bandit"}
    assert printed(CATALOGUE.reactions) == {"moat"}
    assert printed(CATALOGUE.victory) == {"estate", "duchy", "province", "gardens"}
    assert printed(CATALOGUE.treasures) == {"copper", "silver", "gold"}
    assert printed(CATALOGUE.actions) == set(MIXED) - {"gardens"}


RECOMMENDED = {
    ("first", "first-game"): "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop",
    ("first", "big-money"): (
        "adventurer, bureaucrat, chancellor, chapel, feast, laboratory, market, mine, moneylender, throne room"
    ),
    ("first", "interaction"): (
        "bureaucrat, chancellor, council room, festival, library, militia, moat, spy, thief, village"
    ),
    ("first", "size-distortion"): (
        "cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"
    ),
    ("first", "village-square"): (
        "bureaucrat, cellar, festival, library, market, remodel, smithy, throne room, village, woodcutter"
    ),
    ("second", "first-game"): "cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop",
    ("second", "size-distortion"): (
        "artisan, bandit, bureaucrat, chapel, festival, gardens, sentry, throne room, witch, workshop"
    ),
    ("second", "deck-top"): (
        "artisan, bureaucrat, council room, festival, harbinger, laboratory, moneylender, sentry, vassal, village"
    ),
    ("second", "sleight-of-hand"): (
        "cellar, council room, festival, gardens, harbinger, library, militia, poacher, smithy, throne room"
    ),
    ("second", "improvements"): ("artisan, cellar, market, merchant, mine, moat, moneylender, poacher, remodel, witch"),
    ("second", "silver-and-gold"): (
        "bandit, bureaucrat, chapel, harbinger, laboratory, merchant, mine, moneylender, throne room, vassal"
    ),
}


@pytest.mark.parametrize(("edition", "name"), RECOMMENDED)
def test_dom_9_1_and_12_10_recommended_sets(edition: str, name: str) -> None:
    state = game.new(2, 1, {"edition": edition, "kingdom": name})
    assert kingdom(state) == set(RECOMMENDED[edition, name].split(", "))
    assert state.kingdom.bit_count() == 10


def test_dom_9_2_a_random_kingdom_may_have_any_card_of_its_edition() -> None:
    for edition in ("first", "second"):
        found = [kingdom(game.new(2, n, {"edition": edition})) for n in range(60)]
        assert all(len(cards) == 10 for cards in found)
        assert set().union(*found) == set(POOLS[edition])
    assert set().union(*(kingdom(game.new(2, n, {"mixed": True})) for n in range(60))) == set(MIXED)


def test_dom_9_2_required_cards_are_always_there_and_forbidden_ones_never() -> None:
    for n in range(30):
        found = kingdom(game.new(2, n, {"require": ["witch", "moat"], "forbid": ["cellar", "throne room"]}))
        assert {"witch", "moat"} <= found
        assert not {"cellar", "throne room"} & found
        assert len(found) == 10


def test_dom_9_2_all_ten_may_be_required_and_all_but_ten_forbidden() -> None:
    assert kingdom(game.new(2, 1, {"require": TEN})) == set(TEN)
    assert kingdom(game.new(2, 1, {"forbid": [name for name in POOLS["first"] if name not in TEN]})) == set(TEN)
    assert kingdom(game.new(2, 1, {"kingdom": "draft", "require": TEN})) == set(TEN), "there is nothing to draft"


def test_dom_9_2_a_card_of_the_other_edition_can_be_required() -> None:
    found = kingdom(game.new(2, 1, {"require": ["artisan"]}))
    assert "artisan" in found
    assert found <= {"artisan", *POOLS["first"]}


def test_dom_9_4_any_ten_cards_of_either_edition() -> None:
    chosen = [*TEN[:8], "artisan", "thief"]
    for edition in ("first", "second"):
        assert kingdom(game.new(2, 1, {"cards": chosen, "edition": edition})) == set(chosen)


# The draft


def test_dom_9_3_the_first_player_picks_first_and_the_picks_go_round() -> None:
    state = game.new(3, 1, {"kingdom": "draft", "start": 1})
    state.journal = []
    assert offered(state, "pick") == set(POOLS["first"])
    assert state.prompt() == ("draft", {"left": 10})
    order = []
    for name in TEN:
        order.append(state.seat)
        assert (len(state.hand[0]), state.turns) == (0, 0), "nothing is dealt before"
        play(state, f"pick {name}")
        assert name not in offered(state, "pick")
    assert order == [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]
    assert [event.args for event in noted(state, "picked")] == [
        {"seat": seat, "card": name} for seat, name in zip(order, TEN, strict=True)
    ]
    # Then the game is dealt, and the same player begins.
    assert kingdom(state) == set(TEN)
    assert (state.seat, state.turns, state.taken) == (1, 1, [0, 1, 0])
    assert [len(hand) for hand in state.hand] == [5, 5, 5]
    assert (pile(state, "copper"), pile(state, "smithy"), pile(state, "witch")) == (39, 10, 0)


def test_dom_9_3_a_draft_heeds_required_forbidden_and_mixed_cards() -> None:
    options: dict[str, Json] = {"kingdom": "draft", "require": ["witch", "moat"], "forbid": ["cellar"], "mixed": True}
    state = game.new(2, 1, options)
    assert state.prompt() == ("draft", {"left": 8})
    assert offered(state, "pick") == set(MIXED) - {"witch", "moat", "cellar"}
    while state.turns == 0:
        play(state, f"pick {min(offered(state, 'pick'))}")
    assert {"witch", "moat"} <= kingdom(state)
    assert state.kingdom.bit_count() == 10
    second = game.new(2, 1, {"kingdom": "draft", "edition": "second"})
    assert offered(second, "pick") == set(POOLS["second"])


# What cannot be


BAD: dict[str, tuple[dict[str, Json], str]] = {
    "nine cards": ({"cards": TEN[:9]}, 'option cards is "random" or a list of 10 names, not'),
    "eleven cards": ({"cards": [*TEN, "witch"]}, 'option cards is "random" or a list of 10 names, not'),
    "a card twice": ({"cards": [*TEN[:9], "cellar"]}, "option cards has 'cellar' twice; the 10 cards must be"),
    "a misspelt card": (
        {"cards": [*TEN[:9], "throne rom"]},
        "option cards: unknown card 'throne rom'; did you mean 'throne room'?",
    ),
    "an unknown card": ({"cards": [*TEN[:9], "xyzzy"]}, "option cards: unknown card 'xyzzy'; choose from adventurer"),
    "a basic card": ({"cards": [*TEN[:9], "silver"]}, "option cards: unknown card 'silver'; choose from adventurer"),
    "one name": ({"cards": "witch"}, "option cards is \"random\" or a list of 10 names, not 'witch'"),
    "required and forbidden": (
        {"require": ["moat"], "forbid": ["witch", "moat"]},
        "option require and option forbid both name moat",
    ),
    "too many required": (
        {"require": [*TEN, "witch"]},
        "option require is a list of at most 10 names, not 11",
    ),
    "required twice": ({"require": ["moat", "moat"]}, "option require has 'moat' twice"),
    "an unknown card required": ({"require": ["moot"]}, "option require: unknown name 'moot'; did you mean 'moat'?"),
    "an unknown card forbidden": ({"forbid": ["wich"]}, "option forbid: unknown name 'wich'; did you mean 'witch'?"),
    "too many forbidden": (
        {"forbid": list(POOLS["first"][:16])},
        "option forbid leaves 9 kingdom cards; a game needs 10",
    ),
    "too many forbidden in a draft": (
        {"kingdom": "draft", "forbid": list(POOLS["first"][:16])},
        "option forbid leaves 9 kingdom cards; a game needs 10",
    ),
    "a set of the second edition": (
        {"kingdom": "deck-top"},
        "option kingdom: the set deck-top is of the second edition; choose it with edition=second",
    ),
    "a set of the first edition": (
        {"kingdom": "big-money", "edition": "second"},
        "option kingdom: the set big-money is of the first edition; choose it with edition=first",
    ),
    "an unknown set": ({"kingdom": "small-money"}, "option kingdom: unknown choice 'small-money'; did you mean"),
    "an unknown edition": ({"edition": "third"}, "option edition: unknown choice 'third'; choose from first, second"),
    "an edition by number": ({"edition": 2}, "option edition: unknown choice 2; choose from first, second"),
    "cards and a set": (
        {"cards": TEN, "kingdom": "big-money"},
        "option cards names the whole kingdom; leave option kingdom out",
    ),
    "cards and a draft": (
        {"cards": TEN, "kingdom": "draft"},
        "option cards names the whole kingdom; leave option kingdom out",
    ),
    "cards and required": (
        {"cards": TEN, "require": ["witch"]},
        "option require goes with a random or a drafted kingdom only",
    ),
    "a set and forbidden": (
        {"kingdom": "first-game", "forbid": ["moat"]},
        "option forbid goes with a random or a drafted kingdom only",
    ),
    "a set and mixed": (
        {"kingdom": "first-game", "mixed": True},
        "option mixed goes with a random or a drafted kingdom only",
    ),
    "a seat that is not there": ({"start": 2}, 'option start is "random" or a seat from 0 to 1, not 2'),
    "a misspelt option": ({"editon": "first"}, "unknown option 'editon'; did you mean 'edition'?"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_set_up_is_refused_in_one_line(what: str) -> None:
    options, message = BAD[what]
    with pytest.raises(BadSetup) as caught:
        game.new(2, 1, options)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
