"""The forge itself: what it compiles does what Python does, and what it cannot compile it refuses."""

import gc
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from forge.errors import ForgeError
from forge.lower.statements import lower
from forge.program.program import Program
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from realmwright import bits, playouts
from realmwright.dice import FairDice, FastDice, FastStream, RollingDice
from realmwright.game import BadSetup, Event, IllegalAction
from realmwright.native import NativeRules, ReadOnlyList
from tests.forge import forging

NUMBERS: Final = st.integers(-9, 9)
BORDERS: Final = (0, 1, 62, 63, 64, 65, 100, 127, 128, 130, 190, 191)
HEXES: Final = st.sets(st.one_of(st.sampled_from(BORDERS), st.integers(0, 191)), max_size=40)
WORDS: Final = st.sampled_from(["", "gold", "copper", "two", "a", "zürich"])
ARGUMENTS: Final[dict[str, st.SearchStrategy[Any]]] = {
    "x": NUMBERS,
    "y": NUMBERS,
    "maybe": st.none() | st.integers(-3, 4),
    "flag": st.booleans(),
    "small": st.integers(0, 2**40) | st.sampled_from([0, 1, 2**31, 2**32, 2**62]),
    "by": st.sampled_from(BORDERS),
    "mask": HEXES.map(bits.pack),
    "other": HEXES.map(bits.pack),
    "some": HEXES.filter(bool).map(bits.pack),
    "actions": st.sets(st.sampled_from((*BORDERS, 255, 256, 318, 319))).map(bits.pack),
    "items": st.lists(NUMBERS, max_size=7),
    "places": st.lists(st.integers(0, 191), max_size=5),
    "name": WORDS,
    "names": st.lists(WORDS, max_size=4),
}
"""What a sample is called with, by the names of its parameters."""

MODULE: Final = forging.samples()
SAMPLES: Final = [name for name in forging.methods(MODULE.State) if name not in ("play", "copy", "redrawn")]


@pytest.fixture(scope="session")
def native(forged_folder: tuple[str, Path]) -> NativeRules[Any]:
    found = forging.forged(*forged_folder)
    assert found.active
    return found


def outcome(call: Callable[[], object]) -> str:
    """What a call comes to; compiled code says only that something is not there, whatever Python calls that."""
    try:
        return repr(call())
    except (IndexError, KeyError, ValueError, ZeroDivisionError):
        return "not there"


def values(state: Any) -> str:
    """All fields of a position."""
    purse = state.kits["purse"]
    names = [name for name in MODULE.State.__slots__ if name not in ("dice", "journal", "kits")]
    return repr(([(name, getattr(state, name)) for name in names], purse.paid, purse.spots))


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_does_the_same_at_both_speeds(name: str, native: NativeRules[Any]) -> None:
    parameters = [each for each in getattr(MODULE.State, name).__annotations__ if each != "return"]

    @settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
    @given(st.tuples(*(ARGUMENTS[each] for each in parameters)))
    def check(arguments: tuple[object, ...]) -> None:
        plain = forging.position(MODULE)
        quick = native.accelerate(forging.position(MODULE))
        assert native.is_native(quick)
        for _ in range(2):
            expected = outcome(lambda: getattr(plain, name)(*arguments))
            assert outcome(lambda: getattr(quick, name)(*arguments)) == expected
            assert values(quick) == values(plain)

    check()


# A compiled position


def test_events_are_noted_as_in_python(native: NativeRules[Any]) -> None:
    plain = forging.position(MODULE)
    quick = native.accelerate(forging.position(MODULE))
    plain.journal, quick.journal = [], []
    for action in (319, 2, 200, 64):
        plain.play(action)
        quick.play(action=action)
    assert repr(quick.journal) == repr(plain.journal)
    assert {type(event) for event in quick.journal} == {Event}
    assert values(quick) == values(plain)


@pytest.mark.parametrize("action", [-1, 0, 63, 65, 318, 320, 2**31, 2**62, 2**63, 2**64 + 2, -(2**63) - 1])
def test_what_is_illegal_is_refused_by_the_plain_rules(native: NativeRules[Any], action: int) -> None:
    quick = native.accelerate(forging.position(MODULE))
    before = values(quick)
    with pytest.raises(IllegalAction) as problem:
        quick.play(action)
    with pytest.raises(IllegalAction) as expected:
        forging.position(MODULE).play(action)
    assert str(problem.value) == str(expected.value)
    assert values(quick) == before


