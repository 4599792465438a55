"""The rounds of a notice sender over hours: who is notified when, who once more, and who never.

Rounds run when a test says so, with real tables in a real database and a clock that can be shifted.
"""

import asyncio
from typing import Final

import pytest

from realmwright.protocol import Clock, Replace, Resign, Return
from realmwright.server.notices.sender import AT_ONCE, BACKOFF, OPEN_SECONDS
from realmwright.server.people.claiming import claim_tables
from realmwright.server.people.deletion import delete_person
from realmwright.server.storage.entries import Resumed
from tests.server.local_network import Receivers, answer
from tests.server.mail_server import MailServer
from tests.server.notices_setup import NoticeRounds, Scene, ShiftedClock, told_of

pytestmark = pytest.mark.usefixtures("plugins")


def told(mail_server: MailServer) -> list[tuple[str, str]]:
    """To whom letters went and what they were about, in an order that does not matter."""
    return sorted((to[0].partition("@")[0], str(letter["Subject"])) for _, to, letter, _ in mail_server.taken)


ANN: Final = ("ann", "Your turn in Tiny")
BEN: Final = ("ben", "Your turn in Tiny")


def test_who_moves_in_time_is_not_told(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        table, notice_sender = await rounds.table(ann, ben), await rounds.notice_sender()
        # nobody is told before the time has come
        clock.seconds = 55
        await rounds.go(notice_sender)
        assert told(mail_server) == []
        # and who has played by then is not told at all
        await rounds.turn_over(table, ann)
        await rounds.go(notice_sender)
        clock.seconds = 61
        await rounds.go(notice_sender)
        assert told(mail_server) == [BEN]
        # nor is somebody who plays while the letter waits to be sent
        await rounds.turn_over(table, ben)
        clock.seconds = 130
        await notice_sender.collect()
        assert [row.person for row in await rounds.outbox()] == [ann.person.id]
        await rounds.turn_over(table, ann)
        while await notice_sender.deliver():
            pass
        assert told(mail_server) == [BEN]

    scene(script, database)


def test_however_many_postmen_there_are_everybody_is_told_once(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        tables = [await rounds.table(ann, ben) for _ in range(AT_ONCE + 5)]
        clock.seconds = 61
        notice_senders = [await rounds.notice_sender() for _ in range(3)]
        for _ in range(3):
            await rounds.go(*notice_senders)
        # then she hears of every table once, and of those that waited at the same time together
        assert len(mail_server.taken) < len(tables)
        assert told_of(subject for _, subject in told(mail_server)) == len(tables)
        # and the next turn is told again
        await rounds.turn_over(tables[0], ann)
        clock.seconds = 130
        await rounds.go(*notice_senders, await rounds.notice_sender())
        assert told(mail_server)[-1:] == [BEN]

    scene(script, database)


def test_an_open_tab_counts_for_half_a_minute(scene: Scene, clock: ShiftedClock, mail_server: MailServer) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", "ann@example.org", notify_open=False)
        ben = await rounds.person("Ben", "ben@example.org")
        await rounds.table(ann, ben)
        notice_sender = await rounds.notice_sender()
        for minute in range(1, 6):
            clock.seconds = 61.0 * minute
            await rounds.set(ann, seen=clock.time() - 5)
            await rounds.go(notice_sender)
        assert told(mail_server) == []
        clock.seconds += OPEN_SECONDS + 1
        await rounds.go(notice_sender)
        assert told(mail_server) == [ANN]

    scene(script)


def test_failures_are_repeated_ever_more_seldom_and_then_given_up(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    mail_server.recipient = "451 4.3.0 later"

    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben")
        await rounds.table(ann, ben)
        clock.seconds = 61
        notice_sender = await rounds.notice_sender()
        await rounds.go(notice_sender)
        for tries, wait in enumerate(BACKOFF, 1):
            (row,) = await rounds.outbox()
            assert (row.tries, row.way) == (tries, "mail")
            assert wait - 20 < row.due - clock.time() <= wait
            await rounds.go(notice_sender)
            assert (await rounds.outbox())[0].tries == tries, "too early"
            clock.seconds += wait + 1
            await rounds.go(notice_sender)
        assert await rounds.outbox() == []

    scene(script)


def test_nobody_writes_to_those_who_have_gone(scene: Scene, clock: ShiftedClock, mail_server: MailServer) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        await rounds.table(ann, ben)
        notice_sender = await rounds.notice_sender()
        clock.seconds = 61
        await notice_sender.collect()
        assert len(await rounds.outbox()) == 1
        await delete_person(rounds.tables, rounds.people, ann.actor)
        await rounds.go(notice_sender)
        assert told(mail_server) == [("ben", "Tiny is over")]
        assert "Ben won." in mail_server.taken[0][2].get_content()

    scene(script)


def test_calls_into_our_own_network_need_leave(scene: Scene, clock: ShiftedClock, receivers: Receivers) -> None:
    receiver = receivers.start(answer(200))

    async def script(rounds: NoticeRounds) -> None:
        ann = await rounds.person("Ann", webhook=f"http://127.0.0.1:{receiver.port}/")
        await rounds.table(ann, await rounds.person("Ben"))
        clock.seconds = 61
        await rounds.go(await rounds.notice_sender(private_webhooks=False))
        assert (receiver.calls, await rounds.outbox()) == ([], [])

    scene(script)


def test_a_clock_that_went_on_after_an_outage_is_no_new_turn(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        table = await rounds.table(ann, ben, clock=Clock(86_400))
        clock.seconds = 500
        await rounds.go(await rounds.notice_sender())
        await rounds.tables.get(table).append(lambda _: Resumed(100))
        await rounds.go(await rounds.notice_sender())
        assert told(mail_server) == [ANN]

    scene(script)


def test_somebody_who_comes_back_does_not_begin_the_turn_of_another(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        table = await rounds.table(ann, ben, stand_in="random")
        await rounds.do(table, ann, Replace(0))
        while (await rounds.sees(table)).waits_for() != ben.person.id:
            await asyncio.sleep(0.01)
        clock.seconds = 61
        notice_sender = await rounds.notice_sender()
        await rounds.go(notice_sender)
        assert told(mail_server) == [BEN]
        await rounds.do(table, ann, Return())
        clock.seconds = 130
        await rounds.go(notice_sender)
        assert told(mail_server) == [BEN]

    scene(script)


def test_an_end_is_not_told_again_when_a_seat_is_claimed(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben")
        table, notice_sender = await rounds.table(ann, ben), await rounds.notice_sender()
        await rounds.do(table, ben, Resign())
        await rounds.go(notice_sender)
        assert told(mail_server) == [("ann", "Tiny is over")]
        await claim_tables(rounds.tables, rounds.people, ben.person.id, (await rounds.person("Benjamin")).person)
        await rounds.go(notice_sender)
        assert told(mail_server) == [("ann", "Tiny is over")]

    scene(script)


def test_when_many_games_end_at_once_everybody_is_told(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        three = [await rounds.person(name, f"{name}@example.org") for name in ("ann", "ben", "cleo")]
        for _ in range(AT_ONCE // 3 + 1):
            table = await rounds.table(*three)
            await rounds.do(table, three[0], Resign())
            await rounds.do(table, three[1], Resign())
        notice_sender = await rounds.notice_sender()
        for _ in range(3):
            await rounds.go(notice_sender)
        for name in ("ann", "ben", "cleo"):
            subjects = [subject for to, subject in told(mail_server) if to == name]
            assert told_of(subjects) == AT_ONCE // 3 + 1
            assert all("over" in subject for subject in subjects)

    scene(script)


def test_only_what_was_sent_is_counted(scene: Scene, clock: ShiftedClock) -> None:
    async def script(rounds: NoticeRounds) -> None:
        await rounds.table(await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben"))
        clock.seconds = 61
        notice_sender = await rounds.notice_sender()
        await rounds.go(notice_sender)
        counted = notice_sender._metrics.notices.collect()
        samples = [sample for metric in counted for sample in metric.samples if sample.name.endswith("_total")]
        assert [(sample.labels["way"], sample.value) for sample in samples] == [("mail", 1)]

    scene(script)
