"""Dominion's cards on the page: as large as they should be, with their pictures, readable in every language."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from realmwright.protocol import BotSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.test_dominion import ATTACKED, card, wait_for_choice
from tests.browser.test_dominion_screens import way
from tests.browser.test_languages import TOUR
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Size = tuple[float, float]

SMALL: Final[ViewportSize] = {"width": 1280, "height": 720}
LARGE: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LEAST: Final = 13
"""Pixels: no letters are smaller."""
DRAWS: Final = 40
"""Of ten cards: by then all have been there."""
SIZES: Final = "cards => cards.map(card => [card.offsetWidth, card.offsetHeight])"
LOADED: Final = "pictures => Promise.all(pictures.map(each => each.decode()))"
SMALLEST: Final = "parts => Math.min(...parts.map(part => parseFloat(getComputedStyle(part).fontSize)))"
CUT_OFF: Final = """cards => cards
    .filter(card => [...card.querySelectorAll('.sheet, .name, .rule, .type')]
        .some(part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1))
    .map(card => card.innerHTML)"""
"""Cards on which something does not fit."""
BROKEN: Final = """() => {
    const button = document.querySelector('.lead button');
    const room = button.getBoundingClientRect(), broken = [], walk = document.createTreeWalker(button, 4);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        for (const {0: word, index} of text.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const [first, ...others] = range.getClientRects();
            if (others.length || first.left < room.left || first.right > room.right) broken.push(word);
        }
    }
    return broken;
}"""
"""Words that are broken, or stick out of the large button, whichever of its places it has just now."""


@pytest.fixture(scope="module")
def table(host: Host) -> str:
    """A game in its first turn; nobody may change it, for several tests look at it."""
    return host.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options=ATTACKED)


def sizes(visitor: Visitor, group: str) -> list[Size]:
    """How large the cards of some list are."""
    found: list[list[float]] = visitor.page.locator(f"{group} .card").evaluate_all(SIZES)
    return [(width, height) for width, height in found]


def check_pictures(visitor: Visitor) -> None:
    """Every picture has come."""
    expect(visitor.page.locator(".card img").first).to_be_attached()
    visitor.page.locator(".card img, .mini img").evaluate_all(LOADED)


def box(visitor: Visitor, what: str) -> dict[str, Any]:
    found = visitor.page.locator(what).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(
    ("viewport", "supply", "hand"),
    [(SMALL, (84, 126), (123, 176)), (LARGE, (94, 148), (140, 204)), (PHONE, (66, 122), (71, 148))],
)
def test_cards_have_their_sizes(
    visit: Visit, host: Host, table: str, viewport: ViewportSize, supply: Size, hand: Size
) -> None:
    ann = visit(viewport=viewport, touch=viewport is PHONE).become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    kingdom = sizes(ann, "[aria-label='Kingdom cards']")
    assert len(kingdom) == 10
    assert all(width >= supply[0] and height >= supply[1] for width, height in kingdom)
    assert all(width >= hand[0] and height >= hand[1] for width, height in sizes(ann, "[aria-label^='Your hand']"))
    check_pictures(ann)
    assert ann.page.locator(".card, .card *").evaluate_all(SMALLEST) >= LEAST
    overflow = ann.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0


def test_the_whole_table_is_seen_at_once(visit: Visit, host: Host, table: str) -> None:
    ann = visit(viewport=SMALL).become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    hidden = ann.page.locator(".board").evaluate("board => board.scrollHeight - board.clientHeight")
    assert hidden <= 0


def test_a_card_is_enlarged_beside_the_table(visit: Visit, host: Host, table: str) -> None:
    ann = visit(viewport=SMALL).become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    card(ann, "Moat, costs").hover()
    enlarged = ann.page.locator(".larger .card")
    expect(enlarged).to_contain_text("you may reveal it")
    # What it gives stands in lines of their own, and is said once.
    expect(enlarged.locator(".gives")).to_have_text("+2 Cards")
    expect(enlarged).not_to_contain_text("Draw 2 cards")
    assert enlarged.evaluate_all(SIZES) == [[280, 400]]
    log, middle, large = (box(ann, what) for what in (".talk", ".board", ".larger"))
    assert large["x"] >= middle["x"] + middle["width"]
    assert large["x"] + large["width"] <= log["x"] + log["width"] + 1
    assert large["y"] >= 0
    # and it is the same by keys
    ann.page.mouse.move(0, 0)
    expect(enlarged).not_to_be_visible()
    card(ann, "Moat, costs").focus()
    ann.page.keyboard.press("ArrowRight")
    expect(enlarged).to_be_visible()


def test_what_cannot_be_had_looks_so(visit: Visit, host: Host, table: str) -> None:
    ann = visit(viewport=SMALL).become(host).open(f"/table/{table}")
    wait_for_choice(ann)
    paler = card(ann, "Province, costs").locator(".art img")
    assert float(paler.evaluate("picture => getComputedStyle(picture).opacity")) < 1
    usable = card(ann, "Copper, costs", "can be bought").locator(".art img")
    assert float(usable.evaluate("picture => getComputedStyle(picture).opacity")) == 1


@pytest.mark.parametrize("viewport", [SMALL, PHONE])
def test_every_name_fits_on_its_card(visit: Visit, host: Host, viewport: ViewportSize) -> None:
    ann = visit(viewport=viewport, touch=viewport is PHONE, fresh=True).become(host)
    ann.context.add_init_script("let lot = 0; Math.random = () => (lot += Math.SQRT2) % 1")
    ann.open("/new/dominion")
    ann.page.get_by_role("checkbox", name="Mix the editions").check()
    cards = ann.page.locator("ul[aria-label] button .card")
    for language in TOUR:
        ann.page.locator("header select").select_option(language)
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        way(ann, "choose").check()
        expect(cards).to_have_count(32)
        assert cards.evaluate_all(CUT_OFF) == []
        way(ann, "drawn").check()
        check_tens(ann)


def check_tens(ann: Visitor) -> None:
    """What cards do fits on them, too, where there is room for it: ten are drawn until all have been there."""
    ten = ann.page.locator("li > .card .card")
    seen: set[str] = set()
    for _ in range(DRAWS):
        ann.page.locator("header button").last.click()
        expect(ten).to_have_count(10)
        assert ten.evaluate_all(CUT_OFF) == []
        seen |= set(ten.locator("img").evaluate_all("pictures => pictures.map(each => each.src)"))
        if len(seen) == 32:
            return
    raise AssertionError(f"only {len(seen)} cards were drawn")


@pytest.mark.parametrize("language", TOUR)
def test_the_words_of_the_large_button_stay_whole(visit: Visit, host: Host, table: str, language: str) -> None:
    ann = visit(language=language).become(host).open(f"/table/{table}")
    for width, height in ((320, 640), (390, 844), (620, 800), (1010, 720), (1280, 720)):
        ann.resize(width, height)
        expect(ann.page.locator(".lead button")).to_be_visible()
        assert ann.page.evaluate(BROKEN) == [], f"{language}, {width} px"
