"""Tests that compile for a minute run once for the same sources, as a compiler does."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pytest
from forge.compilers import words

ROOT: Final = Path(__file__).parents[2]
NOTES: Final = ROOT / "build" / "passed"
SOURCES: Final = (ROOT / "forge", ROOT / "src" / "realmwright", ROOT / "tests" / "forge", ROOT / "tests" / "speeds.py")
APART: Final = frozenset({"__pycache__", "server", "cli", "arena", "gym", "observers", "compiled"})
"""Folders with nothing that a rule could call."""
AGAIN: Final = "FORGE_AGAIN"
"""With this variable everything is tested again."""


@contextmanager
def once(name: str, compiler: str) -> Iterator[None]:
    """Skip a test that has passed with the same rules, forge, compiler and Python; note it when it passes."""
    note = NOTES / name
    now = _sources(compiler)
    if AGAIN not in os.environ and note.is_file() and note.read_text() == now:
        pytest.skip(f"passed before with the same sources; {AGAIN}=1 tests it again")
    yield
    NOTES.mkdir(parents=True, exist_ok=True)
    note.write_text(now)


@cache
def _sources(compiler: str) -> str:
    version = subprocess.run([*words(compiler), "--version"], capture_output=True, text=True, check=True).stdout
    digest = blake2b(f"{version} {sys.version}".encode(), digest_size=16)
    for path in sorted(file for place in SOURCES for file in _files(place)):
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size} ".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
        return
    for folder, folders, names in os.walk(place):
        folders[:] = [each for each in folders if each not in APART]
        yield from (Path(folder, name) for name in names)
