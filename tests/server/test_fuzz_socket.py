"""Bad input is harmless (PROMISES): whatever comes over the socket is answered, and no neighbour notices it."""

import contextlib
import copy
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from realmwright.protocol import FRAME_LIMIT
from realmwright.server.web.socket import BAD_MESSAGES
from realmwright.server.web.socket_terms import POLICY
from tests.server.process import ServerProcess
from tests.server.raw_client import (
    CLOSE,
    CONTINUED,
    PING,
    SECONDS,
    SOCKET,
    TEXT,
    Guest,
    closing,
    code_of,
    denied,
    eventually,
    frame,
    game,
    plain,
    plain_socket,
    rest,
    said,
    until_pong,
)

UNKNOWN = "A" * 22
DRIP_SECONDS = 15.0
"""How long a client may take to complete its request."""
FUZZ = settings(deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def half_open(server: ServerProcess) -> Iterator[list[tuple[socket.socket, float]]]:
    """Many connections with incomplete requests, opened before these tests."""
    started = []
    for sent in (b"", b"GET ", f"GET {SOCKET} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nX-Slow: ".encode()):
        for _ in range(60):
            made = plain(server)
            made.sendall(sent)
            started.append((made, time.monotonic()))
    yield started
    for made, _ in started:
        made.close()


@pytest.fixture(scope="module")
def ann(server: ServerProcess, half_open: object) -> Guest:
    return Guest(server)


@pytest.fixture(scope="module")
def bob(server: ServerProcess) -> Guest:
    return Guest(server, "Bob")


@pytest.fixture(scope="module")
def tables(ann: Guest, bob: Guest) -> list[str]:
    """A table in each phase: open, playing, over and closed."""
    over, closed = game(ann, bob), ann.table()
    assert bob.do(over, "resign").status == ann.do(closed, "leave").status == 200
    return [ann.table("me", "open", "open", begin="host"), game(ann, bob), over, closed]


class Line:
    """A socket that is opened anew when the server has closed it, and only for a good reason."""

    def __init__(self, guest: Guest, stack: contextlib.ExitStack) -> None:
        self._guest = guest
        self._stack = stack
        self._made = stack.enter_context(guest.socket())

    def say(self, message: object) -> list[Any]:
        try:
            heard = said(self._made, message)
            if not heard:
                # Advice is thought about on the side, and so is why there is none.
                time.sleep(0.05)
                heard = until_pong(self._made)
            return heard
        except ConnectionClosed:
            code = self._made.close_code
            assert code in (POLICY, 1007, 1009), f"closed with {code} by {message!r}"
            self._made = self._stack.enter_context(self._guest.socket())
            return [{"type": "failed", "code": "closed", "message": str(code)}]


@pytest.fixture
def line(ann: Guest) -> Iterator[Line]:
    with contextlib.ExitStack() as stack:
        yield Line(ann, stack)


@pytest.fixture(autouse=True)
def neighbour(server: ServerProcess, ann: Guest, bob: Guest) -> Iterator[None]:
    """Somebody else on the same server, who watches a table and is answered at once before and after every test."""
    table = bob.table()
    with bob.socket() as made:
        assert said(made, {"type": "watch", "table": table})[0]["type"] == "position"
        yield
        began = time.monotonic()
        heard = said(made, {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "still here"}})
        assert {message["type"] for message in heard} == {"done", "news"}
        assert time.monotonic() - began < 2
    assert server.answers()


def failures(heard: list[Any]) -> list[str]:
    """The codes of what failed; each failure says why, and none is the server's own."""
    found = [message for message in heard if message["type"] == "failed"]
    assert all(message["code"] and message["message"] for message in found)
    codes = [message["code"] for message in found]
    assert "internal" not in codes
    return codes


# Messages

WILD = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, 2**64, -(2**63) - 1, 10**400, 10**4299])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec=None, categories=None), max_size=12)
    | st.sampled_from(["\ud800", "\udfff\ud800", "\0", "", "ping", "watch", "do", UNKNOWN, "1", "me", "open"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["type", "id", "table", "command", "do", "at", "seat", "to", "kind"]) | st.text(max_size=4),
            inner,
            max_size=5,
        )
    ),
    max_leaves=12,
)


@settings(FUZZ, max_examples=80)
@given(message=WILD)
def test_messages_of_any_shape_are_answered(line: Line, message: object) -> None:
    """Given JSON of any shape, when it is sent, then the answer says that it cannot be read."""
    heard = line.say(json.dumps(message))
    assert failures(heard) or [answer["type"] for answer in heard] == ["pong"]


@settings(FUZZ, max_examples=60)
@given(text=st.text(max_size=60) | st.binary(max_size=60))
def test_texts_and_bytes_that_are_no_json_are_answered(line: Line, text: str | bytes) -> None:
    assert failures(line.say(text)) == ["bad-message"]


