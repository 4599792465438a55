"""Owners keep their accounts: strangers cannot lock them out, and a forgotten password is no end."""

import re
from collections.abc import Iterator
from email.message import EmailMessage
from itertools import count
from typing import Final, NamedTuple

import pytest

from realmwright.server.errors import Refused
from realmwright.server.people.login_limits import ADDRESSES_OF_ACCOUNT, LoginLimits
from realmwright.server.web.api import RESETS_PER_HOUR
from tests.server.mail_server import MailServer, opened
from tests.server.process import ServerProcess
from tests.server.raw_client import Answer, Guest, call, change, eventually, kept

URL: Final = "https://play.example"
PASSWORD: Final = "a long password"
OTHER: Final = "another long password"
MOST: Final = 3
"""How many passwords for an account may be wrong in an hour, from one address."""


class Place(NamedTuple):
    """A server that allows few wrong passwords, and what it has written to people."""

    server: ServerProcess
    mail_server: MailServer

    def letters(self, mail: str) -> list[EmailMessage]:
        return [message for _, to, message, _ in self.mail_server.taken if mail in to]

    def letter(self, mail: str, number: int) -> EmailMessage:
        """One of the letters to an address, which may still be on its way."""
        eventually(lambda: len(self.letters(mail)) >= number)
        return self.letters(mail)[number - 1]

    def tries(self, login: str, password: str, address: str, device: str = "") -> Answer:
        """Somebody tries a password."""
        headers = {"X-Forwarded-For": address} | ({"Cookie": f"realmwright_device={device}"} if device else {})
        return call(self.server, "POST", "sessions", {"login": login, "password": password}, headers=headers)

    def owner(self, login: str, mail: str = "") -> Guest:
        """Somebody with an account, and with an address that is confirmed."""
        guest = Guest(self.server, login.title(), address=f"10.9.{next(ADDRESSES)}.1")
        guest.account(login, PASSWORD)
        if mail:
            assert guest.ask("PATCH", "me", {"mail": mail, "password": PASSWORD}).status == 200
            self.confirm(self.letter(mail, 1))
        return guest

    def confirm(self, letter: EmailMessage) -> Answer:
        return call(self.server, "POST", link_in(letter, "confirm"), headers={"X-Forwarded-For": "10.8.1.1"})

    def ask_reset(self, who: str, address: str = "10.7.1.1") -> Answer:
        return call(self.server, "POST", "resets", {"who": who}, headers={"X-Forwarded-For": address})

    def reset(self, token: str, password: str = OTHER, device: str = "") -> Answer:
        headers = {"Cookie": f"realmwright_device={device}"} if device else {}
        return call(self.server, "PUT", "resets", {"token": token, "password": password}, headers=headers)


ADDRESSES: Final = count(1)


def link_in(letter: EmailMessage, path: str) -> str:
    """The only link in a letter to this page, without the host."""
    (found,) = re.findall(rf"^{URL}(/{path}[?#]\S+)$", letter.get_content(), re.MULTILINE)
    return str(found)


def token_in(letter: EmailMessage) -> str:
    return link_in(letter, "reset").partition("#")[2]


def device_of(answer: Answer) -> str:
    """The token of the device cookie that came with an answer."""
    (cookie,) = [each for each in answer.headers.get_all("Set-Cookie") or [] if each.startswith("realmwright_device=")]
    assert {"HttpOnly", "SameSite=strict", "Path=/api/v1"} <= set(cookie.split("; "))
    assert int(re.findall(r"Max-Age=(\d+)", cookie)[0]) > 300 * 86_400
    return cookie.partition("=")[2].partition(";")[0]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    mail_server = MailServer()
    with opened(mail_server) as port:
        server = ServerProcess(
            tmp_path_factory.mktemp("accounts"),
            logins_per_hour=MOST,
            mail=f"smtp://127.0.0.1:{port}",
            public_url=URL,
        ).start()
        yield Place(server, mail_server)
        server.kill()


