"""Planned turns: decided before they come, played when they come, dropped with a note where none is legal any more."""

import asyncio
from collections.abc import Callable, Sequence

import pytest

from realmwright.plan_protocol import MOST_TURNS, NewPlan, PlanSign
from realmwright.protocol import Clock, Play, Position, Resign
from realmwright.server.errors import Refused
from realmwright.server.tables.plans import Planner, fits, imagined, need_planning, planned_turn
from realmwright.study_protocol import PlanBeginning, Reply, Study, StudySign
from tests.server.process import ServerProcess
from tests.server.shared_server import ME, OPEN, Clients, Guest, async_test, builder, gather, play_out, soon
from tests.server.table_driver import ANNA, BEN, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")
SLOW = builder(ME, OPEN)
LIVE = Clock(turn=60)
TRIES = 60
"""So many tables are opened at most until two have the same terrain, as one pair of five has."""


async def plan_of(guest: Guest, table: str) -> PlanSign:
    sign: PlanSign = await guest.call("GET", f"/tables/{table}/plan", gives=PlanSign)
    return sign


async def think_ahead(guest: Guest, table: str, choice: int = 0) -> list[str]:
    """A turn of the other as it may be, and one's own: its first action is that choice, the others come first."""
    now = await guest.sees(table)
    seat = next(number for number, sign in enumerate(now.seats) if sign.yours)
    actions: list[str] = []
    begun = False
    while True:
        study = Study(PlanBeginning(table, seat, now.at), actions)
        found: StudySign = await guest.call("POST", "/studies/position", study, StudySign)
        mine = found.position.turn == seat
        if begun and not mine:
            return actions
        legal = found.position.legal
        actions.append(legal[choice if mine and not begun else 0].action)
        begun = begun or mine


async def plan(guest: Guest, table: str, actions: Sequence[str]) -> PlanSign:
    now = await guest.sees(table)
    seat = next(number for number, sign in enumerate(now.seats) if sign.yours)
    sign: PlanSign = await guest.call("POST", f"/tables/{table}/plan", NewPlan(seat, now.at, [*actions]), PlanSign)
    return sign


async def play_turn(guest: Guest, table: str, first: str = "", spared: Sequence[str] = ()) -> Position:
    """A whole turn, that begins with an action and goes on with none of the others; returns the position after it."""
    position = await guest.choice(table)
    mine = position.turn
    await guest.order(table, Play(position.at, first or position.legal[0].action))
    while (position := await guest.sees(table)).turn == mine:
        action = next(sign.action for sign in position.legal if sign.action not in spared)
        await guest.order(table, Play(position.at, action))
    return position


