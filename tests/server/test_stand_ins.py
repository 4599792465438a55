"""Those who resign, stay away or run out of time (PLAY point 11): the others can always play on."""

import pytest

from realmwright.protocol import Chat, Clock, Join, Outcome, Play, Replace, Resign, Return, Undo
from realmwright.server.storage.entries import Closed, Replaced, Resigned, Resumed, Returned
from realmwright.server.tables.clocks import RETURN_TIME
from realmwright.server.tables.commands import OPEN_DAYS, PATIENCE, due, overdue
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.visibility import position
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, GUS, ME, NOON, OPEN, SPARE, TableDriver

pytestmark = pytest.mark.usefixtures("plugins")

# Stand-ins


def test_the_stand_in_can_be_called_when_patience_ends() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random")
    driver.waits(PATIENCE - 0.5)
    assert driver.refusal(BEN, Replace(0)) == "not-now"
    driver.waits(0.5)
    assert driver.does(BEN, Replace(0)) == Replaced(0, "random", "asked")
    assert driver.table.bot_to_move() == (0, "random")
    assert driver.refusal(ANNA, Play(driver.at, driver.choice())) == "not-now"
    assert driver.does(ANNA, Return()) == Returned([0])
    driver.does(ANNA, Play(driver.at, driver.choice()))


def test_everybody_knows_when_they_may_call_the_stand_in() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, stand_in="random")

    def told(*people: Actor | None) -> list[float | None]:
        return [position(driver.table, who.id if who else None, driver.now).patience for who in people]

    # the others, not the one whose turn it is nor a spectator
    driver.waits(100)
    assert told(ANNA, BEN, CLEO, None) == [None, PATIENCE - 100, PATIENCE - 100, None]
    # an outage is charged to nobody
    driver.waits(50)
    driver.happens(Resumed(50))
    assert told(BEN) == [PATIENCE - 100]
    # what is told is what is allowed
    driver.waits(PATIENCE - 100)
    assert told(BEN) == [0]
    driver.does(BEN, Replace(0))
    assert told(BEN, CLEO) == [None, None]
    # and where a clock runs, or nobody stands in, nothing is told
    for choices in ({"stand_in": "random", "clock": Clock(turn=60)}, {}):
        driver = TableDriver.of(ANNA, BEN, CLEO, **choices)
        assert told(ANNA, BEN, CLEO, None) == [None] * 4


def test_patience_counts_from_the_beginning_of_the_turn() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random")
    driver.waits(PATIENCE)
    driver.turn_over()
    assert driver.refusal(ANNA, Replace(1)) == "not-now"


def test_where_a_clock_runs_nobody_else_can_call_the_stand_in() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random", clock=Clock(turn=3 * 86_400))
    driver.waits(PATIENCE + 1)
    assert driver.refusal(BEN, Replace(0)) == "not-now"


def test_without_a_stand_in_nobody_is_replaced() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.waits(PATIENCE)
    assert driver.refusal(BEN, Replace(0)) == "not-allowed"


def test_whoever_resigned_does_not_come_back() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, stand_in="random")
    assert driver.does(ANNA, Resign()) == Resigned(0, "random")
    assert driver.refusal(ANNA, Return()) == "not-now"
    assert driver.refusal(ANNA, Play(driver.at, driver.choice())) == "not-now"
    assert driver.refusal(BEN, Replace(0)) == "not-now"


def test_somebody_absent_can_resign() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, stand_in="random")
    driver.does(ANNA, Replace(0))
    driver.does(ANNA, Resign())
    assert driver.refusal(ANNA, Return()) == "not-now"


# Resignation


def outcome(driver: TableDriver) -> Outcome:
    found = driver.table.data.outcome
    assert driver.phase == "over"
    assert found is not None
    return found


def totals(driver: TableDriver) -> list[int]:
    assert driver.table.state is not None
    return [score.total for score in driver.table.state.scores()]


@pytest.mark.parametrize("loser", [0, 1])
def test_of_two_the_other_one_wins(loser: int) -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.turn_over()
    assert driver.does((ANNA, BEN)[loser], Resign()) == Resigned(loser, SPARE)
    assert outcome(driver).winners == [1 - loser]
    assert outcome(driver).resigned == [loser]
    assert driver.table.turn is None


