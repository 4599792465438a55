"""Random rules do the same at both speeds: hundreds of functions to one compilation, and what is refused is fine.

The functions follow from a seed, and positions and arguments are Hypothesis' choice. Every run tries the same, unless
``FORGE_SEEDS=7,8 pytest -m soak tests/forge/test_random_rules.py`` asks for others.
"""

import inspect
import os
import re
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from forge.build import Order, make, translate
from forge.compilers import STANDARD
from forge.errors import ForgeError
from forge.lower.statements import lower
from forge.program.functions import Compiled
from forge.program.program import Program
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as hypothesis_seed
from hypothesis import strategies as st

from realmwright import bits
from realmwright.dice import FastDice
from realmwright.native import KNOWN, NativeRules, Size
from realmwright.playouts import Policies
from tests.forge import forging, generator, passed

SEEDS: Final = tuple(map(int, os.environ.get("FORGE_SEEDS", "0,1,2").split(",")))
FEW: Final = 360
MANY: Final = 1080
"""How many functions a seed gives."""
COMPILED: Final = 0.92
"""The share of them that the forge compiles at least."""
POSITIONS: Final = 10
"""From how many positions each is called."""
SIZE: Final = Size(192, 320)
LIMITS: Final = (OverflowError, MemoryError)
"""What compiled rules say where Python has larger numbers or sets than they have."""
ERRORS: Final = (AssertionError, IndexError, KeyError, ValueError, ZeroDivisionError, TypeError)


def members(size: int) -> st.SearchStrategy[int]:
    borders = st.sampled_from((0, 1, 63, 64, 127, 128, size - 1))
    return st.sets(borders | st.integers(0, size - 1), max_size=12).map(bits.pack)


SMALL: Final = st.integers(-9, 30)
WORDS: Final = st.sampled_from(("", "a", "gold", "zürich", "b"))
FIELDS: Final = st.fixed_dictionaries(
    {
        "cells": members(SIZE.hexes),
        "choices": members(SIZE.actions),
        "coins": st.lists(SMALL, min_size=1, max_size=6),
        "home": st.tuples(SMALL, WORDS),
        "last": st.none() | st.sampled_from((0, 3)) | SMALL,
        "laws": st.dictionaries(WORDS, SMALL, max_size=4),
        "marks": st.integers(0, 255),
        "rows": st.lists(st.lists(SMALL, max_size=4), min_size=1, max_size=3),
        "seat": st.integers(0, 4),
        "spots": st.lists(st.tuples(SMALL, WORDS), min_size=1, max_size=3),
        "title": WORDS,
    }
)
ARGUMENTS: Final = st.fixed_dictionaries(
    {
        "x": st.integers(-9, 70),
        "y": st.integers(-9, 9),
        "mask": members(SIZE.hexes),
        "wide": members(SIZE.actions),
        "items": st.lists(SMALL, max_size=6),
        "word": WORDS,
        "maybe": st.none() | st.integers(-3, 4),
    }
)


def written(seed: int, functions: int, folder: Path) -> ModuleType:
    file = folder / f"random_{seed}.py"
    file.write_text(generator.module(seed, functions), "utf-8")
    return forging.loaded(f"realmwright.rules.random_{seed}.state", file)


def is_random(name: str) -> bool:
    return name.startswith("random_")


def source_of(module: ModuleType, name: str) -> str:
    return inspect.getsource(getattr(module.Rules, name))


def native_of(module: ModuleType) -> NativeRules[Any]:
    policies = Policies({"uniform": module.uniformly})
    found = NativeRules("random", module.Rules, sizes=(SIZE,), size_of=lambda _: SIZE, policies=policies)
    KNOWN.remove(found)
    return found


def text_of(native: NativeRules[Any]) -> tuple[str, list[str]]:
    """The C++ file, and the functions that are in it: all but those that the forge refuses."""
    names = [name for name in vars(native.plain_type) if is_random(name)]
    refused: set[str] = set()

    def lower_if_possible(program: Program, compiled: Compiled) -> None:
        try:
            lower(program, compiled)
        except ForgeError:
            if not is_random(compiled.live.__name__):
                raise
            refused.add(compiled.live.__name__)
            del program.functions[compiled.key]

    entrances = ("scores", *names)
    text = translate(native, native.policies, entrances, lower_if_possible).text()
    return text, [name for name in names if name not in refused]


