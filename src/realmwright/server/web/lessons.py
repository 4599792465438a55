"""Lessons: their texts, attempts at their steps, and how far people have come.

An attempt follows from the actions that were played, so nothing of it is stored: a client sends all of them each time.
"""

import asyncio
import difflib
from functools import cache
from typing import Final

import msgspec

from realmwright.game import LANGUAGES, games
from realmwright.learning_protocol import (
    Attempt,
    AttemptSign,
    CoursePart,
    CourseSign,
    LearntList,
    LessonSign,
    LessonStep,
    LessonText,
    NewLearnt,
)
from realmwright.lessons import Attempt as Made
from realmwright.lessons import Lesson, Step, attempt, course_of
from realmwright.lessons.course import LessonWords
from realmwright.protocol import (
    COLOURS,
    BotSeat,
    Foresight,
    Gains,
    OwnSeat,
    SeatSign,
    SeatWish,
)
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.operations.content import Content
from realmwright.server.people.learning import Learning
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import refusing_actions
from realmwright.server.web.played_positions import begun_move, foresight_of, news_of, position_of
from realmwright.server.web.routing import ApiRequest, Query, Route
from realmwright.server.web.static import ONE_HOUR

TABLE: Final = "lesson"
"""What positions of lessons have for the id of a table, which they do not have."""
RIVAL: Final = "easy"
"""The bot whose name the others bear."""
JSON: Final = "application/json"


class LessonsApi:
    """The handlers for lessons."""

    def __init__(self, learning: Learning) -> None:
        self._learning = learning

    def routes(self) -> list[Route]:
        """All routes."""
        language = Query("language", "The language of the texts; English if none is given.", choices=LANGUAGES)
        step = "/games/{game}/lessons/{lesson}/{step}"
        codes = (404, 422)
        return [
            Route(
                "GET",
                "/games/{game}/course",
                self.get_course,
                gives=CourseSign,
                session=False,
                query=(language,),
                tagged=True,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/lessons/{lesson}",
                self.get_lesson,
                gives=LessonText,
                session=False,
                query=(language,),
                tagged=True,
                codes=(404,),
            ),
            Route("POST", f"{step}/attempt", self.post_attempt, Attempt, AttemptSign, session=False, codes=codes),
            Route("POST", f"{step}/foresight", self.post_foresight, Attempt, Foresight, session=False, codes=codes),
            Route("POST", f"{step}/gains", self.post_gains, Attempt, Gains, session=False, codes=codes),
            Route("GET", "/me/lessons", self.get_learnt, gives=LearntList),
            Route("PUT", "/me/lessons", self.put_learnt, NewLearnt, LearntList, codes=codes),
        ]

    async def get_course(self, request: ApiRequest) -> Content:
        """The lessons of a game in their order, and the exercises that let one try a thing each."""
        game, language = known_game(request.path["game"]), request.query.get("language", LANGUAGES[0])
        return await asyncio.to_thread(course_content, game, language)

    async def get_lesson(self, request: ApiRequest) -> Content:
        """The texts of a lesson; where there is none of that name, those of the nearest one."""
        game, language = known_game(request.path["game"]), request.query.get("language", LANGUAGES[0])
        return await asyncio.to_thread(nearest_content, game, request.path["lesson"], language)

    async def post_attempt(self, request: ApiRequest) -> AttemptSign:
        """What the actions of a learner lead to from the beginning of a step."""
        return await asyncio.to_thread(_attempt, request)

    async def post_foresight(self, request: ApiRequest) -> Foresight:
        """What an action would change after what the learner has played."""
        return await asyncio.to_thread(_foresight, request)

    async def post_gains(self, request: ApiRequest) -> Gains:
        """Where the points of each seat come from after what the learner has played."""
        return await asyncio.to_thread(_gains, request)

    async def get_learnt(self, request: ApiRequest) -> LearntList:
        """How far you have come in all lessons that you have begun."""
        return LearntList(await self._learning.of(request.visitor.person.id))

    async def put_learnt(self, request: ApiRequest) -> LearntList:
        """Keep that you have done some steps of a lesson."""
        await asyncio.to_thread(_check_lesson, request.body)
        person = request.visitor.person.id
        await self._learning.add(person, request.body)
        return LearntList(await self._learning.of(person))


# What reads lessons, plays actions or searches for a best turn is done in threads: it may take long at first.


def _attempt(request: ApiRequest) -> AttemptSign:
    step = _step(request)
    return attempt_sign(step, _made(step, request), len(request.body.actions))


def _foresight(request: ApiRequest) -> Foresight:
    step, body = _step(request), request.body
    if body.action is None:
        raise Refused("bad-message", "say which action is asked about")
    made = _made(step, request)
    if made.state.seat != step.seat:
        raise Refused("not-now", "the attempt is over")
    before = attempt(step, _own(step, made, begun_move(made.moves, step.seat))).state
    return foresight_of(TABLE, len(body.actions), made.state, before, body.action)


