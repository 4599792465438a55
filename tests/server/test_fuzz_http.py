"""Bad input is harmless (PROMISES): whatever is asked over HTTP, the answer is clear and nothing happens."""

import contextlib
import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from realmwright.game import games
from realmwright.server.web.api import Api
from realmwright.server.web.daily import DailyApi
from realmwright.server.web.exercises import ExercisesApi
from realmwright.server.web.game_assets import GameAssets
from realmwright.server.web.game_exports import GameExports
from realmwright.server.web.game_history import GameHistory
from realmwright.server.web.holidays import HolidaysApi
from realmwright.server.web.lessons import LessonsApi
from realmwright.server.web.matching import MatchingApi
from realmwright.server.web.moderation import ModerationApi
from realmwright.server.web.moderators import ModeratorsApi
from realmwright.server.web.moving import MovingApi
from realmwright.server.web.notices import NoticesApi
from realmwright.server.web.operators import OperatorsApi
from realmwright.server.web.plans import PlansApi
from realmwright.server.web.profiles import ProfilesApi
from realmwright.server.web.puzzles import PuzzlesApi
from realmwright.server.web.ratings import RatingsApi
from realmwright.server.web.routing import BODY_LIMIT, Route
from realmwright.server.web.studies import StudiesApi
from realmwright.server.web.tournaments import TournamentsApi
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.raw_client import API, Answer, Guest, call, game, kept, plain, rest
from tests.server.test_moderation import operator

EXAMPLES = 8
TOO_LONG = 413
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def ann(server: ServerProcess) -> Guest:
    return Guest(server)


@pytest.fixture(scope="module")
def mia(server: ServerProcess) -> Guest:
    """A moderator."""
    mia = Guest(server, "Mia")
    assert mia.ask("POST", "me/account", {"login": "mia", "password": "a long password"}).status == 201
    operator(server, "appoint", "mia")
    return mia


@pytest.fixture(scope="module")
def pat(server: ServerProcess) -> Guest:
    """Somebody whom the moderator may silence."""
    return Guest(server, "Pat")


@pytest.fixture(scope="module")
def tables(server: ServerProcess, ann: Guest) -> list[str]:
    """A table in each phase: open, playing, over and closed."""
    bob = Guest(server, "Bob")
    over, closed = game(ann, bob), ann.table("me", "open", public=True)
    assert bob.do(over, "resign").status == ann.do(closed, "leave").status == 200
    return [ann.table(public=True, begin="host"), game(ann, bob, public=True), over, closed]


# Everything that the description says


ROUTES = [
    *Api.routes(Api.__new__(Api)),
    *DailyApi.routes(DailyApi.__new__(DailyApi)),
    *GameAssets.routes(GameAssets.__new__(GameAssets)),
    *GameExports.routes(GameExports.__new__(GameExports)),
    *GameHistory.routes(GameHistory.__new__(GameHistory)),
    *LessonsApi.routes(LessonsApi.__new__(LessonsApi)),
    *PlansApi.routes(PlansApi.__new__(PlansApi)),
    *PuzzlesApi.routes(PuzzlesApi.__new__(PuzzlesApi)),
    *RatingsApi.routes(RatingsApi.__new__(RatingsApi)),
    *ProfilesApi.routes(ProfilesApi.__new__(ProfilesApi)),
    *MatchingApi.routes(MatchingApi.__new__(MatchingApi)),
    *ModerationApi.routes(ModerationApi.__new__(ModerationApi)),
    *OperatorsApi.routes(OperatorsApi.__new__(OperatorsApi)),
    *ModeratorsApi.routes(ModeratorsApi.__new__(ModeratorsApi)),
    *HolidaysApi.routes(HolidaysApi.__new__(HolidaysApi)),
    *NoticesApi.routes(NoticesApi.__new__(NoticesApi)),
    *MovingApi.routes(MovingApi.__new__(MovingApi)),
    *StudiesApi.routes(StudiesApi.__new__(StudiesApi)),
    *ExercisesApi.routes(ExercisesApi.__new__(ExercisesApi)),
    *TournamentsApi.routes(TournamentsApi.__new__(TournamentsApi)),
]
"""The rows of the table; what they lead to is not asked here."""


