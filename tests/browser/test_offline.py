"""The page without a server: a folder of files, played when nothing is there any more but the browser."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Request, expect

from realmwright.cli.site import site
from realmwright.game import games
from realmwright.lessons import course_of
from realmwright.puzzles.library import puzzles_of
from realmwright.server.offline import RUNTIME
from tests.browser.lessons import Learner
from tests.browser.visitor import Visitor

FOLDER: Final = "games/realmwright"
START: Final = 300_000
"""Milliseconds: Python has to be fetched and loaded, twice, on a machine that is busy."""
OPTIONS: Final = {"winter-kingdom": {"twist": "none"}, "dominion": {"start": 0}}
PLAY: Final = """async ([api, table, most]) => {
    for (let actions = 0; actions < most; ) {
        const position = await (await fetch(`${api}/tables/${table}`)).json();
        if (position.phase === "over") return "over";
        if (position.legal?.length) {
            const { action } = position.legal[(position.at * 7) % position.legal.length];
            const order = { id: `a-${position.number}`, command: { do: "play", at: position.at, action } };
            const answer = await fetch(`${api}/tables/${table}/orders`, {
                method: "POST",
                headers: { "Content-Type": "application/json" },
                body: JSON.stringify(order),
            });
            if (!answer.ok) throw new Error(await answer.text());
            actions += 1;
        } else await new Promise((later) => setTimeout(later, 50));
    }
    return "playing";
}"""
"""Plays so many actions of a game, through the API of the page."""
OPEN: Final = """async ([api, settings]) => {
    const body = JSON.stringify(settings);
    const answer = await fetch(`${api}/tables`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body,
    });
    return (await answer.json()).table;
}"""
UPDATE: Final = "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => true)"
"""Looks for a new release, as the page does every hour."""
FOLLOW: Final = """address => {
    const link = document.createElement("a");
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
}"""
"""Follows a link of the page, which needs no new one."""


class FileServer:
    """Python's own server of files, with a site in a folder below its root."""

    def __init__(self, root: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(root)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{port}"
        while True:
            try:
                httpx.get(self.url)
                return
            except httpx.TransportError:
                assert self._process.poll() is None
                time.sleep(0.05)

    def stop(self) -> None:
        """There is no network any more."""
        self._process.kill()
        self._process.wait()


class Loner(Visitor):
    """Somebody whose page has no server but its own."""

    def open(self, path: str = "/") -> "Visitor":
        if not self._arrived or self.page.url.endswith(".svg"):
            super().open(path)
            self.wait_until_started()
        else:
            self.page.evaluate(FOLLOW, path)
        return self

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload()
        self.wait_until_started()

    def wait_until_started(self) -> None:
        """The page is shown when its server is there."""
        expect(self.page.get_by_role("navigation").first).to_be_attached(timeout=START)

    @property
    def api(self) -> str:
        """Where the page asks its server."""
        return f"{self.url}/api/v1"

    def play(self, table: str, most: int = 1000) -> str:
        """Play so many actions by program; says whether the game is over."""
        self.page.set_default_timeout(START)
        return str(self.page.evaluate(PLAY, [self.api, table, most]))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, in a folder of a host."""
    if not RUNTIME.exists():
        pytest.skip("no Python for browsers here; `make test` gets it")
    root = tmp_path_factory.mktemp("host")
    site(root / FOLDER)
    return root


@pytest.fixture
def host(folder: Path) -> Iterator[FileServer]:
    """A host that has the site."""
    server = FileServer(folder)
    yield server
    server.stop()


def test_everything_but_others_goes_on_without_a_network(browser: Browser, host: FileServer, folder: Path) -> None:
    # What goes without saying is played by this test alone, and not by the open page as well.
    ann = Loner(browser, f"{host.url}/{FOLDER}", fresh=True)
    ann.wish(forced=False)
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(host.url):
            asked.append(request.url)

    ann.context.on("request", note)
    # The site is fetched once, from its own host alone. Then there is no network.
    ann.open()
    assert asked == []

    # Another tab has to wait until this one is closed.
    other = ann.context.new_page()
    other.goto(f"{host.url}/{FOLDER}/")
    expect(other.get_by_text("open in another tab")).to_be_visible(timeout=START)
    other.close()

    # A new release is told of, and used when the reader says so.
    release = folder / FOLDER / "release.js"
    version = re.findall(r'"version": *"(\w+)"', release.read_text("utf-8"))[0]
    release.write_text(release.read_text("utf-8").replace(version, f"{version}-next"), "utf-8")
    ann.page.evaluate(UPDATE)
    expect(ann.page.get_by_text("A new release is here")).to_be_visible(timeout=START)
    with ann.page.expect_event("load", timeout=START):
        ann.press("Use it now")
    ann.wait_until_started()
    assert ann.page.evaluate("caches.keys()") == [f"realmwright /{FOLDER}/ {version}-next"]
    host.stop()

    # A game of Kingdom Builder is begun by hand.
    ann.play_bots("Easy")
    ann.page.wait_for_url(re.compile(f"/{FOLDER}/table/[^/]+$"), timeout=START)
    table = ann.page.url.rpartition("/")[2]
    expect(ann.targets.first).to_be_visible(timeout=START)
    before = ann.targets.count()
    ann.targets.first.click()
    expect(ann.targets).not_to_have_count(before)

    # It is there again after the page has been left in the middle of it, and is played to its end.
    assert ann.play(table, 4) == "playing"
    number = ann.page.evaluate("async url => (await (await fetch(url)).json()).number", f"{ann.api}/tables/{table}")
    ann.reload()
    again = ann.page.evaluate("async url => (await (await fetch(url)).json()).number", f"{ann.api}/tables/{table}")
    assert again >= number
    assert ann.play(table) == "over"
    expect(ann.page.get_by_role("heading", name=re.compile("^Game over"))).to_be_visible(timeout=START)

    # So are games of the others.
    for game, options in OPTIONS.items():
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
        table = ann.page.evaluate(OPEN, [ann.api, {"game": game, "seats": seats, "options": options}])
        ann.open(f"/table/{table}")
        assert ann.play(table) == "over"
        expect(ann.page.get_by_role("heading", name=re.compile("^Game over"))).to_be_visible(timeout=START)

    # A lesson and a puzzle are learnt from, and kept.
    learner = Learner(ann, "kingdom-builder")
    learner.solve(course_of(games["kingdom-builder"]).lessons[0])
    puzzle = min(puzzles_of("dominion").values(), key=lambda each: len(each.best))
    ann.open(f"/puzzles/dominion/{puzzle.name}")
    ann.press("Show the solution")
    expect(ann.page.locator("aside")).to_contain_text("The solution", timeout=START)
    ann.open("/learn/kingdom-builder")
    expect(ann.page.get_by_text(re.compile("^1 of .* lessons done"))).to_be_visible(timeout=START)

    # What needs others says so.
    ann.open("/")
    ann.press("Play with friends")
    expect(ann.page.get_by_role("dialog")).to_contain_text("This page has no server")
    ann.close()
    assert ann.complaints == []
