"""From the front page to the first move in two clicks, without an account."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_two_clicks(visit: Callable[..., Visitor]) -> None:
    ann = visit().open()
    ann.press("Play Surveyor")
    ann.wait_for_turn()
    before = ann.prompt.inner_text()
    assert before.startswith("Build on")
    ann.build()
    expect(ann.prompt).not_to_have_text(before)
    expect(ann.page.get_by_role("button", name="Undo")).to_be_enabled()