@pytest.fixture(scope="module")
def described(server: ServerProcess) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}{API}/openapi.json")


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{route.method} {route.path}")
def test_every_route_keeps_its_description(
    described: Any, server: ServerProcess, ann: Guest, mia: Guest, pat: Guest, tables: list[str], route: Route
) -> None:
    """Given any request, proper or not, when it is made, then the answer is one that the description has."""
    operation = described[API + route.path][route.method]
    good, bad = (operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode)

    @given(case=good | bad)
    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def ask(case: schemathesis.Case[Any]) -> None:
        # Whoever deletes has gone afterwards.
        who = Guest(server) if case.method.upper() == "DELETE" else mia if route.role == "moderator" else ann
        if case.path_parameters and len(str(case.path_parameters.get("person", ""))) % 2:
            case.path_parameters["person"] = pat.id
        table = str(case.path_parameters.get("table", "")) if case.path_parameters else ""
        if case.path_parameters and (len(table) % 4 or "\n" in table):
            # Most are of tables that there are; line feeds in an address have a test of their own.
            case.path_parameters["table"] = tables[len(table) % len(tables)]
        answer = case.call(headers={"Authorization": f"Bearer {who.token}"})
        # What is too long is refused before it is read; it has a test of its own.
        case.validate_response(answer, checks=CHECKS if answer.status_code != TOO_LONG else CHECKS[:-1])

    ask()


def test_the_server_has_survived_that(server: ServerProcess) -> None:
    assert server.get("/health")[1]["status"] == "ok"
    assert not [line for line in server.lines() if line["level"] == "error" and line["from"] == "realmwright.http"]


def test_the_description_has_every_route(server: ServerProcess) -> None:
    paths = server.get(f"{API}/openapi.json")[1]["paths"]
    assert {(method.upper(), path) for path, methods in paths.items() for method in methods} == {
        (route.method, API + route.path) for route in ROUTES
    }


# What no description would think of

SURROGATE = '"\\ud800"'
DEEP = "[" * 5000 + "]" * 5000

BODIES: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"name=Ann",
    "not an object": b"[]",
    "null": b"null",
    "cut off": b'{"name": "An',
    "garbage behind it": b'{"name": "Ann"} garbage',
    "twice": b'{"name": "Ann"}{"name": "Ann"}',
    "no UTF-8": b'{"name": "\xff\xfe"}',
    "overlong UTF-8": b'{"name": "\xc0\xae"}',
    "surrogate in UTF-8": b'{"name": "\xed\xa0\x80"}',
    "UTF-16": '{"name": "Ann"}'.encode("utf-16"),
    "lone surrogate": b'{"name": ' + SURROGATE.encode() + b"}",
    "lone surrogate as a key": b"{" + SURROGATE.encode() + b": 1}",
    "NUL": b'{"name": "A\\u0000"}',
    "raw NUL": b'{"name": "A\x00"}',
    "control": b'{"name": "A\\u001b[31m"}',
    "nothing but blanks": b'{"name": " \\u2003 "}',
    "deep": DEEP.encode(),
    "deep name": b'{"name": ' + DEEP.encode() + b"}",
    "another field": b'{"name": "Ann", "admin": true}',
    "a number": b'{"name": 1}',
    "infinite": b'{"name": 1e400}',
    "NaN": b'{"name": NaN}',
    "huge": b'{"name": ' + b"9" * 10_000 + b"}",
    "too long": b'{"name": "' + b"a" * 41 + b'"}',
    "another colour": b'{"name": "Ann", "colour": "red"}',
    "the second time a number": b'{"name": "Ann", "name": 2}',
}


