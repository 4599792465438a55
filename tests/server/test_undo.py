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
from tests.server.table_driver import ANNA, BEN, BOT, CLEO, DORA, EVERYBODY, GUS, ME, OPEN, ZOE, Party, parties, who

pytestmark = pytest.mark.usefixtures("plugins")


def looks(party: Party, actor: Actor = ANNA) -> Position:
    """What somebody sees, but for the numbers that count entries."""
    return replace(position(party.table, actor.id, party.now), number=0, at=0)


def tiny(*people: Actor, **choices: object) -> Party:
    return Party.of(*people, game="tiny", options={"start": 0, "rounds": ["3"]}, **choices)


# Undo


def test_undo_takes_back_one_step() -> None:
    party = Party.of(ANNA, BEN)
    party.plays()
    before = looks(party)
    party.plays()
    assert party.table.undo_to((1,), whole_turn=False) is None, "it is not Ben's"
    assert party.does(ANNA, Undo(party.at)) == Undone(0, 1)
    assert looks(party) == before


def test_undo_takes_back_the_whole_turn() -> None:
    party = Party.of(ANNA, BEN)
    party.turn_over(2)
    before = looks(party)
    steps = len(party.table.data.steps)
    for _ in range(3):
        party.plays()
    assert party.does(ANNA, Undo(party.at, turn=True)) == Undone(0, steps)
    assert looks(party) == before
    assert party.refusal(ANNA, Undo(party.at)) == "not-now", "what is left is Ben's turn"


def test_undo_never_goes_back_across_what_came_out() -> None:
    # given Anna has drawn a card, which ended her turn, and so did Ben
    party = tiny(ANNA, BEN)
    for text in ("swap", party.choice(), "draw"):
        party.does(ANNA, Play(party.at, text))
    # then neither she nor he can undo it
    assert party.refusal(ANNA, Undo(party.at)) == "not-yours"
    assert party.refusal(BEN, Undo(party.at, turn=True)) == "not-now"


def test_undo_of_a_turn_stops_where_something_came_out_within_it() -> None:
    # given a game in which something comes out in the middle of Anna's turn
    party = Party.of(ANNA, BEN)
    party.plays()
    assert party.table.state is not None
    party.table.state.secrets += 1
    assert party.refusal(ANNA, Undo(party.at)) == "not-now"
    party.plays()
    # then the whole turn is what was played since
    assert party.does(ANNA, Undo(party.at, turn=True)) == Undone(0, 1)
    assert party.refusal(ANNA, Undo(party.at, turn=True)) == "not-now"


def test_a_turn_that_was_handed_over_cannot_be_undone_even_if_nothing_came_out() -> None:
    party = tiny(ANNA, BEN)
    for text in (party.choice(), "keep"):
        party.does(ANNA, Play(party.at, text))
    assert party.refusal(ANNA, Undo(party.at)) == "not-yours"
    assert party.refusal(BEN, Undo(party.at)) == "not-now"
    party.does(BEN, Play(party.at, "swap"))
    assert party.does(BEN, Undo(party.at, turn=True)) == Undone(1, 2)


def test_at_one_screen_nobody_undoes_the_turn_of_another() -> None:
    party = Party(ME, GUS, game="tiny", options={"start": 0})
    for text in (party.choice(), "keep"):
        party.does(ANNA, Play(party.at, text))
    assert party.refusal(ANNA, Undo(party.at)) == "not-now"


def test_a_table_can_do_without_undo() -> None:
    party = Party.of(ANNA, BEN, undo=False)
    party.plays()
    assert party.refusal(ANNA, Undo(party.at)) == "not-allowed"
    assert not looks(party).undo


def test_undo_of_more_steps_than_are_kept_is_replayed() -> None:
    # given more steps than the table has copies of, and a table that was restored without any
    party = Party.of(ANNA, BEN)
    while len(party.table.data.steps) <= PAST_STATES + 5:
        party.plays()
    kept, restored = party.table, Table.restore(party.table.snapshot())
    # when both go back to the beginning
    entry = party.log[-1]._replace(number=party.table.number + 1, body=Undone(0, 1))
    for table in (kept, restored):
        table.apply(entry)
    # then they are the same
    assert kept.snapshot() == restored.snapshot()
    assert len(kept.data.steps) == 1


