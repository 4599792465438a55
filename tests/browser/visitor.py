"""Somebody with a real browser in front of the real page."""

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final, TypedDict

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    WebError,
    expect,
)

from tests.browser.host import Host

CHROMIUMS: Final = (
    *("chromium-headless-shell", "chromium", "chromium-browser"),
    *("google-chrome", "google-chrome-stable"),
)
"""The first is the same browser without windows, and quicker."""
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules about colours among them."""
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 320, "height": 640}
PATIENCE: Final = 20_000
"""Milliseconds: a machine with a few cores runs several browsers and servers at once."""

STILL: Final = "/favicon.svg"
"""An address of the server's at which nothing happens."""
LEFT: Final[dict[tuple[Browser, bool, str], list[Page]]] = {}
"""Browsers that somebody has left, by whether they are touched and by their language, for whoever comes next.

They remember nothing of that person, but have the scripts, fonts and pictures of the page already: to fetch and compile
these is half of a visit."""


def chromium() -> str | None:
    """Where a browser is, if there is one."""
    return next((found for name in CHROMIUMS if (found := shutil.which(name))), None)


class Wishes(TypedDict, total=False):
    """What a visitor's browser is like, where it is not a usual one."""

    viewport: ViewportSize
    touch: bool
    dark: bool
    language: str
    fresh: bool
    """Whether nobody was at this browser before, nor comes afterwards: it has nothing of the page yet."""


