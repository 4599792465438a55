"""Operators: what they tell everybody, maintenance, settings that change while the server runs, and what goes on."""

import asyncio
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from realmwright.cli.admin import app as admin
from realmwright.operator_protocol import (
    AnnouncementSign,
    ChangeSign,
    NewAnnouncement,
    NewMaintenance,
    ServerStatus,
    SettingChange,
    SettingSign,
)
from realmwright.protocol import (
    Begin,
    Bulletin,
    Chat,
    Clock,
    Farewell,
    Join,
    Listen,
    NewAccount,
    Offer,
    OpenSeat,
    OwnSeat,
    Person,
    Play,
    Position,
    Settings,
)
from tests.server.process import ServerProcess
from tests.server.shared_server import BOT, ME, OPEN, Clients, Guest, SocketClient, async_test, soon

PASSWORD = "a long password"

pytestmark = pytest.mark.usefixtures("plugins")


def at_terminal(server: ServerProcess, *arguments: str, code: int = 0) -> str:
    """What an operator does at the terminal of a server that runs."""
    place = ["--data", str(server.place), *(["--database", server.database] if server.database else [])]
    done = CliRunner().invoke(admin, [*arguments, *place])
    assert done.exit_code == code, done.output or done.exception
    return done.output


async def administer(server: ServerProcess, *arguments: str) -> str:
    return await asyncio.to_thread(at_terminal, server, *arguments)


async def operator(server: ServerProcess, clients: Clients) -> Guest:
    """Somebody with an account whom the terminal has made an operator."""
    (olga,) = await clients.guests("Olga")
    login = f"olga-{secrets.token_hex(4)}"
    await olga.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
    assert "is an operator now" in await administer(server, "operators", "add", login)
    return olga


async def listening(guest: Guest) -> tuple[SocketClient, Bulletin]:
    """A socket that listens to the operators, and what it hears at once."""
    line = await guest.line()
    await line.send(Listen())
    return line, await line.hear(Bulletin)


async def hears(line: SocketClient, what: Callable[[Bulletin], bool]) -> Bulletin:
    while True:
        bulletin = await line.hear(Bulletin)
        if what(bulletin):
            return bulletin


# Roles


