"""The routes of the HTTP API for dealing with other people: following, mutes, blocks, reports and warnings."""

import time
from typing import Final

from realmwright.moderation_protocol import BlockSign
from realmwright.protocol import FollowedSign, MuteSign, NewReport, PersonSign, Whom
from realmwright.server.errors import Refused
from realmwright.server.moderation.waiting import call_moderators
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.accounts import People
from realmwright.server.people.blocks import Blocks
from realmwright.server.people.following import Following
from realmwright.server.people.mutes import Mutes
from realmwright.server.people.reports import Reports
from realmwright.server.profiles.results import profile_of
from realmwright.server.storage.database import Storage
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.moderation import Target, removable, target
from realmwright.server.tables.table import Table
from realmwright.server.web.routing import ApiRequest, Query, Route

DAY: Final = 86_400
PEOPLE_OF_ADDRESS: Final = 4
"""How many times as many reports may come from one address."""


class ModerationApi:
    """The handlers for dealing with other people."""

    def __init__(self, tables: LiveTables, people: People, storage: Storage, notices: NoticeSender) -> None:
        self._tables = tables
        self._people = people
        self._storage = storage
        self._mutes = Mutes(storage)
        self._blocks = Blocks(storage)
        self._following = Following(storage, tables.presence.is_online)
        self._reports = Reports(storage, notices.queue_report)
        config = tables.config
        self._reporters = RateLimit(lambda: config.reports_per_day, DAY)
        self._addresses = RateLimit(lambda: config.reports_per_day * PEOPLE_OF_ADDRESS, DAY)

    def routes(self) -> list[Route]:
        """All routes."""
        whom = (
            Query("seat", "The seat of the person.", "integer", high=9),
            Query("entry", "The number of a chat message of theirs.", "integer", low=1),
        )
        lost = (403, 404, 409, 422)
        return [
            Route("GET", "/tables/{table}/person", self.get_person, gives=PersonSign, query=whom, codes=lost),
            Route("POST", "/tables/{table}/reports", self.report, NewReport, status=204, codes=lost),
            Route("GET", "/me/mutes", self.list_mutes, gives=list[MuteSign]),
            Route("POST", "/me/mutes", self.mute, Whom, MuteSign, status=201, codes=lost),
            Route("DELETE", "/me/mutes/{mute}", self.unmute, status=204, codes=(404,)),
            Route("GET", "/me/blocks", self.list_blocks, gives=list[BlockSign]),
            Route("POST", "/me/blocks", self.block, Whom, BlockSign, status=201, codes=lost),
            Route("DELETE", "/me/blocks/{block}", self.unblock, status=204, codes=(404,)),
            Route("GET", "/me/followed", self.list_followed, gives=list[FollowedSign]),
            Route("POST", "/me/followed", self.follow, Whom, FollowedSign, status=201, codes=lost),
            Route("DELETE", "/me/followed/{followed}", self.unfollow, status=204, codes=(404,)),
            Route("DELETE", "/me/warnings/{warning}", self.acknowledge, status=204, codes=(404,), always=True),
        ]

    async def get_person(self, request: ApiRequest) -> PersonSign:
        """Somebody at a table, by their seat or by a chat message, and what you can do about them."""
        table, found = await self._find(request, request.path["table"], **request.query)
        mine = request.visitor.person.id
        hosting = table.data.host == mine
        return PersonSign(
            name=found.name,
            yours=found.person == mine,
            seat=found.seat,
            muted=found.person in table.data.muted,
            mute=await self._mutes.find(mine, found.person),
            block=await self._blocks.find(mine, found.person),
            followed=await self._following.find(mine, found.person),
            reported=await self._reports.has_reported(mine, found.person, request.path["table"]),
            hosting=hosting,
            removable=hosting and removable(table, found),
            profile=await self._profile_of(request, found.person),
        )

    async def _profile_of(self, request: ApiRequest, person: str) -> str | None:
        if not self._tables.config.profiles:
            return None
        async with self._storage.reading() as connection:
            return await profile_of(connection, request.visitor.person, person)

    async def report(self, request: ApiRequest) -> None:
        """Report somebody at a table to the operators, once; what was said there last is kept with it."""
        report: NewReport = request.body
        table, found = await self._find(request, request.path["table"], report.seat, report.entry)
        reporter, now = request.visitor.actor, time.monotonic()
        limit = Refused("limit", "you report too much; try again tomorrow")
        if not self._reporters.take(reporter.id, now):
            raise limit
        if not self._addresses.take(request.address, now):
            self._reporters.give_back(reporter.id)
            raise limit
        try:
            seats = [(seat.person, seat.name or "") for seat in table.data.seats]
            await self._reports.add(reporter, found, table.id, table.data.settings.game, seats, report)
        except Refused:
            self._reporters.give_back(reporter.id)
            self._addresses.give_back(request.address)
            raise
        await call_moderators(self._storage)

    async def list_mutes(self, request: ApiRequest) -> list[MuteSign]:
        """Everybody whose chat you do not want to read, the latest first."""
        return await self._mutes.of(request.visitor.person.id)

    async def mute(self, request: ApiRequest) -> MuteSign:
        """Read nothing more of what somebody says, at any table."""
        whom: Whom = request.body
        _, found = await self._find(request, whom.table, whom.seat, whom.entry)
        mine = request.visitor.person.id
        sign = await self._mutes.add(mine, found.person, found.name)
        # Other processes hear of it soon; here nothing more is to come once this is answered.
        await self._tables.connections.read_mutes([mine])
        return sign

    async def unmute(self, request: ApiRequest) -> None:
        """Read again what somebody says."""
        mine = request.visitor.person.id
        await self._mutes.remove(mine, request.path["mute"])
        await self._tables.connections.read_mutes([mine])

    async def list_blocks(self, request: ApiRequest) -> list[BlockSign]:
        """Everybody with whom you do not want to play, the latest first."""
        return await self._blocks.of(request.visitor.person.id)

    async def block(self, request: ApiRequest) -> BlockSign:
        """Play no more with somebody, and read nothing of what they say. They are not told."""
        whom: Whom = request.body
        _, found = await self._find(request, whom.table, whom.seat, whom.entry)
        mine = request.visitor.person.id
        sign = await self._blocks.add(mine, found.person, found.name)
        await self._tables.connections.read_mutes([mine])
        return sign

    async def unblock(self, request: ApiRequest) -> None:
        """Block somebody no longer."""
        mine = request.visitor.person.id
        await self._blocks.remove(mine, request.path["block"])
        await self._tables.connections.read_mutes([mine])

    async def list_followed(self, request: ApiRequest) -> list[FollowedSign]:
        """Everybody whom you follow, and who of them is here now."""
        return await self._following.of(request.visitor.person.id)

    async def follow(self, request: ApiRequest) -> FollowedSign:
        """Follow somebody at a table. They are not told."""
        whom: Whom = request.body
        _, found = await self._find(request, whom.table, whom.seat, whom.entry)
        mine = request.visitor.person.id
        ident = await self._following.add(mine, found.person)
        return next(sign for sign in await self._following.of(mine) if sign.id == ident)

    async def unfollow(self, request: ApiRequest) -> None:
        """Follow somebody no longer."""
        await self._following.remove(request.visitor.person.id, request.path["followed"])

    async def acknowledge(self, request: ApiRequest) -> None:
        """Say that you have read a warning of the operators."""
        await self._people.acknowledge(request.visitor, request.path["warning"])

    async def _find(
        self, request: ApiRequest, ident: str, seat: int | None = None, entry: int | None = None
    ) -> tuple[Table, Target]:
        """A table that the reader may see, and a person there."""
        live_table = self._tables.get(ident)
        speaker = await live_table.speaker(entry)
        table = await live_table.look(request.visitor.person.id)
        return table, target(table, seat, entry, speaker)
