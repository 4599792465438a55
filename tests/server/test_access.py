"""Access control (PROMISES): every way to use what belongs to another person is tried, and refused."""

import asyncio
import base64
import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from argon2 import Parameters, extract_parameters
from websockets.exceptions import ConnectionClosed

from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.people.accounts import TOKEN_BYTES, People, Visitor
from realmwright.server.storage.database import Storage
from realmwright.server.web.socket import SESSION_OVER
from tests.server.process import ServerProcess
from tests.server.raw_client import (
    API,
    KEPT,
    SOCKET,
    Answer,
    Guest,
    call,
    change,
    closing,
    denied,
    eventually,
    game,
    kept,
    opened,
    plain,
    rest,
    said,
)

Serve = Callable[..., ServerProcess]
PASSWORD = "correct horse battery"


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture
def bob(server: ServerProcess) -> Guest:
    return Guest(server, "Bob")


@pytest.fixture
def eve(server: ServerProcess) -> Guest:
    return Guest(server, "Eve")


def login(name: str) -> str:
    """A login that no other test has."""
    return f"{name}-{base64.b32encode(new_id().encode()).decode()[:12].lower()}"


def log_in(server: ServerProcess, name: str, password: str = PASSWORD, **more: Any) -> Answer:
    return call(server, "POST", "sessions", {"login": name, "password": password}, **more)


# Seats


def test_a_seat_is_only_its_owners(ann: Guest, bob: Guest, eve: Guest) -> None:
    """Given a game, when somebody else gives commands with a token of her own, then nothing happens."""
    table = game(ann, bob)
    before = ann.position(table)
    at, action = before["at"], before["legal"][0]["action"]
    for command in (
        {"do": "play", "at": at, "action": action},
        {"do": "undo", "at": at},
        {"do": "undo", "at": at, "turn": True},
        {"do": "resign"},
        {"do": "resign", "seat": 0},
        {"do": "kick", "seat": 1},
        {"do": "ask-takeback", "at": at},
        {"do": "answer-takeback", "asked": at, "agree": True},
        {"do": "replace", "seat": 0},
        {"do": "return"},
        {"do": "leave"},
        {"do": "join", "seat": 0},
        {"do": "begin"},
        {"do": "arrange", "seat": 0, "to": {"kind": "open"}},
        {"do": "rematch"},
    ):
        answer = eve.do(table, **command)
        assert answer.status in (403, 409), command
        assert answer.code in ("not-yours", "not-now", "not-allowed")
    assert ann.position(table) == before


def test_a_player_cannot_act_for_the_other(ann: Guest, bob: Guest) -> None:
    table = game(ann, bob)
    position = ann.position(table)
    assert bob.position(table).get("legal") is None
    assert bob.do(table, "play", at=position["at"], action=position["legal"][0]["action"]).code == "not-yours"
    assert bob.do(table, "resign", seat=0).code == "not-yours"
    assert ann.do(table, "play", at=position["at"], action=position["legal"][0]["action"]).status == 200
    assert bob.do(table, "undo", at=ann.position(table)["at"]).code == "not-yours"


def test_only_the_host_seats_people(ann: Guest, bob: Guest, eve: Guest) -> None:
    table = ann.table("me", "open", "open", begin="host")
    assert bob.do(table, "join", seat=1).status == 200
    for who in (bob, eve):
        assert who.do(table, "kick", seat=0).code == "not-yours"
        assert who.do(table, "kick", seat=1).code == "not-yours"
        assert who.do(table, "arrange", seat=2, to={"kind": "bot", "bot": "random"}).code == "not-yours"
        assert who.do(table, "begin").code == "not-yours"


def test_who_was_sent_away_has_no_seat(ann: Guest, bob: Guest) -> None:
    """Given somebody whom the host sent away, then the seat is free, and nothing of the table is theirs any more."""
    table = ann.table("me", "open", "open", begin="host")
    assert bob.do(table, "join", seat=1).status == 200
    assert ann.do(table, "kick", seat=1).status == 200
    assert bob.ask("GET", f"tables/{table}").code == "removed"
    assert ann.position(table)["seats"][1] == {"kind": "open"}
    assert bob.ask("GET", "me/tables").json()["tables"] == []
    assert bob.do(table, "leave").code == "not-yours"
    assert ann.do(table, "arrange", seat=1, to={"kind": "bot", "bot": "random"}).status == 200
    assert ann.do(table, "arrange", seat=2, to={"kind": "bot", "bot": "random"}).status == 200
    assert ann.do(table, "begin").status == 200
    assert bob.do(table, "resign", seat=1).code == "not-yours"
    assert bob.ask("GET", f"tables/{table}").code == "removed"


