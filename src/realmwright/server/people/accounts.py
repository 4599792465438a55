"""Guests, accounts and their sessions."""

import hashlib
import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, case, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.protocol import Person, PersonChange, QuietHours, SessionSign
from realmwright.server.errors import Refused
from realmwright.server.matching.exports import export_matching
from realmwright.server.moderation.decisions import export_decided, pass_on_decisions
from realmwright.server.moderation.waiting import (
    call_moderators,
    forget_wish,
    want_notices,
    wants_notices,
    with_waiting,
)
from realmwright.server.notices.mail import proper_address
from realmwright.server.notices.messages import known_zone
from realmwright.server.notices.outbox import export_notices
from realmwright.server.operations.ids import new_id
from realmwright.server.operations.lookalikes import look_of, shows_something
from realmwright.server.operators.changes import export_changes
from realmwright.server.people.blocks import export_blocks
from realmwright.server.people.browsers import export_browsers
from realmwright.server.people.exercises import export_exercises, pass_on_exercises
from realmwright.server.people.following import export_followed
from realmwright.server.people.holidays import export_holidays
from realmwright.server.people.learning import export_learnt, pass_on_learnt
from realmwright.server.people.passwords import Passwords
from realmwright.server.people.person_lists import pass_on_lists
from realmwright.server.people.plans import export_plans, pass_on_plans
from realmwright.server.people.puzzle_tries import export_puzzle_tries, pass_on_puzzle_tries
from realmwright.server.people.reports import forget_in_reports, pass_on_reports, remove_old_reports, reports_by
from realmwright.server.people.roles import MODERATOR, ROLES, export_roles, held, holds
from realmwright.server.people.tries import delete_tries, export_tries, pass_on_tries
from realmwright.server.profiles.results import export_results, pass_on_results
from realmwright.server.ratings.ranks import delete_ratings
from realmwright.server.ratings.rows import export_ratings
from realmwright.server.storage import schema
from realmwright.server.storage.bus import LoggedOut, MutesChanged, Reload
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import read_body, redacted, write_body
from realmwright.server.storage.sanctions import WARNING, active, need_taking_part, with_sanctions
from realmwright.server.tables.setup import Actor, plain_line
from realmwright.server.tournaments.rows import export_tournaments, leave_tournaments, pass_on_tournaments

TOKEN_BYTES: Final = 32
USED_SECONDS: Final = 3600
"""How exactly the time of the last use of a session is stored."""
RESET_SECONDS: Final = 3600
"""How long the link that resets a password works."""
DEVICE_SECONDS: Final = 400 * 86_400
"""How long a device is remembered that is not used to log in. Browsers keep no cookie for longer."""
MOST_RESETS: Final = 5
"""How many accounts with the same mail address can be reset at once."""
SECRETS: Final = ("password", "mail_token", "reset_token")
"""What is not told even to the person whose it is."""


class Visitor(NamedTuple):
    """The person that a request comes from, and the hash of their session."""

    person: Person
    session: str

    @property
    def actor(self) -> Actor:
        return Actor(self.person.id, self.person.name, self.person.colour, self.person.login is not None)


