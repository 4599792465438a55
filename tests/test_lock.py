"""requirements.lock pins everything that the project needs to files with known hashes."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from packaging.version import Version
from tools.lock import EVERYWHERE, JSON, LOCK, MARKERS, files_of, marker_of, needs

TEXT = LOCK.read_text("utf-8")
ENTRY = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+?))?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)$",
    re.MULTILINE,
)
PINNED = {entry["name"]: entry for entry in ENTRY.finditer(TEXT)}


def test_every_line_is_a_pinned_version_with_hashes() -> None:
    left = ENTRY.sub("", TEXT)
    assert all(line.startswith("#") for line in left.split("\n") if line)
    assert "://" not in TEXT


def test_everything_that_is_needed_is_pinned_and_nothing_else() -> None:
    found = needs()
    assert set(PINNED) == set(found)
    for name, need in found.items():
        assert (PINNED[name]["marker"] or "") == marker_of(need.places), name
        assert Version(PINNED[name]["version"]) in need.versions, name


def test_make_installs_with_hashes_alone() -> None:
    rules = (LOCK.parent / "Makefile").read_text("utf-8")
    assert "--require-hashes --requirement requirements.lock" in rules
    assert "--no-build-isolation" in rules


def test_conditions_of_packages() -> None:
    assert marker_of(EVERYWHERE) == ""
    assert marker_of(frozenset({0})) == "", "what no simple condition says is installed everywhere"
    assert {marker_of(needs()[name].places) for name in ("uvloop", "pytest")} == {MARKERS[0], ""}


WHEEL, SOURCE = "a" * 64, "b" * 64
FILES = (("thing-1.0-py3-none-any.whl", WHEEL), ("thing-1.0.tar.gz", SOURCE), ("thing-1.0.exe", "c" * 64))


class Index(BaseHTTPRequestHandler):
    """An index that has one package, in either form."""

    kind = "text/html"

    def do_GET(self) -> None:
        if self.kind == JSON:
            body = json.dumps({"files": [{"filename": name, "hashes": {"sha256": sign}} for name, sign in FILES]})
        else:
            body = "".join(f'<a href="../../x/{name}#sha256={sign}">{name}</a>\n' for name, sign in FILES)
        self.send_response(200)
        self.send_header("Content-Type", self.kind)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(params=["text/html", JSON])
def index(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    handler = type("Index", (Index,), {"kind": request.param})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        settings = {"index-url": f"http://127.0.0.1:{server.server_port}/simple"}
        monkeypatch.setattr("tools.lock._setting", settings.get)
        yield
        server.shutdown()


@pytest.mark.usefixtures("index")
def test_hashes_are_read_from_either_kind_of_index() -> None:
    assert files_of("thing") == {Version("1.0"): {FILES[0][0]: WHEEL, FILES[1][0]: SOURCE}}
