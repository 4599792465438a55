"""A server answers to its own names alone, so that no other site can pass it off as its own (DNS rebinding)."""

import contextlib
from collections.abc import Callable, Iterator

import pytest

from realmwright.server.operations.config import Config
from realmwright.server.web.hosts import HostNames
from tests.server.process import ServerProcess
from tests.server.raw_client import API, SOCKET, Guest, call, plain

NAMES = HostNames(Config(public_url="https://Play.example.org/", host_names="games.example.net, bücher.example,box"))


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LOCALHOST:8000",
        "localhost.",
        "game.localhost",
        "127.0.0.1:8000",
        "192.168.1.20",
        "[::1]:8000",
        "[2001:db8::1]",
        "play.example.org",
        "play.example.org:443",
        "games.example.net.",
        "xn--bcher-kva.example",
        "box:80",
    ],
)
def test_our_own_names(host: str) -> None:
    assert NAMES.allow({"headers": [(b"host", host.encode())]})


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "example.org",
        "www.play.example.org",
        "play.example.org.evil.example",
        "localhost.evil.example",
        "notlocalhost",
        "127.0.0.1.evil.example",
        "127.0.0.1@evil.example",
        "localhost:80:80",
        "localhost:x",
        "localhost, evil.example",
        "[::1",
        "\xff",
    ],
    ids=ascii,
)
def test_names_of_others(host: str) -> None:
    assert not NAMES.allow({"headers": [(b"host", host.encode("latin-1"))]})


def test_any_name_if_the_operator_wants_it() -> None:
    assert HostNames(Config(host_names="*")).allow({"headers": [(b"host", b"evil.example")]})


def test_a_request_without_a_host_comes_from_no_browser() -> None:
    assert NAMES.allow({"headers": [(b"accept", b"*/*")]})


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("named"))
    server.start("--public-url", "https://play.example.org", "--host-names", "box.local")
    yield server
    server.kill()


@pytest.mark.parametrize(
    "path", ["/", "/health", "/ready", "/metrics", "/plain.css", "/nowhere", f"{API}/offer", f"{API}/openapi.json"]
)
def test_a_rebound_name_is_refused_on_every_path(named: ServerProcess, path: str) -> None:
    answer = call(named, "GET", path, headers={"Host": f"evil.example:{named.port}"})
    assert (answer.status, answer.code) == (400, "bad-host")
    for host in ("play.example.org", "box.local:81", f"127.0.0.1:{named.port}"):
        assert call(named, "GET", path, headers={"Host": host}).status in (200, 404)


def test_a_rebound_name_gets_no_socket(named: ServerProcess) -> None:
    ann = Guest(named)
    for host, status in (("evil.example", b"400"), ("box.local", b"101")):
        with contextlib.closing(plain(named)) as made:
            made.sendall(
                f"GET {SOCKET} HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {ann.token}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            answer = made.recv(65_536)
        assert answer.split()[1] == status
        assert (b'"bad-host"' in answer) == (status == b"400")


def test_the_name_that_is_listened_on(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    assert call(server, "GET", "/health", headers={"Host": "localhost"}).status == 200
    assert call(server, "POST", "guests", {"name": "Ann"}, headers={"Host": "evil.example"}).status == 400
