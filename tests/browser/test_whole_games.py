"""Whole games of each game: by touch on a phone, and by keys alone."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, ViewportSize, expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.test_dominion import PEACEFUL
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.soak

Visit = Callable[..., Visitor]
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
OPTIONS: Final = {
    "kingdom-builder": {"start": 0},
    "winter-kingdom": {"start": 0, "twist": "none"},
    "dominion": PEACEFUL,
}
LONGEST: Final = 1500
"""Choices in a game."""
PRICES: Final = (8, 6, 5, 3)
"""Of what is bought, the dearest first: Province, Gold, a Duchy or the like, Silver."""
ASKED: Final = "[data-cell].lit, [data-lit], .answers button"
"""Whatever can be chosen."""
SOON: Final = 1000
"""Milliseconds."""


class Player(ABC):
    """Somebody who plays a game to its end, without much thought."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def found(self, selector: str) -> Locator | None:
        """The first that can be seen."""
        one = self.page.locator(selector).locator("visible=true").first
        return one if one.count() else None

    @abstractmethod
    def choose(self) -> None:
        """Make one choice."""

    def play_out(self) -> None:
        """Play until the game is over."""
        over = self.page.get_by_role("heading", name=re.compile("^Game over"))
        for _ in range(LONGEST):
            expect(self.page.locator(ASKED).or_(over).locator("visible=true").first).to_be_visible()
            if over.is_visible():
                return
            # What was seen may be gone by now, since the others play, too: then there is something else to choose.
            with suppress(Error):
                self.choose()
        raise AssertionError("the game does not end")


class Finger(Player):
    """By touch."""

    def choose(self) -> None:
        if treasures := self.found(".lead button"):
            treasures.tap(timeout=SOON)
        elif cell := self.found("[data-cell].lit"):
            self.visitor.take(cell)
        elif dear := next(filter(None, (self.found(f'[data-lit][data-key="{price}"]') for price in PRICES)), None):
            dear.tap(timeout=SOON)
        elif answer := self.found(".answers button"):
            answer.tap(timeout=SOON)


class Typist(Player):
    """By keys alone."""

    def chosen(self, *keys: str) -> bool:
        """Whether one of these keys leads to something that can be chosen."""
        for key in keys:
            self.page.keyboard.press(key)
            if self.page.evaluate("document.activeElement.matches('[data-cell].lit, [data-lit]')"):
                return True
        return False

    def choose(self) -> None:
        if self.found(".lead button"):
            self.page.keyboard.press("t")
        elif self.chosen(*map(str, PRICES) if self.found("[data-key]") else "n"):
            self.page.keyboard.press("Enter")
        elif self.found(".answers button[aria-keyshortcuts]"):
            self.page.keyboard.press("e")
        else:
            self.page.locator(".answers button").first.focus(timeout=SOON)
            self.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("hand", [Finger, Typist])
def test_a_whole_game(visit: Visit, host: Host, hand: type[Player], game: str) -> None:
    table = host.open_table(game, seats=[OwnSeat(), BotSeat("random")], options=OPTIONS[game])
    touch = hand is Finger
    visitor = visit(viewport=PHONE, touch=True) if touch else visit()
    hand(visitor.become(host).open(f"/table/{table}")).play_out()
    expect(visitor.prompt).to_contain_text("Game over")
    assert host.position(table).outcome is not None
