"""Kingdom Builder with its sets: set up and played by clicking, and decisions that few games come to."""

import re
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from realmwright.game import Prompt
from realmwright.protocol import ActionSign, Position
from tests.browser.host import GAMES, PATIENCE, PAUSE, Host
from tests.browser.seeking import asked, can_use, goals, nearest, seek, supply
from tests.browser.test_accessibility import check
from tests.browser.test_keyboard import Typist
from tests.browser.test_languages import TOUR, check_words, words
from tests.browser.test_phone import check_screen
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
LONGEST: Final = 200
"""Clicks in a game."""
USES: Final = 2
"""A tile is used so often by clicking; to move again and again would only make the game longer."""
LATE: Final = 14
"""When somebody has no more settlements left, what was not found is not looked for any longer."""
CROSSROADS_BOARDS: Final = (
    "lighthouse_foresters_lodge",
    "barracks_crossroads",
    "city_hall_fort",
    "monastery_wagon",
)
HARVEST_BOARDS: Final = (
    "bazaar_water_mill",
    "mountain_station_scout_cabin",
    "cathedral_watchtower",
    "university_palisade",
)
ISLAND: Final = "island_tree_house"
OURS: Final = ("marshlands", "harvest")
"""The sets whose boards are of our own design."""
OFFER: Final = r"""() => {
    const texts = selector => [...document.querySelectorAll(selector)].map(each => each.innerText.trim());
    return [
        document.querySelector('main h1')?.innerText ?? '',
        [...document.querySelectorAll('.lit')].map(cell => cell.dataset.cell),
        texts('.tiles button.able').map(text => text.replace(/ \d\/\d$/, '')),
        texts('main .answers button'),
    ];
}"""
"""What the page asks, and the hexes, tiles and buttons that can be pressed."""


@dataclass(frozen=True)
class Plan:
    """A game that somebody clicks together and plays."""

    sets: tuple[str, ...]
    board: str
    """The first of the four; the others are left to chance."""
    cards: tuple[str, ...]
    """None: these are left to chance, too."""
    seeks: str
    """Where to go first."""
    deeds: frozenset[str]
    """What the sets bring to be done, and will have been done by clicking."""


NOMADS: Final = Plan(
    ("nomads", "capitol"),
    "quarry",
    ("families", "shepherds", "ambassadors"),
    "quarry",
    frozenset({"wall", "stop"}),
)
CROSSROADS: Final = Plan(("crossroads", "caves"), "barracks_crossroads", (), "barracks", frozenset({"place", "take"}))
MARSHLANDS: Final = Plan(("marshlands", "island"), "temple", (), "temple", frozenset({"take"}))
HARVEST: Final = Plan(
    ("harvest",),
    "bazaar_water_mill",
    ("mayors", "rangers", "homesteaders"),
    "silo",
    frozenset({"use"}),
)


def press(visitor: Visitor, what: Locator) -> None:
    what.tap() if visitor.touch else what.click()


def set_up(ann: Visitor, plan: Plan) -> str:
    """Click a game together; the table that it is played at."""
    spoken, page = words("en"), ann.open("/new/kingdom-builder").page
    for name in plan.sets:
        press(ann, page.get_by_role("checkbox", name=spoken.name("set", name), exact=True))
    press(ann, page.get_by_role("group", name="Boards").get_by_role("radio", name="Choose"))
    press(ann, page.get_by_role("button", name="Top left: Random. Choose a board"))
    ours = " our own design" if plan.sets[0] in OURS else ""
    board = spoken.name("board", plan.board)
    press(ann, page.get_by_role("dialog").get_by_role("button", name=f"{board}{ours}", exact=True))
    if "island" in plan.sets:
        press(ann, page.get_by_role("radio", name="Tree House our own design", exact=True))
    if plan.cards:
        press(ann, page.get_by_role("group", name="Kingdom Builder cards").get_by_role("radio", name="Choose"))
    for name in plan.cards:
        press(ann, page.get_by_role("checkbox", name=spoken.name("card", name), exact=True))
    page.get_by_role("combobox", name="Bot in seat 2").select_option(label="Easy bot")
    ann.press("Start against 1 bot")
    page.wait_for_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


