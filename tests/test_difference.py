"""Counting by difference: what a card pays with a piece more or less is what counting everything anew comes to."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple

import pytest

from realmwright.bits import Bits, each
from realmwright.dice import FastDice, Stream
from realmwright.game import games
from realmwright.hexgames.difference import ANEW, Change, change
from realmwright.native import plain_position
from realmwright.rules.kingdom_builder.model.catalogue import CARD_SETS, CARDS, EXPANSIONS
from realmwright.rules.winter_kingdom.model.catalogue import SCORING
from realmwright.rules.winter_kingdom.play.scoring import counted

POSITIONS: Final = 8
PIECES: Final = (3, 8, 20, 35)
"""Of each seat, one position after the other."""


class Counting(NamedTuple):
    """Something that pays, and how it counts."""

    game: str
    needs: str
    """The set that it is of."""
    name: str
    pays: Callable[[Any, int], int]
    grown: Callable[[Any, int, int, int], int] | None
    shrunk: Callable[[Any, int, int, int], int] | None
    additive: bool


def all_counting() -> Iterator[Counting]:
    """Whatever pays in the hex games."""
    for name, card in CARDS.items():
        yield Counting("kingdom-builder", CARD_SETS[name], name, card.gold, card.grown, card.shrunk, card.additive)
    for each_ in EXPANSIONS.values():
        for card in (*each_.sources, *each_.tasks):
            yield Counting("kingdom-builder", each_.name, card.name, card.gold, card.grown, card.shrunk, card.additive)
    for name, scoring in SCORING.items():
        pays = partial(_counted, name)
        yield Counting("winter-kingdom", "", name, pays, scoring.grown, scoring.shrunk, scoring.additive)


def _counted(name: str, state: Any, seat: int) -> int:
    return counted(state, seat, SCORING[name])


QUICK: Final = [found for found in all_counting() if found.grown is not None]


def scatter(stream: Stream, hexes: Bits, count: int) -> Bits:
    """Some of the hexes, most of them beside others."""
    found = 0
    places = list(each(hexes))
    while found.bit_count() < count:
        begin = stream.below(len(places))
        for place in places[begin : begin + 1 + stream.below(5)]:
            found |= 1 << place
    return found


def crowded(counting: Counting, number: int) -> Any:
    """A position in which every seat has pieces somewhere, and forts where there are such."""
    stream = FastDice(number).stream(counting.name)
    options: dict[str, Any] = {}
    if counting.needs not in ("", "base"):
        options = {"sets": "all" if number % 2 else [counting.needs]}
    state: Any = plain_position(games[counting.game].new(2 + number % 2, number, options))
    for seat in range(state.players):
        free = state.board.buildable & ~sum(state.own)
        put(state, seat, scatter(stream, free, PIECES[number % len(PIECES)]))
        if hasattr(state, "forts"):
            state.forts[seat] = state.own[seat] & scatter(stream, state.board.buildable, 30)
    return state


def put(state: Any, seat: int, pieces: Bits) -> None:
    state.own[seat] = pieces
    state.near[seat] = state.board.grid.near(pieces)
    if hasattr(state, "forts"):
        state.forts[seat] &= pieces


@pytest.mark.parametrize("counting", QUICK, ids=[f"{found.game} {found.name}" for found in QUICK])
def test_a_piece_more_or_less(counting: Counting) -> None:
    _, _, _, pays, grown, shrunk, additive = counting
    assert grown is not None
    told = 0
    for number in range(POSITIONS):
        state = crowded(counting, number)
        free = state.board.buildable & ~sum(state.own)
        pieces = state.own[0]
        for cell in [*list(each(pieces))[:20], *list(each(free))[::9]]:
            before = state.copy()
            put(before, 0, pieces & ~(1 << cell))
            after = state.copy()
            put(after, 0, pieces | 1 << cell)
            less, more = pays(before, 0), pays(after, 0)
            assert grown(after, 0, cell, less) == more
            if additive:
                assert grown(after, 0, cell, 0) == more - less
            elif shrunk is not None:
                found = shrunk(after, 0, cell, more)
                assert found in (less, ANEW)
                told += found != ANEW
    assert additive or shrunk is None or told > 20, "it knows an answer often enough"


def test_what_counts_by_difference() -> None:
    """Those that a turn is judged by most often do."""
    assert {found.name for found in QUICK} >= {"castles", "merchants", "citizens", "geologists", "capitols", "lords"}


def test_small_changes() -> None:
    assert change(0b11, 0b11) == Change(True, -1, -1)
    assert change(0b01, 0b11) == Change(True, -1, 1)
    assert not change(0b111, 0b001).small
