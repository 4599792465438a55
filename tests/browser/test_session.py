"""Whose session a page is in: it may end while the page is open."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor


def test_a_session_that_ends_elsewhere_is_noticed(visit: Callable[..., Visitor]) -> None:
    ann = visit().open()
    ann.play_bots("Easy")
    ann.wait_for_turn()

    # when the same person logs out everywhere, in another tab
    ann.page.evaluate("fetch('/api/v1/sessions', { method: 'DELETE' })")

    # then the page says so and lets nobody else in, and a new game can be begun at once
    expect(ann.page.get_by_role("alert")).to_contain_text("not logged in here any more")
    expect(ann.page.get_by_role("link", name="Settings", exact=True)).to_be_visible()
    assert ann.page.evaluate("fetch('/api/v1/offer').then(answer => answer.json())").get("person") is None
    ann.play_bots("Easy")
    ann.wait_for_turn()
    expect(ann.targets.first).to_be_visible()
    ann.forgive("WebSocket|401")
