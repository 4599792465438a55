"""Asking bots that may misbehave: a bot that is slow, raises or chooses illegally is replaced by a random action."""

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
"""Why a bot's choice was not accepted."""

ALARM_INTERVAL: Final = 0.05
"""Seconds between one alarm and the next, for bots that catch the exception and go on."""
MAX_REASON: Final = 200
"""The most characters of a reason."""

Result = TypeVar("Result")


class Choice(NamedTuple):
    """A legal action: the bot's own, or a random one and the fault that made it necessary."""

    action: int
    seconds: float
    fault: FaultKind | None = None
    reason: str = ""


class BotFault(Exception):
    """A bot was too slow, raised an exception, or made an illegal choice."""

    def __init__(self, kind: FaultKind, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        # The reason is printed and stored, so control characters that a bot puts into it are replaced.
        self.reason = "".join(char if char.isprintable() else "?" for char in " ".join(reason.split())[:MAX_REASON])


class TooSlow(BaseException):
    """Raised in a bot whose time is up, repeatedly until it returns. ``except Exception`` does not catch it."""


def guarded_choice(bot: Bot, state: State, dice: Dice, limit: float) -> Choice:
    """The bot's choice for the seat to move, from what that seat knows, or a random action if the bot is at fault.

    :func:`call_with_limit` enforces the limit, in seconds, as far as that is possible from inside the process.
    """
    if state.seat is None:
        raise IllegalAction("the game is over: there is nothing to choose")
    legal = state.legal()
    imagined = state.imagine(state.seat, dice)
    began = perf_counter()
    try:
        return Choice(call_with_limit(lambda: _checked_choice(bot, imagined, legal), limit), perf_counter() - began)
    except BotFault as fault:
        chance = dice.stream("in place of a bot")
        instead = select(legal, chance.below(legal.bit_count()))
        return Choice(instead, perf_counter() - began, fault.kind, fault.reason)


def call_with_limit(function: Callable[[], Result], limit: float) -> Result:
    """Call code of a bot. Raises BotFault if it raises anything, or takes longer than the limit in seconds.

    The limit is a signal, so it interrupts Python code in the main thread, on systems that have signals. C code, and
    bots that catch everything, can only be stopped together with their process. A KeyboardInterrupt is passed on where
    Python handles Ctrl-C, for there it comes from a person; elsewhere it counts as the bot's own exception.
    """
    began = perf_counter()
    try:
        with _Alarm(limit):
            result = _interruptible(function)
    except TooSlow:
        raise BotFault("slow", f"no answer within {limit:g} s") from None
    if (seconds := perf_counter() - began) > limit:
        raise BotFault("slow", f"took {seconds:.1f} s of {limit:g}")
    return result


def _checked_choice(bot: Bot, state: State, legal: int) -> int:
    chosen: object = bot.choose(state)
    try:
        if isinstance(chosen, bool):
            raise TypeError
        action = index(cast(SupportsIndex, chosen))
    except TypeError:
        raise BotFault("illegal", f"chose {type(chosen).__name__}, which is no action") from None
    if not 0 <= action < legal.bit_length() or not legal >> action & 1:
        shown = str(action) if action.bit_length() <= 64 else f"a number of {action.bit_length()} bits"
        raise BotFault("illegal", f"chose {shown}, which is not legal")
    return action


def _interruptible(function: Callable[[], Result]) -> Result:
    """Call a function; the alarm interrupts only code that is called from here."""
    try:
        return function()
    except (BotFault, TooSlow):
        raise
    except BaseException as problem:
        if isinstance(problem, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is signal.default_int_handler:
            raise
        raise BotFault("failed", _description(problem)) from None


def _description(problem: BaseException) -> str:
    """An exception with the file and line where it was raised, on one line."""
    try:
        text = str(problem)[:MAX_REASON]
    except Exception:
        text = ""
    trace = problem.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    where = f" ({PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})" if trace is not None else ""
    name = type(problem).__name__
    text = " ".join(text.split())[: MAX_REASON - len(name) - len(where) - 2]
    return f"{name}: {text}{where}" if text else f"{name}{where}"


class _Alarm:
    """Raises TooSlow in what :func:`_interruptible` calls, repeatedly once the time is up. Alarms can be nested."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._works = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()

    def __enter__(self) -> None:
        if self._works:
            # A bot that was asked earlier may have blocked the signal.
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGALRM})
            self._before = signal.signal(signal.SIGALRM, _on_alarm)
            self._began = perf_counter()
            self._left, self._every = signal.getitimer(signal.ITIMER_REAL)
            nested = self._before is _on_alarm and self._left > 0
            signal.setitimer(
                signal.ITIMER_REAL, min(self._seconds, self._left) if nested else self._seconds, ALARM_INTERVAL
            )

    def __exit__(self, *_: object) -> None:
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL if self._before is None else self._before)
            if self._left > 0:
                rest = self._left - (perf_counter() - self._began)
                signal.setitimer(signal.ITIMER_REAL, max(rest, 0.001), self._every)


def _on_alarm(_: int, frame: FrameType | None) -> None:
    """Interrupt the bot's code, but never the code that sets or resets the alarm; the next alarm comes soon."""
    interrupted = frame
    while frame is not None:
        if frame.f_code in _NOT_INTERRUPTIBLE:
            return
        if frame.f_code is _interruptible.__code__:
            if frame is not interrupted:
                raise TooSlow
            return
        frame = frame.f_back


_NOT_INTERRUPTIBLE: Final[tuple[CodeType, ...]] = (_Alarm.__enter__.__code__, _Alarm.__exit__.__code__)