def unharmed(server: ServerProcess) -> Any:
    """What must not change: everything that is kept, but for when somebody was seen or a table told of."""
    rows = kept(server, "people", "sessions", "tables", "seats", "log")
    for person in rows["people"]:
        del person["seen"]
    for table in rows["tables"]:
        del table["notified"]
    return rows


def refused(answer: Answer, *statuses: int) -> str:
    """Whether an answer is a clear problem; its code."""
    assert answer.status in (statuses or range(400, 500)), answer
    assert answer.headers["Content-Type"] == "application/json"
    code = answer.code
    assert code != "internal"
    return code


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_bad_body_is_refused(server: ServerProcess, body: bytes) -> None:
    before = unharmed(server)
    assert refused(call(server, "POST", "guests", body), 400, 413, 422) in ("bad-message", "bad-text", "too-long")
    assert unharmed(server) == before


@pytest.mark.parametrize("name", ["\u202eAnn", "\u2066Ann", "An\u200bn"], ids=ascii)
def test_control_characters_are_removed_from_names(server: ServerProcess, name: str) -> None:
    assert call(server, "POST", "guests", {"name": name}).json()["person"]["name"] == "Ann"


@pytest.mark.parametrize("name", ["\u200b", "\u2060\ufeff", "\u202e"], ids=ascii)
def test_a_name_cannot_be_invisible(server: ServerProcess, name: str) -> None:
    assert refused(call(server, "POST", "guests", {"name": name}), 422) == "bad-text"


def test_the_last_of_a_key_given_twice_counts(server: ServerProcess) -> None:
    answer = call(server, "POST", "guests", b'{"name": "Bob", "name": "Ann"}')
    assert (answer.status, answer.json()["person"]["name"]) == (201, "Ann")


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "é", "*/*"]
)
def test_only_json_is_taken(server: ServerProcess, kind: str) -> None:
    """Also against forms on other pages, which can send the rest without asking."""
    before = unharmed(server)
    answer = call(server, "POST", "guests", {"name": "Ann"}, headers={"Content-Type": kind})
    assert refused(answer, 415) == "bad-type"
    assert unharmed(server) == before


def test_json_is_known_by_parameters_and_capitals(server: ServerProcess) -> None:
    for kind in ("application/json; charset=utf-8", "Application/JSON ;x=y"):
        assert call(server, "POST", "guests", {"name": "Ann"}, headers={"Content-Type": kind}).status == 201


def padded(length: int) -> bytes:
    return b'{"name": "Ann"' + b" " * (length - 15) + b"}"


def chunks(content: bytes) -> Iterator[bytes]:
    for start in range(0, len(content), 1000):
        yield content[start : start + 1000]


def test_a_body_may_be_16_KiB_and_no_more(server: ServerProcess) -> None:  # noqa: N802 - a unit
    assert call(server, "POST", "guests", padded(BODY_LIMIT)).status == 201
    assert call(server, "POST", "guests", chunks(padded(BODY_LIMIT))).status == 201
    before = unharmed(server)
    assert refused(call(server, "POST", "guests", padded(BODY_LIMIT + 1)), 413) == "too-long"
    assert refused(call(server, "POST", "guests", chunks(padded(BODY_LIMIT + 1))), 413) == "too-long"
    assert unharmed(server) == before


@pytest.mark.parametrize("length", [True, False], ids=["with a length", "in chunks"])
def test_a_body_of_a_gigabyte_is_refused_when_it_begins(server: ServerProcess, length: bool) -> None:
    """Given somebody who sends and sends, then the answer comes long before the end."""
    made = plain(server)
    with contextlib.closing(made):
        much = "Content-Length: 1000000000" if length else "Transfer-Encoding: chunked"
        head = f"POST {API}/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\n{much}\r\n\r\n"
        made.sendall(head.encode() + (b"" if length else b"3b9aca00\r\n") + b" " * 40_000)
        assert made.recv(65_536).startswith(b"HTTP/1.1 413 ")


