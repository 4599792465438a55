"""Commands: everything that anybody may try at a table is either done or refused, and a refusal changes nothing."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.game import BadSetup
from realmwright.protocol import (
    COLOURS,
    AnswerTakeback,
    Arrange,
    AskTakeback,
    Begin,
    BotSeat,
    Chat,
    Command,
    GuestSeat,
    Join,
    Kick,
    Leave,
    Mute,
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    SeatWish,
    Undo,
    Unmute,
)
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import (
    Arranged,
    Begun,
    Chatted,
    Closed,
    Entry,
    Joined,
    Left,
    Muted,
    Played,
    Removed,
    Replaced,
    Unmuted,
)
from realmwright.server.tables.commands import decide
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import Table
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, DORA, GUS, ME, OPEN, SPARE, TABLE, ZOE, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")

# Everything that can be tried, by everybody, in every phase


def open_driver() -> TableDriver:
    """Anna is the host, Gus a guest at her screen, Ben has joined; the host is to begin."""
    driver = TableDriver(ME, GUS, OPEN, OPEN, begin="host")
    driver.does(BEN, Join())
    return driver


def playing_driver() -> TableDriver:
    """It is Anna's second turn, and she has built once. Cleo has resigned, and a stand-in plays for Dora."""
    driver = TableDriver(ME, GUS, OPEN, OPEN, OPEN, stand_in="random")
    for person in (BEN, CLEO, DORA):
        driver.does(person, Join())
    driver.turn_over(5)
    driver.plays()
    driver.does(CLEO, Resign())
    driver.happens(Replaced(4, "random"))
    return driver


def over_driver() -> TableDriver:
    """Everybody but Ben has resigned."""
    driver = playing_driver()
    for person, seat in ((ANNA, 0), (ANNA, 1), (DORA, 4)):
        driver.does(person, Resign(seat))
    return driver


def closed_driver() -> TableDriver:
    """Anna waited for players, and nobody came."""
    driver = TableDriver(ME, GUS, OPEN, OPEN)
    driver.happens(Closed())
    return driver


PARTIES: dict[str, Callable[[], TableDriver]] = {
    "open": cache(open_driver),
    "playing": cache(playing_driver),
    "over": cache(over_driver),
    "closed": cache(closed_driver),
}
PEOPLE = {"anna": ANNA, "ben": BEN, "cleo": CLEO, "dora": DORA, "zoe": ZOE}


def command_of(driver: TableDriver, name: str) -> Command:
    at, asked = driver.at, driver.asked
    action = driver.choice() if driver.table.turn is not None else "end turn"
    known: dict[str, Command] = {
        "join": Join(),
        "join-3": Join(3),
        "join-taken": Join(0),
        "join-9": Join(9),
        "leave": Leave(),
        "kick-ben": Kick(2),
        "kick-anna": Kick(0),
        "kick-guest": Kick(1),
        "kick-nobody": Kick(3),
        "kick-9": Kick(9),
        "mute-ben": Mute(2),
        "mute-anna": Mute(0),
        "mute-guest": Mute(1),
        "mute-9": Mute(9),
        "mute-unnamed": Mute(),
        "mute-a-line": Mute(entry=1),
        "unmute-ben": Unmute(2),
        "seat-a-bot": Arrange(3, BOT),
        "free-the-guest": Arrange(1, OPEN),
        "seat-a-guest": Arrange(3, GUS),
        "seat-oneself": Arrange(3, ME),
        "seat-rubbish": Arrange(3, BotSeat("nobody")),
        "seat-blank": Arrange(3, GuestSeat("\t")),
        "over-ben": Arrange(2, BOT),
        "seat-9": Arrange(9, BOT),
        "begin": Begin(),
        "play": Play(at, action),
        "play-stale": Play(at - 1, action),
        "play-illegal": Play(at, "use paddock"),
        "play-rubbish": Play(at, "castle"),
        "undo": Undo(at),
        "undo-turn": Undo(at, turn=True),
        "undo-stale": Undo(at + 1),
        "takeback": AskTakeback(at),
        "takeback-stale": AskTakeback(at + 1),
        "agree": AnswerTakeback(asked, agree=True),
        "answer-stale": AnswerTakeback(asked + 1, agree=False),
        "resign": Resign(),
        "resign-0": Resign(0),
        "resign-9": Resign(9),
        "replace-0": Replace(0),
        "replace-2": Replace(2),
        "replace-9": Replace(9),
        "return": Return(),
        "chat": Chat("Hello!"),
        "chat-control": Chat("\x1b[2J"),
    }
    return known[name]


