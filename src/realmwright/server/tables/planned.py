"""Playing what people have planned: when the turn has come, exactly once, by whichever process comes first."""

import asyncio
import logging
from typing import Final

from realmwright.game import RealmwrightError
from realmwright.protocol import Play
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import short_id
from realmwright.server.people.plans import Plan, Plans
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.plans import fits
from realmwright.server.tables.setup import Actor

ROUND_SECONDS: Final = 2.0

logger = logging.getLogger("realmwright.plans")


class PlanPlayer:
    """Plays planned turns."""

    def __init__(self, tables: LiveTables, plans: Plans) -> None:
        self._tables = tables
        self._plans = plans

    async def run(self) -> None:
        """Forever: play what is due."""
        while True:
            try:
                await self.play_due()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("plans are not looked after: %s", problem)
            except Exception as problem:
                logger.error("plans are not looked after: %s", type(problem).__name__, exc_info=problem)
            await asyncio.sleep(ROUND_SECONDS)

    async def play_due(self) -> None:
        """Play the plans whose turn has come, and forget those of games that are over."""
        for plan in await self._plans.due():
            try:
                await self._play(plan)
            except StorageFault:
                raise
            except Exception as problem:
                # It may be for a game that is not installed here. It must not keep others from being played, round
                # after round.
                unknown = not isinstance(problem, RealmwrightError)
                logger.warning(
                    "a plan for table %s was dropped: %s",
                    short_id(plan.table),
                    problem,
                    exc_info=problem if unknown else None,
                )
                await self._plans.set_dropped(plan)
        await self._plans.forget_finished()

    async def _play(self, plan: Plan) -> None:
        person, seat = plan.planner
        live_table = self._tables.get(plan.table)
        table = await live_table.look(person)
        if table.turn != seat or seat not in table.seats_of(person) or table.state is None:
            return
        if self._tables.maintenance.rests(table):
            # Its turn has come, and can begin when maintenance is over.
            return
        at, chosen = table.data.at, plan.chosen
        if chosen is None:
            fitting = next(
                (number for number, turn in enumerate(plan.turns) if fits(table.state, seat, turn.actions)), None
            )
            if fitting is None:
                await self._plans.set_dropped(plan)
                return
            chosen = await self._plans.choose(plan, fitting)
            if chosen is None:
                return
        try:
            for number, action in enumerate(plan.turns[chosen].actions):
                # With these ids no action is played twice, whoever plays the plan and however often.
                at = await live_table.do(Actor(person, "", ""), f"plan-{plan.id}-{number}", Play(at, action))
        except Refused:
            # Its person has come and played something else.
            await self._plans.set_dropped(plan)
        else:
            await self._plans.forget(plan)
