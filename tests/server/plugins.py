"""The packages of :mod:`tests.plugins`, installed as long as a test needs them."""

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from realmwright.arena.luck import chances
from realmwright.bots import bots, bots_for, evaluations
from realmwright.daily.deals import setups
from realmwright.game import Registry, games

PLUGINS = Path(__file__).parent.parent / "plugins"


def python_path() -> str:
    """What PYTHONPATH must be for a process that shall find the plugins."""
    return os.pathsep.join([str(PLUGINS), *filter(None, [os.environ.get("PYTHONPATH")])])


@contextmanager
def installed() -> Iterator[Path]:
    """The plugins are found, here and by every process that is started; afterwards they are forgotten."""
    registries = (games, bots, evaluations, chances, setups)
    loaded = [(registry._loaded, set(registry._loaded)) for registry in registries]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", python_path())
        patch.syspath_prepend(str(PLUGINS))
        _search(*registries)
        yield PLUGINS
    importlib.invalidate_caches()
    _search(*registries)
    for entries, before in loaded:
        for name in set(entries) - before:
            del entries[name]


def _search(*registries: Registry[Any]) -> None:
    """Let registries find what is installed now."""
    bots_for.cache_clear()
    for registry in registries:
        registry.refresh()
