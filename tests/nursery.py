"""Processes for tests, forked from one that has imported everything already.

To import the command and the server takes longer than most of what is tested with them. So one process has imported
them, and forks whenever a test wants a process: that is one of its own, with arguments, environment, streams and a
session like any other, and whatever a test does to it happens to it alone.
"""

import atexit
import contextlib
import fcntl
import gc
import importlib
import json
import os
import select
import signal
import socket
import subprocess
import sys
import termios
import threading
from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest
from argon2 import PasswordHasher
from argon2.profiles import CHEAPEST

from realmwright.bots import bots
from realmwright.compiled import PURE
from realmwright.game import LANGUAGES, games
from realmwright.words import Words

SCRIPT: Final = Path(sys.executable).with_name("realmwright")
"""What pip installed: the way in for nearly every test."""
ROOT: Final = Path(__file__).parents[1]
IMPORTED: Final = (
    "realmwright.cli",
    "realmwright.server.web.app",
    "realmwright.server.launcher",
    # What most commands import only when they are called.
    *("alembic.command", "pydantic", "realmwright.bots.turns", "rich.console", "tomllib", "typer._adapters"),
)
QUICK: Final = partial(PasswordHasher.from_parameters, CHEAPEST)
"""Passwords are hashed as they always are, but not for a quarter of a second each."""
ROUNDS: Final = {
    "realmwright.server.tables.live_tables.ROUND_SECONDS": 0.25,
    "realmwright.server.tables.planned.ROUND_SECONDS": 0.2,
    "realmwright.server.tournaments.running.ROUND_SECONDS": 0.2,
    "realmwright.server.notices.sender.ROUND_SECONDS": 0.2,
    "realmwright.server.matching.queue.ROUND_SECONDS": 0.25,
    "realmwright.server.matching.lobby.ROUND_SECONDS": 0.2,
}
"""Servers in a hurry go their rounds as they always do, but nobody need wait a second or two for the next."""
PATIENCE: Final = 120.0
"""Seconds after which something hangs, even on the busiest machine."""
READY: Final = b"ready"
LARGEST: Final = 1 << 17
"""Bytes of what is asked for: arguments and an environment."""


class Child:
    """A process with the command ``realmwright``, to be handled like one of :class:`subprocess.Popen`."""

    def __init__(
        self,
        args: Sequence[str | Path],
        streams: tuple[int, int, int],
        env: Mapping[str, str],
        cwd: Path,
        *,
        terminal: bool = False,
        hurry: bool = False,
    ) -> None:
        """Start it in a session of its own; the first stream may be its terminal, and it may be a server in a hurry."""
        wish = {
            "args": [str(arg) for arg in args],
            "env": dict(env),
            "cwd": str(cwd),
            "terminal": terminal,
            "hurry": hurry,
        }
        mother = _mother()
        self._news, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            socket.send_fds(mother, [json.dumps(wish).encode()], [theirs.fileno(), *streams])
        self._news.settimeout(PATIENCE)
        self.pid = int(self._hear("the start"))
        self.returncode: int | None = None

    def _hear(self, what: str) -> bytes:
        try:
            news = self._news.recv(100)
        except TimeoutError:
            raise TimeoutError(f"nothing was heard of {what} of a process within {PATIENCE:g} seconds") from None
        assert news, f"nobody is left who could tell of {what} of a process"
        return news

    def poll(self) -> int | None:
        """How it ended, if it has."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float = PATIENCE) -> int:
        """Wait for its end."""
        if self.returncode is None:
            if not select.select([self._news], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("realmwright", timeout)
            self.returncode = int(self._hear("the end"))
            self._news.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


@cache
def _mother() -> socket.socket:
    """What is said here is heard by the process that forks."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    # Plugins are for those who ask for them; the speed of the rules is everybody's.
    foreign = ("PYTHONPATH", "REALMWRIGHT_")
    env = {name: value for name, value in os.environ.items() if name == PURE or not name.startswith(foreign)}
    with there:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.nursery", str(there.fileno())],
            cwd=ROOT,
            # What is tested is this tree, whichever is installed.
            env={**env, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"},
            pass_fds=[there.fileno()],
            stdin=subprocess.DEVNULL,
        )

    def end() -> None:
        here.close()
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()

    atexit.register(end)
    here.settimeout(PATIENCE)
    try:
        ready = here.recv(len(READY))
    except TimeoutError:
        raise TimeoutError(f"the command was not imported within {PATIENCE:g} seconds") from None
    if not ready:
        raise RuntimeError("the command cannot be imported")
    return here


# In the process that forks


def _attend(wishes: socket.socket) -> None:
    """Fork for whoever asks; returns in the children alone, when everything is as it should be for them."""
    while True:
        wish, streams, *_ = socket.recv_fds(wishes, LARGEST, 4)
        if not wish:
            os._exit(0)
        if os.fork() == 0:
            break
        for stream in streams:
            os.close(stream)
        with contextlib.suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG) != (0, 0):
                pass
    wishes.close()
    with socket.socket(fileno=streams.pop(0)) as news:
        child = os.fork()
        if child:
            for stream in (0, 1, 2, *streams):
                os.close(stream)
            _, status = os.waitpid(child, 0)
            # Nobody may be interested any more.
            with contextlib.suppress(OSError):
                news.send(str(os.waitstatus_to_exitcode(status)).encode())
            os._exit(0)
        os.setsid()
        # Whoever knows the process may at once end it with its group.
        news.send(str(os.getpid()).encode())
    _become(streams, **json.loads(wish))


def _become(
    streams: Sequence[int], args: list[str], env: dict[str, str], cwd: str, terminal: bool, hurry: bool
) -> None:
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    if terminal:
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        # Tests that run in the background of a shell have been told to take no notice of Ctrl-C, nor, by nohup, of a
        # terminal that is closed.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    if hurry:
        patch = pytest.MonkeyPatch()
        for name, seconds in ROUNDS.items():
            patch.setattr(name, seconds)
    os.chdir(cwd)
    os.environ.clear()
    os.environ.update(env)
    sys.path[:1] = filter(None, env.get("PYTHONPATH", "").split(os.pathsep))
    if "PYTHONPATH" in env:
        for registry in (games, bots):
            registry.refresh()
    sys.argv = args
    sys.modules["__main__"] = ModuleType("__main__")
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)


def _run() -> None:
    """Run the command and end as usual, but for taking apart what was imported: that takes longer than most runs."""
    from realmwright.cli import main

    try:
        main()
    except SystemExit as end:
        for thread in threading.enumerate():
            if thread is not threading.main_thread() and not thread.daemon:
                thread.join()
        atexit._run_exitfuncs()
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(end.code if isinstance(end.code, int) else end.code is not None)


if __name__ == "__main__":
    for _name in IMPORTED:
        importlib.import_module(_name)
    # Registries load what they are asked for.
    tuple(bots.values())
    for _game in games.values():
        for _language in LANGUAGES:
            Words(_game, _language)
    pytest.MonkeyPatch().setattr("realmwright.server.people.passwords.PasswordHasher", QUICK)
    gc.freeze()
    with socket.socket(fileno=int(sys.argv[1])) as _wishes:
        _wishes.send(READY)
        _attend(_wishes)
    _run()
