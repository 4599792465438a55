"""Logs tell an operator what happened, and no reader how to get in or who said what."""

import contextlib
import json
import logging
import re
from collections.abc import Callable
from typing import Any

import pytest

from realmwright.server.operations.logs import JsonFormatter
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, call, change, eventually, game, said

Serve = Callable[..., ServerProcess]
PASSWORD = "correct horse battery"
MAIL_PASSWORD = "letter-secret"
MAIL = "annabella@example.org"
HOOK = "https://hooks.example.org/T0KEN-in-path"


def lines(server: ServerProcess) -> list[dict[str, Any]]:
    """The log; whatever it prints is JSON, but for the greeting."""
    text = [line for line in server.log().splitlines() if line]
    greeting = [line for line in text if line.startswith(("Realmwright serves on ", "Stop it with "))]
    assert len(greeting) == 2
    return [json.loads(line) for line in text if line not in greeting]


def test_a_level_can_be_chosen(serve: Serve) -> None:
    server = serve(log_level="error")
    Guest(server).table()
    server.stop()
    assert lines(server) == []


def test_a_log_tells_what_happened_and_lets_nobody_in(serve: Serve) -> None:
    """Given people who do all kinds of things, right and wrong, when somebody reads the log, then they find nothing
    that opens a table, a session or a database, and nothing of what they said or are called."""
    server = serve(
        mail=f"smtp://letter-carrier:{MAIL_PASSWORD}@127.0.0.1:1",
        public_url="http://127.0.0.1",
        notice_delay=0,
        logins_per_hour=3,
    )
    ann, bob = Guest(server, "Annabella"), Guest(server, "Bobadil")
    ann.account("annabella-login", PASSWORD)
    table = game(ann, bob, title="Title of ours")
    position = ann.position(table)
    assert ann.do(table, "play", at=position["at"], action=position["legal"][0]["action"]).status == 200
    with ann.socket() as made:
        said(made, {"type": "watch", "table": table})
        said(made, {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "Words of hers"}})
        said(made, "\ud83d nonsense".encode("utf-8", "replace"))
    ann.ask("PATCH", "me", {"mail": MAIL})
    ann.ask("PATCH", "me", {"webhook": HOOK})
    for password in ("wrong password one", "wrong password two", PASSWORD):
        call(server, "POST", "sessions", {"login": "annabella-login", "password": password})
    call(server, "GET", f"/table/{table}?token={ann.token}")
    call(server, "GET", f"/nowhere/{table}?token={ann.token}")
    call(server, "GET", f"tables/{table}?token={ann.token}")
    call(server, "POST", f"/confirm?token={ann.token}")
    call(server, "GET", f"/unsubscribe?token={ann.id}.{'a' * 32}")
    call(server, "GET", f"tables/{table}", headers={"Cookie": f"realmwright_session={bob.token}"})
    with contextlib.suppress(Exception):
        with_token = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        with_token["Sec-WebSocket-Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
        call(server, "GET", f"/api/v1/socket?token={ann.token}&table={table}", headers=with_token)
    assert bob.do(table, "resign").status == 200
    assert ann.ask("GET", f"tables/{table}/record").status == 200
    assert ann.ask("DELETE", "me", {"password": PASSWORD}).status == 204
    server.stop()
    text = server.log()
    secrets = [ann.token, bob.token, table, ann.id, bob.id, PASSWORD, "wrong password", MAIL_PASSWORD, "letter-carrier"]
    secrets += [MAIL, HOOK, "T0KEN", "annabella", "Annabella", "Bobadil", "Words of hers", "Title of ours"]
    assert [secret for secret in secrets if secret in text] == []
    found = lines(server)
    for line in found:
        assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
        assert line["level"] in ("debug", "info", "warning", "error", "critical")
        assert line["from"]
        assert line["message"]
    messages = [line["message"] for line in found]
    assert {"open", "closed", "POST /tables 201", "GET ? 404", "POST /sessions 401"} <= set(messages)


def test_even_the_most_talkative_log_does_not_repeat_what_is_said(serve: Serve) -> None:
    server = serve(log_level="debug")
    ann = Guest(server, "Annabella")
    table = ann.table()
    with ann.socket() as made:
        said(made, {"type": "watch", "table": table})
        said(made, {"type": "do", "id": "1", "table": table, "command": {"do": "chat", "text": "Words of hers"}})
    server.stop()
    text = server.log()
    assert lines(server)
    secrets = [ann.token[:10], table[:10], table[-10:], ann.id[:10], "Annabella", "Words of hers"]
    assert [secret for secret in secrets if secret in text] == []


def test_a_fault_has_a_trace_without_secrets(serve: Serve) -> None:
    server = serve()
    ann = Guest(server, "Annabella")
    change(server, "CREATE TRIGGER broken BEFORE UPDATE ON people BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END")
    answer = ann.ask("PATCH", "me", {"name": "Belladonna", "webhook": HOOK})
    assert (answer.status, answer.code) == (500, "internal")
    assert "broken" not in answer.content.decode()
    eventually(lambda: any("trace" in line for line in server.lines()))
    fault = next(line for line in server.lines() if "trace" in line)
    assert fault["level"] == "error"
    assert "Traceback" in fault["trace"]
    assert "broken on purpose" in fault["trace"]
    text = server.log()
    assert [secret for secret in (HOOK, "T0KEN", "Belladonna", ann.id, ann.token) if secret in text] == []
    # And when the fault is gone, everything goes on.
    change(server, "DROP TRIGGER broken")
    assert ann.ask("PATCH", "me", {"name": "Belladonna"}).status == 200


# Lines


def formatted(message: str, *values: object, **extra: object) -> dict[str, Any]:
    record = logging.makeLogRecord({"name": "test", "levelname": "INFO", "msg": message, "args": values, **extra})
    line: dict[str, Any] = json.loads(JsonFormatter().format(record))
    return line


@pytest.mark.parametrize(
    "secret",
    [
        "Q2hhbmdlIHRoaXMgbm93IQ",
        "-_hhbmdlIHRoaXMgbm93I-",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "71twGOH5tcDnB5WjuheJQFxqPT5Vu7TSbYsNLlrTI0M",
        "postgresql://user:secret@host/db",
        "smtp+starttls://user:secret@host:587",
        "postgresql://user:se@cret@host/db",
    ],
)
def test_what_looks_like_a_secret_is_masked(secret: str) -> None:
    hidden = ["secret", "cret", *([] if ":" in secret else [secret])]
    for text in (secret, f"x {secret} y", f"'{secret}'", f"/table/{secret}/record"):
        shown = formatted("about %s", text)["message"]
        assert [part for part in hidden if part in shown] == [], shown


def test_a_line_is_one_line_whatever_is_in_it() -> None:
    record = logging.makeLogRecord({"name": "test", "levelname": "INFO", "msg": "two\nlines \x1b[31m \u2028 \ud800"})
    assert len(JsonFormatter().format(record).splitlines()) <= 2
    assert "\n" not in JsonFormatter().format(record)
    assert "\x1b" not in JsonFormatter().format(record)


def test_a_line_can_have_more_values() -> None:
    assert formatted("message", ms=1.5)["ms"] == 1.5
