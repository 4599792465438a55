"""A single legal action is played for the player, unless it ends the turn or was just taken back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat, Position
from tests.browser.host import Host
from tests.browser.visitor import Visitor

SETTLED = re.compile("your settlement$")
CHOOSABLE = re.compile("can be chosen$")


def only_one_hex(position: Position) -> bool:
    """Whether one thing can be done, and after it there is a choice again: to end the turn."""
    legal = position.legal or []
    return (
        len(legal) == 1
        and legal[0].kind == "build"
        and position.prompt is not None
        and position.prompt.args.get("left") == 1
    )


@pytest.fixture
def forced(host: Host) -> tuple[str, Position]:
    """A table with a position in which the host has no choice."""
    table = host.open_at(only_one_hex, seats=[OwnSeat(), BotSeat("random")])
    return table, host.position(table)


def test_a_single_legal_action_is_played(
    visit: Callable[..., Visitor], host: Host, forced: tuple[str, Position]
) -> None:
    table, position = forced
    (only,) = position.legal or []
    ann = visit().become(host).open(f"/table/{table}")
    expect(ann.cell(only.args["hex"])).to_have_attribute("aria-label", SETTLED)

    # when she takes it back, then it is left to her, even when she comes back later
    ann.press("Undo")
    lit = ann.cell(only.args["hex"])
    expect(lit).to_have_attribute("aria-label", CHOOSABLE)
    actions = host.position(table).actions
    ann.open_tab("chat")
    ann.page.get_by_label("Say something").fill("Must I?")
    ann.button("Say").click()
    expect(ann.log).to_contain_text("Must I?")
    expect(lit).to_have_attribute("aria-label", CHOOSABLE)
    ann.page.reload()
    ann.open_tab("chat")
    expect(ann.log).to_contain_text("Must I?")
    expect(lit).to_have_attribute("aria-label", CHOOSABLE)
    assert host.position(table).actions == actions

    # and it is played when she says so
    lit.click()
    expect(lit).to_have_attribute("aria-label", SETTLED)


def test_the_end_of_the_turn_is_left_to_the_player(visit: Callable[..., Visitor], host: Host) -> None:
    def wanted(position: Position) -> bool:
        return [sign.kind for sign in position.legal or []] == ["end-turn"]

    table = host.open_at(wanted, seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    position = host.position(table)
    ann = visit().become(host).open(f"/table/{table}")
    expect(ann.log).to_contain_text("Built ")
    expect(ann.prompt).to_contain_text("End your turn")
    expect(ann.button("End turn")).to_be_enabled()
    assert host.position(table).actions == position.actions


def test_a_single_action_is_not_played_where_the_setting_is_off(
    visit: Callable[..., Visitor], host: Host, forced: tuple[str, Position]
) -> None:
    table, position = forced
    (only,) = position.legal or []
    ann = visit().become(host).open("/settings")
    ann.page.get_by_label("Play for me when there is only one choice").uncheck()
    ann.open(f"/table/{table}")
    expect(ann.log).to_contain_text("Built ")
    expect(ann.cell(only.args["hex"])).to_have_attribute("aria-label", CHOOSABLE)
    assert host.position(table).actions == position.actions
