"""Positions of Dominion in few words, and what is expected of them in as few.

    state = table(hand="cellar 2 estate 2 copper", deck="gold silver copper")
    play(state, "play cellar", "discard estate", "discard estate", "done")
    expect(state, hand="2 copper gold silver", discard="2 estate", actions=1)

Cards are written one after another by their names, with a number where there are several. A deck is written with its
top first, a discard pile with its top last. Seat 0 has the turn. What a position does not name is empty, apart from
the supply, which is complete. The cards need not add up to those of a box.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Final

import pytest

from realmwright.bits import bit, each, lowest, pack
from realmwright.dice import FastDice, Stream
from realmwright.game import Event, IllegalAction, Json
from realmwright.rules.dominion import game
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import EDITIONS, SETS
from realmwright.rules.dominion.exchange.sketch import cards_of
from realmwright.rules.dominion.model.catalogue import BASICS
from realmwright.rules.dominion.model.phases import ACTIONS
from realmwright.rules.dominion.native import NATIVE
from realmwright.rules.dominion.play.performing import reacting
from realmwright.rules.dominion.play.zones import piles
from realmwright.rules.dominion.state import State

FIELDS: Final = tuple(
    name for part in State.__mro__ for name in getattr(part, "__slots__", ()) if name not in ("game", "dice", "journal")
)


@dataclass(frozen=True)
class Player:
    """The cards of one player; ``shuffles`` are the decks that come of the next shuffles."""

    hand: str = ""
    deck: str = ""
    discard: str = ""
    shuffles: Sequence[str] = ()


NOBODY: Final = Player()


class Stacked:
    """Dice by which shuffles give certain decks; whatever is not said is left to chance."""

    def __init__(self, players: Sequence[Player]) -> None:
        self._decks = {
            f"deck of seat {seat}, shuffle {number}": tuple(reversed(numbers(deck)))
            for seat, player in enumerate(players)
            for number, deck in enumerate(player.shuffles, 1)
        }

    def stream(self, purpose: str) -> Stream:
        return Sorter(self._decks[purpose]) if purpose in self._decks else FastDice(1).stream(purpose)

    def describe(self) -> dict[str, int | str]:
        return {"kind": "stacked"}


class Sorter:
    """The numbers that make :func:`realmwright.dice.shuffled` bring sorted cards into a certain order."""

    def __init__(self, order: Sequence[int]) -> None:
        self._order = order
        self._pool = sorted(order)
        self._place = 0

    def below(self, n: int) -> int:
        place = self._place
        assert n == len(self._pool) - place, f"other cards are shuffled than {names(self._order)}"
        k = self._pool.index(self._order[place], place)
        self._pool[place], self._pool[k] = self._pool[k], self._pool[place]
        self._place += 1
        return k - place


def numbers(text: str) -> list[int]:
    """The cards of a text, as the box numbers them."""
    return [CATALOGUE.number_of[name] for name in cards_of(text)]


def names(cards: Sequence[int]) -> list[str]:
    return [CATALOGUE.names[card] for card in cards]


def table(
    hand: str = "",
    deck: str = "",
    discard: str = "",
    *,
    shuffles: Sequence[str] = (),
    others: Sequence[Player] = (NOBODY,),
    kingdom: str = "",
    supply: Mapping[str, int] | None = None,
    trash: str = "",
    edition: int = 1,
    actions: int = 1,
    buys: int = 1,
    coins: int = 0,
    taken: Sequence[int] = (),
    ask: Sequence[int] = (),
    rules: int = game.rules,
) -> State:
    """The position of somebody's turn; ``supply`` are the piles that are not complete, ``taken`` the turns begun."""
    seats = [Player(hand, deck, discard, shuffles), *others]
    state = State(game, len(seats), 0, edition, Stacked(seats), rules)
    state.asking = pack(ask)
    state.kingdom = pack(numbers(kingdom or " ".join(SETS["first-game"][EDITIONS[edition - 1]])))
    lay_out(state, supply or {})
    for seat, player in enumerate(seats):
        state.hand[seat] = numbers(player.hand)
        state.deck[seat] = numbers(player.deck)[::-1]
        state.discard[seat] = numbers(player.discard)
    state.trash = numbers(trash)
    state.taken = list(taken) or [1] + [0] * len(others)
    state.turns = sum(state.taken)
    state.phase = ACTIONS
    state.actions, state.buys, state.coins = actions, buys, coins
    state.journal = []
    state.reconsider()
    return NATIVE.accelerate(state)