@given(parties())
@settings(max_examples=60, deadline=None)
def test_undo_never_changes_whose_turn_it_is_nor_what_the_others_did(party: Party) -> None:
    table = party.table
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
    party.happens(Undone(turn, to), table.waits_for())
    assert table.turn == turn
    assert table.state.secrets == secrets
    assert table.data.steps == steps[:to]


@given(parties())
@settings(max_examples=60, deadline=None)
def test_whoever_undoes_and_plays_the_same_again_is_where_he_was(party: Party) -> None:
    if party.table.waits_for() is None:
        return
    actor = who(party.table.waits_for())
    before, choice = [looks(party, eyes) for eyes in EVERYBODY], party.choice(7)
    party.does(actor, Play(party.at, choice))
    after = [looks(party, eyes) for eyes in EVERYBODY]
    if party.tries_to(actor, Undo(party.at)) is None:
        return
    # A takeback that was asked for is gone in any case.
    assert [looks(party, eyes) for eyes in EVERYBODY] == [replace(seen, takeback=None) for seen in before]
    party.does(actor, Play(party.at, choice))
    assert [looks(party, eyes) for eyes in EVERYBODY] == after


# Takebacks


def asked(*people: Actor) -> Party:
    """Anna has handed over her turn, the next one has played once, and Anna asks to take back."""
    party = Party.of(*people)
    party.turn_over()
    party.plays()
    body = party.does(ANNA, AskTakeback(party.at))
    assert body == TakebackAsked(0, 3), "the end of her turn"
    return party


def test_a_takeback_needs_the_consent_of_all_other_people() -> None:
    party = asked(ANNA, BEN, CLEO)
    assert still_to_agree(party.table.data) == [1, 2]
    assert party.does(BEN, AnswerTakeback(party.asked, True)) == TakebackAnswered([1], True)
    assert party.table.turn == 1, "not yet"
    assert party.refusal(BEN, AnswerTakeback(party.asked, True)) == "not-yours"
    party.does(CLEO, AnswerTakeback(party.asked, True))
    assert party.table.turn == 0
    assert len(party.table.data.steps) == 3
    assert party.table.data.takeback is None


def test_one_refusal_is_enough() -> None:
    party = asked(ANNA, BEN, CLEO)
    party.does(BEN, AnswerTakeback(party.asked, True))
    party.does(CLEO, AnswerTakeback(party.asked, False))
    assert party.table.data.takeback is None
    assert party.table.turn == 1
    assert party.refusal(BEN, AnswerTakeback(party.asked, True)) == "not-now"


def test_whoever_asked_can_withdraw_but_not_agree() -> None:
    party = asked(ANNA, BEN)
    assert party.refusal(ANNA, AnswerTakeback(party.asked, True)) == "not-yours"
    assert party.refusal(ZOE, AnswerTakeback(party.asked, False)) == "not-yours"
    assert party.does(ANNA, AnswerTakeback(party.asked, False)) == TakebackAnswered([0], False)
    assert party.table.data.takeback is None


def test_there_is_one_takeback_at_a_time() -> None:
    party = asked(ANNA, BEN, CLEO)
    for person in (ANNA, BEN):
        assert party.refusal(person, AskTakeback(party.at)) == "not-now"


def test_a_takeback_is_forgotten_when_the_game_goes_on() -> None:
    party = asked(ANNA, BEN)
    party.does(BEN, Chat("Never!"))
    assert still_to_agree(party.table.data) == [1]
    seen = party.asked
    party.plays()
    assert party.table.data.takeback is None
    assert party.refusal(BEN, AnswerTakeback(seen, True)) == "not-now"
    party.does(ANNA, AskTakeback(party.at))
    party.does(BEN, Undo(party.at))
    assert party.table.data.takeback is None


def test_a_takeback_is_forgotten_when_the_game_is_over() -> None:
    party = asked(ANNA, BEN)
    party.does(BEN, Resign())
    assert party.phase == "over"
    assert looks(party).takeback is None


def test_bots_never_mind() -> None:
    party = Party(ME, BOT)
    assert party.refusal(ANNA, AskTakeback(party.at)) == "not-now", "she has not played anything yet"
    party.turn_over(2)
    party.plays()
    party.does(ANNA, Undo(party.at))
    assert party.does(ANNA, AskTakeback(party.at)) == Undone(0, 3)
    assert party.table.turn == 0