# Ids and tokens


def bits(text: str) -> int:
    """How many bits a text of Base64 can tell."""
    return len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))) * 8


def test_ids_are_never_the_same_and_cannot_be_guessed(ann: Guest) -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert {bits(ident) for ident in ids} == {128}
    # Every place of them changes: none is a counter, a time or a number of a machine.
    assert all(len({ident[place] for ident in ids}) > 30 for place in range(21))
    assert bits(ann.table()) == 128


def test_tokens_have_256_bits_and_begin_anew_each_time(server: ServerProcess) -> None:
    tokens = {Guest(server).token for _ in range(5)}
    assert len(tokens) == 5
    assert {bits(token) for token in tokens} == {8 * TOKEN_BYTES} == {256}


def test_a_private_table_is_in_no_list(server: ServerProcess, ann: Guest, eve: Guest) -> None:
    secret, shown = ann.table(title="Private"), ann.table(public=True)
    for lists in (call(server, "GET", "tables"), eve.ask("GET", "tables"), eve.ask("GET", "tables?phase=open")):
        ids = [table["id"] for table in lists.json()["tables"]]
        assert shown in ids
        assert secret not in ids
    assert eve.ask("GET", "me/tables").json()["tables"] == []
    assert {table["id"] for table in ann.ask("GET", "me/tables").json()["tables"]} == {secret, shown}


def test_stored_data_contains_no_usable_credentials(serve: Serve) -> None:
    """Given people with sessions and passwords, when somebody reads the files, then they can log in as nobody."""
    server = serve()
    ann = Guest(server)
    ann.account("ann", PASSWORD)
    second = log_in(server, "ann").json()["token"]
    rows = kept(server)
    assert rows["people"][0]["password"].startswith("$argon2id$")
    assert {len(row["hash"]) for row in rows["sessions"]} == {64}
    server.stop()
    files = b"".join(path.read_bytes() for path in server.place.iterdir() if path.is_file())
    for secret in (ann.token, second, PASSWORD):
        assert secret.encode() not in files
        assert base64.b64encode(secret.encode()) not in files


# Cookies


def cookie(answer: Answer) -> dict[str, str]:
    """The parts of a cookie by their names in small letters; the first is its value."""
    parts = [part.strip().partition("=") for part in answer.headers["Set-Cookie"].split(";")]
    return {name.lower(): value for name, _, value in parts}


def test_a_cookie_is_for_the_server_alone(server: ServerProcess) -> None:
    answer = call(server, "POST", "guests", {"name": "Ann"})
    parts = cookie(answer)
    assert parts["realmwright_session"] == answer.json()["token"]
    assert "httponly" in parts
    assert parts["samesite"].lower() == "lax"
    assert parts["path"] == "/"
    assert int(parts["max-age"]) == 90 * 86_400
    assert "domain" not in parts
    assert "secure" not in parts


def test_over_https_a_cookie_stays_there(server: ServerProcess) -> None:
    """Given a proxy on this machine that says that people came by https, then the cookie does not go by http."""
    answer = call(server, "POST", "guests", {"name": "Ann"}, headers={"X-Forwarded-Proto": "https"})
    assert "secure" in cookie(answer)
    ended = call(
        server, "DELETE", "sessions/this", token=answer.json()["token"], headers={"X-Forwarded-Proto": "https"}
    )
    assert {"secure", "httponly"} <= set(cookie(ended))
    assert cookie(ended)["max-age"] == "0"


def test_a_cookie_is_as_good_as_a_token(server: ServerProcess, ann: Guest) -> None:
    headers = {"Cookie": f"other=1; realmwright_session={ann.token}; more=2"}
    assert call(server, "GET", "me", headers=headers).json()["id"] == ann.id
    with opened(server, "", **headers) as made:
        assert said(made, {"type": "ping", "id": "1"}) == [{"type": "pong", "id": "1"}]


def test_a_cookie_of_a_log_in_replaces_that_of_the_guest(server: ServerProcess, ann: Guest) -> None:
    """Otherwise somebody could plant a session that they know."""
    name = login("ann")
    ann.account(name, PASSWORD)
    answer = log_in(server, name, headers={"Cookie": f"realmwright_session={ann.token}"})
    assert cookie(answer)["realmwright_session"] not in ("", ann.token)


# Proxies


