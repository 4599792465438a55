"""Axe finds no violation of WCAG 2.2 AA on any screen, in either theme."""

import re
from collections.abc import Iterator
from typing import Final, Literal

import pytest
from playwright.sync_api import Browser, expect

from realmwright.protocol import BotSeat, GuestSeat, OpenSeat, OwnSeat, Position
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

PALETTES: Final = ("vivid", "print")
"""Beside the usual one; they differ in nothing but colours."""
THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")

OUTLINE: Final = """element => {
    const { borderColor, borderWidth, outlineColor, outlineStyle } = getComputedStyle(element);
    return [borderColor, borderWidth, outlineStyle, outlineStyle === 'none' ? '' : outlineColor];
}"""
"""What tells one thing from another where all colours are those of the system."""


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for all these tests: what is looked at is not changed."""
    ann = Visitor(browser, server.url).become(host)
    yield ann
    ann.close()


@pytest.fixture(scope="module")
def table(host: Host) -> str:
    """A table in play; the host has a tile, and hexes are lit."""

    def wanted(position: Position) -> bool:
        return {"use", "build"} <= {action.kind for action in position.legal}

    seats = [OwnSeat(), BotSeat("random"), BotSeat("random")]
    return host.open_at(wanted, seats=seats, options=FIRST_GAME, hints="greedy")


def check(ann: Visitor, within: str = "html", *, colours_only: bool = False) -> None:
    """What is on the screen now is fine in both themes, which differ in nothing but colours."""
    for theme in THEMES:
        ann.page.emulate_media(color_scheme=theme)
        expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
        ann.check_accessibility(within, colours_only=colours_only or theme != THEMES[0])


def check_dialog(ann: Visitor) -> None:
    """The dialog that is open is fine; what lies behind it and cannot be reached is looked at by itself."""
    check(ann, "dialog[open]")


def test_front_page(ann: Visitor, table: str) -> None:
    ann.open()
    expect(ann.page.locator(f'a[href="/table/{table}"]')).to_be_visible()
    check(ann)


def test_tables(ann: Visitor, host: Host, finished: str, table: str) -> None:
    host.open_table(seats=[OwnSeat(), OpenSeat()], public=True, title="Everybody is welcome")
    ann.open("/tables")
    for address in (f"/replay/{finished}", f"/table/{table}"):
        expect(ann.page.locator(f'a[href="{address}"]')).to_be_visible()
    expect(ann.page.get_by_text("Everybody is welcome")).to_be_visible()
    check(ann)


def test_new_table(ann: Visitor) -> None:
    ann.open("/new")
    for option in ("boards", "cards"):
        ann.page.locator(f"input[name={option}][value=choose]").check()
    ann.page.locator("summary").click()
    check(ann)
    ann.page.locator(".pick").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check_dialog(ann)


def test_settings_of_a_guest(ann: Visitor) -> None:
    ann.open("/settings")
    expect(ann.button("Make an account")).to_be_visible()
    check(ann)


def test_settings_of_an_account(browser: Browser, server: ServerProcess) -> None:
    bob = Visitor(browser, server.url).open("/settings")
    make = bob.page.locator("form[aria-labelledby=make]")
    make.get_by_label("Account name").fill("bob")
    make.get_by_label("Password").fill("a long password")
    make.get_by_role("button").click()
    expect(bob.page.get_by_text("You are logged in as bob.")).to_be_visible()
    for fold in bob.page.locator("summary").all():
        fold.click()
    check(bob)
    bob.close()


def test_about(ann: Visitor) -> None:
    check(ann.open("/about"))


def test_unknown_address(ann: Visitor) -> None:
    assert not ann.complaints
    check(ann.open("/nowhere"))
    # That there is nothing at an address is what the browser must be told.
    ann.forgive("404")


def test_waiting_table(ann: Visitor, host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), OpenSeat(), BotSeat("random")])
    ann.open(f"/table/{table}")
    expect(ann.button("Copy link")).to_be_visible()
    check(ann)


def sit_down(ann: Visitor, table: str) -> None:
    """Be at a table in play; whoever is there already stays."""
    if not ann.page.url.endswith(table):
        ann.open(f"/table/{table}")
    ann.wait_for_turn()


def test_table_in_play(ann: Visitor, table: str) -> None:
    sit_down(ann, table)
    ann.targets.first.hover()
    expect(ann.page.locator(".tag")).to_be_visible()
    ann.press("Hint")
    expect(ann.page.get_by_text(re.compile("^Suggestion: "))).to_be_visible()
    check(ann)


def test_menu(ann: Visitor, table: str) -> None:
    sit_down(ann, table)
    ann.press("More")
    ann.press("Give up")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Give up this game?")
    check_dialog(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).not_to_be_visible()


def test_poster(ann: Visitor, table: str) -> None:
    sit_down(ann, table)
    ann.press("What counts for Fishermen")
    poster = ann.page.get_by_role("dialog", name="Fishermen")
    expect(poster).to_contain_text("next to water")
    expect(poster.locator("img")).to_have_js_property("complete", True)
    assert poster.locator("img").evaluate("image => image.naturalWidth") > 0
    check_dialog(ann)
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).not_to_be_visible()


@pytest.mark.parametrize("palette", PALETTES)
def test_table_in_another_palette_with_letters(
    browser: Browser, server: ServerProcess, host: Host, table: str, palette: str
) -> None:
    ann = Visitor(browser, server.url).become(host).wish(palette=palette, letters=True, coach=True)
    ann.open(f"/table/{table}").wait_for_turn()
    expect(ann.page.locator("html")).to_have_attribute("data-palette", palette)
    expect(ann.page.get_by_role("complementary", name="Your guide")).to_be_visible()
    check(ann, colours_only=palette != PALETTES[0])
    ann.close()


def test_tile_explained(ann: Visitor, host: Host) -> None:
    def wanted(position: Position) -> bool:
        return "new" in {tile["state"] for tile in tiles(position)}

    table = host.open_at(wanted, seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    ann.open(f"/table/{table}").wait_for_turn()
    ann.page.get_by_role("list", name="Extra actions").get_by_role("button").last.click(force=True)
    expect(ann.page.get_by_role("dialog")).to_contain_text("settlement")
    check_dialog(ann)
    ann.press("Close")
    expect(ann.page.get_by_role("dialog")).not_to_be_visible()


def tiles(position: Position) -> list[dict[str, str]]:
    """The tiles of the host."""
    assert position.view is not None
    found: list[dict[str, str]] = position.view["players"][0]["tiles"]
    return found


def test_hand_over(ann: Visitor, host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), GuestSeat("Gus")], options=FIRST_GAME)
    ann.open(f"/table/{table}")
    expect(ann.button("I am Holly")).to_be_visible()
    check(ann)


def test_end_of_a_game(ann: Visitor, finished: str) -> None:
    ann.open(f"/table/{finished}")
    figure = ann.page.get_by_role("button", name=re.compile("Show where from")).first
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "true")
    check(ann)


def test_replay(ann: Visitor, finished: str) -> None:
    ann.open(f"/replay/{finished}?step=30")
    ann.page.get_by_text("The same in figures").click()
    ann.press("What would the bot have played here?")
    expect(ann.page.get_by_text(re.compile("^Surveyor would have played"))).to_be_visible()
    check(ann)


def test_the_colours_of_the_system_tell_things_apart(ann: Visitor, host: Host, table: str) -> None:
    def outline(found: str) -> list[str]:
        outline: list[str] = ann.page.locator(found).first.evaluate(OUTLINE)
        return outline

    cards = host.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    host.choice(cards)
    ann.open(f"/table/{table}").wait_for_turn()
    ring = "getComputedStyle(document.querySelector('#rw-target path')).stroke"
    drawn = ann.page.evaluate(ring)
    ann.page.emulate_media(forced_colors="active")
    assert outline("#tab-log") != outline("#tab-chat"), "the selected tab"
    assert outline("#panel-players li[aria-current]") != outline("#panel-players li:not([aria-current])"), "the turn"
    canvas = ann.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert outline(".able")[0] != canvas, "what can be used has a border"
    assert outline(".actions .button")[0] != canvas, "and so has a button"
    assert outline("#panel-goals .source")[0] == canvas, "what has none shows none"
    assert ann.page.evaluate(ring) == drawn, "lit hexes keep their rings"
    ann.open(f"/table/{cards}")
    assert outline(".board [data-lit]") != outline(".board .dim"), "cards that can be used"
    ann.page.emulate_media(forced_colors="none")
