"""The routes of the HTTP API for puzzles: what there is, what comes next, and answers."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from realmwright.puzzle_protocol import (
    ProvenLine,
    PuzzleAnswer,
    PuzzleList,
    PuzzleSign,
    PuzzleSolution,
    PuzzleText,
)
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.people.puzzle_tries import PuzzleTries, Try
from realmwright.server.puzzles import known_puzzle, known_puzzles, level_of, next_of, streak_of
from realmwright.server.studies import Studies, line_sign
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.web.routing import ApiRequest, Query, Route
from realmwright.study_protocol import LineVerdict

if TYPE_CHECKING:
    from realmwright.puzzles.puzzle import Puzzle

PUZZLE: Final = "puzzle"
"""What answers have for the id of a table where thoughts are queued."""
SOLVING: Final = ("brilliant", "good")
"""Verdicts of lines that are as good as the solution: no worse for certain, or by less than an inaccuracy."""


class PuzzlesApi:
    """The handlers for puzzles."""

    def __init__(self, tries: PuzzleTries, studies: Studies) -> None:
        self._tries = tries
        self._studies = studies

    def routes(self) -> list[Route]:
        """All routes."""
        tag = Query("tag", "Only puzzles with this tag.", longest=80)
        difficulty = Query("difficulty", "Only puzzles as hard as this.", kind="integer", low=1, high=5)
        without = Query("without", "Any but this one.", longest=40)
        one = "/puzzles/{game}/{puzzle}"
        return [
            Route("GET", "/puzzles/{game}", self.get_list, gives=PuzzleList, session=False, codes=(404,)),
            Route(
                "GET",
                "/puzzles/{game}/next",
                self.get_next,
                gives=PuzzleText,
                session=False,
                query=(tag, difficulty, without),
                codes=(404,),
            ),
            Route("GET", one, self.get_puzzle, gives=PuzzleText, session=False, codes=(404,)),
            Route("POST", f"{one}/answer", self.post_answer, PuzzleAnswer, PuzzleSolution, codes=(404, 409, 422)),
        ]

    async def get_list(self, request: ApiRequest) -> PuzzleList:
        """All puzzles of a game, and which of them you have solved."""
        game = known_game(request.path["game"])
        tries = await self._tries_of(request, game)
        puzzles = await asyncio.to_thread(known_puzzles, game)
        by_name = {each.puzzle: each for each in tries}
        signs = [
            PuzzleSign(puzzle.name, puzzle.difficulty, list(puzzle.tags), tried_sign(by_name.get(puzzle.name)))
            for puzzle in puzzles.values()
        ]
        return PuzzleList(game, signs, level_of(tries), streak_of(tries))

    async def get_next(self, request: ApiRequest) -> PuzzleText:
        """A puzzle that you have not tried yet, about as hard as those that you solve."""
        game = known_game(request.path["game"])
        tries = await self._tries_of(request, game)
        puzzles = await asyncio.to_thread(known_puzzles, game)
        tag, difficulty = request.query.get("tag"), request.query.get("difficulty")
        wanted = [
            puzzle
            for puzzle in puzzles.values()
            if (tag is None or tag in puzzle.tags) and difficulty in (None, puzzle.difficulty)
        ]
        person = request.found.person.id if request.found else None
        found = next_of(wanted, tries, person, request.query.get("without"))
        if found is None:
            raise Refused("unknown-path", "there is no such puzzle that you have not solved")
        return await asyncio.to_thread(puzzle_text, found, tries)

    async def get_puzzle(self, request: ApiRequest) -> PuzzleText:
        """A puzzle, without its solution."""
        game = known_game(request.path["game"])
        puzzle = await asyncio.to_thread(known_puzzle, game, request.path["puzzle"])
        return await asyncio.to_thread(puzzle_text, puzzle, await self._tries_of(request, game))

    async def post_answer(self, request: ApiRequest) -> PuzzleSolution:
        """Answer a puzzle: how good it is, and the solution. Without actions you give it up."""
        game, person = known_game(request.path["game"]), request.visitor.person.id
        puzzle = await asyncio.to_thread(known_puzzle, game, request.path["puzzle"])
        actions = request.body.actions
        verdict: LineVerdict | None = None
        if actions:
            await asyncio.to_thread(check_answer, puzzle, actions)
            verdict = await self._studies.judge(puzzle.start(), actions, Asker(person, PUZZLE, False), puzzle.best)
        solved = verdict is not None and (verdict.same or verdict.verdict in SOLVING)
        await self._tries.add(person, game, puzzle.name, solved)
        return await asyncio.to_thread(solution_of, puzzle, verdict, solved, await self._tries.of(person, game))

    async def _tries_of(self, request: ApiRequest, game: str) -> list[Try]:
        return await self._tries.of(request.found.person.id, game) if request.found else []


def tried_sign(made: Try | None) -> Literal["first", "later", "not"] | None:
    """What somebody has made of a puzzle, as it is sent."""
    if made is None:
        return None
    return "first" if made.first else "later" if made.solved else "not"


def puzzle_text(puzzle: "Puzzle", tries: Sequence[Try]) -> PuzzleText:
    """A puzzle as it is sent."""
    made = next((each for each in tries if each.puzzle == puzzle.name), None)
    return PuzzleText(
        game=puzzle.game,
        name=puzzle.name,
        seat=puzzle.seat,
        players=puzzle.start().players,
        difficulty=puzzle.difficulty,
        tags=list(puzzle.tags),
        tried=tried_sign(made),
    )


def check_answer(puzzle: "Puzzle", actions: Sequence[str]) -> None:
    """Raise Refused unless these actions are one whole decision."""
    from realmwright.puzzles.puzzle import BadPuzzle, read_line

    try:
        with refusing_actions():
            read_line(puzzle.start(), tuple(actions))
    except BadPuzzle as problem:
        raise Refused("not-now", str(problem)) from None


def solution_of(puzzle: "Puzzle", verdict: LineVerdict | None, solved: bool, tries: Sequence[Try]) -> PuzzleSolution:
    """The solution with its proof."""
    from realmwright.puzzles.puzzle import read_line

    position, proof = puzzle.start(), puzzle.proof
    made = next((each for each in tries if each.puzzle == puzzle.name), Try(puzzle.name, solved, solved))
    return PuzzleSolution(
        solved=solved,
        tried=tried_sign(made) or "not",
        best=line_sign(position, read_line(position, puzzle.best)),
        chance=proof.chance,
        error=proof.error,
        others=[
            ProvenLine(
                line_sign(position, read_line(position, rival.actions)),
                rival.chance,
                rival.behind,
                rival.error,
                rival.variant,
            )
            for rival in proof.rivals
        ],
        playouts=proof.effort.worlds * proof.effort.playouts,
        considered=proof.considered,
        found=dict(puzzle.found),
        streak=streak_of(tries),
        verdict=verdict,
    )
