"""The front page, and what is reached from it: nothing moves, everything is in the first view, tables can be joined."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from realmwright.protocol import BotSeat, Clock, OpenSeat, OwnSeat
from tests.browser.host import Host
from tests.browser.visitor import DESKTOP, Visitor

Visit = Callable[..., Visitor]
HANDY: ViewportSize = {"width": 390, "height": 844}
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries()
        .filter(each => !each.hadRecentInput)
        .map(each => [each.value, each.sources.map(({ node }) => node?.outerHTML?.slice(0, 120))])))
        .observe({ type: 'layout-shift', buffered: true });
}"""
"""Keeps what moves on the screen without anybody's doing."""
STILL = 0.02
"""How much may move in all, as browsers measure it; to those who read, 0.1 is bad. A font that arrives is a little."""


@pytest.mark.parametrize("viewport", [DESKTOP, HANDY])
def test_the_ways_to_play_are_in_the_first_view(
    visit: Visit, come_in: Callable[[str], Host], viewport: ViewportSize
) -> None:
    # given somebody for whom tables wait
    ada = come_in("Ada")
    waiting = [ada.open_table(seats=[OwnSeat(), BotSeat("random")], options={"start": 0}) for _ in range(2)]
    ann = visit(viewport=viewport, touch=viewport == HANDY).become(ada).open()

    # then the one that has waited longest comes first, and the three ways to play need no scrolling
    turn = ann.page.locator(f'a[href="/table/{waiting[0]}"]')
    expect(turn).to_be_visible()
    above = turn.bounding_box()
    assert above is not None
    for name in ("Play now", "Play with friends", "Learn"):
        box = ann.page.get_by_role("button", name=re.compile(f"^{name}")).first.bounding_box()
        assert box is not None
        assert above["y"] < box["y"]
        assert box["y"] + box["height"] <= viewport["height"]
    ann.check_width()


@pytest.mark.parametrize("path", ["/", "/new/kingdom-builder", "/new/winter-kingdom"])
def test_nothing_moves_when_the_rest_arrives(visit: Visit, host: Host, path: str) -> None:
    ann = visit(fresh=True).become(host)
    ann.context.add_init_script(f"({SHIFTS})()")
    ann.open(path)
    expect(ann.page.locator("article h2, .slots img").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    shifts = ann.page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < STILL, shifts


def test_play_now_takes_the_game_that_was_played_last(visit: Visit) -> None:
    ann = visit().wish(game=None).open()
    now = ann.page.get_by_role("button", name=re.compile("^Play now"))
    expect(now).to_contain_text("Kingdom Builder against 2 bots, at once")
    ann.page.evaluate("localStorage.realmwright = JSON.stringify({ game: 'dominion' })")
    ann.page.reload()
    expect(now).to_contain_text("Dominion against 2 bots, at once")


def test_an_open_table_says_what_it_is_and_can_be_joined(visit: Visit, come_in: Callable[[str], Host]) -> None:
    priya = come_in("Priya")
    table = priya.open_table(
        seats=[OwnSeat(), OpenSeat()],
        public=True,
        title="Slow game",
        options={"sets": ["nomads"]},
        clock=Clock(turn=86_400),
        begin="host",
    )
    ann = visit().open()
    row = ann.page.locator(f'[data-table="{table}"]')
    for text in ("Slow game", "Kingdom Builder", "Priya", "1 of 2 seats", "Nomads", "1 day a turn"):
        expect(row).to_contain_text(text)
    row.get_by_role("button", name="Join Slow game").click()
    ann.page.wait_for_url(f"**/table/{table}")
    expect(ann.page.get_by_text("The host will begin the game.")).to_be_visible()
    assert [seat.kind for seat in priya.position(table).seats] == ["person", "person"]


def test_a_name_is_given_where_it_is_shown(visit: Visit, come_in: Callable[[str], Host]) -> None:
    ann = visit().become(come_in("Guest 7")).open("/tables")
    ann.page.locator("header").get_by_role("button", name="Guest 7").click()
    dialog = ann.page.get_by_role("dialog", name="Your name")
    dialog.get_by_label("What others call you").fill("Ann")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(ann.page.locator("header").get_by_role("button", name="Ann")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Settings", exact=True)).to_be_visible()


def test_an_account_asks_for_the_name(visit: Visit) -> None:
    ann = visit().open("/settings")
    make = ann.page.locator("form[aria-labelledby=make]")
    make.get_by_label("Your name, as others see it").fill("Ann of the Hills")
    make.get_by_label("Account name").fill("ann.hills")
    make.get_by_label("Password").fill("a long password")
    make.get_by_role("button").click()
    expect(ann.page.get_by_text("You are logged in as ann.hills.")).to_be_visible()
    expect(ann.page.locator("header").get_by_role("button", name="Ann of the Hills")).to_be_visible()


def test_what_was_drawn_can_be_kept_and_is_played(visit: Visit, host: Host) -> None:
    # given the boards and cards that were drawn for a new game
    ann = visit().become(host).open("/new/kingdom-builder")
    boards, cards = ann.page.locator(".slots .caption"), ann.page.get_by_role("list", name="Kingdom Builder cards")
    expect(boards).to_have_count(4)
    expect(cards.get_by_role("listitem")).to_have_count(3)
    before, card = boards.all_inner_texts(), cards.locator("strong").first.inner_text()

    # when one of each is kept and the others are drawn again
    ann.press(f"Keep {before[0]}")
    ann.press(f"Keep {card}")
    for button in ann.page.get_by_role("button", name="Draw the others again").all():
        button.click()

    # then those stay, the others are others, and what is in sight is what is played
    after = boards.all_inner_texts()
    assert after[0] == before[0]
    assert set(after[1:]).isdisjoint(before[1:])
    assert cards.locator("strong").first.inner_text() == card
    shown = cards.locator("strong").all_inner_texts()
    ann.press("Start against 1 bot")
    ann.page.wait_for_url(re.compile("/table/"))
    view = host.position(ann.page.url.rsplit("/", 1)[1]).view
    assert view is not None
    assert [each.split("/")[0] for each in view["boards"]] == [each.split(",")[0].lower() for each in after]
    assert sorted(view["cards"]) == sorted(each.lower() for each in shown)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_end_is_on_the_first_screen_with_a_flourish(visit: Visit, host: Host, finished: str, motion: str) -> None:
    phone = visit(viewport=HANDY, touch=True).wish(motion=True).become(host)
    phone.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    phone.open(f"/table/{finished}")
    for name in ("Play again|Go to the rematch", "Watch the replay", "New game", "Tables"):
        button = phone.page.locator(".outcome .next > *").filter(has_text=re.compile(name)).first
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= HANDY["height"]
    total = phone.page.locator("tfoot td").first.bounding_box()
    assert total is not None
    assert total["y"] + total["height"] <= HANDY["height"]
    assert phone.page.locator("tbody th svg").count() == phone.page.locator("tbody tr").count()
    moving = phone.page.evaluate("getComputedStyle(document.querySelector('.winner')).animationName")
    assert (moving == "none") == (motion == "reduce")
