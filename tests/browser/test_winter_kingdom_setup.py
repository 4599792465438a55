"""Winter Kingdom before it is played: its set-up, and the page about its rules."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from realmwright.protocol import Position
from realmwright.rules.winter_kingdom.content import FACTS
from realmwright.rules.winter_kingdom.content.boards import SIDES
from tests.browser.host import Host
from tests.browser.test_accessibility import check
from tests.browser.test_keyboard import Typist
from tests.browser.test_languages import TOUR, check_words
from tests.browser.test_phone import check_screen
from tests.browser.visitor import PHONE, Visitor
from tests.browser.winter import CHEAP, GAME, open_table, words
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
NEW = f"/new/{GAME}"
RULES = f"/rules/{GAME}"


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for all these tests."""
    ann = Visitor(browser, server.url).wish(game=GAME).become(host)
    yield ann
    ann.close()
    assert not ann.complaints


def choose(ann: Visitor, *groups: str) -> None:
    """Want to choose, not to leave it to chance."""
    for group in groups:
        ann.page.get_by_role("group", name=group, exact=True).get_by_role("radio", name="Choose").check()


def unfold(ann: Visitor) -> None:
    """Open every fold of the game, as soon as there are any."""
    folds = ann.page.locator("section summary")
    expect(folds.first).to_be_visible()
    for fold in folds.all():
        fold.click()


def start(ann: Visitor, host: Host) -> Position:
    """Open the table; the position there as the server has it."""
    ann.press("Start against 1 bot")
    ann.page.wait_for_url(re.compile("/table/"))
    return host.position(ann.page.url.rsplit("/", 1)[1])


def test_everything_of_ones_own(ann: Visitor, host: Host) -> None:
    # given boards: one turned twice, and one that changes places and sides with another
    page = ann.open(NEW).page
    choose(ann, "Boards", "Winter Kingdom cards", "Economy", "Twist")
    for place, board in (
        ("centre", "Board 3, side B"),
        ("north", "Board 1, side A"),
        ("south-west", "Board 7, side A"),
        ("north-west", "Board 1, side B"),
    ):
        page.get_by_role("button", name=re.compile(f"^{place}: .*Choose a board$")).click()
        page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{board} ")).click()
    for _ in range(2):
        ann.press("Turn Board 3, side B")
    expect(page.get_by_text("4 boards are drawn when you start.")).to_be_visible()

    # and cards, one economy, two twists, and too few talents
    for name in ("Longhouses", "Lords", "Highlands", "Wolves"):
        page.get_by_role("checkbox", name=name, exact=True).or_(
            page.get_by_role("radio", name=name, exact=True)
        ).first.check()
    page.get_by_role("radio", name="diagonal, rising", exact=True).check()
    page.get_by_role("radio", name="south", exact=True).check()
    unfold(ann)
    expect(page.locator("details").get_by_role("checkbox", name="Wolves", exact=True)).to_have_count(0)
    for name in ("Roads", "Mule"):
        page.locator("details").get_by_role("checkbox", name=name, exact=True).check()
    expect(page.get_by_text("1 of at least 10 chosen.")).to_be_visible()

    # then all of that lies on the table, and what is missing was drawn
    position = start(ann, host)
    view, options = position.view, position.settings.options
    assert view is not None
    assert view["boards"][0] == "3B/2"
    assert view["boards"][6] == "1B"
    assert view["boards"][5] == "7A"
    assert len({board[0] for board in view["boards"]}) == 7
    assert {"longhouses", "lords"} < set(view["cards"])
    assert (view["economy"], view["twists"]) == ("highlands", ["wolves", "roads"])
    assert (view["direction"], view["top_board"]) == ("rising", "S")
    assert "mule" in options["talents"]
    assert len(set(options["talents"])) == 10
    table = ann.page.locator("main")
    for text in ("Lines that count: diagonal, rising", "Top board: south", "Roads", "Wolves"):
        expect(table).to_contain_text(text)


def test_more_players_need_more_talents(ann: Visitor) -> None:
    page = ann.open(NEW).page
    unfold(ann)
    for name in CHEAP:
        page.get_by_role("checkbox", name=words("en").name("talent", name), exact=True).check()
    expect(page.get_by_text("10 chosen.")).to_be_visible()
    ann.press("Add a seat")
    expect(page.get_by_text("10 of at least 15 chosen.")).to_be_visible()
    ann.press("Start against 2 bots")
    page.wait_for_url(re.compile("/table/"))


