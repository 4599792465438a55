"""One truth: several server processes on one PostgreSQL, with clients spread over them."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from realmwright.client import Client, RemoteTable, ServerRefused, new_action_id
from realmwright.protocol import (
    BotSeat,
    Chat,
    Do,
    Done,
    Failed,
    Join,
    Message,
    News,
    OpenSeat,
    OwnSeat,
    Play,
    Position,
    Presence,
    Settings,
    Turn,
    Watch,
)
from realmwright.server.storage.entries import Played
from realmwright.server.tables.live_table import SNAPSHOT_EVERY
from tests.server.postgres import Postgres, _run, _servant, served
from tests.server.process import ServerProcess
from tests.server.random_players import (
    PATIENCE,
    SHORTLY,
    Journal,
    Player,
    ask,
    audit,
    company,
    fold,
    log_of,
    play,
    raw_socket,
    seen,
    sit_down,
    tiny,
)
from tests.server.raw_client import eventually

BOT = BotSeat("random")
ME, OPEN = OwnSeat(), OpenSeat()
LISTENERS = "FROM pg_stat_activity WHERE query ~ '^LISTEN|listening$' AND datname = current_database()"
pytestmark = pytest.mark.usefixtures("plugins")


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers on one database."""
    url = postgres.url("pair")
    places = (tmp_path_factory.mktemp("pair") for _ in "12")
    one, other = (ServerProcess(place, url, hurry=False, bot_limit=60, spectator_delay=60) for place in places)
    try:
        yield one.start(), other.start()
    finally:
        one.kill()
        other.kill()


async def all_of(*work: Coroutine[Any, Any, Any]) -> None:
    """Everything at once; the first failure ends it."""
    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(each)


async def both(*work: Coroutine[Any, Any, Done]) -> tuple[list[Done], list[ServerRefused]]:
    """What was done and what was refused of several things that are asked for at once."""
    answers = await asyncio.gather(*work, return_exceptions=True)
    done = [answer for answer in answers if isinstance(answer, Done)]
    refused = [answer for answer in answers if isinstance(answer, ServerRefused)]
    assert len(done) + len(refused) == len(answers), answers
    return done, refused


async def order(client: Client, command: Do) -> Done:
    """The acknowledgement of a command over the socket."""
    done = await client.ask(command)
    assert isinstance(done, Done)
    return done


def numbers(table: RemoteTable) -> list[int]:
    """The numbers of the news that came, in their order."""
    heard = []
    while not table.news.empty():
        heard.append(table.news.get_nowait().number)
    return heard


