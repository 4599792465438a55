"""The daily deal of a server: its chain of dice, the deals of days, and everybody's one try at each."""

import asyncio
import hmac
import json
import logging
import secrets
import time
from typing import Final, NamedTuple

from cachetools import LRUCache
from msgspec.structs import replace
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from realmwright.daily import chain
from realmwright.daily.chain import BadChain, date_of
from realmwright.daily.deals import PERSON, PLAYERS, deal_of, has_setup
from realmwright.daily.results import Field, Result, streak
from realmwright.daily.source import Link, NoChain, Published, ask
from realmwright.daily_protocol import (
    ChainSign,
    DailyDay,
    DailyDays,
    DailyLine,
    DailyResult,
    DailySign,
    DailyState,
    StreakSign,
)
from realmwright.dice import SECRET_BYTES, FairDice
from realmwright.protocol import BotSeat, OwnSeat, SeatWish, Settings
from realmwright.server.errors import Refused
from realmwright.server.installed import bot_names
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id
from realmwright.server.people.tries import FINISHED, GIVEN_UP, LATE, PLAYING, BestTry, Tries, Try
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Opened
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor, open_table
from realmwright.server.tables.table import Table

LINES: Final = 50
"""So many of the best of a day are listed."""
DAYS: Final = 30
"""So many past days are listed at once."""
SEED: Final = "daily-seed"
"""The mark that holds the seed of this server's own chain."""
SOURCE: Final = "daily-source"
"""The mark that says what is known of the chain of another server."""
RETRY_SECONDS: Final = 30.0
"""A server that did not give its link is not asked again before."""

logger = logging.getLogger("realmwright.daily")


class StoredDeal(NamedTuple):
    """The deal of a day with its dice."""

    day: int
    game: str
    options: dict[str, object]
    bot: str
    link: bytes

    @property
    def commitment(self) -> str:
        """What its tables show before the deal."""
        return FairDice(chain.dice_secret(self.link)).commitment(chain.dice_salt(self.link))

    @property
    def settings(self) -> Settings:
        """Of its tables: nobody helps, nobody watches, nothing is taken back."""
        seats: list[SeatWish] = [OwnSeat() if seat == PERSON else BotSeat(self.bot) for seat in range(PLAYERS)]
        return Settings(
            game=self.game, options=self.options, seats=seats, spectators="off", chat=False, takebacks=False
        )


