"""Play over days (PLAY point 3): everybody is notified by mail and webhook that a table waits, once, in their language.

A real server, with a real mail server and a real receiver of webhooks; ``test_notice_sender`` is about times and
failures.
"""

import hashlib
import hmac
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from realmwright.server.notices.sender import BACKOFF, CONFIRMS_PER_HOUR, OPEN_SECONDS
from tests.command import run
from tests.server.local_network import Receivers
from tests.server.mail_server import MailServer
from tests.server.notices_setup import TINY, URL, NoticeSetup, link_in, notice_setup, told_of, turn_over
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.push_browser import PushKeys
from tests.server.raw_client import Guest, change, eventually, game, kept, said

DAY: Final = 86_400
pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture(scope="module")
def receivers() -> Iterator[Receivers]:
    started = Receivers()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory, receivers: Receivers) -> Iterator[NoticeSetup]:
    with notice_setup(ServerProcess(tmp_path_factory.mktemp("notices")), MailServer(), receivers) as made:
        yield made


# Addresses


def test_nothing_goes_to_an_address_before_it_is_confirmed(setup: NoticeSetup) -> None:
    # given somebody whose turn it is, and who has given an address
    ann = setup.person("Ann", webhook="ann-1", language="de")
    me = ann.ask("PATCH", "me", {"mail": "ann1@example.org"}).json()
    assert (me["mail"], me["mail_confirmed"]) == ("ann1@example.org", False)
    ben = Guest(setup.server, "Ben")
    table = game(ann, ben, **TINY)
    # when the turn is told
    eventually(lambda: setup.calls("ann-1"))
    setup.round_over()
    # then the address got the letter that asks for a confirmation, and nothing else
    (letter,) = setup.letters("ann1@example.org")
    assert letter["Subject"] == "Bitte bestätige deine E-Mail-Adresse"
    link = link_in(letter)
    # and to look at the page, or to guess, confirms nothing
    page = setup.visit("GET", link)
    assert (page.status, page.headers.get_content_type()) == (200, "text/html")
    assert b'<form method="post"' in page.content
    assert b"<script" not in page.content
    for wrong in (f"{URL}/confirm", f"{URL}/confirm?token=", link[:-1], link + "A", f"{URL}/confirm?token=%FF%00"):
        assert setup.visit("POST", wrong).status == 404
    assert not ann.ask("GET", "me").json()["mail_confirmed"]
    # and the button does it, once
    assert setup.visit("POST", link).status == 200
    assert ann.ask("GET", "me").json()["mail_confirmed"]
    again = setup.visit("POST", link)
    assert again.status == 404
    assert b"used up" in again.content
    # and from then on letters come
    turn_over(table, ann, ben)
    eventually(lambda: setup.news("ann1@example.org") == ["Du bist am Zug bei Tiny"])


def test_another_address_needs_another_confirmation(setup: NoticeSetup) -> None:
    ann = setup.person("Ann", "ann2@example.org")
    old = link_in(setup.letters("ann2@example.org")[0])
    me = ann.ask("PATCH", "me", {"mail": "ann2@elsewhere.example"}).json()
    assert (me["mail"], me["mail_confirmed"]) == ("ann2@example.org", True)
    assert me["mail_wanted"] == "ann2@elsewhere.example"
    assert setup.visit("POST", old).status == 404
    assert ann.ask("GET", "me").json()["mail"] == "ann2@example.org"
    assert setup.visit("POST", link_in(setup.letters("ann2@elsewhere.example")[0])).status == 200
    me = ann.ask("GET", "me").json()
    assert (me["mail"], me["mail_confirmed"], me.get("mail_wanted")) == ("ann2@elsewhere.example", True, None)
    assert len(setup.letters("ann2@example.org")) == 1


