"""Phrases: said as a kind, so that everybody reads them in their own language, and treated like any other chat."""

from typing import get_args

import pytest

from realmwright.protocol import PHRASES, Chat, Mute, Phrase, PhraseName
from realmwright.server.storage.entries import Chatted, Entry, read_body, redacted, write_body
from realmwright.server.tables.visibility import news
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest
from tests.server.table_driver import ANNA, BEN, NOON, ZOE, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")


def test_each_phrase_is_in_the_log_by_its_name_and_in_english() -> None:
    assert set(PHRASES) == set(get_args(PhraseName))
    driver = TableDriver.of(ANNA, BEN)
    at = driver.at
    for name, words in PHRASES.items():
        body = driver.does(BEN, Phrase(name))
        assert body == Chatted("Ben", words, name)
        assert read_body(write_body(body)) == body
    assert driver.at == at, "nobody's move is stale"
    entry = driver.log[-1]
    # readers that know no phrases have something to read, and those who have muted Ben read nothing
    assert news(entry, [], ()).args == {"name": "Ben", "text": "Shall we play again?", "phrase": "rematch"}
    assert news(entry, [], (), {BEN.id}).args == {"muted": True}
    assert redacted(entry.body) == Chatted("", "")
    # what was said before there were phrases is read as it was
    plain = read_body('{"kind":"chatted","name":"Ben","text":"Hi"}')
    assert news(Entry("t", 1, NOON, plain, BEN.id), [], ()).args == {"name": "Ben", "text": "Hi"}


def test_a_phrase_is_refused_wherever_chat_is() -> None:
    driver = TableDriver.of(ANNA, BEN, chat=False)
    assert driver.refusal(BEN, Phrase("hello")) == driver.refusal(BEN, Chat("hello")) == "not-allowed"
    driver = TableDriver.of(ANNA, BEN, spectators="delayed")
    assert driver.refusal(ZOE, Phrase("hello")) == "not-allowed"
    driver.does(ANNA, Mute(seat=1))
    assert driver.refusal(BEN, Phrase("hello")) == "muted"


def test_only_known_phrases_are_accepted(server: ServerProcess) -> None:
    ann = Guest(server)
    table = ann.table()
    assert ann.do(table, "phrase", phrase="good-luck").status == 200
    for wrong in ("", "GOOD-LUCK", "<b>", "hello ", None, 3, ["hello"]):
        answer = ann.do(table, "phrase", phrase=wrong)
        assert (answer.status, answer.code) == (400, "bad-message"), wrong
    assert ann.do(table, "phrase", phrase="hello", text="and more").code == "bad-message"
