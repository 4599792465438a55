"""What happens is heard by those who wish it, and the icon of the page says whose turn it is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

COUNTED = """() => {
    window.started = 0;
    for (const source of [OscillatorNode, AudioBufferSourceNode]) {
        const start = source.prototype.start;
        source.prototype.start = function (...when) { window.started += 1; return start.apply(this, when); };
    }
}"""
"""Counts every tone and every noise that begins."""
STARTED = "window.started"


@pytest.mark.parametrize(("sound", "heard"), [("soft", True), ("off", False)])
def test_a_turn_is_heard_by_those_who_wish_it(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host], sound: str, heard: bool
) -> None:
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    reader = visit().wish(sound=sound, forced=False).become(ann).open(f"/table/{table}")
    reader.wait_for_turn()
    page = reader.page
    page.evaluate(COUNTED)
    # Browsers are silent until somebody has touched the page, and the first touch wakes the sound.
    reader.targets.first.click()
    expect(reader.log).to_contain_text("Built ")
    ann.play_turn(table)
    expect(reader.prompt).to_have_text("Ben is playing")
    before = page.evaluate(STARTED)
    ben.play_turn(table)
    reader.wait_for_turn()
    assert (page.evaluate(STARTED) > before) == heard


def test_the_icon_says_that_it_is_ones_turn(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    reader = visit().wish(forced=False).become(ann).open(f"/table/{table}")
    icon = reader.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert reader.page.request.get(f"{reader.url}/favicon-turn.svg").ok
    ann.play_turn(table)
    expect(icon).to_have_attribute("href", "/favicon.svg")
