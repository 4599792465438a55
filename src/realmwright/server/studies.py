"""Studies: how good lines from a position are, judged in the processes that make reviews."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from realmwright.game import State
from realmwright.protocol import Words
from realmwright.server.bots.pool import BotPool
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.bots.worker import JudgeQuestion, ProspectsQuestion, VerdictQuestion, framed
from realmwright.server.errors import Refused
from realmwright.server.tables.commands import refusing_actions
from realmwright.study_protocol import LineSign, LineVerdict, Prospect, Prospects

if TYPE_CHECKING:
    from realmwright.review.decisions import Decision
    from realmwright.review.judging import Effort, Line

SHOWN: Final = 3
"""So many of the best lines are told."""


class Studies:
    """Judges lines for whoever tries them."""

    def __init__(self, pool: BotPool | None, thorough: float) -> None:
        self._pool = pool
        self._thorough = thorough

    async def judge(
        self, position: State, actions: Sequence[str], asker: Asker, best: Sequence[str] | None = None
    ) -> LineVerdict:
        """How good the last decision of some actions is, compared with the best: a known line, or what is found.

        Raises Refused if they cannot be played, hold no whole decision, or cannot be judged now.
        """
        decision, known = await asyncio.to_thread(_decision, position, actions, best)
        effort = await asyncio.to_thread(effort_of, self._thorough)
        question = VerdictQuestion(position.game.name, decision.position.dump(), decision.line, known, effort)
        return await asyncio.to_thread(_verdict, decision, await self._ask(question, asker))

    async def prospects(self, position: State, share: float, asker: Asker) -> Prospects:
        """The best lines for the seat to move. Raises Refused if they cannot be looked for now."""
        if position.seat is None:
            raise Refused("not-now", "there the game is over: nobody has a choice")
        effort = await asyncio.to_thread(effort_of, self._thorough * share)
        question = ProspectsQuestion(position.game.name, position.dump(), SHOWN, effort)
        return await asyncio.to_thread(_prospects, position, effort, await self._ask(question, asker))

    async def _ask(self, question: JudgeQuestion, asker: Asker) -> Any:
        if self._pool is None:
            raise Refused("unavailable", "this server makes no reviews, and judges no lines")
        message = framed(msgspec.json.encode(question))
        answer = await self._pool.ask("study", partial(same_message, message), asker)
        if answer.fault == "slow":
            raise Refused("limit", "too much is judged at present; ask again in a moment")
        if answer.fault is not None:
            raise Refused("unavailable", "these lines could not be judged")
        return answer.judgement


def same_message(message: bytes, _: float) -> bytes:
    """A judgement is as thorough as any other, however many wait."""
    return message


# A server starts without bots, so what needs them is imported when it is needed first.


def effort_of(thorough: float) -> "Effort":
    """How thorough judgements are: a share of what is usual here."""
    from realmwright.review.judging import usual_effort

    return usual_effort().times(thorough)


def last_decision(position: State, actions: Sequence[str], seat: int | None = None) -> "Decision | None":
    """The last whole decision among actions, of anybody or of one seat. Raises Refused if they cannot be played."""
    from realmwright.review.decisions import decisions_along

    with refusing_actions():
        decisions = [each for each in decisions_along(position, actions) if seat in (None, each.seat)]
    return decisions[-1] if decisions else None


def _decision(position: State, actions: Sequence[str], best: Sequence[str] | None) -> "tuple[Decision, Line | None]":
    decision = last_decision(position, actions)
    if decision is None:
        raise Refused("not-now", "there is no whole decision yet: go on until somebody else is to move")
    known = None if best is None else last_decision(decision.position, best)
    return decision, None if known is None else known.line


def _verdict(decision: "Decision", judgement: Any) -> LineVerdict:
    from realmwright.review.reviewing import Moment, leads_to_the_same

    position = decision.position
    moment = msgspec.convert(judgement, Moment)
    seat = moment.seat
    return LineVerdict(
        verdict=moment.verdict.value,
        cost=moment.cost,
        error=moment.lost.errors.chances[seat],
        points=moment.lost.outlook.leads[seat],
        chance=moment.after.chances[seat],
        best_chance=moment.before.chances[seat],
        same=leads_to_the_same(position, moment.played, moment.best),
        played=line_sign(position, moment.played),
        best=line_sign(position, moment.best),
    )


def _prospects(position: State, effort: "Effort", judgement: Any) -> Prospects:
    from realmwright.review import reviewing

    seat = position.seat
    assert seat is not None
    lines = [
        Prospect(
            line_sign(position, line),
            estimate.outlook.chances[seat],
            estimate.errors.chances[seat],
            estimate.outlook.leads[seat],
        )
        for line, estimate in msgspec.convert(judgement, list[reviewing.Prospect])
    ]
    return Prospects(seat, lines, effort.simulations)


def line_sign(position: State, line: "Line") -> LineSign:
    """A line as it is sent."""
    from realmwright.review.document import told

    actions, deeds, earned = told(position, line)
    return LineSign(actions, [Words(*deed) for deed in deeds], earned)
