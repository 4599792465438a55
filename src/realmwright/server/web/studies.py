"""Studies: any position of a finished game, or one that somebody has made up, to try things in.

Nothing of a study is stored: a client sends its beginning and all that was played since, each time.
"""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

from realmwright.game import BadSetup, RealmwrightError, State, games
from realmwright.lessons.attempt import Move, play
from realmwright.protocol import COLOURS, Foresight, Gains, OwnSeat, Position, SeatSign, Words
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.puzzles import known_puzzle
from realmwright.server.studies import Studies, last_decision
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.plans import Planner, imagined, planned_turn
from realmwright.server.web.game_history import finished_table
from realmwright.server.web.played_positions import begun_move, foresight_of, news_of, position_of
from realmwright.server.web.routing import ApiRequest, Route
from realmwright.study_protocol import (
    DumpBeginning,
    GameBeginning,
    LineVerdict,
    PlanBeginning,
    Prospects,
    PuzzleBeginning,
    Reply,
    Study,
    StudyDump,
    StudySign,
)

STUDY: Final = "study"
"""What positions of studies have for the id of a table, which they do not have."""


class Begun(NamedTuple):
    """Where a study begins, and who sits there."""

    first: State
    seats: list[SeatSign]


class StudiesApi:
    """The handlers for studies."""

    def __init__(self, tables: LiveTables, studies: Studies) -> None:
        self._tables = tables
        self._studies = studies

    def routes(self) -> list[Route]:
        """All routes."""
        codes = (403, 404, 409, 422)
        return [
            Route("POST", "/studies/position", self.post_position, Study, StudySign, session=False, codes=codes),
            Route("POST", "/studies/foresight", self.post_foresight, Study, Foresight, session=False, codes=codes),
            Route("POST", "/studies/gains", self.post_gains, Study, Gains, session=False, codes=codes),
            Route("POST", "/studies/dump", self.post_dump, Study, StudyDump, session=False, codes=codes),
            Route("POST", "/studies/verdict", self.post_verdict, Study, LineVerdict, codes=codes),
            Route("POST", "/studies/lines", self.post_lines, Study, Prospects, codes=codes),
            Route("POST", "/studies/reply", self.post_reply, Study, Reply, codes=codes),
        ]

    async def post_position(self, request: ApiRequest) -> StudySign:
        """What the actions of a study lead to, as the seat that one plays sees it."""
        return await asyncio.to_thread(_sign, await self._begun(request), request.body)

    async def post_foresight(self, request: ApiRequest) -> Foresight:
        """What an action would change at the end of a study."""
        return await asyncio.to_thread(_foresight, await self._begun(request), request.body)

    async def post_gains(self, request: ApiRequest) -> Gains:
        """Where the points of each seat come from at the end of a study."""
        return await asyncio.to_thread(_gains, await self._begun(request), request.body)

    async def post_dump(self, request: ApiRequest) -> StudyDump:
        """The position at the end of a study, with everything that is hidden in it."""
        _need_no_plan(request.body)
        state, _ = await asyncio.to_thread(_played, (await self._begun(request)).first, request.body.actions)
        return StudyDump(state.game.name, state.dump())

    async def post_verdict(self, request: ApiRequest) -> LineVerdict:
        """How good the last decision of a study is, compared with the best line that a search finds."""
        _need_no_plan(request.body)
        first = (await self._begun(request)).first
        return await self._studies.judge(first, request.body.actions, _asker(request))

    async def post_lines(self, request: ApiRequest) -> Prospects:
        """The best three lines that a search finds at the end of a study, for whoever is to move there."""
        _need_no_plan(request.body)
        state, _ = await asyncio.to_thread(_played, (await self._begun(request)).first, request.body.actions)
        return await self._studies.prospects(state, request.body.effort, _asker(request))

    async def post_reply(self, request: ApiRequest) -> Reply:
        """What a bot plays at the end of a study; without a name the server's adviser, and in plans a quicker one."""
        state, _ = await asyncio.to_thread(_played, (await self._begun(request)).first, request.body.actions)
        if state.seat is None:
            raise Refused("not-now", "there the game is over: nobody has a choice")
        beginning, bots = request.body.beginning, self._tables.bots
        usual = bots.adviser
        if isinstance(beginning, PlanBeginning):
            if state.seat == beginning.seat:
                raise Refused("not-allowed", "your own turn is yours to plan")
            usual = bots.spare_bot
        bot = request.body.bot or usual
        action = await self._tables.bots.advise(bot, state, _asker(request, advice=True))
        return Reply(state.seat, state.say(action), bot)

    async def _begun(self, request: ApiRequest) -> Begun:
        """Where the study of a request begins. Raises Refused if there is no such position, or not for them."""
        study: Study = request.body
        if isinstance(study.beginning, GameBeginning):
            person = request.found.person.id if request.found else None
            table = await finished_table(self._tables, study.beginning.table, person)
            first = await self._tables.archive.replay(table).at(study.beginning.at)
            return Begun(first, visibility.seat_signs(table, None))
        if isinstance(study.beginning, PlanBeginning):
            return await self._plan_begun(request, study.beginning)
        return await asyncio.to_thread(_loaded, study.beginning)

    async def _plan_begun(self, request: ApiRequest, beginning: PlanBeginning) -> Begun:
        """Where a plan begins: in a game that is under way, as its planner imagines it."""
        if request.found is None:
            raise Refused("no-session", "come in as a guest or log in first")
        person = request.found.person.id
        table = await self._tables.get(beginning.table).look(person)
        first = imagined(table, Planner(person, beginning.seat), beginning.at)
        return Begun(first, visibility.seat_signs(table, None))


