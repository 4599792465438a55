"""Settings: what an operator may write, and the one line of error if a value is impossible."""

import os
import socket
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pytest

from realmwright.cli import main
from realmwright.game import Registry
from realmwright.server.operations.config import PREFIX, BadConfig, Config
from tests.command import run
from tests.server.process import ServerProcess, free_port
from tests.server.raw_client import Guest, call

SECRET = "hunter2-password"

# Reading


def test_without_any_setting_everything_has_its_default() -> None:
    assert Config.from_environment({}) == Config()
    assert Config.from_environment({"PATH": "/bin", "REALMWRIGHT_UNKNOWN": "1"}) == Config()


def test_every_setting_is_explained() -> None:
    for each in fields(Config):
        assert len(each.metadata["about"]) > 10


def test_settings_survive_the_way_to_another_process() -> None:
    config = Config(
        data="a b", database="postgresql://x:y@z/ü", bot_limit=2.5, metrics=False, log_level="error", rooms=0
    )
    assert Config.from_environment(config.to_environment()) == config
    assert Config.from_environment(Config().to_environment()) == Config()


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("metrics", "no", False),
        ("ratings", "off", False),
        ("metrics", "FALSE", False),
        ("metrics", "0", False),
        ("private_webhooks", "Yes", True),
        ("private_webhooks", "true", True),
        ("private_webhooks", "1", True),
        ("rooms", "0", 0),
        ("rooms", " 12 ", 12),
        ("bot_limit", "0.5", 0.5),
        ("bot_limit", "1e2", 100.0),
        ("spectator_delay", "7", 7.0),
        ("origins", "", ""),
        ("log_level", "debug", "debug"),
        ("spare_bot", "random", "random"),
    ],
)
def test_a_value_is_read_as_what_it_is(name: str, text: str, value: object) -> None:
    found = getattr(Config.from_environment({PREFIX + name.upper(): text}), name)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rooms", ""),
        ("rooms", "many"),
        ("rooms", "-1"),
        ("rooms", "1.5"),
        ("rooms", "1e3"),
        ("rooms", "9" * 20),
        ("rooms", "9" * 5000),
        ("bot_limit", "nan"),
        ("bot_limit", "inf"),
        ("bot_limit", "-0.5"),
        ("metrics", ""),
        ("metrics", "2"),
        ("metrics", "maybe"),
        ("log_level", "loud"),
        ("log_level", "INFO"),
        ("spare_bot", "nobody"),
        ("mail", "smtp://localhost"),
        ("public_url", "play.example.org"),
        ("daily_games", "chess"),
        ("daily_bot", "nobody"),
        ("daily_key", "short"),
        ("daily_from", "play.example.org"),
        ("daily_from", "https://play.example.org"),
        ("daily_from", "https://play.example.org#anchor"),
    ],
)
def test_a_value_that_cannot_be_is_named(name: str, text: str) -> None:
    with pytest.raises(BadConfig) as problem:
        Config.from_environment({PREFIX + name.upper(): text}).check()
    assert PREFIX + name.upper() in str(problem.value)
    assert "\n" not in str(problem.value)


def test_the_database_is_in_the_data_folder_unless_there_is_another() -> None:
    assert Config(data="/data").database_url == "sqlite:////data/realmwright.db"
    assert Config(data="/data", database="postgresql://h/n").database_url == "postgresql://h/n"


def test_bots_that_nobody_asked_for_need_not_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realmwright.server.operations.config.bots", Registry("realmwright.no-bots-at-all", "bot"))
    Config().check()
    for name in ("spare_bot", "adviser"):
        with pytest.raises(BadConfig, match=f"{PREFIX}{name.upper()}: unknown bot 'greedy'"):
            Config.from_environment({PREFIX + name.upper(): "greedy"}).check()


# Starting


Complaint = Callable[..., str]


@pytest.fixture
def complaint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Complaint:
    """Starts a server that cannot start; returns the one line in which it says why."""
    for name in list(os.environ):
        if name.startswith(PREFIX):
            monkeypatch.delenv(name)

    def start(*arguments: str, **settings: object) -> str:
        with monkeypatch.context() as patch:
            for name, value in settings.items():
                patch.setenv(PREFIX + name.upper(), str(value))
            patch.setattr("sys.argv", ["realmwright", *started(tmp_path, *arguments)])
            with pytest.raises(SystemExit) as end:
                main()
        return only_line(end.value.code, *capsys.readouterr())

    return start


def started(place: Path, *arguments: str) -> list[str]:
    """The command that starts a server, with a port and a folder unless there are some."""
    command = ["serve", *arguments]
    if "--port" not in arguments:
        command += ["--port", str(free_port())]
    if "--data" not in arguments:
        command += ["--data", str(place)]
    return command


