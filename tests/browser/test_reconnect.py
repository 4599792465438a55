"""In the middle of a turn the page is reloaded, the network goes, or the server: the game goes on unchanged."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

AWAY = "WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE"
"""The browser itself complains about a server that it cannot reach."""
BACK = 30_000
SEATS = [OwnSeat(), BotSeat("random")]
LOST = "The connection is lost. Trying again …"


class MidTurn:
    """Somebody who has built one settlement of three."""

    def __init__(self, visit: Callable[..., Visitor], host: Host, url: str) -> None:
        self.host = host
        self.table = host.open_table(seats=SEATS, options=FIRST_GAME)
        self.ann = visit(url=url).wish(forced=False).become(host).open(f"/table/{self.table}")
        self.ann.wait_for_turn()
        before = self.ann.prompt.inner_text()
        self.ann.build()
        expect(self.ann.prompt).not_to_have_text(before)
        self.prompt = self.ann.prompt.inner_text()
        self.cells = self.spoken()

    def spoken(self) -> list[str]:
        """All hexes, as a screen reader says them."""
        labels: list[str] = self.ann.page.locator("[role=gridcell]").evaluate_all(
            "cells => cells.map(cell => cell.getAttribute('aria-label'))"
        )
        return labels

    def check_same(self) -> None:
        """The same position, the same prompt, and undo is still possible."""
        expect(self.ann.prompt).to_have_text(self.prompt, timeout=BACK)
        expect(self.ann.targets.first).to_be_visible()
        assert self.spoken() == self.cells
        expect(self.ann.button("Undo")).to_be_enabled()
        self.ann.press("Undo")
        expect(self.ann.button("Undo")).to_be_disabled()
        expect(self.ann.page.locator('[aria-label$="your settlement"]')).to_have_count(0)

    def check_moved_once(self) -> None:
        """The move that was made meanwhile has arrived, and only once."""
        expect(self.ann.page.locator('[aria-label$="your settlement"]')).to_have_count(2, timeout=BACK)
        expect(self.ann.prompt).to_contain_text("1 left")
        expect(self.ann.page.get_by_text(LOST)).to_have_count(0)
        expect(self.ann.page.get_by_role("alert")).to_have_count(0)
        expect(self.ann.log.get_by_text(re.compile(r"^Built \d+,\d+ · \d+,\d+$"))).to_have_count(1)
        assert self.actions() == 2

    def actions(self) -> int:
        """How many the server knows of."""
        return self.host.position(self.table).actions


@pytest.fixture
def turn(visit: Callable[..., Visitor], host: Host, server: ServerProcess) -> MidTurn:
    return MidTurn(visit, host, server.url)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may kill."""
    running = ServerProcess(tmp_path).start()
    yield running
    running.kill()


def test_the_page_is_reloaded(turn: MidTurn) -> None:
    turn.ann.page.reload()
    turn.check_same()


def test_the_network_is_away(turn: MidTurn) -> None:
    ann = turn.ann
    ann.context.set_offline(True)
    ann.targets.first.click()
    expect(ann.page.get_by_text(LOST)).to_be_visible(timeout=BACK)
    assert turn.actions() == 1
    ann.context.set_offline(False)
    turn.check_moved_once()
    ann.press("Undo")
    turn.check_same()
    ann.forgive(AWAY)


def test_the_server_is_killed(visit: Callable[..., Visitor], own_server: ServerProcess) -> None:
    with Host(own_server.url, "Holly") as host:
        turn = MidTurn(visit, host, own_server.url)
        ann = turn.ann

        # when the server is killed, then the page says so, and keeps what it shows
        own_server.kill()
        expect(ann.page.get_by_text(LOST)).to_be_visible(timeout=BACK)
        assert turn.spoken() == turn.cells
        ann.targets.first.click()
        expect(ann.page.locator('[aria-label$="your settlement"]')).to_have_count(1)

        # and when it is there again, then the move that was made meanwhile arrives once
        own_server.start()
        turn.check_moved_once()

        # and the turn goes on
        ann.press("Undo")
        turn.check_same()
        ann.forgive(AWAY)
