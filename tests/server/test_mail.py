"""Sending mail: the mail server accepts it, or there is a clear error without the password."""

import asyncio
import base64
import re
import socket
import ssl
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from realmwright.game import RealmwrightError
from realmwright.server.notices.mail import Email, Mailer, PostalFault, Undeliverable, notice_email
from realmwright.server.notices.messages import News
from tests.server.local_network import Network, certificate
from tests.server.mail_server import (
    PASSWORD,
    QUOTED,
    MailServer,
    drip,
    fall_silent_after_taking,
    hang_up,
    misbehaving,
    opened,
    rubbish,
    silent,
)

TABLE = "https://games.example/tables/7"
STOP = "https://games.example/stop/" + "x" * 150
LETTER = Email("ada@example.org", "Your turn", "Hello Ada\n", STOP)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


def send(url: str, letter: Email = LETTER, timeout: float = 5.0) -> None:
    asyncio.run(Mailer(url, "Realmwright <games@games.example>", timeout).send(letter))


def test_a_letter_arrives_with_every_header() -> None:
    mail_server = MailServer()
    news = [News("turn", "7", "Kingdom Builder", TABLE)]
    letter = notice_email("de", "ada@example.org", name="Zoë", news=news, unsubscribe=STOP)
    with opened(mail_server) as port:
        send(f"smtp://127.0.0.1:{port}", letter)
    ((sender, recipients, message, content),) = mail_server.taken
    assert (sender, recipients) == ("games@games.example", ["ada@example.org"])
    assert message["From"] == "Realmwright <games@games.example>"
    assert message["To"] == "ada@example.org"
    assert message["Subject"] == "Du bist am Zug bei Kingdom Builder"
    assert abs(parsedate_to_datetime(message["Date"]) - datetime.now(UTC)) < timedelta(minutes=1)
    assert re.fullmatch(r"<[^@<>\s]+@games\.example>", message["Message-ID"])
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe"] == f"<{STOP}>"
    assert f"List-Unsubscribe: <{STOP}>\r\n".encode() in content
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message.get_content_type() == "text/plain"
    assert message.get_content_charset() == "utf-8"
    assert len(message.keys()) == len(set(message.keys()))
    text = message.get_content()
    assert text.startswith("Hallo Zoë,\n\n")
    assert f"\n{TABLE}\n" in text
    assert text.endswith(f"\n{STOP}\n")
    assert content.isascii()


def test_one_click_is_only_promised_over_https() -> None:
    mail_server = MailServer()
    with opened(mail_server) as port:
        send(f"smtp://127.0.0.1:{port}", LETTER._replace(unsubscribe="http://localhost:8000/stop"))
        send(f"smtp://127.0.0.1:{port}", LETTER._replace(unsubscribe=None))
    messages = [message for _, _, message, _ in mail_server.taken]
    assert [message["List-Unsubscribe"] for message in messages] == ["<http://localhost:8000/stop>", None]
    assert [message["List-Unsubscribe-Post"] for message in messages] == [None, None]
    assert messages[0]["Message-ID"] != messages[1]["Message-ID"]


@pytest.mark.parametrize("user", ["ada", "ada%40example.org", "ada@example.org"])
def test_a_login_is_made(user: str) -> None:
    mail_server = MailServer()
    with opened(mail_server) as port:
        send(f"smtp://{user}:{QUOTED}@127.0.0.1:{port}")
    assert mail_server.logins == [user.replace("%40", "@")]
    assert len(mail_server.taken) == 1


def test_a_refused_login_does_not_tell_the_password() -> None:
    mail_server = MailServer()
    with opened(mail_server) as port, pytest.raises(PostalFault, match=r"refused the login \(535\)") as caught:
        send(f"smtp://ada:wrong{QUOTED}@127.0.0.1:{port}")
    assert secrets_in(str(caught.value), repr(caught.value), PASSWORD) == []
    assert mail_server.taken == []


@pytest.mark.parametrize(
    ("mail_server", "problem", "words"),
    [
        (MailServer(recipient="550 5.1.1 no such person"), Undeliverable, "550 5.1.1 no such person"),
        (MailServer(recipient="553 not here"), Undeliverable, "553"),
        (MailServer(recipient="451 4.7.1 greylisted"), PostalFault, "451"),
        (MailServer(recipient="452 mailbox full"), PostalFault, "452"),
        (MailServer(recipient="530 log in first"), PostalFault, "530"),
        (MailServer(recipient="554 5.7.1 Relay access denied"), PostalFault, "554"),
        (MailServer(sender="550 not you"), PostalFault, "550"),
        (MailServer(sender="451 later"), PostalFault, "451"),
        (MailServer(data="554 5.6.0 not like this"), Undeliverable, "554"),
        (MailServer(data="451 disk full"), PostalFault, "451"),
        (MailServer(recipient=f"550 you are {PASSWORD}"), Undeliverable, "550 you are …"),
    ],
    ids=lambda value: str(vars(value)) if isinstance(value, MailServer) else None,
)
def test_a_refusal_says_whether_to_try_again(mail_server: MailServer, problem: type[Exception], words: str) -> None:
    with opened(mail_server) as port, pytest.raises(problem, match=re.escape(words)) as caught:
        send(f"smtp://ada:{QUOTED}@127.0.0.1:{port}")
    assert secrets_in(str(caught.value), repr(caught.value), PASSWORD) == []


