"""Moderators: what they decide on the page is written down, can be undone, and nobody else gets there."""

from pathlib import Path
from typing import Any

import pytest

from realmwright.moderation_protocol import (
    DecisionList,
    History,
    NewDecision,
    Report,
    ReportList,
    SubjectList,
)
from realmwright.protocol import Call, Chat, Farewell, NewAccount, NewReport, Person, PersonChange
from realmwright.server.web.moderators import DECISIONS_PER_HOUR
from tests.server.postgres import Postgres
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, gather, tiny
from tests.server.test_moderation import PASSWORD, operate

pytestmark = pytest.mark.usefixtures("plugins")


async def moderator(clients: Clients, server: ServerProcess, name: str) -> Guest:
    """Somebody whom an operator has made a moderator."""
    found = await clients.guest(name)
    login = f"{name}-{found.person.id[:8]}".lower()
    await found.call("POST", "/me/account", NewAccount(login, PASSWORD), Person)
    assert "is now a moderator" in await operate(server, "appoint", login)
    return found


async def decide(judge: Guest, person: Guest, kind: str, **more: Any) -> None:
    decision = NewDecision(kind, more.pop("reason", "So"), **more)  # type: ignore[arg-type]
    await judge.call("POST", f"/moderation/people/{person.person.id}", decision)


async def history(judge: Guest, person: Guest) -> History:
    found: History = await judge.call("GET", f"/moderation/people/{person.person.id}", gives=History)
    return found


async def queue(judge: Guest, table: str, which: str = "open") -> list[Report]:
    found: ReportList = await judge.call("GET", f"/moderation/reports?which={which}", gives=ReportList)
    return [report for report in found.reports if report.table == table]


