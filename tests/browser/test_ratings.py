"""Ratings on the page: a rated game is agreed on, its end says what has changed, and leaderboards show it."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import OpenSeat, OwnSeat, Resign
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

ASK = "Join the rated game"


def test_a_rated_game_is_agreed_on_and_its_end_says_what_changed(
    server: ServerProcess, come_in: Callable[[str], Host], visit: Callable[..., Visitor]
) -> None:
    rhea, rolf = come_in("Rhea"), come_in("Rolf")
    rhea.make_account("rhea")
    table = rhea.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME, rated=True, takebacks=False)
    page = visit().become(rolf).open(f"/table/{table}").page
    expect(page.get_by_text("Rated games are between people with accounts.")).to_be_visible()
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    rolf.make_account("rolf")
    page.reload()
    expect(page.get_by_text("This game is rated").first).to_be_visible()
    page.get_by_role("button", name=ASK).first.click()
    expect(page.get_by_text("1500 ± 246").first).to_be_visible()
    rhea.choice(table)
    rhea.order(table, Resign())
    gains = page.get_by_label("Ratings", exact=True)
    expect(gains).to_contain_text(re.compile("Rhea.*[^+]\\d+.*Rolf.*\\+\\d+", re.DOTALL))
    page.goto(f"{server.url}/ratings")
    expect(page.get_by_role("region", name="Your ratings")).to_contain_text("One game")
    expect(page.get_by_text("Nobody is rated surely enough yet")).to_be_visible()
    expect(page.get_by_text("The bots, whose ratings never change")).to_be_visible()
    dark = visit(viewport=PHONE, touch=True, dark=True).become(rolf).open("/ratings")
    expect(dark.page.get_by_role("region", name="Your ratings")).to_be_visible()
    dark.check_width()
    dark.check_accessibility()


def test_whoever_opens_a_table_chooses_whether_it_is_rated(
    come_in: Callable[[str], Host], visit: Callable[..., Visitor]
) -> None:
    opener = come_in("Opal")
    page = visit().become(opener).open("/new/kingdom-builder").page
    page.get_by_role("heading", name="Table rules").click()
    rated = page.get_by_role("checkbox", name=re.compile("^Rated"))
    expect(rated).to_be_disabled()
    opener.make_account("opal")
    page.reload()
    page.get_by_role("heading", name="Table rules").click()
    rated.check()
    expect(page.get_by_role("checkbox", name=re.compile("^Hints"))).to_be_disabled()
    expect(page.get_by_role("checkbox", name=re.compile("take a move back"))).to_be_disabled()