def test_only_a_proxy_that_is_known_is_believed(tmp_path: Path) -> None:
    """Given a server whose proxy is elsewhere, when we say who we are, then that counts for nothing."""
    server = ServerProcess(tmp_path, guests_per_hour=2)
    try:
        server.start("--proxies", "10.0.0.1")
        statuses = []
        for number in range(3):
            headers = {"X-Forwarded-For": f"8.8.8.{number}", "X-Forwarded-Proto": "https"}
            answer = call(server, "POST", "guests", {"name": "Ann"}, headers=headers)
            statuses.append(answer.status)
            if answer.status == 201:
                assert "secure" not in cookie(answer)
        assert statuses == [201, 201, 429]
        assert call(server, "GET", "/metrics", headers={"X-Forwarded-For": "8.8.8.8"}).status == 200
    finally:
        server.kill()


def test_the_proxy_on_this_machine_is_believed(server: ServerProcess) -> None:
    for address, status in [
        ("8.8.8.8", 404),
        ("2001:4860:4860::8888", 404),
        ("::ffff:8.8.8.8", 404),
        ("10.1.2.3, 8.8.8.8", 404),
        ("192.168.1.2", 200),
        ("fd00::1", 200),
        ("8.8.8.8, 10.1.2.3", 200),
    ]:
        assert call(server, "GET", "/metrics", headers={"X-Forwarded-For": address}).status == status, address


def test_an_address_that_is_none_is_not_private(server: ServerProcess) -> None:
    for address in ("unknown", "_hidden", "8.8.8.8.", "example.org"):
        assert call(server, "GET", "/metrics", headers={"X-Forwarded-For": address}).status == 404, address


def test_metrics_can_be_switched_off(friendly: ServerProcess) -> None:
    answer = call(friendly, "GET", "/metrics")
    assert (answer.status, answer.code) == (404, "unknown-path")


# Origins