def _gains(request: ApiRequest) -> Gains:
    step = _step(request)
    state = _made(step, request).state
    return Gains(TABLE, step.seat, len(request.body.actions), visibility.gain_signs(state.gains(step.seat)))


def _check_lesson(done: NewLearnt) -> None:
    """Raise Refused unless there is such a lesson with so many steps."""
    lesson = course_of(games[known_game(done.game)]).by_name.get(done.lesson)
    if lesson is None or done.steps > len(lesson.steps):
        raise Refused("unknown-path", "there is no such lesson, or it has fewer steps")


def _made(step: Step, request: ApiRequest) -> Made:
    """The attempt of a request."""
    with refusing_actions():
        return attempt(step, request.body.actions)


def _own(step: Step, made: Made, count: int) -> list[str]:
    """The learner's own actions among the first moves of an attempt."""
    return [move.action for move in made.moves[:count] if move.seat == step.seat]


def _step(request: ApiRequest) -> Step:
    """The step that a request is about. Raises Refused if there is none."""
    lesson = course_of(games[known_game(request.path["game"])]).by_name.get(request.path["lesson"])
    number = request.path["step"]
    if lesson is None or not number.isdecimal() or not 1 <= int(number) <= len(lesson.steps):
        raise Refused("unknown-path", "there is no such step of a lesson")
    return lesson.steps[int(number) - 1]


def nearest(game: str, name: str) -> Lesson:
    """The lesson of a name, or the one whose name is most like it. Raises Refused if the game has none at all."""
    known = course_of(games[game]).by_name
    if not known:
        raise Refused("unknown-path", f"{game} has no lessons")
    return known.get(name) or known[difflib.get_close_matches(name[:100], known, n=1, cutoff=0.0)[0]]


def attempt_sign(step: Step, made: Made, at: int) -> AttemptSign:
    """An attempt as it is sent: the position as the learner sees it, and what has happened."""
    kind, reason = made.verdict
    wishes: list[SeatWish] = [OwnSeat() if seat == step.seat else BotSeat(RIVAL) for seat in range(made.state.players)]
    seats = [_seat(step, seat) for seat in range(made.state.players)]
    closed = kind in ("done", "missed")
    position = position_of(TABLE, made.state, made.moves, step.seat, at, seats, wishes, closed)
    return AttemptSign(position, news_of(TABLE, made.moves, step.seat), kind, reason)


def _seat(step: Step, seat: int) -> SeatSign:
    colour = COLOURS[seat]
    if seat == step.seat:
        return SeatSign("person", colour=colour, yours=True)
    return SeatSign("bot", colour=colour, bot=RIVAL)


# Texts change with a release only.


@cache
def course_content(name: str, language: str) -> Content:
    """The course of a game."""
    game = games[name]
    course = course_of(game)

    words = LessonWords(game, course.by_name.values(), language)

    def sign(lesson: Lesson) -> LessonSign:
        title, about = (words.say(lesson, name) for name in ("title", "about"))
        return LessonSign(lesson.name, title, about, len(lesson.steps), lesson.thing)

    parts = [CoursePart(part.title[language], [sign(lesson) for lesson in part.lessons]) for part in course.parts]
    told = CourseSign(name, language, parts, [sign(lesson) for lesson in course.exercises])
    return Content(msgspec.json.encode(told), JSON, ONE_HOUR)


def nearest_content(name: str, lesson_name: str, language: str) -> Content:
    """The lesson of a name, or the one whose name is most like it."""
    return lesson_content(name, nearest(name, lesson_name).name, language)


@cache
def lesson_content(name: str, lesson_name: str, language: str) -> Content:
    """A lesson that there is."""
    game = games[name]
    course = course_of(game)
    lesson = course.by_name[lesson_name]
    words = LessonWords(game, [lesson], language)
    order = [each.name for each in course.lessons]
    place = order.index(lesson_name) + 1 if lesson_name in order else len(order)
    told = LessonText(
        game=name,
        language=language,
        name=lesson_name,
        title=words.say(lesson, "title"),
        about=words.say(lesson, "about"),
        steps=[
            LessonStep(
                tell=words.say(lesson, f"tell-{number}"),
                hint=words.say(lesson, f"hint-{number}"),
                done=words.say(lesson, f"done-{number}"),
                reasons=[words.say(lesson, f"why-{number}-{reason}") for reason in range(1, len(step.wrong) + 1)],
                solution=list(step.solution),
            )
            for number, step in enumerate(lesson.steps, 1)
        ],
        next=order[place] if place < len(order) else None,
        thing=lesson.thing,
    )
    return Content(msgspec.json.encode(told), JSON, ONE_HOUR)
