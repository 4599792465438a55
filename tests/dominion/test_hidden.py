"""DOM-3.2: imagined positions keep everything that a seat knows, and depend on nothing that it cannot know."""

from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from realmwright.dice import FastDice
from realmwright.game import Event
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.phases import OVER
from realmwright.rules.dominion.model.position import UNSEEN, Frame
from realmwright.rules.dominion.play.performing import REACT
from realmwright.rules.dominion.play.zones import phase_shows
from realmwright.rules.dominion.state import State
from tests.dominion.random_games import GAMES, positions
from tests.dominion.tables import Player, change, everything, expect, names, noted, numbers, options, play, table

OPEN = (
    *("players", "start", "edition", "kingdom", "draftable", "supply", "stocked", "empties", "trash", "table"),
    *("shown", "tops", "shuffles", "taken", "turn", "turns", "buys", "coins", "merchants", "bought", "secrets"),
    *("actions", "immune"),
)
"""The fields of a position in which nothing is hidden."""


def seats_of(state: State) -> list[int | None]:
    return [*range(state.players), None]


def open_frames(state: State, seat: int | None) -> list[object]:
    """The instructions under way, with the cards that this seat can see; who could react is nobody's business."""
    return [
        (frame[:3], frame.cards if frame.seat == seat or not hidden(frame) else len(frame.cards))
        for frame in state.stack
        if frame.number != REACT
    ]


def hidden(frame: Frame) -> bool:
    return CATALOGUE.instructions[frame.number].private


def own_tops(state: State, seat: int) -> list[int]:
    """The cards on top of a deck that its owner knows."""
    return state.deck[seat][len(state.deck[seat]) - len(state.tops[seat]) :]


def known_tops(state: State, seat: int) -> list[int | None]:
    """The same at their places, but None where the others do not know them."""
    return [card if known else None for card, known in zip(own_tops(state, seat), state.tops[seat], strict=True)]