def lay_out(state: State, changed: Mapping[str, int]) -> None:
    """The piles of the supply, some of them not as they are at the beginning."""
    state.supply = piles(state.players, state.kingdom)
    for name, count in changed.items():
        state.supply[CATALOGUE.number_of[name]] = count
    state.stocked = pack(card for card, count in enumerate(state.supply) if count)
    state.empties = sum(not state.supply[card] for card in each(state.kingdom | bit(BASICS) - 1))


def play(state: State, *actions: str) -> State:
    """Play actions given in notation, one after another.

    What a card asks although there is one answer only (DOM-3.5) need not be given; :func:`strictly` leaves nothing out.
    """
    for text in actions:
        if text not in options(state):
            answer_alone(state)
        state.play(state.read(text))
    answer_alone(state)
    return state


def strictly(state: State, *actions: str) -> State:
    """Play exactly these actions."""
    for text in actions:
        state.play(state.read(text))
    return state


def answer_alone(state: State) -> None:
    """Give the answers that have no alternative, apart from those to an Attack."""
    while state.stack and state.legal().bit_count() == 1 and not reacting(state):
        state.play(lowest(state.legal()))


def options(state: State) -> set[str]:
    """Everything that may be played now, in notation."""
    return {state.say(action) for action in each(state.legal())}


def offered(state: State, verb: str) -> set[str]:
    """The cards that may be bought, gained, discarded ... now."""
    return {text.removeprefix(f"{verb} ") for text in options(state) if text.startswith(f"{verb} ")} - {"all treasures"}


def refused(state: State, *actions: str) -> None:
    """None of these can be played now, and trying it changes nothing."""
    before, heard = everything(state), list(state.journal or ())
    for text in actions:
        assert text not in options(state)
        with pytest.raises(IllegalAction):
            state.play(state.read(text))
    assert everything(state) == before
    assert (state.journal or []) == heard


def everything(state: State) -> dict[str, object]:
    """All that a position consists of."""
    return {name: apart(getattr(state, name)) for name in FIELDS}


def apart(value: object) -> object:
    """The same value in lists of its own, whatever the lists of the position are."""
    return [apart(entry) for entry in value] if isinstance(value, list) else deepcopy(value)


def change(state: State, zones: str, seat: int, cards: Sequence[int]) -> None:
    """Give one seat other cards: positions take whole fields."""
    changed = list(getattr(state, zones))
    changed[seat] = list(cards)
    setattr(state, zones, changed)


def expect(
    state: State,
    seat: int = 0,
    *,
    hand: str | None = None,
    deck: str | None = None,
    discard: str | None = None,
    in_play: str | None = None,
    trash: str | None = None,
    actions: int | None = None,
    buys: int | None = None,
    coins: int | None = None,
) -> None:
    """What is named is so: decks and discard piles in this order, everything else in any."""
    found: dict[str, object] = {
        "hand": sorted(names(state.hand[seat])),
        "deck": names(state.deck[seat][::-1]),
        "discard": names(state.discarded(seat)),
        "in play": sorted(names(state.table)),
        "trash": sorted(names(state.trash)),
        "actions": state.actions,
        "buys": state.buys,
        "coins": state.coins,
    }
    wanted: dict[str, object] = {
        "hand": None if hand is None else sorted(cards_of(hand)),
        "deck": None if deck is None else cards_of(deck),
        "discard": None if discard is None else cards_of(discard),
        "in play": None if in_play is None else sorted(cards_of(in_play)),
        "trash": None if trash is None else sorted(cards_of(trash)),
        "actions": actions,
        "buys": buys,
        "coins": coins,
    }
    for what, value in wanted.items():
        assert value is None or found[what] == value, f"{what} of seat {seat}: {found[what]}, not {value}"


def pile(state: State, name: str) -> int:
    """How many cards a pile of the supply has left."""
    return state.supply[CATALOGUE.number_of[name]]


def noted(state: State, *kinds: str) -> list[Event]:
    """The events in the journal, of the given kinds or all."""
    return [event for event in state.journal or () if not kinds or event.kind in kinds]


def heard(state: State, kind: str, field: str) -> list[Json]:
    """What the events of a kind say in one of their fields."""
    return [event.args[field] for event in noted(state, kind)]