@pytest.mark.parametrize("scheme", ["smtp", "smtps", "smtp+starttls"])
@pytest.mark.parametrize("behave", [silent, drip, hang_up, rubbish])
def test_a_server_that_does_not_answer_may_be_tried_again(scheme: str, behave: Callable[[socket.socket], None]) -> None:
    with misbehaving(behave) as port, pytest.raises(PostalFault):
        send(f"{scheme}://ada:{QUOTED}@127.0.0.1:{port}", timeout=0.3)


def test_no_server_may_be_tried_again() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        with pytest.raises(PostalFault, match="cannot be reached"):
            send(f"smtp://127.0.0.1:{free.getsockname()[1]}")
    with pytest.raises(PostalFault, match="cannot be reached"):
        send("smtp://nowhere.example")


def test_a_letter_that_was_taken_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realmwright.server.notices.mail._QUIT_SECONDS", 0.1)
    with misbehaving(fall_silent_after_taking) as port:
        send(f"smtp://127.0.0.1:{port}")


@pytest.mark.parametrize(
    ("scheme", "offered", "encrypted"),
    [
        ("smtp", True, True),
        ("smtp", False, False),
        ("smtp+starttls", True, True),
        ("smtp+starttls", False, None),
        ("smtps", True, True),
    ],
)
def test_letters_are_encrypted_as_the_scheme_says(
    scheme: str,
    offered: bool,
    encrypted: bool | None,
    network: Network,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made = certificate(tmp_path, "mail.example")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(made)
    network.names |= {"mail.example": [["127.0.0.1"]], "other.example": [["127.0.0.1"]]}
    settings = {"ssl_context" if scheme == "smtps" else "tls_context": context} if offered else {}
    mail_server = MailServer()
    with opened(mail_server, **settings) as port:
        if offered:
            with pytest.raises(PostalFault, match="certificate"):
                send(f"{scheme}://mail.example:{port}")
        monkeypatch.setenv("SSL_CERT_FILE", str(made))
        if encrypted is None:
            with pytest.raises(PostalFault, match="STARTTLS"):
                send(f"{scheme}://mail.example:{port}")
            return
        send(f"{scheme}://mail.example:{port}")
        if offered:
            with pytest.raises(PostalFault, match="certificate"):
                send(f"{scheme}://other.example:{port}")
    assert mail_server.encrypted == [encrypted]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_this_machine_needs_no_encryption(host: str, tmp_path: Path) -> None:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate(tmp_path, "mail.example"))
    mail_server = MailServer()
    with opened(mail_server, tls_context=context) as port:
        send(f"smtp://{host}:{port}")
    assert mail_server.encrypted == [False]


@pytest.mark.parametrize(
    "url",
    [
        *("", "hunter2", "hunter2@mail.example", "mail.example:25", "http://ada:hunter2@mail.example"),
        *("smtp://", "smtp://ada:hunter2@", "smtp://ada:hunter2@mail.example:x", "smtp://ada:hunter2@mail.example:0"),
        *(
            "smtp://ada:hunter2@mail.example:70000",
            "smtp://ada:hunter2/x@mail.example",
            "smtp://ada:25/hunter2@m.example",
        ),
        *(
            "smtp://ada:hunter2#x@mail.example",
            "smtp://ada:25?hunter2@mail.example",
            "smtp://ada:hunter2@[mail.example",
        ),
        *("smtp://:hunter2@mail.example", "smtp://ada:hunter2%0d%0a@mail.example", "smtp://ada:hunter2 @mail.example"),
        *(
            "smtp://ada:hunter2\n@mail.example",
            "smtp://ada:hunter2@mail.example/path",
            "smtps+x://ada:hunter2@m.example",
        ),
    ],
)
def test_a_bad_mail_server_is_explained_without_the_password(url: str) -> None:
    with pytest.raises(RealmwrightError, match="smtp://user:password@host:port") as caught:
        Mailer(url, "games@games.example")
    assert "hunter2" not in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("sender", ["", "Realmwright", "games@", "a@b.example\r\nBcc: c@d.example", "<a b@c.example>"])
def test_a_bad_sender_is_explained(sender: str) -> None:
    with pytest.raises(RealmwrightError, match=r"a@example\.org"):
        Mailer("smtp://mail.example", sender)


def test_a_mailer_does_not_show_its_password() -> None:
    mailer = Mailer(f"smtps://ada:{QUOTED}@mail.example:465", "Games <games@games.example>")
    assert repr(mailer) == "<Mailer smtps://mail.example from games@games.example>"
    assert secrets_in(repr(mailer), str(mailer), PASSWORD) == []


def secrets_in(*texts: str) -> list[str]:
    """Which forms of the last text are found in the others."""
    *shown, secret = texts
    forms = (secret, QUOTED, base64.b64encode(secret.encode()).decode(), "nter2")
    return [form for form in forms if any(form in text for text in shown)]
