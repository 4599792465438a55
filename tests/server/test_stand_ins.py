"""Those who resign, stay away or run out of time (PLAY point 11): the others can always play on."""

import pytest

from realmwright.protocol import Chat, Clock, Join, Outcome, Play, Replace, Resign, Return, Undo
from realmwright.server.storage.entries import Closed, Replaced, Resigned, Resumed, Returned
from realmwright.server.tables.clocks import RETURN_TIME
from realmwright.server.tables.commands import OPEN_DAYS, PATIENCE, due, overdue
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, GUS, ME, NOON, OPEN, SPARE, Party

pytestmark = pytest.mark.usefixtures("plugins")

# Stand-ins


def test_the_stand_in_can_be_called_when_patience_ends() -> None:
    party = Party.of(ANNA, BEN, stand_in="random")
    party.waits(PATIENCE - 0.5)
    assert party.refusal(BEN, Replace(0)) == "not-now"
    party.waits(0.5)
    assert party.does(BEN, Replace(0)) == Replaced(0, "random", "asked")
    assert party.table.bot_to_move() == (0, "random")
    assert party.refusal(ANNA, Play(party.at, party.choice())) == "not-now"
    assert party.does(ANNA, Return()) == Returned([0])
    party.does(ANNA, Play(party.at, party.choice()))


def test_patience_counts_from_the_beginning_of_the_turn() -> None:
    party = Party.of(ANNA, BEN, stand_in="random")
    party.waits(PATIENCE)
    party.turn_over()
    assert party.refusal(ANNA, Replace(1)) == "not-now"


def test_where_a_clock_runs_nobody_else_can_call_the_stand_in() -> None:
    party = Party.of(ANNA, BEN, stand_in="random", clock=Clock(turn=3 * 86_400))
    party.waits(PATIENCE + 1)
    assert party.refusal(BEN, Replace(0)) == "not-now"


def test_without_a_stand_in_nobody_is_replaced() -> None:
    party = Party.of(ANNA, BEN)
    party.waits(PATIENCE)
    assert party.refusal(BEN, Replace(0)) == "not-allowed"


def test_whoever_resigned_does_not_come_back() -> None:
    party = Party.of(ANNA, BEN, CLEO, stand_in="random")
    assert party.does(ANNA, Resign()) == Resigned(0, "random")
    assert party.refusal(ANNA, Return()) == "not-now"
    assert party.refusal(ANNA, Play(party.at, party.choice())) == "not-now"
    assert party.refusal(BEN, Replace(0)) == "not-now"


def test_somebody_absent_can_resign() -> None:
    party = Party.of(ANNA, BEN, CLEO, stand_in="random")
    party.does(ANNA, Replace(0))
    party.does(ANNA, Resign())
    assert party.refusal(ANNA, Return()) == "not-now"


# Resignation


def outcome(party: Party) -> Outcome:
    found = party.table.data.outcome
    assert party.phase == "over"
    assert found is not None
    return found


def totals(party: Party) -> list[int]:
    assert party.table.state is not None
    return [score.total for score in party.table.state.scores()]


@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_the_other_one_wins(loser: int) -> None:
    party = Party.of(ANNA, BEN)
    party.turn_over()
    assert party.does((ANNA, BEN)[loser], Resign()) == Resigned(loser, SPARE)
    assert outcome(party).winners == [1 - loser]
    assert outcome(party).resigned == [loser]
    assert party.table.turn is None


def test_of_three_the_others_play_on_and_a_bot_makes_the_moves() -> None:
    party = Party.of(ANNA, BEN, CLEO)
    party.does(BEN, Resign())
    assert party.phase == "playing"
    party.turn_over()
    assert party.table.bot_to_move() == (1, SPARE)
    party.turn_over()
    assert party.table.waits_for() == CLEO.id
    party.does(CLEO, Resign())
    assert outcome(party).winners == [0]
    assert outcome(party).resigned == [1, 2]


