"""Playing games in worker processes, several at a time. A bot that crashes its process loses only its own game."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import mkstemp
from threading import Thread
from time import monotonic
from typing import IO, Final, TypeAlias, cast

from realmwright.arena.ledger import result_from_json
from realmwright.arena.match import Fault, Fixture, Plan, Result, broken_off
from realmwright.arena.worker import IDLE, STATUS_BYTES, SharedStatus, decode_status
from realmwright.game import RealmwrightError

COMMAND: Final = (sys.executable, "-P", "-m", "realmwright.arena.worker")
"""-P keeps Python from importing modules from the current folder."""
POLL_SECONDS: Final = 0.1
"""The interval at which the workers are checked."""
MIN_GRACE: Final = 1.0
"""Seconds beyond the limit after which a bot's process is killed; half the limit if that is more."""
CRASHES_TO_FORFEIT: Final = 2
"""A bot forfeits a game if it was thinking at so many crashes of the game's process."""
MAX_CRASHES: Final = 3
"""A game is given up after so many crashes."""

Messages: TypeAlias = "SimpleQueue[tuple[WorkerProcess, bytes | None]]"


class WorkerProcess:
    """A worker process, as the arena sees it."""

    def __init__(self, plan: Plan, messages: Messages) -> None:
        """Start the process. Its messages are put into the queue, and None when it closes its output."""
        number, path = mkstemp(prefix="realmwright-arena-")
        with os.fdopen(number, "wb") as file:
            file.write(bytes(STATUS_BYTES))
        self._path = Path(path)
        self.status = SharedStatus(path)
        self.fixture: Fixture | None = None
        self.ready = False
        self.exit_noticed = False
        """Whether an earlier check found that the process had ended, while its output was still open."""
        self._last_status = IDLE
        self._unchanged_since = 0.0
        self._process = subprocess.Popen(
            [*COMMAND, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(entry or os.getcwd() for entry in sys.path)},
            process_group=None if sys.platform == "win32" else 0,
        )
        self._pipes = cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)
        self._reader = Thread(target=self._read, args=(messages,), daemon=True)
        self._reader.start()
        self._send(asdict(plan))

    def begin(self, fixture: Fixture) -> None:
        """Let the worker play this fixture."""
        self.fixture = fixture
        self._last_status = IDLE
        self.status.write(IDLE)
        self._send((fixture.deal, fixture.seats))

    def mark_ready(self) -> None:
        """Note that the worker has started. It has mapped the file of the status, so the file can be removed now."""
        self.ready = True
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def stuck(self, limit: float) -> bool:
        """Whether the same bot has thought about the same choice for so many seconds; must be called regularly."""
        status = self.status.read()
        if status != self._last_status:
            self._last_status, self._unchanged_since = status, monotonic()
        return status != IDLE and monotonic() - self._unchanged_since > limit

    def ended(self) -> bool:
        """Whether the process has ended. Processes that bots have started may still run."""
        return self._process.poll() is not None

    def exit_description(self) -> str:
        """How the process ended."""
        code = self._process.wait()
        return f"by signal {-code}" if code < 0 else f"with code {code}"

    def kill(self) -> None:
        """Kill the process and all processes that bots have started in it."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Kill the process and release all resources."""
        self.kill()
        self._process.wait()
        with suppress(OSError):
            self._pipes[0].close()
        self._reader.join(MIN_GRACE)
        self.status.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _send(self, message: object) -> None:
        # If the process has ended, the reader thread reports that.
        with suppress(OSError):
            self._pipes[0].write(json.dumps(message).encode() + b"\n")
            self._pipes[0].flush()

    def _read(self, messages: Messages) -> None:
        with self._pipes[1] as source:
            for line in source:
                messages.put((self, line))
        messages.put((self, None))


