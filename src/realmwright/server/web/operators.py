"""The routes of the HTTP API for operators. For everybody else there is nothing at these addresses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.operator_protocol import (
    AnnouncementSign,
    ChangeSign,
    NewAnnouncement,
    NewMaintenance,
    ServerStatus,
    SettingChange,
    SettingSign,
)
from realmwright.server.operators.announcements import all_announcements, announce, withdraw
from realmwright.server.operators.board import OperatorsBoard
from realmwright.server.operators.changes import By, changes_of_late
from realmwright.server.operators.maintenance import begin_maintenance, end_maintenance
from realmwright.server.operators.settings import reset, set_override
from realmwright.server.operators.status import status_of
from realmwright.server.people.roles import OPERATOR
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.web.routing import ApiRequest, Route


class OperatorsApi:
    """The handlers for operators."""

    def __init__(self, tables: LiveTables, board: OperatorsBoard) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._board = board

    def routes(self) -> list[Route]:
        """All routes."""
        setting, announcement = "/operators/settings/{setting}", "/operators/announcements/{announcement}"
        new, signs = NewAnnouncement, list[AnnouncementSign]
        found = [
            Route("GET", "/operators", self.get_status, gives=ServerStatus, codes=(404,)),
            Route("GET", "/operators/announcements", self.list_announcements, gives=signs, codes=(404,)),
            Route(
                "POST", "/operators/announcements", self.announce, new, AnnouncementSign, status=201, codes=(404, 422)
            ),
            Route("DELETE", announcement, self.withdraw, status=204, codes=(404,)),
            Route("PUT", "/operators/maintenance", self.begin, NewMaintenance, status=204, codes=(404, 409)),
            Route("DELETE", "/operators/maintenance", self.end, status=204, codes=(404, 409)),
            Route("GET", "/operators/settings", self.list_settings, gives=list[SettingSign], codes=(404,)),
            Route("PUT", setting, self.set, SettingChange, status=204, codes=(403, 404, 422)),
            Route("DELETE", setting, self.reset, status=204, codes=(404,)),
            Route("GET", "/operators/changes", self.list_changes, gives=list[ChangeSign], codes=(404,)),
        ]
        return [replace(route, role=OPERATOR) for route in found]

    async def get_status(self, request: ApiRequest) -> ServerStatus:
        """What goes on at the server."""
        async with self._storage.reading() as connection:
            return await status_of(self._storage, connection, self._tables.clock.now())

    async def list_announcements(self, request: ApiRequest) -> list[AnnouncementSign]:
        """All announcements, also those that are to come or over, the latest first."""
        async with self._storage.reading() as connection:
            return await all_announcements(connection, self._tables.clock.now())

    async def announce(self, request: ApiRequest) -> AnnouncementSign:
        """Tell everybody something."""
        async with self._changing(request) as (connection, by):
            return await announce(self._storage, connection, by, request.body, self._tables.clock.now())

    async def withdraw(self, request: ApiRequest) -> None:
        """Take an announcement back."""
        async with self._changing(request) as (connection, by):
            await withdraw(self._storage, connection, by, request.path["announcement"])

    async def begin(self, request: ApiRequest) -> None:
        """Begin maintenance: no games begin, turns that run may end, and then all games rest."""
        async with self._changing(request) as (connection, by):
            await begin_maintenance(self._storage, connection, by, request.body.seconds, self._tables.clock.now())

    async def end(self, request: ApiRequest) -> None:
        """End maintenance, or call it off: everything goes on, and so do the clocks."""
        async with self._changing(request) as (connection, by):
            await end_maintenance(self._storage, connection, by)

    async def list_settings(self, request: ApiRequest) -> list[SettingSign]:
        """All settings, and which can be changed while the server runs."""
        return self._board.settings.signs()

    async def set(self, request: ApiRequest) -> None:
        """Change a setting, for all processes and until it is reset."""
        environment, name = self._board.settings.environment, request.path["setting"]
        async with self._changing(request) as (connection, by):
            await set_override(self._storage, connection, by, environment, name, request.body.value)

    async def reset(self, request: ApiRequest) -> None:
        """Let a setting be again what the environment of the server says."""
        async with self._changing(request) as (connection, by):
            await reset(self._storage, connection, by, request.path["setting"])

    async def list_changes(self, request: ApiRequest) -> list[ChangeSign]:
        """What operators have changed of late, the latest first."""
        async with self._storage.reading() as connection:
            return await changes_of_late(connection)

    @asynccontextmanager
    async def _changing(self, request: ApiRequest) -> AsyncIterator[tuple[AsyncConnection, By]]:
        """A transaction for an operator. What is changed holds here when it is answered, and elsewhere soon."""
        async with self._storage.writing() as connection:
            yield connection, By(request.visitor.person.id)
        await self._board.look()
