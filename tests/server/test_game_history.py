"""The past of a table: what happened, where points come from, and what a bot would have played."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from hypothesis import given, settings

from realmwright.bits import each
from realmwright.game import State
from realmwright.protocol import Chat, Gains, Join, News, NewsList, Replay, ReplayAdvice, Resign, Undo
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.storage.database import Storage
from realmwright.server.storage.entries import Entry
from realmwright.server.tables import live_table
from realmwright.server.tables.log_history import LogHistory
from realmwright.server.tables.replay import KEEP_EVERY, YIELD_EVERY, YIELD_EVERY_SEEK, GameReplay
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.visibility import encode, gains, gains_at
from realmwright.server.web.app import Server
from tests.server.bad_network import open_server
from tests.server.canaries import canaries, hidden_from, hidden_points
from tests.server.process import ServerProcess
from tests.server.shared_server import (
    DELAY,
    GUS,
    ME,
    OPEN,
    Clients,
    Guest,
    SocketClient,
    async_test,
    builder,
    gather,
    play_out,
    soon,
)
from tests.server.shared_server import tiny as tiny_settings
from tests.server.table_driver import ANNA, BEN, CLEO, EVERYBODY, TABLE, ZOE, TableDriver, replayed, table_drivers

pytestmark = pytest.mark.usefixtures("plugins")

Points = list[dict[str, int] | None]


def tiny(*people: Actor, **choices: object) -> TableDriver:
    return TableDriver.of(*people, **{"game": "tiny", "options": {"start": 0, "rounds": ["2"]}, **choices})


def added(found: Gains) -> Points:
    """The points that gains add up to."""
    sums: Points = []
    for seat in found.seats:
        points: dict[str, int] = {}
        for gain in seat or []:
            points[gain.source] = points.get(gain.source, 0) + gain.points
        sums.append(None if seat is None else {source: number for source, number in points.items() if number})
    return sums


def without_zeros(scores: Points | None) -> Points:
    assert scores is not None
    return [
        None if score is None else {source: points for source, points in score.items() if points} for score in scores
    ]


# Gains


@given(table_drivers(games=("tiny",)))
@settings(max_examples=30, deadline=None)
def test_gains_tell_nothing_that_is_hidden(driver: TableDriver) -> None:
    state = driver.table.state
    for actor in (*EVERYBODY, None):
        person = None if actor is None else actor.id
        if state is None or (not driver.table.data.settings.scores and driver.table.data.outcome is None):
            with pytest.raises(Refused):
                gains(driver.table, person)
            continue
        text = encode(gains(driver.table, person))
        if driver.table.data.outcome is not None:
            continue
        own: tuple[int | None, ...] = driver.table.seats_of(person) or (None,)
        hidden = set.intersection(*(hidden_from(state, seat) for seat in own))
        assert not canaries(text) & hidden
        if own == (None,):
            assert not any(number in text for number in hidden_points(state, None))


def test_gains_add_up_to_the_scores_of_whoever_may_know_them() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO)
    for number in range(60):
        driver.plays(number)
    assert driver.table.state is not None
    truth = [dict(score) for score in driver.table.state.scores()]
    for actor in (ANNA, ZOE, None):
        found = gains(driver.table, None if actor is None else actor.id)
        assert found.eyes == (0 if actor == ANNA else None)
        assert found.step == 60
        assert added(found) == without_zeros([*truth])
    hidden = tiny(ANNA, BEN)
    assert [seat is None for seat in gains(hidden.table, BEN.id).seats] == [True, False]
    assert gains(hidden.table, None).seats == [None, None]


def test_gains_are_open_when_the_game_is_over_however_it_ended() -> None:
    played_out = tiny(ANNA, BEN, scores=False)
    with pytest.raises(Refused) as caught:
        gains(played_out.table, ANNA.id)
    assert caught.value.code == "not-allowed"
    played_out.played_out()
    resigned = tiny(ANNA, BEN)
    resigned.plays()
    resigned.does(BEN, Resign())
    for driver in (played_out, resigned):
        outcome = driver.table.data.outcome
        assert outcome is not None
        assert added(gains(driver.table, None)) == without_zeros([*outcome.scores])


def test_gains_after_every_step_of_a_finished_game() -> None:
    driver = tiny(ANNA, BEN).played_out()
    game_replay = GameReplay(driver.table.record())
    for eyes in (None, 0, 1):
        for number, step in enumerate(replayed(driver.table, eyes, 0, 1000).steps):
            state = asyncio.run(game_replay.at(number))
            assert added(gains_at(TABLE, state, eyes, number)) == without_zeros(step.scores)
    with pytest.raises(Refused) as caught:
        asyncio.run(game_replay.at(len(driver.table.data.steps) + 1))
    assert caught.value.code == "bad-message"


@async_test
async def test_gains_over_http(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        waiting = (await ann.create(tiny_settings(ME, OPEN))).table
        assert (await ann.refusal("GET", f"/tables/{waiting}/gains")).code == "not-now"
        table = await gather(builder(ME, OPEN), ann, ben)
        await ann.plays(table, "build", "build", "build", "end")
        found: Gains = await clients.nobody.call("GET", f"/tables/{table}/gains", gives=Gains)
        assert (found.table, found.eyes, found.step) == (table, None, 4)
        assert added(found) == without_zeros((await ben.sees(table)).scores)
        places = {place for seat in found.seats for gain in seat or [] for place in gain.places}
        assert all(len(place.split(",")) == 2 for place in places)
        # a step can be asked for when the game is over, and eyes with a step
        assert (await ann.refusal("GET", f"/tables/{table}/gains?step=1")).code == "not-now"
        assert (await ann.refusal("GET", f"/tables/{table}/gains?eyes=1")).code == "bad-message"
        await ben.order(table, Resign())
        for eyes in ("", "&eyes=0"):
            after: Gains = await ann.call("GET", f"/tables/{table}/gains?step=3{eyes}", gives=Gains)
            assert (after.step, after.eyes) == (3, 0 if eyes else None)
        assert (await ann.refusal("GET", f"/tables/{table}/gains?step=3&eyes=2")).code == "unknown-seat"
        assert (await ann.refusal("GET", f"/tables/{table}/gains?step=5")).code == "bad-message"
        # and those who may not see a table may not see this either
        closed = await gather(tiny_settings(ME, OPEN, spectators="off"), ann, ben)
        for path in ("gains", "news"):
            assert (await clients.nobody.refusal("GET", f"/tables/{closed}/{path}")).code == "not-allowed"
        secret = await gather(tiny_settings(ME, OPEN, scores=False), ann, ben)
        assert (await ann.refusal("GET", f"/tables/{secret}/gains")).code == "not-allowed"


# News


async def told(guest: Guest, table: str, query: str = "") -> list[News]:
    found: NewsList = await guest.call("GET", f"/tables/{table}/news{query}", gives=NewsList)
    assert found.table == table
    return found.news


def heard(line: SocketClient) -> list[News]:
    """What somebody heard who watched, without the positions."""
    return [msgspec.structs.replace(each, position=None) for each in line.heard if isinstance(each, News)]


@async_test
async def test_the_past_is_told_as_it_was_heard(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = (await ann.create(tiny_settings(ME, OPEN))).table
        lines = {guest: await guest.line() for guest in (ann, ben, eve)}
        for line in lines.values():
            await line.watch(table)
        await ben.order(table, Join())
        # when things of all sorts happen
        position = await ann.plays(table, "swap")
        await ann.order(table, Undo(position.at))
        await ann.plays(table, "play", "draw")
        await ann.order(table, Chat("Hello!"))
        await play_out(table, ann, ben)
        for guest, line in lines.items():
            await line.settled()
            # then each can read again what they heard, and nothing else
            news = await told(guest, table)
            assert news[0].kind == "opened"
            assert news[1:] == heard(line)
            assert await told(guest, table, "?before=7") == news[:6]
            assert await told(guest, table, "?before=7&count=2") == news[4:6]
            assert await told(guest, table, "?count=3") == news[-3:]
            assert await told(guest, table, "?before=1") == []
            assert await told(guest, table, "?before=999999") == news
        assert await told(clients.nobody, table) == await told(eve, table)
        for query in ("?count=0", "?count=201", "?before=0", "?before=x"):
            assert (await ann.refusal("GET", f"/tables/{table}/news{query}")).code == "bad-message"
        assert (await ann.refusal("GET", f"/tables/{'A' * 22}/news")).code == "unknown-table"


@async_test
async def test_older_entries_are_read_from_the_log(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(builder(ME, GUS), ann)
        line = await ann.line()
        await line.watch(table)
        # given more entries than are kept at hand
        for _ in range(live_table.RECENT // 2 + 10):
            await ann.plays(table)
        for number in range(live_table.RECENT // 2):
            await line.done(table, Chat(f"word {number}"))
        number = (await ann.sees(table)).number
        assert number > live_table.RECENT + 10
        news = await told(ann, table)
        assert [each.number for each in news] == list(range(1, number + 1))
        after = heard(line)
        assert news[-len(after) :] == after
        assert await told(ann, table, "?before=20&count=5") == news[14:19]


@async_test
async def test_delayed_spectators_read_only_what_they_may_know(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny_settings(ME, OPEN, spectators="delayed"), ann, ben)
        await ann.plays(table, "play", "draw")
        all_of_it = await told(ann, table)
        # then they know what came before the game at once, and the rest when its time has come
        for _ in range(10):
            seen = await told(eve, table)
            # However long the answer took, nothing in it came before its time.
            now = time.time()
            begun = next(each.number for each in all_of_it if each.kind == "begun")
            assert all(each.number < begun or each.time + DELAY <= now for each in seen)
            await asyncio.sleep(0.05)

        async def complete() -> bool:
            return len(await told(eve, table)) == len(all_of_it)

        await soon(complete)
        # and never what only a player may know
        assert [event.kind for event in all_of_it[-1].events] == ["drew", "drew-hidden"]
        assert [event.kind for event in (await told(eve, table))[-1].events] == ["drew-hidden"]


# Replays and advice


def large() -> TableDriver:
    driver = TableDriver.of(*EVERYBODY, options={"start": 0})
    number = 0
    while driver.phase == "playing":
        driver.plays(number := number + 11)
    return driver


def test_a_replay_shows_the_same_in_whatever_order_it_is_read() -> None:
    driver = large()
    actions = len(driver.table.data.steps)
    whole = replayed(driver.table, 0, 0, 1000).steps
    assert len(whole) == actions + 1
    game_replay = GameReplay(driver.table.record())
    for first in (actions, 0, 2 * KEEP_EVERY, 2 * KEEP_EVERY + 1, KEEP_EVERY - 1, 1, actions - 7, actions + 1):
        assert replayed(driver.table, 0, first, 20, game_replay).steps == whole[first : first + 20]
    for step in (actions, 0, 3 * KEEP_EVERY, 17):
        state = asyncio.run(game_replay.at(step))
        assert state.dump() == driver.table.record().replay(step).dump()


def test_to_look_on_takes_no_long_way_and_to_look_again_none(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = large()
    actions = len(driver.table.data.steps)
    played = 0
    # The class that is in use: plain rules and compiled ones have their own.
    kingdom = type(driver.table.record().replay(0))
    play = kingdom.play

    def counted(state: State, action: int) -> None:
        nonlocal played
        played += 1
        play(state, action)

    monkeypatch.setattr(kingdom, "play", counted)
    game_replay = GameReplay(driver.table.record())
    first = replayed(driver.table, 0, actions - 59, 60, game_replay)
    assert played == actions
    played = 0
    assert replayed(driver.table, 0, actions - 59, 60, game_replay) == first
    assert played == 0, "it is kept as it was sent"
    assert len(replayed(driver.table, 1, actions - 59, 60, game_replay).steps) == 60
    assert played <= KEEP_EVERY + 60
    played = 0
    asyncio.run(game_replay.at(actions - 1))
    assert played < KEEP_EVERY


@async_test
async def test_reading_history_does_not_block_other_requests() -> None:
    driver = large()
    game_replay = GameReplay(driver.table.record())
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    await game_replay.at(len(driver.table.data.steps))
    assert turns >= len(driver.table.data.steps) // YIELD_EVERY_SEEK
    turns = 0
    await game_replay._steps(0, 0, 60)
    assert turns >= 60 // YIELD_EVERY
    waiting.cancel()


@async_test
async def test_a_replay_is_packed_and_need_not_be_sent_twice(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny_settings(ME, OPEN), ann, ben)
        await play_out(table, ann, ben)
        path = f"{shared_server.url}/api/v1/tables/{table}/replay"
        async with httpx.AsyncClient() as client:
            plain = await client.get(path, headers={"Accept-Encoding": "identity"})
            packed = await client.get(path)
            assert "Content-Encoding" not in plain.headers
            assert packed.headers["Content-Encoding"] == "gzip"
            assert plain.content == packed.content
            assert packed.headers["Cache-Control"] == "private, no-cache"
            known = {"If-None-Match": packed.headers["ETag"]}
            assert (await client.get(path, headers=known)).status_code == 304
            # but somebody else sees which seat is theirs
            mine = await client.get(path, headers={**known, "Authorization": f"Bearer {ann.token}"})
            assert mine.status_code == 200
            assert [seat["yours"] for seat in mine.json()["seats"] if "yours" in seat] == [True]


@async_test
async def test_a_replay_can_be_shown_by_itself(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny_settings(ME, OPEN, title="A short one"), ann, ben)
        over = await play_out(table, ann, ben)
        for guest, yours in ((ann, [True, False]), (ben, [False, True]), (clients.nobody, [False, False])):
            shown: Replay = await guest.call("GET", f"/tables/{table}/replay?count=2", gives=Replay)
            assert shown.settings == over.settings
            assert shown.outcome == over.outcome
            assert [seat.yours for seat in shown.seats] == yours
            assert [(seat.name, seat.colour) for seat in shown.seats] == [(s.name, s.colour) for s in over.seats]
            assert [step.deed is None for step in shown.steps] == [True, False]


@async_test
async def test_advice_about_a_finished_game(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(tiny_settings(ME, OPEN, hints="random"), ann, ben)
        path = f"/tables/{table}/replay/advice"
        assert (await ann.refusal("GET", f"{path}?step=0")).code == "not-now"
        over = await play_out(table, ann, ben)
        record = (await ann.fetch("GET", f"/tables/{table}/record")).json()
        assert len(record["actions"]) == over.actions
        shown: Replay = await ann.call("GET", f"/tables/{table}/replay", gives=Replay)
        for step in range(over.actions):
            advice: ReplayAdvice = await ann.call("GET", f"{path}?step={step}", gives=ReplayAdvice)
            assert (advice.table, advice.step, advice.bot) == (table, step, "random")
            assert advice.seat == shown.steps[step].seat
            assert advice.action.split()[0] == advice.kind
        assert (await ann.refusal("GET", f"{path}?step={over.actions}")).code == "not-now"
        assert (await ann.refusal("GET", f"{path}?step={over.actions + 1}")).code == "bad-message"
        assert (await ann.refusal("GET", path)).code == "bad-message"
        assert (await clients.nobody.refusal("GET", f"{path}?step=0")).code == "no-session"


@async_test
async def test_advice_without_hints_at_the_table_is_that_of_the_adviser(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(builder(ME, OPEN), ann, ben)
        position = await ann.plays(table, "build")
        await ben.order(table, Resign())
        path = f"/tables/{table}/replay/advice?step=1"
        advice: ReplayAdvice = await ann.call("GET", path, gives=ReplayAdvice)
        assert advice.bot == "greedy"
        assert advice.action in [sign.action for sign in position.legal]
        # and each person has one question at a time; on a busy machine they may happen to come one by one
        statuses: set[int] = set()
        for _ in range(20):
            answers = await asyncio.gather(*(ann.fetch("GET", path) for _ in range(15)))
            statuses |= {answer.status_code for answer in answers}
            if 429 in statuses:
                break
        assert statuses == {200, 429}


def test_one_person_gets_advice_one_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with asyncio.timeout(30), open_server(tmp_path, bot_workers=2) as server:
            bots = server.tables.bots
            state = tiny(ANNA, BEN).table.state
            assert state is not None
            anna, ben = Asker(ANNA.id, TABLE, advice=True), Asker(BEN.id, TABLE, advice=True)
            first = asyncio.create_task(bots.advise("random", state, anna))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            with pytest.raises(Refused) as caught:
                await bots.advise("random", state, anna)
            assert caught.value.code == "limit"
            assert await bots.advise("random", state, ben) in list(each(state.legal()))
            assert await first in list(each(state.legal()))
            # and a bot that is not installed is not asked at all
            with pytest.raises(Refused) as caught:
                await bots.advise("nobody", state, anna)
            assert caught.value.code == "unknown-name"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("there", "chosen", "found"),
    [
        ("easy greedy medium search", Config(), ("medium", "search")),
        ("easy greedy medium search", Config(spare_bot="greedy", adviser="easy"), ("greedy", "easy")),
        ("easy greedy medium search", Config(spare_bot="", adviser=""), ("easy", "easy")),
        ("zeal alpha", Config(), ("alpha", "alpha")),
    ],
)
def test_who_plays_on_and_who_advises(
    there: str, chosen: Config, found: tuple[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("realmwright.server.bots.service.bot_names", lambda: frozenset(there.split()))
    bots = Server(replace(chosen, data=str(tmp_path))).tables.bots
    assert (bots.spare_bot, bots.adviser) == found


# What is kept of the past


def test_a_log_is_read_once_for_all_who_ask_and_read_on_when_it_has_grown() -> None:
    driver = tiny(ANNA, BEN)
    driver.played_out()
    stored = Log(driver.log[:-3])

    async def story() -> None:
        history = LogHistory(stored, TABLE)
        some = await asyncio.gather(*(history.entries(1, number) for number in range(1, len(stored.log) + 1)))
        assert stored.read == [0], "one reads for all"
        assert some[-1][1:] == driver.news[:-3]
        stored.log = driver.log
        assert await history.entries(2, len(driver.log)) == driver.news
        assert stored.read[1:] == [len(driver.log) - 3]
        with pytest.raises(Refused) as caught:
            await LogHistory(Log([]), TABLE).entries(1, 1)
        assert caught.value.code == "unknown-table"

    asyncio.run(story())


class Log(Storage):
    """A log that is not in a database."""

    def __init__(self, log: list[Entry]) -> None:
        self.log = log
        self.read: list[int] = []

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        self.read.append(after)
        await asyncio.sleep(0)
        return self.log[after:]
