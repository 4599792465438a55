"""The rules at two speeds: whatever is played, compiled rules and plain Python come to the same."""

import json
import pickle
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from realmwright import bits
from realmwright.dice import FairDice, FastDice, FastStream, RollingDice, Stream, wide_seed
from realmwright.game import BadSetup, Event, Json, State, games
from realmwright.native import ReadOnlyList, plain_position
from realmwright.playouts import EAGER, policies_of, splitmix
from realmwright.record import Record, result_of
from realmwright.rules.kingdom_builder import game as kingdom_builder
from tests import speeds
from tests.kingdom_builder.positions import ALL_SETS
from tests.playthrough import at_random
from tests.speeds import ALL_NATIVE, Deal, Table, fields

NOT_COMPILED: Final = {
    name: pytest.mark.skipif(not speeds.compiled(name), reason=f"the rules of {name} are not compiled: make compiled")
    for name in ALL_NATIVE
}
NAMES: Final = [pytest.param(name, marks=mark) for name, mark in NOT_COMPILED.items()]


def dealt(name: str, number: int, *sets: str) -> tuple[Deal, Stream]:
    stream = FastDice(number).stream(f"both speeds of {name} {' '.join(sets)}")
    return Deal(name, stream, number, sets or None), stream


def middle(state: State, stream: Stream, actions: int) -> State:
    """The position after so many random actions, or when the game is over."""
    for _ in range(actions):
        if state.seat is None:
            break
        state.play(at_random(state, stream))
    return state


def moments(name: str, number: int) -> Iterator[Table]:
    """The beginning, the middle and the end of a random game."""
    for actions in (0, 90, speeds.PATIENCE):
        deal, stream = dealt(name, number)
        yield Table(middle(deal.start(), stream, actions))


def finish(table: Table, stream: Stream, lively: bool = True) -> None:
    """Play to the end and compare all the way."""
    actions = list(table.play_on(stream, thorough=60, lively=lively))
    assert table.over
    assert len(actions) > 20


# Set-up