COMMANDS: list[dict[str, Any]] = [
    {"do": "join"},
    {"do": "join", "seat": 1},
    {"do": "begin"},
    {"do": "play", "at": 3, "action": "e5"},
    {"do": "undo", "at": 3, "turn": True},
    {"do": "ask-takeback", "at": 3},
    {"do": "answer-takeback", "asked": 3, "agree": True},
    {"do": "replace", "seat": 1},
    {"do": "return"},
    {"do": "chat", "text": "hello"},
    {"do": "arrange", "seat": 1, "to": {"kind": "guest", "name": "Gus"}},
    {"do": "kick", "seat": 1},
    {"do": "leave"},
    {"do": "resign", "seat": 0},
    {"do": "rematch"},
]


def proper_messages(table: str) -> list[dict[str, Any]]:
    """Messages as they should be."""
    return [
        {"type": "ping", "id": "p"},
        {"type": "watch", "table": table, "after": 1},
        {"type": "hint", "id": "h", "table": table, "at": 1},
        {"type": "foresee", "id": "f", "table": table, "at": 1, "action": "build 3,4"},
        *({"type": "do", "id": "d", "table": table, "command": command} for command in COMMANDS),
    ]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in a message."""
    if path:
        yield path
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*path, key))


@settings(FUZZ, max_examples=120)
@given(data=st.data())
def test_messages_with_one_mistake_are_answered(line: Line, tables: list[str], data: st.DataObject) -> None:
    """Given a message with something lost, added or changed, then it is answered as what it now is."""
    message = copy.deepcopy(data.draw(st.sampled_from(proper_messages(tables[3]))))
    *way, last = data.draw(st.sampled_from(list(places(message))))
    owner: Any = message
    for key in way:
        owner = owner[key]
    match data.draw(st.sampled_from(["lose", "change", "add", "wrap", "rename"])):
        case "lose":
            del owner[last]
        case "change":
            owner[last] = data.draw(WILD)
        case "add":
            owner[data.draw(st.text(max_size=5))] = data.draw(WILD)
        case "wrap":
            owner[last] = [owner[last]]
        case "rename":
            owner[f"{last} "] = owner.pop(last)
    if message.get("type") == "unwatch":
        return
    heard = line.say(json.dumps(message))
    failures(heard)
    assert heard, f"silence after {message}"


@pytest.mark.parametrize("ident", ["\ud800", "a\udfff"], ids=ascii)
@pytest.mark.parametrize("kind", ["ping", "do", "nonsense"])
def test_half_a_character_for_an_id(ann: Guest, kind: str, ident: str) -> None:
    with ann.socket() as made:
        assert failures(said(made, json.dumps({"type": kind, "id": ident}))) == ["bad-message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[]",
        "null",
        '{"type":"ping"}x',
        '{"type":"ping"}{"type":"ping"}',
        '{"type":"nothing"}',
        '{"type":["ping"]}',
        '{"type":"ping","more":1}',
        '{"type":"ping","id":""}',
        '{"type":"ping","id":"' + "a" * 65 + '"}',
        '{"type":"ping","id":1e400}',
        '{"type":"ping","id":NaN}',
        '{"type":"watch","table":"short"}',
        '{"type":"watch","table":"' + UNKNOWN + '","after":-1}',
        '{"type":"watch","table":"' + UNKNOWN + '","after":1.5}',
        '{"type":"watch","table":"' + UNKNOWN + '","after":' + "9" * 5000 + "}",
        '{"type":"do","id":"1","table":"' + UNKNOWN + '","command":{"do":"play","at":' + "9" * 5000 + ',"action":"a"}}',
        '{"type":"do","id":"1","table":"' + UNKNOWN + '","command":{"do":"kick","seat":10}}',
        '{"type":"do","id":"1","table":"' + UNKNOWN + '","command":{"do":"chat","text":""}}',
        "[" * 4000,
        "[" * 4000 + "]" * 4000,
        '{"id":' * 1000 + "1" + "}" * 1000,
        "\ufeff{}",
        '{"type":"ping","id":"a\\n"}',
    ],
    ids=lambda text: ascii(text)[:36],
)
def test_hand_made_mistakes(ann: Guest, text: str) -> None:
    with ann.socket() as made:
        assert failures(said(made, text)) == ["bad-message"]


def test_a_failure_names_the_message_if_it_can(ann: Guest) -> None:
    with ann.socket() as made:
        assert said(made, {"type": "do", "id": "my-id"})[0]["id"] == "my-id"
        assert "id" not in said(made, {"type": "do", "id": "a" * 65})[0]
        assert "id" not in said(made, {"type": "do", "id": 7})[0]


def test_tables_that_there_are_not(ann: Guest) -> None:
    messages = [message for message in proper_messages(UNKNOWN) if message["type"] not in ("ping", "hint")]
    with ann.socket() as made:
        made.send(json.dumps({"type": "hint", "id": "h", "table": UNKNOWN, "at": 1}))
        assert failures([json.loads(made.recv(SECONDS))]) == ["unknown-table"]
        for message in messages:
            assert failures(said(made, message)) == ["unknown-table"], message
        assert said(made, {"type": "unwatch", "table": UNKNOWN}) == []


# Every command, in every phase, from everybody

PHASES = ("open", "playing", "over", "closed")


@pytest.mark.parametrize("who", ["host", "player", "stranger"])
@pytest.mark.parametrize("phase", PHASES)
def test_every_command_in_every_phase_is_done_or_refused(
    server: ServerProcess, ann: Guest, bob: Guest, phase: str, who: str
) -> None:
    """Given a table, when somebody gives all commands there are, then each is done or refused with a reason."""
    if phase == "open":
        table = ann.table("me", "open", "open", begin="host")
        bob.do(table, "join")
    elif phase == "closed":
        table = ann.table()
        ann.do(table, "leave")
    else:
        table = game(ann, bob)
        if phase == "over":
            bob.do(table, "resign")
    guest = {"host": ann, "player": bob, "stranger": Guest(server, "Eve")}[who]
    before = ann.position(table)
    done = []
    with guest.socket() as made:
        for number, command in enumerate(COMMANDS):
            heard = said(made, {"type": "do", "id": f"c{number}", "table": table, "command": command})
            answers = [message for message in heard if message["type"] in ("done", "failed")]
            assert len(answers) == 1
            assert answers[0]["id"] == f"c{number}"
            if not failures(answers):
                done.append(command["do"])
    if who == "stranger":
        assert set(done) <= ({"join", "chat", "leave"} if phase == "open" else {"chat"})
    if phase in ("over", "closed"):
        assert set(done) <= {"chat", "rematch"}
        assert ann.position(table)["seats"] == before["seats"]


# Frames


def test_a_frame_may_be_8_KiB_and_no_more(ann: Guest) -> None:  # noqa: N802 - a unit
    ping = '{"type":"ping","id":"long"}'
    with ann.socket() as made:
        assert said(made, ping.ljust(FRAME_LIMIT)) == [{"type": "pong", "id": "long"}]
        assert failures(said(made, "é" * (FRAME_LIMIT // 2))) == ["bad-message"]
        assert failures(said(made, b"\0" * FRAME_LIMIT)) == ["bad-message"]
        made.send(ping.ljust(FRAME_LIMIT + 1))
        assert closing(made) == 1009


def test_a_message_in_pieces_is_one_message(ann: Guest) -> None:
    with ann.socket() as made:
        made.send(["", '{"type":', "", '"ping","id":', '"pieces"}', ""])
        assert until_pong(made) == [{"type": "pong", "id": "pieces"}]


def test_a_message_in_pieces_is_not_longer_than_another(ann: Guest) -> None:
    with ann.socket() as made:
        made.send([" " * 4096, " " * 4096])
        assert failures(until_pong(made)) == ["bad-message"]
        with contextlib.suppress(ConnectionClosed):
            made.send([" " * 4096, " " * 4096, " "])
        assert closing(made) == 1009


FRAMES: dict[str, tuple[bytes, int]] = {
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "UTF-8 cut in pieces": (frame(TEXT, b"\xc3", end=False) + frame(CONTINUED, b"("), 1007),
    "surrogate in UTF-8": (frame(TEXT, b'"\xed\xa0\x80"'), 1007),
    "without a mask": (frame(TEXT, b"{}", masked=False), 1002),
    "a kind that there is not": (frame(3, b""), 1002),
    "a control that there is not": (frame(11, b""), 1002),
    "a reserved bit": (frame(TEXT, b"{}", reserved=0x40), 1002),
    "going on with nothing": (frame(CONTINUED, b"{}"), 1002),
    "another message in between": (frame(TEXT, b"{", end=False) + frame(TEXT, b"{}"), 1002),
    "a ping in pieces": (frame(PING, b"", end=False), 1002),
    "a long ping": (frame(PING, b"a" * 126), 1002),
    "a closing with half a code": (frame(CLOSE, b"\x03"), 1002),
    "a closing with a code that is none": (frame(CLOSE, b"\x00\x01"), 1002),
    "a length of all there is": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), 1009),
    "a length below zero": (b"\x81\xff" + b"\xff" * 8 + bytes(4), 1009),
    "a proper closing": (frame(CLOSE, b"\x03\xe8bye"), 1000),
}


@pytest.mark.parametrize(("sent", "code"), FRAMES.values(), ids=FRAMES)
def test_bad_frames_end_the_connection_with_a_reason(server: ServerProcess, ann: Guest, sent: bytes, code: int) -> None:
    with contextlib.closing(plain_socket(server, ann.token)) as made:
        made.sendall(sent)
        found = code_of(made)
    assert found == code or (code == 1009 and found == 1002)


@settings(FUZZ, max_examples=20)
@given(nonsense=st.binary(min_size=1, max_size=200))
def test_nonsense_behind_the_handshake(server: ServerProcess, ann: Guest, nonsense: bytes) -> None:
    """Given any bytes for frames, when nothing follows them, then the server ends the connection, too."""
    with contextlib.closing(plain_socket(server, ann.token)) as made:
        made.sendall(nonsense)
        made.shutdown(socket.SHUT_WR)
        rest(made)


def test_a_client_that_sends_only_nonsense_is_disconnected(ann: Guest) -> None:
    """Given somebody who is not understood again and again, then at last the connection is closed."""
    with ann.socket() as made:
        for _ in range(BAD_MESSAGES + 1):
            with contextlib.suppress(ConnectionClosed):
                made.send("nonsense")
        assert closing(made) == POLICY
        assert made.close_reason


def test_a_client_that_errs_now_and_then_stays_connected(ann: Guest) -> None:
    with ann.socket() as made:
        for _ in range(BAD_MESSAGES + 20):
            assert failures(said(made, "nonsense")) == ["bad-message"]


# Handshakes


HANDSHAKE = (
    f"GET {SOCKET} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
HANDSHAKES: dict[str, tuple[str, int]] = {
    "nobody": (HANDSHAKE, 401),
    "another version": (HANDSHAKE.replace("13", "12"), 426),
    "no key": (HANDSHAKE.replace("AAAAAAAAAAAAAAAAAAAAAA==", ""), 400),
    "a short key": (HANDSHAKE.replace("AAAAAAAAAAAAAAAAAAAAAA==", "AAAA"), 400),
    "another protocol": (HANDSHAKE.replace("websocket", "h2c"), 404),
    "a post": (HANDSHAKE.replace("GET", "POST"), 405),
    "an origin that cannot be read": (HANDSHAKE + "Origin: http://[\r\n", 403),
    "another address": (HANDSHAKE.replace("/socket", "/sockets"), 404),
    "two hosts": (HANDSHAKE + "Host: b\r\n", 400),
}


@pytest.mark.parametrize(("sent", "status"), HANDSHAKES.values(), ids=HANDSHAKES)
def test_bad_handshakes_are_answered(server: ServerProcess, sent: str, status: int) -> None:
    with contextlib.closing(plain(server)) as made:
        made.sendall(sent.encode() + b"\r\n")
        made.shutdown(socket.SHUT_WR)
        answer = rest(made)
    allowed = {status, 400, 401, 404, 405} - {500} if status != 403 else {403}
    assert int(answer.split(b" ", 2)[1] or 0) in allowed, answer


def test_a_denied_socket_says_why(server: ServerProcess, ann: Guest) -> None:
    assert (denied(server, "").status, denied(server, "").code) == (401, "no-session")
    assert (denied(server, "wrong").status, denied(server, "wrong").code) == (401, "no-session")
    answer = denied(server, ann.token, "/api/v1/sockets")
    assert (answer.status, answer.code) == (404, "unknown-path")


def test_many_half_handshakes_keep_nobody_waiting(
    server: ServerProcess, ann: Guest, half_open: list[tuple[socket.socket, float]]
) -> None:
    """Given many connections that have said half of what they want, then others are served as ever."""
    began = time.monotonic()
    for made, _ in half_open:
        with contextlib.suppress(OSError):
            made.sendall(b"a")
    with ann.socket() as other:
        assert until_pong(other) == []
    assert time.monotonic() - began < 2


def gone(made: socket.socket) -> bool:
    made.setblocking(False)
    try:
        return made.recv(65_536) == b"" or gone(made)
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def test_connections_that_never_complete_a_request_are_closed(half_open: list[tuple[socket.socket, float]]) -> None:
    left = half_open[-1][1] + DRIP_SECONDS - time.monotonic()
    eventually(lambda: all(gone(made) for made, _ in half_open), max(0.1, left))


def test_a_stranger_who_asks_nothing_costs_no_session(server: ServerProcess, ann: Guest) -> None:
    """Given sockets that were broken off without a word, then they do not count as open for long."""
    made = [plain_socket(server, ann.token) for _ in range(20)]
    for each in made:
        each.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        each.close()

    def sockets() -> float:
        text: str = server.get("/metrics")[1]
        return next(float(line.split()[1]) for line in text.splitlines() if line.startswith("realmwright_sockets "))

    eventually(lambda: sockets() < 10)