@pytest.mark.parametrize("path", ["confirm", "unsubscribe"])
def test_programs_that_try_links_change_nothing(setup: NoticeSetup, path: str) -> None:
    mail = f"{path}@example.org"
    ann = Guest(setup.server, "Ann") if path == "confirm" else setup.person("Ann", mail)
    if path == "confirm":
        assert ann.ask("PATCH", "me", {"mail": mail}).status == 200
        link = link_in(setup.letters(mail)[0])
    else:
        game(ann, Guest(setup.server, "Ben"), **TINY)
        eventually(lambda: setup.news(mail))
        link = link_in(setup.letters(mail)[-1], path)
    before = ann.ask("GET", "me").json()
    for method in ("GET", "HEAD"):
        assert setup.visit(method, link).status in (200, 405)
        assert ann.ask("GET", "me").json() == before, method


def test_letters_that_ask_for_a_confirmation_are_limited(setup: NoticeSetup) -> None:
    ann = Guest(setup.server, "Ann")
    for number in range(CONFIRMS_PER_HOUR):
        assert ann.ask("PATCH", "me", {"mail": f"limit{number}@example.org"}).status == 200
    refused = ann.ask("PATCH", "me", {"mail": "limit@example.org"})
    assert (refused.status, refused.code) == (429, "limit")
    assert setup.letters("limit@example.org") == []
    assert ann.ask("GET", "me").json()["mail"] == "limit4@example.org"


def test_a_letter_that_could_not_be_sent_can_be_asked_for_again(setup: NoticeSetup) -> None:
    # given somebody whose letter the post office did not take
    ann = Guest(setup.server, "Ann")
    setup.mail_server.recipient = "451 4.3.0 later"
    try:
        refused = ann.ask("PATCH", "me", {"mail": "again@example.org"})
    finally:
        setup.mail_server.recipient = None
    assert (refused.status, refused.code) == (503, "unavailable")
    # when they try again later, as they are told to
    assert ann.ask("PATCH", "me", {"mail": "again@example.org"}).status == 200
    # then the letter comes
    assert len(setup.letters("again@example.org")) == 1


def test_an_address_that_the_post_office_refuses_is_refused(setup: NoticeSetup) -> None:
    ann = Guest(setup.server, "Ann")
    setup.mail_server.recipient = "550 5.1.1 no such person"
    try:
        assert ann.ask("PATCH", "me", {"mail": "nobody@example.org"}).code == "bad-mail"
    finally:
        setup.mail_server.recipient = None
    for wrong in ("ann", "a@b, c@d", "ann@example.org\r\nBcc: eve@example.org", "Ann <ann@example.org>"):
        assert ann.ask("PATCH", "me", {"mail": wrong}).code == "bad-mail"


def test_a_server_without_mail_takes_no_address(server: ServerProcess) -> None:
    ann = Guest(server, "Ann")
    refused = ann.ask("PATCH", "me", {"mail": "ann@example.org"})
    assert (refused.status, refused.code) == (403, "not-allowed")
    assert ann.ask("GET", "me").json()["mail"] is None
    assert ann.ask("PATCH", "me", {"mail": "", "name": "Anna"}).json()["name"] == "Anna"


def served(place: Path, *arguments: str, **settings: str) -> tuple[int, list[str]]:
    """The exit code and what is said, of a server that should not start; 0 if it does."""
    environment = {f"REALMWRIGHT_{name.upper()}": value for name, value in settings.items()}
    said = run(place, "serve", "--data", place, "--host", "host.invalid", *arguments, **environment)  # type: ignore[arg-type]
    return said.code, said.err.splitlines()


def test_mail_needs_a_public_address(tmp_path: Path) -> None:
    code, lines = served(tmp_path, mail="smtp://127.0.0.1:1")
    assert code == 2
    assert lines == ["realmwright: REALMWRIGHT_MAIL needs REALMWRIGHT_PUBLIC_URL, for the links in letters"]


def test_the_public_address_may_be_given_on_the_command_line(tmp_path: Path) -> None:
    _, lines = served(tmp_path, "--public-url", URL, mail="smtp://127.0.0.1:1")
    assert "PUBLIC_URL" not in lines[-1]
    assert "host.invalid" in lines[-1], "which is as far as it should come"


