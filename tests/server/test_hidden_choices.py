"""A choice of which the others may not know: whoever has it, everybody else sees and hears exactly the same.

Three tables are played alike, except for who is the watcher of Tiny. What a table tells somebody is compared: all of
it, for an unequal number is a leak as well.
"""

from collections.abc import Callable
from typing import Any, Final

import pytest

from realmwright.protocol import AskTakeback, Chat, Clock, Command, Foresee, Play, Replace, Resign, Return, Undo
from realmwright.rules.dominion.phases import ACTIONS
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Replaced, Resumed, Undone
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import PATIENCE
from realmwright.server.tables.preview import preview
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, ME, TABLE, ZOE, Party, replayed

pytestmark = pytest.mark.usefixtures("plugins")

PLAYERS: Final = (ANNA, BEN, CLEO)
OPTIONS: Final = {"start": 0, "rounds": ["2"], "watch": True}
CLOCKS: Final = (Clock(), Clock(turn=60), Clock(game=600), Clock(turn=60, game=600))


def watched(watcher: int, **choices: Any) -> Party:
    """A table at which this seat is the watcher; Anna begins, and has laid a card after some thought."""
    asked = {"game": "tiny", "options": OPTIONS, "stand_in": "random", **choices}
    party = Party.of(*PLAYERS, **asked)
    state: Any = party.table.state
    state.watcher = watcher
    party.waits(7)
    party.plays()
    assert (party.table.turn, party.table.turn_is_hidden) == (watcher, True)
    return party


def plays(party: Party, action: str) -> None:
    party.does(PLAYERS[party.table.turn or 0], Play(party.at, action))


def told(party: Party, viewer: Actor) -> list[str]:
    """Everything that somebody is told of a table: what happened, and how it stands."""
    own = party.table.seats_of(viewer.id)
    news = [visibility.news(entry, events, own) for entry, events in party.news if entry.number > 4]
    return [visibility.encode(item) for item in [*news, visibility.position(party.table, viewer.id, party.now)]]


def answer(party: Party, actor: Actor, command: Command) -> str:
    """What somebody hears who tries something that is not for him."""
    with pytest.raises(Refused) as caught:
        party.does(actor, command)
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
        party = watched(watcher, clock=clock)
        heard = [told(party, viewer)]
        for action, wait in (("doze", 5), ("draw", 2), ("swap", 3)):
            party.waits(wait)
            heard.append(told(party, viewer))
            plays(party, action)
            heard.append(told(party, viewer))
        # Once more, with time that the server was away, and with talk in between.
        party.plays()
        party.waits(20)
        party.happens(Resumed(15))
        party.does(ANNA, Chat("Well?"))
        heard.append(told(party, viewer))
        plays(party, "doze")
        party.waits(1)
        heard.append(told(party, viewer))
        return heard

    compare(tell)


def test_whoever_is_asked_sees_what_he_needs() -> None:
    party = watched(1, clock=Clock(turn=60, game=600))
    party.waits(5)
    place = visibility.position(party.table, BEN.id, party.now)
    assert (place.turn, place.turn_time, place.seats[1].time) == (1, 55, 595)
    assert [sign.action for sign in place.legal] == ["doze", "whistle"]
    for other in (ANNA, ZOE):
        place = visibility.position(party.table, other.id, party.now)
        assert (place.turn, place.turn_time, place.prompt, place.legal) == (None, None, None, [])
        assert [seat.time for seat in place.seats] == [593, 600, 600]
    plays(party, "doze")
    entry, events = party.news[-1]
    assert visibility.news(entry, events, (1,)).seat == 1
    assert [event.kind for event in visibility.news(entry, events, (1,)).events] == ["dozed"]
    for own in ((), (0,), (0, 2)):
        news = visibility.news(entry, events, own)
        assert (news.kind, news.seat, news.args, news.events) == ("played", None, {}, [])
    # His own clock has gone on, though nobody else is told.
    assert [visibility.position(party.table, who.id, party.now).seats[1].time for who in PLAYERS] == [600, 595, 600]


def test_a_whistle_is_heard_by_everybody() -> None:
    party = watched(1)
    plays(party, "whistle")
    entry, events = party.news[-1]
    news = visibility.news(entry, events, ())
    assert (news.seat, [event.kind for event in news.events]) == (1, ["whistled"])
    assert visibility.position(party.table, None, party.now).turn == 0


@pytest.mark.parametrize("dozed", [False, True])
def test_nobody_finds_out_by_trying(dozed: bool) -> None:
    def tell(watcher: int, viewer: Actor) -> list[object]:
        party = watched(watcher)
        if dozed:
            plays(party, "doze")
        tried: list[object] = []
        for command in (Play(party.at, "doze"), Play(party.at, "play canary-opal"), Play(0, "doze")):
            if dozed and viewer is ANNA:
                continue
            tried.append(answer(party, viewer, command))
        tried.append(answer(party, viewer, Undo(party.at)))
        with pytest.raises(Refused) as caught:
            preview(party.table, viewer.id, Foresee("mine", TABLE, party.at if viewer is not ANNA else 0, "doze"))
        tried.append(str(caught.value))
        for seat, player in enumerate(PLAYERS):
            for wait in (0.0, PATIENCE - 60):
                party.now += wait
                if player is not viewer:
                    tried.append(answer(party, viewer, Replace(seat)))
                party.now -= wait
        return tried

    compare(tell)


