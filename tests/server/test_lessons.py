"""Lessons over HTTP: their texts, attempts, and what people have learnt."""

from realmwright.game import LANGUAGES, games
from realmwright.learning_protocol import Attempt, AttemptSign, CourseSign, Learnt, LearntList, LessonText, NewLearnt
from realmwright.lessons import course_of
from realmwright.protocol import Credentials, Entrance, Foresight, Gains, NewAccount, Person
from tests.server.process import ServerProcess
from tests.server.raw_client import call
from tests.server.shared_server import Clients, Guest, async_test

GAME = "kingdom-builder"
FIRST = course_of(games[GAME]).lessons[0]
STEP = f"/games/{GAME}/lessons/{FIRST.name}/1"
PASSWORD = "correct horse battery"


async def tries(guest: Guest, *actions: str) -> AttemptSign:
    found: AttemptSign = await guest.call("POST", f"{STEP}/attempt", Attempt([*actions]), AttemptSign)
    return found


async def learns(guest: Guest, lesson: str, steps: int, game: str = GAME) -> list[Learnt]:
    found: LearntList = await guest.call("PUT", "/me/lessons", NewLearnt(game, lesson, steps), LearntList)
    return found.lessons


@async_test
async def test_courses_and_lessons_in_every_language(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        anybody = clients.nobody
        for name in (GAME, "winter-kingdom", "dominion"):
            titles = set()
            for language in LANGUAGES:
                course = await anybody.call("GET", f"/games/{name}/course?language={language}", None, CourseSign)
                shown = [lesson for part in course.parts for lesson in part.lessons]
                assert [lesson.name for lesson in shown] == [lesson.name for lesson in course_of(games[name]).lessons]
                titles.add(shown[0].title)
                path = f"/games/{name}/lessons/{shown[0].name}?language={language}"
                text = await anybody.call("GET", path, None, LessonText)
                assert (text.title, text.next) == (shown[0].title, shown[1].name)
                assert len(text.steps) == shown[0].steps
                assert all(step.solution and step.reasons for step in text.steps)
            assert len(titles) == len(LANGUAGES)
        # and where there is no such lesson, the nearest one comes
        path = f"/games/{GAME}/lessons/{FIRST.name}s"
        assert (await anybody.call("GET", path, None, LessonText)).name == FIRST.name


@async_test
async def test_an_attempt(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        anybody, solution = clients.nobody, FIRST.steps[0].solution
        begun = await tries(anybody)
        assert (begun.verdict, begun.news, begun.position.undo) == ("open", [], False)
        assert begun.position.prompt is not None
        assert solution[0] in [action.action for action in begun.position.legal]
        done = await tries(anybody, *solution)
        assert done.verdict == "done"
        assert [entry.args["action"] for entry in done.news if entry.seat == 0] == list(solution)
        assert (done.position.legal, done.position.at) == ([], len(solution))
        # what an action would bring, and where points come from
        foresight = await anybody.call("POST", f"{STEP}/foresight", Attempt([], solution[0]), Foresight)
        assert "built" in [event.kind for event in foresight.events]
        gains = await anybody.call("POST", f"{STEP}/gains", Attempt([*solution]), Gains)
        assert len(gains.seats) == len(done.position.seats)


@async_test
async def test_what_cannot_be_tried(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        for path, body, code in (
            (f"{STEP}/attempt", Attempt(["end turn"]), "illegal"),
            (f"{STEP}/attempt", Attempt(["nonsense"]), "unreadable"),
            (f"{STEP}/foresight", Attempt(), "bad-message"),
            (f"{STEP[:-1]}99/attempt", Attempt(), "unknown-path"),
            (f"/games/{GAME}/lessons/nothing/1/attempt", Attempt(), "unknown-path"),
            ("/games/chess/lessons/x/1/attempt", Attempt(), "unknown-game"),
        ):
            assert (await clients.nobody.refusal("POST", path, body)).code == code, path


@async_test
async def test_what_was_learnt_is_kept_and_goes_along(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        other = course_of(games[GAME]).lessons[1]
        anna = await clients.guest("Anna")
        assert (await anna.call("GET", "/me/lessons", None, LearntList)).lessons == []
        assert await learns(anna, FIRST.name, 2) == [Learnt(GAME, FIRST.name, 2)]
        assert await learns(anna, FIRST.name, 1) == [Learnt(GAME, FIRST.name, 2)], "never less"
        await anna.call("POST", "/me/account", NewAccount("learner", PASSWORD), Person)
        for lesson, steps in (("nothing", 1), (FIRST.name, 99)):
            refusal = await anna.refusal("PUT", "/me/lessons", NewLearnt(GAME, lesson, steps))
            assert refusal.code == "unknown-path"
        exported = await anna.call("GET", "/me/export", None, dict)
        assert [entry["lesson"] for entry in exported["learnt"]] == [FIRST.name]
        # a guest who logs in brings along what they have learnt
        guest = await clients.guest("Guest")
        await learns(guest, other.name, 1)
        await learns(guest, FIRST.name, 1)
        entrance = await guest.call("POST", "/sessions", Credentials("learner", PASSWORD, claim=True), Entrance)
        known = (await clients.known(entrance).call("GET", "/me/lessons", None, LearntList)).lessons
        assert {(entry.lesson, entry.steps) for entry in known} == {(FIRST.name, 2), (other.name, 1)}


def test_nobody_without_a_session_has_learnt_anything(shared_server: ServerProcess) -> None:
    assert call(shared_server, "GET", "me/lessons").status == 401