@pytest.mark.parametrize("arguments", [(), (1, 2), ("two",), (None,), (1.5,)])
def test_what_is_no_number_is_no_action(native: NativeRules[Any], arguments: tuple[Any, ...]) -> None:
    with pytest.raises(TypeError):
        native.accelerate(forging.position(MODULE)).play(*arguments)


def test_copies_share_nothing_that_changes(native: NativeRules[Any]) -> None:
    quick = native.accelerate(forging.position(MODULE))
    quick.journal = []
    before = values(quick)
    twin = quick.copy()
    assert twin.journal is None
    twin.play(2)
    twin.kit(5)
    twin.aliased(1)
    twin.recorded(1, "gold")
    assert values(quick) == before
    assert quick.journal == []
    assert values(twin) != before


def test_what_no_rule_changes_can_be_given_anew(native: NativeRules[Any]) -> None:
    """Copies share it; one that gets another leaves the others what they have."""
    quick = native.accelerate(forging.position(MODULE))
    before = values(quick)
    twin = quick.copy()
    others = {"names": ("b",), "laws": {"b": 9}, "motto": "other", "home": MODULE.Spot(8)}
    for field, value in others.items():
        setattr(twin, field, value)
    assert {field: getattr(twin, field) for field in others} == others
    assert twin.lasting("b", 0) == (["b", "other nowhere"], 9, 1, True, MODULE.Spot(8))
    assert values(quick) == before


def test_copies_outlive_what_they_came_from(native: NativeRules[Any]) -> None:
    """A position only points to what it shares with its copies: each of them keeps that."""
    quick = native.accelerate(forging.position(MODULE))
    expected = quick.lasting("a", 0), quick.playouts(FastDice(1), 3, "trying")
    twin = quick.copy()
    for field, value in {"names": ("b",), "laws": {"b": 9}, "motto": "other", "home": MODULE.Spot(8)}.items():
        setattr(quick, field, value)
    del quick
    gc.collect()
    assert (twin.lasting("a", 0), twin.playouts(FastDice(1), 3, "trying")) == expected


def test_lists_are_copies_that_cannot_be_changed(native: NativeRules[Any]) -> None:
    quick = native.accelerate(forging.position(MODULE))
    assert type(quick.coins) is ReadOnlyList
    changes: list[Callable[[], object]] = [
        lambda: quick.coins.append(1),
        lambda: quick.coins.__setitem__(0, 1),
        lambda: quick.table[0].pop(),
        lambda: quick.spots.sort(),
    ]
    for change in changes:
        with pytest.raises(TypeError, match="give the field a new list"):
            change()
    quick.coins = [9, *quick.coins[1:]]
    assert quick.coins == [9, 0, -2]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("cells", -1), ("cells", 1 << 192), ("cells", "x"), ("choices", 1 << 320), ("coins", 3), ("coins", ["x"])),
        *(("title", 3), ("last", "x"), ("last", 2**63), ("spots", [3]), ("table", [3]), ("journal", ())),
        *(("names", ("x", 3)), ("laws", {"x": "y"}), ("motto", 3), ("home", "x")),
    ],
)
def test_a_field_takes_only_what_it_can_hold(native: NativeRules[Any], field: str, value: object) -> None:
    quick = native.accelerate(forging.position(MODULE))
    before = values(quick)
    with pytest.raises((TypeError, OverflowError, AttributeError)):
        setattr(quick, field, value)
    assert values(quick) == before


@pytest.mark.parametrize("dice", [FastDice(3), FairDice(bytes(32))], ids=["fast", "fair"])
def test_any_dice_give_the_same_numbers(native: NativeRules[Any], dice: FastDice | FairDice) -> None:
    plain = forging.position(MODULE)
    quick = native.accelerate(plain)
    plain.dice = quick.dice = dice
    for _ in range(2):
        assert quick.chance([1, 2, 3, 4, 5]) == plain.chance([1, 2, 3, 4, 5])


def test_dice_that_roll_on_do_so_in_compiled_rules(native: NativeRules[Any]) -> None:
    plain = forging.position(MODULE)
    quick = native.accelerate(plain)
    plain.dice, quick.dice = RollingDice(FastStream(5)), RollingDice(FastStream(5))
    found = [quick.chance([1, 2, 3]) for _ in range(3)]
    assert found == [plain.chance([1, 2, 3]) for _ in range(3)]
    assert found[0] != found[1]


