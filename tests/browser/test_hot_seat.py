"""Several people at one screen, which goes from hand to hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import GuestSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

TERRAINS = ("grass", "canyon", "desert", "flower field", "forest")


@pytest.fixture
def table(host: Host) -> str:
    """Holly, Ben and Cleo at one screen; Holly begins."""
    return host.open_table(seats=[OwnSeat(), GuestSeat("Ben"), GuestSeat("Cleo")], options=FIRST_GAME)


@pytest.fixture
def screen(visit: Callable[..., Visitor], host: Host, table: str) -> Visitor:
    return visit().wish(forced=False).become(host).open(f"/table/{table}")


def check_hidden(screen: Visitor, name: str) -> None:
    """Nothing but who is next, in anything that the page holds: text, labels or what is not shown."""
    expect(screen.prompt).to_have_text(f"{name} is next")
    content = screen.page.locator("main").evaluate("main => main.outerHTML").lower()
    assert not [terrain for terrain in TERRAINS if terrain in content]
    assert "gridcell" not in content
    assert not [terrain for terrain in TERRAINS if terrain in screen.page.title().lower()]
    expect(screen.page.get_by_role("log")).to_have_count(0)
    expect(screen.button("Undo")).to_have_count(0)
    screen.page.keyboard.press("Control+z")
    screen.page.keyboard.press("Control+Enter")
    expect(screen.button(f"I am {name}")).to_be_focused()


def play_turn(screen: Visitor) -> None:
    for _ in range(3):
        before = screen.prompt.inner_text()
        screen.build()
        expect(screen.prompt).not_to_have_text(before)
    screen.end_turn()


def test_the_screen_is_handed_over(screen: Visitor, host: Host, table: str) -> None:
    for name in ("Holly", "Ben", "Cleo", "Holly", "Ben"):
        # given that somebody is next, then nothing is to be seen yet
        check_hidden(screen, name)

        # when they have the screen, then they see their own card and no other
        terrain = str((host.position(table).view or {})["players"][seat_of(name)]["card"])
        screen.press(f"I am {name}")
        expect(screen.prompt).to_have_text(f"Build on {terrain}: 3 left")
        expect(screen.page.locator(".hand .card")).to_have_count(1)
        expect(screen.page.locator(".hand .card")).to_contain_text(terrain)
        expect(screen.player(name)).to_have_attribute("aria-current", "true")
        play_turn(screen)


def test_the_log_tells_nobody_what_others_hold(screen: Visitor) -> None:
    for name in ("Holly", "Ben"):
        screen.press(f"I am {name}")
        play_turn(screen)
    screen.press("I am Cleo")
    expect(screen.log).to_contain_text("Built ")
    expect(screen.log).not_to_contain_text("Next terrain")


def test_coming_back_asks_who_is_there(screen: Visitor) -> None:
    screen.press("I am Holly")
    screen.build()
    screen.page.reload()
    check_hidden(screen, "Holly")
    screen.press("I am Holly")
    expect(screen.prompt).to_contain_text("2 left")
    expect(screen.button("Undo")).to_be_enabled()


def seat_of(name: str) -> int:
    return ("Holly", "Ben", "Cleo").index(name)
