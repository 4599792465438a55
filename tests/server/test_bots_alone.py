"""Tables for bots alone: somebody opens them and watches. They play while they are watched, and flood nobody."""

import pytest

from realmwright.protocol import Begin, BotSeat, Join, Leave, OpenSeat, Position, Resign, TableList
from realmwright.server.storage.entries import Begun, Closed
from realmwright.server.tables.commands import UNWATCHED_SECONDS, due, may_watch
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.visibility import position
from tests.server.process import ServerProcess
from tests.server.shared_server import BOT, ME, Clients, async_test, soon, tiny
from tests.server.table_driver import ANNA, BEN, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")
DATABASES = ("sqlite",)
ALONE = (BotSeat("random"), BotSeat("random"))


def test_a_table_of_bots_begins_at_once_and_belongs_to_whoever_opened_it() -> None:
    driver = TableDriver(*ALONE, spectators="off")
    table = driver.table
    assert isinstance(driver.log[-1].body, Begun)
    assert table.bots_alone
    assert table.data.host == ANNA.id
    assert (may_watch(table, ANNA.id), may_watch(table, BEN.id), may_watch(table, None)) == (True, False, False)
    assert [position(table, who, driver.now).hosting for who in (ANNA.id, BEN.id, None)] == [True, False, False]
    # it counts among the tables of whoever opened it, and nobody is written to about it
    summary = summarise(table, 10)
    assert summary.people == {ANNA.id}
    assert not summary.slow
    # they have no seat to play or resign
    assert driver.refusal(ANNA, Resign()) == "not-yours"
    assert driver.refusal(ANNA, Join()) == "not-now"


def test_whoever_opened_it_ends_it_by_leaving() -> None:
    driver = TableDriver(*ALONE)
    assert driver.refusal(BEN, Leave()) == "not-now"
    assert driver.does(ANNA, Leave()) == Closed()
    assert driver.table.turn is None
    assert driver.refusal(ANNA, Leave()) == "not-now"
    # also before it has begun
    waiting = TableDriver(*ALONE, begin="host")
    assert waiting.does(ANNA, Begin()) == Begun()
    waiting = TableDriver(*ALONE, begin="host")
    assert waiting.does(ANNA, Leave()) == Closed()


def test_a_game_that_nobody_watches_ends_after_a_day() -> None:
    driver = TableDriver(*ALONE)
    # nobody looks after it before that: there may be many
    assert due(driver.table) == summarise(driver.table, 10).due == driver.now + UNWATCHED_SECONDS + 1
    driver.waits(UNWATCHED_SECONDS)
    assert driver.table.data.phase == "playing"
    driver.waits(1)
    assert driver.log[-1].body == Closed()


@async_test
async def test_bots_play_while_somebody_watches(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        alone = await ann.create(tiny(*ALONE))
        assert alone.hosting
        # given bots that nobody watches: while others play a whole game, they do not move
        other = (await ben.create(tiny(ME, BOT))).table
        line = await ben.line()
        await line.watch(other)

        async def is_over() -> bool:
            seen = await ben.sees(other)
            if seen.legal:
                await ben.plays(other)
            return seen.phase == "over"

        await soon(is_over)
        waiting = await ann.sees(alone.table)
        assert (waiting.phase, waiting.actions) == ("playing", 0)
        # it is among the tables of whoever opened it
        assert alone.table in [sign.id for sign in (await ann.tables()).tables]
        # when somebody watches, whoever it is, then they play to the end
        await line.watch(alone.table)

        async def has_ended() -> Position | None:
            seen = await ann.sees(alone.table)
            return seen if seen.phase == "over" else None

        end: Position = await soon(has_ended)
        assert end.outcome is not None
        assert (await ben.fetch("GET", f"/tables/{alone.table}/replay")).status_code == 200


@async_test
async def test_tables_of_bots_count_like_all_others(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        (ann,) = await clients.guests("Ann")
        tables = [(await ann.create(tiny(*ALONE))).table for _ in range(3)]
        listed: TableList = await ann.tables()
        assert {sign.id for sign in listed.tables} == set(tables)
        # ended ones do not
        await ann.order(tables[0], Leave())
        assert (await ann.sees(tables[0])).phase == "closed"
        # and whoever goes for good ends them
        await ann.call("DELETE", "/me", {})
        for table in tables:
            assert (await clients.nobody.sees(table)).phase == "closed"


def test_seats_for_bots_and_nobody_else() -> None:
    with pytest.raises(Exception, match="exactly one seat"):
        TableDriver(BotSeat("random"), OpenSeat())