@pytest.mark.parametrize(
    "path",
    [
        "/api/v1/tables/..%2f..%2fetc%2fpasswd",
        "/api/v1/tables/../../../etc/passwd",
        "/..%2f..%2f..%2fetc/passwd",
        "/plain.css/../../pages.py",
        "/api/v1/tables/%00",
        "/api/v1/tables/a%00b/record",
        "/%00",
        "/api/v1/tables/%ff%fe",
        "/api/v1/tables/%ed%a0%80",
        "/api/v1/tables/" + "a" * 101,
        "/api/v1/tables/" + "%41" * 10_000,
        "/api/v1/tables/'%20OR%201=1--",
        "/api/v1/tables/%25s%25n",
        "/api/v1/tables/",
        "/api/v1//tables",
        "/api/v1/me/",
        "/api/v1/Tables",
        "/api/v2/tables",
        "/api",
        "/favicon.ico",
        "/.git/config",
        "//example.org/",
        "/" + "a" * 60_000,
    ],
    ids=lambda path: path[:40],
)
def test_where_nothing_is_nothing_is_found(server: ServerProcess, ann: Guest, path: str) -> None:
    before = unharmed(server)
    assert refused(ann.ask("GET", path), 404) in ("unknown-path", "unknown-table")
    assert refused(ann.ask("DELETE", path, b"{}"), 404, 405) in ("unknown-path", "bad-method")
    assert unharmed(server) == before


def test_a_line_feed_in_an_address(server: ServerProcess) -> None:
    assert refused(call(server, "GET", "tables/%0d%0aSet-Cookie:%20a=b"), 404) in ("unknown-path", "unknown-table")


@pytest.mark.parametrize(
    "query",
    [
        "phase=open&phase=open",
        "phase=OPEN",
        "phase=",
        "phase=%00",
        "limit=1",
        "%00=1",
        "before=nan",
        "before=inf",
        "before=1e5",
        "before=-1",
        "before=1_0",
        "before=" + "9" * 10_000,
        "before=%D9%A1",
        "before=",
        "&".join(f"a{number}=1" for number in range(2000)),
    ],
    ids=lambda query: query[:30],
)
def test_a_query_is_read_strictly(server: ServerProcess, query: str) -> None:
    assert refused(call(server, "GET", f"tables?{query}"), 400) == "bad-message"


def test_any_text_may_be_asked_for_as_the_name_of_a_game(server: ServerProcess) -> None:
    for name in ("%ff", "'", "%25", "a" * 10_000, "%F0%9F%8F%B0", ""):
        assert call(server, "GET", f"tables?game={name}").json() == {"tables": []}
    assert refused(call(server, "GET", "tables?game=%00"), 400) == "bad-message"


def test_methods_that_an_address_does_not_have(server: ServerProcess, ann: Guest, tables: list[str]) -> None:
    before = unharmed(server)
    for method, path in [
        ("POST", "offer"),
        ("PUT", "me"),
        ("POST", "me"),
        ("GET", "guests"),
        ("PATCH", "sessions"),
        ("DELETE", f"tables/{tables[0]}"),
        ("PUT", f"tables/{tables[0]}/orders"),
        ("HEAD", "me"),
    ]:
        answer = ann.ask(method, path, {})
        assert answer.status == 405
        assert method == "HEAD" or refused(answer) == "bad-method"
    assert unharmed(server) == before


def test_a_bad_method_is_told_which_are_good(server: ServerProcess, ann: Guest) -> None:
    assert ann.ask("PUT", "me", {}).headers["Allow"] == "DELETE, GET, PATCH"


@pytest.mark.parametrize("path", ["/api/v1/me", "/health", "/nowhere"])
@pytest.mark.parametrize("method", ["OPTIONS", "PROPFIND"])
def test_methods_that_nobody_has(server: ServerProcess, method: str, path: str) -> None:
    assert refused(call(server, method, path), 404, 405) in ("bad-method", "unknown-path")