@pytest.fixture(scope="module")
def friendly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with an address of its own, and a page elsewhere that may talk to it."""
    place = tmp_path_factory.mktemp("friendly")
    server = ServerProcess(
        place,
        public_url="https://play.example.org/",
        origins="https://other.example.org, https://third.example.org/",
        metrics=False,
    ).start()
    yield server
    server.kill()


GOOD = ["", "http://{host}", "https://{host}", "https://play.example.org", "https://other.example.org"]
GOOD += ["https://third.example.org"]
BAD = ["https://evil.example.org", "null", "https://play.example.org.evil.org", "http://play.example.org"]
BAD += ["https://evil.example.org/https://play.example.org", "http://{host}.evil.org", "http://evil@{host}", "file://"]
BAD += ["http://127.0.0.1", "https://play.example.org:444", "{host}"]


@pytest.mark.parametrize("origin", GOOD)
def test_pages_of_ours_may_talk_to_us(friendly: ServerProcess, origin: str) -> None:
    guest = Guest(friendly)
    headers = {"Origin": origin.format(host=f"127.0.0.1:{friendly.port}")} if origin else {}
    assert guest.ask("PATCH", "me", {"name": "Anna"}, **headers).status == 200
    with guest.socket(**headers) as made:
        assert said(made, {"type": "ping"}) == [{"type": "pong"}]


@pytest.mark.parametrize("origin", BAD)
def test_pages_of_others_may_not(friendly: ServerProcess, origin: str) -> None:
    """Given somebody with a session, when a page from elsewhere uses it, then it is refused."""
    guest = Guest(friendly)
    headers = {"Origin": origin.format(host=f"127.0.0.1:{friendly.port}")}
    by_cookie = {**headers, "Cookie": f"realmwright_session={guest.token}"}
    for method, path, body in [
        ("PATCH", "me", {"name": "Eve"}),
        ("DELETE", "me", {}),
        ("DELETE", "sessions", None),
        ("POST", "guests", {"name": "Eve"}),
        ("POST", "tables", {"game": "kingdom-builder"}),
    ]:
        answer = call(friendly, method, path, body, headers=by_cookie)
        assert (answer.status, answer.code) == (403, "bad-origin")
        assert "Set-Cookie" not in answer.headers
    for answer in (denied(friendly, guest.token, **headers), denied(friendly, "", **by_cookie)):
        assert (answer.status, answer.code) == (403, "bad-origin")
    me = call(friendly, "GET", "me", headers=by_cookie)
    assert me.json()["name"] == "Ann"
    assert "Access-Control-Allow-Origin" not in me.headers


def test_nobodys_page_is_not_the_page_of_a_nameless_host(server: ServerProcess) -> None:
    body = b'{"name": "Eve"}'
    head = f"POST {API}/guests HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
    with contextlib.closing(plain(server)) as made:
        made.sendall(head.encode() + body)
        assert rest(made).startswith(b"HTTP/1.1 403 ")


# Headers and pages


def guarded(answer: Answer) -> None:
    """Whether an answer has everything that protects a page."""
    policy = answer.headers["Content-Security-Policy"]
    rules = {rule.split()[0]: rule.split()[1:] for rule in policy.split(";")}
    assert rules["default-src"] == ["'self'"]
    assert rules.get("script-src", ["'self'"]) == rules.get("style-src", ["'self'"]) == ["'self'"]
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["object-src"] == ["'none'"]
    assert "unsafe" not in policy
    assert "http" not in policy.replace("https:", "")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["X-Frame-Options"] == "DENY"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert "Server" not in answer.headers
    assert "X-Powered-By" not in answer.headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/status", 200),
        ("GET", f"{API}/games/kingdom-builder/messages/en", 200),
        ("GET", f"{API}/games/kingdom-builder/symbols", 200),
        ("GET", "/plain.css", 200),
        ("GET", "/health", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
        ("GET", "/confirm?token=x", 200),
        ("POST", "/confirm?token=x", 404),
        ("GET", "/unsubscribe?token=x", 200),
        ("POST", "/unsubscribe?token=x", 404),
        ("GET", f"{API}/openapi.json", 200),
        ("GET", f"{API}/offer", 200),
        ("GET", f"{API}/me", 401),
        ("GET", f"{API}/guests", 405),
        ("POST", f"{API}/guests", 415),
        ("GET", "/nowhere", 404),
        ("GET", "/a%0ab", 404),
        ("OPTIONS", "/", 405),
        ("GET", SOCKET, 404),
        ("HEAD", "/", 200),
    ],
)
def test_every_answer_is_guarded(server: ServerProcess, method: str, path: str, status: int) -> None:
    answer = call(server, method, path)
    assert answer.status == status
    guarded(answer)


def test_the_answer_to_a_denied_socket_is_guarded(server: ServerProcess) -> None:
    guarded(denied(server, ""))


def test_answers_about_people_are_not_kept_on_the_way(ann: Guest) -> None:
    for path in ("me", "sessions", "me/export", "me/tables", "tables"):
        assert ann.ask("GET", path).headers["Cache-Control"] == "no-store"
    assert ann.ask("GET", f"tables/{ann.table()}").headers["Cache-Control"] == "no-store"


class Page(HTMLParser):
    """Collects what a page does by itself or fetches from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.inline: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        if tag == "style" or (tag == "script" and "src" not in names):
            self.inline.append(tag)
        self.inline += [name for name in names if name == "style" or name.startswith("on")]
        self.links += [names[name] or "" for name in ("src", "href", "action", "srcset") if name in names]


@pytest.mark.parametrize("path", ["/", "/status", "/confirm", "/unsubscribe"])
@pytest.mark.parametrize(
    "token", ["", "x", '"><script>alert(1)</script>', "' onclick='alert(1)", "javascript:alert(1)"]
)
def test_a_page_has_nothing_inline_and_nothing_from_elsewhere(server: ServerProcess, path: str, token: str) -> None:
    address = f"{path}?token={''.join(f'%{byte:02x}' for byte in token.encode())}"
    for method in ("GET", "POST") if path not in ("/", "/status") else ("GET",):
        answer = call(server, method, address)
        assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
        page = Page(answer.content.decode())
        assert page.inline == []
        assert all(re.match(r"/(?!/)", link) for link in page.links), page.links


def test_the_style_fetches_nothing(server: ServerProcess) -> None:
    style = call(server, "GET", "/plain.css").content.decode()
    assert "url(" not in style
    assert "@import" not in style


# Logging in


def test_nobody_learns_which_accounts_there_are(server: ServerProcess, ann: Guest) -> None:
    """Given an account, then a wrong password and a wrong name have the same answer."""
    name = login("ann")
    ann.account(name, PASSWORD)
    known, unknown = (log_in(server, who, "wrong password") for who in (name, login("nobody")))
    assert (known.status, known.content) == (unknown.status, unknown.content)
    assert known.status == 401
    assert log_in(server, name).status == 201
    assert log_in(server, name.upper()).status == 201


