"""The page knows no game: one that brings only texts to the page can be played by them."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.browser.host import Host
from tests.browser.visitor import PHONE, Visitor
from tests.example_game import install
from tests.server.process import ServerProcess


def test_a_game_without_a_board_is_played_by_its_words(visit: Callable[..., Visitor]) -> None:
    play_to_the_end(visit(viewport=PHONE, touch=True).open("/new/tiny"))


def test_the_example_of_a_game_in_a_package_of_its_own(
    visit: Callable[..., Visitor], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(install(tmp_path / "orchard")))
    running = ServerProcess(tmp_path, spare_bot="greedy").start()
    try:
        ann = visit(running.url)
        play_to_the_end(ann.open("/new/orchard"))
        expect(ann.log).to_contain_text(re.compile(r"picks \d on the (left|right)"))
    finally:
        running.kill()


def play_to_the_end(ann: Visitor) -> None:
    """Take the first action that is offered, whenever one is."""
    ann.press(re.compile("^Start against"))
    over = ann.page.get_by_role("button", name="Play again")
    offered = ann.page.locator("main .actions button.primary")
    for _ in range(40):
        expect(offered.first.or_(over)).to_be_visible()
        if over.is_visible():
            break
        # It may be the other's turn before the finger is there.
        with suppress(TooLate):
            offered.first.click(timeout=2000)
    expect(over).to_be_visible()
    ann.check_width()
    ann.check_accessibility()


def test_who_is_asked_in_secret_stays_hidden(visit: Callable[..., Visitor], host: Host) -> None:
    # given a table with options of every kind, at which somebody is asked in secret after every card
    ann = visit().open("/new/tiny")
    ann.page.get_by_label("Seat 2", exact=True).select_option(label="Friend, by link")
    ann.page.get_by_role("combobox", name=re.compile("^start")).select_option(index=1)
    ann.page.get_by_role("combobox", name=re.compile("^marker")).select_option(label="moon")
    ann.page.get_by_role("group", name="banned").get_by_role("checkbox", name="swap").check()
    ann.page.get_by_role("checkbox", name=re.compile("^watch")).check()
    expect(ann.page.locator("summary", has_text="banned")).to_contain_text("swap")
    ann.check_accessibility()
    ann.press("Open the table and invite")
    ann.page.wait_for_url(re.compile("/table/"))
    path = ann.page.url.removeprefix(ann.url)
    ben = visit().open(path)
    ben.press("Sit here")
    assert host.position(path.rsplit("/", 1)[1]).settings.options == {
        "start": 0,
        "marker": "moon",
        "banned": ["swap"],
        "watch": True,
    }

    # when a card is played
    expect(ben.page.locator("#panel-players [aria-current]")).to_have_count(1)
    ann.press(re.compile("^Play "))

    # then one is asked, and the other learns that somebody is
    doze = [each.button("Doze on") for each in (ann, ben)]
    expect(doze[0].or_(ann.page.get_by_role("heading", name="Waiting for a reaction …"))).to_be_visible()
    other, asked = (ann, ben) if doze[0].count() == 0 else (ben, ann)
    expect(asked.button("Doze on")).to_be_visible()
    expect(asked.page).to_have_title(re.compile("Your turn"))
    expect(other.prompt).to_have_text("Waiting for a reaction …")
    expect(other.page.locator("#panel-players [aria-current]")).to_have_count(0)
    expect(other.page).to_have_title(re.compile("tiny"))
    other.check_accessibility()

    # and when it has passed, the turn goes on
    asked.press("Doze on")
    expect(ann.button("Draw a card")).to_be_visible()
    expect(other.log).not_to_contain_text("dozes")
