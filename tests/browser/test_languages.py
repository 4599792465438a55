"""Each language: as the browser wishes at first, and as somebody chooses at any time."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from realmwright.game import LANGUAGES, Prompt, games
from realmwright.protocol import BotSeat, GuestSeat, OpenSeat, OwnSeat
from realmwright.words import Words
from tests.browser.host import FIRST_GAME, Host
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TEXT: Final = Path(__file__).parents[2] / "web/text"
TOUR: Final = (*LANGUAGES[1:], LANGUAGES[0])
"""All languages, and English last: whoever comes next expects it."""
LEAKS: Final = r"""async () => {
    // Of all English words only points of the compass look like one.
    const id = /^(?!(north|south)-(east|west)$)[a-z]+(-[a-z0-9]+)+$/;
    // Bots of other makers have the names that these gave them.
    const { games } = await (await fetch('/api/v1/offer')).json();
    const bots = games.flatMap(game => game.bots);
    const NAMES = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        const said = node.nodeType === Node.TEXT_NODE
            ? [node.data]
            : NAMES.map(name => node.getAttribute(name) ?? '');
        found.push(...said.map(text => text.trim()).filter(text => id.test(text) && !bots.includes(text)));
    }
    return found;
}"""
"""Texts that are the id of a message, which means that there is no such message."""
OWN_BUILT: Final = {"en": "You build on ", "nl": "Je bouwt op ", "de": "Du baust auf "}
"""How the log says it to whoever has built."""


@cache
def words(language: str) -> Words:
    """The words of the page and of the game, as they stand in the texts."""

    def page(language: str) -> str:
        return "\n".join(file.read_text("utf-8") for file in sorted((TEXT / language).glob("*.ftl")))

    return Words(games["kingdom-builder"], language, [page])


def check_words(visitor: Visitor, language: str) -> None:
    """The page says what it is written in, and no message is missing."""
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    assert visitor.page.evaluate(LEAKS) == []


def check_all_words(visitor: Visitor) -> None:
    """No message is missing in any language."""
    for language in TOUR:
        visitor.page.locator("header select").select_option(language)
        check_words(visitor, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_says_which(visit: Visit, language: str) -> None:
    ann = visit(language=f"{language}-{language.upper()}").open()
    expect(ann.prompt).to_have_text(words(language).say("home-title"))
    check_words(ann, language)


def test_a_language_that_is_not_spoken_here_is_english(visit: Visit) -> None:
    ann = visit(language="fi").open()
    expect(ann.prompt).to_have_text(words("en").say("home-title"))
    check_words(ann, "en")


def test_the_choice_is_kept(visit: Visit) -> None:
    ann = visit(language="de").open()
    ann.page.locator("header select").select_option("nl")
    expect(ann.prompt).to_have_text(words("nl").say("home-title"))
    ann.page.reload()
    expect(ann.prompt).to_have_text(words("nl").say("home-title"))
    check_words(ann, "nl")


def test_the_language_changes_in_the_middle_of_a_turn(visit: Visit, host: Host) -> None:
    table = host.open_table(seats=[OwnSeat(), BotSeat("random")], options=FIRST_GAME)
    ann = visit().wish(forced=False).become(host).open(f"/table/{table}")
    ann.wait_for_turn()
    ann.build()
    expect(ann.prompt).to_contain_text("2 left")
    chat = ann.page.locator("#chat")
    ann.open_tab("chat")
    chat.fill("Half a sentence")
    ann.open_tab("log")
    before = host.position(table)
    assert before.prompt is not None
    lit = ann.page.locator(f'[data-cell="{before.legal[0].args["hex"]}"]')
    for language in ("nl", "de", "en"):
        ann.page.locator("header select").select_option(language)
        spoken = words(language)
        expect(ann.prompt).to_have_text(spoken.prompt(Prompt(before.prompt.kind, before.prompt.args)))
        expect(ann.log).to_contain_text(spoken.say("news-begun"))
        expect(ann.log).to_contain_text(OWN_BUILT[language])
        goals = ann.page.get_by_role("region", name=spoken.say("tab-goals"))
        for source in ("card-knights", "castles"):
            expect(goals).to_contain_text(spoken.say(source))
            expect(goals).to_contain_text(spoken.about(source))
        expect(ann.button(spoken.say("undo"))).to_be_enabled()
        expect(lit).to_have_attribute("aria-label", re.compile(f", {spoken.say('page-hex-target')}$"))
        expect(chat).to_have_value("Half a sentence")
        check_words(ann, language)
    assert host.position(table).actions == before.actions


def test_no_word_is_missing_on_any_screen(visit: Visit, host: Host, finished: str) -> None:
    ann = visit().become(host)
    for path in ("/", "/tables", "/settings", "/about"):
        check_all_words(ann.open(path))
    ann.open("/new")
    for option in ("boards", "cards"):
        ann.page.locator(f"input[name={option}][value=choose]").check()
    ann.page.locator("summary").click()
    ann.page.locator(".pick").first.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    check_all_words(ann)
    check_all_words(ann.open(f"/table/{host.open_table(seats=[OwnSeat(), OpenSeat()])}"))
    ann.open(f"/table/{finished}")
    expect(ann.page.locator("tfoot")).to_be_visible()
    check_all_words(ann)
    ann.open(f"/replay/{finished}?step=40")
    expect(ann.page.locator("details")).to_be_visible()
    check_all_words(ann)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_missing_where_the_screen_is_handed_over(visit: Visit, host: Host, language: str) -> None:
    # Nobody can choose a language there.
    table = host.open_table(seats=[OwnSeat(), GuestSeat("Gus")])
    check_words(visit(language=language).become(host).open(f"/table/{table}"), language)
