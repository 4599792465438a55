"""Searches and challenges: people meet once, whatever dies meanwhile, and nobody waits for somebody who is gone."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from sqlalchemy import text

from realmwright.matching_protocol import NewChallenge
from realmwright.server.matching.challenges import Challenges
from realmwright.server.people.mutes import Mutes
from realmwright.server.storage.database import Storage
from tests.server.mail_server import MailServer
from tests.server.notices_setup import NoticeRounds, Scene, ShiftedClock
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, eventually, said

PASSWORD = "a long password"
WISH = {"game": "kingdom-builder", "speed": "quick"}


def change(server: ServerProcess, statement: str) -> None:
    """Change something in the database."""

    async def run() -> None:
        storage = Storage(server.database, connections=2)
        async with storage.writing() as connection:
            await connection.execute(text(statement))
        await storage._dispose()

    if server.database:
        asyncio.run(run())
    else:
        with sqlite3.connect(server.place / "realmwright.db", timeout=30) as connection:
            connection.execute(statement)


def account(server: ServerProcess, login: str) -> Guest:
    guest = Guest(server, login.title())
    guest.account(login, PASSWORD)
    return guest


@contextmanager
def here(*people: Guest) -> Iterator[None]:
    """These people have a socket."""
    with ExitStack() as sockets:
        for each in people:
            sockets.enter_context(each.socket())
        yield


def search(guest: Guest, **wish: object) -> Any:
    answer = guest.ask("PUT", "me/search", {**WISH, **wish})
    assert answer.status == 200, answer.content
    return answer.json()["search"]


def state(guest: Guest) -> Any:
    answer = guest.ask("GET", "me/search")
    assert answer.status == 200, answer.content
    return answer.json().get("search")


def found(guest: Guest) -> Any:
    return (state(guest) or {}).get("found")


def ready(guest: Guest) -> int:
    return guest.ask("POST", "me/search/ready", {"table": found(guest)["table"]}).status


def tables(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.ask("GET", "me/tables").json()["tables"]]


def play(*people: Guest) -> str:
    """All of these are there; returns the table at which they play."""
    eventually(lambda: all(found(each) for each in people))
    table: str = found(people[0])["table"]
    assert [ready(each) for each in people] == [200] * len(people)
    eventually(lambda: not any(state(each) for each in people))
    return table


# Meeting


def test_two_people_meet_and_sit_at_a_table(serve: Any, database: str) -> None:
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    with here(ann, bob):
        assert search(ann, rated="rated")["bot"] == "hard"
        assert state(ann).get("found") is None
        search(bob, rated="either")
        table = play(ann, bob)
        assert tables(ann) == tables(bob) == [table]
        eventually(lambda: ann.position(table)["phase"] == "playing")
        settings = ann.position(table)["settings"]
        assert (settings["rated"], settings["clock"]) == (True, {"game": 600})
        assert {seat["name"] for seat in ann.position(table)["seats"]} == {"Ann", "Bob"}


def test_three_play_together(serve: Any) -> None:
    server = serve()
    people = [Guest(server, name) for name in ("Ann", "Bob", "Cleo")]
    with here(*people):
        for each in people:
            search(each, players=3)
        assert len(people[0].position(play(*people))["seats"]) == 3


def test_everybody_is_told_over_their_socket(serve: Any) -> None:
    server = serve()
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with ann.socket() as line, bob.socket():
        search(ann)
        search(bob)
        table = play(ann, bob)
        call = {"type": "call", "what": "search", "table": table}
        eventually(lambda: call in said(line, {"type": "ping"}))


def test_those_who_are_muted_do_not_meet(serve: Any) -> None:
    server = serve()
    ann, bob, cleo = (Guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.table()
    assert bob.do(table, "join").status == 200
    assert ann.ask("POST", "me/mutes", {"table": table, "seat": 1}).status == 201
    with here(ann, bob, cleo):
        search(ann)
        search(bob)
        search(cleo)
        eventually(lambda: found(cleo))
        assert not (found(ann) and found(bob))


# Not there


def test_whoever_does_not_come_is_left_out_and_the_other_keeps_their_place(serve: Any, database: str) -> None:
    server = serve(database=database)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with here(ann, bob):
        search(ann)
        search(bob)
        eventually(lambda: found(ann))
        assert ready(ann) == 200
        change(server, "UPDATE searches SET found = found - 60, since = since - 100")
        eventually(lambda: state(bob) is None)
        assert found(ann) is None
        assert state(ann)["seconds"] > 100
        assert tables(ann) == []


def test_whoever_declines_lets_the_others_go(serve: Any) -> None:
    server = serve()
    ann, bob, cleo = (Guest(server, name) for name in ("Ann", "Bob", "Cleo"))
    with here(ann, bob, cleo):
        search(ann)
        search(bob)
        eventually(lambda: found(ann))
        assert bob.ask("DELETE", "me/search").status == 204
        assert (
            bob.ask("POST", "me/search/ready", {"table": found(ann)["table"] if found(ann) else "x" * 22}).status == 409
        )
        eventually(lambda: state(ann) and not found(ann))
        search(cleo)
        play(ann, cleo)


def test_whoever_has_gone_is_not_waited_for(serve: Any, database: str) -> None:
    server = serve(database=database)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    search(ann)
    with here(bob):
        change(server, "UPDATE searches SET alive = alive - 60")
        search(bob)
        eventually(lambda: state(ann) is None)
        assert found(bob) is None


def test_whoever_never_comes_may_not_go_on_searching(serve: Any) -> None:
    server = serve(searches_per_minute=0)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with here(ann, bob):
        search(ann)
        for _ in range(2):
            search(bob)
            eventually(lambda: found(ann))
            ready(ann)
            change(server, "UPDATE searches SET found = found - 60")
            eventually(lambda: state(bob) is None and state(ann) and not found(ann))
        assert bob.ask("PUT", "me/search", WISH).status == 429
        assert bob.ask("DELETE", "me/search").status == 204
        assert bob.ask("PUT", "me/search", WISH).status == 429, "to stop makes nothing undone"
        change(server, "UPDATE searches SET absent = absent - 60")
        search(bob)
        play(ann, bob)


# What dies


def test_a_restart_loses_nobody_s_place(serve: Any, database: str) -> None:
    server = serve(database=database)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with here(ann):
        search(ann)
        server.kill()
    change(server, "UPDATE searches SET alive = alive - 600, since = since - 600")
    server.start()
    with here(ann, bob):
        assert state(ann)["seconds"] > 600
        search(bob)
        play(ann, bob)


@pytest.mark.parametrize("opened", [False, True], ids=["before the table is open", "after it"])
def test_a_server_that_is_killed_while_it_opens_a_table_opens_it_once(serve: Any, database: str, opened: bool) -> None:
    server = serve(database=database)
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with here(ann, bob):
        search(ann)
        search(bob)
        eventually(lambda: found(ann))
        table = found(ann)["table"]
        if opened:
            play(ann, bob)
            for each in (ann, bob):
                search(each, game="dominion", speed="days" if each is ann else "calm")
        server.kill()
    change(server, f"UPDATE searches SET \"table\" = '{table}', found = since, ready = true, opening = true")
    change(server, "UPDATE searches SET game = 'kingdom-builder', speed = 'quick'")
    server.start()
    eventually(lambda: state(ann) is None and state(bob) is None)
    assert tables(ann) == tables(bob) == [table]


def test_several_processes_share_the_queue(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> None:
    """People wait at two servers, one of which is killed in the middle: everybody plays once, and with one other."""
    url = postgres.url("queue")
    servers = [ServerProcess(tmp_path_factory.mktemp("queue"), url, searches_per_minute=0).start() for _ in "12"]
    try:
        people = [Guest(servers[number % 2], f"P{number}") for number in range(12)]
        with here(*people):
            for each in people:
                search(each)
            eventually(lambda: all(found(each) for each in people[1::2]))
            servers[0].kill()
            survivors = [Guest(servers[1], token=each.token) for each in people]
            with here(*survivors):
                # What was begun with the first server goes on with the second.
                eventually(lambda: _all_ready(survivors))
                eventually(lambda: not any(state(each) for each in survivors))
        seen = [tables(each) for each in survivors]
        assert all(len(mine) == 1 for mine in seen)
        company = [table for mine in seen for table in mine]
        assert {company.count(table) for table in company} == {2}
    finally:
        for server in servers:
            server.kill()


def _all_ready(people: list[Guest]) -> bool:
    for each in people:
        if (now := found(each)) and not now.get("ready"):
            each.ask("POST", "me/search/ready", {"table": now["table"]})
    return all(tables(each) for each in people)


# Limits


def test_the_queue_cannot_be_flooded(serve: Any) -> None:
    server = serve(searches_per_minute=2)
    ann = Guest(server, "Ann")
    assert [ann.ask("PUT", "me/search", WISH).status for _ in range(3)] == [200, 200, 429]
    others = [Guest(server, f"G{number}") for number in range(8)]
    assert {each.ask("PUT", "me/search", WISH).status for each in others} == {200, 429}


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess"}, 404),
        ({"players": 9}, 422),
        ({"rated": "rated"}, 403),
        ({"speed": "never"}, 400),
    ],
)
def test_what_nobody_can_play_is_refused(server: ServerProcess, wish: dict[str, Any], status: int) -> None:
    assert Guest(server).ask("PUT", "me/search", {**WISH, **wish}).status == status


def test_an_operator_can_do_without_searches_and_challenges(serve: Any) -> None:
    server = serve(matching="off", challenges="off")
    ann = Guest(server)
    assert ann.ask("PUT", "me/search", WISH).status == 404
    assert ann.ask("GET", "me/challenges").status == 404
    offer = ann.ask("GET", "offer").json()
    assert "matching" not in offer
    assert "challenges" not in offer


def test_a_search_is_exported_and_goes_with_its_person(serve: Any) -> None:
    server = serve()
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with here(ann, bob):
        search(ann)
        assert ann.ask("GET", "me/export").json()["searches"][0]["game"] == "kingdom-builder"
        search(bob)
        eventually(lambda: found(ann))
        assert bob.ask("DELETE", "me", {}).status == 204
        eventually(lambda: state(ann) and not found(ann))


# The lobby


def test_the_lobby_has_what_suits(serve: Any) -> None:
    server = serve()
    ann, bob, cleo = account(server, "ann"), Guest(server, "Bob"), Guest(server, "Cleo")
    quick = ann.table(public=True, clock={"game": 600}, rated=True, takebacks=False)
    slow = bob.table("me", "open", "open", public=True)
    bob.table()

    def seen(reader: Guest, query: str = "") -> set[str]:
        return {table["id"] for table in reader.ask("GET", f"lobby{query}").json()["tables"]}

    assert seen(cleo) == {quick, slow}
    assert seen(bob) == {quick}
    assert seen(cleo, "?pace=live") == seen(cleo, "?rated=yes") == seen(cleo, "?players=2") == {quick}
    assert seen(cleo, "?pace=days&rated=no&players=3&near=yes&game=kingdom-builder") == {slow}
    assert seen(cleo, "?game=dominion") == set()
    with here(bob):
        search(bob)
        (others,) = cleo.ask("GET", "lobby").json()["searches"]
        assert (others["count"], others["wish"]["speed"]) == (1, "quick")
        assert bob.ask("GET", "lobby").json()["searches"] == []
    assert bob.do(quick, "join").status == 403, "a guest"
    dan = account(server, "dan")
    assert dan.do(quick, "join", rated=True).status == 200
    eventually(lambda: seen(cleo) == {slow})


def test_whoever_watches_the_lobby_is_called_when_it_changes(serve: Any) -> None:
    server = serve()
    ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
    with ann.socket() as line:
        calls: list[Any] = []

        def called() -> int:
            calls.extend(message for message in said(line, {"type": "ping"}) if message["type"] == "call")
            return len(calls)

        said(line, {"type": "lobby", "watch": True})
        eventually(called)
        before = len(calls)
        bob.table(public=True)
        eventually(lambda: called() > before)
        assert calls[-1] == {"type": "call", "what": "lobby"}


# Challenges


def challenge(guest: Guest, **whom: object) -> Any:
    return guest.ask("POST", "me/challenges", {**WISH, **whom})


def challenges(guest: Guest) -> Any:
    return guest.ask("GET", "me/challenges").json()


def test_a_challenge_is_accepted_and_the_game_begins(serve: Any, database: str) -> None:
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    with here(ann, bob):
        assert challenge(ann, login="bob", rated=True).status == 201
        assert challenge(ann, login="bob").status == 409, "they have been asked"
        (theirs,) = challenges(bob)
        assert (theirs["name"], theirs["mine"], theirs["rated"]) == ("Ann", False, True)
        assert challenges(ann)[0]["mine"]
        (exported,) = bob.ask("GET", "me/export").json()["challenges"]
        assert not exported["sent"]
        answer = bob.ask("POST", f"me/challenges/{theirs['id']}/table")
        assert answer.status == 200, answer.content
        table = answer.json()["table"]
        eventually(lambda: ann.position(table)["phase"] == "playing")
        assert challenges(ann) == challenges(bob) == []
        assert ann.position(table)["settings"]["rated"]


def test_a_challenge_is_declined_or_taken_back_and_its_table_goes(serve: Any) -> None:
    server = serve()
    ann, bob = account(server, "ann"), account(server, "bob")
    with here(ann, bob):
        for who in (bob, ann):
            sign = challenge(ann, login="bob").json()
            assert who.ask("DELETE", f"me/challenges/{sign['id']}").status == 204
            assert challenges(bob) == []
            assert ann.position(sign["table"])["phase"] == "closed"
            assert bob.ask("POST", f"me/challenges/{sign['id']}/table").status == 404


def test_a_challenge_expires(serve: Any) -> None:
    server = serve()
    ann, bob = account(server, "ann"), account(server, "bob")
    with here(ann):
        sign = challenge(ann, login="bob").json()
        (theirs,) = challenges(bob)
    # a live game can only be begun with somebody who is there
    eventually(lambda: challenges(bob) == [])
    assert bob.ask("POST", f"me/challenges/{theirs['id']}/table").status == 409
    change(server, "UPDATE challenges SET until = 1")
    server.kill()
    server.start()
    eventually(lambda: ann.position(sign["table"])["phase"] == "closed")
    assert challenges(ann) == []


def test_nobody_hears_of_challenges_by_those_whom_they_have_muted(serve: Any) -> None:
    server = serve()
    ann, bob = account(server, "ann"), account(server, "bob")
    table = ann.table()
    assert bob.do(table, "join").status == 200
    assert bob.ask("POST", "me/mutes", {"table": table, "seat": 0}).status == 201
    with here(ann, bob):
        assert challenge(ann, table=table, seat=1).status == 201
        assert len(challenges(ann)) == 1
        assert challenges(bob) == []


def test_whom_one_can_challenge(serve: Any) -> None:
    server = serve(challenges_per_hour=6)
    ann, bob, gil = account(server, "ann"), account(server, "bob"), Guest(server, "Gil")
    assert bob.ask("PATCH", "me", {"profile": "nobody"}).status == 200
    table = ann.table()
    assert gil.do(table, "join").status == 200
    assert challenge(ann, login="bob").status == 404
    assert challenge(ann, login="ann").status == 403
    assert challenge(ann, table=table, seat=1, rated=True).status == 403, "a guest"
    followed = ann.ask("POST", "me/followed", {"table": table, "seat": 1}).json()["id"]
    assert challenge(ann, followed=followed, speed="days").status == 201
    assert challenge(bob, followed=followed).status == 404
    assert [challenge(ann, table=table, seat=1).status for _ in range(5)][-1] == 429


def test_a_challenge_is_told_by_notices_until_it_is_answered(
    scene: Scene, plugins: Any, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann"), await rounds.person("Ben", "ben@example.org", language="de")
        dan = await rounds.person("Dan", "dan@example.org")
        await Mutes(rounds.storage).add(dan.person.id, ann.person.id, "Ann")
        challenges, sender = Challenges(rounds.tables), await rounds.notice_sender()
        for whom in (ben, dan):
            await challenges.add(ann.actor, whom.person.id, NewChallenge("tiny", "days"), "")
        await rounds.go(sender)
        assert told(mail_server) == [], "they may see it on the page"
        clock.seconds = 60
        await rounds.go(sender)
        await rounds.go(sender)
        assert told(mail_server) == ["Ann fordert dich heraus: Tiny"]
        (letter,) = (letter for _, _, letter, _ in mail_server.taken)
        assert "Bitte antworte bis" in letter.get_content()
        # what was answered before the letter goes is not told
        (sign,) = await challenges.of(ben.person.id)
        await challenges.end(ben.person.id, sign.id)
        await challenges.add(ann.actor, ben.person.id, NewChallenge("tiny", "days"), "")
        clock.seconds = 120
        await sender.collect()
        (sign,) = await challenges.of(ben.person.id)
        assert await challenges.accept(ben.actor, sign.id) == sign.table
        while await sender.deliver():
            pass
        assert len(told(mail_server)) == 1

    def told(mail_server: MailServer) -> list[str]:
        return [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken]

    scene(script)
