"""Winter Kingdom in the browser: a game by clicks, by taps and by keys, and decisions that few games come to."""

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from realmwright.game import Prompt
from realmwright.protocol import Position
from tests.browser.host import GAMES, Host
from tests.browser.seeking import supply
from tests.browser.test_accessibility import check
from tests.browser.test_keyboard import Typist
from tests.browser.test_languages import TOUR, check_words
from tests.browser.test_phone import check_screen
from tests.browser.visitor import PHONE, Visitor
from tests.browser.winter import CHEAP, MOVERS, WinterClicker, asks, can, open_table, seek, words
from tests.server.process import ServerProcess

Visit = Callable[..., Visitor]
DEEDS: Final = {"build", "fort", "use", "move", "to", "buy", "upgrade", "end-turn"}
LAST: Final = 3
"""Whoever has no more houses left may end the game with the next turn."""
CARDS: Final = ("longhouses", "lords", "stewards")


@pytest.fixture(scope="module")
def ann(browser: Browser, server: ServerProcess, host: Host) -> Iterator[Visitor]:
    """The host at one browser for the decisions."""
    ann = Visitor(browser, server.url).wish(forced=False).become(host)
    yield ann
    ann.close()
    assert not ann.complaints


def card(visitor: Visitor, name: str) -> Locator:
    """The card of a talent in the hand."""
    return visitor.page.locator(".rail li").filter(has=visitor.page.get_by_text(name, exact=True))


def deed(visitor: Visitor, name: str) -> Locator:
    """A button on a card, by what it begins with."""
    return visitor.page.locator(".rail .deeds").get_by_role("button", name=re.compile(f"^{name}"))


def test_a_game_by_clicks(visit: Visit, host: Host) -> None:
    ann = visit().wish(forced=False).become(host)
    # given somebody who has done everything that there is to do with pieces and talents
    for _ in range(GAMES):
        clicker = WinterClicker(ann, host, open_table(host, talents=list(CHEAP), twist="bargain"), "")
        ann.open(f"/table/{clicker.table}")
        clicker.play(DEEDS)
        if clicker.deeds >= DEEDS:
            break
    assert clicker.deeds >= DEEDS

    # when the game is played to its end, the middle of it by program
    ann.open("/about")
    host.play_on(clicker.table, lambda position: supply(position) <= LAST)
    ann.open(f"/table/{clicker.table}")
    clicker.play()

    # then the last screen says what the server counts
    expect(ann.prompt).to_contain_text("Game over")
    outcome = host.position(clicker.table).outcome
    assert outcome is not None
    spoken = words("en")
    sources = [spoken.say(spoken.source(source)) for source in outcome.scores[0] or {}]
    expect(ann.page.get_by_role("rowheader")).to_have_text([*sources, "Total"])
    totals = [str(sum((score or {}).values())) for score in outcome.scores]
    expect(ann.page.locator("tfoot td")).to_have_text(totals)
    check_words(ann, "en")


def test_a_turn_by_taps(visit: Visit, host: Host) -> None:
    phone = visit(viewport=PHONE, touch=True).wish(forced=False).become(host)
    table = open_table(host, talents=list(CHEAP), twist="bargain")
    phone.open(f"/table/{table}")
    clicker = WinterClicker(phone, host, table, "")
    phone.page.get_by_role("tab", name="Talents").tap()
    expect(phone.page.get_by_text("Build first: buying comes afterwards.")).to_be_visible()
    phone.page.get_by_role("tab", name="Play", exact=True).tap()
    clicker.play({"fort", "build", "buy"})
    check_screen(phone)

    # what was bought is explained by a tap, and waits for the next turn
    phone.page.get_by_role("tab", name="Talents").tap()
    bought = phone.page.locator(".rail li").first
    expect(bought).to_contain_text("ready from the next turn on")
    bought.locator("button.name").tap()
    dialog = phone.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Level II")
    expect(dialog).to_contain_text("Upgrading costs")
    check_screen(phone)
    phone.press("Close")
    for tab in ("Players", "Scoring", "Log"):
        phone.page.get_by_role("tab", name=tab).tap()
        expect(phone.page.get_by_role("tabpanel", name=tab)).to_be_visible()
        check_screen(phone)