@pytest.mark.parametrize("who", ["ann", "nobody"])
def test_a_wrong_name_is_as_much_work_as_a_wrong_password(
    who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is held against one hash, and all hashes take as long."""
    work: list[Parameters] = []

    async def attempt() -> None:
        storage = Storage(f"sqlite:///{tmp_path / 'people.sqlite'}")
        await storage.open()
        try:
            people = People(storage, 1)
            person, _ = await people.guest("Ann", "blue", "")
            await people.make_account(Visitor(person, ""), "ann", PASSWORD)
            passwords = people._passwords
            verify, nobody = passwords._hasher.verify, passwords._hash_of_nobody

            def noted(kept: str, password: str) -> bool:
                work.append(extract_parameters(kept))
                return bool(verify(kept, password))

            monkeypatch.setattr(passwords, "_hasher", SimpleNamespace(verify=noted))
            with pytest.raises(Refused, match="no account with this name and password"):
                await people.log_in(who, "wrong password", "")
            assert work == [extract_parameters(nobody)]
        finally:
            await storage.close()

    asyncio.run(attempt())


def test_a_login_belongs_to_one(ann: Guest, eve: Guest) -> None:
    name = login("ann")
    ann.account(name, PASSWORD)
    answer = eve.ask("POST", "me/account", {"login": name.title(), "password": "another password"})
    assert (answer.status, answer.code) == (409, "taken")
    again = ann.ask("POST", "me/account", {"login": login("more"), "password": PASSWORD})
    assert (again.status, again.code) == (409, "not-now")
    assert log_in(ann.server, name, "another password").status == 401


def test_a_password_is_never_shown(ann: Guest) -> None:
    ann.account(login("ann"), PASSWORD)
    for path in ("me", "me/export", "sessions"):
        text = ann.ask("GET", path).content.decode()
        assert PASSWORD not in text
        assert "argon2" not in text


# Sessions


def test_whoever_logs_out_is_out(server: ServerProcess, ann: Guest) -> None:
    """Given two sessions, when one of them is ended, then the other one goes on."""
    name = login("ann")
    ann.account(name, PASSWORD)
    other = Guest(server, token=log_in(server, name).json()["token"])
    assert len(ann.ask("GET", "sessions").json()) == 2
    assert ann.ask("DELETE", "sessions/this").status == 204
    assert ann.ask("GET", "me").status == 401
    assert denied(server, ann.token).status == 401
    assert [session["this"] for session in other.ask("GET", "sessions").json()] == [True]


def test_a_socket_ends_with_its_session(server: ServerProcess, ann: Guest) -> None:
    table = ann.table()
    with ann.socket() as made:
        assert ann.ask("DELETE", "sessions/this").status == 204
        time.sleep(0.3)
        with contextlib.suppress(ConnectionClosed):
            chat = {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "still in"}}
            made.send(json.dumps(chat))
        time.sleep(0.3)
        assert call(server, "GET", f"tables/{table}").json()["number"] == 1
        assert made.close_code == SESSION_OVER


def test_a_socket_of_another_session_goes_on(server: ServerProcess, ann: Guest) -> None:
    name = login("ann")
    ann.account(name, PASSWORD)
    other = Guest(server, token=log_in(server, name).json()["token"])
    with other.socket() as made:
        assert ann.ask("DELETE", "sessions/this").status == 204
        assert said(made, {"type": "ping"}) == [{"type": "pong"}]


def test_whoever_logs_out_everywhere_is_out_everywhere(server: ServerProcess, ann: Guest, bob: Guest) -> None:
    name = login("ann")
    ann.account(name, PASSWORD)
    other = Guest(server, token=log_in(server, name).json()["token"])
    with ann.socket() as one, other.socket() as two, bob.socket() as neighbour:
        assert ann.ask("DELETE", "sessions").status == 204
        assert (closing(one), closing(two)) == (SESSION_OVER, SESSION_OVER) == (4401, 4401)
        assert said(neighbour, {"type": "ping"}) == [{"type": "pong"}]
    assert ann.ask("GET", "me").status == other.ask("GET", "me").status == 401


def test_a_new_password_ends_the_other_sessions(server: ServerProcess, ann: Guest) -> None:
    name = login("ann")
    ann.account(name, PASSWORD)
    thief = Guest(server, token=log_in(server, name).json()["token"])
    with thief.socket() as made:
        wrong = ann.ask("PUT", "me/password", {"old": "not that one", "new": "another password"})
        assert (wrong.status, wrong.code) == (401, "wrong-password")
        assert said(made, {"type": "ping"}) == [{"type": "pong"}]
        assert ann.ask("PUT", "me/password", {"old": PASSWORD, "new": "another password"}).status == 204
        assert closing(made) == SESSION_OVER
    assert thief.ask("GET", "me").status == 401
    assert ann.ask("GET", "me").status == 200
    assert log_in(server, name).status == 401
    assert log_in(server, name, "another password").status == 201


def test_a_new_password_does_not_end_the_own_session(ann: Guest) -> None:
    ann.account(login("ann"), PASSWORD)
    with ann.socket() as made:
        assert ann.ask("PUT", "me/password", {"old": PASSWORD, "new": "another password"}).status == 204
        time.sleep(0.3)
        assert said(made, {"type": "ping"}) == [{"type": "pong"}]


def test_a_session_that_is_not_used_ends(server: ServerProcess, ann: Guest, bob: Guest) -> None:
    """Given a session that nobody used for longer than it lasts, then it is none any more."""
    change(server, "UPDATE sessions SET used = used - ? WHERE person = ?", 90 * 86_400 + 1, ann.id)
    change(server, "UPDATE sessions SET used = used - ? WHERE person = ?", 89 * 86_400, bob.id)
    assert ann.ask("GET", "me").status == 401
    assert denied(server, ann.token).status == 401
    assert bob.ask("GET", "me").status == 200
    # And whoever comes back in time has all the time again.
    change(server, "UPDATE sessions SET used = used - ? WHERE person = ?", 89 * 86_400, bob.id)
    assert bob.ask("GET", "me").status == 200


def test_a_token_that_is_nearly_right_is_wrong(server: ServerProcess, ann: Guest) -> None:
    session = kept(server, "sessions")["sessions"][-1]["hash"]
    for token in (ann.token[:-1], ann.token + "A", ann.token.swapcase(), session, "", "%", "' OR '1'='1"):
        assert call(server, "GET", "me", headers={"Authorization": f"Bearer {token}"}).status == 401


# What is kept of people


def found(server: ServerProcess, *words: str) -> list[str]:
    """Where in the database any of these words stands, as ``table.column``."""
    places = []
    for table, rows in kept(server, *KEPT).items():
        for row in rows:
            places += [f"{table}.{key}" for key, value in row.items() if any(word in str(value) for word in words)]
    return sorted(places)


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that would send letters, if there were anybody to take them."""
    place = tmp_path_factory.mktemp("letters")
    server = ServerProcess(place, hurry=False, mail="smtp://127.0.0.1:1", public_url="http://127.0.0.1").start()
    yield server
    server.kill()


def test_a_deleted_account_leaves_nothing_but_moves(letters: ServerProcess) -> None:
    """Given somebody with an account who played, talked and was written to, when they delete it, then no row has a
    word of them, their games are resigned, and the others' games are as they were."""
    server = letters
    ann, bob = Guest(server, "Annabella"), Guest(server, "Bob")
    ann.account("annabella-login", PASSWORD)
    playing, waiting = game(ann, bob), ann.table(title="Belladonna", public=True)
    # Somebody else's table, where she only talks, and one where she sat and left.
    watched, left = bob.table("me", "open", "open", begin="host"), bob.table("me", "open", "open")
    position = ann.position(playing)
    assert ann.do(playing, "play", at=position["at"], action=position["legal"][0]["action"]).status == 200
    for table in (playing, waiting, watched):
        assert ann.do(table, "chat", text="Bellissima").status == 200
    assert bob.do(watched, "chat", text="who was that").status == 200
    assert ann.do(left, "join").status == ann.do(left, "leave").status == 200
    change(server, "UPDATE people SET mail = ? WHERE id = ?", "bella@example.org", ann.id)
    ann.ask("PATCH", "me", {"webhook": "https://example.org/bella-hook"})
    words = ("Annabella", "annabella", "Belladonna", "Bellissima", "bella@example.org", "bella-hook")
    assert {place.split(".")[0] for place in found(server, *words)} >= {"people", "tables", "log"}

    with ann.socket() as made:
        refused = ann.ask("DELETE", "me", {})
        assert (refused.status, refused.code) == (401, "wrong-password")
        assert ann.ask("DELETE", "me", {"password": PASSWORD}).status == 204
        assert closing(made) == SESSION_OVER

    assert ann.ask("GET", "me").status == 401
    assert log_in(server, "annabella-login").status == 401
    assert found(server, *words) == []
    assert [row for row in kept(server, "sessions")["sessions"] if row["person"] == ann.id] == []
    after = bob.position(playing)
    assert (after["phase"], after["outcome"]["winners"], after["outcome"]["resigned"]) == ("over", [1], [0])
    assert bob.ask("GET", f"tables/{playing}/replay").status == 200
    assert bob.position(watched)["number"] == 3
    assert "Annabella" not in json.dumps([bob.position(table) for table in (playing, watched, left)])


def test_a_deleted_account_leaves_no_hot_seat_guests(server: ServerProcess) -> None:
    ann = Guest(server, "Annegret")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "Friedegunde"}]
    table = ann.ask("POST", "tables", {"game": "kingdom-builder", "seats": seats}).json()["table"]
    assert ann.ask("DELETE", "me", {}).status == 204
    assert found(server, "Friedegunde", "Annegret") == []
    assert b"Friedegunde" not in call(server, "GET", f"tables/{table}").content


