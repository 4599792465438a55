"""The routes of the HTTP API for people and tables."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, and_, false, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import (
    Credentials,
    Done,
    Entrance,
    Farewell,
    NewAccount,
    NewGuest,
    NewPassword,
    Offer,
    Order,
    PasswordReset,
    Person,
    PersonChange,
    Position,
    ResetRequest,
    SessionSign,
    Settings,
    TableList,
    TableSign,
)
from realmwright.server.daily import game_of_today
from realmwright.server.errors import Refused
from realmwright.server.installed import game_signs
from realmwright.server.notices.sender import NoticeSender
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.people.accounts import People, new_token
from realmwright.server.people.blocks import apart_from
from realmwright.server.people.claiming import claim_tables
from realmwright.server.people.deletion import delete_person
from realmwright.server.people.login_limits import LoginLimits
from realmwright.server.storage import schema
from realmwright.server.storage.paging import Stream, read_page
from realmwright.server.storage.sanctions import need_taking_part
from realmwright.server.web.command_service import CommandService
from realmwright.server.web.routing import ApiRequest, Query, Route

PAGE: Final = 50
PAGE_OF_ONE: Final = 3
"""How many tables of one host a page of the public list has at most, so that nobody can fill it."""
WAITING: Final = 500
"""How many tables that wait for the person are listed at once, before all others."""
RESETS_PER_HOUR: Final = 5
"""How many letters that reset a password go to one person in an hour."""
PHASES: Final = ("open", "playing", "over", "closed")
ENDED: Final = ("over", "closed")


class Api:
    """The handlers for people and tables."""

    def __init__(self, commands: CommandService, people: People, notices: NoticeSender) -> None:
        self._commands = commands
        self._tables = commands.tables
        self._people = people
        self._notices = notices
        config = self._tables.config
        self._guests = RateLimit(lambda: config.guests_per_hour, 3600)
        self._logins = LoginLimits(lambda: config.logins_per_hour)
        self._letters = RateLimit(lambda: config.logins_per_hour, 3600)
        self._resets = RateLimit(RESETS_PER_HOUR, 3600)

    def routes(self) -> list[Route]:
        """All routes."""
        phase = Query("phase", "Only tables in this phase.", choices=PHASES)
        game = Query("game", "Only tables of this game.")
        before = Query("before", "Go on behind the last page: its `more`.", "place")
        lists = (phase, game, before)
        return [
            Route("GET", "/offer", self.get_offer, gives=Offer, session=False),
            Route("POST", "/guests", self.create_guest, NewGuest, Entrance, session=False, status=201, codes=(403,)),
            Route(
                "POST",
                "/sessions",
                self.log_in,
                Credentials,
                Entrance,
                session=False,
                status=201,
                codes=(401, 403),
                always=True,
            ),
            Route("POST", "/resets", self.request_reset, ResetRequest, session=False, status=204, codes=(403,)),
            Route("PUT", "/resets", self.reset_password, PasswordReset, session=False, status=204, codes=(409,)),
            Route("GET", "/sessions", self.list_sessions, gives=list[SessionSign]),
            Route("DELETE", "/sessions/this", self.log_out, status=204, always=True),
            Route("DELETE", "/sessions", self.log_out_everywhere, status=204, always=True),
            Route("GET", "/me", self.get_me, gives=Person),
            Route("PATCH", "/me", self.change_me, PersonChange, Person, codes=(403,)),
            Route("DELETE", "/me", self.delete_me, Farewell, status=204, codes=(409,), always=True),
            Route("GET", "/me/export", self.export_me, gives=dict[str, Any]),
            Route("POST", "/me/account", self.create_account, NewAccount, Person, status=201, codes=(403, 409)),
            Route("PUT", "/me/password", self.change_password, NewPassword, status=204, codes=(409,)),
            Route("GET", "/me/tables", self.list_my_tables, gives=TableList, query=lists),
            Route("GET", "/tables", self.list_tables, gives=TableList, session=False, query=lists),
            Route("POST", "/tables", self.create_table, Settings, Position, status=201),
            Route("GET", "/tables/{table}", self.get_table, gives=Position, session=False, codes=(403, 404)),
            Route("POST", "/tables/{table}/orders", self.give_order, Order, Done, codes=(404, 409)),
        ]

    # Games

    async def get_offer(self, request: ApiRequest) -> Offer:
        """Games with their options and bots; and who you are, if you have a session."""
        person = request.found.person if request.found else None
        config = self._tables.config
        daily = game_of_today(config, self._tables.clock.now())
        return Offer(
            game_signs(),
            person=person,
            daily=daily,
            ratings=config.ratings,
            profiles=config.profiles,
            tournaments=config.tournaments,
            guests=config.guests,
            registration=config.registration,
            bulletin=self._commands.board.bulletin(),
            matching=config.matching,
            challenges=config.challenges,
            phrases_only=config.phrases_only,
            holidays=config.holidays,
        )

    # People

    async def create_guest(self, request: ApiRequest) -> Entrance:
        """Come in as a guest: no account, and play at once."""
        config = self._tables.config
        if not (config.guests or config.registration):
            raise Refused("no-registration", "only people with an account can come in, and none can be made now")
        if not self._guests.take(request.address, time.monotonic()):
            raise Refused("limit", "too many guests came from your address; try again later")
        name = self._tables.wording.guest_name(request.body.name)
        person, request.token = await self._people.guest(name, request.body.colour, request.agent)
        return Entrance(person, request.token)

    async def log_in(self, request: ApiRequest) -> Entrance:
        """Log in to an account.

        A guest who sets `claim` brings their tables along.
        """
        credentials: Credentials = request.body
        guest = request.found
        claims = credentials.claim and guest is not None and guest.person.login is None
        if claims and guest is not None:
            need_taking_part(guest.person)
        with self._logins.attempt(credentials.login, request.address, await self._device(request, credentials.login)):
            person, request.token = await self._people.log_in(credentials.login, credentials.password, request.agent)
        request.device = await self._people.remember_device(person.id, request.device)
        if claims and guest is not None:
            await claim_tables(self._tables, self._people, guest.person.id, person)
            person = await self._people.person(person.id)
        return Entrance(person, request.token)

    async def _device(self, request: ApiRequest, login: str) -> str | None:
        """The device of a request, if somebody has logged in to this account with it before."""
        device = request.device
        return device if device is not None and await self._people.knows_device(login, device) else None

    async def _check_password(self, request: ApiRequest, password: str) -> None:
        """Raise Refused unless this is the password of the account that the request is from."""
        visitor = request.visitor
        # Whoever has a session has logged in, so it has a limit of its own like a device.
        with self._logins.attempt(visitor.person.login or visitor.person.id, request.address, visitor.session):
            await self._people.check_password(visitor, password)

    async def request_reset(self, request: ApiRequest) -> None:
        """Have a letter sent with a link that resets the password, to the confirmed address of an account.

        The answer is the same whether or not there is such an account.
        """
        self._notices.check_mailer()
        if not self._letters.take(request.address, time.monotonic()):
            raise Refused("limit", "too many letters were asked for from your address; try again later")
        # Nothing is looked up before the answer, so not even its time can tell anything.
        self._tables.tasks.start(self._send_reset(request.body.who))

    async def _send_reset(self, who: str) -> None:
        for person in await self._people.with_mail(who):
            # Beyond the limit the last letter stays valid: nobody can make it useless by asking again.
            if self._resets.take(person.id, time.monotonic()):
                await self._notices.send_reset(person, await self._people.begin_reset(person.id))

    async def reset_password(self, request: ApiRequest) -> None:
        """Set a new password with the token of a letter, within an hour and once; all of your sessions end."""
        person = await self._people.reset_password(request.body.token, request.body.password)
        request.device = await self._people.remember_device(person.id, request.device)
        self._tables.tasks.start(self._notices.tell_password(person))

    async def list_sessions(self, request: ApiRequest) -> list[SessionSign]:
        """All places where you are logged in."""
        return await self._people.sessions(request.visitor)

    async def log_out(self, request: ApiRequest) -> None:
        """End this session."""
        await self._people.log_out(request.visitor)
        request.ended = True

    async def log_out_everywhere(self, request: ApiRequest) -> None:
        """End all of your sessions."""
        await self._people.log_out_everywhere(request.visitor)
        request.ended = True

    async def get_me(self, request: ApiRequest) -> Person:
        """Who you are."""
        return request.visitor.person

    async def change_me(self, request: ApiRequest) -> Person:
        """Change your name, colour, language or how you are notified."""
        change: PersonChange = request.body
        person, token = request.visitor.person, None
        if change.name is not None and change.name != person.name:
            self._tables.wording.check_own_name(change.name, person.login is not None)
        new_mail = change.mail is not None and change.mail != (person.mail or "")
        if new_mail and person.login is not None:
            # Whoever has the address of an account can reset its password.
            await self._check_password(request, change.password or "")
        if self._people.needs_confirmation(request.visitor, change):
            # Sent first: an address that cannot receive mail is not stored.
            token = new_token()
            await self._notices.confirm(person, change.mail or "", token)
        webhook = (person.webhook or "") if change.webhook is None else change.webhook
        if webhook and (change.webhook is not None or change.webhook_form is not None):
            await self._notices.check_webhook(webhook, change.webhook_form or person.webhook_form)
        changed = await self._people.change(request.visitor, change, token)
        if new_mail and person.mail_confirmed and person.login is not None:
            self._tables.tasks.start(self._notices.tell_new_mail(person))
        return changed

    async def delete_me(self, request: ApiRequest) -> None:
        """Delete your name, chat messages, addresses and sessions. Games that you are in are resigned."""
        if request.visitor.person.login is not None:
            await self._check_password(request, request.body.password or "")
        await delete_person(self._tables, self._people, request.visitor.actor)
        request.ended = True

    async def export_me(self, request: ApiRequest) -> dict[str, Any]:
        """Everything that is stored about you."""
        return await self._people.export(request.visitor)

    async def create_account(self, request: ApiRequest) -> Person:
        """Turn yourself from a guest into a person with an account; you keep everything."""
        if not self._tables.config.registration:
            raise Refused("no-registration", "no accounts can be made here now")
        self._tables.wording.check(request.body.login, "a name")
        with self._logins.attempt(request.body.login, request.address):
            person = await self._people.make_account(request.visitor, request.body.login, request.body.password)
        request.device = await self._people.remember_device(person.id, request.device)
        return person

    async def change_password(self, request: ApiRequest) -> None:
        """Change your password; your other sessions end."""
        await self._check_password(request, request.body.old)
        await self._people.change_password(request.visitor, request.body.new)
        self._tables.tasks.start(self._notices.tell_password(request.visitor.person))

    # Tables

    async def list_my_tables(self, request: ApiRequest) -> TableList:
        """Your tables: first those that wait for you, by how soon your time is up."""
        mine = request.visitor.person.id
        columns, seats = schema.tables.c, schema.seats.c
        # Whoever sits at a table knows how it ended.
        query = select(schema.tables, false().label("unknown")).join(schema.seats, seats.table == columns.id)
        query = query.where(seats.person == mine)
        if "phase" not in request.query:
            query = query.where(columns.phase != "closed")
        waits = columns.waits_for.is_not_distinct_from(mine)
        unfinished = Stream(query.where(seats.ended.is_(None), ~waits), columns.changed, columns.id)
        finished = Stream(query.where(seats.ended.is_not(None)), seats.ended, seats.table)
        phase, waiting = request.query.get("phase"), query.where(seats.ended.is_(None), waits)
        streams = [finished] if phase in ENDED else [unfinished] if phase else [unfinished, finished]
        for name in ("phase", "game"):
            if name in request.query:
                waiting = waiting.where(columns[name] == request.query[name])
        urgent = waiting.order_by(columns.due.is_(None), columns.due, columns.changed).limit(WAITING)
        # A table whose turn passes to you meanwhile is not found twice.
        async with self._tables.storage.reading_snapshot() as connection:
            rest = await self._page(connection, streams, request, mine)
            if "before" in request.query or phase in ENDED:
                return rest
            rows = (await connection.execute(urgent)).all()
        now = self._tables.clock.now()
        return TableList([_sign(row, mine, now) for row in rows] + rest.tables, rest.more)

    async def list_tables(self, request: ApiRequest) -> TableList:
        """The public tables: of one host the latest few, and none where one of you has blocked the other."""
        person = request.found.person.id if request.found else None
        columns, seats = schema.tables.c, schema.seats.alias().c
        # Whoever sits at a table knows how it ended; others see it with the delay of the table.
        sits = select(seats.table).where(seats.table == columns.id, seats.person == person).exists()
        ended = time.time() - self._tables.config.spectator_delay
        unknown = and_(columns.delayed.is_(True), columns.phase == "over", columns.turned > ended, ~sits)
        query = select(schema.tables, unknown.label("unknown")).where(columns.public.is_(True))
        if person is not None:
            query = query.where(or_(columns.host.is_(None), columns.host.not_in(apart_from(person))))
        wanted = request.query.get("phase")
        streams = [
            Stream(query.where(columns.phase == phase), columns.changed, columns.id)
            for phase in (PHASES if wanted is None else [wanted])
        ]
        if wanted == "playing":
            secret = query.where(columns.phase == "over", columns.changed > ended, unknown)
            streams.append(Stream(secret, columns.changed, columns.id))
        async with self._tables.storage.reading_snapshot() as connection:
            return await self._page(connection, streams, request, person, PAGE_OF_ONE)

    async def _page(
        self,
        connection: AsyncConnection,
        streams: Sequence[Stream],
        request: ApiRequest,
        person: str | None,
        most_of_a_host: int = PAGE,
    ) -> TableList:
        of_host: Counter[str] = Counter()
        phase, game = request.query.get("phase"), request.query.get("game")

        def wanted(row: Row[Any]) -> bool:
            if game not in (None, row.game) or phase not in (None, _phase(row)):
                return False
            host = row.host or row.id
            of_host[host] += 1
            return of_host[host] <= most_of_a_host

        rows, more = await read_page(connection, streams, request.query.get("before"), PAGE, wanted)
        now = self._tables.clock.now()
        return TableList([_sign(row, person, now) for row in rows], None if more is None else str(more))

    async def create_table(self, request: ApiRequest) -> Position:
        """Open a table."""
        settings = self._tables.wording.settings(request.body)
        table = await self._tables.create(request.visitor.actor, settings)
        return await self._commands.position(request.visitor, table.id)

    async def get_table(self, request: ApiRequest) -> Position:
        """A table as you see it."""
        return await self._commands.position(request.found, request.path["table"])

    async def give_order(self, request: ApiRequest) -> Done:
        """Carry out a command at a table. It is committed when the answer comes."""
        table = request.path["table"]
        try:
            return await self._commands.do(request.visitor, table, request.body.id, request.body.command)
        except Refused as problem:
            if problem.code == "stale":
                problem.position = await self._commands.position(request.visitor, table)
            raise


def _phase(row: Row[Any]) -> str:
    """The phase of a table, as far as the reader may know it."""
    return "playing" if row.unknown else str(row.phase)


def _sign(row: Row[Any], person: str | None, now: float) -> TableSign:
    yours = person is not None and row.waits_for == person
    return TableSign(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=_phase(row),
        names=json.loads(row.names),
        created=row.created,
        changed=row.changed,
        public=row.public,
        yours=yours,
        left=max(0.0, row.due - now) if yours and row.due is not None else None,
        winners=json.loads(row.winners) if row.winners and not row.unknown else None,
    )
