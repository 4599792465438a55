"""An operator announces something, turns a switch and begins maintenance, and everybody else sees it."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from realmwright.cli.admin import app as admin
from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess


def at_terminal(server: ServerProcess, *arguments: str) -> None:
    # In a thread: the browser has a loop of its own in this one.
    with ThreadPoolExecutor(1) as thread:
        done = thread.submit(CliRunner().invoke, admin, [*arguments, "--data", str(server.place)]).result()
    assert done.exit_code == 0, done.output or done.exception


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own: maintenance would be in the way of others."""
    running = ServerProcess(tmp_path).start()
    yield running
    running.finish()


def test_the_page_of_operators(visit: Callable[..., Visitor], server: ServerProcess) -> None:
    with Host(server.url, "Olga") as host, Host(server.url, "Ben") as guest:
        host.make_account("olga")
        at_terminal(server, "operators", "add", "olga")
        olga, ben = visit(server.url).become(host), visit(server.url, viewport=PHONE, language="de").become(guest)

        # others find nothing there
        ben.forgive("status of 404")
        ben.open("/operators")
        expect(ben.page.get_by_role("heading", level=1)).not_to_have_text("Betreiber")
        ben.open("/tables")

        # given an operator, who finds the page in the settings, and sees who is there
        olga.open("/settings")
        olga.page.get_by_role("link", name="See what goes on at the server").click()
        expect(olga.page.get_by_role("heading", name="Operators")).to_be_visible()
        expect(olga.page.get_by_text("Here now")).to_be_visible()
        olga.check_accessibility()

        # when they announce something, then everybody reads it in their language until they put it away
        olga.page.get_by_role("tab", name="Announcements").click()
        olga.page.get_by_role("textbox", name="English").fill("Cake at five")
        olga.page.get_by_role("textbox", name="Deutsch").fill("Kuchen um fünf")
        olga.check_accessibility()
        olga.page.get_by_role("button", name="Announce").click()
        expect(olga.page.get_by_role("complementary", name="From the operators")).to_contain_text("Cake at five")
        told = ben.page.get_by_role("complementary", name="Von den Betreibern")
        expect(told).to_contain_text("Kuchen um fünf")
        ben.check_accessibility()
        told.get_by_role("button", name="Schließen").click()
        expect(told).to_have_count(0)
        ben.open("/tables")
        expect(told).to_have_count(0)

        # and when they turn a switch, then it holds for others
        olga.page.get_by_role("tab", name="Settings").click()
        switch = olga.page.get_by_role("switch", name="registration")
        expect(switch).to_be_checked()
        olga.check_accessibility()
        switch.click()
        expect(olga.page.get_by_text("Changed here; the server was started with yes.")).to_be_visible()
        olga.page.get_by_role("button", name="Reset registration").click()
        expect(switch).to_be_checked()
        olga.page.get_by_role("tab", name="Changes").click()
        expect(olga.page.get_by_text("set registration = no")).to_be_visible()

        # and when maintenance begins, then everybody is told, and no game begins
        olga.page.get_by_role("tab", name="Now").click()
        olga.page.get_by_role("combobox", name="Begin").select_option(label="in 10 minutes")
        olga.page.get_by_role("button", name="Begin maintenance").click()
        expect(told).to_contain_text("Bald beginnt eine Wartung.")
        olga.page.get_by_role("button", name="Call it off").click()
        expect(told).to_have_count(0)
        olga.page.get_by_role("combobox", name="Begin").select_option(label="at once")
        olga.page.get_by_role("button", name="Begin maintenance").click()
        expect(told).to_contain_text("Der Server wird gewartet.")
        olga.page.get_by_role("button", name="End maintenance").click()
        expect(told).to_have_count(0)
