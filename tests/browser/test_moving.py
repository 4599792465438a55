"""A game is begun on one server, taken along, and played on on another; a finished one comes with its replay."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from realmwright.protocol import BotSeat, GuestSeat, Join, OpenSeat, OwnSeat
from realmwright.record import Record
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows nothing of the other one."""
    running = ServerProcess(tmp_path_factory.mktemp("elsewhere"), hurry=False, spare_bot="greedy").start()
    yield running
    running.finish()


def choose_file(page: Page, path: Path) -> None:
    page.get_by_role("button", name="Bring a game").click()
    page.get_by_role("dialog").get_by_label("The file of the game").set_input_files(path)


def test_a_game_goes_on_at_another_server(host: Host, elsewhere: ServerProcess, visit: Visit, tmp_path: Path) -> None:
    table = host.open_table(seats=[OwnSeat(), GuestSeat("Gus"), BotSeat("random")], options=FIRST_GAME)
    host.play_turn(table)
    here = visit().become(host).open(f"/table/{table}")
    here.press("I am Gus")
    here.wait_for_turn()
    here.press("More")
    with here.page.expect_download() as coming:
        here.press("Take this game along")
    path = tmp_path / coming.value.suggested_filename
    coming.value.save_as(path)
    sheet = here.page.get_by_role("dialog")
    expect(sheet.get_by_text(f"Saved: {path.name}")).to_be_visible()
    here.check_accessibility("dialog")
    record = Record.from_json(path.read_text("utf-8"))
    assert record.actions[: host.position(table).actions] == record.actions

    # A page without a session, on a phone.
    there = visit(elsewhere.url, viewport=PHONE).open("/tables")
    choose_file(there.page, path)
    expect(there.page).to_have_url(re.compile(f"^{re.escape(elsewhere.url)}/table/"))
    there.press("I am Gus")
    there.wait_for_turn()
    there.check_width()
    moved = there.page.url.rsplit("/", 1)[1]
    before = there.page.request.get(f"{elsewhere.url}/api/v1/tables/{moved}").json()
    assert before["actions"] == len(record.actions)
    end = there.button("End turn")
    # What is forced plays itself, so the number of choices varies.
    while not end.is_visible():
        expect(end.or_(there.targets).first).to_be_visible()
        if not end.is_visible():
            there.build()
    after = there.page.request.get(f"{elsewhere.url}/api/v1/tables/{moved}").json()
    assert after["actions"] > before["actions"]
    assert host.position(table).actions == len(record.actions), "where it was taken from it stays as it is"

    # The same file leads there again.
    there.open("/tables")
    choose_file(there.page, path)
    expect(there.page).to_have_url(f"{elsewhere.url}/table/{moved}")
    expect(there.page.get_by_text("You have brought this game before.").first).to_be_visible()


def test_a_finished_game_comes_with_its_replay(
    host: Host, finished: str, elsewhere: ServerProcess, visit: Visit, tmp_path: Path
) -> None:
    page = visit().become(host).open(f"/replay/{finished}").page
    page.get_by_role("button", name="Save …").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="The record").click()
    path = tmp_path / "game.json"
    coming.value.save_as(path)
    ann = visit(elsewhere.url).open("/tables")
    ann.press("Bring a game")
    sheet = ann.page.get_by_role("dialog")
    ann.check_accessibility("dialog")
    # By its text, as where files cannot be chosen.
    sheet.get_by_label("Or paste what is in it").fill(path.read_text("utf-8"))
    ann.press("Bring it here")
    expect(ann.page).to_have_url(re.compile(f"^{re.escape(elsewhere.url)}/replay/"))
    expect(ann.page.get_by_text("brought from elsewhere")).to_be_visible()
    ann.button("One step on").click()
    expect(ann.page.get_by_text(re.compile("^Step 1 of"))).to_be_visible()


def test_what_is_no_game_is_refused_in_words(host: Host, visit: Visit, tmp_path: Path) -> None:
    bad = tmp_path / "letter.json"
    bad.write_text("Dear Ann, how are you?")
    ann = visit().become(host).open("/tables")
    choose_file(ann.page, bad)
    alert = ann.page.get_by_role("dialog").get_by_role("alert")
    expect(alert).to_contain_text("This is no game that can be brought here")
    ann.forgive("422")
    expect(ann.page.get_by_role("dialog")).to_be_visible()


def test_why_a_game_with_others_stays(host: Host, come_in: Callable[[str], Host], visit: Visit) -> None:
    ben = come_in("Ben")
    table = host.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    ann = visit().become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    ann.press("More")
    sheet = ann.page.get_by_role("dialog")
    expect(sheet.get_by_text("Other people play here")).to_be_visible()
    expect(sheet.get_by_role("button", name="Take this game along")).to_have_count(0)