def test_deleting_an_account_deletes_what_a_claimed_guest_wrote(server: ServerProcess) -> None:
    name = login("ann")
    old = Guest(server, "Account")
    old.account(name, PASSWORD)
    guest = Guest(server, "Wilhelmine")
    table = guest.table()
    assert guest.do(table, "chat", text="Wilhelmines words").status == 200
    token = log_in_claiming(guest, name)
    ann = Guest(server, token=token)
    assert "Wilhelmines words" in ann.ask("GET", "me/export").content.decode()
    assert ann.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    assert found(server, "Wilhelmine") == []


def log_in_claiming(guest: Guest, name: str) -> str:
    answer = guest.ask("POST", "sessions", {"login": name, "password": PASSWORD, "claim": True})
    assert answer.status == 201
    token: str = answer.json()["token"]
    return token


def test_deleted_bytes_are_overwritten(serve: Serve) -> None:
    """Rows that are deleted could still be read from the pages of the file where they were."""
    server = serve()
    ann = Guest(server, "Kunigunde")
    assert ann.do(ann.table(), "chat", text="Kunigundes words").status == 200
    assert ann.ask("DELETE", "me", {}).status == 204
    server.stop()
    with contextlib.closing(sqlite3.connect(server.place / "realmwright.db")) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"Kunigunde" not in (server.place / "realmwright.db").read_bytes()


