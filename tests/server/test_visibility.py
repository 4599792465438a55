"""What each seat and spectators may see of a table, and what nobody may."""

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from realmwright.bits import each
from realmwright.game import Event
from realmwright.protocol import (
    AnswerTakeback,
    AskTakeback,
    Clock,
    Join,
    Play,
    Position,
    Replace,
    Resign,
    Return,
    TakebackSign,
    Words,
)
from realmwright.server.storage.entries import Chatted, Entry, Played
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from realmwright.server.tables.visibility import encode, news, position, visible_events
from tests.playthrough import SALT, SECRET
from tests.server.canaries import canaries, hidden_from, hidden_points
from tests.server.table_driver import (
    ANNA,
    BEN,
    BOT,
    CLEO,
    EVERYBODY,
    GUS,
    ME,
    NOON,
    OPEN,
    TABLE,
    ZOE,
    TableDriver,
    again,
    replayed,
    table_drivers,
)

pytestmark = pytest.mark.usefixtures("plugins")

HIDDEN_ALWAYS = (SECRET.hex(), SALT.hex())


def sees(driver: TableDriver, actor: Actor | None) -> Position:
    return position(driver.table, None if actor is None else actor.id, driver.now)


def tiny(*people: Actor, **choices: Any) -> TableDriver:
    return TableDriver.of(*people, **{"game": "tiny", "options": {"start": 0, "rounds": ["2"]}, **choices})


# No secret on the wire


def leaks(table: Table, text: str, seats: tuple[int | None, ...]) -> set[str]:
    """What a text tells although none of these seats may know it."""
    assert table.state is not None
    hidden = set.intersection(*(hidden_from(table.state, seat) for seat in seats))
    return canaries(text) & hidden | {secret for secret in HIDDEN_ALWAYS if secret in text}


@given(table_drivers(games=("tiny",)))
@settings(max_examples=30, deadline=None)
def test_nobody_is_told_what_they_may_not_know(driver: TableDriver) -> None:
    # given everything that happened at a table of a game with hidden cards, entry by entry
    table = Table.open(again(driver.log[0]))
    for entry in driver.log[1:]:
        events = table.apply(again(entry))
        for actor in (*EVERYBODY, None):
            person = None if actor is None else actor.id
            own = table.seats_of(person)
            seen = position(table, person, entry.time)
            heard = encode(news(entry, events, own))
            assert not any(secret in encode(seen) + heard for secret in HIDDEN_ALWAYS)
            if table.state is None:
                continue
            # then a position tells what one seat may know, and news what the seats at this screen may
            assert seen.eyes in (own or (None,))
            assert leaks(table, encode(seen), (seen.eyes,)) == set()
            assert leaks(table, heard, own or (None,)) == set()
            if table.data.phase == "playing":
                told = encode(replace(seen, commitment=""))
                assert not [points for points in hidden_points(table.state, seen.eyes) if points in told]


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_only_whoever_has_the_choice_is_asked(driver: TableDriver) -> None:
    for actor in (*EVERYBODY, None):
        seen = sees(driver, actor)
        if actor is not None and driver.table.waits_for() == actor.id:
            assert seen.eyes == seen.turn == driver.table.turn
            assert seen.prompt is not None
            assert seen.legal
        else:
            assert seen.prompt is None
            assert seen.legal == []
            assert not seen.undo


@given(table_drivers())
@settings(max_examples=20, deadline=None)
def test_to_look_changes_nothing(driver: TableDriver) -> None:
    before = driver.table.snapshot()
    first = [encode(sees(driver, actor)) for actor in (*EVERYBODY, None)]
    assert [encode(sees(driver, actor)) for actor in (*EVERYBODY, None)] == first
    assert driver.table.snapshot() == before


