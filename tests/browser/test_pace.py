"""What others do can be followed: step by step, at a pace that one chooses, with an arrow for what moved."""

import re
from collections.abc import Callable
from datetime import datetime

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, Join, OpenSeat, OwnSeat, Position, Resign
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor


@pytest.fixture
def duel(come_in: Callable[[str], Host]) -> tuple[Host, Host, str]:
    """A game between two people, and it is Ben's turn."""
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    ann.play_turn(table)
    return ann, ben, table


def test_the_turn_of_another_comes_step_by_step(visit: Callable[..., Visitor], duel: tuple[Host, Host, str]) -> None:
    ann, ben, table = duel
    reader = visit().wish(pace="steps", forced=False).become(ann).open(f"/table/{table}")
    expect(reader.prompt).to_have_text("Ben is playing")
    ben.play_turn(table)
    # given three settlements and the end of the turn that have come in, nothing is shown yet
    next_step = reader.button("Next step")
    expect(next_step).to_be_visible()
    expect(reader.page.get_by_text("4 more steps")).to_be_visible()
    his = reader.page.locator("[data-cell][aria-label$='settlement of Ben']")
    expect(his).to_have_count(0)
    expect(reader.targets).to_have_count(0)
    # when they are asked for, each comes by itself, on the board, in the headline and in the log
    for step in (1, 2, 3):
        next_step.click()
        expect(his).to_have_count(step)
        expect(reader.prompt).to_have_text(re.compile("^Ben builds on "))
        built = re.compile(r"^Built \d+,\d+" + r" · \d+,\d+" * (step - 1) + "$")
        expect(reader.log.get_by_text(built).last).to_be_visible()
    reader.page.keyboard.press("Space")
    # then it is the reader's turn, and what was done is marked
    reader.wait_for_turn()
    expect(next_step).to_have_count(0)
    expect(reader.page.locator("use[href^='#rw-ring-']")).to_have_count(3)
    # and whoever points at a mark is told what it means
    his.first.hover()
    expect(reader.page.locator(".tag")).to_contain_text("Ben builds on ")


@pytest.mark.parametrize("how", ["button", "space", "board"])
def test_what_is_shown_can_be_skipped(visit: Callable[..., Visitor], duel: tuple[Host, Host, str], how: str) -> None:
    ann, ben, table = duel
    reader = visit(fresh=True).wish(pace="calm", forced=False).become(ann)
    reader.page.clock.install(time=0)
    reader.open(f"/table/{table}")
    expect(reader.prompt).to_have_text("Ben is playing")
    # Its clock stands still from now on, so nothing goes on by itself.
    reader.page.clock.pause_at(datetime.fromtimestamp(3600))
    ben.play_turn(table)
    expect(reader.page.get_by_text("4 more steps")).to_be_visible()
    if how == "button":
        reader.press("Skip")
    elif how == "space":
        reader.page.keyboard.press("Space")
    else:
        reader.board.click()
    expect(reader.button("Skip")).to_have_count(0)
    reader.wait_for_turn()


def test_a_chat_is_not_held_back(visit: Callable[..., Visitor], duel: tuple[Host, Host, str]) -> None:
    ann, ben, table = duel
    reader = visit().wish(pace="steps", forced=False).become(ann).open(f"/table/{table}")
    expect(reader.prompt).to_have_text("Ben is playing")
    ben.play_turn(table)
    expect(reader.button("Next step")).to_be_visible()
    reader.open_tab("chat")
    reader.page.locator("#chat").fill("Well played")
    reader.page.locator("#chat").press("Enter")
    expect(reader.page.get_by_role("log", name="Chat")).to_contain_text("Well played")
    expect(reader.page.get_by_text("4 more steps")).to_be_visible()


