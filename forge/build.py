"""From rules to extension modules: which games there are, which modules have to be made anew, with which compiler."""

import json
import os
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
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, NamedTuple

from forge.compilers import FLAGS, ZIG, command, find_compiler
from forge.emit.module import Emitter
from forge.errors import ForgeError
from forge.lower.statements import lower
from forge.program.effects import Facts
from forge.program.program import Lower, Program
from forge.types import ACTIONS, CELLS, Type
from realmwright import compiled
from realmwright.base_state import BaseState
from realmwright.native import NativeRules, Size, fingerprint, is_shared
from realmwright.playouts import Policies, policies_of

HERE: Final = Path(__file__).parent
RUNTIME: Final = HERE / "runtime"
PROJECT: Final = HERE.parent / "pyproject.toml"
PLACE: Final = Path(compiled.__file__).parent
BUILT: Final = ".built"
GAMES: Final = "realmwright.games"
POLICIES: Final = "realmwright.policies"
IMAGINED: Final = "imagined"
ENTRANCES: Final = ("seat", "deal", "scores", "winners", "find_choices", "reconsider", IMAGINED)
"""The methods that Python calls, as far as a game has them; everything else is found from there."""
PLAYED: Final = ("legal", "play", "totals")
"""Those that playouts need."""
FIELDS: Final = ("dice", "journal")
"""The fields that every position has for being played out and for telling what happens."""
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
    package: str = compiled.__name__
    """The package that it is a module of."""

    @property
    def file(self) -> str:
        """The name of the file that Python looks for."""
        return f"{self.module}{sysconfig.get_config_var('EXT_SUFFIX')}"


def build() -> int:
    """Make what is missing or out of date. Without a compiler there is nothing to be made, and that is no failure.

    A game that the forge refuses does not keep those of other packages from being compiled.
    """
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        print(f"Compiled rules need the GIL, which this Python is built without: {PLAIN}.", file=sys.stderr)
        return 0
    try:
        compiler = find_compiler()
    except ForgeError as problem:
        print(problem, file=sys.stderr)
        return 1
    if compiler is None:
        print(f"No C++ compiler here (`pip install {ZIG}` is one): {PLAIN}.", file=sys.stderr)
        return 0
    with _alone():
        try:
            own, *others = _games()
        except ForgeError as problem:
            print(problem, file=sys.stderr)
            return 1
        bits = Order("bits", _tools(compiler), partial((RUNTIME / "bitsmodule.cpp").read_text, "utf-8"))
        done = [_bring_up_to_date(compiler, PLACE, [*_orders(compiler, own), bits])]
        done += [_bring_up_to_date(compiler, _place(games[0][0]), _orders(compiler, games)) for games in others]
    return 0 if all(done) else 1


def _bring_up_to_date(compiler: str, place: Path, orders: Iterable[Order]) -> bool:
    """Make the modules of a folder that are missing or out of date; says whether all rules could be translated."""
    stamps = place / BUILT
    built = json.loads(stamps.read_text()) if stamps.is_file() else {}
    todo = [order for order in orders if built.get(order.module) != order.stamp or not (place / order.file).is_file()]
    if not todo:
        return True
    begin, there = monotonic(), "" if place == PLACE else f" into {place}"
    _say(f"Compiling the rules{there}: modules {len(todo)}, up to a minute each, {min(_cores(), len(todo))} at a time")
    try:
        place.mkdir(exist_ok=True)
        make(compiler, todo, place)
    except ForgeError as problem:
        print(problem, file=sys.stderr)
        return False
    except subprocess.CalledProcessError as problem:
        # Microsoft's compiler says it on standard output.
        _say(f"{problem.stderr or ''}{problem.stdout or ''}".rstrip())
        _say(f"{compiler} cannot compile the rules: {PLAIN}.")
        return True
    except PermissionError as problem:
        print(f"{problem}: {PLAIN}.", file=sys.stderr)
        return True
    stamps.write_text(json.dumps(built | {order.module: order.stamp for order in todo}, indent=1))
    _say(f"Compiled the rules in {monotonic() - begin:.0f} s")
    return True


def _say(text: str) -> None:
    """Tell people at once what takes a while."""
    print(text, file=sys.stderr, flush=True)


def _cores() -> int:
    return os.cpu_count() or 1