ALLOWED = {
    "open": """
                        anna        ben         zoe
        join            not-now     not-now     joined
        join-3          not-now     not-now     joined
        join-taken      not-now     not-now     full
        join-9          not-now     not-now     unknown-seat
        leave           left        left        not-yours
        kick-ben        removed     not-yours   not-yours
        mute-ben        muted       not-yours   not-yours
        mute-anna       not-allowed not-yours   not-yours
        mute-guest      not-allowed not-yours   not-yours
        mute-9          unknown-seat not-yours  not-yours
        mute-unnamed    bad-message not-yours   not-yours
        mute-a-line     unknown-person not-yours not-yours
        unmute-ben      not-now     not-yours   not-yours
        kick-anna       not-allowed not-yours   not-yours
        kick-guest      not-allowed not-yours   not-yours
        kick-nobody     not-allowed not-yours   not-yours
        kick-9          unknown-seat not-yours  not-yours
        seat-a-bot      arranged    not-yours   not-yours
        free-the-guest  arranged    not-yours   not-yours
        seat-a-guest    arranged    not-yours   not-yours
        seat-oneself    bad-seats   not-yours   not-yours
        seat-rubbish    unknown-name not-yours  not-yours
        seat-blank      bad-text    not-yours   not-yours
        over-ben        not-allowed not-yours   not-yours
        seat-9          unknown-seat not-yours  not-yours
        begin           not-now     not-yours   not-yours
        play            not-now     not-now     not-yours
        undo            not-now     not-now     not-yours
        takeback        not-now     not-now     not-yours
        agree           not-now     not-now     not-yours
        resign          not-now     not-now     not-yours
        resign-0        not-now     not-now     not-yours
        replace-0       not-now     not-now     not-yours
        return          not-now     not-now     not-yours
        chat            chatted     chatted     chatted
        chat-control    bad-text    bad-text    bad-text
    """,
    "playing": """
                        anna        ben         cleo        dora        zoe
        join            not-now     not-now     not-now     not-now     not-now
        leave           not-now     not-now     not-now     not-now     not-now
        kick-ben        not-now     not-yours   not-yours   not-yours   not-yours
        mute-ben        muted       not-yours   not-yours   not-yours   not-yours
        seat-a-bot      not-now     not-now     not-now     not-now     not-now
        begin           not-now     not-now     not-now     not-now     not-now
        play            played      not-yours   not-yours   not-yours   not-yours
        play-stale      stale       stale       stale       stale       not-yours
        play-illegal    illegal     not-yours   not-yours   not-yours   not-yours
        play-rubbish    unreadable  not-yours   not-yours   not-yours   not-yours
        undo            undone      not-yours   not-yours   not-yours   not-yours
        undo-turn       undone      not-yours   not-yours   not-yours   not-yours
        undo-stale      stale       stale       stale       stale       not-yours
        takeback        takebackasked not-now     not-now     not-now     not-yours
        takeback-stale  stale       stale       stale       stale       not-yours
        agree           not-now     not-now     not-now     not-now     not-yours
        answer-stale    not-now     not-now     not-now     not-now     not-yours
        resign          bad-seats   resigned    not-yours   resigned    not-yours
        resign-0        resigned    not-yours   not-yours   not-yours   not-yours
        resign-9        not-yours   not-yours   not-yours   not-yours   not-yours
        replace-0       replaced    not-now     not-now     not-now     not-yours
        replace-2       not-now     not-now     not-now     not-now     not-yours
        replace-9       unknown-seat unknown-seat unknown-seat unknown-seat not-yours
        return          not-now     not-now     not-now     returned    not-yours
        chat            chatted     chatted     chatted     chatted     chatted
        chat-control    bad-text    bad-text    bad-text    bad-text    bad-text
    """,
    "over": """
                        anna        ben         cleo        zoe
        join            not-now     not-now     not-now     not-now
        leave           not-now     not-now     not-now     not-now
        kick-ben        not-now     not-yours   not-yours   not-yours
        mute-ben        muted       not-yours   not-yours   not-yours
        seat-a-bot      not-now     not-now     not-now     not-now
        begin           not-now     not-now     not-now     not-now
        play            not-now     not-now     not-now     not-yours
        undo            not-now     not-now     not-now     not-yours
        takeback        not-now     not-now     not-now     not-yours
        agree           not-now     not-now     not-now     not-yours
        resign-0        not-now     not-now     not-now     not-yours
        replace-0       not-now     not-now     not-now     not-yours
        return          not-now     not-now     not-now     not-yours
        chat            chatted     chatted     chatted     chatted
    """,
    "closed": """
                        anna        zoe
        join            not-now     not-now
        leave           not-now     not-now
        kick-ben        not-now     not-now
        mute-ben        not-now     not-now
        seat-a-bot      not-now     not-now
        begin           not-now     not-now
        play            not-now     not-yours
        undo            not-now     not-yours
        takeback        not-now     not-yours
        agree           not-now     not-yours
        resign          not-now     not-yours
        replace-0       not-now     not-yours
        return          not-now     not-yours
    """,
}
CASES = [
    (phase, name, person, outcome)
    for phase, text in ALLOWED.items()
    for people, *rows in [[line.split() for line in text.strip().splitlines()]]
    for name, *outcomes in rows
    for person, outcome in zip(people, outcomes, strict=True)
]


