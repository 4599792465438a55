"""Limits (PROMISES, bad input is harmless): each one is reached, said clearly, and felt by nobody else."""

import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import psutil
import pytest
from websockets.exceptions import InvalidStatus

from realmwright.server.operations.rate_limits import REMEMBERED, RateLimit, TokenBucket
from realmwright.server.web.protocols import BURST_SECONDS, TOLERATED
from realmwright.server.web.socket import WATCHED
from realmwright.server.web.socket_terms import POLICY
from tests.server.process import ServerProcess
from tests.server.raw_client import (
    PING,
    TEXT,
    Answer,
    Guest,
    call,
    code_of,
    denied,
    eventually,
    frame,
    knocked,
    plain_socket,
    said,
    until_pong,
)

MIB = 2**20
RATE = 20
"""Messages a second on a socket of the strict server."""


def limited(answer: Answer) -> None:
    """Whether an answer says that it was too much, and when to come again."""
    assert (answer.status, answer.code) == (429, "limit")
    assert int(answer.headers["Retry-After"]) > 0


def memory(server: ServerProcess) -> int:
    """How many bytes the process of a server has in memory."""
    rss: int = psutil.Process(server.pid).memory_info().rss
    return rss


# Counting


def test_an_allowance_fills_again_and_never_beyond_its_most() -> None:
    allowance = TokenBucket(3, 6, now=100)
    assert [allowance.take(100) for _ in range(4)] == [True, True, True, False]
    assert not allowance.take(101.9)
    assert allowance.take(102)
    assert not allowance.take(102)
    assert [allowance.take(1000) for _ in range(4)] == [True, True, True, False]


def test_a_clock_that_stands_still_gives_nothing() -> None:
    allowance = TokenBucket(1, 1, now=5)
    assert allowance.take(5)
    assert not any(allowance.take(5) for _ in range(100))


def test_each_caller_has_a_limit_of_its_own() -> None:
    limit = RateLimit(1, 60)
    assert limit.take("a", 0)
    assert limit.take("b", 0)
    assert not limit.take("a", 1)


def test_a_most_of_nothing_is_no_limit() -> None:
    limit = RateLimit(0, 60)
    assert all(limit.take("a", 0) for _ in range(1000))


def test_callers_are_forgotten_when_there_are_too_many() -> None:
    """Given as many callers as can be remembered, then more do not need more memory, and the latest still count."""
    limit = RateLimit(1, 3600)
    for number in range(REMEMBERED + 10):
        assert limit.take(str(number), 0)
    assert len(limit._buckets) == REMEMBERED
    assert not limit.take(str(REMEMBERED + 9), 0)
    assert limit.take("0", 0)


