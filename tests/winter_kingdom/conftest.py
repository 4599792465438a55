"""What tests of Winter Kingdom share."""

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import realmwright.rules
from realmwright import native
from realmwright.compiled import PURE
from realmwright.rules.winter_kingdom import game
from tests.winter_kingdom.data_files import PACKAGE, Corrected, change


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[Corrected]:
    """Gives the game anew, as it is when one text in its data files is another: ``corrected(old, new)``.

    It has plain rules, for compiled ones are of the files as they were.
    """

    def make(old: str, new: str) -> Any:
        with monkeypatch.context() as patch:
            change(patch, old, new)
            patch.setenv(PURE, "1")
            patch.setattr(realmwright.rules, "winter_kingdom", sys.modules[PACKAGE])
            patch.setattr(native, "KNOWN", [])
            for name in [name for name in sys.modules if name == PACKAGE or name.startswith(f"{PACKAGE}.")]:
                patch.delitem(sys.modules, name)
            return importlib.import_module(PACKAGE).game

    yield make
    assert sys.modules[PACKAGE].game is game