def compiled(module: ModuleType, compiler: str, folder: Path) -> tuple[NativeRules[Any], list[str]]:
    native = native_of(module)
    text, names = text_of(native)
    order = Order(native.module(SIZE), "", lambda: text, SIZE)
    try:
        make(compiler, [order], folder, (*STANDARD, "-O0", "-pedantic-errors"))
    except subprocess.CalledProcessError as problem:
        raise AssertionError(not_compiled(module, text, problem.stderr)) from None
    forging.loaded(f"realmwright.compiled.{order.module}", folder / order.file)
    return native_of(module), names


def not_compiled(module: ModuleType, text: str, said: str) -> str:
    """What the C++ compiler refuses though the forge does not: the functions, and what it says."""
    lines = text.splitlines()
    found: dict[str, str] = {}
    for number, error in re.findall(r"\.cpp:(\d+):\d+: error: (.*)", said):
        heads = (re.match(r"\S.* Rules_(random_\d+)\(", line) for line in reversed(lines[: int(number)]))
        name = next((head[1] for head in heads if head is not None), "")
        found.setdefault(
            f"{source_of(module, name)}{lines[int(number) - 1]}" if name else lines[int(number) - 1], error
        )
    shown = [f"{source}\n{error}" for source, error in sorted(found.items(), key=lambda each: len(each[0]))]
    return "\n\n".join((f"{len(shown)} functions pass the forge and not the compiler", *shown)) if shown else said


def position(module: ModuleType, fields: dict[str, Any]) -> Any:
    state = module.Rules()
    for name, value in fields.items():
        setattr(state, name, [*value] if isinstance(value, list) else value)
    state.rows = [row[:] for row in fields["rows"]]
    state.laws = dict(fields["laws"])
    state.home = module.Spot(*fields["home"])
    state.spots = [module.Spot(*each) for each in fields["spots"]]
    state.dice, state.journal = FastDice(1), None
    return state


def numbers(value: Any) -> Any:
    """A value with numbers in place of bools: in compiled rules what is declared a number is one."""
    if isinstance(value, list):
        return [numbers(each) for each in value]
    if isinstance(value, dict):
        return {key: numbers(each) for key, each in value.items()}
    if isinstance(value, tuple):
        return type(value).__name__, *map(numbers, value)
    return int(value) if isinstance(value, bool) else value


def outcome(state: Any, name: str, arguments: dict[str, Any]) -> tuple[str, str]:
    """What a call comes to, and the position afterwards.

    After an error nobody looks at that; and where two parts of an expression fail, C++ may come to the other one first.
    """
    try:
        found = getattr(state, name)(**arguments)
    except ERRORS:
        return "an error", ""
    return repr(numbers(found)), repr({field: numbers(getattr(state, field)) for field in FIELD_NAMES})


FIELD_NAMES: Final = ("cells", "choices", "coins", "home", "last", "laws", "marks", "rows", "seat", "spots", "title")


def test_random_rules_do_the_same_at_both_speeds(forged_folder: tuple[str, Path], tmp_path: Path) -> None:
    with passed.once("random rules", forged_folder[0]):
        compare(0, FEW, forged_folder[0], tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
def test_many_random_rules_do_the_same_at_both_speeds(
    seed: int, forged_folder: tuple[str, Path], tmp_path: Path
) -> None:
    compare(seed, MANY, forged_folder[0], tmp_path)


def compare(seed: int, functions: int, compiler: str, tmp_path: Path) -> None:
    module = written(seed, functions, tmp_path)
    native, names = compiled(module, compiler, tmp_path)
    assert len(names) >= functions * COMPILED
    # The shortest that differs is the one to read about, and the only one that positions are made smaller for.
    suspects = sorted(names, key=lambda name: len(source_of(module, name)))
    taken = {name: inspect.signature(getattr(module.Rules, name)).parameters.keys() - {"self"} for name in names}
    calls = compared = 0

    @hypothesis_seed(seed)
    @settings(max_examples=POSITIONS, suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink))
    @given(FIELDS, ARGUMENTS)
    def check(fields: dict[str, Any], arguments: dict[str, Any]) -> None:
        nonlocal calls, compared
        for name in suspects:
            given = {each: value for each, value in arguments.items() if each in taken[name]}
            calls += 1
            try:
                found = outcome(native.accelerate(position(module, fields)), name, given)
            except LIMITS:
                continue
            compared += 1
            expected = outcome(position(module, fields), name, given)
            if found != expected:
                suspects[:] = [name]
                raise AssertionError(
                    f"seed {seed}: both speeds differ in\n\n{source_of(module, name)}\nwith {given}\nfrom {fields}\n"
                    f"plain    {expected}\ncompiled {found}"
                )

    check()
    assert calls == POSITIONS * len(names)
    assert compared > calls * 3 // 4