# Imagined positions


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_knows_stays_in_what_it_imagines(name: str) -> None:
    for number, state in enumerate(positions(name, 11)):
        if number % 3:
            continue
        for seat in seats_of(state):
            imagined = state.imagine(seat, FastDice(number))
            for owner in range(state.players):
                assert Counter(imagined.owned(owner)) == Counter(state.owned(owner))
                assert len(imagined.hand[owner]) == len(state.hand[owner])
                assert len(imagined.deck[owner]) == len(state.deck[owner])
                assert known_tops(imagined, owner) == known_tops(state, owner)
                seen = [card if card < UNSEEN else None for card in state.discard[owner]]
                assert [card if card < UNSEEN else None for card in imagined.discard[owner]] == seen
                if owner == seat:
                    assert imagined.hand[owner] == state.hand[owner]
                    assert imagined.discard[owner] == state.discard[owner]
                    assert Counter(imagined.deck[owner]) == Counter(state.deck[owner])
                    assert own_tops(imagined, owner) == own_tops(state, owner)
            if phase_shows(state):
                assert imagined.phase == state.phase
            for field in OPEN:
                assert getattr(imagined, field) == getattr(state, field), field
            assert open_frames(imagined, seat) == open_frames(state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_nobody_can_tell_an_imagined_position_from_the_true_one(name: str) -> None:
    for number, state in enumerate(positions(name, 12)):
        if number % 3:
            continue
        for seat in seats_of(state):
            imagined = state.imagine(seat, FastDice(number))
            assert imagined.view(seat) == state.view(seat)
            assert imagined.known_seat(seat) == state.known_seat(seat)
            assert imagined.known_scores(seat) == state.known_scores(seat)
            if seat is not None and seat == state.seat:
                assert imagined.legal() == state.legal()
                assert imagined.prompt() == state.prompt()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_imagined_depends_on_nothing_hidden(name: str) -> None:
    """Two positions that a seat cannot tell apart lead to the very same imagined ones."""
    for number, state in enumerate(positions(name, 13)):
        if number % 5:
            continue
        for seat in seats_of(state):
            other = state.imagine(seat, FastDice(number))
            for dice in (FastDice(number + 1), FastDice(number + 2)):
                assert everything(other.imagine(seat, dice)) == everything(state.imagine(seat, dice))


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_position_can_be_played_on(name: str) -> None:
    for number, state in enumerate(positions(name, 14)):
        if number % 17 or state.seat is None:
            continue
        for seat in seats_of(state):
            imagined = state.imagine(seat, FastDice(number))
            stream = FastDice(number).stream("go on")
            for _ in range(40):
                if imagined.seat is None:
                    break
                assert imagined.legal()
                actions = [action for action in range(imagined.legal().bit_length()) if imagined.legal() >> action & 1]
                imagined.play(actions[stream.below(len(actions))])


@pytest.mark.parametrize("name", GAMES)
def test_imagining_changes_nothing(name: str) -> None:
    for number, state in enumerate(positions(name, 15)):
        if number % 17:
            continue
        before = everything(state)
        for seat in seats_of(state):
            state.imagine(seat, FastDice(1))
        assert everything(state) == before


@pytest.mark.parametrize("name", GAMES)
def test_when_the_game_is_over_every_hand_lies_open(name: str) -> None:
    *_, state = positions(name, 16)
    for seat in seats_of(state):
        assert state.imagine(seat, FastDice(1)).view(seat) == state.view(seat)


def hands(state: State, seat: int | None, owner: int, rounds: int = 400) -> set[tuple[str, ...]]:
    """The hands that a seat imagines somebody to have."""
    imagined = (state.imagine(seat, FastDice(number)) for number in range(rounds))
    return {tuple(sorted(names(other.hand[owner]))) for other in imagined}


def test_another_hand_may_be_any_cards_that_its_owner_has_out_of_sight() -> None:
    state = table("copper", others=[Player("gold silver", "estate curse")])
    pairs = {
        pair for pair in combinations_with_replacement(("curse", "estate", "gold", "silver"), 2) if pair[0] != pair[1]
    }
    assert hands(state, 0, 1) == pairs
    assert hands(state, None, 1) == pairs
    assert hands(state, 1, 1) == {("gold", "silver")}


def test_the_own_deck_may_be_in_any_order() -> None:
    state = table("copper", "gold silver estate")
    decks = {tuple(state.imagine(0, FastDice(number)).deck[0]) for number in range(200)}
    assert len(decks) == 6


def test_what_lies_open_in_a_discard_pile_is_not_in_a_hand() -> None:
    state = table(others=[Player("gold silver", "estate", "province duchy")])
    assert {card for hand in hands(state, 0, 1) for card in hand} == {"gold", "silver", "estate"}


def test_a_card_put_on_the_deck_openly_is_known_to_all() -> None:
    state = table("bureaucrat", others=[Player("duchy copper", "gold silver")])
    play(state, "play bureaucrat")
    for number in range(40):
        imagined = state.imagine(0, FastDice(number))
        assert names(imagined.deck[1])[-1] == "duchy"
        assert names(state.imagine(1, FastDice(number)).deck[0]) == ["silver"]
    assert hands(state, 0, 1) == {("copper",), ("gold",), ("silver",)}


def test_a_card_drawn_from_an_open_deck_is_known_to_be_in_the_hand() -> None:
    state = table("bureaucrat laboratory", "2 copper gold", actions=2)
    play(state, "play bureaucrat", "play laboratory")
    expect(state, hand="silver copper")
    assert hands(state, 1, 0) == {("copper", "silver"), ("gold", "silver")}


def test_a_card_put_on_the_deck_unseen_only_its_owner_knows() -> None:
    state = table("artisan copper estate", "gold curse", edition=2)
    play(state, "play artisan", "gain silver", "topdeck copper")
    expect(state, hand="silver estate", deck="copper gold curse")
    for number in range(40):
        assert names(state.imagine(0, FastDice(number)).deck[0])[-1] == "copper"
    # The Silver was gained openly, so it is in the hand or on the deck; nobody else can tell.
    tops = {names(state.imagine(1, FastDice(number)).deck[0])[-1] for number in range(200)}
    assert tops == {"copper", "estate", "gold", "curse", "silver"}
    other = table("artisan copper estate", "gold curse", edition=2)
    play(other, "play artisan", "gain silver", "topdeck silver")
    assert state.view(1) == other.view(1)


def test_what_a_harbinger_takes_from_the_pile_is_seen_only_if_it_lay_on_top() -> None:
    for taken in ("gold", "estate"):
        state = table("harbinger", "copper 2 silver", "gold estate curse", edition=2)
        play(state, "play harbinger", f"topdeck {taken}")
        tops = {names(state.imagine(1, FastDice(number)).deck[0])[-1] for number in range(200)}
        assert tops == {"gold", "estate", "silver", "copper"}
        assert state.discarded(0)[-1] == CATALOGUE.number_of["curse"]
    state = table("harbinger", "copper 2 silver", "gold estate curse", edition=2)
    play(state, "play harbinger", "topdeck curse")
    assert {names(state.imagine(1, FastDice(number)).deck[0])[-1] for number in range(50)} == {"curse"}


def test_a_library_may_ask_about_a_card_that_everybody_knows() -> None:
    others = [Player("copper", "estate")]
    state = table("spy library copper", "copper village smithy market 6 copper", others=others)
    play(state, "play spy", "topdeck village", "topdeck estate", "play library")
    for number in range(40):
        imagined = state.imagine(1, FastDice(number))
        assert imagined.prompt() == ("library", {"card": "village"})
        assert imagined.view(1) == state.view(1)
    # Set aside, it is out of the hand; a card that nobody had seen leaves what everybody knows of in its place.
    play(state, "set aside village")
    assert names(state.shown[0]) == []
    change(state, "shown", 0, numbers("smithy"))
    change(state, "hand", 0, [*numbers("smithy"), *state.hand[0]])
    play(state, "set aside smithy")
    assert names(state.shown[0]) == ["smithy"]


def test_what_everybody_knew_on_a_deck_lies_open_in_the_pile_of_a_chancellor() -> None:
    state = table("bureaucrat chancellor", "copper estate gold", actions=2, others=[Player("copper")])
    play(state, "play bureaucrat", "play chancellor", "discard deck")
    assert [card < UNSEEN for card in state.discard[0]] == [True, False, False, True]
    assert names([state.discard[0][0]]) == ["silver"]


def test_a_sentry_looks_at_a_card_that_everybody_knows() -> None:
    state = table("2 bureaucrat sentry", "copper estate gold", actions=3, others=[Player("copper")], edition=2)
    play(state, "play bureaucrat", "play bureaucrat", "play sentry")
    looked = {tuple(sorted(names(state.imagine(1, FastDice(number)).stack[-1].cards))) for number in range(80)}
    assert looked == {("copper", "silver"), ("estate", "silver"), ("gold", "silver")}
    after = play(state.copy(), "trash copper", "topdeck silver")
    assert after.tops[0] == [True], "there was nothing else to put back"
    after = play(state.copy(), "topdeck copper", "topdeck silver")
    assert after.tops[0] == [False, False]


def test_who_plays_an_attack_learns_whether_anybody_reacts() -> None:
    state = table("2 militia", actions=2, others=[Player("3 copper")])
    assert play(state.copy(), "play militia").secrets > state.secrets


def test_a_revealed_hand_is_known_until_it_is_discarded() -> None:
    state = table("bureaucrat", others=[Player("copper curse", "3 gold 3 silver")])
    play(state, "play bureaucrat")
    assert hands(state, 0, 1) == {("copper", "curse")}
    play(state, "end turn")
    assert hands(state, 0, 1) == {("copper", "curse")}
    play(state, "end turn")
    # Both lie open in the discard pile now, and the new hand is five of the six cards of the deck.
    assert hands(state, 0, 1) == {("gold",) * 3 + ("silver",) * 2, ("gold",) * 2 + ("silver",) * 3}


def test_a_revealed_moat_is_known_to_be_in_the_hand() -> None:
    state = table("witch", others=[Player("moat copper", "gold silver")])
    play(state, "play witch")
    assert hands(state, 0, 1) == {("copper", "moat"), ("gold", "moat"), ("moat", "silver")}


def test_cards_of_the_hand_are_discarded_unseen_but_for_the_top() -> None:
    """DOM-3.3."""
    state = table("estate curse gold", "5 copper", others=[Player("silver")])
    play(state, "end turn")
    # The Gold came to lie on top; the rest may be anything that was out of sight.
    pile = state.discard[0]
    assert [card >= UNSEEN for card in pile] == [True, True, False]
    under = {tuple(card % UNSEEN for card in state.imagine(1, FastDice(n)).discard[0][:2]) for n in range(200)}
    assert len(under) == 9 - 2, "Estate, Curse and Copper in two places, but there is one Estate and one Curse only"


@pytest.mark.parametrize(("discards", "top"), [("copper estate gold", "gold"), ("gold estate copper", "copper")])
def test_of_cards_discarded_together_the_last_is_seen(discards: str, top: str) -> None:
    """DOM-3.3: of a Cellar."""
    state = table("cellar gold estate copper duchy", "4 silver", "curse", others=[Player("silver")])
    play(state, "play cellar")
    for card in discards.split():
        play(state, f"discard {card}")
        view: Any = state.view(1)
        assert view["players"][0]["top"] is None, "more may follow"
        assert {card for event in noted(state, "discarded", "discarded-last") if event.audience is None} == set()
    assert view["players"][0]["discard"] == 4
    play(state, "done")
    assert [event.args["card"] for event in noted(state, "discarded-last")] == [top]
    assert [card < UNSEEN for card in state.discard[0]] == [True, False, False, True]
    view = state.view(1)
    assert view["players"][0]["top"] == top


def test_so_are_those_of_a_militia() -> None:
    """DOM-3.3: whoever plays it sees the last card of each victim."""
    piles = []
    for first in ("gold", "estate"):
        state = table("militia", others=[Player("gold estate duchy copper province")])
        play(state, "play militia", f"discard {first}", "discard copper")
        assert [card < UNSEEN for card in state.discard[1]] == [False, True]
        piles.append((state.view(0), [event for event in noted(state) if event.audience is None]))
    assert piles[0] == piles[1]


def test_cards_in_play_are_discarded_in_sight() -> None:
    """DOM-3.3."""
    state = table("village copper", "curse 5 estate")
    play(state, "play village", "play copper", "end turn")
    assert sorted(names([card for card in state.discard[0] if card < UNSEEN])) == ["copper", "village"]


def test_a_discarded_deck_is_seen_at_its_top_only() -> None:
    state = table("chancellor", "gold silver curse", "province")
    play(state, "play chancellor", "discard deck")
    assert [card < UNSEEN for card in state.discard[0]] == [True, False, False, True]


def test_what_sentry_looks_at_the_others_do_not_know() -> None:
    state = table("sentry", "copper estate curse silver", edition=2)
    play(state, "play sentry")
    mine = {state.imagine(0, FastDice(number)).stack[-1].cards for number in range(50)}
    his = {tuple(sorted(state.imagine(1, FastDice(number)).stack[-1].cards)) for number in range(300)}
    assert mine == {tuple(numbers("estate curse"))}
    assert len(his) == 6, "any two of the four cards"


@pytest.mark.parametrize(
    ("state", "seat", "needed"),
    [
        (play(table("bureaucrat", others=[Player("estate duchy copper", "gold")]), "play bureaucrat"), 1, "victory"),
        (play(table("mine copper silver", "3 estate"), "play mine"), 0, "treasure"),
    ],
    ids=["bureaucrat", "mine"],
)
def test_what_somebody_is_asked_tells_what_they_hold(state: State, seat: int, needed: str) -> None:
    """The choice itself shows the others that there is something to choose."""
    of_type = {"victory": CATALOGUE.victory, "treasure": CATALOGUE.treasures}[needed]
    before = state.prompt().kind
    for number in range(60):
        imagined = state.imagine(1 - seat, FastDice(number))
        assert imagined.seat == seat
        assert imagined.prompt().kind == before
        assert any(of_type >> card & 1 for card in imagined.hand[seat])


def test_a_new_chance_for_whatever_is_still_to_come() -> None:
    state = table("village", "", "copper silver gold estate")
    dice = FastDice(1)
    found = {tuple(play(state.imagine(0, FastDice(n)), "play village").hand[0]) for n in range(60)}
    assert len(found) == 4
    assert state.imagine(0, dice).dice is not dice


# What can be taken back


@pytest.mark.parametrize(
    ("state", "action", "out"),
    [
        (table("copper estate"), "play copper", False),
        (table("copper", coins=3), "buy silver", False),
        (table("village", rules=1), "done", False),
        (table("workshop", "copper"), "play workshop", False),
        (table("festival", "copper"), "play festival", False),
        (table("village", "copper"), "play village", True),
        (table("adventurer", "copper"), "play adventurer", True),
        (table("thief", others=[Player(deck="copper estate")]), "play thief", True),
        (table("sentry", "copper estate"), "play sentry", True),
        (table("bureaucrat", others=[Player("copper")]), "play bureaucrat", True),
        (play(table("chancellor", "copper"), "play chancellor"), "discard deck", True),
        (play(table("chancellor", "copper"), "play chancellor"), "done", False),
        (play(table("witch", others=[Player("moat")], ask=[1]), "play witch"), "reveal moat", True),
        (table("copper", "5 estate"), "end turn", True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_undo_stops_where_something_hidden_came_out(state: State, action: str, out: bool) -> None:
    after = play(state.copy(), action)
    assert (after.secrets > state.secrets) == out


# The phase of a turn


def test_others_do_not_see_whether_there_is_an_action_to_play() -> None:
    """By the rules before the third everybody else sees one phase until something open shows it."""
    one, two = (
        table(hand, deck, others=[Player("copper")], rules=2)
        for hand, deck in (("village copper", "silver 2 estate"), ("silver copper", "village 2 estate"))
    )
    for seat in (1, None):
        assert one.view(seat) == two.view(seat)
        assert one.view(seat)["phase"] == "turn"
        assert everything(one.imagine(seat, FastDice(3))) == everything(two.imagine(seat, FastDice(3)))
    assert (one.view(0)["phase"], two.view(0)["phase"]) == ("action", "buy")
    phases = {one.imagine(1, FastDice(n)).phase for n in range(40)}
    assert len(phases) == 2
    play(two, "play copper")
    assert two.view(1)["phase"] == "buy"


def test_dom_4_3_the_phase_does_not_depend_on_the_hand() -> None:
    """So everybody may know it: it ends with the first Treasure or purchase, or when no Action is left."""
    one, two = (
        table(hand, deck, others=[Player("copper")])
        for hand, deck in (("village copper", "silver 2 estate"), ("silver copper", "village 2 estate"))
    )
    for seat in (0, 1, None):
        assert one.view(seat)["phase"] == two.view(seat)["phase"] == "action"
    for seat in (1, None):
        assert one.view(seat) == two.view(seat)
        assert everything(one.imagine(seat, FastDice(3))) == everything(two.imagine(seat, FastDice(3)))
    for state in (one, two):
        play(state, "play copper")
        assert state.view(1)["phase"] == "buy"
    assert one.view(1) == two.view(1)


# Reactions


def test_only_the_seat_that_is_asked_knows_who_could_react() -> None:
    others = [Player("moat", "3 gold"), Player("moat copper", "3 gold")]
    state = table("witch", "2 copper", others=others, rules=1)
    play(state, "play witch")
    assert [state.known_seat(seat) for seat in seats_of(state)] == [None, 1, None, None]
    play(state, "done")
    assert [state.known_seat(seat) for seat in seats_of(state)] == [None, None, 2, None]
    assert [(event.kind, event.audience) for event in noted(state)[-1:]] == [("no-reaction", 1)]


def test_imagined_positions_do_not_tell_who_is_asked_to_react() -> None:
    others = [Player("moat copper", "3 gold moat"), Player("copper", "3 gold moat")]
    state = table("witch", "2 copper", others=others, rules=1)
    play(state, "play witch")
    assert state.seat == 1
    holders = set()
    for number in range(200):
        imagined = state.imagine(0, FastDice(number))
        assert imagined.known_seat(0) is None
        holders.add(imagined.seat)
    assert holders == {1, 2}


def test_whether_later_players_could_react_is_not_known_either() -> None:
    asked = Player("moat copper", "2 silver")
    one = table("witch", "2 copper", others=[asked, Player("moat copper", "2 gold")], rules=1)
    two = table("witch", "2 copper", others=[asked, Player("gold copper", "moat gold")], rules=1)
    for state in (one, two):
        play(state, "play witch")
        assert state.seat == 1
    assert one.view(1) == two.view(1)
    for number in range(20):
        assert everything(one.imagine(1, FastDice(number))) == everything(two.imagine(1, FastDice(number)))


# Events

NAMELESS = {
    *("turn-begun", "drew", "shuffled", "topdecked-unseen", "deck-discarded", "discarded-unseen"),
    "game-over",
}
PRIVATE = {"drew-cards", "looked", "kept"}
NAMING = {
    *("played", "treasures-played", "bought", "gained", "gained-to-hand", "gained-to-deck", "gained-from-trash"),
    *("discarded", "discarded-last", "trashed", "topdecked", "picked", "reacted", "set-aside", "chose-no-more"),
    *("revealed", "revealed-hand", "pile-empty", "no-reaction"),
}
ABOUT_OTHERS = {"chose-no-more", "picked", "pile-empty", "no-reaction"}
"""These name a card that is not one that somebody shows."""


def heard_in(name: str) -> list[Event]:
    journal: list[Event] = []
    for seed in range(3):
        *_, last = positions(name, seed, journal)
        assert last.seat is None
    return journal


@pytest.mark.parametrize("name", GAMES)
def test_no_event_tells_more_than_it_may(name: str) -> None:
    for event in heard_in(name):
        if event.kind in NAMELESS:
            assert event.audience is None
            assert not {"card", "cards"} & set(event.args)
        elif event.kind in PRIVATE:
            assert event.audience == event.args["seat"]
        else:
            assert event.kind in NAMING
            whispered = event.kind in ("topdecked", "discarded") and event.audience == event.args["seat"]
            assert event.audience is None or whispered


def test_all_kinds_of_events_are_heard() -> None:
    kinds = {event.kind for name in GAMES for event in heard_in(name)}
    assert kinds == NAMELESS | PRIVATE | NAMING


@pytest.mark.parametrize("name", GAMES)
def test_public_events_name_only_cards_that_everybody_can_see(name: str) -> None:
    """Whatever is named was open before, or is open now."""
    journal: list[Event] = []
    before: Counter[int] = Counter()
    for state in positions(name, 21, journal):
        after = in_sight(state)
        shuffled = any(event.kind == "shuffled" for event in journal)
        for event in journal:
            if event.audience is None and event.kind not in ABOUT_OTHERS and not shuffled:
                cards = event.args.get("cards", [event.args["card"]] if "card" in event.args else [])
                assert isinstance(cards, list)
                assert {str(card) for card in cards} <= set(names([*before, *after])), event
        journal.clear()
        before = after


def in_sight(state: State) -> Counter[int]:
    """The cards before the players, and in the trash, that everybody can see or has seen where they are."""
    found = Counter([*state.trash, *state.table])
    for seat in range(state.players):
        found.update(state.shown[seat] if state.phase != OVER else state.hand[seat])
        found.update(card for card in state.discard[seat] if card < UNSEEN)
        found.update(card for card in known_tops(state, seat) if card is not None)
    for frame in state.stack:
        if not hidden(frame):
            found.update(frame.cards)
    return found


def test_two_tables_that_differ_in_hidden_cards_look_the_same() -> None:
    one = table("copper village", "gold silver", others=[Player("moat curse", "estate gold", "duchy")])
    two = table("copper village", "silver gold", others=[Player("gold curse", "moat estate", "duchy")])
    for seat in (0, None):
        assert one.view(seat) == two.view(seat)
    assert one.view(1) != two.view(1)
    assert options(one) == options(two)
    assert hands(one, 0, 1) == hands(two, 0, 1)
    assert everything(one.imagine(0, FastDice(1))) == everything(two.imagine(0, FastDice(1)))
