"""The texts of mail: in every language, to valid addresses, and safe from what other players type."""

import asyncio
import re
from importlib.resources import files
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from realmwright.game import LANGUAGES, RealmwrightError
from realmwright.server import notices
from realmwright.server.notices.mail import (
    AccountNews,
    Email,
    Mailer,
    Undeliverable,
    account_email,
    confirmation_email,
    notice_email,
    proper_address,
)
from realmwright.server.notices.messages import MOST, News
from tests.server.local_network import Network
from tests.server.mail_server import MailServer, opened

TO = "ada@example.org"
TABLE = "https://games.example/tables/7"
MODERATION = "https://games.example/moderation"
STOP = "https://games.example/stop/abc"
CONFIRM = "https://games.example/confirm/abc"
BAD_NAMES = (
    "Ada\r\nBcc: bo@example.org\r\n\r\nhttps://evil.example/",
    "Ada\n\nClick https://evil.example/login?a=b now",
    "Ada\u2028www.evil.example\u2029\x0b\x0c\x85\x00\x1b[31m",
    "\u202egro.elpmaxe\u202c evil\u200b.example",
    "evil\uff0eexample evil\u3002example",
    "<a href='https://evil.example'>x</a>",
    "{ $url } { turn }",
    "x" * 5000,
    "\ud800",
)


every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


def about(*news: News, name: str = "Ada", language: str = "en", unsubscribe: str | None = STOP) -> Email:
    return notice_email(language, TO, name=name, news=news, unsubscribe=unsubscribe)


def turn(game: str = "Kingdom Builder", due: str | None = None, url: str = TABLE) -> News:
    return News("turn", "7", game, url, due)


def over(*winners: str, game: str = "Kingdom Builder") -> News:
    return News("over", "7", game, TABLE, winners=winners)


def report() -> News:
    return News("report", "7", "Kingdom Builder", MODERATION, path="/moderation")


def letters(language: str, name: str, game: str = "Kingdom Builder") -> list[Email]:
    """Every letter there is, with a name everywhere a name can be."""
    turned, ended = turn(game, "Friday 12:00"), over(name, name, game=game)
    asked = News("challenge", "7", game, TABLE, who=name)
    again = News("rematch", "7", game, TABLE, who=name)
    others = [asked, again, News("round", "7", game, TABLE), News("report", "7", game, MODERATION)]
    several = [[turned] * 2, [ended] * 2, *([each] * 2 for each in others), [turned, ended] * MOST]
    return [
        *(about(news, name=name, language=language) for news in (turned, ended, *others)),
        *(about(*news, name=name, language=language) for news in several),
        confirmation_email(language, TO, name=name, confirm_url=CONFIRM),
        *(account_email(language, TO, kind, name=name, login=name, url=CONFIRM) for kind in get_args(AccountNews)),
    ]


