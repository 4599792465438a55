"""Exercises: one's own mistakes, to be answered better, and what one tends to lose by."""

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from realmwright.exercise_protocol import Exercise, ExerciseAnswer, ExerciseList, ExerciseResult, TendencyList
from realmwright.game import State
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.people.exercises import Exercises, Stored
from realmwright.server.studies import Studies, line_sign
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.web.game_history import finished_table
from realmwright.server.web.routing import ApiRequest, Query, Route
from realmwright.study_protocol import LineSign, LineVerdict

RIGHT: Final = ("good", "brilliant")
"""Verdicts of answers that are as good as the best line: the same, or not certainly worse by 2 %."""


class ExercisesApi:
    """The handlers for exercises."""

    def __init__(self, tables: LiveTables, studies: Studies, exercises: Exercises) -> None:
        self._tables = tables
        self._studies = studies
        self._exercises = exercises

    def routes(self) -> list[Route]:
        """All routes."""
        of_table = Query("table", "Only exercises that were made of the game at this table.", longest=22)
        return [
            Route("GET", "/me/exercises", self.get_exercises, gives=ExerciseList, query=(of_table,)),
            Route("GET", "/me/exercises/{exercise}", self.get_exercise, gives=Exercise, codes=(404,)),
            Route(
                "POST",
                "/me/exercises/{exercise}/answer",
                self.post_answer,
                ExerciseAnswer,
                ExerciseResult,
                codes=(403, 404, 409, 422),
            ),
            Route("GET", "/me/tendencies", self.get_tendencies, gives=TendencyList),
        ]

    async def get_exercises(self, request: ApiRequest) -> ExerciseList:
        """Your exercises: those that are due, and how many others there are."""
        return await self._exercises.of(request.visitor.person.id, time.time(), request.query.get("table"))

    async def get_exercise(self, request: ApiRequest) -> Exercise:
        """One of your exercises; its answer comes with an answer of yours."""
        return (await self._exercises.get(request.visitor.person.id, request.path["exercise"])).sign

    async def get_tendencies(self, request: ApiRequest) -> TendencyList:
        """What you tend to lose by, from the reviews of your last games."""
        return await self._exercises.tendencies(request.visitor.person.id)

    async def post_answer(self, request: ApiRequest) -> ExerciseResult:
        """Answer an exercise, or give up; says how good the answer is, and when the exercise comes back."""
        person, body = request.visitor.person.id, request.body
        stored = await self._exercises.get(person, request.path["exercise"])
        sign = stored.sign
        table = await finished_table(self._tables, sign.table, person)
        position = await self._tables.archive.replay(table).at(sign.at)
        verdict = None
        if body.actions:
            decision = await asyncio.to_thread(_first_decision, position, body.actions)
            asker = Asker(person, sign.table, advice=True)
            verdict = await self._studies.judge(position, decision, asker, stored.best)
        played, best = await asyncio.to_thread(_lines, position, stored)
        found = verdict is not None and await asyncio.to_thread(_found, position, verdict, stored.played)
        now = time.time()
        changed, counted = await self._exercises.answer(
            person, sign.id, found, body.helped, gave_up=not body.actions, now=now
        )
        following = await self._exercises.next_of(person, now, besides=sign.id)
        return ExerciseResult(changed, found, counted, played, best, verdict, following)


def _first_decision(position: State, actions: Sequence[str]) -> Sequence[str]:
    """The first decision of some actions. Raises Refused if they hold none, or cannot be played."""
    from realmwright.review.decisions import decisions_along

    with refusing_actions():
        decision = next(iter(decisions_along(position, actions)), None)
    if decision is None:
        raise Refused("not-now", "the decision is not complete: go on until somebody else is to move")
    return actions[: decision.at + len(decision.line)]


def _lines(position: State, stored: Stored) -> tuple[LineSign, LineSign]:
    """The mistake, and the best line."""
    played, best = (line_sign(position, _read(position, actions)) for actions in (stored.played, stored.best))
    return played, best


def _found(position: State, verdict: LineVerdict, mistake: Sequence[str]) -> bool:
    """Whether an answer is as good as the best line. The mistake itself never is, whatever playouts say this time."""
    from realmwright.review.reviewing import leads_to_the_same

    if verdict.verdict not in RIGHT:
        return False
    answer = _read(position, verdict.played.actions)
    return verdict.same or not leads_to_the_same(position, answer, _read(position, mistake))


def _read(position: State, actions: Sequence[str]) -> tuple[int, ...]:
    """Actions that are known to be legal."""
    state, line = position.copy(), []
    for text in actions:
        line.append(state.read(text))
        state.play(line[-1])
    return tuple(line)
