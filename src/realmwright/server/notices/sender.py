"""Sends notices, by mail or webhook, that it is a person's turn or that a game is over, at tables played over days.

Notices are queued in the database (the outbox) until they are sent, and each is claimed by one process at a time.
"""

import asyncio
import hmac
import json
import logging
import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import LABEL_STYLE_TABLENAME_PLUS_COL, ColumnElement, Row, and_, delete, insert, or_, select, update

from realmwright.game import Json
from realmwright.protocol import Person
from realmwright.server.errors import Refused
from realmwright.server.installed import game_title
from realmwright.server.notices import webhooks
from realmwright.server.notices.mail import (
    AccountNews,
    Email,
    Mailer,
    PostalFault,
    Undeliverable,
    account_email,
    confirmation_email,
    game_over_email,
    turn_email,
)
from realmwright.server.notices.webhooks import Webhooks
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.server_clock import ServerClock

ROUND_SECONDS: Final = 2.0
AT_ONCE: Final = 20
RESERVED_SECONDS: Final = 120.0
"""How long a notice belongs to the process that has claimed it."""
OPEN_SECONDS: Final = 30.0
"""A person who was seen this recently has a tab open."""
BACKOFF: Final = (60.0, 300.0, 1800.0, 7200.0, 28800.0)
"""How long to wait after each failure. After the last one the notice is dropped."""
OVER_SECONDS: Final = 86_400.0
KEY: Final = "key"
CONFIRMS_PER_HOUR: Final = 5

logger = logging.getLogger("realmwright.postman")


