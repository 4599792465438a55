"""The guard: it always gives a legal action and names the fault of the bot, unless the bot ends its process."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

import numpy
import pytest

from realmwright import bits
from realmwright.arena.match import FORGIVEN, Fixture, Plan, play
from realmwright.bots.guard import MAX_REASON, Choice, TooSlow, call_with_limit, guarded_choice
from realmwright.dice import FastDice
from realmwright.game import IllegalAction, State, games
from tests.arena.results import TINY, timeless

# The guard has the alarm of the process to itself.
pytestmark = [pytest.mark.usefixtures("plugins"), pytest.mark.timeout(method="thread")]

PATIENT = 60.0
LIMIT = 0.1


class Does:
    """A bot that does what it is told."""

    def __init__(self, deed: Callable[[State], object]) -> None:
        self.deed = deed

    def choose(self, state: State) -> int:
        return self.deed(state)  # type: ignore[return-value]


def position() -> State:
    return games["tiny"].new(2, 1)


def asked(deed: Callable[[State], object], limit: float = PATIENT) -> Choice:
    """What comes of such a bot, which leaves no alarm behind."""
    state = position()
    before = state.dump()
    handler = signal.getsignal(signal.SIGALRM)
    choice = guarded_choice(Does(deed), state, FastDice(3), limit)
    assert state.legal() >> choice.action & 1
    assert state.dump() == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
    assert signal.getsignal(signal.SIGALRM) is handler
    return choice


def first(state: State) -> int:
    return bits.lowest(state.legal())


def last(state: State) -> int:
    return state.legal().bit_length() - 1


@pytest.mark.parametrize("kind", [int, numpy.int64, numpy.uint8])
def test_a_legal_action_is_taken_as_it_is(kind: type) -> None:
    for wanted in (first, last):
        choice = asked(lambda state: kind(wanted(state)))  # noqa: B023
        assert (choice.action, choice.fault, choice.reason) == (wanted(position()), None, "")
        assert type(choice.action) is int


class Odd:
    """Neither a number nor willing to say what it is."""

    def __repr__(self) -> str:
        raise ZeroDivisionError


class Almost:
    """Nearly a number."""

    def __index__(self) -> int:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (True, "chose bool, which is no action"),
        (numpy.True_, "chose bool, which is no action"),
        ("3", "chose str, which is no action"),
        (1.0, "chose float, which is no action"),
        (None, "chose NoneType, which is no action"),
        (Odd(), "chose Odd, which is no action"),
        (-1, "chose -1, which is not legal"),
        (36, "chose 36, which is not legal"),
        (10**6, "chose 1000000, which is not legal"),
        (10**5000, "chose a number of 16610 bits, which is not legal"),
        (-(10**5000), "chose a number of 16610 bits, which is not legal"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_answer_that_is_no_legal_action_is_a_named_fault(chosen: object, reason: str) -> None:
    choice = asked(lambda _: chosen)
    assert (choice.fault, choice.reason) == ("illegal", reason)


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ZeroDivisionError


def raising(problem: BaseException) -> Callable[[State], object]:
    def deed(_: State) -> object:
        raise problem

    return deed


@pytest.mark.parametrize(
    ("problem", "reason"),
    [
        (ZeroDivisionError("by\nzero"), "ZeroDivisionError: by zero (test_guard.py:"),
        (SystemExit(0), "SystemExit: 0 (test_guard.py:"),
        (GeneratorExit(), "GeneratorExit (test_guard.py:"),
        (MemoryError(), "MemoryError (test_guard.py:"),
        (StopIteration(), "StopIteration (test_guard.py:"),
        (Unspeakable(), "Unspeakable (test_guard.py:"),
        (ValueError("x" * 10_000), "ValueError: xxxx"),
        (ValueError("\x1b[2J \ud800 ü"), "ValueError: ?[2J ? ü (test_guard.py:"),
    ],
)
def test_any_exception_of_a_bot_is_a_failure(problem: BaseException, reason: str) -> None:
    choice = asked(raising(problem))
    assert choice.fault == "failed"
    assert choice.reason.startswith(reason)
    assert len(choice.reason) <= MAX_REASON


def test_a_recursion_error_is_a_failure() -> None:
    def dive(state: State) -> object:
        return dive(state)

    choice = asked(dive)
    assert choice.fault == "failed"
    assert choice.reason.startswith("RecursionError: ")
    assert asked(lambda _: Almost()).fault == "failed"


def test_a_keyboard_interrupt_passes_through_unless_the_signal_is_ignored() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            asked(raising(KeyboardInterrupt()))
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        assert asked(raising(KeyboardInterrupt())).fault == "failed"
    finally:
        signal.signal(signal.SIGINT, before)


# Time


def spin(_: State) -> object:
    while True:
        pass


def sleep(_: State) -> object:
    time.sleep(PATIENT)
    return None


def careless(_: State) -> object:
    while True:
        with suppress(Exception):
            time.sleep(PATIENT)


def disobedient(state: State) -> object:
    """Ignores the first interruptions, and then answers as if there had been none."""
    for _ in range(3):
        with suppress(TooSlow):
            time.sleep(PATIENT)
    return first(state)


def untidy(state: State) -> object:
    try:
        return sleep(state)
    finally:
        sleep(state)


@pytest.mark.parametrize("deed", [spin, sleep, careless, disobedient, untidy])
def test_a_slow_bot_is_interrupted(deed: Callable[[State], object]) -> None:
    choice = asked(deed, LIMIT)
    assert choice.fault == "slow"
    assert LIMIT <= choice.seconds < PATIENT


def deafen(state: State) -> object:
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    return first(state)


def stop_the_clock(state: State) -> object:
    signal.setitimer(signal.ITIMER_REAL, 0)
    return first(state)


def block(state: State) -> object:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    return first(state)


@pytest.mark.parametrize("deed", [deafen, stop_the_clock, block])
def test_a_bot_cannot_switch_off_the_alarm_for_the_next_one(deed: Callable[[State], object]) -> None:
    assert asked(deed).fault is None
    assert asked(sleep, LIMIT).fault == "slow"


def test_guards_can_be_nested() -> None:
    def quick(state: State) -> object:
        inner = guarded_choice(Does(sleep), state, FastDice(1), LIMIT)
        assert inner.fault == "slow"
        return first(state)

    assert asked(quick).fault is None

    def slow(state: State) -> object:
        guarded_choice(Does(sleep), state, FastDice(1), PATIENT)
        return sleep(state)

    assert asked(slow, LIMIT).fault == "slow"


@contextmanager
def an_alarm(seconds: float) -> Iterator[list[int]]:
    """Somebody else's alarm; a number for every time that it rang."""
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, _: rung.append(number))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield rung
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_an_alarm_that_was_set_before_is_kept() -> None:
    with an_alarm(PATIENT):
        call_with_limit(lambda: None, LIMIT)
        left, _ = signal.getitimer(signal.ITIMER_REAL)
        assert 0 < left < PATIENT
    with an_alarm(LIMIT) as rung:
        call_with_limit(lambda: time.sleep(2 * LIMIT), PATIENT)
        while not rung:
            time.sleep(0.01)


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    state = position()
    while state.seat is not None:
        state.play(first(state))
    with pytest.raises(IllegalAction):
        guarded_choice(Does(first), state, FastDice(1), PATIENT)


