"""A real browser for the tests of the page; without one they are skipped, and `make test` says how to get one."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Final, Unpack

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PATIENCE, Visitor, Wishes, chromium
from tests.server.process import ServerProcess

UNUSED: Final = (
    # Every visitor has a window of their own, and for each the browser would draw two lists below an address bar that
    # nobody sees, and keep a process in reserve: more than half of all that it does.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    # Of several lists the last one counts, so this has what Playwright's own has for a page on this machine.
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding", "LensOverlay"),
    *("HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "ThirdPartyStoragePartitioning", "MediaRouter"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    "AvoidCorsURLLoaderRestartOnRedirect",
)
"""What the browser does without; one that does not know a name takes no notice of it."""
SWITCHES: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"),
    "--disable-features=" + ",".join(UNUSED),
    # Without a GPU a page is painted in tiles of 256 pixels, and a map is drawn anew for each of them that it touches:
    # in one tile it takes a third of the time.
    *("--default-tile-width=2048", "--default-tile-height=2048"),
)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this process; each visitor has a profile of their own in it."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        launched = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that many tests share."""
    running = ServerProcess(tmp_path_factory.mktemp("page"), hurry=False, spare_bot="greedy").start()
    yield running
    running.finish()


@pytest.fixture(scope="package")
def host(server: ServerProcess) -> Iterator[Host]:
    """Somebody who prepares tables by program; see ``Visitor.become``."""
    with Host(server.url, "Holly") as somebody:
        yield somebody


@pytest.fixture
def come_in(server: ServerProcess) -> Iterator[Callable[[str], Host]]:
    """More people who act by program: ``come_in("Ann")``."""
    with ExitStack() as leaving:
        yield lambda name: leaving.enter_context(Host(server.url, name))


@pytest.fixture(scope="package")
def finished(host: Host) -> str:
    """A table of the host's at which the game is over; nobody may change it, for many look at it."""
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME, hints="greedy")
    host.play_on(table)
    return table


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Visitor]]:
    """Lets people in: ``visit(viewport=PHONE, touch=True)``. In the end nobody's browser may have complained."""
    visitors: list[Visitor] = []

    def come(url: str = server.url, **wishes: Unpack[Wishes]) -> Visitor:
        visitor = Visitor(browser, url, **wishes)
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.close()
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    assert not complaints, "\n".join(complaints)
