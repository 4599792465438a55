"""The outbox: nobody is told twice, nothing is lost, and many things are told together.

Receivers are real servers on this machine that answer late, wrongly or not at all, and senders die in between.
"""

import asyncio
import contextlib
import json
import re
import threading
from collections.abc import Callable
from datetime import datetime
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from realmwright.protocol import QuietHours
from realmwright.server.notices.outbox import REMEMBERED_SECONDS, RESERVED_SECONDS
from realmwright.server.notices.sender import BACKOFF, OPEN_SECONDS, NoticeSender
from tests.server.local_network import Receiver, Receivers, answer
from tests.server.mail_server import MailServer
from tests.server.notices_setup import TINY, NoticeRounds, Scene, ShiftedClock
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, change, eventually, game, kept

pytestmark = pytest.mark.usefixtures("plugins")

CHATS = ("discord", "slack", "matrix", "ntfy")


def hook(receiver: Receiver) -> str:
    return f"http://127.0.0.1:{receiver.port}/topic"


def bodies(receiver: Receiver) -> list[Any]:
    return [json.loads(body) for _, _, body in receiver.calls]


def hang_up(handler: BaseHTTPRequestHandler) -> None:
    """Take a call and say nothing: the caller cannot know whether it arrived."""
    handler.connection.close()


async def die_while_sending(sender: NoticeSender, receiver: Receiver) -> None:
    """Let a sender begin to send, and end it before it has an answer."""
    begun = len(receiver.calls)
    task = asyncio.create_task(sender.deliver())
    while len(receiver.calls) == begun:
        await asyncio.sleep(0.01)
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


def held(gate: threading.Event) -> Callable[[BaseHTTPRequestHandler], None]:
    """Answer when the gate is open."""

    def give(handler: BaseHTTPRequestHandler) -> None:
        gate.wait(30)
        with contextlib.suppress(OSError):
            answer(200)(handler)

    return give


# Once


def test_a_call_whose_answer_was_lost_is_repeated_with_the_same_id(
    scene: Scene, database: str, clock: ShiftedClock, receivers: Receivers
) -> None:
    receiver = receivers.start(hang_up)

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", webhook=hook(receiver)), await rounds.person("Ben")
        first, second = await rounds.table(ann, ben), await rounds.table(ann, ben)
        clock.seconds = 61
        await rounds.go(await rounds.notice_sender())
        receiver.answer = answer(200)
        clock.seconds += BACKOFF[0] + 1
        await rounds.go(*[await rounds.notice_sender() for _ in range(2)])
        # Programs get one call for each table, and know a repetition by its id.
        calls = [(body["table"], body["id"]) for body in bodies(receiver)]
        assert len(calls) == 4
        assert len(set(calls)) == 2
        assert {table for table, _ in calls} == {first, second}
        assert await rounds.outbox() == []

    scene(script, database)


@pytest.mark.parametrize("form", CHATS)
def test_a_chat_is_not_told_again_what_may_have_arrived(
    scene: Scene, clock: ShiftedClock, receivers: Receivers, form: str
) -> None:
    receiver = receivers.start(hang_up)

    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", webhook=hook(receiver), webhook_form=form)
        await rounds.table(ann, await rounds.person("Ben"))
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await rounds.go(sender)
        receiver.answer = answer(200)
        clock.seconds += sum(BACKOFF)
        await rounds.go(sender)
        assert (len(receiver.calls), await rounds.outbox()) == (1, [])

    scene(script)


def test_a_chat_that_refused_for_now_is_told_again(scene: Scene, clock: ShiftedClock, receivers: Receivers) -> None:
    receiver = receivers.start(answer(429))

    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", webhook=hook(receiver), webhook_form="discord")
        ben = await rounds.person("Ben")
        await rounds.table(ann, ben)
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await rounds.go(sender)
        receiver.answer = answer(204)
        # What has happened meanwhile is told with it.
        await rounds.table(ann, ben)
        clock.seconds += BACKOFF[0] + 62
        await rounds.go(sender)
        assert [re.search("[0-9]+ tables", body["content"]) is not None for body in bodies(receiver)] == [False, True]
        assert await rounds.outbox() == []

    scene(script)


@pytest.mark.parametrize(("form", "calls"), [("plain", 2), ("discord", 1)])
def test_a_sender_that_dies_while_it_sends_is_followed_by_another(
    scene: Scene, database: str, clock: ShiftedClock, receivers: Receivers, form: str, calls: int
) -> None:
    gate = threading.Event()
    receiver = receivers.start(held(gate))

    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", webhook=hook(receiver), webhook_form=form)
        await rounds.table(ann, await rounds.person("Ben"))
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await sender.collect()
        await die_while_sending(sender, receiver)
        gate.set()
        other = await rounds.notice_sender()
        # It belongs to the one that died for a while.
        await rounds.go(other)
        assert len(receiver.calls) == 1
        clock.seconds += RESERVED_SECONDS + 1
        await rounds.go(other)
        assert len(receiver.calls) == calls
        assert len({body.get("id") for body in bodies(receiver)}) == 1
        clock.seconds += sum(BACKOFF)
        await rounds.go(other)
        assert (len(receiver.calls), await rounds.outbox()) == (calls, [])

    scene(script, database)