def test_of_three_the_others_play_on_and_a_bot_makes_the_moves() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO)
    driver.does(BEN, Resign())
    assert driver.phase == "playing"
    driver.turn_over()
    assert driver.table.bot_to_move() == (1, SPARE)
    driver.turn_over()
    assert driver.table.waits_for() == CLEO.id
    driver.does(CLEO, Resign())
    assert outcome(driver).winners == [0]
    assert outcome(driver).resigned == [1, 2]


def test_whoever_resigned_cannot_win() -> None:
    # given a finished game in which the best one had resigned
    best = TableDriver.of(ANNA, BEN, CLEO).played_out()
    winners = outcome(best).winners
    driver = TableDriver.of(ANNA, BEN, CLEO)
    driver.does((ANNA, BEN, CLEO)[winners[0]], Resign())
    driver.played_out()
    assert totals(driver) == totals(best), "all play alike"
    # then the best of the others has won
    left = [seat for seat in range(3) if seat != winners[0]]
    points = max(totals(driver)[seat] for seat in left)
    assert outcome(driver).winners == [seat for seat in left if totals(driver)[seat] == points]
    assert [sum(score.values()) for score in outcome(driver).scores] == totals(driver)


def test_a_game_without_people_is_over() -> None:
    # given two bots, of which one is ahead
    driver = TableDriver(ME, BOT, BOT)
    driver.turn_over(30)
    driver.does(ANNA, Resign())
    points = totals(driver)
    assert outcome(driver).winners == [seat for seat in (1, 2) if points[seat] == max(points[1:])]


def test_at_one_screen_one_seat_resigns_and_the_other_plays_on() -> None:
    driver = TableDriver(ME, GUS, OPEN)
    driver.does(BEN, Join())
    assert driver.refusal(ANNA, Resign()) == "bad-seats"
    driver.does(ANNA, Resign(0))
    assert driver.table.bot_to_move() == (0, SPARE)
    driver.turn_over()
    driver.does(ANNA, Play(driver.at, driver.choice()))
    driver.does(ANNA, Resign())
    assert outcome(driver).winners == [2]


# Clocks


def banks(driver: TableDriver) -> list[float | None]:
    """What each seat has left, as Anna sees it."""
    own, clocks = driver.table.seats_of(ANNA.id), driver.table.clocks
    return [clocks.bank(seat, driver.now, own) for seat in range(len(driver.table.data.seats))]


def test_time_is_taken_from_whoever_has_the_choice() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=600))
    driver.waits(10)
    assert banks(driver) == [590, 600]
    driver.turn_over()
    driver.waits(7)
    driver.does(ANNA, Chat("Hurry!"))
    driver.waits(1)
    assert banks(driver) == [590, 592]
    driver.turn_over()
    driver.waits(100)
    assert banks(driver) == [490, 592]
    assert driver.table.data.seats[0].stand_in is None


def test_without_a_clock_nobody_has_a_time() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.waits(10**9)
    assert banks(driver) == [None, None]
    assert driver.table.clocks.turn_time(driver.now) is None
    assert driver.table.clocks.flag_falls() is None
    assert due(driver.table) is None


def test_time_before_the_game_counts_for_nobody() -> None:
    driver = TableDriver(ME, OPEN, clock=Clock(game=600, turn=60))
    driver.waits(1000)
    driver.does(BEN, Join())
    assert banks(driver) == [600, 600]
    assert driver.table.clocks.turn_time(driver.now) == 60


def test_bots_and_stand_ins_are_not_charged() -> None:
    driver = TableDriver(ME, BOT, clock=Clock(game=600, turn=60), stand_in="random")
    driver.turn_over()
    assert driver.waits(1000) is None
    assert banks(driver) == [600, 600]
    driver.turn_over()
    driver.does(ANNA, Replace(0))
    assert driver.waits(1000) is None
    assert banks(driver) == [600, 600]
    driver.does(ANNA, Return())
    driver.waits(5)
    assert banks(driver) == [595, 600]


def test_undo_gives_no_time_back() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60, game=600))
    driver.waits(20)
    driver.plays()
    driver.waits(5)
    driver.does(ANNA, Undo(driver.at))
    assert banks(driver) == [575, 600]
    assert driver.table.clocks.turn_time(driver.now) == 35


def test_the_time_of_a_turn_begins_with_the_turn() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60))
    for step in range(4):
        driver.waits(10)
        assert driver.table.clocks.turn_time(driver.now) == 50 - 10 * step
        driver.plays()
    assert driver.table.turn == 1
    assert driver.table.clocks.turn_time(driver.now) == 60


