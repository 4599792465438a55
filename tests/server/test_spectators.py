"""Spectators: they see a table at once, with delay, or not at all."""

import asyncio
import time

import pytest
from websockets.exceptions import ConnectionClosed

from realmwright.protocol import (
    Chat,
    Clock,
    Failed,
    Farewell,
    Join,
    News,
    Play,
    Position,
    Replay,
    Settings,
    TableList,
    Watch,
)
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    DELAY,
    ME,
    OPEN,
    Clients,
    Guest,
    SocketClient,
    async_test,
    builder,
    gather,
    play_out,
    tiny,
)

DATABASES = ("sqlite",)
pytestmark = pytest.mark.usefixtures("plugins")

SLACK = 0.02
"""Clocks are read at different moments, but it is one clock."""


class Diary:
    """Everything that one line tells of a table, and when it came."""

    def __init__(self, line: SocketClient) -> None:
        self.line = line
        self.arrivals: list[tuple[float, Position | News]] = []

    async def until(self, number: int) -> Position:
        """Listen until there is a position with this number."""
        while True:
            message = await self.line.next()
            if isinstance(message, Position | News):
                self.arrivals.append((time.time(), message))
            if isinstance(message, Position) and message.number >= number:
                return message

    def check(self, written: dict[int, float], delay: float) -> None:
        """Nothing came earlier than it may."""
        for came, message in self.arrivals:
            place = message if isinstance(message, Position) else message.position
            told = max(message.number, place.number if place else 0)
            assert came >= written[told] + delay - SLACK, f"{told} came {written[told] + delay - came:.2f} s early"


async def written(guest: Guest, table: str) -> dict[int, float]:
    """When each entry from the beginning of the game on was written; what came before it was open to all."""
    line = await guest.line()
    await line.watch(table, 0)
    news = [message for message in line.heard if isinstance(message, News)]
    begun = next(message.number for message in news if message.kind == "begun")
    return {message.number: message.time if message.number >= begun else 0.0 for message in news}


@async_test
async def test_an_open_table_is_seen_by_everybody_as_far_as_it_is_open(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN), ann, ben)
        line, player = await eve.line(), await ann.line()
        position = await line.watch(table)
        await player.watch(table)
        # a spectator has no eyes but their own, and no choice
        assert position.eyes is None
        assert (position.legal, position.prompt, position.undo) == ([], None, False)
        assert position.view is not None
        assert [seat["hand"] for seat in position.view["players"]] == [None, None]
        # and hears of everything when the players do, but not what only one of them may know
        await ann.plays(table, "play", "draw")
        last = (await ann.sees(table)).number
        for each in (line, player):
            await each.hear(News, number=last)
        kinds = [event.kind for event in line.heard[-1].events] if isinstance(line.heard[-1], News) else []
        assert kinds == ["drew-hidden"]
        own = player.heard[-1]
        assert isinstance(own, News)
        assert [event.kind for event in own.events] == ["drew", "drew-hidden"]
        card = own.events[0].args["card"]
        assert card not in "".join(line.raw)
        # and one need not even have come in
        seen: Position = await clients.nobody.call("GET", f"/tables/{table}", gives=Position)
        assert (seen.eyes, seen.number) == (None, last)