def test_at_one_screen_nobody_asks_himself() -> None:
    party = Party(ME, GUS, OPEN)
    party.does(BEN, Join())
    party.turn_over(2)
    # Gus played last, so it is his step; Ben alone is asked.
    assert party.does(ANNA, AskTakeback(party.at)) == TakebackAsked(1, 7)
    assert still_to_agree(party.table.data) == [2]
    party.does(BEN, AnswerTakeback(party.asked, True))
    assert party.table.turn == 1
    alone = Party(ME, GUS)
    alone.plays()
    assert alone.does(ANNA, AskTakeback(alone.at)) == Undone(0, 0)


def test_the_owner_of_several_seats_agrees_once_for_all_of_them() -> None:
    party = Party(ME, GUS, OPEN)
    party.does(BEN, Join())
    party.turn_over(3)
    party.does(BEN, AskTakeback(party.at))
    assert party.does(ANNA, AnswerTakeback(party.asked, True)) == TakebackAnswered([0, 1], True)
    assert party.table.turn == 2


def test_whoever_is_absent_or_has_resigned_is_not_asked() -> None:
    party = Party.of(ANNA, BEN, CLEO, DORA, stand_in="random")
    party.turn_over()
    party.does(BEN, Replace(1))
    party.does(CLEO, Resign())
    party.does(ANNA, AskTakeback(party.at))
    assert still_to_agree(party.table.data) == [3]
    for person in (BEN, CLEO):
        assert party.refusal(person, AnswerTakeback(party.asked, False)) == "not-yours"


@pytest.mark.parametrize("leaving", ["resigned", "replaced", "claimed"])
def test_a_takeback_does_not_wait_for_somebody_who_has_gone(leaving: str) -> None:
    # given a takeback to which only Cleo has not agreed
    party = asked(ANNA, BEN, CLEO)
    party.does(BEN, AnswerTakeback(party.asked, True))
    # when she resigns, or a stand-in plays for her, or Anna says that her seat was hers all along
    if leaving == "resigned":
        party.does(CLEO, Resign())
    elif leaving == "replaced":
        party.happens(Replaced(2, "random"))
    else:
        party.happens(Passed(CLEO.id, "Anna"), ANNA.id)
    # then it is done or dropped, or somebody can still answer
    assert party.table.data.takeback is None or still_to_agree(party.table.data)


def test_a_takeback_does_not_outlive_the_resignation_of_who_asked() -> None:
    party = asked(ANNA, BEN, CLEO)
    party.does(ANNA, Resign())
    assert party.table.data.takeback is None


def test_nobody_agrees_to_a_takeback_that_he_has_not_seen() -> None:
    # given Anna asks, and Cleo sees it
    party = asked(ANNA, BEN, CLEO)
    seen = party.asked
    # when Anna withdraws, and Ben asks instead, before Cleo's answer comes
    party.does(ANNA, AnswerTakeback(party.asked, False))
    party.does(BEN, AskTakeback(party.at))
    # then her answer is to an older question
    assert party.refusal(CLEO, AnswerTakeback(seen, True)) == "stale"


def test_a_table_can_do_without_takebacks() -> None:
    party = Party.of(ANNA, BEN, takebacks=False)
    party.plays()
    assert party.refusal(ANNA, AskTakeback(party.at)) == "not-allowed"


def test_a_takeback_crosses_what_came_out_and_deals_the_same_again() -> None:
    party = tiny(ANNA, BEN)
    for text in (party.choice(), "draw"):
        party.does(ANNA, Play(party.at, text))
    after = looks(party)
    party.does(ANNA, AskTakeback(party.at))
    party.does(BEN, AnswerTakeback(party.asked, True))
    assert party.table.state is not None
    assert party.table.state.secrets == 0
    assert party.does(ANNA, Play(party.at, "draw")) == Played(0, "draw")
    assert looks(party) == after, "another try brings no other card"


def test_nobody_absent_is_made_to_play_again() -> None:
    # given Anna and Ben have had a turn each, and then a stand-in plays for Ben
    party = Party.of(ANNA, BEN, CLEO)
    party.turn_over(3)
    party.happens(Replaced(1, "random"))
    # when Anna would like to take back her turn, which was before Ben's
    # then that cannot be: Ben is not here to agree, and what he played was his
    assert party.refusal(ANNA, AskTakeback(party.at)) == "not-now"
    # and Cleo's, which came after it, may be asked for
    assert party.does(CLEO, AskTakeback(party.at)).__class__.__name__ == "TakebackAsked"
