"""The daily deal on the page: one try, its result among those of others, and days in a row."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def dealing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose daily deals are short, against a bot that does not think."""
    place = tmp_path_factory.mktemp("dealing")
    running = ServerProcess(place, hurry=False, daily_games="kingdom-builder", daily_bot="random").start()
    yield running
    running.finish()


def test_a_deal_is_played_once_and_compared(dealing: ServerProcess, visit: Visit) -> None:
    with Host(dealing.url, "Holly") as holly, Host(dealing.url, "Rita") as rita:
        rita.play_on(rita.open_daily())
        page = visit(dealing.url).become(holly).open("/").page
        page.get_by_role("link", name=re.compile("^Daily deal")).click()
        expect(page.get_by_role("heading", name="Kingdom Builder", exact=True)).to_be_visible()
        setup = page.get_by_role("region", name="The set-up")
        expect(setup.get_by_role("list").first.get_by_role("img")).to_have_count(4)
        # who has played is not told before
        expect(page.get_by_text("You see who has played, and how, when you have played yourself.")).to_be_visible()
        expect(page.get_by_text("One person has a result.")).to_be_visible()
        expect(page.get_by_text("Rita")).to_have_count(0)
        page.get_by_role("button", name="Play today's deal").click()
        page.wait_for_url("**/table/*")
        table = page.url.rpartition("/")[2]
        # coming back leads to the same table
        page.goto(f"{dealing.url}/daily")
        page.get_by_role("link", name="Go on playing").click()
        page.wait_for_url(f"**/table/{table}")
        holly.play_on(table)
        page.get_by_role("link", name="How did the others do?").click()
        expect(page.get_by_text(re.compile("^(Won|Lost)"))).to_be_visible()
        rows = page.get_by_role("region", name="Results").get_by_role("row")
        expect(rows).to_have_count(3)
        expect(page.locator("tr[aria-current]")).to_contain_text("Holly")
        expect(page.get_by_text("One day finished")).to_be_visible()
        expect(page.get_by_role("button", name="Play today's deal")).to_have_count(0)
        page.get_by_text("How do I know that it is fair?").click()
        expect(page.get_by_text(holly.position(table).commitment)).to_be_visible()
        page.get_by_role("link", name="Replay and review").click()
        page.wait_for_url(f"**/replay/{table}")


def test_on_a_phone_in_the_dark(dealing: ServerProcess, visit: Visit) -> None:
    ann = visit(dealing.url, viewport=PHONE, touch=True, dark=True).open("/daily")
    expect(ann.page.get_by_role("button", name="Play today's deal")).to_be_in_viewport()
    ann.page.get_by_text("How do I know that it is fair?").click()
    ann.check_width()
    ann.check_accessibility()
    # a day on which nobody asked
    ann.forgive("404")
    ann.open("/daily?date=2026-01-02")
    expect(ann.page.get_by_text("There was no deal here on that day.")).to_be_visible()
    ann.page.get_by_role("link", name="To today's deal").click()
    expect(ann.page.get_by_role("button", name="Play today's deal")).to_be_visible()