def test_an_export_has_everything_and_no_secrets(letters: ServerProcess) -> None:
    server = letters
    ann, bob = Guest(server, "Anna"), Guest(server, "Bob")
    ann.account("ann", PASSWORD)
    table = game(ann, bob, title="Title")
    assert ann.do(table, "chat", text="my words").status == bob.do(table, "chat", text="his words").status == 200
    change(server, "UPDATE people SET mail = ? WHERE id = ?", "ann@example.org", ann.id)
    ann.ask("PATCH", "me", {"webhook": "https://example.org/hook", "colour": "black"})
    answer = ann.ask("GET", "me/export")
    export, text = answer.json(), answer.content.decode()
    person = export["person"]
    assert (person["name"], person["login"], person["colour"]) == ("Anna", "ann", "black")
    assert (person["mail"], person["webhook"]) == ("ann@example.org", "https://example.org/hook")
    assert export["tables"] == [table]
    assert len(export["sessions"]) == 1
    assert [entry["body"]["kind"] for entry in export["entries"]] == ["opened", "chatted"]
    assert "my words" in text
    for secret in ("his words", "argon2", PASSWORD, ann.token, bob.token, bob.id):
        assert secret not in text
    row = next(row for row in kept(server, "log")["log"] if row["table"] == table and row["number"] == 1)
    opening = json.loads(row["body"])
    rows = kept(server, "people", "sessions", "marks")
    hidden = [opening["secret"], opening["salt"], *(row["hash"] for row in rows["sessions"])]
    hidden += [row["mail_token"] for row in rows["people"] if row["mail_token"]]
    hidden += [row["value"] for row in rows["marks"] if row["name"] == "key"]
    assert all(secret not in text for secret in hidden)


def test_dice_are_secret_until_the_end(server: ServerProcess, ann: Guest, bob: Guest) -> None:
    table = game(ann, bob)
    row = next(row for row in kept(server, "log")["log"] if row["table"] == table and row["number"] == 1)
    opening = json.loads(row["body"])
    for path in (f"tables/{table}", f"tables/{table}/record", f"tables/{table}/replay", "me/export", "me/tables"):
        text = ann.ask("GET", path).content.decode()
        assert opening["secret"] not in text
        assert opening["salt"] not in text
    assert ann.ask("GET", f"tables/{table}/record").code == "not-now"
    assert bob.do(table, "resign").status == 200
    assert opening["secret"] in ann.ask("GET", f"tables/{table}/record").content.decode()