def test_a_public_address_that_makes_no_links_is_refused(tmp_path: Path) -> None:
    _, lines = served(tmp_path, mail="smtp://127.0.0.1:1", public_url="play.example")
    assert "PUBLIC_URL" in lines[-1]


# Turns


def test_a_turn_is_told_once_with_everything(setup: NoticeSetup) -> None:
    # given a table over days, and one where people sit and wait for each other
    ann = setup.person("Ann", "turn@example.org", "ann-turn", language="nl")
    ben = setup.person("Ben", "ben-turn@example.org", "ben-turn", language="de")
    # although a tab is open: somebody may have forgotten it
    with ann.socket(), ben.socket():
        before = time.time()
        table = game(ann, ben, **TINY, title="Our Realm", clock={"turn": 2 * DAY})
        live = game(ann, ben, **TINY, title="Live", clock={"turn": 3599})
        # when it is Ann's turn
        eventually(lambda: setup.news("turn@example.org") and setup.calls("ann-turn"))
        # then there is one letter, in her language
        letter = setup.letters("turn@example.org")[-1]
        assert letter["Subject"] == "Jij bent aan de beurt in Our Realm"
        text = letter.get_content()
        assert "Hallo Ann," in text
        assert f"\n{URL}/table/{table}\n" in text
        due = setup.calls("ann-turn")[0]["due"]
        assert 0 <= due - before - 2 * DAY < 10
        assert f"Speel uiterlijk {time.strftime('%Y-%m-%d %H:%M', time.gmtime(due))} UTC." in text
        assert letter["List-Unsubscribe"] == f"<{link_in(letter, 'unsubscribe')}>"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        # and one call, signed with the secret that she can see
        ((_, headers, body),) = [item for item in setup.receiver.calls if item[0] == "/ann-turn"]
        said = json.loads(body)
        assert (said["kind"], said["table"], said["url"]) == ("turn", table, f"{URL}/table/{table}")
        assert (said["game"], said["title"], said["name"], said["winners"]) == ("tiny", "Our Realm", "Ann", [])
        moment, seal = (part.partition("=")[2] for part in headers["realmwright-signature"].split(","))
        secret = ann.ask("GET", "me").json()["webhook_secret"]
        assert seal == hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256).hexdigest()
        # and when she has played half of it nothing more comes, until it is Ben's turn
        position = ann.position(table)
        card = next(sign["action"] for sign in position["legal"] if sign["action"].startswith("play"))
        assert ann.do(table, "play", at=position["at"], action=card).status == 200
        setup.round_over()
        assert [said["table"] for said in setup.calls("ann-turn")] == [table]
        assert setup.calls("ben-turn") == []
        turn_over(live, ann)
        turn_over(table, ann)
        eventually(lambda: setup.news("ben-turn@example.org") == ["Du bist am Zug bei Our Realm"])
        eventually(lambda: [said["kind"] for said in setup.calls("ben-turn")] == ["turn"])
    # and at the live table nobody was told anything
    assert len(setup.news("turn@example.org")) == 1
    assert len(setup.news("ben-turn@example.org")) == 1
    assert {said["table"] for said in setup.calls("ann-turn") + setup.calls("ben-turn")} == {table}


def test_who_wants_it_is_not_told_while_a_tab_is_open(setup: NoticeSetup) -> None:
    # given somebody who was last seen long ago, as the database has it, and who opens a tab
    ann = setup.person("Ann", "tab@example.org", "tab", notify_open=False)
    change(setup.server, "UPDATE people SET seen = 0 WHERE id = ?", ann.id)
    with ann.socket():
        eventually(lambda: all(row["seen"] for row in kept(setup.server, "people")["people"]))
        # when it is their turn, then they are not notified, however many rounds there are
        game(ann, Guest(setup.server, "Ben"), **TINY)
        eventually(lambda: len(setup.waiting(ann)) == 2)
        change(setup.server, "UPDATE outbox SET due = 0 WHERE person = ?", ann.id)
        setup.round_over()
        assert (setup.news("tab@example.org"), setup.calls("tab")) == ([], [])
    # but they are told when the tab has been closed for a while
    change(setup.server, "UPDATE people SET seen = seen - ? WHERE id = ?", OPEN_SECONDS, ann.id)
    change(setup.server, "UPDATE outbox SET due = 0 WHERE person = ?", ann.id)
    eventually(lambda: setup.news("tab@example.org") and setup.calls("tab"))
    eventually(lambda: setup.waiting(ann) == [])


