"""Games are found among the entry points of whatever is installed."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import realmwright
from realmwright.game import BadSetup, Game, RealmwrightError, Registry, UnknownName, games, unknown


def fresh() -> Registry[Game]:
    """A registry that has loaded nothing yet, so that no test leaves a game behind for the next one."""
    return Registry("realmwright.games", "game")


def test_kingdom_builder_is_installed() -> None:
    assert "kingdom-builder" in games
    assert "kingdom-builder" in list(games)
    assert len(games) == len(list(games))
    assert games is realmwright.games


@pytest.mark.parametrize("name", games)
def test_every_game_is_found_by_the_name_it_calls_itself(name: str) -> None:
    game = games[name]
    assert game.name == name
    assert games[name] is game, "loaded once"
    assert game.rules >= 1
    assert len(game.players) > 0
    assert len({option.name for option in game.options}) == len(game.options)
    for option in game.options:
        option.check(option.default, game.players[0])
        assert option.about


@pytest.mark.parametrize("name", ["kingdom-bilder", "kingdom_builder", "Kingdom-Builder"])
def test_a_slip_of_the_pen_gets_a_hint(name: str) -> None:
    with pytest.raises(UnknownName) as caught:
        games[name]
    assert str(caught.value) == f"unknown game {name!r}; did you mean 'kingdom-builder'?"


@pytest.mark.parametrize("name", ["chess", "", "\n", "x" * 1000, "kingdom builder; rm"])
def test_an_unknown_name_is_a_bad_setup_and_a_key_error(name: str) -> None:
    assert name not in games
    with pytest.raises(BadSetup) as caught:
        games[name]
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, RealmwrightError)
    assert "kingdom-builder" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert games.get(name) is None


def test_an_empty_registry_says_so() -> None:
    empty: Registry[Game] = Registry("realmwright.nothing-of-the-kind", "thing")
    assert list(empty) == []
    assert len(empty) == 0
    with pytest.raises(UnknownName, match="unknown thing 'x'; choose from nothing"):
        empty["x"]


def test_unknown_names_what_there_is_in_order() -> None:
    assert unknown("card", "zzz", ["b", "a"]) == "unknown card 'zzz'; choose from a, b"
    assert unknown("card", "knight", {"knights", "lords"}) == "unknown card 'knight'; did you mean 'knights'?"


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Somebody else's package, installed as pip would leave it: a module and a .dist-info directory."""
    (tmp_path / "pocket_realm.py").write_text(
        "class Pocket:\n    name = 'pocket-realm'\n    rules = 4\n\ngame = Pocket()\n", "utf-8"
    )
    info = tmp_path / "pocket_realm-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pocket-realm\nVersion: 1.2\n", "utf-8")
    (info / "entry_points.txt").write_text(
        "[realmwright.games]\npocket-realm = pocket_realm:game\nbroken-realm = no_such_module_at_all:game\n", "utf-8"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    games.refresh()
    yield "pocket-realm"
    games.refresh()
    sys.modules.pop("pocket_realm", None)
    importlib.invalidate_caches()


def test_a_game_of_another_package_is_found(other_package: str) -> None:
    registry = fresh()
    assert "pocket_realm" not in sys.modules
    assert list(registry) == sorted({"broken-realm", "kingdom-builder", other_package, *registry})
    assert {"broken-realm", "kingdom-builder", other_package} <= set(registry)
    assert len(registry) == len(list(registry))
    assert "pocket_realm" not in sys.modules, "listing loads nothing"
    assert registry[other_package].rules == 4
    assert "pocket_realm" in sys.modules
    assert registry["kingdom-builder"] is games["kingdom-builder"]
    with pytest.raises(UnknownName, match="did you mean 'pocket-realm'"):
        registry["poket-realm"]


def test_the_shared_registry_sees_it_too(other_package: str) -> None:
    assert other_package in list(games)


def test_a_broken_package_breaks_nobody_else(other_package: str) -> None:
    registry = fresh()
    assert registry["kingdom-builder"].name == "kingdom-builder"
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        registry["broken-realm"]


def test_an_uninstalled_game_is_not_registered() -> None:
    assert "pocket-realm" not in list(games)