@pytest.mark.parametrize("name", NAMES)
def test_a_new_game_is_the_same_at_both_speeds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever was played before: no game begins with what another has left."""
    game, native = games[name], ALL_NATIVE[name]
    for players in game.players:
        for dice in (FastDice(players), FastDice(2**70 + players), FairDice(bytes([players] * 32))):
            first = game.new(players, dice)
            assert native.is_native(first)
            middle(first, FastDice(1).stream("before"), 40)
            again = game.new(players, dice)
            with monkeypatch.context() as patch:
                patch.setattr(native, "_classes", [])
                plain = game.new(players, dice)
            assert type(plain) is native.plain_type
            assert fields(again) == fields(plain)


# Whole games


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("part", range(2))
def test_any_game_is_the_same_at_both_speeds(name: str, part: int) -> None:
    for number in range(part, 8, 2):
        deal, stream = dealt(name, number)
        finish(Table(deal.start()), stream, lively=number % 3 > 0)


@NOT_COMPILED["kingdom-builder"]
@pytest.mark.parametrize("sets", [*((name,) for name in ALL_SETS), ALL_SETS], ids=lambda sets: "+".join(sets))
def test_every_set_of_kingdom_builder_is_the_same_at_both_speeds(sets: tuple[str, ...]) -> None:
    for number in (1, 2):
        deal, stream = dealt("kingdom-builder", number, *sets)
        finish(Table(deal.start()), stream)


@pytest.mark.parametrize("name", NAMES)
def test_the_deal_is_the_same_at_both_speeds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def deal_all() -> Iterator[tuple[list[Event], str]]:
        for number in range(8):
            journal: list[Event] = []
            state = dealt(name, number)[0].start(journal)
            yield journal, speeds.shown(state)

    quickly = list(deal_all())
    monkeypatch.setattr(ALL_NATIVE[name], "_classes", [])
    assert not ALL_NATIVE[name].active
    assert list(deal_all()) == quickly


@pytest.mark.parametrize("name", NAMES)
def test_records_are_the_same_at_both_speeds(name: str) -> None:
    for number in (8, 9):
        deal, stream = dealt(name, number)
        deal.crowded = False
        table = Table(deal.start())
        records = [Record(deal.game, deal.players, deal.dice, deal.options) for _ in table.speeds]
        for action in table.actions(stream, lively=True):
            for record, state in zip(records, table.speeds, strict=True):
                record.add(state, action)
        written = records[0].to_json()
        assert all(record.to_json() == written for record in records)
        again = Record.from_json(written).replay()
        assert ALL_NATIVE[name].is_native(again)
        assert result_of(again) == records[1].result
        assert fields(again) == {**fields(table.twin), **pick(again, "board", "setup", "dice")}


def pick(state: State, *names: str) -> dict[str, object]:
    """Fields that are made anew with every set-up."""
    return {name: found for name, found in fields(state).items() if name in names}


# Single positions


@pytest.mark.parametrize("name", NAMES)
def test_copies_are_independent_at_both_speeds(name: str) -> None:
    deal, stream = dealt(name, 3)
    table = Table(middle(deal.start(), stream, 60))
    before = [fields(state) for state in table.speeds]
    native = [state.copy() for state in table.speeds]
    table.compare_fields(native)
    assert all(twin.journal is None for twin in native)
    for _ in range(40):
        action = at_random(native[0], stream)
        for twin in native:
            twin.play(action)
    table.compare_fields(native)
    assert [fields(state) for state in table.speeds] == before
    assert table.journals == [[] for _ in table.speeds]
    kept = table.twin.copy()
    finish(table, stream)
    assert fields(kept) == before[0]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_illegal_is_refused_in_the_same_words(name: str) -> None:
    for number in (1, 2, 4):
        deal, stream = dealt(name, number)
        table = Table(deal.start())
        for played, action in enumerate(table.actions(stream, lively=True)):
            if played % 40 == 0:
                table.refuse(illegal(table.twin, stream))
            table.play(action)
        table.refuse(illegal(table.twin, stream))


def illegal(state: State, stream: Stream) -> list[int]:
    """Numbers of actions that cannot be played now, or never."""
    legal = state.legal()
    near = [action for action in (stream.below(legal.bit_length() + 70) for _ in range(6)) if not legal >> action & 1]
    return [-1, legal.bit_length(), 1407, 1408, *(sign * 2**size + 1 for sign in (1, -1) for size in (31, 62)), *near]


@pytest.mark.parametrize("name", NAMES)
def test_a_number_beyond_all_words_is_an_illegal_action_too(name: str) -> None:
    Table(games[name].new(2, 1)).refuse([2**63, 2**64, 2**64 + 1, -(2**63) - 1, 10**5000])


@pytest.mark.parametrize(
    ("name", "options"),
    [
        pytest.param(name, options, marks=NOT_COMPILED[name])
        for name, options in (
            ("dominion", {}),
            ("kingdom-builder", {}),
            ("kingdom-builder", {"sets": ["harvest"]}),
        )
    ],
)
def test_positions_can_be_pickled_at_both_speeds(name: str, options: dict[str, Json]) -> None:
    walk = FastDice(1).stream("walk of the pickled")
    table = Table(middle(games[name].new(3, 4, options), walk, 70))
    again = [pickle.loads(pickle.dumps(state)) for state in (table.twin, table.plain)]
    assert ALL_NATIVE[name].is_native(again[0])
    assert type(again[1]) is type(table.plain)
    for found in again:
        table.same("what is shown of an unpickled position", speeds.shown(table.plain), speeds.shown(found))
    for action in table.actions(walk, lively=False):
        table.play(action)
        for found in again:
            found.play(action)
    for found in again:
        table.same("what is shown of an unpickled position", speeds.shown(table.plain), speeds.shown(found))


@pytest.mark.parametrize("name", NAMES)
def test_the_plain_form_goes_back_and_forth(name: str) -> None:
    native = ALL_NATIVE[name]
    for number in range(4):
        deal, stream = dealt(name, number)
        twin = middle(deal.start(), stream, 80)
        plain = native.to_plain(twin)
        assert not native.is_native(plain)
        assert not any(type(getattr(plain, field)) is ReadOnlyList for field in native.fields)
        back = native.accelerate(plain)
        assert native.is_native(back)
        assert fields(back) == fields(twin)


@NOT_COMPILED["kingdom-builder"]
def test_a_map_too_large_for_compiled_rules_is_played_all_the_same() -> None:
    rows: list[Json] = ["GCTFD" * 6] * 30
    dump = {name: value for name, value in kingdom_builder.new(2, 5).dump().items() if name != "boards"}
    state = kingdom_builder.load({**dump, "map": rows, "split": [15, 15], "locations": {}})
    assert not ALL_NATIVE["kingdom-builder"].is_native(state)
    middle(state, FastDice(2).stream("large map"), speeds.PATIENCE)
    assert state.seat is None
    assert sum(state.totals()) > 0
    assert state.playouts(FastDice(3)) == [state.totals()]


# Playouts


@pytest.mark.parametrize("name", NAMES)
def test_playouts_come_to_the_same_at_both_speeds_with_any_number_of_threads(name: str) -> None:
    for number in (1, 2, 5):
        for table in moments(name, number):
            before = [fields(state) for state in table.speeds]
            for policy in games[name].policies:
                expected = table.plain.playouts(FastDice(number), 4, policy)
                assert len(expected) == 4
                for state in table.speeds:
                    table.same(f"playouts by {policy}", expected, state.playouts(FastDice(number), 4, policy))
                for threads in (2, 3, 9):
                    found = table.twin.playouts(FastDice(number), 4, policy, threads)
                    table.same(f"playouts by {policy} on {threads} threads", expected, found)
            if table.over:
                assert expected == [table.plain.totals()] * 4
            else:
                assert table.twin.playouts(FastDice(number + 1), 4) != table.twin.playouts(FastDice(number), 4)
            assert [fields(state) for state in table.speeds] == before
            assert table.journals == [[] for _ in table.speeds]


EAGER_NAMES: Final = [pytest.param(name, marks=mark) for name, mark in NOT_COMPILED.items() if name != "dominion"]


@pytest.mark.parametrize("name", EAGER_NAMES)
@pytest.mark.parametrize("part", range(2))
def test_eager_playouts_are_the_same_at_both_speeds_whatever_is_set_up(name: str, part: int) -> None:
    """From anywhere in a game, for an eager player plays on in copies that share its chance."""
    compared = set()
    for number in range(part, 14, 2):
        deal, stream = dealt(name, number)
        table = Table(middle(deal.start(), stream, 40 + stream.below(160)))
        table.compare(number)
        expected = table.plain.playouts(FastDice(number), 1, EAGER)
        for state in table.speeds:
            table.same("eager playouts", expected, state.playouts(FastDice(number), 1, EAGER))
        compared.add(tuple(expected[0]))
    assert len(compared) > 4


@NOT_COMPILED["kingdom-builder"]
@pytest.mark.parametrize("name", ALL_SETS)
def test_eager_playouts_of_every_set_are_the_same_at_both_speeds(name: str) -> None:
    for number in (1, 2):
        deal, stream = dealt("kingdom-builder", number, name)
        for actions in (0, 70):
            table = Table(middle(deal.start(), stream, actions))
            plain, quick = (state.playouts(FastDice(9), 1, EAGER) for state in (table.plain, table.twin))
            table.same("eager playouts", plain, quick)


@pytest.mark.parametrize("name", EAGER_NAMES)
def test_an_eager_playout_is_the_game_that_its_dice_make(name: str) -> None:
    table = Table(dealt(name, 7)[0].start())
    start = splitmix(wide_seed(FastDice(7).stream("playouts")), 0)
    expected = table.twin.playouts(FastDice(7), 1, EAGER)
    for state in table.speeds:
        stream = FastStream(start)
        state.dice = RollingDice(stream)
        while state.legal():
            state.play(policies_of(name).by_name[EAGER](plain_position(state), stream))
        assert expected == [state.totals()]


@pytest.mark.parametrize("name", NAMES)
def test_a_playout_is_the_game_that_its_dice_make(name: str) -> None:
    """What a playout does, said in a few lines: all chance comes from one stream."""
    table = Table(dealt(name, 7)[0].start())
    start = splitmix(wide_seed(FastDice(7).stream("playouts")), 0)
    for state in table.speeds:
        found = state.playouts(FastDice(7))
        stream = FastStream(start)
        state.dice = RollingDice(stream)
        while legal := state.legal():
            state.play(bits.select(legal, stream.below(legal.bit_count())))
        assert found == [state.totals()]


BAD: Final[dict[str, Callable[[State], object]]] = {
    "no such policy": lambda state: state.playouts(FastDice(1), 1, "bold"),
    "a policy nearly right": lambda state: state.playouts(FastDice(1), 1, "Uniform"),
    "none": lambda state: state.playouts(FastDice(1), 0),
    "fewer than none": lambda state: state.playouts(FastDice(1), -1),
    "too many": lambda state: state.playouts(FastDice(1), 10**9 + 1),
    "far too many": lambda state: state.playouts(FastDice(1), 2**70),
    "yes": lambda state: state.playouts(FastDice(1), True),
    "no threads": lambda state: state.playouts(FastDice(1), 1, threads=0),
    "fewer than no threads": lambda state: state.playouts(FastDice(1), 1, threads=-1),
    "too many threads": lambda state: state.playouts(FastDice(1), 1, threads=257),
    "threads without end": lambda state: state.playouts(FastDice(1), 1, threads=2**70),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("wrong", BAD)
def test_playouts_that_cannot_be_are_refused_in_the_same_words(name: str, wrong: str) -> None:
    messages = set()
    for state in Table(games[name].new(2, 1)).speeds:
        with pytest.raises(BadSetup) as problem:
            BAD[wrong](state)
        messages.add(str(problem.value))
    assert len(messages) == 1


@pytest.mark.parametrize("name", NAMES)
def test_other_threads_go_on_while_compiled_rules_play(name: str) -> None:
    """Nobody has to yield here but by letting go of the lock: for an hour nothing else makes a thread wait."""
    state = games[name].new(2, 1)
    counted = [0]
    enough = threading.Event()

    def count() -> None:
        while not enough.is_set():
            counted[0] += 1
            time.sleep(0)

    def meanwhile() -> int:
        before = counted[0]
        state.playouts(FastDice(1), 2000, threads=2)
        return counted[0] - before

    patience = sys.getswitchinterval()
    counter = threading.Thread(target=count)
    sys.setswitchinterval(3600)
    try:
        counter.start()
        assert any(meanwhile() for _ in range(100))
    finally:
        enough.set()
        sys.setswitchinterval(patience)
        counter.join()


# What a difference is told like


@pytest.mark.parametrize("name", NAMES)
def test_a_difference_is_told_with_the_position_and_both_results(name: str) -> None:
    deal, stream = dealt(name, 1)
    table = Table(deal.start())
    table.play(at_random(table.twin, stream))
    with pytest.raises(AssertionError) as problem:
        table.same("something", {"seat": 1, "gold": [1, 2]}, {"seat": 1, "gold": [1, 3]})
    told = str(problem.value)
    assert told.startswith(f"{name}: something differs between plain and compiled rules")
    assert ".gold[1]: 2 is not 3" in told
    assert f"after action {table.played[-1]}" in told
    assert json.dumps(table.plain.dump()) in told
