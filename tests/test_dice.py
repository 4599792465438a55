"""Dice: what the streams yield is part of every record, so it is pinned here number by number."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from realmwright.dice import SALT_BYTES, SECRET_BYTES, Dice, FairDice, FastDice, drawn, shuffled
from tests.playthrough import DICE as GOLDEN
from tests.playthrough import DICE_FILE, HOW_TO_WRITE, SALT, SECRET, draw

BY_NAME = {"fast": FastDice(7), "fair": FairDice(SECRET)}
EVERY_KIND = pytest.mark.parametrize("dice", BY_NAME.values(), ids=BY_NAME)

# The 0.999 quantiles of chi-square, by degrees of freedom. The dice are fixed, so a test passes always or never.
CHI_SQUARE = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 11: 31.26, 15: 37.70, 23: 49.73, 24: 51.18, 99: 148.23}


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def assert_uniform(counts: Counter[object], cells: int) -> None:
    assert len(counts) <= cells
    assert chi_square(counts, cells) < CHI_SQUARE[cells - 1], dict(counts)


# Golden numbers: if these change, no record written before can be replayed.


@pytest.mark.parametrize("name", GOLDEN)
def test_the_numbers_are_those_of_old_records(name: str) -> None:
    expected = json.loads(DICE_FILE.read_text("utf-8"))
    assert list(expected) == list(GOLDEN), f"{DICE_FILE.name} lists other dice; {HOW_TO_WRITE}"
    assert GOLDEN[name]() == expected[name], f"dice changed: every stored record is lost; {HOW_TO_WRITE}"


# Fair dice are as documented: anybody can compute them again without this program.


def fair_numbers(secret: bytes, purpose: str, n: int, count: int) -> list[int]:
    """HMAC-SHA256 in counter mode, cut into big-endian numbers of just enough bytes, too large ones thrown away."""
    size = 1
    while 256**size <= n:
        size += 1
    tape = b"".join(
        hmac.new(secret, purpose.encode("utf-8") + b"\x00" + block.to_bytes(8, "big"), hashlib.sha256).digest()
        for block in range(count * size * 3 // 32 + 4)
    )
    numbers = (int.from_bytes(tape[at : at + size], "big") for at in range(0, len(tape) - size + 1, size))
    fair = [number % n for number in numbers if number < 256**size // n * n]
    return fair[:count]


@settings(derandomize=True, max_examples=100, deadline=None)
@given(
    st.binary(min_size=SECRET_BYTES, max_size=SECRET_BYTES),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=30),
    st.integers(1, 2**32) | st.sampled_from([1, 2, 255, 256, 257, 65535, 65536, 65537, 2**24, 2**32 - 1, 2**32]),
)
def test_fair_streams_can_be_recomputed(secret: bytes, purpose: str, n: int) -> None:
    assert draw(FairDice(secret), purpose, n, 20) == fair_numbers(secret, purpose, n, 20)


def test_fair_numbers_of_mixed_sizes_share_one_tape() -> None:
    tape = hmac.digest(SECRET, b"mixed\0" + bytes(8), "sha256")
    stream = FairDice(SECRET).stream("mixed")
    assert stream.below(255) == tape[0] % 255
    assert stream.below(2**16 - 1) == int.from_bytes(tape[1:3], "big")
    assert stream.below(2**24 - 1) == int.from_bytes(tape[3:6], "big")


# Uniform


@EVERY_KIND
@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 25, 100])
def test_below_is_uniform(dice: Dice, n: int) -> None:
    assert_uniform(Counter(draw(dice, f"uniform {n}", n, 20_000)), n)


@EVERY_KIND
def test_large_numbers_are_uniform_in_their_high_and_low_parts(dice: Dice) -> None:
    numbers = draw(dice, "large", 2**32, 20_000)
    assert_uniform(Counter(number >> 28 for number in numbers), 16)
    assert_uniform(Counter(number & 15 for number in numbers), 16)
    wide = draw(dice, "three quarters", 3 * 2**30, 20_000)
    assert_uniform(Counter(number >> 30 for number in wide), 3)


def test_rejection_has_no_bias_where_a_plain_remainder_would() -> None:
    """One byte modulo 200 would give the numbers below 56 twice as often as the others."""
    numbers = draw(FairDice(SECRET), "bias", 200, 20_000)
    assert_uniform(Counter(number // 2 for number in numbers), 100)
    plain: Counter[object] = Counter(
        int(byte) % 200 // 2
        for block in range(625)
        for byte in hmac.digest(SECRET, b"bias\0" + block.to_bytes(8, "big"), "sha256")
    )
    assert chi_square(plain, 100) > CHI_SQUARE[99], "the test can tell the difference"


@EVERY_KIND
def test_successive_numbers_are_independent(dice: Dice) -> None:
    numbers = draw(dice, "pairs", 5, 20_001)
    assert_uniform(Counter(zip(numbers[::2], numbers[1::2], strict=False)), 25)
    assert_uniform(Counter(zip(numbers[1::2], numbers[2::2], strict=False)), 25)


@EVERY_KIND
def test_shuffles_reach_all_orders_equally(dice: Dice) -> None:
    counts: Counter[object] = Counter(shuffled(dice.stream(f"shuffle {n}"), "abcd") for n in range(12_000))
    assert set(counts) == set(permutations("abcd"))
    assert_uniform(counts, 24)


@EVERY_KIND
def test_shuffles_from_one_stream_are_uniform_too(dice: Dice) -> None:
    stream = dice.stream("one stream")
    assert_uniform(Counter(shuffled(stream, "abcd") for _ in range(12_000)), 24)


@EVERY_KIND
def test_drawing_a_few_is_the_beginning_of_a_shuffle(dice: Dice) -> None:
    whole = shuffled(dice.stream("x"), "abcdefgh")
    assert [drawn(dice.stream("x"), "abcdefgh", count) for count in range(9)] == [whole[:n] for n in range(9)]
    counts: Counter[object] = Counter(drawn(dice.stream(f"draw {n}"), "abcd", 2) for n in range(6000))
    assert set(counts) == set(permutations("abcd", 2))
    assert_uniform(counts, 12)


def test_seeds_next_to_each_other_are_independent() -> None:
    assert_uniform(Counter(FastDice(seed).stream("set-up").below(25) for seed in range(10_000)), 25)
    pairs: Counter[object] = Counter(
        (FastDice(seed).stream("set-up").below(5), FastDice(seed + 1).stream("set-up").below(5))
        for seed in range(0, 20_000, 2)
    )
    assert_uniform(pairs, 25)


# Bounds


@EVERY_KIND
@settings(derandomize=True, max_examples=200, deadline=None)
@given(n=st.integers(1, 2**32), purpose=st.text(st.characters(exclude_categories=["Cs"]), max_size=10))
def test_numbers_stay_below(dice: Dice, n: int, purpose: str) -> None:
    assert all(0 <= number < n for number in draw(dice, purpose, n, 10))


@EVERY_KIND
def test_the_ends_of_the_range_are_reached(dice: Dice) -> None:
    assert set(draw(dice, "one", 1, 50)) == {0}
    assert {0, 5} <= set(draw(dice, "six", 6, 200))
    assert max(draw(dice, "all", 2**32, 2000)) > 2**32 - 2**23
    assert min(draw(dice, "all", 2**32, 2000)) < 2**23


# Streams


@EVERY_KIND
def test_a_stream_begins_anew_each_time_it_is_asked_for(dice: Dice) -> None:
    first = dice.stream("x")
    head = [first.below(1000) for _ in range(5)]
    again = dice.stream("x")
    assert [again.below(1000) for _ in range(5)] == head
    assert [first.below(1000) for _ in range(5)] != head, "and goes on by itself"


@EVERY_KIND
def test_purposes_do_not_disturb_each_other(dice: Dice) -> None:
    alone = draw(dice, "a", 1000, 30)
    one, other = dice.stream("a"), dice.stream("b")
    together = [(one.below(1000), other.below(7)) for _ in range(30)]
    assert [number for number, _ in together] == alone


@EVERY_KIND
def test_purposes_are_independent(dice: Dice) -> None:
    names = ["", "a", "b", "a ", "A", "terrain deck, shuffle 1", "terrain deck, shuffle 11", "a\0", "\0a", "set-up"]
    assert len({tuple(draw(dice, name, 2**32, 2)) for name in names}) == len(names)
    pairs: Counter[object] = Counter(
        (dice.stream(f"deck, shuffle {n}").below(5), dice.stream(f"deck, shuffle {n + 1}").below(5))
        for n in range(0, 20_000, 2)
    )
    assert_uniform(pairs, 25)


def test_a_seed_and_a_purpose_cannot_be_taken_for_another_pair() -> None:
    assert draw(FastDice(1), "1 x", 2**32, 2) != draw(FastDice(11), " x", 2**32, 2)
    assert draw(FastDice(1), "2", 2**32, 2) != draw(FastDice(12), "", 2**32, 2)


def test_other_dice_give_other_numbers() -> None:
    fast = {tuple(draw(FastDice(seed), "x", 2**32, 2)) for seed in (*range(-50, 50), 2**63, -(2**63))}
    assert len(fast) == 102
    secrets = [bytes([n]) * 32 for n in range(50)]
    assert len({tuple(draw(FairDice(secret), "x", 2**32, 2)) for secret in secrets}) == 50


@EVERY_KIND
def test_shuffling_keeps_every_item_and_leaves_the_original(dice: Dice) -> None:
    items = ["a", "b", "b", "c"]
    assert sorted(shuffled(dice.stream("x"), items)) == items
    assert items == ["a", "b", "b", "c"]
    assert shuffled(dice.stream("x"), []) == ()
    assert shuffled(dice.stream("x"), "z") == ("z",)


# Describing, committing, refusing


def test_dice_describe_themselves() -> None:
    assert FastDice(-3).describe() == {"kind": "fast", "seed": -3}
    assert FairDice(SECRET).describe() == {"kind": "fair", "secret": SECRET.hex()}
    assert repr(FastDice(-3)) == "FastDice(-3)"


def test_fair_dice_do_not_print_their_secret() -> None:
    assert SECRET.hex() not in repr(FairDice(SECRET))
    assert SECRET.hex() not in f"{FairDice(SECRET)}"


def test_a_commitment_is_the_hash_of_salt_and_secret() -> None:
    assert FairDice(SECRET).commitment(SALT) == hashlib.sha256(SALT + SECRET).hexdigest()


def test_a_commitment_binds_secret_and_salt() -> None:
    shown = FairDice(SECRET).commitment(SALT)
    for at in range(SECRET_BYTES):
        other = SECRET[:at] + bytes([SECRET[at] ^ 1]) + SECRET[at + 1 :]
        assert FairDice(other).commitment(SALT) != shown
    for at in range(SALT_BYTES):
        salt = SALT[:at] + bytes([SALT[at] ^ 1]) + SALT[at + 1 :]
        assert FairDice(SECRET).commitment(salt) != shown


@pytest.mark.parametrize("size", [0, 1, 31, 33, 64])
def test_a_secret_of_the_wrong_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"a dice secret has 32 bytes, not {size}"):
        FairDice(bytes(size))


@pytest.mark.parametrize("size", [0, 15, 17, 32])
def test_a_salt_of_the_wrong_size_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"a salt has 16 bytes, not {size}"):
        FairDice(SECRET).commitment(bytes(size))
