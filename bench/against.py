"""Measures random games of this working tree beside those of another revision, turn by turn in one run.

``python -m bench.against REVISION [GAME]``: both play the same seeds in processes of their own, one after the other,
and the median of the ratios counts. Both are plain Python, compiled or not: no revision brings compiled rules along.
"""

import os
import statistics
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from realmwright.compiled import PURE

ROUNDS = 9
GAMES = 300
PLAY = f"""
import random, sys
sys.path.insert(0, sys.argv[1])
import realmwright
from time import process_time
assert realmwright.__file__.startswith(sys.argv[1]), realmwright.__file__
game = realmwright.games[sys.argv[2]]
chance = random.Random(1)
for rehearsal in (True, False):
    begin = process_time()
    for seed in range({GAMES} // 10 if rehearsal else {GAMES}):
        state = game.new(2, seed)
        while legal := state.legal():
            for _ in range(chance.randrange(legal.bit_count())):
                legal &= legal - 1
            state.play((legal & -legal).bit_length() - 1)
        state.scores()
print({GAMES} / (process_time() - begin))
"""


def speed(source: Path, game: str) -> float:
    """Games a second of the package in a folder."""
    command = [sys.executable, "-c", PLAY, str(source), game]
    plain = {**os.environ, PURE: "1"}
    return float(subprocess.run(command, check=True, capture_output=True, text=True, env=plain).stdout)


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: python -m bench.against REVISION [GAME]")
    revision, game = (*sys.argv[1:], "kingdom-builder")[:2]
    archive = subprocess.run(["git", "archive", revision, "src"], capture_output=True)
    if archive.returncode:
        sys.exit(f"there is no revision {revision}: {archive.stderr.decode().strip()}")
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive.stdout)) as packed:
            packed.extractall(folder, filter="data")
        before, now = [], []
        for _ in range(ROUNDS):
            before.append(speed(Path(folder, "src"), game))
            now.append(speed(Path("src").resolve(), game))
    ratio = statistics.median(after / first for first, after in zip(before, now, strict=True))
    print(f"{game}, random games for two in plain Python, medians of {ROUNDS} rounds in turn:")
    print(f"  {revision}: {statistics.median(before):,.0f} games a second")
    print(f"  now: {statistics.median(now):,.0f} games a second, {ratio:.3f} of that")


if __name__ == "__main__":
    main()
