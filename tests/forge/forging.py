"""The forge at work on the samples: compiled once for all tests of a session, whoever runs them."""

import fcntl
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Any

from forge.build import Order, make, write
from forge.compilers import FLAGS

from realmwright.compiled import PURE
from realmwright.dice import FastDice
from realmwright.native import KNOWN, NativeRules, Size
from realmwright.playouts import Policies

PACKAGE = "samples"
HOME = f"realmwright.rules.{PACKAGE}"
SIZE = Size(192, 320)
ROOT = Path(__file__).parents[2]


def loaded(name: str, file: Path) -> ModuleType:
    """A module by another name: the forge compiles what belongs to the rules."""
    spec = spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def samples() -> ModuleType:
    """What can be compiled."""
    return _beside("samples.py", f"{HOME}.state")


def refused() -> ModuleType:
    """What cannot."""
    return _beside("refused.py", f"{HOME}.refused")


def mistaken() -> ModuleType:
    """What would mean something else."""
    return _beside("mistaken.py", f"{HOME}.mistaken")


def _beside(file: str, name: str) -> ModuleType:
    return sys.modules.get(name) or loaded(name, Path(__file__).with_name(file))


def methods(state: type) -> list[str]:
    """The names of all samples."""
    every = {name: found for base in state.__mro__[:-1] for name, found in vars(base).items()}
    return [name for name, found in every.items() if callable(found) and not name.startswith("_")]


def native_of(module: ModuleType) -> NativeRules[Any]:
    native = NativeRules(
        "samples",
        module.State,
        sizes=(SIZE,),
        size_of=lambda _: SIZE,
        policies=Policies({"uniform": module.uniformly, "trying": module.trying}),
        part=module.Kit,
    )
    # They are of no game, so nobody need be told at which speed they run.
    KNOWN.remove(native)
    return native


def order() -> Order:
    """What has to be compiled of the samples. Like the rules of games they are read as plain Python has them."""
    module = samples()
    entrances = tuple(name for name in methods(module.State) if name != "copy")
    native = native_of(module)
    return Order(native.module(SIZE), "", lambda: write(native, native.policies, entrances), SIZE)


def forged(compiler: str, folder: Path) -> NativeRules[Any]:
    """The native of the sample position, compiled unless another process has done so."""
    module = samples()
    name = native_of(module).module(SIZE)
    file = folder / f"{name}{get_config_var('EXT_SUFFIX')}"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.is_file():
            command = [sys.executable, "-m", __name__, compiler, str(folder)]
            subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, PURE: "1"})
    loaded(f"realmwright.compiled.{name}", file)
    return native_of(module)


def position(module: ModuleType) -> Any:
    """A plain position to begin with."""
    state = module.State()
    state.cells = 1 << 3 | 1 << 70
    state.choices = 1 << 2 | 1 << 64 | 1 << 200 | 1 << 319
    state.coins = [3, 0, -2]
    state.dice = FastDice(4)
    state.home = module.Spot(7, "home", (1, 2))
    state.journal = None
    purse = module.Purse()
    purse.paid, purse.spots = [1, 2], 1 << 66
    state.kits = {"purse": purse}
    state.last = None
    state.laws = {"gold": 3, "two": 2}
    state.motto = "zürich"
    state.names = ("a", "gold", "two")
    state.points = [4, 0, 4]
    state.spots = [module.Spot(1, "a"), module.Spot(2, near=(4, 5))]
    state.table = [[1, 2], [3]]
    state.title = "Réalm"
    return state


if __name__ == "__main__":
    # To optimize them takes longer than all calls of them.
    make(sys.argv[1], [order()], Path(sys.argv[2]), (*FLAGS, "-O1"))