@pytest.mark.parametrize(("clock", "limit"), [(Clock(turn=60), 60), (Clock(game=90), 90), (Clock(70, 65), 65)])
@pytest.mark.parametrize("stand_in", [None, "random"])
def test_the_flag_falls_exactly_when_the_time_is_over(clock: Clock, limit: int, stand_in: str | None) -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, clock=clock, stand_in=stand_in)
    assert driver.table.clocks.flag_falls() == due(driver.table) == NOON + limit
    assert driver.waits(limit - 0.25) is None
    body = driver.waits(0.25)
    if stand_in is None:
        assert body == Resigned(0, SPARE, "time")
        assert driver.table.data.seats[0].resigned
    else:
        assert body == Replaced(0, stand_in, "time")
        assert not driver.table.data.seats[0].resigned
    assert driver.phase == "playing"
    assert driver.waits(1000) is None, "the bot is not to be waited for"
    driver.turn_over()
    assert driver.table.waits_for() == BEN.id


def test_of_two_whose_time_is_over_has_lost() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60))
    driver.waits(61)
    assert outcome(driver).winners == [1]
    assert driver.table.clocks.flag_falls() is None


def test_the_time_of_an_outage_counts_for_nobody() -> None:
    # given Anna has thought for ten seconds
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60, game=600))
    driver.waits(10)
    # when the server is away for an hour, and back for two seconds
    driver.now += 3600
    driver.happens(Resumed(3600.0))
    assert driver.waits(2) is None
    # then she has thought for twelve
    assert banks(driver) == [588, 600]
    assert driver.table.clocks.turn_time(driver.now) == 48
    assert driver.table.clocks.flag_falls() == driver.now + 48


def test_an_outage_gives_no_time_to_a_bot_or_to_the_others() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=600), stand_in="random")
    driver.does(ANNA, Replace(0))
    driver.now += 50
    driver.happens(Resumed(50.0))
    assert banks(driver) == [600, 600]


def test_patience_is_not_lost_by_an_outage() -> None:
    driver = TableDriver.of(ANNA, BEN, stand_in="random")
    driver.now += 3600
    driver.happens(Resumed(3600.0))
    assert driver.refusal(BEN, Replace(0)) == "not-now"


def test_whoever_returns_has_some_time_left() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=90, game=100), stand_in="random")
    assert driver.waits(90) == Replaced(0, "random", "time")
    driver.waits(500)
    assert driver.does(ANNA, Return()) == Returned([0])
    assert banks(driver) == [RETURN_TIME, 100]
    assert driver.table.clocks.turn_time(driver.now) == 90
    assert driver.table.clocks.flag_falls() == driver.now + RETURN_TIME


def test_whoever_returns_keeps_the_time_that_was_left() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(game=600), stand_in="random")
    driver.does(ANNA, Replace(0))
    driver.does(ANNA, Return())
    assert banks(driver) == [600, 600]


def test_a_return_gives_the_time_of_a_turn_to_nobody_else() -> None:
    # given a stand-in plays for Anna, and Ben has thought for fifty seconds of sixty
    driver = TableDriver.of(ANNA, BEN, CLEO, clock=Clock(turn=60), stand_in="random")
    driver.does(ANNA, Replace(0))
    driver.turn_over()
    driver.waits(50)
    # when Anna returns
    driver.does(ANNA, Return())
    # then Ben still has ten
    assert driver.table.clocks.turn_time(driver.now) == 10


def test_calling_a_stand_in_for_oneself_gains_no_time() -> None:
    driver = TableDriver.of(ANNA, BEN, clock=Clock(turn=60), stand_in="random")
    driver.waits(50)
    driver.does(ANNA, Replace(0))
    driver.does(ANNA, Return())
    left = driver.table.clocks.turn_time(driver.now)
    assert left is not None
    assert left <= 10


# Tables that nobody comes to


def test_an_open_table_is_closed_after_two_weeks_without_anything_new() -> None:
    driver = TableDriver(ME, OPEN, OPEN)
    driver.waits(86_400)
    driver.does(BEN, Join())
    looked = due(driver.table)
    assert looked == driver.now + OPEN_DAYS * 86_400 + 1
    assert overdue(driver.table, looked - 2, SPARE) is None
    assert overdue(driver.table, looked, SPARE) == Closed()
    driver.waits(looked - driver.now)
    assert driver.phase == "closed"
    assert due(driver.table) is None
    assert overdue(driver.table, looked + 10**9, SPARE) is None
