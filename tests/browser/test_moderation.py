"""Somebody spoils the game: they are muted and reported, the host acts, and the operators do."""

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import expect
from typer.testing import CliRunner

from realmwright.cli.moderate import app as moderate
from realmwright.protocol import Chat, Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import PHONE, Visitor
from tests.server.process import ServerProcess
from tests.server.raw_client import kept


def operate(server: ServerProcess, *arguments: str) -> None:
    """What an operator does at the terminal, while the server runs."""
    # In a thread: the browser has a loop of its own in this one.
    with ThreadPoolExecutor(1) as thread:
        done = thread.submit(CliRunner().invoke, moderate, [*arguments, "--data", str(server.place)]).result()
    assert done.exit_code == 0, done.output or done.exception


def report_about(server: ServerProcess, person: str) -> str:
    """The open report about a person."""
    (row,) = [each for each in kept(server, "reports")["reports"] if each["person"] == person]
    return str(row["id"])


def test_somebody_who_spoils_the_game(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host], server: ServerProcess
) -> None:
    # given a game of two, and a spectator who is a nuisance
    host, ben, zoe = come_in("Ann"), come_in("Ben"), come_in("Zoe")
    table = host.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    ann, other, nuisance = (visit().become(each).open(f"/table/{table}") for each in (host, ben, zoe))
    for each in (ann, other, nuisance):
        each.open_tab("chat")
    nuisance.page.get_by_label("Say something").fill("You play badly")
    nuisance.page.keyboard.press("Enter")

    # when a player mutes them, by keys alone, then that player reads no more of it, and others do
    expect(other.log).to_contain_text("Zoe: You play badly")
    other.log.get_by_role("button", name="Zoe:").focus()
    other.page.keyboard.press("Enter")
    dialog = other.page.get_by_role("dialog", name="Zoe")
    mute = dialog.get_by_role("button", name="Mute for me")
    expect(mute).to_be_visible()
    other.check_accessibility()
    mute.focus()
    other.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status")).to_have_text("You read nothing more of Zoe.")
    other.page.keyboard.press("Escape")
    expect(other.log).not_to_contain_text("You play badly")
    zoe.order(table, Chat("Still badly"))
    expect(ann.log).to_contain_text("Zoe: Still badly")
    host.order(table, Chat("Quiet, please"))
    expect(other.log).to_contain_text("Ann: Quiet, please")
    expect(other.log).not_to_contain_text("badly")

    # and when the host reports them and sends them away, then they are told so
    ann.log.get_by_role("button", name="Zoe:").first.click()
    dialog = ann.page.get_by_role("dialog", name="Zoe")
    dialog.get_by_label("What is it about?").select_option(label="Insults or threats")
    dialog.get_by_label("In your words (optional)").fill("All the time")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(dialog.get_by_text("You have reported this person.").first).to_be_visible()
    dialog.get_by_role("button", name="Send away").click()
    dialog.get_by_role("button", name="Yes, send away").click()
    expect(dialog).to_have_count(0)
    ann.open_tab("log")
    expect(ann.log).to_contain_text("The host has sent Zoe away.")
    expect(nuisance.page.get_by_role("alert")).to_have_text("The host has sent you away from this table.")

    # and a player can only be muted, who then is offered no chat
    ann.press("About Ben …")
    dialog = ann.page.get_by_role("dialog", name="Ben")
    expect(dialog.get_by_text("Who plays cannot be sent away from the game.")).to_be_visible()
    dialog.get_by_role("button", name="Mute for everybody here").click()
    expect(dialog.get_by_role("button", name="Let them chat again")).to_be_visible()
    expect(ann.player("Ben")).to_contain_text("muted")
    expect(other.page.get_by_text("The host has muted you at this table.")).to_be_visible()
    expect(other.page.get_by_label("Say something")).to_have_count(0)

    # and whoever has muted somebody finds them in the settings
    other.open("/settings")
    region = other.page.get_by_role("region", name="People you have muted")
    region.get_by_role("button", name="Unmute Zoe").click()
    expect(region.get_by_text("You have muted nobody.")).to_be_visible()

    # and what operators decide is told in words, until it is read
    nuisance.open("/")
    operate(server, "warn", zoe.person, "Be kind")
    warning = nuisance.page.get_by_role("dialog", name="A warning from the operators")
    expect(warning).to_contain_text("Be kind")
    nuisance.check_accessibility()
    warning.get_by_role("button", name="I have read this").click()
    expect(warning).to_have_count(0)
    operate(server, "suspend", zoe.person, "--days", "3", "--why", "Not kind at all")
    expect(nuisance.page.get_by_role("heading", name="You are suspended")).to_be_visible()
    expect(nuisance.page.get_by_text("The reason: Not kind at all")).to_be_visible()
    nuisance.forgive("403")
    nuisance.open("/tables")
    expect(nuisance.page.get_by_role("heading", name="You are suspended")).to_be_visible()
    operate(server, "lift", zoe.person)
    nuisance.open("/tables")
    expect(nuisance.page.get_by_role("heading", name="You are suspended")).to_have_count(0)


