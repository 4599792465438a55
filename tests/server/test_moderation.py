"""Moderation: hosts mute and send away, people mute and report, operators warn, silence and suspend."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from realmwright import cli
from realmwright.cli.moderate import app as moderate
from realmwright.protocol import (
    Chat,
    Credentials,
    Entrance,
    Failed,
    Farewell,
    Join,
    Kick,
    Mute,
    MuteSign,
    NewAccount,
    NewReport,
    News,
    NewsList,
    Offer,
    Person,
    PersonSign,
    Problem,
    Unmute,
    Watch,
    Whom,
)
from realmwright.server.people.accounts import People
from realmwright.server.people.reports import KEPT_SECONDS
from realmwright.server.storage import schema
from realmwright.server.storage.sanctions import until_when, with_sanctions
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    ME,
    OPEN,
    Clients,
    Guest,
    SocketClient,
    async_test,
    gather,
    play_out,
    soon,
    tiny,
)
from tests.server.table_driver import ANNA, BEN, TableDriver
from tests.server.test_backup import fill, opened, rows_of, sqlite

PASSWORD = "a long password"

pytestmark = pytest.mark.usefixtures("plugins")


async def said(reader: Guest, table: str) -> list[dict[str, Any]]:
    """What was said at a table, as somebody reads it later."""
    news: NewsList = await reader.call("GET", f"/tables/{table}/news", gives=NewsList)
    return [entry.args for entry in news.news if entry.kind == "chatted"]


async def hears(line: SocketClient, kind: str) -> News:
    return await line.hear(News, kind=kind)


async def at_table(reader: Guest, table: str, **whom: int) -> PersonSign:
    query = "&".join(f"{key}={value}" for key, value in whom.items())
    found: PersonSign = await reader.call("GET", f"/tables/{table}/person?{query}", gives=PersonSign)
    return found


async def operate(server: ServerProcess, *arguments: str) -> str:
    """What an operator does at the terminal, while the server runs."""
    return await asyncio.to_thread(operator, server, *arguments)


def operator(server: ServerProcess, *arguments: str) -> str:
    """The command itself, in this process, which is another one than the server's."""
    place = ["--data", str(server.place), *(["--database", server.database] if server.database else [])]
    done = CliRunner().invoke(moderate, [*arguments, *place])
    assert done.exit_code == 0, done.output or done.exception
    return done.output


