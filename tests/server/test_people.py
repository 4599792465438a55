"""People come, stay and go: guests, accounts, sessions, and what is kept of anybody."""

import contextlib
import json
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from realmwright.client import API
from realmwright.protocol import (
    Chat,
    Credentials,
    Entrance,
    Farewell,
    GuestSeat,
    Join,
    NewAccount,
    NewPassword,
    News,
    Person,
    PersonChange,
    Play,
    Position,
    SessionSign,
)
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    BOT,
    GUS,
    ME,
    OPEN,
    Clients,
    Guest,
    SocketClient,
    async_test,
    builder,
    gather,
    tiny,
)

PASSWORD = "correct horse battery"


async def account(guest: Guest, login: str) -> Person:
    """A guest makes an account."""
    person: Person = await guest.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
    return person


async def log_in(clients: Clients, login: str, password: str = PASSWORD) -> Guest:
    return clients.known(await clients.nobody.call("POST", "/sessions", Credentials(login, password), Entrance))


async def ended(line: SocketClient) -> int | None:
    """The code with which the server ends a connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await line.next()
    return line.socket.close_code


# Coming in


@async_test
async def test_a_guest_is_somebody_at_once(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        # when somebody gives nothing but a name
        ann = await clients.guest("Ann", "orange")
        # then they are somebody, and nothing else is asked of them
        me = await ann.me()
        assert (me.name, me.colour, me.language) == ("Ann", "orange", "en")
        assert me.login is me.mail is me.webhook is None
        assert (await ann.tables()).tables == []


@async_test
async def test_without_a_session_nothing_can_be_done_but_look(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        nobody = clients.nobody
        for method, path in (("GET", "/me"), ("GET", "/me/tables"), ("GET", "/sessions"), ("GET", "/me/export")):
            assert (await nobody.refusal(method, path)).code == "no-session"
        assert (await nobody.refusal("POST", "/tables", tiny(ME, BOT))).code == "no-session"
        await nobody.call("GET", "/offer")
        await nobody.call("GET", "/tables")


@async_test
async def test_a_browser_has_its_session_as_a_cookie(server: ServerProcess) -> None:
    async with httpx.AsyncClient(base_url=server.url + API, verify=False) as browser:
        # when a guest comes in with a browser
        answer = await browser.post("/guests", json={"name": "Ann"})
        # then the cookie is out of reach of scripts and of other sites, and is all that is needed
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await browser.get("/me")).json()["name"] == "Ann"
        # and logging out takes it away
        assert (await browser.delete("/sessions/this")).status_code == 204
        assert not browser.cookies
        assert (await browser.get("/me")).status_code == 401


@async_test
async def test_two_calls_lead_from_nothing_to_the_first_move(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        # given nothing, when somebody comes in and opens a table with a bot
        ann = await clients.guest("Ann")
        opened = await ann.create(builder(ME, BOT))
        # then the choice is theirs, at once or as soon as the cards are dealt
        position = opened if opened.legal else await ann.choice(opened.table)
        assert position.phase == "playing"
        assert position.turn == position.eyes == 0
        assert position.prompt is not None
        # and they make their first move
        await ann.order(opened.table, Play(position.at, position.legal[0].action))
        assert (await ann.sees(opened.table)).actions >= 1


@pytest.mark.parametrize("name", ["", " ", "\t\n", "a" * 41, "bell\x07", "\x1b[31mred"])
@async_test
async def test_a_name_has_letters_and_steers_no_screen(server: ServerProcess, name: str) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        assert (await ann.refusal("POST", "/guests", {"name": name})).code in ("bad-text", "bad-message")
        assert (await ann.refusal("PATCH", "/me", {"name": name})).code in ("bad-text", "bad-message")
        assert (await ann.me()).name == "Ann"


@async_test
async def test_any_script_makes_a_name(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        for name in ("Жанна", "王小明", "Åsa-Lill O'Neill", "🦊"):
            assert (await clients.guest(name)).name == name


@async_test
async def test_people_change_their_profile(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        # when she changes some of it
        changed = await ann.call("PATCH", "/me", PersonChange(name="  Anne   Marie ", colour="white"), Person)
        # then that is changed, and only that
        assert (changed.name, changed.colour, changed.language) == ("Anne Marie", "white", "en")
        await ann.call("PATCH", "/me", PersonChange(language="nl", notify_open=False), Person)
        me = await ann.me()
        assert (me.name, me.language, me.notify_open) == ("Anne Marie", "nl", False)
        # and whoever sits down next is called so
        seat = (await ann.create(tiny(ME, OPEN))).seats[0]
        assert (seat.name, seat.colour) == ("Anne Marie", "white")


@async_test
async def test_a_new_name_is_used_at_once(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = (await ann.create(tiny(ME, OPEN))).table
        line = await ann.line()
        # when she changes her name while a socket is open
        await ann.call("PATCH", "/me", PersonChange(name="Anne"), Person)
        await line.watch(table)
        await line.done(table, Chat("hello"))
        said = [message for message in line.heard if isinstance(message, News)]
        assert [news.args["name"] for news in said] == ["Anne"]


# Accounts


@async_test
async def test_names_that_show_nothing_are_refused(server: ServerProcess) -> None:
    """Given names of fillers, blanks and marks alone, then they are refused wherever a name can be given."""
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        for nothing in (
            "\u3164",
            "\u2800",
            "\u115f\u1160",
            "\uffa0 \u3164",
            "\u17b4",
            "\U0001d159",
            "\u0301",
            "\u00a0\u2800",
        ):
            refused = await clients.nobody.refusal("POST", "/guests", {"name": nothing})
            assert refused.code == "bad-text", ascii(nothing)
            assert (await ann.refusal("PATCH", "/me", {"name": nothing})).code == "bad-text", ascii(nothing)
        # while every script that shows something is welcome
        for name in ("\u3164\ud55c\uae00", "\u2801\u2800", "\u0416", "\u2660", "\U0001f3f0"):
            assert (await clients.guest(name)).name == name


@async_test
async def test_a_guest_makes_an_account_and_keeps_everything(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = (await ann.create(tiny(ME, OPEN))).table
        # when a guest makes an account
        person = await account(ann, "Ann.Account")
        # then they are the same person
        assert (person.id, person.login) == (ann.person.id, "ann.account")
        # and whoever logs in elsewhere, however they spell it, is so, too, with everything
        elsewhere = await log_in(clients, "ANN.account")
        assert elsewhere.person.id == ann.person.id
        assert [sign.id for sign in (await elsewhere.tables()).tables] == [table]


@async_test
async def test_accounts_are_refused_for_good_reasons(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        await account(ann, "taken-name")
        path = "/me/account"
        # a name that looks like another is that name: here with letters of Cyrillic and Greek, and with marks
        for alike in ("t\u0430ken-name", "taken-n\u03b1me", "t\u00e4ken-name", "TAKEN-N\u00c1ME", "\uff54aken-name"):
            assert (await ben.refusal("POST", path, NewAccount(alike, PASSWORD))).code == "taken", alike
        for nothing in ("\u3164\u3164", "\u115f\u1160", "\uffa0\u3164\uffa0"):
            assert (await ben.refusal("POST", path, NewAccount(nothing, PASSWORD))).code == "bad-text", ascii(nothing)
        assert (await ben.refusal("POST", path, NewAccount("TAKEN-name", PASSWORD))).code == "taken"
        assert (await ann.refusal("POST", path, NewAccount("second", PASSWORD))).code == "not-now"
        assert (await ben.refusal("POST", path, {"login": "ben", "password": "short"})).code == "bad-message"
        assert (await ben.refusal("POST", path, {"login": "b en", "password": PASSWORD})).code == "bad-message"
        assert (await ben.me()).login is None
        # and a wrong password is answered like a wrong name
        wrong = await ben.refusal("POST", "/sessions", Credentials("taken-name", "something else"))
        nobody = await ben.refusal("POST", "/sessions", Credentials("nobody-at-all", PASSWORD))
        assert wrong.code == nobody.code == "wrong-password"
        assert str(wrong) == str(nobody)


@async_test
async def test_a_guest_who_logs_in_brings_his_tables_if_he_says_so(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        # given an account, and a guest in the middle of a game on another machine
        owner = await clients.guest("Owner")
        await account(owner, "owner")
        guest, ben = await clients.guests("Somebody", "Ben")
        table = await gather(tiny(ME, OPEN), guest, ben)
        watching = await ben.line()
        await watching.watch(table)
        # when the guest logs in without a claim
        entrance = await guest.call("POST", "/sessions", Credentials("owner", PASSWORD), Entrance)
        # then the game stays the guest's
        assert [seat.yours for seat in (await guest.sees(table)).seats] == [True, False]
        # when they claim it
        entrance = await guest.call("POST", "/sessions", Credentials("owner", PASSWORD, claim=True), Entrance)
        claimed = clients.known(entrance)
        # then the account has the seat, everybody is told, and the game goes on
        news = await watching.hear(News, kind="passed")
        assert news.args == {"name": "Owner"}
        position = await claimed.sees(table)
        assert [seat.yours for seat in position.seats] == [True, False]
        assert position.seats[0].name == "Owner"
        assert position.seats[0].host
        assert [sign.id for sign in (await claimed.tables()).tables] == [table]
        assert not any(seat.yours for seat in (await guest.sees(table)).seats)
        assert (await claimed.plays(table, "play")).actions == 1
        # and who plays against themselves cannot claim the other seat as well
        rival = await clients.guest("Rival")
        both = await gather(tiny(ME, OPEN), claimed, rival)
        await rival.call("POST", "/sessions", Credentials("owner", PASSWORD, claim=True), Entrance)
        assert [seat.yours for seat in (await claimed.sees(both)).seats] == [True, False]


# Sessions


@async_test
async def test_sessions_are_listed_and_ended(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        # given somebody who is logged in twice
        ann = await clients.guest("Ann")
        await account(ann, "ann-sessions")
        other = await log_in(clients, "ann-sessions")
        sessions = await ann.call("GET", "/sessions", gives=list[SessionSign])
        assert len(sessions) == 2
        assert [session.this for session in sessions].count(True) == 1
        assert all("httpx" in session.agent for session in sessions)
        # when one session is ended, then it alone is
        await other.call("DELETE", "/sessions/this")
        assert (await other.refusal("GET", "/me")).code == "no-session"
        assert len(await ann.call("GET", "/sessions", gives=list[SessionSign])) == 1
        # when all are, then all are, and whoever is connected is sent away
        third = await log_in(clients, "ann-sessions")
        line = await third.line()
        await ann.call("DELETE", "/sessions")
        assert await ended(line) == 4401
        for gone in (ann, third):
            assert (await gone.refusal("GET", "/me")).code == "no-session"


@async_test
async def test_who_logs_out_is_no_longer_connected(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        table = (await ann.create(tiny(ME, OPEN))).table
        line = await ann.line()
        # when the session is ended with which a socket was opened
        await ann.call("DELETE", "/sessions/this")
        # then nothing can be done on it any more
        with pytest.raises(ConnectionClosed):
            await line.do(table, Chat("I am gone"))
        assert line.socket.close_code == 4401


@async_test
async def test_a_new_password_ends_all_other_sessions(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann = await clients.guest("Ann")
        await account(ann, "ann-password")
        other = await log_in(clients, "ann-password")
        line = await other.line()
        wrong = NewPassword("not my password", "another password")
        assert (await ann.refusal("PUT", "/me/password", wrong)).code == "wrong-password"
        # when the password is changed
        await ann.call("PUT", "/me/password", NewPassword(PASSWORD, "another password"))
        # then this session goes on, and no other
        assert (await ann.me()).login == "ann-password"
        assert await ended(line) == 4401
        assert (await other.refusal("GET", "/me")).code == "no-session"
        # and only the new one opens the door
        assert (await ann.refusal("POST", "/sessions", Credentials("ann-password", PASSWORD))).code == "wrong-password"
        await log_in(clients, "ann-password", "another password")


@async_test
async def test_nobody_gets_a_socket_without_a_session(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        for token in ("", "rubbish"):
            with pytest.raises(Exception, match="401"):
                await clients.dial(token)


# What is kept


@async_test
async def test_people_can_export_all_their_data(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        await account(ann, "ann-export")
        table = await gather(tiny(ME, OPEN), ann, ben)
        await ann.order(table, Chat("my own words"))
        await ben.order(table, Chat("the words of another"))
        await ann.plays(table, "play")
        # when she asks for her data
        export = await ann.call("GET", "/me/export", gives=dict[str, Any])
        # then she gets person, sessions, tables and what she did
        assert export["person"]["login"] == "ann-export"
        assert [session["this"] for session in export["sessions"]] == [True]
        assert export["tables"] == [table]
        assert [entry["body"]["kind"] for entry in export["entries"]] == ["opened", "chatted", "played"]
        # and nothing that is another's, or that would open anything
        text = json.dumps(export)
        assert "my own words" in text
        for secret in ("the words of another", "argon2", ann.token, '"secret"', '"salt"', '"password"'):
            assert secret not in text


@async_test
async def test_a_deleted_person_is_forgotten_and_the_others_keep_their_games(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo = await clients.guests("Annabella", "Ben", "Cleo")
        await account(ann, "annabella")
        # given a table that waits, one that is hers alone, and a game of three, with her words in it
        waiting = (await ben.create(tiny(ME, OPEN, OPEN, title="Ben's"))).table
        await ann.order(waiting, Join())
        alone = (await ann.create(tiny(ME, OPEN, title="Annabella's own"))).table
        playing = await gather(tiny(ME, OPEN, OPEN), ben, ann, cleo)
        await ann.order(playing, Chat("a word of mine"))
        line = await ann.line()
        assert "a word of mine" in (await ben.fetch("GET", f"/tables/{playing}/news")).text
        # when she wants to be forgotten, it takes her password
        assert (await ann.refusal("DELETE", "/me", Farewell())).code == "wrong-password"
        assert (await ann.refusal("DELETE", "/me", Farewell("something else"))).code == "wrong-password"
        await ann.call("DELETE", "/me", Farewell(PASSWORD))
        # then she is nobody any more
        assert await ended(line) == 4401
        assert (await ann.refusal("GET", "/me")).code == "no-session"
        assert (await ben.refusal("POST", "/sessions", Credentials("annabella", PASSWORD))).code == "wrong-password"
        # and has left, closed or resigned, and a bot plays on for her
        assert (await ben.sees(waiting)).seats[1].kind == "open"
        assert (await ben.sees(alone)).phase == "closed"
        position = await ben.sees(playing)
        assert position.phase == "playing"
        assert position.seats[1].resigned
        assert position.seats[1].bot is not None
        # and no name and no word of hers is left, also for those who read everything again
        anew = await ben.line()
        for table in (waiting, alone, playing):
            await anew.watch(table, after=0)
        text = "".join(anew.raw) + repr(await ben.tables())
        text += "".join([(await ben.fetch("GET", f"/tables/{table}/news")).text for table in (waiting, alone, playing)])
        for trace in ("Annabella", "a word of mine"):
            assert trace not in text
        # and the others play on
        await ben.plays(playing, "play", "keep")
        await cleo.plays(playing, "play", "keep")


@async_test
async def test_the_names_of_guests_at_the_screen_go_with_their_host(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, GuestSeat("Gustavina"), OPEN), ann, ben)
        # when the host of somebody at the same screen wants to be forgotten
        await ann.call("DELETE", "/me", Farewell())
        # then their name is forgotten, too
        position = await ben.sees(table)
        assert all(seat.name != "Gustavina" for seat in position.seats)
        # and so is the wish for the seat in the settings of the table
        assert "Gustavina" not in repr(position)


@async_test
async def test_what_a_guest_said_is_forgotten_with_the_account_that_claimed_it(server: ServerProcess) -> None:
    async with Clients(server) as clients:
        owner = await clients.guest("Owner")
        await account(owner, "owner-forgotten")
        guest, ben = await clients.guests("Guestina", "Ben")
        table = await gather(tiny(ME, OPEN), ben, guest)
        await guest.order(table, Chat("words of Guestina"))
        entrance = await guest.call("POST", "/sessions", Credentials("owner-forgotten", PASSWORD, True), Entrance)
        claimed = clients.known(entrance)
        # deletion of the account that has claimed everything finds them.
        exported = json.dumps(await claimed.call("GET", "/me/export", gives=dict[str, Any]))
        await claimed.call("DELETE", "/me", Farewell(PASSWORD))
        line = await ben.line()
        await line.watch(table, after=0)
        assert "words of Guestina" not in "".join(line.raw)
        assert "Guestina" not in "".join(line.raw)
        assert "words of Guestina" in exported


@async_test
async def test_a_guest_is_forgotten_without_a_password(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny(ME, BOT), ann)
        hot_seat = await gather(tiny(ME, GUS), ann)
        await ann.call("DELETE", "/me", Farewell())
        ben = await clients.guest("Ben")
        for ident in (table, hot_seat):
            position: Position = await ben.sees(ident)
            assert position.phase == "over"
            assert position.outcome is not None
            assert "Ann" not in repr(position.seats)
