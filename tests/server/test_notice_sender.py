"""The rounds of a notice sender over hours: who is notified when, who once more, and who never.

Rounds run when a test says so, with real tables in a real database and a clock that can be shifted.
"""

import asyncio
import threading
from typing import Any, Final

import pytest
from sqlalchemy import select

from realmwright.protocol import Clock, Join, NewReport, PersonChange, Replace, Resign, Return
from realmwright.server.moderation.decisions import OPERATOR, close, decide
from realmwright.server.moderation.reading import list_reports
from realmwright.server.notices.outbox import RESERVED_SECONDS
from realmwright.server.notices.sender import AT_ONCE, BACKOFF, OPEN_SECONDS, NoticeSender
from realmwright.server.people.accounts import Visitor
from realmwright.server.people.blocks import Blocks
from realmwright.server.people.claiming import claim_tables
from realmwright.server.people.deletion import delete_person
from realmwright.server.people.reports import Reports
from realmwright.server.people.roles import MODERATOR, give_role, take_role
from realmwright.server.storage import schema
from realmwright.server.storage.entries import Resumed
from realmwright.server.tables.moderation import Target
from realmwright.server.tables.presence import ANYWHERE
from tests.server.local_network import Receivers, answer
from tests.server.mail_server import MailServer
from tests.server.notices_setup import URL, NoticeRounds, Scene, ShiftedClock, told_of
from tests.server.test_outbox import bodies, die_while_sending, held, hook

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


# Reports, for moderators


async def make_moderator(rounds: NoticeRounds, name: str, **wishes: Any) -> Visitor:
    """Somebody who reads letters and is told of reports."""
    person = await rounds.person(name, f"{name.lower()}@example.org", **wishes)
    async with rounds.storage.writing() as connection:
        await give_role(connection, person.person.id, MODERATOR, 0.0)
    return Visitor(await rounds.people.person(person.person.id), person.session)


async def report(rounds: NoticeRounds, sender: NoticeSender, table: str, reporter: Visitor, about: Visitor) -> None:
    reports = Reports(rounds.storage, sender.queue_report)
    await reports.add(
        reporter.actor, Target(about.person.id, about.person.name, 1, None), table, "tiny", [], NewReport("abuse")
    )


async def close_all(rounds: NoticeRounds) -> None:
    async with rounds.storage.writing() as connection:
        for found in (await list_reports(connection)).reports:
            await close(connection, OPERATOR, found.id)


REPORT: Final = "A report waits for moderators: Tiny"


