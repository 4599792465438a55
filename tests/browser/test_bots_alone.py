"""Bots play among themselves, and whoever opened their table watches, at a pace of their choice."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, Leave
from tests.browser.host import Host
from tests.browser.visitor import PATIENCE, Visitor


def test_every_seat_can_be_a_bots(visit: Callable[..., Visitor]) -> None:
    ann = visit().wish(pace="steps").open("/new/kingdom-builder")
    ann.page.get_by_role("combobox", name="Seat 1", exact=True).select_option(label="Bot")
    for place in (1, 2):
        ann.page.get_by_role("combobox", name=f"Bot in seat {place}").select_option(label="Easy bot")
    expect(ann.page.get_by_text("All seats are for bots now: you watch.")).to_be_attached()
    expect(ann.page.get_by_text("The bots begin at once, and play while you watch.")).to_be_visible()
    ann.press("Watch 2 bots play")
    # they begin at once, and each step waits for whoever watches
    expect(ann.board).to_be_visible()
    expect(ann.page.get_by_text("You are watching.")).to_be_visible()
    expect(ann.player("Easy bot 2")).to_be_visible()
    step = ann.page.get_by_role("button", name=re.compile("Next step"))
    expect(step).to_be_visible(timeout=2 * PATIENCE)
    ann.press(re.compile("Next step"))
    # it can be ended
    ann.press("More")
    ann.press("End this game")
    ann.press("No, watch on")
    ann.press("End this game")
    ann.press("Yes, end it")
    expect(ann.page).to_have_url(f"{ann.url}/")


def test_a_game_that_was_ended_is_closed(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table(seats=[BotSeat("random"), BotSeat("random")])
    # it waits for somebody who watches, among the tables of whoever opened it
    watcher = visit().become(ann).open("/tables")
    expect(watcher.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    ann.order(table, Leave())
    watcher.open(f"/table/{table}")
    expect(watcher.page.get_by_role("heading", name="This table is closed")).to_be_visible()