@pytest.mark.parametrize("path", ["/", "/status", "/health", "/metrics", "/plain.css", "/api/v1/openapi.json"])
def test_head_is_get_without_a_body(server: ServerProcess, path: str) -> None:
    answer = call(server, "HEAD", path)
    assert (answer.status, answer.content) == (200, b"")
    assert call(server, "POST", path, {}).status in (404, 405)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Authorization", "Bearer"),
        ("Authorization", "Bearer "),
        ("Authorization", "Bearer \xff\xfe"),
        ("Authorization", "Bearer " + "a" * 30_000),
        ("Authorization", "Basic QW5uOkFubg=="),
        ("Cookie", "realmwright_session"),
        ("Cookie", "realmwright_session="),
        ("Cookie", ";;;=;\xff=\xff; realmwright_session=\xe9"),
        ("Cookie", "realmwright_session=" + "a" * 30_000),
    ],
    ids=lambda text: text[:24],
)
def test_malformed_sessions_are_refused(server: ServerProcess, name: str, value: str) -> None:
    assert refused(call(server, "GET", "me", headers={name: value}), 401) == "no-session"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://]/", "://", "\xff", "null", "a" * 10_000])
def test_an_origin_that_cannot_be_read_is_refused(server: ServerProcess, origin: str) -> None:
    before = unharmed(server)
    answer = call(server, "POST", "guests", {"name": "Ann"}, headers={"Origin": origin})
    assert refused(answer, 403) == "bad-origin"
    assert unharmed(server) == before


# Tables that cannot be

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, 2**64, -(2**70), 10**300, 10**4200])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)
OPTIONS = [option.name for option in games["kingdom-builder"].options]


@given(st.dictionaries(st.sampled_from(OPTIONS) | st.text(max_size=8), JSON, max_size=3), st.integers(0, 10))
@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_options_of_a_game_are_taken_or_refused_in_words(
    server: ServerProcess, ann: Guest, options: dict[str, Any], others: int
) -> None:
    """Given values of any kind for options that there are, then there is a table or a reason why not."""
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * others
    asked = {"game": "kingdom-builder", "options": options, "seats": seats, "begin": "host"}
    answer = ann.ask("POST", "tables", json.dumps(asked).encode())
    if answer.status != 201:
        assert refused(answer, 400, 422) in ("bad-message", "bad-setup", "bad-seats")
    else:
        assert ann.position(answer.json()["table"])["phase"] == "open"


TEXTS = ["", " ", "\0", "\ud800", "a\nb", "\u202e", "<script>", "' OR 1=1", "$(reboot)", "{{7*7}}", "a" * 9000, "%s%n"]


