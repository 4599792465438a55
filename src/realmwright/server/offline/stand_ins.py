"""Stand-ins for greenlet and aiosqlite where there are no threads.

SQLAlchemy waits for a database by switching greenlets, and aiosqlite gives each connection a thread. In a browser there
is neither, but nothing has to wait there: the database answers at once. What is awaited is run to its end on the spot.
"""

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Generator
from types import ModuleType
from typing import Any, Final, Self

EXPORTED: Final = (
    "DatabaseError",
    "Error",
    "IntegrityError",
    "NotSupportedError",
    "OperationalError",
    "ProgrammingError",
    "sqlite_version",
    "sqlite_version_info",
)
"""What SQLAlchemy takes from aiosqlite that is of sqlite3."""


def install() -> None:
    """Put the stand-ins in the places of the packages. To be called before SQLAlchemy is imported."""
    greenlets = ModuleType("greenlet")
    greenlets.greenlet = Greenlet  # type: ignore[attr-defined]
    greenlets.getcurrent = lambda: running[-1]  # type: ignore[attr-defined]
    databases = ModuleType("aiosqlite")
    databases.Connection = Connection  # type: ignore[attr-defined]
    databases.connect = Connection  # type: ignore[attr-defined]
    for name in EXPORTED:
        setattr(databases, name, getattr(sqlite3, name))
    sys.modules.update({"greenlet": greenlets, "aiosqlite": databases})


# greenlet


class Driver:
    """What greenlets hand their awaitables to."""

    def __init__(self) -> None:
        self.awaited = 0

    def switch(self, awaitable: Awaitable[Any]) -> Any:
        """The result of an awaitable that does not wait."""
        self.awaited += 1
        try:
            awaitable.__await__().send(None)
        except StopIteration as end:
            return end.value
        raise RuntimeError("a database in a browser never waits")


class Greenlet:
    """Runs a function at once. If it awaited something, it says so before it gives the result."""

    def __init__(self, run: Callable[..., Any], _parent: object) -> None:
        self.parent = driver
        self.dead = False
        self._run = run
        self._outcome: tuple[Any, BaseException | None] | None = None

    def switch(self, *args: Any, **options: Any) -> Any:
        """Run, or give what came of it."""
        if self._outcome is None:
            before = driver.awaited
            running.append(self)
            try:
                self._outcome = self._run(*args, **options), None
            except BaseException as raised:
                self._outcome = None, raised
            finally:
                running.pop()
            if driver.awaited > before:
                return _nothing()
        self.dead = True
        result, problem = self._outcome
        if problem is not None:
            raise problem
        return result

    def throw(self, *_: Any) -> Any:
        """What came of it: there was nothing to wait for, so nothing can have gone wrong meanwhile."""
        return self.switch()


async def _nothing() -> None:
    pass


driver: Final = Driver()
running: Final[list[Driver | Greenlet]] = [driver]


# aiosqlite


class Cursor:
    """A cursor whose answers are there at once."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    def __getattr__(self, name: str) -> Any:
        return getattr(self._cursor, name)

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, *args: Any) -> Self:
        self._cursor.execute(*args)
        return self

    async def executemany(self, *args: Any) -> Self:
        self._cursor.executemany(*args)
        return self

    async def fetchone(self) -> Any:
        return self._cursor.fetchone()

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        return self._cursor.fetchmany(self._cursor.arraysize if size is None else size)

    async def fetchall(self) -> list[Any]:
        return self._cursor.fetchall()

    async def close(self) -> None:
        self._cursor.close()


class NoThread:
    """What is asked about the thread of a connection."""

    daemon = True

    def is_alive(self) -> bool:
        return False


class Orders:
    """Where SQLAlchemy leaves what the thread of a connection is to do."""

    def put_nowait(self, order: tuple["asyncio.Future[Any]", Callable[[], Any]]) -> None:
        future, function = order
        future.set_result(function())


class Connection:
    """A connection to a SQLite file, with the parts of aiosqlite's that SQLAlchemy uses."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self._conn = self._connection = sqlite3.connect(*args, **options)
        self._thread = NoThread()
        self._tx = Orders()

    def __await__(self) -> Generator[None, None, Self]:
        yield from ()
        return self

    @property
    def isolation_level(self) -> str | None:
        level: str | None = self._conn.isolation_level
        return level

    def cursor(self) -> Cursor:
        return Cursor(self._conn.cursor())

    async def execute(self, *args: Any) -> Cursor:
        return Cursor(self._conn.execute(*args))

    async def create_function(self, *args: Any, **options: Any) -> None:
        self._conn.create_function(*args, **options)

    async def commit(self) -> None:
        self._conn.commit()

    async def rollback(self) -> None:
        self._conn.rollback()

    async def close(self) -> None:
        self._conn.close()

    def stop(self) -> None:
        self._conn.close()
