"""Turns that are planned on the page before they come, and the way to the next table that waits."""

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Response, expect

from realmwright.game import Deed
from realmwright.protocol import Clock, Join, OpenSeat, OwnSeat
from realmwright.study_protocol import StudySign
from tests.browser.host import FIRST_GAME, Host
from tests.browser.lessons import DRAWN, Learner
from tests.browser.visitor import PHONE, Visitor

GAMES = {"kingdom-builder": FIRST_GAME, "winter-kingdom": {"start": 0}, "dominion": {"start": 0}}
DAY = 86_400


@pytest.fixture
def pair(come_in: Callable[[str], Host]) -> tuple[Host, Host]:
    return come_in("Ann"), come_in("Ben")


def slow_table(game: str, ann: Host, ben: Host) -> str:
    """A table of two people that is played over days, at which Ann is to move."""
    table = ann.open_table(game, seats=[OwnSeat(), OpenSeat()], options=GAMES[game], clock=Clock(turn=DAY))
    ben.order(table, Join())
    ann.choice(table)
    return table


def think_ahead(planner: Learner, table: str) -> None:
    """Plan a turn on the page: of what can be done always the first, until the turn is complete."""
    page = planner.page
    told: list[StudySign] = []

    def hear(answer: Response) -> None:
        if answer.url.endswith("/studies/position") and answer.ok:
            told.append(msgspec.json.decode(answer.body(), type=StudySign))

    page.on("response", hear)
    page.goto(f"{planner.visitor.url}/plan/{table}")
    keep = planner.visitor.button("Plan this turn")
    seen = 0
    while True:
        page.wait_for_function("() => document.querySelector('aside') !== null")
        page.evaluate(DRAWN)
        if keep.is_visible():
            break
        if len(told) == seen or not told[-1].position.legal or told[-1].position.turn != told[-1].position.eyes:
            page.wait_for_timeout(30)
            continue
        seen = len(told)
        sign = told[-1].position.legal[0]
        planner.do(Deed(sign.kind, sign.args))
    page.remove_listener("response", hear)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_planned_and_played(pair: tuple[Host, Host], visit: Callable[..., Visitor], game: str) -> None:
    ann, ben = pair
    table = slow_table(game, ann, ben)
    phone = game == "kingdom-builder"
    visitor = visit(**({"viewport": PHONE, "touch": True} if phone else {})).wish(forced=False).become(ben)
    visitor.open(f"/table/{table}")
    expect(visitor.page.get_by_role("link", name="Plan my next turn")).to_be_visible()
    think_ahead(Learner(visitor, game), table)
    visitor.check_accessibility("main")
    visitor.check_width()
    visitor.press("Plan this turn")

    # Back at the table it is told, and played when the turn comes.
    planned = visitor.page.get_by_role("link" if phone else "region", name="What you have planned")
    expect(planned).to_contain_text("Planned")
    visitor.check_accessibility("main")
    # What is planned is what can be done first, so Ann does what she can do last, which is not in its way.
    now = ann.position(table)
    while now.legal:
        ann.play(table, now, now.legal[-1].action)
        before, now = now, ann.position(table)
        if now.actions > before.actions + 1:
            # What is planned has been played at once, and this is her next turn.
            break
    expect(planned).to_be_hidden()
    assert ann.choice(table).at > before.at + 1, "it is Ann's turn again"


def test_the_next_table_is_one_press_away(pair: tuple[Host, Host], visit: Callable[..., Visitor]) -> None:
    ann, ben = pair
    here, there, urgent = (slow_table("kingdom-builder", ann, ben) for _ in range(3))
    visitor = visit().become(ann).open(f"/table/{here}")
    expect(visitor.page.get_by_role("link", name=re.compile("^To the next table"))).to_be_hidden()
    ann.play_turn(here)
    visitor.page.get_by_role("link", name=re.compile("^To the next table")).click()
    # The one that has waited longest is the most urgent.
    expect(visitor.page).to_have_url(re.compile(f"/table/{there}$"))
    visitor.open("/tables")
    waiting = visitor.page.get_by_role("region", name="My tables").locator("a.yours")
    expect(waiting).to_have_count(2)
    expect(waiting.first).to_have_attribute("href", f"/table/{there}")
    expect(waiting.first).to_contain_text("left")
    expect(waiting.last).to_have_attribute("href", f"/table/{urgent}")
