"""Dominion by clicking: a game against a bot, a draft, and a Reaction that only one of two is asked for."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from realmwright.protocol import BotSeat, Join, OpenSeat, OwnSeat, Position
from tests.browser.host import Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
LONGEST: Final = 400
"""Clicks in a game, or actions until the cards lie as they are wanted."""
COMMON: Final = ["cellar", "chapel", "festival", "gardens", "laboratory", "smithy", "village", "workshop"]
PEACEFUL: Final = {"cards": [*COMMON, "market", "mine"], "start": 0}
"""A kingdom without attacks, and the host begins."""
ATTACKED: Final = {"cards": [*COMMON, "militia", "moat"], "start": 0}
BEGUN: Final = 3
"""So many turns of each player are played before a game is left to a program."""
LAST: Final = 2
"""With so few Provinces left the end is near."""
RICHES: Final = ("done", "play all treasures", "buy province", "buy gold", "buy silver", "end turn")
"""What a program plays that hurries to the end, by preference."""
LABELS: Final = "lit => lit.map(each => each.getAttribute('aria-label') ?? each.innerText)"


def card(visitor: Visitor, name: str, use: str = "") -> Locator:
    """The cards of some name, on the table or in the hand, with which something can be done: ``can be bought``."""
    return visitor.page.get_by_role("button", name=re.compile(f"{name}.*{use}$"))


def treasures(visitor: Visitor) -> Locator:
    """The large button that plays all Treasures at once."""
    return visitor.page.get_by_role("button", name=re.compile("^Play [1-9] Treasures?: "))


def lit(visitor: Visitor) -> list[str]:
    """What is said of everything that can be used now."""
    labels: list[str] = visitor.page.locator("[data-lit]").evaluate_all(LABELS)
    return labels


def wait_for_choice(visitor: Visitor) -> None:
    """Wait until something is asked of this visitor, or the game is over."""
    over = visitor.page.get_by_role("heading", name=re.compile("^Game over"))
    expect(visitor.button("End turn").or_(visitor.button("Done")).or_(over).first).to_be_visible()


def click_on(visitor: Visitor, what: Locator) -> None:
    """Click, and wait until something else is asked."""
    before = visitor.prompt.inner_text()
    what.click()
    expect(visitor.prompt).not_to_have_text(before)


def next_click(ann: Visitor) -> Locator:
    """What somebody presses who buys money, then Provinces, and a Smithy or two on the way."""
    offered = lit(ann)
    if any(each.endswith("Smithy, can be played") for each in offered):
        return card(ann, "Smithy", "can be played")
    if any(each.startswith("Play ") for each in offered):
        return treasures(ann)
    wishes = (f"{name}, costs" for name in ("Province", "Gold", "Smithy", "Silver"))
    wanted = next((wish for wish in wishes if any(each.startswith(wish) for each in offered)), None)
    return card(ann, wanted, "can be bought") if wanted else ann.button("End turn")


def play_on(ann: Visitor, far_enough: Callable[[], bool]) -> None:
    """Click until it is far enough, or the game is over."""
    for _ in range(LONGEST):
        wait_for_choice(ann)
        if far_enough() or ann.prompt.inner_text().startswith("Game over"):
            return
        click_on(ann, next_click(ann))
    raise AssertionError("the game does not end")


def turn(position: Position) -> int:
    assert position.view is not None
    return int(position.view["turn"]["number"])


def provinces(position: Position) -> int:
    """How many are left."""
    assert position.view is not None
    return next(int(pile["count"]) for pile in position.view["supply"] if pile["card"] == "province")


def hurry(host: Host, table: str) -> None:
    """Play by program until the end is near."""
    while (position := host.choice(table)).legal and provinces(position) > LAST:
        legal = {sign.action for sign in position.legal}
        host.play(table, position, next(wish for wish in RICHES if wish in legal))


def test_a_game_against_a_bot(visit: Visit, host: Host) -> None:
    # given a table at which nobody attacks
    seats = [OwnSeat(), BotSeat("big-money")]
    table = host.open_table("dominion", seats=seats, options=PEACEFUL, hints="greedy")
    ann = visit().become(host).open(f"/table/{table}")
    wait_for_choice(ann)

    # when she asks for a hint, then it is said and shown
    ann.press("Hint")
    expect(ann.page.get_by_text(re.compile("^Suggestion: "))).to_be_visible()

    # and when she buys a card, then she can think better of it
    click_on(ann, treasures(ann))
    click_on(ann, card(ann, "Cellar, costs", "can be bought"))
    expect(ann.prompt).to_have_text("End your turn")
    assert lit(ann) == []
    click_on(ann, ann.button("Undo"))
    expect(ann.prompt).to_contain_text("Buy a card")

    # and when she plays to the end, then she sees the points that the server counts, and everybody's cards
    play_on(ann, lambda: turn(host.position(table)) > 2 * BEGUN)
    ann.open("/about")
    hurry(host, table)
    ann.open(f"/table/{table}")
    play_on(ann, lambda: False)
    outcome = host.position(table).outcome
    assert outcome is not None
    totals = [str(sum((score or {}).values())) for score in outcome.scores]
    expect(ann.page.get_by_role("row").filter(has_text="Total").get_by_role("cell")).to_have_text(totals)
    for name in ("All your cards", "All cards of Big Money"):
        expect(ann.page.get_by_role("list", name=name).get_by_role("button").first).to_be_visible()


def test_a_draft(visit: Visit, host: Host) -> None:
    # given a new table that is set up by clicking
    ann = visit().become(host).open("/new/dominion")
    ann.page.get_by_role("radio", name="Draft").check()
    ann.press(re.compile("^Start against"))
    ann.page.wait_for_url(re.compile("/table/"))

    # when she picks whenever it is her turn
    offered, copper = card(ann, "", "can be picked"), card(ann, "Copper, costs")
    expect(offered.or_(copper).first).to_be_visible()
    # The places of what is not picked yet leave the pool where it is looked for.
    places, pool = (
        ann.page.get_by_role("list", name=name).bounding_box() for name in ("Kingdom cards", "To pick from")
    )
    assert places is not None
    assert pool is not None
    assert places["height"] < pool["height"] / 2
    picked = []
    while not copper.is_visible():
        expect(offered.first).to_be_visible()
        picked.append((offered.first.get_attribute("aria-label") or "").split(",")[0])
        click_on(ann, offered.first)
        expect(offered.or_(copper).first).to_be_visible()

    # then the game is played with what she picked
    assert len(picked) == 5
    kingdom = ann.page.get_by_role("list", name="Kingdom cards").get_by_role("button")
    expect(kingdom).to_have_count(10)
    for name in picked:
        expect(card(ann, f"{name}, costs")).to_be_visible()


def holds(position: Position, seat: int, card: str) -> bool:
    """Whether somebody who looks at their own cards has one of them in hand."""
    assert position.view is not None
    return card in position.view["players"][seat]["cards"]


def arm(ann: Host, ben: Host, table: str) -> None:
    """Play until Ann has a Militia to play, and Ben holds a Moat."""
    for _ in range(LONGEST):
        hers, his = ann.position(table), ben.position(table)
        if holds(hers, 0, "militia") and hers.prompt and hers.prompt.kind == "action" and holds(his, 1, "moat"):
            return
        mover, position = (ann, hers) if hers.legal else (ben, his)
        wishes = ("play all treasures", "buy militia" if mover is ann else "buy moat", "end turn")
        legal = {sign.action for sign in position.legal}
        mover.play(table, position, next(wish for wish in wishes if wish in legal))
    raise AssertionError("the cards never lie as they are wanted")


def attackable(visit: Visit, come_in: Callable[[str], Host], *wishes: str, **preferences: str) -> list[Visitor]:
    """Ann, who can attack, and Ben, who holds a Moat and may wish to be asked."""
    hosts = come_in("Ann"), come_in("Ben")
    table = hosts[0].open_table("dominion", seats=[OwnSeat(), OpenSeat()], options=ATTACKED)
    hosts[1].order(table, Join(wishes=[*wishes]))
    arm(*hosts, table)
    return [visit().wish(**preferences).become(each).open(f"/table/{table}") for each in hosts]


def test_a_reaction_is_revealed_at_once(visit: Visit, come_in: Callable[[str], Host]) -> None:
    ann, ben = attackable(visit, come_in)
    card(ann, "Militia", "can be played").click()
    expect(ann.log).to_contain_text("Ben: Revealed Moat")
    expect(ann.button("End turn")).to_be_visible()
    expect(ben.prompt).to_have_text("Ann is playing")


def test_whoever_wishes_it_is_asked_for_a_reaction(visit: Visit, come_in: Callable[[str], Host]) -> None:
    """The question is open for some seconds, so nothing here depends on what is seen of it while it is."""
    # given that Ann can attack Ben, who holds a Moat and wishes to be asked
    ann, ben = attackable(visit, come_in, "ask")
    expect(ann.player("Ben")).to_contain_text("is asked for Reactions")

    # when she does, and he says nothing
    card(ann, "Militia", "can be played").click()

    # then the Moat stays hidden, and the attack goes on as it would without one
    expect(ann.log).to_contain_text("Ben reveals nothing against Militia")
    expect(ben.prompt).to_have_text(re.compile("^Militia: discard"))
    while ben.prompt.inner_text().startswith("Militia: discard"):
        click_on(ben, card(ben, "", "can be discarded").first)
    expect(ann.button("End turn")).to_be_visible()

    # and of what is discarded first she learns nothing
    expect(ann.log).to_contain_text(re.compile(r"Ben: Discarded \d card"))
    expect(ann.log).to_contain_text("Ben: Discarded last, on top: ")


def test_whoever_hides_reactions_says_nothing(visit: Visit, come_in: Callable[[str], Host]) -> None:
    # given that Ben, who holds a Moat, is asked, and has set that he never shows one
    ann, ben = attackable(visit, come_in, "ask", reactions="hide")
    expect(ben.prompt).to_have_text("Ann is playing")
    # when he is attacked, then no button offers anything, and the attack goes on
    card(ann, "Militia", "can be played").click()
    expect(ben.prompt).to_have_text(re.compile("^Militia: discard"))
    expect(ann.log).to_contain_text("Ben reveals nothing against Militia")


def test_to_be_asked_is_a_setting_of_ones_own(visit: Visit, come_in: Callable[[str], Host]) -> None:
    # given that Ben has set it
    ben = visit().become(come_in("Ben")).open("/settings")
    setting = re.compile("^Ask me before a Reaction is revealed")
    reactions = ben.page.get_by_role("group", name="Reactions of Dominion")
    expect(reactions.get_by_role("radio", name="Show them")).to_be_checked()
    reactions.get_by_role("radio", name="Ask me").check()

    # when he sits down at a table
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), OpenSeat()], options=ATTACKED, begin="host")
    ben.open(f"/table/{table}")
    ben.press("Sit here")

    # then everybody can see it, and he may think better of it
    expect(ben.page.get_by_role("checkbox", name=setting)).to_be_checked()
    assert [seat.wishes for seat in ann.position(table).seats] == [[], ["ask"]]
    ben.page.get_by_role("checkbox", name=setting).uncheck()
    expect(ben.page.get_by_text("is asked for Reactions")).to_have_count(0)
    assert [seat.wishes for seat in ann.position(table).seats] == [[], []]


def test_an_ordinary_turn_is_one_click_for_those_who_wish_it(visit: Visit, come_in: Callable[[str], Host]) -> None:
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), BotSeat("random")], options=PEACEFUL)
    page = visit().wish(treasures=True, ends=True).become(ann).open(f"/table/{table}")
    # given the first turn, in which all Treasures are played already
    expect(page.prompt).to_have_text(re.compile("^Buy"))
    # when a card is bought, then the turn is over, and the next one begins in the same way
    card(page, "Copper, costs", "can be bought").click()
    expect(page.log.get_by_role("heading", name="Ann")).to_have_count(2)
    expect(page.prompt).to_have_text(re.compile("^Buy"))


COUNT_FLIGHTS = """() => {
    window.flights = 0;
    const count = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
        if (node.classList?.contains("flight")) window.flights += 1;
    }));
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("motion", [True, False])
def test_a_card_flies_to_whoever_buys_it(visit: Visit, come_in: Callable[[str], Host], motion: bool) -> None:
    ann = come_in("Ann")
    table = ann.open_table("dominion", seats=[OwnSeat(), OpenSeat()], options=PEACEFUL)
    come_in("Ben").order(table, Join())
    page = visit().wish(treasures=True, motion=motion).become(ann).open(f"/table/{table}")
    expect(page.prompt).to_have_text(re.compile("^Buy"))
    page.page.evaluate(COUNT_FLIGHTS)
    # every first hand can pay for an Estate
    card(page, "Estate", "can be bought").click()
    expect(page.log).to_contain_text("Bought Estate")
    if motion:
        page.page.wait_for_function("() => window.flights === 1")
    # and nothing is left lying about
    expect(page.page.locator(".flight")).to_have_count(0)
    assert page.page.evaluate("window.flights") == int(motion)