@async_test
async def test_for_everybody_else_there_is_nothing(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        assert (await mia.me()).roles == ["moderator"]
        paths = (
            ("GET", "/moderation/reports?which=nonsense"),
            ("GET", "/moderation/decisions"),
            ("GET", "/moderation/people?who=ann"),
            ("GET", f"/moderation/people/{zoe.person.id}"),
            ("POST", f"/moderation/people/{zoe.person.id}"),
            ("POST", f"/moderation/decisions/{'x' * 22}/undo"),
            ("POST", f"/moderation/reports/{'x' * 22}/close"),
        )
        for nobody in (ann, clients.nobody):
            for method, path in paths:
                assert (await nobody.refusal(method, path)).code == "unknown-path", path
        # A moderator whom the operators suspend or dismiss is none.
        await operate(shared_server, "suspend", mia.person.id)
        assert (await mia.refusal("GET", "/moderation/reports")).code == "unknown-path"
        await operate(shared_server, "lift", mia.person.id)
        await history(mia, zoe)
        assert "no moderator any more" in await operate(shared_server, "dismiss", mia.person.id)
        assert (await mia.refusal("GET", "/moderation/reports")).code == "unknown-path"
        assert not (await mia.me()).roles


@async_test
async def test_a_moderator_works_off_a_report(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        table = await gather(tiny(ME, OPEN), ann, zoe)
        await zoe.order(table, Chat("You play badly"))
        await zoe.call("PATCH", "/me", {"name": "Zora"}, Person)
        await ann.call("POST", f"/tables/{table}/reports", NewReport("abuse", seat=1, text="Rude"))
        (report,) = await queue(mia, table)
        assert (report.person.name, report.reporter.name, report.phase) == ("Zoe", "Ann", "playing")
        assert [(line.kind, line.text) for line in report.evidence] == [("joined", ""), ("chatted", "You play badly")]
        assert await mia.call("GET", f"/moderation/reports/{report.id}", gives=Report) == report

        line = await zoe.line()
        await decide(mia, zoe, "silence", reason="Rude", days=2.0, report=report.id)
        assert line is not None
        assert await queue(mia, table) == []
        assert (
            await mia.refusal(
                "POST", f"/moderation/people/{zoe.person.id}", NewDecision("warning", "So", None, report.id)
            )
        ).code == "not-now"
        silenced = (await zoe.me()).silenced
        assert silenced is not None
        assert silenced.reason == "Rude"
        assert await zoe.refused(table, Chat("Bah")) == "silenced"

        found = await history(mia, zoe)
        assert [used.name for used in found.names] == ["Zoe"]
        assert found.person.name == "Zora"
        assert found.silenced == silenced
        assert [each.id for each in found.reports] == [report.id]
        (decision,) = found.decisions
        assert (decision.operator, decision.moderator, decision.kind) == (False, "Mia", "silence")
        assert (decision.reason, decision.report) == ("Rude", report.id)
        latest: DecisionList = await mia.call("GET", "/moderation/decisions", gives=DecisionList)
        assert decision in latest.decisions
        assert "silence" in await operate(shared_server, "log")
        assert "Rude" in await operate(shared_server, "history", zoe.person.id)

        # It can be undone, once, and that is written down, too.
        await mia.call("POST", f"/moderation/decisions/{decision.id}/undo")
        assert (await mia.refusal("POST", f"/moderation/decisions/{decision.id}/undo")).code == "not-now"
        assert [each.id for each in await queue(mia, table)] == [report.id], "the report is open again"
        await zoe.order(table, Chat("Sorry"))
        assert [(each.kind, each.undone is None) for each in (await history(mia, zoe)).decisions] == [
            ("undo", True),
            ("silence", False),
        ]
        await mia.call("POST", f"/moderation/reports/{report.id}/close")
        assert await queue(mia, table) == []
        assert [each.closed is not None for each in await queue(mia, table, "all")] == [True]
        (closed, *_) = (await history(mia, zoe)).decisions
        await mia.call("POST", f"/moderation/decisions/{closed.id}/undo")
        assert len(await queue(mia, table)) == 1

        # Who has gone takes along what was said about them; what a moderator decided stays without their name.
        await decide(mia, zoe, "warning", reason="Be kind")
        export = await mia.call("GET", "/me/export", gives=dict[str, Any])
        assert "Be kind" in [each["reason"] for each in export["decided"]]
        await mia.call("DELETE", "/me", Farewell(password=PASSWORD))
        ned = await moderator(clients, shared_server, "Ned")
        (decision, *_) = (await history(ned, zoe)).decisions
        assert (decision.operator, decision.moderator) == (False, "")
        await zoe.call("DELETE", "/me", Farewell())
        assert (await ned.refusal("GET", f"/moderation/people/{zoe.person.id}")).code == "unknown-person"
        assert await queue(ned, table, "all") == []


@async_test
async def test_a_later_decision_is_undone_first(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        zoe = await clients.guest("Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        await decide(mia, zoe, "suspension", reason="One", days=1.0)
        await decide(mia, zoe, "suspension", reason="Two", days=7.0)
        await decide(mia, zoe, "lift", reason="Three")
        assert (
            await mia.refusal("POST", f"/moderation/people/{zoe.person.id}", NewDecision("lift", "So"))
        ).code == "not-now"
        lifted, two, one = (await history(mia, zoe)).decisions
        for earlier in (one, two):
            assert (await mia.refusal("POST", f"/moderation/decisions/{earlier.id}/undo")).code == "not-now"
        for each, reason in ((lifted, "Two"), (two, "One"), (one, None)):
            await mia.call("POST", f"/moderation/decisions/{each.id}/undo")
            found = (await zoe.me()).suspended
            assert (found.reason if found else None) == reason


@async_test
async def test_whom_a_moderator_does_not_decide_about(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        ned = await moderator(clients, shared_server, "Ned")
        table = await gather(tiny(ME, OPEN), ann, mia)
        await ann.call("POST", f"/tables/{table}/reports", NewReport("cheating", seat=1))
        (report,) = await queue(ned, table)
        # Neither about themselves, nor do they see who has reported them.
        assert await queue(mia, table) == []
        mine, theirs = (f"/moderation/people/{each.person.id}" for each in (mia, ned))
        for path in (mine, theirs):
            assert (await mia.refusal("POST", path, NewDecision("warning", "So"))).code == "not-allowed"
        assert (await mia.refusal("GET", mine)).code == "not-allowed"
        for method, path in (
            ("GET", f"/moderation/reports/{report.id}"),
            ("POST", f"/moderation/reports/{report.id}/close"),
        ):
            assert (await mia.refusal(method, path)).code == "unknown-report"
        # Nor do they change what the operators have decided.
        await operate(shared_server, "suspend", zoe.person.id, "--why", "Cheating")
        (decision,) = (await history(mia, zoe)).decisions
        assert decision.operator
        about = f"/moderation/people/{zoe.person.id}"
        assert (await mia.refusal("POST", about, NewDecision("lift", "So"))).code == "not-allowed"
        assert (await mia.refusal("POST", about, NewDecision("suspension", "So", 0.1))).code == "not-allowed"
        assert (await mia.refusal("POST", f"/moderation/decisions/{decision.id}/undo")).code == "not-allowed"
        assert "Undone: suspension" in await operate(shared_server, "undo", decision.id[:8])
        await zoe.line()
        # A report is about the person who is decided about.
        other = NewDecision("warning", "So", None, report.id)
        assert (await ned.refusal("POST", about, other)).code == "unknown-report"
        assert (await mia.refusal("POST", about, NewDecision("warning", "\u3164"))).code == "bad-text"
        assert (await mia.refusal("POST", about, {"kind": "appoint", "reason": "So"})).code == "bad-message"


@async_test
async def test_people_are_found_and_decisions_are_limited(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        zoe = await clients.guest("Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        for who, found in ((zoe.person.id, [zoe.person.id]), (f"mia-{mia.person.id[:8]}", [mia.person.id]), ("zz", [])):
            people: SubjectList = await mia.call("GET", f"/moderation/people?who={who}", gives=SubjectList)
            assert [person.id for person in people.people] == found
        for _ in range(DECISIONS_PER_HOUR):
            await mia.refusal("POST", f"/moderation/reports/{'x' * 22}/close")
        assert (await mia.refusal("POST", f"/moderation/reports/{'x' * 22}/close")).code == "limit"
        guest = await clients.guest("Guest")
        with pytest.raises(AssertionError, match="only somebody with an account"):
            await operate(shared_server, "appoint", guest.person.id)


@async_test
async def test_moderators_hear_how_many_reports_wait(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, zoe = await clients.guests("Ann", "Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        ned = await moderator(clients, shared_server, "Ned")
        before = (await mia.me()).reports
        line, other, outsider = await mia.line(), await ned.line(), await zoe.line()
        table = await gather(tiny(ME, OPEN, OPEN), ann, zoe, ned)

        async def heard(mias: int, neds: int) -> None:
            for socket in (line, other):
                await socket.hear(Call, what="reports")
            assert ((await mia.me()).reports, (await ned.me()).reports) == (before + mias, before + neds)

        # a report about a moderator waits for the others alone
        await ann.call("POST", f"/tables/{table}/reports", NewReport("abuse", seat=1))
        await heard(1, 1)
        await ann.call("POST", f"/tables/{table}/reports", NewReport("abuse", seat=2))
        await heard(2, 1)
        # and whatever becomes of them is heard, too, also what operators do at the terminal
        await decide(mia, zoe, "warning", report=(await queue(ned, table))[0].id)
        await heard(1, 0)
        (decision, *_) = (await history(mia, zoe)).decisions
        await mia.call("POST", f"/moderation/decisions/{decision.id}/undo")
        await heard(2, 1)
        await mia.call("POST", f"/moderation/reports/{(await queue(ned, table))[0].id}/close")
        await heard(1, 0)
        (left,) = await queue(mia, table)
        await operate(shared_server, "close", left.id)
        await heard(0, 0)
        assert (await zoe.me()).reports == 0
        await zoe.call("DELETE", "/me", Farewell())
        assert not [message for message in outsider.heard if isinstance(message, Call)]


@async_test
async def test_a_moderator_may_do_without_notices_of_reports(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        zoe = await clients.guest("Zoe")
        mia = await moderator(clients, shared_server, "Mia")
        assert (await mia.me()).report_notices
        assert (await zoe.refusal("PATCH", "/me", {"report_notices": False})).code == "not-allowed"
        for wanted in (False, False, True, False):
            changed: Person = await mia.call("PATCH", "/me", PersonChange(report_notices=wanted), Person)
            assert changed.report_notices == (await mia.me()).report_notices == wanted
        exported = await mia.call("GET", "/me/export", gives=dict[str, Any])
        assert exported["person"]["report_notices"] is False
        assert "report_notices" not in (await zoe.call("GET", "/me/export", gives=dict[str, Any]))["person"]
        # whoever is made a moderator again is told again
        login = (await mia.me()).login
        assert login is not None
        await operate(shared_server, "dismiss", login)
        await operate(shared_server, "appoint", login)
        assert (await mia.me()).report_notices


def test_moderators_hear_of_reports_at_another_process(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.url("reports_elsewhere")
    one, two = ServerProcess(tmp_path, url).start(), ServerProcess(tmp_path, url).start()

    @async_test
    async def script(one: ServerProcess, two: ServerProcess) -> None:
        async with Clients(one) as here, Clients(two) as there:
            ann, zoe = await here.guests("Ann", "Zoe")
            mia = await moderator(there, two, "Mia")
            line = await mia.line()
            table = await gather(tiny(ME, OPEN), ann, zoe)
            await ann.call("POST", f"/tables/{table}/reports", NewReport("abuse", seat=1))
            await line.hear(Call, what="reports")
            assert (await mia.me()).reports == 1

    try:
        script(one, two)
    finally:
        one.kill()
        two.kill()
