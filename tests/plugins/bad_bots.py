"""Bots that do whatever a bot should not."""

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

from realmwright.bits import lowest
from realmwright.bots.budget import Budget
from realmwright.game import State


class Bad:
    """What they have in common: left alone, they play the first legal action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, state: State) -> object:
        return lowest(state.legal())

    def note(self, text: str) -> None:
        """Leave a file that is named by the seed, if somebody wants notes."""
        if notes := os.environ.get("BAD_BOTS_NOTES"):
            draft = Path(notes, f"{self.seed}-{os.getpid()}.draft")
            draft.write_text(text, "utf-8")
            draft.rename(Path(notes, str(self.seed)))


class Sleeper(Bad):
    """Thinks for ever."""

    def choose(self, state: State) -> object:
        self.note("asleep")
        while True:
            time.sleep(0.01)


class Gated(Bad):
    """Not bad, but waits at a gate until somebody opens it, and notes where it waits."""

    def choose(self, state: State) -> object:
        gate = Path(os.environ["BAD_BOTS_GATE"])
        if not gate.exists():
            self.note(str(os.getpid()))
        while not gate.exists():
            time.sleep(0.01)
        return super().choose(state)


class Thrifty(Bad):
    """Not bad either: plays the first legal action, and the last one if it may think twice."""

    def __init__(self, seed: int, budget: Budget = Budget(simulations=1)) -> None:  # noqa: B008
        super().__init__(seed)
        self.budget = budget

    def choose(self, state: State) -> object:
        return super().choose(state) if self.budget.simulations == 1 else state.legal().bit_length() - 1


class Stubborn(Bad):
    """Thinks for ever, and will not be told otherwise."""

    def choose(self, state: State) -> object:
        while True:
            with suppress(BaseException):
                time.sleep(0.01)


class Deaf(Bad):
    """Thinks longer than anybody waits, in C, where not even a signal or another thread of Python gets a word in."""

    def choose(self, state: State) -> object:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        ctypes.PyDLL(None).sleep(30)
        return super().choose(state)


class Raiser(Bad):
    def choose(self, state: State) -> object:
        raise ZeroDivisionError(state.dump())


class Stillborn(Bad):
    """Fails before it is asked anything."""

    def __init__(self, seed: int) -> None:
        raise RuntimeError("not today")


class Leaver(Bad):
    def choose(self, state: State) -> object:
        sys.exit(0)


class Quitter(Bad):
    """Takes the process with it."""

    def choose(self, state: State) -> object:
        os._exit(0)


class Abandoner(Bad):
    """Takes the process with it, and leaves a child that holds on to all that was open until the gate is."""

    def choose(self, state: State) -> object:
        if os.fork():
            os._exit(0)
        os.setsid()
        self.note(str(os.getpid()))
        gate, patience = Path(os.environ["BAD_BOTS_GATE"]), time.monotonic() + 60
        while not gate.exists() and time.monotonic() < patience:
            time.sleep(0.01)
        os._exit(0)


class Murderer(Bad):
    """Takes the process with it that looks after its own."""

    def choose(self, state: State) -> object:
        os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(state)


class LateQuitter(Bad):
    """Answers, and takes the process with it a little later."""

    def choose(self, state: State) -> object:
        threading.Timer(0.1, os._exit, [0]).start()
        return super().choose(state)


class Glutton(Bad):
    def choose(self, state: State) -> object:
        raise MemoryError


class Diver(Bad):
    """Never comes back up."""

    def choose(self, state: State) -> object:
        return self.choose(state)


class Printer(Bad):
    """Talks all the time, in every way it can."""

    def choose(self, state: State) -> object:
        print("x" * 100_000, flush=True)
        print("x" * 100_000, file=sys.stderr, flush=True)
        os.write(1, b"\0\0\0\2{}")
        subprocess.run([sys.executable, "-c", "print('me too')"], check=True)
        return super().choose(state)


class Reader(Bad):
    """Looks for a person to ask; there is none."""

    def choose(self, state: State) -> object:
        return super().choose(state) if sys.stdin.read() == "" else None


class Parent(Bad):
    """Leaves a child behind that thinks for ever, and notes its number."""

    def choose(self, state: State) -> object:
        child = os.fork()
        if not child:
            time.sleep(600)
        self.note(str(child))
        while True:
            time.sleep(0.01)


class Witness(Bad):
    """Notes where it is and what it was asked."""

    def choose(self, state: State) -> object:
        self.note(f"{os.getpid()} {os.nice(0)} {state.dump()}")
        return super().choose(state)


class Text(Bad):
    def choose(self, state: State) -> object:
        return str(super().choose(state))


class Negative(Bad):
    def choose(self, state: State) -> object:
        return -1


class Huge(Bad):
    def choose(self, state: State) -> object:
        return 10**6


class Endless(Bad):
    def choose(self, state: State) -> object:
        return 10**5000


class Truth(Bad):
    def choose(self, state: State) -> object:
        return True


class Nothing(Bad):
    def choose(self, state: State) -> object:
        return None


class Fraction(Bad):
    def choose(self, state: State) -> object:
        return float(lowest(state.legal()))


class Itself(Bad):
    def choose(self, state: State) -> object:
        return self