def test_who_looks_at_the_table_is_not_told(setup: NoticeSetup) -> None:
    ann, ben = setup.person("Ann", "look@example.org", "look"), Guest(setup.server, "Ben")
    table = ann.table(**TINY)
    with ann.socket() as eyes:
        said(eyes, {"type": "watch", "table": table})
        assert ben.do(table, "join").status == 200
        eventually(lambda: len(setup.waiting(ann)) == 2)
        setup.round_over()
        assert (setup.news("look@example.org"), setup.calls("look")) == ([], [])
        # but a page that is out of sight is not looked at
        said(eyes, {"type": "look", "here": False})
        change(setup.server, "UPDATE outbox SET due = 0 WHERE person = ?", ann.id)
        eventually(lambda: setup.news("look@example.org") and setup.calls("look"))


def test_ways_that_are_switched_off_are_not_gone(tmp_path: Path, receivers: Receivers) -> None:
    with notice_setup(ServerProcess(tmp_path, push=False, webhooks=False), MailServer(), receivers) as setup:
        ann, ben = setup.person("Ann", "off@example.org"), Guest(setup.server, "Ben")
        for method, path, body in (
            ("PATCH", "me", {"webhook": "https://8.8.8.8/"}),
            ("POST", "me/browsers", {**PushKeys().written, "endpoint": "https://8.8.8.8/"}),
        ):
            assert ann.ask(method, path, body).code == "not-allowed"
        ways = ann.ask("GET", "me/notices").json()
        assert ways == {"mail": True, "webhooks": False, "push_key": None, "browsers": []}
        # Who had an address before is not called.
        change(setup.server, "UPDATE people SET webhook = 'http://127.0.0.1:9/' WHERE id = ?", ann.id)
        game(ann, ben, **TINY)
        eventually(lambda: setup.news("off@example.org"))
        assert [row["way"] for row in kept(setup.server, "outbox")["outbox"]] == ["mail"]


def test_quiet_hours_are_kept_as_they_are_said(setup: NoticeSetup) -> None:
    ann = Guest(setup.server)
    change_of_mind = {"quiet": {"start": 1320, "end": 480}, "zone": "Europe/Amsterdam", "notify_every": 3600}
    me = ann.ask("PATCH", "me", change_of_mind).json()
    assert {name: me[name] for name in change_of_mind} == change_of_mind
    for nowhere in ({"zone": "Middle/Earth"}, {"zone": "../../etc/passwd"}, {"zone": ""}, {"zone": "\0"}):
        assert ann.ask("PATCH", "me", nowhere).code == "bad-zone"
    for wrong in ({"quiet": {"start": 0, "end": 1440}}, {"notify_every": -1}, {"webhook_form": "fax"}):
        assert ann.ask("PATCH", "me", wrong).code == "bad-message"
    assert "quiet" not in ann.ask("PATCH", "me", {"quiet": {"start": 7, "end": 7}}).json()
    exported = ann.ask("GET", "me/export").json()
    assert (exported["person"]["zone"], exported["notices"], exported["browsers"]) == ("Europe/Amsterdam", [], [])


