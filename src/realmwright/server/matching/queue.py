"""The queue of a server process: it goes rounds, tells people what has come of them, and opens their tables."""

import asyncio
import logging
import random
import time
from typing import Any, Final

from sqlalchemy import Row

from realmwright.game import RealmwrightError
from realmwright.matching_protocol import FoundSign, SearchSign, SearchState, SearchWish
from realmwright.protocol import RatingSign
from realmwright.server.errors import Refused
from realmwright.server.matching import searches
from realmwright.server.matching.games import check_players, pool_for, settings_of
from realmwright.server.matching.pairing import NEAR, WIDENING, reach
from realmwright.server.matching.searches import READY_SECONDS, actor_of, wish_of
from realmwright.server.operations.ids import short_id
from realmwright.server.operations.rate_limits import RateLimit
from realmwright.server.ratings.anchors import bot_like
from realmwright.server.ratings.rows import rating_of
from realmwright.server.ratings.scale import MIDDLE, MU, POINTS, Rating
from realmwright.server.storage.bus import Called
from realmwright.server.storage.faults import StorageFault
from realmwright.server.tables.live_tables import LiveTables
from realmwright.server.tables.setup import Actor, need_account

ROUND_SECONDS: Final = 1.0
PAUSE_SECONDS: Final = 0.2
"""The least between two rounds, however many people come."""
BEAT_SECONDS: Final = 5.0
PEOPLE_OF_ADDRESS: Final = 4
"""How many times as many searches may come from one address."""

logger = logging.getLogger("realmwright.queue")


