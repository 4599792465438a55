"""Sends notices: of turns and ends of games over days, of games that somebody asks for, and of reports to moderators.

They go by mail, to a webhook and to browsers (web push). They are queued in the database (the outbox) until they are
sent, and each is claimed by one process at a time. What is due at the same time is one message.
"""

import asyncio
import contextlib
import hmac
import json
import logging
import secrets
import time
from collections.abc import Callable, Container, Sequence
from email.utils import parseaddr
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, Update, and_, delete, false, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.game import Json
from realmwright.protocol import Person, WebhookForm
from realmwright.server.errors import Refused
from realmwright.server.installed import game_title
from realmwright.server.moderation.waiting import still_waiting, told_of_report
from realmwright.server.notices import push, webhooks
from realmwright.server.notices.chats import chat_call, wrong_form
from realmwright.server.notices.invitations import Invitation, challenges_of, rematches_of
from realmwright.server.notices.mail import (
    AccountNews,
    Mailer,
    PostalFault,
    Unconfirmed,
    Undeliverable,
    account_email,
    confirmation_email,
    notice_email,
)
from realmwright.server.notices.messages import (
    MOST,
    News,
    details,
    headline,
    local_time,
    more_of,
    quiet_until,
    sentence,
)
from realmwright.server.notices.outbox import Channel, Claim, Outbox
from realmwright.server.notices.webhooks import Webhooks
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.holidays import is_away
from realmwright.server.people.reports import begins_with
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.presence import ANYWHERE

ROUND_SECONDS: Final = 2.0
CLOSE_SECONDS: Final = 10.0
"""How long a server that stops waits for what is on its way."""
AT_ONCE: Final = 20
OPEN_SECONDS: Final = 30.0
"""A person who was seen this recently has a tab open."""
BACKOFF: Final = (60.0, 300.0, 1800.0, 7200.0, 28800.0)
"""How long to wait after each failure. After the last one the notice is dropped."""
OVER_SECONDS: Final = 86_400.0
CHALLENGE_SECONDS: Final = 5.0
"""How long somebody who is here may take to see a challenge before they are told otherwise."""
WAITS: Final = ("turn", "challenge", "rematch", "report")
"""What goes on waiting for whoever has seen it."""
ELSEWHERE: Final = ("challenge", "rematch", "report")
"""What is not to be seen at its table itself, so that it may be over while that stays as it is."""
PUSH_SECONDS: Final = 86_400
"""How long a service of web push keeps a message for a browser that is off."""
KEY: Final = "key"
PUSH_KEY: Final = "push-key"
CONFIRMS_PER_HOUR: Final = 5
GONE: Final = (404, 410)
"""What a service of web push answers for a browser that wants no more."""

logger = logging.getLogger("realmwright.notices")


