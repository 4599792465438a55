"""Holidays: clocks over days stand while people are away, others see it, and nobody gains time by them."""

import itertools
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.protocol import Clock, OpenSeat, OwnSeat, Replace
from realmwright.server.errors import Refused
from realmwright.server.people.holidays import DAY, LEAST, PAUSE, YEAR, Holiday, Sitting, need_allowed, used
from realmwright.server.storage.entries import Away, Replaced, Resigned, Resumed, Stopped, WentOn
from realmwright.server.tables.holidays import decide_away
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.visibility import position
from tests.server.process import ServerProcess
from tests.server.raw_client import Guest, eventually, game
from tests.server.table_driver import ANNA, BEN, NOON, TableDriver

HOUR = 3600.0
SLOW: dict[str, Any] = {"clock": Clock(turn=86_400)}
PASSWORD = "a long password"

# Clocks


def away(driver: TableDriver, days: float) -> None:
    driver.happens(Away([0], driver.now + days * DAY), ANNA.id)


def test_the_clock_stands_while_somebody_is_away() -> None:
    """Given somebody who has thought for an hour, when they are away for a week, then they have 23 hours left."""
    driver = TableDriver.of(ANNA, BEN, **SLOW)
    driver.waits(HOUR)
    away(driver, 7)
    assert driver.table.clocks.turn_time(driver.now + 3 * DAY) == 23 * HOUR
    assert summarise(driver.table, 1.0).due == NOON + 8 * DAY
    assert driver.waits(8 * DAY - HOUR - 1) is None
    assert isinstance(driver.waits(2), Resigned)


def test_a_bank_stands_too_and_whoever_is_back_early_goes_on() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=5 * 86_400, turn=3 * 86_400))
    driver.waits(DAY)
    away(driver, 10)
    driver.waits(2 * DAY)
    driver.happens(Away([0], None), ANNA.id)
    driver.waits(DAY)
    clocks = driver.table.clocks
    assert clocks.bank(0, driver.now, (0,)) == 3 * DAY
    assert clocks.turn_time(driver.now) == DAY
    # another holiday in the same turn leaves the first one out, too
    away(driver, 4)
    assert driver.waits(5 * DAY - 1) is None
    assert isinstance(driver.waits(2), Resigned)


def test_an_outage_gives_nothing_back_that_a_holiday_has_kept() -> None:
    """Given a holiday of which the server misses a part, then there is as much time left as without that."""
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=5 * 86_400, turn=3 * 86_400))
    away(driver, 4)
    driver.waits(2 * DAY)
    driver.now += 3 * DAY
    driver.happens(Resumed(3 * DAY))
    assert driver.table.clocks.turn_time(driver.now) == 3 * DAY
    assert driver.table.clocks.bank(0, driver.now, (0,)) == 5 * DAY


def test_maintenance_in_a_holiday_counts_once() -> None:
    """Given a holiday in which the server is maintained, then neither takes time, and no time is gained."""
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=5 * 86_400, turn=3 * 86_400))
    driver.waits(DAY)
    away(driver, 4)
    driver.waits(DAY)
    driver.happens(Stopped(0.0))
    driver.now += DAY
    assert driver.table.clocks.turn_time(driver.now) == 2 * DAY
    away(driver, 3)
    driver.now += DAY
    driver.happens(WentOn())
    # two days of the holiday are left
    assert driver.waits(2 * DAY) is None
    assert driver.table.clocks.turn_time(driver.now) == 2 * DAY
    assert driver.table.clocks.bank(0, driver.now, (0,)) == 4 * DAY


def test_others_see_it_and_cannot_call_the_stand_in() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="greedy")
    away(driver, 2)
    until = driver.now + 2 * DAY
    seen = position(driver.table, BEN.id, driver.now + DAY)
    assert [seat.away for seat in seen.seats] == [until, None]
    assert seen.patience is None
    driver.waits(DAY)
    assert driver.refusal(BEN, Replace(0)) == "not-now"
    driver.waits(2 * DAY)
    assert position(driver.table, BEN.id, driver.now).seats[0].away is None
    assert isinstance(driver.does(BEN, Replace(0)), Replaced)


