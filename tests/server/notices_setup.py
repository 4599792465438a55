"""Set-ups for tests of notices.

:class:`NoticeSetup` has a real server, a mail server and a receiver of webhooks. :class:`NoticeRounds` runs the rounds
of notice senders when a test says so, with real tables in a real database and a clock that can be shifted.
"""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from email.message import EmailMessage
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from sqlalchemy import Row, select, update

from realmwright.bits import select as select_bit
from realmwright.protocol import Command, Join, NewBrowser, OpenSeat, OwnSeat, PersonChange, Play, Settings
from realmwright.server.bots.pool import BotPool
from realmwright.server.bots.service import BotService
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.people.accounts import People, Visitor, hashed, new_token
from realmwright.server.people.browsers import Browsers
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.table import Table
from tests.server.local_network import Receiver, Receivers, answer
from tests.server.mail_server import MailServer, opened
from tests.server.process import ServerProcess
from tests.server.push_browser import PushBrowser
from tests.server.raw_client import Answer, Guest, call, eventually, game, kept

URL: Final = "https://play.example"
Scene = Callable[..., None]
"""Plays a scene with people and notice senders, given as a function of :class:`NoticeRounds`, on a database."""
TINY: Final[dict[str, Any]] = {"game": "tiny", "options": {"start": 0, "rounds": ["2"]}}


class NoticeSetup(NamedTuple):
    server: ServerProcess
    mail_server: MailServer
    receiver: Receiver

    def person(self, name: str, mail: str = "", webhook: str = "", **wishes: object) -> Guest:
        """Somebody with an address that is confirmed."""
        guest = Guest(self.server, name)
        if webhook:
            wishes["webhook"] = f"http://127.0.0.1:{self.receiver.port}/{webhook}"
        if wishes:
            assert guest.ask("PATCH", "me", wishes).status == 200
        if mail:
            assert guest.ask("PATCH", "me", {"mail": mail}).status == 200
            assert self.visit("POST", link_in(self.letters(mail)[-1])).status == 200
        return guest

    def letters(self, mail: str) -> list[EmailMessage]:
        return [message for _, to, message, _ in self.mail_server.taken if mail in to]

    def news(self, mail: str) -> list[str]:
        """The subjects of all letters but those that ask for a confirmation."""
        return [str(letter["Subject"]) for letter in self.letters(mail) if "/confirm?" not in letter.get_content()]

    def calls(self, webhook: str) -> list[dict[str, Any]]:
        return [json.loads(body) for path, _, body in self.receiver.calls if path == f"/{webhook}"]

    def visit(self, method: str, url: str, body: bytes | None = None) -> Answer:
        """Open a link of a letter, which leads to the public address."""
        kind = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
        return call(self.server, method, url.removeprefix(URL), body, headers=kind)

    def waiting(self, person: Guest) -> list[dict[str, Any]]:
        """What is still to be sent to somebody."""
        rows = kept(self.server, "outbox")["outbox"]
        return [row for row in rows if row["person"] == person.id and row["sent"] is None]

    def round_over(self) -> None:
        """Wait until all notices up to now are sent: a person whose turn came later has been notified."""
        mark = f"mark-{time.monotonic_ns()}"
        game(self.person("Mark", webhook=mark), Guest(self.server, "Otto"), **TINY)
        eventually(lambda: self.calls(mark))
        time.sleep(0.2)


@contextmanager
def notice_setup(server: ServerProcess, mail_server: MailServer, receivers: Receivers) -> Iterator[NoticeSetup]:
    """Start a server, with a mail server and a receiver of webhooks."""
    with opened(mail_server) as port:
        mail = {"mail": f"smtp://127.0.0.1:{port}", "public_url": URL}
        server.settings |= {**mail, "private_webhooks": True, "notice_delay": 0.2, "notice_pause": 0}
        try:
            yield NoticeSetup(server.start(), mail_server, receivers.start(answer(200)))
        finally:
            server.kill()


def link_in(letter: EmailMessage, path: str = "confirm") -> str:
    """The link of a letter that leads to this page."""
    found = re.findall(rf"^{URL}/{path}\?token=\S+$", letter.get_content(), re.MULTILINE)
    assert len(found) == 1, letter
    return str(found[0])


def told_of(subjects: Iterable[str]) -> int:
    """Of how many turns or ends of games letters tell: one may tell of several."""
    counts = [re.search("[0-9]+", subject) for subject in subjects]
    return sum(int(count[0]) if count else 1 for count in counts)


def turn_over(table: str, *people: Guest) -> None:
    """These play their turns to the end, one after the other."""
    for person in people:
        while legal := (position := person.position(table)).get("legal"):
            assert person.do(table, "play", at=position["at"], action=legal[-1]["action"]).status == 200


