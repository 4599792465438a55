"""The daily deal: its chain of hashes, its set-ups, and what results come to."""

import hashlib
import json
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.daily.chain import (
    DAY,
    FIRST,
    FIRST_SECOND,
    GRACE,
    LENGTH,
    BadChain,
    check_link,
    closes,
    date_of,
    day_at,
    day_of,
    dice_salt,
    dice_secret,
    earlier,
    ends,
    last_closed,
    link_of,
    read_link,
)
from realmwright.daily.deals import BOTS, ORDER, deal_of
from realmwright.daily.results import Field, Result, streak
from realmwright.daily.source import NoChain, read_published
from realmwright.dice import FairDice
from realmwright.game import games
from realmwright.record import Record
from tests.command import Said, run

SEED = hashlib.sha256(b"a seed").digest()
days = st.integers(0, LENGTH - 1)
near_the_end = st.integers(LENGTH - 50, LENGTH - 1)
"""Days whose links take few hashes."""


# The chain


def test_days_are_those_of_utc() -> None:
    assert datetime.fromtimestamp(FIRST_SECOND, UTC).date() == FIRST
    morning = datetime(2026, 11, 18, 0, 0, tzinfo=UTC).timestamp()
    assert date_of(day_at(morning)) == "2026-11-18"
    assert date_of(day_at(morning - 1)) == "2026-11-17"
    assert ends(day_of("2026-11-17")) == morning


@given(days, st.floats(0, DAY - 1))
def test_a_link_is_published_when_no_game_of_its_day_counts_any_more(day: int, second: float) -> None:
    now = FIRST_SECOND + day * DAY + second
    assert day_at(now) == day
    assert last_closed(now) == 0 or closes(last_closed(now)) <= now < closes(last_closed(now) + 1)
    assert last_closed(now) == max(0, day - (1 if second >= GRACE else 2))


@given(days)
def test_dates_are_written_in_one_way(day: int) -> None:
    assert day_of(date_of(day)) == day


@pytest.mark.parametrize("text", ["", "tomorrow", "2025-12-31", "2126-01-02", "20261118", "2026-02-30", "2026-1-1"])
def test_other_dates_are_refused(text: str) -> None:
    with pytest.raises(BadChain, match="date"):
        day_of(text)


@given(near_the_end, near_the_end)
def test_every_link_proves_the_earlier_ones_and_no_later_one(one: int, other: int) -> None:
    first, second = sorted((one, other))
    old, new = link_of(SEED, first), link_of(SEED, second)
    assert earlier(new, second - first) == old
    check_link(new, second, old, first)
    if first < second:
        with pytest.raises(BadChain, match="later"):
            check_link(old, first, new, second)
        with pytest.raises(BadChain, match="does not lead"):
            check_link(dice_secret(new), second, old, first)


def test_the_dice_of_days_differ_and_do_not_tell_the_link() -> None:
    links = [link_of(SEED, day) for day in range(LENGTH - 10, LENGTH)]
    secrets = {dice_secret(link) for link in links}
    assert len(secrets | {*links}) == 20
    assert len({FairDice(dice_secret(link)).commitment(dice_salt(link)) for link in links}) == 10


@pytest.mark.parametrize("text", ["", "ab", "zz" * 32, "ab" * 33])
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadChain, match="32 bytes"):
        read_link(text)


def test_what_a_server_publishes_must_hold_together() -> None:
    day = 40
    link = hashlib.sha256(b"some day").digest()
    good = {"first": date_of(0), "anchor": earlier(link, day).hex(), "date": date_of(day), "link": link.hex()}

    def read(**changes: str) -> object:
        text = ", ".join(f'"{name}": "{value}"' for name, value in {**good, **changes}.items())
        return read_published(f"{{{text}}}".encode(), "there")

    assert read() == (earlier(link, day), (day, link), None)
    later = {"today": date_of(day + 1), "today_link": "cd" * 32}
    for changes in ({"anchor": "ab" * 32}, {"link": "ab" * 32}, {"date": date_of(day + 1)}, later):
        with pytest.raises(BadChain, match="does not lead"):
            read(**changes)
    with pytest.raises(BadChain, match="another day"):
        read(first="2020-01-01")
    for body in (b"", b"[]", b"<html>", b'{"anchor": 7}'):
        with pytest.raises(NoChain, match="does not answer"):
            read_published(body, "there")


# Deals


