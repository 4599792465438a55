"""E-mail: tells players that it is their turn, in their language, when a game is played over days.

What players type, such as their names, goes into mail that others read: it can never start a header or a line, nor
become a link. The password of the mail server is never shown, not even when the mail server rejects it.
"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import SMTP, Policy
from email.utils import make_msgid, parseaddr
from ipaddress import ip_address
from typing import Final, Literal, NamedTuple, TypeAlias, cast
from urllib.parse import unquote, urlsplit

from realmwright.game import RealmwrightError
from realmwright.server.notices.messages import MOST, News, details, headline, more_of, sentence
from realmwright.server.notices.words import LONGEST_GAME, harmless_name, one_line, proper_link, say

AccountNews: TypeAlias = Literal["reset", "password-changed", "mail-changed"]
"""What an e-mail about an account may be about."""
_SUBJECTS: Final[dict[AccountNews, str]] = {
    "reset": "reset-subject",
    "password-changed": "password-changed-subject",
    "mail-changed": "mail-changed-subject",
}

_SHAPE: Final = "smtp://user:password@host:port, smtps://… or smtp+starttls://…"
_SCHEMES: Final[dict[str, bool | None]] = {"smtp": None, "smtps": False, "smtp+starttls": True}
"""Whether to use STARTTLS, by scheme; None: if the mail server offers it."""

_LONGEST_ADDRESS: Final = 254
_QUIT_SECONDS: Final = 2.0

_LOCAL_PART: Final = re.compile(r"(?=.{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_LABEL: Final = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"{_LOCAL_PART.pattern}@({_LABEL}\.)*(?![0-9]+$){_LABEL}")
_SECURE: Final = "https://"
# If a server wants a login, or rejects us by its policy (5.7.x), that says nothing about the address.
_LOGIN_FIRST: Final = (503, 530)
_POLICY: Final = re.compile(r"5\.7\.\d")


class Undeliverable(Exception):
    """The mail server rejects this address for good."""


class PostalFault(Exception):
    """Mail could not be sent this time; later it may."""


class Unconfirmed(PostalFault):
    """The mail server has not said whether it accepted the mail."""


class Email(NamedTuple):
    """An e-mail to one person."""

    to: str
    subject: str
    text: str
    unsubscribe: str | None = None
    """The link to unsubscribe with one click."""
    ident: str | None = None
    """What its Message-ID is made of, so that mail that is sent twice is known as the same."""


class Mailer:
    """Sends mail through a mail server."""

    def __init__(self, url: str, sender: str, timeout: float = 20.0) -> None:
        """``url`` is that of the mail server; ``sender`` is an address, or a name with an address in <>.

        smtps:// uses TLS from the start and smtp+starttls:// requires STARTTLS; smtp:// uses STARTTLS if the mail
        server offers it, except on this machine. User and password are percent-encoded. ``timeout`` is for the
        whole delivery, in seconds.
        """
        name, address = parseaddr(sender)
        if not sender.isprintable() or not proper_address(address):
            raise RealmwrightError(
                f"no sender of mail can be read from {one_line(sender)!r}; it looks like a@example.org"
            )
        self._sender = Address(one_line(name), addr_spec=address)
        self._timeout = timeout
        # The message quotes nothing of the URL: any part of it may be part of a mistyped password.
        mistaken = RealmwrightError(f"the mail server must be written as {_SHAPE}, special characters percent-encoded")
        if not url.isprintable() or " " in url:
            raise mistaken
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise mistaken from None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        if parts.scheme not in _SCHEMES or not parts.hostname or port == 0 or (password and not user):
            raise mistaken
        if parts.path not in ("", "/") or parts.query or parts.fragment or not (user + password).isprintable():
            raise mistaken
        self._scheme, self._host, self._port = parts.scheme, parts.hostname, port
        self._user, self._password = user, password

    def __repr__(self) -> str:
        return f"<Mailer {self._scheme}://{self._host} from {self._sender.addr_spec}>"

    async def send(self, message: Email) -> None:
        """Send a mail; raises :class:`Undeliverable` or :class:`PostalFault` unless the mail server accepted it."""
        import aiosmtplib

        if not proper_address(message.to):
            raise Undeliverable("this is not an e-mail address")
        wire = self._build(message).as_bytes()
        start_tls = False if self._scheme == "smtp" and _loopback(self._host) else _SCHEMES[self._scheme]
        client = aiosmtplib.SMTP(
            hostname=self._host,
            port=self._port,
            username=self._user.encode() or None,
            password=self._password.encode() or None,
            # Looking up the name of this machine may take longer than all the rest.
            local_hostname=self._sender.domain,
            timeout=self._timeout,
            use_tls=self._scheme == "smtps",
            start_tls=start_tls,
        )
        transport: asyncio.WriteTransport | None = None
        sending = False
        try:
            try:
                async with asyncio.timeout(self._timeout):
                    await client.connect()
                    transport = cast("asyncio.WriteTransport | None", client.transport)
                    sending = True
                    await client.sendmail(self._sender.addr_spec, [message.to], wire)
            except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
                raise self._problem(error, sending) from None
            # The mail is accepted: whatever QUIT leads to, it must not be sent again.
            with suppress(aiosmtplib.SMTPException, OSError, TimeoutError):
                await client.execute_command(b"QUIT", timeout=_QUIT_SECONDS)
        finally:
            # Closing alone would keep the connection until the other side has closed TLS as well.
            if transport is not None and not transport.is_closing():
                transport.abort()
            client.close()

    def _build(self, message: Email) -> EmailMessage:
        written = EmailMessage(policy=_SMTP_POLICY)
        written["From"] = self._sender
        written["To"] = Address(addr_spec=message.to)
        written["Subject"] = one_line(message.subject)
        written["Date"] = datetime.now(UTC)
        made = make_msgid(domain=self._sender.domain)
        written["Message-ID"] = made if message.ident is None else f"<{message.ident}@{self._sender.domain}>"
        written["Auto-Submitted"] = "auto-generated"
        if message.unsubscribe is not None:
            written["List-Unsubscribe"] = f"<{proper_link(message.unsubscribe)}>"
            if message.unsubscribe.startswith(_SECURE):
                written["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        # Quoted-printable, because not every mail server takes eight bits.
        written.set_content(message.text, cte="quoted-printable")
        return written

    def _problem(self, error: Exception, sending: bool) -> Undeliverable | PostalFault:
        """The exception to raise: Undeliverable if the server has rejected the address, else PostalFault.

        ``sending`` says whether the server may have accepted the mail without our hearing of it.
        """
        import aiosmtplib

        if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
            error = error.recipients[0]
        if isinstance(error, aiosmtplib.SMTPAuthenticationError):
            # Some servers quote the credentials.
            return PostalFault(f"the mail server refused the login ({error.code})")
        if not isinstance(error, aiosmtplib.SMTPResponseException):
            kind = Unconfirmed if sending else PostalFault
            return kind(self._without_password(f"the mail server cannot be reached: {str(error) or 'too slow'}"))
        answer = self._without_password(f"the mail server answered {error.code} {error.message}")
        about_mail = isinstance(error, aiosmtplib.SMTPRecipientRefused | aiosmtplib.SMTPDataError)
        about_us = error.code in _LOGIN_FIRST or _POLICY.match(error.message) is not None
        return Undeliverable(answer) if about_mail and error.code >= 500 and not about_us else PostalFault(answer)

    def _without_password(self, text: str) -> str:
        return one_line(text.replace(self._password, "…") if self._password else text)


class _Unfolded(UnstructuredHeader, BaseHeader):
    """A header on one line: folding would encode a long link, and mail programs would not find it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Unfolded)
