"""Games in processes of their own, as many at a time as there are cores, and no bot can end more than its own game."""

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
from realmwright.arena.worker import NOBODY, SIZE, Board, thinking
from realmwright.game import RealmwrightError

COMMAND: Final = (sys.executable, "-P", "-m", "realmwright.arena.worker")
"""With -P nothing is imported from the folder that the arena happens to be called from."""
GLANCE: Final = 0.1
"""Seconds from one look at who thinks to the next."""
LEAST_GRACE: Final = 1.0
"""Seconds beyond the limit after which a bot is ended together with its process, or half the limit if that is more."""
SAME: Final = 2
"""So often a bot must have thought when the process of a game ended, and it was the bot's doing."""
ENDED: Final = 3
"""After so many processes a game is given up."""

News: TypeAlias = "SimpleQueue[tuple[Worker, bytes | None]]"


class Worker:
    """One process that plays, as the arena sees it."""

    def __init__(self, plan: Plan, news: News) -> None:
        """Start it. Whatever it says is news, and its end, once, is told by None."""
        number, path = mkstemp(prefix="realmwright-arena-")
        with os.fdopen(number, "wb") as file:
            file.write(bytes(SIZE))
        self._path = Path(path)
        self.board = Board(path)
        self.fixture: Fixture | None = None
        self.ready = False
        self.silent = False
        """Whether it was found ended before, and no word of that has come."""
        self._seen = NOBODY
        self._since = 0.0
        self._process = subprocess.Popen(
            [*COMMAND, path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(entry or os.getcwd() for entry in sys.path)},
            process_group=None if sys.platform == "win32" else 0,
        )
        self._pipes = cast(IO[bytes], self._process.stdin), cast(IO[bytes], self._process.stdout)
        self._ear = Thread(target=self._hear, args=(news,), daemon=True)
        self._ear.start()
        self._tell(asdict(plan))

    def begin(self, fixture: Fixture) -> None:
        """Let it play this one next."""
        self.fixture = fixture
        self._seen = NOBODY
        self.board.write(NOBODY)
        self._tell((fixture.deal, fixture.seats))

    def settle(self) -> None:
        """Take note that it has begun. It has the board in its memory, so no file need be left behind by anybody."""
        self.ready = True
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def stuck(self, limit: float) -> bool:
        """Whether the same bot has thought about the same choice for so long; to be asked now and then."""
        seen = self.board.read()
        if seen != self._seen:
            self._seen, self._since = seen, monotonic()
        return seen != NOBODY and monotonic() - self._since > limit

    def ended(self) -> bool:
        """Whether the process has ended, even if something that a bot has started goes on."""
        return self._process.poll() is not None

    def how(self) -> str:
        """How the process ended."""
        code = self._process.wait()
        return f"by signal {-code}" if code < 0 else f"with code {code}"

    def kill(self) -> None:
        """End it and everything that bots have started in it."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def bury(self) -> None:
        """End it and leave nothing of it behind."""
        self.kill()
        self._process.wait()
        with suppress(OSError):
            self._pipes[0].close()
        self._ear.join(LEAST_GRACE)
        self.board.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _tell(self, message: object) -> None:
        # If the process is gone, its end is news already.
        with suppress(OSError):
            self._pipes[0].write(json.dumps(message).encode() + b"\n")
            self._pipes[0].flush()

    def _hear(self, news: News) -> None:
        with self._pipes[1] as source:
            for line in source:
                news.put((self, line))
        news.put((self, None))


class Crew:
    """The processes of one run, and the games that had to be begun again."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._news: News = SimpleQueue()
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []
        self._again: list[Fixture] = []
        self._blamed: dict[str, list[int | None]] = {}
        """For each game whose process ended, who thought then."""

    def play(self, fixtures: Iterable[Fixture], jobs: int) -> Iterator[Result]:
        """The results of all games, as they come."""
        waiting = iter(fixtures)
        glance = monotonic()
        while True:
            while len(self._busy) < jobs and (fixture := self._again.pop() if self._again else next(waiting, None)):
                self._begin(fixture)
            if not self._busy:
                return
            with suppress(Empty):
                worker, line = self._news.get(timeout=GLANCE)
                if (result := self._heard(worker, line)) is not None:
                    yield result
            if monotonic() - glance >= GLANCE:
                glance = monotonic()
                yield from self._look_after()

    def dismiss(self) -> None:
        """End all processes."""
        for worker in (*self._idle, *self._busy):
            worker.bury()

    def _begin(self, fixture: Fixture) -> None:
        worker = self._idle.pop() if self._idle else Worker(self._plan, self._news)
        self._busy.append(worker)
        worker.begin(fixture)

    def _heard(self, worker: Worker, line: bytes | None) -> Result | None:
        """What came of a game, if that is what is told."""
        if worker in self._idle:
            # It ended, or a bot has something to say; in any case it is of no more use.
            self._idle.remove(worker)
            worker.bury()
            return None
        fixture = worker.fixture
        if worker not in self._busy or fixture is None:
            return None
        try:
            message = None if line is None else json.loads(line)
            if message == "ready":
                worker.settle()
                return None
            if isinstance(message, dict) and "problem" in message:
                raise RuntimeError(f"the game {fixture.key} could not be played:\n{message['problem']}")
            result = None if message is None else result_from_json(message, self._plan)
        except (RealmwrightError, ValueError):
            result = None
        if result is None or result.fixture != fixture:
            return self._lost(worker, fixture)
        self._busy.remove(worker)
        self._idle.append(worker)
        return result

    def _lost(self, worker: Worker, fixture: Fixture) -> Result | None:
        """Begin a game again whose process has ended, or decide it.

        Somebody else may have ended the process, so a bot has to be there at least twice.
        """
        thought = worker.board.read()
        worker.kill()
        how = worker.how()
        self._busy.remove(worker)
        worker.bury()
        if not worker.ready:
            raise RuntimeError(f"no process of the arena could be started: it ended {how}")
        seat, actions = thinking(thought) if thought != NOBODY else (None, 0)
        blamed = self._blamed.setdefault(fixture.key, [])
        blamed.append(seat)
        if seat is not None and blamed.count(seat) == SAME:
            return broken_off(self._plan, fixture, Fault(seat, "failed", actions, f"its process ended {how}"))
        if len(blamed) == ENDED:
            return broken_off(self._plan, fixture, None)
        self._again.append(fixture)
        return None

    def _look_after(self) -> Iterator[Result]:
        """End the processes of bots that think beyond the limit and that nothing else has stopped."""
        limit = self._plan.limit + max(LEAST_GRACE, self._plan.limit / 2)
        for worker in self._busy[:]:
            if worker.ended():
                # Its end is heard of only if nothing is left that could speak in its place.
                worker.kill()
                result = self._lost(worker, worker.fixture) if worker.silent and worker.fixture else None
                worker.silent = True
                if result is not None:
                    yield result
            elif worker.stuck(limit) and worker.fixture is not None:
                seat, actions = thinking(worker.board.read())
                self._busy.remove(worker)
                worker.bury()
                reason = f"no answer within {self._plan.limit:g} s, and it could not be interrupted"
                yield broken_off(self._plan, worker.fixture, Fault(seat, "slow", actions, reason))


def run(plan: Plan, fixtures: Iterable[Fixture], jobs: int) -> Generator[Result, None, None]:
    """Play the fixtures in so many processes; their results in whatever order they come.

    A bot that ends its process, or thinks on where nothing can interrupt it, has lost that game; the others go on.
    However this ends, no process is left.
    """
    crew = Crew(plan)
    try:
        yield from crew.play(fixtures, jobs)
    finally:
        crew.dismiss()
