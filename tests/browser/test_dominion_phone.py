"""Dominion on a small phone, and by keys alone."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.test_dominion import PEACEFUL, card, lit, treasures, wait_for_choice
from tests.browser.test_keyboard import Typist
from tests.browser.test_phone import Fingers, check_screen, middle
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TURNS: Final = 2
LARGE: Final = 44


@pytest.fixture
def table(host: Host) -> str:
    """A game in its first turn."""
    return host.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options=PEACEFUL)


@pytest.fixture
def phone(visit: Visit, host: Host, table: str) -> Visitor:
    phone = visit(viewport=PHONE, touch=True).become(host).open(f"/table/{table}")
    wait_for_choice(phone)
    return phone


def check_reach(what: Locator) -> None:
    """A finger can tap it without looking for it."""
    box = what.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= PHONE["height"]
    assert min(box["width"], box["height"]) >= LARGE


def test_a_turn_by_taps(phone: Visitor, host: Host, table: str) -> None:
    # given the first screen, then the hand and the buttons are at the thumb
    check_screen(phone)
    for what in (treasures(phone), card(phone, "Copper", "can be played"), phone.button("End turn")):
        check_reach(what)

    # when she presses what cannot be missed, then one tap does it
    treasures(phone).tap()
    expect(phone.prompt).to_contain_text("Buy a card")
    card(phone, "Cellar, costs", "can be bought").tap()
    expect(phone.prompt).to_have_text("End your turn")
    phone.press("End turn")
    expect(treasures(phone)).to_be_visible()
    bought = host.position(table).view
    assert bought is not None
    assert bought["players"][0]["turns"] == 2
    assert {pile["card"]: pile["count"] for pile in bought["supply"]}["cellar"] < 10

    # and wherever she has scrolled to, the hand stays where it is
    for tab in ("Players", "Scoring", "Log"):
        phone.page.get_by_role("tab", name=tab).tap()
        check_screen(phone)
        check_reach(card(phone, "Copper", "can be played"))


def test_a_tap_shows_first_for_those_who_wish_it(visit: Visit, host: Host, table: str) -> None:
    phone = visit(viewport=PHONE, touch=True).wish(confirm="always").become(host).open(f"/table/{table}")
    wait_for_choice(phone)
    treasures(phone).tap()
    expect(phone.prompt).to_contain_text("Buy a card")
    # given a tap on a card, then what would happen is said at the thumb
    card(phone, "Cellar, costs", "can be bought").tap()
    deed = phone.page.locator(".act [role=status]")
    expect(deed).to_contain_text("Buy Cellar")
    expect(deed).to_contain_text("+1 Action")
    check_screen(phone)
    phone.button("Cancel").tap()
    expect(phone.prompt).to_contain_text("Buy a card")
    phone.take(card(phone, "Cellar, costs", "can be bought"))
    expect(phone.prompt).to_have_text("End your turn")


def test_a_long_press_explains_a_card_and_does_not_buy_it(phone: Visitor, host: Host, table: str) -> None:
    treasures(phone).tap()
    expect(phone.prompt).to_contain_text("Buy a card")
    before = host.position(table).actions
    pile = card(phone, "Cellar, costs", "can be bought")
    pile.scroll_into_view_if_needed()
    fingers = Fingers(phone)
    fingers.put("Start", middle(pile))
    expect(phone.page.locator(".tip")).to_contain_text("Discard as many cards as you wish")
    fingers.put("End")
    phone.prompt.tap()
    expect(phone.page.locator(".tip")).not_to_be_visible()
    assert host.position(table).actions == before

    # and a card that cannot be bought is shown large
    card(phone, "Province, costs").tap()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("6 victory points")
    check_screen(phone)
    phone.press("Close")
    expect(dialog).not_to_be_visible()


def test_the_set_up_fits(visit: Visit) -> None:
    phone = visit(viewport=PHONE, touch=True).open("/new/dominion")
    for way in ("Drawn now", "Own choice", "Draft"):
        phone.page.get_by_role("radio", name=way).tap()
        check_screen(phone)
    phone.page.locator("summary", has_text="Wishes").tap()
    expect(card(phone, "Moat, costs 2").first).to_be_visible()
    check_screen(phone)


def test_a_curse_asks_before_it_is_bought(visit: Visit, host: Host, table: str) -> None:
    ann = visit().become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    typist = Typist(ann)
    treasures(ann).click()
    expect(ann.prompt).to_contain_text("Buy a card")
    prompt, asked = ann.prompt.inner_text(), ann.page.locator(".asked")
    # when she presses a Curse, then she is asked, and who goes elsewhere is not
    curse = card(ann, "Curse, costs", "can be bought")
    curse.click()
    expect(asked).to_contain_text("Buy Curse")
    expect(asked).to_contain_text("Once more to confirm")
    ann.prompt.hover()
    expect(asked).not_to_be_attached()
    expect(ann.prompt).to_have_text(prompt)
    # and by keys it is the same
    curse.focus()
    typist.press("Enter")
    expect(asked).to_be_visible()
    expect(ann.page.locator("[aria-live]").filter(has_text="Once more to confirm")).to_be_attached()
    typist.press("Escape")
    expect(asked).not_to_be_attached()
    typist.press("Enter")
    expect(asked).to_be_visible()
    expect(ann.prompt).to_have_text(prompt)
    typist.press("Enter")
    expect(ann.prompt).to_have_text("End your turn")
    assert (host.position(table).view or {})["players"][0]["top"] == "curse"


def test_cards_can_be_shown_before_they_are_played(visit: Visit, host: Host, table: str) -> None:
    ann = visit().become(host).wish(confirm="always").open(f"/table/{table}")
    wait_for_choice(ann)
    prompt, asked = ann.prompt.inner_text(), ann.page.locator(".asked")
    for what, said in (("Copper", "Play Copper"), ("Copper, costs", "Buy Copper")):
        one = card(ann, what, "can be played" if what == "Copper" else "can be bought").first
        one.click()
        expect(asked).to_contain_text(said)
        expect(ann.prompt).to_have_text(prompt)
        ann.check_accessibility(".board, .hand")
        one.click()
        expect(ann.prompt).not_to_have_text(prompt)
        prompt = ann.prompt.inner_text()


def test_turns_by_keys(visit: Visit, host: Host, table: str) -> None:
    ann = visit().become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    typist = Typist(ann)
    for _ in range(TURNS):
        # when she plays a Treasure, then the focus stays at her hand
        typist.tab_to(", can be played$")
        typist.press("Enter")
        expect(ann.prompt).to_have_text(re.compile("[1-3] coins?,"))
        typist.check_focus()
        assert ann.page.evaluate("!!document.activeElement.closest('[aria-label^=\"Your hand\"]')")
        # and the others go together
        typist.tab_to("^Play [1-9] Treasures?: ", "Shift+Tab")
        typist.press("Enter")
        typist.wait_for("Buy a card")
        typist.check_focus()

        # and the supply is one stop, in which keys go from pile to pile that can be bought
        typist.tab_to(", can be bought$")
        before = typist.where
        typist.press("n")
        assert typist.where.endswith("can be bought")
        assert typist.where != before
        typist.press("End", "Home", "ArrowDown")
        assert re.match("Estate, costs 2", typist.where)
        typist.press("Enter")
        typist.wait_for("End your turn")
        typist.check_focus()
        assert lit(ann) == []
        typist.press("Control+z")
        typist.wait_for("Buy a card")
        typist.press("Control+Enter")
        wait_for_choice(ann)
        typist.wait_for("Play Treasures")
