"""Dominion's screens: what is clicked together is what is played; in every language, and fit for everybody."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from realmwright.protocol import BotSeat, OwnSeat, Position
from tests.browser.host import Host
from tests.browser.test_accessibility import check, check_dialog
from tests.browser.test_dominion import ATTACKED, card, wait_for_choice
from tests.browser.test_languages import check_all_words
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


def open_choice(position: Position) -> bool:
    """Whether the host may buy, and has cards in play."""
    assert position.view is not None
    return position.view["phase"] == "buy" and len(position.view["table"]) > 1


@pytest.fixture(scope="module")
def table(host: Host) -> str:
    """A table in the midst of a game, with much to see; nobody may change it, for several tests look at it."""
    seats = [OwnSeat(), BotSeat("random"), BotSeat("random")]
    return host.open_at(open_choice, "dominion", seats=seats, options=ATTACKED, hints="greedy")


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for all that is only looked at."""
    ann = Visitor(browser, server.url).become(host)
    yield ann
    ann.close()


def way(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"input[name=kingdom][value={name}]")


def shown(visitor: Visitor) -> list[str]:
    """The ten cards in sight, in their order."""
    ten = visitor.page.get_by_role("region", name="The ten cards of this game").get_by_role("img")
    expect(ten).to_have_count(10)
    names: list[str] = ten.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    return names


def wish_for(visitor: Visitor, name: str, presses: int) -> None:
    for _ in range(presses):
        card(visitor, f"{name}, costs").first.click()


def start(visitor: Visitor, host: Host) -> dict[str, Any]:
    """Open the table; its options as the server has them."""
    visitor.press(re.compile("^Start against"))
    visitor.page.wait_for_url(re.compile("/table/"))
    options = host.position(visitor.page.url.rsplit("/", 1)[1]).settings.options
    return {name: value for name, value in options.items() if value and value != "random"}


def test_wishes_for_a_draft(visit: Visit, host: Host) -> None:
    ann = visit().become(host).open("/new/dominion")
    ann.page.get_by_role("radio", name="Second edition").check()
    way(ann, "draft").check()
    ann.page.get_by_role("checkbox", name=re.compile("^Mix the editions")).check()
    ann.page.locator("summary", has_text="Wishes").click()
    wish_for(ann, "Moat", 1)
    wish_for(ann, "Witch", 2)
    wish_for(ann, "Spy", 3)
    ann.page.get_by_role("searchbox").fill("libr")
    expect(card(ann, "", "kingdom")).to_have_count(1)
    wish_for(ann, "Library", 1)
    assert start(ann, host) == {
        "edition": "second",
        "kingdom": "draft",
        "mixed": True,
        "require": ["library", "moat"],
        "forbid": ["witch"],
    }


def test_a_recommended_set(visit: Visit, host: Host) -> None:
    ann = visit().become(host).open("/new/dominion")
    ann.press("Village Square")
    expect(ann.button("Village Square")).to_have_attribute("aria-pressed", "true")
    assert start(ann, host) == {"edition": "first", "kingdom": "village-square"}


def test_ten_cards_of_ones_own(visit: Visit, host: Host) -> None:
    ann = visit().become(host).open("/new/dominion")
    way(ann, "choose").check()
    cards = card(ann, "", "kingdom")
    # One more than there is room for is not taken.
    for number in range(11):
        cards.nth(number).click()
    expect(ann.page.get_by_role("status").filter(has_text="10")).to_be_visible()
    chosen = start(ann, host)
    assert set(chosen) == {"edition", "cards"}
    assert len(chosen["cards"]) == 10


def test_from_one_game_to_the_other_and_back(visit: Visit, host: Host) -> None:
    ann = visit().become(host).open("/new/dominion")
    expect(way(ann, "drawn")).to_be_checked()
    ten = shown(ann)
    # Both games are known by the second time, and come at once.
    for _ in range(2):
        ann.page.get_by_role("radio", name="Kingdom Builder").check()
        expect(ann.page.get_by_role("group", name="Boards")).to_be_visible()
        expect(way(ann, "drawn")).to_have_count(0)
        ann.page.get_by_role("radio", name="Dominion").check()
        expect(way(ann, "drawn")).to_be_checked()
        assert shown(ann) == ten


def test_the_table_is_fit_for_everybody(ann: Visitor, table: str) -> None:
    ann.open(f"/table/{table}")
    wait_for_choice(ann)
    check(ann)
    card(ann, "Province, costs").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check_dialog(ann)
    ann.press("Close")
    ann.press(re.compile("^Trash"))
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check_dialog(ann)


def test_the_set_up_is_fit_for_everybody(ann: Visitor) -> None:
    ann.open("/new/dominion")
    for name in ("drawn", "choose"):
        way(ann, name).check()
        check(ann)


def test_no_word_is_missing(ann: Visitor, table: str) -> None:
    ann.open(f"/table/{table}")
    expect(ann.page.locator("[data-lit]").first).to_be_visible()
    check_all_words(ann)
    ann.open("/new/dominion")
    for name in ("drawn", "random", "draft", "choose"):
        way(ann, name).check()
        check_all_words(ann)
