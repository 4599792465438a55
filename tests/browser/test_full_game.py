"""A whole game against a bot, by clicking."""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import Visitor

LONGEST = 400
"""Clicks in a game: 40 settlements, some tiles, and the ends of turns."""
BUILDING = {"Farm", "Oasis"}
MOVING = {"Paddock", "Barn"}


class Hex(NamedTuple):
    """A hex as it is spoken of."""

    row: int
    column: int
    words: str

    def far(self, other: "Hex") -> int:
        """About how far it is to another."""
        return abs(self.row - other.row) + abs(self.column - other.column)


def hexes(ann: Visitor) -> list[Hex]:
    """The whole map, as a screen reader knows it."""
    labels: list[str] = ann.page.locator("[role=gridcell]").evaluate_all(
        "cells => cells.map(cell => cell.getAttribute('aria-label'))"
    )
    found = (re.match(r"row (\d+), column (\d+), (.*)", label) for label in labels)
    return [Hex(int(each[1]), int(each[2]), each[3]) for each in found if each]


def towards_tiles(ann: Visitor, used: set[str]) -> Hex | None:
    """The lit hex that is nearest to a place with tiles, of a kind that was not used yet if there is any."""
    ground = hexes(ann)
    places = [each for each in ground if re.search("[1-9] tiles? left", each.words)]
    lacking = "|".join(name for kind in (MOVING, BUILDING) if not used & kind for name in kind)
    places = [each for each in places if re.search(lacking, each.words, re.IGNORECASE)] or places
    lit = [each for each in ground if each.words.endswith("can be chosen")]
    return min(lit, key=lambda each: min((each.far(place) for place in places), default=0), default=None)


def play_out(ann: Visitor) -> set[str]:
    """Click until the game is over, with tiles that build, and each that moves once; returns which were used."""
    over = ann.page.get_by_role("heading", name=re.compile("^Game over"))
    tiles = ann.page.get_by_role("list", name="Extra actions").locator("button.able")
    used: set[str] = set()
    for _ in range(LONGEST):
        ann.wait_for_turn()
        if over.is_visible():
            return used
        before = ann.prompt.inner_text()
        names = [re.sub(r" \d/\d", "", text) for text in tiles.all_inner_texts()]
        # To move again and again would only make the game longer.
        wanted = next((place for place, name in enumerate(names) if name not in used & MOVING), None)
        if wanted is not None:
            used.add(names[wanted])
            tiles.nth(wanted).click()
        elif goal := towards_tiles(ann, used):
            ann.cell(f"{goal.row},{goal.column}").click()
        else:
            ann.button("End turn").click()
        expect(ann.prompt).not_to_have_text(before)
    raise AssertionError("the game does not end")


def test_a_game_against_a_bot(visit: Callable[..., Visitor], host: Host) -> None:
    # given a table with tiles that build and tiles that move
    boards = ["farm", "paddock", "oasis", "barn"]
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options={"boards": boards}, hints="greedy")
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()

    # when she asks for a hint, then it is said and shown
    ann.press("Hint")
    advice = host.position(table)
    suggestion = ann.page.get_by_role("status").filter(has_text="Suggestion: Build on")
    expect(suggestion).to_be_visible()
    named = suggestion.inner_text().split()[-1]
    assert f"build {named}" in {each.action for each in advice.legal or []}
    expect(ann.page.locator("path.advice")).to_have_count(1)

    # and when she plays to the end
    used = play_out(ann)

    # then she has used tiles of both kinds, and sees the points that the server counts
    assert used & BUILDING
    assert used & MOVING
    outcome = host.position(table).outcome
    assert outcome is not None
    totals = [str(sum((score or {}).values())) for score in outcome.scores]
    expect(ann.page.get_by_role("row").filter(has_text="Total").get_by_role("cell")).to_have_text(totals)

    # and a figure that she presses lights the hexes where it comes from
    lit = ann.page.locator("path.gain")
    expect(lit).to_have_count(0)
    figure = ann.page.get_by_role("button", name=re.compile("^Holly, .* points?. Show where from")).first
    figure.click()
    expect(lit).not_to_have_count(0)
    expect(figure).to_have_attribute("aria-pressed", "true")
    figure.click()
    expect(lit).to_have_count(0)
