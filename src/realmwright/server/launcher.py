"""Starts a server, in one process or several, and runs it until it is stopped."""

import asyncio
import contextlib
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from dataclasses import replace
from types import ModuleType
from typing import Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from realmwright.game import RealmwrightError
from realmwright.protocol import FRAME_LIMIT
from realmwright.server.notices.mail import Mailer
from realmwright.server.operations import logs
from realmwright.server.operations.config import BadConfig, Config
from realmwright.server.storage.database import Storage
from realmwright.server.supervisor import START_SECONDS, Supervisor
from realmwright.server.web.protocols import HEADERS_LIMIT, HttpProtocol, WebSocketProtocol

PING_SECONDS: Final = 20.0
SHUTDOWN_SECONDS: Final = 10
"""How long running requests may take when the server is stopped."""


def run(
    config: Config, host: str, port: int, workers: int = 1, proxies: str = "127.0.0.1", browse: bool = False
) -> None:
    """Serve until stopped."""
    config = replace(config, host_names=f"{config.host_names},{host}")
    asyncio.run(_prepare(config, workers))
    _check_port(host, port)
    logs.set_up(config.log_level)
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    place = "its database" if config.database else config.data
    print(f"Realmwright serves on {address} and keeps everything in {place}")
    print("Stop it with Ctrl-C.", flush=True)
    if browse and _has_screen():
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    with _environment(config, workers):
        _serve(
            uvicorn.Config(
                "realmwright.server.web.app:create",
                factory=True,
                host=host,
                port=port,
                workers=workers,
                http=HttpProtocol,
                h11_max_incomplete_event_size=HEADERS_LIMIT,
                ws=WebSocketProtocol,
                ws_max_size=FRAME_LIMIT,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                # Messages of a few kilobytes are not worth 60 kB of memory per connection.
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=proxies,
                backlog=4096,
                timeout_graceful_shutdown=SHUTDOWN_SECONDS,
                timeout_worker_healthcheck=int(START_SECONDS),
            )
        )


def _serve(config: uvicorn.Config) -> None:
    """Serve in this process, or in several others that this one looks after."""
    if config.workers > 1:
        # New processes import the main module of this one, which is the command line. They need nothing of it.
        sys.modules["__main__"] = ModuleType("__main__")
        Supervisor(config, [config.bind_socket()]).run()
        return
    server = uvicorn.Server(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


async def _prepare(config: Config, workers: int) -> None:
    """Check before anything starts whether it can start."""
    config.check()
    if config.mail:
        # Raises an error if the mail server or the sender cannot be parsed.
        Mailer(config.mail, config.mail_sender)
    storage = Storage(config.database_url)
    if workers > 1 and not storage.shared:
        raise BadConfig("several processes need PostgreSQL: give --database, or leave --workers at 1")
    if not config.database:
        os.makedirs(config.data, mode=0o700, exist_ok=True)
    storage.claim()
    try:
        await storage.open()
    finally:
        await storage.close()


def _check_port(host: str, port: int) -> None:
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as problem:
        raise RealmwrightError(f"cannot serve on {host} port {port}: {problem.strerror}") from None


@contextlib.contextmanager
def _environment(config: Config, workers: int) -> Iterator[None]:
    """The environment of the processes of the server."""
    os.environ |= config.to_environment()
    shared = tempfile.mkdtemp(prefix="realmwright-metrics-") if workers > 1 else None
    if shared is not None:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
    try:
        yield
    finally:
        if shared is not None:
            shutil.rmtree(shared, ignore_errors=True)


def _has_screen() -> bool:
    """Whether this machine can show a browser."""
    return os.name == "nt" or os.uname().sysname == "Darwin" or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def _open_browser(address: str) -> None:
    for _ in range(50):
        time.sleep(0.2)
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}/health", timeout=2):
            webbrowser.open(address)
            return