class Clicker:
    """Somebody who tries everything that is new to her, and builds towards places."""

    def __init__(self, visitor: Visitor, host: Host, table: str, seeks: str) -> None:
        self.visitor = visitor
        self.host = host
        self.table = table
        self.seeks = seeks
        self.deeds: set[str] = set()
        self._tried: Counter[str] = Counter()
        self._uses = USES

    def play(self, deeds: Collection[str] | None = None) -> None:
        """Click until all of these have been done, or it is late; or else straight to the end of the game."""
        self._uses = USES if deeds else 0
        for _ in range(LONGEST):
            position = self.host.choice(self.table)
            if not position.legal or (deeds and (supply(position) <= LATE or self.deeds.issuperset(deeds))):
                return
            self.check_offer(position)
            sign = self.choose(position)
            self.deeds.add(sign.kind)
            self.click(sign)
            self.wait_after(position)
        raise AssertionError("the game does not end")

    def offer(self) -> list[str | set[str]]:
        """What the page asks and offers."""
        prompt, *choices = self.visitor.page.evaluate(OFFER)
        return [prompt, *map(set, choices)]

    def check_offer(self, position: Position) -> None:
        """The page comes to ask what the server asks, and to offer what is legal."""
        spoken, legal = words("en"), position.legal
        assert position.prompt is not None
        wanted = [
            spoken.prompt(Prompt(position.prompt.kind, position.prompt.args)),
            {sign.args["hex"] for sign in legal if "hex" in sign.args},
            {spoken.name("tile", sign.args["tile"]) for sign in legal if sign.kind == "use"},
            {spoken.say(f"action-{sign.kind}") for sign in legal if not sign.args},
        ]
        limit = time.monotonic() + PATIENCE
        while (offer := self.offer()) != wanted:
            assert time.monotonic() < limit, f"{offer} instead of {wanted}"
            time.sleep(PAUSE)

    def choose(self, position: Position) -> ActionSign:
        """What is new first; a tile that was used often enough last."""
        assert position.prompt is not None
        kind, legal = position.prompt.kind, position.legal
        tried = {sign.action: self._tried[key_of(kind, sign)] for sign in legal}
        hexes = {sign.args["hex"]: sign for sign in legal if "hex" in sign.args}
        new_hexes = [each for each, sign in hexes.items() if not tried[sign.action]]
        new_buttons = [sign for sign in legal if not (sign.args or tried[sign.action] or sign.kind == "end-turn")]
        tiles = [sign for sign in legal if sign.kind == "use" and tried[sign.action] < self._uses]
        others = [sign for sign in legal if not sign.args]
        if new_buttons and not new_hexes:
            chosen = new_buttons[0]
        elif tiles:
            chosen = tiles[0]
        elif hexes:
            chosen = hexes[nearest(new_hexes or hexes, goals(position, [self.seeks]))]
        else:
            chosen = (others or legal)[0]
        self._tried[key_of(kind, chosen)] += 1
        return chosen

    def click(self, sign: ActionSign) -> None:
        """Press what plays it."""
        page, spoken = self.visitor.page, words("en")
        if sign.kind == "use":
            name = spoken.name("tile", sign.args["tile"])
            whole = re.compile(rf"^\s*{name}( \d/\d)?\s*$")
            press(self.visitor, page.locator(".tiles button.able", has_text=whole))
        elif "hex" in sign.args:
            cell = page.locator(f'[data-cell="{sign.args["hex"]}"]')
            self.visitor.take(cell)
        else:
            press(self.visitor, page.locator("main .answers button", has_text=spoken.say(f"action-{sign.kind}")))

    def wait_after(self, position: Position) -> None:
        """Wait until something has been played."""
        limit = time.monotonic() + PATIENCE
        while self.host.position(self.table).at == position.at:
            assert time.monotonic() < limit, "nothing was played"
            time.sleep(PAUSE)


def key_of(kind: str, sign: ActionSign) -> str:
    """What an action is, wherever it is played."""
    return sign.action if sign.kind == "use" else f"{kind} {sign.kind}"


def check_end(ann: Visitor, position: Position, plan: Plan) -> None:
    """It was the game that was chosen, and the last screen says what the server counts."""
    view, outcome = position.view, position.outcome
    assert view is not None
    assert outcome is not None
    assert view["sets"] == list(plan.sets)
    assert view["boards"][0] == plan.board
    assert view["boards"][4:] == ([ISLAND] if "island" in plan.sets else [])
    assert set(plan.cards) <= set(view["cards"])
    spoken = words("en")
    sources = [spoken.say(spoken.source(source)) for source in outcome.scores[0] or {}]
    expect(ann.page.get_by_role("rowheader")).to_have_text([*sources, "Total"])
    totals = [str(sum((score or {}).values())) for score in outcome.scores]
    expect(ann.page.locator("tfoot td")).to_have_text(totals)
    check_words(ann, "en")