class WorkerPool:
    """The worker processes of one run."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._messages: Messages = SimpleQueue()
        self._idle: list[WorkerProcess] = []
        self._busy: list[WorkerProcess] = []
        self._retries: list[Fixture] = []
        self._crashes: dict[str, list[int | None]] = {}
        """For each game whose process crashed, the seats that were thinking then, if any."""

    def play(self, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Result]:
        """Yield the results of all games as they arrive."""
        waiting = iter(fixtures)
        checked = monotonic()
        while True:
            while len(self._busy) < jobs and (fixture := self._retries.pop() if self._retries else next(waiting, None)):
                self._begin(fixture)
            if not self._busy:
                return
            with suppress(Empty):
                worker, line = self._messages.get(timeout=POLL_SECONDS)
                if (result := self._receive(worker, line)) is not None:
                    yield result
            if monotonic() - checked >= POLL_SECONDS:
                checked = monotonic()
                yield from self._check_workers()

    def close(self) -> None:
        """Kill all processes."""
        for worker in (*self._idle, *self._busy):
            worker.close()

    def _begin(self, fixture: Fixture) -> None:
        worker = self._idle.pop() if self._idle else WorkerProcess(self._plan, self._messages)
        self._busy.append(worker)
        worker.begin(fixture)

    def _receive(self, worker: WorkerProcess, line: bytes | None) -> Result | None:
        """Handle a message of a worker; the result of its game, if there is one now."""
        if worker in self._idle:
            # It has ended, or a bot writes to the pipe between games: the worker cannot be used any more.
            self._idle.remove(worker)
            worker.close()
            return None
        fixture = worker.fixture
        if worker not in self._busy or fixture is None:
            return None
        try:
            message = None if line is None else json.loads(line)
            if message == "ready":
                worker.mark_ready()
                return None
            if isinstance(message, dict) and "problem" in message:
                raise RuntimeError(f"the game {fixture.key} could not be played:\n{message['problem']}")
            result = None if message is None else result_from_json(message, self._plan)
        except (RealmwrightError, ValueError):
            result = None
        if result is None or result.fixture != fixture:
            return self._crashed(worker, fixture)
        self._busy.remove(worker)
        self._idle.append(worker)
        return result

    def _crashed(self, worker: WorkerProcess, fixture: Fixture) -> Result | None:
        """Schedule the game of a crashed process again, or decide it after too many crashes.

        The process may have been killed from outside, so one crash is not enough to blame a bot.
        """
        status = worker.status.read()
        worker.kill()
        how = worker.exit_description()
        self._busy.remove(worker)
        worker.close()
        if not worker.ready:
            raise RuntimeError(f"no process of the arena could be started: it ended {how}")
        seat, actions = decode_status(status) if status != IDLE else (None, 0)
        crashes = self._crashes.setdefault(fixture.key, [])
        crashes.append(seat)
        if seat is not None and crashes.count(seat) == CRASHES_TO_FORFEIT:
            return broken_off(self._plan, fixture, Fault(seat, "failed", actions, f"its process ended {how}"))
        if len(crashes) == MAX_CRASHES:
            return broken_off(self._plan, fixture, None)
        self._retries.append(fixture)
        return None

    def _check_workers(self) -> Iterator[Result]:
        """Handle processes that have ended, and kill those whose bot exceeds the limit and cannot be interrupted."""
        limit = self._plan.limit + max(MIN_GRACE, self._plan.limit / 2)
        for worker in self._busy[:]:
            if worker.ended():
                # Its output stays open while a process that a bot has started holds the pipe.
                worker.kill()
                result = self._crashed(worker, worker.fixture) if worker.exit_noticed and worker.fixture else None
                worker.exit_noticed = True
                if result is not None:
                    yield result
            elif worker.stuck(limit) and worker.fixture is not None:
                seat, actions = decode_status(worker.status.read())
                self._busy.remove(worker)
                worker.close()
                reason = f"no answer within {self._plan.limit:g} s, and it could not be interrupted"
                yield broken_off(self._plan, worker.fixture, Fault(seat, "slow", actions, reason))


def run(plan: Plan, fixtures: Iterable[Fixture], jobs: int) -> Generator[Result, None, None]:
    """Play the fixtures in so many processes and yield their results as they arrive.

    A bot that repeatedly crashes the process of a game, or exceeds the limit where it cannot be interrupted, forfeits
    that game; the other games go on. No process outlives the generator.
    """
    pool = WorkerPool(plan)
    try:
        yield from pool.play(fixtures, jobs)
    finally:
        pool.close()