_SMTP_POLICY: Final = SMTP.clone(header_factory=_HEADERS)


def proper_address(address: str) -> bool:
    """Whether this is an e-mail address of the common kind: ASCII, nothing quoted, no comments.

    >>> proper_address("ada@example.org"), proper_address("ada@example.org, bo@example.org")
    (True, False)
    """
    return len(address) <= _LONGEST_ADDRESS and _ADDRESS.fullmatch(address) is not None


def notice_email(language: str, to: str, *, name: str, news: Sequence[News], unsubscribe: str | None) -> Email:
    """Tells a person what has happened. The first link in it goes straight to where they are waited for."""
    if len(news) == 1:
        paragraphs = [_letter_about(language, name, news[0])]
    else:
        opening = "reports" if all(item.kind == "report" for item in news) else "news"
        paragraphs = [say(language, opening, name=harmless_name(name))]
        for item in news[:MOST]:
            link = [proper_link(item.url)] if item.url is not None else []
            paragraphs.append("\n".join([sentence(language, item), *link]))
        if more := more_of(language, news):
            paragraphs.append(more)
    if unsubscribe is not None:
        paragraphs.append(say(language, "stop", url=proper_link(unsubscribe)))
    return Email(to, headline(language, news), "\n\n".join(paragraphs) + "\n", unsubscribe)


def _letter_about(language: str, name: str, item: News) -> str:
    names = {"name": harmless_name(name), "who": harmless_name(item.who)}
    text = say(language, item.kind, game=harmless_name(item.game, LONGEST_GAME), **names)
    if more := details(language, item):
        text += f"\n{more}"
    if item.url is not None:
        way = "open-reports" if item.kind == "report" else "open-table"
        text += "\n\n" + say(language, way, url=proper_link(item.url))
    return text


def confirmation_email(language: str, to: str, *, name: str, confirm_url: str) -> Email:
    """Asks a person to confirm that an address is theirs."""
    text = say(language, "confirm", name=harmless_name(name), url=proper_link(confirm_url))
    return Email(to, say(language, "confirm-subject"), text + "\n")


def account_email(language: str, to: str, kind: AccountNews, *, name: str, login: str, url: str) -> Email:
    """Something about an account that its owner has to know. There is no link to unsubscribe from it."""
    text = say(language, kind, name=harmless_name(name), login=harmless_name(login), url=proper_link(url))
    return Email(to, say(language, _SUBJECTS[kind]), text + "\n")


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