@async_test
async def test_for_others_there_is_nothing(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        ann = (await clients.guests("Ann"))[0]
        assert (await olga.me()).roles == ["operator"]
        assert (await ann.me()).roles == []
        status: ServerStatus = await olga.call("GET", "/operators", gives=ServerStatus)
        assert status.accounts > 0
        for method, path, body in (
            ("GET", "", None),
            ("GET", "/announcements", None),
            ("POST", "/announcements", NewAnnouncement({"en": "Hello"})),
            ("PUT", "/maintenance", NewMaintenance()),
            ("GET", "/settings", None),
            ("PUT", "/settings/ratings", SettingChange("no")),
            ("DELETE", "/settings/ratings", None),
            ("GET", "/changes", None),
        ):
            refused = await ann.refusal(method, f"/operators{path}", body)
            assert (refused.status, refused.code) == (404, "unknown-path")
        login = (await olga.me()).login or ""
        assert login in (await administer(shared_server, "operators")).split()
        await administer(shared_server, "operators", "remove", login)
        assert (await olga.refusal("GET", "/operators")).status == 404
        assert "is no operator" in await administer(shared_server, "operators", "remove", login)


@async_test
async def test_what_is_kept_of_an_operator_is_exported_and_goes_with_them(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga, other = await operator(shared_server, clients), await operator(shared_server, clients)
        made = await olga.call("POST", "/operators/announcements", NewAnnouncement({"en": "Mine"}), AnnouncementSign)
        kept = await olga.call("GET", "/me/export", gives=dict[str, Any])
        assert [each["role"] for each in kept["roles"]] == ["operator"]
        assert [(each["what"], each["detail"]) for each in kept["changes"]] == [("announced", "Mine")]
        login = (await olga.me()).login
        await olga.call("DELETE", "/me", Farewell(PASSWORD))
        changes: list[ChangeSign] = await other.call("GET", "/operators/changes", gives=list[ChangeSign])
        mine = next(each for each in changes if each.detail == "Mine")
        assert (mine.name, mine.terminal) == (None, False)
        assert login not in [each.name for each in changes]
        await other.call("DELETE", f"/operators/announcements/{made.id}")


# Announcements


@async_test
async def test_everybody_who_listens_hears_an_announcement_at_once(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        ann, ben = await clients.guests("Ann", "Ben")
        (line, first), deaf = await listening(ann), await ben.line()
        new = NewAnnouncement({"en": "Cake at  five", "de": "Kuchen um fünf"}, "warning")
        made: AnnouncementSign = await olga.call("POST", "/operators/announcements", new, AnnouncementSign)
        assert (made.current, made.ends) == (True, None)

        def said(bulletin: Bulletin) -> bool:
            return made.id in [each.id for each in bulletin.announcements]

        heard = await hears(line, said)
        (mine,) = [each for each in heard.announcements if each.id == made.id]
        assert (mine.kind, mine.texts) == ("warning", {"en": "Cake at five", "de": "Kuchen um fünf"})
        assert not said(first)
        assert not [each for each in await deaf.settled() if isinstance(each, Bulletin)]
        offer: Offer = await ben.call("GET", "/offer", gives=Offer)
        assert said(offer.bulletin)
        assert made.id[:8] in await administer(shared_server, "announcements")
        assert "Cake at five" in await administer(shared_server, "withdraw", made.id[:8])
        await hears(line, lambda bulletin: not said(bulletin))


@async_test
async def test_an_announcement_comes_and_goes_by_itself(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        line, _ = await listening(olga)
        now = time.time()
        new = NewAnnouncement({"nl": "Straks"}, starts=now + 1, ends=now + 4)
        made: AnnouncementSign = await olga.call("POST", "/operators/announcements", new, AnnouncementSign)
        assert not made.current
        await hears(line, lambda bulletin: made.id in [each.id for each in bulletin.announcements])
        await hears(line, lambda bulletin: made.id not in [each.id for each in bulletin.announcements])
        for wrong in (
            NewAnnouncement({}),
            NewAnnouncement({"en": "\u200b"}),
            NewAnnouncement({"en": "Late"}, ends=now),
            NewAnnouncement({"en": "Back"}, starts=now + 60, ends=now + 30),
        ):
            assert (await olga.refusal("POST", "/operators/announcements", wrong)).code in ("bad-message", "bad-text")


def test_announcements_at_the_terminal(server: ServerProcess) -> None:
    assert "Announced as" in at_terminal(server, "announce", "Hi", "--nl", "Hoi", "--kind", "note", "--minutes", "1")
    listed = at_terminal(server, "announcements").splitlines()[0]
    assert "shown now" in listed
    assert "Hi / Hoi" in listed
    at_terminal(server, "announce", code=1)
    at_terminal(server, "withdraw", "xx", code=1)
    at_terminal(server, "withdraw", listed.split()[0])
    assert "announced Hi" in at_terminal(server, "changes")


# Settings


@async_test
async def test_settings_change_while_the_server_runs(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        line, before = await listening(olga)
        await olga.call("PUT", "/operators/settings/profiles", SettingChange("off"))
        heard = await hears(line, lambda bulletin: bulletin.settings != before.settings)
        offer: Offer = await olga.call("GET", "/offer", gives=Offer)
        assert (offer.profiles, offer.bulletin.settings) == (False, heard.settings)
        signs: list[SettingSign] = await olga.call("GET", "/operators/settings", gives=list[SettingSign])
        (profiles,) = [sign for sign in signs if sign.name == "profiles"]
        assert (profiles.value, profiles.default, profiles.environment, profiles.override) == ("no", "yes", None, "no")
        (spare,) = [sign for sign in signs if sign.name == "spare_bot"]
        assert (spare.fixed, spare.environment) == ("start", "random")
        assert all(not sign.value for sign in signs if sign.fixed == "secret")
        assert "profiles             no  (set by operators)" in await administer(shared_server, "settings")
        await administer(shared_server, "settings", "reset", "profiles")
        await hears(line, lambda bulletin: bulletin.settings == before.settings)
        assert (await olga.call("GET", "/offer", gives=Offer)).profiles
        changes: list[ChangeSign] = await olga.call("GET", "/operators/changes", gives=list[ChangeSign])
        said = [(each.what, each.detail, each.terminal) for each in changes[:2]]
        assert said == [("reset", "profiles", True), ("set", "profiles = no", False)]


@pytest.mark.parametrize("words", [["announce", "Hello"], ["settings", "reset", "ratings"]], ids=" ".join)
def test_options_before_a_command_are_refused(tmp_path: Path, words: list[str]) -> None:
    """Else they would hold for nothing, and the command would be done to the server of the usual folder."""
    group = 1 if words[0] == "settings" else 0
    given = [*words[:group], "--data", str(tmp_path), *words[group:]]
    done = CliRunner().invoke(admin, given)
    assert done.exit_code == 2
    assert f"options come after the command: {words[group]}" in done.output


@async_test
async def test_what_settings_cannot_be(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        for name, value, code in (
            ("ratings", "perhaps", "bad-setting"),
            ("bot_limit", "0", "bad-setting"),
            ("bot_limit", "nan", "bad-setting"),
            ("log_level", "loud", "bad-setting"),
            ("log_level", "in\nfo", "bad-message"),
            ("database", "sqlite://", "not-allowed"),
            ("bot_workers", "9", "not-allowed"),
            ("nonsense", "1", "unknown-path"),
        ):
            refused = await olga.refusal("PUT", f"/operators/settings/{name}", SettingChange(value))
            assert refused.code == code, name
        assert (await olga.refusal("DELETE", "/operators/settings/ratings")).code == "unknown-path"


@async_test
async def test_limits_and_who_may_come_in(serve: Callable[..., ServerProcess], database: str) -> None:
    server = await asyncio.to_thread(lambda: serve(database=database))
    async with Clients(server) as clients:
        olga = await operator(server, clients)
        (ann,) = await clients.guests("Ann")
        await olga.call("PUT", "/operators/settings/guests", SettingChange("no"))
        table = Settings("tiny", seats=[OwnSeat(), BOT])
        assert (await ann.refusal("POST", "/tables", table)).code == "no-guests"
        position = await olga.create(Settings("tiny", seats=[OwnSeat(), OpenSeat()]))
        assert (await ann.refusal("POST", f"/tables/{position.table}/orders", _order(Join()))).code == "no-guests"
        await olga.call("PUT", "/operators/settings/registration", SettingChange("no"))
        assert (await ann.refusal("POST", "/me/account", NewAccount("ann", PASSWORD))).code == "no-registration"
        assert (await ann.refusal("POST", "/guests", {"name": "Ben"})).code == "no-registration"
        for name in ("guests", "registration"):
            await olga.call("DELETE", f"/operators/settings/{name}")
        await olga.call("PUT", "/operators/settings/chats_per_minute", SettingChange("1"))
        await olga.order(position.table, Chat("One"))
        assert (await olga.refusal("POST", f"/tables/{position.table}/orders", _order(Chat("Two")))).code == "limit"
        await olga.call("DELETE", "/operators/settings/chats_per_minute")
        await olga.order(position.table, Chat("Two"))


def _order(command: Any) -> dict[str, Any]:
    import msgspec

    return {"id": secrets.token_hex(8), "command": msgspec.to_builtins(command)}


# Maintenance


@async_test
async def test_a_turn_may_end_and_then_the_game_rests(serve: Callable[..., ServerProcess], database: str) -> None:
    server = await asyncio.to_thread(lambda: serve(database=database))
    async with Clients(server) as clients:
        olga = await operator(server, clients)
        ann, ben = await clients.guests("Ann", "Ben")
        clock = Clock(turn=300, game=1200)
        live = (await ann.create(Settings("tiny", seats=[ME, OPEN], clock=clock))).table
        slow = (await ann.create(Settings("tiny", seats=[ME, OPEN], clock=Clock(turn=86_400)))).table
        waiting = (await ann.create(Settings("tiny", seats=[ME, OPEN], begin="host"))).table
        for table in (live, slow, waiting):
            await ben.order(table, Join())
        line, _ = await listening(ann)

        # announced with a countdown: nothing has changed yet
        await administer(server, "maintenance", "on", "--in", "10")
        told = await hears(line, lambda bulletin: bulletin.maintenance is not None)
        assert 0 < (told.maintenance or 0) <= 600
        assert (await ann.create(Settings("tiny", seats=[ME, OPEN]))).phase == "open"

        # it begins: no game does, and clocks of games over days stand
        await olga.call("PUT", "/operators/maintenance", NewMaintenance())
        await hears(line, lambda bulletin: bulletin.maintenance == 0)
        assert (await ann.refusal("POST", "/tables", Settings("tiny", seats=[ME, OPEN]))).code == "maintenance"
        assert (await ann.refusal("POST", f"/tables/{waiting}/orders", _order(Begin()))).status == 503
        ready = await asyncio.to_thread(server.get, "/ready")
        assert ready[0] == 200
        assert ready[1]["maintenance"] is True

        async def stands(table: str) -> Position | None:
            position = await seen(ann, table)
            return position if position.stopped else None

        assert await soon(lambda: stands(slow))
        assert not (await seen(ann, live)).stopped

        # the turn that runs may end, and then the game rests
        mover, other = await movers(live, ann, ben)
        await play_turn(mover, live)
        resting: Position = await soon(lambda: stands(live))
        assert resting.turn_time == pytest.approx(300, abs=1)
        position = await seen(other, live)
        order = _order(Play(position.at, position.legal[0].action))
        assert (await other.refusal("POST", f"/tables/{live}/orders", order)).code == "maintenance"
        await other.order(live, Chat("What a pity"))
        status: ServerStatus = await olga.call("GET", "/operators", gives=ServerStatus)
        assert (status.resting, status.maintenance) == (2, 0)
    await asyncio.to_thread(server.stop)

    # it survives a restart, and no clock has moved
    await asyncio.to_thread(server.start)
    async with Clients(server) as clients:
        for guest in (ann, other):
            guest.clients = clients
        assert (await seen(other, live)).stopped
        assert (await other.refusal("POST", f"/tables/{live}/orders", order)).code == "maintenance"
        await administer(server, "maintenance", "off")

        async def goes_on(table: str) -> bool:
            return not (await seen(ann, table)).stopped

        assert await soon(lambda: goes_on(live))
        assert await soon(lambda: goes_on(slow))
        position = await seen(other, live)
        assert position.turn_time == pytest.approx(300, abs=20)
        assert (await seen(ann, slow)).turn_time == pytest.approx(86_400, abs=40)
        await play_turn(other, live)
    assert (await asyncio.to_thread(server.get, "/ready"))[1]["maintenance"] is False


async def seen(guest: Guest, table: str) -> Position:
    position: Position = await guest.call("GET", f"/tables/{table}", gives=Position)
    return position


async def movers(table: str, *guests: Guest) -> tuple[Guest, Guest]:
    """Whoever is to move, and the other one."""
    one, other = guests
    return (one, other) if (await seen(one, table)).legal else (other, one)


async def play_turn(guest: Guest, table: str) -> None:
    while (position := await seen(guest, table)).legal:
        await guest.order(table, Play(position.at, position.legal[0].action))


@async_test
async def test_every_process_obeys(serve: Callable[..., ServerProcess], postgres: Any, tmp_path: Path) -> None:
    """Given two servers on one database, when one is told something, then both do it."""
    url = postgres.url("operators")
    other = ServerProcess(tmp_path / "other", url, hurry=False)
    other.place.mkdir()
    try:
        one = await asyncio.to_thread(lambda: serve(database=url))
        await asyncio.to_thread(other.start)
        async with Clients(one) as clients, Clients(other) as others:
            olga = await operator(one, clients)
            (ben,) = await others.guests("Ben")
            line, _ = await listening(ben)
            await olga.call("PUT", "/operators/maintenance", NewMaintenance())
            await hears(line, lambda bulletin: bulletin.maintenance == 0)
            assert (await ben.refusal("POST", "/tables", Settings("tiny", seats=[ME, OPEN]))).code == "maintenance"
            await olga.call("DELETE", "/operators/maintenance")
            await hears(line, lambda bulletin: bulletin.maintenance is None)
            await ben.create(Settings("tiny", seats=[ME, OPEN]))
            await olga.call("PUT", "/operators/settings/ratings", SettingChange("no"))
            await hears(line, lambda bulletin: bulletin.settings != "")
            assert not (await ben.call("GET", "/offer", gives=Offer)).ratings

            async def both() -> bool:
                status: ServerStatus = await olga.call("GET", "/operators", gives=ServerStatus)
                return len(status.processes) == 2 and sum(each.people for each in status.processes) == 1

            assert await soon(both)
        assert "process " in await administer(one)
    finally:
        other.kill()


# What goes on


@async_test
async def test_what_goes_on(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        olga = await operator(shared_server, clients)
        before: ServerStatus = await olga.call("GET", "/operators", gives=ServerStatus)
        await olga.create(Settings("tiny", seats=[ME, OPEN]))
        await olga.create(Settings("tiny", seats=[ME, OPEN], clock=Clock(turn=86_400)))
        after: ServerStatus = await olga.call("GET", "/operators", gives=ServerStatus)
        assert after.open == before.open + 2
        assert after.today >= after.newcomers > 0
        assert after.database_bytes > 0
        assert (after.disk_free is None) == bool(shared_server.database)
        printed = await administer(shared_server)
        for word in ("people", "tables", "bots", "database", "maintenance", "back-up"):
            assert f"\n{word} " in f"\n{printed}"
        assert '"accounts"' in await administer(shared_server, "status", "--json")
