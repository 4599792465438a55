"""Real servers for tests: `realmwright serve` in processes of its own, on a port of this machine."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import cache
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine

from realmwright.compiled import PURE
from realmwright.server.storage.database import migrate
from tests.nursery import SCRIPT, Child
from tests.server.plugins import python_path

GENEROUS = {
    "guests_per_hour": 0,
    "logins_per_hour": 0,
    "requests_per_minute": 0,
    "messages_per_second": 0,
    "chats_per_minute": 0,
    "sockets_per_person": 1000,
    "sockets_per_address": 0,
    "tables_per_person": 100_000,
}
"""Limits that no ordinary test meets; 0 is none."""
FRUGAL = {"bot_workers": 1, "review_workers": 0}
"""A process for bots takes longer to start than most tests, and one of them does for the bots of any."""
START_SECONDS = 300.0
"""How long a start may take on the slowest and busiest machine."""
END_SECONDS = 60.0
"""How long an end may take there."""


def pauses() -> Iterator[float]:
    """How long to wait before each look at a server: most things happen at once, and to look for others is work."""
    yield from (0.01, 0.02, 0.03, 0.05)
    yield from repeat(0.1)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port: int = trial.getsockname()[1]
        return port


class ServerProcess:
    """A server with its data in a place, which it finds again when it is started anew."""

    def __init__(
        self,
        place: Path,
        database: str = "",
        workers: int = 1,
        plugins: bool = True,
        fresh: bool = False,
        hurry: bool = True,
        **settings: object,
    ) -> None:
        """A fresh one imports everything itself, as at anybody's home; so do several workers.

        One in a hurry goes its rounds several times a second, which costs a twentieth of a core even when nobody is
        there. Servers that many tests share do without.
        """
        self.place = place
        self.plugins = plugins
        self.database = database
        self.workers = workers
        self.fresh = fresh or workers > 1
        self.hurry = hurry
        self.settings = {**GENEROUS, **FRUGAL, **settings}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log_file = place / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | Child | None = None

    def start(self, *arguments: str) -> "ServerProcess":
        """Start, and wait until it answers."""
        own = [name for name in os.environ if name.startswith("REALMWRIGHT_") and name != PURE]
        environment = {name: value for name, value in os.environ.items() if name not in own}
        environment |= {f"REALMWRIGHT_{name.upper()}": str(value) for name, value in self.settings.items()}
        if self.plugins:
            environment["PYTHONPATH"] = python_path()
        if not (self.database or self.fresh):
            provide_database(self.place / "realmwright.db")
        command = [str(SCRIPT), "serve", "--port", str(self.port), "--data", str(self.place)]
        command += ["--workers", str(self.workers), *arguments]
        if self.database:
            command += ["--database", self.database]
        with self.log_file.open("ab") as log, open(os.devnull, "rb") as nothing:
            if self.fresh:
                self._process = subprocess.Popen(
                    command, env=environment, stdout=log, stderr=log, stdin=nothing, start_new_session=True
                )
            else:
                streams = (nothing.fileno(), log.fileno(), log.fileno())
                self._process = Child(command, streams, environment, self.place, hurry=self.hurry)
        limit = time.monotonic() + START_SECONDS
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(f"the server did not start:\n{self.log()}")
            time.sleep(0.02)
        return self

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def answers(self) -> bool:
        """Whether it is there and well."""
        with contextlib.suppress(OSError):
            return self.get("/health")[0] == 200
        return False

    def get(self, path: str) -> tuple[int, Any]:
        """The status and the content of an address."""
        try:
            with urllib.request.urlopen(self.url + path, timeout=5) as answer:
                return answer.status, _content(answer.read())
        except urllib.error.HTTPError as problem:
            return problem.code, _content(problem.read())

    def stop(self) -> int:
        """Ask it to stop, and wait until it has."""
        if self._process is None:
            return 0
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            return self._process.wait(END_SECONDS)
        finally:
            self.kill()

    def kill(self) -> None:
        """End it at once, with everything that it has started."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(END_SECONDS)
            self._process = None

    def finish(self) -> None:
        """End it after all tests that shared it. Raises RuntimeError if it was not there any more."""
        assert self._process is not None
        code = self._process.poll()
        self.kill()
        if code is not None:
            raise RuntimeError(f"the server had ended with {code}:\n{self.log()[-10_000:]}")

    def log(self) -> str:
        """What it has logged."""
        return self.log_file.read_text("utf-8", errors="replace") if self.log_file.exists() else ""

    def lines(self) -> Iterator[dict[str, Any]]:
        """Its log, line by line."""
        for line in self.log().splitlines():
            if line.startswith("{"):
                yield json.loads(line)


def provide_database(file: Path) -> None:
    """Put an empty database where there is none: to make one takes a server half of its start."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_empty_database())


@cache
def _empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


def _content(content: bytes) -> Any:
    try:
        return json.loads(content)
    except ValueError:
        return content.decode(errors="replace")
