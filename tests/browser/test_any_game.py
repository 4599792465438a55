"""The shell names no game: one that brings nothing to the page but its words can be played by them."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.visitor import PHONE, Visitor


def test_a_game_without_a_board_is_played_by_its_words(visit: Callable[..., Visitor]) -> None:
    ann = visit(viewport=PHONE, touch=True).open("/new/tiny")
    ann.press(re.compile("^Start against"))
    over = ann.page.get_by_role("button", name="Play again")
    offered = ann.page.locator("main .actions button.primary")
    for _ in range(40):
        expect(offered.first.or_(over)).to_be_visible()
        if over.is_visible():
            break
        # It may be the other's turn before the finger is there.
        with suppress(TooLate):
            offered.first.tap(timeout=2000)
    expect(over).to_be_visible()
    ann.check_width()
    ann.check_accessibility()