@pytest.mark.parametrize("seed", [0, -7, 2**63 - 1, -(2**63), 2**63, 10**30])
def test_fast_dice_are_the_same_for_every_seed_and_purpose(native: NativeRules[Any], seed: int) -> None:
    """Beyond 64 bits Python is asked. Texts of 128 bytes and more take the hash more than one step."""
    plain = forging.position(MODULE)
    quick = native.accelerate(plain)
    plain.dice = quick.dice = FastDice(seed)
    for length in (0, 1, 30, *range(100, 130), 250, 256, 257, 400):
        assert quick.purpose("\u00fc" + "x" * length) == plain.purpose("\u00fc" + "x" * length)


@pytest.mark.parametrize("given", [FastDice(3), FairDice(bytes(32))], ids=["fast", "fair"])
def test_a_rule_can_return_a_new_position_with_dice_of_its_own(
    native: NativeRules[Any], given: FastDice | FairDice
) -> None:
    plain = forging.position(MODULE)
    quick = native.accelerate(plain)
    quick.journal = []
    before = values(quick)
    found, expected = quick.redrawn(5, given), plain.redrawn(5, given)
    assert native.is_native(found)
    assert values(found) == values(expected)
    assert found.copy().dice.describe() == found.dice.describe() == FastDice(5).describe()
    assert found.dice is found.dice
    for action in (2, 64):
        found.play(action)
        expected.play(action)
    assert values(found) == values(expected)
    assert found.journal is None
    assert (values(quick), quick.journal, quick.dice.describe()) == (before, [], plain.dice.describe())
    with pytest.raises(AttributeError):
        quick.redrawn(5, "dice")


def test_positions_are_played_out(native: NativeRules[Any]) -> None:
    quick = native.accelerate(forging.position(MODULE))
    before = values(quick)
    found = quick.playouts(FastDice(1), 12)
    assert len(found) == 12
    assert {sum(totals) >= sum(quick.totals()) for totals in found} == {True}
    assert found == quick.playouts(FastDice(1), 12, "uniform", 3)
    assert found != quick.playouts(FastDice(2), 12)
    assert values(quick) == before
    with pytest.raises(BadSetup):
        quick.playouts(FastDice(1), 1, "bold")


@pytest.mark.parametrize("policy", ["uniform", "trying"])
def test_a_playout_has_one_chance_with_all_copies_of_its_position(native: NativeRules[Any], policy: str) -> None:
    plain = forging.position(MODULE)
    expected = playouts.playouts(plain, FastDice(1), 40, policy, among=native.policies)
    assert native.accelerate(plain).playouts(FastDice(1), 40, policy, 2) == expected
    assert len({tuple(totals) for totals in expected}) > 10


# What cannot be compiled

REFUSED: Final = [
    pytest.param(module, name, id=name)
    for module in (forging.refused(), forging.mistaken())
    for name in forging.methods(module.State)
]


def compile_one(state: type, name: str) -> None:
    facts = None
    for _ in range(3):
        program = Program(state, facts=facts, lower=lower)
        program.method(state, name)
        program.finish()
        facts = program.facts()


@pytest.mark.parametrize(("module", "name"), REFUSED)
def test_what_cannot_be_compiled_is_refused_with_its_line(module: ModuleType, name: str) -> None:
    with pytest.raises(ForgeError) as problem:
        compile_one(module.State, name)
    found = re.match(rf"{re.escape(module.__name__)}:(\d+): .*\n    \S", str(problem.value))
    assert found is not None, problem.value
    # The line is one of the method itself, or of what it calls for that.
    source = inspect.getsource(module).splitlines()
    assert 0 < int(found[1]) <= len(source)
    called = {name, *re.findall(r"(_\w+)\(", inspect.getsource(getattr(module.State, name)))}
    spans = [inspect.getsourcelines(live) for each in called if (live := _defined(module, each)) is not None]
    assert any(first <= int(found[1]) < first + len(lines) for lines, first in spans), problem.value


def _defined(module: ModuleType, name: str) -> Any:
    return getattr(module.State, name, None) or getattr(module, name, None)


def test_a_set_that_is_kept_as_a_number_says_how_to_mend_it() -> None:
    with pytest.raises(ForgeError, match=r"set with one hex.*\n?.*annotate .* as Bits"):
        compile_one(forging.mistaken().State, "shifted_by_hex")
