"""A layout that never moves: every part of a table has its place, whatever is asked, said or shown."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from realmwright.game import Json
from realmwright.protocol import BotSeat, Chat, OwnSeat
from realmwright.rules.winter_kingdom.setup import TWIST_POOL
from tests.browser.host import FIRST_GAME, Host
from tests.browser.test_languages import TOUR
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SMALL: Final[ViewportSize] = {"width": 320, "height": 640}
CHOICES: Final = 12
LINES: Final = 5
"""So many of the log are always seen."""
DONE: Final = "These were my twelve."
TURNS: Final = 3
"""So many turns make a table with something at hand."""
GAMES: Final[dict[str, dict[str, Json]]] = {
    "kingdom-builder": {"first_game": True, "start": 0},
    "winter-kingdom": {
        "start": 0,
        "economy": "agriculture",
        "twist": "mobility",
        "cards": ["lords", "shore folk", "royal roads"],
    },
    "dominion": {"start": 0, "kingdom": "first-game"},
}
ALL_SETS: Final[dict[str, Json]] = {
    "sets": "all",
    "boards": ["barracks_crossroads", "temple", "cathedral_watchtower", "quarry"],
    "island": "tree house",
    "start": 0,
}
ALL_TWISTS: Final[dict[str, Json]] = {"start": 0, "twist": TWIST_POOL[0], "more_twists": [*TWIST_POOL[1:]]}
HEX_WIDTHS: Final = {"kingdom-builder": 32, "all sets": 30, "winter-kingdom": 24, "all twists": 24}
"""The least on a laptop, in pixels, where a table has hexes."""

WATCH: Final = """() => {
    const board = document.querySelector('.table > .board');
    window.rectangles = new Set();
    const measure = () => {
        const { x, y, width, height } = board.getBoundingClientRect();
        rectangles.add([x, y, width, height].join(' '));
    };
    measure();
    new MutationObserver(measure).observe(document.body, {
        attributes: true, characterData: true, childList: true, subtree: true,
    });
}"""
"""Measures the board whenever anything changes on the page."""

CUT: Final = """() => [...document.querySelectorAll('main *')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(element => !element.closest('svg, nav, .home, .visually-hidden, .capital, [role=log]'))
    .filter(element => {
        const style = getComputedStyle(element);
        if (style.clipPath !== 'none') return false;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return true;
        const words = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        return words && style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1;
    })
    .map(element => element.outerHTML.slice(0, 160))"""
"""Words that are cut off, or would be if there were more of them."""

OUTSIDE: Final = """names => names
    .filter(name => {
        const mine = name.getBoundingClientRect(), all = name.parentElement.getBoundingClientRect();
        return mine.left < all.left - 1 || mine.right > all.right + 1 || mine.height > 30;
    })
    .map(name => name.innerText)"""
"""Names that stand outside their line, or need two."""

NOTHING_TWICE: Final = """() => {
    const names = where => [...document.querySelectorAll(where)].map(name => name.innerText);
    const goals = names('#panel-goals b');
    return names('.corner:not(.away) b').every(name => !goals.includes(name));
}"""

COVERED: Final = """() => {
    const tip = document.querySelector('.tip').getBoundingClientRect();
    return [...document.querySelectorAll('.lit, [data-lit], .answers button')]
        .map(element => element.getBoundingClientRect())
        .filter(({ left, right, top, bottom }) =>
            left < tip.right && tip.left < right && top < tip.bottom && tip.top < bottom).length;
}"""

OUT_OF_SIGHT: Final = """() => [...document.querySelectorAll('.lit, [data-lit], .answers button, .act button')]
    .filter(element => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    })
    .map(element => element.outerHTML.slice(0, 160))"""
"""What can be pressed now and is not on the screen."""

HIDDEN_NUMBERS: Final = """() => {
    const boxes = found => [...document.querySelectorAll(found)].map(element => element.getBoundingClientRect());
    const numbers = boxes('.numbers text');
    const hexes = boxes('[role=gridcell]').map(({ x, y, width, height }) => [x + width / 2, y + height / 2, width / 2]);
    return numbers.filter(one =>
        one.left < 0 || one.top < document.querySelector('header').getBoundingClientRect().bottom - 3 ||
        one.right > innerWidth || one.bottom > innerHeight ||
        hexes.some(([x, y, reach]) =>
            x + reach > one.left && x - reach < one.right && Math.abs(y - (one.top + one.bottom) / 2) < reach) ||
        numbers.some(other => one !== other &&
            one.left < other.right && other.left < one.right &&
            Math.abs(one.top - other.top) < one.height / 2)).length;
}"""
"""How many numbers along the edge of a map are off the screen, on the land, or upon another."""

COVERING_NOTES: Final = """() => {
    const boxes = found => [...document.querySelectorAll(found)].map(element => element.getBoundingClientRect());
    const things = [...boxes('[role=gridcell]'), ...boxes('.numbers text'), ...boxes('.board button[title]')];
    return boxes('.corner:not(.away) > *').filter(({ left, right, top, bottom }) =>
        top < 0 || bottom > innerHeight || things.some(thing =>
            left < thing.right && thing.left < right && top < thing.bottom && thing.top < bottom)).length;
}"""
"""How many notes in the corners of a map lie upon hexes, numbers or buttons, or off the screen."""


def hex_width(visitor: Visitor) -> float:
    width: float = visitor.page.locator("[role=gridcell]").first.evaluate("cell => cell.getBoundingClientRect().width")
    return width


def open_table(host: Host, game: str, **options: Json) -> str:
    seats = [OwnSeat(), *[BotSeat("random")] * (3 if options else 1)]
    return host.open_table(game, seats=seats, options=options or GAMES[game], hints="greedy")


def wait_for_choice(visitor: Visitor) -> None:
    expect(visitor.page.locator(".lit, [data-lit], .answers button").first).to_be_attached()


@pytest.fixture(scope="module")
def tables(host: Host) -> dict[str, str]:
    """A table of each game after some turns; nobody may change it, for many tests look at it."""
    found = {game: open_table(host, game) for game in GAMES} | {
        "all sets": open_table(host, "kingdom-builder", **ALL_SETS),
        "all twists": open_table(host, "winter-kingdom", **ALL_TWISTS),
    }
    for table in found.values():
        for _ in range(TURNS):
            host.play_turn(table)
        host.choice(table)
    return found


@pytest.fixture(scope="module", params=[LAPTOP, PHONE], ids=["laptop", "phone"])
def looker(browser: Browser, server: ServerProcess, host: Host, request: pytest.FixtureRequest) -> Iterator[Visitor]:
    """The host at one browser, for all that is only looked at."""
    phone = request.param is PHONE
    looker = Visitor(browser, server.url, request.param, touch=phone).wish(forced=False).become(host)
    yield looker
    looker.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_never_moves(visit: Visit, host: Host, game: str) -> None:
    # given a newcomer with lessons, at three screens at once
    table = open_table(host, game)
    screens = [visit(viewport=size, touch=size is PHONE) for size in (LAPTOP, DESK, PHONE)]
    for screen in screens:
        screen.wish(coach=True, forced=False).become(host).open(f"/table/{table}")
        wait_for_choice(screen)
        screen.page.evaluate(WATCH)

    # when hints are asked for, lessons are read, and twelve choices are made
    for screen in screens:
        screen.press("Hint")
        expect(screen.page.get_by_text("Suggestion:")).to_be_visible()
        screen.press("Got it")
    for _ in range(CHOICES):
        position = host.choice(table)
        if not position.legal:
            break
        host.play(table, position, position.legal[position.at * 7 % len(position.legal)].action)
    host.order(table, Chat(DONE))

    # then the board is where it was, whatever came and went
    for screen in screens:
        # Three screens draw all these positions at once, however slow the machine is.
        expect(screen.page.locator("[role=log]", has_text=DONE)).to_be_attached(timeout=6 * PATIENCE)
        rectangles = screen.page.evaluate("[...rectangles]")
        assert len(rectangles) == 1, rectangles


@pytest.fixture(scope="module", params=[*GAMES, "all sets", "all twists"])
def shown(looker: Visitor, tables: dict[str, str], request: pytest.FixtureRequest) -> str:
    """The name of the table that the looker has before them."""
    name: str = request.param
    looker.open(f"/table/{tables[name]}")
    wait_for_choice(looker)
    return name


def test_nobody_scrolls_to_play(looker: Visitor, shown: str) -> None:
    assert looker.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), shown
    assert looker.page.evaluate(OUT_OF_SIGHT) == []
    looker.check_width()


def test_no_word_is_cut_off(looker: Visitor, shown: str) -> None:
    for language in TOUR:
        # The bar of a phone's table has no room for it.
        looker.page.locator("header select").select_option(language, force=looker.touch)
        expect(looker.page.locator("html")).to_have_attribute("lang", language)
        assert looker.page.evaluate(CUT) == [], shown
        tabs = looker.page.get_by_role("tab").all()
        # The first is where everybody begins.
        for tab in [*tabs[1:], *tabs[:1]]:
            tab.click()
            assert looker.page.evaluate(CUT) == [], shown


def test_hexes_are_large(looker: Visitor, shown: str) -> None:
    if shown not in HEX_WIDTHS:
        assert looker.page.locator("[role=gridcell]").count() == 0
        return
    if not looker.touch:
        assert hex_width(looker) >= HEX_WIDTHS[shown]
        return
    # A tap brings them near, says what would happen, and changes nothing.
    looker.page.locator(".lit").first.tap()
    expect(looker.button("Confirm")).to_be_visible()
    assert hex_width(looker) >= 32
    looker.button("Cancel").tap()
    expect(looker.button("Confirm")).to_have_count(0)


def test_log_and_chat_are_always_in_reach(looker: Visitor, shown: str) -> None:
    for tab in ("chat", "log"):
        looker.open_tab(tab)
        box = looker.log.bounding_box()
        assert box is not None, shown
        form = looker.page.locator("#chat").bounding_box() if tab == "chat" else None
        lowest = form or box
        assert lowest["y"] + lowest["height"] <= looker.page.evaluate("innerHeight"), shown
        line = looker.log.locator(".line, p").last.evaluate("line => line.getBoundingClientRect().height")
        assert tab == "chat" or box["height"] >= LINES * line
    if looker.touch:
        looker.open_tab("play")


def test_numbers_stand_around_the_land(looker: Visitor, shown: str) -> None:
    numbers = looker.page.locator(".numbers text")
    if looker.touch or shown not in HEX_WIDTHS:
        assert numbers.count() == 0
        return
    assert looker.page.evaluate(HIDDEN_NUMBERS) == 0
    # Those of 1,2 or of any other hex are found from it.
    words = set(numbers.all_text_contents())
    hexes = looker.page.locator("[role=gridcell]").evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    named = {number.replace("-", "\u2212") for place in hexes for number in place.split(",")}
    assert words == named, shown
    # They go with the map, and are not larger near by.
    high = numbers.first.evaluate("number => number.getBoundingClientRect().height")
    place = numbers.first.evaluate("number => number.getBoundingClientRect().y")
    looker.button("Zoom in").click()
    assert abs(numbers.first.evaluate("number => number.getBoundingClientRect().height") - high) < 1
    assert numbers.first.evaluate("number => number.getBoundingClientRect().y") != place
    looker.button("Show everything").click()


def test_corners_of_a_map_have_whole_notes_that_cover_nothing(looker: Visitor, shown: str) -> None:
    notes = looker.page.locator(".corner:not(.away)")
    if looker.touch or shown not in ("winter-kingdom", "all twists", "all sets"):
        assert notes.count() == 0
        return
    expect(notes.first).to_be_visible()
    assert looker.page.evaluate(COVERING_NOTES) == 0
    # What has found a corner is not told a second time; corners are found anew when the letters have come.
    looker.page.wait_for_function(NOTHING_TWICE)


def test_a_tip_covers_nothing_that_can_be_pressed(visit: Visit, host: Host, tables: dict[str, str]) -> None:
    ann = visit(viewport=LAPTOP).become(host).open(f"/table/{tables['kingdom-builder']}")
    wait_for_choice(ann)
    explained: Any = ann.page.locator(".hand [aria-description], .side button[aria-description], h1[aria-description]")
    for number in range(explained.count()):
        explained.nth(number).hover()
        expect(ann.page.locator(".tip")).to_be_visible()
        assert ann.page.evaluate(COVERED) == 0
        ann.page.mouse.move(640, 719)
        expect(ann.page.locator(".tip")).not_to_be_visible()


def test_a_small_phone_needs_no_sideways_scroll(visit: Visit, host: Host, tables: dict[str, str]) -> None:
    ann = visit(viewport=SMALL, touch=True).become(host)
    for table in tables.values():
        ann.open(f"/table/{table}")
        wait_for_choice(ann)
        ann.check_width()
        ann.check_accessibility()
        for tab in ann.page.get_by_role("tab").all():
            tab.tap()
            ann.check_width()


def test_names_above_the_points_are_whole(visit: Visit, host: Host) -> None:
    # given four players, of whom some have long names
    seats = [OwnSeat(), BotSeat("greedy"), BotSeat("random"), BotSeat("random")]
    table = host.open_table(seats=seats, options=FIRST_GAME)
    host.play_on(table)
    for size in (LAPTOP, PHONE):
        ann = visit(viewport=size, touch=size is PHONE, language="de").become(host).open(f"/table/{table}")
        names = ann.page.locator("ul:has(+ table) li")
        expect(names).to_have_count(4)
        assert [found for found in ann.page.evaluate(CUT) if "<li" in found] == []
        assert names.evaluate_all(OUTSIDE) == []
