"""The game in examples/orchard, installed as a stranger's package would be: from its own project, into a folder."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
ORCHARD: Final = ROOT / "examples/orchard"


def install(folder: Path) -> Path:
    """Install the game into a folder, which then has to be on Python's path."""
    options = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    command = [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(ORCHARD)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def run(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the project, with the game installed."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path, **variables}
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
