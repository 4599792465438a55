"""Mail servers on this machine: one that works, and several that misbehave."""

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

PASSWORD = "hünter2/@:"
QUOTED = "h%C3%BCnter2%2F%40%3A"


class MailServer:
    """A mail server that keeps what it is handed and answers as it is told to."""

    def __init__(self, recipient: str | None = None, sender: str | None = None, data: str | None = None) -> None:
        self.recipient, self.sender, self.data = recipient, sender, data
        self.taken: list[tuple[str | None, list[str], EmailMessage, bytes]] = []
        self.encrypted: list[bool] = []
        self.logins: list[str] = []
        self.connections: list[asyncio.BaseTransport] = []

    async def handle_MAIL(  # noqa: N802
        self, _: SMTP, session: Session, envelope: Envelope, sender: str, options: list[str]
    ) -> str:
        envelope.mail_from = sender
        return self.sender or "250 OK"

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, session: Session, envelope: Envelope, to: str, options: list[str]
    ) -> str:
        if self.recipient is None:
            envelope.rcpt_tos.append(to)
        return self.recipient or "250 OK"

    async def handle_DATA(self, smtp: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        message = message_from_bytes(content.replace(b"\r\n", b"\n"), policy=default)
        assert isinstance(message, EmailMessage)
        self.taken.append((envelope.mail_from, envelope.rcpt_tos, message, content))
        assert smtp.transport is not None
        self.encrypted.append(smtp.transport.get_extra_info("sslcontext") is not None)
        return self.data or "250 OK"

    def login(self, _: SMTP, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append(data.login.decode())
        good = data.password.decode() == PASSWORD
        return AuthResult(success=good, handled=good, message=None if good else f"535 wrong: {PASSWORD}")


class TrackedSMTP(SMTP):
    """Serves one connection, which can be ended from outside."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.event_handler.connections.append(transport)
        super().connection_made(transport)


class TrackedController(Controller):
    """Serves every connection, and ends them all in the end: nobody waits until a caller has really left."""

    def factory(self) -> SMTP:
        return TrackedSMTP(self.handler, **self.SMTP_kwargs)

    def stop(self, no_assert: bool = False) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result()
        super().stop(no_assert)

    async def end(self) -> None:
        for transport in self.handler.connections:
            if not transport.is_closing():
                transport.abort()
        await asyncio.sleep(0.01)


@contextmanager
def opened(mail_server: MailServer, **settings: Any) -> Iterator[int]:
    """The port at which an office is open."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    controller = TrackedController(
        mail_server,
        hostname="127.0.0.1",
        port=port,
        authenticator=mail_server.login,
        auth_require_tls=False,
        **settings,
    )
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


@contextmanager
def misbehaving(behave: Callable[[socket.socket], None]) -> Iterator[int]:
    """The port of a server that does with each connection what it likes."""
    over = threading.Event()
    listener = socket.create_server(("127.0.0.1", 0))
    listener.settimeout(0.05)

    def serve() -> None:
        while not over.is_set():
            try:
                connection, _ = listener.accept()
            except TimeoutError:
                continue
            with connection:
                connection.settimeout(5)
                behave(connection)
                over.wait(5)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield listener.getsockname()[1]
    finally:
        over.set()
        thread.join()
        listener.close()


def silent(_: socket.socket) -> None:
    """Say nothing at all."""


def drip(connection: socket.socket) -> None:
    """Greet without an end, a letter at a time."""
    with suppress(OSError):
        for letter in b"220 hello" + b"o" * 100:
            connection.send(bytes([letter]))
            time.sleep(0.05)


def hang_up(connection: socket.socket) -> None:
    connection.send(b"220 hello\r\n")
    connection.shutdown(socket.SHUT_RDWR)


def rubbish(connection: socket.socket) -> None:
    connection.send(b"HTTP/1.1 400 Bad Request\r\n\r\n\xff\xfe")


def fall_silent_after_taking(connection: socket.socket) -> None:
    """Take the letter, and then say nothing to the farewell."""
    connection.send(b"220 hello\r\n")
    lines = connection.makefile("rb")
    for line in lines:
        if line.startswith(b"DATA"):
            connection.send(b"354 go on\r\n")
            while lines.readline() != b".\r\n":
                pass
            connection.send(b"250 taken\r\n")
            break
        connection.send(b"250 OK\r\n")
    lines.close()