async def closed(line: SocketClient) -> int:
    """The code with which the server closes a socket."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.next()
    assert line.socket.close_code is not None
    return line.socket.close_code


# The host of a table


@async_test
async def test_the_host_mutes_a_player_for_everybody(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN), ann, ben)
        line = await ben.line()
        await line.watch(table)
        await ann.order(table, Mute(seat=1))
        entry = await hears(line, "muted")
        assert (entry.seat, entry.args) == (1, {})
        assert entry.position is not None
        assert [seat.muted for seat in entry.position.seats] == [False, True]
        assert (await line.refusal(table, Chat("Hello?"))).code == "muted"
        # A player who is muted plays on.
        await play_out(table, ann, ben)
        assert await said(ann, table) == []
        await ann.order(table, Unmute(seat=1))
        await line.done(table, Chat("Hello!"))
        assert await said(ann, table) == [{"name": "Ben", "text": "Hello!"}]


@async_test
async def test_a_player_is_not_sent_away_from_a_game(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        assert await ann.refused(table, Kick(seat=1)) == "not-now"
        assert not (await at_table(ann, table, seat=1)).removable
        for command in (Kick(seat=0), Mute(seat=0), Unmute(seat=0)):
            assert await ben.refused(table, command) == "not-yours"
            assert await zoe.refused(table, command) == "not-yours"
        await play_out(table, ann, ben)
        assert await ann.refused(table, Kick(seat=1)) == "not-now"


@async_test
async def test_a_spectator_who_is_sent_away_sees_nothing_more(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        line, other = await zoe.line(), await zoe.line()
        await line.watch(table)
        await other.watch(table)
        number = await line.done(table, Chat("Take the castle!"))
        found = await at_table(ann, table, entry=number)
        assert (found.name, found.seat, found.hosting, found.removable) == ("Zoe", None, True, True)
        await ann.order(table, Kick(entry=number))
        for each in (line, other):
            assert (await each.hear(Failed, table=table)).code == "removed"
        await ann.plays(table)
        await ann.order(table, Chat("At last"))
        for each in (line, other):
            assert await each.settled() == [], "nothing more of this table"
        await line.send(Watch(table))
        assert (await line.hear(Failed, table=table)).code == "removed"
        for path in ("", "/news", "/gains", f"/person?entry={number}"):
            assert (await zoe.refusal("GET", f"/tables/{table}{path}")).code == "removed"
        assert await zoe.refused(table, Chat("Why?")) == "removed"
        news: NewsList = await ann.call("GET", f"/tables/{table}/news", gives=NewsList)
        (entry,) = (entry for entry in news.news if entry.kind == "removed")
        assert (entry.seat, entry.args) == (None, {"about": number})
        await play_out(table, ann, ben)
        assert (await zoe.refusal("GET", f"/tables/{table}/replay")).code == "removed"


@async_test
async def test_whoever_waits_is_sent_away_for_good(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo = await clients.guests("Ann", "Ben", "Cleo")
        table = (await ann.create(tiny(ME, OPEN, OPEN))).table
        await ben.order(table, Join(1))
        await ann.order(table, Kick(seat=1))
        assert (await ann.sees(table)).seats[1].kind == "open"
        assert (await ben.tables()).tables == []
        assert await ben.refused(table, Join(1)) == "removed"
        await cleo.order(table, Join(1))


@async_test
async def test_delayed_spectators_are_sent_away_at_once(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = (await ann.create(tiny(ME, OPEN, spectators="delayed"))).table
        line = await zoe.line()
        number = await line.done(table, Chat("I am watching you"))
        await ben.order(table, Join())
        await line.send(Watch(table))
        await ann.order(table, Kick(entry=number))
        assert (await line.hear(Failed, table=table)).code == "removed"


@async_test
async def test_what_a_host_decided_outlives_the_server(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    async with Clients(server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = (await ann.create(tiny(ME, OPEN, OPEN))).table
        number = (await zoe.order(table, Chat("Boo"))).number
        await ben.order(table, Join(1))
        await ann.order(table, Mute(seat=1))
        await ann.order(table, Kick(entry=number))
        server.kill()
        server.start()
        assert await ben.refused(table, Chat("Hello?")) == "muted"
        assert await zoe.refused(table, Join()) == "removed"


@async_test
async def test_who_played_in_secret_is_not_told(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await ann.plays(table)
        for entry in range(1, (await zoe.sees(table)).number + 2):
            problem = await zoe.refusal("GET", f"/tables/{table}/person?entry={entry}")
            assert problem.code == "unknown-person"
        for path in ("person", "person?seat=0&entry=1"):
            assert (await zoe.refusal("GET", f"/tables/{table}/{path}")).code == "bad-message"


# For oneself


@async_test
async def test_what_somebody_muted_says_never_comes(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        before, early, late = await ann.line(), await zoe.line(), "CANARY-LATE"
        await before.watch(table)
        await early.watch(table)
        number = await early.done(table, Chat("CANARY-EARLY"))
        await hears(before, "chatted")
        before.raw.clear()

        sign: MuteSign = await ann.call("POST", "/me/mutes", Whom(table, entry=number), MuteSign)
        assert sign.name == "Zoe"
        assert await ann.call("POST", "/me/mutes", Whom(table, entry=number), MuteSign) == sign, "once is enough"
        assert (await at_table(ann, table, entry=number)).mute == sign.id
        assert (await at_table(ben, table, entry=number)).mute is None
        await before.settled()

        # Not on the socket, nor on a new one that comes back, nor in the past, nor at another table.
        await early.done(table, Chat(late))
        entry = await hears(before, "chatted")
        assert entry.args == {"muted": True}
        again = await ann.line()
        await again.watch(table, after=number - 1)
        assert await said(ann, table) == [{"muted": True}] * 2
        other = (await ann.create(tiny(ME, OPEN))).table
        await again.watch(other)
        await zoe.order(other, Chat(late))
        await again.settled()
        history = await ann.fetch("GET", f"/tables/{table}/news")
        assert not [text for text in (*before.raw, *again.raw, history.text) if "CANARY" in text]
        # Others hear it.
        assert await said(ben, table) == [{"name": "Zoe", "text": text} for text in ("CANARY-EARLY", late)]

        listed: list[MuteSign] = await ann.call("GET", "/me/mutes", gives=list[MuteSign])
        assert listed == [sign]
        assert (await ben.refusal("DELETE", f"/me/mutes/{sign.id}")).code == "unknown-person", "not Ben's to end"
        await ann.call("DELETE", f"/me/mutes/{sign.id}")
        assert await said(ann, table) == [{"name": "Zoe", "text": text} for text in ("CANARY-EARLY", late)]
        await before.settled()
        await early.done(table, Chat("Here I am"))
        assert (await hears(before, "chatted")).args == {"name": "Zoe", "text": "Here I am"}


@async_test
async def test_delayed_spectators_mute_too(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN, spectators="delayed"), ann, ben)
        await zoe.call("POST", "/me/mutes", Whom(table, seat=1), MuteSign)
        line = await zoe.line()
        await line.watch(table)
        await ben.order(table, Chat("CANARY"))
        assert (await hears(line, "chatted")).args == {"muted": True}
        assert not [text for text in line.raw if "CANARY" in text]


@async_test
async def test_mutes_go_with_the_guest_to_their_account(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        login = f"zoe-{zoe.person.id[:8]}"
        await zoe.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
        guest = await clients.guest("Zed")
        table = await gather(tiny(ME, OPEN), ann, guest)
        await guest.order(table, Chat("Before"))
        await ann.call("POST", "/me/mutes", Whom(table, seat=1), MuteSign)
        await guest.call("POST", "/me/mutes", Whom(table, seat=0), MuteSign)
        line = await ann.line()
        await line.watch(table)
        entrance = await guest.call("POST", "/sessions", Credentials(login, PASSWORD, claim=True), Entrance)
        account = clients.known(entrance)
        assert [sign.name for sign in await account.call("GET", "/me/mutes", gives=list[MuteSign])] == ["Ann"]
        await account.order(table, Chat("After"))
        assert await said(ann, table) == [{"muted": True}] * 2
        await soon(lambda: _heard_muted(line))
        assert not [text for text in line.raw if "After" in text]
        assert len(await said(ben, table)) == 2


@async_test
async def test_nobody_gets_rid_of_a_decision_by_becoming_somebody_else(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        zoe, guest, other, ann = await clients.guests("Zoe", "Zed", "Zora", "Ann")
        login = f"zoe-{zoe.person.id[:8]}"
        await zoe.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
        table = await gather(tiny(ME, OPEN), ann, guest)
        await ann.call("POST", f"/tables/{table}/reports", NewReport("spam", seat=1))
        await operate(shared_server, "silence", guest.person.id)
        await operate(shared_server, "suspend", other.person.id)
        claim = Credentials(login, PASSWORD, claim=True)
        assert (await other.refusal("POST", "/sessions", claim)).code == "suspended"
        entrance: Entrance = await guest.call("POST", "/sessions", claim, Entrance)
        assert entrance.person.silenced is not None
        assert await clients.known(entrance).refused(table, Chat("Hello?")) == "silenced"
        listed = json.loads(await operate(shared_server, "list", "--json"))
        (found,) = (each for each in listed if each["table"] == table)
        assert found["person"]["id"] == zoe.person.id


async def _heard_muted(line: SocketClient) -> bool:
    return isinstance(message := await line.next(), News) and message.args == {"muted": True}


@async_test
async def test_nobody_mutes_or_reports_themselves_or_nobody(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = (await ann.create(tiny(ME, OPEN))).table
        for seat, code in ((0, "not-allowed"), (1, "not-allowed"), (7, "unknown-seat")):
            assert (await ann.refusal("POST", "/me/mutes", Whom(table, seat=seat))).code == code
            report = NewReport("spam", seat=seat)
            assert (await ann.refusal("POST", f"/tables/{table}/reports", report)).code == code
        for body in (Whom(table), Whom("x" * 22, seat=0), Whom(table, entry=1)):
            assert (await ben.refusal("POST", "/me/mutes", body)).code in {
                "bad-message",
                "unknown-table",
                "unknown-person",
            }
        assert (await clients.nobody.refusal("POST", "/me/mutes", Whom(table, seat=0))).code == "no-session"


# Reports and operators


@async_test
async def test_a_report_reaches_the_operators(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, zoe = await clients.guests("Ann", "Ben", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, ben)
        number = (await zoe.order(table, Chat("You all play badly"))).number
        for _ in range(2):
            await ben.order(table, Chat("Oh dear"))
        report = NewReport("abuse", entry=number, text="  Rude\nto all  ")
        await ann.call("POST", f"/tables/{table}/reports", report)
        assert (await ann.refusal("POST", f"/tables/{table}/reports", report)).code == "reported"
        assert (await at_table(ann, table, entry=number)).reported
        assert not (await at_table(ben, table, entry=number)).reported

        (found,) = [
            each for each in json.loads(await operate(shared_server, "list", "--json")) if each["table"] == table
        ]
        assert found["kind"] == "abuse"
        assert found["person"]["id"] == zoe.person.id
        assert found["reporter"]["id"] == ann.person.id
        happened = [(line["kind"], line["name"]) for line in found["evidence"] if line.get("kind")]
        assert happened == [("joined", "Ben")], "what happened at the table is kept, too"
        assert _texts(found) == ["You all play badly", "Oh dear", "Oh dear"]
        shown = await operate(shared_server, "show", found["id"][:8])
        assert "abuse: Rude to all" in shown
        assert "* " in shown
        assert "Zoe: You all play badly" in shown

        # Whoever goes takes along what they said; a report about somebody who has gone goes, too.
        await ben.call("DELETE", "/me", Farewell())
        left = json.loads(await operate(shared_server, "show", found["id"], "--json"))
        assert _texts(left) == ["You all play badly"]
        await ann.call("DELETE", "/me", Farewell())
        left = json.loads(await operate(shared_server, "show", found["id"], "--json"))
        assert (left["reporter"], left["text"]) == ({"id": "", "name": "", "login": None}, "")
        await operate(shared_server, "close", found["id"])
        assert found["id"] not in await operate(shared_server, "list", "--json")
        assert found["id"] in await operate(shared_server, "list", "--all", "--json")
        await zoe.call("DELETE", "/me", Farewell())
        assert found["id"] not in await operate(shared_server, "list", "--all", "--json")


def _texts(report: dict[str, Any]) -> list[str]:
    """What was said, as a report has it."""
    return [line["text"] for line in report["evidence"] if line.get("kind", "chatted") == "chatted"]


@async_test
async def test_reports_are_limited(serve: Callable[..., ServerProcess]) -> None:
    async with Clients(serve(reports_per_day=2)) as clients:
        ann, *others = await clients.guests("Ann", "Ben", "Cleo", "Dora")
        table = (await ann.create(tiny(ME, *[OPEN] * 3, begin="host"))).table
        for other in others:
            await other.order(table, Join())
        path = f"/tables/{table}/reports"
        for seat in (1, 1, 2):
            answer = await ann.fetch("POST", path, NewReport("spam", seat=seat))
            assert answer.status_code == (204 if seat == 2 or not answer.content else 409), "what is refused is free"
        assert (await ann.refusal("POST", path, NewReport("spam", seat=3))).code == "limit"
        assert (await ann.refusal("POST", path, {"kind": "dull", "seat": 3})).code == "bad-message"
        for text in ("\x00", "\x1b[31m"):
            rude = NewReport("other", seat=0, text=text)
            assert (await others[1].refusal("POST", path, rude)).code == "bad-text"
        long = {"kind": "other", "seat": 3, "text": "x" * 1001}
        assert (await others[0].refusal("POST", path, long)).code == "bad-message"


@async_test
async def test_a_warning_is_shown_until_it_is_read(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        zoe = await clients.guest("Zoe")
        line = await zoe.line()
        assert "Warned Zoe." in await operate(shared_server, "warn", zoe.person.id, "Be  kind")
        assert await closed(line) == 4403
        offer: Offer = await zoe.call("GET", "/offer", gives=Offer)
        assert offer.person is not None
        (warning,) = offer.person.warnings
        assert warning.text == "Be kind"
        await zoe.line()
        stranger = await clients.guest("Ann")
        await stranger.call("DELETE", f"/me/warnings/{warning.id}")
        assert (await zoe.me()).warnings == [warning], "only who was warned can read it away"
        await zoe.call("DELETE", f"/me/warnings/{warning.id}")
        assert (await zoe.me()).warnings == []


@async_test
async def test_whoever_is_silenced_plays_on(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        table = await gather(tiny(ME, OPEN), ann, zoe)
        told = await zoe.order(table, Chat("Bah"), "said-once")
        await operate(shared_server, "silence", zoe.person.id, "--days", "2", "--why", "Insults")
        answer = await zoe.fetch("POST", f"/tables/{table}/orders", _chat("Bah again"))
        problem = msgspec.json.decode(answer.content, type=Problem)
        assert (answer.status_code, problem.code) == (403, "silenced")
        assert " UTC: Insults" in problem.message
        assert await zoe.order(table, Chat("Bah"), "said-once") == told, "what was said before was said"
        silenced = (await zoe.me()).silenced
        assert silenced is not None
        assert silenced.until is not None
        await play_out(table, ann, zoe)
        assert "may do everything again" in await operate(shared_server, "lift", zoe.person.id)
        await zoe.order(table, Chat("Sorry"))
        assert "neither" in await operate(shared_server, "lift", zoe.person.id)


def _chat(text: str) -> dict[str, object]:
    return {"id": f"c-{text.split()[-1]}", "command": {"do": "chat", "text": text}}


@async_test
async def test_whoever_is_suspended_stays_out(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        login = f"zoe-{zoe.person.id[:8]}".lower()
        await zoe.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
        table = await gather(tiny(ME, OPEN), zoe, ann)
        line = await zoe.line()
        assert "for 1 day" in await operate(shared_server, "suspend", login, "--days", "1", "--why", "Cheating")
        assert await closed(line) == 4403
        with pytest.raises(InvalidStatus) as denied:
            await zoe.line()
        assert denied.value.response.status_code == 403
        assert json.loads(denied.value.response.body or b"")["code"] == "suspended"
        before = await ann.sees(table)
        for method, path, body in (
            ("POST", "/tables", tiny(ME, OPEN)),
            ("POST", f"/tables/{table}/orders", {"id": "p", "command": {"do": "resign"}}),
            ("POST", "/guests", {"name": "Zed"}),
            ("PATCH", "/me", {"name": "Zed"}),
            ("POST", "/me/mutes", Whom(table, seat=1)),
            ("POST", "/sessions", Credentials(login, PASSWORD)),
        ):
            refusal = await zoe.refusal(method, path, body)
            assert (refusal.status, refusal.code) == (403, "suspended"), path
            assert " UTC: Cheating" in str(refusal)
        assert await ann.sees(table) == before, "the game waits for them, as for everybody who is absent"
        # They can read why, and take their data along.
        suspended = (await zoe.me()).suspended
        assert suspended is not None
        assert suspended.reason == "Cheating"
        export = await zoe.call("GET", "/me/export", gives=dict[str, Any])
        assert [sanction["kind"] for sanction in export["sanctions"]] == ["suspension"]

        await operate(shared_server, "lift", login)
        await zoe.line()
        await zoe.call("POST", "/sessions", Credentials(login, PASSWORD), Entrance)


@async_test
async def test_every_process_hears_of_it(postgres: Postgres, serve: Callable[..., ServerProcess]) -> None:
    database = postgres.url("moderation")
    servers = [serve(database=database) for _ in range(2)]
    async with Clients(servers[0]) as here, Clients(servers[1]) as there:
        ann, zoe = await here.guests("Ann", "Zoe")
        table = (await ann.create(tiny(ME, OPEN))).table
        elsewhere = Guest(there, ann.token, ann.person)
        line = await elsewhere.line()
        await line.watch(table)
        number = (await zoe.order(table, Chat("One"))).number
        await hears(line, "chatted")
        await ann.call("POST", "/me/mutes", Whom(table, entry=number), MuteSign)

        async def is_muted() -> bool:
            await zoe.order(table, Chat("Two"))
            return (await hears(line, "chatted")).args == {"muted": True}

        await soon(is_muted)
        await operate(servers[0], "suspend", ann.person.id)
        assert await closed(line) == 4403


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], place: Path, *words: str) -> str:
    """What is wrong with a command, in one line."""
    monkeypatch.setattr("sys.argv", ["realmwright", "moderate", *words, "--data", str(place)])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    return line


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("show zzzzzzzz", "no report has an id that begins with 'zzzzzzzz'"),
        ("show z", "at least 4 characters of an id are needed"),
        ("close zzzzzzzz", "no report has an id"),
        ("warn nobody Hello", "nobody is known as 'nobody'"),
        ("silence nobody --days -1", "--days"),
        ("warn nobody \x1b", "nobody is known as 'nobody'"),
        ("warn person-1 \x1b", "what a person is told needs letters"),
        ("warn b\x00d Hello", "such characters"),
        ("lift x", "nobody is known as 'x'"),
    ],
)
def test_operators_are_told_what_they_got_wrong(
    arguments: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    asyncio.run(fill(sqlite(tmp_path), {"people": rows_of(TableDriver.of(ANNA, BEN))["people"]}))
    assert message in run(monkeypatch, capsys, tmp_path, *arguments.split())


def test_without_a_database_there_is_nothing_to_moderate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "there is no database here" in run(monkeypatch, capsys, tmp_path, "list")


def test_a_name_that_may_be_several_people_is_refused(tmp_path: Path) -> None:
    """The beginning of an id must not be taken for another person's account."""
    rows = rows_of(TableDriver.of(ANNA, BEN))
    rows["people"][1]["login"] = ANNA.id
    server = ServerProcess(tmp_path)
    asyncio.run(fill(sqlite(tmp_path), rows))
    done = CliRunner().invoke(moderate, ["warn", ANNA.id, "Hello", "--data", str(server.place)])
    assert "may be any of" in str(done.exception)


