"""Plain HTTP and plain sockets, so that a test can send anything that an attacker might."""

import base64
import contextlib
import http.client
import json
import os
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.process import ServerProcess, pauses

API = "/api/v1"
SOCKET = f"{API}/socket"
SECONDS = 10.0
"""How long an answer may take."""
TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
"""Kinds of frames."""


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    headers: http.client.HTTPMessage
    content: bytes

    def json(self) -> Any:
        return json.loads(self.content)

    @property
    def code(self) -> str:
        """The code of a problem, which has a message, too."""
        problem = self.json()
        assert problem["message"]
        code: str = problem["code"]
        return code


def call(
    server: ServerProcess,
    method: str,
    path: str,
    body: object = None,
    token: str = "",
    headers: dict[str, str] | None = None,
) -> Answer:
    """Ask for something; bytes and iterators of bytes are sent as they are, anything else as JSON."""
    sent = {"Authorization": f"Bearer {token}"} if token else {}
    if body is not None:
        sent["Content-Type"] = "application/json"
    sent |= headers or {}
    content: Any = body
    if body is not None and not isinstance(body, bytes | Iterator):
        content = json.dumps(body).encode()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=6 * SECONDS)
    with contextlib.closing(connection):
        connection.request(method, path if path.startswith("/") else f"{API}/{path}", content, sent)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


class Guest:
    """Somebody with a session."""

    def __init__(self, server: ServerProcess, name: str = "Ann", token: str = "", address: str = "") -> None:
        """Comes in unless there is a token; with an address as if through a proxy on this machine."""
        self.server = server
        self.token = token
        self.headers = {"X-Forwarded-For": address} if address else {}
        if not token:
            entrance = call(server, "POST", "guests", {"name": name}, headers=self.headers)
            assert entrance.status == 201, entrance
            self.token = entrance.json()["token"]
        self.id: str = self.ask("GET", "me").json()["id"]

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        """Ask for something with this session."""
        return call(self.server, method, path, body, self.token, {**self.headers, **headers})

    def do(self, table: str, do: str, **values: object) -> Answer:
        """Give a command."""
        order = {"id": base64.urlsafe_b64encode(os.urandom(9)).decode(), "command": {"do": do, **values}}
        return self.ask("POST", f"tables/{table}/orders", order)

    def table(self, *seats: str, **settings: object) -> str:
        """Open a table; without wishes one for this guest and whoever comes."""
        wishes = [{"kind": kind} for kind in seats or ("me", "open")]
        asked = {"game": "kingdom-builder", "options": {"start": 0}, "seats": wishes, **settings}
        answer = self.ask("POST", "tables", asked)
        assert answer.status == 201, answer.content
        ident: str = answer.json()["table"]
        return ident

    def position(self, table: str) -> Any:
        """The table as this guest sees it."""
        answer = self.ask("GET", f"tables/{table}")
        assert answer.status == 200, answer.content
        return answer.json()

    def account(self, login: str, password: str) -> None:
        """Become somebody with an account."""
        answer = self.ask("POST", "me/account", {"login": login, "password": password})
        assert answer.status == 201, answer.content

    def socket(self, **headers: str) -> contextlib.AbstractContextManager[ClientConnection]:
        """A socket of this guest; the greeting has been read."""
        return opened(self.server, self.token, **{**self.headers, **headers})


def game(host: Guest, other: Guest, **settings: object) -> str:
    """A table where these two play; it is the host's turn."""
    table = host.table(**settings)
    assert other.do(table, "join").status == 200
    eventually(lambda: host.position(table)["phase"] == "playing")
    return table


def eventually(holds: Callable[[], object], seconds: float = SECONDS) -> None:
    """Wait until something holds."""
    limit, waiting = time.monotonic() + seconds, pauses()
    while not holds():
        assert time.monotonic() < limit, "it never came to that"
        time.sleep(next(waiting))


# Sockets


@contextlib.contextmanager
def opened(server: ServerProcess, token: str, path: str = SOCKET, **headers: str) -> Iterator[ClientConnection]:
    """An open socket behind its greeting."""
    with connect(
        server.url.replace("http", "ws", 1) + path,
        additional_headers={"Authorization": f"Bearer {token}", **headers} if token else headers,
        compression=None,
        max_size=None,
        ping_interval=None,
        close_timeout=2,
        proxy=None,
    ) as made:
        assert json.loads(made.recv(SECONDS))["type"] == "hello"
        yield made


