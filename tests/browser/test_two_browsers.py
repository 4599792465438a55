"""Friends at one table, each with a browser of their own."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from realmwright.protocol import Join, OpenSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host, can_end
from tests.browser.visitor import Visitor


@dataclass
class Duel:
    """A game between two people, and Ann has the first turn."""

    table: str
    ann: Host
    ben: Host

    @property
    def path(self) -> str:
        return f"/table/{self.table}"


@pytest.fixture
def duel(come_in: Callable[[str], Host]) -> Duel:
    ann, ben = come_in("Ann"), come_in("Ben")
    table = ann.open_table(seats=[OwnSeat(), OpenSeat()], options=FIRST_GAME)
    ben.order(table, Join())
    return Duel(table, ann, ben)


@pytest.fixture
def both(visit: Callable[..., Visitor], duel: Duel) -> tuple[Visitor, Visitor]:
    """Two browsers that look at the duel."""
    ann, ben = (visit().wish(forced=False).become(each).open(duel.path) for each in (duel.ann, duel.ben))
    return ann, ben


def test_from_the_link_to_the_first_moves(visit: Callable[..., Visitor]) -> None:
    # given a host who opens a table and copies the link
    ann = visit().wish(forced=False, motion=True).open()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ann.press("Play with friends")
    ann.button("Open a table").click()
    ann.press("Copy link")
    expect(ann.page.get_by_text("Copied.")).to_be_visible()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    assert link == ann.page.url
    expect(ann.button("Begin the game")).to_be_disabled()

    # when a friend opens it and sits down, then the host can begin
    ben = visit().wish(forced=False, motion=True).open(link.removeprefix(ann.url))
    ben.press("Sit here")
    expect(ben.page.get_by_text("The host will begin the game.")).to_be_visible()
    expect(ben.button("Begin the game")).not_to_be_visible()
    expect(ben.button("Sit here")).not_to_be_visible()
    names = {each: each.page.locator("header .name").inner_text() for each in (ann, ben)}
    ann.page.get_by_label("Say something").fill("Shall we?")
    ann.page.keyboard.press("Enter")
    expect(ben.log).to_contain_text(f"{names[ann]}: Shall we?")
    ann.press("Begin the game")

    # and each sees what the other does
    expect(ben.board).to_be_visible()
    expect(ann.board).to_be_visible()
    first, second = (ann, ben) if "Build on" in ann.prompt.inner_text() else (ben, ann)
    for mover, other in ((first, second), (second, first)):
        who = names[mover]
        expect(other.prompt).to_have_text(f"{who} is playing")
        expect(other.targets).to_have_count(0)
        mover.wait_for_turn()
        label = mover.targets.first.get_attribute("aria-label") or ""
        hex_name = ",".join(re.findall(r"\d+", label)[:2])
        mover.choose(hex_name)
        expect(other.cell(hex_name)).to_have_attribute("aria-label", re.compile(f"settlement of {who}$"))
        expect(other.log).to_contain_text(f"Built {hex_name}")
        finish_turn(mover)


def finish_turn(mover: Visitor) -> None:
    """Build what is left, and end the turn."""
    while not mover.button("End turn").is_visible():
        before = mover.prompt.inner_text()
        mover.targets.first.click()
        expect(mover.prompt).not_to_have_text(before)
        expect(mover.targets.first.or_(mover.button("End turn"))).to_be_visible()
    mover.end_turn()


def test_everybody_reads_what_is_said(both: tuple[Visitor, Visitor]) -> None:
    for each in both:
        each.open_tab("chat")
    for speaker, name, words in ((both[0], "Ann", "Good luck!"), (both[1], "Ben", "<b>You</b> too")):
        speaker.page.get_by_label("Say something").fill(words)
        speaker.page.keyboard.press("Enter")
        expect(speaker.page.get_by_label("Say something")).to_have_value("")
        for reader in both:
            expect(reader.log.locator("p", has_text=words)).to_have_text(f"{name}: {words}")


def test_a_phrase_is_read_in_ones_own_language(duel: Duel, visit: Callable[..., Visitor]) -> None:
    ann = visit().become(duel.ann).open(duel.path)
    ben = visit(language="nl").become(duel.ben).open(duel.path)
    for each in (ann, ben):
        each.open_tab("chat")
    # by keys: open, leave again, and choose the second
    ann.button("Say a phrase").press("Enter")
    expect(ann.button("Hello!")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.button("Hello!")).to_have_count(0)
    expect(ann.button("Say a phrase")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.button("Hello!")).to_be_focused()
    ann.check_accessibility(".talk")
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.log.locator("p", has_text="Good luck!")).to_have_text("Ann: Good luck!")
    expect(ben.log.locator("p", has_text="Ann")).to_have_text("Ann: Succes!")


def test_what_is_new_is_marked_until_it_is_read(both: tuple[Visitor, Visitor]) -> None:
    ann, ben = both
    marked = ben.page.get_by_role("tab", name=re.compile(r"Chat\s+something new was said"))
    expect(ann.log).to_be_visible()
    ben.open_tab("log")
    expect(marked).to_have_count(0)
    ann.open_tab("chat")
    ann.page.get_by_label("Say something").fill("Are you there?")
    ann.page.keyboard.press("Enter")
    expect(marked).to_be_visible()
    # By keys: from the tab of the log to the one beside it.
    ben.page.locator("#tab-log").press("ArrowRight")
    expect(ben.log).to_contain_text("Ann: Are you there?")
    expect(marked).to_have_count(0)


@pytest.mark.parametrize("agrees", [True, False], ids=["agreed", "refused"])
def test_a_takeback(duel: Duel, visit: Callable[..., Visitor], agrees: bool) -> None:
    # given that Ann has ended her turn
    duel.ann.play_on(duel.table, can_end)
    ann, ben = (visit().become(each).open(duel.path) for each in (duel.ann, duel.ben))
    ann.end_turn()
    ben.wait_for_turn()

    # when she asks to take that back
    ann.press("More")
    ann.press("Ask to take back my last move")
    expect(ann.page.get_by_text("You have asked to take back a move.")).to_be_visible()
    question = ben.page.locator(".banners").get_by_text("Ann asks to take back a move.")
    expect(question).to_be_visible()
    ben.press("Agree" if agrees else "Refuse")

    # then it depends on Ben
    expect(question).not_to_be_visible()
    expect(ann.page.get_by_text("You have asked to take back a move.")).not_to_be_visible()
    if agrees:
        expect(ann.button("End turn")).to_be_enabled()
        expect(ben.prompt).to_have_text("Ann is playing")
        expect(ann.log).to_contain_text("Ben agrees.")
    else:
        expect(ann.log).to_contain_text("Ben does not agree.")
        expect(ann.prompt).to_have_text("Ben is playing")
        expect(ben.targets.first).to_be_visible()


def test_giving_up_and_playing_again(both: tuple[Visitor, Visitor]) -> None:
    ann, ben = both

    # when Ben thinks better of it, then Ben plays on
    ben.press("More")
    ben.press("Give up")
    ben.press("No, play on")
    expect(ben.button("Give up")).to_be_visible()

    # and when Ben confirms it, then the game is over for both
    ben.press("Give up")
    ben.press("Yes, give up")
    expect(ann.page.get_by_role("heading", name="You win: everybody else gave up.")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Ann wins: everybody else gave up.")).to_be_visible()

    # and a rematch leads both to the same new table
    before = ann.page.url
    ann.press("Play again")
    expect(ann.page).not_to_have_url(before)
    expect(ann.prompt).not_to_contain_text("Game over")
    ben.page.get_by_role("link", name="Go to the rematch").click()
    expect(ben.page).to_have_url(ann.page.url)
    ben.press("Sit here")
    for each in both:
        expect(each.board).to_be_visible()
        expect(each.page.locator("#panel-players li")).to_contain_text(["Ben", "Ann"])


def test_a_spectator(duel: Duel, both: tuple[Visitor, Visitor], visit: Callable[..., Visitor]) -> None:
    ann, ben = both
    expect(ben.page.get_by_text("Next terrain card")).to_be_visible()
    cleo = visit().open(duel.path)

    # then they see the game and nobody's hand, and can do nothing
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()
    expect(cleo.prompt).to_have_text("Ann is playing")
    expect(cleo.page.locator(".hand")).to_be_empty()
    expect(cleo.page.get_by_text("terrain card for the next turn")).to_have_count(0)
    expect(cleo.targets).to_have_count(0)
    for name in ("Undo", "Hint", "End turn", "Play again"):
        expect(cleo.button(name)).to_have_count(0)
    cleo.press("More")
    expect(cleo.button("Give up")).to_have_count(0)
    expect(cleo.button("Ask to take back my last move")).to_have_count(0)
    cleo.page.keyboard.press("Escape")

    # and what happens, as it happens
    ann.wait_for_turn()
    ann.build()
    expect(cleo.page.locator('[aria-label$="settlement of Ann"]')).to_have_count(1)


def test_whose_turn_it_is(duel: Duel, visit: Callable[..., Visitor]) -> None:
    # given that both look at their lists
    duel.ann.play_on(duel.table, can_end)
    ann, ben = (visit().become(each).open("/tables") for each in (duel.ann, duel.ben))
    mark = "section[aria-labelledby=mine] .mark"
    expect(ann.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ann.page.locator(mark)).to_have_text("Your turn")
    expect(ben.page).to_have_title(re.compile("^[^(]"))
    expect(ben.page.locator("section[aria-labelledby=mine] a")).to_have_attribute("href", duel.path)
    expect(ben.page.locator(mark)).to_have_count(0)

    # when Ann ends her turn, then both lists say so
    duel.ann.play(duel.table, duel.ann.position(duel.table), "end turn")
    expect(ben.page).to_have_title(re.compile(r"^\(1\) "))
    expect(ben.page.locator(mark)).to_have_text("Your turn")
    expect(ben.page.locator("header .badge")).to_contain_text("1")
    expect(ann.page).to_have_title(re.compile("^[^(]"))
    expect(ann.page.locator(mark)).to_have_count(0)

    # and so does the front page, and the table itself
    ben.open()
    expect(ben.page.get_by_role("heading", name="Your turn at one table")).to_be_visible()
    ben.open(duel.path)
    expect(ben.page).to_have_title(re.compile(r"^\(1\) Your turn"))


def test_seats_before_the_game(visit: Callable[..., Visitor], come_in: Callable[[str], Host]) -> None:
    # given a table with two free seats
    host, ben, cleo = come_in("Ann"), come_in("Ben"), come_in("Cleo")
    table = host.open_table(seats=[OwnSeat(), OpenSeat(), OpenSeat()], begin="host")
    ann = visit().become(host).open(f"/table/{table}")
    seats = ann.page.get_by_role("region", name="Seats").get_by_role("listitem")
    expect(seats).to_contain_text(["Ann", "Free seat", "Free seat"])

    # when somebody sits down and gets up again, then the seat is free again
    guest = visit().become(ben).open(f"/table/{table}")
    guest.press("Sit here")
    expect(seats).to_contain_text(["Ann", "Ben", "Free seat"])
    guest.press("Leave the table")
    expect(guest.page).to_have_url(guest.url + "/")
    expect(seats).to_contain_text(["Ann", "Free seat", "Free seat"])

    # and when somebody is sent away, then they are told so, and the seat is free again
    other = visit().become(cleo).open(f"/table/{table}")
    other.page.get_by_role("button", name="Sit here").last.click()
    expect(seats).to_contain_text(["Ann", "Free seat", "Cleo"])
    ann.press("About Cleo …")
    ann.press("Send away")
    ann.press("Yes, send away")
    expect(seats).to_contain_text(["Ann", "Free seat", "Free seat"])
    expect(other.page.get_by_role("alert")).to_have_text("The host has sent you away from this table.")
    other = visit().open(f"/table/{table}")
    expect(other.button("Sit here")).to_have_count(2)

    # and bots take the rest, one of whom makes room again
    seats.nth(1).get_by_role("button", name="Add Medium bot").click()
    expect(seats).to_contain_text(["Ann", "Medium bot", "Free seat"])
    seats.nth(1).get_by_role("button", name="Free the seat").click()
    for place in (1, 2):
        expect(seats.nth(place)).to_contain_text("Free seat")
        seats.nth(place).get_by_role("combobox").select_option(label="Easy bot")
        seats.nth(place).get_by_role("button", name="Add Easy bot").click()
    expect(other.button("Sit here")).to_have_count(0)
    ann.press("Begin the game")
    ann.wait_for_turn()
    expect(ann.player("Easy bot")).to_have_count(2)