def test_an_end_is_told_to_everybody_once(setup: NoticeSetup) -> None:
    ann = setup.person("Ann", "end-ann@example.org", "end-ann")
    ben = setup.person("Ben", "end-ben@example.org", "end-ben", language="de")
    table = game(ann, ben, **TINY, title="The End")
    for _ in range(2):
        turn_over(table, ann, ben)
    place = ann.position(table)
    assert place["phase"] == "over"
    winners = [("Ann", "Ben")[seat] for seat in place["outcome"]["winners"]]
    # then both are told who has won
    eventually(lambda: [said["winners"] for said in setup.calls("end-ann")[-1:]] == [winners])
    eventually(lambda: "The End is over" in setup.news("end-ann@example.org"))
    eventually(lambda: "The End ist zu Ende" in setup.news("end-ben@example.org"))
    result = f"{winners[0]} won." if len(winners) == 1 else f"{', '.join(winners)} share the victory."
    assert result in setup.letters("end-ann@example.org")[-1].get_content()
    assert f"{URL}/table/{table}" in setup.letters("end-ben@example.org")[-1].get_content()
    # and what is said afterwards does not tell them again
    assert ann.do(table, "chat", text="Well played").status == 200
    setup.round_over()
    assert [said["kind"] for said in setup.calls("end-ann")].count("over") == 1
    assert setup.news("end-ben@example.org").count("The End ist zu Ende") == 1


# Stopping


def test_letters_end_when_somebody_wants_no_more(setup: NoticeSetup) -> None:
    ann = setup.person("Ann", "stop@example.org", "stop")
    ben = Guest(setup.server, "Ben")
    table = game(ann, ben, **TINY)
    eventually(lambda: setup.news("stop@example.org"))
    link = link_in(setup.letters("stop@example.org")[-1], "unsubscribe")
    # to look, or to forge, ends nothing
    page = setup.visit("GET", link)
    assert page.status == 200
    assert b'<form method="post"' in page.content
    person, _, seal = link.partition("token=")[2].partition(".")
    assert person == ann.id
    for forged in (ann.id, f"{ann.id}.", f"{ann.id}.{'0' * 32}", f"{ben.id}.{seal}", f"{ann.id}.{seal}.x", "", "%FF."):
        assert setup.visit("POST", f"{URL}/unsubscribe?token={forged}").status == 404
    assert ann.ask("GET", "me").json()["mail_confirmed"]
    # one click does, and calls go on
    assert setup.visit("POST", link, b"List-Unsubscribe=One-Click").status == 200
    me = ann.ask("GET", "me").json()
    assert (me["mail"], me["mail_confirmed"]) == (None, False)
    turn_over(table, ann, ben)
    eventually(lambda: len(setup.calls("stop")) == 2)
    setup.round_over()
    assert len(setup.news("stop@example.org")) == 1
    # and to say it again does no harm
    assert setup.visit("POST", link, b"List-Unsubscribe=One-Click").status == 200


def test_names_and_titles_stay_where_they_belong(setup: NoticeSetup) -> None:
    # given names that would be headers, even if one got into the database as it is
    evil = "Ann\r\nBcc: eve@example.org\r\n\r\nhttp://evil.example/\u2028To: eve@example.org"
    ann = setup.person("Ann", "names@example.org", "names")
    assert ann.ask("PATCH", "me", {"name": evil[:40]}).status in (200, 422)
    change(setup.server, "UPDATE people SET name = ? WHERE id = ?", evil, ann.id)
    table = ann.table(**TINY, title="Hi\r\nBcc: eve@example.org")
    change(setup.server, "UPDATE tables SET title = ? WHERE id = ?", evil, table)
    assert Guest(setup.server, "Ben").do(table, "join").status == 200
    eventually(lambda: setup.news("names@example.org"))
    # then nobody else gets the letter, and nothing in it is new
    _, to, letter, _ = next(item for item in reversed(setup.mail_server.taken) if "names@example.org" in item[1])
    assert to == ["names@example.org"]
    assert "Bcc" not in letter
    assert letter.get_all("To") == ["names@example.org"]
    assert str(letter["Subject"]).startswith("Your turn in ")
    assert "\n" not in letter["Subject"]
    assert "UTC" not in letter.get_content(), "without a clock there is no date"
    links = re.findall(r"https?://\S+", letter.get_content())
    assert all(link.startswith(f"{URL}/") for link in links)


