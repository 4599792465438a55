"""Clocks that are seen to run, and what happens when one runs out."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, Clock, Join, OpenSeat, OwnSeat, SeatWish
from tests.browser.host import FIRST_GAME, Host, can_end
from tests.browser.visitor import Visitor

SEATS = [OwnSeat(), BotSeat("random")]
TURN = 5
"""Seconds: the shortest that a table can have."""
OVER = (TURN + 15) * 1000


def seconds(text: str) -> int:
    """What a clock shows."""
    found = re.search(r"(\d+):(\d\d)", text)
    assert found, text
    return int(found[1]) * 60 + int(found[2])


def test_the_time_of_the_turn_and_of_the_game(visit: Callable[..., Visitor], host: Host) -> None:
    table = host.open_table(seats=SEATS, options=FIRST_GAME, clock=Clock(turn=40, game=600))
    ann = visit().become(host).open(f"/table/{table}")
    turn = ann.player("Holly").get_by_role("timer", name="Time for this turn")
    game = ann.player("Holly").get_by_role("timer", name="Time for the game")
    waiting = ann.player("Wanderer").get_by_role("timer", name="Time for the game")

    # then both clocks of the one whose turn it is run, and the other's stands
    before, of_game = seconds(turn.inner_text()), seconds(game.inner_text())
    assert 2 < before <= 40
    assert 560 < of_game <= 600
    expect(turn).to_contain_text(re.compile("|".join(f"0:{less:02}" for less in range(before - 1))))
    assert seconds(game.inner_text()) < of_game
    expect(waiting).to_contain_text("10:00")
    expect(ann.player("Wanderer").get_by_role("timer", name="Time for this turn")).to_have_count(0)

    # and the time of the turn begins anew with the next one
    host.play_on(table, can_end)
    left = seconds(turn.inner_text())
    ann.end_turn()
    ann.wait_for_turn()
    assert seconds(turn.inner_text()) > left
    assert seconds(game.inner_text()) < of_game


def test_a_stand_in_takes_over_until_one_is_back(
    visit: Callable[..., Visitor], host: Host, come_in: Callable[[str], Host]
) -> None:
    ben = come_in("Ben")
    seats: list[SeatWish] = [OwnSeat(), OpenSeat()]
    table = host.open_table(seats=seats, options=FIRST_GAME, clock=Clock(turn=TURN), stand_in="greedy")
    ann = visit().become(host).open(f"/table/{table}")
    ben.order(table, Join())
    expect(ann.targets.first).to_be_visible()

    # when she does nothing, then a bot plays for her, and the table says so
    expect(ann.player("Holly").locator(".short")).to_be_visible()
    expect(ann.page.get_by_text("Surveyor is playing for you.")).to_be_visible(timeout=OVER)

    # and she can play on herself
    ann.press("Play on myself")
    expect(ann.page.get_by_text("Surveyor is playing for you.")).to_have_count(0)
    ben.play_turn(table)
    expect(ann.targets.first).to_be_visible()
    for words in ("Surveyor plays for you.", "You are back."):
        expect(ann.log).to_contain_text(words)


def test_without_one_the_game_is_lost(visit: Callable[..., Visitor], host: Host) -> None:
    table = host.open_table(seats=SEATS, options=FIRST_GAME, clock=Clock(turn=TURN), begin="host")
    ann = visit().become(host).open(f"/table/{table}")
    ann.press("Begin the game")
    expect(ann.targets.first).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Wanderer wins: everybody else gave up.")).to_be_visible(timeout=OVER)
    expect(ann.log).to_contain_text("You have run out of time.")
    expect(ann.page.get_by_role("timer", name="Time for this turn")).to_have_count(0)
    expect(ann.button("Play again")).to_be_visible()
