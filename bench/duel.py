"""Lets the bots of this working tree play those of another revision at equal time: who wins?

    python -m bench.duel REVISION --bot search:1s --games 200

Each side is a process with its own compiled rules, and both play the same positions. Every deal is played twice with
the seats swapped, on as many pairs of processes as there are cores: only one of a pair thinks at a time.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from bench.against import ROOT, environment, unpacked
from bench.measuring import share
from bench.search import KINDS
from realmwright.dice import derived_seed


class Side:
    """The bot of one revision."""

    def __init__(self, tree: Path, bot: str) -> None:
        command = [sys.executable, "-P", str(ROOT / "bench" / "duellist.py"), bot]
        self._process = subprocess.Popen(
            command, env=environment(tree), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *words: object) -> list[str]:
        """Say a line, and hear the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(*words, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError(f"a side ended with {self._process.wait()} when it was told: {words}")
        return answer.split()

    def end(self) -> None:
        self._process.kill()
        self._process.communicate()


def play(sides: Sequence[Side], kind: str, seed: int, number: int) -> float:
    """One game between this tree, the first side, and another revision; what this tree gets of it."""
    name, options = KINDS[kind]
    deal, own = divmod(number, 2)
    for place, side in enumerate(sides):
        bot_seed = derived_seed(seed, f"bot {place}", number)
        state = side.ask(
            "new", name, json.dumps(options, separators=(",", ":")), derived_seed(seed, "deal", deal), bot_seed
        )
    while state[0] == "seat":
        mover = sides[0] if int(state[1]) == own else sides[1]
        action, *state = mover.ask("choose")
        others = [side.ask("play", action) for side in sides if side is not mover]
        if others != [state]:
            raise RuntimeError(f"the revisions disagree about a game: {state} and {others}")
    winners = json.loads("".join(state[1:]))
    return 1 / len(winners) if own in winners else 0.0


def match(trees: Sequence[Path], bot: str, kind: str, games: int, pairs: int, seed: int) -> tuple[float, float]:
    """The share of points that this tree gets, and half the width of its 95 % interval, over deals."""
    free: SimpleQueue[list[Side]] = SimpleQueue()
    everybody = [[Side(tree, bot) for tree in trees] for _ in range(pairs)]
    for sides in everybody:
        free.put(sides)

    def one(number: int) -> float:
        sides = free.get()
        try:
            return play(sides, kind, seed, number)
        finally:
            free.put(sides)

    try:
        with ThreadPoolExecutor(pairs) as pool:
            points = list(pool.map(one, range(2 * ((games + 1) // 2))))
    finally:
        for sides in everybody:
            for side in sides:
                side.end()
    return share(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="a revision, or a folder that holds one with its compiled rules")
    parser.add_argument("--bot", default="search:1s")
    parser.add_argument("--kinds", default=",".join(KINDS), help="kinds of games, with commas between them")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if unknown := sorted(set(given.kinds.split(",")) - set(KINDS)):
        parser.error(f"no such kind: {', '.join(unknown)}; there are {', '.join(KINDS)}")
    with TemporaryDirectory() as folder:
        place = Path(given.revision)
        other = place.resolve() if (place / "src").is_dir() else unpacked(given.revision, Path(folder))
        for kind in given.kinds.split(","):
            part, margin = match([ROOT, other], given.bot, kind, given.games, given.pairs, given.seed)
            print(f"{kind}, {given.bot}, {given.games} games: {100 * part:.1f} % (+- {100 * margin:.1f})", flush=True)


if __name__ == "__main__":
    main()
