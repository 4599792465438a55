"""Terrain cards that nobody may know of (KB-17.5): two positions that differ in one hidden thing only."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from realmwright import bits
from realmwright.dice import FastDice, Stream
from realmwright.game import Event
from realmwright.rules.kingdom_builder import game
from realmwright.rules.kingdom_builder.state import State
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.random_games import lively, mixture
from tests.test_contract import audible, seats_of, through_json

CROSSROADS = {"sets": ["crossroads"], "boards": ["barracks_crossroads", "farm", "city_hall_fort", "tower"]}


def random_action(state: State, stream: Stream) -> int:
    return bits.select(state.legal(), stream.below(state.legal().bit_count()))


def with_several_cards() -> Iterator[tuple[State, int]]:
    """Positions in which somebody holds two cards or more that are hidden from the others."""
    for seed in range(6):
        state = game.new(3, seed, CROSSROADS)
        stream = FastDice(seed).stream("several cards")
        turns = 0
        while state.seat is not None:
            if state.turns > turns:
                turns = state.turns
                for seat in set(range(state.players)) - {state.turn}:
                    if len(state.hand[seat]) > 1:
                        yield state, seat
            state.play(lively(state, stream))


@pytest.mark.parametrize("sets", [(), ALL_SETS], ids=["base", "all sets"])
def test_no_view_shows_which_hidden_card_is_where(sets: tuple[str, ...]) -> None:
    """A hand card and a card of the pile are exchanged; only the owner of the hand can tell."""
    for players in game.players:
        state = game.new(players, players, {"sets": list(sets)})
        dump: Any = state.dump()
        for seat in range(players):
            if seat == state.seat:
                continue
            swapped: Any = through_json(dump)
            at = next(n for n, card in enumerate(dump["deck"]) if card != dump["players"][seat]["card"])
            swapped["deck"][at], swapped["players"][seat]["card"] = dump["players"][seat]["card"], dump["deck"][at]
            canary = game.load(swapped)
            for viewer in seats_of(state):
                assert (canary.view(viewer) == state.view(viewer)) == (viewer != seat)


def test_neither_does_one_of_several_cards_show() -> None:
    """KB-12.14: the further cards of a hand are as hidden as the first."""
    seen = 0
    for state, seat in with_several_cards():
        dump: Any = through_json(state.dump())
        more = dump["players"][seat]["more_cards"]
        at = next((n for n, card in enumerate(dump["deck"]) if card != more[0]), None)
        if at is None:
            continue
        dump["deck"][at], more[0] = more[0], dump["deck"][at]
        canary = game.load(dump)
        for viewer in seats_of(state):
            assert (canary.view(viewer) == state.view(viewer)) == (viewer != seat)
            assert (canary.svg(viewer) == state.svg(viewer)) == (viewer != seat)
            assert (canary.text(viewer) == state.text(viewer)) == (viewer != seat)
        seen += 1
        if seen == 2:
            return
    pytest.fail("nobody ever holds two cards")


def test_nobody_else_hears_which_card_was_drawn() -> None:
    """Two cards of the pile are exchanged: all but the one who draws see and hear the same."""
    state = game.new(3, 8)
    stream = FastDice(8).stream("canary")
    seen = 0
    for _ in range(40):
        action = random_action(state, stream)
        dump: Any = through_json(state.dump())
        if state.say(action) == "end turn" and len(dump["deck"]) > 1:
            at = next((n for n, card in enumerate(dump["deck"]) if card != dump["deck"][0]), None)
            if at is not None:
                dump["deck"][0], dump["deck"][at] = dump["deck"][at], dump["deck"][0]
                one, other, owner = state.copy(), game.load(dump), state.seat
                heard: tuple[list[Event], list[Event]] = ([], [])
                one.journal, other.journal = heard
                one.play(action)
                other.play(action)
                for seat in seats_of(state):
                    assert (one.view(seat) == other.view(seat)) == (seat != owner)
                    assert (audible(heard[0], seat) == audible(heard[1], seat)) == (seat != owner)
                seen += 1
        state.play(action)
    assert seen > 5


def test_behind_the_last_round_nobody_shows_a_card() -> None:
    """KB-14.5: whoever has silo actions plays no terrain card, so what was drawn last stays hidden."""
    seen = 0
    for seed in range(20):
        stream = FastDice(seed).stream("silos")
        state = game.new(3, seed, mixture(stream, ["harvest"]))
        while state.seat is not None:
            state.play(random_action(state, stream))
            if state.closing and state.seat is not None:
                for viewer in seats_of(state):
                    view: Any = state.view(viewer)
                    shown = [seat for seat, player in enumerate(view["players"]) if player["card"] is not None]
                    assert shown == ([] if viewer is None else [viewer])
                    assert view["terrains"] == []
                seen += 1
    assert seen > 20


def test_imagined_hands_are_as_likely_as_the_unseen_cards() -> None:
    """Chi-square with four degrees of freedom; the dice are fixed, so this passes always or never."""
    state = game.new(2, 5)
    seat = state.turn
    unseen = Counter([*state.deck, *state.hand[1 - seat]])
    rounds = 4800
    found = Counter(state.imagine(seat, FastDice(n)).hand[1 - seat][0] for n in range(rounds))
    expected = {card: rounds * count / unseen.total() for card, count in unseen.items()}
    assert sum((found[card] - expected[card]) ** 2 / expected[card] for card in unseen) < 18.47


def test_several_cards_are_imagined_one_by_one() -> None:
    state, seat = next(with_several_cards())
    viewer = next(other for other in range(state.players) if other not in (seat, state.turn))
    hands = [state.imagine(viewer, FastDice(n)).hand for n in range(60)]
    assert {len(hand[seat]) for hand in hands} == {len(state.hand[seat])}
    assert {hand[viewer] for hand in hands} == {state.hand[viewer]}
    for place in range(len(state.hand[seat])):
        assert len({hand[seat][place] for hand in hands}) > 2


def test_whoever_counts_cards_knows_the_older_hands() -> None:
    """After a shuffle the pile is what lay open before, so the older hands hold the rest, whoever holds which."""
    found = 0
    for seed in range(12):
        state = game.new(4, seed)
        stream = FastDice(seed).stream("play")
        while state.seat is not None and state.dump()["shuffles"] == 1:
            state.play(random_action(state, stream))
        dump = state.dump()
        players = dump["players"]
        assert isinstance(players, list)
        older = [seat for seat, player in enumerate(players) if player["dealt"] == 1 and seat != state.seat]
        for viewer in range(4):
            hidden = [seat for seat in older if seat != viewer]
            true = sorted(players[seat]["card"] for seat in hidden)
            for key in range(10):
                imagined = state.imagine(viewer, FastDice(key)).dump()["players"]
                assert isinstance(imagined, list)
                assert sorted(imagined[seat]["card"] for seat in hidden) == true
                found += [player["card"] for player in imagined] != [player["card"] for player in players]
    assert found > 100, "what is not known is drawn anew all the same"
