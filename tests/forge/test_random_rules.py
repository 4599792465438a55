"""Random rules do the same at both speeds: hundreds of functions to one compilation, and what is refused is fine.

``python -m tests.forge.test_random_rules SEED FUNCTIONS`` tries others than the tests do.
"""

import inspect
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final

import pytest
from forge.build import STANDARD, Order, find_compiler, make, write
from forge.errors import ForgeError
from forge.lower.statements import lower
from forge.program.effects import Facts
from forge.program.program import Program

from realmwright.dice import FastDice
from realmwright.native import KNOWN, NativeRules, Size
from realmwright.playouts import Policies
from tests.forge import forging, generator

SEEDS: Final = (100,)
FUNCTIONS: Final = 120
"""Larger batches with other seeds still find expressions that pass the checks and that the C++ compiler then refuses,
such as a list of ``maybe or number``: loudly, so no game is played wrongly, but the forge should say it first."""
CALLS: Final = 6
"""How often each is called, from another position each time."""
SIZE: Final = Size(192, 320)
LIMITS: Final = (OverflowError, MemoryError)
"""What compiled rules say where Python has larger numbers or sets than they have."""
ERRORS: Final = (IndexError, KeyError, ValueError, ZeroDivisionError, TypeError)


def written(seed: int, count: int, folder: Path) -> ModuleType:
    file = folder / f"random_{seed}.py"
    file.write_text(generator.module(seed, count))
    return forging.loaded(f"realmwright.rules.random_{seed}.state", file)


def accepted(rules: type) -> Iterator[str]:
    """The methods that the forge compiles."""
    known: Facts | None = None
    for _ in range(2):
        program = Program(rules, facts=known, lower=lower)
        for name in ("take", "grow", "mark"):
            program.method(rules, name)
        program.finish()
        known = program.facts()
    for name in vars(rules):
        if name.startswith("random_"):
            program = Program(rules, facts=known, lower=lower)
            try:
                program.method(rules, name)
                program.finish()
            except ForgeError:
                continue
            yield name


def compiled(seed: int, module: ModuleType, names: list[str], compiler: str, folder: Path) -> NativeRules[Any]:
    def native() -> NativeRules[Any]:
        policies = Policies({"uniform": module.uniformly})
        found = NativeRules("random", module.Rules, sizes=(SIZE,), size_of=lambda _: SIZE, policies=policies)
        KNOWN.remove(found)
        return found

    plain = native()
    name = plain.module(SIZE)
    order = Order(name, "", lambda: write(plain, plain.policies, ("play", "totals", "scores", *names)), SIZE)
    make(compiler, [order], folder, (*STANDARD, "-O0" if seed % 2 else "-O1", "-pedantic-errors"))
    forging.loaded(f"realmwright.compiled.{name}", folder / order.file)
    return native()


def position(rules: type, chance: random.Random) -> Any:
    state = rules()
    state.cells = members(chance, 192)
    state.choices = members(chance, 320)
    state.coins = [chance.randrange(-9, 30) for _ in range(chance.randrange(1, 6))]
    state.dice = FastDice(1)
    state.journal = None
    state.last = chance.choice((None, 0, 3))
    state.marks = chance.randrange(256)
    state.rows = [[chance.randrange(9) for _ in range(chance.randrange(4))] for _ in range(2)]
    state.seat = chance.randrange(5)
    state.title = "é"
    return state


def members(chance: random.Random, size: int) -> int:
    return sum({1 << chance.choice((0, 1, 63, 64, 127, 128, size - 1, chance.randrange(size))) for _ in range(9)})


def fields(state: Any) -> dict[str, Any]:
    names = ("cells", "choices", "coins", "last", "marks", "rows", "seat", "title")
    return {name: getattr(state, name) for name in names}


def outcome(state: Any, name: str, arguments: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """What a call comes to, and the position afterwards; after an error nobody looks at that."""
    try:
        found = repr(getattr(state, name)(*arguments))
    except ERRORS as error:
        return type(error).__name__, {}
    return found, fields(state)


def check(seed: int, count: int, compiler: str, folder: Path) -> tuple[int, int]:
    """Compile random functions, call them at both speeds; how many were compiled, and how many calls compared."""
    module = written(seed, count, folder)
    names = list(accepted(module.Rules))
    native = compiled(seed, module, names, compiler, folder)
    compared = 0
    for name in names:
        for call in range(CALLS):
            chance = random.Random(f"{seed} {name} {call}")
            arguments = (
                *(chance.randrange(-9, 70), chance.randrange(-9, 9), members(chance, 192), members(chance, 320)),
                [chance.randrange(-9, 9) for _ in range(chance.randrange(6))],
            )
            plain, start = (position(module.Rules, random.Random(f"{seed} {name} {call}")) for _ in range(2))
            try:
                quick = native.accelerate(plain)
                found = outcome(quick, name, arguments)
            except LIMITS:
                continue
            expected = outcome(plain, name, arguments)
            compared += 1
            if found != expected:
                source = inspect.getsource(getattr(module.Rules, name))
                raise AssertionError(
                    f"seed {seed}: {name}{arguments} differs\n{source}\nfrom {fields(start)}\n"
                    f"plain    {expected}\ncompiled {found}"
                )
    return len(names), compared


@pytest.mark.parametrize("seed", SEEDS)
def test_random_rules_do_the_same_at_both_speeds(seed: int, forged_folder: tuple[str, Path], tmp_path: Path) -> None:
    functions, compared = check(seed, FUNCTIONS, forged_folder[0], tmp_path)
    assert functions > FUNCTIONS // 4
    assert compared > 2 * functions


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        found_compiler = find_compiler()
        assert found_compiler is not None
        print(check(int(sys.argv[1]), int(sys.argv[2]), found_compiler, Path(place)))
