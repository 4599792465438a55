"""The routes of the HTTP API for planned turns."""

import asyncio

from realmwright.plan_protocol import MOST_TURNS, NewPlan, PlannedTurn, PlanSign
from realmwright.protocol import Words
from realmwright.server.errors import Refused
from realmwright.server.people.plans import Plans
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.plans import Planner, imagined, need_planning, planned_turn
from realmwright.server.tables.table import Table
from realmwright.server.web.routing import ApiRequest, Query, Route


class PlansApi:
    """The handlers for planned turns."""

    def __init__(self, tables: LiveTables, plans: Plans) -> None:
        self._tables = tables
        self._plans = plans

    def routes(self) -> list[Route]:
        """All routes."""
        path = "/tables/{table}/plan"
        seat = (Query("seat", "Which of your seats; none: the first.", "integer", high=9),)
        return [
            Route("GET", path, self.get_plan, gives=PlanSign, query=seat, codes=(403, 404)),
            Route("POST", path, self.add_turn, NewPlan, PlanSign, status=201, codes=(403, 404, 409, 422)),
            Route("DELETE", path, self.drop_plan, status=204, query=seat, codes=(403, 404)),
        ]

    async def get_plan(self, request: ApiRequest) -> PlanSign:
        """What you have planned for your next turn at a table, and whether you can plan there."""
        table = await self._table(request)
        return await self._sign(table, _planner(table, request))

    async def add_turn(self, request: ApiRequest) -> PlanSign:
        """Plan your next turn. It is played when it comes, if it is legal then; else the next one that you planned."""
        wanted: NewPlan = request.body
        table = await self._table(request)
        planner = Planner(request.visitor.person.id, wanted.seat)
        first = imagined(table, planner, wanted.at)
        turn = await asyncio.to_thread(planned_turn, first, planner.seat, wanted.actions)
        if turn is None:
            raise Refused("not-now", "your turn is not complete: go on until it ends, or until something is revealed")
        deeds = [Words(*move.deed) for move in turn]
        await self._plans.add(table.id, planner, PlannedTurn([move.action for move in turn], deeds))
        return await self._sign(await self._table(request), planner)

    async def drop_plan(self, request: ApiRequest) -> None:
        """Forget what you have planned for your next turn."""
        table = await self._table(request)
        if (planner := _planner(table, request)) is not None:
            await self._plans.drop(table.id, planner)

    async def _table(self, request: ApiRequest) -> Table:
        return await self._tables.get(request.path["table"]).look(request.visitor.person.id)

    async def _sign(self, table: Table, planner: Planner | None) -> PlanSign:
        if planner is None:
            return PlanSign(None, False, [])
        try:
            need_planning(table, planner)
            allowed = True
        except Refused:
            allowed = False
        plan = await self._plans.of(table.id, planner)
        if plan is None or (plan.chosen is not None and not plan.dropped):
            return PlanSign(planner.seat, allowed, [])
        room = plan.dropped or len(plan.turns) < MOST_TURNS
        return PlanSign(planner.seat, allowed and room, plan.turns, plan.dropped)


def _planner(table: Table, request: ApiRequest) -> Planner | None:
    """Who asks, for which of their seats. Raises Refused if it is not theirs."""
    person, seat = request.visitor.person.id, request.query.get("seat")
    own = table.seats_of(person)
    if seat is not None and seat not in own:
        raise Refused("not-yours", "people plan for seats of their own")
    return Planner(person, own[0] if seat is None else seat) if own else None