def test_a_letter_that_is_sent_twice_is_known_as_the_same(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", "ann@example.org")
        await rounds.table(ann, await rounds.person("Ben"))
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await sender.collect()
        await sender.deliver()
        # Given a sender that died after the mail server took the letter, before it could say so.
        async with rounds.storage.writing() as connection:
            await connection.exec_driver_sql("UPDATE outbox SET sent = NULL")
        clock.seconds += RESERVED_SECONDS + 1
        await rounds.go(await rounds.notice_sender())
        idents = [str(letter["Message-ID"]) for _, _, letter, _ in mail_server.taken]
        assert len(idents) == 2
        assert len(set(idents)) == 1

    scene(script)


def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path, receivers: Receivers) -> None:
    gate = threading.Event()
    receiver = receivers.start(held(gate))
    server = ServerProcess(tmp_path)
    server.settings |= {"private_webhooks": True, "notice_delay": 0.2, "notice_pause": 0}
    try:
        server.start()
        ann, ben = Guest(server), Guest(server, "Ben")
        assert ann.ask("PATCH", "me", {"webhook": hook(receiver)}).status == 200
        tables = {game(ann, ben, **TINY) for _ in range(3)}
        eventually(lambda: receiver.calls)
        server.kill()
        gate.set()
        change(server, "UPDATE outbox SET due = 0 WHERE sent IS NULL")
        server.start()
        eventually(lambda: all(row["sent"] for row in kept(server, "outbox")["outbox"]))
        calls = [(body["table"], body["id"]) for body in bodies(receiver)]
        assert {table for table, _ in calls} == tables
        assert len(set(calls)) == 3
        # One may have arrived before, and nobody could know.
        assert len(calls) <= 4
    finally:
        server.kill()


def test_who_looks_at_the_table_is_not_told(scene: Scene, clock: ShiftedClock, mail_server: MailServer) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben")
        table, other = await rounds.table(ann, ben), await rounds.table(ann, ben, title="Other")
        sender = await rounds.notice_sender()
        rounds.eyes.add((ann.person.id, table))
        for minute in range(1, 4):
            clock.seconds = 61.0 * minute
            await rounds.go(sender)
        assert [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken] == ["Your turn in Other"]
        del other
        # Who goes away without a move is told.
        rounds.eyes.clear()
        clock.seconds += OPEN_SECONDS + 1
        await rounds.go(sender)
        assert [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken][1:] == ["Your turn in Tiny"]

    scene(script)


# Together


def test_what_happens_in_a_pause_is_told_together(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer, receivers: Receivers
) -> None:
    receiver = receivers.start(answer(200))

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org", webhook=hook(receiver)), await rounds.person("Ben")
        await rounds.table(ann, ben)
        clock.seconds = 61
        sender = await rounds.notice_sender()
        await rounds.go(sender)
        played = await rounds.table(ann, ben)
        for _ in range(3):
            await rounds.table(ann, ben)
        clock.seconds = 300
        await rounds.go(sender)
        assert len(mail_server.taken) == 1
        # Where a move was made meanwhile nothing waits.
        await rounds.turn_over(played, ann)
        clock.seconds = 662
        await rounds.go(sender, await rounds.notice_sender())
        subjects = [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken]
        assert subjects == ["Your turn in Tiny", "Your turn at 3 tables"]
        # Programs are told at once, and one by one.
        assert len(receiver.calls) == 5

    scene(script, database, pause=600)


def test_who_wants_one_notice_a_day_gets_one(scene: Scene, clock: ShiftedClock, mail_server: MailServer) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org", notify_every=86_400), await rounds.person("Ben")
        sender = await rounds.notice_sender()
        for hour in range(30):
            await rounds.table(ann, ben)
            clock.seconds = 3600.0 * hour + 61
            await rounds.go(sender)
            await sender.forget_old()
        subjects = [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken]
        assert subjects == ["Your turn in Tiny", "Your turn at 24 tables"]
        clock.seconds += REMEMBERED_SECONDS
        await rounds.go(sender)
        await sender.forget_old()
        # What was told long ago is forgotten.
        assert (await rounds.told(), await rounds.outbox()) == (5, [])

    scene(script)


def test_nobody_is_told_in_quiet_hours(scene: Scene, clock: ShiftedClock, mail_server: MailServer) -> None:
    zone = ZoneInfo("Pacific/Auckland")

    async def script(rounds: NoticeRounds) -> None:
        now = datetime.fromtimestamp(clock.time(), zone)
        minute = now.hour * 60 + now.minute
        quiet = QuietHours((minute - 60) % 1440, (minute + 120) % 1440)
        ann, ben = await rounds.person("Ann", "ann@example.org", quiet=quiet, zone=zone.key), await rounds.person("Ben")
        await rounds.table(ann, ben)
        sender = await rounds.notice_sender()
        clock.seconds = 61
        await rounds.go(sender)
        await rounds.table(ann, ben)
        clock.seconds = 6600
        await rounds.go(sender)
        assert mail_server.taken == []
        clock.seconds = 7201
        await rounds.go(sender)
        assert [str(letter["Subject"]) for _, _, letter, _ in mail_server.taken] == ["Your turn at 2 tables"]

    scene(script)
