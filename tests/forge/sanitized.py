"""Compiled rules that watch themselves: built with the sanitizers of the compiler, and played in their own process.

``python -m tests.forge.sanitized build MODULES COMPILER FOLDER`` compiles modules that watch addresses and undefined
behaviour, and ``... play GAME`` plays those that lie in the folder which the variable SANITIZED names. They take the
place of those that people play with. ``... build-threads`` and ``... play-threads`` do the same for modules that watch
what threads do to each other.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from subprocess import CalledProcessError
from sysconfig import get_config_var
from types import ModuleType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from forge.build import Order

    from realmwright.game import State

PLACE: Final = "SANITIZED"
"""The variable with the folder of the sanitized modules."""
SANITIZERS: Final = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
THREADS: Final = ("-fsanitize=thread",)
FEWER: Final = "-fno-sanitize=alignment,null,object-size,pointer-overflow,vptr"
"""What is looked for in the samples only: it takes a third of the time of compiling, and what goes wrong with pointers
is mostly found by the sanitizer of addresses as well."""
WARNINGS: Final = (
    *("-pedantic-errors", "-Wall", "-Wextra", "-Werror"),
    # Rules have parameters and variables that they do not look at, and conversions are written for all types both ways.
    *("-Wno-unused", "-Wno-unused-parameter"),
)
PORTABLE: Final = "-DFORGE_PORTABLE"
"""Nothing that only some compilers or some versions of Python have."""
GAMES: Final = ("dominion", "kingdom-builder", "winter-kingdom")
PLAYED: Final = 16
"""How many set-ups are played, from which there are several playouts each."""
WATCHED: Final = 6
"""How many games are played action by action, looked at from all sides."""


class Finder(MetaPathFinder):
    """Finds compiled modules in another folder first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        home, _, name = fullname.rpartition(".")
        file = self.folder / f"{name}{get_config_var('EXT_SUFFIX')}"
        return spec_from_file_location(fullname, file) if home == "realmwright.compiled" and file.is_file() else None


if PLACE in os.environ:
    sys.meta_path.insert(0, Finder(Path(os.environ[PLACE])))


def orders() -> Iterator["Order"]:
    """What can be built: the largest module of each game, that of bits, and the samples of the forge.

    A smaller module of a game is the same text, and all positions find room in the largest.
    """
    from forge.build import RUNTIME, Order, write

    from tests.forge import forging
    from tests.speeds import ALL_NATIVE

    for native in ALL_NATIVE.values():
        size = native.sizes[-1]
        yield Order(native.module(size), "", partial(write, native, native.policies), size)
    yield Order("bits", "", (RUNTIME / "bitsmodule.cpp").read_text)
    yield forging.order()


def module_of(game: str) -> str:
    """The module that a game is played with here."""
    from tests.speeds import ALL_NATIVE

    native = ALL_NATIVE[game]
    return native.module(native.sizes[-1])


def build(wanted: Sequence[str], compiler: str, folder: Path, *, threads: bool = False) -> None:
    """Compile some of them."""
    from forge.build import make
    from forge.compilers import STANDARD

    # To compile takes much longer than to play: without optimization it is soonest done.
    fewer = [FEWER] if set(wanted) <= {module_of(game) for game in GAMES} else []
    watching = (*THREADS, "-O1") if threads else (*SANITIZERS, *fewer, "-O0")
    flags = (*STANDARD, *watching, *WARNINGS, PORTABLE)
    try:
        make(compiler, [order for order in orders() if order.module in wanted], folder, flags)
    except CalledProcessError as problem:
        sys.exit(problem.stderr)


def play(name: str) -> None:
    """Play out random games of any set-up, and look at some of them all the way."""
    from realmwright.dice import FastDice
    from realmwright.game import games
    from tests.speeds import ALL_NATIVE, Deal

    native = ALL_NATIVE[name]
    native._classes = native._classes[-1:]
    native._batches = native._batches[-1:]
    finished = watched = 0
    for number in range(PLAYED):
        stream = FastDice(number).stream(f"sanitized {name}")
        state = Deal(name, stream, number).start([])
        if not native.is_native(state):
            continue
        for policy in games[name].policies:
            few = policy != "uniform"
            finished += len(state.playouts(FastDice(number), 2 if few else 40, policy, 1 + number % 2))
        if watched < WATCHED:
            watched += 1
            think(state, number, 1)
            watch(state, stream.below)
    print(f"{finished} games of {name} played out, {watched} watched")
    assert finished > 500
    assert watched == WATCHED
    play_batches(name)


