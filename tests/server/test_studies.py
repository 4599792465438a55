"""Studies over HTTP: positions to try things in, verdicts, good lines, and what cannot be."""

from collections.abc import Iterator
from typing import Any

import pytest

from realmwright.dice import FastDice
from realmwright.game import games
from realmwright.protocol import Foresight, Gains
from realmwright.study_protocol import (
    DumpBeginning,
    GameBeginning,
    LineVerdict,
    Prospects,
    Reply,
    Study,
    StudyDump,
    StudySign,
)
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, gather, play_out, tiny

pytestmark = pytest.mark.usefixtures("plugins")
GAME = "kingdom-builder"


@pytest.fixture(scope="module")
def judging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that judges lines, with little effort."""
    running = ServerProcess(tmp_path_factory.mktemp("judging"), review_workers=1, review_effort=0.02).start()
    yield running
    running.kill()


def beginning(game: str = GAME) -> DumpBeginning:
    return DumpBeginning(game, games[game].new(2, FastDice(5)).dump())


async def position(guest: Guest, study: Study) -> StudySign:
    found: StudySign = await guest.call("POST", "/studies/position", study, StudySign)
    return found


async def refused(guest: Guest, path: str, study: Any) -> tuple[int, str]:
    answer = await guest.refusal("POST", f"/studies/{path}", study)
    return answer.status, answer.code


async def turn(guest: Guest, begun: DumpBeginning) -> list[str]:
    """Some whole turn: always the first that can be played."""
    actions: list[str] = []
    while (found := await position(guest, Study(begun, actions))).decision is None:
        actions.append(found.position.legal[0].action)
    return actions


@async_test
async def test_one_plays_whoever_is_to_move_or_one_seat(judging: ServerProcess) -> None:
    async with Clients(judging) as clients:
        anybody, begun = clients.nobody, beginning()
        actions = await turn(anybody, begun)
        after = await position(anybody, Study(begun, actions))
        assert (after.decision, len(after.deeds), len(after.news)) == ((0, len(actions)), len(actions), len(actions))
        assert after.position.eyes == after.position.turn == 1
        assert after.position.legal
        mine = await position(anybody, Study(begun, actions, seat=0))
        assert (mine.position.eyes, mine.position.legal, mine.position.undo) == (0, [], True)
        # what an action would change, where points come from, and the position to be kept
        legal = after.position.legal[0].action
        foresight = await anybody.call("POST", "/studies/foresight", Study(begun, actions, action=legal), Foresight)
        assert foresight.at == len(actions)
        assert len((await anybody.call("POST", "/studies/gains", Study(begun, actions), Gains)).seats) == 2
        kept = await anybody.call("POST", "/studies/dump", Study(begun, actions), StudyDump)
        again = await position(anybody, Study(DumpBeginning(kept.game, kept.dump)))
        assert again.position.view == after.position.view


@async_test
async def test_a_line_is_judged_and_better_ones_are_told(judging: ServerProcess) -> None:
    async with Clients(judging) as clients:
        (ann,) = await clients.guests("Ann")
        begun = beginning()
        found = await ann.call("POST", "/studies/lines", Study(begun, effort=0.5), Prospects)
        assert found.seat == 0
        assert 1 <= len(found.lines) <= 3
        chances = [each.chance for each in found.lines]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= each.chance <= 1 and each.error > 0 for each in found.lines)
        for each in found.lines:
            assert (await position(ann, Study(begun, each.line.actions))).decision == (0, len(each.line.actions))
        played = await turn(ann, begun)
        verdict = await ann.call("POST", "/studies/verdict", Study(begun, played), LineVerdict)
        assert verdict.played.actions == played
        assert verdict.cost == pytest.approx(verdict.best_chance - verdict.chance)
        assert verdict == await ann.call("POST", "/studies/verdict", Study(begun, played), LineVerdict)
        best = await ann.call("POST", "/studies/verdict", Study(begun, verdict.best.actions), LineVerdict)
        assert (best.cost, best.same, best.verdict) == (0, True, "good")


@async_test
async def test_a_bot_answers(judging: ServerProcess) -> None:
    async with Clients(judging) as clients:
        (ann,) = await clients.guests("Ann")
        begun = beginning("dominion")
        reply = await ann.call("POST", "/studies/reply", Study(begun, bot="random"), Reply)
        assert (reply.seat, reply.bot) == ((await position(ann, Study(begun))).position.turn, "random")
        assert len((await position(ann, Study(begun, [reply.action]))).news) == 1


@async_test
async def test_a_finished_game_is_studied_by_those_who_may_look(judging: ServerProcess) -> None:
    async with Clients(judging) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        study = Study(GameBeginning(table, 1))
        assert await refused(ann, "position", study) == (409, "not-now"), "not while it is played"
        await play_out(table, ann, ben)
        found = await position(ben, study)
        assert [seat.name for seat in found.position.seats] == ["Ann", "Ben"]
        assert await refused(ben, "position", Study(GameBeginning(table, 9999))) == (400, "bad-message")
        assert await refused(ben, "position", Study(GameBeginning("x" * 22))) == (404, "unknown-table")


@async_test
async def test_what_cannot_be_studied(judging: ServerProcess, shared_server: ServerProcess) -> None:
    async with Clients(judging) as clients:
        (ann,) = await clients.guests("Ann")
        begun = beginning()
        assert await refused(ann, "position", Study(DumpBeginning(GAME, {"game": GAME}))) == (422, "bad-setup")
        assert await refused(ann, "position", Study(DumpBeginning("chess", {}))) == (404, "unknown-game")
        assert await refused(ann, "position", Study(begun, ["fly 1,1"])) == (422, "unreadable")
        assert await refused(ann, "position", Study(begun, ["build 0,0"] * 9)) == (422, "illegal")
        assert await refused(ann, "position", Study(begun, seat=7)) == (422, "unknown-seat")
        assert await refused(ann, "foresight", Study(begun)) == (400, "bad-message")
        assert await refused(ann, "verdict", Study(begun)) == (409, "not-now")
        assert await refused(ann, "reply", Study(begun, bot="nobody")) == (422, "unknown-name")
        assert (await refused(clients.nobody, "lines", Study(begun)))[0] == 401, "it costs work"
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        assert await refused(ann, "lines", Study(beginning())) == (503, "unavailable")
