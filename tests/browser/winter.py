"""Winter Kingdom by program and by clicks: positions that few games come to, and somebody who clicks through a game."""

import re
import time
from collections.abc import Callable, Collection, Iterator
from functools import cache
from typing import Any, Final

from playwright.sync_api import expect

from realmwright.game import Json, Prompt, games
from realmwright.protocol import ActionSign, BotSeat, OwnSeat, Position
from realmwright.words import Words
from tests.browser.host import GAMES, PATIENCE, PAUSE, Host
from tests.browser.seeking import asked
from tests.browser.test_languages import TEXT
from tests.browser.test_sets import Clicker, press

GAME: Final = "winter-kingdom"
LONGEST: Final = 400
"""Actions until a position is as it is wanted."""
SIDE: Final = 4
"""From the middle of a board to its rim."""
MOVERS: Final = ("mule", "toboggan", "horse", "sleigh", "carriage", "wagon", "caravan", "guide", "dog sled")
"""The talents that move a house; they are cheap."""
CHEAP: Final = (*MOVERS, "outpost")
"""Enough of them for two players."""
NEW: Final[tuple[str, ...]] = ("upgrade", "use", "fort", "buy", "move", "to", "build", "end-turn")
"""What somebody does first who has never done it, the most wanted first."""
USUAL: Final[tuple[str, ...]] = ("build", "fort", "to", "move", "upgrade", "buy", "end-turn")
"""What somebody does who has done all that before."""
OFFER: Final = r"""() => {
    const texts = selector => [...document.querySelectorAll(selector)].map(each => each.innerText.trim());
    const told = button => button.querySelector('.visually-hidden').textContent;
    return [
        document.querySelector('main h1')?.innerText ?? '',
        [...document.querySelectorAll('.lit')].map(cell => cell.dataset.cell),
        [...document.querySelectorAll('.rail .deeds button')].map(told),
        texts('main .answers button'),
    ];
}"""
"""What the page asks, and the hexes, the buttons on cards and the others that can be pressed."""


@cache
def words(language: str) -> Words:
    """The words of the page and of the game, as they stand in the texts."""

    def page(language: str) -> str:
        return "\n".join(file.read_text("utf-8") for file in sorted((TEXT / language).glob("*.ftl")))

    return Words(games[GAME], language, [page])


def kinds(position: Position) -> set[str]:
    """What can be done."""
    return {sign.kind for sign in position.legal}


def places(view: dict[str, Any], letter: str) -> Iterator[tuple[int, int]]:
    """Where the hexes of a kind are."""
    for rows, (q, r) in zip(view["map"], view["centres"], strict=True):
        for down, row in enumerate(rows or (), -SIDE):
            first = max(-SIDE, -SIDE - down)
            yield from ((q + first + place, r + down) for place, found in enumerate(row) if found == letter)


def far(hex_name: str, place: tuple[int, int]) -> int:
    """How many steps it is from a hex to a place."""
    q, r = (int(part) for part in hex_name.split(","))
    across, down = q - place[0], r - place[1]
    return max(abs(across), abs(down), abs(across + down))


def step(position: Position, buys: Collection[str], goal: str, forts: bool) -> str:
    """What somebody plays who buys nothing but these talents, goes to places of a kind, and may like forts."""
    wanted = [sign.action for sign in position.legal if sign.kind in ("buy", "upgrade") and sign.args["talent"] in buys]
    if wanted:
        return wanted[0]
    builds = ("fort", "build") if forts else ("build", "fort")
    for kind in (*builds, "to", "move", "remove", "stop", "end-turn"):
        these = [sign for sign in position.legal if sign.kind == kind]
        if these and goal and "hex" in these[0].args:
            goals = list(places(position.view or {}, goal))
            return min(these, key=lambda sign: min(far(sign.args["hex"], each) for each in goals)).action
        if these:
            return these[position.at * 7 % len(these)].action
    raise AssertionError(f"nothing is left to be done of {kinds(position)}")


def can_own(position: Position, talents: Collection[str]) -> bool:
    """Whether the reader has one of these talents, or can still buy it; with none named there is nothing to buy."""
    assert position.view is not None
    mine = position.view["players"][position.eyes]
    return not talents or not {*mine["hand"], *(open_one["talent"] for open_one in mine["talents"])}.isdisjoint(talents)