# Wrong passwords


def test_a_stranger_cannot_lock_an_owner_out(place: Place) -> None:
    """Wrong passwords come from more addresses than an account can take."""
    place.owner("ann")
    entrance = place.tries("ann", PASSWORD, "10.1.1.1")
    assert entrance.status == 201
    device = device_of(entrance)
    for number in range(ADDRESSES_OF_ACCOUNT * MOST):
        assert place.tries("ann", "wrong", f"10.2.{number}.1").status == 401
    # Then nobody can try more, not even from a new address,
    assert place.tries("ann", "wrong", "10.3.1.1").status == 429
    assert place.tries("ann", PASSWORD, "10.3.1.2").status == 429
    # but for whoever has logged in before, from wherever they are now,
    again = place.tries("ann", PASSWORD, "10.2.1.1", device)
    assert again.status == 201
    # again and again: the token of the device is replaced each time.
    assert place.tries("ann", "mistyped", "10.2.1.1", device_of(again)).status == 401
    assert place.tries("ann", PASSWORD, "10.2.1.1", device).status == 429
    last = place.tries("ann", PASSWORD, "10.2.1.1", device_of(again))
    assert last.status == 201
    # Other accounts are not concerned.
    place.owner("bob")
    assert place.tries("bob", PASSWORD, "10.3.1.3").status == 201
    # and a device is known for the accounts that it has logged in to, not for any
    assert place.tries("ann", PASSWORD, "10.3.1.4", device_of(place.tries("bob", PASSWORD, "10.3.1.3"))).status == 429
    # A device may belong to several people.
    shared = place.tries("bob", PASSWORD, "10.3.1.5", device_of(last))
    assert place.tries("ann", PASSWORD, "10.3.1.6", device_of(shared)).status == 201


def test_one_address_has_few_attempts_for_an_account(place: Place) -> None:
    place.owner("cleo")
    for _ in range(MOST):
        assert place.tries("cleo", "wrong", "10.4.1.1").status == 401
    assert place.tries("cleo", PASSWORD, "10.4.1.1").status == 429
    assert place.tries("CLEO", PASSWORD, "10.4.1.1").status == 429
    # The right password costs nothing, and other addresses are not concerned.
    for _ in range(3 * MOST):
        assert place.tries("cleo", PASSWORD, "10.4.1.2").status == 201


def test_an_unknown_account_is_limited_like_any_other(place: Place) -> None:
    place.owner("dora")
    answers: list[list[tuple[int, bytes]]] = []
    for login in ("dora", "nobody-of-this-name"):
        seen = [place.tries(login, "wrong", f"10.5.{len(answers)}.1") for _ in range(MOST + 1)]
        seen += [
            place.tries(login, "wrong", f"10.5.{len(answers)}.{number + 2}", "x" * 43)
            for number in range(ADDRESSES_OF_ACCOUNT * MOST)
        ]
        answers.append([(answer.status, answer.content) for answer in seen])
    assert answers[0] == answers[1]
    assert {status for status, _ in answers[0]} == {401, 429}


def test_a_device_with_too_many_wrong_passwords_is_a_stranger() -> None:
    now = 0.0
    limits = LoginLimits(lambda: MOST, lambda: now)

    def wrong(address: str, device: str | None = None) -> bool:
        """Whether a wrong password is even looked at."""
        try:
            with limits.attempt("ann", address, device):
                raise KeyError
        except Refused:
            return False
        except KeyError:
            return True

    assert [wrong("a", "mine") for _ in range(MOST)] == [True] * MOST
    # It still has what any address has.
    assert [wrong("a", "mine") for _ in range(MOST + 1)] == [True] * MOST + [False]
    assert wrong("b", "mine")
    assert wrong("c", "yours")
    # A thousand addresses use up what strangers have, and nothing else.
    assert sum(wrong(f"address {number}") for number in range(1000)) < ADDRESSES_OF_ACCOUNT * MOST
    assert wrong("d", "yours")
    # What is refused is not counted, and an hour later everything is as before.
    now = 3600.0
    assert wrong("a")
    assert [wrong(f"later {number}") for number in range(ADDRESSES_OF_ACCOUNT * MOST)].count(True) > MOST


