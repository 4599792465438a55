"""The routes of the HTTP API for moderators. For everybody else there is nothing at these addresses."""

import time
from dataclasses import replace
from typing import Final

from realmwright.moderation_protocol import (
    DecisionList,
    Evidence,
    History,
    NewDecision,
    Report,
    ReportList,
    SubjectList,
)
from realmwright.server.errors import Refused
from realmwright.server.moderation import decisions, reading
from realmwright.server.moderation.decisions import Judge
from realmwright.server.moderation.evidence import evidence_of
from realmwright.server.moderation.waiting import call_moderators
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.roles import MODERATOR
from realmwright.server.storage.bus import Sanctioned
from realmwright.server.storage.database import Storage
from realmwright.server.web.routing import ApiRequest, Query, Route

DECISIONS_PER_HOUR: Final = 60
"""So that whoever gets hold of a moderator's session cannot suspend everybody."""
COST: Final = 4
"""To read about somebody counts as so many requests."""


class ModeratorsApi:
    """The handlers for moderators."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._decisions = RateLimit(DECISIONS_PER_HOUR, 3600)

    def routes(self) -> list[Route]:
        """All routes."""
        which = Query("which", "Whether those that are closed are told, too.", choices=("open", "all"))
        before = Query("before", "Go on behind the last page: its `more`.", "number")
        who = Query("who", "The name of an account, a person's id, or a report about them.", required=True)
        lost = (403, 404, 409)
        found = [
            Route("GET", "/moderation/reports", self.list_reports, gives=ReportList, query=(which, before), codes=lost),
            Route("GET", "/moderation/reports/{report}", self.get_report, gives=Report, codes=lost),
            Route("POST", "/moderation/reports/{report}/close", self.close, status=204, codes=lost),
            Route("GET", "/moderation/people", self.find_people, gives=SubjectList, query=(who,), codes=lost),
            Route("GET", "/moderation/people/{person}", self.get_history, gives=History, codes=lost),
            Route("POST", "/moderation/people/{person}", self.decide, NewDecision, status=204, codes=lost),
            Route("GET", "/moderation/people/{person}/evidence", self.get_evidence, gives=Evidence, codes=lost),
            Route("GET", "/moderation/decisions", self.list_decisions, gives=DecisionList, query=(before,), codes=lost),
            Route("POST", "/moderation/decisions/{decision}/undo", self.undo, status=204, codes=lost),
        ]
        return [replace(route, role=MODERATOR) for route in found]

    async def list_reports(self, request: ApiRequest) -> ReportList:
        """The reports, the newest first; those about the moderator who asks are told to others."""
        everything, before = request.query.get("which") == "all", request.query.get("before")
        async with self._storage.reading() as connection:
            return await reading.list_reports(connection, everything, before, reading.PAGE, _me(request))

    async def get_report(self, request: ApiRequest) -> Report:
        """One report, with what was said at the table."""
        async with self._storage.reading() as connection:
            row = await reading.one_report(connection, request.path["report"])
            if row.person == _me(request):
                raise Refused("unknown-report", "there is no such report")
            return await reading.report_of(connection, row)

    async def close(self, request: ApiRequest) -> None:
        """Close a report without doing anything else."""
        self._count(request)
        async with self._storage.writing() as connection:
            await decisions.close(connection, Judge(_me(request)), request.path["report"])
        await call_moderators(self._storage)

    async def find_people(self, request: ApiRequest) -> SubjectList:
        """Who is called so."""
        request.charge(COST)
        async with self._storage.reading() as connection:
            return SubjectList(await reading.people_like(connection, request.query["who"]))

    async def get_history(self, request: ApiRequest) -> History:
        """All that is told about somebody: names, reports and decisions."""
        request.charge(COST)
        if request.path["person"] == _me(request):
            raise Refused("not-allowed", "nobody decides about themselves")
        async with self._storage.reading() as connection:
            return await reading.history_of(connection, request.path["person"])

    async def get_evidence(self, request: ApiRequest) -> Evidence:
        """Who shares a device with somebody, and how they play rated games, beside what is usual. It proves nothing."""
        request.charge(COST * COST)
        if request.path["person"] == _me(request):
            raise Refused("not-allowed", "nobody decides about themselves")
        async with self._storage.reading() as connection:
            return await evidence_of(connection, request.path["person"])

    async def decide(self, request: ApiRequest) -> None:
        """Warn, silence or suspend somebody, or lift that; the report that it is about is closed."""
        self._count(request)
        decision: NewDecision = request.body
        person = request.path["person"]
        async with self._storage.writing() as connection:
            await decisions.decide(
                connection,
                Judge(_me(request)),
                person,
                decision.kind,
                decision.reason,
                decision.days,
                decision.report,
            )
        await self._storage.publish(Sanctioned(person))
        await call_moderators(self._storage)

    async def list_decisions(self, request: ApiRequest) -> DecisionList:
        """What was decided about everybody, and by whom, the latest first."""
        async with self._storage.reading() as connection:
            return await reading.list_decisions(connection, request.query.get("before"))

    async def undo(self, request: ApiRequest) -> None:
        """Undo a decision: what it began ends, and what it ended goes on."""
        self._count(request)
        async with self._storage.writing() as connection:
            person = await decisions.undo(connection, Judge(_me(request)), request.path["decision"])
        if person is not None:
            await self._storage.publish(Sanctioned(person))
        await call_moderators(self._storage)

    def _count(self, request: ApiRequest) -> None:
        if not self._decisions.take(_me(request), time.monotonic()):
            raise Refused("limit", "you decide too much; wait a little")


def _me(request: ApiRequest) -> str:
    return request.visitor.person.id
