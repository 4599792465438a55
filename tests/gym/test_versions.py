"""Both libraries name the same version; :mod:`tools.generators.environments` raises it with every change."""

from importlib import import_module

import pytest

from realmwright.game import games
from realmwright.gym import IDS
from tests.gym.walks import each_game


@each_game
def test_both_libraries_tell_the_same_version(game: str) -> None:
    version = IDS[game].rpartition("-v")[2]
    name = f"{game.replace('-', '_')}_v{version}"
    module = import_module(f"realmwright.gym.{name}")
    assert str(module.raw_env()) == name
    assert str(module.env()) == name


def test_there_is_an_environment_for_each_game_that_comes_along() -> None:
    assert set(IDS) == {name for name in games if games[name].__module__.startswith("realmwright.")}
    assert len(set(IDS.values())) == len(IDS)
    with pytest.raises(ModuleNotFoundError):
        import_module("realmwright.gym.dominion_v99")