def test_the_deals_of_a_year_can_be_dealt_and_follow_from_the_date() -> None:
    order = ORDER
    seen = set()
    for day in range(0, 366, 3):
        for game in order:
            deal = deal_of(day, [game])
            assert deal == deal_of(day, [game])
            games[game].new(2, FairDice(SEED), deal.options)
            seen.add(str(deal.options))
    assert len(seen) == 3 * 122, "no set-up comes twice"
    assert [deal_of(day, order).game for day in range(6)] == [*order] * 2
    assert {(deal_of(day, order).game, deal_of(day, order).bot) for day in range(21)} == {
        (game, bot) for game in order for bot in BOTS
    }, "every game meets every bot"


def test_a_deal_stays_what_it_was() -> None:
    """Every server has the same: what is here must be so in any release."""
    boards = ["oasis", "bazaar_water_mill/180", "cathedral_watchtower/180", "mountain_station_scout_cabin/180"]
    options = {"sets": ["harvest"], "boards": boards, "cards": ["knights", "mayors", "travellers"], "start": 0}
    assert deal_of(day_of("2026-11-18"), ORDER) == (321, "kingdom-builder", options, "medium")


# Results

some = st.builds(Result, st.booleans(), st.integers(-9, 9), st.integers(0, 9))


@given(st.lists(some, min_size=1, max_size=30))
def test_standings_add_up(field: list[Result]) -> None:
    told = Field(Counter(field))
    standings = {result: told.standing(result) for result in field}
    assert told.given_up == sum(not result.finished for result in field)
    best = standings[max(field)]
    assert best.rank == 1
    for result, (rank, of, better) in standings.items():
        assert of == len(field)
        assert rank == 1 + sum(other > result for other in field)
        if of == 1:
            assert better is None
        else:
            assert better is not None
            assert 0 <= better <= 100
            assert (better == 100) == (field.count(result) == 1 and result == max(field))


def test_who_gave_up_comes_last_and_leads_count_before_points() -> None:
    order = [Result(True, 3, 1), Result(True, 2, 90), Result(True, 2, 50), Result(True, -30, 2), Result(False)]
    assert sorted(order, reverse=True) == order


@pytest.mark.parametrize(
    ("finished", "today", "found"),
    [
        ([], 5, (0, 0, 0)),
        ([5], 5, (1, 1, 1)),
        ([4], 5, (1, 1, 1)),
        ([3], 5, (0, 1, 1)),
        ([1, 2, 3, 5], 5, (1, 3, 4)),
        ([3, 4, 5], 5, (3, 3, 3)),
        ([3, 4], 5, (2, 2, 2)),
    ],
)
def test_streaks(finished: list[int], today: int, found: tuple[int, int, int]) -> None:
    assert streak(finished, today) == found


# The command


def test_a_record_is_checked_against_the_chain(tmp_path: Path) -> None:
    """Given a game with the dice of a day, then it is of that day; with others, or on another day, it is not."""
    day, last = day_of("2026-11-18"), day_of("2026-11-30")
    link = hashlib.sha256(b"the last of November").digest()
    mine = earlier(link, last - day)
    chain = {"first": date_of(0), "anchor": earlier(link, last).hex(), "date": date_of(last), "link": link.hex()}
    (tmp_path / "chain.json").write_text(json.dumps(chain), "utf-8")

    def record(secret: bytes, start: int = 0) -> None:
        found = deal_of(day, ["dominion"])
        made = Record.fair(games["dominion"], 2, secret, dice_salt(mine), {**found.options, "start": start})
        state = made.start()
        for _ in range(20):
            made.add(state, state.legal().bit_length() - 1)
        (tmp_path / "game.json").write_text(made.to_json(reveal=True), "utf-8")

    def verify(*more: str) -> Said:
        return run(tmp_path, "daily", "verify", "game.json", "--from", "chain.json", *more)

    record(dice_secret(mine), deal_of(day, ["dominion"]).options["start"])
    said = verify("--date", "2026-11-18")
    assert said.code == 0, said.err
    assert said.out.splitlines()[-2:] == [
        "ok: the dice are those of 2026-11-18",
        "ok: the set-up is that of 2026-11-18",
    ]
    assert chain["anchor"] in said.out
    assert "not of 2026-11-19" in verify("--date", "2026-11-19").err
    record(dice_secret(mine), 1 - deal_of(day, ["dominion"]).options["start"])
    assert "note: this release would set up another game" in verify().out
    record(dice_secret(dice_secret(mine)))
    said = verify()
    assert said.code == 2
    assert "the dice of no day from 2026-01-01 to 2026-11-30" in said.err