@pytest.mark.parametrize(("phase", "name", "person", "outcome"), CASES)
def test_who_may_do_what_in_which_phase(phase: str, name: str, person: str, outcome: str) -> None:
    driver = PARTIES[phase]()
    command = command_of(driver, name)
    before = driver.table.snapshot()
    try:
        found = type(decide(driver.table, PEOPLE[person], command, driver.now, SPARE)).__name__.lower()
    except Refused as problem:
        found = problem.code
    assert found == outcome
    assert driver.table.snapshot() == before, "a decision changes nothing"


def test_a_rematch_is_not_decided_at_the_old_table() -> None:
    with pytest.raises(AssertionError):
        decide(over_driver().table, BEN, Rematch(), 0.0, SPARE)


# Opening a table


@pytest.mark.parametrize("seats", [(OPEN, BOT), (ME, ME), (GUS, OPEN)])
def test_a_table_has_exactly_one_seat_of_the_host(seats: tuple[SeatWish, ...]) -> None:
    with pytest.raises(Refused) as caught:
        TableDriver(*seats)
    assert caught.value.code == "bad-seats"


@pytest.mark.parametrize("choices", [{"stand_in": "nobody"}, {"hints": "nobody"}, {"seats": [ME, BotSeat("nobody")]}])
def test_a_table_needs_bots_that_exist(choices: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        TableDriver(ME, OPEN, **choices)
    assert caught.value.code == "unknown-name"


@pytest.mark.parametrize(
    "choices", [{"game": "chess"}, {"seats": [ME]}, {"options": {"start": 7}}, {"options": {"moon": 1}}]
)
def test_a_table_needs_a_set_up_that_the_game_knows(choices: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        TableDriver(ME, OPEN, **choices)


def test_a_title_is_one_plain_line() -> None:
    assert TableDriver(ME, OPEN, title="  Friday \n night ").table.data.settings.title == "Friday night"
    for title in (" ", "\x07", "night\x1b[2J"):
        with pytest.raises(Refused) as caught:
            TableDriver(ME, OPEN, title=title)
        assert caught.value.code == "bad-text"


# Sitting down


def colours(driver: TableDriver) -> list[str]:
    return [seat.colour for seat in driver.table.data.seats if seat.colour is not None]


def test_whoever_joins_has_their_own_colour_or_else_a_free_one() -> None:
    driver = TableDriver(ME, OPEN, OPEN)
    assert driver.does(CLEO, Join(2)) == Joined(2, "Cleo", "white")
    body = driver.does(BEN, Join())
    assert isinstance(body, Joined)
    assert body.seat == 1
    assert body.colour not in ("blue", "white"), "Anna has blue already"


@given(st.lists(st.tuples(st.integers(0, 4), st.sampled_from([BOT, GUS, OPEN])), max_size=12), st.permutations(COLOURS))
@settings(max_examples=40, deadline=None)
def test_no_two_seats_ever_have_one_colour(arranged: list[tuple[int, SeatWish]], wanted: list[str]) -> None:
    driver = TableDriver(OPEN, OPEN, ME, OPEN, OPEN, begin="host")
    for number, (seat, wish) in enumerate(arranged):
        if seat != 2 and number % 3:
            driver.tries_to(ANNA, Arrange(seat, wish))
        else:
            driver.tries_to(Actor(f"person-{number}", "Somebody", wanted[number % 5]), Join())
        assert len(set(colours(driver))) == len(colours(driver))


def test_of_two_who_want_one_seat_the_first_has_it() -> None:
    # given two who decide on the same position
    driver = TableDriver(ME, OPEN, OPEN)
    late = decide(driver.table, CLEO, Join(1), driver.now, SPARE)
    # when one of them is written down first
    driver.does(BEN, Join(1))
    # then the entry of the other does not fit any more, and to try anew is refused
    with pytest.raises(ValueError, match="cannot follow"):
        driver.table.apply(Entry(TABLE, 2, driver.now, late, CLEO.id))
    assert driver.refusal(CLEO, Join(1)) == "full"
    assert driver.does(CLEO, Join()) == Joined(2, "Cleo", "white")


def test_whoever_was_sent_away_has_no_seat() -> None:
    driver = open_driver()
    assert driver.does(ANNA, Kick(2)) == Removed(BEN.id, 2)
    assert driver.table.data.seats[2].kind == "open"
    assert driver.table.seats_of(BEN.id) == ()
    assert driver.refusal(BEN, Join(2)) == "removed"
    assert driver.refusal(BEN, Chat("Why?")) == "removed"
    assert driver.does(CLEO, Join(2)) == Joined(2, "Cleo", "white")


def test_whoever_was_sent_away_by_an_earlier_release_may_come_back() -> None:
    driver = open_driver()
    driver.happens(Left(2, kicked=True), ANNA.id)
    assert driver.does(BEN, Join(2)) == Joined(2, "Ben", "white")


def test_whoever_is_muted_plays_on_in_silence() -> None:
    driver = playing_driver()
    assert driver.does(ANNA, Mute(2)) == Muted(BEN.id, 2)
    assert driver.refusal(ANNA, Mute(2)) == "not-now"
    assert driver.refusal(BEN, Chat("Why?")) == "muted"
    restored = Table.restore(driver.table.snapshot())
    assert restored.data.muted == [BEN.id]
    assert driver.does(ANNA, Unmute(2)) == Unmuted(BEN.id, 2)
    assert driver.does(BEN, Chat("Thanks")) == Chatted("Ben", "Thanks")


def test_the_host_decides_whom_free_seats_are_for() -> None:
    driver = open_driver()
    body = driver.does(ANNA, Arrange(3, GuestSeat("  Gerda \n M. ")))
    assert isinstance(body, Arranged)
    assert (body.to.kind, body.to.person, body.to.name) == ("guest", ANNA.id, "Gerda M.")
    driver.does(ANNA, Arrange(3, BOT))
    assert driver.table.data.seats[3].player == "random"
    driver.does(ANNA, Arrange(1, OPEN))
    assert driver.table.seats_of(ANNA.id) == (0,), "the guest has gone"


def test_if_the_host_leaves_the_next_one_is_host_and_the_guests_go() -> None:
    driver = open_driver()
    driver.does(CLEO, Join())
    driver.does(ANNA, Leave())
    assert driver.table.data.host == BEN.id
    assert [seat.kind for seat in driver.table.data.seats] == ["open", "open", "person", "person"]
    assert driver.refusal(CLEO, Kick(2)) == "not-yours"
    driver.does(BEN, Kick(3))


def test_if_somebody_else_leaves_the_host_stays_host() -> None:
    driver = open_driver()
    driver.does(BEN, Leave())
    assert driver.table.data.host == ANNA.id
    assert driver.table.seats_of(ANNA.id) == (0, 1)


def test_the_last_one_who_leaves_closes_the_table() -> None:
    driver = open_driver()
    driver.does(BEN, Leave())
    assert driver.does(ANNA, Leave()) == Closed(), "guests at her screen do not stay alone"
    assert driver.refusal(BEN, Join()) == "not-now"


def test_a_table_begins_when_it_is_full_or_when_the_host_says_so() -> None:
    assert TableDriver(ME, BOT).phase == "playing"
    driver = TableDriver(ME, OPEN, begin="host")
    driver.does(BEN, Join())
    assert driver.phase == "open"
    assert driver.does(ANNA, Begin()) == Begun()
    assert driver.phase == "playing"


# Play


def test_an_action_is_written_down_in_its_notation() -> None:
    driver = TableDriver.of(ANNA, BEN)
    choice = driver.choice()
    body = driver.does(ANNA, Play(driver.at, f"  {choice.upper()} ".replace(",", " , ")))
    assert body == Played(0, choice)


def test_whoever_acts_on_an_old_position_is_told_so() -> None:
    driver = TableDriver.of(ANNA, BEN)
    seen = driver.at
    driver.does(ANNA, Play(seen, driver.choice()))
    assert driver.refusal(ANNA, Play(seen, driver.choice())) == "stale"
    driver.does(BEN, Chat("Go on!"))
    driver.does(ANNA, Play(driver.at, driver.choice()))


@pytest.mark.parametrize("game", ["kingdom-builder", "tiny"])
@given(text=st.text(min_size=1, max_size=200) | st.from_regex(r"(build|to|use|play|end) [\w,. -]{0,9}", fullmatch=True))
@settings(max_examples=60, deadline=None)
def test_whatever_is_sent_is_played_or_refused(game: str, text: str) -> None:
    driver = TableDriver.of(ANNA, BEN, game=game)
    body = driver.tries_to(ANNA, Play(driver.at, text))
    if body is None:
        assert driver.refusal(ANNA, Play(driver.at, text)) in ("unreadable", "illegal")
    else:
        assert isinstance(body, Played)


# Chat


def test_a_message_is_one_plain_line() -> None:
    driver = TableDriver.of(ANNA, BEN)
    assert driver.does(ZOE, Chat(" good \n\t luck ☘ ")) == Chatted("Zoe", "good luck ☘")
    for text in (" \n", "\x1b[31mred", "bell\x07", "back\x08", "\x9b2J", "\x00", "\ud800"):
        assert driver.refusal(BEN, Chat(text)) == "bad-text"


def test_a_table_can_do_without_chat() -> None:
    assert TableDriver.of(ANNA, BEN, chat=False).refusal(BEN, Chat("Hello!")) == "not-allowed"