@contextmanager
def away(server: ServerProcess) -> Iterator[None]:
    """A server that hears and does nothing for a while."""
    os.kill(server.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(server.pid, signal.SIGCONT)


# Hearing of each other


async def evening(servers: list[str], judge: ServerProcess) -> None:
    """People of all servers play at the same tables, with bots, and a spectator watches each table."""
    journal = Journal()
    async with company(journal, *servers, *servers, *servers) as people:
        *players, fan = people
        tables = [
            await sit_down(tiny(ME, OPEN, BOT, OPEN), *trio) for trio in (players[:3], players[1:4], players[2:5])
        ]
        kingdoms = await sit_down(Settings("kingdom-builder", seats=[ME, OPEN], options={"start": 0}), *players[:2])
        watched = [await fan.client.watch(table[0].id) for table in tables]
        first = [(await view.known()).number for view in watched]
        for table in tables:
            for view in table:
                numbers(view)
        # when they play, all at once
        seats = [
            pair
            for trio, table in zip((players[:3], players[1:4], players[2:5]), tables, strict=True)
            for pair in zip(trio, table, strict=True)
        ]
        await all_of(*(player.play_out(view) for player, view in seats), few(players[:2], kingdoms))
        # then everybody hears every entry, in its order, and sees the same end
        truth = await audit(judge, journal)
        for table, start in zip(tables, first, strict=True):
            last = truth[table[0].id].number
            for view in [*table, next(view for view in watched if view.id == table[0].id)]:
                async with asyncio.timeout(SHORTLY):
                    end = await view.until(last)
                heard = numbers(view)
                assert heard == list(range(heard[0], last + 1))
                assert heard[0] <= start + 1
                assert end.phase == "over"
                assert end.outcome == truth[view.id].data.outcome
        # and bots have moved once for each of their choices
        moves = [entry.body for entry in await log_of(judge, tables[0][0].id) if isinstance(entry.body, Played)]
        assert len([move for move in moves if move.seat == 2]) > 0
        assert all((move.bot is not None) == (move.seat == 2) for move in moves)
        assert not any(move.fault for move in moves)


async def few(players: list[Player], tables: list[RemoteTable]) -> None:
    """The first actions of a longer game."""
    for _ in range(8):
        for player, table in zip(players, tables, strict=True):
            while (await table.known()).legal:
                await player.play(table)
            other = tables[1 - tables.index(table)]
            await other.until((await table.known()).number)


def test_people_of_two_servers_play_together(pair: tuple[ServerProcess, ServerProcess]) -> None:
    play(evening([server.url for server in pair], pair[0]))


def test_two_workers_are_one_server(postgres: Postgres, serve: Callable[..., ServerProcess]) -> None:
    server = serve(database=postgres.url("workers"), workers=2, bot_limit=60)
    processes = psutil.Process(server.pid).children(recursive=True)
    play(evening([server.url, server.url], server))
    assert server.stop() == 0
    assert psutil.wait_procs(processes, timeout=20)[1] == []
    told = [line["message"] for line in server.lines() if line["from"] == "realmwright.processes"]
    assert told[0] == "starting 2 processes"
    assert not [line for line in server.lines() if line["level"] == "warning"]


def test_turns_are_told_wherever_somebody_is(pair: tuple[ServerProcess, ServerProcess]) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await stack.enter_async_context(company(Journal(), pair[0].url, pair[1].url))
            # given Ben's sockets on both servers, which watch no table
            lines = [await stack.enter_async_context(raw_socket(server.url, ben.client.token)) for server in pair]
            table, _ = await sit_down(tiny(), ann, ben)
            # when Ann ends her turn
            while (await table.known()).turn == 0:
                await ann.play(table)
            # then both say so; and when Ben ends his, both say that as well
            for line in lines:
                await line.hear_until(lambda message: message == Turn(table.id, True))
            own = await ben.client.watch(table.id)
            await own.until((await table.known()).number)
            while (await own.known()).turn == 1:
                await ben.play(own)
            for line in lines:
                await line.hear_until(lambda message: message == Turn(table.id, False))

    play(scene())


def test_presence_is_told_across_servers(pair: tuple[ServerProcess, ServerProcess], postgres: Postgres) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await stack.enter_async_context(company(Journal(), pair[0].url, pair[1].url))
            table, _ = await sit_down(tiny(), ann, ben)
            line = await stack.enter_async_context(raw_socket(pair[0].url, ann.client.token))
            await line.send(Watch(table.id, presence=True))

            def is_here(there: bool) -> Callable[[Message], bool]:
                def holds(message: Message) -> bool:
                    seat = message.seats[1] if isinstance(message, Presence) else None
                    return seat is not None and seat.here == there

                return holds

            await line.hear_until(is_here(True))
            # when Ben leaves the other server, then Ann is told; and when he is back there
            await ben.client.unwatch(table.id)
            await line.hear_until(is_here(False))
            await ben.client.watch(table.id)
            await line.hear_until(is_here(True))
            # and also of what happened while her server did not listen
            cut(postgres)
            await ben.client.unwatch(table.id)
            await line.hear_until(is_here(False))
            await heal(postgres)

    play(scene())


def test_logging_out_everywhere_ends_connections_everywhere(pair: tuple[ServerProcess, ServerProcess]) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await stack.enter_async_context(company(Journal(), pair[0].url, pair[1].url))
            lines = [await stack.enter_async_context(raw_socket(server.url, ann.client.token)) for server in pair]
            stays = await stack.enter_async_context(raw_socket(pair[1].url, ben.client.token))
            await ann.client.call("DELETE", "/sessions")
            assert [await line.closed() for line in lines] == [4401, 4401]
            async with Client(pair[1].url, ann.client.token) as again:
                with pytest.raises(ServerRefused) as refused:
                    await again.me()
                assert refused.value.code == "no-session"
            await stays.send(Watch("A" * 22))
            await stays.hear_until(lambda message: isinstance(message, Failed))

    play(scene())


# Races


def test_the_last_seat_is_taken_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    async def scene() -> None:
        journal = Journal()
        async with company(journal, pair[0].url, pair[0].url, pair[1].url) as (host, *rivals):
            for _ in range(8):
                table = await host.create(tiny())
                views = [await rival.client.watch(table.id) for rival in rivals]
                done, refused = await both(*(r.do(view, Join()) for r, view in zip(rivals, views, strict=True)))
                assert len(done) == 1
                # The game begins at once: who is later may hear of that first.
                assert [problem.code for problem in refused] in (["full"], ["not-now"])
                joined = [entry for entry in await log_of(pair[0], table.id) if entry.action_id == done[0].id]
                assert [entry.number for entry in joined] == [done[0].number]
            await audit(pair[0], journal)

    play(scene())


def test_of_two_tabs_one_plays_the_turn(pair: tuple[ServerProcess, ServerProcess]) -> None:
    async def scene() -> None:
        journal = Journal()
        async with AsyncExitStack() as stack:
            ann, ben = await stack.enter_async_context(company(journal, pair[0].url, pair[1].url))
            async with Client(pair[1].url, ann.client.token) as tab:
                for _ in range(6):
                    table, _ = await sit_down(tiny(), ann, ben)
                    second = await tab.watch(table.id)
                    at = (await table.known()).at
                    assert (await second.until(at)).at == at
                    # when both tabs play a card of their own
                    cards = [legal.action for legal in (await table.known()).legal if legal.kind == "play"]
                    orders = [Do(f"tab-{n}", table.id, Play(at, cards[n])) for n in range(2)]
                    done, refused = await both(order(ann.client, orders[0]), order(tab, orders[1]))
                    # then one card is laid, and the other tab is told how the table stands now
                    assert [answer.number for answer in done] == [at + 1]
                    assert [problem.code for problem in refused] == ["stale"]
                    for view in (table, second):
                        assert view.position is not None
                        assert view.position.number > at
                    log = await log_of(pair[0], table.id)
                    assert [entry.action_id for entry in log[at:]] == [done[0].id]
                    assert seen(table.position) == seen(second.position)

    play(scene())


def test_a_command_given_to_two_servers_is_carried_out_once(pair: tuple[ServerProcess, ServerProcess]) -> None:
    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben = await stack.enter_async_context(company(Journal(), pair[0].url, pair[1].url))
            async with Client(pair[1].url, ann.client.token) as tab:
                table, _ = await sit_down(tiny(), ann, ben)
                await tab.watch(table.id)
                at = (await table.known()).at
                card = next(legal.action for legal in (await table.known()).legal if legal.kind == "play")
                commands = [Do("same-play", table.id, Play(at, card))]
                commands += [Do(f"same-chat-{number}", table.id, Chat("Hello")) for number in range(5)]
                for command in commands:
                    done, refused = await both(*(order(client, command) for client in (ann.client, tab)))
                    assert refused == []
                    assert done[0] == done[1]
                log = await log_of(pair[0], table.id)
                assert [entry.action_id for entry in log[at:]] == [command.id for command in commands]

    play(scene())


def test_a_crowd_at_one_table_is_served(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """Whoever loses a race is refused as busy at worst, and then what was refused did not happen."""

    refusals: list[str] = []

    async def talk(player: Player, table: RemoteTable) -> None:
        for _ in range(7):
            try:
                await player.do(table, Chat("And I say"))
            except ServerRefused as problem:
                refusals.append(problem.code)

    async def scene() -> None:
        journal = Journal()
        async with company(journal, *[server.url for server in pair] * 3) as people:
            table = await people[0].create(tiny())
            views = [await person.client.watch(table.id) for person in people]
            await all_of(*(talk(person, view) for person, view in zip(people, views, strict=True)))
            log = await log_of(pair[0], table.id)
            fold(log)
            kept = {key[1]: number for key, number in journal.kept.items()}
            assert {entry.action_id: entry.number for entry in log[1:]} == kept
            assert set(refusals) <= {"busy"}
            assert len(refusals) < len(kept)
            for view in views:
                heard: list[int] = []
                while not heard or heard[-1] < log[-1].number:
                    async with asyncio.timeout(SHORTLY):
                        heard.append((await view.news.get()).number)
                assert heard == list(range(heard[0], log[-1].number + 1))

    play(scene())


# What goes wrong between processes


def test_news_that_came_together_end_with_a_position(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """Whoever hears of an action together with a word that was said after it sees what the action did."""

    async def scene() -> None:
        async with company(Journal(), pair[0].url, pair[1].url) as (ann, ben):
            table, view = await sit_down(tiny(), ann, ben)
            await view.until((await table.known()).number)
            # when an action and a word come together
            with away(pair[1]):
                done = await ann.play(table)
                assert done is not None
                await ann.do(table, Chat("There you are"))
            # then Ben sees both
            async with asyncio.timeout(SHORTLY):
                while (await view.news.get()).kind != "chatted":
                    pass
                assert (await view.until(done.number)).at == done.number

    play(scene())


def test_who_watches_hears_on_after_a_failure(pair: tuple[ServerProcess, ServerProcess], postgres: Postgres) -> None:
    """An entry that could not be written is nobody else's loss."""

    async def scene() -> None:
        async with company(Journal(), pair[0].url, pair[1].url) as (ann, ben):
            table, view = await sit_down(tiny(), ann, ben)
            await view.until((await table.known()).number)
            # given a write that failed on the server where Ben is
            with pytest.raises(ServerRefused) as refused:
                await ben.do(view, Chat("poison"))
            assert refused.value.code == "unavailable"
            # when Ann plays on the other
            done = await ann.play(table)
            assert done is not None
            # then Ben hears of it
            async with asyncio.timeout(SHORTLY):
                await view.until(done.number)

    with poison(postgres):
        play(scene())


@contextmanager
def poison(postgres: Postgres) -> Iterator[None]:
    """A database that cannot write this word, and clients that soon believe it."""
    postgres.psql(
        "CREATE FUNCTION fail() RETURNS trigger AS $$ BEGIN RAISE 'disk full'; END $$ LANGUAGE plpgsql",
        "CREATE TRIGGER fail BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.body LIKE '%poison%') EXECUTE FUNCTION fail()",
        database="pair",
    )
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("realmwright.client.TRY_AGAIN_SECONDS", (0.1, 0.3, 0.6))
            yield
    finally:
        postgres.psql("DROP FUNCTION fail CASCADE", database="pair")


def test_no_word_is_lost_behind_a_snapshot(pair: tuple[ServerProcess, ServerProcess], postgres: Postgres) -> None:
    """A room that is made anew tells those who watch all that they have missed."""

    async def scene() -> None:
        async with company(Journal(), pair[0].url, pair[1].url) as (ann, ben):
            table = await ann.create(tiny(ME, OPEN, OPEN))
            view = await ben.client.watch(table.id)
            before = [(await ann.do(table, Chat("word"))).number for _ in range(SNAPSHOT_EVERY - 5)]
            heard: list[int] = []
            async with asyncio.timeout(SHORTLY):
                while not heard or heard[-1] < before[-1]:
                    heard.append((await view.news.get()).number)
            # given a room that must be made anew, while somebody speaks elsewhere and a snapshot is made
            with pytest.raises(ServerRefused):
                await ben.do(view, Chat("poison"))
            said = [(await ann.do(table, Chat("word"))).number for _ in range(10)]
            kept = f"""SELECT number FROM snapshots WHERE "table" = '{table.id}'"""
            async with asyncio.timeout(SHORTLY):
                while not await ask(pair[0], kept):
                    await asyncio.sleep(0.05)
            # when Ben speaks again
            said.append((await ben.do(view, Chat("sorry"))).number)
            # then they have heard every word
            heard = []
            async with asyncio.timeout(SHORTLY):
                while not heard or heard[-1] < said[-1]:
                    heard.append((await view.news.get()).number)
            assert heard == said

    with poison(postgres):
        play(scene())


def cut(postgres: Postgres) -> None:
    """Take the connection on which a server listens from both of them."""
    assert postgres.psql(f"SELECT count(pg_terminate_backend(pid)) {LISTENERS}", database="pair").strip() == "2"


async def heal(postgres: Postgres) -> None:
    """Wait until both servers listen again."""
    asked = f"SELECT count(*) {LISTENERS}"
    async with asyncio.timeout(SHORTLY):
        while (await asyncio.to_thread(postgres.psql, asked, database="pair")).strip() != "2":
            await asyncio.sleep(0.1)


def test_a_lost_listening_connection_heals(pair: tuple[ServerProcess, ServerProcess], postgres: Postgres) -> None:
    async def scene() -> None:
        journal = Journal()
        async with company(journal, pair[0].url, pair[1].url) as (ann, ben):
            table, view = await sit_down(tiny(), ann, ben)
            # when nobody listens while something happens
            cut(postgres)
            done = await ann.play(table)
            assert done is not None
            # then those who watch elsewhere see it as soon as somebody does again
            async with asyncio.timeout(SHORTLY):
                await view.until(done.number)
            await heal(postgres)
            # and the game goes on as before
            await all_of(ann.play_out(table), ben.play_out(view))
            await audit(pair[0], journal)
            assert seen(table.position)["view"]["players"][0] != seen(view.position)["view"]["players"][0]

    play(scene())


def test_a_delay_outlasts_a_lost_connection(pair: tuple[ServerProcess, ServerProcess], postgres: Postgres) -> None:
    """Delayed spectators see nothing early, whatever happens between the servers."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            ann, ben, fan = await stack.enter_async_context(
                company(Journal(), *[server.url for server in pair], pair[1].url)
            )
            line = await stack.enter_async_context(raw_socket(pair[1].url, fan.client.token))
            # given a spectator at a table that is shown a minute later
            table, _ = await sit_down(tiny(spectators="delayed"), ann, ben)
            await line.send(Watch(table.id))
            await line.hear_until(lambda message: isinstance(message, Position))
            # when a server that has lost its connection catches up with the game
            cut(postgres)
            assert await ann.play(table) is not None
            await heal(postgres)
            # then the spectator sees the lobby still
            heard = [place for place in await line.hear_for(2) if isinstance(place, Position | News)]
            assert [place.view for place in heard if isinstance(place, Position) and place.view is not None] == []
            assert [place.number for place in heard if isinstance(place, News) and place.kind == "played"] == []

    play(scene())


def test_nobody_stays_whose_sessions_ended_in_a_gap(
    pair: tuple[ServerProcess, ServerProcess], postgres: Postgres
) -> None:
    """Logging out everywhere ends connections also where the server was not listening at that moment."""

    async def scene() -> None:
        async with AsyncExitStack() as stack:
            (ann,) = await stack.enter_async_context(company(Journal(), pair[0].url))
            line = await stack.enter_async_context(raw_socket(pair[1].url, ann.client.token))
            await line.hear()
            with away(pair[1]):
                cut(postgres)
                await ann.client.call("DELETE", "/sessions")
            assert await line.closed() == 4401

    play(scene())


# PostgreSQL itself goes away


@pytest.fixture
def fragile(postgres: Postgres) -> Iterator[Postgres]:
    """Another PostgreSQL, which may be stopped and started."""
    with served(postgres.programs) as running:
        yield running


def control(database: Postgres, *words: str) -> None:
    """Stop or start a PostgreSQL."""
    place = database.place
    program = [str(database.programs / "pg_ctl"), "-D", str(place / "data"), "-l", str(place / "log"), "-w"]
    _run([*program, *words], _servant(), place)


def test_a_database_that_comes_back_is_used_again(fragile: Postgres, serve: Callable[..., ServerProcess]) -> None:
    """Meanwhile everything is refused as unavailable, so that programs know that they may try again."""
    url = fragile.url("fragile")
    servers = [serve(database=url, bot_limit=60) for _ in "12"]
    codes: set[str] = set()

    async def go_on(player: Player, table: RemoteTable) -> None:
        """Play on, and send again whatever is refused."""
        while (position := await table.choice()) is not None:
            command = Do(new_action_id(), table.id, Play(position.at, position.legal[0].action))
            player.journal.meant[table.id, command.id] = command.command
            while True:
                try:
                    done = await order(player.client, command)
                except ServerRefused as problem:
                    codes.add(problem.code)
                    await asyncio.sleep(0.05)
                else:
                    break
            player.journal.kept[table.id, command.id] = done.number
            await table.until(done.number)
            await asyncio.sleep(0.05)

    async def scene() -> None:
        journal = Journal()
        async with company(journal, *[server.url for server in servers]) as (ann, ben):
            tables = await sit_down(tiny(ME, OPEN, BOT), ann, ben)
            other = await ann.create(tiny(ME, BOT))
            async with asyncio.TaskGroup() as group:
                for player, table in [(ann, tables[0]), (ben, tables[1]), (ann, other)]:
                    group.create_task(go_on(player, table))
                # when the database goes away in the midst of games, without a farewell
                await asyncio.to_thread(control, fragile, "-m", "immediate", "stop")
                assert servers[0].get("/ready")[0] == 503
                assert servers[0].get("/health")[0] == 200
                with pytest.raises(ServerRefused) as refused:
                    await ann.client.me()
                codes.add(refused.value.code)
                await asyncio.sleep(1)
                await asyncio.to_thread(control, fragile, "start")
            # then the games are played to their end
            for table in (*tables, other):
                assert (await table.known()).phase == "over"
            await audit(servers[0], journal)
            eventually(lambda: all(server.get("/ready")[0] == 200 for server in servers))
            # and both servers still hear of each other
            tables = await sit_down(tiny(), ann, ben)
            done = await ann.play(tables[0])
            assert done is not None
            async with asyncio.timeout(SHORTLY):
                await tables[1].until(done.number)

    play(scene(), 2 * PATIENCE)
    assert codes == {"unavailable"}


# SQLite is for one


def test_a_second_server_on_the_same_file_is_refused(serve: Callable[..., ServerProcess], tmp_path: Path) -> None:
    first = serve()
    second = ServerProcess(tmp_path)
    with pytest.raises(RuntimeError, match="did not start"):
        second.start()
    said = [line for line in second.log().splitlines() if line.startswith("realmwright: ")]
    assert said == ["realmwright: another server uses this database; several need PostgreSQL"]
    assert "Traceback" not in second.log()
    assert first.answers()
