"""The invariants themselves: they hold where everything happens, and notice whatever is wrong."""

from collections.abc import Callable
from functools import cache
from typing import Final

import pytest

from realmwright.dice import FastDice
from realmwright.game import Event
from realmwright.rules.winter_kingdom import game
from realmwright.rules.winter_kingdom.model.catalogue import ECONOMY_NUMBER, TALENTS, TWISTS
from realmwright.rules.winter_kingdom.state import State
from tests.winter_kingdom import invariants
from tests.winter_kingdom.random_games import crowd, lively, mixture

FOLLOWING: Final = ("follow-move", "follow-build")


def begun(seed: int) -> State:
    """A random game; every fourth on a small map."""
    players = 2 + seed % 3
    state = game.new(players, seed, mixture(FastDice(seed).stream("set-up"), players))
    return game.load(crowd(state.dump())) if seed % 4 == 0 else state


def test_random_games_show_the_whole_box() -> None:
    """Or else it would mean little that invariants hold in them."""
    seen: set[str] = set()
    for seed in range(60):
        state = begun(seed)
        journal: list[Event] = []
        state.journal = journal
        stream = FastDice(seed).stream("play")
        while state.seat is not None:
            prompt = state.prompt()
            action = lively(state, stream)
            seen.add(prompt.kind)
            if prompt.kind in FOLLOWING and state.say(action) != "stop":
                seen.add(f"{prompt.args['talent']} 2")
            before = state.copy()
            state.play(action)
            invariants.check_play(before, state, journal)
            for event in journal:
                seen.add(f"{event.args['talent']} {event.args['level']}" if event.kind == "talent-used" else event.kind)
                seen.update([str(event.args["economy"])] if event.kind == "coins" else [])
            journal.clear()
        seen.update(state.setup.twists)
    levels = {f"{card.name} {level}" for card in TALENTS for level in (1, 2) if card.second or level == 1}
    assert seen >= levels | set(TWISTS) | (set(ECONOMY_NUMBER) - {"salvage"})
    assert seen >= {
        *("card-drawn", "card-shown", "card-useless", "deck-shuffled", "no-terrain", "built", "moved", "stopped"),
        *("bought", "upgraded", "extra-bought", "salvaged", "lost", "last-round", "game-over"),
        *("build", "build-choice", "settle-or-not", "talent-build", "talent-move", "talent-to", "follow-move"),
        *("follow-build", "road", "finish", "salvage", "trade", "extra", "wolves"),
    }


def test_a_game_ends_where_nobody_can_build_any_more() -> None:
    """WK-4.11: a hundred hexes are not enough for the pieces of four, so that nobody runs out of them."""
    ends = set()
    for seed in range(8):
        state = game.load(crowd(game.new(4, seed, {"twist": "none", "economy": "marble"}).dump()))
        stream = FastDice(seed).stream("play")
        while state.seat is not None:
            state.play(lively(state, stream))
        invariants.check(state)
        ends.add(state.ending)
        assert state.turns % 4 == 0
        assert state.ending or not state.free & state.board.plain
    assert False in ends


def test_the_journal_changes_nothing() -> None:
    for seed in range(4):
        silent, loud = begun(seed), begun(seed)
        loud.journal = []
        stream = FastDice(seed).stream("play")
        while silent.seat is not None:
            action = lively(silent, stream)
            silent.play(action)
            loud.play(action)
            assert silent.dump() == loud.dump()
        assert loud.journal[-1].kind == "game-over"


# What is wrong is noticed


@cache
def middle() -> State:
    """A position in which much is going on: a house that was moved may go further, with talents in hand and open."""
    for seed in range(100):
        state = game.new(3, seed, {"twist": "roads", "more_twists": ["dead end"], "economy": "marble"})
        stream = FastDice(seed).stream("middle")
        while state.seat is not None:
            seat = state.turn
            if state.prompt().kind == "road" and state.upgraded[seat] and state.unbought[seat] and state.forts[seat]:
                return state
            state.play(lively(state, stream))
    raise AssertionError("there is no such position")


def put(state: State, field: str, seat: int, value: object) -> None:
    """Give one seat another value: positions take whole fields."""
    values = list(getattr(state, field))
    values[seat] = value
    setattr(state, field, values)


def grown(state: State) -> None:
    free = state.board.buildable & state.free
    put(state, "own", state.turn, state.own[state.turn] | free & -free)


def neighbours(state: State) -> None:
    """Another player's building beside an own one."""
    other = (state.turn + 1) % state.players
    here = state.near[state.turn] & state.open()
    put(state, "own", other, state.own[other] | here & -here)
    put(state, "supply", other, state.supply[other] - 1)
    put(state, "near", other, state.board.grid.near(state.own[other]))
    state.free &= ~state.own[other]


def empty_hand(state: State) -> None:
    state.discard += state.hand[0]
    put(state, "hand", 0, ())


BREAKAGES: Final[dict[str, Callable[[State], object]]] = {
    "a house from nowhere": grown,
    "a house lost": lambda state: put(state, "supply", 0, state.supply[0] - 1),
    "a fort without a building": lambda state: put(state, "forts", 0, state.forts[0] | state.free & -state.free),
    "neighbours at a dead end": neighbours,
    "a hex that is free no more": lambda state: setattr(state, "free", state.free & (state.free - 1)),
    "a hex that is not near": lambda state: put(state, "near", 0, state.near[0] & (state.near[0] - 1)),
    "a hex that is not shut": lambda state: setattr(state, "shut", 0),
    "a card lost": lambda state: setattr(state, "deck", state.deck[1:]),
    "an empty hand": empty_hand,
    "a talent lost": lambda state: put(state, "unbought", state.turn, 0),
    "a talent of somebody else": lambda state: put(state, "unbought", 0, state.unbought[1]),
    "an upgrade of nothing": lambda state: put(state, "upgraded", 0, ~state.owned[0] & state.setup.pool),
    "a power of nothing": lambda state: put(state, "powers", 0, ~0 & (1 << 50) - 1),
    "debts": lambda state: put(state, "coins", 1, -1),
    "old choices": lambda state: setattr(state, "choices", state.choices & (state.choices - 1)),
    "an end for no reason": lambda state: setattr(state, "ending", True),
    "a turn too many": lambda state: setattr(state, "turns", state.turns + 1),
    "a talent that was never used": lambda state: setattr(state, "used", 0),
    "a purchase before its time": lambda state: setattr(state, "purchases", 1),
    "a house that came from a building": lambda state: setattr(state, "origin", state.lifted),
    "nothing in use": lambda state: setattr(state, "power", -1),
    "idleness": lambda state: setattr(state, "idle", 6),
}


def test_the_position_is_sound() -> None:
    invariants.check(middle())
    invariants.check_offers(middle())
    invariants.check_papers(middle())


@pytest.mark.parametrize("name", BREAKAGES)
def test_broken_invariants_are_found(name: str) -> None:
    state = middle().copy()
    BREAKAGES[name](state)
    with pytest.raises(AssertionError):
        invariants.check(state)
