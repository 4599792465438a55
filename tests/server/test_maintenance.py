"""Tables that rest for maintenance: nobody's clock runs, nobody is charged, and everything goes on as it was."""

import pytest

from realmwright.protocol import Clock, Replace
from realmwright.server.storage.entries import Stopped, WentOn
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.commands import PATIENCE, due, overdue, patience
from realmwright.server.tables.maintenance import Maintenance
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.table import Table
from tests.server.table_driver import ANNA, BEN, SPARE, TableDriver

DAY = 86_400.0
HOUR = 3600.0


def rested(driver: TableDriver, before: float, back: float, during: float) -> None:
    """Time passes, the clocks stand as they stood a while ago, time passes, and they run on."""
    driver.now += before
    driver.happens(Stopped(back))
    driver.now += during
    assert overdue(driver.table, driver.now, SPARE) is None
    assert due(driver.table) is None
    driver.happens(WentOn())


def test_no_clock_runs_while_a_table_rests() -> None:
    """Given a turn that has begun, when the table rests, then its time is the same before and after."""
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=300, game=1200))
    rested(driver, before=100, back=40, during=9 * HOUR)
    clocks = driver.table.clocks
    assert clocks.turn_time(driver.now) == pytest.approx(300 - 60)
    assert clocks.bank(0, driver.now, (0,)) == pytest.approx(1200 - 60)
    assert clocks.flag_falls() == pytest.approx(driver.now + 240)
    driver.waits(239)
    assert driver.table.data.seats[0].player is None
    driver.waits(2)
    assert driver.table.data.seats[0].player is not None


def test_a_table_that_rests_shows_the_time_that_is_left() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=300, game=1200))
    driver.now += 10
    driver.happens(Stopped(0))
    for _ in "12":
        assert driver.table.clocks.turn_time(driver.now) == pytest.approx(290)
        assert driver.table.clocks.bank(0, driver.now, (0,)) == pytest.approx(1190)
        driver.now += HOUR
    summary = summarise(driver.table, 10)
    assert (summary.stopped, summary.due) == (True, None)


def test_a_turn_that_ends_while_clocks_stand_costs_nothing() -> None:
    """Given a game over days whose clocks stand, when its turn is played, then the next one has all its time."""
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=int(DAY)))
    driver.now += HOUR
    driver.happens(Stopped(0))
    driver.now += HOUR
    driver.turn_over()
    driver.now += HOUR
    assert driver.table.clocks.turn_time(driver.now) == pytest.approx(DAY)
    driver.happens(WentOn())
    assert driver.table.clocks.turn_time(driver.now) == pytest.approx(DAY)
    driver.now += HOUR
    assert driver.table.clocks.turn_time(driver.now) == pytest.approx(DAY - HOUR)


def test_nobody_is_replaced_at_a_table_that_rests() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random")
    driver.now += 10
    driver.happens(Stopped(0))
    driver.now += 2 * PATIENCE
    assert driver.refusal(BEN, Replace(0)) == "maintenance"
    assert patience(driver.table, BEN.id, driver.now) is None
    driver.happens(WentOn())
    assert driver.refusal(BEN, Replace(0)) == "not-now"
    assert patience(driver.table, BEN.id, driver.now) == pytest.approx(PATIENCE - 10)


def test_a_table_that_rests_is_the_same_when_it_is_restored() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=300))
    driver.now += 10
    driver.happens(Stopped(5))
    restored = Table.restore(driver.snapshots[-1])
    assert restored.stopped
    assert restored.clocks.turn_time(driver.now + HOUR) == pytest.approx(295)


def test_when_tables_rest() -> None:
    """Live ones when the turn that ran is over, those over days at once; and those without a clock are left alone."""
    moment = 0.0
    clock = ServerClock(lambda: moment, lambda: 0.0)
    maintenance = Maintenance(clock)
    live = TableDriver.of(ANNA, BEN, clock=Clock(turn=300))
    slow = TableDriver.of(ANNA, BEN, clock=Clock(turn=int(DAY)))
    moment = live.now + 10
    assert maintenance.entry(live.table) is None
    maintenance.since = moment
    moment += 5
    assert maintenance.entry(slow.table) == Stopped(5)
    assert not maintenance.rests(slow.table)
    assert maintenance.entry(live.table) is None
    live.now = moment
    live.turn_over()
    moment += 3
    assert maintenance.rests(live.table)
    assert maintenance.entry(live.table) == Stopped(3)
    live.now = moment
    live.happens(Stopped(3))
    assert maintenance.entry(live.table) is None
    maintenance.since = None
    assert maintenance.entry(live.table) == WentOn()
    assert not maintenance.rests(live.table)
