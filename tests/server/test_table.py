"""A table is what its entries add up to: the same entries always make the same table, in whichever process."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from realmwright.protocol import Arrange, Chat, Clock, GuestSeat, Join, Kick, Leave, Play, Replace, Resign, Return, Undo
from realmwright.record import Record
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import (
    AnyBody,
    Begun,
    Closed,
    Entry,
    Joined,
    Opened,
    Passed,
    Played,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    TakebackAnswered,
    TakebackAsked,
    Undone,
    kind_of,
    public_details,
    read_body,
    redacted,
    write_body,
)
from realmwright.server.tables.setup import open_table, rematch_settings
from realmwright.server.tables.table import REMEMBERED_IDS, Table
from realmwright.server.tables.visibility import encode, position
from tests.playthrough import SALT, SECRET
from tests.server.table_driver import (
    ANNA,
    BEN,
    BOT,
    CLEO,
    DORA,
    EVERYBODY,
    GUS,
    ME,
    NOON,
    OPEN,
    TABLE,
    ZOE,
    TableDriver,
    again,
    fold,
    table_drivers,
)

pytestmark = pytest.mark.usefixtures("plugins")


def seen_by_all(table: Table, now: float) -> list[str]:
    """Everything that anybody can see of a table: people, a spectator, and each seat of the game."""
    seen = [encode(position(table, actor.id, now)) for actor in EVERYBODY] + [encode(position(table, None, now))]
    if table.state is not None:
        seen += [json.dumps(table.state.view(seat)) for seat in (None, *range(len(table.data.seats)))]
    return seen


def same(one: Table, other: Table, now: float) -> bool:
    return one.snapshot() == other.snapshot() and seen_by_all(one, now) == seen_by_all(other, now)


# What must always hold, whatever was tried


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_the_log_makes_the_same_table_again(driver: TableDriver) -> None:
    table = fold([again(entry) for entry in driver.log])
    assert same(table, driver.table, driver.now)
    assert table.recent_ids == driver.table.recent_ids


@given(table_drivers(), st.data())
@settings(max_examples=30, deadline=None)
def test_a_snapshot_and_the_rest_of_the_log_make_the_same_table(driver: TableDriver, data: st.DataObject) -> None:
    cut = data.draw(st.integers(0, len(driver.log) - 1), label="the snapshot is of entry")
    table = Table.restore(driver.snapshots[cut])
    assert table.snapshot() == driver.snapshots[cut]
    for entry in driver.log[cut + 1 :]:
        table.apply(again(entry))
    assert same(table, driver.table, driver.now)


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_the_record_of_a_table_is_the_game_that_was_played(driver: TableDriver) -> None:
    table = driver.table
    record = table.record()
    state = record.replay()
    if table.state is not None:
        assert state.dump() == table.state.dump()
    kept = Record.from_json(record.to_json(reveal=True))
    assert kept.verify()
    assert kept.commitment == table.data.commitment
    finished = table.state is not None and table.state.seat is None
    assert (kept.result is not None) == finished
    if table.data.phase != "over":
        assert SECRET.hex() not in record.to_json()
        assert SALT.hex() not in record.to_json()


@given(table_drivers())
@settings(max_examples=30, deadline=None)
def test_a_table_never_stands_in_disorder(driver: TableDriver) -> None:
    table, sheet = driver.table, driver.table.data
    numbers = [entry.number for entry in driver.log]
    assert numbers == list(range(1, len(numbers) + 1))
    assert table.number == numbers[-1]
    assert sheet.at <= table.number
    if sheet.phase == "playing":
        assert table.state is not None
        assert table.turn is not None
        assert (table.waits_for() is None) != (table.bot_to_move() is None), "a person or a bot, and nobody else"
        assert not any(seat.kind == "open" for seat in sheet.seats)
    else:
        assert table.turn is None
        assert sheet.takeback is None
    if sheet.phase == "open":
        assert table.state is None
        assert sheet.host in {seat.person for seat in sheet.seats if seat.kind == "person"}
        assert all(seat.person == sheet.host for seat in sheet.seats if seat.kind == "guest")
    assert (sheet.outcome is not None) == (sheet.phase == "over")
    if sheet.outcome is not None:
        assert sheet.outcome.winners
        assert not set(sheet.outcome.winners) & set(sheet.outcome.resigned)
    taken = [seat.colour for seat in sheet.seats if seat.kind != "open"]
    assert len(set(taken)) == len(taken)


@given(table_drivers())
@settings(max_examples=20, deadline=None)
def test_a_redacted_log_still_tells_the_same_game(driver: TableDriver) -> None:
    log = [entry._replace(body=redacted(entry.body)) for entry in driver.log]
    table = fold([again(entry) for entry in log])
    assert (table.data.phase, table.data.steps) == (driver.table.data.phase, driver.table.data.steps)
    if table.state is not None and driver.table.state is not None:
        assert table.state.dump() == driver.table.state.dump()


# Entries


BODIES: list[AnyBody] = [
    *(entry.body for entry in TableDriver(ME, GUS, title="Friday", clock=Clock(60, 600)).log),
    Joined(1, "Ben", "orange"),
    Played(0, "end turn", "random", "slow"),
    Undone(1, 7),
    TakebackAsked(1, 7),
    TakebackAnswered([0, 2], True),
    Replaced(2, "random", "asked"),
    Returned([0, 1]),
    Rematched("another-table-12345678"),
    Passed("person-7", "Zoe"),
    Resumed(12.5),
    Closed(),
]


@pytest.mark.parametrize("body", BODIES, ids=kind_of)
def test_an_entry_comes_back_as_it_was_stored(body: AnyBody) -> None:
    text = write_body(body)
    assert read_body(text) == body
    assert write_body(read_body(text)) == text
    assert json.loads(text)["kind"] == kind_of(body) == public_details(body)[0]


def test_an_action_is_not_told() -> None:
    assert public_details(Played(0, "play canary-opal")) == ("played", 0, {})
    assert public_details(Played(0, "play canary-opal", "random", "slow")) == (
        "played",
        0,
        {"bot": "random", "fault": "slow"},
    )


def test_entries_are_the_same_after_the_table_has_gone_on() -> None:
    # given entries that are kept, one of which says who sits where, and another who does instead
    driver = TableDriver(ME, OPEN, OPEN, OPEN, begin="host")
    for person in (BEN, CLEO):
        driver.does(person, Join())
    driver.does(ANNA, Arrange(3, GUS))
    driver.happens(Begun())
    driver.does(ANNA, Resign(0))
    driver.does(ANNA, Resign(3))
    texts = [write_body(entry.body) for entry in driver.log]
    # when they are folded
    first = fold(driver.log).snapshot()
    # then they still say what they said, and can be folded again
    assert [write_body(entry.body) for entry in driver.log] == texts
    assert fold(driver.log).snapshot() == first == driver.table.snapshot()


@pytest.mark.parametrize("number", [0, 1, 3])
def test_an_entry_that_does_not_follow_is_refused(number: int) -> None:
    driver = TableDriver(ME, OPEN)
    before = driver.table.snapshot()
    with pytest.raises(ValueError, match="cannot follow"):
        driver.table.apply(Entry(TABLE, number, NOON, Joined(1, "Ben", "orange"), BEN.id))
    assert driver.table.snapshot() == before


def test_a_table_is_opened_once() -> None:
    driver = TableDriver(ME, OPEN)
    with pytest.raises(ValueError, match="once"):
        driver.table.apply(driver.log[0]._replace(number=2))


def test_the_latest_commands_are_remembered() -> None:
    driver = TableDriver(ME, OPEN)
    for number in range(REMEMBERED_IDS + 10):
        driver.does(ANNA, Chat(f"{number}"))
    latest = driver.log[-1]
    assert latest.action_id is not None
    assert driver.table.recent_ids[ANNA.id, latest.action_id] == latest.number
    assert len(driver.table.recent_ids) == REMEMBERED_IDS
    assert (ANNA.id, "command-1") not in driver.table.recent_ids


def test_a_table_of_newer_rules_than_there_are_is_refused_as_it_is() -> None:
    """As after a downgrade: nobody can do anything at it here, and nothing is written."""
    driver = TableDriver(ME, OPEN)
    opened = driver.log[0].body
    assert isinstance(opened, Opened)
    with pytest.raises(Refused, match=r"rules 99.*this server has rules 1") as refused:
        fold([driver.log[0]._replace(body=replace(opened, rules=99))])
    assert refused.value.code == "newer-rules"
    snapshot = json.loads(driver.table.snapshot())
    snapshot["sheet"]["rules"] = 99
    with pytest.raises(Refused, match="newer release"):
        Table.restore(json.dumps(snapshot))


# Numbers


def test_only_what_changes_the_position_moves_the_point_that_actions_are_for() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, stand_in="random")
    seen = driver.at
    driver.does(BEN, Chat("Hello!"))
    driver.happens(Resumed(0.0))
    driver.happens(Passed(CLEO.id, "Dora"), DORA.id)
    assert driver.at == seen
    driver.plays()
    assert driver.at == driver.table.number
    for actor, command in ((ANNA, Undo(driver.at)), (ANNA, Replace(0)), (ANNA, Return()), (BEN, Resign())):
        driver.does(actor, command)
        assert driver.at == driver.table.number, "a page must look anew before it acts"


# The end


def test_a_finished_game_has_the_outcome_that_its_record_proves() -> None:
    driver = TableDriver.of(ANNA, BEN).played_out()
    outcome = driver.table.data.outcome
    assert outcome is not None
    record = Record.from_json(driver.table.record().to_json())
    assert record.verify()
    assert record.result == {"scores": outcome.scores, "winners": outcome.winners}
    assert record.names == ["Anna", "Ben"]
    assert record.commitment == position(TableDriver.of(ANNA, BEN).table, None, NOON).commitment, "it was known before"


def test_for_a_rematch_everybody_moves_up_one_seat() -> None:
    # given a finished game of Anna, her guest, a bot, and Ben at the last seat
    driver = TableDriver(ME, GUS, BOT, OPEN, title="Friday", public=True)
    driver.does(BEN, Join())
    for person, seat in ((ANNA, 0), (ANNA, 1), (BEN, 3)):
        driver.does(person, Resign(seat))
    # when Anna or Ben would play on
    hers, his = (rematch_settings(driver.table, person) for person in (ANNA, BEN))
    # then whoever sat second begins, and seats of people are open to them
    assert hers.seats == [GUS, BOT, OPEN, ME]
    assert his.seats == [OPEN, BOT, ME, OPEN], "Gus was not at Ben's screen"
    assert (hers.title, hers.public, his.public) == ("Friday", False, False)
    for person, choices in ((ANNA, hers), (BEN, his)):
        open_table(choices, person, SECRET, SALT)


def test_only_those_who_played_have_a_rematch_and_only_afterwards() -> None:
    driver = TableDriver.of(ANNA, BEN)
    with pytest.raises(Refused) as early:
        rematch_settings(driver.table, ANNA)
    driver.does(ANNA, Resign())
    with pytest.raises(Refused) as strange:
        rematch_settings(driver.table, ZOE)
    assert (early.value.code, strange.value.code) == ("not-now", "not-yours")
    driver.happens(Rematched("another-table-12345678"), BEN.id)
    assert driver.table.data.rematch == "another-table-12345678"


# Who is whose


def test_what_a_guest_claims_belongs_to_their_account() -> None:
    # given Anna is host, with Gus at her screen
    driver = TableDriver(ME, GUS, OPEN, begin="host")
    driver.does(BEN, Join())
    # when she makes an account, whose name is Dora
    driver.happens(Passed(ANNA.id, DORA.name), DORA.id)
    # then both seats and the role of the host are Dora's, and Gus is still called Gus
    assert driver.table.seats_of(DORA.id) == (0, 1)
    assert driver.table.seats_of(ANNA.id) == ()
    assert driver.table.data.host == DORA.id
    assert [seat.name for seat in driver.table.data.seats] == ["Dora", "Gus", "Ben"]
    assert driver.refusal(ANNA, Kick(2)) == "not-yours"
    driver.does(DORA, Kick(2))


def test_what_is_claimed_while_playing_can_be_played_on() -> None:
    driver = TableDriver.of(ANNA, BEN)
    driver.plays()
    driver.happens(Passed(ANNA.id, DORA.name), DORA.id)
    assert driver.table.waits_for() == DORA.id
    assert driver.refusal(ANNA, Play(driver.at, driver.choice())) == "not-yours"
    driver.does(DORA, Undo(driver.at))
    driver.does(DORA, Play(driver.at, driver.choice()))


def test_what_somebody_claims_who_does_not_sit_here_changes_nothing() -> None:
    driver = TableDriver.of(ANNA, BEN)
    seats = write_seats(driver)
    driver.happens(Passed(CLEO.id, DORA.name), DORA.id)
    assert write_seats(driver) == seats
    assert driver.table.data.host == ANNA.id


def write_seats(driver: TableDriver) -> str:
    return json.dumps([(seat.kind, seat.person, seat.name, seat.colour) for seat in driver.table.data.seats])


# What is left of somebody who is forgotten


def test_nothing_tells_of_somebody_who_is_forgotten() -> None:
    # given Anna has given a title, a guest's name, her own name, and said something
    driver = TableDriver(ME, OPEN, OPEN, OPEN, title="Anna's birthday", begin="host")
    driver.does(ANNA, Arrange(3, GuestSeat("Gerda")))
    driver.does(ANNA, Chat("Anna lives at the harbour"))
    driver.does(BEN, Join())
    driver.does(BEN, Leave())
    driver.happens(Passed(BEN.id, "Dora"), DORA.id)
    # when all of it is redacted
    text = "".join(write_body(redacted(entry.body)) for entry in driver.log)
    # then none of it is left
    assert [word for word in ("Anna", "birthday", "Gerda", "harbour", "Ben", "Dora") if word in text] == []


def test_nothing_tells_of_the_guests_at_the_screen_of_somebody_who_is_forgotten() -> None:
    driver = TableDriver(ME, GUS, OPEN)
    assert "Gus" not in write_body(redacted(driver.log[0].body))


def test_entries_without_personal_text_are_not_redacted() -> None:
    for body in (Played(0, "end turn"), Undone(0, 1), Begun(), Closed(), Resumed(1.0)):
        assert redacted(body) == body


def test_a_claimed_table_is_the_same_when_its_log_names_the_new_person_throughout() -> None:
    """Claiming rewrites who wrote the entries, for exports and forgetting; the table stays the same."""
    for guest in (ANNA, BEN):
        driver = TableDriver.of(ANNA, BEN, CLEO)
        driver.happens(Passed(guest.id, DORA.name), DORA.id)
        renamed = [entry._replace(person=DORA.id) if entry.person == guest.id else entry for entry in driver.log]
        again = fold(renamed)
        assert again.data.seats == driver.table.data.seats
        assert again.data.host == driver.table.data.host
