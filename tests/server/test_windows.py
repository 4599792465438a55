"""DOM-6.10 at a table: who wishes to be asked is waited for, for a random time that tells nothing of their hand."""

from typing import Any

import pytest

from realmwright.bits import each
from realmwright.game import BadSetup
from realmwright.protocol import Begin, Clock, Join, OpenSeat, OwnSeat, Play, Resign, Undo, Wish
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.server.storage.entries import Played, Replaced, Resumed
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import due
from realmwright.server.tables.setup import rematch_settings
from realmwright.server.tables.summary import summarise
from realmwright.server.tables.table import Table
from realmwright.server.tables.windows import LONGEST, SHORTEST, window_seconds
from tests.playthrough import SECRET
from tests.server.table_driver import ANNA, BEN, CLEO, ME, OPEN, ZOE, TableDriver

CARDS = ("cellar", "moat", "village", "militia", "smithy", "remodel", "witch", "market", "throne room", "workshop")
OPTIONS = {"start": 0, "cards": list(CARDS)}


def hand(driver: TableDriver, seat: int, *names: str) -> None:
    """Give a seat these cards, and nothing to shuffle."""
    state: Any = driver.table.state
    hands = [list(cards) for cards in state.hand]
    hands[seat] = [CATALOGUE.number_of[name] for name in names]
    state.hand = hands
    state.reconsider()


def attacked(*held: str, attack: str = "militia", wishes: tuple[str, ...] = ("ask",), **choices: Any) -> TableDriver:
    """A table at which Anna has just attacked Ben, who holds these cards; both wish to be asked."""
    driver = TableDriver.of(ANNA, BEN, game="dominion", options=OPTIONS, wishes=wishes, **choices)
    hand(driver, 0, "throne room", "militia", "witch", "copper", "copper")
    hand(driver, 1, *held)
    driver.does(ANNA, Play(driver.at, f"play {attack}"))
    return driver


def said(state: Any) -> list[str]:
    return [state.say(action) for action in each(state.legal())]


PEOPLE = (ANNA, BEN)
WITH = ("moat", "gold", "gold", "gold", "gold")
WITHOUT = ("copper", "gold", "gold", "gold", "gold")


def test_a_window_closes_by_itself_at_the_same_time_with_and_without_a_moat() -> None:
    closed = []
    for held in (WITH, WITHOUT):
        driver = attacked(*held)
        assert (driver.table.turn, driver.table.lapse) == (1, "done")
        closes = driver.table.closes
        assert closes is not None
        assert SHORTEST <= closes - driver.now <= LONGEST
        assert due(driver.table) == closes == summarise(driver.table, 60).due
        assert driver.waits(closes - driver.now - 0.01) is None
        assert driver.waits(0.02) == Played(1, "done")
        assert driver.table.lapse is None
        closed.append((closes, [visibility.encode(visibility.position(driver.table, ZOE.id, driver.now))]))
    assert closed[0] == closed[1]


def test_everybody_is_shown_how_long_it_is_open() -> None:
    driver = attacked(*WITH)
    driver.waits(1)
    shown = [visibility.position(driver.table, viewer.id, driver.now).lapse for viewer in (ANNA, BEN, ZOE)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0] is not None
    assert (driver.table.closes or 0) == pytest.approx(driver.now + shown[0].seconds)
    assert [action.action for action in visibility.position(driver.table, BEN.id, driver.now).legal] == [
        "done",
        "reveal moat",
    ]


def test_a_reaction_is_shown_at_once_and_nothing_else_can_be_hurried() -> None:
    driver = attacked(*WITH)
    assert driver.refusal(BEN, Play(driver.at, "done")) == "not-now"
    assert driver.refusal(ANNA, Play(driver.at, "reveal moat")) == "not-yours"
    driver.does(BEN, Play(driver.at, "reveal moat"))
    assert driver.table.turn == 0


def test_whoever_does_not_wish_it_is_not_asked() -> None:
    driver = attacked(*WITH, wishes=())
    assert (driver.table.turn, driver.table.lapse) == (0, None)
    driver = attacked(*WITHOUT, wishes=())
    assert (driver.table.turn, driver.table.lapse) == (1, None), "to discard"


@pytest.mark.parametrize("clock", [Clock(turn=5), Clock(game=30), Clock(turn=5, game=30)])
def test_nobody_is_charged_for_a_window(clock: Clock) -> None:
    """Ben could not close it, and it must not run him out of time."""
    driver = attacked(*WITHOUT, clock=clock)
    position = visibility.position(driver.table, BEN.id, driver.now)
    assert position.turn_time is None
    body = driver.waits(LONGEST)
    assert body == Played(1, "done")
    after = visibility.position(driver.table, BEN.id, driver.now)
    assert after.turn == 1
    assert after.turn_time == clock.turn, "his time begins with what he has to choose"
    assert [seat.time for seat in after.seats] == [seat.time for seat in position.seats]
    driver.waits(2)
    assert visibility.position(driver.table, BEN.id, driver.now).turn_time == (clock.turn and clock.turn - 2)