# Faults of the post


def test_what_could_not_be_sent_is_sent_later_even_by_another_process(tmp_path: Path, receivers: Receivers) -> None:
    mail_server = MailServer()
    with notice_setup(ServerProcess(tmp_path), mail_server, receivers) as setup:
        # given letters that the post office does not take for now, or not at all
        ann, ben = setup.person("Ann", "ann@example.org"), setup.person("Ben", "ben@example.org")
        game(ben, ann, **TINY)
        eventually(lambda: setup.news("ben@example.org"))
        mail_server.recipient = "451 4.3.0 later"
        game(ann, ben, **TINY)
        eventually(lambda: [row["tries"] for row in setup.waiting(ann)] == [1])
        assert BACKOFF[0] - 10 < setup.waiting(ann)[0]["due"] - time.time() <= BACKOFF[0]
        # when the server starts anew, and the time has come
        setup.server.stop()
        mail_server.recipient = None
        change(setup.server, "UPDATE outbox SET due = ?", time.time())
        setup.server.start()
        # then the letter arrives, once
        eventually(lambda: setup.news("ann@example.org") == ["Your turn in Tiny"])
        eventually(lambda: setup.waiting(ann) == [])
        # and one that is refused for good is given up
        mail_server.recipient = "550 5.1.1 no such person"
        game(ben, ann, **TINY)
        eventually(lambda: "was refused" in setup.server.log())
        eventually(lambda: setup.waiting(ben) == [])
        mail_server.recipient = None
        setup.round_over()
        assert setup.news("ann@example.org") == ["Your turn in Tiny"]
        assert setup.news("ben@example.org") == ["Your turn in Tiny"], "what was told before it started anew"
        assert setup.server.log().count("ann@example.org") == 0


def test_two_servers_on_one_database_tell_once(tmp_path: Path, postgres: Postgres, receivers: Receivers) -> None:
    url = postgres.url("two_postmen")
    server = ServerProcess(tmp_path, url)
    with notice_setup(server, MailServer(), receivers) as setup:
        other = ServerProcess(tmp_path, url)
        other.settings = server.settings
        try:
            other.start()
            ann, ben = setup.person("Ann", "ann@example.org", "ann"), Guest(setup.server, "Ben")
            tables = sorted(game(ann, ben, **TINY) for _ in range(8))
            eventually(lambda: len(setup.calls("ann")) >= len(tables))
            setup.round_over()
            assert sorted(said["table"] for said in setup.calls("ann")) == tables
            assert told_of(setup.news("ann@example.org")) == len(tables)
        finally:
            other.kill()


def test_nothing_in_the_log_is_a_complaint(setup: NoticeSetup) -> None:
    game(setup.person("Ann", webhook="log"), Guest(setup.server, "Ben"), **TINY)
    eventually(lambda: setup.calls("log"))
    assert "Warning" not in setup.server.log()


# Tournaments


def test_the_beginning_of_a_tournament_game_is_told_once(setup: NoticeSetup) -> None:
    """Also where people play live, since nobody sits at the page of a tournament all the time."""
    ann = setup.person("Ann", webhook="cup-1")
    ben = setup.person("Ben", mail="cup2@example.org", language="nl")
    ann.account("cupann", "a long password")
    asked = {"game": "tiny", "form": "knockout", "title": "The cup", "clock": {"game": 900}}
    path = f"tournaments/{ann.ask('POST', 'tournaments', asked).json()['id']}/orders"
    for person, do in ((ann, "enter"), (ben, "enter"), (ann, "begin")):
        assert person.ask("POST", path, {"command": {"do": do}}).status == 200
    eventually(lambda: setup.calls("cup-1") and setup.news("cup2@example.org"))
    setup.round_over()
    (told,) = setup.calls("cup-1")
    assert (told["kind"], told["title"]) == ("round", "The cup")
    assert setup.news("cup2@example.org") == ["Je toernooipartij is begonnen: The cup"]
