"""The network of a test: servers on this machine, names that resolve as the test says, and nothing else."""

import shutil
import socket
import ssl
import subprocess
import threading
import time
from asyncio.base_events import BaseEventLoop
from asyncio.selector_events import BaseSelectorEventLoop
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

Answer = Callable[[BaseHTTPRequestHandler], None]


class Receiver(ThreadingHTTPServer):
    """A server on this machine that keeps what it is sent and answers as it is told to."""

    def __init__(self, answer: Answer, certificate: Path | None = None) -> None:
        self.calls: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = answer
        super().__init__(("127.0.0.1", 0), Handler)
        if certificate is not None:
            context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
            context.load_cert_chain(certificate)
            self.socket = context.wrap_socket(self.socket, server_side=True)

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A caller that hangs up early is what these tests are about."""


class Handler(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.calls.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.server.answer(self)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def answer(status: int, **headers: str) -> Answer:
    def give(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", "2")
        handler.end_headers()
        handler.wfile.write(b"ok")

    return give


def drip(handler: BaseHTTPRequestHandler) -> None:
    """Answer one header letter at a time, each well within any limit for a single read."""
    handler.wfile.write(b"HTTP/1.1 200 OK\r\nX-Slow: ")
    for _ in range(200):
        handler.wfile.write(b"z")
        time.sleep(0.05)


def flood(handler: BaseHTTPRequestHandler) -> None:
    """Answer with a body that does not end."""
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
    for _ in range(100_000):
        handler.wfile.write(b"z" * 100_000)


def flood_of_headers(handler: BaseHTTPRequestHandler) -> None:
    handler.wfile.write(b"HTTP/1.1 200 OK\r\n")
    for number in range(1_000_000):
        handler.wfile.write(b"X-%d: %s\r\n" % (number, b"z" * 1000))


class Receivers:
    """Starts receivers and stops them all."""

    def __init__(self) -> None:
        self.started: list[tuple[Receiver, threading.Thread]] = []

    def start(self, answer: Answer, certificate: Path | None = None) -> Receiver:
        receiver = Receiver(answer, certificate)
        thread = threading.Thread(target=receiver.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        self.started.append((receiver, thread))
        return receiver

    def stop(self) -> None:
        for receiver, thread in self.started:
            receiver.shutdown()
            thread.join()
            receiver.server_close()


class Network:
    """What the machine sees of the network: names by us, and connections on this machine or none at all."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: dict[str, list[list[str]]] = {}
        """The addresses of a name, for each time it is asked for; the last ones remain."""
        self.routes: dict[str, str] = {}
        """Where a connection to an address is led instead."""
        self.asked: list[str] = []
        self.reached: list[str] = []
        resolve, connect = BaseEventLoop.getaddrinfo, BaseSelectorEventLoop.sock_connect

        async def getaddrinfo(loop: BaseEventLoop, host: Any, port: Any, **options: Any) -> Any:
            self.asked.append(host)
            if host not in self.names:
                options["flags"] = options.get("flags", 0) | (0 if host == "localhost" else socket.AI_NUMERICHOST)
                return await resolve(loop, host, port, **options)
            answers = self.names[host]
            found = answers.pop(0) if len(answers) > 1 else answers[0]
            kinds = [socket.AF_INET6 if ":" in address else socket.AF_INET for address in found]
            return [
                (kind, socket.SOCK_STREAM, 6, "", (address, port, 0, 0) if ":" in address else (address, port))
                for kind, address in zip(kinds, found, strict=True)
            ]

        async def sock_connect(loop: BaseSelectorEventLoop, sock: socket.socket, address: Any) -> None:
            self.reached.append(address[0])
            target = self.routes.get(address[0], address[0])
            if target not in ("127.0.0.1", "::1"):
                raise ConnectionRefusedError("only this machine can be reached")
            await connect(loop, sock, (target, *address[1:]))

        monkeypatch.setattr(BaseEventLoop, "getaddrinfo", getaddrinfo)
        monkeypatch.setattr(BaseSelectorEventLoop, "sock_connect", sock_connect)


def certificate(folder: Path, *names: str) -> Path:
    """A certificate for these names, with its key, that vouches for itself."""
    if shutil.which("openssl") is None:
        pytest.skip("openssl is needed to make a certificate")
    made, key = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=test"]
    command += ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    alternatives = "subjectAltName=" + ",".join(f"DNS:{name}" for name in names)
    command += ["-addext", alternatives, "-keyout", str(key), "-out", str(made)]
    subprocess.run(command, check=True, capture_output=True)
    made.write_bytes(made.read_bytes() + key.read_bytes())
    return made
