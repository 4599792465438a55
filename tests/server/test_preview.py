"""Previews of actions: the truth as far as the person can know it, and no more."""

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from realmwright.bits import each
from realmwright.game import State
from realmwright.protocol import AnswerTakeback, AskTakeback, Failed, Foresee, Foresight, Ping, Play, Pong, Words
from realmwright.record import Record
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Undone
from realmwright.server.tables.preview import preview
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from realmwright.server.tables.visibility import encode, visible_events
from tests.server.canaries import canaries, hidden_from
from tests.server.process import ServerProcess
from tests.server.shared_server import GUS, ME, OPEN, Clients, async_test, builder, gather
from tests.server.shared_server import tiny as tiny_settings
from tests.server.table_driver import ANNA, BEN, EVERYBODY, ZOE, TableDriver, table_drivers, who

DATABASES = ("sqlite",)
pytestmark = pytest.mark.usefixtures("plugins")

MOVERS = ("barn", "harbor", "paddock")


def asks(driver: TableDriver, actor: Actor, action: str, at: int | None = None) -> Foresight:
    """What somebody is told; the table stays as it was."""
    before = driver.table.snapshot()
    try:
        return preview(driver.table, actor.id, Foresee("f", "T" * 22, driver.at if at is None else at, action))
    finally:
        assert driver.table.snapshot() == before, "nothing is played"


def position(driver: TableDriver) -> State:
    assert driver.table.state is not None
    return driver.table.state


def legal(driver: TableDriver) -> list[str]:
    state = position(driver)
    return [state.say(action) for action in each(state.legal())]


def difference(before: State, after: State, seat: int) -> dict[str, int]:
    old, new = before.scores()[seat], after.scores()[seat]
    return {source: new[source] - old[source] for source in new if new[source] != old[source]}