def new_token() -> str:
    """An unguessable token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """A token as it is stored, so that it cannot be used by readers of the database."""
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    """Everybody that the server knows: guests and people with accounts."""

    def __init__(self, storage: Storage, session_days: int) -> None:
        self._storage = storage
        self._session_seconds = session_days * 86_400
        self._passwords = Passwords()

    # Logging in

    async def guest(self, name: str, colour: str, agent: str) -> tuple[Person, str]:
        """Create a guest; returns the person and the token of a session."""
        now = time.time()
        row = {
            "id": new_id(),
            "name": plain_line(name, "a name"),
            "colour": colour,
            "language": "en",
            "mail_confirmed": False,
            "notify_open": True,
            "created": now,
            "seen": now,
        }
        async with self._storage.writing() as connection:
            await connection.execute(insert(schema.people), row)
            token = await self._begin_session(connection, row["id"], agent)
        return await self.person(str(row["id"])), token

    async def log_in(self, login: str, password: str, agent: str) -> tuple[Person, str]:
        """Log in to an account; returns the person and the token of a session."""
        columns = schema.people.c
        async with self._storage.reading() as connection:
            query = select(columns.id, columns.password).where(columns.login == login.casefold())
            found = (await connection.execute(query)).first()
        # The time that the answer takes must not tell whether there is such an account.
        right = await self._passwords.verify(found.password if found else None, password)
        if found is None or not right:
            raise Refused("wrong-password", "there is no account with this name and password")
        need_taking_part(await self.person(found.id))
        if self._passwords.needs_rehash(found.password):
            await self._set(found.id, password=await self._passwords.hash(password))
        async with self._storage.writing() as connection:
            token = await self._begin_session(connection, found.id, agent)
        return await self.person(found.id), token

    async def knows_device(self, login: str, device: str) -> bool:
        """Whether somebody has logged in to an account at this device before."""
        people, devices = schema.people.c, schema.devices.c
        query = (
            select(devices.hash)
            .join(schema.people, people.id == devices.person)
            .where(people.login == login.casefold(), devices.hash == hashed(device))
        )
        async with self._storage.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def remember_device(self, person: str, device: str | None) -> str:
        """Remember the device at which a person has logged in; returns its new token, which replaces the old one."""
        devices, token = schema.devices, new_token()
        async with self._storage.writing() as connection:
            if device is not None:
                # Nobody can know the new token who has given a device its old one.
                same = update(devices).where(devices.c.hash == hashed(device))
                await connection.execute(same.values(hash=hashed(token)))
            mine = (devices.c.hash == hashed(token)) & (devices.c.person == person)
            seen = await connection.execute(update(devices).where(mine).values(used=time.time()))
            if not seen.rowcount:
                row = {"hash": hashed(token), "person": person, "used": time.time()}
                await connection.execute(insert(devices), row)
        return token

    async def visitor(self, token: str) -> Visitor | None:
        """The person that a token belongs to."""
        people, sessions = schema.people, schema.sessions
        now = time.time()
        query = (
            select(people, sessions.c.used, _sanctioned(now), *map(holds, ROLES))
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.hash == hashed(token), sessions.c.used > now - self._session_seconds)
        )
        async with self._storage.reading() as connection:
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                return None
            person = await with_waiting(connection, _person(row))
            if row["sanctioned"]:
                person = await with_sanctions(connection, person, now)
        if row["used"] < now - USED_SECONDS:
            async with self._storage.writing() as connection:
                used = update(sessions).where(sessions.c.hash == hashed(token)).values(used=now)
                await connection.execute(used)
                await connection.execute(update(people).where(people.c.id == row["id"]).values(seen=now))
        return Visitor(person, hashed(token))

    async def _begin_session(self, connection: AsyncConnection, person: object, agent: str) -> str:
        token = new_token()
        now = time.time()
        row = {"hash": hashed(token), "person": person, "created": now, "used": now, "agent": agent[:200]}
        await connection.execute(insert(schema.sessions), row)
        return token

    # Sessions

    async def sessions(self, visitor: Visitor) -> list[SessionSign]:
        """All sessions of a person."""
        columns = schema.sessions.c
        query = select(schema.sessions).where(columns.person == visitor.person.id).order_by(columns.used.desc())
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [SessionSign(row.created, row.used, row.agent, row.hash == visitor.session) for row in rows]

    async def log_out(self, visitor: Visitor) -> None:
        """End this session."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.hash == visitor.session))
        await self._storage.publish(LoggedOut(visitor.person.id))

    async def log_out_everywhere(self, visitor: Visitor) -> None:
        """End all sessions, and the connections that were opened with them."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == visitor.person.id))
        await self._storage.publish(LoggedOut(visitor.person.id))

    # Accounts

    async def make_account(self, visitor: Visitor, login: str, password: str) -> Person:
        """Turn a guest into a person with an account. They keep everything."""
        if visitor.person.login is not None:
            raise Refused("not-now", "you have an account already")
        if not shows_something(login):
            raise Refused("bad-text", "a name needs letters, and no control characters")
        kept = await self._passwords.hash(password)
        mine = update(schema.people).where(schema.people.c.id == visitor.person.id, schema.people.c.login.is_(None))
        try:
            async with self._storage.writing() as connection:
                values = {"login": login.casefold(), "login_look": look_of(login), "password": kept}
                made = await connection.execute(mine.values(values))
        except IntegrityError:
            raise Refused(
                "taken", "there is an account with this name already, or with one that looks like it"
            ) from None
        if made.rowcount != 1:
            raise Refused("not-now", "you have an account already")
        return await self.person(visitor.person.id)

    async def change_password(self, visitor: Visitor, new: str) -> None:
        """Change the password. All other sessions end."""
        changed = await self._passwords.hash(new)
        async with self._storage.writing() as connection:
            mine = schema.people.c.id == visitor.person.id
            # Whoever fears for their account also stops the change of its address.
            values = {"password": changed, **_without_wanted_mail(), "reset_token": None, "reset_made": None}
            await connection.execute(update(schema.people).where(mine).values(**values))
            others = delete(schema.sessions).where(
                schema.sessions.c.person == visitor.person.id, schema.sessions.c.hash != visitor.session
            )
            await connection.execute(others)
        await self._storage.publish(LoggedOut(visitor.person.id))

    async def with_mail(self, who: str) -> list[Person]:
        """The accounts with this name or mail address, if that is confirmed."""
        columns = schema.people.c
        named = columns.mail == who if "@" in who else columns.login == who.casefold()
        query = select(schema.people).where(named, columns.mail_confirmed.is_(True), columns.login.is_not(None))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query.limit(MOST_RESETS))).mappings().all()
        return [_person(row) for row in rows]

    async def begin_reset(self, person: str) -> str:
        """A new token that resets the password of an account; an earlier one does so no longer."""
        token = new_token()
        await self._set(person, reset_token=hashed(token), reset_made=time.time())
        return token

    async def reset_password(self, token: str, password: str) -> Person:
        """Change the password of the account that a token was sent to, once. All sessions end."""
        used_up = Refused("used-up", "this link is used up, or older than an hour; ask for a new one")
        columns, oldest = schema.people.c, time.time() - RESET_SECONDS
        valid = (columns.reset_token == hashed(token)) & (columns.reset_made > oldest)
        async with self._storage.reading() as connection:
            ident = (await connection.execute(select(columns.id).where(valid))).scalar()
        if ident is None:
            raise used_up
        values = {"password": await self._passwords.hash(password), "reset_token": None, "reset_made": None}
        async with self._storage.writing() as connection:
            mine = update(schema.people).where(columns.id == ident, valid)
            if (await connection.execute(mine.values(**values, **_without_wanted_mail()))).rowcount != 1:
                raise used_up
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.person == ident))
            await connection.execute(delete(schema.devices).where(schema.devices.c.person == ident))
        await self._storage.publish(LoggedOut(ident))
        return await self.person(ident)

    async def check_password(self, visitor: Visitor, password: str) -> None:
        """Raise Refused unless this is the password of the account."""
        async with self._storage.reading() as connection:
            query = select(schema.people.c.password).where(schema.people.c.id == visitor.person.id)
            kept = (await connection.execute(query)).scalar()
        if kept is None:
            raise Refused("not-now", "you have no account yet")
        if not await self._passwords.verify(kept, password):
            raise Refused("wrong-password", "this is not your password")

    # Personal data

    async def person(self, ident: str) -> Person:
        """A person, as they see themselves."""
        now = time.time()
        async with self._storage.reading() as connection:
            query = select(schema.people, _sanctioned(now), *map(holds, ROLES)).where(schema.people.c.id == ident)
            row = (await connection.execute(query)).mappings().first()
            if row is None:
                raise Refused("unknown-person", "there is no such person")
            person = await with_waiting(connection, _person(row))
            return await with_sanctions(connection, person, now) if row["sanctioned"] else person

    async def acknowledge(self, visitor: Visitor, warning: str) -> None:
        """A person has read a warning, which is not shown to them any more."""
        columns = schema.sanctions.c
        mine = (columns.id == warning) & (columns.person == visitor.person.id) & (columns.kind == WARNING)
        async with self._storage.writing() as connection:
            read = update(schema.sanctions).where(mine, active(time.time()))
            await connection.execute(read.values(ended=time.time()))

    def needs_confirmation(self, visitor: Visitor, change: PersonChange) -> bool:
        """Whether a change names a mail address that is still to be confirmed."""
        if change.mail and not proper_address(change.mail):
            raise Refused("bad-mail", "this is not a mail address")
        same = change.mail == visitor.person.mail and visitor.person.mail_confirmed
        return bool(change.mail) and not same

    async def change(self, visitor: Visitor, change: PersonChange, mail_token: str | None) -> Person:
        """Change what is given. A new mail address is used once the token that was sent to it has come back.

        Until then a confirmed one stays in use.
        """
        values: dict[str, Any] = {}
        if change.name is not None:
            values["name"] = plain_line(change.name, "a name")
        if change.emblem is not None:
            values["emblem"] = change.emblem or None
        for name in ("colour", "language", "notify_open", "notify_every", "webhook_form", "profile"):
            if getattr(change, name) is not None:
                values[name] = getattr(change, name)
        if change.webhook is not None:
            values["webhook"] = change.webhook or None
            values["webhook_secret"] = secrets.token_hex(32) if change.webhook else None
        if change.quiet is not None:
            none = change.quiet.start == change.quiet.end
            values["quiet_from"] = None if none else change.quiet.start
            values["quiet_to"] = None if none else change.quiet.end
        if change.zone is not None:
            if not known_zone(change.zone):
                raise Refused("bad-zone", "there is no time zone of this name")
            values["zone"] = change.zone
        if change.mail and mail_token is not None and visitor.person.mail_confirmed:
            values |= {"mail_wanted": change.mail, "mail_token": hashed(mail_token)}
        elif change.mail is not None and change.mail == visitor.person.mail and visitor.person.mail_confirmed:
            values |= {"mail_wanted": None, "mail_token": None}
        elif change.mail == "" or mail_token is not None:
            values |= {"mail": change.mail or None, "mail_confirmed": False, "mail_wanted": None}
            values["mail_token"] = hashed(mail_token) if mail_token else None
        if change.report_notices is not None and MODERATOR not in visitor.person.roles:
            raise Refused("not-allowed", "only moderators are told of reports")
        if values:
            await self._set(visitor.person.id, **values)
        if change.report_notices is not None:
            await want_notices(self._storage, visitor.person.id, change.report_notices)
        return await self.person(visitor.person.id)

    async def confirm_mail(self, token: str) -> bool:
        """Confirm the mail address that a token was sent to; False if the token is unknown."""
        columns = schema.people.c
        confirmed = update(schema.people).where(columns.mail_token == hashed(token))
        values = {"mail": func.coalesce(columns.mail_wanted, columns.mail), "mail_wanted": None}
        async with self._storage.writing() as connection:
            result = await connection.execute(confirmed.values(**values, mail_confirmed=True, mail_token=None))
            return result.rowcount == 1

    async def remove_mail(self, person: str) -> None:
        """Remove the mail address of a person who wants no more mail."""
        await self._set(person, mail=None, mail_confirmed=False, mail_token=None, mail_wanted=None)

    async def _set(self, ident: str, **values: object) -> None:
        async with self._storage.writing() as connection:
            await connection.execute(update(schema.people).where(schema.people.c.id == ident).values(**values))

    async def remove_expired(self) -> None:
        """Delete expired sessions, and guests who have no session and no seat."""
        sessions, people = schema.sessions.c, schema.people.c
        expired = time.time() - self._session_seconds
        async with self._storage.writing() as connection:
            await connection.execute(delete(schema.sessions).where(sessions.used < expired))
            forgotten = schema.devices.c.used < time.time() - DEVICE_SECONDS
            await connection.execute(delete(schema.devices).where(forgotten))
            gone = and_(
                people.login.is_(None),
                people.seen < expired,
                ~select(sessions.hash).where(sessions.person == people.id).exists(),
                ~select(schema.seats.c.table).where(schema.seats.c.person == people.id).exists(),
            )
            await delete_tries(connection, schema.daily_tries.c.person.in_(select(people.id).where(gone)))
            await connection.execute(delete(schema.people).where(gone))
            await remove_old_reports(connection, time.time())

    # Export and deletion

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person has a seat."""
        query = select(schema.seats.c.table).where(schema.seats.c.person == person)
        async with self._storage.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Everything that is stored about a person."""
        ident = visitor.person.id
        async with self._storage.reading() as connection:
            person = (await connection.execute(select(schema.people).where(schema.people.c.id == ident))).mappings()
            log = schema.log
            written = select(log.c.table, log.c.number, log.c.time, log.c.body).where(log.c.person == ident)
            entries = (await connection.execute(written.order_by(log.c.table, log.c.number))).all()
            kept = {key: value for key, value in person.one().items() if key not in SECRETS}
            if not await wants_notices(connection, ident):
                kept["report_notices"] = False
            devices = select(schema.devices.c.used).where(schema.devices.c.person == ident)
            used = list((await connection.execute(devices)).scalars())
            mutes = select(schema.mutes.c.name, schema.mutes.c.created).where(schema.mutes.c.person == ident)
            muted = [dict(row) for row in (await connection.execute(mutes)).mappings()]
            theirs, hidden = schema.sanctions, ("id", "person", "change", "operator")
            held = (await connection.execute(select(theirs).where(theirs.c.person == ident))).mappings()
            sanctions = [{key: value for key, value in row.items() if key not in hidden} for row in held]
            reports = await reports_by(connection, ident)
            decided = await export_decided(connection, ident)
            blocks = await export_blocks(connection, ident)
            followed = await export_followed(connection, ident)
            browsers = await export_browsers(connection, ident)
            notices = await export_notices(connection, ident)
            learnt = await export_learnt(connection, ident)
            puzzles = await export_puzzle_tries(connection, ident)
            exercises = await export_exercises(connection, ident)
            tries = await export_tries(connection, ident)
            plans = await export_plans(connection, ident)
            ratings = await export_ratings(connection, ident)
            holidays = await export_holidays(connection, ident)
            results = await export_results(connection, ident)
            tournaments = await export_tournaments(connection, ident)
            roles = await export_roles(connection, ident)
            changes = await export_changes(connection, ident)
            matching = await export_matching(connection, ident)
        return {
            "person": kept,
            "sessions": await self.sessions(visitor),
            "devices": [{"used": moment} for moment in used],
            "browsers": browsers,
            "notices": notices,
            "mutes": muted,
            "blocks": blocks,
            "followed": followed,
            "learnt": learnt,
            "puzzles": puzzles,
            **exercises,
            "daily": tries,
            "plans": plans,
            "ratings": ratings,
            "holidays": holidays,
            "results": results,
            "tournaments": tournaments,
            "roles": roles,
            "changes": changes,
            **matching,
            "sanctions": sanctions,
            "reports": reports,
            "decided": decided,
            "tables": await self.tables_of(ident),
            "entries": [
                {"table": table, "number": number, "time": when, "body": _without_secret(body)}
                for table, number, when, body in entries
            ],
        }

    async def merge_guest(self, guest: str, person: str, tables: list[str]) -> None:
        """Make a person the author of what a guest wrote at these tables. A guest without a seat left is deleted."""
        log = schema.log
        async with self._storage.writing() as connection:
            await pass_on_learnt(connection, guest, person)
            await pass_on_puzzle_tries(connection, guest, person)
            await pass_on_exercises(connection, guest, person, tables)
            await pass_on_tries(connection, guest, person, tables)
            await pass_on_results(connection, guest, person, tables)
            await pass_on_plans(connection, guest, person, tables)
            await pass_on_tournaments(connection, guest, person, time.time())
            # Both may have used the same command ids, which are not needed any more.
            theirs = update(log).where(log.c.person == guest, log.c.table.in_(tables))
            await connection.execute(theirs.values(person=person, action_id=None))
            left = select(schema.seats.c.table).where(schema.seats.c.person == guest).limit(1)
            muters: list[str] = []
            if (await connection.execute(left)).first() is None:
                # Nobody gets rid of what others have decided about them by becoming somebody else.
                muters = await pass_on_lists(connection, guest, person)
                await pass_on_reports(connection, guest, person)
                await pass_on_decisions(connection, guest, person)
                await delete_tries(connection, schema.daily_tries.c.person == guest)
                await connection.execute(delete(schema.people).where(schema.people.c.id == guest))
        await self._storage.publish(LoggedOut(guest))
        for changed in (person, *muters):
            await self._storage.publish(MutesChanged(changed))
        for table in tables if muters else ():
            # Tables in use still know the guest as the author of what was said.
            await self._storage.publish(Reload(table))

    async def delete(self, person: str) -> list[str]:
        """Delete a person: name, chat, addresses and sessions. Returns the tables whose log has changed.

        Their actions stay, because they are part of the game of the others, but without their name.
        """
        log = schema.log
        async with self._storage.writing() as connection:
            rows = (await connection.execute(select(log).where(log.c.person == person))).all()
            for row in rows:
                body = read_body(row.body)
                if redacted(body) != body:
                    place = (log.c.table == row.table) & (log.c.number == row.number)
                    await connection.execute(update(log).where(place).values(body=write_body(redacted(body))))
            changed = sorted({row.table for row in rows})
            await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table.in_(changed)))
            await connection.execute(delete(schema.seats).where(schema.seats.c.person == person))
            await forget_in_reports(connection, person)
            await leave_tournaments(connection, person, time.time())
            await delete_tries(connection, schema.daily_tries.c.person == person)
            await delete_ratings(connection, schema.ratings.c.person == person)
            await forget_wish(connection, person)
            await connection.execute(delete(schema.people).where(schema.people.c.id == person))
        await self._storage.publish(LoggedOut(person))
        await call_moderators(self._storage)
        return changed


def _sanctioned(now: float) -> ColumnElement[bool]:
    """Whether there is any sanction of a person to be read."""
    mine = select(schema.sanctions.c.id).where(schema.sanctions.c.person == schema.people.c.id, active(now))
    return mine.exists().label("sanctioned")


def _person(row: RowMapping) -> Person:
    return Person(
        id=row["id"],
        name=row["name"],
        colour=row["colour"],
        language=row["language"],
        login=row["login"],
        mail=row["mail"],
        mail_confirmed=row["mail_confirmed"],
        webhook=row["webhook"],
        webhook_secret=row["webhook_secret"],
        notify_open=row["notify_open"],
        mail_wanted=row["mail_wanted"],
        webhook_form=row["webhook_form"],
        notify_every=row["notify_every"],
        quiet=None if row["quiet_from"] is None else QuietHours(row["quiet_from"], row["quiet_to"]),
        zone=row["zone"],
        emblem=row["emblem"],
        profile=row["profile"],
        roles=held(row),
    )


def _without_wanted_mail() -> dict[str, Any]:
    """The values that stop a change of the mail address, if there is one."""
    columns = schema.people.c
    return {"mail_wanted": None, "mail_token": case((columns.mail_wanted.is_not(None), None), else_=columns.mail_token)}


def _without_secret(body: str) -> dict[str, Any]:
    """An entry without the secret of the dice and without the ids of others, which are not personal data.

    Nor does it tell what dice have said that were brought: cards that nobody has drawn yet are among it.
    """
    kept: dict[str, Any] = msgspec.json.decode(body)
    if kept.get("brought"):
        kept["brought"].pop("told", None)
    return {key: value for key, value in kept.items() if key not in ("secret", "salt", "person")}