# HTTP


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that allows little; its proxy is on this machine, so every test can come from addresses of its own."""
    server = ServerProcess(
        tmp_path_factory.mktemp("strict"),
        requests_per_minute=100,
        guests_per_hour=3,
        logins_per_hour=4,
        tables_per_person=3,
        chats_per_minute=3,
        messages_per_second=RATE,
        sockets_per_person=2,
        sockets_per_address=3,
        rooms=10,
    ).start()
    yield server
    server.kill()


def coming_from(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def until_limited(ask: Callable[[], Answer]) -> Answer:
    """The first answer that is limited, or else the last one: on a busy machine the limit refills between requests."""
    for _ in range(1000):
        answer = ask()
        if answer.status == 429:
            break
    return answer


def test_requests_from_an_address(strict: ServerProcess) -> None:
    """Given an address that asks too often, then it has to wait, and another one does not."""
    ann, here = Guest(strict, address="8.1.1.1"), coming_from("8.1.1.1")
    assert ann.ask("GET", "offer").status == 200
    limited(until_limited(lambda: ann.ask("GET", "offer")))
    limited(until_limited(lambda: call(strict, "GET", "nowhere", headers=here)))

    def knock() -> Answer:
        until_limited(lambda: ann.ask("GET", "offer"))
        return knocked(strict, ann.token, **here)

    limited(until_limited(knock))
    assert call(strict, "GET", "offer", headers=coming_from("8.1.1.2")).status == 200
    assert strict.answers()


def test_pages_have_the_limit_of_requests_too(strict: ServerProcess) -> None:
    for number, (method, path) in enumerate([("GET", "/"), ("POST", "/confirm?token=x")]):
        here = coming_from(f"8.2.1.{number}")
        assert until_limited(lambda: call(strict, method, path, headers=here)).status == 429, path  # noqa: B023


def test_new_guests_from_an_address(strict: ServerProcess) -> None:
    ann, *_ = [Guest(strict, address="8.3.1.1") for _ in range(3)]
    limited(call(strict, "POST", "guests", {"name": "Ann"}, headers=coming_from("8.3.1.1")))
    assert ann.ask("GET", "me").status == 200
    assert call(strict, "POST", "guests", {"name": "Ann"}, headers=coming_from("8.3.1.2")).status == 201


def test_attempts_to_log_in(strict: ServerProcess) -> None:
    """Given somebody who tries passwords, then after some they have to wait, with one account and with many."""
    for name in ("ann", "bob"):
        Guest(strict, address="8.4.1.1").account(name, "a long password")

    def tried(login: str, address: str, password: str = "wrong") -> Answer:
        body = {"login": login, "password": password}
        return call(strict, "POST", "sessions", body, headers=coming_from(address))

    assert [tried("ann", "8.4.2.1").status for _ in range(4)] == [401] * 4
    limited(tried("ann", "8.4.2.1"))
    limited(tried("ANN", "8.4.2.1", "a long password"))
    assert tried("ann", "8.4.2.2", "a long password").status == 201
    assert tried("bob", "8.4.2.1", "a long password").status == 201
    # All accounts together have four times as much.
    assert [tried(f"nobody-{number}", "8.4.2.1").status for number in range(12)] == [401] * 12
    limited(tried("bob", "8.4.2.1", "a long password"))
    assert tried("bob", "8.4.2.2", "a long password").status == 201


def test_tables_of_a_person(strict: ServerProcess) -> None:
    """Given somebody with as many tables as they may have, then they can open one when another one has ended."""
    ann, bob = (Guest(strict, address="8.5.1.1") for _ in range(2))
    tables = [ann.table() for _ in range(3)]
    settings = {"game": "kingdom-builder", "seats": [{"kind": "me"}, {"kind": "open"}]}
    limited(ann.ask("POST", "tables", settings))
    bob.table()
    assert ann.do(tables[0], "leave").status == 200
    ann.table()
    limited(ann.ask("POST", "tables", settings))


def test_chat_of_a_person(strict: ServerProcess) -> None:
    ann, bob = (Guest(strict, address="8.6.1.1") for _ in range(2))
    table, other = ann.table(), ann.table()
    assert [ann.do(table, "chat", text="spam").status for _ in range(3)] == [200] * 3
    limited(ann.do(table, "chat", text="spam"))
    limited(ann.do(other, "chat", text="spam"))
    limited(ann.do(other, "phrase", phrase="hello"))
    with ann.socket() as made:
        chat = {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "spam"}}
        assert [(each["type"], each["code"], each["id"]) for each in said(made, chat)] == [("failed", "limit", "1")]
    assert bob.do(table, "chat", text="hello").status == 200
    assert bob.do(other, "join").status == 200


# Sockets


def test_messages_on_a_socket(strict: ServerProcess) -> None:
    """Given somebody who sends too fast, then they are told so, may go on later, and at last are disconnected."""
    ann = Guest(strict, address="8.7.1.1")
    burst = RATE * BURST_SECONDS
    with contextlib.closing(plain_socket(strict, ann.token)) as made, ann.socket() as other:
        # All at once, so that nothing comes back to the allowance meanwhile.
        made.sendall(b"".join(frame(TEXT, b'{"type":"ping","id":"%03d"}' % number) for number in range(burst + 3)))
        heard = b""
        while heard.count(b'"type"') < 1 + burst + 3:
            heard += made.recv(65_536)
        answered = [int(number) for number in re.findall(rb'"pong","id":"(\d+)"', heard)]
        refused = [int(number) for number in re.findall(rb'"failed","code":"limit".*?"id":"(\d+)"', heard)]
        assert answered + refused == list(range(burst + 3))
        assert len(answered) == burst
        time.sleep(5 / RATE)
        made.sendall(frame(TEXT, b'{"type":"ping","id":"later"}'))
        assert b'"pong","id":"later"' in made.recv(65_536)
        made.sendall(frame(TEXT, b'{"type":"ping"}') * (TOLERATED + 30))
        assert code_of(made) == POLICY
        assert said(other, {"type": "ping"}) == [{"type": "pong"}]
    assert dropped(strict, "impertinent")


def test_sockets_of_a_person(strict: ServerProcess) -> None:
    ann, bob = Guest(strict, address="8.8.1.1"), Guest(strict, address="8.8.1.2")
    with ann.socket(), ann.socket() as second:
        limited(denied(strict, ann.token, **coming_from("8.8.1.3")))
        with bob.socket() as made:
            assert until_pong(made) == []
        second.close()

        def room() -> bool:
            try:
                with ann.socket():
                    return True
            except InvalidStatus:
                return False

        eventually(room)


def test_sockets_from_an_address(strict: ServerProcess) -> None:
    people = [Guest(strict, address=f"8.9.1.{number}") for number in range(4)]
    here = coming_from("8.9.2.1")
    with people[0].socket(**here), people[1].socket(**here), people[2].socket(**here):
        limited(denied(strict, people[3].token, **here))
        with people[3].socket() as made:
            assert until_pong(made) == []


def test_tables_watched_on_a_socket(server: ServerProcess) -> None:
    ann = Guest(server)
    tables = [ann.table("me", "open") for _ in range(WATCHED + 1)]
    with ann.socket() as made:
        for table in tables[:WATCHED]:
            assert [each["type"] for each in said(made, {"type": "watch", "table": table})] == ["position"]
        answer = said(made, {"type": "watch", "table": tables[WATCHED]})
        assert [(each["code"], each["table"]) for each in answer] == [("limit", tables[WATCHED])]
        # Once more is not one more, and one less makes room.
        assert said(made, {"type": "watch", "table": tables[0]})[0]["type"] == "position"
        assert said(made, {"type": "unwatch", "table": tables[0]}) == []
        assert said(made, {"type": "watch", "table": tables[WATCHED]})[0]["type"] == "position"


def test_rooms_that_nobody_uses_are_given_up(strict: ServerProcess) -> None:
    """Given somebody who asks for tables that there are not, then they do not stay in memory."""
    for number in range(90):
        assert call(strict, "GET", f"tables/{number}", headers=coming_from("8.10.1.1")).status == 404

    def rooms() -> float:
        text = call(strict, "GET", "/metrics").content.decode()
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("realmwright_rooms "))

    eventually(lambda: rooms() <= 11)


# Slow readers


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience for slow readers."""
    server = ServerProcess(tmp_path_factory.mktemp("narrow"), backlog=200_000, hurry=False).start()
    yield server
    server.kill()


