"""Mutes: whose chat a person does not want to read, at any table and on any device."""

from realmwright.protocol import MuteSign
from realmwright.server.people.person_lists import PersonList
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage


class Mutes:
    """Who has muted whom."""

    def __init__(self, storage: Storage) -> None:
        self._list = PersonList(storage, schema.mutes, "mute", "muted")
        self.find = self._list.find
        self.remove = self._list.remove

    async def of(self, person: str) -> list[MuteSign]:
        """Everybody whom a person has muted, the latest first."""
        return [MuteSign(row.id, row.name, row.created) for row in await self._list.of(person)]

    async def add(self, person: str, muted: str, name: str) -> MuteSign:
        """Mute somebody. Who was muted before stays so."""
        row = await self._list.add(person, muted, name)
        return MuteSign(row.id, row.name, row.created)
