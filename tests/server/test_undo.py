"""Undo and takebacks (PLAY point 1): the own turn can be taken back until something hidden came out, and more than
that only if everybody agrees."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from realmwright.protocol import AnswerTakeback, AskTakeback, Chat, Join, Play, Position, Replace, Resign, Undo
from realmwright.server.storage.entries import Passed, Played, Replaced, TakebackAnswered, TakebackAsked, Undone
from realmwright.server.tables.setup import Actor
from realmwright.server.tables.table import PAST_STATES, Table
from realmwright.server.tables.takebacks import still_to_agree
from realmwright.server.tables.visibility import position
from tests.server.table_driver import (
    ANNA,
    BEN,
    BOT,
    CLEO,
    DORA,
    EVERYBODY,
    GUS,
    ME,
    OPEN,
    ZOE,
    TableDriver,
    table_drivers,
    who,
)

pytestmark = pytest.mark.usefixtures("plugins")


def looks(driver: TableDriver, actor: Actor = ANNA) -> Position:
    """What somebody sees, but for the numbers that count entries."""
    return replace(position(driver.table, actor.id, driver.now), number=0, at=0)


def tiny(*people: Actor, **choices: object) -> TableDriver:
    return TableDriver.of(*people, game="tiny", options={"start": 0, "rounds": ["3"]}, **choices)


# Undo


def test_undo_takes_back_one_step() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.plays()
    before = looks(driver)
    driver.plays()
    assert driver.table.undo_to((1,), whole_turn=False) is None, "it is not Ben's"
    assert driver.does(ANNA, Undo(driver.at)) == Undone(0, 1)
    assert looks(driver) == before


def test_undo_takes_back_the_whole_turn() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.turn_over(2)
    before = looks(driver)
    steps = len(driver.table.data.steps)
    for _ in range(3):
        driver.plays()
    assert driver.does(ANNA, Undo(driver.at, turn=True)) == Undone(0, steps)
    assert looks(driver) == before
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-now", "what is left is Ben's turn"


def test_undo_never_goes_back_across_what_came_out() -> None:
    # given Anna has drawn a card, which ended her turn, and so did Ben
    driver = tiny(ANNA, BEN)
    for text in ("swap", driver.choice(), "draw"):
        driver.does(ANNA, Play(driver.at, text))
    # then neither of the two can undo it
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-yours"
    assert driver.refusal(BEN, Undo(driver.at, turn=True)) == "not-now"


def test_undo_of_a_turn_stops_where_something_came_out_within_it() -> None:
    # given a game in which something comes out in the middle of Anna's turn
    driver = TableDriver.of(ANNA, BEN)
    driver.plays()
    assert driver.table.state is not None
    driver.table.state.secrets += 1
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-now"
    driver.plays()
    # then the whole turn is what was played since
    assert driver.does(ANNA, Undo(driver.at, turn=True)) == Undone(0, 1)
    assert driver.refusal(ANNA, Undo(driver.at, turn=True)) == "not-now"


def test_a_turn_that_was_handed_over_cannot_be_undone_even_if_nothing_came_out() -> None:
    driver = tiny(ANNA, BEN)
    for text in (driver.choice(), "keep"):
        driver.does(ANNA, Play(driver.at, text))
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-yours"
    assert driver.refusal(BEN, Undo(driver.at)) == "not-now"
    driver.does(BEN, Play(driver.at, "swap"))
    assert driver.does(BEN, Undo(driver.at, turn=True)) == Undone(1, 2)


def test_at_one_screen_nobody_undoes_the_turn_of_another() -> None:
    driver = TableDriver(ME, GUS, game="tiny", options={"start": 0})
    for text in (driver.choice(), "keep"):
        driver.does(ANNA, Play(driver.at, text))
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-now"


def test_a_table_can_do_without_undo() -> None:
    driver = TableDriver.of(ANNA, BEN, undo=False)
    driver.plays()
    assert driver.refusal(ANNA, Undo(driver.at)) == "not-allowed"
    assert not looks(driver).undo


def test_undo_of_more_steps_than_are_kept_is_replayed() -> None:
    # given more steps than the table has copies of, and a table that was restored without any
    driver = TableDriver.of(ANNA, BEN)
    while len(driver.table.data.steps) <= PAST_STATES + 5:
        driver.plays()
    kept, restored = driver.table, Table.restore(driver.table.snapshot())
    # when both go back to the beginning
    entry = driver.log[-1]._replace(number=driver.table.number + 1, body=Undone(0, 1))
    for table in (kept, restored):
        table.apply(entry)
    # then they are the same
    assert kept.snapshot() == restored.snapshot()
    assert len(kept.data.steps) == 1


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_undo_never_changes_whose_turn_it_is_nor_what_the_others_did(driver: TableDriver) -> None:
    table = driver.table
    if table.waits_for() is None:
        return
    turn, steps = table.turn, list(table.data.steps)
    assert turn is not None
    assert table.state is not None
    secrets = table.state.secrets
    to = table.undo_to((turn,), whole_turn=True)
    one = table.undo_to((turn,), whole_turn=False)
    assert (to is None) == (one is None)
    if to is None:
        return
    assert one == len(steps) - 1
    assert all(step.seat == turn for step in steps[to:])
    driver.happens(Undone(turn, to), table.waits_for())
    assert table.turn == turn
    assert table.state.secrets == secrets
    assert table.data.steps == steps[:to]


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_undoing_and_playing_the_same_again_gives_the_same_position(driver: TableDriver) -> None:
    if driver.table.waits_for() is None:
        return
    actor = who(driver.table.waits_for())
    before, choice = [looks(driver, eyes) for eyes in EVERYBODY], driver.choice(7)
    driver.does(actor, Play(driver.at, choice))
    after = [looks(driver, eyes) for eyes in EVERYBODY]
    if driver.tries_to(actor, Undo(driver.at)) is None:
        return
    # A takeback that was asked for is gone in any case.
    assert [looks(driver, eyes) for eyes in EVERYBODY] == [replace(seen, takeback=None) for seen in before]
    driver.does(actor, Play(driver.at, choice))
    assert [looks(driver, eyes) for eyes in EVERYBODY] == after


# Takebacks


def asked(*people: Actor) -> TableDriver:
    """Anna has handed over her turn, the next one has played once, and Anna asks to take back."""
    driver = TableDriver.of(*people)
    driver.turn_over()
    driver.plays()
    body = driver.does(ANNA, AskTakeback(driver.at))
    assert body == TakebackAsked(0, 3), "the end of her turn"
    return driver


def test_a_takeback_needs_the_consent_of_all_other_people() -> None:
    driver = asked(ANNA, BEN, CLEO)
    assert still_to_agree(driver.table.data) == [1, 2]
    assert driver.does(BEN, AnswerTakeback(driver.asked, True)) == TakebackAnswered([1], True)
    assert driver.table.turn == 1, "not yet"
    assert driver.refusal(BEN, AnswerTakeback(driver.asked, True)) == "not-yours"
    driver.does(CLEO, AnswerTakeback(driver.asked, True))
    assert driver.table.turn == 0
    assert len(driver.table.data.steps) == 3
    assert driver.table.data.takeback is None


def test_one_refusal_is_enough() -> None:
    driver = asked(ANNA, BEN, CLEO)
    driver.does(BEN, AnswerTakeback(driver.asked, True))
    driver.does(CLEO, AnswerTakeback(driver.asked, False))
    assert driver.table.data.takeback is None
    assert driver.table.turn == 1
    assert driver.refusal(BEN, AnswerTakeback(driver.asked, True)) == "not-now"


def test_whoever_asked_can_withdraw_but_not_agree() -> None:
    driver = asked(ANNA, BEN)
    assert driver.refusal(ANNA, AnswerTakeback(driver.asked, True)) == "not-yours"
    assert driver.refusal(ZOE, AnswerTakeback(driver.asked, False)) == "not-yours"
    assert driver.does(ANNA, AnswerTakeback(driver.asked, False)) == TakebackAnswered([0], False)
    assert driver.table.data.takeback is None


def test_there_is_one_takeback_at_a_time() -> None:
    driver = asked(ANNA, BEN, CLEO)
    for person in (ANNA, BEN):
        assert driver.refusal(person, AskTakeback(driver.at)) == "not-now"


def test_a_takeback_is_forgotten_when_the_game_goes_on() -> None:
    driver = asked(ANNA, BEN)
    driver.does(BEN, Chat("Never!"))
    assert still_to_agree(driver.table.data) == [1]
    seen = driver.asked
    driver.plays()
    assert driver.table.data.takeback is None
    assert driver.refusal(BEN, AnswerTakeback(seen, True)) == "not-now"
    driver.does(ANNA, AskTakeback(driver.at))
    driver.does(BEN, Undo(driver.at))
    assert driver.table.data.takeback is None


def test_a_takeback_is_forgotten_when_the_game_is_over() -> None:
    driver = asked(ANNA, BEN)
    driver.does(BEN, Resign())
    assert driver.phase == "over"
    assert looks(driver).takeback is None


def test_bots_never_mind() -> None:
    driver = TableDriver(ME, BOT)
    assert driver.refusal(ANNA, AskTakeback(driver.at)) == "not-now", "she has not played anything yet"
    driver.turn_over(2)
    driver.plays()
    driver.does(ANNA, Undo(driver.at))
    assert driver.does(ANNA, AskTakeback(driver.at)) == Undone(0, 3)
    assert driver.table.turn == 0


def test_at_one_screen_nobody_asks_himself() -> None:
    driver = TableDriver(ME, GUS, OPEN)
    driver.does(BEN, Join())
    driver.turn_over(2)
    # Gus played last, so it is the step of Gus; Ben alone is asked.
    assert driver.does(ANNA, AskTakeback(driver.at)) == TakebackAsked(1, 7)
    assert still_to_agree(driver.table.data) == [2]
    driver.does(BEN, AnswerTakeback(driver.asked, True))
    assert driver.table.turn == 1
    alone = TableDriver(ME, GUS)
    alone.plays()
    assert alone.does(ANNA, AskTakeback(alone.at)) == Undone(0, 0)


def test_the_owner_of_several_seats_agrees_once_for_all_of_them() -> None:
    driver = TableDriver(ME, GUS, OPEN)
    driver.does(BEN, Join())
    driver.turn_over(3)
    driver.does(BEN, AskTakeback(driver.at))
    assert driver.does(ANNA, AnswerTakeback(driver.asked, True)) == TakebackAnswered([0, 1], True)
    assert driver.table.turn == 2


def test_whoever_is_absent_or_has_resigned_is_not_asked() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, DORA, stand_in="random")
    driver.turn_over()
    driver.does(BEN, Replace(1))
    driver.does(CLEO, Resign())
    driver.does(ANNA, AskTakeback(driver.at))
    assert still_to_agree(driver.table.data) == [3]
    for person in (BEN, CLEO):
        assert driver.refusal(person, AnswerTakeback(driver.asked, False)) == "not-yours"


@pytest.mark.parametrize("leaving", ["resigned", "replaced", "claimed"])
def test_a_takeback_does_not_wait_for_somebody_who_has_gone(leaving: str) -> None:
    # given a takeback to which only Cleo has not agreed
    driver = asked(ANNA, BEN, CLEO)
    driver.does(BEN, AnswerTakeback(driver.asked, True))
    # when she resigns, or a stand-in plays for her, or Anna says that her seat was hers all along
    if leaving == "resigned":
        driver.does(CLEO, Resign())
    elif leaving == "replaced":
        driver.happens(Replaced(2, "random"))
    else:
        driver.happens(Passed(CLEO.id, "Anna"), ANNA.id)
    # then it is done or dropped, or somebody can still answer
    assert driver.table.data.takeback is None or still_to_agree(driver.table.data)


def test_a_takeback_does_not_outlive_the_resignation_of_who_asked() -> None:
    driver = asked(ANNA, BEN, CLEO)
    driver.does(ANNA, Resign())
    assert driver.table.data.takeback is None


def test_nobody_agrees_to_a_takeback_that_they_have_not_seen() -> None:
    # given Anna asks, and Cleo sees it
    driver = asked(ANNA, BEN, CLEO)
    seen = driver.asked
    # when Anna withdraws, and Ben asks instead, before Cleo's answer comes
    driver.does(ANNA, AnswerTakeback(driver.asked, False))
    driver.does(BEN, AskTakeback(driver.at))
    # then her answer is to an older question
    assert driver.refusal(CLEO, AnswerTakeback(seen, True)) == "stale"


def test_a_table_can_do_without_takebacks() -> None:
    driver = TableDriver.of(ANNA, BEN, takebacks=False)
    driver.plays()
    assert driver.refusal(ANNA, AskTakeback(driver.at)) == "not-allowed"


def test_a_takeback_crosses_what_came_out_and_deals_the_same_again() -> None:
    driver = tiny(ANNA, BEN)
    for text in (driver.choice(), "draw"):
        driver.does(ANNA, Play(driver.at, text))
    after = looks(driver)
    driver.does(ANNA, AskTakeback(driver.at))
    driver.does(BEN, AnswerTakeback(driver.asked, True))
    assert driver.table.state is not None
    assert driver.table.state.secrets == 0
    assert driver.does(ANNA, Play(driver.at, "draw")) == Played(0, "draw")
    assert looks(driver) == after, "another try brings no other card"


def test_nobody_absent_is_made_to_play_again() -> None:
    # given Anna and Ben have had a turn each, and then a stand-in plays for Ben
    driver = TableDriver.of(ANNA, BEN, CLEO)
    driver.turn_over(3)
    driver.happens(Replaced(1, "random"))
    # when Anna would like to take back her turn, which was before Ben's
    # then that cannot be: Ben is not here to agree, and what Ben played stays played
    assert driver.refusal(ANNA, AskTakeback(driver.at)) == "not-now"
    # and Cleo's, which came after it, may be asked for
    assert driver.does(CLEO, AskTakeback(driver.at)).__class__.__name__ == "TakebackAsked"