def test_whoever_resigned_cannot_win() -> None:
    # given a finished game in which the best one had resigned
    best = Party.of(ANNA, BEN, CLEO).played_out()
    winners = outcome(best).winners
    party = Party.of(ANNA, BEN, CLEO)
    party.does((ANNA, BEN, CLEO)[winners[0]], Resign())
    party.played_out()
    assert totals(party) == totals(best), "all play alike"
    # then the best of the others has won
    left = [seat for seat in range(3) if seat != winners[0]]
    points = max(totals(party)[seat] for seat in left)
    assert outcome(party).winners == [seat for seat in left if totals(party)[seat] == points]
    assert [sum(score.values()) for score in outcome(party).scores] == totals(party)


def test_a_game_without_people_is_over() -> None:
    # given two bots, of which one is ahead
    party = Party(ME, BOT, BOT)
    party.turn_over(30)
    party.does(ANNA, Resign())
    points = totals(party)
    assert outcome(party).winners == [seat for seat in (1, 2) if points[seat] == max(points[1:])]


def test_at_one_screen_one_seat_resigns_and_the_other_plays_on() -> None:
    party = Party(ME, GUS, OPEN)
    party.does(BEN, Join())
    assert party.refusal(ANNA, Resign()) == "bad-seats"
    party.does(ANNA, Resign(0))
    assert party.table.bot_to_move() == (0, SPARE)
    party.turn_over()
    party.does(ANNA, Play(party.at, party.choice()))
    party.does(ANNA, Resign())
    assert outcome(party).winners == [2]


# Clocks


def banks(party: Party) -> list[float | None]:
    """What each seat has left, as Anna sees it."""
    own, clocks = party.table.seats_of(ANNA.id), party.table.clocks
    return [clocks.bank(seat, party.now, own) for seat in range(len(party.table.data.seats))]


def test_time_is_taken_from_whoever_has_the_choice() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(game=600))
    party.waits(10)
    assert banks(party) == [590, 600]
    party.turn_over()
    party.waits(7)
    party.does(ANNA, Chat("Hurry!"))
    party.waits(1)
    assert banks(party) == [590, 592]
    party.turn_over()
    party.waits(100)
    assert banks(party) == [490, 592]
    assert party.table.data.seats[0].stand_in is None


def test_without_a_clock_nobody_has_a_time() -> None:
    party = Party.of(ANNA, BEN)
    party.waits(10**9)
    assert banks(party) == [None, None]
    assert party.table.clocks.turn_time(party.now) is None
    assert party.table.clocks.flag_falls() is None
    assert due(party.table) is None


def test_time_before_the_game_counts_for_nobody() -> None:
    party = Party(ME, OPEN, clock=Clock(game=600, turn=60))
    party.waits(1000)
    party.does(BEN, Join())
    assert banks(party) == [600, 600]
    assert party.table.clocks.turn_time(party.now) == 60


def test_bots_and_stand_ins_are_not_charged() -> None:
    party = Party(ME, BOT, clock=Clock(game=600, turn=60), stand_in="random")
    party.turn_over()
    assert party.waits(1000) is None
    assert banks(party) == [600, 600]
    party.turn_over()
    party.does(ANNA, Replace(0))
    assert party.waits(1000) is None
    assert banks(party) == [600, 600]
    party.does(ANNA, Return())
    party.waits(5)
    assert banks(party) == [595, 600]


def test_undo_gives_no_time_back() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(turn=60, game=600))
    party.waits(20)
    party.plays()
    party.waits(5)
    party.does(ANNA, Undo(party.at))
    assert banks(party) == [575, 600]
    assert party.table.clocks.turn_time(party.now) == 35


def test_the_time_of_a_turn_begins_with_the_turn() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(turn=60))
    for step in range(4):
        party.waits(10)
        assert party.table.clocks.turn_time(party.now) == 50 - 10 * step
        party.plays()
    assert party.table.turn == 1
    assert party.table.clocks.turn_time(party.now) == 60


