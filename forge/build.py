"""From compiled rules to extension modules: which have to be made anew, and with which compiler."""

import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from forge.emit.module import Emitter
from forge.errors import ForgeError
from forge.lower.statements import lower
from forge.program.effects import Facts
from forge.program.program import Lower, Program
from forge.types import ACTIONS, CELLS, Type
from realmwright import compiled
from realmwright.native import NativeRules, Size, fingerprint
from realmwright.playouts import Policies

HERE: Final = Path(__file__).parent
RUNTIME: Final = HERE / "runtime"
PROJECT: Final = HERE.parent / "pyproject.toml"
PLACE: Final = Path(compiled.__file__).parent
BUILT: Final = ".built"
ENTRANCES: Final = (*("play", "legal", "seat", "deal", "scores", "totals", "winners", "find_choices", "reconsider"),)
"""The methods that Python calls, as far as a game has them; everything else is found from there."""
FIELDS: Final = ("choices", "dice", "journal")
"""The fields that every position has for being played out and for telling what happens."""
STANDARD: Final = ("-std=c++20", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread")
FLAGS: Final = (
    *STANDARD,
    "-O3",
    # Counting bits in one instruction; every such processor of the last fifteen years can.
    *(("-march=x86-64-v2",) if platform.machine() in ("x86_64", "AMD64") else ()),
    *(("-undefined", "dynamic_lookup") if sys.platform == "darwin" else ()),
)
WORD: Final = 64
SIZES: Final[Mapping[Type, Callable[[Size], int]]] = {
    CELLS: lambda size: size.hexes,
    ACTIONS: lambda size: size.actions,
}
"""How large the sets of compiled positions are, by their types."""
PLAIN: Final = "the rules run as plain Python, which is slower and plays the same"


class Order(NamedTuple):
    """An extension module that is to be made."""

    module: str
    stamp: str
    """What tells it from any other state of its sources, of the forge and of the machine."""
    text: Callable[[], str]
    size: Size = Size(0, 0)

    @property
    def file(self) -> str:
        """The name of the file that Python looks for."""
        return f"{self.module}{sysconfig.get_config_var('EXT_SUFFIX')}"


def build() -> int:
    """Make what is missing or out of date. Without a compiler there is nothing to be made, and that is no failure."""
    compiler = find_compiler()
    if compiler is None:
        print(f"No C++ compiler here: {PLAIN}.", file=sys.stderr)
        return 0
    with _alone():
        stamps = PLACE / BUILT
        built = json.loads(stamps.read_text()) if stamps.is_file() else {}
        todo = [
            order
            for order in _orders(compiler)
            if built.get(order.module) != order.stamp or not (PLACE / order.file).is_file()
        ]
        if not todo:
            return 0
        print("Compiling the rules", file=sys.stderr)
        try:
            make(compiler, todo, PLACE)
        except ForgeError as problem:
            print(problem, file=sys.stderr)
            return 1
        except subprocess.CalledProcessError as problem:
            reason = next((line for line in problem.stderr.splitlines() if "error" in line), str(problem))
            print(f"{compiler} cannot compile them ({reason}): {PLAIN}.", file=sys.stderr)
            return 0
        stamps.write_text(json.dumps(built | {order.module: order.stamp for order in todo}, indent=1))
    return 0


def make(compiler: str, orders: Iterable[Order], place: Path, flags: Sequence[str] = FLAGS) -> None:
    """Compile modules and put them into a folder."""
    with TemporaryDirectory(prefix="forge-") as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        # The texts are made by this thread, one after the other, while compilers are at work on those before.
        running = [
            pool.submit(_compile, (compiler, *flags), order, order.text(), Path(folder), place) for order in orders
        ]
        for each in running:
            each.result()


def find_compiler() -> str | None:
    """The C++ compiler of this machine: what CXX names, or one of the usual ones."""
    for name in (os.environ.get("CXX", ""), "c++", "g++", "clang++"):
        if name and (found := shutil.which(name)):
            return found
    return None


@cache
def write(native: NativeRules[Any], policies: Policies, entrances: tuple[str, ...] = ENTRANCES) -> str:
    """The rules of a game as one C++ file."""
    return translate(native, policies, entrances).text()


def translate(
    native: NativeRules[Any], policies: Policies, entrances: tuple[str, ...], lower: Lower = lower
) -> Emitter:
    """Translate again and again, until nothing new is found out about what functions do."""
    facts: Facts | None = None
    while True:
        emitter = _emitter(native, policies, entrances, facts, lower)
        found = emitter.program.facts()
        if found == facts:
            return emitter
        facts = found


def _emitter(
    native: NativeRules[Any], policies: Policies, entrances: tuple[str, ...], facts: Facts | None, lower: Lower
) -> Emitter:
    limits = {kind: min(map(size_of, native.sizes)) for kind, size_of in SIZES.items()}
    program = Program(native.plain_type, native.part, facts, lower=lower, limits=limits)
    for name in FIELDS:
        if program.field(native.plain_type, name) is None:
            raise ForgeError(f"{native.plain_type.__module__}: a position needs an annotated field {name}")
    for name in entrances:
        if hasattr(native.plain_type, name):
            program.method(native.plain_type, name)
    if policies.evaluate is not None:
        program.function(policies.evaluate, owner=native.plain_type)
    compiled_policies = {name: program.function(policy) for name, policy in policies.by_name.items()}
    emitter = Emitter(program, list(native.samples()), compiled_policies, fingerprint(native.package))
    emitter.settle()
    return emitter


def _orders(compiler: str) -> Iterator[Order]:
    tools = blake2b(" ".join((compiler, *FLAGS, sys.version)).encode(), digest_size=16)
    for path in sorted((*HERE.rglob("*.py"), *RUNTIME.iterdir())):
        tools.update(path.read_bytes())
    points = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["entry-points"]
    for game, place in points["realmwright.games"].items():
        native: NativeRules[Any] = import_module(f"{place.partition(':')[0]}.native").NATIVE
        # When a wheel is built, nothing is installed, and the registry does not find what this project brings.
        policies = EntryPoint(game, points["realmwright.policies"][game], "realmwright.policies").load()
        for size in native.sizes:
            stamp = f"{fingerprint(native.package)} {tools.hexdigest()}"
            yield Order(native.module(size), stamp, partial(write, native, policies), size)
    yield Order("bits", tools.hexdigest(), (RUNTIME / "bitsmodule.cpp").read_text)


def _compile(compiler: tuple[str, ...], order: Order, text: str, folder: Path, place: Path) -> None:
    source, made = folder / f"{order.module}.cpp", folder / order.file
    source.write_text(text)
    command = [
        *compiler,
        f"-DFORGE_NAME={json.dumps(order.module)}",
        f"-DFORGE_INIT=PyInit_{order.module}",
        f"-DFORGE_CELLS={order.size.hexes // WORD}",
        f"-DFORGE_ACTIONS={order.size.actions // WORD}",
        *(f"-I{RUNTIME}", f"-I{sysconfig.get_path('include')}"),
        *(str(source), "-o", str(made)),
    ]
    subprocess.run(command, check=True, capture_output=True, text=True)
    # Whoever has the old one loaded keeps it.
    fresh = place / f"{order.file}.new"
    shutil.copyfile(made, fresh)
    fresh.replace(place / order.file)


@contextmanager
def _alone() -> Iterator[None]:
    """Let one process at a time build here; on Windows there is no such lock."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (PLACE / "__init__.py").open("rb") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