class Daily:
    """The daily deal, as one server process knows it."""

    def __init__(self, config: Config, storage: Storage, tables: LiveTables) -> None:
        self._config = config
        self._storage = storage
        self._tables = tables
        self._tries = Tries(storage)
        self._deals: LRUCache[int, StoredDeal] = LRUCache(64)
        self._asking = asyncio.Lock()
        self._failed: tuple[float, str] | None = None
        """When the other server did not give its link, and what was said about it."""

    # The deal of a day

    def _now(self) -> float:
        return self._tables.clock.now()

    async def deal(self, day: int) -> StoredDeal:
        """The deal of a day. Raises Refused if there is none, or if its dice cannot be had now."""
        if not self._config.daily_order:
            raise Refused("unknown-path", "this server has no daily deal")
        today = chain.day_at(self._now())
        if day > today:
            raise Refused("not-now", f"the deal of {date_of(day)} is not known before that day")
        found = self._deals.get(day) or await self._stored(day)
        if found is None:
            if day < today:
                raise Refused("unknown-path", f"nobody asked for the deal of {date_of(day)} here")
            found = await self._make(day)
        self._deals[day] = found
        return found

    async def _stored(self, day: int) -> StoredDeal | None:
        columns = schema.daily_deals.c
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(schema.daily_deals).where(columns.day == day))).first()
        if row is None:
            return None
        return StoredDeal(row.day, row.game, json.loads(row.options), row.bot, bytes.fromhex(row.link))

    async def _make(self, day: int) -> StoredDeal:
        """Set up the deal of today, unless another process has."""
        link = await self._link(day)
        plan = await asyncio.to_thread(deal_of, day, daily_games(self._config))
        bot = self._config.daily_bot or plan.bot
        if bot not in bot_names(plan.game):
            bot = self._tables.bots.spare_bot
        row = {"day": day, "game": plan.game, "options": json.dumps(plan.options), "bot": bot, "link": link.hex()}
        try:
            async with self._storage.writing() as connection:
                await connection.execute(insert(schema.daily_deals), row)
        except IntegrityError:
            logger.debug("another process was quicker to set up the deal of %s", date_of(day))
        found = await self._stored(day)
        assert found is not None
        return found

    # The chain

    async def _link(self, day: int) -> bytes:
        """The link of today or of a day before. Raises Refused if another server does not give it."""
        if not self._config.daily_from:
            seed = await self._seed()
            return await asyncio.to_thread(chain.link_of, seed, day)
        async with self._asking:
            known = await self._known()
            if known is None or known.last.day < day:
                known = await self._ask(known, day)
        return await asyncio.to_thread(chain.earlier, known.last.link, known.last.day - day)

    async def _seed(self) -> bytes:
        """The seed of this server's chain, made when it is first needed."""
        found = await self._storage.mark(SEED)
        if found is None:
            await self._storage.set_mark_once(SEED, secrets.token_bytes(SECRET_BYTES).hex())
            found = await self._storage.mark(SEED)
        assert found is not None
        return bytes.fromhex(found)

    async def _known(self) -> Published | None:
        """What is known of the chain of the other server: its anchor, and the latest link that it gave."""
        text = await self._storage.mark(SOURCE)
        found = json.loads(text) if text is not None else {}
        if found.get("server") != self._config.daily_from:
            return None
        return Published(bytes.fromhex(found["anchor"]), Link(found["day"], bytes.fromhex(found["link"])), None)

    async def _ask(self, known: Published | None, day: int) -> Published:
        """Get the link of today from the other server, and check that it belongs to the same chain as ever."""
        server, _, anchor = self._config.daily_from.partition("#")
        if self._failed is not None and time.monotonic() - self._failed[0] < RETRY_SECONDS:
            raise _unavailable(self._failed[1])
        try:
            said = await asyncio.to_thread(ask, server, self._config.daily_key)
            if anchor and said.anchor != chain.read_link(anchor):
                raise BadChain(f"the anchor of {server} is {said.anchor.hex()}, and not the one that was set")
            if said.today is None or said.today.day < day:
                raise NoChain(f"{server} has no deal of {date_of(day)} yet")
            if known is not None:
                check = chain.check_link
                await asyncio.to_thread(check, said.today.link, said.today.day, known.last.link, known.last.day)
        except (NoChain, BadChain) as problem:
            logger.warning("no daily deal: %s", problem)
            self._failed = time.monotonic(), str(problem)
            raise _unavailable(str(problem)) from None
        self._failed = None
        # A server whose clock is ahead may give more than today's.
        last = Link(day, await asyncio.to_thread(chain.earlier, said.today.link, said.today.day - day))
        kept = {
            "server": self._config.daily_from,
            "anchor": said.anchor.hex(),
            "day": last.day,
            "link": last.link.hex(),
        }
        await self._storage.set_mark(SOURCE, json.dumps(kept))
        return Published(said.anchor, last, None)

    async def chain(self, key: str | None = None) -> ChainSign:
        """The chain, as far as everybody may know it, and the link of today for whoever has the key."""
        if not self._config.daily_order:
            raise Refused("unknown-path", "this server has no daily deal")
        wanted = self._config.daily_key
        if key is not None and not (wanted and hmac.compare_digest(key.encode(), wanted.encode())):
            raise Refused("not-allowed", "this is not the key of this server's daily deals")
        now = self._now()
        today = chain.day_at(now)
        link = (await self.deal(today)).link
        last = chain.last_closed(now)
        published = await asyncio.to_thread(chain.earlier, link, today - last)
        anchor = await asyncio.to_thread(chain.earlier, published, last)
        sign = ChainSign(date_of(0), anchor.hex(), date_of(last), published.hex())
        return sign if key is None else replace(sign, today=date_of(today), today_link=link.hex())

    # Tries

    async def begin(self, actor: Actor) -> str:
        """The table of a person's try at the deal of today; it is opened unless there is one."""
        day = chain.day_at(self._now())
        deal = await self.deal(day)
        made = await self._tries.find(actor.id, day)
        if made is None:
            self._tables.check_guest(actor)
            await self._tables.check_table_limit(actor.id)
            made = await self._tries.begin(actor.id, day, new_id())
        if made.state == PLAYING:
            # Whatever happened to the server after the row was written, the table follows from it.
            await self._tables.get(made.table).create(_opened(deal, actor), actor)
        return made.table

    async def _settle(self, person: str | None, day: int) -> None:
        """Take note of the games of a day, or of a person, that have ended."""
        for made in await self._tries.ended(person, day):
            try:
                table = await self._tables.get(made.table).look(made.person)
            except Refused as problem:
                logger.warning("a daily deal has no result: %s", problem)
                continue
            await self._tries.note(_ended(made, table))

    # What people see

    async def look(self, person: str | None, day: int | None = None) -> DailySign:
        """The deal of a day, by default today's, with what this person and the others have made of it."""
        now = self._now()
        today = chain.day_at(now)
        day = today if day is None else day
        deal = await self.deal(day)
        await self._settle(person, day)
        made = None if person is None else await self._tries.find(person, day)
        field = await self._tries.field(day)
        closed = now >= chain.closes(day)
        mine = None if made is None else made.result
        shown = closed or mine is not None
        return DailySign(
            date=date_of(day),
            game=deal.game,
            options=deal.options,
            bot=deal.bot,
            begins=deal.options.get("start", PERSON) == PERSON,
            commitment=deal.commitment,
            state=_state(made, day, today, closed),
            left=max(0.0, chain.ends(day) - now),
            closes=max(0.0, chain.closes(day) - now),
            played=field.of,
            table=None if made is None else made.table,
            result=None
            if made is None or mine is None or not mine.finished
            else DailyResult(made.lead, made.points, made.won, *field.standing(mine)),
            lines=_lines(await self._tries.best(day, LINES, person), person, field, closed) if shown else [],
            given_up=field.given_up if shown else 0,
            streak=None if person is None else await self._streak(person, today),
            link=deal.link.hex() if closed else None,
        )

    async def _streak(self, person: str, today: int) -> StreakSign:
        return StreakSign(*streak(await self._tries.finished_days(person), today))

    async def days(self, person: str | None, before: int | None) -> DailyDays:
        """Past days, the latest first."""
        now = self._now()
        today = chain.day_at(now)
        columns = schema.daily_deals.c
        query = select(columns.day, columns.game, columns.bot)
        query = query.where(columns.day < (today if before is None else min(before, today)))
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query.order_by(columns.day.desc()).limit(DAYS))).all()
        if person is not None:
            await self._settle(person, today)
        mine, played = await self._tries.of_days(person, [row.day for row in rows])
        days = [
            _day(row.day, row.game, row.bot, played.get(row.day, 0), mine.get(row.day), now >= chain.closes(row.day))
            for row in rows
        ]
        return DailyDays(days, days[-1].date if len(days) == DAYS else None)


