"""From the front page to the first move in two clicks, without an account."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_two_clicks(visit: Callable[..., Visitor]) -> None:
    ann = visit().wish(game=None).open()
    ann.press("Play now")
    ann.wait_for_turn()
    before = ann.prompt.inner_text()
    assert before.startswith("Build on")
    ann.build()
    expect(ann.prompt).not_to_have_text(before)
    expect(ann.page.get_by_role("button", name="Undo")).to_be_enabled()


def test_a_bot_that_thinks(visit: Callable[..., Visitor]) -> None:
    # given a game against a bot that thinks ahead
    ann = visit().wish(forced=False).open()
    ann.play_bots("Hard")
    ann.wait_for_turn()
    built = ann.log.get_by_text("Built ")
    before = built.count()

    # when she asks for a hint, then something happens at once, and the hint follows
    hint = ann.button("Hint")
    hint.click()
    said = ann.page.get_by_role("region", name="What to do now").get_by_role("status")
    expect(said).to_have_text(re.compile("^(Looking for a good move …|Suggestion: Build on .+)$"))
    expect(said).to_have_text(re.compile(r"^Suggestion: Build on \d+,\d+$"))
    expect(hint).to_have_attribute("aria-busy", "false")
    expect(ann.page.locator("path.advice")).to_have_count(1)

    # and when she has played, then it is gone, and the bot answers
    for left in ("2 left", "1 left", "End your turn"):
        ann.build()
        expect(ann.prompt).to_contain_text(left)
    expect(said).to_be_empty()
    ann.end_turn()
    expect(built).not_to_have_count(before)


def test_only_the_first_game_is_explained(visit: Callable[..., Visitor]) -> None:
    ann = visit().wish(forced=False).open()
    guide = ann.page.get_by_role("complementary", name="Your guide")
    ann.press(re.compile("^Learn"))
    ann.press("Start your first game")
    ann.page.wait_for_url(re.compile("/table/"))
    expect(guide).to_be_visible()
    lesson = ann.page.url
    # a hint says what to do and what that brings: whoever builds first of all has most on some line
    ann.wait_for_turn()
    ann.press("Hint")
    expect(ann.page.get_by_text(re.compile(r"^Suggestion: Build on \d+,\d+ \(.*\+2 Knights.*\)$"))).to_be_visible()
    # when she plays another game, then nothing is explained, and the first game goes on where it was
    ann.open()
    ann.press("Play now")
    ann.wait_for_turn()
    expect(guide).to_have_count(0)
    ann.open(lesson.removeprefix(ann.url))
    expect(guide).to_be_visible()
    ann.press("Turn off")
    expect(guide).to_have_count(0)
