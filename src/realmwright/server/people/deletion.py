"""Deletion: a person leaves all tables, and their personal data is removed."""

import logging

from realmwright.game import RealmwrightError
from realmwright.protocol import Leave, Resign
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import short_id
from realmwright.server.people.accounts import People
from realmwright.server.storage.bus import Reload
from realmwright.server.storage.entries import AnyBody, Resigned
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.commands import decide
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table

logger = logging.getLogger("realmwright.people")


async def delete_person(tables: LiveTables, people: People, actor: Actor) -> None:
    """Resign or leave everywhere, and then remove name, chat and addresses."""
    spare_bot = tables.bots.spare_bot
    for ident in await people.tables_of(actor.id):
        while True:

            def decide_leaving(table: Table) -> AnyBody:
                if table.data.phase == "open" or table.bots_alone:
                    return decide(table, actor, Leave(), 0.0, spare_bot)
                left = [seat for seat in table.seats_of(actor.id) if not table.data.seats[seat].resigned]
                if not left:
                    raise Refused("not-yours", "nothing is left to resign")
                body = decide(table, actor, Resign(left[0]), 0.0, spare_bot)
                assert isinstance(body, Resigned)
                return Resigned(body.seat, body.bot, "gone")

            try:
                await tables.get(ident).append(decide_leaving, actor.id)
            except StorageFault:
                raise
            except RealmwrightError:
                break
    for ident in await people.delete(actor.id):
        await tables.storage.publish(Reload(ident))
        try:
            await tables.get(ident).write_names()
        except Exception as problem:
            # The game may not be installed here. Then show no names rather than the deleted one.
            logger.warning("the names at table %s were dropped: %s", short_id(ident), type(problem).__name__)
            await tables.storage.write_names(ident, "[]", "")
