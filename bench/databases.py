"""The databases that benchmarks measure, and the time that they take for themselves."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil
from tests.server.postgres import find_postgres


@dataclass(frozen=True)
class BenchDatabase:
    """A database, and its server if that is one of ours."""

    url: str
    server: psutil.Process | None = None

    def worked(self) -> float:
        """Seconds of processors that this process and the server of the database have taken."""
        return time.process_time() + sum(self._of_server())

    def _of_server(self) -> Iterator[float]:
        if self.server is not None:
            for each in (self.server, *self.server.children(recursive=True)):
                times = each.cpu_times()
                yield times.user + times.system


@contextmanager
def database_at(url: str) -> Iterator[BenchDatabase]:
    """The database at this address; "temporary" is a PostgreSQL of its own, which is gone afterwards."""
    if url != "temporary":
        yield BenchDatabase(url)
        return
    with find_postgres() as server:
        # As a server of some size would have it.
        server.psql("ALTER SYSTEM SET shared_buffers = '512MB'", "ALTER SYSTEM SET max_wal_size = '1GB'")
        running = int(Path(server.place / "data" / "postmaster.pid").read_text().split()[0])
        yield BenchDatabase(server.url("bench"), psutil.Process(running))
