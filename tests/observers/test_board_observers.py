"""Observations of the games on hexes against what views say, hex by hex and number by number."""

import pickle
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import numpy as np
import pytest

from realmwright.bits import each
from realmwright.dice import FastDice
from realmwright.game import BadSetup, Json, State, games
from realmwright.observers.kingdom_builder import KingdomBuilderObserver
from realmwright.observers.observer import Observation, Observer, mask_of, observer_for
from realmwright.observers.winter_kingdom import WinterKingdomObserver
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.positions import table as kingdom_table
from tests.observers import board_views
from tests.speeds import ALL_NATIVE, LIVELY, Deal, compiled
from tests.test_contract import through_json

BOARD_GAMES: Final = ("kingdom-builder", "winter-kingdom")
GAMES: Final = 16
SEED: Final = 311
"""Of the first game. Whatever is rare below happens in these games; others would do."""
MIXTURES: Final = (None, ALL_SETS, ("nomads", "marshlands"), ("crossroads", "harvest"))
"""The sets of Kingdom Builder in one game after another; None: any."""
RARE: Final = {
    "kingdom-builder": (
        "reaction under way",
        "seat +1: may still react",
        "seat +1: is to be struck",
        "moves left /4",
        "next build anywhere",
        "first build anywhere",
        "carried warrior",
        "own: silo actions /4",
        "own: settlement tiles /8",
        "own: set aside /8",
        "removed terrain canyon",
        "in older hands grass /5",
    ),
    "winter-kingdom": (
        "step wolves",
        "step settle",
        "step road",
        "step follow",
        "phase salvage",
        "phase extra",
        "usable at once mine",
        "own: terrain card cannot be tundra",
        "in older hands forest /5",
    ),
}
"""What seldom happens, and must be among the positions."""


class Seen:
    """A position of a random game, and the observer for games of its kind."""

    def __init__(self, observer: Observer, state: State) -> None:
        self.observer = observer
        self.state = state.copy()

    def looks(self, every: bool = True) -> Iterator[tuple[int, Observation]]:
        """What each seat sees; or else only the one that is asked, and the next."""
        first = self.state.seat or 0
        for way in range(self.state.players if every else 2):
            seat = (first + way) % self.state.players
            yield seat, self.observer.observe(self.state, seat)


@cache
def positions(game: str) -> tuple[Seen, ...]:
    """Positions of random games of any kind: the end of each, and those with something that was not there before."""
    found = []
    lit: set[str] = set()
    for number in range(GAMES):
        stream = FastDice(SEED + number).stream("observed games")
        deal = Deal(game, stream, number, MIXTURES[number % len(MIXTURES)])
        state = deal.start()
        observer = observer_for(game, deal.players, deal.options)
        names = np.array([name if ":" not in name or name in RARE[game] else "" for name in observer.names["table"]])
        while state.seat is not None:
            fresh = {*names[observer.observe(state, state.seat)["table"] > 0]} - lit
            if fresh:
                lit |= fresh
                found.append(Seen(observer, state))
            state.play(LIVELY[game](state, stream))
        found.append(Seen(observer, state))
    return tuple(found)


def same(one: Observation, other: Observation) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_the_positions_are_of_all_kinds(game: str) -> None:
    missing = {*RARE[game]}
    for seen in positions(game):
        for _, found in seen.looks():
            names = seen.observer.names["table"]
            missing -= {names[place] for place in np.flatnonzero(found["table"])}
    assert not missing


# Shapes and names


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_every_observation_is_as_the_observer_says(game: str) -> None:
    for seen in positions(game):
        shapes = seen.observer.shapes
        assert seen.state.legal() < 1 << seen.observer.actions
        for _, found in seen.looks():
            assert found.keys() == shapes.keys()
            for name, array in found.items():
                assert array.shape == shapes[name].shape
                assert array.dtype == np.dtype(shapes[name].dtype)
                assert array.min() >= shapes[name].low
                assert array.max() <= shapes[name].high
                assert array.flags.writeable
                assert array.flags.c_contiguous


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_every_plane_and_number_has_a_name_of_its_own(game: str) -> None:
    for players in games[game].players:
        for options in ({}, {"sets": "all"}) if game == "kingdom-builder" else ({},):
            observer = observer_for(game, players, options)
            for array, names in observer.names.items():
                assert len(names) == len({*names}) == observer.shapes[array].shape[0]


