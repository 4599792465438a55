"""The keyboard alone: from the front page through a turn, with the focus always somewhere and always seen."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LONGEST: Final = 60
"""How often somebody may press Tab before losing patience."""
WHERE: Final = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
SEEN: Final = """() => {
    const focused = document.activeElement;
    if (focused === document.body) return 'nothing has the focus';
    if (focused.matches('[role=gridcell]')) return document.querySelector('path.focus') ? '' : 'no ring around the hex';
    const shown = [focused, focused.nextElementSibling, focused.closest('label')];
    const ring = shown.some(each => each && getComputedStyle(each).outlineStyle !== 'none'
        && parseFloat(getComputedStyle(each).outlineWidth) >= 2);
    return ring ? '' : `no outline around ${focused.outerHTML.slice(0, 120)}`;
}"""


class Typist:
    """Somebody without a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def where(self) -> str:
        """The words of what has the focus."""
        return str(self.page.evaluate(WHERE))

    def tab_to(self, words: str, key: str = "Tab") -> None:
        """Go on until something has the focus; all that had it on the way could be seen to have it."""
        for _ in range(LONGEST):
            self.press(key)
            assert self.page.evaluate(SEEN) == ""
            if re.search(words, self.where):
                return
        raise AssertionError(f"{words} cannot be reached")

    def check_at(self, words: str) -> None:
        """The focus comes to something."""
        expect(self.page.locator(":focus")).to_have_accessible_name(re.compile(words))

    def check_focus(self) -> None:
        """The focus is somewhere, and can be seen."""
        expect(self.page.locator(":focus")).to_have_count(1)
        assert self.page.evaluate(SEEN) == ""

    def wait_for(self, words: str) -> None:
        expect(self.visitor.prompt).to_contain_text(words)


@pytest.fixture
def typist(visit: Visit) -> Typist:
    return Typist(visit().wish(forced=False))


@pytest.fixture
def table(typist: Typist, host: Host) -> str:
    """A game in its first turn, with the focus on the board."""
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    typist.visitor.become(host).open(f"/table/{table}").wait_for_turn()
    typist.tab_to("^row ")
    return table


def test_from_the_front_page_through_a_turn(typist: Typist) -> None:
    typist.visitor.open()
    typist.tab_to(r"^Play\s+Kingdom Builder")
    typist.press("Enter")
    typist.tab_to("^Easy")
    typist.press("Enter")
    typist.visitor.wait_for_turn()
    typist.check_focus()
    typist.tab_to("^row ")
    for left in ("2 left", "1 left", "End your turn"):
        typist.press("n", "Enter")
        typist.wait_for(left)
        typist.check_focus()
    typist.press("Control+z")
    typist.wait_for("1 left")
    typist.press("n", "Enter")
    typist.wait_for("End your turn")
    typist.press("Control+Enter")
    typist.wait_for("3 left")
    typist.check_at("^row ")
    typist.check_focus()


@pytest.mark.usefixtures("table")
def test_arrows_go_from_hex_to_hex(typist: Typist) -> None:
    typist.press("PageUp", "Home")
    assert typist.where.startswith("row 0, column 0,")
    typist.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert typist.where.startswith("row 0, column 1,")
    typist.press("ArrowDown", "ArrowDown")
    assert typist.where.startswith("row 2, column 1,")
    typist.press("End")
    assert typist.where.startswith("row 2, column 19,")
    typist.press("PageDown", "ArrowDown", "End")
    assert typist.where.startswith("row 19, column 19,")
    typist.check_focus()


@pytest.mark.usefixtures("table")
def test_n_and_p_go_from_target_to_target(typist: Typist) -> None:
    typist.press("n")
    first = typist.where
    assert first.endswith("can be chosen")
    typist.press("n")
    second = typist.where
    assert second.endswith("can be chosen")
    assert second != first
    typist.press("p")
    assert typist.where == first


@pytest.mark.usefixtures("table")
def test_what_is_no_target_is_not_played(typist: Typist) -> None:
    prompt = typist.visitor.prompt.inner_text()
    typist.press("PageDown", "End")
    assert not typist.where.endswith("can be chosen")
    typist.press("Enter")
    typist.press("n", "Enter")
    expect(typist.visitor.prompt).not_to_have_text(prompt)
    typist.wait_for("2 left")