def code(driver: TableDriver, actor: Actor, action: str, at: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        asks(driver, actor, action, at)
    return caught.value.code


# The truth, as far as it is known


def test_previews_match_what_is_played() -> None:
    """Given games of Kingdom Builder, whatever is played has been foretold, unless it is said to be hidden."""
    found = hidden = 0
    for start in range(2):
        driver = TableDriver.of(ANNA, BEN, options={"start": start})
        number = 0
        while driver.phase == "playing":
            number += 7
            before, seat = driver.table.before_unfinished_move().copy(), position(driver).seat
            assert seat is not None
            action = driver.choice(number)
            told = asks(driver, who(driver.table.waits_for()), action)
            secrets = position(driver).secrets
            driver.plays(number)
            events = driver.news[-1][1]
            assert (told.action, told.hidden) == (action, position(driver).secrets != secrets)
            if told.hidden:
                assert (told.gains, told.events) == ({}, [])
                hidden += 1
            else:
                assert told.events == visible_events(events, (seat,))
                assert told.gains == (difference(before, position(driver), seat) if events else {})
                found += bool(told.gains)
    assert found > 50
    assert hidden > 20


def lifting(options: dict[str, Any]) -> TableDriver:
    """A table where somebody has just lifted a settlement that is to be moved."""
    driver = TableDriver.of(ANNA, BEN, options=options)
    for number in range(2000):
        choices = legal(driver)
        wanted = [choice for choice in choices if choice.removeprefix("use ") in MOVERS]
        lift = [choice for choice in choices if choice.startswith("move ")]
        if lift:
            driver.does(who(driver.table.waits_for()), Play(driver.at, lift[number % len(lift)]))
            return driver
        if wanted and number > 60:
            driver.does(who(driver.table.waits_for()), Play(driver.at, wanted[0]))
        else:
            driver.plays(number * 31)
    raise AssertionError("nobody ever moved")


def test_a_move_is_counted_from_before_the_settlement_was_lifted() -> None:
    """A piece in the hand is on no hex and earns nothing, but that is nobody's loss."""
    boards = {"start": 0, "boards": ["paddock", "harbor", "barn", "farm"]}
    driver = lifting(boards)
    mover = who(driver.table.waits_for())
    before, seat = driver.table._past[-1].copy(), position(driver).seat
    assert seat is not None
    assert driver.news[-1][1] == [], "nobody notices the lift"
    foretold = {}
    for action in legal(driver):
        told = asks(driver, mover, action)
        after = position(driver).copy()
        after.play(after.read(action))
        assert told.gains == difference(before, after, seat)
        assert "moved" in [event.kind for event in told.events]
        foretold[action] = told
    assert any(told.gains for told in foretold.values())
    # and it is the same after the move was taken back, when the way there is forgotten
    driver.does(mover, Play(driver.at, next(iter(foretold))))
    driver.happens(Undone(seat, len(driver.table.data.steps) - 1), mover.id)
    driver.table._past.clear()
    assert {action: asks(driver, mover, action) for action in foretold} == {
        action: replace(told, at=driver.at) for action, told in foretold.items()
    }


def test_to_lift_a_settlement_earns_nothing_by_itself() -> None:
    driver = lifting({"start": 0, "boards": ["paddock", "harbor", "barn", "farm"]})
    mover = who(driver.table.waits_for())
    seat = position(driver).seat
    assert seat is not None
    driver.happens(Undone(seat, len(driver.table.data.steps) - 1), mover.id)
    for action in legal(driver):
        told = asks(driver, mover, action)
        assert (told.gains, told.events, told.hidden) == ({}, [], False)


def test_a_takeback_into_the_middle_of_a_move() -> None:
    driver = lifting({"start": 0, "boards": ["paddock", "harbor", "barn", "farm"]})
    mover = who(driver.table.waits_for())
    other = BEN if mover == ANNA else ANNA
    action = legal(driver)[0]
    told = asks(driver, mover, action)
    driver.does(mover, Play(driver.at, action))
    # when the other one has played meanwhile, and agrees
    while who(driver.table.waits_for()) == mover:
        driver.plays()
    driver.turn_over()
    driver.does(mover, AskTakeback(driver.at))
    driver.does(other, AnswerTakeback(driver.asked, True))
    while action not in legal(driver):
        driver.does(mover, AskTakeback(driver.at))
        driver.does(other, AnswerTakeback(driver.asked, True))
    assert asks(driver, mover, action).gains == told.gains


def test_a_table_without_running_scores_foretells_none() -> None:
    driver = TableDriver.of(ANNA, BEN, scores=False)
    told = asks(driver, ANNA, legal(driver)[0])
    assert told.gains is None
    assert [event.kind for event in told.events] == ["built"]
    assert "gains" not in encode(told)


def test_a_deed_may_have_several_beginnings() -> None:
    """Given a game in which several steps in a row lead to no event, all of them are one deed."""
    driver = TableDriver.of(ANNA, BEN, options={"start": 0})
    for number in range(40):
        driver.plays(number * 13)
    driver.turn_over()
    steps = driver.table.data.steps
    begin = len(steps)
    driver.plays()
    driver.plays()
    assert driver.table.turn == steps[-1].seat == steps[-2].seat
    whole = driver.table.record()
    for silent in range(3):
        for step in steps[begin:]:
            step.silent = False
        for step in steps[len(steps) - silent :]:
            step.silent = True
        expected = whole.replay(len(steps) - silent).dump()
        assert driver.table.before_unfinished_move().dump() == expected
        # and it is the same for whoever comes later, and after a way back that is long forgotten
        restored = Table.restore(driver.table.snapshot())
        assert restored.before_unfinished_move().dump() == expected
        restored._past.clear()
        assert restored.before_unfinished_move().dump() == expected
        assert restored.before_unfinished_move().dump() == expected
    # what somebody else began is not their deed
    for step in steps[-2:]:
        step.silent, step.seat = True, 1 - step.seat
    assert driver.table.before_unfinished_move() is driver.table.state


def test_no_game_is_played_again_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = lifting({"start": 0, "boards": ["paddock", "harbor", "barn", "farm"]})
    restored = Table.restore(driver.table.snapshot())

    def refuse(*_: object) -> None:
        raise AssertionError("the whole game was played again")

    monkeypatch.setattr(Record, "states", refuse)
    mover = who(driver.table.waits_for())
    for action in legal(driver):
        asked = Foresee("f", "T" * 22, driver.at, action)
        assert preview(restored, mover.id, asked) == preview(driver.table, mover.id, asked)


# Secrets


def tiny(*people: Actor, **choices: Any) -> TableDriver:
    return TableDriver.of(*people, **{"game": "tiny", "options": {"start": 0, "rounds": ["2"]}, **choices})


@given(table_drivers(games=("tiny",)))
@settings(max_examples=30, deadline=None)
def test_previews_reveal_nothing_hidden(driver: TableDriver) -> None:
    # given any table of a game with hidden cards, whatever somebody asks
    state = driver.table.state
    if state is None:
        return
    for actor in EVERYBODY:
        for action in (*legal(driver), "draw", "play canary-opal", "rubbish"):
            try:
                text = encode(asks(driver, actor, action))
            except Refused as problem:
                text = str(problem)
            own = driver.table.seats_of(actor.id) or (None,)
            hidden = set.intersection(*(hidden_from(state, seat) for seat in own))
            # then they hear of no card that they do not know, except the one that they name themselves
            assert not canaries(text) & hidden - canaries(action)


def test_a_card_that_would_be_drawn_is_not_foretold() -> None:
    driver = tiny(ANNA, BEN)
    driver.plays()
    for _ in range(20):
        told = asks(driver, ANNA, "draw")
        assert (told.hidden, told.gains, told.events) == (True, {}, [])
    kept = asks(driver, ANNA, "keep")
    assert not kept.hidden
    # and what is open already is told
    first = tiny(ANNA, BEN)
    card = next(action for action in legal(first) if action.startswith("play "))
    told = asks(first, ANNA, card)
    assert [(event.kind, event.args["card"]) for event in told.events] == [("played", card.removeprefix("play "))]
    assert told.gains is not None
    assert set(told.gains) == {"laid"}


# Refusals


def test_a_preview_is_refused_like_the_action_itself() -> None:
    driver = tiny(ANNA, BEN)
    assert code(driver, ANNA, "dance") == "unreadable"
    assert code(driver, ANNA, "draw") == "illegal"
    assert code(driver, ANNA, "swap", driver.at - 1) == "stale"
    assert code(driver, BEN, "swap") == "not-yours"
    assert code(driver, ZOE, "swap") == "not-yours"
    over = tiny(ANNA, BEN).played_out()
    assert code(over, ANNA, "swap") == "not-now"


# On the wire


@async_test
async def test_a_preview_is_answered_in_order_and_to_the_asker_alone(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben = await clients.guests("Ann", "Ben")
        table = await gather(builder(ME, OPEN), ann, ben)
        mine, other = await ann.line(), await ben.line()
        position = await mine.watch(table)
        await other.watch(table)
        # when she asks about all that she could play, and then for a ping
        for number, sign in enumerate(position.legal[:10]):
            await mine.send(Foresee(f"f-{number}", table, position.at, sign.action))
        await mine.send(Ping("p"))
        heard = [await mine.next() for _ in range(len(position.legal[:10]) + 1)]
        # then each is answered before it
        assert isinstance(heard[-1], Pong)
        for number, (sign, told) in enumerate(zip(position.legal, heard[:-1], strict=False)):
            assert isinstance(told, Foresight)
            assert (told.id, told.table, told.at, told.action) == (f"f-{number}", table, position.at, sign.action)
            assert told.events[0] == Words("built", {"seat": 0, "hex": sign.args["hex"]})
            assert told.gains is not None
        # and nothing has happened, and nobody else hears of it
        assert (await ann.sees(table)).number == position.number
        assert await other.settled() == []


@async_test
async def test_refusals_on_the_wire(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann, ben, eve = await clients.guests("Ann", "Ben", "Eve")
        table = await gather(tiny_settings(ME, OPEN), ann, ben)
        at = (await ann.sees(table)).at
        for guest, action, when, wanted in (
            (ann, "swap", at - 1, "stale"),
            (ann, "draw", at, "illegal"),
            (ann, "dance", at, "unreadable"),
            (ben, "swap", at, "not-yours"),
            (eve, "swap", at, "not-yours"),
        ):
            line = await guest.line()
            await line.send(Foresee("f", table, when, action))
            failed = await line.hear(Failed, id="f")
            assert (failed.code, failed.table) == (wanted, table)
            assert (failed.position is not None) == (wanted == "stale")
        line = await ann.line()
        await line.send(Foresee("f", "A" * 22, 1, "swap"))
        assert (await line.hear(Failed, id="f")).code == "unknown-table"
        # before the game there is nothing to foresee
        waiting = (await ann.create(tiny_settings(ME, OPEN))).table
        await line.send(Foresee("g", waiting, 1, "swap"))
        assert (await line.hear(Failed, id="g")).code == "not-now"


@async_test
async def test_at_one_screen_it_is_foretold_for_whoever_has_the_choice(shared_server: ServerProcess) -> None:
    async with Clients(shared_server) as clients:
        ann = await clients.guest("Ann")
        table = await gather(tiny_settings(ME, GUS), ann)
        await ann.plays(table, "play", "keep")
        position = await ann.choice(table)
        assert position.turn == 1
        line = await ann.line()
        card = next(sign.action for sign in position.legal if sign.kind == "play")
        await line.send(Foresee("f", table, position.at, card))
        assert (await line.hear(Foresight, id="f")).events[0].args["seat"] == 1