# In a game


def test_faults_are_made_good_until_there_are_too_many() -> None:
    for rounds, forfeits in (("2", False), ("3", True)):
        plan = Plan("tiny", {"rounds": [rounds], "banned": ["swap"], "start": 0}, ("raiser", "random"))
        result = play(plan, Fixture(0, (0, 1)))
        assert result.finished
        assert {fault.seat for fault in result.faults} == {0}
        assert len(result.faults) == 2 * int(rounds) == (FORGIVEN + 1 if forfeits else 4)
        assert result.forfeit == (0 if forfeits else None)
        if forfeits:
            assert result.winners == [1]
        else:
            assert len(result.totals) == 2
            assert min(result.totals) > 0


def test_a_bot_that_cannot_be_made_fails_whenever_it_is_asked() -> None:
    result = play(Plan("tiny", {}, ("random", "stillborn")), Fixture(0, (1, 0)))
    assert result.finished
    assert {(fault.seat, fault.kind) for fault in result.faults} == {(0, "failed")}
    assert result.faults[0].reason.startswith("RuntimeError: not today (bad_bots.py:")


def test_a_game_depends_on_its_deal_and_seats_alone() -> None:
    played, again, swapped = (
        [play(TINY, Fixture(deal, seats)) for deal in range(5)] for seats in ((0, 2), (0, 2), (2, 0))
    )
    assert timeless(played) == timeless(again)
    assert [result.totals for result in played] != [result.totals for result in swapped]
    assert len({tuple(result.totals) for result in played}) == 5
    for result in (*played, *swapped):
        assert result.finished
        assert result.faults == []
        assert sum(result.choices) <= result.actions


def test_games_without_end_are_given_up() -> None:
    result = play(Plan("tiny", {}, ("random", "watchful"), turns=1), Fixture(0, (0, 1)))
    assert not result.finished
    assert result.forfeit is None
    assert result.turns == 3