@pytest.mark.usefixtures("table")
def test_buttons_never_lose_the_focus(typist: Typist) -> None:
    typist.press("n", "Enter")
    typist.wait_for("2 left")
    typist.tab_to("^Undo$", "Shift+Tab")
    typist.press("Enter")
    typist.wait_for("3 left")
    typist.check_focus()
    typist.tab_to("^row ")
    for left in ("2 left", "1 left", "End your turn"):
        typist.press("n", "Enter")
        typist.wait_for(left)
    typist.tab_to("^End turn$", "Shift+Tab")
    typist.press("Enter")
    typist.wait_for("3 left")
    typist.check_focus()


@pytest.mark.usefixtures("table")
def test_a_dialog_holds_the_focus_and_gives_it_back(typist: Typist) -> None:
    typist.tab_to("^More$", "Shift+Tab")
    typist.press("Enter")
    dialog = typist.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(12):
        typist.press("Tab")
        # Between the last and the first thing in it, a browser lets one go to its own buttons.
        assert typist.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    typist.press("Escape")
    expect(dialog).not_to_be_visible()
    typist.check_at("^More$")
    typist.check_focus()


def test_the_gallery_of_boards_gives_the_focus_back(typist: Typist) -> None:
    typist.visitor.open("/new")
    typist.page.get_by_role("group", name="Boards").get_by_role("radio", name="Random").focus()
    typist.press("ArrowRight")
    typist.tab_to("^Top left: Random")
    typist.press("Enter")
    expect(typist.page.get_by_role("dialog")).to_be_visible()
    typist.press("Escape")
    expect(typist.page.get_by_role("dialog")).not_to_be_visible()
    typist.check_at("^Top left: Random")
    typist.press("Enter")
    expect(typist.page.get_by_role("dialog")).to_be_visible()
    typist.tab_to("^Farm")
    typist.press("Enter")
    expect(typist.page.get_by_role("dialog")).not_to_be_visible()
    typist.check_at("^Top left: Farm")
    typist.check_focus()


def test_single_keys_play_a_turn(visit: Visit, come_in: Callable[[str], Host]) -> None:
    """N and Enter three times, and E; ? tells so, and whoever does without letters is not disturbed by them."""
    ann = come_in("Ann")
    table = ann.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    visitor = visit().wish(forced=False).become(ann).open(f"/table/{table}")
    visitor.wait_for_turn()
    typist = Typist(visitor)
    typist.press("?")
    expect(visitor.page.get_by_role("dialog", name="Keys")).to_contain_text("End the turn")
    typist.press("Escape")
    for left in (2, 1, 0):
        typist.press("n")
        typist.check_at("can be chosen")
        typist.press("Enter")
        expect(visitor.prompt).to_have_text(re.compile(f": {left} left$") if left else "End your turn")
    typist.press("u")
    expect(visitor.prompt).to_have_text(re.compile(": 1 left$"))
    typist.press("n", "Enter")
    expect(visitor.prompt).to_have_text("End your turn")
    typist.press("e")
    expect(visitor.log.get_by_text("You draw the terrain card for your next turn").first).to_be_visible()


def test_a_turn_of_dominion_takes_five_keys_at_most(visit: Visit, come_in: Callable[[str], Host]) -> None:
    """T for the Treasures, 3 for the first card at that price, Enter, E."""
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    visitor = visit().become(ann).open(f"/table/{table}")
    typist = Typist(visitor)
    expect(visitor.button("End turn")).to_be_visible()
    typist.press("t")
    expect(visitor.prompt).to_have_text(re.compile("^Buy"))
    typist.press("3")
    typist.check_at("can be bought")
    typist.press("Enter")
    expect(visitor.log).to_contain_text("You buy")
    typist.press("e")
    expect(visitor.log).to_contain_text("You draw")


def test_without_letters_nothing_is_played_by_them(visit: Visit, come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options={"start": 0})
    visitor = visit().wish(keys=False).become(ann).open(f"/table/{table}")
    expect(visitor.button("End turn")).to_be_visible()
    Typist(visitor).press("?", "t", "e")
    visitor.page.keyboard.press("Control+Enter")
    # The end of the turn is all that was played.
    expect(visitor.log).to_contain_text("You draw")
    expect(visitor.log).not_to_contain_text("You play")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