def only_line(code: object, out: str, err: str) -> str:
    """The line in which a command says why it cannot do what it was asked for."""
    assert SECRET not in out + err
    assert (code, err.count("\n")) == (2, 1), err
    assert err.startswith("realmwright: ")
    return err.removeprefix("realmwright: ").rstrip()


def complaint_of_a_process(place: Path, **settings: str) -> str:
    """The same of a process of its own, for what is found out when files are open or nearly everything has started."""
    said = run(place, *started(place), **{PREFIX + name.upper(): value for name, value in settings.items()})  # type: ignore[arg-type]
    return only_line(said.code, said.out, said.err)


@pytest.fixture
def taken() -> socket.socket:
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen()
    return listener


def test_a_port_that_somebody_else_has(complaint: Complaint, taken: socket.socket) -> None:
    port = str(taken.getsockname()[1])
    with taken:
        said = complaint("--port", port)
    assert said == f"cannot serve on 127.0.0.1 port {port}: Address already in use"


def test_a_host_that_is_not_here(complaint: Complaint) -> None:
    assert "cannot serve on 192.0.2.1" in complaint("--host", "192.0.2.1")


def test_a_bad_number_and_a_bad_bot(complaint: Complaint) -> None:
    assert "REALMWRIGHT_ROOMS must be a number" in complaint(rooms="many")
    assert "REALMWRIGHT_SPARE_BOT: unknown bot 'nobody'" in complaint(spare_bot="nobody")
    assert "REALMWRIGHT_ADVISER: unknown bot 'nobody'" in complaint(adviser="nobody")


def test_several_processes_need_postgresql(complaint: Complaint) -> None:
    assert "several processes need PostgreSQL" in complaint("--workers", "2")


@pytest.mark.parametrize(
    "url",
    [
        f"mysql://user:{SECRET}@localhost/db",
        f"{SECRET}",
        f"postgresql://user:{SECRET}@127.0.0.1:1/db",
        f"postgresql://user:{SECRET}@nowhere.invalid/db",
    ],
)
def test_a_bad_database_does_not_tell_its_password(complaint: Complaint, url: str) -> None:
    assert "database" in complaint(database=url)


@pytest.mark.parametrize(
    "url",
    [
        f"postgresql://user:{SECRET}@localhost:port/db",
        f"postgresql://user:{SECRET}/more@localhost/db",
        f"postgresql+nothing://user:{SECRET}@127.0.0.1:1/db",
        f"nothing://user:{SECRET}@localhost/db",
    ],
)
def test_an_address_of_a_database_that_cannot_be_read(complaint: Complaint, url: str) -> None:
    assert "database" in complaint(database=url)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "realmwright.db").write_bytes(b"not a database at all, but long enough to be one" * 100)
    assert "the database cannot be opened" in complaint_of_a_process(tmp_path)


def test_a_data_folder_that_cannot_be_written(complaint: Complaint, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here is no room for a folder")
    assert "file" in complaint("--data", str(tmp_path / "file" / "data"))
    assert "file" in complaint("--data", str(tmp_path / "file"))
    if os.getuid() == 0:
        assert complaint("--data", "/proc/realmwright")
    else:
        (tmp_path / "closed").mkdir(mode=0o500)
        assert "closed" in complaint("--data", str(tmp_path / "closed" / "data"))
        assert "closed" in complaint("--data", str(tmp_path / "closed"))


def test_a_file_in_a_folder_that_is_not_there(complaint: Complaint, tmp_path: Path) -> None:
    assert "nowhere" in complaint(database=f"sqlite:///{tmp_path}/nowhere/file.db")


@pytest.mark.parametrize(
    "settings",
    [
        {"mail": f"smtp://user:{SECRET}@host:port", "public_url": "http://a"},
        {"mail": "smtp://localhost", "mail_sender": "nobody", "public_url": "http://a"},
    ],
    ids=["port", "sender"],
)
def test_mail_that_cannot_be_sent(tmp_path: Path, settings: dict[str, str]) -> None:
    assert "mail" in complaint_of_a_process(tmp_path, **settings)


def test_another_server_on_the_same_file(complaint: Complaint, server: ServerProcess) -> None:
    """Given a server in use, when another one is started on its data, then only that one fails."""
    assert "another server uses this database" in complaint("--data", str(server.place))
    assert server.answers()


def test_settings_that_are_given_both_ways(tmp_path: Path) -> None:
    """Given a folder in the environment and another one on the command line, then the command line counts."""
    server = ServerProcess(tmp_path, fresh=True, data="/proc/nowhere", public_url="http://public.example.org")
    try:
        server.start()
        guest = Guest(server)
        assert (tmp_path / "realmwright.db").exists()
        origin = {"Origin": "http://public.example.org"}
        assert call(server, "PATCH", "me", {"name": "Ann"}, guest.token, origin).status == 200
    finally:
        server.kill()
