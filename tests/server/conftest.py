"""What the tests of the server share."""

import asyncio
import shutil
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from realmwright.server.installed import game_signs
from realmwright.server.operations.config import Config
from tests.nursery import QUICK
from tests.server.local_network import Receivers, certificate
from tests.server.mail_server import MailServer, opened
from tests.server.notices_setup import URL, NoticeRounds, Scene, ShiftedClock
from tests.server.plugins import installed
from tests.server.postgres import Postgres, postgres
from tests.server.process import ServerProcess
from tests.server.shared_server import shared_server

__all__ = ["plugins", "postgres", "shared_server"]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what needs a shared server on both databases, or on those that its module names."""
    if "shared_server" in metafunc.fixturenames:
        databases = getattr(metafunc.module, "DATABASES", ("sqlite", "postgresql"))
        metafunc.parametrize("shared_server", databases, indirect=True, scope="package")


@pytest.fixture(scope="package", autouse=True)
def _quick_start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No server here need hash passwords thoroughly, nor read the certificates of the whole world."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("realmwright.server.people.passwords.PasswordHasher", QUICK)
        if shutil.which("openssl"):
            patch.setenv("SSL_CERT_FILE", str(certificate(tmp_path_factory.mktemp("trusted"), "trusted.example")))
        yield


@pytest.fixture(scope="package")
def plugins() -> Iterator[Path]:
    """The game ``tiny`` and the bad bots are installed, here and for every process that a test starts."""
    with installed() as place:
        game_signs.cache_clear()
        yield place
    game_signs.cache_clear()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts servers, and ends them after the test: ``serve(database="", workers=1, **settings)``."""
    running: list[ServerProcess] = []

    def start(**settings: Any) -> ServerProcess:
        server = ServerProcess(tmp_path, **settings)
        running.append(server)
        return server.start()

    yield start
    for server in running:
        server.kill()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite that many tests share, with generous limits."""
    running = ServerProcess(
        tmp_path_factory.mktemp("server"), adviser="greedy", spare_bot="random", hurry=False
    ).start()
    yield running
    running.finish()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database: SQLite in the data folder (empty) or PostgreSQL."""
    if request.param == "sqlite":
        return ""
    server: Postgres = request.getfixturevalue("postgres")
    return server.url(f"test_{abs(hash(request.node.nodeid)) % 10**9}")


# Notices


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ShiftedClock:
    """The clock of notice senders; they go no rounds but those that a test wants."""
    ahead = ShiftedClock()
    monkeypatch.setattr("realmwright.server.notices.sender.time", ahead)
    monkeypatch.setattr("realmwright.server.notices.sender.NoticeSender._run_rounds", lambda _: asyncio.sleep(0))
    return ahead


@pytest.fixture
def mail_server() -> MailServer:
    return MailServer()


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    started = Receivers()
    yield started
    started.stop()


@pytest.fixture
def scene(tmp_path: Path, clock: ShiftedClock, mail_server: MailServer) -> Scene:
    """Plays a scene with people and notice senders; people are told after a minute, without a pause between."""

    def play(
        script: Callable[[NoticeRounds], Coroutine[Any, Any, None]], database: str = "", pause: float = 0.0
    ) -> None:
        async def bounded(mail: str) -> None:
            settings: dict[str, Any] = {"public_url": URL, "mail": mail, "private_webhooks": True}
            config = Config(str(tmp_path), database, notice_pause=pause, **settings)
            async with asyncio.timeout(40), NoticeRounds(config, clock) as rounds:
                await script(rounds)

        with opened(mail_server) as port:
            asyncio.run(bounded(f"smtp://127.0.0.1:{port}"))

    return play