def test_a_drawn_card_is_told_to_whoever_drew_it() -> None:
    driver = tiny(ANNA, BEN)
    for text in (driver.choice(), "draw"):
        driver.does(ANNA, Play(driver.at, text))
    entry, events = driver.news[-1]
    hers, his, public = (news(entry, events, own) for own in ((0,), (1,), ()))
    assert [word.kind for word in hers.events] == ["drew", "drew-hidden"]
    assert [word.kind for word in his.events] == [word.kind for word in public.events] == ["drew-hidden"]
    assert hers.events[0].args["card"] in encode(sees(driver, ANNA))
    assert canaries(encode(his)) == set()


def test_the_deal_is_told_to_each_seat() -> None:
    driver = tiny(ANNA, BEN)
    entry, events = driver.news[-1]
    assert entry.number == driver.table.number
    for own in ((0,), (1,), (0, 1), ()):
        told = news(entry, events, own)
        assert {word.args["seat"] for word in told.events if word.kind == "dealt"} == set(own)


def test_events_are_for_their_audience() -> None:
    events = [Event("open", {}), Event("hers", {"card": 1}, 0), Event("his", {}, 1)]
    for own, kinds in (((), ["open"]), ((0,), ["open", "hers"]), ((0, 1), ["open", "hers", "his"]), ((2,), ["open"])):
        assert [word.kind for word in visible_events(events, own)] == kinds


# Scores


def test_scores_are_shown_as_far_as_the_game_leaves_them_open() -> None:
    driver = tiny(ANNA, BEN)
    assert [score is None for score in sees(driver, ANNA).scores or []] == [False, True]
    assert [score is None for score in sees(driver, BEN).scores or []] == [True, False]
    assert sees(driver, ZOE).scores == [None, None]
    driver.played_out()
    for actor in (ANNA, BEN, ZOE, None):
        seen = sees(driver, actor)
        assert seen.outcome is not None
        assert seen.scores == seen.outcome.scores


def test_a_table_can_do_without_running_scores() -> None:
    driver = TableDriver.of(ANNA, BEN, scores=False)
    driver.turn_over(4)
    assert sees(driver, ANNA).scores is None
    driver.played_out()
    assert sees(driver, ANNA).scores is not None


# Seats


def test_everybody_sees_who_sits_where_and_their_own_seats() -> None:
    driver = TableDriver(ME, GUS, OPEN, BOT, begin="host")
    driver.does(BEN, Join())
    seats = sees(driver, ANNA).seats
    assert [seat.kind for seat in seats] == ["person", "guest", "person", "bot"]
    assert [seat.yours for seat in seats] == [True, True, False, False]
    assert [seat.yours for seat in sees(driver, BEN).seats] == [False, False, True, False]
    assert [seat.host for seat in sees(driver, ZOE).seats] == [True, False, False, False]
    assert [seat.name for seat in seats] == ["Anna", "Gus", "Ben", "random"]
    assert [seat.bot for seat in seats] == [None, None, None, "random"]
    for actor in EVERYBODY:
        assert not any(other.id in encode(sees(driver, actor)) for other in EVERYBODY), "ids of people are not told"


def test_at_one_screen_the_eyes_are_those_of_whoever_has_the_choice() -> None:
    driver = TableDriver(ME, GUS, OPEN, game="tiny", options={"start": 0, "rounds": ["2"]})
    driver.does(BEN, Join())
    for eyes in (0, 1, 0):
        # In Ben's turn it is the first of her seats.
        assert sees(driver, ANNA).eyes == eyes
        driver.turn_over()


def test_a_stand_in_is_seen_and_its_owner_is_not_asked() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random")
    driver.does(ANNA, Replace(0))
    assert sees(driver, BEN).seats[0].bot == "random"
    assert sees(driver, ANNA).legal == []
    driver.does(ANNA, Return())
    assert sees(driver, BEN).seats[0].bot is None
    assert sees(driver, ANNA).legal


def test_legal_actions_are_told_with_what_they_do() -> None:
    driver = TableDriver.of(ANNA, BEN)
    state = driver.table.state
    assert state is not None
    told = sees(driver, ANNA).legal
    assert [sign.action for sign in told] == [state.say(action) for action in each(state.legal())]
    assert [(sign.kind, sign.args) for sign in told] == [state.describe(action) for action in each(state.legal())]
    for sign in told:
        assert state.legal() >> state.read(sign.action) & 1


