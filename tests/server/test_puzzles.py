"""Puzzles over HTTP: what there is, what comes next, answers that solve them or do not, and what is kept of them."""

from collections.abc import Iterator

import pytest

from realmwright.puzzle_protocol import PuzzleAnswer, PuzzleList, PuzzleSolution, PuzzleText
from realmwright.puzzles.library import games_with_puzzles, puzzles_of
from realmwright.server.people.puzzle_tries import Try
from realmwright.server.puzzles import level_of, next_of, streak_of
from realmwright.study_protocol import PuzzleBeginning, Study, StudySign
from tests.server.process import ServerProcess
from tests.server.shared_server import Clients, Guest, async_test

pytestmark = pytest.mark.usefixtures("plugins")
GAMES = games_with_puzzles()


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that judges answers."""
    running = ServerProcess(tmp_path_factory.mktemp("judging"), review_workers=1, review_effort=0.3).start()
    yield running
    running.kill()


async def answer(guest: Guest, game: str, name: str, *actions: str) -> PuzzleSolution:
    path = f"/puzzles/{game}/{name}/answer"
    found: PuzzleSolution = await guest.call("POST", path, PuzzleAnswer(list(actions)), PuzzleSolution)
    return found


async def listed(guest: Guest, game: str) -> PuzzleList:
    found: PuzzleList = await guest.call("GET", f"/puzzles/{game}", None, PuzzleList)
    return found


@pytest.mark.parametrize("game", GAMES)
@async_test
async def test_puzzles_are_solved_and_missed(judging: ServerProcess, game: str) -> None:
    # Those whose rivals are far behind: what chance makes of them with little effort is no matter.
    clear = sorted(puzzles_of(game).values(), key=lambda puzzle: -puzzle.margin)[:2]
    async with Clients(judging) as clients:
        (ann,) = await clients.guests("Ann")
        assert {each.tried for each in (await listed(clients.nobody, game)).puzzles} == {None}
        first, second = clear
        begun = Study(PuzzleBeginning(game, first.name), seat=first.seat)
        sign = await ann.call("POST", "/studies/position", begun, StudySign)
        assert (sign.position.turn, sign.position.eyes) == (first.seat, first.seat)
        solved = await answer(ann, game, first.name, *first.best)
        assert (solved.solved, solved.tried, solved.streak) == (True, "first", 1)
        assert solved.verdict is not None
        assert solved.verdict.same
        assert solved.best.actions == list(first.best)
        assert [each.behind for each in solved.others] == [rival.behind for rival in first.proof.rivals]
        worst = max(second.proof.rivals, key=lambda rival: rival.behind)
        missed = await answer(ann, game, second.name, *worst.actions)
        assert (missed.solved, missed.tried, missed.streak) == (False, "not", 0)
        later = await answer(ann, game, second.name, *second.best)
        assert (later.solved, later.tried, later.streak) == (True, "later", 0)
        mine = await listed(ann, game)
        assert {each.name: each.tried for each in mine.puzzles if each.tried} == {
            first.name: "first",
            second.name: "later",
        }
        kept = await ann.call("GET", "/me/export", None, dict)
        assert [row["puzzle"] for row in kept["puzzles"]] == [first.name, second.name]


@async_test
async def test_what_comes_next_and_what_there_is_not(judging: ServerProcess) -> None:
    async with Clients(judging) as clients:
        (ann,) = await clients.guests("Ann")
        game = GAMES[0]
        text = await clients.nobody.call("GET", f"/puzzles/{game}/next", None, PuzzleText)
        one = puzzles_of(game)[text.name]
        assert (text.seat, text.difficulty, text.tags, text.tried) == (one.seat, one.difficulty, list(one.tags), None)
        assert await ann.call("GET", f"/puzzles/{game}/{text.name}", None, PuzzleText) == text
        other = await ann.call("GET", f"/puzzles/{game}/next?without={text.name}", None, PuzzleText)
        assert other.name != text.name
        tagged = await ann.call("GET", f"/puzzles/{game}/next?tag={one.tags[-1]}", None, PuzzleText)
        assert one.tags[-1] in tagged.tags
        given_up = await answer(ann, game, text.name)
        assert (given_up.solved, given_up.tried, given_up.verdict) == (False, "not", None)
        for method, path, body, status in (
            ("GET", "/puzzles/chess", None, 404),
            ("GET", f"/puzzles/{game}/nothing", None, 404),
            ("GET", f"/puzzles/{game}/next?tag=nothing", None, 404),
            ("GET", f"/puzzles/{game}/next?difficulty=9", None, 400),
            ("POST", f"/puzzles/{game}/{one.name}/answer", PuzzleAnswer(["fly"]), 422),
            ("POST", f"/puzzles/{game}/{one.name}/answer", PuzzleAnswer([*one.best, *one.best]), 409),
        ):
            assert (await ann.refusal(method, path, body)).status == status, path
        lost = Study(PuzzleBeginning(game, "nothing"))
        assert (await ann.refusal("POST", "/studies/position", lost)).status == 404
        unknown = await clients.nobody.refusal("POST", f"/puzzles/{game}/{one.name}/answer", PuzzleAnswer())
        assert unknown.status == 401


def test_levels_rise_and_fall_and_streaks_end() -> None:
    won, lost = Try("a", True, True), Try("b", False, True)
    assert level_of([]) == 2.0
    assert level_of([won]) == 2.5
    assert level_of([lost] * 9) == 1.0
    assert level_of([won] * 99) == 5.0
    assert [streak_of(tries) for tries in ([], [won, lost], [lost, won, won])] == [0, 0, 2]
    puzzles = list(puzzles_of(GAMES[0]).values())
    tried = [Try(puzzle.name, False, False) for puzzle in puzzles]
    assert next_of(puzzles, tried[1:], "ann") == puzzles[0], "the only one that is new"
    assert next_of(puzzles, tried, "ann") is not None, "those that were never solved come again"
    assert next_of(puzzles, [each._replace(solved=True) for each in tried], "ann") is None