def test_a_turn_by_keys(visit: Visit, host: Host) -> None:
    # given the first turn
    table = open_table(host, talents=list(CHEAP))
    typist = Typist(visit().wish(forced=False).become(host).open(f"/table/{table}"))
    typist.visitor.wait_for_turn()
    typist.tab_to(r"^-?\d+,-?\d+, ")

    # when a fort and two houses are built: the choice falls back after each of them
    fort = typist.page.get_by_role("button", name=re.compile("^Fort "))
    typist.press("n", "f")
    expect(fort).to_have_attribute("aria-pressed", "true")
    assert typist.where.endswith(", Fort, can be chosen")
    typist.press("Enter")
    typist.wait_for("2 left")
    expect(fort).to_have_attribute("aria-pressed", "false")
    for asked in ("1 left", "Buy something or end your turn"):
        typist.press("n", "Enter")
        typist.wait_for(asked)
    typist.check_focus()
    (mine, _) = (host.position(table).view or {})["players"]
    assert (len(mine["forts"]), len(mine["houses"])) == (1, 2)

    # and a talent is bought and the turn ended
    typist.tab_to("^Buy: ")
    typist.press("Enter")
    typist.wait_for("End your turn")
    typist.check_focus()
    typist.press("Control+Enter")
    typist.wait_for("3 left")
    typist.check_focus()


def test_talents_in_each_language(ann: Visitor, host: Host) -> None:
    wanted = can("use", "upgrade", "buy")
    table = seek(host, wanted, CHEAP, talents=list(CHEAP), cards=list(CARDS), direction="rising", twist="islands")
    ann.open(f"/table/{table}")
    ann.press("Hint")
    expect(ann.page.get_by_text(re.compile("^Suggestion: "))).to_be_visible()
    check(ann)
    prompt = host.position(table).prompt
    assert prompt is not None
    goals = ann.page.locator("#panel-goals")
    for language in TOUR:
        spoken = words(language)
        ann.page.locator("header select").select_option(language)
        expect(ann.prompt).to_have_text(spoken.prompt(Prompt(prompt.kind, prompt.args)))
        for text in ("card-longhouses", "card-castles"):
            expect(goals).to_contain_text(spoken.say(text))
            expect(goals).to_contain_text(spoken.about(text))
        # In a corner of the map, or with the cards.
        for text in ("economy-pioneers", "twist-islands"):
            law = ann.page.get_by_role("button").filter(has_text=spoken.about(text))
            expect(law).to_contain_text(spoken.say(text))
        expect(goals).to_contain_text(spoken.say("page-direction", direction=spoken.say("direction-rising")))
        expect(ann.page.get_by_text(spoken.say("page-trade-now"))).to_be_visible()
        check_words(ann, language)
        card(ann, spoken.name("talent", "tunnel")).locator("button.name").click()
        expect(ann.page.get_by_role("dialog")).to_contain_text(spoken.about("talent-tunnel"))
        ann.page.keyboard.press("Escape")


def test_buying_and_upgrading_in_one_turn(ann: Visitor, host: Host) -> None:
    # given a Mule in hand, and coins for it
    def wanted(position: Position) -> bool:
        return "buy mule" in [sign.action for sign in position.legal]

    table = seek(host, wanted, ["mule"], talents=list(CHEAP), twist="bargain", more_twists=["innovation"])
    ann.open(f"/table/{table}")
    coins = (host.position(table).view or {})["players"][0]["coins"]

    # when it is bought and upgraded
    deed(ann, "Buy for nothing, Mule").click()
    expect(ann.page.get_by_text("You can buy or upgrade one more.")).to_be_visible()
    deed(ann, "Upgrade for nothing, Mule").click()
    expect(ann.page.locator(".rail .deeds")).to_have_count(1)

    # then it moves a house twice, or once and is done
    deed(ann, "Use, Mule").click()
    expect(ann.prompt).to_have_text("Mule: choose the house to move")
    ann.targets.first.click()
    expect(ann.prompt).to_contain_text("choose where the house from")
    expect(ann.page.locator('[role=gridcell][aria-label*="is being moved"]')).to_have_count(1)
    ann.targets.first.click()
    expect(ann.prompt).to_contain_text("Mule II: move the house on")
    ann.press("Done")
    expect(card(ann, "Mule II")).to_contain_text("used in this turn")
    assert (host.position(table).view or {})["players"][0]["coins"] == coins