class NoticeSender:
    """Finds out who has to be notified, and sends the notices."""

    def __init__(self, config: Config, storage: Storage, metrics: Metrics, clock: ServerClock) -> None:
        self._config = config
        self._clock = clock
        self._storage = storage
        self._metrics = metrics
        self._mailer = Mailer(config.mail, config.mail_sender) if config.mail else None
        self._webhooks = Webhooks(config.private_webhooks)
        self._confirms = RateLimit(CONFIRMS_PER_HOUR, 3600)
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Start the rounds."""
        await self._storage.set_mark_once(KEY, secrets.token_hex(32))
        self._task = asyncio.create_task(self._run_rounds())

    async def close(self) -> None:
        """Stop the rounds. Another process sends what is still in the outbox."""
        if self._task is not None:
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

    async def check_webhook(self, url: str) -> None:
        """Raise Refused if a webhook at this URL would never be called."""
        try:
            await self._webhooks.check(url)
        except webhooks.Refused as problem:
            raise Refused("bad-webhook", str(problem)) from None

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
        while True:
            try:
                await self.collect()
                while await self.deliver():
                    pass
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("a round failed: %s", problem)
            except Exception as problem:
                logger.error("a round failed: %s", type(problem).__name__)
            await asyncio.sleep(ROUND_SECONDS)

    async def collect(self) -> None:
        """Queue new notices: one for each turn, and one for each end of a game."""
        tables, people, seats = schema.tables.c, schema.people.c, schema.seats.c
        now = self._clock.now()
        reachable = or_(people.mail_confirmed.is_(True), people.webhook.is_not(None))
        news = select(tables.id, tables.turned).where(tables.slow.is_(True), tables.notified < tables.turned)
        waiting = (
            news.join_from(schema.tables, schema.people, people.id == tables.waits_for)
            .where(tables.phase == "playing", tables.turned <= now - self._config.notice_delay, reachable)
            .limit(AT_ONCE)
        )
        for row in await self._rows(waiting):
            await self._queue("turn", row.id, row.turned, people.id == tables.waits_for)
        ended = news.where(tables.phase == "over", tables.turned > now - OVER_SECONDS).limit(AT_ONCE)
        for row in await self._rows(ended):
            sitting = select(seats.person).where(seats.table == row.id)
            await self._queue("over", row.id, row.turned, people.id.in_(sitting))

    async def _rows(self, query: Any) -> Sequence[Row[Any]]:
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).all()

    async def _queue(self, kind: str, table: str, turned: float, whom: ColumnElement[bool]) -> None:
        """Queue the notices of a table, unless another process was faster."""
        tables, people = schema.tables, schema.people.c
        claim = update(tables).where(tables.c.id == table, tables.c.notified < turned).values(notified=turned)
        query = (
            select(people.id, people.mail_confirmed, people.webhook)
            .join_from(schema.people, tables, tables.c.id == table)
            .where(whom)
        )
        async with self._storage.writing() as connection:
            if (await connection.execute(claim)).rowcount != 1:
                return
            notices = [
                {
                    "id": new_id(),
                    "person": row.id,
                    "table": table,
                    "kind": kind,
                    "way": way,
                    "turned": turned,
                    "due": self._clock.now(),
                    "tries": 0,
                }
                for row in (await connection.execute(query)).all()
                for way, reached in (("mail", row.mail_confirmed), ("webhook", row.webhook is not None))
                if reached
            ]
            if notices:
                await connection.execute(insert(schema.outbox), notices)

    async def deliver(self) -> bool:
        """Send the notices that are due; False if there are none."""
        columns = schema.outbox.c
        query = select(schema.outbox).where(columns.due <= self._clock.now()).order_by(columns.due).limit(AT_ONCE)
        rows = await self._rows(query)
        await asyncio.gather(*(self._deliver(row) for row in rows))
        return bool(rows)

    async def _deliver(self, row: Row[Any]) -> None:
        outbox = schema.outbox
        this = and_(outbox.c.id == row.id, outbox.c.due == row.due)
        if not await self._change(this, due=self._clock.now() + RESERVED_SECONDS):
            return
        mine = outbox.c.id == row.id
        result: str
        try:
            result = await self._send(row)
        except (webhooks.Refused, Undeliverable) as problem:
            logger.warning("a notice by %s was refused: %s", row.way, type(problem).__name__)
            result = "refused"
        except Exception as problem:
            # Mostly the network. Whatever it is, it must not block other notices.
            logger.warning("a notice by %s did not get through: %s", row.way, type(problem).__name__)
            result = "failed"
        self._metrics.notices.labels(row.way, result).inc()
        if result == "postponed":
            await self._change(mine, due=self._clock.now() + OPEN_SECONDS)
        elif result == "failed" and row.tries < len(BACKOFF):
            await self._change(mine, due=self._clock.now() + BACKOFF[row.tries], tries=row.tries + 1)
        else:
            async with self._storage.writing() as connection:
                await connection.execute(delete(outbox).where(mine))

    async def _change(self, which: ColumnElement[bool], **values: object) -> bool:
        async with self._storage.writing() as connection:
            return (await connection.execute(update(schema.outbox).where(which).values(**values))).rowcount == 1

    async def _send(self, notice: Row[Any]) -> str:
        """Send a notice if it is still valid; returns the result.

        It is postponed while the person has a tab open, if they want it so.
        """
        people, tables = schema.people, schema.tables
        query = select(people, tables).join_from(people, tables, tables.c.id == notice.table)
        query = query.where(people.c.id == notice.person).set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
        rows = await self._rows(query)
        if not rows:
            return "void"
        row = rows[0]
        turn = notice.kind == "turn"
        if turn and (row.tables_waits_for != notice.person or row.tables_turned != notice.turned):
            return "void"
        if turn and not row.people_notify_open and time.time() - row.people_seen < OPEN_SECONDS:
            return "postponed"
        if notice.way == "webhook" and row.people_webhook:
            await self._webhooks.call(row.people_webhook, row.people_webhook_secret, self._body(row, notice))
            return "sent"
        if notice.way == "mail" and self._mailer is not None and row.people_mail_confirmed:
            await self._mailer.send(await self._email(row, turn))
            return "sent"
        return "void"

    async def _email(self, row: Row[Any], turn: bool) -> Email:
        game = row.tables_title or game_title(row.tables_game)
        url = f"{self._url()}/table/{row.tables_id}"
        unsubscribe = f"{self._url()}/unsubscribe?token={await self.unsubscribe_token(row.people_id)}"
        language, to, name = row.people_language, row.people_mail, row.people_name
        if turn:
            due = f"{datetime.fromtimestamp(row.tables_due, UTC):%Y-%m-%d %H:%M} UTC" if row.tables_due else None
            return turn_email(language, to, name=name, game=game, table_url=url, unsubscribe=unsubscribe, due=due)
        return game_over_email(
            language, to, name=name, game=game, table_url=url, unsubscribe=unsubscribe, winners=_winners(row)
        )

    def _body(self, row: Row[Any], notice: Row[Any]) -> dict[str, Json]:
        return {
            "id": notice.id,
            "kind": notice.kind,
            "table": row.tables_id,
            "url": f"{self._url()}/table/{row.tables_id}" if self._url() else None,
            "game": row.tables_game,
            "title": row.tables_title,
            "name": row.people_name,
            "due": row.tables_due if notice.kind == "turn" else None,
            "winners": _winners(row),
        }


def _winners(row: Row[Any]) -> list[str]:
    names = json.loads(row.tables_names)
    return [names[seat] or "?" for seat in json.loads(row.tables_winners or "[]")]
