"""Observers need NumPy and nothing else that has to be installed."""

import subprocess
import sys


def run(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)


def test_observers_are_there_without_the_libraries_of_environments() -> None:
    code = """
import sys
sys.modules["gymnasium"] = sys.modules["pettingzoo"] = None
from realmwright.game import games
from realmwright.observers import observer_for, observers
for game in ("dominion", "kingdom-builder", "winter-kingdom"):
    print(len(observer_for(game).observe(games[game].new(2, 0), 0)))
print("realmwright.gym" in sys.modules)
"""
    told = run(code)
    assert told.stdout.split() == ["2", "2", "2", "False"], told.stderr


def test_without_numpy_one_line_says_what_to_install() -> None:
    told = run("import sys; sys.modules['numpy'] = None\nimport realmwright.observers")
    assert told.returncode == 1
    assert told.stderr.splitlines()[-1] == "ImportError: observers need numpy: pip install 'realmwright[gym]'"
