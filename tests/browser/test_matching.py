"""Finding somebody to play with on the page: a search that is called away from a bot, open tables, and challenges."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from realmwright.protocol import OpenSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor


def search(page: Page, players: str = "2") -> None:
    page.get_by_role("group", name="Players").get_by_role("radio", name=players, exact=True).check(force=True)
    page.get_by_role("button", name="Search", exact=True).click()


def test_four_people_find_each_other(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    """One waits at a table with a bot, another comes from the front page; two meet at a table that is open to all."""
    ann, bob, cleo, dan = (come_in(name) for name in ("Ann", "Bob", "Cleo", "Dan"))
    first = visit().become(ann).open("/opponent")
    first.check_accessibility()
    search(first.page)
    expect(first.page.get_by_role("region", name="Looking for an opponent")).to_be_visible()
    first.check_accessibility()
    first.page.get_by_role("button", name="Play the Hard bot").click()
    first.page.wait_for_url("**/table/*")
    with_bot = first.page.url
    expect(first.page.get_by_role("complementary", name="Find an opponent")).to_contain_text("Searching")
    # somebody sees on the front page that she searches, and plays with her at a press
    second = visit(viewport=PHONE, touch=True, dark=True).become(bob).open("/")
    second.page.get_by_role("button", name="Play Kingdom Builder with whoever is searching").click()
    second.page.wait_for_url("**/table/*")
    first.page.wait_for_url(second.page.url)
    assert first.page.url != with_bot
    # two others play by a search and a table that looks for players
    third = visit(viewport=PHONE, touch=True).become(cleo).open("/opponent")
    search(third.page, "3")
    third.check_width()
    table = dan.open_table(seats=[OwnSeat(), OpenSeat()], title="Come and play", public=True)
    third.page.get_by_role("button", name="Join Come and play").click()
    third.page.wait_for_url(f"**/table/{table}")
    # the search goes on beside it until it is cancelled
    third.page.get_by_role("button", name="Stop searching").click()
    expect(third.page.get_by_role("complementary", name="Find an opponent")).to_have_count(0)


def test_open_tables_are_filtered(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    ann = come_in("Ann")
    page = visit().become(come_in("Ben")).open("/opponent").page
    expect(page.get_by_role("heading", name="Looking for players")).to_be_visible()
    ann.open_table(seats=[OwnSeat(), OpenSeat(), OpenSeat()], title="Three of us", public=True)
    listed = page.get_by_role("button", name="Join Three of us")
    expect(listed).to_be_visible()
    page.get_by_role("combobox", name="Players").select_option(label="2 players")
    expect(listed).to_have_count(0)
    page.get_by_role("combobox", name="Players").select_option(label="3 players")
    expect(listed).to_be_visible()


def test_a_challenge_from_a_profile(come_in: Callable[[str], Host], visit: Callable[..., Visitor]) -> None:
    eve, finn = come_in("Eve"), come_in("Finn")
    eve.make_account("eve")
    finn.make_account("finn")
    challenged = visit(viewport=PHONE, touch=True).become(finn).open("/rules").page
    sender = visit().become(eve).open("/people/finn")
    sender.page.get_by_role("button", name="Challenge").click()
    sender.check_accessibility()
    sender.page.get_by_role("button", name="Send the challenge").click()
    bar = challenged.get_by_role("complementary", name="Find an opponent")
    expect(bar).to_contain_text("Eve challenges you")
    bar.get_by_role("button", name="Decline").click()
    expect(sender.page.get_by_text("was declined or has expired").first).to_be_visible()
    sender.page.get_by_role("button", name="Challenge").click()
    sender.page.get_by_role("button", name="Send the challenge").click()
    bar.get_by_role("button", name="Accept").click()
    challenged.wait_for_url("**/table/*")
    sender.page.wait_for_url(challenged.url)