@pytest.mark.parametrize("text", TEXTS, ids=lambda text: ascii(text)[:12])
def test_texts_in_all_places(server: ServerProcess, ann: Guest, tables: list[str], text: str) -> None:
    """Given a text that others trip over, when it stands where any text can, then it is kept as it is or refused."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": text}]
    change = [{"name": text}, {"colour": text}, {"language": text}, {"webhook": text or "x"}, {"mail": text or "x"}]
    requests: list[tuple[str, str, Any]] = [
        ("POST", "tables", {"game": text, "seats": seats}),
        ("POST", "tables", {"game": "kingdom-builder", "seats": seats}),
        ("POST", "tables", {"game": "kingdom-builder", "seats": [{"kind": "me"}, {"kind": "bot", "bot": text}]}),
        ("POST", "tables", {"game": "kingdom-builder", "seats": [{"kind": "me"}], "title": text, "stand_in": text}),
        ("POST", "sessions", {"login": text, "password": text}),
        ("POST", "me/account", {"login": text, "password": text}),
        ("PUT", "me/password", {"old": text, "new": text}),
        ("POST", f"tables/{tables[1]}/orders", {"id": text, "command": {"do": "chat", "text": "hello"}}),
        ("POST", f"tables/{tables[1]}/orders", {"id": "1", "command": {"do": "chat", "text": text}}),
        ("POST", f"tables/{tables[1]}/orders", {"id": "2", "command": {"do": "play", "at": 0, "action": text}}),
        ("POST", f"tables/{tables[1]}/orders", {"id": "3", "command": {"do": text}}),
        *(("PATCH", "me", each) for each in change),
    ]
    for method, path, body in requests:
        answer = ann.ask(method, path, body)
        if answer.status >= 300:
            refused(answer)
    last = ann.ask("POST", f"tables/{tables[1]}/orders", {"id": "last", "command": {"do": "chat", "text": "bye"}})
    assert last.status == 200


def test_a_line_feed_is_no_part_of_a_login(server: ServerProcess) -> None:
    guest = Guest(server)
    answer = guest.ask("POST", "me/account", {"login": "linefeed\n", "password": "a long password"})
    assert refused(answer, 400) == "bad-message"


def test_a_line_feed_is_no_part_of_the_id_of_a_command(server: ServerProcess, ann: Guest, tables: list[str]) -> None:
    answer = ann.ask("POST", f"tables/{tables[0]}/orders", {"id": "fed\n", "command": {"do": "chat", "text": "hi"}})
    assert refused(answer, 400) == "bad-message"


# Below HTTP

RAW: dict[str, bytes] = {
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "a header without a colon": b"GET /health HTTP/1.1\r\nHost a\r\n\r\n",
    "NUL in a header": b"GET /health HTTP/1.1\r\nHost: [::1]\r\nX: \x00\r\n\r\n",
    "a folded header": b"GET /health HTTP/1.1\r\nHost: [::1]\r\n folded\r\nX\x7f: b\r\n\r\n",
    "two lengths": b"POST /api/v1/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    "a length that is none": b"POST /api/v1/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Length: -1\r\n\r\n",
    "length and chunks": b"POST /api/v1/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 4\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n",
    "a chunk that is none": b"POST /api/v1/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "an address of 20 kB": b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\nHost: [::1]\r\n\r\n",
}


@pytest.mark.parametrize("content", RAW.values(), ids=RAW)
def test_bytes_that_are_no_http_are_answered_and_the_connection_ends(server: ServerProcess, content: bytes) -> None:
    """Here no application is asked: what understands HTTP says that it does not understand this."""
    before = unharmed(server)
    with contextlib.closing(plain(server)) as made:
        made.sendall(content)
        made.shutdown(socket.SHUT_WR)
        answers = rest(made)
    assert answers.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 404 ", b"HTTP/1.1 415 ")), answers
    assert server.answers()
    assert unharmed(server) == before


def test_a_request_that_is_broken_off_is_forgotten(server: ServerProcess) -> None:
    before = unharmed(server)
    for sent in (b"", b"POST", b"POST /api/v1/guests HTTP/1.1\r\nHost: [::1]\r\n"):
        plain(server).close()
        with contextlib.closing(plain(server)) as made:
            made.sendall(sent)
    with contextlib.closing(plain(server)) as made:
        head = (
            f"POST {API}/guests HTTP/1.1\r\nHost: [::1]\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
        )
        made.sendall(head.encode() + b'{"name": "Ann"')
    assert server.answers()
    assert unharmed(server) == before


def test_headers_have_an_end(server: ServerProcess) -> None:
    sent = 0
    with contextlib.closing(plain(server)) as made, contextlib.suppress(ConnectionError):
        made.sendall(b"GET /health HTTP/1.1\r\nHost: [::1]\r\nX-Long: ")
        for _ in range(16):
            made.sendall(b"a" * 2**20)
            sent += 1
    assert server.answers()
    assert sent < 16, "16 MiB of headers were taken in"


def test_a_server_on_postgresql_minds_no_nul(serve: Any, postgres: Postgres) -> None:
    server: ServerProcess = serve(database=postgres.url("nul"))
    assert refused(call(server, "GET", "tables/a%00b"), 404) == "unknown-table"
    assert call(server, "GET", "tables?game=a%00b").status in (200, 400)