# A forgotten password


def test_a_password_is_reset_by_mail(place: Place) -> None:
    owner = place.owner("emma", "emma@example.org")
    assert owner.ask("PATCH", "me", {"language": "de"}).status == 200
    second = place.tries("emma", PASSWORD, "10.6.1.1")
    other = Guest(place.server, token=second.json()["token"])
    assert place.ask_reset("EMMA").status == 204
    letter = place.letter("emma@example.org", 2)
    assert letter["Subject"] == "Ein neues Passwort für dein Konto"
    assert "emma" in letter.get_content()
    token = token_in(letter)
    with other.socket() as socket:
        # The new password has to be a good one, which costs the link nothing.
        assert place.reset(token, "short").code == "bad-message"
        done = place.reset(token)
        assert (done.status, done.content) == (204, b"")
        # Then all sessions end,
        with pytest.raises(Exception, match="4401"):
            socket.recv(timeout=30)
    assert {guest.ask("GET", "me").status for guest in (owner, other)} == {401}
    # the new password is the only one,
    assert place.tries("emma", PASSWORD, "10.6.1.2").status == 401
    assert place.tries("emma", OTHER, "10.6.1.2").status == 201
    # devices from before are forgotten, and the one with the letter is known,
    hashes = [row["hash"] for row in kept(place.server, "devices")["devices"] if row["person"] == owner.id]
    assert len(hashes) == 2
    for _ in range(ADDRESSES_OF_ACCOUNT * MOST):
        place.tries("emma", "wrong", f"10.6.{next(ADDRESSES)}.9")
    assert place.tries("emma", OTHER, "10.6.1.3", device_of(second)).status == 429
    assert place.tries("emma", OTHER, "10.6.1.3", device_of(done)).status == 201
    # the link is used up,
    used = place.reset(token, "a third password")
    assert (used.status, used.code) == (409, "used-up")
    # and the owner is told.
    assert place.letter("emma@example.org", 3)["Subject"] == "Dein Passwort wurde geändert"


def test_a_link_works_for_an_hour(place: Place) -> None:
    place.owner("finn", "finn@example.org")
    assert place.ask_reset("finn@example.org").status == 204
    token = token_in(place.letter("finn@example.org", 2))
    change(place.server, "UPDATE people SET reset_made = reset_made - ? WHERE login = 'finn'", 3601)
    assert place.reset(token).code == "used-up"
    change(place.server, "UPDATE people SET reset_made = reset_made + ? WHERE login = 'finn'", 60)
    assert place.reset(token).status == 204


def test_a_new_link_replaces_the_old_one_and_nobody_can_use_them_up(place: Place) -> None:
    place.owner("gina", "gina@example.org")
    for number in range(RESETS_PER_HOUR):
        assert place.ask_reset("gina", f"10.7.2.{number}").status == 204
        place.letter("gina@example.org", number + 2)
    # What is asked for beyond that changes nothing.
    for number in range(4):
        assert place.ask_reset("gina", f"10.7.3.{number}").status == 204
    first, *_, last = place.letters("gina@example.org")[1:]
    assert place.reset(token_in(first)).code == "used-up"
    assert place.reset(token_in(last)).status == 204
    assert len(place.letters("gina@example.org")) <= RESETS_PER_HOUR + 2