def begin(ann: Visitor, host: Host, plan: Plan) -> Clicker:
    """Click games together until at one of them she has done everything that the sets are about."""
    for _ in range(GAMES):
        clicker = Clicker(ann, host, set_up(ann, plan), plan.seeks)
        clicker.play(plan.deeds)
        if plan.deeds <= clicker.deeds:
            return clicker
    raise AssertionError(f"not in {GAMES} games was all done that was wanted")


def play_game(ann: Visitor, host: Host, plan: Plan) -> None:
    """Play a game by clicking until all has been done that the sets are about; the rest of it is played by program."""
    clicker = begin(ann, host, plan)
    ann.open("/about")
    host.play_on(clicker.table)
    ann.open(f"/table/{clicker.table}")
    expect(ann.prompt).to_contain_text("Game over")
    check_end(ann, host.position(clicker.table), plan)


@pytest.mark.parametrize("plan", [NOMADS, CROSSROADS, HARVEST], ids=lambda plan: plan.sets[0])
def test_a_game_by_clicks(visit: Visit, host: Host, plan: Plan) -> None:
    play_game(visit().wish(forced=False).become(host), host, plan)


def test_a_game_by_taps(visit: Visit, host: Host) -> None:
    ann = visit(viewport=PHONE, touch=True).wish(forced=False).become(host)
    play_game(ann, host, MARSHLANDS)
    check_screen(ann)