async def coveted(ann: Guest, ben: Guest) -> tuple[str, list[str], str]:
    """A table at which Ann may build where Ben means to: with what he thinks ahead, and that first action of his."""
    for _ in range(TRIES):
        table = await gather(SLOW, ann, ben)
        ahead = await think_ahead(ben, table)
        first = ahead[len(ahead) // 2]
        if any(sign.action == first for sign in (await ann.sees(table)).legal):
            return table, ahead, first
    raise AssertionError("the terrains are never the same")


@async_test
async def test_a_planned_turn_is_played_when_it_comes(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(SLOW, ann, ben)
        # given that Ben has planned his turn while Ann thinks
        ahead = await think_ahead(ben, table)
        sign = await plan(ben, table, ahead)
        assert (sign.seat, sign.allowed, sign.dropped) == (1, True, False)
        turn = sign.turns[0].actions
        assert turn == ahead[-len(turn) :]
        assert len(sign.turns[0].deeds) == len(turn) > 1
        # then it is kept, and Ann is told nothing of it
        assert await plan_of(ben, table) == sign
        assert (await plan_of(ann, table)).turns == []
        assert [plan["turns"] for plan in (await ben.call("GET", "/me/export", gives=dict))["plans"]]
        # when she has played, it is played for him, and her turn comes again
        at = (await play_turn(ann, table)).at
        after = await ann.choice(table)
        assert after.at == at + len(turn)
        view = (await ben.sees(table)).view
        assert view is not None
        built = view["players"][1]
        assert turn == [*(f"build {place}" for place in built["settlements"]), "end turn"]
        # and it is gone
        assert (await plan_of(ben, table)).turns == []


@async_test
async def test_what_was_planned_second_is_played_if_the_first_is_not_legal(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        # given two plans, of which Ann spoils the first alone
        for _ in range(TRIES):
            table, ahead, first = await coveted(ann, ben)
            other = await think_ahead(ben, table, choice=-1)
            second = other[len(other) // 2 :]
            if first not in second:
                break
        await plan(ben, table, ahead)
        sign = await plan(ben, table, other)
        assert [turn.actions for turn in sign.turns] == [ahead[len(ahead) // 2 :], second]
        spared = [action for action in second if action.startswith("build")]
        at = (await play_turn(ann, table, first, spared)).at
        assert (await ann.choice(table)).at == at + len(second)


@async_test
async def test_a_plan_that_no_longer_fits_is_dropped_with_a_note(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table, ahead, first = await coveted(ann, ben)
        await plan(ben, table, ahead)
        at = (await play_turn(ann, table, first)).at

        async def told() -> bool:
            return (await plan_of(ben, table)).dropped

        # then Ben hears of it, and nothing of the turn was played
        await soon(told)
        now = await ben.sees(table)
        assert (now.turn, now.at) == (1, at)
        # when he has read it, he may put it away
        await ben.call("DELETE", f"/tables/{table}/plan")
        assert await plan_of(ben, table) == PlanSign(1, allowed=False, turns=[])


@async_test
async def test_a_plan_can_be_dropped_and_has_an_end(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(SLOW, ann, ben)
        for choice in range(MOST_TURNS):
            sign = await plan(ben, table, await think_ahead(ben, table, choice))
        assert len(sign.turns) == MOST_TURNS
        # what is planned already changes nothing, more is too much
        assert await plan(ben, table, await think_ahead(ben, table)) == sign
        more = NewPlan(1, (await ben.sees(table)).at, await think_ahead(ben, table, MOST_TURNS))
        assert (await ben.refusal("POST", f"/tables/{table}/plan", more)).code == "limit"
        await ben.call("DELETE", f"/tables/{table}/plan?seat=1")
        assert (await plan_of(ben, table)).turns == []
        at = (await play_turn(ann, table)).at
        # and without a plan nothing is played
        assert (await ben.choice(table)).at == at


@async_test
async def test_plans_of_a_game_that_ends_are_forgotten(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(SLOW, ann, ben)
        await plan(ben, table, await think_ahead(ben, table))
        await ann.order(table, Resign())
        await play_out(table, ben)

        async def forgotten() -> bool:
            return not (await ben.call("GET", "/me/export", gives=dict))["plans"]

        await soon(forgotten)


@async_test
async def test_what_cannot_be_planned(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(SLOW, ann, ben)
        path = f"/tables/{table}/plan"
        now = await ben.sees(table)
        ahead = await think_ahead(ben, table)

        async def refused(guest: Guest, *, seat: int = 1, at: int = now.at, actions: Sequence[str] = ahead) -> str:
            return (await guest.refusal("POST", path, NewPlan(seat, at, [*actions]))).code

        # nobody plans for others, on their own turn, or where the game no longer stands
        assert await refused(eve) == await refused(ann) == "not-yours"
        assert await refused(ann, seat=0) == "not-now"
        assert await refused(ben, at=now.at + 1) == "stale"
        # nor less than a turn, nor what is not legal
        assert await refused(ben, actions=ahead[:-1]) == "not-now"
        assert await refused(ben, actions=["build 99,99"]) == "unreadable"
        assert (await ben.refusal("GET", f"{path}?seat=0")).code == "not-yours"
        assert await plan_of(eve, table) == PlanSign(None, allowed=False, turns=[])
        # nobody is helped to think there, but the others may be played by a bot
        study = Study(PlanBeginning(table, 1, now.at))
        for what in ("verdict", "lines", "dump"):
            assert (await ben.refusal("POST", f"/studies/{what}", study)).code == "not-allowed"
        own = Study(PlanBeginning(table, 1, now.at), ahead[: len(ahead) // 2])
        assert (await ben.refusal("POST", "/studies/reply", own)).code == "not-allowed"
        assert (await ben.call("POST", "/studies/reply", study, Reply)).seat == 0
        assert (await eve.refusal("POST", "/studies/position", study)).code == "not-yours"
        # a table that people stay at has no plans
        live = await gather(builder(ME, OPEN, clock=LIVE), ann, ben)
        assert not (await plan_of(ben, live)).allowed


def test_a_plan_is_played_once_though_the_server_dies(database: str, serve: Callable[..., ServerProcess]) -> None:
    server = serve(database=database)

    @async_test
    async def scene() -> None:
        async with Clients(server) as clients:
            ann, ben = await clients.guests("Ann", "Ben")
            tables = [await gather(SLOW, ann, ben) for _ in range(4)]
            lengths = {}
            for table in tables:
                lengths[table] = len((await plan(ben, table, await think_ahead(ben, table))).turns[0].actions)
            # given that the server dies as the turns have come
            ats = {table: (await play_turn(ann, table)).at for table in tables}
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for table in tables:
                assert (await ann.choice(table)).at == ats[table] + lengths[table]

    scene()


# What is planned, without a server


def test_a_plan_knows_nothing_that_its_seat_does_not() -> None:
    """Were the real cards in the position that is imagined, people could look ahead."""
    driver = TableDriver.of(ANNA, BEN, game="tiny", options={"start": 0, "rounds": ["2"]})
    real = driver.table.state
    state = imagined(driver.table, Planner(BEN.id, 1), driver.at)
    assert real is not None
    assert state.view(1) == real.view(1)
    assert state.view(0) != real.view(0)
    assert imagined(driver.table, Planner(BEN.id, 1), driver.at).dump() == state.dump(), "the same each time"


def test_a_plan_ends_where_something_is_revealed() -> None:
    driver = TableDriver.of(ANNA, BEN, game="tiny", options={"start": 0, "rounds": ["2"]})
    first = imagined(driver.table, Planner(BEN.id, 1), driver.at)
    own = first.view(1)["players"][1]["hand"][0]  # type: ignore[index,call-overload]
    other = first.view(0)["players"][0]["hand"][0]  # type: ignore[index,call-overload]
    ahead = [f"play {other}", "keep", f"play {own}"]
    assert planned_turn(first, 1, ahead) is None
    for end in ("draw", "keep"):
        turn = [move.action for move in planned_turn(first, 1, [*ahead, end]) or ()]
        assert turn == [f"play {own}", end]
        assert not fits(first, 1, turn), "it is not his turn"
    state = driver.table.state
    assert state is not None
    after = state.copy()
    for action in (driver.choice(), "keep"):
        after.play(after.read(action))
    assert fits(after, 1, [f"play {own}", "draw"])
    assert not fits(after, 1, [f"play {other}", "draw"])
    assert not fits(after, 1, ["swap", f"play {own}", "swap"])


def test_who_may_plan() -> None:
    driver = TableDriver.of(ANNA, BEN)
    need_planning(driver.table, Planner(BEN.id, 1))
    for planner in (Planner(ANNA.id, 0), Planner(ANNA.id, 1), Planner(BEN.id, 0)):
        with pytest.raises(Refused):
            need_planning(driver.table, planner)
    driver.does(BEN, Resign())
    with pytest.raises(Refused):
        need_planning(driver.table, Planner(BEN.id, 1))