def test_a_request_tells_nothing(place: Place) -> None:
    """Nobody, somebody without an account, without an address, or with one that is not confirmed: the same answer."""
    place.owner("hugo", "hugo@example.org")
    place.owner("ines")
    unconfirmed = place.owner("jane")
    assert unconfirmed.ask("PATCH", "me", {"mail": "jane@example.org", "password": PASSWORD}).status == 200
    asked = ["hugo", "ines", "jane", "jane@example.org", "nobody-at-all", "x@example.org", "' OR 1=1 --"]
    answers = [place.ask_reset(who, f"10.7.4.{number}") for number, who in enumerate(asked)]
    assert {(answer.status, answer.content) for answer in answers} == {(204, b"")}
    headers = [{name for name, _ in answer.headers.items()} for answer in answers]
    assert all(each == headers[0] for each in headers)
    place.letter("hugo@example.org", 2)
    assert len(place.letters("jane@example.org")) == 1
    # One address has to wait, whether or not there is an account.
    for who in ("hugo", "nobody-at-all"):
        statuses = [place.ask_reset(who, f"10.7.5.{who}").status for _ in range(MOST + 1)]
        assert statuses == [204] * MOST + [429]
    assert place.reset("x" * 43).code == "used-up"


# Another mail address


def test_a_new_address_is_used_when_it_is_confirmed(place: Place) -> None:
    owner = place.owner("kate", "kate@example.org")
    # It needs the password: whoever has the address can reset it.
    for wrong in ({}, {"password": "wrong"}):
        refused = owner.ask("PATCH", "me", {"mail": "eve@example.org", **wrong})
        assert (refused.status, refused.code) == (401, "wrong-password")
        assert not place.letters("eve@example.org")
    me = owner.ask("PATCH", "me", {"mail": "new-kate@example.org", "password": PASSWORD}).json()
    assert (me["mail"], me["mail_confirmed"], me.get("mail_wanted")) == (
        "kate@example.org",
        True,
        "new-kate@example.org",
    )
    # The old address is told, and stays in use until the new one is confirmed.
    told = place.letter("kate@example.org", 2)
    assert told["Subject"] == "Your account is to have another e-mail address"
    assert "new-kate" not in told.get_content()
    assert place.ask_reset("new-kate@example.org", "10.7.6.1").status == 204
    assert place.ask_reset("kate", "10.7.6.2").status == 204
    assert place.letter("kate@example.org", 3)["Subject"] == "A new password for your account"
    assert place.confirm(place.letter("new-kate@example.org", 1)).status == 200
    me = owner.ask("GET", "me").json()
    assert (me["mail"], me["mail_confirmed"], me.get("mail_wanted")) == ("new-kate@example.org", True, None)
    assert len(place.letters("new-kate@example.org")) == 1
    # Other changes need no password.
    assert owner.ask("PATCH", "me", {"name": "Katja", "mail": "new-kate@example.org"}).status == 200


def test_a_new_password_stops_the_change_of_the_address(place: Place) -> None:
    owner = place.owner("lena", "lena@example.org")
    assert owner.ask("PATCH", "me", {"mail": "thief@example.org", "password": PASSWORD}).status == 200
    assert owner.ask("PUT", "me/password", {"old": PASSWORD, "new": OTHER}).status == 204
    assert owner.ask("GET", "me").json().get("mail_wanted") is None
    assert place.confirm(place.letter("thief@example.org", 1)).status == 404
    assert owner.ask("GET", "me").json()["mail"] == "lena@example.org"
    subjects = {letter["Subject"] for letter in (place.letter("lena@example.org", number) for number in (2, 3))}
    assert subjects == {"Your account is to have another e-mail address", "Your password was changed"}


def test_nothing_secret_is_exported(place: Place) -> None:
    owner = place.owner("mona", "mona@example.org")
    assert place.ask_reset("mona", "10.7.7.1").status == 204
    place.letter("mona@example.org", 2)
    export = owner.ask("GET", "me/export").json()
    assert not {"password", "reset_token", "mail_token"} & set(export["person"])
    assert len(export["devices"]) == 1
    stored = str(kept(place.server, "devices")) + str(kept(place.server, "people"))
    assert token_in(place.letter("mona@example.org", 2)) not in stored, "only hashes are stored"