class NoticeSender:
    """Finds out who has to be notified, and sends the notices."""

    def __init__(
        self,
        config: Config,
        storage: Storage,
        metrics: Metrics,
        clock: ServerClock,
        looks: Callable[[str, str], bool] = lambda person, table: False,
    ) -> None:
        """``looks`` says whether a person looks at a table now, or has the page in sight at all."""
        self._config = config
        self._clock = clock
        self._storage = storage
        self._metrics = metrics
        self._mailer = Mailer(config.mail, config.mail_sender) if config.mail else None
        self._webhooks = Webhooks(config.private_webhooks, config.private_webhooks)
        self._outbox = Outbox(storage)
        self._looks = looks
        self._push_key: push.PushKey | None = None
        self._confirms = RateLimit(CONFIRMS_PER_HOUR, 3600)
        self._task: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def open(self) -> None:
        """Start the rounds."""
        await self._storage.set_mark_once(KEY, secrets.token_hex(32))
        self._task = asyncio.create_task(self._run_rounds())

    async def close(self) -> None:
        """Stop the rounds; what is on its way may arrive. Another process sends what is still in the outbox."""
        self._closing.set()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=CLOSE_SECONDS)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._webhooks.close()

    # Mail addresses

    def check_mailer(self) -> Mailer:
        """What sends letters; raises Refused if nothing does."""
        if self._mailer is None:
            raise Refused("not-allowed", "this server sends no letters")
        return self._mailer

    async def confirm(self, person: Person, address: str, token: str) -> None:
        """Send the mail that asks a person to confirm their address."""
        mailer = self.check_mailer()
        now = time.monotonic()
        if not self._confirms.take(person.id, now) or not self._confirms.take(address.casefold(), now):
            raise Refused("limit", "too many letters were asked for; try again later")
        url = f"{self._url()}/confirm?token={token}"
        try:
            await mailer.send(confirmation_email(person.language, address, name=person.name, confirm_url=url))
        except Undeliverable:
            raise Refused("bad-mail", "no letter can be sent to this address") from None
        except PostalFault:
            raise Refused("unavailable", "the letter could not be sent; try again later") from None

    # Webhooks and browsers

    @property
    def sends_mail(self) -> bool:
        """Whether this server sends mail."""
        return self._mailer is not None

    async def check_webhook(self, url: str, form: WebhookForm) -> None:
        """Raise Refused if a webhook of this form at this URL would never be called."""
        if not self._config.webhooks:
            raise Refused("not-allowed", "this server calls no webhooks")
        try:
            await self._webhooks.check(url)
        except webhooks.Refused as problem:
            raise Refused("bad-webhook", str(problem)) from None
        if reason := wrong_form(form, url):
            raise Refused("bad-webhook", reason)

    async def check_push(self, endpoint: str) -> None:
        """Raise Refused if nothing could be pushed to this endpoint."""
        if not self._config.push:
            raise Refused("not-allowed", "this server does not use web push")
        try:
            await self._webhooks.check(endpoint)
        except webhooks.Refused as problem:
            raise Refused("bad-push", str(problem)) from None

    async def push_key(self) -> push.PushKey | None:
        """The key that services of web push know this server by, made once; None if this server does not use it."""
        if self._push_key is None and self._config.push:
            kept = await self._storage.mark(PUSH_KEY)
            if kept is None:
                await self._storage.set_mark_once(PUSH_KEY, push.new_key())
                kept = await self._storage.mark(PUSH_KEY)
            assert kept is not None
            self._push_key = push.PushKey(kept)
        return self._push_key

    # Accounts

    async def send_reset(self, person: Person, token: str) -> None:
        """Send the link that resets the password of an account. What is behind # is not sent to any server."""
        await self._write("reset", person, f"{self._url()}/reset#{token}")

    async def tell_password(self, person: Person) -> None:
        """Tell a person that the password of their account was changed."""
        await self._write("password-changed", person, f"{self._url()}/reset")

    async def tell_new_mail(self, person: Person) -> None:
        """Tell a person, at their old address, that their account is to have another one, or none."""
        await self._write("mail-changed", person, f"{self._url()}/settings?part=account")

    async def _write(self, kind: AccountNews, person: Person, url: str) -> None:
        """Write to the confirmed address of a person. It is not tried again: they can ask for another letter."""
        if self._mailer is None or not person.mail_confirmed or person.mail is None:
            return
        names = {"name": person.name, "login": person.login or person.name}
        try:
            await self._mailer.send(account_email(person.language, person.mail, kind, url=url, **names))
            result = "sent"
        except (Undeliverable, PostalFault) as problem:
            logger.warning("a letter about an account did not get through: %s", type(problem).__name__)
            result = "failed"
        self._metrics.notices.labels("mail", result).inc()

    async def unsubscribe_token(self, person: str) -> str:
        """The token in the link to unsubscribe. It proves that the mail went to this person."""
        key = await self._storage.mark(KEY) or secrets.token_hex(32)
        return f"{person}.{hmac.digest(bytes.fromhex(key), person.encode(), 'sha256').hex()[:32]}"

    async def unsubscriber(self, token: str) -> str | None:
        """The person that a token to unsubscribe belongs to; None if it is invalid."""
        person = token.partition(".")[0]
        right = await self.unsubscribe_token(person)
        return person if hmac.compare_digest(right.encode(), token.encode()) else None

    def _url(self) -> str:
        return self._config.public_url.rstrip("/")

    # Rounds

    async def _run_rounds(self) -> None:
        while not self._closing.is_set():
            try:
                await self.collect()
                while not self._closing.is_set() and await self.deliver():
                    pass
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("a round failed: %s", problem)
            except Exception as problem:
                logger.error("a round failed: %s", type(problem).__name__)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), ROUND_SECONDS)

    async def collect(self) -> None:
        """Queue new notices: one for each turn, and one for each end of a game."""
        tables, people, seats = schema.tables.c, schema.people.c, schema.seats.c
        now = self._clock.now()
        news = select(tables.id, tables.turned).where(tables.slow.is_(True), tables.notified < tables.turned)
        waiting = (
            news.join_from(schema.tables, schema.people, people.id == tables.waits_for)
            .where(tables.phase == "playing", tables.turned <= now - self._config.notice_delay, self._reachable())
            .where(~is_away(people.id, now))
            .limit(AT_ONCE)
        )
        for row in await self._rows(waiting):
            await self._queue("turn", row.id, row.turned, people.id == tables.waits_for, _unnotified(row))
        ended = news.where(tables.phase == "over", tables.turned > now - OVER_SECONDS).limit(AT_ONCE)
        for row in await self._rows(ended):
            sitting = select(seats.person).where(seats.table == row.id)
            await self._queue("over", row.id, row.turned, people.id.in_(sitting), _unnotified(row))
        games = schema.tournament_games.c
        begun = select(tables.id, tables.turned).join_from(
            schema.tournament_games, schema.tables, tables.id == games.table
        )
        begun = begun.where(games.open.is_(True), games.told.is_(False), tables.phase == "playing").limit(AT_ONCE)
        for row in await self._rows(begun):
            sitting = select(seats.person).where(seats.table == row.id)
            claim = update(schema.tournament_games).where(games.table == row.id, games.told.is_(False))
            await self._queue("round", row.id, row.turned, people.id.in_(sitting), claim.values(told=True))
        asked = schema.challenges.c
        untold = select(asked.id, asked.table, asked.person, asked.created).where(asked.told.is_(False))
        for row in await self._rows(untold.where(asked.created < now - CHALLENGE_SECONDS).limit(AT_ONCE)):
            claim = update(schema.challenges).where(asked.id == row.id, asked.told.is_(False)).values(told=True)
            await self._queue("challenge", row.table, row.created, people.id == row.person, claim)

    def _reachable(self) -> ColumnElement[bool]:
        """Whether there is any way to reach a person."""
        people, pushes = schema.people.c, schema.push_subscriptions.c
        ways: list[ColumnElement[bool]] = [false()]
        if self._mailer is not None:
            ways.append(people.mail_confirmed.is_(True))
        if self._config.webhooks:
            ways.append(people.webhook.is_not(None))
        if self._config.push:
            ways.append(select(pushes.id).where(pushes.person == people.id).exists())
        return or_(*ways)

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).all()

    async def _queue(self, kind: str, table: str, turned: float, whom: ColumnElement[bool], claim: Update) -> None:
        """Queue the notices of a table, unless another process was faster and has the claim."""
        async with self._storage.writing() as connection:
            if (await connection.execute(claim)).rowcount == 1:
                await self._add(connection, kind, table, turned, whom)

    async def queue_report(
        self, connection: AsyncConnection, table: str, reporter: str, about: str, created: float
    ) -> None:
        """Queue the notices of a report, in the transaction that keeps it: so they are queued once, or not at all."""
        whom = told_of_report(reporter, about, time.time())
        await self._add(connection, "report", table, created, whom, self._config.notice_delay)

    async def queue_rematch(self, table: str, other: str) -> None:
        """Queue the notices that somebody plays again, for those who are not at the other table yet.

        However often it is asked for, there is one for each of them.
        """
        log, seats, people = schema.log.c, schema.seats.c, schema.people.c
        begun = select(log.time).where(log.table == table, begins_with("rematched"))
        played, there = (select(seats.person).where(seats.table == each) for each in (table, other))
        whom = and_(people.id.in_(played), people.id.not_in(there))
        async with self._storage.writing() as connection:
            asked = (await connection.execute(begun)).scalar_one()
            await self._add(connection, "rematch", table, asked, whom, CHALLENGE_SECONDS)

    async def _add(
        self,
        connection: AsyncConnection,
        kind: str,
        table: str,
        turned: float,
        whom: ColumnElement[bool],
        delay: float = 0.0,
    ) -> None:
        """Queue the notices of these people, one for each way, that are not queued already."""
        people, pushes = schema.people.c, schema.push_subscriptions.c
        there = select(schema.tables.c.id).where(schema.tables.c.id == table).exists()
        query = select(people.id, people.mail_confirmed, people.webhook).where(whom, there)
        channels = []
        for row in (await connection.execute(query)).all():
            if self._mailer is not None and row.mail_confirmed:
                channels.append(Channel(row.id, "mail", ""))
            if self._config.webhooks and row.webhook is not None:
                channels.append(Channel(row.id, "webhook", ""))
            if self._config.push:
                browsers = await connection.execute(select(pushes.id).where(pushes.person == row.id))
                channels += [Channel(row.id, "push", browser) for browser in browsers.scalars()]
        common = {"table": table, "kind": kind, "turned": turned, "due": self._clock.now() + delay, "tries": 0}
        if channels:
            notices = [{"id": new_id(), **channel._asdict(), **common} for channel in channels]
            await self._storage.add_once(connection, schema.outbox, notices)

    async def forget_old(self) -> None:
        """Forget what was told long ago."""
        await self._outbox.forget_old(self._clock.now())

    async def deliver(self) -> bool:
        """Send the notices that are due; False if there are none."""
        channels = await self._outbox.due(self._clock.now(), AT_ONCE)
        await asyncio.gather(*(self._deliver(channel) for channel in channels))
        return bool(channels)

    async def _deliver(self, channel: Channel) -> None:
        """Send what is due on a channel, as one message, if it is still of use and not to be sent later."""
        people = schema.people
        found = await self._rows(select(people).where(people.c.id == channel.person))
        if not found:
            return
        person = found[0]
        # Programs want every turn, at once and for itself.
        program = channel.way == "webhook" and person.webhook_form == "plain"
        claim = await self._outbox.claim(channel, self._clock.now(), singly=program)
        if claim is None:
            return
        if claim.called and channel.way == "webhook" and not program:
            # Nobody in a chat would know a repetition as such.
            await self._finish(channel, claim.rows, "unanswered")
            return
        notices = await self._still_of_use(person, claim.rows)
        later = await self._later(channel, person, program)
        if notices and later is not None:
            await self._outbox.postpone([notice.row for notice in notices], later)
            self._metrics.notices.labels(channel.way, "postponed").inc()
        elif notices:
            await self._send(channel, person, Claim(claim.message, [notice.row for notice in notices]), notices)

    async def _still_of_use(self, person: Row[Any], rows: Sequence[Row[Any]]) -> "list[_Notice]":
        """Those of these rows that the person does not know yet. All others are dropped, or postponed."""
        tables = schema.tables
        found = await self._rows(select(tables).where(tables.c.id.in_([row.table for row in rows])))
        by_id = {table.id: table for table in found}
        async with self._storage.reading() as connection:
            waiting = await self._still_waiting(connection, person.id, rows)
        useful: list[_Notice] = []
        useless: list[Row[Any]] = []
        seen: list[Row[Any]] = []
        for row in rows:
            table = by_id.get(row.table)
            waits = row.kind in WAITS
            # All of the page shows moderators what waits for them.
            looks = self._looks(row.person, ANYWHERE if row.kind == "report" else row.table)
            if table is None or _passed(row, table, waiting):
                useless.append(row)
            elif looks or (waits and not person.notify_open and time.time() - person.seen < OPEN_SECONDS):
                # Who has seen the end of a game knows it. Of a turn they are told if they go away without a move.
                (seen if waits else useless).append(row)
            else:
                useful.append(_Notice(row, table, waiting.get(row.id)))
        if useless:
            await self._outbox.drop(useless)
        if seen:
            await self._outbox.postpone(seen, self._clock.now() + OPEN_SECONDS)
            self._metrics.notices.labels(seen[0].way, "postponed").inc()
        return useful

    async def _still_waiting(
        self, connection: AsyncConnection, person: str, rows: Sequence[Row[Any]]
    ) -> dict[str, Invitation | None]:
        """Those of these rows that wait elsewhere than at their table, by their ids."""
        reports = [row for row in rows if row.kind == "report"]
        return {
            **await challenges_of(connection, rows, self._clock.now()),
            **await rematches_of(connection, person, rows),
            **dict.fromkeys(await still_waiting(connection, person, reports, time.time())),
        }

    async def _later(self, channel: Channel, person: Row[Any], program: bool) -> float | None:
        """When a person wants to be told, if that is not now."""
        if program:
            return None
        now = self._clock.now()
        if (ends := quiet_until(now, person.quiet_from, person.quiet_to, person.zone)) is not None:
            return ends
        pause = max(self._config.notice_pause, person.notify_every)
        last = await self._outbox.last_sent(channel) if pause else None
        return last + pause if last is not None and last + pause > now else None

    async def _send(self, channel: Channel, person: Row[Any], claim: Claim, notices: "list[_Notice]") -> None:
        news = [self._news(person, notice) for notice in notices]
        await self._outbox.call(claim.rows)
        try:
            match channel.way:
                case "mail":
                    sent = await self._send_mail(person, claim, news)
                case "push":
                    sent = await self._send_push(channel, person, claim, news)
                case _:
                    sent = await self._call_webhook(person, notices, news)
        except (webhooks.Refused, Undeliverable) as problem:
            logger.warning("a notice by %s was refused: %s", channel.way, type(problem).__name__)
            self._metrics.notices.labels(channel.way, "refused").inc()
            await self._outbox.drop(claim.rows)
            return
        except Exception as problem:
            # Mostly the network. Whatever it is, it must not block other notices.
            logger.warning("a notice by %s did not get through: %s", channel.way, type(problem).__name__)
            arrived = isinstance(problem, webhooks.Unanswered | Unconfirmed)
            await self._fail(channel, person, claim.rows, arrived)
            return
        if sent:
            await self._finish(channel, claim.rows, "sent")
        else:
            await self._outbox.drop(claim.rows)

    async def _fail(self, channel: Channel, person: Row[Any], rows: Sequence[Row[Any]], arrived: bool) -> None:
        """Try these again later, unless that was the last time, or would be told twice."""
        if arrived and channel.way == "webhook" and person.webhook_form != "plain":
            await self._finish(channel, rows, "unanswered")
            return
        self._metrics.notices.labels(channel.way, "failed").inc()
        for row in rows:
            if row.tries < len(BACKOFF):
                await self._outbox.fail([row], self._clock.now() + BACKOFF[row.tries], arrived)
            else:
                await self._outbox.drop([row])

    async def _finish(self, channel: Channel, rows: Sequence[Row[Any]], result: str) -> None:
        self._metrics.notices.labels(channel.way, result).inc()
        await self._outbox.finish(rows, self._clock.now())

    async def _send_mail(self, person: Row[Any], claim: Claim, news: Sequence[News]) -> bool:
        if self._mailer is None or not person.mail_confirmed or person.mail is None:
            return False
        unsubscribe = f"{self._url()}/unsubscribe?token={await self.unsubscribe_token(person.id)}"
        letter = notice_email(person.language, person.mail, name=person.name, news=news, unsubscribe=unsubscribe)
        await self._mailer.send(letter._replace(ident=claim.message))
        return True

    async def _call_webhook(self, person: Row[Any], notices: "list[_Notice]", news: Sequence[News]) -> bool:
        if not self._config.webhooks or person.webhook is None:
            return False
        if person.webhook_form == "plain":
            body = self._body(person, notices[0], news[0])
            await self._webhooks.call(person.webhook, body, person.webhook_secret)
        else:
            await self._webhooks.call(*chat_call(person.webhook_form, person.webhook, person.language, news))
        return True

    async def _send_push(self, channel: Channel, person: Row[Any], claim: Claim, news: Sequence[News]) -> bool:
        pushes = schema.push_subscriptions
        found = await self._rows(select(pushes).where(pushes.c.id == channel.target))
        key = await self.push_key()
        if not found or key is None:
            return False
        content = push.message(*_told_at_once(person.language, news))
        headers = key.headers(found[0].endpoint, self._contact(), claim.message, PUSH_SECONDS)
        try:
            await self._webhooks.post(found[0].endpoint, push.encrypt(content, found[0].key, found[0].auth), headers)
        except webhooks.Refused as problem:
            if problem.status in GONE:
                async with self._storage.writing() as connection:
                    await connection.execute(delete(pushes).where(pushes.c.id == channel.target))
            raise
        return True

    def _contact(self) -> str:
        """Where services of web push find whoever runs this server."""
        url = self._url()
        return url if url.startswith("https://") else f"mailto:{parseaddr(self._config.mail_sender)[1]}"

    def _news(self, person: Row[Any], notice: "_Notice") -> News:
        table, until = notice.table, notice.due
        path = "/moderation" if notice.row.kind == "report" else f"/table/{notice.place}"
        return News(
            kind=notice.row.kind,
            table=notice.place,
            game=table.title or game_title(table.game),
            url=f"{self._url()}{path}" if self._url() else None,
            due=local_time(until, person.zone) if until else None,
            winners=_winners(table) if notice.row.kind == "over" else (),
            who=notice.invitation.who if notice.invitation else "",
            path=path,
        )

    def _body(self, person: Row[Any], notice: "_Notice", news: News) -> dict[str, Json]:
        """What a program gets."""
        return {
            "id": notice.row.id,
            "kind": news.kind,
            "table": news.table,
            "url": news.url,
            "game": notice.table.game,
            "title": notice.table.title,
            "name": person.name,
            "due": notice.due,
            "winners": list(news.winners),
            **({"who": news.who} if notice.invitation else {}),
        }


