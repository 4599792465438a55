"""Ten cards for a game of Dominion: they are kept, drawn again and taken back, and told by a code and an address."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.host import Host
from tests.browser.test_dominion_screens import shown, start, way
from tests.browser.visitor import Visitor
from tests.server.process import ServerProcess

PAIR = ["Village", "Witch"]


@pytest.fixture(scope="module")
def chooser(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for all set-ups."""
    chooser = Visitor(browser, server.url).become(host)
    yield chooser
    chooser.close()
    assert not chooser.complaints


@pytest.fixture
def ann(chooser: Visitor) -> Visitor:
    """With two cards in sight that are kept."""
    chooser.open("/new/dominion?cards=cellar,chapel,feast,gardens,militia,smithy,spy,thief,village,witch")
    assert shown(chooser) == [
        *("Cellar", "Chapel", "Village", "Feast", "Gardens", "Militia", "Smithy", "Spy", "Thief", "Witch")
    ]
    for card in PAIR:
        chooser.press(f"Keep {card}")
        expect(chooser.button(f"Keep {card}")).to_have_attribute("aria-pressed", "true")
    return chooser


def test_kept_cards_stay(ann: Visitor) -> None:
    # when the others are drawn again, then none of them comes back
    before = shown(ann)
    ann.press("Draw the other 8")
    expect(ann.button("Keep Cellar")).to_have_count(0)
    after = shown(ann)
    assert sorted(set(before) & set(after)) == PAIR

    # and when one more is, then that one goes
    loose = next(card for card in after if card not in PAIR)
    ann.press(f"Draw another instead of {loose}")
    expect(ann.button(f"Keep {loose}")).to_have_count(0)
    assert len(set(after) & set(shown(ann))) == 9

    # and two steps back all is as it was
    ann.press("Back one")
    expect(ann.button(f"Keep {loose}")).to_be_visible()
    assert shown(ann) == after
    ann.press("Back one")
    expect(ann.button("Keep Cellar")).to_be_visible()
    assert shown(ann) == before
    expect(ann.button("Back one")).to_have_attribute("aria-disabled", "true")


def test_the_address_tells_all_that_is_in_sight(ann: Visitor, host: Host) -> None:
    ann.press("Draw the other 8")
    expect(ann.button("Keep Cellar")).to_have_count(0)
    ann.page.get_by_role("checkbox", name="A Reaction when there is an Attack").check()
    expect(ann.button("Keep Moat")).to_be_visible()
    ann.page.get_by_role("button", name="Cards for 6").click()
    ten, address = shown(ann), ann.page.url
    ann.open("/about").open(address.removeprefix(ann.url))
    assert shown(ann) == ten
    for card in ten:
        pressed = "true" if card in PAIR else "false"
        expect(ann.button(f"Keep {card}")).to_have_attribute("aria-pressed", pressed)
    expect(ann.page.get_by_role("checkbox", name="A Reaction when there is an Attack")).to_be_checked()
    expect(ann.page.get_by_role("button", name="Cards for 6")).to_have_attribute("aria-pressed", "false")
    assert ann.page.url == address
    assert sorted(start(ann, host)["cards"]) == sorted(card.lower() for card in ten)


def test_a_filter_that_leaves_too_few_takes_nothing_away(ann: Visitor) -> None:
    for cost in (2, 3, 5, 6):
        ann.page.get_by_role("button", name=f"Cards for {cost}").click()
    ten = shown(ann)
    ann.page.get_by_role("button", name="Attack", exact=True).click()
    expect(ann.page.get_by_text("These filters leave 8 cards, and 10 are needed.")).to_be_visible()
    ann.press("Draw the other 8")
    assert shown(ann) == ten
    # What fits again takes the warning away.
    ann.page.get_by_role("button", name="Cards for 5").click()
    expect(ann.page.get_by_text("Keep what you like and draw the rest again.")).to_be_visible()
    assert "Militia" not in shown(ann)


def test_a_code_tells_ten_cards(ann: Visitor) -> None:
    code = ann.page.get_by_role("textbox", name="Code for friends")
    mine = code.input_value()
    code.fill("nonsense")
    code.press("Enter")
    expect(ann.page.get_by_text("This is no code of a set-up of this game.")).to_be_visible()
    ten = shown(ann)
    assert "Cellar" in ten
    # given the code of another set-up
    code.fill("")
    code.press("Enter")
    ann.page.get_by_role("radio", name="Second edition").check()
    ann.press("Deck Top")
    expect(ann.button("Keep Harbinger")).to_be_visible()
    theirs = code.input_value()
    # when somebody types the one or the other, then the page shows what it tells
    code.fill(mine.lower().replace("-", " "))
    expect(code).to_have_value(mine)
    expect(ann.page.get_by_role("radio", name="First edition")).to_be_checked()
    assert shown(ann) == ten
    code.fill(theirs)
    expect(ann.page.get_by_role("radio", name="Second edition")).to_be_checked()
    expect(ann.button("Deck Top")).to_have_attribute("aria-pressed", "true")


def test_what_is_kept_goes_from_way_to_way(ann: Visitor, host: Host) -> None:
    way(ann, "choose").check()
    expect(ann.page.get_by_text("2 of 10 chosen.")).to_be_visible()
    ann.page.get_by_role("button", name="Moat, costs 2").click()
    way(ann, "drawn").check()
    assert {*PAIR, "Moat"} <= set(shown(ann))
    expect(ann.button("Draw the other 7")).to_be_visible()
    way(ann, "random").check()
    assert start(ann, host) == {"edition": "first", "require": ["moat", "village", "witch"]}
