"""What somebody sets for their browser is kept there, and does what it says."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def ann(visit: Visit, host: Host) -> Visitor:
    return visit().wish(motion=True).become(host)


@pytest.fixture
def table(host: Host) -> str:
    return host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)


def pick(ann: Visitor, group: str, choice: str) -> None:
    """One of the values in the settings, which say that it is saved."""
    ann.page.get_by_role("group", name=group).get_by_role("radio", name=choice).check()
    expect(ann.page.get_by_text("Saved.").first).to_be_visible()


def test_the_theme_is_kept(ann: Visitor) -> None:
    ann.open("/settings")
    page = ann.page.locator("html")
    table = "getComputedStyle(document.documentElement).backgroundColor"
    expect(page).to_have_attribute("data-theme", "light")
    light = ann.page.evaluate(table)
    pick(ann, "Theme", "Dark")
    expect(page).to_have_attribute("data-theme", "dark")
    assert ann.page.evaluate(table) != light
    ann.page.reload()
    expect(page).to_have_attribute("data-theme", "dark")
    expect(ann.page.get_by_role("radio", name="Dark")).to_be_checked()
    ann.page.emulate_media(color_scheme="dark")
    pick(ann, "Theme", "Light")
    expect(page).to_have_attribute("data-theme", "light")
    pick(ann, "Theme", "Like the system")
    expect(page).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(("words", "palette"), [("Vivid", "vivid"), ("Black and white", "print")])
def test_the_palette_colours_the_board(ann: Visitor, table: str, words: str, palette: str) -> None:
    ann.open("/settings")
    pick(ann, "Colours of the board", words)
    with ann.page.expect_request(re.compile(r"/symbols\?")) as asked:
        ann.open(f"/table/{table}").wait_for_turn()
    request: Request = asked.value
    assert f"palette={palette}" in request.url
    expect(ann.page.locator("html")).to_have_attribute("data-palette", palette)


def test_letters_come_and_go(ann: Visitor, table: str) -> None:
    ann.open(f"/table/{table}").wait_for_turn()
    letter = ann.page.locator(".rw-letter").first
    expect(letter).to_have_css("display", "none")
    ann.press("More")
    ann.page.get_by_label("Letters on the hexes").check()
    ann.press("Close")
    expect(letter).not_to_have_css("display", "none")
    ann.page.reload()
    ann.wait_for_turn()
    expect(letter).not_to_have_css("display", "none")


def test_numbers_along_the_edge(ann: Visitor, table: str) -> None:
    for choice, many in (("Never", 0), ("Always", 40)):
        ann.open("/settings")
        pick(ann, "Numbers along the edge of maps", choice)
        ann.open(f"/table/{table}").wait_for_turn()
        expect(ann.page.locator(".numbers text")).to_have_count(many)


def test_confirmation_always(ann: Visitor, table: str) -> None:
    ann.open("/settings")
    pick(ann, "Show first, then play", "Always")
    ann.open(f"/table/{table}").wait_for_turn()
    prompt = ann.prompt.inner_text()
    ann.targets.first.click()
    expect(ann.page.get_by_text("Once more to confirm")).to_be_visible()
    expect(ann.prompt).to_have_text(prompt)
    ann.targets.first.click()
    expect(ann.prompt).not_to_have_text(prompt)


def test_confirmation_never(visit: Visit, host: Host, table: str) -> None:
    bob = visit(touch=True).become(host).open("/settings")
    pick(bob, "Show first, then play", "Never")
    bob.open(f"/table/{table}").wait_for_turn()
    prompt = bob.prompt.inner_text()
    bob.targets.first.tap()
    expect(bob.prompt).not_to_have_text(prompt)


def test_without_motion_nothing_moves(ann: Visitor, table: str) -> None:
    ann.open("/settings")
    motion = ann.page.get_by_label("Pieces move to where they go")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "on")
    motion.uncheck()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
    ann.page.reload()
    expect(motion).not_to_be_checked()
    ann.open(f"/table/{table}").wait_for_turn()
    ann.build()
    assert ann.page.evaluate("document.getAnimations().filter(each => each.playState === 'running').length") == 0


def test_the_system_may_forbid_motion(ann: Visitor) -> None:
    ann.page.emulate_media(reduced_motion="reduce")
    ann.open("/settings")
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
    expect(ann.page.get_by_text("Your system asks for less motion")).to_be_visible()


def test_everything_is_kept_together(ann: Visitor) -> None:
    ann.open("/settings")
    pick(ann, "Colours of the board", "Vivid")
    pick(ann, "Show first, then play", "Always")
    for wish in ("A letter on every hex", "Explain things as I play"):
        ann.page.get_by_label(wish).check()
    ann.page.get_by_label("Play for me when there is only one choice").uncheck()
    ann.page.reload()
    for group, choice in (("Colours of the board", "Vivid"), ("Show first, then play", "Always")):
        expect(ann.page.get_by_role("group", name=group).get_by_role("radio", name=choice)).to_be_checked()
    for wish in ("A letter on every hex", "Explain things as I play"):
        expect(ann.page.get_by_label(wish)).to_be_checked()
    expect(ann.page.get_by_label("Play for me when there is only one choice")).not_to_be_checked()
