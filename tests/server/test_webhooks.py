"""Webhooks: calls to other servers are signed, bounded, and never go into our own network."""

import asyncio
import hashlib
import hmac
import json
import socket
import time
from asyncio.base_events import BaseEventLoop
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

from realmwright import __version__
from realmwright.game import Json
from realmwright.server.notices.webhooks import Refused, Unreachable, Webhooks, proper_url
from tests.server.local_network import Answer, Network, Receivers, answer, certificate, drip, flood, flood_of_headers

SECRET = "a shared secret"
PUBLIC = "93.184.215.14"
BODY: dict[str, Json] = {"event": "turn", "table": 7, "name": "Zoë"}


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    started = Receivers()
    yield started
    started.stop()


def call(url: str, allow_private: bool = True, timeout: float = 5.0) -> None:
    async def run() -> None:
        webhooks = Webhooks(allow_private, allow_plain=True, timeout=timeout)
        try:
            await webhooks.call(url, BODY, SECRET)
        finally:
            await webhooks.close()

    asyncio.run(run())


def test_a_call_is_json_signed_and_says_who_calls(receivers: Receivers) -> None:
    receiver = receivers.start(answer(200))
    before = int(time.time())
    call(f"http://127.0.0.1:{receiver.port}/hook/7?key=a%20b")
    ((path, headers, body),) = receiver.calls
    assert path == "/hook/7?key=a%20b"
    assert headers["host"] == f"127.0.0.1:{receiver.port}"
    assert headers["content-type"] == "application/json"
    assert headers["user-agent"] == f"realmwright/{__version__}"
    assert headers["content-length"] == str(len(body))
    assert json.loads(body) == BODY
    moment, seal = (part.partition("=")[2] for part in headers["realmwright-signature"].split(","))
    assert headers["realmwright-signature"] == f"t={moment},v1={seal}"
    assert before <= int(moment) <= int(time.time())
    expected = hmac.new(SECRET.encode(), f"{moment}.{body.decode()}".encode(), hashlib.sha256).hexdigest()
    assert hmac.compare_digest(seal, expected)
    assert set(headers) == {
        *("host", "content-type", "user-agent", "content-length", "realmwright-signature", "connection")
    }


@pytest.mark.parametrize("status", [200, 201, 204])
def test_any_success_will_do(receivers: Receivers, status: int) -> None:
    call(f"http://127.0.0.1:{receivers.start(answer(status)).port}/")


@pytest.mark.parametrize(
    ("status", "problem"),
    [(500, Unreachable), (503, Unreachable), (429, Unreachable), (400, Refused), (404, Refused), (410, Refused)],
)
def test_an_answer_says_whether_to_try_again(receivers: Receivers, status: int, problem: type[Exception]) -> None:
    receiver = receivers.start(answer(status))
    with pytest.raises(problem, match=f"^127.0.0.1 answered {status}$"):
        call(f"http://127.0.0.1:{receiver.port}/a-secret-path")
    assert len(receiver.calls) == 1


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(receivers: Receivers, status: int) -> None:
    other = receivers.start(answer(200))
    receiver = receivers.start(answer(status, Location=f"http://127.0.0.1:{other.port}/"))
    with pytest.raises(Refused, match=str(status)):
        call(f"http://127.0.0.1:{receiver.port}/")
    assert len(receiver.calls) == 1
    assert other.calls == []


def test_no_cookie_is_kept(receivers: Receivers) -> None:
    receiver = receivers.start(answer(200, **{"Set-Cookie": "a=b"}))

    async def run() -> None:
        webhooks = Webhooks(allow_private=True, allow_plain=True)
        for _ in range(2):
            await webhooks.call(f"http://127.0.0.1:{receiver.port}/", BODY, SECRET)
        await webhooks.close()

    asyncio.run(run())
    assert ["cookie" in headers for _, headers, _ in receiver.calls] == [False, False]


def test_no_proxy_is_used(receivers: Receivers, monkeypatch: pytest.MonkeyPatch) -> None:
    proxy, receiver = receivers.start(answer(200)), receivers.start(answer(200))
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
    call(f"http://127.0.0.1:{receiver.port}/")
    assert (len(proxy.calls), len(receiver.calls)) == (0, 1)


