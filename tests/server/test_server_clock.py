"""Time is fair: whatever happens to wall clocks, people are charged for the time that has passed, and no other."""

import asyncio
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.protocol import BotSeat, Clock, OwnSeat, Settings
from realmwright.server.storage.database import Storage
from realmwright.server.storage.outage import end_outage
from realmwright.server.storage.server_clock import ALIVE, OUTAGE_SECONDS, SHIFT, TOLERANCE, Reading, ServerClock
from realmwright.server.tables.visibility import position
from tests.server.bad_network import open_server
from tests.server.table_driver import ANNA, BEN, NOON, TableDriver, again, fold

GAME = 120
JUMPS = (-86_400.0 * 400, -3600.0, -30.0, -3.0, 3.0, 30.0, 3600.0, 86_400.0 * 400)


class World:
    """The time that really passes, and a database whose clock may be set."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.wall = NOON
        """What the wall clock showed when the world began, as far as anybody can tell from it now."""
        self.shift = 0.0
        self.alive: float | None = None

    def reading(self) -> Reading:
        return Reading(self.wall + self.passed, self.shift, self.alive)


class Process:
    """A process of the server, on a machine that was switched on at some time."""

    def __init__(self, world: World, uptime: float = 0.0) -> None:
        self.world = world
        self.uptime = uptime
        self.clock = ServerClock(lambda: world.passed + self.uptime, lambda: world.wall + world.passed)
        world.shift = self.clock.start(world.reading())
        self.looks_after_clocks()

    def looks_after_clocks(self) -> None:
        """One of the rounds of a process."""
        self.world.shift = self.clock.compare(self.world.reading(), self.clock.now())
        self.world.alive = self.clock.now()

    def sleeps(self, seconds: float) -> None:
        """The machine of this process is suspended, and its monotonic clock stands still."""
        self.uptime -= seconds
        self.world.passed += seconds


WAITS = st.sampled_from((0.0, 0.1, 1.0, 2.5, 4.0))
EVENTS = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), WAITS),
        st.tuples(st.just("jump"), st.sampled_from(JUMPS)),
        st.tuples(st.just("round"), st.sampled_from((0, 1))),
        st.tuples(st.just("turn"), st.sampled_from((0, 1))),
    ),
    max_size=25,
)


@given(EVENTS, st.sampled_from((0.0, 1e6, -5e5)))
def test_clocks_under_jumps_of_the_wall(events: list[tuple[str, float]], uptime: float) -> None:
    """Two processes serve one table, and the clock of their database is set again and again."""
    world = World()
    processes = [Process(world), Process(world, uptime)]
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=GAME))
    driver.now = processes[0].clock.now()
    began = world.passed
    for kind, number in events:
        match kind:
            case "wait":
                world.passed += number
            case "jump":
                world.wall += number
            case "round":
                processes[int(number)].looks_after_clocks()
            case _:
                driver.now = max(processes[int(number)].clock.now(), driver.table.data.changed)
                driver.turn_over()
        for process in processes:
            clocks, now = driver.table.clocks, process.clock.now()
            banks = [clocks.bank(seat, now, (0, 1)) for seat in (0, 1)]
            assert all(bank is not None and bank <= GAME for bank in banks)
            charged = sum(GAME - bank for bank in banks if bank is not None)
            assert charged == pytest.approx(world.passed - began, abs=0.01)
    # and the log says the same to everybody who reads it
    assert fold([again(entry) for entry in driver.log]).data == driver.table.data
    times = [entry.time for entry in driver.log]
    assert times == sorted(times)


def test_a_machine_that_slept_finds_the_others_again() -> None:
    world = World()
    awake, sleepy = Process(world), Process(world)
    sleepy.sleeps(100)
    assert sleepy.clock.now() == awake.clock.now() - 100
    awake.looks_after_clocks()
    sleepy.looks_after_clocks()
    assert sleepy.clock.now() == awake.clock.now() == NOON + 100
    assert world.shift == 0
    # Where all of them slept, nobody could play: no time has passed.
    alone = World()
    only = Process(alone)
    only.sleeps(100)
    only.looks_after_clocks()
    assert only.clock.now() == NOON
    assert Process(alone).clock.now() == NOON, "those who come later agree"


def test_small_differences_are_drift() -> None:
    world = World()
    one = Process(world)
    for seconds in (TOLERANCE / 2, -TOLERANCE / 2):
        before = one.clock.now()
        world.wall += seconds
        one.looks_after_clocks()
        assert one.clock.now() == before + max(0.0, seconds), "it never goes back"
        assert world.shift == 0
    world.passed += TOLERANCE
    assert one.clock.now() == pytest.approx(world.wall + world.passed)


def test_an_answer_that_was_kept_waiting_is_no_jump() -> None:
    world = World()
    one = Process(world)
    asked, reading = one.clock.now(), world.reading()
    world.passed += 60
    assert one.clock.compare(reading, asked) == 0
    assert one.clock.now() == NOON + 60


def test_a_restart() -> None:
    # The wall clock was set back while no server ran: time goes on where it was.
    world = World()
    Process(world)
    world.wall -= 3600
    world.passed += 10
    later = Process(world)
    assert later.clock.now() == NOON
    world.passed += 5
    later.looks_after_clocks()
    assert later.clock.now() == NOON + 5
    # After an outage it is the time of day again, and the outage is given back to everybody.
    world.wall += 7200
    again_up = Process(world)
    assert again_up.clock.now() == world.wall + world.passed
    assert world.shift == 0


# With a database


def test_both_databases_tell_the_time(tmp_path: Path, database: str) -> None:
    async def story() -> None:
        storage = Storage(database or f"sqlite:///{tmp_path / 'clock.db'}")
        await storage.open()
        try:
            reading = await storage.clock_reading()
            assert abs(reading.database - time.time()) < 60
            assert (reading.shift, reading.alive) == (0.0, None)
            await storage.set_shift(0.0, 12.5)
            await storage.set_shift(0.0, 99.0)
            await storage.set_mark(ALIVE, repr(3.25))
            reading = await storage.clock_reading()
            assert (reading.shift, reading.alive) == (12.5, 3.25), "the first to notice a jump decides"
            assert await storage.mark(SHIFT) == "12.5"
        finally:
            await storage.close()

    asyncio.run(story())


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_server_whose_wall_clock_jumps(tmp_path: Path, jump: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole server: wall clock and database jump, and the clock of a seat goes on."""
    off = 0.0
    true_time, true_reading = time.time, Storage.clock_reading

    async def reading(self: Storage) -> Reading:
        found = await true_reading(self)
        return found._replace(database=found.database + off)

    async def story() -> None:
        nonlocal off
        monkeypatch.setattr(time, "time", lambda: true_time() + off)
        monkeypatch.setattr(Storage, "clock_reading", reading)
        async with asyncio.timeout(60), open_server(tmp_path) as server:
            person, _ = await server.people.guest("Ann", "blue", "")
            settings = Settings(
                "kingdom-builder",
                seats=[OwnSeat(), BotSeat("random")],
                options={"start": 0},
                clock=Clock(turn=GAME, game=GAME),
            )
            actor = ANNA._replace(id=person.id)
            table = await server.tables.create(actor, settings)
            while (seen := await table.look(person.id)).data.phase == "open":
                await asyncio.sleep(0.005)

            def left() -> tuple[float, float]:
                shown = position(seen, person.id, server.tables.clock.now())
                assert shown.turn_time is not None
                assert shown.seats[0].time is not None
                return shown.turn_time, shown.seats[0].time

            before = left()
            off = jump
            # The clocks of the server are compared, the round is run that looks for outages and flags.
            await server.tables._end_outage()
            await server.tables._stay_alive()
            await server.tables._end_outage()
            await server.tables._check_due_tables()
            seen = await table.look(person.id)
            after = left()
            assert [entry.body for entry in await server.storage.entries(table.id)][-1].__class__.__name__ == "Begun"
            for was, now in zip(before, after, strict=True):
                assert GAME / 2 < now <= was <= GAME

    asyncio.run(story())


def test_an_outage_gives_back_what_was_charged_and_no_more(tmp_path: Path) -> None:
    """Somebody played after the last sign of life: the outage began for them only then."""

    async def story() -> None:
        async with asyncio.timeout(60), open_server(tmp_path) as server:
            person, _ = await server.people.guest("Ann", "blue", "")
            settings = Settings(
                "kingdom-builder",
                seats=[OwnSeat(), BotSeat("random")],
                options={"start": 0},
                clock=Clock(game=GAME),
            )
            table = await server.tables.create(ANNA._replace(id=person.id), settings)
            while (seen := await table.look(person.id)).data.phase == "open":
                await asyncio.sleep(0.005)
            began = seen.data.changed
            await server.storage.set_mark(ALIVE, repr(began - 4))
            async with server.storage.writing() as connection:
                outage = await connection.run_sync(end_outage, began + OUTAGE_SECONDS)
            assert outage is not None
            (_, number), *_ = outage.entries
            await table.catch_up(number)
            seen = await table.look(person.id)
            assert seen.data.banks == [GAME, GAME]

    asyncio.run(story())
