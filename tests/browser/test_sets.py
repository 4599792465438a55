"""Kingdom Builder with its sets: set up and played by clicking, and decisions that few games come to."""

import re
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from realmwright.game import LANGUAGES, Prompt
from realmwright.protocol import ActionSign, BotSeat, Join, OpenSeat, OwnSeat, Position
from tests.browser.host import GAMES, PATIENCE, Host
from tests.browser.test_accessibility import check
from tests.browser.test_keyboard import Typist
from tests.browser.test_languages import check_words, words
from tests.browser.test_phone import check_screen
from tests.browser.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
LONGEST: Final = 200
"""Clicks in a game, or actions until a position is as it is wanted."""
USES: Final = 4
"""A tile is used so often by clicking; to move again and again would only make the game longer."""
LATE: Final = 14
"""Whoever has no more settlements left should have found by now what he looks for."""
LAST: Final = 3
"""Whoever has no more settlements left is about to end the game."""
CORNERS: Final = ("Top left", "Top right", "Bottom left", "Bottom right")
OURS: Final = ("marshlands", "harvest")
"""The sets whose boards are of our own design."""
OFFER: Final = """() => ({
    hexes: [...document.querySelectorAll('.lit')].map(cell => cell.dataset.cell).sort(),
    tiles: [...document.querySelectorAll('.tiles button:not(.idle)')].map(tile => tile.innerText.trim()).sort(),
    buttons: [...document.querySelectorAll('main .actions [aria-keyshortcuts="Control+Z"] ~ button')]
        .map(button => button.innerText.trim()).sort(),
})"""
"""What the page offers to be played."""


# The way to places


def far(one: str, other: str) -> int:
    """How many steps it is from one hex to another."""
    (row, column), (other_row, other_column) = ([int(part) for part in each.split(",")] for each in (one, other))
    down, across = row - other_row, column - row // 2 - other_column + other_row // 2
    return max(abs(down), abs(across), abs(down + across))


def nearest(hexes: Iterable[str], goals: Sequence[str]) -> str:
    """The hex from which it is not far to one of these; any hex, if there are none."""
    return min(hexes, key=lambda each: min((far(each, goal) for goal in goals), default=0))


