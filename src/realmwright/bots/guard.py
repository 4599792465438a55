"""A bot's choice, whatever the bot does: late, broken or against the rules, there is a legal action all the same."""

import signal
import threading
from collections.abc import Callable
from operator import index
from pathlib import PurePath
from time import perf_counter
from types import CodeType, FrameType
from typing import Final, Literal, NamedTuple, SupportsIndex, TypeAlias, TypeVar, cast

from realmwright.bits import select
from realmwright.bots import Bot
from realmwright.dice import Dice
from realmwright.game import IllegalAction, State

FaultKind: TypeAlias = Literal["slow", "failed", "illegal"]
"""Why a bot's choice did not count."""

REPEAT: Final = 0.05
"""Seconds between one alarm and the next, for bots that go on all the same."""
LONGEST: Final = 200
"""Characters of a reason."""

Made = TypeVar("Made")


class Choice(NamedTuple):
    """A legal action: the bot's own, or a random one and why."""

    action: int
    seconds: float
    fault: FaultKind | None = None
    reason: str = ""


class Faulty(Exception):
    """What a bot did wrong."""

    def __init__(self, kind: FaultKind, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        # It will be printed and stored, whatever a bot has put into it.
        self.reason = "".join(sign if sign.isprintable() else "?" for sign in " ".join(reason.split())[:LONGEST])


class TooSlow(BaseException):
    """Raised in a bot that has used up its time, and again as long as it goes on; not held by ``except Exception``."""


def guarded(bot: Bot, state: State, dice: Dice, limit: float) -> Choice:
    """What the bot chooses for the seat to move, from what that seat knows, or a random action if it is at fault.

    The limit, in seconds, is kept by :func:`contained`, as far as it can be kept from inside a process.
    """
    if state.seat is None:
        raise IllegalAction("the game is over: there is nothing to choose")
    legal = state.legal()
    imagined = state.imagine(state.seat, dice)
    began = perf_counter()
    try:
        return Choice(contained(lambda: _chosen(bot, imagined, legal), limit), perf_counter() - began)
    except Faulty as fault:
        chance = dice.stream("in place of a bot")
        instead = select(legal, chance.below(legal.bit_count()))
        return Choice(instead, perf_counter() - began, fault.kind, fault.reason)


def contained(deed: Callable[[], Made], limit: float) -> Made:
    """What comes of something that a bot does. Raises Faulty if it raises anything, or takes longer than the limit.

    The limit interrupts whatever Python does in the main thread of a process, where there are signals. What C does, and
    bots that will not be interrupted, can only be ended together with their process. A KeyboardInterrupt is a person's
    where Python listens to Ctrl-C, and passes; elsewhere it is the bot's.
    """
    began = perf_counter()
    try:
        with _Alarm(limit):
            made = _let(deed)
    except TooSlow:
        raise Faulty("slow", f"no answer within {limit:g} s") from None
    if (seconds := perf_counter() - began) > limit:
        raise Faulty("slow", f"took {seconds:.1f} s of {limit:g}")
    return made


def _chosen(bot: Bot, state: State, legal: int) -> int:
    chosen: object = bot.choose(state)
    try:
        if isinstance(chosen, bool):
            raise TypeError
        action = index(cast(SupportsIndex, chosen))
    except TypeError:
        raise Faulty("illegal", f"chose {type(chosen).__name__}, which is no action") from None
    if not 0 <= action < legal.bit_length() or not legal >> action & 1:
        shown = str(action) if action.bit_length() <= 64 else f"a number of {action.bit_length()} bits"
        raise Faulty("illegal", f"chose {shown}, which is not legal")
    return action


def _let(deed: Callable[[], Made]) -> Made:
    """Everything that is called from here may be interrupted by the alarm, and nothing else."""
    try:
        return deed()
    except (Faulty, TooSlow):
        raise
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            raise
        raise Faulty("failed", _described(problem)) from None


def _described(problem: BaseException) -> str:
    """What went wrong and where."""
    try:
        text = str(problem)[:LONGEST]
    except Exception:
        text = ""
    place = problem.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" ({PurePath(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno})" if place is not None else ""
    name = type(problem).__name__
    text = " ".join(text.split())[: LONGEST - len(name) - len(where) - 2]
    return f"{name}: {text}{where}" if text else f"{name}{where}"


class _Alarm:
    """Raises TooSlow in what :func:`_let` calls, once the time is up and again and again; alarms can be nested."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._works = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self._works:
            # A bot may have blocked the signal for its own ends, and another one is to think now.
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
            self._before = signal.signal(signal.SIGALRM, _ring)
            self._began = perf_counter()
            self._left, self._every = signal.getitimer(signal.ITIMER_REAL)
            nested = self._before is _ring and self._left > 0
            signal.setitimer(signal.ITIMER_REAL, min(self._seconds, self._left) if nested else self._seconds, REPEAT)

    def __exit__(self, *_: object) -> None:
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL if self._before is None else self._before)
            if self._left > 0:
                rest = self._left - (perf_counter() - self._began)
                signal.setitimer(signal.ITIMER_REAL, max(rest, 0.001), self._every)


def _ring(_: int, frame: FrameType | None) -> None:
    """End what a bot does, but never what cleans up behind it: the next ring comes soon enough."""
    interrupted = frame
    while frame is not None:
        if frame.f_code in _CLEANING:
            return
        if frame.f_code is _let.__code__:
            if frame is not interrupted:
                raise TooSlow
            return
        frame = frame.f_back


_CLEANING: Final[tuple[CodeType, ...]] = (_Alarm.__enter__.__code__, _Alarm.__exit__.__code__)
