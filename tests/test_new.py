"""``python -m tools.new`` writes skeletons that are sound, and refuses what makes no sense."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import SPAN

ROOT = Path(__file__).parents[1]
LEFT_OUT = ignore_patterns("*.so", "page", "node_modules")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the tool writes to."""
    root = tmp_path_factory.mktemp("project")
    for name in ("src", "tools", "examples", "tests/cases", "tests/kingdom_builder", "tests/dominion", "tests/bots"):
        copytree(ROOT / name, root / name, ignore=LEFT_OUT)
    (root / "tests/winter_kingdom").mkdir()
    for name in ("pyproject.toml", "tests/__init__.py"):
        (root / name).write_bytes((ROOT / name).read_bytes())
    return root


def run(project: Path, *words: str, module: str = "tools.new") -> subprocess.CompletedProcess[str]:
    path = f"import sys; sys.path[:0] = [{str(project)!r}, {str(project / 'src')!r}]"
    code = f"{path}; import runpy; runpy.run_module({module!r}, run_name='__main__')"
    return subprocess.run(
        [sys.executable, "-c", code, *words], cwd=project, capture_output=True, text=True, check=False
    )


def written(done: subprocess.CompletedProcess[str]) -> list[str]:
    assert done.returncode == 0, done.stderr
    return [line.strip() for line in done.stdout.splitlines() if line.startswith("  ")]


THINGS: Sequence[tuple[tuple[str, ...], str]] = (
    (("card", "kingdom-builder", "sample drivers"), "kingdom_builder"),
    (("card", "kingdom-builder", "sample keepers", "--set", "nomads"), "kingdom_builder"),
    (("location", "kingdom-builder", "sample lookout"), "kingdom_builder"),
    (("set", "kingdom-builder", "sample lakes"), "kingdom_builder"),
    (("talent", "winter-kingdom", "sample skater"), "winter_kingdom"),
    (("card", "winter-kingdom", "sample folk"), "winter_kingdom"),
    *([(("dominion-card", "sample baker", "--cost", "5"), "dominion")] if len(CATALOGUE.cards) < SPAN else ()),
)


def test_every_skeleton_leaves_a_game_that_loads_and_one_thing_to_do(project: Path) -> None:
    for words, package in THINGS:
        files = written(run(project, *words))
        assert len([name for name in files if name.endswith(".ftl")]) == 3
        assert any(name.startswith("tests/") for name in files), "a failing test says what is left to do"
        for name in files:
            if name.endswith(".py"):
                ast.parse((project / name).read_text("utf-8"))
        if words[0] in ("card", "dominion-card", "talent"):
            assert len(files) <= 5, "a card is a few lines in a few files"
        code = f"import realmwright.rules.{package} as package; package.game.new(2, 1)"
        path = f"import sys; sys.path[:0] = [{str(project / 'src')!r}]"
        done = subprocess.run(
            [sys.executable, "-c", f"{path}; {code}"], capture_output=True, text=True, check=False, cwd=project
        )
        assert done.returncode == 0, (words, done.stderr)


def test_a_new_card_can_be_played_by_its_name(project: Path) -> None:
    written(run(project, "card", "kingdom-builder", "samplers"))
    options = {"cards": ["samplers", "lords", "miners"]}
    code = f"import realmwright.rules.kingdom_builder as k; print(k.game.new(2, 1, {options!r}).scores())"
    path = f"import sys; sys.path[:0] = [{str(project / 'src')!r}]"
    done = subprocess.run(
        [sys.executable, "-c", f"{path}; {code}"], capture_output=True, text=True, check=False, cwd=project
    )
    assert "'samplers': 0" in done.stdout, done.stderr


def test_a_bot_is_registered_and_a_game_is_a_package(project: Path, tmp_path: Path) -> None:
    written(run(project, "bot", "sampling"))
    points = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert points["realmwright.bots"]["sampling"] == "realmwright.bots.sampling:Sampling"
    written(run(project, "game", "samplenuts", "--folder", str(tmp_path)))
    points = tomllib.loads((tmp_path / "samplenuts/pyproject.toml").read_text("utf-8"))["project"]["entry-points"]
    assert points["realmwright.games"] == {"samplenuts": "samplenuts:game"}
    assert "class Samplenuts" in (tmp_path / "samplenuts/samplenuts/game.py").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("card", "chess", "rooks"), "cards are added to kingdom-builder or winter-kingdom"),
        (("card", "kingdom-builder", "Big Ones"), "'Big Ones' is no name"),
        (("card", "kingdom-builder", "rivermen", "--set", "nowhere"), "there is no set 'nowhere'"),
        (("location", "dominion", "mill"), "locations are added to kingdom-builder"),
        (("talent", "kingdom-builder", "skater"), "talents are added to winter-kingdom"),
        (("card", "winter-kingdom", "rivermen", "--set", "box"), "new cards are own ones"),
        (("bot", "random"), "exists already"),
        (("card", "kingdom-builder", "miners"), "there is a card 'miners' already"),
        (("location", "kingdom-builder", "watchtower"), "there is a tile 'watchtower' already"),
        (("set", "kingdom-builder", "nomads"), "there is a set 'nomads' already"),
        (("talent", "winter-kingdom", "port"), "there is a talent 'port' already"),
        (("dominion-card", "throne room"), "there is a card 'throne room' already"),
        (("bot",), "Missing argument"),
        (("lesson", "one"), "No such command"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_line(project: Path, words: tuple[str, ...], said: str) -> None:
    done = run(project, *words)
    assert done.returncode in (1, 2)
    assert said in done.stderr
    assert "Traceback" not in done.stderr
