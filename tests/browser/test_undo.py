"""Taking back one's own turn, step by step, and no further."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat, Position
from tests.browser.host import FIRST_GAME, Host, can_end
from tests.browser.visitor import Visitor

SEATS = [OwnSeat(), BotSeat("random")]


@pytest.fixture
def table(host: Host) -> str:
    """A game in which the host has the first turn."""
    return host.open_table(seats=SEATS, options=FIRST_GAME)


def test_step_by_step_to_the_beginning_of_the_turn(visit: Callable[..., Visitor], host: Host, table: str) -> None:
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    undo = ann.button("Undo")
    expect(undo).to_be_disabled()
    prompts = []
    for _ in range(3):
        prompts.append(ann.prompt.inner_text())
        ann.build()
        expect(ann.prompt).not_to_have_text(prompts[-1])
    expect(ann.page.locator('[aria-label$="your settlement"]')).to_have_count(3)
    for left, prompt in reversed(list(enumerate(prompts))):
        undo.click()
        expect(ann.prompt).to_have_text(prompt)
        expect(ann.page.locator('[aria-label$="your settlement"]')).to_have_count(left)
    expect(undo).to_be_disabled()
    assert host.position(table).actions == 0


def test_not_across_the_end_of_the_turn(visit: Callable[..., Visitor], host: Host, table: str) -> None:
    # given a turn that is over
    host.play_on(table, can_end)
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    expect(ann.button("Undo")).to_be_enabled()
    ann.end_turn()
    ann.wait_for_turn()

    # when something is taken back in the next one, then it stops at its beginning
    expect(ann.button("Undo")).to_be_disabled()
    actions = host.position(table).actions
    ann.page.keyboard.press("Control+z")
    beginning = ann.prompt.inner_text()
    ann.build()
    expect(ann.prompt).not_to_have_text(beginning)
    ann.page.keyboard.press("Control+z")
    expect(ann.prompt).to_have_text(beginning)
    expect(ann.button("Undo")).to_be_disabled()
    ann.page.keyboard.press("Control+z")
    expect(ann.targets.first).to_be_visible()
    assert host.position(table).actions == actions


def test_control_z(visit: Callable[..., Visitor], host: Host, table: str) -> None:
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    before = ann.prompt.inner_text()
    ann.build()

    # when it is pressed while she writes, then it takes back letters and no moves
    ann.open_tab("chat")
    ann.page.get_by_label("Say something").fill("Hello")
    ann.page.keyboard.press("Control+z")
    expect(ann.page.get_by_label("Say something")).to_have_value("")
    expect(ann.button("Undo")).to_be_enabled()

    # and anywhere else, then it takes back the move
    ann.prompt.click()
    ann.page.keyboard.press("Control+z")
    expect(ann.prompt).to_have_text(before)
    ann.open_tab("log")
    expect(ann.log).to_contain_text("You take back.")


def test_a_tile_is_laid_back(visit: Callable[..., Visitor], host: Host) -> None:
    # given a tile that can be used
    def wanted(position: Position) -> bool:
        return any(sign.kind == "use" for sign in position.legal or [])

    table = host.open_at(wanted, seats=SEATS, options=FIRST_GAME)
    position = host.position(table)
    tile = next(sign.args["tile"] for sign in position.legal or [] if sign.kind == "use")
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    before, lit = ann.prompt.inner_text(), ann.targets.count()

    # when it is taken up
    button = ann.page.get_by_role("list", name="Extra actions").get_by_role("button", name=tile)
    button.click()
    expect(ann.prompt).to_contain_text(f"{tile.capitalize()}: ")

    # then undo lays it back
    ann.press("Undo")
    expect(ann.prompt).to_have_text(before)
    expect(ann.targets).to_have_count(lit)
    expect(button).to_have_class(re.compile("able"))
