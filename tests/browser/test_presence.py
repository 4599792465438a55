"""Who is at the table, and when a bot can play on for somebody who is not."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from realmwright.protocol import BotSeat, Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

HASTE = """(() => {
    const real = performance.now.bind(performance);
    performance.now = () => 100 * real();
})()"""
"""A browser for which a minute passes in less than a second; its timers and the server's clocks know nothing of it."""


def marked(place: Locator, kind: str) -> None:
    expect(place.locator(".mark")).to_have_class(re.compile(rf"\b{kind}\b"))


def test_others_see_who_comes_and_goes(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat(), BotSeat("random")], options=FIRST_GAME, begin="host")
    ben.order(table, Join())
    path = f"/table/{table}"
    # in the waiting room
    watcher = visit().become(ann).open(path)
    seats = watcher.page.get_by_role("region", name="Seats").get_by_role("listitem")
    marked(seats.nth(0), "here")
    expect(seats.nth(1)).to_contain_text("not here")
    marked(seats.nth(2), "bot")
    other = visit().become(ben).open(path)
    marked(seats.nth(1), "here")
    # and in the game: whoever looks at something else is away
    watcher.press("Begin the game")
    expect(other.board).to_be_visible()
    line = watcher.player("Ben")
    marked(line, "here")
    other.open("/tables")
    marked(line, "away")
    expect(line).to_contain_text("away")
    other.open(path)
    marked(line, "here")
    # the same on a phone, beside the names, with words for those who hear the page
    phone = visit(viewport={"width": 390, "height": 844}, touch=True).become(ann).open(path)
    lines = phone.page.locator(".rivals li")
    marked(lines.nth(1), "here")
    expect(lines.nth(1)).to_contain_text("here")
    marked(lines.nth(2), "bot")
    for visitor in (watcher, phone):
        visitor.check_accessibility()


def test_a_bot_is_offered_when_patience_is_at_its_end(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host]
) -> None:
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME, stand_in="greedy")
    ben.order(table, Join())
    # until then it is told when
    waiting = visit().become(ben).open(f"/table/{table}")
    line = waiting.player("Ann")
    expect(line).to_contain_text(re.compile(r"A bot can play on in [45]:\d\d"))
    expect(waiting.button("Let a bot play on")).to_have_count(0)
    # and whoever is asked is told nothing of the kind
    asked = visit().become(ann).open(f"/table/{table}")
    expect(asked.player("Ann")).to_be_visible()
    expect(asked.page.get_by_text("A bot can play on")).to_have_count(0)
    # then it can be chosen; the server decides
    hasty = visit(fresh=True).become(ben)
    hasty.context.add_init_script(HASTE)
    hasty.open(f"/table/{table}")
    expect(hasty.player("Ann").get_by_role("button", name="Let a bot play on")).to_be_visible()
    hasty.press("Let a bot play on")
    expect(hasty.page.get_by_text("That cannot be done now.")).to_be_visible()