class Visitor:
    """One browser of one person, with what can be done on the page in the words of the page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        viewport: ViewportSize = DESKTOP,
        touch: bool = False,
        dark: bool = False,
        language: str = "en",
        fresh: bool = False,
    ) -> None:
        self.url = url
        self.touch = touch
        self._heard: list[str] = []
        # Whoever goes on at once leaves before the page has connected.
        self._forgiven = ["WebSocket is closed before the connection is established"]
        # Most tests are about one game, whichever the page would offer first, and nothing in them happens by itself. To
        # paint pieces that move, frame by frame and without a GPU, would be a third of a game's work.
        self._wishes: dict[str, object] = {
            "game": "kingdom-builder",
            "motion": False,
            "pace": "at-once",
            "sound": "off",
            "ends": False,
        }
        self._arrived = False
        self._left = None if fresh else LEFT.setdefault((browser, touch, language), [])
        if self._left:
            self.page = self._left.pop()
        else:
            context = browser.new_context(has_touch=touch, is_mobile=touch, locale=language)
            context.set_default_timeout(PATIENCE)
            self.page = context.new_page()
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(
            color_scheme="dark" if dark else "light", reduced_motion="no-preference", forced_colors="none"
        )
        self.context.on("console", self._hear)
        self.context.on("weberror", self._hear_error)

    @property
    def context(self) -> BrowserContext:
        """The browser, as far as it is this visitor's."""
        return self.page.context

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._heard.append(f"{message.type}: {message.text}")

    def _hear_error(self, error: WebError) -> None:
        self._heard.append(str(error.error))

    # Going places

    def open(self, path: str = "/") -> "Visitor":
        """Go to an address of the page and wait until it shows something."""
        if not self._arrived:
            self._arrived = True
            self.page.goto(self.url + STILL)
            self.page.evaluate("wishes => { localStorage.realmwright = wishes; }", json.dumps(self._wishes))
        self.page.goto(self.url + path)
        expect(self.page.locator("main h1").first).to_be_attached(timeout=PATIENCE)
        return self

    def resize(self, width: int, height: int) -> None:
        """Make the window another size and wait until the page has been arranged for it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def become(self, host: Host) -> "Visitor":
        """Sit down at the browser of somebody who has played by program so far."""
        name, value = host.cookie
        self.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        return self

    def wish(self, **preferences: object) -> "Visitor":
        """Have preferences from the start; to set them by clicking is a test of its own."""
        self._wishes |= preferences
        return self

    def press(self, name: str | re.Pattern[str]) -> None:
        """Press a button by its words."""
        button = self.page.get_by_role("button", name=name).first
        button.tap() if self.touch else button.click()

    def play_bots(self, level: str, game: str = "Kingdom Builder") -> None:
        """From the front page: press a game, and a level in its sheet."""
        self.press(f"Play {game}")
        self.press(level)

    # At a table

    @property
    def prompt(self) -> Locator:
        """The headline that says what to do."""
        return self.page.locator("main h1").first

    @property
    def board(self) -> Locator:
        """The map."""
        return self.page.get_by_role("grid")

    @property
    def targets(self) -> Locator:
        """The hexes that can be chosen."""
        return self.page.locator('[role=gridcell][aria-label$="can be chosen"]')

    def cell(self, name: str) -> Locator:
        """A hex by its row and column: ``7,3``."""
        row, column = name.split(",")
        return self.page.locator(f'[role=gridcell][aria-label^="row {row}, column {column},"]')

    @property
    def log(self) -> Locator:
        """What happened, or what was said: whichever tab is open."""
        return self.page.get_by_role("log")

    def open_tab(self, name: str) -> None:
        """Open a tab by its name, such as ``chat``, in any language."""
        tab = self.page.locator(f"#tab-{name}")
        tab.tap() if self.touch else tab.click()

    def button(self, name: str) -> Locator:
        """A button by all of its words."""
        return self.page.get_by_role("button", name=name, exact=True)

    def player(self, name: str) -> Locator:
        """The line of one player."""
        return self.page.locator("#panel-players li").filter(has_text=name)

    def wait_for_turn(self) -> None:
        """Wait until something is asked of this visitor, or the game is over."""
        ready = self.targets.or_(self.page.get_by_role("button", name="End turn")).or_(
            self.page.get_by_role("heading", name=re.compile("^Game over"))
        )
        expect(ready.first).to_be_visible(timeout=PATIENCE)

    def build(self, number: int = 0) -> None:
        """Build on one of the lit hexes."""
        target = self.targets.nth(number)
        label = target.get_attribute("aria-label") or ""
        hex_name = ",".join(re.findall(r"\d+", label)[:2])
        self.choose(hex_name)

    def choose(self, hex_name: str) -> None:
        """Choose a hex and wait until the page has moved on."""
        cell = self.cell(hex_name)
        self.take(cell)
        expect(cell).not_to_have_attribute("aria-label", re.compile("can be chosen$"))

    def take(self, cell: Locator) -> None:
        """Choose a hex or a card: a finger looks at the whole map first, taps, and confirms what would happen."""
        if not self.touch:
            cell.click()
            return
        whole = self.button("Show everything")
        if whole.count() and whole.get_attribute("aria-disabled") == "false":
            whole.tap()
            expect(whole).to_have_attribute("aria-disabled", "true")
        cell.tap()
        self.button("Confirm").tap()

    def end_turn(self) -> None:
        """End the turn, and wait until it has ended."""
        self.button("End turn").click()
        expect(self.button("End turn")).not_to_be_visible()

    # Judging

    @property
    def complaints(self) -> list[str]:
        """What the browser has complained about, but for what is forgiven."""
        return [each for each in self._heard if not any(re.search(pattern, each) for pattern in self._forgiven)]

    def forgive(self, pattern: str) -> None:
        """Let complaints pass that are not the page's fault, such as the browser's about a server that is gone.

        Some are heard of late, so those that are still to come are meant, too.
        """
        self._forgiven.append(pattern)

    def check_accessibility(self, within: str = "html", *, colours_only: bool = False) -> None:
        """Axe finds nothing to complain about by WCAG 2.2 AA in a part of the page."""
        if not AXE.is_file():
            pytest.skip("axe is not installed here; python hatch_build.py npm ci does it")
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(AXE.read_text("utf-8"))
        only = {"type": "rule", "values": COLOURS} if colours_only else {"type": "tag", "values": RULES}
        found: dict[str, Any] = self.page.evaluate(
            "([within, only]) => axe.run(within, { runOnly: only, resultTypes: ['violations'], selectors: false })",
            [within, only],
        )
        complaints = [
            f"{each['id']}: {each['help']}\n  " + "\n  ".join(node["html"][:200] for node in each["nodes"][:5])
            for each in found["violations"]
        ]
        assert not complaints, "\n".join(complaints)

    def check_width(self) -> None:
        """Nothing sticks out sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"the page is {wide} px too wide"

    def close(self) -> None:
        """Go; whatever the browser complained about is a fault of the page, see ``visit``."""
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._hear_error)
        if self._left is None or not self._tidy():
            self.context.close()
        else:
            self._left.append(self.page)

    def _tidy(self) -> bool:
        """Let the browser forget who was here; it cannot, if the server is gone."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.clear_cookies()
        try:
            self.page.goto(self.url + STILL)
        except Error:
            return False
        self.page.evaluate("localStorage.clear(), sessionStorage.clear()")
        return True
