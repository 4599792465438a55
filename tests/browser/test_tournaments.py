"""Tournaments on the page: from the announcement to the cup by clicks, and every form on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import Clock
from realmwright.tournament_protocol import BeginTournament, EnterTournament, NewTournament
from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor


def test_from_the_announcement_to_the_cup(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    host, other = come_in("Tilda"), come_in("Ole")
    host.make_account("tilda")
    tilda, ole = visit().become(host).open("/tables"), visit(viewport=PHONE, touch=True, dark=True).become(other)
    tilda.page.get_by_role("link", name="Tournaments").click()
    tilda.page.get_by_role("link", name="Announce a tournament").click()
    tilda.page.get_by_label("Title").fill("The Sunday cup")
    tilda.page.get_by_role("radio", name="Knockout").check(force=True)
    tilda.check_accessibility()
    tilda.page.get_by_role("button", name="Announce a tournament").click()
    expect(tilda.page.get_by_role("heading", name="The Sunday cup")).to_be_visible()
    tilda.page.get_by_role("button", name="Take part").click()
    expect(tilda.page.get_by_role("button", name="Leave")).to_be_visible()
    address = tilda.page.url.removeprefix(tilda.url)
    # whoever has the link takes part
    ole.open(address).page.get_by_role("button", name="Take part").click()
    expect(ole.page.get_by_role("button", name="Leave")).to_be_visible()
    tilda.page.get_by_role("button", name="Begin now").click()
    # the page shows the game as soon as it has begun, without anybody asking
    ole.page.get_by_role("link", name="To your game").click()
    ole.page.wait_for_url("**/table/*")
    ole.press("More")
    ole.press("Give up")
    ole.press("Yes, give up")
    ole.page.get_by_role("link", name="Back to the tournament").click()
    expect(ole.page.get_by_text("Tilda has won")).to_be_visible()
    ole.check_width()
    ole.check_accessibility()
    expect(tilda.page.get_by_text("Tilda has won")).to_be_visible()
    tilda.check_accessibility()
    tilda.open("/people/tilda").page.get_by_role("region", name="Cups").get_by_role("link").click()
    expect(tilda.page.get_by_text("Tilda has won")).to_be_visible()


@pytest.mark.parametrize("form", ["swiss", "league"])
def test_standings_fit_on_a_phone(form: str, come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    people = [come_in(name) for name in ("Anna-Lena zu Hohenlohe-Langenburg-Itter", "Ben", "Cleo", "Dora", "Eve")]
    people[0].make_account(f"host{form}")
    asked = NewTournament("kingdom-builder", form, "Autumn", Clock(game=600), division=2)  # type: ignore[arg-type]
    found = people[0].announce(asked)
    for person in people:
        person.about_tournament(found.id, EnterTournament())
    people[0].about_tournament(found.id, BeginTournament())
    visitor = visit(viewport=PHONE, touch=True).become(people[1]).open(f"/tournaments/{found.id}")
    expect(visitor.page.get_by_role("heading", name="Round 1")).to_be_visible()
    visitor.check_width()
    visitor.check_accessibility()
    visitor.open("/tournaments").check_width()
    visitor.check_accessibility()