def test_moderators_are_told_of_a_report_once(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        # given moderators of whom one is reported, one reports, one wants no notices, and two hear of it
        ann, ben = await make_moderator(rounds, "Ann"), await make_moderator(rounds, "Ben")
        cleo, dora = await make_moderator(rounds, "Cleo"), await make_moderator(rounds, "Dora", language="de")
        quiet = await make_moderator(rounds, "Quiet")
        await rounds.people.change(quiet, PersonChange(report_notices=False), None)
        table = await rounds.table(await rounds.person("Eve"), await rounds.person("Finn"))
        senders = [await rounds.notice_sender() for _ in range(3)]
        await report(rounds, senders[0], table, ann, ben)
        # nobody is told at once, since somebody may be there who deals with it
        await rounds.go(*senders)
        assert told(mail_server) == []
        # when that has not happened, then each of them is told once, whoever sends it
        clock.seconds = 61
        for _ in range(2):
            await rounds.go(*senders, await rounds.notice_sender())
        german = ("dora", "Eine Meldung wartet auf Moderatoren: Tiny")
        assert told(mail_server) == [("cleo", REPORT), german]
        # and of several reports in one letter, without names, and with a link to the page of moderators
        await report(rounds, senders[0], table, cleo, ben)
        await report(rounds, senders[0], table, dora, ben)
        clock.seconds += 661
        await rounds.go(*senders)
        assert told(mail_server) == [
            ("ann", "2 reports wait for moderators"),
            ("cleo", REPORT),
            ("cleo", REPORT),
            german,
            german,
        ]
        for _, _, letter, _ in mail_server.taken:
            text = letter.get_content()
            assert f"\n{URL}/moderation\n" in text
            assert not any(name in text for name in ("Ben", "Eve", "Finn"))
        assert await rounds.outbox() == []

    scene(script, database)


def test_a_report_that_nobody_waits_for_is_not_told(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann"), await rounds.person("Ben")
        mia = await make_moderator(rounds, "Mia")
        sender = await rounds.notice_sender()

        async def one_more() -> None:
            await report(rounds, sender, await rounds.table(ann, ben), ann, ben)
            clock.seconds += 61

        # when it is closed, or the moderator is none any more, or is suspended, before it is told
        await one_more()
        await close_all(rounds)
        await rounds.go(sender)
        await one_more()
        async with rounds.storage.writing() as connection:
            await take_role(connection, mia.person.id, MODERATOR)
        await rounds.go(sender)
        async with rounds.storage.writing() as connection:
            await give_role(connection, mia.person.id, MODERATOR, 0.0)
        await one_more()
        async with rounds.storage.writing() as connection:
            await decide(connection, OPERATOR, mia.person.id, "suspension", "So")
        await rounds.go(sender)
        # then there is nothing to be told, and nothing is kept
        assert (told(mail_server), await rounds.outbox()) == ([], [])
        async with rounds.storage.writing() as connection:
            await decide(connection, OPERATOR, mia.person.id, "lift", "")
        await one_more()
        await rounds.go(sender)
        assert told(mail_server) == [("mia", REPORT)]

    scene(script, database)


def test_a_moderator_with_the_page_in_sight_is_told_when_they_go(
    scene: Scene, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben, mia = await rounds.person("Ann"), await rounds.person("Ben"), await make_moderator(rounds, "Mia")
        sender = await rounds.notice_sender()
        rounds.eyes.add((mia.person.id, ANYWHERE))
        await report(rounds, sender, await rounds.table(ann, ben), ann, ben)
        for _ in range(5):
            clock.seconds += 61
            await rounds.go(sender)
        assert told(mail_server) == []
        rounds.eyes.clear()
        clock.seconds += OPEN_SECONDS + 1
        await rounds.go(sender)
        assert told(mail_server) == [("mia", REPORT)]

    scene(script)


def test_a_report_is_told_once_by_senders_that_die(
    scene: Scene, database: str, clock: ShiftedClock, receivers: Receivers
) -> None:
    gate = threading.Event()
    receiver = receivers.start(held(gate))

    async def script(rounds: NoticeRounds) -> None:
        await make_moderator(rounds, "Mia", webhook=hook(receiver), webhook_form="discord")
        ann, ben, sender = await rounds.person("Ann"), await rounds.person("Ben"), await rounds.notice_sender()
        await report(rounds, sender, await rounds.table(ann, ben), ann, ben)
        clock.seconds = 61
        await die_while_sending(sender, receiver)
        gate.set()
        clock.seconds += RESERVED_SECONDS + 1
        await rounds.go(*[await rounds.notice_sender() for _ in range(2)])
        assert ["A report waits" in body["content"] for body in bodies(receiver)] == [True]

    scene(script, database)


def test_what_a_moderator_wished_goes_with_their_account(scene: Scene, database: str) -> None:
    async def script(rounds: NoticeRounds) -> None:
        mia = await make_moderator(rounds, "Mia")
        await rounds.people.change(mia, PersonChange(report_notices=False), None)
        names = select(schema.marks.c.name).where(schema.marks.c.name.contains(mia.person.id))
        async with rounds.storage.reading() as connection:
            assert len((await connection.execute(names)).all()) == 1
        await delete_person(rounds.tables, rounds.people, mia.actor)
        async with rounds.storage.reading() as connection:
            assert (await connection.execute(names)).all() == []

    scene(script, database)


# Playing again


def test_who_is_away_is_told_that_somebody_plays_again(
    scene: Scene, database: str, clock: ShiftedClock, mail_server: MailServer
) -> None:
    async def script(rounds: NoticeRounds) -> None:
        ann, ben = await rounds.person("Ann", "ann@example.org"), await rounds.person("Ben", "ben@example.org")
        cleo, dora = await rounds.person("Cleo", "cleo@example.org"), await rounds.person("Dora", "dora@example.org")
        table = await rounds.table(ann, ben, cleo, dora)
        for person in (ann, ben, cleo):
            await rounds.do(table, person, Resign())
        clock.seconds = 61
        senders = [await rounds.notice_sender() for _ in range(2)]
        await rounds.go(*senders)
        mail_server.taken.clear()
        await Blocks(rounds.storage).add(dora.person.id, ann.person.id, "Ann")
        rounds.eyes.add((cleo.person.id, table))

        async def again(person: Visitor) -> str:
            live_table = rounds.tables.get(table)
            _, other = await rounds.tables.rematch(live_table, person.actor, f"again-{person.person.name}")
            await senders[0].queue_rematch(table, other)
            return other

        # when one of them plays again, however often they say so
        clock.seconds += 700
        other = await again(ann)
        assert await again(ann) == other
        clock.seconds += 10
        await rounds.go(*senders)
        # then those hear of it who are away, once; and neither who looks at the table, nor who has blocked them
        (letter,) = mail_server.taken
        assert told(mail_server) == [("ben", "Ann wants to play Tiny again")]
        assert f"\n{URL}/table/{other}\n" in letter[2].get_content()
        # nor does anybody who has come meanwhile
        await rounds.do(other, cleo, Join())
        rounds.eyes.clear()
        await again(ben)
        clock.seconds += OPEN_SECONDS + 700
        await rounds.go(*senders)
        assert told(mail_server) == [("ben", "Ann wants to play Tiny again")]
        assert await rounds.outbox() == []

    scene(script, database)
