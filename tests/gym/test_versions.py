"""A change of what is seen, or of the numbers of actions, raises the version of an environment."""

import json
from hashlib import blake2b
from importlib import import_module

import pytest

from realmwright.game import Json, games
from realmwright.gym import IDS, observer_for
from tests.gym.walks import each_game, walk

FINGERPRINTS = {
    "realmwright/Dominion-v0": "cc9d14a5fe61c814",
    "realmwright/KingdomBuilder-v0": "de4eab6318c82113",
    "realmwright/WinterKingdom-v0": "cc59b44f6a956db5",
}
"""Where one differs, raise the version, in ``IDS`` and in the name of the module for PettingZoo, unless nothing but a
correction of the rules has changed what is seen. ``python -m tests.gym.test_versions`` tells what to write here."""

SETTINGS: dict[str, tuple[dict[str, Json], ...]] = {
    "dominion": ({}, {"edition": "second"}),
    "kingdom-builder": ({}, {"sets": "all"}),
    "winter-kingdom": ({},),
}


def fingerprint(game: str) -> str:
    """What is known of an environment: its arrays and their names, and all that is seen of a few games."""
    digest = blake2b(digest_size=8)
    for options in SETTINGS[game]:
        for players in games[game].players:
            observer = observer_for(game, players, options)
            shapes = {name: [*shape.shape, shape.low, shape.high] for name, shape in observer.shapes.items()}
            digest.update(json.dumps([observer.actions, shapes, observer.names]).encode())
            for number, state in enumerate(walk(game, players, options, seed=players, most=80)):
                if number % 8 == 0:
                    for array in observer.observe(state, number % players).values():
                        digest.update(array.tobytes())
    return digest.hexdigest()


@each_game
def test_nothing_has_changed_within_a_version(game: str) -> None:
    assert fingerprint(game) == FINGERPRINTS[IDS[game]], "should the version of this environment rise?"


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
        import_module("realmwright.gym.dominion_v9")


if __name__ == "__main__":
    for each, ident in IDS.items():
        print(f'    "{ident}": "{fingerprint(each)}",')