def test_a_stand_in_can_be_called_for_somebody_who_keeps_all_waiting() -> None:
    """By then he is known: there is no other way to go on."""
    party = watched(1)
    party.waits(PATIENCE)
    assert answer(party, ANNA, Replace(2)) == "not-now: the table does not wait for this seat"
    assert party.does(ANNA, Replace(1)) == Replaced(1, "random", "asked")


def test_a_stand_in_comes_for_whoever_asks_for_it_himself() -> None:
    party = watched(1)
    assert answer(party, ANNA, Replace(0)) == "not-now: the table does not wait for this seat"
    assert party.does(BEN, Replace(1)) == Replaced(1, "random", "asked")


# Going back


@pytest.mark.parametrize("watcher", range(3))
def test_neither_a_hidden_choice_nor_what_was_before_it_is_undone(watcher: int) -> None:
    """The one who laid the card may be the watcher: could he undo it now, everybody would know."""
    party = watched(watcher)
    actor = PLAYERS[watcher]
    assert not visibility.position(party.table, actor.id, party.now).undo
    assert party.refusal(actor, Undo(party.at)) == "not-now"
    plays(party, "doze")
    for whole in (False, True):
        assert party.refusal(ANNA, Undo(party.at, whole)) == "not-now"


def test_a_takeback_goes_back_to_what_everybody_saw() -> None:
    def tell(watcher: int, viewer: Actor) -> list[str]:
        party = watched(watcher)
        plays(party, "doze")
        party.does(ANNA, AskTakeback(party.at))
        heard = told(party, viewer)
        party.does(ANNA, Chat("Please!"))
        return [*heard, *told(party, viewer)]

    compare(tell)
    # Whoever has only dozed has nothing to take back.
    party = watched(1)
    plays(party, "doze")
    assert answer(party, BEN, AskTakeback(party.at)) == "not-now: you have not played anything yet"


def test_a_takeback_across_a_hidden_choice_asks_for_it_again() -> None:
    party = Party(ME, BOT, game="tiny", options=OPTIONS)
    state: Any = party.table.state
    state.watcher = 1
    party.plays()
    party.plays()
    assert party.does(ANNA, AskTakeback(party.at)) == Undone(0, 0)
    party.plays()
    assert (party.table.turn, party.table.turn_is_hidden) == (1, True)


def test_an_absent_watcher_keeps_nobody_from_a_takeback() -> None:
    party = Party.of(ANNA, BEN, game="tiny", options=OPTIONS, stand_in="random")
    state: Any = party.table.state
    state.watcher = 1
    party.plays()
    plays(party, "doze")
    party.happens(Replaced(1, "random"))
    assert party.does(ANNA, AskTakeback(party.at)) == Undone(0, 0)


# Clocks


def test_a_game_clock_runs_while_nobody_sees_it() -> None:
    party = watched(2, clock=Clock(game=30), stand_in=None)
    assert party.waits(29) is None
    assert party.waits(1) is not None, "his time is over, and that everybody may know"
    assert party.table.data.seats[2].resigned


def test_whoever_comes_back_begins_with_what_all_see() -> None:
    party = watched(2, clock=Clock(game=30))
    party.waits(31)
    assert party.table.data.seats[2].stand_in == "random"
    party.plays()
    party.does(CLEO, Return())
    assert {visibility.position(party.table, who.id, party.now).seats[2].time for who in (*PLAYERS, ZOE)} == {60}


def test_after_the_game_the_clocks_are_open() -> None:
    party = watched(1, clock=Clock(game=600))
    party.waits(10)
    plays(party, "doze")
    for actor in (BEN, CLEO):
        party.does(actor, Resign())
    assert party.phase == "over"
    assert [seat.time for seat in visibility.position(party.table, None, party.now).seats] == [593, 590, 600]


def test_after_the_game_everything_is_open() -> None:
    party = Party.of(*PLAYERS, game="tiny", options=OPTIONS).played_out()
    steps = replayed(party.table, None, 0, 60).steps
    hidden = [number for number, step in enumerate(steps) if step.action == "doze"]
    assert hidden
    assert {steps[number - 1].seat for number in hidden} == {party.table.record().start().dump()["watcher"]}
    assert [step.turn for step in steps] == sorted(step.turn for step in steps)
    assert {step.turn for step in steps} == set(range(1, 7))


# What is kept


def test_a_table_that_is_read_again_keeps_the_secret() -> None:
    party = watched(1, clock=Clock(game=600))
    party.waits(10)
    plays(party, "doze")
    again = Table.restore(party.table.snapshot())
    for viewer in (*PLAYERS, ZOE):
        shown = visibility.position(party.table, viewer.id, party.now)
        assert visibility.encode(visibility.position(again, viewer.id, party.now)) == visibility.encode(shown)
    assert again.undo_to((0,), True) is None


def test_nobody_hears_who_declined_to_react_though_the_attack_goes_on() -> None:
    options = {"require": ["moat", "witch"], "start": 0}
    party = Party.of(*PLAYERS, game="dominion", options=options)
    state: Any = party.table.state
    number_of = state.box.number_of
    state.hand = [[number_of[card]] for card in ("witch", "moat", "copper")]
    state.phase = ACTIONS
    state.reconsider()
    party.does(ANNA, Play(party.at, "play witch"))
    assert (party.table.turn, party.table.turn_is_hidden) == (1, True)
    party.does(BEN, Play(party.at, "done"))
    entry, events = party.news[-1]
    heard = visibility.news(entry, events, (0,))
    assert (heard.kind, heard.seat) == ("played", None)
    assert [event.args["seat"] for event in heard.events if event.kind == "gained"] == [1, 2]
    assert visibility.news(entry, events, (1,)).seat == 1
