"""Replay of a finished game: any step, as any seat sees it, with links and records."""

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.host import Host
from tests.browser.visitor import Visitor
from tests.command import run

Visit = Callable[..., Visitor]


@pytest.fixture
def ann(visit: Visit, host: Host, finished: str) -> Visitor:
    """Somebody at the beginning of a replay of the host's game."""
    ann = visit().become(host).open(f"/replay/{finished}")
    expect(ann.board).to_be_visible()
    return ann


@pytest.fixture
def last(host: Host, finished: str) -> int:
    """How many steps the game has."""
    return host.position(finished).actions


def step(ann: Visitor, number: int) -> None:
    """The replay has come to a step, and its board with it."""
    expect(ann.page.get_by_text(re.compile(rf"^Step {number} of "))).to_be_visible()
    expect(ann.page.locator("[aria-busy]").first).to_have_attribute("aria-busy", "false")


def settlements(ann: Visitor) -> Locator:
    return ann.page.locator('[role=gridcell][aria-label*=", settlement of"]')


def slide(ann: Visitor, number: int) -> None:
    """Take the slider to a step."""
    ann.page.get_by_role("slider").fill(str(number))
    step(ann, number)


def test_the_slider_goes_to_any_step(ann: Visitor, last: int, host: Host, finished: str) -> None:
    step(ann, 0)
    expect(settlements(ann)).to_have_count(0)
    slide(ann, 1)
    expect(settlements(ann)).to_have_count(1)
    slide(ann, last)
    outcome = host.position(finished).outcome
    assert outcome is not None
    expect(ann.page.get_by_role("heading", name=re.compile("wins?|shared victory", re.I))).to_be_visible()
    totals = ann.page.get_by_role("row").filter(has_text="Total").first.get_by_role("cell")
    expect(totals).to_have_text([str(sum(score.values())) for score in outcome.scores])
    slide(ann, 0)
    expect(settlements(ann)).to_have_count(0)


def test_keys_and_buttons_step_and_play(ann: Visitor, last: int) -> None:
    keys = ann.page.keyboard
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        keys.press(key)
        step(ann, number)
    ann.press("Next turn")
    expect(ann.page.get_by_text(re.compile(r"^Step [3-9] of "))).to_be_visible()
    ann.press("Previous turn")
    step(ann, 0)
    ann.page.get_by_role("combobox", name="Speed").select_option(label="4 steps a second")
    ann.page.locator("h1").click()
    keys.press(" ")
    expect(ann.button("Pause")).to_be_visible()
    expect(ann.page.get_by_text(re.compile(r"^Step ([2-9]|\d\d+) of "))).to_be_visible()
    keys.press(" ")
    expect(ann.button("Play")).to_be_visible()


def test_eyes_show_what_that_player_has_earned(ann: Visitor) -> None:
    slide(ann, 1)
    eyes = ann.page.get_by_role("combobox", name="Seen by")
    mine = ann.page.get_by_role("heading", name="What earns points").locator("..").locator(".points")
    expect(mine).to_have_count(0)
    eyes.select_option(label="Holly")
    expect(mine.first).to_be_visible()
    expect(ann.page).to_have_url(re.compile("eyes=0"))
    eyes.select_option(label="Spectator")
    expect(mine).to_have_count(0)
    expect(ann.page).not_to_have_url(re.compile("eyes="))


def test_a_shared_link_opens_the_same_step(ann: Visitor, visit: Visit) -> None:
    ann.page.get_by_role("combobox", name="Seen by").select_option(label="Holly")
    slide(ann, 23)
    link = ann.page.get_by_role("textbox", name="The link").input_value()
    assert parse_qs(urlsplit(link).query) == {"step": ["23"], "eyes": ["0"]}
    count = settlements(ann).count()
    expect(ann.page).to_have_url(link)
    bob = visit().open(link.removeprefix(ann.url))
    step(bob, 23)
    expect(bob.page.get_by_role("combobox", name="Seen by")).to_have_value("0")
    expect(settlements(bob)).to_have_count(count)


def test_the_record_is_true(ann: Visitor, tmp_path: Path) -> None:
    ann.page.get_by_role("button", name="Save …").click()
    with ann.page.expect_download() as coming:
        ann.page.get_by_role("button", name="The record").click()
    record = tmp_path / "record.json"
    coming.value.save_as(record)
    said = run(tmp_path, "verify", record)
    assert said.code == 0, said.err


def test_the_curve_leads_to_the_turn_that_decided(ann: Visitor, last: int, host: Host, finished: str) -> None:
    outcome = host.position(finished).outcome
    assert outcome is not None
    chart = ann.page.get_by_role("img", name=re.compile("^Points of each player through the game"))
    expect(chart).to_have_attribute("aria-label", re.compile(f"Holly: {sum(outcome.scores[0].values())} at the end"))
    expect(ann.page.get_by_text(re.compile("The biggest swing came|No single turn"))).to_be_visible()
    ann.page.get_by_text("The same in figures").click()
    figures = ann.page.get_by_role("region", name="The same in figures").get_by_role("row").last
    expect(figures).to_contain_text(str(sum(outcome.scores[0].values())))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] - 11, "y": box["height"] / 2})
    step(ann, last)
    chart.click(position={"x": 31, "y": box["height"] / 2})
    step(ann, 0)


def test_a_bot_says_what_it_would_have_played(ann: Visitor, last: int) -> None:
    ask = ann.button("What would the bot have played here?")
    ask.click()
    expect(ann.page.get_by_text(re.compile(r"^Surveyor would have played.*: Build on \d+,\d+\."))).to_be_visible()
    slide(ann, last)
    expect(ask).to_be_disabled()
    expect(ann.page.get_by_text("Here nobody has a choice.")).to_be_visible()


def test_a_figure_shows_where_it_comes_from(ann: Visitor, last: int) -> None:
    slide(ann, last)
    figure = ann.page.get_by_role("button", name=re.compile("Show where from")).first
    points = figure.inner_text()
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "true")
    badges = ann.page.locator("svg:has([role=grid]) text").filter(has_text=re.compile(r"^\+\d+$"))
    expect(badges.first).to_be_attached()
    assert sum(int(badge) for badge in badges.all_text_contents()) == int(points)
