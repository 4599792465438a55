"""Playing lessons in a browser: each action is done where the page offers it, by mouse, by touch or by keys."""

import re
import time
from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, expect

from realmwright.game import Deed, games
from realmwright.lessons import Lesson, Step, attempt
from realmwright.words import Words
from tests.browser.visitor import Visitor

SUPPLY: Final = ("buy", "gain")
"""Actions that are done with a card of the supply."""
DRAWN: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""When what has come is on the screen."""
PATIENCE: Final = 30
"""Seconds in which a page on a busy machine has shown what it knows."""


class Learner:
    """Somebody who does what the solution of a lesson says."""

    def __init__(self, visitor: Visitor, game: str, keys: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self._game = games[game]
        self._words = Words(self._game, "en")
        self._keys = keys

    @property
    def panel(self) -> Locator:
        """What the lesson says."""
        return self.page.locator("aside")

    @property
    def said(self) -> Locator:
        """What can be read of it; a phone has the room for everything that may be said."""
        return self.panel.locator("p").filter(visible=True)

    def do(self, deed: Deed) -> None:
        """Do an action where the page offers it."""
        if deed.kind == "play-all-treasures":
            self._press(self.page.locator(".lead button"), small=False)
        elif "hex" in deed.args:
            self._ask_for(deed)
            cell = self.page.locator(f'[data-cell="{deed.args["hex"]}"].lit')
            cell.wait_for()
            self._press(cell, small=True)
        else:
            self._press(self._control(deed), small=False)

    def _ask_for(self, deed: Deed) -> None:
        """Where there are several pieces to build, say which."""
        wanted = "Fort" if deed.kind == "fort" else "House"
        choice = self.page.locator('.pieces button[aria-pressed="false"][aria-disabled="false"]').filter(
            has_text=wanted
        )
        if deed.kind in ("fort", "build") and choice.count():
            self._press(choice, small=False)

    def _control(self, deed: Deed) -> Locator:
        """A button or a card for an action, as soon as the page has it."""
        end = time.monotonic() + PATIENCE
        while (found := self._offered(deed)) is None:
            assert time.monotonic() < end, f"nothing on the page does: {self._words.action(deed)}"
            self.page.wait_for_timeout(20)
        return found

    def _offered(self, deed: Deed) -> Locator | None:
        words = self._words.action(deed)
        named = [
            str(self._words.name(name, value))
            for name, value in deed.args.items()
            if isinstance(value, str) and name != "hex"
        ]
        if isinstance(deed.args.get("card"), str):
            offer = self.page.get_by_role("list", name=self._words.say("page-offer"))
            among = self.page.locator(".board" if deed.kind in SUPPLY else ".hand").or_(offer)
            label = re.compile(rf"\b{re.escape(named[0])}\b")
            cards = among.locator("[data-lit]").and_(self.page.get_by_role("button", name=label))
            if cards.count():
                return cards.first
            ways = offer.get_by_role("button", name=re.compile(rf"{re.escape(named[0])}$"))
            return ways.filter(has_text=self._words.say(f"page-do-{deed.kind}")).first
        if isinstance(talent := deed.args.get("talent"), str):
            return self._talent(talent, deed)
        if deed.kind == "done":
            # What is done with says it in its own words: "Trash no more".
            return self.page.locator(".answers button").filter(visible=True).first
        buttons = self.page.get_by_role("button")
        for name in (words, *named):
            exact = buttons.and_(self.page.get_by_role("button", name=name, exact=True)).filter(visible=True)
            if exact.count():
                return exact.first
        for name in (words, *named):
            like = self.page.get_by_role("button", name=re.compile(rf"\b{re.escape(name)}\b")).filter(visible=True)
            if like.count():
                return like.first
        return None

    def _talent(self, name: str, deed: Deed) -> Locator | None:
        """What is done with a talent; on a phone they have a tab of their own."""
        if self.visitor.touch:
            self.visitor.open_tab("holdings")
        deeds = self.page.locator(f'[data-thing="talent-{name.replace(" ", "-")}"] .deeds button').filter(visible=True)
        texts = {"use": ("Use II",) if deed.args.get("level") == 2 else ("Use", "Use I"), "buy": ("Buy",)}
        wanted = texts.get(deed.kind, {"upgrade": ("Upgrade",)}.get(deed.kind, ("3 uses",)))
        for text in wanted:
            found = deeds.filter(has=self.page.get_by_text(text, exact=True))
            if found.count():
                return found.first
        return None

    def _press(self, control: Locator, small: bool) -> None:
        if self._keys:
            control.focus()
            self.page.keyboard.press("Enter")
        elif small:
            self.visitor.take(control)
        elif self.visitor.touch:
            control.tap()
        else:
            control.click()

    def play(self, step: Step, actions: Sequence[str]) -> None:
        """Play actions from the beginning of a step."""
        for count, action in enumerate(actions):
            before = attempt(step, actions[:count]).state
            with self.page.expect_response(re.compile("/attempt$")):
                self.do(before.describe(before.read(action)))
            self.page.evaluate(DRAWN)

    def solve(self, lesson: Lesson) -> None:
        """Play all steps of a lesson by their solutions."""
        self.visitor.open(f"/learn/{self._game.name}/{lesson.name}")
        for number, step in enumerate(lesson.steps, 1):
            expect(self.panel).to_contain_text(f"Step {number} of {len(lesson.steps)}")
            self.play(step, step.solution)
            expect(self.said.filter(has_text="Well done.")).to_be_visible()
            if number < len(lesson.steps):
                self.visitor.press("Next step")
