"""Observations of Dominion: they match the documentation, the view, and what can be counted from it."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from realmwright.dice import FastDice
from realmwright.observers.dominion import COMMON, NUMBERS, OWN
from realmwright.observers.observer import Array, Observer, observer_for
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.position import UNSEEN
from realmwright.rules.dominion.state import State
from tests.gym.walks import KINDS, walk

ATTACKS = ("moat", "militia", "witch", "bureaucrat", "spy", "thief", "village", "festival", "laboratory", "market")


class Reader:
    """An observation by the names of its rows and numbers."""

    def __init__(self, observer: Observer, state: State, seat: int) -> None:
        self._names = observer.names
        self._seen = observer.observe(state, seat)

    def _at(self, array: str, name: str) -> Any:
        return self._seen[array][self._names[array].index(name)]

    def cards(self, name: str) -> Counter[str]:
        row: Array = self._at("cards", name)
        return Counter({CATALOGUE.names[card]: int(row[card]) for card in np.flatnonzero(row)})

    def number(self, name: str) -> int:
        return int(self._at("table", name))


def called(names: Iterable[str | None]) -> Counter[str]:
    return Counter(name for name in names if name is not None)


@pytest.mark.parametrize(("players", "options"), KINDS["dominion"])
def test_rows_agree_with_the_view(players: int, options: Any) -> None:
    observer = observer_for("dominion", players, options)
    for number, state in enumerate(walk("dominion", players, options, seed=3)):
        if number % 9 and not (number % 2 and getattr(state, "stack", None)):
            continue
        assert isinstance(state, State)
        for seat in range(players):
            view: Any = state.view(seat)
            seen = Reader(observer, state, seat)
            supply = {pile["card"]: pile["count"] for pile in view["supply"] if pile["count"]}
            assert seen.cards(COMMON[0]) == supply
            assert seen.cards(COMMON[1]) == called(view["kingdom"])
            assert seen.cards(COMMON[2]) == called(view["draft"])
            assert seen.cards(COMMON[3]) == called(view["trash"])
            assert seen.cards(COMMON[4]) == called(view["table"])
            assert seen.cards(OWN[0]) == called(view["players"][seat]["cards"])
            for name, key in zip(NUMBERS, ("actions", "buys", "coins", "bought", "merchants"), strict=False):
                assert seen.number(name) == view["turn"][key]
            for place in range(players):
                who = "own" if place == 0 else f"seat +{place}"
                owner = (seat + place) % players
                told = view["players"][owner]
                assert seen.cards(f"{who}: cards in hand that everybody knows of") == called(told["shown"])
                assert seen.cards(f"{who}: 1 for the card on top of the discard pile") == called([told["top"]])
                aside = f"{who}: cards laid aside by a card under way, as far as they can be seen"
                assert seen.cards(aside) >= called(told["aside"])
                assert seen.cards(f"{who}: all cards owned") == called(
                    CATALOGUE.names[card] for card in state.owned(owner)
                )
                assert seen.number(f"{who}: cards in hand") == told["hand"]
                assert seen.number(f"{who}: cards in the deck") == told["deck"]
                assert seen.number(f"{who}: cards in the discard pile") == told["discard"]
                assert seen.number(f"{who}: turns taken") == told["turns"]
                assert seen.number(f"{who}: points") == state.totals()[owner]
                turn = None if state.seat is None else view["turn"]["seat"]
                assert seen.number(f"whose turn it is: {who}") == (owner == turn)
                assert seen.number(f"who began: {who}") == (owner == view["start"])
                chooser = state.known_seat(seat)
                assert seen.number(f"whose choice it is, if that is known: {who}") == (owner == chooser)


@pytest.mark.parametrize(("players", "options"), KINDS["dominion"])
def test_cards_that_were_put_on_a_deck_openly_are_observed_there(players: int, options: Any) -> None:
    observer = observer_for("dominion", players, options)
    found: Counter[str] = Counter()
    for state in walk("dominion", players, options, seed=4, most=400):
        assert isinstance(state, State)
        if state.turns < 8:
            continue
        mine, theirs = Reader(observer, state, 0), Reader(observer, state, 1)
        left = f"seat +{players - 1}"
        deck, tops, pile = state.deck[0], state.tops[0], state.discard[0]
        known = deck[len(deck) - len(tops) :]
        assert mine.cards(OWN[1]) == called(CATALOGUE.names[card] for card in deck)
        assert mine.cards(OWN[2]) == called(CATALOGUE.names[card] for card in known)
        assert mine.cards(OWN[3]) == called(CATALOGUE.names[card] for card in known[-1:])
        assert mine.cards(OWN[4]) == called(CATALOGUE.names[card % UNSEEN] for card in pile)
        open_ = called(CATALOGUE.names[card] for card, all_know in zip(known, tops, strict=True) if all_know)
        assert theirs.cards(f"{left}: cards on top of the deck that everybody knows of") == open_
        seen = called(CATALOGUE.names[card] for card in pile if card < UNSEEN)
        assert theirs.cards(f"{left}: cards in the discard pile that everybody has seen there") == seen
        found.update(known=bool(known), unseen=len(seen) < len(pile), seen=bool(seen))
    assert found["seen"]
    assert found["unseen"]


def test_only_whoever_is_asked_sees_what() -> None:
    players, options = 3, {"cards": list(ATTACKS)}
    observer = observer_for("dominion", players, options)
    questions = [name for name in observer.names["table"] if name.startswith("asked of this player: ")]
    asked: Counter[str] = Counter()
    hidden = 0
    for seed in (0, 4):
        for number, state in enumerate(walk("dominion", players, options, seed, most=420, rules=1)):
            assert isinstance(state, State)
            if not state.stack:
                continue
            for seat in range(players):
                seen = Reader(observer, state, seat)
                told = [name for name in questions if seen.number(name)]
                assert bool(told) == (seat == state.seat)
                asked.update(told)
            if state.known_seat(None) is None:
                # Whoever it is: nobody else can tell, and sees what they would see if it were another.
                hidden += 1
                for seat in range(players):
                    choosers = [name for name in observer.names["table"] if name.startswith("whose choice it is")]
                    seen = Reader(observer, state, seat)
                    assert [seen.number(name) for name in choosers] == [int(seat == state.seat), 0, 0]
                    imagined = observer.observe(state.imagine(seat, FastDice(number)), seat)
                    assert all(np.array_equal(imagined[name], seen._seen[name]) for name in imagined)
    assert hidden > 5
    assert {"asked of this player: react", "asked of this player: spy, reveal"} <= asked.keys()