def test_a_report_outlives_its_table_and_not_its_time(tmp_path: Path) -> None:
    rows = rows_of(TableDriver.of(ANNA, BEN))
    server, now = ServerProcess(tmp_path), time.time()

    async def story() -> None:
        await fill(sqlite(tmp_path), rows)
        async with opened(sqlite(tmp_path)) as storage:
            people = People(storage, 90)
            async with storage.writing() as connection:
                await connection.execute(delete(schema.tables))
            await people.remove_expired()
            (left,) = json.loads(await operate(server, "list", "--json"))
            assert left["id"] == "r"
            async with storage.writing() as connection:
                ago = now - KEPT_SECONDS - 1
                await connection.execute(update(schema.reports).values(closed=ago))
            await people.remove_expired()
            assert json.loads(await operate(server, "list", "--all", "--json")) == []

    asyncio.run(story())


def test_a_sanction_ends_by_itself(tmp_path: Path) -> None:
    rows = rows_of(TableDriver.of(ANNA, BEN))
    rows["sanctions"][0]["until"] = 1000.0

    async def story() -> None:
        await fill(sqlite(tmp_path), rows)
        async with opened(sqlite(tmp_path)) as storage:
            person = await People(storage, 90).person(ANNA.id)
            assert person.silenced is None
            async with storage.reading() as connection:
                before = await with_sanctions(connection, person, 999.0)
                after = await with_sanctions(connection, person, 1000.0)
        assert before.silenced is not None
        assert until_when(before.silenced) == "until 1970-01-01 00:16 UTC: „so“"
        assert after.silenced is None

    asyncio.run(story())