class Queue:
    """Brings people together who search for somebody to play with."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._storage = tables.storage
        self._clock = tables.clock
        config = tables.config
        self._people = RateLimit(lambda: config.searches_per_minute, 60)
        self._addresses = RateLimit(lambda: config.searches_per_minute * PEOPLE_OF_ADDRESS, 60)
        self._news = asyncio.Event()

    def start(self) -> None:
        """Begin to go rounds."""
        self._tables.tasks.start(self._run())

    # What people do

    async def search(self, actor: Actor, wish: SearchWish, address: str) -> None:
        """Somebody waits from now on for what they wish."""
        moment = time.monotonic()
        if not self._people.take(actor.id, moment) or not self._addresses.take(address, moment):
            raise Refused("limit", "you search too often; wait a little")
        self._tables.check_guest(actor)
        check_players(wish.game, wish.players)
        if wish.rated == "rated":
            if not self._tables.config.ratings:
                raise Refused("not-allowed", "this server rates no games")
            need_account(actor)
        elif not (self._tables.config.ratings and actor.account):
            wish = SearchWish(wish.game, wish.speed, wish.players, "friendly", wish.near)
        await self._tables.check_table_limit(actor.id)
        pool = pool_for(wish.game, wish.speed, wish.players)
        async with self._storage.writing() as connection:
            rating = await rating_of(connection, actor.id, pool.name)
            await searches.begin(connection, actor.id, wish, rating, self._clock.now())
        self._changed(actor.id)

    async def cancel(self, person: str) -> None:
        """Somebody does not want to wait any longer."""
        async with self._storage.writing() as connection:
            await searches.end(connection, person, self._clock.now())
        self._changed(person)

    async def be_ready(self, person: str, table: str) -> None:
        """Somebody is there to play with those who were found."""
        async with self._storage.writing() as connection:
            await searches.note_ready(connection, person, table, self._clock.now())
        self._changed(person)

    def _changed(self, person: str) -> None:
        """Other windows of theirs want to know; and others may wait for this."""
        self._tables.tasks.start(self._storage.publish(Called(person, "search")))
        self._news.set()

    async def state(self, person: str) -> SearchState:
        """What somebody waits for, and who was found."""
        now = self._clock.now()
        async with self._storage.reading() as connection:
            row = await searches.search_of(connection, person)
            if row is None:
                return SearchState()
            company = await searches.company_of(connection, row.table) if row.table is not None else []
        wish, waited = wish_of(row), now - row.since
        rating = Rating(MU + (row.points - MIDDLE) / POINTS, row.deviation / POINTS)
        wide = min(reach(waited), NEAR) if wish.near else reach(waited)
        others = [each for each in company if each.person != person]
        found = None
        if row.table is not None and len(others) == row.players - 1:
            found = FoundSign(
                row.table,
                [each.name for each in others],
                [_sign(each) for each in others],
                row.rates,
                row.ready,
                max(0.0, row.found + READY_SECONDS - now),
            )
        bot = bot_like(wish.game, rating)
        return SearchState(
            SearchSign(wish, max(0.0, waited), _sign(row), round(wide), round(WIDENING), found=found, bot=bot)
        )

    # Rounds

    async def _run(self) -> None:
        """Forever: go rounds, at once if something has changed here; and say who is still connected."""
        beaten, begun = 0.0, False
        while True:
            self._news.clear()
            try:
                if not begun:
                    await self._begin()
                    begun = True
                if time.monotonic() - beaten >= BEAT_SECONDS:
                    beaten = time.monotonic()
                    await self._beat()
                await self.go_round()
            except StorageFault as problem:
                # The storage has logged why, once.
                logger.debug("nobody is brought together: %s", problem)
            except Exception as problem:
                logger.error("nobody is brought together: %s", type(problem).__name__, exc_info=problem)
            await asyncio.sleep(PAUSE_SECONDS)
            try:
                async with asyncio.timeout(max(0.0, ROUND_SECONDS - PAUSE_SECONDS)):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def _begin(self) -> None:
        """Give those time to come back who waited when there was no server, unless another one goes rounds already."""
        async with self._storage.writing() as connection:
            if await searches.hold_round(connection):
                await searches.give_time(connection, self._clock.now())

    async def _beat(self) -> None:
        """Say who of those that wait is connected to this process."""
        async with self._storage.reading() as connection:
            waiting = await searches.searching(connection)
        if here := self._tables.connections.connected(waiting):
            async with self._storage.writing() as connection:
                await searches.keep_alive(connection, here, self._clock.now())

    async def go_round(self) -> None:
        """Bring people together, unless another process does so at this moment, or operators do not want it now."""
        if self._tables.maintenance.on or not self._tables.config.matching:
            return
        async with self._storage.reading() as connection:
            if not await searches.searching(connection):
                return
        async with self._storage.writing() as connection:
            if not await searches.hold_round(connection):
                return
            told, opening = await searches.go_round(connection, self._clock.now())
        if told:
            await self._storage.publish(*(Called(person, "search") for person in told))
        for table in opening:
            await self._open(table)

    async def _open(self, table: str) -> None:
        """Open a table, unless that has been done, and let its people go there."""
        async with self._storage.reading() as connection:
            company = await searches.company_of(connection, table)
        if not company:
            return
        people = [row.person for row in company]
        if len(company) < company[0].players:
            # Somebody has deleted their account in this moment.
            async with self._storage.writing() as connection:
                await searches.release(connection, table)
            await self._storage.publish(*(Called(person, "search") for person in people))
            return
        opened: str | None = table
        wish = wish_of(company[0])
        actors = [actor_of(row) for row in company]
        random.shuffle(actors)
        try:
            settings = settings_of(wish.game, wish.speed, wish.players, company[0].rates)
            await self._tables.open_with(table, settings, actors)
        except StorageFault:
            raise
        except RealmwrightError as problem:
            logger.warning("table %s could not be opened for those who wait: %s", short_id(table), problem)
            opened = None
        async with self._storage.writing() as connection:
            await searches.finish(connection, table)
        await self._storage.publish(*(Called(person, "search", opened) for person in people))


def _sign(row: Row[Any]) -> RatingSign:
    """The rating of somebody who waits, as it is sent."""
    return Rating(MU + (row.points - MIDDLE) / POINTS, row.deviation / POINTS).sign