@pytest.mark.parametrize("choices", [{"clock": Clock(turn=600)}, {**SLOW, "holidays": False}], ids=["live", "without"])
def test_other_games_wait_for_nobody(choices: dict[str, Any]) -> None:
    driver = TableDriver(OwnSeat(), OpenSeat(), host=ANNA, **choices)
    with pytest.raises(Refused):
        decide_away(driver.table, Sitting(driver.table.id, ANNA.id, driver.now + DAY))
    driver = TableDriver.of(ANNA, BEN, **choices)
    with pytest.raises(Refused):
        decide_away(driver.table, Sitting(driver.table.id, ANNA.id, driver.now + DAY))


def test_a_table_is_told_once() -> None:
    driver = TableDriver.of(ANNA, BEN, **SLOW)
    sitting = Sitting(driver.table.id, ANNA.id, driver.now + DAY)
    driver.happens(decide_away(driver.table, sitting), ANNA.id)
    with pytest.raises(Refused):
        decide_away(driver.table, sitting)


seconds = st.integers(0, 40)


@given(st.lists(st.tuples(seconds, seconds), max_size=4), st.integers(1, 60))
def test_time_is_what_counting_seconds_says(holidays: list[tuple[int, int]], limit: int) -> None:
    """Given holidays of any length, one after the other, then the flag falls when all other seconds are used up."""
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=7200 + limit))
    driver.waits(7200)
    left = limit
    for pause, length in holidays:
        if pause >= left:
            break
        driver.waits(pause)
        left -= pause
        away(driver, length / DAY)
        driver.waits(length)
    assert driver.table.clocks.turn_time(driver.now) == pytest.approx(left)
    assert driver.table.clocks.flag_falls() == pytest.approx(driver.now + left)


# Allowances


def days(begins: float, ends: float) -> Holiday:
    return Holiday(begins * DAY, ends * DAY)


@pytest.mark.parametrize(
    ("wanted", "past", "fits"),
    [
        (days(0, 30), [], True),
        (days(0, 30.1), [], False),
        (days(0, 20), [days(-50, -40)], True),
        (days(0, 21), [days(-50, -40)], False),
        (days(0, 30), [days(-376, -366)], True),
        (days(0, 1), [days(-2, -1)], False),
        (days(3, 4), [days(-2, -1)], True),
        (days(-1, 0), [], False),
        (days(2, 1), [], False),
        (days(360, 366), [], False),
        # an hour counts for a day
        (days(0, 1), [days(-4 * each, -4 * each + 1 / 24) for each in range(2, 32)], False),
        (days(0, 1), [days(-4 * each, -4 * each + 1 / 24) for each in range(2, 31)], True),
    ],
)
def test_what_is_allowed(wanted: Holiday, past: list[Holiday], fits: bool) -> None:
    try:
        need_allowed(wanted, past, 30, 0.0)
        allowed = True
    except Refused:
        allowed = False
    assert allowed == fits


@given(st.lists(st.tuples(st.floats(0, 400), st.floats(0, 40)), max_size=20))
def test_nobody_takes_more_than_a_year_has(wishes: list[tuple[float, float]]) -> None:
    """Given any wishes, then those that are allowed are no more than thirty days in any year, with pauses between."""
    taken: list[Holiday] = []
    now = 0.0
    for pause, length in wishes:
        now += pause * DAY
        wanted = Holiday(now, now + length * DAY)
        try:
            need_allowed(wanted, taken, 30, now)
        except Refused:
            continue
        taken.append(wanted)
        now = wanted.ends
    for each in taken:
        assert sum(max(0.0, other.ends - max(other.begins, each.ends - YEAR)) for other in taken if other <= each) <= (
            30 * DAY + 1
        )
        assert used(taken, each.ends) >= LEAST
    assert all(later.begins >= earlier.ends + PAUSE for earlier, later in itertools.pairwise(taken))


