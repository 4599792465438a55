"""``make check`` runs the tests that a change touches."""

import subprocess
from pathlib import Path

from tools import check

FILES = {
    "src/realmwright/rules/chess/board.py": "",
    "src/realmwright/dice.py": "",
    "tests/helper.py": "from realmwright.rules.chess import board",
    "tests/second.py": "import tests.helper",
    "tests/test_direct.py": "from realmwright.rules.chess.board import Board",
    "tests/test_through_helpers.py": "from tests.second import position",
    "tests/test_other.py": "from realmwright.dice import Dice",
    "tests/chess/test_rules.py": "",
    "tests/server/test_tables.py": "from realmwright.rules.chess import board",
}


def project(folder: Path) -> Path:
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_tests_that_use_a_module_are_touched_by_its_change(tmp_path: Path) -> None:
    found = check.touched({"src/realmwright/rules/chess/board.py"}, project(tmp_path))
    assert found == ["tests/chess/test_rules.py", "tests/test_direct.py", "tests/test_through_helpers.py"]


def test_tests_are_touched_by_a_change_of_their_helpers_and_of_themselves(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert check.touched({"tests/second.py"}, root) == ["tests/test_through_helpers.py"]
    assert check.touched({"tests/test_other.py"}, root) == ["tests/test_other.py"]


def test_slow_tests_run_only_if_they_changed_themselves(tmp_path: Path) -> None:
    root = project(tmp_path)
    assert check.touched({"tests/server/test_tables.py"}, root) == ["tests/server/test_tables.py"]
    assert check.touched({"README.md", "web/src/main.ts"}, root) == []


def test_what_changed_is_what_differs_from_main_and_what_is_new(tmp_path: Path) -> None:
    root = project(tmp_path)

    def git(*arguments: str) -> None:
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments], cwd=root, check=True)

    git("init", "-q", "-b", "main")
    git("add", "-A")
    git("commit", "-qm", "first")
    assert check.changed(root) == set()
    git("checkout", "-qb", "topic")
    (root / "src/realmwright/dice.py").write_text("changed", "utf-8")
    git("commit", "-qam", "second")
    (root / "tests/test_other.py").write_text("changed", "utf-8")
    (root / "new file.py").write_text("", "utf-8")
    assert check.changed(root) == {"src/realmwright/dice.py", "tests/test_other.py", "new file.py"}
