"""The rules at hand: pages of their own, a search over all of them, and a sheet beside every table."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
GAMES: Final = {
    "kingdom-builder": "tile-paddock",
    "winter-kingdom": "talent-mule",
    "dominion": "card-moat",
}
"""A thing of each game that has a picture."""
CUT: Final = """() => [...document.querySelectorAll("main *, dialog *")].filter((each) => {
    const style = getComputedStyle(each);
    if (style.textOverflow === "ellipsis") return true;
    const hidden = each.closest(".visually-hidden, svg, [hidden]") || style.overflowX === "visible";
    return !hidden && each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.outerHTML.slice(0, 120))"""
"""What does not show all of its words."""
SMALL: Final = """() => [...document.querySelectorAll("main *, dialog *")]
    .filter((each) => each.firstChild?.nodeType === 3 && each.firstChild.data.trim() && !each.closest("svg"))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 13).map((each) => each.outerHTML.slice(0, 120))"""


def check(visitor: Visitor) -> None:
    """Everything can be read, and by everybody."""
    visitor.check_width()
    assert visitor.page.evaluate(CUT) == []
    assert visitor.page.evaluate(SMALL) == []
    visitor.check_accessibility()


def test_reading_and_searching(visit: Visit) -> None:
    # given somebody who comes from the front page
    ann = visit()
    page = ann.open().page
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(ann.prompt).to_have_text("The rules of all games")

    # when they search by keys, by name
    page.keyboard.press("/")
    page.keyboard.type("PADDOCK")
    found = page.get_by_role("listbox").get_by_role("option")
    expect(found.first).to_contain_text("Kingdom Builder")
    check(ann)
    page.keyboard.press("ArrowDown")
    expect(found.nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")

    # then they read the entry, with its picture, and go on to its neighbours and its kind
    expect(page).to_have_url(re.compile("/rules/kingdom-builder/tile-paddock$"))
    expect(page.get_by_role("heading", name="Paddock", level=1)).to_be_visible()
    expect(page.locator("article use")).to_have_attribute("href", "#rw-kb-place-paddock")
    page.get_by_role("link", name="Before it: Harbor").click()
    expect(page).to_have_url(re.compile("/tile-harbor$"))
    page.locator(".facts a").click()
    expect(page).to_have_url(re.compile("/rules/kingdom-builder#kind-tile$"))
    expect(page.locator("[data-anchor=kind-tile]")).to_be_focused()

    # and by its number
    page.keyboard.press("/")
    page.keyboard.type("kb 8.8")
    expect(found.first).to_contain_text("Paddock")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)

    # and copy the address of a paragraph, which leads there
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".paragraph .copy").nth(1).click()
    address = page.evaluate("navigator.clipboard.readText()")
    name = page.locator(".paragraph").nth(1).get_attribute("data-anchor")
    assert address == f"{ann.url}/rules/kingdom-builder#{name}"
    ann.open(address.removeprefix(ann.url))
    expect(page.locator(f"[data-anchor={name}]")).to_be_focused()
    expect(page.locator(f"[data-anchor={name}]")).to_be_in_viewport()


def test_an_example_is_played_step_by_step(visit: Visit) -> None:
    ann = visit().open("/rules/kingdom-builder/tile-paddock")
    figure = ann.page.locator("figure").first
    expect(figure).to_contain_text("Step 0 of")
    drawn = figure.locator("img").first
    before = drawn.get_attribute("src")
    ann.button("Next step").first.click()
    expect(figure.get_by_role("status")).to_contain_text("Step 1 of")
    assert drawn.get_attribute("src") != before
    assert drawn.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    ann.button("One step back").first.click()
    expect(figure).to_contain_text("Step 0 of")


def test_what_is_not_there_leads_to_what_is_like_it(visit: Visit) -> None:
    ann = visit().open("/rules/dominion/card-villag")
    expect(ann.prompt).to_have_text("Village")
    expect(ann.page.locator("p.warning")).to_contain_text("card-villag")
    expect(ann.page).to_have_url(re.compile("/rules/dominion/card-village$"))
    ann.open("/rules/dominion#kind-crad")
    expect(ann.page).to_have_url(re.compile("/rules/dominion#kind-card$"))
    expect(ann.page.locator("[data-anchor=kind-card]")).to_be_in_viewport()
    ann.open("/rules/chess")
    expect(ann.prompt).to_have_text("There is nothing here")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_and_in_print(visit: Visit, game: str) -> None:
    ann = visit(viewport=PHONE, touch=True, dark=game == "dominion", language="de")
    for path in (f"/rules/{game}/{GAMES[game]}", f"/rules/{game}"):
        ann.open(path)
        expect(ann.page.locator("article, section h2").first).to_be_visible()
        check(ann)
    # the contents are a sheet, which closes when something is chosen
    ann.press("Inhalt")
    links = ann.page.get_by_role("dialog").get_by_role("link")
    name = links.nth(1).inner_text()
    links.nth(1).tap()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
    # paper shows the rules and nothing to be pressed
    ann.page.emulate_media(media="print")
    for shown in ("header", "main .tools", "search", ".copy"):
        expect(ann.page.locator(shown).first).to_be_hidden()
    expect(ann.page.locator("main h1")).to_be_visible()
    ann.page.emulate_media(media="screen")


def test_beside_a_table(visit: Visit, host: Host) -> None:
    # given a table at which something has been played
    table = host.open_table(
        "dominion", seats=[OwnSeat(), BotSeat("random")], options={"kingdom": "first-game", "start": 0}
    )
    position = host.choice(table)
    treasures = next(sign.action for sign in position.legal or [] if sign.kind == "play-all-treasures")
    host.play(table, position, treasures)
    ann = visit(viewport={"width": 1280, "height": 720}).become(host).open(f"/table/{table}")
    page, sheet = ann.page, ann.page.get_by_role("dialog")
    board = page.locator("#panel-play")
    place = board.bounding_box()

    # when they point at a card and press R, its entry opens beside the table, and nothing moves
    moat = page.locator("[data-place=moat]")
    moat.hover()
    page.keyboard.press("r")
    expect(sheet.get_by_role("heading", name="Moat", level=2)).to_be_visible()
    assert board.bounding_box() == place
    ann.check_accessibility("dialog")

    # and they follow links, go back, search, and close it: the table is where it was
    sheet.get_by_role("link", name="Cards", exact=True).click()
    expect(sheet.locator("[data-anchor=kind-card]")).to_be_in_viewport()
    ann.button("Back").click()
    expect(sheet.get_by_role("heading", name="Moat", level=2)).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("knights")
    expect(sheet.get_by_role("option").first).to_contain_text("Kingdom Builder")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("heading", name="Knights", level=2)).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile(f"/table/{table}$"))

    # and names in the log are links to their entries, by mouse and by keys
    link = ann.log.get_by_role("link", name="Copper", exact=True).first
    link.click()
    expect(sheet.get_by_role("heading", name="Copper", level=2)).to_be_visible()
    page.keyboard.press("Escape")
    ann.log.focus()
    page.keyboard.press("ArrowUp")
    while not page.evaluate("document.activeElement.parentElement.querySelector('a')"):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    name = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Enter")
    expect(sheet.get_by_role("heading", name=name, level=2)).to_be_visible()
    page.keyboard.press("Escape")

    # and what is explained leads there, and so does the menu
    page.mouse.move(0, 0)
    ann.press("More")
    ann.button("Rules").click()
    expect(sheet.get_by_role("navigation", name="Contents")).to_be_visible()


def test_over_a_table_on_a_phone(visit: Visit, host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    ann = visit(viewport=PHONE, touch=True).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    ann.open_tab("goals")
    ann.page.locator("button.picture").first.tap()
    ann.page.get_by_role("link", name="In the rules").tap()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_role("article")).to_be_visible()
    check(ann)
    # however far it is scrolled, it can be closed
    sheet.locator(".facts a").tap()
    expect(sheet.locator("[data-anchor=kind-card]")).to_be_in_viewport()
    expect(ann.button("Close")).to_be_in_viewport()
    ann.button("Close").tap()
    expect(sheet).to_have_count(0)
    expect(ann.board).to_have_count(1)