def entries(language: str) -> dict[str, ast.Message]:
    text = (files(notices) / "text" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    return set(re.findall(r"VariableReference.*?'name': '(\w+)'", str(message.to_json())))


def test_every_language_has_the_same_messages_and_every_message_is_used() -> None:
    english = entries("en")
    for language in LANGUAGES:
        assert list(entries(language)) == list(english)
        assert all(variables(entries(language)[name]) == variables(english[name]) for name in english)
    source = "".join(path.read_text("utf-8") for path in files(notices).iterdir() if path.name.endswith(".py"))
    assert [name for name in english if f'"{name}"' not in source] == []


def test_a_letter_says_whose_turn_it_is_and_until_when() -> None:
    letter = about(turn(due="Friday 12:00"))
    assert letter == Email(
        TO,
        "Your turn in Kingdom Builder",
        "Hello Ada,\n\nit is your turn in Kingdom Builder.\nPlease play by Friday 12:00.\n\n"
        f"Here is the table:\n{TABLE}\n\nYou no longer want these e-mails? Stop them here:\n{STOP}\n",
        STOP,
    )
    brief = about(turn(), unsubscribe=None)
    assert brief.text.endswith(f"Kingdom Builder.\n\nHere is the table:\n{TABLE}\n")
    assert brief.unsubscribe is None


@pytest.mark.parametrize(
    ("winners", "line"),
    [([], "Nobody won."), (["Bo"], "Bo won."), (["Bo", "Cy"], "Bo, Cy share the victory.")],
)
def test_a_letter_says_who_won(winners: list[str], line: str) -> None:
    letter = about(over(*winners))
    assert letter.subject == "Kingdom Builder is over"
    assert letter.text.splitlines()[3] == line


def test_one_letter_tells_of_several_tables() -> None:
    letter = about(turn("Tiny", "Friday 12:00"), turn("Orchard", url=f"{TABLE}8"), over("Bo"))
    assert letter.subject == "News from 3 tables"
    assert letter.text == (
        "Hello Ada,\n\nthis is new at your tables:\n\n"
        f"Your turn in Tiny. Please play by Friday 12:00.\n{TABLE}\n\nYour turn in Orchard.\n{TABLE}8\n\n"
        f"Kingdom Builder is over. Bo won.\n{TABLE}\n\n"
        f"You no longer want these e-mails? Stop them here:\n{STOP}\n"
    )
    assert about(turn(), turn()).subject == "Your turn at 2 tables"
    assert about(over("Bo"), over("Bo")).subject == "2 games are over"
    many = about(*[turn()] * (MOST + 2))
    assert many.subject == f"Your turn at {MOST + 2} tables"
    assert many.text.count(TABLE) == MOST
    assert "\n\nAnd 2 more.\n\n" in many.text


def test_moderators_are_led_to_the_reports() -> None:
    letter = about(report(), unsubscribe=None)
    assert letter.subject == "A report waits for moderators: Kingdom Builder"
    assert letter.text == (
        "Hello Ada,\n\n"
        "somebody was reported at a table of Kingdom Builder. You are a moderator: please have a look.\n\n"
        f"Here are the reports:\n{MODERATION}\n"
    )
    several = about(report(), report())
    assert several.subject == "2 reports wait for moderators"
    assert several.text.startswith("Hello Ada,\n\npeople were reported. You are a moderator: please have a look.\n\n")
    mixed = about(report(), turn())
    assert mixed.subject == "News from 2 tables"
    assert mixed.text.startswith("Hello Ada,\n\nthis is new at your tables:\n\nA report waits")


@every_language
def test_letters_are_in_the_language_of_the_reader(language: str) -> None:
    greeting = {"en": "Hello Zoë,", "nl": "Hallo Zoë,", "de": "Hallo Zoë,"}[language]
    said = letters(language, "Zoë")
    for letter in said:
        assert letter.to == TO
        assert letter.text.startswith(greeting + "\n\n")
        assert not set(letter.subject + letter.text) & set("{}$\u2068\u2069")
        assert letter.text.endswith("\n")
    others = [letter for other in LANGUAGES if other != language for letter in letters(other, "Zoë")]
    assert not {letter.subject for letter in said} & {letter.subject for letter in others}
    assert not {letter.text for letter in said} & {letter.text for letter in others}


def test_a_language_that_is_not_known_is_explained() -> None:
    with pytest.raises(RealmwrightError, match="language 'fr'"):
        confirmation_email("fr", TO, name="Ada", confirm_url=CONFIRM)


@every_language
@pytest.mark.parametrize("name", BAD_NAMES, ids=range(len(BAD_NAMES)))
def test_a_name_stays_a_name(language: str, name: str) -> None:
    for letter, fair in zip(letters(language, name, name), letters(language, "Ada"), strict=True):
        assert len(letter.text.splitlines()) == len(fair.text.splitlines())
        assert letter.subject.isprintable()
        assert len(letter.subject) < 140
        assert max(map(len, letter.text.splitlines())) < 200
        ours = letter.text + letter.subject
        for link in (TABLE, MODERATION, STOP, CONFIRM):
            ours = ours.replace(link, "")
        assert not re.search(r"/|www\.\S|evil\Wexample|[\u200b-\u200f\u2028-\u202e]", ours)


@pytest.mark.parametrize("name", ["Zoë", "J. R. R. Tolkien", "D'Artagnan", "Ada & Bo", "日本語", "🎲 Dice", "St. Mary"])
def test_an_honest_name_is_left_alone(name: str) -> None:
    assert about(turn(), name=name).text.startswith(f"Hello {name},\n")


def test_no_name_adds_a_header_on_the_wire() -> None:
    mail_server = MailServer()
    fair, *unfair = (letters("en", name, name) for name in ("Ada", *BAD_NAMES))
    forged = [Email(TO, "Hello\r\nBcc: bo@example.org\r\n\r\nx", "Hi\n.\nRCPT TO:<bo@example.org>\n", STOP)]
    with opened(mail_server) as port:
        mailer = Mailer(f"smtp://127.0.0.1:{port}", "games@games.example")

        async def send() -> None:
            for letter in (*fair[:1], *forged, *(letter for some in unfair for letter in some[:2])):
                await mailer.send(letter)

        asyncio.run(send())
    headers = mail_server.taken[0][2].keys()
    assert len(mail_server.taken) == 2 + 2 * len(BAD_NAMES)
    for _, recipients, message, _ in mail_server.taken:
        assert recipients == [TO]
        assert message.keys() == headers
        assert message["To"] == TO
        assert not message.defects
    assert mail_server.taken[1][2].get_content() == forged[0].text


@pytest.mark.parametrize(
    "link", ["", "javascript:alert(1)", "https://", "https://a b", "https://a\r\nBcc: x", "https://a>", "ftp://a/"]
)
def test_a_link_must_be_a_link(link: str) -> None:
    with pytest.raises(RealmwrightError, match="not a link"):
        about(turn(url=link))
    with pytest.raises(RealmwrightError, match="not a link"):
        about(turn(), unsubscribe=link)
    with pytest.raises(RealmwrightError, match="not a link"):
        confirmation_email("en", TO, name="Ada", confirm_url=link)
    with pytest.raises(RealmwrightError, match="not a link"):
        asyncio.run(Mailer("smtp://127.0.0.1:9", TO).send(Email(TO, "x", "x", link)))


@pytest.mark.parametrize(
    "address",
    [
        *(TO, "a@b", "ada.b+games@mail.example.org", "o'hara_1=x@example.org", "ada@xn--bcher-kva.example"),
        *("a" * 64 + "@example.org", "a@" + ".".join(["b" * 62] * 4), "a@3com.example"),
    ],
)
def test_a_proper_address_is_taken(address: str) -> None:
    assert proper_address(address)


@pytest.mark.parametrize(
    "address",
    [
        *("", "@", "ada", "ada@", "@example.org", "a@b@example.org", "ada@example.org\n", "ada\r\nBcc: x@example.org"),
        *("ada @example.org", " ada@example.org", "ada@example.org ", "a\x00@example.org", "a@exa mple.org"),
        *("<ada@example.org>", "Ada <ada@example.org>", "ada@example.org,bo@example.org", "ada@example.org;bo@b.org"),
        *('"a b"@example.org', "a(x)@example.org", "ada@[127.0.0.1]", "ada@127.0.0.1", "ada@example..org"),
        *(".ada@example.org", "ada.@example.org", "a..b@example.org", "ada@-example.org", "ada@example.org."),
        *("zoë@example.org", "ada@bücher.example", "a" * 65 + "@example.org", "a@" + ".".join(["b" * 63] * 4)),
        *("a\u2028@example.org", "a%0d%0ab:c@example.org", "a@b/c", "a@b%c", "a" * 100_000),
    ],
)
def test_an_improper_address_is_refused_before_anything_is_sent(address: str) -> None:
    assert not proper_address(address)
    with pytest.raises(Undeliverable, match="not an e-mail address"):
        asyncio.run(Mailer("smtp://127.0.0.1:9", TO).send(Email(address, "x", "x", None)))
