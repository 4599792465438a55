"""Exercises: made of mistakes in real reviews, repeated until they are known, and deleted with their people."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import delete, insert, select

from realmwright.exercise_protocol import (
    ExerciseAnswer,
    ExerciseList,
    ExerciseResult,
    TendencyList,
)
from realmwright.protocol import Credentials, Entrance, NewAccount, Person, Play, ReviewSign
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.people import exercises as module
from realmwright.server.people.accounts import People
from realmwright.server.people.exercises import Exercises, Loss, Reviewed, tendencies_of
from realmwright.server.people.repetition import Answer, answered, new_card
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, gather, soon, tiny
from tests.server.test_people import PASSWORD

pytestmark = pytest.mark.usefixtures("plugins")
DAY: Final = 86_400.0
NOW: Final = 1_790_000_000.0
ANN: Final = "ann"
BEN: Final = "ben"

# When exercises come back


def test_right_answers_come_back_later_and_later_until_they_are_known() -> None:
    card, now, days = new_card(NOW), NOW, []
    assert card.due == NOW, "a new one is due at once"
    while not card.known:
        card = answered(card.state, Answer.RIGHT, now)
        days.append((card.due - now) / DAY)
        now = card.due
    assert days == [2, 11, 46]


def test_a_wrong_answer_comes_back_tomorrow_and_help_counts_for_less() -> None:
    wrong, helped, right = (answered(new_card(NOW).state, answer, NOW) for answer in Answer)
    assert [(card.due - NOW) / DAY for card in (wrong, helped, right)] == [1, 1, 2]
    later = [answered(card.state, Answer.RIGHT, NOW + 3 * DAY).due for card in (wrong, helped, right)]
    assert later == sorted(set(later))
    known = answered(answered(right.state, Answer.RIGHT, NOW + 2 * DAY).state, Answer.WRONG, NOW + 20 * DAY)
    assert not known.known
    assert known.due < NOW + 30 * DAY, "whoever has forgotten it begins anew"


# What is kept


def moment(at: int, cost: float, verdict: str, *tags: str, seat: int = 0) -> dict[str, Any]:
    line = {"actions": ["keep"], "deeds": [], "earned": {}}
    return {"at": at, "seat": seat, "cost": cost, "verdict": verdict, "tags": [*tags], "played": line, "best": line}


def game(table: str, *moments: dict[str, Any], authors: tuple[str | None, ...] = (ANN, BEN) * 10) -> Reviewed:
    return Reviewed(table, "tiny", NOW, authors, moments)


BAD: Final = (
    moment(0, 0.2, "blunder", "late", "points:laid"),
    moment(1, 0.3, "blunder", seat=1),
    moment(2, 0.06, "mistake", "late"),
    moment(4, 0.03, "inaccuracy", "early"),
    moment(6, 0.0, "good"),
)


@asynccontextmanager
async def kept(tmp_path: Path, database: str, *tables: str) -> AsyncIterator[tuple[Exercises, Storage]]:
    """A database with Ann, Ben and some finished games."""
    storage = Storage(Config(data=str(tmp_path), database=database).database_url)
    await storage.open()
    person = {"colour": "blue", "language": "en", "mail_confirmed": False, "notify_open": False}
    table = {"game": "tiny", "title": "", "public": False, "phase": "over", "names": "[]", "slow": False}
    table |= {"turned": 0.0, "notified": 0.0, "created": 0.0, "changed": 0.0}
    try:
        async with storage.writing() as connection:
            people = [{**person, "id": who, "name": who, "created": NOW, "seen": NOW} for who in (ANN, BEN)]
            await connection.execute(insert(schema.people), people)
            await connection.execute(insert(schema.tables), [{**table, "id": ident} for ident in tables])
        yield Exercises(storage), storage
    finally:
        await storage.close()


def test_mistakes_become_exercises_once(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with kept(tmp_path, database, "one", "two", "three") as (exercises, storage):
            for _ in range(2):
                await exercises.learn_from(game("one", *BAD), NOW)
            found = await exercises.of(ANN, NOW)
            assert [(each.at, each.cost, each.tags) for each in found.due] == [
                (0, 0.2, ["late", "points:laid"]),
                (2, 0.06, ["late"]),
            ]
            assert (found.waiting, found.later, found.known, found.next) == (2, 0, 0, None)
            assert (await exercises.of(BEN, NOW)).waiting == 1
            # a bot that stood in for somebody makes no mistakes of theirs
            await exercises.learn_from(game("two", *BAD, authors=(None, BEN) * 10), NOW)
            assert (await exercises.of(ANN, NOW)).waiting == 2
            # of a very bad game the costliest are enough
            awful = [moment(at, at / 100, "blunder") for at in range(10, 20, 2)] + [moment(20, 0.9, "blunder")]
            await exercises.learn_from(game("three", *awful, authors=(ANN,) * 30), NOW)
            assert (await exercises.of(ANN, NOW, "three")).waiting == module.OF_GAME
            assert [each.at for each in (await exercises.of(ANN, NOW, "three")).due] == [20, 18, 16, 14, 12]
            # and somebody who is gone gets none
            await exercises.learn_from(game("two", *BAD, authors=("gone",) * 10), NOW)
            # what a table or a person had goes with them
            async with storage.writing() as connection:
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == "three"))
            assert (await exercises.of(ANN, NOW)).waiting == 2
            await People(storage, 30).delete(ANN)
            async with storage.reading() as connection:
                for table in (schema.exercises, schema.losses):
                    people = set((await connection.execute(select(table.c.person))).scalars())
                    assert people == {BEN}

    asyncio.run(story())


def test_there_is_an_end_to_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        tables = [f"game {number}" for number in range(4)]
        async with kept(tmp_path, "", *tables) as (exercises, _):
            for table in tables:
                await exercises.learn_from(game(table, *BAD), NOW)
            found = await exercises.of(ANN, NOW)
            assert [each.cost for each in found.due] == [0.2] * 3, "the cheapest are given up first"
            assert (await exercises.tendencies(ANN)).games[0].games == 2

    monkeypatch.setattr(module, "MOST", 3)
    monkeypatch.setattr(module, "GAMES", 2)
    asyncio.run(story())


def test_answers_count_when_an_exercise_is_due(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        async with kept(tmp_path, database, "one") as (exercises, _):
            await exercises.learn_from(game("one", BAD[0]), NOW)
            (one,) = (await exercises.of(ANN, NOW)).due

            async def answer(
                found: bool, now: float, helped: bool = False, gave_up: bool = False
            ) -> tuple[float, bool]:
                sign, counted = await exercises.answer(ANN, one.id, found, helped, gave_up, now)
                return (sign.due - now) / DAY, counted

            with pytest.raises(Refused):
                await exercises.answer(BEN, one.id, True, False, False, NOW)
            assert await answer(False, NOW) == (1, True)
            # a second try counts as help, and practice in between for nothing
            due, counted = await answer(True, NOW + 60)
            assert (round(due, 6), counted) == (1, True)
            assert (await answer(True, NOW + 90))[1] is False
            assert (await answer(False, NOW + 95))[1] is False
            listed = await exercises.of(ANN, NOW + 100)
            assert (listed.waiting, listed.later, listed.next) == (0, 1, NOW + 60 + DAY)
            # whoever gave up has seen the answer
            now = listed.next or 0.0
            assert (await answer(False, now, gave_up=True))[1] is True
            assert (await answer(True, now + 60))[1] is False
            # in the end it is known
            for _ in range(9):
                sign = (await exercises.get(ANN, one.id)).sign
                if sign.known:
                    break
                now = sign.due
                await answer(True, now)
            assert sign.known
            listed = await exercises.of(ANN, now + 1000 * DAY)
            assert (listed.waiting, listed.later, listed.known) == (0, 0, 1)
            assert (await answer(False, now + 1000 * DAY))[1] is False, "what is known stays known"

    asyncio.run(story())


# Tendencies


def test_tendencies_come_with_the_costliest_first() -> None:
    newer = [[Loss("a", 3, 0.02, ["late"])], [Loss("b", 1, 0.1, ["early"])], []]
    older = [[Loss("c", 1, 0.2, ["late"])], [Loss("d", 5, 0.3, ["late", "early"])], [Loss("e", 2, 0.01, [])]]
    found = tendencies_of("tiny", [*newer, *older])
    assert (found.games, found.errors, round(found.lost, 9)) == (6, 5, 0.63)
    late, early = found.tendencies
    assert (late.tag, late.times, round(late.lost, 9), late.trend) == ("late", 3, 0.52, "less")
    assert [(each.table, each.at) for each in late.examples] == [("d", 5), ("c", 1), ("a", 3)]
    assert (early.tag, early.times, early.trend) == ("early", 2, "less")
    assert all(each.trend is None for each in tendencies_of("tiny", newer).tendencies), "too few to tell"
    assert tendencies_of("tiny", []).tendencies == []


# On a server


async def play_badly(table: str, ann: Guest, ben: Guest) -> None:
    """Ann always plays the card that is worth least, and Ben the best."""
    while True:
        for person, which in ((ann, 0), (ben, -1)):
            position = await person.sees(table)
            if position.phase == "over":
                return
            cards = [each.action for each in position.legal if each.action.startswith("play ")]
            others = [each.action for each in position.legal if each.action == "keep"]
            if position.legal:
                ordered = sorted(cards, key=worth) or others or [position.legal[-1].action]
                await person.order(table, Play(position.at, ordered[which]))


def worth(action: str) -> int:
    from tests.plugins.tiny_game import VALUES

    return VALUES[action.removeprefix("play ")]


async def exercises_of(guest: Guest, query: str = "") -> ExerciseList:
    found: ExerciseList = await guest.call("GET", f"/me/exercises{query}", gives=ExerciseList)
    return found


async def with_exercise(ann: Guest, ben: Guest) -> ExerciseList:
    """Whoever plays so badly has something to learn after a few games."""
    for _ in range(8):
        table = await gather(tiny(ME, OPEN), ann, ben)
        await play_badly(table, ann, ben)

        async def done(table: str = table) -> bool:
            sign = await ann.call("GET", f"/tables/{table}/review", gives=ReviewSign)
            return bool(sign.state == "done")

        await soon(done)
        if (found := await exercises_of(ann)).due:
            return found
    raise AssertionError("no mistake in eight games")


@async_test
async def test_a_mistake_comes_back_and_is_answered(serve: Callable[..., ServerProcess], database: str) -> None:
    server = serve(database=database, review_workers=1, review_effort=0.5)
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        assert await exercises_of(ann) == ExerciseList([], 0, 0, 0)
        found = await with_exercise(ann, ben)
        one = found.due[0]
        assert (one.game, one.seat, one.answers, one.known) == ("tiny", 0, 0, False)
        assert one.cost >= 0.05
        assert (await exercises_of(ann, f"?table={one.table}")).waiting >= 1
        path = f"/me/exercises/{one.id}/answer"

        async def answer(*actions: str, helped: bool = False) -> ExerciseResult:
            result: ExerciseResult = await ann.call("POST", path, ExerciseAnswer([*actions], helped), ExerciseResult)
            return result

        # bad input changes nothing, and it is nobody else's
        assert (await ben.refusal("POST", path, ExerciseAnswer())).status == 404
        assert (await ann.refusal("POST", "/me/exercises/x/answer", ExerciseAnswer())).status == 404
        assert (await ann.refusal("POST", path, ExerciseAnswer(["fly"]))).status == 422
        assert await exercises_of(ann) == found
        # giving up shows both lines
        given_up = await answer()
        assert (given_up.found, given_up.counted, given_up.verdict) == (False, True, None)
        assert given_up.exercise.due > one.due + DAY / 2
        mistake, best = given_up.played.actions, given_up.best.actions
        assert mistake != best
        # and practice says how good an answer is, without counting
        again = await answer(*mistake)
        assert (again.found, again.counted) == (False, False)
        right = await answer(*best, helped=True)
        assert right.verdict is not None
        assert (right.found, right.counted, right.verdict.same, right.verdict.verdict) == (True, False, True, "good")
        # what it was lost by
        tendencies: TendencyList = await ann.call("GET", "/me/tendencies", gives=TendencyList)
        (tiny_game,) = tendencies.games
        assert tiny_game.errors >= 1
        assert tiny_game.lost > 0
        # an account takes it over, and it is part of what is kept about a person
        keeper = await clients.guest("Keeper")
        await keeper.call("POST", "/me/account", NewAccount("keeper", PASSWORD), Person)
        entrance = await ann.call("POST", "/sessions", Credentials("keeper", PASSWORD, claim=True), Entrance)
        exported = await clients.known(entrance).call("GET", "/me/export", None, dict)
        assert one.id in {each["id"] for each in exported["exercises"]}
        assert exported["losses"]