def denied(server: ServerProcess, token: str, path: str = SOCKET, **headers: str) -> Answer:
    """Why a socket was not opened."""
    answer = knocked(server, token, path, **headers)
    assert answer.status != HTTPStatus.SWITCHING_PROTOCOLS, "the socket was opened"
    return answer


def knocked(server: ServerProcess, token: str, path: str = SOCKET, **headers: str) -> Answer:
    """The answer to whoever wants to open a socket, which is closed at once if it was opened."""
    try:
        with opened(server, token, path, **headers):
            return Answer(HTTPStatus.SWITCHING_PROTOCOLS, http.client.HTTPMessage(), b"")
    except InvalidStatus as problem:
        answer = problem.response
        kept = http.client.HTTPMessage()
        for name, value in answer.headers.raw_items():
            kept[name] = value
        return Answer(answer.status_code, kept, bytes(answer.body or b""))


def said(made: ClientConnection, message: object) -> list[Any]:
    """Everything that a server says to a message, sent as JSON unless it is a text or bytes."""
    made.send(message if isinstance(message, str | bytes) else json.dumps(message))
    return until_pong(made)


def until_pong(made: ClientConnection) -> list[Any]:
    """Everything that a server has to say until now."""
    mark = base64.b32encode(os.urandom(10)).decode()
    made.send(json.dumps({"type": "ping", "id": mark}))
    heard: list[Any] = []
    while True:
        message = json.loads(made.recv(SECONDS))
        if message == {"type": "pong", "id": mark}:
            return heard
        heard.append(message)


def closing(made: ClientConnection) -> int:
    """The code with which a server closes, whatever it says before."""
    limit = time.monotonic() + SECONDS
    with contextlib.suppress(ConnectionClosed):
        while time.monotonic() < limit:
            made.recv(SECONDS)
    code = made.close_code
    assert code is not None, "it was not closed"
    return code


# Bytes


def plain(server: ServerProcess) -> socket.socket:
    """A connection on which nothing has been sent."""
    return socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS)


def plain_socket(server: ServerProcess, token: str, receives: int = 0) -> socket.socket:
    """A socket without any library; it takes in only so many bytes at a time."""
    made = socket.socket()
    if receives:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receives)
    made.settimeout(SECONDS)
    made.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET {SOCKET} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {token}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
        "".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += made.recv(1)
    assert answer.startswith(b"HTTP/1.1 101 "), answer
    return made


def frame(kind: int, content: bytes, end: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it; the mask changes nothing."""
    head = bytes([kind | (0x80 if end else 0) | reserved])
    mask = 0x80 if masked else 0
    if len(content) < 126:
        head += bytes([len(content) | mask])
    elif len(content) < 2**16:
        head += bytes([126 | mask]) + len(content).to_bytes(2, "big")
    else:
        head += bytes([127 | mask]) + len(content).to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + content


def rest(made: socket.socket, most: int = 2**24) -> bytes:
    """Everything that comes until the other side ends the connection, or nothing comes for too long."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while len(found) < most and (more := made.recv(65_536)):
            found += more
    return found


def code_of(made: socket.socket) -> int:
    """The code of the frame that closes, which is the last thing sent."""
    content = rest(made)
    for start in range(len(content) - 2):
        if content[start] == 0x80 | CLOSE and start + 2 + content[start + 1] == len(content):
            return int.from_bytes(content[start + 2 : start + 4], "big")
    raise AssertionError(f"not closed properly: {content[-50:]!r}")


# What is kept


KEPT = ("people", "sessions", "devices", "tables", "seats", "log", "snapshots", "outbox", "push_subscriptions", "marks")


def kept(server: ServerProcess, *names: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of these tables of the database, or of all."""
    with contextlib.closing(sqlite3.connect(server.place / "realmwright.db", timeout=SECONDS)) as database:
        database.row_factory = sqlite3.Row
        return {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names or KEPT}


def change(server: ServerProcess, statement: str, *values: object) -> None:
    """Change the database behind the server's back."""
    with contextlib.closing(sqlite3.connect(server.place / "realmwright.db", timeout=SECONDS)) as database:
        database.execute(statement, values)
        database.commit()