def test_a_slow_drip_is_cut_off(receivers: Receivers) -> None:
    receiver = receivers.start(drip)
    start = time.monotonic()
    with pytest.raises(Unreachable, match="too long"):
        call(f"http://127.0.0.1:{receiver.port}/", timeout=0.4)
    assert time.monotonic() - start < 2


def test_a_name_that_nobody_answers_for_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any, **__: Any) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(BaseEventLoop, "getaddrinfo", never)
    with pytest.raises(Unreachable, match="too long"):
        call("http://hook.example/", timeout=0.2)


@pytest.mark.parametrize(("huge", "taken"), [(flood, True), (flood_of_headers, False)])
def test_a_huge_answer_is_not_read(receivers: Receivers, huge: Answer, taken: bool) -> None:
    receiver = receivers.start(huge)
    start = time.monotonic()
    if taken:
        call(f"http://127.0.0.1:{receiver.port}/")
    else:
        with pytest.raises(Unreachable, match="broke off"):
            call(f"http://127.0.0.1:{receiver.port}/")
    assert time.monotonic() - start < 3


def test_what_cannot_be_reached_may_be_tried_again(network: Network) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(Unreachable, match="cannot be reached"):
            call(f"http://127.0.0.1:{free.getsockname()[1]}/")
    with pytest.raises(Unreachable, match="has no address"):
        call("http://hook.example/")
    assert network.reached == ["127.0.0.1"]


