"""Bitsets against Python's own sets."""

from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.bits import bit, each, flood, lowest, pack, select

QUICK = settings(derandomize=True, max_examples=200, deadline=None)

members = st.sets(st.integers(0, 700))
crowds = st.sets(st.integers(0, 700), min_size=1) | st.integers(1, 500).map(lambda n: set(range(n)))


@QUICK
@given(members)
def test_pack_and_each_are_there_and_back(numbers: set[int]) -> None:
    mask = pack(numbers)
    assert list(each(mask)) == sorted(numbers)
    assert mask.bit_count() == len(numbers)
    assert pack(each(mask)) == mask


@QUICK
@given(st.lists(st.integers(0, 300)))
def test_pack_takes_repeated_numbers_once(numbers: list[int]) -> None:
    assert set(each(pack(numbers))) == set(numbers)


@QUICK
@given(st.integers(0, 2000))
def test_bit_is_the_set_of_one(number: int) -> None:
    assert bit(number) == pack([number])
    assert list(each(bit(number))) == [number]
    assert lowest(bit(number)) == number


@QUICK
@given(crowds)
def test_lowest_is_the_minimum(numbers: set[int]) -> None:
    assert lowest(pack(numbers)) == min(numbers)


@QUICK
@given(crowds)
def test_select_is_the_sorted_list(numbers: set[int]) -> None:
    mask = pack(numbers)
    assert [select(mask, k) for k in range(len(numbers))] == sorted(numbers)


@QUICK
@given(members, members)
def test_operators_are_those_of_sets(one: set[int], other: set[int]) -> None:
    a, b = pack(one), pack(other)
    assert set(each(a & b)) == one & other
    assert set(each(a | b)) == one | other
    assert set(each(a ^ b)) == one ^ other
    assert set(each(a & ~b)) == one - other


@QUICK
@given(members, st.sets(st.integers(0, 700), max_size=3), st.integers(2, 40))
def test_flood_goes_from_one_to_the_next(within: set[int], start: set[int], stride: int) -> None:
    reached = start & within
    while more := {
        number + step
        for number in reached
        for step in (-stride, 1 - stride, -1, 1, stride - 1, stride)
        if number + step in within - reached
    }:
        reached |= more
    assert set(each(flood(pack(start & within), pack(within), stride))) == reached


def test_select_at_the_borders_of_words() -> None:
    """The narrowing in :func:`select` goes by 64 and 32, so the numbers around these are where it could slip."""
    numbers = sorted({step * width + off for step in range(8) for width in (32, 64) for off in (-1, 0, 1)} - {-1})
    mask = pack(numbers)
    assert [select(mask, k) for k in range(len(numbers))] == numbers
    for gap in (31, 32, 33, 63, 64, 65, 448):
        low = pack(range(7)) | pack(range(gap, gap + 9))
        expected = sorted(set(range(7)) | set(range(gap, gap + 9)))
        assert [select(low, k) for k in range(len(expected))] == expected


def test_the_empty_set() -> None:
    assert pack([]) == 0
    assert list(each(0)) == []
