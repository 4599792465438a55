"""People who become others, or nobody: a guest's tables go to an account, and somebody's traces are removed."""

import logging

from realmwright.game import RealmwrightError
from realmwright.protocol import Leave, Person, Resign
from realmwright.server.errors import Refused
from realmwright.server.people.accounts import People
from realmwright.server.storage.bus import Reload
from realmwright.server.storage.entries import AnyBody, Passed, Resigned
from realmwright.server.storage.log_writer import StorageFault
from realmwright.server.tables.commands import Actor, decide
from realmwright.server.tables.live_tables import Hall
from realmwright.server.tables.summary import short
from realmwright.server.tables.table import Table

logger = logging.getLogger("realmwright.people")


async def pass_tables(hall: Hall, people: People, guest: str, person: Person) -> None:
    """Give everything of a guest to the account that he claimed it for."""
    passed = []
    for table in await people.tables_of(guest):

        def decide_passing(table: Table) -> AnyBody:
            if not table.seats_of(guest):
                raise Refused("not-yours", "the guest has no seat here")
            if table.seats_of(person.id):
                raise Refused("not-now", "one cannot have two seats at a table by claiming")
            return Passed(guest, person.name)

        try:
            await hall.room(table).add(decide_passing, person.id)
            passed.append(table)
        except Refused:
            continue
        except RealmwrightError as problem:
            logger.warning("table %s could not be passed on: %s", short(table), problem)
    await people.rename(guest, person.id, passed)


async def forget_person(hall: Hall, people: People, actor: Actor) -> None:
    """Resign or leave everywhere, and then remove name, words and addresses."""
    for ident in await people.tables_of(actor.id):
        room = hall.room(ident)
        while True:

            def decide_leaving(table: Table) -> AnyBody:
                if table.sheet.phase == "open":
                    return decide(table, actor, Leave(), 0.0, hall.spare_bot)
                left = [seat for seat in table.seats_of(actor.id) if not table.sheet.seats[seat].resigned]
                if not left:
                    raise Refused("not-yours", "nothing is left to resign")
                body = decide(table, actor, Resign(left[0]), 0.0, hall.spare_bot)
                assert isinstance(body, Resigned)
                return Resigned(body.seat, body.bot, "gone")

            try:
                await room.add(decide_leaving, actor.id)
            except StorageFault:
                raise
            except RealmwrightError:
                break
    for ident in await people.delete(actor.id):
        await hall.storage.tell(Reload(ident))
        try:
            await hall.room(ident).write_names()
        except Exception as problem:
            # A game that is not installed here: then no name at all is better than one that should be forgotten.
            logger.warning("the names at table %s were dropped: %s", short(ident), type(problem).__name__)
            await hall.storage.write_names(ident, "[]", "")