def test_what_is_no_http_may_be_tried_again(receivers: Receivers) -> None:
    def greet(handler: BaseHTTPRequestHandler) -> None:
        handler.wfile.write(b"220 mail.example ESMTP\r\n")

    receiver = receivers.start(greet)
    with pytest.raises(Unreachable, match="broke off"):
        call(f"http://127.0.0.1:{receiver.port}/")


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.1.2.3", "localhost", "LOCALHOST", "localhost.", "127.0.0.1.", "hook.example."),
        *("2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "127.1", "017700000001", "127。0。0。1", "①②⑦.0.0.1"),
        *("0", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1", "169.254.169.254", "168.63.129.16"),
        *("192.0.0.192", "192.0.2.1", "198.18.0.1", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255"),
        *("[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[fe80::1]", "[fe80::1%eth0]"),
        *("[fe80::1%25eth0]", "[fc00::1]", "[fd00:ec2::254]", "[fec0::1]", "[ff02::1]", "[2001:db8::1]", "[3fff::1]"),
        *("[64:ff9b::127.0.0.1]", "[64:ff9b:1::1]", "[2002:7f00:1::]", "[2001:0:7f00:1::]", "[100::1]", "[5f00::1]"),
    ],
)
def test_our_own_network_cannot_be_reached_by_address(receivers: Receivers, network: Network, host: str) -> None:
    receiver = receivers.start(answer(200))
    with pytest.raises(Refused):
        call(f"http://{host}:{receiver.port}/", allow_private=False)
    assert network.reached == []
    assert receiver.calls == []


@pytest.mark.parametrize(
    "found",
    [
        *(["127.0.0.1"], ["10.0.0.1"], ["::1"], ["::ffff:10.0.0.1"], ["64:ff9b::a00:1"], ["fe80::1%2"]),
        *(["2606:4700::1%2"], [PUBLIC, "127.0.0.1"], ["127.0.0.1", PUBLIC], [*[PUBLIC] * 9, "::1"]),
    ],
)
def test_our_own_network_cannot_be_reached_by_name(network: Network, found: list[str]) -> None:
    network.names["hook.example"] = [found]
    with pytest.raises(Refused, match=r"^hook.example is not on the public internet$"):
        call("http://hook.example/", allow_private=False)
    assert network.reached == []


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::"])
def test_a_public_address_is_tried(network: Network, address: str) -> None:
    network.names["hook.example"] = [[address]]
    with pytest.raises(Unreachable):
        call("http://hook.example/", allow_private=False)
    assert len(network.reached) == 1


def test_a_name_cannot_change_its_mind_after_the_check(receivers: Receivers, network: Network) -> None:
    trap, receiver = receivers.start(answer(200)), receivers.start(answer(200))
    network.names["hook.example"] = [[PUBLIC], ["127.0.0.1"]]
    with pytest.raises(Unreachable):
        call(f"http://hook.example:{trap.port}/", allow_private=False)
    assert network.asked == ["hook.example"]
    assert network.reached == [PUBLIC]
    assert trap.calls == []

    network.names["hook.example"] = [[PUBLIC], ["127.0.0.1"]]
    network.routes[PUBLIC] = "127.0.0.1"
    call(f"http://hook.example:{receiver.port}/x", allow_private=False)
    ((path, headers, _),) = receiver.calls
    assert (path, headers["host"]) == ("/x", f"hook.example:{receiver.port}")
    assert network.asked == ["hook.example"] * 2
    assert network.reached == [PUBLIC] * 2


def test_the_next_address_is_tried(receivers: Receivers, network: Network) -> None:
    receiver = receivers.start(answer(200))
    network.names["hook.example"] = [["2606:4700::1111", PUBLIC]]
    network.routes[PUBLIC] = "127.0.0.1"
    call(f"http://hook.example:{receiver.port}/", allow_private=False)
    assert network.reached == ["2606:4700::1111", PUBLIC]
    assert len(receiver.calls) == 1


def test_the_certificate_must_be_for_the_name(
    receivers: Receivers, network: Network, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = certificate(tmp_path, "hook.example")
    receiver = receivers.start(answer(200), made)
    network.names |= {"hook.example": [[PUBLIC]], "other.example": [[PUBLIC]]}
    network.routes[PUBLIC] = "127.0.0.1"
    with pytest.raises(Unreachable, match="certificate"):
        call(f"https://hook.example:{receiver.port}/", allow_private=False)

    async def one_after_the_other() -> None:
        webhooks = Webhooks()
        await webhooks.call(f"https://hook.example:{receiver.port}/", BODY, SECRET)
        with pytest.raises(Unreachable, match=r"other\.example"):
            await webhooks.call(f"https://other.example:{receiver.port}/", BODY, SECRET)
        await webhooks.close()

    monkeypatch.setenv("SSL_CERT_FILE", str(made))
    asyncio.run(one_after_the_other())
    assert [headers["host"] for _, headers, _ in receiver.calls] == [f"hook.example:{receiver.port}"]


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "https://"),
        ("hook.example/x", "https://"),
        ("//hook.example/x", "https://"),
        ("ftp://hook.example/", "https://"),
        ("file:///etc/passwd", "https://"),
        ("javascript:alert(1)", "https://"),
        ("http://", "host"),
        ("http:///x", "host"),
        ("http:hook.example", "host"),
        ("http://a b/", "host"),
        ("http://a..b/", "host"),
        ("http://%6cocalhost/", "host"),
        ("http://ada:secret@hook.example/", "password"),
        ("http://ada@hook.example/", "password"),
        ("http://hook.example\\@127.0.0.1/", "password"),
        ("http://hook.example/#part", "fragment"),
        ("http://hook.example/#", "fragment"),
        ("http://hook.example:0/", "port"),
        ("http://hook.example:65536/", "port"),
        ("http://hook.example:x/", "not a URL"),
        ("http://hook.example/\r\nX: y", "not a URL"),
        ("http://[1.2.3.4]/", "not a URL"),
        ("http://hook.example/" + "x" * 481, "500"),
    ],
)
def test_an_improper_url_is_refused_with_a_reason(network: Network, url: str, reason: str) -> None:
    said = proper_url(url, plain=True)
    assert said is not None
    assert reason in said
    with pytest.raises(Refused, match=reason):
        call(url)
    assert network.asked == []


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://hook.example",
            "https://hook.example:8443/a/b?c=d&e=f@g",
            "HTTPS://HOOK.EXAMPLE/",
            "http://93.1.1.1/",
        ),
        *(
            "http://[2606:4700::1111]:65535/",
            "https://bücher.example/ü",
            "http://my_service:1/",
            "http://x/" + "x" * 491,
        ),
    ],
)
def test_a_proper_url_is_taken(url: str) -> None:
    assert proper_url(url, plain=True) is None


def test_without_leave_calls_need_tls(network: Network) -> None:
    assert proper_url("http://hook.example/") == "the URL must begin with https://"
    assert proper_url("https://hook.example/") is None

    async def refused() -> None:
        with pytest.raises(Refused, match="https"):
            await Webhooks(allow_private=True).call("http://hook.example/", BODY)

    asyncio.run(refused())
    assert network.asked == []
