"""The locks pin everything that the project needs to files with known hashes."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from packaging.version import Version
from tools.lock import EVERYWHERE, JSON, LOCK, LOCKS, MARKERS, SERVE, files_of, marker_of, needs

ENTRY = re.compile(
    r"^(?P<name>[a-z0-9-]+)==(?P<version>[^\s;]+)(?: ; (?P<marker>[^\\\n]+?))?"
    r"(?P<hashes>(?: \\\n    --hash=sha256:[0-9a-f]{64})+)$",
    re.MULTILINE,
)
TEXTS = {lock: lock.read_text("utf-8") for lock in LOCKS}
PINNED = {lock: {entry["name"]: entry for entry in ENTRY.finditer(text)} for lock, text in TEXTS.items()}
both = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)


@both
def test_every_line_is_a_pinned_version_with_hashes(lock: Path) -> None:
    left = ENTRY.sub("", TEXTS[lock])
    assert all(line.startswith("#") for line in left.split("\n") if line)
    assert "://" not in TEXTS[lock]


@both
def test_everything_that_is_needed_is_pinned_and_nothing_else(lock: Path) -> None:
    found, pinned = needs(LOCKS[lock]), PINNED[lock]
    assert set(pinned) == set(found)
    for name, need in found.items():
        assert (pinned[name]["marker"] or "") == marker_of(need.places), name
        assert Version(pinned[name]["version"]) in need.versions, name


def test_serving_is_tested_with_the_files_that_it_is_installed_from() -> None:
    for name, entry in PINNED[SERVE].items():
        whole = PINNED[LOCK][name]
        assert (entry["version"], entry["hashes"]) == (whole["version"], whole["hashes"]), name


def test_make_installs_with_hashes_alone() -> None:
    rules = (LOCK.parent / "Makefile").read_text("utf-8")
    assert all(f"--require-hashes --requirement {lock.name} " in rules for lock in LOCKS)
    assert "--no-build-isolation" in rules


def test_conditions_of_packages() -> None:
    assert marker_of(EVERYWHERE) == ""
    assert marker_of(frozenset({0})) == "", "what no simple condition says is installed everywhere"
    assert {marker_of(needs(LOCKS[LOCK])[name].places) for name in ("uvloop", "pytest")} == {MARKERS[0], ""}


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