def dropped(server: ServerProcess, why: str) -> bool:
    return f'realmwright_dropped_total{{why="{why}"}}' in call(server, "GET", "/metrics").content.decode()


def broken(made: socket.socket) -> bool:
    """Whether the other side has ended a connection."""
    try:
        made.sendall(frame(PING, b""))
    except OSError:
        return True
    return False


def test_a_client_that_does_not_read_is_disconnected(narrow: ServerProcess) -> None:
    """Given a table that tells a lot and somebody who never reads, then they are dropped, and the others hear all."""
    server = narrow
    ann, bob, eve = (Guest(server, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("me", "open", "open", begin="host")
    watch = json.dumps({"type": "watch", "table": table})
    words = 60
    with contextlib.closing(plain_socket(server, eve.token, receives=4096)) as deaf, bob.socket() as made:
        deaf.sendall(frame(TEXT, watch.encode()))
        said(made, watch)
        heard: list[Any] = []
        reader = threading.Thread(target=lambda: heard.extend(json.loads(made.recv(20)) for _ in range(words)))
        reader.start()
        for number in range(words):
            assert ann.do(table, "chat", text=f"{number:03} " + "€" * 390).status == 200
        # Who does not read what is said may still ask: everything is told again and again, until no buffer takes it.
        with contextlib.suppress(OSError):
            for _ in range(20_000):
                deaf.sendall(frame(TEXT, watch.encode()))
        reader.join()
        assert [int(news["args"]["text"][:3]) for news in heard] == list(range(words))
        eventually(lambda: dropped(server, "slow"))
        eventually(lambda: broken(deaf))
        assert until_pong(made) == []


def test_many_who_do_not_read_need_no_memory(narrow: ServerProcess) -> None:
    """Given many connections that ask for much and read nothing, then what waits for them is bounded."""
    server = narrow
    eve = Guest(server, "Eve")
    table = eve.table()
    watch = frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())
    before = memory(server)
    with contextlib.ExitStack() as stack:
        deaf = [stack.enter_context(contextlib.closing(plain_socket(server, eve.token, 4096))) for _ in range(20)]
        for made in deaf:
            made.settimeout(0.2)
            with contextlib.suppress(OSError):
                for _ in range(20):
                    made.sendall(watch * 100)
        assert memory(server) - before < 40 * MIB
        assert server.answers()


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with much patience for slow readers."""
    server = ServerProcess(tmp_path_factory.mktemp("wide"), backlog=50_000_000, hurry=False).start()
    yield server
    server.kill()


def test_pings_that_nobody_reads_the_answers_of(wide: ServerProcess) -> None:
    server = wide
    eve = Guest(server, "Eve")
    before = memory(server)
    ping = frame(PING, b"p" * 125) * 1000
    with contextlib.closing(plain_socket(server, eve.token, 4096)) as made:
        made.settimeout(5)
        with contextlib.suppress(OSError):
            for _ in range(32 * MIB // len(ping)):
                made.sendall(ping)
        grown = memory(server) - before
        assert server.answers()
    assert grown < 12 * MIB, f"{grown // MIB} MiB"


def test_whoever_is_sent_away_cannot_act_by_not_reading(wide: ServerProcess) -> None:
    """Given a connection that does not read, when its sessions are ended, then nothing that it sends is done."""
    server = wide
    ann, bob = Guest(server), Guest(server, "Bob")
    table = ann.table()
    watch = frame(TEXT, json.dumps({"type": "watch", "table": table}).encode())
    with contextlib.closing(plain_socket(server, ann.token, 4096)) as made:
        for _ in range(100):
            made.sendall(watch * 100)
        time.sleep(1)
        assert ann.ask("DELETE", "sessions").status == 204
        chat = {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "still in"}}
        time.sleep(0.3)
        with contextlib.suppress(OSError):
            made.sendall(frame(TEXT, json.dumps(chat).encode()))
        time.sleep(1)
        assert bob.position(table)["number"] == 1