def _need_no_plan(study: Study) -> None:
    """Raise Refused for a game that is under way: nobody is helped to think there."""
    if isinstance(study.beginning, PlanBeginning):
        raise Refused("not-allowed", "this can be had when the game is over")


def _asker(request: ApiRequest, advice: bool = False) -> Asker:
    return Asker(request.visitor.person.id, STUDY, advice)


# What plays actions is done in threads: a study may have hundreds of them.


def _loaded(beginning: DumpBeginning | PuzzleBeginning) -> Begun:
    game = games[known_game(beginning.game)]
    if isinstance(beginning, PuzzleBeginning):
        first = known_puzzle(game.name, beginning.puzzle).start()
    else:
        try:
            first = game.load(beginning.dump)
        except RealmwrightError as problem:
            raise BadSetup(f"this is no position of {game.name}: {problem}") from None
    return Begun(first, [SeatSign("person", colour=COLOURS[seat]) for seat in range(first.players)])


def _played(first: State, actions: Sequence[str]) -> tuple[State, list[Move]]:
    """Play the actions of a study from its beginning. Raises Refused."""
    state, moves = first.copy(), []
    with refusing_actions():
        for action in actions:
            if state.seat is None:
                raise Refused("not-now", "there the game is over: nobody has a choice")
            moves.append(play(state, action))
    return state, moves


def _eyes(study: Study, state: State) -> int | None:
    """Whose eyes one looks with. Raises Refused if there is no such seat."""
    if study.seat is not None and study.seat >= state.players:
        raise Refused("unknown-seat", f"the seats are 0 to {state.players - 1}")
    return study.seat if study.seat is not None else state.seat


def _sign(begun: Begun, study: Study) -> StudySign:
    state, moves = _played(begun.first, study.actions)
    eyes = _eyes(study, state)
    decision = last_decision(begun.first, study.actions, study.seat)
    return StudySign(
        position=_position(begun, state, moves, eyes),
        news=news_of(STUDY, moves, eyes),
        deeds=[Words(*move.deed) for move in moves],
        decision=None if decision is None else (decision.at, decision.at + len(decision.line)),
        winners=sorted(state.winners()) if state.seat is None else None,
        planned=isinstance(study.beginning, PlanBeginning)
        and planned_turn(begun.first, study.beginning.seat, study.actions) is not None,
    )


def _position(begun: Begun, state: State, moves: Sequence[Move], eyes: int | None) -> Position:
    seats = [
        SeatSign(sign.kind, sign.name, sign.colour, sign.bot, yours=seat == eyes)
        for seat, sign in enumerate(begun.seats)
    ]
    return position_of(STUDY, state, moves, eyes, len(moves), seats, [OwnSeat() for _ in seats])


def _foresight(begun: Begun, study: Study) -> Foresight:
    if study.action is None:
        raise Refused("bad-message", "say which action is asked about")
    state, moves = _played(begun.first, study.actions)
    if state.seat is None or state.seat != _eyes(study, state):
        raise Refused("not-now", "somebody else is to move there")
    before, _ = _played(begun.first, study.actions[: begun_move(moves, state.seat)])
    return foresight_of(STUDY, len(moves), state, before, study.action)


def _gains(begun: Begun, study: Study) -> Gains:
    state, moves = _played(begun.first, study.actions)
    eyes = _eyes(study, state)
    return Gains(STUDY, eyes, len(moves), visibility.gain_signs(state.gains(eyes)))
