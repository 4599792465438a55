"""Commands of people, as they come in over the socket and over HTTP."""

import time

from msgspec.structs import replace

from realmwright.protocol import Arrange, Chat, Command, Done, GuestSeat, Join, Phrase, Position, Rematch
from realmwright.server.errors import Refused
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.operators.board import OperatorsBoard
from realmwright.server.people.accounts import People, Visitor
from realmwright.server.people.blocks import need_no_block
from realmwright.server.storage.sanctions import need_taking_part, need_voice
from realmwright.server.tables.live_table import LiveTable
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.visibility import position


class CommandService:
    """Carries out the commands of people."""

    def __init__(self, tables: LiveTables, people: People, board: OperatorsBoard, notices: NoticeSender) -> None:
        self.tables = tables
        self.board = board
        self._people = people
        self._notices = notices
        self._chats = RateLimit(lambda: tables.config.chats_per_minute, 60)

    async def do(self, visitor: Visitor, table: str, action_id: str, command: Command) -> Done:
        """Carry out a command; its entry is committed when this returns."""
        began = time.perf_counter()
        if isinstance(command, Chat | Phrase) and not self._chats.take(visitor.person.id, began):
            number = await self.tables.get(table).find(visitor.person.id, action_id)
            if number is not None:
                return Done(action_id, table, number)
            raise Refused("limit", "you say too much at once; wait a little")
        if isinstance(command, Chat | Phrase | Join | Rematch):
            # These carry the name, which may have changed since the socket was opened, and so may what is allowed.
            visitor = Visitor(await self._people.person(visitor.person.id), visitor.session)
        live_table = self.tables.get(table)
        try:
            need_taking_part(visitor.person)
            if isinstance(command, Chat | Phrase):
                need_voice(visitor.person)
            if isinstance(command, Join):
                await self._need_no_block(live_table, visitor.person.id)
            if isinstance(command, Chat):
                self.tables.wording.check_message(command.text)
            if isinstance(command, Arrange) and isinstance(command.to, GuestSeat):
                command = replace(command, to=GuestSeat(self.tables.wording.guest_name(command.to.name)))
        except Refused:
            number = await live_table.find(visitor.person.id, action_id)
            if number is None:
                raise
            return Done(action_id, table, number)
        if isinstance(command, Join):
            self.tables.check_guest(visitor.actor)
        if isinstance(command, Rematch):
            number, other = await self.tables.rematch(live_table, visitor.actor, action_id)
            await self._notices.queue_rematch(table, other)
            return Done(action_id, table, number, {"table": other})
        number = await live_table.do(visitor.actor, action_id, command)
        self.tables.metrics.seconds.observe(time.perf_counter() - began)
        return Done(action_id, table, number)

    async def _need_no_block(self, live_table: LiveTable, person: str) -> None:
        table = await live_table.read()
        if table.data.phase == "open" and (others := table.people() - {person}):
            async with self.tables.storage.reading() as connection:
                await need_no_block(connection, person, *others)

    async def position(self, visitor: Visitor | None, table: str) -> Position:
        """A table as a person, or a spectator, sees it now."""
        person = visitor.person.id if visitor else None
        seen = await self.tables.get(table).look(person)
        return position(seen, person, self.tables.clock.now())
