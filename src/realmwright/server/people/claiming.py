"""Claiming: a guest who logs in to an account can bring their tables along."""

import logging

from realmwright.game import RealmwrightError
from realmwright.protocol import Person
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import short_id
from realmwright.server.people.accounts import People
from realmwright.server.storage.entries import AnyBody, Passed
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table

logger = logging.getLogger("realmwright.people")


async def claim_tables(tables: LiveTables, people: People, guest: str, person: Person) -> None:
    """Give the seats of a guest to the account that they claim them for."""
    claimed = []
    for ident in await people.tables_of(guest):

        def decide(table: Table) -> AnyBody:
            if not table.seats_of(guest):
                raise Refused("not-yours", "the guest has no seat here")
            if table.seats_of(person.id):
                raise Refused("not-now", "one cannot have two seats at a table by claiming")
            return Passed(guest, person.name)

        try:
            await tables.get(ident).append(decide, person.id)
            claimed.append(ident)
        except Refused:
            continue
        except RealmwrightError as problem:
            logger.warning("table %s could not be passed on: %s", short_id(ident), problem)
    await people.merge_guest(guest, person.id, claimed)
