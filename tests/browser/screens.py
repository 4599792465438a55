"""The pictures in README, taken from the real page: ``python -m tests.browser.screens``.

The set-ups are the recommended first games, and one with all sets; the moves are always chosen the same way. The cards
are drawn anew each time, so two runs show two games that look alike.
"""

import asyncio
import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from realmwright.client import Client
from realmwright.game import Json
from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import DESKTOP, Visitor, chromium
from tests.server.process import ServerProcess

PLACE: Final = Path(__file__).parents[2] / "docs/images"
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
TURNS: Final = 4
"""So many turns of the host make a table that has something to show."""
CARD_TURNS: Final = 7
"""The same where cards have to be bought first."""
WINTER_TURNS: Final = 6
"""The same where talents have to be bought first."""
BOARDS: Final = ["barracks_crossroads", "temple", "cathedral_watchtower", "quarry"]
"""One of each set that has some."""
QUALITY: Final = 80
"""Of 100: each picture stays under 150 KB, for whoever reads README on a slow line."""


class Photographer:
    """Takes pictures of what visitors see."""

    def __init__(self, browser: Browser, url: str, host: Host) -> None:
        self._browser = browser
        self._url = url
        self._host = host

    @contextmanager
    def at(self, path: str, phone: bool = False, dark: bool = False, known: bool = True) -> Iterator[Visitor]:
        """Somebody at an address of the page; a stranger, if they are not known."""
        visitor = Visitor(self._browser, self._url, PHONE if phone else DESKTOP, touch=phone, dark=dark)
        visitor.wish(motion=False)
        if known:
            visitor.become(self._host)
        yield visitor.open(path)
        visitor.close()

    def picture(self, visitor: Visitor, name: str) -> None:
        """Take the picture when everything has come."""
        visitor.page.wait_for_load_state("networkidle")
        # Maps are full of fine lines: as PNG they would be four times as large.
        device = visitor.context.new_cdp_session(visitor.page)
        answer = device.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        picture = base64.b64decode(answer["data"])
        (PLACE / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp: {len(picture) // 1000} KB")


async def play(url: str, token: str, table: str, turns: int) -> None:
    """Play some turns as the adviser of the table would, up to the beginning of the next one."""
    async with Client(url, token) as ada:
        seen = await ada.watch(table)
        while (position := await seen.choice()) is not None:
            # One is also asked in the turns of others.
            if turns <= 0 and position.view is not None and position.view["turn"]["seat"] == position.eyes:
                break
            advice = await seen.hint()
            await seen.play(advice.action)
            turns -= advice.kind == "end-turn"


def prepared(host: Host, url: str, turns: int, game: str = "kingdom-builder", **options: Json) -> str:
    """A table at which some turns have been played."""
    seats = [OwnSeat(), BotSeat("greedy"), BotSeat("random")]
    table = host.open_table(game, seats=seats, options=options or FIRST_GAME, hints="greedy")
    asyncio.run(play(url, host.token, table, turns))
    return table


def take_all(take: Photographer, playing: str, over: str, sets: str, winter: str, cards: str) -> None:
    """Take all pictures: at tables in play of each kind, and at one where the game is over."""
    with take.at("/", known=False) as ann:
        take.picture(ann, "front-page")
    with take.at(f"/table/{playing}") as ann:
        ann.wait_for_turn()
        ann.targets.first.hover()
        expect(ann.page.locator(".tag")).to_be_visible()
        take.picture(ann, "table")
    with take.at(f"/table/{over}", dark=True) as ann:
        figure = ann.page.get_by_role("button", name=re.compile("Show where from")).first
        figure.click()
        expect(figure).to_have_attribute("aria-pressed", "true")
        take.picture(ann, "final")
    with take.at(f"/table/{playing}", phone=True) as ann:
        ann.wait_for_turn()
        ann.targets.first.tap()
        expect(ann.page.locator(".tag")).to_be_visible()
        take.picture(ann, "phone-table")
    with take.at(f"/table/{sets}") as ann:
        ann.wait_for_turn()
        take.picture(ann, "table-sets")
    with take.at("/new/kingdom-builder") as ann:
        ann.press("All")
        ann.page.get_by_role("group", name="Boards").get_by_role("radio", name="Choose").click()
        ann.press("Lay four boards")
        ann.page.get_by_role("checkbox", name="Capitol", exact=True).evaluate(
            "box => box.parentElement.scrollIntoView()"
        )
        take.picture(ann, "setup-sets")
    with take.at(f"/table/{winter}") as ann:
        ann.wait_for_turn()
        take.picture(ann, "winter")
    with take.at(f"/table/{winter}", phone=True, dark=True) as ann:
        ann.wait_for_turn()
        take.picture(ann, "phone-winter")
    with take.at(f"/table/{cards}") as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        take.picture(ann, "dominion")
    with take.at(f"/table/{cards}", phone=True, dark=True) as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        take.picture(ann, "phone-dominion")
    with take.at("/new", phone=True) as ann:
        ann.page.get_by_role("group", name="Boards").get_by_role("radio", name="Choose").tap()
        ann.press("Lay four boards")
        ann.page.get_by_role("group", name="Boards").evaluate("boards => boards.scrollIntoView()")
        take.picture(ann, "phone-setup")


def main() -> None:
    """Take all pictures."""
    path = chromium()
    if path is None:
        sys.exit("no chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        server = ServerProcess(Path(place), plugins=False).start()
        try:
            with Host(server.url, "Ada") as host:
                playing, over = prepared(host, server.url, TURNS), prepared(host, server.url, 1000)
                sets = prepared(host, server.url, TURNS, sets="all", boards=[*BOARDS], island="tree house", start=0)
                winter = prepared(host, server.url, WINTER_TURNS, "winter-kingdom", twist="none", start=0)
                cards = prepared(host, server.url, CARD_TURNS, "dominion", kingdom="first-game", start=0)
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                    take_all(Photographer(browser, server.url, host), playing, over, sets, winter, cards)
                    browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
