"""Words that are not allowed, and servers where people say phrases only."""

from collections.abc import Callable
from pathlib import Path

import pytest

from realmwright.protocol import (
    Arrange,
    Chat,
    Entrance,
    GuestSeat,
    NewAccount,
    NewGuest,
    Offer,
    Person,
    PersonChange,
    Phrase,
)
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.people import wording
from realmwright.server.people.wording import Wording, read_patterns
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, async_test, gather, tiny
from tests.server.test_moderation import PASSWORD

pytestmark = pytest.mark.usefixtures("plugins")
LINES = ["# a remark", "", "turnip", "sprout*", "*kohlrabi*", "eat  Beets", "name: *admin*", "cabbage", "***"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A turnip!", "turnip"),
        ("TURNIP", "turnip"),
        ("türnip", "turnip"),
        ("\u0442ur\u03b7ip", "turnip"),
        ("tu\u200brnip", "turnip"),
        ("tum1p", "turnip"),
        ("turn1p", "turnip"),
        ("turn!p", "turnip"),
        ("7urnip", "turnip"),
        ("tuuuurnip", "turnip"),
        ("t u r n i p", "turnip"),
        ("t.u.r.n.i.p.", "turnip"),
        ("turnips", None),
        ("turn ip", None),
        ("a sprout", "sprout*"),
        ("sprouting", "sprout*"),
        ("resprout", None),
        ("mykohlrabis", "*kohlrabi*"),
        ("eat beets", "eat  Beets"),
        ("they eat beets, too", "eat  Beets"),
        ("eat more beets", None),
        ("cabbage", "cabbage"),
        ("c4bb4ge", "cabbage"),
        ("administrator", None),
        ("7 4 1", None),
        ("", None),
        ("*", None),
    ],
)
def test_what_looks_like_a_word_is_that_word(text: str, line: str | None) -> None:
    everywhere, in_names = read_patterns(LINES)
    assert everywhere.find(text) == line
    assert in_names.find("TheAdmin") == "*admin*"


def test_a_file_is_read_again_when_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wording, "LOOK_SECONDS", 0.0)
    found = Wording(Config(data=str(tmp_path)))
    found.check("turnip", "a name")
    file = tmp_path / "words.txt"
    file.write_text("turnip\n")
    with pytest.raises(Refused, match="a name must not have 'turnip' in it"):
        found.check("turnip", "a name")
    file.write_bytes(b"\xff\xfe\n")
    with pytest.raises(Refused):
        found.check("turnip", "a name")
    file.write_text("name: cabbage\n# turnip\n")
    found.check("turnip", "a name")
    found.check_message("cabbage")
    with pytest.raises(Refused):
        found.check_title("Cabbage")
    file.unlink()
    found.check("cabbage", "a name")


@async_test
async def test_words_are_checked_wherever_somebody_writes(serve: Callable[..., ServerProcess], tmp_path: Path) -> None:
    file = tmp_path / "forbidden"
    file.write_text("turnip\n")
    async with Clients(serve(words=str(file))) as clients:
        assert (await clients.nobody.refusal("POST", "/guests", NewGuest("Turnip"))).code == "bad-words"
        ann, ben = await clients.guests("Ann", "Ben")
        for method, path, body in (
            ("PATCH", "/me", PersonChange(name="A turnip")),
            ("POST", "/me/account", NewAccount("turnip", PASSWORD)),
            ("POST", "/tables", tiny(ME, OPEN, title="Turnip cup")),
            ("POST", "/tables", tiny(ME, GuestSeat("turnip"))),
        ):
            assert (await ann.refusal(method, path, body)).code == "bad-words", path
        table = (await ann.create(tiny(ME, OPEN, OPEN))).table
        assert await ann.refused(table, Arrange(1, GuestSeat("turnip"))) == "bad-words"
        refused = await ann.refused(table, Chat("You turnip"))
        assert refused == "bad-words"
        await ann.order(table, Chat("You cabbage"), "said")
        file.write_text("cabbage\nturnip\n")
        assert await ann.order(table, Chat("You cabbage"), "said"), "what was said was said"
        await ben.call("PATCH", "/me", PersonChange(name="Benjamin"), Person)


@async_test
async def test_where_people_say_phrases_only(serve: Callable[..., ServerProcess]) -> None:
    async with Clients(serve(phrases_only=True)) as clients:
        assert (await clients.nobody.call("GET", "/offer", gives=Offer)).phrases_only
        entrance: Entrance = await clients.nobody.call("POST", "/guests", NewGuest("Call me 555"), Entrance)
        assert "555" not in entrance.person.name
        ann, ben = clients.known(entrance), await clients.guest("Ben")
        assert ann.person.name != ben.person.name
        assert (await ann.refusal("PATCH", "/me", PersonChange(name="Call me"))).code == "phrases-only"
        await ann.call("PATCH", "/me", PersonChange(name=ann.person.name, colour="white"), Person)
        assert (await ann.refusal("POST", "/tables", tiny(ME, OPEN, title="Call me"))).code == "phrases-only"
        local = await ann.create(tiny(ME, GuestSeat("Call me")))
        assert "Call me" not in str(local)
        table = await gather(tiny(ME, OPEN), ann, ben)
        assert await ann.refused(table, Chat("Call me")) == "phrases-only"
        await ann.order(table, Phrase("good-luck"))
        await ann.call("POST", "/me/account", NewAccount("ann-of-this-test", PASSWORD), Person)
        await ann.call("PATCH", "/me", PersonChange(name="Ann"), Person)
