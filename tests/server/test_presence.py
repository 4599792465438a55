"""Presence: who of the players is at the table, told at once to those who may see it, and written nowhere."""

import asyncio

import pytest

from realmwright.protocol import Join, Message, Presence, SeatPresence, Watch
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.storage.bus import BusMessage
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables import presence
from tests.server.process import ServerProcess
from tests.server.shared_server import BOT, GUS, ME, OPEN, Clients, SocketClient, async_test, gather, tiny

DATABASES = ("sqlite",)
pytestmark = pytest.mark.usefixtures("plugins")

HERE = SeatPresence(here=True, online=True)


async def attend(line: SocketClient, table: str) -> list[SeatPresence | None]:
    """Watch a table, and be told who is there."""
    await line.send(Watch(table, presence=True))
    return (await line.hear(Presence, table=table)).seats


async def told(line: SocketClient, seat: int, **wanted: object) -> SeatPresence:
    """What is told of a seat as soon as it is like that."""
    while True:
        found = (await line.hear(Presence)).seats[seat]
        if found is not None and all(getattr(found, name) == value for name, value in wanted.items()):
            return found


def presences(messages: list[Message]) -> list[Presence]:
    return [message for message in messages if isinstance(message, Presence)]


@async_test
async def test_others_hear_who_comes_and_goes(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny(ME, OPEN, BOT, GUS), ann, ben)
        number = (await ann.sees(table)).number
        # given somebody who has not been at the table since the server began
        line = await ann.line()
        assert await attend(line, table) == [HERE, SeatPresence(), None, None]
        # when they connect, then they are online, and when they watch the table, they are here
        other = await ben.line()
        await told(line, 1, online=True, here=False)
        await attend(other, table)
        assert await told(line, 1, here=True) == HERE
        # when they look at something else, then they are online, and nobody wonders since when
        second = await ben.line()
        await other.socket.close()
        away = await told(line, 1, here=False, online=True)
        assert away.seconds is not None
        # and when their last socket closes, they are gone
        await second.socket.close()
        gone = await told(line, 1, here=False, online=False)
        assert gone.seconds is not None
        assert gone.seconds >= away.seconds
        # of all this nothing is written down
        assert (await ann.sees(table)).number == number


@async_test
async def test_presence_is_told_of_new_seats_and_to_those_who_ask(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = (await ann.create(tiny(ME, OPEN, OPEN))).table
        asking, plain, watching = await ann.line(), await ann.line(), await ben.line()
        assert await attend(asking, table) == [HERE, None, None]
        await plain.watch(table)
        # when somebody looks in without a seat, then nothing is told of them
        assert await attend(watching, table) == [HERE, None, None]
        # when they sit down, then all are told, also those who only look in, but not those who have not asked
        fan = await eve.line()
        await attend(fan, table)
        await ben.order(table, Join(1))
        for line in (asking, watching, fan):
            await told(line, 1, here=True)
            assert {len(each.seats) for each in presences(line.heard)} == {3}
            assert all(each.seats[0] == HERE and each.seats[2] is None for each in presences(line.heard))
        await plain.settled()
        assert presences(plain.heard) == []


@async_test
async def test_who_sees_the_game_later_is_not_told_who_is_there_now(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = (await ann.create(tiny(ME, OPEN, spectators="delayed"))).table
        line, fan = await ann.line(), await eve.line()
        assert await attend(line, table) == [HERE, None]
        assert await attend(fan, table) == [HERE, None]
        await ben.order(table, Join())
        await told(line, 1, here=False)
        await told(fan, 1, here=False)
        heard = len(fan.heard)
        # when the game goes on and a player comes and goes, the spectator hears nothing of it
        other = await ben.line()
        await attend(other, table)
        await told(line, 1, here=True)
        await other.socket.close()
        await told(line, 1, here=False)
        await fan.settled()
        assert presences(fan.heard[heard:]) == []
        # nor does one who comes now
        late = await eve.line()
        await late.send(Watch(table, presence=True))
        await late.settled()
        assert presences(late.heard) == []


# Several processes, and floods


class Bus(Storage):
    """A storage whose messages go to the processes of a test, and nowhere else."""

    def __init__(self) -> None:
        self.shared = True
        self.processes: list[presence.Presence] = []
        self.published: list[BusMessage] = []

    async def publish(self, *messages: BusMessage) -> None:
        self.published += messages
        for message in messages:
            for process in self.processes:
                process.hear(message)


class Process:
    """The presence of one process, on its own, and how often it was told."""

    def __init__(self, bus: Bus, tasks: BackgroundTasks) -> None:
        self.changes = 0
        self.presence = presence.Presence(bus, ServerClock(), tasks, self.count)
        bus.processes.append(self.presence)

    def count(self) -> None:
        self.changes += 1

    def here(self, person: str) -> bool:
        return self.presence.attendance(person, "table").here


async def settle() -> None:
    """All beats that are due, and those that follow from them."""
    for _ in range(10):
        await asyncio.sleep(0.01)


@async_test
async def test_a_flood_of_reconnects_is_told_once() -> None:
    tasks, bus = BackgroundTasks(), Bus()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "BEAT_SECONDS", 0.0)
        one, other = Process(bus, tasks), Process(bus, tasks)
        one.presence.enter("ann", "table")
        await settle()
        one.changes, bus.published[:] = 0, []
        # when somebody comes and goes very often
        for _ in range(1000):
            one.presence.leave("ann", "table")
            one.presence.enter("ann", "table")
        await settle()
        # then those who watch are told once, and so is the other process
        assert one.changes == 1
        assert len(bus.published) == 1
        assert other.here("ann")
    await tasks.close()


@async_test
async def test_processes_know_of_each_other_and_forget_those_that_end() -> None:
    tasks, bus = BackgroundTasks(), Bus()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(presence, "BEAT_SECONDS", 0.0)
        one = Process(bus, tasks)
        one.presence.enter("ann", "table")
        await settle()
        # a process that starts later is told everything
        other = Process(bus, tasks)
        await other.presence.pulse()
        await settle()
        assert other.here("ann")
        # somebody who is at two processes is here until they have left both
        other.presence.enter("ann", "table")
        await settle()
        one.presence.leave("ann", "table")
        await settle()
        assert one.here("ann")
        # what was missed is told after a gap
        bus.processes.remove(one.presence)
        other.presence.enter("ben", "table")
        await settle()
        assert not one.here("ben")
        bus.processes.append(one.presence)
        one.presence.miss()
        await settle()
        assert one.here("ben")
        # a process that says nothing more is forgotten
        bus.processes.remove(other.presence)
        patch.setattr(presence, "LEASE_SECONDS", -1.0)
        await one.presence.pulse()
        assert not one.here("ben")
        assert one.presence.attendance("ben", "table").left is not None
    await tasks.close()
