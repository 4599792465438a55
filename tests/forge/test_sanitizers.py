"""Compiled rules do nothing that C++ leaves undefined: the sanitizers of the compiler watch all games being played.

The same build holds two more promises: it uses no extensions of a compiler, and what is there for other versions of
Python (``FORGE_PORTABLE``) does the same.
"""

import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from forge.compilers import words

from realmwright.compiled import PURE
from tests.forge import forging, passed, sanitized

ASAN: Final = ("libasan.so", f"libclang_rt.asan-{platform.machine()}.so")
TSAN: Final = ("libtsan.so", f"libclang_rt.tsan-{platform.machine()}.so")
"""What GCC and Clang call the library that has to be there before Python."""


@pytest.fixture(scope="session")
def libraries(forged_folder: tuple[str, Path], tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is loaded before Python to watch addresses; skips where the compiler has no sanitizers."""
    return preloaded(forged_folder[0], sanitized.SANITIZERS, ASAN, tmp_path_factory.mktemp("sanitizers"))


@pytest.fixture(scope="session")
def thread_libraries(forged_folder: tuple[str, Path], tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is loaded before Python to watch threads; skips where the compiler has no sanitizer of threads."""
    return preloaded(forged_folder[0], sanitized.THREADS, TSAN, tmp_path_factory.mktemp("sanitizers"))


def preloaded(compiler: str, flags: Sequence[str], names: Sequence[str], folder: Path) -> str:
    (folder / "empty.cpp").write_text("int nothing() { return 0; }\n")
    command = [*words(compiler), *flags, "-shared", "-fPIC", "empty.cpp", "-o", "empty.so"]
    tried = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if tried.returncode:
        pytest.skip(f"{compiler} has no sanitizers: {tried.stderr.strip().splitlines()[-1]}")
    found = [where for name in names if os.path.isabs(where := located(compiler, name))]
    if not found:
        pytest.skip(f"{compiler} has no shared library of its sanitizers")
    # Exceptions have to be known to the sanitizer from the beginning.
    return f"{found[0]} {located(compiler, 'libstdc++.so.6')}"


def located(compiler: str, library: str) -> str:
    command = [*words(compiler), f"-print-file-name={library}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def run(*arguments: str, **variables: str) -> None:
    """Run Python; whatever it says goes into the failure, if it is one."""
    command = [sys.executable, *arguments]
    said, both = subprocess.PIPE, subprocess.STDOUT
    env = {**os.environ, **variables}
    found = subprocess.run(command, cwd=forging.ROOT, env=env, stdout=said, stderr=both, text=True)
    assert found.returncode == 0, f"{' '.join(arguments)} ended with {found.returncode}:\n{found.stdout[-8000:]}"


def watched(libraries: str, folder: Path, *arguments: str) -> None:
    """Run Python with sanitized modules."""
    # Python itself keeps much to its end.
    options = {"ASAN_OPTIONS": "detect_leaks=0", "UBSAN_OPTIONS": "print_stacktrace=1", PURE: ""}
    options["TSAN_OPTIONS"] = "exitcode=66"
    run(*arguments, LD_PRELOAD=libraries, **{sanitized.PLACE: str(folder)}, **options)


def built(modules: str, compiler: str, folder: Path, how: str = "build") -> None:
    run("-m", sanitized.__name__, how, modules, compiler, str(folder), **{PURE: "1"})


# Each takes half a minute to compile. The samples have every construct, and are watched in every run.
@pytest.mark.soak
@pytest.mark.parametrize("game", sanitized.GAMES)
def test_no_game_does_anything_undefined(
    game: str, forged_folder: tuple[str, Path], libraries: str, tmp_path: Path
) -> None:
    with passed.once(f"sanitized {game}", forged_folder[0]):
        built(sanitized.module_of(game), forged_folder[0], tmp_path)
        watched(libraries, tmp_path, "-m", sanitized.__name__, "play", game)


@pytest.mark.soak
@pytest.mark.parametrize("game", sanitized.GAMES)
def test_no_threads_of_a_game_meet(
    game: str, forged_folder: tuple[str, Path], thread_libraries: str, tmp_path: Path
) -> None:
    with passed.once(f"threads of {game}", forged_folder[0]):
        built(sanitized.module_of(game), forged_folder[0], tmp_path, "build-threads")
        watched(thread_libraries, tmp_path, "-m", sanitized.__name__, "play-threads", game)


def test_no_sample_does_anything_undefined(forged_folder: tuple[str, Path], libraries: str, tmp_path: Path) -> None:
    with passed.once("sanitized samples", forged_folder[0]):
        built(f"bits,{forging.order().module}", forged_folder[0], tmp_path)
        tests = ("tests/forge/test_forge.py", "tests/test_bits.py")
        # What is refused is never compiled, so there is nothing to be watched.
        options = ("-p", sanitized.__name__, "-p", "no:cacheprovider", "-k", "not refused_with_its_line")
        watched(libraries, tmp_path, "-m", "pytest", *options, *tests)
