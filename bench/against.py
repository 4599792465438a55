"""Measures this working tree beside another revision, turn by turn in one run.

``python -m bench.against REVISION [GAME ...]``: random games, playouts, search and environments. Both revisions do the
same by the same seeds in processes of their own, one after the other, and the median of the ratios counts. Each is
compiled by its own forge, where there is a compiler.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tarfile
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from bench.measuring import print_table
from bench.paces import KINDS

ROUNDS = 5
ROOT = Path(__file__).parents[1]
GAMES = ("kingdom-builder", "winter-kingdom", "dominion")


def unpacked(revision: str, folder: Path) -> Path:
    """The package of a revision with its compiled rules. Ends the program if there is no such revision."""
    archive = subprocess.run(
        ["git", "archive", revision, "src", "forge", "pyproject.toml"], capture_output=True, cwd=ROOT
    )
    if archive.returncode:
        sys.exit(f"there is no revision {revision}: {archive.stderr.decode().strip()}")
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
        packed.extractall(folder, filter="data")
    subprocess.run([sys.executable, "-m", "forge"], check=True, cwd=folder, env=environment(folder))
    return folder


def environment(tree: Path) -> dict[str, str]:
    """The variables of a process that runs the package of a tree."""
    path = [str(tree / "src"), str(tree), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def pace(tree: Path, kind: str, game: str) -> float | None:
    """How fast the package of a tree is at something; None if it cannot do it at all."""
    # The measuring is this tree's, and what is measured is the other's.
    command = [sys.executable, "-P", str(ROOT / "bench" / "paces.py"), kind, game]
    found = subprocess.run(command, capture_output=True, text=True, env=environment(tree))
    return float(found.stdout) if found.returncode == 0 else None


def compare(before: Path, now: Path, kind: str, game: str) -> tuple[float, float, float] | None:
    """The medians of both, and that of the ratios; None if one of them cannot do it."""
    pairs = [(pace(before, kind, game), pace(now, kind, game)) for _ in range(ROUNDS)]
    found = [(first, after) for first, after in pairs if first is not None and after is not None]
    if len(found) < ROUNDS:
        return None
    firsts, afters = zip(*found, strict=True)
    return statistics.median(firsts), statistics.median(afters), statistics.median(b / a for a, b in found)


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.against", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision", metavar="REVISION")
    parser.add_argument("names", metavar="GAME", nargs="*", help=f"of {', '.join(GAMES)}; all of them without any")
    given = parser.parse_args(arguments)
    revision, names = given.revision, given.names
    if unknown := sorted(set(names) - set(GAMES)):
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(GAMES)}")
    table = Table(title=f"a second on one core, medians of {ROUNDS} rounds in turn")
    for title in ("what", "game"):
        table.add_column(title)
    for title in (revision, "this tree", "ratio"):
        table.add_column(title, justify="right")
    with TemporaryDirectory() as folder:
        before = unpacked(revision, Path(folder))
        for kind, known in KINDS.items():
            for game in names or GAMES:
                found = compare(before, ROOT, kind, game)
                row = [f"{found[0]:,.0f}", f"{found[1]:,.0f}", f"{found[2]:.2f}"] if found else ["", "", "not in both"]
                table.add_row(known.words, game, *row)
    print_table(table)


if __name__ == "__main__":
    main(sys.argv[1:])
