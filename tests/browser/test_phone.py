"""A small phone in somebody's hand: 320 x 640 pixels, and fingers."""

import re
from collections.abc import Callable
from math import dist
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from realmwright.protocol import BotSeat, OpenSeat, OwnSeat, Position
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
Pixel = tuple[float, float]
SMALL: Final = """() => {
    const large = element => {
        const { width, height } = element.getBoundingClientRect();
        return height >= 43.5 || (height >= 24 && width >= 24 && !element.matches('.button, .button *'));
    };
    const pressable = 'button, a[href], select, summary, input:not([type=radio], [type=checkbox]), label.check';
    return [...document.querySelectorAll(pressable)]
        .filter(element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length)
        .filter(element => getComputedStyle(element).display !== 'inline' && !large(element))
        .map(element => element.outerHTML.slice(0, 160));
}"""
"""What a finger can hardly hit. A link within a sentence is as high as the sentence."""

MIDDLES: Final = """cells => cells.map(cell => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    # Forced choices are a matter of luck, and these tests are not about luck.
    return visit(viewport=PHONE, touch=True).wish(forced=False)


@pytest.fixture
def table(phone: Visitor, host: Host) -> str:
    """A game in its first turn, on the phone."""
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    phone.become(host).open(f"/table/{table}").wait_for_turn()
    return table


def middle(element: Locator) -> Pixel:
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Fingers that do more than tap."""

    def __init__(self, visitor: Visitor) -> None:
        self._device = visitor.context.new_cdp_session(visitor.page)

    def put(self, kind: str, *fingers: Pixel) -> None:
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        self._device.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})


def unlit(visitor: Visitor, wanted: Callable[[float], bool]) -> Pixel:
    """The middle of a hex that cannot be chosen, and is as far away from those that can as it is wanted."""
    lights: list[Pixel] = visitor.page.locator("[role=gridcell].lit").evaluate_all(MIDDLES)
    others: list[Pixel] = visitor.page.locator("[role=gridcell]:not(.lit)").evaluate_all(MIDDLES)
    return next(each for each in others if wanted(min(dist(each, light) for light in lights)))


def zoom(visitor: Visitor) -> float:
    """How large the hexes are drawn."""
    width: float = visitor.page.locator("[role=gridcell]").first.evaluate("cell => cell.getBoundingClientRect().width")
    return width


def check_screen(visitor: Visitor) -> None:
    visitor.check_width()
    assert visitor.page.evaluate(SMALL) == []


def test_a_turn_by_taps(phone: Visitor) -> None:
    phone.open()
    phone.play_bots("Easy")
    phone.wait_for_turn()
    for _ in range(3):
        before = phone.prompt.inner_text()
        phone.build()
        expect(phone.prompt).not_to_have_text(before)
    phone.press("End turn")
    expect(phone.prompt).to_contain_text("Build on")
    phone.check_width()


def test_the_first_tap_only_shows(phone: Visitor, host: Host, table: str) -> None:
    prompt = phone.prompt.inner_text()
    confirm = phone.button("Confirm")
    whole = zoom(phone)
    one = phone.targets.first
    one.tap()
    # It is looked at closely, and told about at the thumb.
    expect(confirm).to_be_visible()
    expect(phone.page.locator(".act")).to_contain_text("Build on")
    assert zoom(phone) > 32 > whole
    expect(one).to_have_attribute("aria-selected", "true")
    phone.button("Cancel").tap()
    expect(confirm).not_to_be_visible()
    one.tap()
    expect(confirm).to_be_visible()
    expect(phone.prompt).to_have_text(prompt)
    assert host.position(table).actions == 0
    confirm.tap()
    expect(phone.prompt).not_to_have_text(prompt)
    assert host.position(table).actions == 1


@pytest.mark.usefixtures("table")
def test_a_tap_beside_a_small_hex_means_it(phone: Visitor) -> None:
    size = phone.targets.first.evaluate("cell => cell.getBoundingClientRect().width")
    assert size < 26, "this is about hexes that are hard to hit"
    x, y = unlit(phone, lambda away: away < 1.2 * size)
    phone.page.touchscreen.tap(x, y)
    expect(phone.button("Confirm")).to_be_visible()


