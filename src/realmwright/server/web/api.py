"""The routes of the HTTP API: who somebody is, which tables there are, and what can be had of them."""

import json
import time
from typing import Any, Final

from sqlalchemy import Row, Select, or_, select

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
    Person,
    PersonChange,
    Position,
    SessionSign,
    Settings,
    TableList,
    TableSign,
)
from realmwright.server.errors import Refused
from realmwright.server.installed import game_signs
from realmwright.server.notices.sender import Postman
from realmwright.server.operations.rate_limits import Limit
from realmwright.server.people.accounts import People, new_token
from realmwright.server.people.removal import forget_person, pass_tables
from realmwright.server.storage import schema
from realmwright.server.web.routing import Call, Query, Route
from realmwright.server.web.socket import Desk

PAGE: Final = 50
WAITING: Final = 500
"""How many tables that wait for somebody are shown at once, before all others."""
PHASES: Final = ("open", "playing", "over", "closed")


class Api:
    """Everything that can be asked for over HTTP."""

    def __init__(self, desk: Desk, people: People, postman: Postman) -> None:
        self._desk = desk
        self._hall = desk.hall
        self._people = people
        self._postman = postman
        config = self._hall.config
        self._guests = Limit(config.guests_per_hour, 3600)
        self._logins = Limit(config.logins_per_hour, 3600)

    def routes(self) -> list[Route]:
        """All routes."""
        phase = Query("phase", "Only tables in this phase.", choices=PHASES)
        game = Query("game", "Only tables of this game.")
        before = Query("before", "Go on behind the last page: its `more`.", "number")
        lists = (phase, game, before)
        return [
            Route("GET", "/offer", self.get_offer, gives=Offer, session=False),
            Route("POST", "/guests", self.create_guest, NewGuest, Entrance, session=False, status=201, codes=(403,)),
            Route("POST", "/sessions", self.log_in, Credentials, Entrance, session=False, status=201, codes=(401,)),
            Route("GET", "/sessions", self.list_sessions, gives=list[SessionSign]),
            Route("DELETE", "/sessions/this", self.log_out, status=204),
            Route("DELETE", "/sessions", self.log_out_everywhere, status=204),
            Route("GET", "/me", self.get_me, gives=Person),
            Route("PATCH", "/me", self.change_me, PersonChange, Person),
            Route("DELETE", "/me", self.delete_me, Farewell, status=204, codes=(409,)),
            Route("GET", "/me/export", self.export_me, gives=dict[str, Any]),
            Route("POST", "/me/account", self.create_account, NewAccount, Person, status=201, codes=(409,)),
            Route("PUT", "/me/password", self.change_password, NewPassword, status=204, codes=(409,)),
            Route("GET", "/me/tables", self.list_my_tables, gives=TableList, query=lists),
            Route("GET", "/tables", self.list_tables, gives=TableList, session=False, query=lists),
            Route("POST", "/tables", self.create_table, Settings, Position, status=201),
            Route("GET", "/tables/{table}", self.get_table, gives=Position, session=False, codes=(403, 404)),
            Route("POST", "/tables/{table}/orders", self.give_order, Order, Done, codes=(404, 409)),
        ]

    # What there is

    async def get_offer(self, call: Call) -> Offer:
        """Games with their options and bots; and who you are, if you are known."""
        return Offer(game_signs(), person=call.found.person if call.found else None)

    # People

    async def create_guest(self, call: Call) -> Entrance:
        """Come in as a guest: no account, and play at once."""
        if not self._guests.take(call.address, time.monotonic()):
            raise Refused("limit", "too many guests came from your address; try again later")
        person, call.token = await self._people.guest(call.body.name, call.body.colour, call.agent)
        return Entrance(person, call.token)

    async def log_in(self, call: Call) -> Entrance:
        """Log in to an account.

        Whoever was a guest until now, and says `claim`, brings his tables along.
        """
        asked: Credentials = call.body
        self._take_login(call.address)
        self._take_login(f"login {asked.login.casefold()}")
        person, call.token = await self._people.log_in(asked.login, asked.password, call.agent)
        guest = call.found
        if asked.claim and guest is not None and guest.person.login is None:
            await pass_tables(self._hall, self._people, guest.person.id, person)
        return Entrance(person, call.token)

    def _take_login(self, caller: str) -> None:
        """Passwords cannot be tried, nor made, without end."""
        if not self._logins.take(caller, time.monotonic()):
            raise Refused("limit", "too many attempts with passwords; try again later")

    async def list_sessions(self, call: Call) -> list[SessionSign]:
        """All places where you are logged in."""
        return await self._people.sessions(call.visitor)

    async def log_out(self, call: Call) -> None:
        """End this session."""
        await self._people.log_out(call.visitor)
        call.ended = True

    async def log_out_everywhere(self, call: Call) -> None:
        """End all of your sessions."""
        await self._people.log_out_everywhere(call.visitor)
        call.ended = True

    async def get_me(self, call: Call) -> Person:
        """Who you are."""
        return call.visitor.person

    async def change_me(self, call: Call) -> Person:
        """Change your name, colour, language or how you are notified."""
        change: PersonChange = call.body
        token = None
        if self._people.wants_letter(call.visitor, change):
            # Sent first: an address where no letter can go is not kept.
            token = new_token()
            await self._postman.confirm(call.visitor.person, change.mail or "", token)
        return await self._people.change(call.visitor, change, token)

    async def delete_me(self, call: Call) -> None:
        """Forget you: name, words, addresses and sessions. Games that you are in are resigned."""
        if call.visitor.person.login is not None:
            self._take_login(call.visitor.person.id)
            await self._people.check_password(call.visitor, call.body.password or "")
        await forget_person(self._hall, self._people, call.visitor.actor)
        call.ended = True

    async def export_me(self, call: Call) -> dict[str, Any]:
        """Everything that is kept of you."""
        return await self._people.export(call.visitor)

    async def create_account(self, call: Call) -> Person:
        """Make an account of yourself as a guest; everything stays yours."""
        self._take_login(call.visitor.person.id)
        return await self._people.make_account(call.visitor, call.body.login, call.body.password)

    async def change_password(self, call: Call) -> None:
        """Change your password; your other sessions end."""
        self._take_login(call.visitor.person.id)
        await self._people.change_password(call.visitor, call.body.old, call.body.new)

    # Tables

    async def list_my_tables(self, call: Call) -> TableList:
        """Your tables, those that wait for you first."""
        mine = call.visitor.person.id
        columns = schema.tables.c
        asked = select(schema.tables).join(schema.seats, schema.seats.c.table == columns.id)
        asked = asked.where(schema.seats.c.person == mine)
        if "phase" not in call.query:
            asked = asked.where(columns.phase != "closed")
        rest = await self._list(asked.where(or_(columns.waits_for.is_(None), columns.waits_for != mine)), call, mine)
        if "before" in call.query:
            return rest
        waiting = await self._list(asked.where(columns.waits_for == mine), call, mine, WAITING)
        return TableList(waiting.tables + rest.tables, rest.more)

    async def list_tables(self, call: Call) -> TableList:
        """The tables that are open to everybody's eyes."""
        asked = select(schema.tables).where(schema.tables.c.public.is_(True))
        return await self._list(asked, call, call.found.person.id if call.found else None)

    async def _list(self, asked: Select[Any], call: Call, person: str | None, most: int = PAGE) -> TableList:
        columns = schema.tables.c
        if "phase" in call.query:
            asked = asked.where(columns.phase == call.query["phase"])
        if "game" in call.query:
            asked = asked.where(columns.game == call.query["game"])
        if "before" in call.query:
            asked = asked.where(columns.changed < call.query["before"])
        async with self._hall.storage.reading() as connection:
            rows = (await connection.execute(asked.order_by(columns.changed.desc()).limit(most))).all()
        more = repr(rows[-1].changed) if len(rows) == most else None
        return TableList([_sign(row, person) for row in rows], more)

    async def create_table(self, call: Call) -> Position:
        """Open a table."""
        room = await self._hall.create(call.visitor.actor, call.body)
        return await self._desk.position(call.visitor, room.id)

    async def get_table(self, call: Call) -> Position:
        """A table as you see it."""
        return await self._desk.position(call.found, call.path["table"])

    async def give_order(self, call: Call) -> Done:
        """Do something at a table. It is written down for good when the answer comes."""
        table = call.path["table"]
        try:
            return await self._desk.do(call.visitor, table, call.body.id, call.body.command)
        except Refused as problem:
            if problem.code == "stale":
                problem.position = await self._desk.position(call.visitor, table)
            raise


def _sign(row: Row[Any], person: str | None) -> TableSign:
    return TableSign(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=row.phase,
        names=json.loads(row.names),
        created=row.created,
        changed=row.changed,
        public=row.public,
        yours=person is not None and row.waits_for == person,
        winners=json.loads(row.winners) if row.winners else None,
    )
