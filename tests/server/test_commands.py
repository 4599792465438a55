"""Good conduct: everything that anybody may try at a table is either done or refused, and a refusal changes nothing."""

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
    Play,
    Rematch,
    Replace,
    Resign,
    Return,
    SeatWish,
    Undo,
)
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import Arranged, Begun, Chatted, Closed, Entry, Joined, Left, Played, Replaced
from realmwright.server.tables.commands import decide
from realmwright.server.tables.setup import Actor
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, DORA, GUS, ME, OPEN, SPARE, TABLE, ZOE, Party

pytestmark = pytest.mark.usefixtures("plugins")

# Everything that can be tried, by everybody, in every phase


def open_party() -> Party:
    """Anna is the host, Gus a guest at her screen, Ben has joined; the host is to begin."""
    party = Party(ME, GUS, OPEN, OPEN, begin="host")
    party.does(BEN, Join())
    return party


def playing_party() -> Party:
    """It is Anna's second turn, and she has built once. Cleo has resigned, and a stand-in plays for Dora."""
    party = Party(ME, GUS, OPEN, OPEN, OPEN, stand_in="random")
    for person in (BEN, CLEO, DORA):
        party.does(person, Join())
    party.turn_over(5)
    party.plays()
    party.does(CLEO, Resign())
    party.happens(Replaced(4, "random"))
    return party


def over_party() -> Party:
    """Everybody but Ben has resigned."""
    party = playing_party()
    for person, seat in ((ANNA, 0), (ANNA, 1), (DORA, 4)):
        party.does(person, Resign(seat))
    return party


def closed_party() -> Party:
    """Anna waited for players, and nobody came."""
    party = Party(ME, GUS, OPEN, OPEN)
    party.happens(Closed())
    return party


PARTIES: dict[str, Callable[[], Party]] = {
    "open": cache(open_party),
    "playing": cache(playing_party),
    "over": cache(over_party),
    "closed": cache(closed_party),
}
PEOPLE = {"anna": ANNA, "ben": BEN, "cleo": CLEO, "dora": DORA, "zoe": ZOE}


def command_of(party: Party, name: str) -> Command:
    at, asked = party.at, party.asked
    action = party.choice() if party.table.turn is not None else "end turn"
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
        kick-ben        left        not-yours   not-yours
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
        kick-ben        not-now     not-now     not-now     not-now     not-now
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
        kick-ben        not-now     not-now     not-now     not-now
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
    party = PARTIES[phase]()
    command = command_of(party, name)
    before = party.table.snapshot()
    try:
        found = type(decide(party.table, PEOPLE[person], command, party.now, SPARE)).__name__.lower()
    except Refused as problem:
        found = problem.code
    assert found == outcome
    assert party.table.snapshot() == before, "a decision changes nothing"


def test_a_rematch_is_not_decided_at_the_old_table() -> None:
    with pytest.raises(AssertionError):
        decide(over_party().table, BEN, Rematch(), 0.0, SPARE)


# Opening a table


@pytest.mark.parametrize("seats", [(OPEN, BOT), (ME, ME), (GUS, OPEN)])
def test_a_table_has_exactly_one_seat_of_the_host(seats: tuple[SeatWish, ...]) -> None:
    with pytest.raises(Refused) as caught:
        Party(*seats)
    assert caught.value.code == "bad-seats"