def test_extra_uses(ann: Visitor, host: Host) -> None:
    table = seek(host, can("extra"), forts=True, talents=list(CHEAP))
    ann.open(f"/table/{table}")
    deed(ann, r"5 coins: use up to three times, Tunnel Card").click()
    expect(ann.prompt).to_have_text("Tunnel Card: use it up to 3 times")
    expect(card(ann, "Tunnel Card")).to_contain_text("3 more uses")
    deed(ann, "Use, Tunnel Card").click()
    ann.targets.first.click()
    expect(ann.prompt).to_contain_text("choose where the house from")
    ann.targets.first.click()
    expect(ann.log).to_contain_text("Paid 5 coins to use Tunnel Card up to three times")
    expect(card(ann, "Tunnel Card")).to_contain_text("2 more uses")


def test_salvage(ann: Visitor, host: Host) -> None:
    table = seek(host, can("salvage"), forts=True, economy="salvage")
    ann.open(f"/table/{table}")
    ann.press("Take buildings off for coins")
    expect(ann.prompt).to_contain_text("Salvage: take buildings off")
    own = ann.page.locator('[role=gridcell][aria-label*=", your "]')
    expect(ann.targets).to_have_count(own.count())
    fort = ann.page.locator('[role=gridcell][aria-label*="your fort"]').first
    place = fort.get_attribute("data-cell")
    fort.click()
    expect(ann.log).to_contain_text(f"Took off fort: {place}, 2 coins")
    expect(ann.player("Holly")).to_contain_text("1 building out of the game")


def test_settlers_and_wolves(ann: Visitor, host: Host) -> None:
    # given somebody who builds at a village
    table = seek(host, asks("settle-or-not"), goal="V", twist="wolves", more_twists=["settlers"])
    ann.open(f"/table/{table}")
    expect(ann.prompt).to_have_text("Settlers: you may build one more piece next to your own buildings")
    pieces = (host.position(table).view or {})["turn"]["pieces"]
    ann.targets.first.click()
    expect(ann.prompt).not_to_contain_text("Settlers")
    assert (host.position(table).view or {})["turn"]["pieces"] == pieces + 1

    # when there are too many in one turn, then the wolves come
    ann.open("/about")
    table = seek(host, asks("wolves"), goal="V", twist="wolves", more_twists=["settlers"])
    ann.open(f"/table/{table}")
    expect(ann.prompt).to_have_text("Wolves: choose what you lose")
    victim = ann.targets.first
    place = victim.get_attribute("data-cell")
    victim.click()
    expect(ann.log).to_contain_text(re.compile(f"Lost (house|fort): {place}"))


def test_a_road(ann: Visitor, host: Host) -> None:
    # given a talent that moves
    def usable(position: Position) -> list[str]:
        return [sign.args["talent"] for sign in position.legal if sign.kind == "use" and sign.args["talent"] in MOVERS]

    table = seek(host, lambda position: bool(usable(position)), MOVERS, talents=list(CHEAP), twist="roads")
    talent = words("en").name("talent", usable(host.position(table))[0])
    ann.open(f"/table/{table}")

    # when it has moved a house, then that may go on
    deed(ann, f"Use, {talent}").click()
    expect(ann.prompt).to_have_text(f"{talent}: choose the house to move")
    ann.targets.first.click()
    expect(ann.prompt).to_contain_text("choose where the house from")
    ann.targets.first.click()
    expect(ann.prompt).to_have_text(re.compile("^Roads: move the house on .* one hex further"))
    ann.targets.first.click()
    expect(ann.prompt).not_to_contain_text("Roads")


def test_a_choice_of_terrains(ann: Visitor, host: Host) -> None:
    table = seek(host, asks("build-choice"), ["crossroads"], talents=["crossroads", *MOVERS], twist="bargain")
    ann.open(f"/table/{table}")
    expect(ann.prompt).to_contain_text("Choose a terrain and build: ")
    terrains = (host.position(table).view or {})["turn"]["terrains"]
    assert len(terrains) == 2
    hand = ann.page.locator(".card")
    expect(hand).to_contain_text("Choose one terrain")
    other = ann.page.locator(f'[role=gridcell].lit[aria-label*=", {terrains[1]}"]').first
    other.click()
    expect(ann.prompt).to_have_text(f"Build on {terrains[1]}: 2 left")
    expect(hand).not_to_contain_text("Choose one terrain")
