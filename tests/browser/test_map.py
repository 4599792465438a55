"""The map as it is painted: one picture of the ground, few nodes, and nothing painted anew where nothing changes."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import Visitor

NODES: Final = 6000
"""At most so many for a table with 400 hexes, with all that is around the map."""
GROUND: Final = re.compile(r"/games/kingdom-builder/ground\?")


def test_a_map_is_one_picture_under_few_nodes(visit: Callable[..., Visitor], host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    ann = visit()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.become(host).open(f"/table/{table}").wait_for_turn()
    ground = ann.page.locator(".stage img")
    expect(ground).to_have_js_property("complete", True)
    assert ground.evaluate("picture => picture.naturalWidth") > 700
    assert ann.page.locator("*").count() < NODES
    before = ground.element_handle()
    ann.build()
    assert ann.page.evaluate("picture => document.contains(picture)", before), "a move leaves the ground alone"
    assert len([*filter(GROUND.search, asked)]) == 1
    # The picture ends where the hexes do, and not at the edges of the screen.
    wide, high = (ground.evaluate(f"picture => picture.{side}") for side in ("clientWidth", "clientHeight"))
    natural = ground.evaluate("picture => picture.naturalWidth / picture.naturalHeight")
    assert abs(wide / high - natural) < 0.01
