"""Pictures of the real page: those in README and docs, and one of every screen to be looked at.

``python -m tests.browser.screens`` takes README's into ``docs/images`` and the others into ``build/screens``: each
screen on a desktop and on a phone, light and dark, and what has most words in the other languages.

The set-ups are the recommended first games, and one with all sets; the moves are always chosen the same way. The cards
are drawn anew each time, so two runs show two games that look alike.
"""

import asyncio
import base64
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple, cast

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from realmwright.client import Client
from realmwright.game import Json
from realmwright.protocol import BotSeat, OwnSeat
from realmwright.puzzles.library import puzzles_of
from realmwright.rules.winter_kingdom.setup import TWIST_POOL
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import DESKTOP, Visitor, chromium
from tests.server.process import ServerProcess

ROOT: Final = Path(__file__).parents[2]
README_PICTURES: Final = ROOT / "docs/images"
EVERY_SCREEN: Final = ROOT / "build/screens"
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LANGUAGES: Final = ("nl", "de")
TURNS: Final = 4
"""So many turns of the host make a table that has something to show."""
CARD_TURNS: Final = 7
"""The same where cards have to be bought first."""
WINTER_TURNS: Final = 6
"""The same where talents have to be bought first."""
BOARDS: Final = ["barracks_crossroads", "temple", "cathedral_watchtower", "quarry"]
"""One of each set that has some."""
TWISTS: Final = list(TWIST_POOL)
TO_THE_END: Final = 1000
QUALITY: Final = 80
"""Of 100: each picture stays under 160 KB, for whoever reads README on a slow line."""

SYMBOLS_ARE_THERE: Final = """() => [...document.querySelectorAll("use")].every((use) => {
    const address = use.getAttribute("href");
    return !address?.startsWith("#") || document.getElementById(address.slice(1));
})"""
"""Whether everything that is drawn by a symbol can be."""


class Photographer:
    """Takes pictures of what visitors see, into a folder."""

    def __init__(self, browser: Browser, url: str, host: Host, place: Path) -> None:
        self._browser = browser
        self._url = url
        self._host = host
        self._place = place
        place.mkdir(parents=True, exist_ok=True)

    @contextmanager
    def at(
        self, path: str, phone: bool = False, dark: bool = False, known: bool = True, language: str = "en"
    ) -> Iterator[Visitor]:
        """Somebody at an address of the page; a stranger, if they are not known."""
        viewport = PHONE if phone else DESKTOP
        visitor = Visitor(self._browser, self._url, viewport, touch=phone, dark=dark, language=language)
        if known:
            visitor.become(self._host)
        yield visitor.open(path)
        visitor.close()

    def picture(self, visitor: Visitor, name: str) -> None:
        """Take the picture when everything has come."""
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_function(SYMBOLS_ARE_THERE)
        # Maps are full of fine lines: as PNG they would be four times as large.
        device = visitor.context.new_cdp_session(visitor.page)
        answer = device.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        picture = base64.b64decode(answer["data"])
        (self._place / f"{name}.webp").write_bytes(picture)
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


def prepared(host: Host, url: str, turns: int, game: str = "kingdom-builder", rivals: int = 2, **options: Json) -> str:
    """A table at which some turns have been played."""
    seats = [OwnSeat(), *(BotSeat(name) for name in ("greedy", "random", "random")[:rivals])]
    table = host.open_table(game, seats=seats, options=options or FIRST_GAME, hints="greedy")
    asyncio.run(play(url, host.token, table, turns))
    return table


class Tables(NamedTuple):
    """The tables of which pictures are taken."""

    begun: str
    playing: str
    over: str
    sets: str
    winter_begun: str
    winter: str
    twists: str
    winter_over: str
    cards: str
    four_players: str
    cards_over: str


def prepare(host: Host, url: str) -> Tables:
    """Play at all tables of which pictures are taken."""
    return Tables(
        begun=prepared(host, url, 0),
        playing=prepared(host, url, TURNS),
        over=prepared(host, url, TO_THE_END),
        sets=prepared(host, url, TURNS, sets="all", boards=[*BOARDS], island="tree house", start=0),
        winter_begun=prepared(host, url, 0, "winter-kingdom", twist="none", start=0),
        winter=prepared(host, url, WINTER_TURNS, "winter-kingdom", twist="none", start=0),
        twists=prepared(host, url, WINTER_TURNS, "winter-kingdom", twist=TWISTS[0], more_twists=TWISTS[1:], start=0),
        winter_over=prepared(host, url, TO_THE_END, "winter-kingdom", twist="none", start=0),
        cards=prepared(host, url, CARD_TURNS, "dominion", kingdom="first-game", start=0),
        four_players=prepared(host, url, CARD_TURNS, "dominion", rivals=3, kingdom="village-square", start=0),
        cards_over=prepared(host, url, TO_THE_END, "dominion", kingdom="first-game", start=0),
    )