def seek(
    host: Host,
    wanted: Callable[[Position], bool],
    buys: Collection[str] = (),
    goal: str = "",
    forts: bool = False,
    **options: Json,
) -> str:
    """Open tables against a bot until the host comes to a position as it is wanted."""
    for _ in range(GAMES):
        table = open_table(host, **options)
        for _ in range(LONGEST):
            position = host.choice(table)
            if position.legal and wanted(position):
                return table
            if not position.legal or not can_own(position, buys):
                break
            host.play(table, position, step(position, buys, goal, forts))
    raise AssertionError(f"not in {GAMES} games was a position as it is wanted")


def open_table(host: Host, **options: Json) -> str:
    """A table at which the host begins, with no twist unless there is one."""
    defaults: dict[str, Json] = {"start": 0, "twist": "none", "economy": "pioneers"}
    return host.open_table(GAME, seats=[OwnSeat(), BotSeat("random")], options=defaults | options, hints="greedy")


def asks(kind: str) -> Callable[[Position], bool]:
    """Whether something of a kind is asked."""
    return lambda position: asked(kind, position)


def can(*wanted: str) -> Callable[[Position], bool]:
    """Whether all of these can be done."""
    return lambda position: set(wanted) <= kinds(position)


class WinterClicker(Clicker):
    """Somebody who tries everything that can be done with talents and pieces."""

    def offer(self) -> list[str | set[str]]:
        prompt, *choices = self.visitor.page.evaluate(OFFER)
        return [prompt, *map(set, choices)]

    def check_offer(self, position: Position) -> None:
        spoken, legal = words("en"), position.legal
        assert position.prompt is not None
        wanted = [
            spoken.prompt(Prompt(position.prompt.kind, position.prompt.args)),
            {sign.args["hex"] for sign in legal if "hex" in sign.args},
            {self.deed(sign, legal) for sign in legal if "talent" in sign.args},
            {spoken.say(f"action-{sign.kind}") for sign in legal if not sign.args},
        ]
        limit = time.monotonic() + PATIENCE
        while (offer := self.offer()) != wanted:
            assert time.monotonic() < limit, f"{offer} instead of {wanted}"
            time.sleep(PAUSE)

    def deed(self, sign: ActionSign, legal: Collection[ActionSign]) -> str:
        """What the button on the card of a talent says."""
        spoken, talent = words("en"), sign.args["talent"]
        if sign.kind != "use":
            text = spoken.say(f"page-do-{sign.kind}", count=sign.args["coins"])
        elif sign.args["level"] == 2:
            text = spoken.say("page-do-use-second")
        else:
            both = {"talent": talent, "level": 2} in [other.args for other in legal if other.kind == "use"]
            text = spoken.say("page-do-use-first" if both else "page-do-use")
        return f"{text}, {spoken.name('talent', talent)}"

    def choose(self, position: Position) -> ActionSign:
        found = kinds(position)
        fresh = [kind for kind in NEW if kind in found and kind not in self.deeds]
        kind = (fresh or [kind for kind in (*USUAL, *sorted(found)) if kind in found])[0]
        these = [sign for sign in position.legal if sign.kind == kind]
        return these[position.at * 7 % len(these)]

    def click(self, sign: ActionSign) -> None:
        page, spoken = self.visitor.page, words("en")
        if "talent" in sign.args:
            name = self.deed(sign, self.host.position(self.table).legal)
            if self.visitor.touch:
                page.get_by_role("tab", name="Talents").tap()
            press(self.visitor, page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")))
        elif "hex" in sign.args:
            fort = page.get_by_role("button", name=re.compile("^Fort "))
            if sign.kind == "fort" and fort.get_attribute("aria-disabled") == "false":
                press(self.visitor, fort)
                expect(fort).to_have_attribute("aria-pressed", "true")
            cell = page.locator(f'[data-cell="{sign.args["hex"]}"]')
            self.visitor.take(cell)
        else:
            press(self.visitor, page.locator("main .answers button", has_text=spoken.say(f"action-{sign.kind}")))
