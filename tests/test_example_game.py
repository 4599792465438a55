"""A game in a package of its own is found, compiled and played like those of this project."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from forge.compilers import find_compiler

from realmwright.compiled import PURE, forbidden
from tests.example_game import ORCHARD, install, run

SOURCES: Final = ("*.py", "*.ftl", "*.toml")
MOST_LINES: Final = 250
LINE: Final = "apples = 0"
COMPILED: Final = "from orchard.native import NATIVE; print(NATIVE.active)"
OWN_TESTS: Final[Sequence[str]] = ("-m", "pytest", "-q", "-p", "no:cacheprovider", str(ORCHARD / "tests"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("orchard"))


@pytest.fixture(scope="module")
def compiled(installed: Path) -> Path:
    if find_compiler() is None or forbidden():
        pytest.skip("the rules stay plain Python")
    done = run(installed, "-m", "forge")
    assert done.returncode == 0, done.stderr
    return installed


def test_it_is_small() -> None:
    files = [file for pattern in SOURCES for file in ORCHARD.rglob(pattern)]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < MOST_LINES


def test_its_tests_pass_in_plain_python(installed: Path) -> None:
    done = run(installed, *OWN_TESTS, **{PURE: "1"})
    assert done.returncode == 0, done.stdout


def test_the_forge_finds_it_by_its_entry_point(compiled: Path) -> None:
    assert run(compiled, "-c", COMPILED).stdout == "True\n"
    done = run(compiled, *OWN_TESTS)
    assert done.returncode == 0, done.stdout
    again = run(compiled, "-m", "forge")
    assert (again.returncode, again.stderr) == (0, ""), "nothing has changed, so nothing is compiled"


def test_it_is_played_by_bots_at_the_terminal(compiled: Path) -> None:
    done = run(compiled, "-m", "realmwright", "simulate", "orchard", "--games", "20", "--players", "2", "--seed", "1")
    assert done.returncode == 0, done.stderr


@contextmanager
def changed(installed: Path, line: str, to: str) -> Iterator[None]:
    """While this lasts, a line of the installed rules is another."""
    state = installed / "orchard/state.py"
    before = state.read_text("utf-8")
    assert before.count(line) == 1
    state.write_text(before.replace(line, to), "utf-8")
    try:
        yield
    finally:
        state.write_text(before, "utf-8")


def test_changed_rules_run_plain_until_they_are_compiled(compiled: Path) -> None:
    with changed(compiled, LINE, f"{LINE}  # Changed."):
        done = run(compiled, "-c", COMPILED)
    assert done.stdout == "False\n"
    assert "The rules of orchard have changed since they were compiled" in done.stderr


@pytest.mark.parametrize(
    ("line", "to", "message"),
    [
        (LINE, f"{LINE}; print(apples)", "orchard.state"),
        ("\nclass State(", "\nraise RuntimeError(1)\nclass State(", "orchard cannot be imported: RuntimeError(1)"),
    ],
)
def test_a_game_that_cannot_be_compiled_is_named(compiled: Path, line: str, to: str, message: str) -> None:
    with changed(compiled, line, to):
        done = run(compiled, "-m", "forge")
    assert done.returncode == 1
    assert message in done.stderr
    assert "Traceback" not in done.stderr
