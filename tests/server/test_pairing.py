"""Pairing: nobody twice, nobody outside their wishes, nobody left out for ever."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.server.matching.pairing import (
    AGAIN_SECONDS,
    MOST_LOOKS,
    NEAR,
    Group,
    Searcher,
    fit,
    pair,
    reach,
)

NOW = 10_000.0
TWO = ("kingdom-builder", "quick", 2)
THREE = ("kingdom-builder", "quick", 3)
LONG = 3600.0


def one(name: str, points: float = 1500, waited: float = 0, **wishes: Any) -> Searcher:
    values: dict[str, Any] = {"kind": TWO, "rated": "friendly", "near": False, "deviation": 60.0}
    return Searcher(name, points=points, since=NOW - waited, **{**values, **wishes})


def keeping(*pairs: tuple[str, str]) -> dict[str, set[str]]:
    """These keep apart."""
    apart: dict[str, set[str]] = {}
    for first, other in pairs:
        apart.setdefault(first, set()).add(other)
        apart.setdefault(other, set()).add(first)
    return apart


@st.composite
def crowds(draw: st.DrawFn) -> tuple[list[Searcher], dict[str, set[str]]]:
    count = draw(st.integers(0, 14))
    names = [f"p{number}" for number in range(count)]
    crowd = [
        Searcher(
            name,
            draw(st.sampled_from([TWO, THREE, ("dominion", "quick", 2)])),
            draw(st.sampled_from(["rated", "friendly", "either"])),
            draw(st.booleans()),
            draw(st.integers(900, 2100)),
            draw(st.integers(20, 246)),
            NOW - draw(st.integers(0, 300)),
            frozenset(draw(st.lists(st.sampled_from(names), max_size=2))),
        )
        for name in names
    ]
    pairs = list(combinations(names, 2))
    return crowd, keeping(*draw(st.lists(st.sampled_from(pairs), max_size=4))) if pairs else {}


@given(crowds())
def test_nobody_is_paired_twice_or_outside_their_wishes(found: tuple[list[Searcher], dict[str, set[str]]]) -> None:
    crowd, apart = found
    known = {each.person: each for each in crowd}
    groups = pair(crowd, apart, NOW)
    paired = [person for group in groups for person in group.people]
    assert len(paired) == len(set(paired))
    for group in groups:
        people = [known[person] for person in group.people]
        assert len(people) == people[0].kind[2]
        assert {each.kind for each in people} == {people[0].kind}
        assert {each.rated for each in people} <= {"either", "rated" if group.rated else "friendly"}
        for first, other in combinations(people, 2):
            assert fit(first, other, apart, NOW)
            assert other.person not in apart.get(first.person, ())
            if first.near or other.near:
                assert abs(first.points - other.points) <= NEAR


@given(crowds())
def test_nobody_who_fits_anybody_is_left_besides_them(found: tuple[list[Searcher], dict[str, set[str]]]) -> None:
    """Of those who want to play in twos no two are left who could have met."""
    crowd, apart = found
    paired = {person for group in pair(crowd, apart, NOW) for person in group.people}
    left = [each for each in crowd if each.person not in paired and each.kind[2] == 2]
    for first, other in combinations(left, 2):
        clash = {first.rated, other.rated} == {"rated", "friendly"}
        assert first.kind != other.kind or clash or not fit(first, other, apart, NOW)


@given(st.floats(0, 1000), st.floats(0, 1000))
def test_the_reach_widens(one_wait: float, more: float) -> None:
    assert reach(one_wait + more) >= reach(one_wait)


@given(crowds(), st.integers(0, 600))
def test_whoever_fits_now_fits_later(found: tuple[list[Searcher], dict[str, set[str]]], later: int) -> None:
    crowd, apart = found
    for first, other in combinations(crowd, 2):
        if fit(first, other, apart, NOW):
            assert fit(first, other, apart, NOW + later)


def test_two_who_wait_long_meet_whatever_their_ratings() -> None:
    far = [one("a", 600, LONG), one("b", 2600, LONG)]
    assert pair(far, {}, NOW) == [Group(("a", "b"), False)]
    assert pair([each._replace(since=NOW) for each in far], {}, NOW) == []


def test_those_who_wait_longest_choose_first_and_take_the_nearest() -> None:
    crowd = [one("old", 1500, 50), one("new", 1520, 1), one("near", 1510, 2), one("late", 1505)]
    assert pair(crowd, {}, NOW) == [Group(("old", "late"), False), Group(("near", "new"), False)]


def test_new_people_do_not_starve_whoever_waits() -> None:
    """Somebody far stronger than everybody waits, and others come in every round: in the end they play."""
    strong = one("strong", 2400, deviation=30.0)
    for second in range(600):
        crowd = [strong, *(one(f"{second}-{number}", 1500 + number, deviation=30.0) for number in range(3))]
        crowd = [strong, *(each._replace(since=NOW + second) for each in crowd[1:])]
        if any("strong" in group.people for group in pair(crowd, {}, NOW + second)):
            return
    pytest.fail("nobody came for them")


def test_who_has_just_played_together_meets_others_first() -> None:
    ann, ben = one("ann", met=frozenset({"ben"})), one("ben", met=frozenset({"ann"}))
    assert pair([ann, ben], {}, NOW) == []
    assert pair([ann, ben, one("cleo", 1580)], {}, NOW) == [Group(("ann", "cleo"), False)]
    waited = [each._replace(since=NOW - AGAIN_SECONDS) for each in (ann, ben)]
    assert len(pair(waited, {}, NOW)) == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "rated"),
    [
        ("rated", "rated", True),
        ("rated", "either", True),
        ("either", "either", True),
        ("either", "friendly", False),
        ("friendly", "friendly", False),
        ("rated", "friendly", None),
    ],
)
def test_a_game_is_rated_if_both_want_it(mine: str, theirs: str, rated: bool | None) -> None:
    groups = pair([one("a", waited=1, rated=mine), one("b", rated=theirs)], {}, NOW)
    assert [group.rated for group in groups] == ([] if rated is None else [rated])


def test_people_who_keep_apart_do_not_meet_in_a_group_either() -> None:
    crowd = [one(name, waited=wait, kind=THREE) for name, wait in (("a", 9), ("b", 8), ("c", 7))]
    apart = keeping(("b", "c"))
    assert pair(crowd, apart, NOW) == []
    assert pair([*crowd, one("d", kind=THREE)], apart, NOW) == [Group(("a", "b", "d"), False)]


def test_a_round_ends_however_little_people_suit_each_other() -> None:
    """A thousand people who all keep apart: those who waited longest are looked after, and the rest waits."""

    class Looks(dict[str, set[str]]):
        asked = 0

        def get(self, *_: object) -> set[str]:
            self.asked += 1
            return everybody

    everybody = {str(number) for number in range(1000)}
    looks = Looks()
    assert pair([one(name, waited=LONG) for name in everybody], looks, NOW) == []
    assert looks.asked <= MOST_LOOKS + 1000