def places(view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Where something can be had, and what."""
    for place in view["locations"]:
        if place["tiles"]:
            yield place["location"], place["hex"]
    for nomad in view.get("nomads", ()):
        if nomad["tile"]:
            yield nomad["tile"], nomad["hex"]
    for row, line in enumerate(view["map"]):
        yield from (("silo", f"{row},{column}") for column, letter in enumerate(line) if letter == "I")


def goals(position: Position, seeks: Iterable[str]) -> list[str]:
    """Where to go: to the first of what is sought and not held yet, and then anywhere."""
    view, seat = position.view, position.eyes
    assert view is not None
    assert seat is not None
    held = {tile["location"] for tile in view["players"][seat]["tiles"]}
    offered = list(places(view))
    for name in seeks:
        there = [place for found, place in offered if found == name and name not in held]
        if there:
            return there
    return [place for _, place in offered]


def step(position: Position, seeks: Iterable[str], uses: Iterable[str] = ()) -> str:
    """What somebody plays who is on his way, and uses nothing but these tiles."""
    kinds = {sign.kind: sign.action for sign in position.legal}
    used = [sign.action for sign in position.legal if sign.args.get("tile") in uses]
    hexes = {sign.args["hex"]: sign.action for sign in position.legal if "hex" in sign.args}
    if used:
        return used[0]
    if hexes:
        return hexes[nearest(hexes, goals(position, seeks))]
    return kinds.get("stop") or kinds.get("end-turn") or position.legal[0].action


def can_use(tile: str) -> Callable[[Position], bool]:
    """Whether a tile can be used now."""
    return lambda position: any(sign.args.get("tile") == tile for sign in position.legal)


def supply(position: Position) -> int:
    """How many settlements the reader has left."""
    assert position.view is not None
    left: int = position.view["players"][position.eyes]["supply"]
    return left


# Clicking


@dataclass(frozen=True)
class Plan:
    """A game that somebody clicks together and plays."""

    sets: tuple[str, ...]
    boards: tuple[str, ...]
    cards: tuple[str, ...]
    seeks: tuple[str, ...]
    """Where to go first."""
    deeds: frozenset[str]
    """What the sets bring to be done, and will have been done by clicking."""


NOMADS: Final = Plan(
    ("nomads", "capitol"),
    ("quarry", "caravan", "village", "oracle"),
    ("families", "shepherds", "ambassadors"),
    ("quarry",),
    frozenset({"use", "wall", "stop"}),
)
CROSSROADS: Final = Plan(
    ("crossroads", "caves"),
    ("lighthouse_foresters_lodge", "barracks_crossroads", "city_hall_fort", "monastery_wagon"),
    ("citizens", "farmers", "workers"),
    ("lighthouse",),
    frozenset({"use", "place", "to", "stop", "take"}),
)
MARSHLANDS: Final = Plan(
    ("marshlands", "island"),
    ("temple", "refuge", "canoe", "fountain"),
    ("captains", "geologists", "noblewomen"),
    ("temple", "refuge"),
    frozenset({"use", "take", "move", "to"}),
)
HARVEST: Final = Plan(
    ("harvest",),
    ("bazaar_water_mill", "mountain_station_scout_cabin", "cathedral_watchtower", "university_palisade"),
    ("mayors", "rangers", "homesteaders"),
    ("scout cabin", "silo"),
    frozenset({"use", "scout", "stop"}),
)


def press(visitor: Visitor, what: Locator) -> None:
    what.tap() if visitor.touch else what.click()


def set_up(ann: Visitor, plan: Plan) -> str:
    """Click a game together; the table that it is played at."""
    spoken, page = words("en"), ann.open("/new/kingdom-builder").page
    for name in plan.sets:
        press(ann, page.get_by_role("checkbox", name=spoken.name("set", name), exact=True))
    for option in ("Boards", "Kingdom Builder cards"):
        press(ann, page.get_by_role("group", name=option).get_by_role("radio", name="Choose"))
    ours = " our own design" if plan.sets[0] in OURS else ""
    for corner, name in zip(CORNERS, plan.boards, strict=True):
        press(ann, page.get_by_role("button", name=f"{corner}: Random. Choose a board"))
        board = f"{spoken.name('board', name)}{ours}"
        press(ann, page.get_by_role("dialog").get_by_role("button", name=board, exact=True))
    for name in plan.cards:
        press(ann, page.get_by_role("checkbox", name=spoken.name("card", name), exact=True))
    page.get_by_role("combobox", name="Bot in seat 2").select_option(label="Wanderer")
    ann.press("Start against 1 bot")
    page.wait_for_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


class Clicker:
    """Somebody who tries everything that is new to her, and builds towards places."""

    def __init__(self, visitor: Visitor, host: Host, table: str, seeks: Iterable[str]) -> None:
        self.visitor = visitor
        self.host = host
        self.table = table
        self.seeks = seeks
        self.deeds: set[str] = set()
        self._tried: Counter[str] = Counter()

    def play(self, until: Callable[[Position], bool] = lambda position: False) -> None:
        """Click until a position is as it is wanted, or the game is over; the page always offers what is legal."""
        for _ in range(LONGEST):
            position = self.host.choice(self.table)
            if not position.legal or until(position):
                return
            self.check_offer(position)
            sign = self.choose(position)
            self.deeds.add(sign.kind)
            self.click(sign)
            self.wait_after(position)
        raise AssertionError("the game does not end")

    def check_offer(self, position: Position) -> None:
        """The page asks what the server asks, and offers what is legal."""
        spoken = words("en")
        assert position.prompt is not None
        expect(self.visitor.prompt).to_have_text(spoken.prompt(Prompt(position.prompt.kind, position.prompt.args)))
        offer: dict[str, list[str]] = self.visitor.page.evaluate(OFFER)
        legal = position.legal
        assert offer["hexes"] == sorted(sign.args["hex"] for sign in legal if "hex" in sign.args)
        assert offer["buttons"] == sorted(spoken.say(f"action-{sign.kind}") for sign in legal if not sign.args)
        tiles = [re.sub(r" \d/\d$", "", name) for name in offer["tiles"]]
        assert tiles == sorted(spoken.name("tile", sign.args["tile"]) for sign in legal if sign.kind == "use")

    def choose(self, position: Position) -> ActionSign:
        """What is new first; a tile that was used often enough last."""
        assert position.prompt is not None
        kind, legal = position.prompt.kind, position.legal
        tried = {sign.action: self._tried[key_of(kind, sign)] for sign in legal}
        hexes = {sign.args["hex"]: sign for sign in legal if "hex" in sign.args}
        new_hexes = [each for each, sign in hexes.items() if not tried[sign.action]]
        new_buttons = [sign for sign in legal if not (sign.args or tried[sign.action] or sign.kind == "end-turn")]
        tiles = [sign for sign in legal if sign.kind == "use" and tried[sign.action] < USES]
        others = [sign for sign in legal if not sign.args]
        if new_buttons and not new_hexes:
            chosen = new_buttons[0]
        elif tiles:
            chosen = tiles[0]
        elif hexes:
            chosen = hexes[nearest(new_hexes or hexes, goals(position, self.seeks))]
        else:
            chosen = (others or legal)[0]
        self._tried[key_of(kind, chosen)] += 1
        return chosen

    def click(self, sign: ActionSign) -> None:
        """With a finger, the first tap on a hex shows and the second one plays."""
        visitor = self.visitor
        if sign.kind == "use":
            name = words("en").name("tile", sign.args["tile"])
            tile = visitor.page.get_by_role("list", name="Extra actions").get_by_role("button", name=name)
            press(visitor, tile.and_(visitor.page.locator(":not(.idle)")))
        elif "hex" in sign.args:
            cell = visitor.page.locator(f'[data-cell="{sign.args["hex"]}"]')
            press(visitor, cell)
            if visitor.touch:
                expect(visitor.page.get_by_text("Tap again to play")).to_be_visible()
                cell.tap()
        else:
            press(visitor, visitor.button(words("en").say(f"action-{sign.kind}")))

    def wait_after(self, position: Position) -> None:
        """Wait until something has been played."""
        limit = time.monotonic() + PATIENCE
        while self.host.position(self.table).at == position.at:
            assert time.monotonic() < limit, "nothing was played"
            time.sleep(0.005)


def key_of(kind: str, sign: ActionSign) -> str:
    """What an action is, wherever it is played."""
    return sign.action if sign.kind == "use" else f"{kind} {sign.kind}"


def check_end(ann: Visitor, position: Position, plan: Plan) -> None:
    """It was the game that was chosen, and the last screen says what the server counts."""
    view, outcome = position.view, position.outcome
    assert view is not None
    assert outcome is not None
    assert view["sets"] == list(plan.sets)
    assert view["boards"][:4] == list(plan.boards)
    assert sorted(view["cards"]) == sorted(plan.cards)
    spoken, rows = words("en"), ann.page.get_by_role("row")
    for source in outcome.scores[0] or {}:
        expect(rows.filter(has_text=spoken.say(spoken.source(source)))).to_have_count(1)
    totals = [str(sum((score or {}).values())) for score in outcome.scores]
    expect(rows.filter(has_text="Total").get_by_role("cell")).to_have_text(totals)
    check_words(ann, "en")


def play_game(ann: Visitor, host: Host, plan: Plan) -> None:
    """Play a game by clicking, but for the middle of it."""
    # given a table that she has clicked together
    table = set_up(ann, plan)
    clicker = Clicker(ann, host, table, plan.seeks)

    # when she plays until she has done everything that the sets are about
    clicker.play(until=lambda position: plan.deeds <= clicker.deeds or supply(position) <= LATE)
    assert plan.deeds <= clicker.deeds

    # and the last turns
    ann.page.goto("about:blank")
    host.play_on(table, lambda position: supply(position) <= LAST)
    ann.open(f"/table/{table}")
    clicker.play()

    # then the end is what it should be
    expect(ann.prompt).to_contain_text("Game over")
    check_end(ann, host.position(table), plan)


@pytest.mark.parametrize("plan", [NOMADS, CROSSROADS, HARVEST], ids=lambda plan: plan.sets[0])
def test_a_game_by_clicks(visit: Visit, host: Host, plan: Plan) -> None:
    play_game(visit().wish(forced=False, motion=False).become(host), host, plan)


def test_a_game_by_taps(visit: Visit, host: Host) -> None:
    ann = visit(viewport=PHONE, touch=True).wish(forced=False, motion=False).become(host)
    play_game(ann, host, MARSHLANDS)
    check_screen(ann)
