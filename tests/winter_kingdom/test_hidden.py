"""What nobody may know (WK-7.14): the hands of others and the pile. Two positions differ in one hidden thing only."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any, Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import Event
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.content.talents import TALENT_NAMES
from realmwright.rules.winter_kingdom.state import State
from tests.test_contract import audible, seats_of, through_json
from tests.winter_kingdom.positions import play, seen, table
from tests.winter_kingdom.random_games import lively, mixture

ELEVEN: Final = TALENT_NAMES[:11]
"""One more talent than two players are dealt."""


def positions(players: int, games: int = 3, every: int = 23) -> Iterator[State]:
    """Some positions of games in which much happens."""
    for seed in range(games):
        stream = FastDice(seed).stream("hidden")
        state = game.new(players, seed, mixture(stream, players))
        step = 0
        while state.seat is not None:
            if step % every == 0:
                yield state
            state.play(lively(state, stream))
            step += 1
        yield state


def differ(one: State, other: State, knowing: set[int | None], pictures: bool = True) -> None:
    """Only those who know of the difference can tell the positions apart, in whatever way they are shown."""
    for viewer in seats_of(one):
        same = viewer not in knowing
        assert (one.view(viewer) == other.view(viewer)) == same
        if pictures:
            assert (one.text(viewer) == other.text(viewer)) == same
            assert (one.svg(viewer) == other.svg(viewer)) == same


def swapped(state: State, change: Any) -> State:
    """The position of a dump in which something was exchanged."""
    dump: Any = through_json(state.dump())
    change(dump)
    return game.load(dump)


# Views, texts and drawings


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_terrain_card_is_seen_by_its_owner_alone(players: int) -> None:
    """A card of a hand and a card of the pile are exchanged."""
    seen_any = 0
    for state in islice(positions(players, every=90), 3):
        for seat in range(players):
            hand = state.dump()["players"][seat]["card"]  # type: ignore[index, call-overload]
            deck: Any = state.dump()["deck"]
            at = next((n for n, card in enumerate(deck) if card != hand), None)
            if seat == state.seat or at is None or hand is None:
                continue

            def exchange(dump: Any, seat: int = seat, at: int = at) -> None:
                player = dump["players"][seat]
                dump["deck"][at], player["card"] = player["card"], dump["deck"][at]

            differ(state, swapped(state, exchange), {seat}, pictures=players == 3 and seen_any == 0)
            seen_any += 1
    assert seen_any > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_talent_in_hand_is_seen_by_its_owner_alone(players: int) -> None:
    """A talent of a hand is exchanged for one that nobody was dealt; also of the seat whose turn it is."""
    seen_any = 0
    for state in islice(positions(players, every=90), 3):
        dealt = {name for player in papers(state) for name in held(player)}
        spare = [name for name in seen(state)["pool"] if name not in dealt]
        for seat in range(players):
            if not spare or not papers(state)[seat]["hand"]:
                continue

            def exchange(dump: Any, seat: int = seat, name: str = spare[0]) -> None:
                dump["players"][seat]["hand"][0] = name

            differ(state, swapped(state, exchange), {seat}, pictures=players == 3 and seen_any == 0)
            seen_any += 1
    assert seen_any > 2


def papers(state: State) -> Any:
    """What everybody really has."""
    return state.dump()["players"]


def held(player: Any) -> list[str]:
    return [*player["hand"], *(card["talent"] for card in player["talents"])]


def test_two_hands_are_told_apart_by_their_owners_alone() -> None:
    state = game.new(4, 8)

    def exchange(dump: Any) -> None:
        one, other = dump["players"][1], dump["players"][3]
        one["hand"], other["hand"] = other["hand"], one["hand"]

    differ(state, swapped(state, exchange), {1, 3})


def test_the_order_of_the_pile_is_seen_by_nobody() -> None:
    for state in islice(positions(3, every=90), 3):
        differ(state, swapped(state, lambda dump: dump["deck"].reverse()), set(), pictures=state.turns == 1)


def test_a_hand_shows_by_its_number_only() -> None:
    state = table({}, hand={0: ["mule", "horse"], 1: ["port"]}, coins=(9, 9), left=0)
    for viewer in (1, None):
        first = seen(state, viewer)["players"][0]
        assert (first["hand"], first["hand_count"]) == (None, 2)
        for text in (state.text(viewer), state.svg(viewer)):
            assert "mule" not in text.lower()
    play(state, "buy mule")
    assert seen(state, 1)["players"][0]["talents"] == [{"talent": "mule", "level": 1}]
    assert seen(state, 1)["players"][0]["hand_count"] == 1


def test_the_card_of_the_turn_is_open_and_no_other() -> None:
    for state in positions(4, games=2, every=11):
        for viewer in seats_of(state):
            shown = [seat for seat, player in enumerate(seen(state, viewer)["players"]) if player["card"] is not None]
            assert {*shown} <= {viewer, state.seat}


# What is heard


def test_nobody_else_hears_which_card_was_drawn() -> None:
    """Two cards of the pile are exchanged: all but the one who draws see and hear the same."""
    state = game.new(3, 8, {"twist": "none"})
    stream = FastDice(8).stream("canary")
    found = 0
    while state.seat is not None and found < 8:
        action = lively(state, stream)
        deck: Any = state.dump()["deck"]
        at = next((n for n, card in enumerate(deck) if card != deck[0]), None)
        if state.say(action) == "end turn" and at is not None:

            def exchange(dump: Any, at: int = at) -> None:
                dump["deck"][0], dump["deck"][at] = dump["deck"][at], dump["deck"][0]

            one, other, owner = state.copy(), swapped(state, exchange), state.seat
            heard: tuple[list[Event], list[Event]] = ([], [])
            one.journal, other.journal = heard
            one.play(action)
            other.play(action)
            for seat in seats_of(state):
                assert (one.view(seat) == other.view(seat)) == (seat != owner)
                assert (audible(heard[0], seat) == audible(heard[1], seat)) == (seat != owner)
            found += 1
        state.play(action)
    assert found == 8


def test_nobody_else_hears_what_was_dealt() -> None:
    journal: list[Event] = []
    game.new(4, 2, journal=journal)
    for seat in (0, 1, 2, 3, None):
        told = [event.args["seat"] for event in audible(journal, seat) if event.kind == "talents-dealt"]
        assert told == ([] if seat is None else [seat])
    assert {event.audience for event in journal if event.kind == "card-drawn"} == set()


# Imagined positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_imagined_positions_are_possible_and_look_the_same(players: int) -> None:
    for state in positions(players):
        truth = papers(state)
        for viewer in seats_of(state):
            imagined = state.imagine(viewer, FastDice(state.turns))
            assert imagined.view(viewer) == state.view(viewer)
            dump = imagined.dump()
            again = game.load(through_json(dump))
            assert again.dump() == dump
            assert again.legal() == imagined.legal(), "what can be bought belongs to the imagined hand"
            # Nobody has what somebody else has, and what lies open is where it was
            talents = [name for player in papers(imagined) for name in held(player)]
            assert len({*talents}) == len(talents)
            assert {*talents} <= {*seen(state)["pool"]}
            for seat, player in enumerate(papers(imagined)):
                assert player["talents"] == truth[seat]["talents"]
                assert len(player["hand"]) == len(truth[seat]["hand"])
                if seat == viewer:
                    assert (player["hand"], player["card"]) == (truth[seat]["hand"], truth[seat]["card"])


def hands(state: State, viewer: int | None, seat: int, rounds: int) -> Counter[tuple[str, ...]]:
    """Which hands of a seat are imagined."""
    return Counter(tuple(papers(state.imagine(viewer, FastDice(n)))[seat]["hand"]) for n in range(rounds))


def test_all_possible_hands_are_imagined_and_all_equally() -> None:
    """Five of the six talents that a seat has not got; chi-square with five degrees of freedom, the dice are fixed."""
    state = game.new(2, 5, {"talents": [*ELEVEN]})
    for viewer in (0, 1):
        other = 1 - viewer
        unknown = [name for name in ELEVEN if name not in papers(state)[viewer]["hand"]]
        rounds = 600
        found = hands(state, viewer, other, rounds)
        assert {*found} == {*combinations(unknown, 5)}
        assert tuple(papers(state)[other]["hand"]) in found
        assert sum((count - rounds / 6) ** 2 / (rounds / 6) for count in found.values()) < 20.52


def test_a_spectator_imagines_both_hands() -> None:
    state = table({}, hand={0: ["mule"], 1: ["horse"]}, pool=["mule", "horse", "port"], left=0)
    pairs: Counter[tuple[str, str]] = Counter()
    for n in range(200):
        players = papers(state.imagine(None, FastDice(n)))
        pairs[players[0]["hand"][0], players[1]["hand"][0]] += 1
    assert {*pairs} == {(a, b) for a in ("mule", "horse", "port") for b in ("mule", "horse", "port") if a != b}


def test_what_lies_open_is_in_no_imagined_hand() -> None:
    pool = ["mule", "horse", "port", "sleigh", "farm"]
    state = table({}, hand={0: ["mule"], 1: ["horse"]}, talents={0: ["port"], 1: ["sleigh II"]}, pool=pool, left=0)
    assert {*hands(state, 0, 1, 60)} == {("horse",), ("farm",)}
    assert {*hands(state, 1, 0, 60)} == {("mule",), ("farm",)}
    assert {*hands(state, 0, 0, 20)} == {("mule",)}


def test_who_imagines_the_hand_of_the_turn_imagines_what_it_could_buy() -> None:
    pool = ["mule", "horse", "sleigh"]
    state = table({}, hand={0: ["mule"]}, pool=pool, coins=(9,), left=0)
    bought = set()
    for n in range(60):
        imagined = state.imagine(1, FastDice(n))
        names = [
            imagined.say(action) for action in range(imagined.legal().bit_length()) if imagined.legal() >> action & 1
        ]
        buys = [name for name in names if name.startswith("buy")]
        assert buys == [f"buy {papers(imagined)[0]['hand'][0]}"]
        bought.update(buys)
    assert bought == {"buy mule", "buy horse", "buy sleigh"}


def test_imagined_cards_are_as_likely_as_the_unseen_ones() -> None:
    """Chi-square with five degrees of freedom; the dice are fixed, so this passes always or never."""
    state = game.new(2, 5)
    seat = state.turn
    unseen = Counter([*state.deck, *state.hand[1 - seat]])
    rounds = 1500
    found = Counter(state.imagine(seat, FastDice(n)).hand[1 - seat][0] for n in range(rounds))
    expected = {card: rounds * count / unseen.total() for card, count in unseen.items()}
    assert sum((found[card] - expected[card]) ** 2 / expected[card] for card in unseen) < 20.52


def test_whoever_counts_cards_knows_the_older_hands() -> None:
    """After a shuffle the pile is what lay open before, so the older hands hold the rest, whoever holds which."""
    found = 0
    for seed in range(4):
        state = game.new(4, seed)
        stream = FastDice(seed).stream("play")
        while state.seat is not None and state.shuffles == 1:
            state.play(lively(state, stream))
        truth = papers(state)
        older = [seat for seat, player in enumerate(truth) if player["dealt"] == 1 and seat != state.seat]
        for viewer in range(4):
            hidden = [seat for seat in older if seat != viewer]
            cards = sorted(truth[seat]["card"] for seat in hidden)
            for key in range(10):
                imagined = papers(state.imagine(viewer, FastDice(key)))
                assert sorted(imagined[seat]["card"] for seat in hidden) == cards
                found += [player["card"] for player in imagined] != [player["card"] for player in truth]
    assert found > 30, "what is not known is drawn anew all the same"


def test_wk_4_9_nobody_imagines_a_card_that_would_have_been_replaced() -> None:
    """Everybody knows that a drawn card has a free hex; here only grassland has one."""
    state = table({}, "0,0", left=0)
    play(state, "end turn")
    assert {papers(state.imagine(1, FastDice(n)))[0]["card"] for n in range(40)} == {"grassland"}