def test_a_moderator_works_off_the_queue(
    visit: Callable[..., Visitor], come_in: Callable[[str], Host], server: ServerProcess
) -> None:
    # given somebody who was reported, and a moderator
    host, mia, zoe = come_in("Ann"), come_in("Mia"), come_in("Zoe")
    table = host.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    zoe.order(table, Join())
    zoe.order(table, Chat("You play badly"))
    host.report(table, seat=1, kind="abuse", text="Every time we meet")
    mia.make_account("mia-the-moderator")
    zoe.make_account("zoe-of-the-queue")
    operate(server, "appoint", "mia-the-moderator")

    # when the moderator opens the report, then they see what was said, and decide there
    moderator = visit().become(mia).open("/moderation")
    page = moderator.page
    report = page.get_by_role("article").filter(has_text="Every time we meet")
    report.get_by_text("What was said and happened").click()
    expect(report).to_contain_text("Zoe (the one who was reported): You play badly")
    report.get_by_text("Decide").click()
    moderator.check_accessibility()
    report.get_by_label("What to do").select_option(label="Silence: no chat")
    report.get_by_label("For how long?").select_option(label="7 days")
    report.get_by_label("Why (the person reads this)").fill("Insults")
    report.get_by_role("button", name="Silence: no chat").click()
    expect(report).to_have_count(0)

    # and their history says so, and takes it back again
    moderator.open(f"/moderation/{zoe.person}")
    expect(page.get_by_text("May not chat until")).to_be_visible()
    decided = page.get_by_role("region", name="Decisions")
    expect(decided).to_contain_text("Insults")
    page.get_by_role("button", name="Look at the figures").click()
    expect(page.get_by_text("No rated live games.")).to_be_visible()
    moderator.check_accessibility()
    decided.get_by_role("button", name="Undo: Silenced").click()
    expect(page.get_by_text("May not chat until")).to_have_count(0)
    expect(decided.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("article").get_by_role("button", name="Close without more")).to_be_visible()

    # and for everybody else there is nothing
    other = visit().become(host).open("/moderation")
    expect(other.page.get_by_role("heading", name="There is nothing here")).to_be_visible()


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own, where nobody else reports anybody."""
    running = ServerProcess(tmp_path).start()
    yield running
    running.finish()


def test_moderators_see_what_waits_for_them(quiet_server: ServerProcess, visit: Callable[..., Visitor]) -> None:
    server = quiet_server
    with Host(server.url, "Ann") as host, Host(server.url, "Mia") as mia, Host(server.url, "Zoe") as zoe:
        # given a moderator somewhere on the page, at a desk and at a phone, and nothing that waits
        mia.make_account("mia")
        operate(server, "appoint", "mia")
        desk = visit(server.url).become(mia).open("/tables")
        phone = visit(server.url, viewport=PHONE, touch=True, language="de").become(mia).open("/tables")
        other = visit(server.url).become(host).open("/tables")
        way = desk.page.get_by_role("navigation").get_by_role("link", name="Moderation")
        small = phone.page.get_by_role("navigation").get_by_role("link", name="Moderation")
        expect(way).to_have_accessible_name("Moderation")
        expect(small).to_have_count(0)
        expect(other.page.get_by_role("link", name="Moderation")).to_have_count(0)

        # when somebody is reported, then the moderator sees it without doing anything
        table = host.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
        zoe.order(table, Join())
        for number in range(30):
            zoe.order(table, Chat(f"Number {number}"))
        host.report(table, seat=1, kind="spam")
        expect(way).to_have_accessible_name("Moderation 1 report waits")
        expect(small).to_have_accessible_name("Moderation 1 Meldung wartet")
        phone.check_accessibility()
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

        # and follows the way to it, where the log has a decent height and can be scrolled by keys
        way.click()
        report = desk.page.get_by_role("article")
        report.get_by_text("What was said and happened").click()
        log = report.get_by_role("region", name="What was said and happened")
        desk.check_accessibility()
        place = log.bounding_box()
        assert place is not None
        assert place["height"] < 500
        last = log.get_by_text("Number 29")
        expect(last).not_to_be_in_viewport()
        log.focus()
        desk.page.keyboard.press("End")
        expect(last).to_be_in_viewport()
        expect(log.get_by_role("listitem").first).to_have_text(re.compile(r"20\d\d"))
        # and on a phone
        small.tap()
        phone.page.get_by_role("article").get_by_text("Was am Tisch gesagt wurde").tap()
        phone.check_accessibility()
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]

        # when another one comes, then the list has it; and when they are dealt with, here or at a terminal, none waits
        zoe.report(table, seat=0, kind="abuse")
        expect(way).to_have_accessible_name("Moderation 2 reports wait")
        expect(desk.page.get_by_role("article")).to_have_count(2)
        expect(log).to_be_visible()
        desk.page.get_by_role("button", name="Close without more").first.click()
        expect(small).to_have_accessible_name("Moderation 1 Meldung wartet")
        operate(server, "close", report_about(server, zoe.person))
        expect(way).to_have_accessible_name("Moderation")
        expect(small).to_have_count(0)
        expect(desk.page.get_by_text("There are no reports.")).to_be_visible()

        # and who wants no notices of reports says so in the settings, where others are not asked
        desk.open("/settings")
        box = desk.page.get_by_role("checkbox", name="Tell me of reports, as a moderator")
        expect(box).to_be_checked()
        box.uncheck()
        region = desk.page.get_by_role("region", name="When it is your turn")
        expect(region.get_by_role("status").filter(has_text="Saved")).to_have_count(1)
        desk.open("/settings")
        expect(box).not_to_be_checked()
        desk.check_accessibility("section:has(#notices)")
        other.open("/settings")
        expect(other.page.get_by_role("checkbox", name="Tell me even")).to_be_visible()
        expect(other.page.get_by_role("checkbox", name="Tell me of reports")).to_have_count(0)
