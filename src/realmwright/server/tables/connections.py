"""The open connections of this process, by person."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

from sqlalchemy import select, update

from realmwright.protocol import Call, Turn
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.sanctions import SUSPENSION, active
from realmwright.server.storage.unread import unread_by
from realmwright.server.tables.presence import Presence
from realmwright.server.tables.visibility import encode
from realmwright.server.tables.watchers import Connection

BATCH: Final = 500
"""How many people one query is about."""


class Connections:
    """Everybody who is connected to this process."""

    def __init__(self, storage: Storage, tasks: BackgroundTasks, presence: Presence) -> None:
        self._storage = storage
        self._tasks = tasks
        self._presence = presence
        self._of_person: dict[str, set[Connection]] = {}
        self.lobby: set[Connection] = set()
        """Those who want to be called when it changes who is looking for somebody to play with."""
        self._reading_mutes = asyncio.Lock()
        """One after the other: what was read last is what holds."""

    def __len__(self) -> int:
        return sum(map(len, self._of_person.values()))

    def count(self, person: str) -> int:
        """How many connections a person has."""
        return len(self._of_person.get(person, ()))

    def add(self, connection: Connection) -> None:
        """A connection was opened. Its session may have ended meanwhile, and so on, so that is checked."""
        self._of_person.setdefault(connection.person, set()).add(connection)
        self._presence.enter(connection.person)
        self._tasks.start(self.check_sessions([connection.person]))
        self._tasks.start(self.read_mutes([connection.person]))

    def remove(self, connection: Connection) -> None:
        """A connection was closed."""
        self._presence.leave(connection.person)
        self.lobby.discard(connection)
        left = self._of_person.get(connection.person, set())
        left.discard(connection)
        if not left:
            self._of_person.pop(connection.person, None)

    @property
    def people(self) -> int:
        """How many people are connected."""
        return len(self._of_person)

    def tell(self, text: str) -> None:
        """Send a message to every connection that listens to what operators tell."""
        for connections in list(self._of_person.values()):
            for connection in list(connections):
                if connection.listens:
                    connection.send(text)

    def send_turn(self, table: str, person: str | None, yours: bool) -> None:
        """Tell all connections of a person that a table waits for them now, or no longer does."""
        for connection in self._of_person.get(person, ()) if person else ():
            connection.send(encode(Turn(table, yours)))

    def call(self, person: str, call: Call) -> None:
        """Tell all connections of a person that something has changed."""
        for connection in self._of_person.get(person, ()):
            connection.send(encode(call))

    def connected(self, people: Iterable[str]) -> list[str]:
        """Those of these people who are connected to this process."""
        return [person for person in people if person in self._of_person]

    async def check_sessions(self, people: list[str] | None = None) -> None:
        """Close the connections of these people, or of all, whose session has ended."""
        people = list(self._of_person) if people is None else people
        columns = schema.sessions.c
        for start in range(0, len(people), BATCH):
            batch = people[start : start + BATCH]
            async with self._storage.reading() as connection:
                query = select(columns.hash).where(columns.person.in_(batch))
                valid = set((await connection.execute(query)).scalars())
            for opened in [each for person in batch for each in self._of_person.get(person, ())]:
                if opened.session not in valid:
                    opened.expel()

    async def read_mutes(self, people: list[str] | None = None) -> None:
        """Tell the connections of these people, or of all, whose chat is not wanted."""
        async with self._reading_mutes:
            people = list(self._of_person) if people is None else people
            for start in range(0, len(people), BATCH):
                batch = people[start : start + BATCH]
                async with self._storage.reading() as connection:
                    rows = (await connection.execute(unread_by(batch))).all()
                for person in batch:
                    muted = frozenset(row.muted for row in rows if row.person == person)
                    for opened in self._of_person.get(person, ()):
                        opened.mute(muted)

    def interrupt(self, person: str) -> None:
        """Close the connections of a person, who finds out why when they connect again."""
        for opened in list(self._of_person.get(person, ())):
            opened.interrupt()

    async def check_suspensions(self) -> None:
        """Close the connections of everybody who is suspended."""
        query = select(schema.sanctions.c.person).where(schema.sanctions.c.kind == SUSPENSION, active(time.time()))
        async with self._storage.reading() as connection:
            suspended = set((await connection.execute(query)).scalars())
        for person in suspended & set(self._of_person):
            self.interrupt(person)

    async def note_seen(self) -> None:
        """Store that people are online, for those who want no notices while they are."""
        columns = schema.people.c
        async with self._storage.reading() as connection:
            query = select(columns.id).where(columns.notify_open.is_(False))
            online = [person for person in (await connection.execute(query)).scalars() if person in self._of_person]
        for start in range(0, len(online), BATCH):
            batch = columns.id.in_(online[start : start + BATCH])
            async with self._storage.writing() as connection:
                await connection.execute(update(schema.people).where(batch).values(seen=time.time()))