def test_a_move_is_an_arrow(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    """From where a settlement stood, which is seen as a ghost, to where it stands."""
    ann = come_in("Ann")
    # given a settlement that Ann has moved with a Paddock
    seats = [OwnSeat(), BotSeat("random")]
    table = ann.open_at(lambda position: "use paddock" in actions(position), seats=seats, options=FIRST_GAME)
    for kind in ("use", "lift", "put"):
        position = ann.choice(table)
        moves = {"use": "use paddock", "lift": actions(position)[0], "put": actions(position)[0]}
        ann.play(table, position, moves[kind])
    page = visit().wish(forced=False).become(ann).open(f"/table/{table}").page
    expect(page.locator(".trail")).to_have_count(1)
    expect(page.locator(".picture use.ghost")).to_have_count(1)


def actions(position: Position) -> list[str]:
    return [sign.action for sign in position.legal]


def test_the_round_of_the_others_is_shown_again(visit: Callable[..., Visitor], duel: tuple[Host, Host, str]) -> None:
    ann, ben, table = duel
    reader = visit().wish(forced=False).become(ann).open(f"/table/{table}")
    expect(reader.prompt).to_have_text("Ben is playing")
    strip = reader.page.get_by_role("region", name="Since your last turn")
    expect(strip).to_contain_text("Ben")
    ben.play_turn(table)
    reader.wait_for_turn()
    # given what Ben did, in signs and in words
    again = strip.get_by_role("button", name=re.compile(r"^Ben: Terrain: \w+.*Built .*Show again$"))
    expect(again).to_be_visible()
    his = reader.page.locator("[data-cell][aria-label$='settlement of Ben']")
    expect(his).to_have_count(3)
    # when it is pressed, then the board is as it was, and his turn goes by once more
    again.click()
    expect(his).to_have_count(0)
    expect(reader.targets).to_have_count(0)
    reader.press("Skip")
    expect(his).to_have_count(3)
    reader.wait_for_turn()
    # and the marks stay until the reader does something
    rings = reader.page.locator("use[href^='#rw-ring-']")
    expect(rings).to_have_count(3)
    reader.targets.first.click()
    expect(rings).to_have_count(0)


def test_a_line_of_the_log_shows_where_it_was(visit: Callable[..., Visitor], duel: tuple[Host, Host, str]) -> None:
    ann, ben, table = duel
    ben.play_turn(table)
    reader = visit().wish(forced=False).become(ann).open(f"/table/{table}")
    expect(reader.log.get_by_role("heading", name="Ann")).to_have_count(2)
    expect(reader.log.get_by_role("heading", name="Ben")).to_contain_text("round 1")
    lit = reader.page.locator("path.told")
    expect(lit).to_have_count(0)
    reader.log.get_by_role("button", name="Built").last.hover()
    expect(lit).to_have_count(3)
    # by keys, too: from the newest line upwards
    reader.page.mouse.move(0, 0)
    expect(lit).to_have_count(0)
    reader.log.focus()
    reader.page.keyboard.press("ArrowUp")
    expect(reader.log.get_by_role("button").last).to_be_focused()
    for _ in range(10):
        if "Built" in reader.page.evaluate("document.activeElement.ariaLabel"):
            break
        reader.page.keyboard.press("ArrowUp")
    expect(lit).to_have_count(3)


def test_a_line_of_a_finished_game_leads_to_it(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    ann.play_turn(table)
    ann.order(table, Resign())
    reader = visit().become(ann).open(f"/table/{table}")
    reader.log.get_by_role("button", name="Built").first.click()
    expect(reader.page).to_have_url(re.compile(f"/replay/{table}\\?step=1(&|$)"))


def test_a_replay_has_no_strip_of_a_round(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    """There is no turn of one's own since which anything happened."""
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    ann.play_turn(table)
    reader = visit().become(ann).open(f"/table/{table}")
    strip = reader.page.get_by_role("region", name="Since your last turn")
    expect(strip).to_be_visible()
    ann.order(table, Resign())
    reader.open(f"/replay/{table}")
    expect(reader.page.get_by_role("region", name="Supply")).to_be_visible()
    expect(strip).to_have_count(0)
