"""Holidays on the page: begun in the settings, seen by the others at the table, and over when one says so."""

from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import Clock, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor


def test_a_holiday_stops_the_clock_and_is_seen(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    hal, ida = come_in("Hal"), come_in("Ida")
    hal.make_account("hal")
    slow = Clock(turn=86_400)
    table = hal.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME, clock=slow)
    watching = visit().become(ida).open(f"/table/{table}")
    watching.page.get_by_role("button", name="Sit here").click()
    expect(watching.page.get_by_text("on holiday until")).to_have_count(0)
    visitor = visit(viewport=PHONE, touch=True).become(hal).open("/settings")
    section = visitor.page.get_by_role("region", name="Holiday")
    expect(section.get_by_text("30 of 30 days")).to_be_visible()
    visitor.check_width()
    section.get_by_role("button", name="Begin holiday").click()
    expect(section.get_by_text("You are away until")).to_be_visible()
    visitor.check_accessibility()
    # the seat and the log
    expect(watching.page.get_by_text("on holiday until").first).to_be_visible()
    section.get_by_role("button", name="I am back").click()
    expect(section.get_by_text("Your next holiday can begin on")).to_be_visible()
    expect(watching.page.get_by_text("Hal is back from holiday.").first).to_be_attached()
