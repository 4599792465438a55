"""Profiles on the page: an emblem, who may see it, and the games that somebody has finished."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor


def test_a_profile_is_set_up_and_shown(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    pia = come_in("Pia")
    pia.make_account("pia")
    table = pia.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    pia.play_on(table)
    visitor = visit().become(pia).open("/settings")
    page = visitor.page
    section = page.get_by_role("region", name="Profile")
    section.get_by_role("radio", name="Ship").check(force=True)
    section.get_by_role("radio", name="Everybody").check()
    visitor.check_accessibility()
    section.get_by_role("link", name="See your profile").click()
    expect(page.get_by_role("heading", name="Pia")).to_be_visible()
    expect(page.get_by_text("Everybody can see this.")).to_be_visible()
    expect(page.get_by_role("region", name="Kingdom Builder")).to_contain_text("of 1 won")
    expect(page.get_by_role("region", name="Kingdom Builder")).to_contain_text(
        re.compile(r"Won by tile\s*\w+: \d+% of 1")
    )
    page.get_by_role("region", name="Finished games").get_by_role("link").click()
    page.wait_for_url(f"**/replay/{table}")
    stranger = visit(viewport=PHONE, touch=True, dark=True).open("/people/pia")
    expect(stranger.page.get_by_role("heading", name="Pia")).to_be_visible()
    # the table was not listed, so nobody else is led to it
    expect(stranger.page.get_by_role("region", name="Finished games")).to_have_count(0)
    stranger.check_width()
    stranger.check_accessibility()
    stranger.forgive("404")
    stranger.open("/people/nobody")
    expect(stranger.page.get_by_text("There is no profile of that name")).to_be_visible()