@pytest.mark.parametrize("choices", [{"stand_in": "nobody"}, {"hints": "nobody"}, {"seats": [ME, BotSeat("nobody")]}])
def test_a_table_needs_bots_that_exist(choices: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        Party(ME, OPEN, **choices)
    assert caught.value.code == "unknown-name"


@pytest.mark.parametrize(
    "choices", [{"game": "chess"}, {"seats": [ME]}, {"options": {"start": 7}}, {"options": {"moon": 1}}]
)
def test_a_table_needs_a_set_up_that_the_game_knows(choices: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        Party(ME, OPEN, **choices)


def test_a_title_is_one_plain_line() -> None:
    assert Party(ME, OPEN, title="  Friday \n night ").table.data.settings.title == "Friday night"
    for title in (" ", "\x07", "night\x1b[2J"):
        with pytest.raises(Refused) as caught:
            Party(ME, OPEN, title=title)
        assert caught.value.code == "bad-text"


# Sitting down


def colours(party: Party) -> list[str]:
    return [seat.colour for seat in party.table.data.seats if seat.colour is not None]


def test_whoever_joins_has_his_colour_or_else_a_free_one() -> None:
    party = Party(ME, OPEN, OPEN)
    assert party.does(CLEO, Join(2)) == Joined(2, "Cleo", "white")
    body = party.does(BEN, Join())
    assert isinstance(body, Joined)
    assert body.seat == 1
    assert body.colour not in ("blue", "white"), "Anna has blue already"


@given(st.lists(st.tuples(st.integers(0, 4), st.sampled_from([BOT, GUS, OPEN])), max_size=12), st.permutations(COLOURS))
@settings(max_examples=40, deadline=None)
def test_no_two_seats_ever_have_one_colour(arranged: list[tuple[int, SeatWish]], wanted: list[str]) -> None:
    party = Party(OPEN, OPEN, ME, OPEN, OPEN, begin="host")
    for number, (seat, wish) in enumerate(arranged):
        if seat != 2 and number % 3:
            party.tries_to(ANNA, Arrange(seat, wish))
        else:
            party.tries_to(Actor(f"person-{number}", "Somebody", wanted[number % 5]), Join())
        assert len(set(colours(party))) == len(colours(party))


def test_of_two_who_want_one_seat_the_first_has_it() -> None:
    # given two who decide on the same position
    party = Party(ME, OPEN, OPEN)
    late = decide(party.table, CLEO, Join(1), party.now, SPARE)
    # when one of them is written down first
    party.does(BEN, Join(1))
    # then the entry of the other does not fit any more, and to try anew is refused
    with pytest.raises(ValueError, match="cannot follow"):
        party.table.apply(Entry(TABLE, 2, party.now, late, CLEO.id))
    assert party.refusal(CLEO, Join(1)) == "full"
    assert party.does(CLEO, Join()) == Joined(2, "Cleo", "white")


def test_whoever_was_sent_away_has_no_seat() -> None:
    party = open_party()
    assert party.does(ANNA, Kick(2)) == Left(2, kicked=True)
    assert party.table.data.seats[2].kind == "open"
    assert party.table.seats_of(BEN.id) == ()
    assert party.does(CLEO, Join(2)) == Joined(2, "Cleo", "white")


def test_the_host_decides_whom_free_seats_are_for() -> None:
    party = open_party()
    body = party.does(ANNA, Arrange(3, GuestSeat("  Gerda \n M. ")))
    assert isinstance(body, Arranged)
    assert (body.to.kind, body.to.person, body.to.name) == ("guest", ANNA.id, "Gerda M.")
    party.does(ANNA, Arrange(3, BOT))
    assert party.table.data.seats[3].player == "random"
    party.does(ANNA, Arrange(1, OPEN))
    assert party.table.seats_of(ANNA.id) == (0,), "the guest has gone"


def test_if_the_host_leaves_the_next_one_is_host_and_the_guests_go() -> None:
    party = open_party()
    party.does(CLEO, Join())
    party.does(ANNA, Leave())
    assert party.table.data.host == BEN.id
    assert [seat.kind for seat in party.table.data.seats] == ["open", "open", "person", "person"]
    assert party.refusal(CLEO, Kick(2)) == "not-yours"
    party.does(BEN, Kick(3))


def test_if_somebody_else_leaves_the_host_stays_host() -> None:
    party = open_party()
    party.does(BEN, Leave())
    assert party.table.data.host == ANNA.id
    assert party.table.seats_of(ANNA.id) == (0, 1)


def test_the_last_one_who_leaves_closes_the_table() -> None:
    party = open_party()
    party.does(BEN, Leave())
    assert party.does(ANNA, Leave()) == Closed(), "guests at her screen do not stay alone"
    assert party.refusal(BEN, Join()) == "not-now"


def test_a_table_begins_when_it_is_full_or_when_the_host_says_so() -> None:
    assert Party(ME, BOT).phase == "playing"
    party = Party(ME, OPEN, begin="host")
    party.does(BEN, Join())
    assert party.phase == "open"
    assert party.does(ANNA, Begin()) == Begun()
    assert party.phase == "playing"


# Play


def test_an_action_is_written_down_in_its_notation() -> None:
    party = Party.of(ANNA, BEN)
    choice = party.choice()
    body = party.does(ANNA, Play(party.at, f"  {choice.upper()} ".replace(",", " , ")))
    assert body == Played(0, choice)


def test_whoever_acts_on_an_old_position_is_told_so() -> None:
    party = Party.of(ANNA, BEN)
    seen = party.at
    party.does(ANNA, Play(seen, party.choice()))
    assert party.refusal(ANNA, Play(seen, party.choice())) == "stale"
    party.does(BEN, Chat("Go on!"))
    party.does(ANNA, Play(party.at, party.choice()))


@pytest.mark.parametrize("game", ["kingdom-builder", "tiny"])
@given(text=st.text(min_size=1, max_size=200) | st.from_regex(r"(build|to|use|play|end) [\w,. -]{0,9}", fullmatch=True))
@settings(max_examples=60, deadline=None)
def test_whatever_is_sent_is_played_or_refused(game: str, text: str) -> None:
    party = Party.of(ANNA, BEN, game=game)
    body = party.tries_to(ANNA, Play(party.at, text))
    if body is None:
        assert party.refusal(ANNA, Play(party.at, text)) in ("unreadable", "illegal")
    else:
        assert isinstance(body, Played)


# Chat


def test_a_message_is_one_plain_line() -> None:
    party = Party.of(ANNA, BEN)
    assert party.does(ZOE, Chat(" good \n\t luck ☘ ")) == Chatted("Zoe", "good luck ☘")
    for text in (" \n", "\x1b[31mred", "bell\x07", "back\x08", "\x9b2J", "\x00", "\ud800"):
        assert party.refusal(BEN, Chat(text)) == "bad-text"


def test_a_table_can_do_without_chat() -> None:
    assert Party.of(ANNA, BEN, chat=False).refusal(BEN, Chat("Hello!")) == "not-allowed"
