"""The data files of Winter Kingdom, and how to let them say something else."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

import pytest

PACKAGE: Final = "realmwright.rules.winter_kingdom"
FILES: Final = ("talents", "economies", "twists", "cards", "components", "own")

Corrected = Callable[[str, str], Any]


def text_of(file: str) -> str:
    """What a data file says."""
    folder = {"components": "model", "own": "content/own"}.get(file, "content/data")
    return (files(PACKAGE) / folder / f"{file}.toml").read_text("utf-8")


def change(patch: pytest.MonkeyPatch, old: str, new: str) -> None:
    """Let the data files have one text in place of another."""
    assert sum(text_of(file).count(old) for file in FILES) == 1, "exactly one place is changed"
    assert old != new
    real = tomllib.loads
    patch.setattr(tomllib, "loads", lambda text: real(text.replace(old, new)))