def test_undo_is_offered_when_it_is_possible() -> None:
    driver = TableDriver.of(ANNA, BEN)
    assert not sees(driver, ANNA).undo
    driver.plays()
    assert sees(driver, ANNA).undo
    assert not sees(driver, BEN).undo
    driver.turn_over()
    assert not sees(driver, ANNA).undo
    assert not sees(driver, BEN).undo


def test_a_takeback_is_seen_by_all() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO)
    driver.turn_over()
    driver.does(ANNA, AskTakeback(driver.at))
    driver.does(CLEO, AnswerTakeback(driver.asked, True))
    for actor in (ANNA, BEN, CLEO, ZOE, None):
        assert sees(driver, actor).takeback == TakebackSign(0, driver.asked, [2])


def test_clocks_are_told_as_they_are_now() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60, game=600))
    driver.waits(10)
    seen = sees(driver, BEN)
    assert [seat.time for seat in seen.seats] == [590, 600]
    assert seen.turn_time == 50
    driver.does(ANNA, Resign())
    assert sees(driver, BEN).turn_time is None


def test_before_the_game_there_is_only_the_table() -> None:
    seen = sees(TableDriver(ME, OPEN), ANNA)
    assert (seen.phase, seen.view, seen.turn, seen.eyes, seen.scores) == ("open", None, None, None, None)
    assert len(seen.commitment) == 64, "the dice are bound already"


# News


def test_news_tell_what_happened_but_not_the_action() -> None:
    told = news(Entry(TABLE, 7, NOON, Played(1, "play canary-opal"), BEN.id), [], (0,))
    assert (told.table, told.number, told.time, told.kind, told.seat, told.args) == (TABLE, 7, NOON, "played", 1, {})
    chat = news(Entry(TABLE, 8, NOON, Chatted("Ben", "Hello!"), BEN.id), [], ())
    assert (chat.kind, chat.seat, chat.args) == ("chatted", None, {"name": "Ben", "text": "Hello!"})
    assert BEN.id not in encode(told) + encode(chat)


# Replays


@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_a_finished_game_can_be_seen_again_from_any_eyes(eyes: int | None) -> None:
    driver = tiny(ANNA, BEN).played_out()
    record = driver.table.record()
    whole = replayed(driver.table, eyes, 0, 1000)
    assert (whole.eyes, whole.names, whole.actions) == (eyes, ["Anna", "Ben"], len(record.actions))
    assert [step.action for step in whole.steps] == [None, *record.actions]
    states = [state.copy() for state in record.states()]
    assert [step.view for step in whole.steps] == [state.view(eyes) for state in states]
    assert [step.seat for step in whole.steps] == [state.seat for state in states]
    told = [visible_events(events, () if eyes is None else (eyes,)) for _, events in driver.news[-len(states) :]]
    assert [step.events for step in whole.steps] == told, "the same that was told while it was played"
    # and it needs nothing else to be shown
    deeds = [before.describe(before.read(action)) for before, action in zip(states, record.actions, strict=False)]
    assert [step.deed for step in whole.steps] == [None, *(Words(*deed) for deed in deeds)]
    assert whole.settings == driver.table.data.settings
    assert whole.outcome == driver.table.data.outcome
    assert [(seat.kind, seat.name, seat.colour) for seat in whole.seats] == [
        ("person", "Anna", "blue"),
        ("person", "Ben", "orange"),
    ]


def test_a_replay_is_told_in_stretches() -> None:
    driver = tiny(ANNA, BEN).played_out()
    whole = replayed(driver.table, 0, 0, 1000).steps
    assert replayed(driver.table, 0, 3, 4).steps == whole[3:7]
    assert replayed(driver.table, 0, len(whole) - 1, 4).steps == whole[-1:]
    assert replayed(driver.table, 0, len(whole), 4).steps == []