@pytest.mark.parametrize(("clock", "limit"), [(Clock(turn=60), 60), (Clock(game=90), 90), (Clock(70, 65), 65)])
@pytest.mark.parametrize("stand_in", [None, "random"])
def test_the_flag_falls_exactly_when_the_time_is_over(clock: Clock, limit: int, stand_in: str | None) -> None:
    party = Party.of(ANNA, BEN, CLEO, clock=clock, stand_in=stand_in)
    assert party.table.clocks.flag_falls() == due(party.table) == NOON + limit
    assert party.waits(limit - 0.25) is None
    body = party.waits(0.25)
    if stand_in is None:
        assert body == Resigned(0, SPARE, "time")
        assert party.table.data.seats[0].resigned
    else:
        assert body == Replaced(0, stand_in, "time")
        assert not party.table.data.seats[0].resigned
    assert party.phase == "playing"
    assert party.waits(1000) is None, "the bot is not to be waited for"
    party.turn_over()
    assert party.table.waits_for() == BEN.id


def test_of_two_whose_time_is_over_has_lost() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(turn=60))
    party.waits(61)
    assert outcome(party).winners == [1]
    assert party.table.clocks.flag_falls() is None


def test_the_time_of_an_outage_counts_for_nobody() -> None:
    # given Anna has thought for ten seconds
    party = Party.of(ANNA, BEN, clock=Clock(turn=60, game=600))
    party.waits(10)
    # when the server is away for an hour, and back for two seconds
    party.now += 3600
    party.happens(Resumed(3600.0))
    assert party.waits(2) is None
    # then she has thought for twelve
    assert banks(party) == [588, 600]
    assert party.table.clocks.turn_time(party.now) == 48
    assert party.table.clocks.flag_falls() == party.now + 48


def test_an_outage_gives_no_time_to_a_bot_or_to_the_others() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(game=600), stand_in="random")
    party.does(ANNA, Replace(0))
    party.now += 50
    party.happens(Resumed(50.0))
    assert banks(party) == [600, 600]


def test_patience_is_not_lost_by_an_outage() -> None:
    party = Party.of(ANNA, BEN, stand_in="random")
    party.now += 3600
    party.happens(Resumed(3600.0))
    assert party.refusal(BEN, Replace(0)) == "not-now"


def test_whoever_returns_has_some_time_left() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(turn=90, game=100), stand_in="random")
    assert party.waits(90) == Replaced(0, "random", "time")
    party.waits(500)
    assert party.does(ANNA, Return()) == Returned([0])
    assert banks(party) == [RETURN_TIME, 100]
    assert party.table.clocks.turn_time(party.now) == 90
    assert party.table.clocks.flag_falls() == party.now + RETURN_TIME


def test_whoever_returns_keeps_what_he_had() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(game=600), stand_in="random")
    party.does(ANNA, Replace(0))
    party.does(ANNA, Return())
    assert banks(party) == [600, 600]


def test_a_return_gives_the_time_of_a_turn_to_nobody_else() -> None:
    # given a stand-in plays for Anna, and Ben has thought for fifty seconds of sixty
    party = Party.of(ANNA, BEN, CLEO, clock=Clock(turn=60), stand_in="random")
    party.does(ANNA, Replace(0))
    party.turn_over()
    party.waits(50)
    # when Anna returns
    party.does(ANNA, Return())
    # then Ben still has ten
    assert party.table.clocks.turn_time(party.now) == 10


def test_nobody_wins_time_by_calling_the_stand_in_for_himself() -> None:
    party = Party.of(ANNA, BEN, clock=Clock(turn=60), stand_in="random")
    party.waits(50)
    party.does(ANNA, Replace(0))
    party.does(ANNA, Return())
    left = party.table.clocks.turn_time(party.now)
    assert left is not None
    assert left <= 10


# Tables that nobody comes to


def test_an_open_table_is_closed_after_two_weeks_without_anything_new() -> None:
    party = Party(ME, OPEN, OPEN)
    party.waits(86_400)
    party.does(BEN, Join())
    looked = due(party.table)
    assert looked == party.now + OPEN_DAYS * 86_400 + 1
    assert overdue(party.table, looked - 2, SPARE) is None
    assert overdue(party.table, looked, SPARE) == Closed()
    party.waits(looked - party.now)
    assert party.phase == "closed"
    assert due(party.table) is None
    assert overdue(party.table, looked + 10**9, SPARE) is None