def test_sizes_do_not_depend_on_what_is_drawn_at_set_up() -> None:
    """Only sets change them; an observer for more sets shows the same under the same names."""
    every = KingdomBuilderObserver(3, ALL_SETS)
    for sets in ([], ["nomads"], ["island", "caves"]):
        state = games["kingdom-builder"].new(3, 5, {"sets": sets})
        few = observer_for("kingdom-builder", 3, {"sets": sets})
        for seat in range(3):
            less, more = few.observe(state, seat), every.observe(state, seat)
            for array, names in few.names.items():
                places = [every.names[array].index(name) for name in names if not name.startswith(("own ter", "open"))]
                kept = [names.index(every.names[array][place]) for place in places]
                rows = less[array].shape[1] if array == "board" else None
                assert np.array_equal(more[array][places][:, :rows] if rows else more[array][places], less[array][kept])


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_observers_travel_to_other_processes(game: str) -> None:
    seen = positions(game)[0]
    again = pickle.loads(pickle.dumps(seen.observer))
    for seat, found in seen.looks():
        assert same(again.observe(seen.state, seat), found)


def test_a_map_that_is_too_large_is_refused() -> None:
    state = kingdom_table(" / ".join([" ".join("G" * 21)] * 3), "1,1")
    with pytest.raises(BadSetup, match="does not fit into 20 rows of 20 hexes"):
        KingdomBuilderObserver(2).observe(state, 0)


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_targets_lie_where_the_action_mask_has_them(game: str) -> None:
    for seen in positions(game):
        assert isinstance(seen.observer, KingdomBuilderObserver | WinterKingdomObserver)
        hexes = seen.observer.hexes(seen.state)
        for seat, found in seen.looks():
            mask = mask_of(seen.state, seat, seen.observer.actions)
            place = seen.observer.names["board"].index("target")
            assert np.array_equal(found["board"][place], np.where(hexes < 0, 0, mask[hexes]))


# What a seat may know


def test_kingdom_builder_shows_exactly_what_views_tell() -> None:
    for seen in positions("kingdom-builder"):
        for seat, found in seen.looks(every=False):
            view = through_json(seen.state.view(seat))
            hexes = board_views.kingdom_hexes(seen.state, view, seat)
            board_views.compare(
                seen.observer, found, (0, 0), hexes, board_views.kingdom_numbers(seen.state, view, seat)
            )


def test_winter_kingdom_shows_exactly_what_views_tell() -> None:
    for seen in positions("winter-kingdom"):
        for seat, found in seen.looks(every=False):
            view = through_json(seen.state.view(seat))
            # Planes go by rows, and names of hexes by columns.
            hexes = {
                name: {(r, q) for q, r in cells}
                for name, cells in board_views.winter_hexes(seen.state, view, seat).items()
            }
            board_views.compare(
                seen.observer, found, (-13, -13), hexes, board_views.winter_numbers(seen.state, view, seat)
            )


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_what_a_seat_cannot_know_has_no_influence(game: str) -> None:
    for number, seen in enumerate(positions(game)):
        for seat, found in seen.looks():
            imagined = seen.state.imagine(seat, FastDice(number))
            assert same(seen.observer.observe(imagined, seat), found)


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_observations_are_relative_to_the_seat(game: str) -> None:
    """Everybody moves up by one chair: the one on the next chair sees what this one saw."""
    for seen in positions(game)[::3]:
        players = seen.state.players
        moved = games[game].load(moved_up(through_json(seen.state.dump()), players))
        for seat, found in seen.looks():
            assert same(seen.observer.observe(moved, (seat + 1) % players), found)


def moved_up(dump: Any, players: int) -> dict[str, Json]:
    """The same position with every seat one higher."""

    def up(seat: int) -> int:
        return (seat + 1) % players

    def turned(things: list[Any]) -> list[Any]:
        return [*things[-1:], *things[:-1]]

    def counted(under_way: Any) -> None:
        if under_way["tile"] == "sword":
            # Here the count is a set of seats.
            under_way["count"] = sum(1 << up(seat) for seat in each(under_way["count"]))

    turn = dump["turn"]
    dump["players"] = turned(dump["players"])
    dump["start"] = up(dump["start"])
    turn["seat"] = up(turn["seat"])
    if "actor" in turn:
        turn["actor"] = up(turn["actor"])
        for waiting in (turn, *turn["rounds"]):
            counted(waiting)
        for waiting in turn["rounds"]:
            waiting["actor"] = up(waiting["actor"])
            waiting["waiting"] = [*map(up, waiting["waiting"])]
    harvest = dump.get("kits", {}).get("harvest")
    if harvest:
        harvest["values"] = turned(harvest["values"])
        harvest["silos"] = turned(harvest["silos"])
        harvest["marks"] = [mark if mark < 0 else up(mark) for mark in harvest["marks"]]
    return {**dump}


@pytest.mark.parametrize("game", BOARD_GAMES)
def test_both_speeds_look_the_same(game: str) -> None:
    if not compiled(game):
        pytest.skip("these rules are not compiled here")
    for seen in positions(game):
        plain = ALL_NATIVE[game].to_plain(seen.state)
        assert not ALL_NATIVE[game].is_native(plain)
        for seat, found in seen.looks():
            assert same(seen.observer.observe(plain, seat), found)