# Decisions


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for all these tests."""
    ann = Visitor(browser, server.url).wish(forced=False).become(host)
    yield ann
    ann.close()
    assert not ann.complaints


def tile(visitor: Visitor, name: str) -> Locator:
    """A tile in the hand."""
    return visitor.page.get_by_role("list", name="Extra actions").get_by_role("button", name=name)


def said(visitor: Visitor, label: str) -> Locator:
    """Hexes by what is said of them."""
    return visitor.page.locator(f'[role=gridcell][aria-label*="{label}"]')


def test_a_canoe_in_the_turn_of_another(ann: Visitor, host: Host, come_in: Callable[[str], Host]) -> None:
    # given that Ben has taken a last tile
    def wanted(position: Position) -> bool:
        view = position.view or {}
        tiles = [tile["location"] for tile in view["players"][0]["tiles"]]
        return asked("tile-react", position) and view["turn"]["seat"] == 1 and tiles.count("canoe") == 1

    ben = come_in("Ben")
    boards = ["canoe", "quarry", "caravan", "village"]
    table = seek(wanted, ["canoe"], host, ben, sets=["marshlands", "nomads"], boards=boards)
    ann.open(f"/table/{table}")

    # then somebody else is asked
    expect(ann.prompt).to_have_text("Canoe: build on swamp or water now?")
    expect(ann.button("Let it pass")).to_be_visible()
    assert not ben.position(table).legal
    check(ann)

    # and Ben goes on when that is done
    ann.build()
    expect(ann.log).to_contain_text("You: Used Canoe")
    expect(ann.prompt).to_have_text("Ben is playing")
    assert ben.position(table).legal


def test_a_city_hall_by_keys(ann: Visitor, host: Host) -> None:
    table = seek(can_use("city hall"), ["city hall"], host, sets=["crossroads"], boards=list(CROSSROADS_BOARDS))
    typist = Typist(ann.open(f"/table/{table}"))
    typist.tab_to("^City Hall")
    typist.press("Enter")
    typist.wait_for("choose the middle of your city hall tile")
    typist.check_focus()
    typist.tab_to("^row ", "Shift+Tab")
    typist.press("n", "Enter")
    expect(said(ann, "your city hall tile")).to_have_count(7)
    typist.check_focus()
    typist.press("Control+z")
    typist.wait_for("choose the middle of your city hall tile")
    expect(said(ann, "your city hall tile")).to_have_count(0)


def test_a_ship(ann: Visitor, host: Host) -> None:
    # given that the ship is at sea
    def wanted(position: Position) -> bool:
        return asked("tile-travel", position) and "to" in {sign.kind for sign in position.legal}

    boards = list(CROSSROADS_BOARDS)
    table = seek(wanted, ["lighthouse"], host, uses=["lighthouse"], sets=["crossroads"], boards=boards)
    ann.open(f"/table/{table}")
    expect(ann.prompt).to_have_text("Lighthouse: move your ship up to 3 hexes, or take it back")
    ship = said(ann, "your ship")
    expect(ship).to_have_attribute("aria-label", re.compile("Take the piece on .* off the board, can be chosen$"))

    # when it goes a step and stops there, then the tile has been used
    harbour = ship.get_attribute("data-cell")
    said(ann, "Put it down on").first.click()
    expect(ann.prompt).to_have_text("Lighthouse: move your ship up to 2 hexes further")
    ann.press("Done")
    expect(ann.log).to_contain_text(f"Moved ship: {harbour} → ")
    expect(said(ann, "your ship, can be chosen")).to_have_count(0)
    assert not can_use("lighthouse")(host.position(table))


def test_scouts(ann: Visitor, host: Host) -> None:
    boards = list(HARVEST_BOARDS)
    table = seek(can_use("scout cabin"), ["scout cabin"], host, sets=["harvest"], boards=boards)
    ann.open(f"/table/{table}")
    tile(ann, "Scout Cabin").click()
    expect(ann.prompt).to_have_text("Scout Cabin: put down up to 2 scout tiles")
    expect(ann.button("Done")).not_to_be_visible()
    ann.targets.first.click()
    expect(ann.prompt).to_have_text("Scout Cabin: put down 1 more scout tile")
    expect(said(ann, "scout tile")).to_have_count(1)
    ann.press("Done")
    expect(ann.log).to_contain_text("Scout tile: ")
    expect(ann.prompt).not_to_contain_text("Scout Cabin")


def test_a_sword(ann: Visitor, host: Host) -> None:
    table = seek(can_use("sword"), ["sword"], host, sets=["nomads"], boards=["quarry", "caravan", "village", "garden"])
    ann.open(f"/table/{table}")
    tile(ann, "Sword").click()
    expect(ann.prompt).to_have_text("Sword: choose a settlement to remove")
    victims = said(ann, "settlement of Wanderer")
    count = victims.count()
    expect(ann.targets).to_have_count(count)
    struck = victims.first.get_attribute("data-cell")
    victims.first.click()
    expect(victims).to_have_count(count - 1)
    expect(ann.log).to_contain_text(f"Removed settlement of Wanderer: {struck}")


def test_a_bazaar(ann: Visitor, host: Host) -> None:
    mill = "water mill"
    boards = ["bazaar_water_mill", "farm", "oasis", "tower"]
    table = seek(can_use("bazaar"), ["bazaar", mill], host, uses=[mill], sets=["harvest"], boards=boards)
    ann.open(f"/table/{table}")
    tile(ann, "Bazaar").click()
    expect(ann.prompt).to_have_text("Bazaar: choose a tile to use once more")
    expect(ann.targets).to_have_count(0)
    again = ann.page.locator(".tiles button.able").first
    name = again.inner_text().strip()
    again.click()
    expect(ann.prompt).to_contain_text(f"{name}: ")
    expect(ann.log).to_contain_text(f"Used once more: {name}")


def test_silos_at_the_end(ann: Visitor, host: Host) -> None:
    # given a game with all sets, and its last round is over
    def wanted(position: Position) -> bool:
        return asked("silo", position) and {"build", "move"} <= {sign.kind for sign in position.legal}

    table = seek(wanted, ["silo"], host, sets="all", boards=list(HARVEST_BOARDS))
    ann.open(f"/table/{table}")
    expect(ann.prompt).to_contain_text("Silo: build or move up to 3 settlements")

    # when a settlement moves, and that is enough
    said(ann, "Move the settlement on").first.click()
    expect(ann.prompt).to_contain_text("choose where the settlement from")
    ann.targets.first.click()
    expect(ann.prompt).not_to_contain_text("choose where")
    while (before := ann.prompt.inner_text()) != "End your turn":
        ann.press("Done")
        expect(ann.prompt).not_to_have_text(before)

    # then the game ends with the turn, and everything about it can be read in each language
    ann.end_turn()
    expect(ann.prompt).to_contain_text("Game over")
    for language in TOUR:
        ann.page.locator("header select").select_option(language)
        check_words(ann, language)


def test_all_sets_to_choose_from(ann: Visitor) -> None:
    ann.open("/new/kingdom-builder")
    ann.press("All")
    for option in ("boards", "cards"):
        ann.page.locator(f"input[name={option}][value=choose]").check()
    dialog = ann.page.get_by_role("dialog")
    for language in TOUR:
        spoken = words(language)
        ann.page.locator("header select").select_option(language)
        expect(ann.page.get_by_role("checkbox", name=spoken.name("set", "nomads"), exact=True)).to_be_checked()
        ann.page.locator(".pick").first.click()
        expect(dialog.get_by_text(spoken.say("page-own-design"), exact=True)).to_have_count(8)
        check_words(ann, language)
        ann.page.keyboard.press("Escape")
        expect(dialog).not_to_be_visible()