# Rounds


class ShiftedClock:
    """A clock that runs ahead of everybody else's."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self) -> float:
        return time.time() + self.seconds

    def monotonic(self) -> float:
        return time.monotonic() + self.seconds


class NoticeRounds:
    """People at real tables in a database, whom postmen tell when a test says so."""

    def __init__(self, config: Config, clock: ShiftedClock) -> None:
        self.config = config
        self.clock = clock
        self.storage = Storage(config.database_url)
        self.tables = LiveTables(
            config, self.storage, BotService(config, BotPool(), Metrics()), Metrics(), ServerClock()
        )
        self.people = People(self.storage, config.session_days)
        self.notice_senders: list[NoticeSender] = []
        self.eyes: set[tuple[str, str]] = set()

    def looks(self, person: str, table: str) -> bool:
        return (person, table) in self.eyes

    async def __aenter__(self) -> Self:
        await self.storage.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for notice_sender in self.notice_senders:
            await notice_sender.close()
        await self.tables.close()
        await self.tables.bots.pool.close()
        await self.storage.close()

    async def notice_sender(self, **changes: Any) -> NoticeSender:
        """A new notice sender, as after a restart. Who looks at a table is in ``eyes``."""
        # Tests set the clock of notice senders alone.
        clock = ServerClock(self.clock.monotonic, self.clock.time)
        self.notice_senders.append(
            NoticeSender(replace(self.config, **changes), self.storage, Metrics(), clock, self.looks)
        )
        await self.notice_senders[-1].open()
        return self.notice_senders[-1]

    async def go(self, *notice_senders: NoticeSender) -> None:
        """All of these go a round at the same time."""
        await asyncio.gather(*(notice_sender.collect() for notice_sender in notice_senders))
        while any(await asyncio.gather(*(notice_sender.deliver() for notice_sender in notice_senders))):
            pass

    async def person(self, name: str, mail: str = "", **wishes: Any) -> Visitor:
        """Somebody with an address that is confirmed."""
        person, session = await self.people.guest(name, "blue", "")
        visitor = Visitor(person, hashed(session))
        token = new_token() if mail else None
        await self.people.change(visitor, PersonChange(mail=mail or None, **wishes), token)
        assert token is None or await self.people.confirm_mail(token)
        return Visitor(await self.people.person(person.id), visitor.session)

    async def subscribe(self, person: Visitor, browser: PushBrowser) -> None:
        """Somebody wants to be told in a browser."""
        wanted = NewBrowser(**browser.subscription)
        await Browsers(self.storage).add(person.person.id, person.session, wanted, "")

    async def set(self, person: Visitor, **values: object) -> None:
        """Change what the database has of somebody."""
        async with self.storage.writing() as connection:
            mine = schema.people.c.id == person.person.id
            await connection.execute(update(schema.people).where(mine).values(**values))

    async def outbox(self) -> list[Row[Any]]:
        """What is still to be sent."""
        async with self.storage.reading() as connection:
            unsent = select(schema.outbox).where(schema.outbox.c.sent.is_(None))
            return list((await connection.execute(unsent.order_by(schema.outbox.c.way))).all())

    async def told(self) -> int:
        """How many rows there are of what was told."""
        async with self.storage.reading() as connection:
            sent = select(schema.outbox.c.id).where(schema.outbox.c.sent.is_not(None))
            return len((await connection.execute(sent)).all())

    async def table(self, *people: Visitor, **choices: Any) -> str:
        """A table where these people play; it is the turn of the first."""
        seats = [OwnSeat(), *[OpenSeat()] * (len(people) - 1)]
        live_table = await self.tables.create(people[0].actor, Settings(**{**TINY, "seats": seats, **choices}))
        for person in people[1:]:
            await self.do(live_table.id, person, Join())
        while (await self.sees(live_table.id)).data.phase == "open":
            await asyncio.sleep(0.005)
        return live_table.id

    async def sees(self, table: str) -> Table:
        return await self.tables.get(table).look(None)

    async def do(self, table: str, person: Visitor, command: Command) -> None:
        await self.tables.get(table).do(person.actor, None, command)

    async def turn_over(self, table: str, *people: Visitor) -> None:
        """These play their turns to the end, one after the other."""
        for person in people:
            while (seen := await self.sees(table)).waits_for() == person.person.id:
                assert seen.state is not None
                action = seen.state.say(select_bit(seen.state.legal(), 0))
                await self.do(table, person, Play(seen.data.at, action))

    async def play_out(self, table: str, *people: Visitor) -> None:
        while (await self.sees(table)).data.phase == "playing":
            await self.turn_over(table, *people)