def daily_games(config: Config) -> list[str]:
    """The games of the daily deal that are installed, in the order of days. Raises Refused if there is none."""
    found = [game for game in config.daily_order if has_setup(game)]
    if not found:
        raise Refused("unknown-path", "no game of this server has a daily deal")
    return found


def game_of_today(config: Config, now: float) -> str | None:
    """The game of today's deal, if there is one."""
    order = [game for game in config.daily_order if has_setup(game)]
    return order[chain.day_at(now) % len(order)] if order else None


def _opened(deal: StoredDeal, actor: Actor) -> Opened:
    """The first entry of a table for a deal."""
    opened = open_table(deal.settings, actor, chain.dice_secret(deal.link), chain.dice_salt(deal.link))
    return replace(opened, daily=date_of(deal.day))


def _ended(made: Try, table: Table) -> Try:
    """A try whose game has ended, with what came of it."""
    outcome = table.data.outcome
    if table.data.turned >= chain.closes(made.day):
        return made._replace(state=LATE)
    if outcome is None or PERSON in outcome.resigned:
        return made._replace(state=GIVEN_UP)
    points = [sum(score.values()) for score in outcome.scores]
    lead = points[PERSON] - max(points[:PERSON] + points[PERSON + 1 :])
    return made._replace(state=FINISHED, lead=lead, points=points[PERSON], won=PERSON in outcome.winners)


def _state(made: Try | None, day: int, today: int, closed: bool) -> DailyState:
    """What somebody has made of a day."""
    if made is None:
        return "new" if day == today else "missed"
    return LATE if made.state == PLAYING and closed else made.state


def _lines(best: list[BestTry], person: str | None, field: Field, closed: bool) -> list[DailyLine]:
    """The table of a day."""
    return [
        DailyLine(
            rank=field.standing(Result(True, made.lead, made.points)).rank,
            name=name,
            lead=made.lead,
            points=made.points,
            won=made.won,
            guest=guest,
            yours=made.person == person,
            table=made.table if closed else None,
        )
        for made, name, guest in best
    ]


def _day(day: int, game: str, bot: str, played: int, made: Try | None, closed: bool) -> DailyDay:
    finished = made if made is not None and made.state == FINISHED else None
    return DailyDay(
        date=date_of(day),
        game=game,
        bot=bot,
        played=played,
        # A past day has come to an end, whatever today is.
        state=_state(made, day, day + 1, closed),
        lead=None if finished is None else finished.lead,
        won=finished is not None and finished.won,
    )


def _unavailable(reason: str) -> Refused:
    return Refused("unavailable", f"today's deal cannot be had now: {reason}")