class _Notice(NamedTuple):
    """A row of the outbox, and its table."""

    row: Row[Any]
    table: Row[Any]
    invitation: Invitation | None = None
    """The game that somebody waits for."""

    @property
    def place(self) -> str:
        """The table that it leads to."""
        return self.invitation.table if self.invitation else str(self.table.id)

    @property
    def due(self) -> float | None:
        """Until when the person has to play, or to answer."""
        if self.invitation is not None:
            return self.invitation.until
        return self.table.due if self.row.kind == "turn" else None


def _passed(row: Row[Any], table: Row[Any], waiting: Container[str]) -> bool:
    """Whether there is nothing to be told any more: the turn is over, or the game of a round, or what waited."""
    if row.kind in ELSEWHERE:
        return row.id not in waiting
    if row.kind == "round":
        return bool(table.phase != "playing")
    return bool(row.kind == "turn" and (table.waits_for != row.person or table.turned != row.turned))


def _unnotified(row: Row[Any]) -> Update:
    """Claims a table whose notices are to be queued: nobody else has done so since its last turn."""
    columns = schema.tables.c
    claim = update(schema.tables).where(columns.id == row.id, columns.notified < row.turned)
    return claim.values(notified=row.turned)


def _told_at_once(language: str, news: Sequence[News]) -> tuple[str, str, str, str]:
    """Title, text, link and tag of a push: the link leads straight to what waits, or to the list of tables."""
    paths = {item.path for item in news}
    path = paths.pop() if len(paths) == 1 else "/"
    if len(news) == 1:
        return headline(language, news), details(language, news[0]), path, path.rpartition("/")[2]
    lines = [sentence(language, item) for item in news[:MOST]]
    return headline(language, news), "\n".join([*lines, more_of(language, news) or ""]).rstrip(), path, "news"


def _winners(table: Row[Any]) -> list[str]:
    names = json.loads(table.names)
    return [names[seat] or "?" for seat in json.loads(table.winners or "[]")]