def take_readme(take: Photographer, tables: Tables) -> None:
    """Take the pictures in README."""
    with take.at("/", known=False) as ann:
        take.picture(ann, "front-page")
    with take.at(f"/table/{tables.playing}") as ann:
        ann.wait_for_turn()
        ann.targets.first.hover()
        expect(ann.page.locator(".tag")).to_be_visible()
        take.picture(ann, "table")
    with take.at(f"/table/{tables.over}", dark=True) as ann:
        figure = ann.page.get_by_role("button", name=re.compile("Show where from")).first
        figure.click()
        expect(figure).to_have_attribute("aria-pressed", "true")
        take.picture(ann, "final")
    with take.at(f"/table/{tables.playing}", phone=True) as ann:
        ann.wait_for_turn()
        ann.targets.first.tap()
        expect(ann.page.locator(".tag")).to_be_visible()
        take.picture(ann, "phone-table")
    with take.at(f"/table/{tables.sets}") as ann:
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
    with take.at(f"/table/{tables.winter}") as ann:
        ann.wait_for_turn()
        take.picture(ann, "winter")
    with take.at(f"/table/{tables.winter}", phone=True, dark=True) as ann:
        ann.wait_for_turn()
        take.picture(ann, "phone-winter")
    with take.at(f"/table/{tables.cards}") as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        take.picture(ann, "dominion")
    with take.at(f"/table/{tables.cards}", phone=True, dark=True) as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        take.picture(ann, "phone-dominion")
    with take.at("/new", phone=True) as ann:
        ann.page.get_by_role("group", name="Boards").get_by_role("radio", name="Choose").tap()
        ann.press("Lay four boards")
        ann.page.get_by_role("group", name="Boards").evaluate("boards => boards.scrollIntoView()")
        take.picture(ann, "phone-setup")


def looked_back_at(host: Host, tables: Tables) -> dict[str, str]:
    """The addresses of what follows a game, by the names of their pictures: reviews, exercises, studies, puzzles."""
    paths = {"daily": "/daily", "puzzles": "/puzzles", "mistakes": "/mistakes"}
    over = {"kingdom-builder": tables.over, "winter-kingdom": tables.winter_over, "dominion": tables.cards_over}
    for game, table in over.items():
        review = host.review(table)
        costliest = max(review["moments"], key=lambda moment: cast(float, moment["cost"]))
        paths[f"replay-{game}"] = f"/replay/{table}?step={costliest['at']}"
        paths[f"study-{game}"] = f"/study/{table}?at={costliest['at']}&seat={costliest['seat']}"
        paths[f"puzzle-{game}"] = f"/puzzles/{game}/{min(puzzles_of(game))}"
    if exercises := host.exercises():
        paths["exercise"] = f"/mistakes/{exercises[0].id}"
    return paths


def take_every_screen(take: Photographer, tables: Tables, more: Mapping[str, str]) -> None:
    """Take each screen on a desktop and on a phone, light and dark; those with many words in other languages too."""
    paths = {name.replace("_", "-"): f"/table/{table}" for name, table in tables._asdict().items()} | {**more}
    paths |= {f"new-{game}": f"/new/{game}" for game in ("kingdom-builder", "winter-kingdom", "dominion")}
    paths |= {"front": "/", "tables": "/tables", "settings": "/settings", "tournaments": "/tournaments"}
    wordy = ("front", "playing", "sets", "twists", "four-players", "over", "new-kingdom-builder", *more)
    for phone in (False, True):
        device = "phone" if phone else "desktop"
        for name, path in paths.items():
            looks = [("en", False), ("en", True), *((each, False) for each in LANGUAGES if name in wordy)]
            for language, dark in looks:
                with take.at(path, phone=phone, dark=dark, language=language) as ann:
                    take.picture(ann, f"{device}-{name}-{language}-{'dark' if dark else 'light'}")


def main() -> None:
    """Take all pictures."""
    path = chromium()
    if path is None:
        sys.exit("no chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    with tempfile.TemporaryDirectory() as place:
        server = ServerProcess(Path(place), plugins=False, review_workers=1, review_effort=0.1).start()
        try:
            with Host(server.url, "Ada") as host:
                tables = prepare(host, server.url)
                with sync_playwright() as playwright:
                    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                    take_readme(Photographer(browser, server.url, host, README_PICTURES), tables)
                    more = looked_back_at(host, tables)
                    take_every_screen(Photographer(browser, server.url, host, EVERY_SCREEN), tables, more)
                    browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