def test_a_surprise(ann: Visitor, host: Host) -> None:
    page = ann.open(NEW).page
    choose(ann, "Boards", "Economy")
    ann.press("Surprise me")
    expect(page.get_by_text("Everything is left to chance now.")).to_be_visible()
    expect(page.get_by_role("group", name="Economy", exact=True).get_by_role("radio", name="Random")).to_be_checked()
    options = start(ann, host).settings.options
    assert {options[name] for name in ("boards", "cards", "economy", "twist")} == {"random"}


def test_the_set_up_can_be_read(ann: Visitor) -> None:
    page = ann.open(NEW).page
    for option in ("boards", "cards", "economy-mode", "twist-mode"):
        page.locator(f"input[name={option}][value=choose]").check()
    unfold(ann)
    ann.press("Lay seven boards")
    check(ann)
    dialog = page.get_by_role("dialog")
    for language in TOUR:
        page.locator("header select").select_option(language)
        spoken = words(language)
        page.locator(".pick").first.click()
        expect(dialog.get_by_text(spoken.say("page-own-map"), exact=True)).to_have_count(14)
        check_words(ann, language)
        page.keyboard.press("Escape")
        expect(dialog).not_to_be_visible()


def test_the_set_up_by_keys(visit: Visit, host: Host) -> None:
    typist = Typist(visit().become(host).open(NEW))
    typist.page.get_by_role("group", name="Boards").get_by_role("radio", name="Random").focus()
    typist.press("ArrowRight")
    typist.tab_to("^centre: Random")
    typist.press("Enter")
    typist.tab_to("^Board 5, side A")
    typist.press("Enter")
    typist.check_at("^centre: Board 5, side A")
    typist.press("Tab", "Enter", "Enter")
    typist.check_at("^Turn Board 5, side A")
    expect(typist.page.get_by_role("button", name=re.compile("^centre: .*turned 120 degrees"))).to_be_visible()
    typist.check_focus()


def test_the_small_screens_fit(visit: Visit, host: Host) -> None:
    phone = visit(viewport=PHONE, touch=True).become(host).open(NEW)
    for option in ("boards", "cards", "economy-mode", "twist-mode"):
        phone.page.locator(f"input[name={option}][value=choose]").check()
    unfold(phone)
    phone.press("Lay seven boards")
    check_screen(phone)
    phone.open(RULES)
    unfold(phone)
    check_screen(phone)


def test_about_these_rules(ann: Visitor, host: Host) -> None:
    # given the ways to it: from the front page, from the set-up, and from a table
    page = ann.open().page
    ann.press("Play Winter Kingdom")
    page.get_by_role("link", name="About these rules").click()
    page.wait_for_url(f"**{RULES}#about")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("link", name="About these rules").click()
    page.wait_for_url(f"**{RULES}#about")
    ann.open(f"/table/{open_table(host)}").press("More")
    page.get_by_role("dialog").get_by_role("link", name="About these rules").click()
    page.wait_for_url(f"**{RULES}#about")

    # then it tells of every fact of every card where it is known from
    about = page.get_by_role("region", name="About these rules")
    expect(about).to_be_focused()
    unfold(ann)
    mine = about.locator("li").filter(has=page.get_by_role("heading", name="Mine", exact=True))
    rulebook, ruling = (mine.locator("p").filter(has_text=text) for text in ("from the rulebook", "our ruling"))
    expect(rulebook).to_contain_text("price")
    expect(ruling).to_contain_text("price of the upgrade")
    cards = {(fact.family, fact.name) for fact in FACTS}
    expect(about.locator("section li")).to_have_count(len(cards) + len(SIDES))
    expect(about.locator("section li").filter(has_text="our own map")).to_have_count(len(SIDES))
    check(ann)
    for language in TOUR:
        page.locator("header select").select_option(language)
        expect(page.locator("main")).to_contain_text(words(language).say("about-wk-boards-text"))
        check_words(ann, language)


def test_a_game_whose_rules_are_all_printed_has_nothing_to_tell_about_them(visit: Visit) -> None:
    ben = visit().open("/rules/kingdom-builder")
    expect(ben.page.get_by_role("heading", level=2).first).to_be_visible()
    expect(ben.page.get_by_role("region", name="About these rules")).to_have_count(0)
    ben.open().press("Play Kingdom Builder")
    expect(ben.page.get_by_role("link", name="All options")).to_be_visible()
    expect(ben.page.get_by_role("link", name="About these rules")).to_have_count(0)