def test_a_guest_keeps_everything_as_an_account(server: ServerProcess, ann: Guest, bob: Guest) -> None:
    """Given a guest with games, when they make an account, then they are still the same person, also elsewhere."""
    table, name = game(ann, bob), login("ann")
    ann.account(name, PASSWORD)
    elsewhere = Guest(server, token=log_in(server, name).json()["token"])
    assert elsewhere.id == ann.id
    assert [each["id"] for each in elsewhere.ask("GET", "me/tables").json()["tables"]] == [table]
    assert elsewhere.position(table)["seats"][0]["yours"]


def test_a_guest_brings_their_tables_along_if_they_say_so(server: ServerProcess, bob: Guest) -> None:
    name = login("ann")
    old = Guest(server, "Ann with an account")
    old.account(name, PASSWORD)
    tables = {}
    for claim in (False, True):
        guest = Guest(server, "Guest")
        tables[claim] = game(guest, bob)
        answer = guest.ask("POST", "sessions", {"login": name, "password": PASSWORD, "claim": claim})
        assert answer.status == 201
        # The old session is not worth a seat any more, but for those that it kept.
        assert bool(guest.position(tables[claim])["seats"][0].get("yours")) is not claim
    ann = Guest(server, token=answer.json()["token"])
    assert [table["id"] for table in ann.ask("GET", "me/tables").json()["tables"]] == [tables[True]]
    seat = ann.position(tables[True])["seats"][0]
    assert (seat["yours"], seat["name"], seat["host"]) == (True, "Ann with an account", True)


def test_nobody_claims_by_a_wrong_password(server: ServerProcess, ann: Guest, bob: Guest) -> None:
    name = login("bob")
    bob.account(name, PASSWORD)
    table = ann.table()
    answer = ann.ask("POST", "sessions", {"login": name, "password": "wrong", "claim": True})
    assert answer.status == 401
    assert ann.position(table)["seats"][0]["yours"]


# Spectators


def test_where_nobody_may_watch_nobody_does(ann: Guest, bob: Guest, eve: Guest) -> None:
    """Given a table without spectators, when the game has begun, then a stranger neither sees nor says anything."""
    table = ann.table(spectators="off")
    with eve.socket() as made:
        assert said(made, {"type": "watch", "table": table})[0]["phase"] == "open"
        assert bob.do(table, "join").status == 200
        eventually(lambda: ann.position(table)["phase"] == "playing")
        heard = said(made, {"type": "ping"})
        assert [message["code"] for message in heard if message["type"] == "failed"] == ["not-allowed"]
        assert "view" not in json.dumps(heard)
        assert said(made, {"type": "watch", "table": table})[0]["code"] == "not-allowed"
        assert ann.do(table, "chat", text="just us").status == 200
        chat = {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "me too"}}
        assert [message["code"] for message in said(made, chat)] == ["not-allowed"]
    for path in ("", "/record", "/replay"):
        assert eve.ask("GET", f"tables/{table}{path}").code == "not-allowed"
        assert call(ann.server, "GET", f"tables/{table}{path}").code == "not-allowed"
    assert bob.do(table, "resign").status == 200
    for path in ("", "/record", "/replay"):
        assert eve.ask("GET", f"tables/{table}{path}").code == "not-allowed"
    assert eve.do(table, "rematch").status in (403, 409)


def test_a_delayed_spectator_sees_moves_after_the_delay(serve: Serve) -> None:
    """Given a table that is shown with delay, then a stranger sees a move when its time has come and not before."""
    server = serve(spectator_delay=1.5)
    ann, bob, eve = (Guest(server, name) for name in ("Ann", "Bob", "Eve"))
    table = game(ann, bob, spectators="delayed")
    assert eve.do(table, "chat", text="psst").code == "not-allowed"
    with eve.socket() as made:
        said(made, {"type": "watch", "table": table})
        position = ann.position(table)
        assert ann.do(table, "play", at=position["at"], action=position["legal"][0]["action"]).status == 200
        assert ann.do(table, "chat", text="a secret plan").status == 200
        assert not [message for message in said(made, {"type": "ping"}) if message["type"] in ("news", "failed")]
        assert eve.position(table).get("actions", 0) == 0
        eventually(lambda: '"played"' in json.dumps(said(made, {"type": "ping"})))
    eventually(lambda: eve.position(table).get("actions", 0) == 1)
    assert eve.do(table, "chat", text="psst").code == "not-allowed"


def test_where_chat_is_off_nobody_talks(ann: Guest, bob: Guest) -> None:
    table = ann.table(chat=False)
    for who in (ann, bob):
        assert who.do(table, "chat", text="hello").code == "not-allowed"