def test_each_play_of_an_attack_has_a_window_of_its_own() -> None:
    driver = attacked(*WITHOUT, attack="throne room")
    driver.does(ANNA, Play(driver.at, "play militia"))
    first = driver.table.closes
    driver.waits(LONGEST)
    for _ in range(2):
        driver.plays()
        driver.waits(3)
    assert (driver.table.turn, driver.table.lapse) == (1, "done")
    assert first is not None
    assert driver.table.closes is not None
    assert driver.table.closes - driver.now > SHORTEST - 3
    assert driver.waits(LONGEST) == Played(1, "done")


def test_what_was_not_revealed_in_time_is_not_undone() -> None:
    driver = attacked(*WITH)
    driver.waits(LONGEST)
    assert driver.table.turn == 1
    assert driver.refusal(BEN, Undo(driver.at)) == "not-now"
    driver.does(BEN, Play(driver.at, "discard gold"))
    driver.does(BEN, Undo(driver.at, turn=True))
    assert driver.table.lapse is None


def test_an_outage_opens_the_window_for_longer() -> None:
    driver = attacked(*WITH)
    closes = driver.table.closes
    assert closes is not None
    driver.now += 100
    driver.happens(Resumed(100.0))
    assert driver.table.closes == closes + 100


def test_a_stand_in_waits_as_a_person_does() -> None:
    driver = attacked(*WITH, stand_in="random")
    closes = driver.table.closes
    driver.happens(Replaced(1, "random", "asked"))
    assert driver.table.closes == closes
    assert summarise(driver.table, 60).due == closes
    assert driver.waits(LONGEST) == Played(1, "done")


def test_resigning_does_not_hurry_it() -> None:
    driver = TableDriver.of(ANNA, BEN, CLEO, game="dominion", options=OPTIONS, wishes=["ask"])
    hand(driver, 0, "militia")
    driver.does(ANNA, Play(driver.at, "play militia"))
    closes = driver.table.closes
    driver.does(BEN, Resign())
    assert driver.table.closes == closes


# How long


def test_the_length_of_a_window_is_drawn_from_the_secret_alone() -> None:
    lengths = [window_seconds(SECRET.hex(), steps) for steps in range(2000)]
    assert lengths == [window_seconds(SECRET.hex(), steps) for steps in range(2000)]
    assert SHORTEST <= min(lengths) < SHORTEST + 0.05
    assert LONGEST - 0.05 < max(lengths) <= LONGEST
    assert sum(lengths) / len(lengths) == pytest.approx((SHORTEST + LONGEST) / 2, abs=0.1)
    assert window_seconds(bytes(32).hex(), 7) != lengths[7]


# Wishes


def test_everybody_says_for_themselves_what_they_wish() -> None:
    driver = TableDriver(OwnSeat(["ask"]), OPEN, OPEN, game="dominion", options=OPTIONS, begin="host")
    driver.does(BEN, Join(wishes=["ask"]))
    driver.does(CLEO, Join())
    seats = visibility.seat_signs(driver.table, ZOE.id)
    assert [seat.wishes for seat in seats] == [["ask"], ["ask"], []]
    driver.does(BEN, Wish([]))
    driver.does(CLEO, Wish(["ask"]))
    driver.does(ANNA, Begin())
    state: Any = driver.table.state
    assert state.view(None)["ask"] == [0, 2]
    assert driver.table.record().options["ask"] == [0, 2]
    assert driver.refusal(BEN, Wish(["ask"])) == "not-now", "a wish that comes with a Moat would tell of it"


def test_a_record_keeps_who_was_asked_and_a_snapshot_how_long() -> None:
    driver = TableDriver.of(ANNA, BEN, game="dominion", options=OPTIONS, wishes=["ask"])
    for number in range(200):
        state: Any = driver.table.state
        if driver.table.lapse is not None:
            assert Table.restore(driver.table.snapshot()).closes == driver.table.closes
        wished = [text for text in ("play militia", "play all treasures", "buy militia") if text in said(state)]
        if wished:
            driver.does(PEOPLE[state.seat], Play(driver.at, wished[0]))
        else:
            driver.plays(number)
    assert any(entry.body == Played(1, "done") for entry in driver.log)
    record = driver.table.record()
    record.verify()
    assert record.options["ask"] == [0, 1]
    state = driver.table.state
    assert record.replay().dump() == state.dump()


def test_wishes_that_there_are_not_are_refused() -> None:
    driver = TableDriver(ME, OPEN, game="dominion", options=OPTIONS)
    assert driver.refusal(BEN, Join(wishes=["luck"])) == "bad-seats"
    assert driver.refusal(ANNA, Wish(["luck"])) == "bad-seats"
    assert driver.refusal(ZOE, Wish(["ask"])) == "not-yours"
    assert TableDriver(ME, OPEN).refusal(BEN, Join(wishes=["ask"])) == "bad-seats", "Kingdom Builder hides no reaction"
    with pytest.raises(BadSetup, match="said with a seat"):
        TableDriver(ME, OPEN, game="dominion", options={**OPTIONS, "ask": [0]})


def test_a_rematch_keeps_the_own_wish() -> None:
    driver = TableDriver.of(ANNA, BEN, game="dominion", options=OPTIONS, wishes=["ask"])
    driver.does(BEN, Resign())
    assert rematch_settings(driver.table, BEN).seats == [OwnSeat(["ask"]), OpenSeat()]