def make(compiler: str, orders: Iterable[Order], place: Path, flags: Sequence[str] | None = None) -> None:
    """Compile modules and put them into a folder, with flags in place of the usual ones of the compiler."""
    with TemporaryDirectory(prefix="forge-") as folder, ThreadPoolExecutor(_cores()) as pool:
        # The texts are made by this thread, one after the other, while compilers are at work on those before.
        running = [pool.submit(_compile, compiler, flags, order, order.text(), Path(folder), place) for order in orders]
        for each in running:
            each.result()


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
    for name in PLAYED:
        if not hasattr(native.plain_type, name):
            raise ForgeError(f"{native.plain_type.__module__}: a position needs a method {name}")
    for name in (*PLAYED, *entrances):
        if hasattr(native.plain_type, name) and not (name == IMAGINED and _imagines_otherwise(native.plain_type)):
            program.method(native.plain_type, name)
    if policies.evaluate is not None:
        program.function(policies.evaluate, owner=native.plain_type)
    compiled_policies = {name: program.function(policy) for name, policy in policies.by_name.items()}
    if native.observed is not None:
        for name in ("players", "turns"):
            program.field(native.plain_type, name)
    observed = {
        name: program.function(function)
        for name, function in (native.observed._asdict() if native.observed else {}).items()
        if function is not None
    }
    emitter = Emitter(program, list(native.samples()), compiled_policies, sources(native, policies), observed)
    emitter.settle()
    _check_sources(program, emitter.sources)
    return emitter


def _imagines_otherwise(state: type) -> bool:
    """Whether a game has an ``imagine`` of its own: then ``imagined`` of the base class does not hide what it hides."""
    return getattr(state, "imagine", None) is not BaseState.imagine


def sources(native: NativeRules[Any], policies: Policies) -> tuple[str, ...]:
    """The packages that the rules and policies of a game come from, beside what all games share.

    Compiled rules are used as long as nothing in these packages has changed.
    """
    functions = [*policies.by_name.values(), *([policies.evaluate] if policies.evaluate else [])]
    modules = {each.__module__ for each in (*native.plain_type.__mro__, *functions)}
    own = {name for name in modules if not is_shared(name) and name.partition(".")[0] not in sys.stdlib_module_names}
    return tuple(sorted({name.rpartition(".")[0] for name in own}))


def _check_sources(program: Program, packages: Sequence[str]) -> None:
    """Refuse functions from elsewhere: nobody would notice when they change."""
    for each in program.functions.values():
        module = each.live.__module__
        inside = any(package and f"{module}.".startswith(f"{package}.") for package in packages)
        if not inside and not is_shared(module):
            place = f"{module}:{each.live.__code__.co_firstlineno}: {each.live.__qualname__}"
            raise ForgeError(f"{place} is in none of the game's packages ({', '.join(packages)}): move it into one")


Games = list[tuple[NativeRules[Any], Policies]]


def _games() -> Iterator[Games]:
    """The games of this project, and then those of each other installed package that has compilable ones."""
    points = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["entry-points"]
    # When a wheel is built, nothing is installed, and the registries do not find what this project brings.
    yield [
        (native, EntryPoint(game, points[POLICIES][game], POLICIES).load())
        for game, place in points[GAMES].items()
        if (native := _native(EntryPoint(game, place, GAMES))) is not None
    ]
    others: dict[str, Games] = {}
    for point in entry_points(group=GAMES):
        if point.name not in points[GAMES] and (native := _native(point)) is not None:
            others.setdefault(native.compiled_package, []).append((native, policies_of(point.name)))
    yield from others.values()


def _native(point: EntryPoint) -> NativeRules[Any] | None:
    """What the package of a game says about compiling it, in its module ``native``; None if there is no such module."""
    name = f"{point.module}.native"
    try:
        native: NativeRules[Any] = import_module(name).NATIVE
    except Exception as problem:
        if isinstance(problem, ModuleNotFoundError) and problem.name == name:
            return None
        raise ForgeError(f"the game {point.name} cannot be imported: {problem!r}") from problem
    return native


def _place(native: NativeRules[Any]) -> Path:
    """The folder for the compiled modules of a game."""
    top, _, inner = native.compiled_package.partition(".")
    return Path(import_module(top).__path__[0], *inner.split("."))


def _orders(compiler: str, games: Games) -> Iterator[Order]:
    for native, policies in games:
        stamp = f"{fingerprint(sources(native, policies))} {_tools(compiler)}"
        for size in native.sizes:
            yield Order(native.module(size), stamp, partial(write, native, policies), size, native.compiled_package)


@cache
def _tools(compiler: str) -> str:
    """What tells this state of the forge and of the machine from any other."""
    digest = blake2b(" ".join((compiler, *FLAGS, sys.version)).encode(), digest_size=16)
    for path in sorted((*HERE.rglob("*.py"), *RUNTIME.iterdir())):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _compile(compiler: str, flags: Sequence[str] | None, order: Order, text: str, folder: Path, place: Path) -> None:
    source, made = folder / f"{order.module}.cpp", folder / order.file
    source.write_text(text, "utf-8")
    called = command(
        compiler,
        source,
        made,
        includes=(RUNTIME, sysconfig.get_path("include")),
        defines={
            "FORGE_NAME": json.dumps(f"{order.package}.{order.module}"),
            "FORGE_INIT": f"PyInit_{order.module}",
            "FORGE_CELLS": str(order.size.hexes // WORD),
            "FORGE_ACTIONS": str(order.size.actions // WORD),
        },
        flags=flags,
    )
    subprocess.run(called, check=True, capture_output=True, text=True, errors="replace")
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