@async_test
async def test_a_table_without_spectators_is_seen_by_its_players_alone(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        # given somebody who watches a table while it waits for players
        table = (await ann.create(tiny(ME, OPEN, spectators="off", public=True))).table
        line = await eve.line()
        assert (await line.watch(table)).phase == "open"
        # when the game begins, then they are sent away
        await ben.order(table, Join())
        failed = await line.hear(Failed)
        assert (failed.code, failed.table) == ("not-allowed", table)
        # and hear nothing more, nor can they look in any other way
        number = len(line.heard)
        await ann.plays(table, "play", "keep")
        await line.settled()
        assert not [message for message in line.heard[number:] if isinstance(message, News | Position)]
        await line.send(Watch(table))
        assert (await line.hear(Failed)).code == "not-allowed"
        for guest in (eve, clients.nobody):
            assert (await guest.refusal("GET", f"/tables/{table}")).status == 403
        assert await eve.refused(table, Chat("hello?")) == "not-allowed"
        # also when it is over
        await play_out(table, ann, ben)
        for path in ("", "/record", "/replay"):
            assert (await eve.refusal("GET", f"/tables/{table}{path}")).code == "not-allowed"
            assert (await ann.fetch("GET", f"/tables/{table}{path}")).status_code == 200
        # though lists tell that there was a game
        listed: TableList = await eve.call("GET", "/tables?phase=over", gives=TableList)
        assert table in [sign.id for sign in listed.tables]


@async_test
async def test_delayed_spectators_see_the_same_game_later(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = (await ann.create(tiny(ME, OPEN, spectators="delayed"))).table
        # given one spectator who came before the game began, and a player, who watch it
        early, player = Diary(await eve.line()), await ann.line()
        assert (await early.line.watch(table)).phase == "open"
        await player.watch(table)
        await ben.order(table, Join())
        assert await eve.refused(table, Chat("play the opal!")) == "not-allowed"
        await ann.plays(table, "swap", "play", "keep")
        await ben.plays(table, "play", "draw")
        # and one who comes in the middle of it
        middle = Diary(await (await clients.guest("Fay")).line())
        first = await middle.line.watch(table)
        middle.arrivals.append((time.time(), first))
        over = await play_out(table, ann, ben)
        # then both come to see the end, and everything that the players saw, as spectators may, in order
        await player.hear(News, number=over.number)
        for diary in (early, middle):
            last = await diary.until(over.number)
            assert last.phase == "over"
            assert last.outcome == over.outcome
            diary.check(await written(ann, table), DELAY)
        told = [message for _, message in early.arrivals if isinstance(message, News)]
        live = [message for message in player.heard if isinstance(message, News)]
        # Who joins is told at once while the table is open.
        assert [news.number for news in told] == [news.number for news in live]
        late = [news.number for _, news in middle.arrivals if isinstance(news, News)]
        assert late == list(range(first.number + 1, over.number + 1))
        # and what they saw is what a spectator sees of the finished game
        replay: Replay = await ann.call("GET", f"/tables/{table}/replay", gives=Replay)
        views = {step: replay.steps[step].view for step in range(len(replay.steps))}
        for _, message in (*early.arrivals, *middle.arrivals):
            if isinstance(message, Position) and message.view is not None:
                assert message.eyes is None
                assert message.view == views[message.actions]
        # and now it is theirs to see again
        assert (await eve.sees(table)).phase == "over"
        assert (await eve.fetch("GET", f"/tables/{table}/record")).status_code == 200


@async_test
async def test_a_delayed_table_tells_nothing_early_over_http(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN, spectators="delayed"), ann, ben)
        await ann.plays(table, "play", "keep")
        when = await written(ann, table)
        # when somebody asks again and again
        last = max(when)
        while True:
            position = await eve.sees(table)
            came = time.time()
            # then it is never told what happened within the last second
            assert came >= when[position.number] + DELAY - SLACK
            if position.number == last:
                break
            assert (await eve.refusal("GET", f"/tables/{table}/record")).code == "not-now"
            await asyncio.sleep(0.1)


@async_test
async def test_nothing_is_told_early_when_a_player_is_forgotten(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo, eve = await clients.guests("Ann", "Ben", "Cleo", "Eve")
        table = await gather(tiny(ME, OPEN, OPEN, spectators="delayed"), ann, ben, cleo)
        diary = Diary(await eve.line())
        diary.arrivals.append((time.time(), await diary.line.watch(table)))
        await ann.plays(table, "play", "keep")
        # when somebody at the table wants to be forgotten, which makes the server read the table anew
        await cleo.call("DELETE", "/me", Farewell())
        last = (await ann.sees(table)).number
        when = await written(ann, table)
        while not any(message.number >= last for _, message in diary.arrivals):
            await diary.until(last)
        diary.check(when, DELAY)


@async_test
async def test_nothing_is_told_twice_after_a_player_is_forgotten(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, cleo, eve = await clients.guests("Ann", "Ben", "Cleo", "Eve")
        table = await gather(tiny(ME, OPEN, OPEN, spectators="delayed"), ann, ben, cleo)
        line = await eve.line()
        await line.watch(table)
        await cleo.call("DELETE", "/me", Farewell())
        # when the spectator looks again while what happened is still held back
        await line.watch(table)
        await ann.plays(table, "play", "keep")
        last = (await ann.sees(table)).number
        while not any(isinstance(news, News) and news.number == last for news in line.heard):
            await line.next()
        await asyncio.sleep(DELAY / 2)
        await line.settled()
        # then everything is told once: the late game that was forgotten does not go on beside the new one
        numbers = [news.number for news in line.heard if isinstance(news, News)]
        assert numbers == sorted(set(numbers))


@async_test
async def test_the_clocks_of_a_late_game_are_late_as_well(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny(ME, OPEN, spectators="delayed", clock=Clock(turn=60)), ann, ben)
        diary = Diary(await eve.line())
        await diary.line.watch(table)
        # when the beginning is told to a spectator, a second later
        begun = await diary.until((await ann.sees(table)).number)
        assert begun.turn_time is not None
        late = time.time() - DELAY - (await written(ann, table))[begun.number]
        assert begun.turn_time >= 60 - late - 0.5


@async_test
async def test_many_spectators_of_an_open_table_are_told_the_same(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(builder(ME, OPEN), ann, ben)
        lines = [await (await clients.guest(f"Fan {number}")).line() for number in range(8)]
        for line in lines:
            await line.watch(table)
        position = await ann.sees(table)
        number = (await ann.order(table, Play(position.at, position.legal[0].action))).number
        for line in lines:
            await line.hear(News, number=number)
        assert len({line.raw[-1] for line in lines}) == 1
        # and one of them who goes harms nobody
        await lines[0].socket.close()
        with pytest.raises(ConnectionClosed):
            await lines[0].next()
        number = (await ann.order(table, Chat("goodbye"))).number
        for line in lines[1:]:
            await line.hear(News, number=number)


@async_test
async def test_a_seat_makes_a_player_of_a_spectator(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, eve = await clients.guests("Ann", "Eve")
        table = (await ann.create(Settings("tiny", {"start": 1}, [ME, OPEN], spectators="off"))).table
        line = await eve.line()
        await line.watch(table)
        # when somebody who watches takes the last seat, then they hear on, as a player
        await line.done(table, Join())
        begun = await line.hear(News, kind="begun")
        assert begun.position is not None
        assert begun.position.eyes == 1
        assert begun.position.legal
        assert [event.kind for event in begun.events] == ["dealt", "reserve-dealt", "began"]
