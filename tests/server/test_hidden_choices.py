"""Choices that are hidden from the others: whoever has one, everybody else sees exactly the same.

Three tables are played alike, except for who is the watcher of Tiny. Everything that a person is sent is compared: even
a different number of messages would be a leak.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest

from realmwright.protocol import AskTakeback, Chat, Clock, Command, Foresee, Play, Replace, Resign, Return, Undo
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.phases import ACTIONS
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Replaced, Resumed, Undone
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import PATIENCE
from realmwright.server.tables.preview import preview
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, ME, TABLE, ZOE, TableDriver, replayed

pytestmark = pytest.mark.usefixtures("plugins")

PLAYERS: Final = (ANNA, BEN, CLEO)
OPTIONS: Final = {"start": 0, "rounds": ["2"], "watch": True}
CLOCKS: Final = (Clock(), Clock(turn=60), Clock(game=600), Clock(turn=60, game=600))


def watched(watcher: int, **choices: Any) -> TableDriver:
    """A table at which this seat is the watcher; Anna begins, and has laid a card after some thought."""
    asked = {"game": "tiny", "options": OPTIONS, "stand_in": "random", **choices}
    driver = TableDriver.of(*PLAYERS, **asked)
    state: Any = driver.table.state
    state.watcher = watcher
    driver.waits(7)
    driver.plays()
    assert (driver.table.turn, driver.table.turn_is_hidden) == (watcher, True)
    return driver


def plays(driver: TableDriver, action: str) -> None:
    driver.does(PLAYERS[driver.table.turn or 0], Play(driver.at, action))


def told(driver: TableDriver, viewer: Actor) -> list[str]:
    """Everything that somebody is told of a table: what happened, and how it stands."""
    own = driver.table.seats_of(viewer.id)
    news = [visibility.news(entry, events, own) for entry, events in driver.news if entry.number > 4]
    return [visibility.encode(item) for item in [*news, visibility.position(driver.table, viewer.id, driver.now)]]


def answer(driver: TableDriver, actor: Actor, command: Command) -> str:
    """What somebody hears who tries something that is not for them."""
    with pytest.raises(Refused) as caught:
        driver.does(actor, command)
    return f"{caught.value.code}: {caught.value}"


def compare(tell: Callable[[int, Actor], object]) -> None:
    """What is told to somebody must not depend on which of the others is the watcher."""
    for viewer in (*PLAYERS, ZOE):
        others = [seat for seat, player in enumerate(PLAYERS) if player is not viewer]
        heard = [tell(watcher, viewer) for watcher in others]
        assert heard[1:] == heard[:-1], viewer.name


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: f"turn-{clock.turn}-game-{clock.game}")
def test_what_happens_looks_the_same_whoever_is_asked(clock: Clock) -> None:
    def tell(watcher: int, viewer: Actor) -> list[list[str]]:
        driver = watched(watcher, clock=clock)
        heard = [told(driver, viewer)]
        for action, wait in (("doze", 5), ("draw", 2), ("swap", 3)):
            driver.waits(wait)
            heard.append(told(driver, viewer))
            plays(driver, action)
            heard.append(told(driver, viewer))
        # Once more, with time that the server was away, and with talk in between.
        driver.plays()
        driver.waits(20)
        driver.happens(Resumed(15))
        driver.does(ANNA, Chat("Well?"))
        heard.append(told(driver, viewer))
        plays(driver, "doze")
        driver.waits(1)
        heard.append(told(driver, viewer))
        return heard

    compare(tell)


def test_the_seat_that_is_asked_sees_what_it_needs() -> None:
    driver = watched(1, clock=Clock(turn=60, game=600))
    driver.waits(5)
    place = visibility.position(driver.table, BEN.id, driver.now)
    assert (place.turn, place.turn_time, place.seats[1].time) == (1, 55, 595)
    assert [sign.action for sign in place.legal] == ["doze", "whistle"]
    for other in (ANNA, ZOE):
        place = visibility.position(driver.table, other.id, driver.now)
        assert (place.turn, place.turn_time, place.prompt, place.legal) == (None, None, None, [])
        assert [seat.time for seat in place.seats] == [593, 600, 600]
    plays(driver, "doze")
    entry, events = driver.news[-1]
    assert visibility.news(entry, events, (1,)).seat == 1
    assert [event.kind for event in visibility.news(entry, events, (1,)).events] == ["dozed"]
    for own in ((), (0,), (0, 2)):
        news = visibility.news(entry, events, own)
        assert (news.kind, news.seat, news.args, news.events) == ("played", None, {}, [])
    # The clock of the watcher has gone on, though nobody else is told.
    assert [visibility.position(driver.table, who.id, driver.now).seats[1].time for who in PLAYERS] == [600, 595, 600]


def test_a_whistle_is_heard_by_everybody() -> None:
    driver = watched(1)
    plays(driver, "whistle")
    entry, events = driver.news[-1]
    news = visibility.news(entry, events, ())
    assert (news.seat, [event.kind for event in news.events]) == (1, ["whistled"])
    assert visibility.position(driver.table, None, driver.now).turn == 0


@pytest.mark.parametrize("dozed", [False, True])
def test_commands_of_others_do_not_reveal_whose_choice_it_is(dozed: bool) -> None:
    def tell(watcher: int, viewer: Actor) -> list[object]:
        driver = watched(watcher)
        if dozed:
            plays(driver, "doze")
        tried: list[object] = []
        for command in (Play(driver.at, "doze"), Play(driver.at, "play canary-opal"), Play(0, "doze")):
            if dozed and viewer is ANNA:
                continue
            tried.append(answer(driver, viewer, command))
        tried.append(answer(driver, viewer, Undo(driver.at)))
        with pytest.raises(Refused) as caught:
            preview(driver.table, viewer.id, Foresee("mine", TABLE, driver.at if viewer is not ANNA else 0, "doze"))
        tried.append(str(caught.value))
        for seat, player in enumerate(PLAYERS):
            for wait in (0.0, PATIENCE - 60):
                driver.now += wait
                if player is not viewer:
                    tried.append(answer(driver, viewer, Replace(seat)))
                driver.now -= wait
        return tried

    compare(tell)


def test_a_stand_in_can_be_called_for_somebody_who_keeps_all_waiting() -> None:
    """By then the watcher is known: there is no other way to go on."""
    driver = watched(1)
    driver.waits(PATIENCE)
    assert answer(driver, ANNA, Replace(2)) == "not-now: the table does not wait for this seat"
    assert driver.does(ANNA, Replace(1)) == Replaced(1, "random", "asked")


def test_a_stand_in_comes_for_whoever_asks_for_it_himself() -> None:
    driver = watched(1)
    assert answer(driver, ANNA, Replace(0)) == "not-now: the table does not wait for this seat"
    assert driver.does(BEN, Replace(1)) == Replaced(1, "random", "asked")


# Going back


@pytest.mark.parametrize("watcher", range(3))
def test_neither_a_hidden_choice_nor_what_was_before_it_is_undone(watcher: int) -> None:
    """The one who laid the card may be the watcher: could they undo it now, everybody would know."""
    driver = watched(watcher)
    actor = PLAYERS[watcher]
    assert not visibility.position(driver.table, actor.id, driver.now).undo
    assert driver.refusal(actor, Undo(driver.at)) == "not-now"
    plays(driver, "doze")
    for whole in (False, True):
        assert driver.refusal(ANNA, Undo(driver.at, whole)) == "not-now"


def test_a_takeback_goes_back_to_what_everybody_saw() -> None:
    def tell(watcher: int, viewer: Actor) -> list[str]:
        driver = watched(watcher)
        plays(driver, "doze")
        driver.does(ANNA, AskTakeback(driver.at))
        heard = told(driver, viewer)
        driver.does(ANNA, Chat("Please!"))
        return [*heard, *told(driver, viewer)]

    compare(tell)
    # Whoever has only dozed has nothing to take back.
    driver = watched(1)
    plays(driver, "doze")
    assert answer(driver, BEN, AskTakeback(driver.at)) == "not-now: you have not played anything yet"


def test_a_takeback_across_a_hidden_choice_asks_for_it_again() -> None:
    driver = TableDriver(ME, BOT, game="tiny", options=OPTIONS)
    state: Any = driver.table.state
    state.watcher = 1
    driver.plays()
    driver.plays()
    assert driver.does(ANNA, AskTakeback(driver.at)) == Undone(0, 0)
    driver.plays()
    assert (driver.table.turn, driver.table.turn_is_hidden) == (1, True)


def test_an_absent_watcher_keeps_nobody_from_a_takeback() -> None:
    driver = TableDriver.of(ANNA, BEN, game="tiny", options=OPTIONS, stand_in="random")
    state: Any = driver.table.state
    state.watcher = 1
    driver.plays()
    plays(driver, "doze")
    driver.happens(Replaced(1, "random"))
    assert driver.does(ANNA, AskTakeback(driver.at)) == Undone(0, 0)


# Clocks


def test_a_game_clock_runs_while_nobody_sees_it() -> None:
    driver = watched(2, clock=Clock(game=30), stand_in=None)
    assert driver.waits(29) is None
    assert driver.waits(1) is not None, "their time is over, and that everybody may know"
    assert driver.table.data.seats[2].resigned


def test_whoever_comes_back_begins_with_what_all_see() -> None:
    driver = watched(2, clock=Clock(game=30))
    driver.waits(31)
    assert driver.table.data.seats[2].stand_in == "random"
    driver.plays()
    driver.does(CLEO, Return())
    assert {visibility.position(driver.table, who.id, driver.now).seats[2].time for who in (*PLAYERS, ZOE)} == {60}


def test_after_the_game_the_clocks_are_open() -> None:
    driver = watched(1, clock=Clock(game=600))
    driver.waits(10)
    plays(driver, "doze")
    for actor in (BEN, CLEO):
        driver.does(actor, Resign())
    assert driver.phase == "over"
    assert [seat.time for seat in visibility.position(driver.table, None, driver.now).seats] == [593, 590, 600]


def test_after_the_game_everything_is_open() -> None:
    driver = TableDriver.of(*PLAYERS, game="tiny", options=OPTIONS).played_out()
    steps = replayed(driver.table, None, 0, 60).steps
    hidden = [number for number, step in enumerate(steps) if step.action == "doze"]
    assert hidden
    assert {steps[number - 1].seat for number in hidden} == {driver.table.record().start().dump()["watcher"]}
    assert [step.turn for step in steps] == sorted(step.turn for step in steps)
    assert {step.turn for step in steps} == set(range(1, 7))


# What is kept


def test_a_table_that_is_read_again_keeps_the_secret() -> None:
    driver = watched(1, clock=Clock(game=600))
    driver.waits(10)
    plays(driver, "doze")
    again = Table.restore(driver.table.snapshot())
    for viewer in (*PLAYERS, ZOE):
        shown = visibility.position(driver.table, viewer.id, driver.now)
        assert visibility.encode(visibility.position(again, viewer.id, driver.now)) == visibility.encode(shown)
    assert again.undo_to((0,), True) is None


def test_nobody_hears_who_declined_to_react_though_the_attack_goes_on() -> None:
    options = {"require": ["moat", "witch"], "start": 0}
    driver = TableDriver.of(*PLAYERS, game="dominion", options=options)
    state: Any = driver.table.state
    # By the first rules, which tables of the first release go on with.
    state.rules = 1
    number_of = CATALOGUE.number_of
    state.hand = [[number_of[card]] for card in ("witch", "moat", "copper")]
    state.phase = ACTIONS
    state.reconsider()
    driver.does(ANNA, Play(driver.at, "play witch"))
    assert (driver.table.turn, driver.table.turn_is_hidden) == (1, True)
    driver.does(BEN, Play(driver.at, "done"))
    entry, events = driver.news[-1]
    heard = visibility.news(entry, events, (0,))
    assert (heard.kind, heard.seat) == ("played", None)
    assert [event.args["seat"] for event in heard.events if event.kind == "gained"] == [1, 2]
    assert visibility.news(entry, events, (1,)).seat == 1
