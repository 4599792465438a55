"""Unknown addresses and requests that the server refuses: the page says so in words, and no input is lost."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import OpenSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import Visitor

REFUSED = "status of 4"
"""The browser itself complains about every answer that is a refusal."""
UNSEEN = "\N{ZERO WIDTH SPACE}"


@pytest.mark.parametrize("path", ["/table/ouiYkhCJQD2nvFyrgL-8dQ", "/table/nonsense", "/replay/nonsense"])
def test_a_table_that_is_not_there(visit: Callable[..., Visitor], path: str) -> None:
    ann = visit().open(path)
    expect(ann.page.get_by_role("alert")).to_have_text("There is no such table. Ask for the link again.")
    ann.page.locator("main").get_by_role("link").first.click()
    expect(ann.page.get_by_role("heading", name="Pull up a chair, build a kingdom.")).to_be_visible()
    ann.forgive(REFUSED)


@pytest.mark.parametrize("path", ["/nowhere", "/table", "/nowhere/at/all"])
def test_a_page_that_is_not_there(visit: Callable[..., Visitor], path: str) -> None:
    ann = visit().open(path)
    expect(ann.prompt).to_have_text("There is nothing here")
    ann.page.get_by_role("link", name="To the front page").click()
    expect(ann.page.get_by_role("heading", name="Pull up a chair, build a kingdom.")).to_be_visible()
    ann.forgive(REFUSED)


def test_a_game_that_is_not_there(visit: Callable[..., Visitor]) -> None:
    ann = visit().open("/new/chess")
    expect(ann.page.get_by_text("This game is not played here.")).to_be_visible()
    expect(ann.page.get_by_role("button", name=re.compile("^Start against"))).to_be_enabled()


def test_a_table_that_shows_nothing_to_strangers(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    host = come_in("Ann")
    table = host.open_table(seats=[OwnSeat(), OpenSeat()], spectators="off")
    friend, stranger = visit().open(f"/table/{table}"), visit().open(f"/table/{table}")
    friend.press("Sit here")
    expect(friend.board).to_be_visible()
    expect(stranger.page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
    expect(stranger.page.get_by_role("alert")).to_have_text("This table does not allow that.")
    expect(stranger.board).to_have_count(0)
    stranger.forgive(REFUSED)


def test_a_set_up_that_the_server_refuses(visit: Callable[..., Visitor]) -> None:
    # given a table with a title in which nothing is to be seen
    ann = visit().open("/new")
    ann.page.get_by_role("button", name="Add a seat").click()
    ann.page.get_by_text("Table rules").click()
    ann.page.get_by_label("Title").fill(UNSEEN)
    ann.page.get_by_label("Ask the others to take a move back").uncheck()

    # when it is opened, then the page says what is wrong
    ann.page.get_by_role("button", name=re.compile("^Start against")).click()
    expect(ann.page.get_by_role("alert")).to_have_text("Please write at least one letter, and no control characters.")

    # and everything is as it was left
    expect(ann.page.get_by_label("Title")).to_have_value(UNSEEN)
    expect(ann.page.get_by_label("Ask the others to take a move back")).not_to_be_checked()
    expect(ann.page.get_by_role("button", name="Start against 2 bots")).to_be_enabled()

    # and it can be put right
    ann.page.get_by_label("Title").fill("Friday night")
    ann.press("Start against 2 bots")
    ann.wait_for_turn()
    expect(ann.page.locator("#panel-players li")).to_have_count(3)
    ann.forgive(REFUSED)


def test_a_server_that_cannot_be_reached(visit: Callable[..., Visitor]) -> None:
    ann = visit(fresh=True).open()
    ann.press("Play Kingdom Builder")
    ann.context.set_offline(True)
    ann.press("Easy")
    expect(ann.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    ann.context.set_offline(False)
    ann.press("Easy")
    ann.wait_for_turn()
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.forgive("ERR_INTERNET_DISCONNECTED")
