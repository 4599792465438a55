"""Being told that it is one's turn while one looks elsewhere."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from realmwright.protocol import Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
RECORDER: Final = """
    const told = () => document.documentElement.dataset;
    window.Notification = class {
        static permission = 'granted';
        static requestPermission = async () => 'granted';
        constructor(title, options) { told().notices = `${told().notices ?? ''}${title}: ${options.tag};`; }
        close() {}
    };
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', () => { told().listening = ''; });
        }
    };
"""
"""Notices are shown by the system, outside of the page; so the page gets a system that only writes them down.

It says, too, when the server has begun to talk to the page.
"""
HIDE: Final = """() => {
    for (const [name, value] of [['hidden', true], ['visibilityState', 'hidden']])
        Object.defineProperty(document, name, { get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def hana(server: ServerProcess) -> Iterator[Host]:
    """Somebody for whom no other table waits."""
    with Host(server.url, "Hana") as somebody:
        yield somebody


@pytest.fixture
def gus(server: ServerProcess) -> Iterator[Host]:
    """Somebody who plays against Hana by program."""
    with Host(server.url, "Gus") as somebody:
        yield somebody


@pytest.fixture
def table(hana: Host, gus: Host) -> str:
    """A game of Hana against Gus, who begins."""
    table = hana.open_table(seats=[OwnSeat(), OpenSeat()], options={**FIRST_GAME, "start": 1})
    gus.order(table, Join(1))
    return table


@pytest.fixture
def ann(visit: Visit, hana: Host) -> Visitor:
    """Hana's browser, which writes down its notices, and wants them."""
    ann = visit(fresh=True).become(hana)
    ann.context.add_init_script(RECORDER)
    ann.open("/settings")
    ann.page.get_by_label("Show a notice in this browser").check()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()
    return ann


def test_the_title_counts_the_tables_that_wait(ann: Visitor, gus: Host, hana: Host, table: str) -> None:
    ann.open("/about")
    expect(ann.page).to_have_title("About Realmwright · Realmwright")
    gus.play_turn(table)
    expect(ann.page).to_have_title("(1) About Realmwright · Realmwright")
    expect(ann.page.locator("header .badge")).to_contain_text("1")
    hana.play_turn(table)
    expect(ann.page).to_have_title("About Realmwright · Realmwright")
    expect(ann.page.locator("header .badge")).not_to_be_visible()


def look_elsewhere(ann: Visitor) -> None:
    """Open a page to which the server talks, and then hide it."""
    ann.open("/about")
    expect(ann.page.locator("html[data-listening]")).to_be_attached()
    ann.page.evaluate(HIDE)


def test_a_hidden_tab_shows_a_notice(ann: Visitor, gus: Host, table: str) -> None:
    look_elsewhere(ann)
    gus.play_turn(table)
    expect(ann.page.locator("html")).to_have_attribute("data-notices", f"Your turn: {table};")
    expect(ann.page).to_have_title(re.compile(r"^\(1\)"))


def test_a_tab_in_sight_shows_none(ann: Visitor, gus: Host, table: str) -> None:
    ann.open("/about")
    gus.play_turn(table)
    expect(ann.page).to_have_title(re.compile(r"^\(1\)"))
    expect(ann.page.locator("html[data-notices]")).to_have_count(0)


def test_who_wants_no_notices_gets_none(ann: Visitor, gus: Host, table: str) -> None:
    ann.page.get_by_label("Show a notice in this browser").uncheck()
    look_elsewhere(ann)
    gus.play_turn(table)
    expect(ann.page).to_have_title(re.compile(r"^\(1\)"))
    expect(ann.page.locator("html[data-notices]")).to_have_count(0)


def test_a_browser_that_forbids_notices_is_told_so(visit: Visit) -> None:
    ann = visit(fresh=True)
    ann.context.add_init_script(RECORDER.replace("'granted'", "'denied'"))
    ann.open("/settings")
    box = ann.page.get_by_label("Show a notice in this browser")
    box.click()
    expect(ann.page.get_by_text("The browser does not allow notices.")).to_be_visible()
    expect(box).not_to_be_checked()