def test_two_fingers_zoom_the_board_and_not_the_page(phone: Visitor, host: Host, table: str) -> None:
    fingers = Fingers(phone)
    whole = zoom(phone)
    x, y = middle(phone.board)
    fingers.put("Start", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50, 60):
        fingers.put("Move", (x - apart, y), (x + apart, y))
    fingers.put("End")
    assert zoom(phone) > 2 * whole
    assert phone.page.evaluate("visualViewport.scale") == 1
    expect(phone.button("Confirm")).not_to_be_visible()
    assert host.position(table).actions == 0
    phone.check_width()
    phone.press("Show everything")
    assert zoom(phone) == whole


def holds_a_tile(position: Position) -> bool:
    return {"use", "build"} <= {action.kind for action in position.legal}


def test_a_long_press_explains_a_tile_and_does_not_use_it(phone: Visitor, host: Host) -> None:
    table = host.open_at(holds_a_tile, seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    before = host.position(table)
    assert before.view is not None
    phone.become(host).open(f"/table/{table}").wait_for_turn()
    tile = phone.page.get_by_role("list", name="Extra actions").get_by_role("button").first
    tile.scroll_into_view_if_needed()
    fingers = Fingers(phone)
    fingers.put("Start", middle(tile))
    expect(phone.page.locator(".tip")).to_contain_text("settlement")
    fingers.put("End")
    phone.page.locator("h1").first.tap()
    expect(phone.page.locator(".tip")).not_to_be_visible()
    assert host.position(table).actions == before.actions


@pytest.mark.usefixtures("table")
def test_the_board_is_on_the_first_screen(phone: Visitor) -> None:
    board = phone.board.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= PHONE["width"]
    assert board["y"] >= 0
    assert board["y"] + board["height"] <= PHONE["height"]
    assert board["width"] > 0.8 * PHONE["width"]
    undo = phone.page.get_by_role("button", name="Undo").bounding_box()
    assert undo is not None
    assert undo["y"] + undo["height"] <= PHONE["height"], "what can be done must be at the thumb"


@pytest.mark.parametrize("path", ["/", "/new", "/tables", "/settings", "/about", "/nowhere"])
def test_a_screen_fits(phone: Visitor, host: Host, path: str, finished: str) -> None:
    phone.become(host).open(path)
    if path == "/tables":
        expect(phone.page.locator(f'a[href="/replay/{finished}"]')).to_be_visible()
    if path == "/new":
        for option in ("Boards", "Kingdom Builder cards"):
            phone.page.get_by_role("group", name=option).get_by_role("radio", name="Choose").tap()
        phone.page.locator("summary").tap()
    check_screen(phone)
    if path == "/nowhere":
        # That there is nothing at an address is what the browser must be told.
        phone.forgive("404")


def test_the_waiting_table_fits(phone: Visitor, host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), OpenSeat(), OpenSeat()])
    phone.become(host).open(f"/table/{table}")
    expect(phone.page.get_by_role("button", name="Copy link")).to_be_visible()
    check_screen(phone)


def test_the_table_fits_in_each_tab(phone: Visitor, host: Host) -> None:
    seats = [OwnSeat(), BotSeat("random"), BotSeat("random")]
    table = host.open_at(holds_a_tile, seats=seats, options=FIRST_GAME)
    phone.become(host).open(f"/table/{table}").wait_for_turn()
    for tab in ("Players", "Scoring", "Log", "Chat"):
        phone.page.get_by_role("tab", name=tab).tap()
        expect(phone.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        check_screen(phone)

    # and the ways to other screens, for which the bar has no room, are in the menu
    phone.page.get_by_role("tab", name="Play", exact=True).tap()
    phone.press("More")
    menu = phone.page.get_by_role("dialog")
    for name in ("Tables", "Settings"):
        expect(menu.get_by_role("link", name=name)).to_be_visible()
    check_screen(phone)


def test_the_end_and_the_replay_fit(phone: Visitor, host: Host, finished: str) -> None:
    phone.become(host).open(f"/table/{finished}")
    expect(phone.prompt).to_contain_text("Game over")
    check_screen(phone)
    phone.open_tab("chat")
    expect(phone.page.get_by_label("Say something")).to_be_visible()
    check_screen(phone)
    phone.open_tab("play")
    phone.page.get_by_role("link", name="Watch the replay").tap()
    expect(phone.page.get_by_role("slider")).to_be_visible()
    expect(phone.page.get_by_text(re.compile("biggest swing|No single turn"))).to_be_visible()
    check_screen(phone)
