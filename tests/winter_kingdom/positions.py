"""Positions in few words: a single board, or all seven, what stands on it, and what everybody holds.

    table({"2,0": "T", "2,-1": "T"}, "1,0", card="tundra")

Unless said otherwise the map is one board in the middle, all grassland. Every position goes through
:meth:`WinterKingdom.load`, so a test sees only what the contract can show.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypedDict, Unpack

import pytest

from realmwright.bits import each
from realmwright.game import Event, IllegalAction, Json
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.exchange.sketch import dump_of as sketched
from realmwright.rules.winter_kingdom.state import State

TERRAINS: Final = ("flower field", "grassland", "tundra", "fell field", "snowscape", "forest")


class Details(TypedDict, total=False):
    """What a position may say beyond its map and buildings."""

    rules: int
    """The version of the rules, if it is not the newest."""
    boards: int
    """How many slots have a board, from the centre on: 1 unless said, or 7."""
    ground: str
    """The letter of all hexes that are not named; G unless said."""
    forts: Sequence[str]
    """By seat, like houses."""
    card: str | None
    """The terrain card of the seat whose turn it is; grassland unless said."""
    hands: Sequence[str | None]
    """The terrain cards of all seats, where more than one matters."""
    hand: Mapping[int, Sequence[str]]
    """By seat the talents that were not bought yet."""
    talents: Mapping[int, Sequence[str]]
    """By seat the open ones: ``mule``, or ``mule II`` if it is upgraded."""
    coins: Sequence[int]
    supply: Sequence[int]
    """Houses not built yet; the others that are not on the map are out of the game. All but those on it unless said."""
    fort_supply: Sequence[int]
    turn: int
    start: int
    left: int
    """Pieces that the mandatory action still has to build: 3 before it, 0 after it."""
    cards: Sequence[str]
    economy: str
    twists: Sequence[str]
    direction: str
    top_board: str
    deck: Sequence[str]
    """The cards on top of the pile, the next one first; the others lie below them."""
    discard: Sequence[str]
    rest: str
    """Where terrain cards lie that are not named: "deck" or "discard"."""
    ending: bool
    pool: Sequence[str]
    seed: int
    under_way: Mapping[str, Json]
    """More of the turn: ``{"phase": "trade", "used": ["mule", "mule II"], "pieces": 4}``."""


def map_of(named: Mapping[str, str], boards: int = 1) -> list[Json]:
    """The map of a dump: the letters of some hexes, and grassland."""
    found = dump_of(named, boards=boards)["map"]
    assert isinstance(found, list)
    return found


def dump_of(named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> dict[str, Json]:
    """The dump of a position: ``houses`` are hexes like ``0,1 2,-3``, one text a seat, at least two seats."""
    by_letter: dict[str, str] = {}
    for place, letter in named.items():
        by_letter[letter] = f"{by_letter.get(letter, '')} {place}"
    sketch: dict[str, Any] = {"hexes": by_letter, "houses": houses, **details}
    if "card" in sketch:
        turn, seats = details.get("turn", 0), max(2, len(houses))
        hands = [*details.get("hands", ()), *["grassland"] * seats][:seats]
        hands[turn] = sketch.pop("card")
        sketch["hands"] = hands
    for name in ("hand", "talents"):
        if name in sketch:
            sketch[name] = [sketch[name].get(seat, ()) for seat in range(max(sketch[name], default=-1) + 1)]
    return sketched(sketch, game.rules)


def table(named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> State:
    """A position with a journal."""
    state = game.load(dump_of(named, *houses, **details))
    state.journal = []
    return state


def kind(letter: str, hexes: str) -> dict[str, str]:
    """Hexes of one kind: ``kind("T", "2,0 2,-1")``."""
    return dict.fromkeys(hexes.split(), letter)


def legal(state: State) -> list[str]:
    """All legal actions in notation, sorted."""
    return sorted(state.say(action) for action in each(state.legal()))


def hexes(state: State, verb: str = "build") -> set[str]:
    """The hexes that can be chosen with a verb."""
    deeds = [state.describe(action) for action in each(state.legal())]
    return {str(deed.args["hex"]) for deed in deeds if deed.kind == verb}


def play(state: State, *actions: str) -> State:
    """Play actions in notation, one after the other; whoever loads a position in between can play the same."""
    for action in actions:
        state.play(state.read(action))
        dump = json.loads(json.dumps(state.dump()))
        twin = game.load(dump)
        assert twin.dump() == dump
        assert (twin.seat, twin.prompt(), twin.legal()) == (state.seat, state.prompt(), state.legal())
    return state


def finish_turn(state: State) -> State:
    """Build wherever that is possible until the turn can be ended, and end it."""
    while "end turn" not in legal(state):
        play(state, legal(state)[0])
    return play(state, "end turn")


def seen(state: State, seat: int | None = None) -> Any:
    """The view of a seat, to be looked into at will."""
    return state.view(seat)


def refusal(state: State, action: str) -> str:
    """Why an action cannot be played, in one line; trying it changes nothing."""
    before, told = state.dump(), list(events(state))
    with pytest.raises(IllegalAction) as problem:
        state.play(state.read(action))
    assert (state.dump(), events(state)) == (before, told)
    assert "\n" not in str(problem.value)
    return str(problem.value)


def events(state: State, *kinds: str) -> list[Event]:
    """What the journal has noted so far, or those of some kinds."""
    assert state.journal is not None
    return [event for event in state.journal if not kinds or event.kind in kinds]


def coins(state: State) -> list[Json]:
    """The coins that were paid, in order."""
    return [event.args["coins"] for event in events(state, "coins")]


def names(cells: Iterable[int], state: State) -> set[str]:
    """The names of some hexes."""
    return {state.board.name(cell) for cell in cells}


def refused(state: State, *actions: str) -> None:
    """Each of the actions is refused, and nothing has changed."""
    for action in actions:
        refusal(state, action)


def uses(state: State) -> set[str]:
    """The talents, or halves of them, that can be used now: ``{"mule", "horse II"}``."""
    return {action.removeprefix("use ") for action in legal(state) if action.startswith("use ")}


def fork(state: State) -> State:
    """A copy with a journal of its own."""
    twin = state.copy()
    twin.journal = []
    return twin


def owner(talent: str, named: Mapping[str, str], *houses: str, **details: Unpack[Details]) -> State:
    """A position after the mandatory action; seat 0 has one talent, or only the tunnel card."""
    talents = [] if talent == "tunnel" else [talent]
    merged: Details = {"left": 0, "talents": {0: talents}, **details}
    return table(named, *houses, **merged)