# On a server


def account(server: ServerProcess, login: str) -> Guest:
    guest = Guest(server, login.title())
    guest.account(login, PASSWORD)
    return guest


def told(reader: Guest, table: str) -> list[float | None]:
    """Until when the log of a table says that somebody is away."""
    news = reader.ask("GET", f"tables/{table}/news").json()["news"]
    return [entry["args"]["until"] for entry in news if entry["kind"] == "away"]


def test_a_holiday_is_told_to_each_table_over_days_once(serve: Any, database: str) -> None:
    """Given games over days and a live one, then those over days are told when a holiday begins, changes and ends."""
    server = serve(database=database)
    ann, bob = account(server, "ann"), account(server, "bob")
    first = game(ann, bob, clock={"turn": 86_400})
    live = game(ann, bob, clock={"turn": 600})
    now = time.time()
    holiday = ann.ask("PUT", "me/holiday", {"ends": now + 10 * DAY}).json()
    assert 19.9 < holiday["left"] < 20.1
    eventually(lambda: "away" in bob.position(first)["seats"][0])
    assert bob.position(first)["seats"][0]["away"] == holiday["ends"]
    assert 86_000 < bob.position(first)["turn_time"] <= 86_400
    # a game that begins meanwhile is told, too, and nobody is told twice
    server.kill()
    server.start()
    second = game(ann, bob, clock={"turn": 86_400})
    eventually(lambda: "away" in bob.position(second)["seats"][0], 20)
    changed = ann.ask("PUT", "me/holiday", {"ends": now + 5 * DAY}).json()
    assert changed["begins"] == holiday["begins"]
    eventually(lambda: bob.position(second)["seats"][0].get("away") == changed["ends"])
    back = ann.ask("DELETE", "me/holiday").json()
    assert "ends" not in back
    assert back["left"] == pytest.approx(29, abs=0.1), "it counts for a day at least"
    assert back["earliest"] > now + 2 * DAY
    eventually(lambda: "away" not in bob.position(first)["seats"][0])
    eventually(lambda: "away" not in bob.position(second)["seats"][0])
    assert "away" not in ann.position(live)["seats"][0]
    assert told(bob, first) == [holiday["ends"], changed["ends"], None]
    assert told(bob, second) == [holiday["ends"], changed["ends"], None]
    assert told(bob, live) == []
    # not again at once; the past one is exported
    assert ann.ask("PUT", "me/holiday", {"ends": now + DAY}).code == "too-soon"
    assert len(ann.ask("GET", "me/export").json()["holidays"]) == 1


def test_a_planned_holiday_can_be_changed_and_dropped(serve: Any) -> None:
    server = serve()
    ann, guest = account(server, "ann"), Guest(server, "Gil")
    now = time.time()
    assert guest.ask("PUT", "me/holiday", {"ends": now + DAY}).code == "no-account"
    assert ann.ask("PUT", "me/holiday", {"ends": now + 40 * DAY}).code == "no-days"
    assert ann.ask("PUT", "me/holiday", {"begins": now + 9 * DAY, "ends": now + 11 * DAY}).status == 200
    planned = ann.ask("PUT", "me/holiday", {"begins": now + 10 * DAY, "ends": now + 11 * DAY}).json()
    assert (planned["begins"], planned["ends"]) == (now + 10 * DAY, now + 11 * DAY)
    assert ann.ask("DELETE", "me/holiday").json()["left"] == 30


def test_an_operator_can_do_without_holidays(serve: Any) -> None:
    server = serve(holidays=0)
    ann = account(server, "ann")
    assert ann.ask("GET", "me/holiday").status == 404
    assert ann.ask("PUT", "me/holiday", {"ends": time.time() + DAY}).status == 404
    assert "holidays" not in ann.ask("GET", "offer").json()
