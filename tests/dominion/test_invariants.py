"""DOM-11: what holds in every position, held against random games of every kind."""

from collections import Counter

import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Event
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE, own
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS, DRAFT, OVER
from realmwright.rules.dominion.state import State
from tests.dominion.random_games import GAMES, lively, positions
from tests.dominion.tables import everything, names, numbers, options, play, table

SEEDS = range(3)
BETWEEN_CARDS = ("action", "treasures", "buy", "end", "draft", "over")


def everywhere(state: State) -> Counter[str]:
    """All cards there are: in the supply, the trash, before the players, and beside their decks."""
    found = Counter({card: count for card, count in enumerate(state.supply) if count})
    for zone in (state.trash, state.table, *state.hand, *state.deck):
        found.update(zone)
    for seat in range(state.players):
        found.update(state.discarded(seat))
    for frame in state.stack:
        if not CATALOGUE.instructions[frame.number].in_trash:
            found.update(frame.cards)
    return Counter({CATALOGUE.names[card]: count for card, count in found.items()})


TOTALS = {
    2: {"copper": 60, "silver": 40, "gold": 30, "estate": 14, "duchy": 8, "province": 8, "curse": 10, "gardens": 8},
    3: {"copper": 60, "silver": 40, "gold": 30, "estate": 21, "duchy": 12, "province": 12, "curse": 20, "gardens": 12},
    4: {"copper": 60, "silver": 40, "gold": 30, "estate": 24, "duchy": 12, "province": 12, "curse": 30, "gardens": 12},
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_t_174_dom_11_1_no_card_comes_or_goes(name: str, seed: int) -> None:
    for state in positions(name, seed):
        if state.phase == DRAFT:
            continue
        kingdom = names(list(each(state.kingdom)))
        wanted = {**dict.fromkeys(kingdom, 10), **TOTALS[state.players]}
        if "gardens" not in kingdom:
            del wanted["gardens"]
        assert everywhere(state) == wanted


@pytest.mark.parametrize("name", GAMES)
def test_dom_11_2_nothing_is_ever_negative(name: str) -> None:
    for seed in SEEDS:
        for state in positions(name, seed):
            assert min(state.supply) >= 0
            assert min(state.actions, state.buys, state.coins, state.merchants) >= 0
            if state.phase == DRAFT:
                continue
            piles = [*range(7), *each(state.kingdom)]
            assert list(each(state.stocked)) == sorted(card for card in piles if state.supply[card])
            assert state.empties == sum(not state.supply[card] for card in piles)


@pytest.mark.parametrize("name", GAMES)
def test_dom_11_3_after_clean_up_there_is_a_new_hand_and_nothing_in_play(name: str) -> None:
    turns = 0
    for seed in SEEDS:
        before, seat = 0, 0
        for state in positions(name, seed):
            if state.turns > before > 0 or state.phase == OVER:
                owned = len(state.owned(seat))
                assert len(state.hand[seat]) == min(5, owned)
                assert state.table == []
                turns += 1
            before, seat = state.turns, state.turn
    assert turns > 30


@pytest.mark.parametrize("name", GAMES)
def test_dom_11_4_nothing_lies_beside_a_deck_between_plays(name: str) -> None:
    asked = set()
    for state in positions(name, 1):
        kind = state.prompt().kind
        asked.add(kind)
        assert (state.stack == []) == (kind in BETWEEN_CARDS)
        if kind in BETWEEN_CARDS:
            assert state.seat in (state.turn, None) or kind == "draft"
    assert asked - set(BETWEEN_CARDS), "some card has asked something"


@pytest.mark.parametrize("name", GAMES)
def test_dom_11_5_nobody_has_two_turns_more_than_anybody(name: str) -> None:
    for state in positions(name, 2):
        order = [state.taken[(state.start + place) % state.players] for place in range(state.players)]
        assert order == sorted(order, reverse=True)
        assert order[0] - order[-1] <= 1
        assert sum(order) == state.turns


@pytest.mark.parametrize("name", GAMES)
def test_dom_10_1_there_is_always_something_to_choose(name: str) -> None:
    for seed in SEEDS:
        for state in positions(name, seed):
            if state.seat is None:
                assert (state.legal(), state.phase) == (0, OVER)
            elif state.stack:
                hidden = CATALOGUE.instructions[state.stack[-1].number].asks_alone(state)
                assert state.legal().bit_count() > 1 or hidden, "an open choice without alternatives makes itself"
            else:
                assert state.legal()
                assert state.phase in (DRAFT, ACTIONS, BUYS)


@pytest.mark.parametrize("name", GAMES)
def test_the_count_of_secrets_never_falls(name: str) -> None:
    secrets = 0
    for state in positions(name, 1):
        assert state.secrets >= secrets
        secrets = state.secrets
    assert secrets > 30


@pytest.mark.parametrize("name", GAMES)
def test_what_is_known_of_cards_is_true(name: str) -> None:
    for state in positions(name, 0):
        for seat in range(state.players):
            assert not Counter(state.shown[seat]) - Counter(state.hand[seat]), "everybody knows a card in hand"
            assert len(state.tops[seat]) <= len(state.deck[seat])


def test_every_card_is_played_and_every_prompt_is_seen() -> None:
    """The games above would mean little if they left anything out."""
    journal: list[Event] = []
    asked: set[str] = set()
    for name in GAMES:
        for seed in range(6):
            asked.update(state.prompt().kind for state in positions(name, seed, journal))
    played = {event.args["card"] for event in journal if event.kind == "played"}
    assert played >= {CATALOGUE.names[card] for card in each(CATALOGUE.actions)} - {card.name for card in own.CARDS}
    assert asked == {
        *("action", "treasures", "buy", "end", "draft", "over", "react", "discard", "trash", "topdeck", "play"),
        *("may-discard-any", "may-trash", "may-play", "gain", "gain-to-hand", "discard-deck", "library", "spy"),
        *("lose-treasure", "loot", "harbinger", "sentry", "vassal", "library-keep"),
    }


# Copies


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_is_independent_in_the_middle_of_any_effect(name: str) -> None:
    met: set[str] = set()
    for number, state in enumerate(positions(name, 5)):
        kind = state.prompt().kind
        if state.seat is None or (kind in met and number % 29):
            continue
        met.add(kind)
        before = everything(state)
        stream = FastDice(number).stream("copy")
        twin = state.copy()
        assert everything(twin) == before
        assert twin.journal is None
        actions: list[int] = []
        while twin.seat is not None and len(actions) < 25:
            actions.append(lively(twin, stream))
            twin.play(actions[-1])
        assert everything(twin) != before
        assert everything(state) == before
        # The original would go the same way.
        other = state.copy()
        for action in actions:
            other.play(action)
        assert everything(other) == everything(twin)
    assert len(met) > 5


def test_the_journal_changes_nothing() -> None:
    for name in ("first edition, attacks", "second edition, decks"):
        players, options = GAMES[name]
        silent = game.new(players, 3, options)
        heard: list[Event] = []
        loud = game.new(players, 3, options, journal=heard)
        stream = FastDice(3).stream("choices")
        while silent.seat is not None:
            action = lively(silent, stream)
            silent.play(action)
            loud.play(action)
            assert everything(silent) == everything(loud)
        assert heard[-1].kind == "game-over"


# The helper that other tests rely on


def test_a_table_has_exactly_the_cards_that_it_names() -> None:
    state = table("throne room 2 copper council room", "gold silver", "estate", shuffles=["silver estate gold copper"])
    assert sorted(names(state.hand[0])) == ["copper", "copper", "council room", "throne room"]
    assert names(state.deck[0]) == ["silver", "gold"], "the engine keeps the top of a deck at the end"
    assert names(numbers("3 throne room")) == ["throne room"] * 3
    with pytest.raises(BadSetup, match="there is no card at the beginning of 'gild'"):
        numbers("copper gild")


def test_a_shuffle_that_is_said_gives_that_deck() -> None:
    for deck in ("copper silver gold", "gold copper silver", "silver gold copper", "3 estate", "2 gold estate gold"):
        cards = " ".join(sorted(names(numbers(deck))))
        state = table("village", "", cards, shuffles=[deck])
        play(state, "play village")
        assert [*names(state.hand[0]), *names(state.deck[0][::-1])] == names(numbers(deck))
    state = table("village", "", "copper silver", shuffles=["copper silver gold"])
    with pytest.raises(AssertionError, match="other cards are shuffled"):
        play(state, "play village")


def test_options_are_all_legal_actions() -> None:
    state = table("cellar copper")
    assert len(options(state)) == state.legal().bit_count() == 6
