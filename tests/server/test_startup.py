"""How a server starts: what it imports before it can accept a connection, and how it looks after its processes."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from uvicorn.supervisors.multiprocess import SIGNALS

from realmwright.server.supervisor import REMIND_SECONDS, SILENCE_SECONDS, START_SECONDS, Supervisor, how_it_ended
from tests.server.raw_client import SECONDS, eventually

# Imports

HEAVY = {
    "aiosmtplib",
    "alembic",
    "asyncpg",
    "fluent",
    "httpcore",
    "httpx",
    "numpy",
    "openskill",
    "pygments",
    "ray",
    "realmwright.arena",
    "realmwright.cli",
    "realmwright.drawing",
    "realmwright.gym",
    "realmwright.observers",
    "realmwright.rules",
    "realmwright.words",
    "resvg_py",
    "rich",
    "typer",
}
"""What is not needed to accept a connection."""
START = """
import asyncio, sys
from realmwright.server.web.app import create

async def main():
    server = create()
    async with server.lifespan(server.http):
        print(*sys.modules, file=sys.__stdout__)

asyncio.run(main())
"""


def test_a_server_that_accepts_connections_has_imported_little(tmp_path: Path) -> None:
    """Given a database that is up to date, then neither games, bots nor drawings are imported at the start."""
    environment = {**os.environ, "REALMWRIGHT_DATA": str(tmp_path), "REALMWRIGHT_BOT_WORKERS": "1"}

    def modules() -> set[str]:
        command = [sys.executable, "-c", START]
        return set(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.split())

    first = modules()
    assert first & HEAVY == {"alembic", "pygments"}, "a new database is made by migrations"
    again = modules()
    assert again & HEAVY == set()
    assert {name for name in again if name.startswith("realmwright.bots.")} <= {
        "realmwright.bots.budget",
        "realmwright.bots.channel",
        "realmwright.bots.guard",
    }


# Processes


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def supervisor(clock: Clock, caplog: pytest.LogCaptureFixture) -> Iterator[Supervisor]:
    """Two processes of a small application, which have been started and no more."""
    caplog.set_level(logging.INFO, "realmwright.processes")
    handlers = {number: signal.getsignal(number) for number in SIGNALS}
    config = uvicorn.Config("tests.server.tiny_app:create", factory=True, port=0, workers=2, log_config=None)
    listener = config.bind_socket()
    made = Supervisor(config, [listener], clock)
    made.init_processes()
    yield made
    for process in made.processes:
        process.process.kill()
        process.process.join(SECONDS)
    listener.close()
    for number, handler in handlers.items():
        signal.signal(number, handler)


def pids(supervisor: Supervisor) -> list[int | None]:
    return [process.pid for process in supervisor.processes]


def serving(supervisor: Supervisor, caplog: pytest.LogCaptureFixture, number: int = 2) -> bool:
    supervisor.keep_subprocess_alive()
    return sum(" is ready, " in message for message in caplog.messages) == number


def stop(supervisor: Supervisor, place: int) -> None:
    """Stop a process, as a machine that is much too busy does; what it has answered before is read."""
    pid = pids(supervisor)[place]
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    os.waitid(os.P_PID, pid, os.WSTOPPED)
    while supervisor.processes[place].is_ready(timeout=0):
        pass


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_a_slow_start_is_waited_for(supervisor: Supervisor, clock: Clock, caplog: pytest.LogCaptureFixture) -> None:
    """Given processes that need minutes to start, then they are let start, and the log says what is waited for."""
    before = pids(supervisor)
    stop(supervisor, 0)
    stop(supervisor, 1)
    supervisor.keep_subprocess_alive()
    clock.now = START_SECONDS - 1
    supervisor.keep_subprocess_alive()
    assert pids(supervisor) == before
    assert warnings(caplog) == []
    waiting = [message for message in caplog.messages if message.startswith("waiting for processes")]
    assert waiting == [
        "waiting for processes to import the server and to open the database: "
        + ", ".join(f"{pid} (since {START_SECONDS - 1:.0f} s)" for pid in before)
    ]
    clock.now += REMIND_SECONDS
    supervisor.keep_subprocess_alive()
    assert not set(pids(supervisor)) & set(before)
    assert warnings(caplog) == [
        f"process {pid} has died: it did not begin to serve within {START_SECONDS:.0f} s; starting another"
        for pid in before
    ]


def test_the_end_of_a_process_is_logged_with_its_reason(
    supervisor: Supervisor, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    """Given processes that serve, when one hangs or is killed, then it is replaced, and a warning says why."""
    eventually(lambda: serving(supervisor, caplog), 300)
    hanging, killed = supervisor.processes
    stop(supervisor, 0)
    clock.now = SILENCE_SECONDS - 1

    def answered() -> bool:
        supervisor.keep_subprocess_alive()
        return supervisor._heard[killed] == clock.now

    eventually(answered, 300)
    assert supervisor.processes[0] is hanging
    clock.now = SILENCE_SECONDS + 1
    supervisor.keep_subprocess_alive()
    assert supervisor.processes[0] is not hanging
    assert killed.pid is not None
    os.kill(killed.pid, signal.SIGKILL)
    killed.process.join(SECONDS)
    supervisor.keep_subprocess_alive()
    assert warnings(caplog) == [
        f"process {hanging.pid} has died: it did not answer for {SILENCE_SECONDS:.0f} s; starting another",
        f"process {killed.pid} has died: it was ended by SIGKILL; starting another",
    ]
    eventually(lambda: serving(supervisor, caplog, 4), 300)


@pytest.mark.parametrize(
    ("code", "words"),
    [(-9, "ended by SIGKILL"), (-63, "ended by signal 63"), (1, "exit code 1"), (0, "exit code 0")],
)
def test_the_ends_of_processes_in_words(code: int, words: str) -> None:
    assert how_it_ended(code).endswith(words)
