"""Maintenance: turns that run may end, no game begins, and the tables rest until it is over.

When it begins, the clocks of games over days stand at once. A live game goes on to the end of the turn that runs; then
its clocks stand, too. What a table rests from and to is in its log, so that it is the same for every process, and after
every restart.
"""

from typing import Final

from sqlalchemy import select, union

from realmwright.protocol import Arrange, Begin, Command, Join, Play
from realmwright.server.errors import Refused
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import AnyBody, Stopped, WentOn
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.clocks import passed
from realmwright.server.tables.table import Table

AT_ONCE: Final = 200
NO_GAMES: Final = "the server is in maintenance: no games begin until it is over"
RESTS: Final = "the server is in maintenance: the game goes on when it is over, and no clock runs"


class Maintenance:
    """Whether the server is in maintenance, or will be, as a process knows it."""

    def __init__(self, clock: ServerClock) -> None:
        self._clock = clock
        self.since: float | None = None
        """When it has begun, or will begin, by the time of the server; None if there is none."""

    @property
    def on(self) -> bool:
        """Whether it has begun."""
        return self.since is not None and self._clock.now() >= self.since

    @property
    def begins_in(self) -> float | None:
        """In how many seconds it begins, 0 if it has; None if there is none."""
        return None if self.since is None else max(0.0, self.since - self._clock.now())

    def rests(self, table: Table) -> bool:
        """Whether nobody may play on at a table: the turn that ran when maintenance began is over."""
        return self.on and self.since is not None and table.data.phase == "playing" and table.data.turned >= self.since

    def check_open(self) -> None:
        """Raise Refused if no table may be opened."""
        if self.on:
            raise Refused("maintenance", NO_GAMES)

    def check(self, table: Table, command: Command) -> None:
        """Raise Refused if a command would begin a game, or a turn."""
        if not self.on:
            return
        begins = isinstance(command, Begin) or (
            isinstance(command, Join | Arrange) and table.data.settings.begin == "full"
        )
        if begins and table.data.phase == "open":
            raise Refused("maintenance", NO_GAMES)
        if isinstance(command, Play) and self.rests(table):
            raise Refused("maintenance", RESTS)

    def entry(self, table: Table) -> AnyBody | None:
        """The entry by which the clocks of a table stand, or run on; None if they do what they should."""
        if table.data.phase != "playing":
            return None
        if not self.on:
            return WentOn() if table.stopped else None
        if table.stopped or not (self.rests(table) or (table.over_days and table.waits_for() is not None)):
            return None
        assert self.since is not None
        now = self._clock.now()
        return Stopped(passed(max(self.since, table.data.turn_since), now))

    async def tables(self, storage: Storage) -> list[str]:
        """Some of the tables whose clocks do not do what they should, as far as lists tell."""
        columns = schema.tables.c
        if not self.on:
            query = select(columns.id).where(columns.stopped.is_(True), columns.phase == "playing").limit(AT_ONCE)
        else:
            runs = columns.stopped.is_(False), columns.phase == "playing"
            # Games without a clock are too many to be stopped, and nobody's time runs there.
            slow = select(columns.id).where(*runs, columns.due > 0, columns.slow, columns.waits_for.is_not(None))
            turned = select(columns.id).where(*runs, columns.slow.in_([False, True]), columns.turned >= self.since)
            query = select(union(slow, turned).subquery().c.id).limit(AT_ONCE)
        async with storage.reading() as connection:
            return list((await connection.execute(query)).scalars())