def play_batches(name: str) -> None:
    """Play a batch of games on several threads, with policies as opponents and with actions that are illegal."""
    import numpy as np

    from realmwright.game import games
    from realmwright.gym import Batch

    chance = np.random.default_rng(0)
    for opponents in (None, "random", games[name].policies[-1]):
        batch = Batch(name, 12, opponents=opponents, turns=6, threads=3, batch_size=4)
        batch.async_reset(seed=1)
        for _ in range(90):
            seen, *_ = batch.recv()
            masks = seen["action_mask"]
            actions = np.argmax(chance.random(masks.shape) * masks, axis=1)
            batch.send(np.where(chance.random(len(actions)) < 0.02, 10**9, actions))
        batch.close()
    print(f"batches of {name} played")


def play_threads(name: str) -> None:
    """Play out games of any set-up on several threads, by every policy."""
    from realmwright.dice import FastDice
    from realmwright.game import games
    from tests.speeds import ALL_NATIVE, Deal

    native = ALL_NATIVE[name]
    native._classes = native._classes[-1:]
    native._batches = native._batches[-1:]
    finished = 0
    for number in range(PLAYED):
        state = Deal(name, FastDice(number).stream(f"sanitized {name}"), number).start([])
        if native.is_native(state):
            for policy in games[name].policies:
                finished += len(state.playouts(FastDice(number), 12, policy, 4))
            think(state, number, 4)
    print(f"{finished} games of {name} played out on threads")
    assert finished > 100
    play_batches(name)


def think(state: "State", number: int, threads: int) -> None:
    """Search for a few choices in a row, and let somebody else judge leaves."""
    from math import inf

    from realmwright.bots.budget import Budget
    from realmwright.bots.compiled_tree import CompiledTree, Judgement, plant
    from realmwright.bots.search import Search
    from realmwright.bots.tree import Seeds

    bot, position = Search(number, Budget(20, threads=threads)), state.copy()
    for _ in range(3):
        if position.seat is not None:
            position.play(bot.choose(position))
    if position.seat is not None:
        tree = plant(position, Seeds(number, [number]), inf)
        assert isinstance(tree, CompiledTree)
        tree.judge(30, lambda leaves: [Judgement([0.0] * position.players, [1.0] * len(leaf[2])) for leaf in leaves], 8)


def watch(state: "State", below: Callable[[int], int]) -> None:
    """Play a game action by action, with everything that a position can be asked, and with illegal actions."""
    from realmwright import bits
    from realmwright.game import IllegalAction
    from tests import speeds

    for _ in range(400):
        legal = state.legal()
        if not legal:
            break
        if below(20) == 0:
            speeds.shown(state)
            speeds.fields(state)
            state = state.game.load(state.dump()) if state.seat is not None else state
            state.journal = [] if below(2) else None
            for wrong in (-1, legal.bit_length(), 2**40, below(legal.bit_length() + 70)):
                if wrong < 0 or not state.legal() >> wrong & 1:
                    try:
                        state.play(wrong)
                    except IllegalAction:
                        continue
                    raise AssertionError(f"{wrong} was played")
            state = state.copy()
        state.play(bits.select(state.legal(), below(state.legal().bit_count())))
    state.scores()
    state.winners()


def main(arguments: Sequence[str]) -> None:
    what, *others = arguments
    if what.startswith("build"):
        modules, compiler, folder = others
        build(modules.split(","), compiler, Path(folder), threads=what == "build-threads")
    elif what == "play-threads":
        play_threads(others[0])
    else:
        play(others[0])


if __name__ == "__main__":
    main(sys.argv[1:])
