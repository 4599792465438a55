"""Measures bots that play by nets: how long `net` takes for a choice, and how many simulations `deep` makes.

python -m bench.nets
"""

import statistics
import time
from math import inf
from typing import Final

from bench import search
from bench.measuring import RATIO, Figures, show
from realmwright.bots import bots_for, maker
from realmwright.bots.compiled_tree import plant
from realmwright.bots.deep import NetTree
from realmwright.bots.nets import net_for
from realmwright.bots.tree import Seeds, Tree
from realmwright.dice import derived_seed
from realmwright.game import State, games

TITLE: Final = "nets, one core"
POSITIONS: Final = 6
"""In which simulations are counted."""
SIMULATIONS: Final = 256
GAMES: Final = 2
"""That `net` plays against itself."""
OFTEN: Final = 0.95


def choices(kind: str, number: int) -> list[float]:
    """The milliseconds of every choice in a game, of the process's time."""
    name, options = search.KINDS[kind]
    bots = [maker(name, "net")(seat) for seat in range(2)]
    state = games[name].new(2, derived_seed(number, "game of nets"), options)
    found = []
    while (seat := state.seat) is not None:
        several = state.legal().bit_count() > 1
        begin = time.process_time()
        action = bots[seat].choose(state)
        if several:
            found.append(1000 * (time.process_time() - begin))
        state.play(action)
    return found


def rate(tree: Tree) -> float:
    """Simulations a second."""
    begin = time.process_time()
    return tree.run(SIMULATIONS, inf) / (time.process_time() - begin)


def rates(state: State, number: int) -> dict[str, float]:
    """Simulations a second in one position."""
    seeds = Seeds(number, [number])
    found = {
        "search": rate(plant(state, seeds, inf)),
        "deep": rate(NetTree(state, seeds, inf, net_for(state.game.name))),
    }
    return {**found, RATIO: found["deep"] / found["search"]}


def measure() -> Figures:
    """All kinds of games that have a net."""
    figures: Figures = {}
    for kind, (name, _) in search.KINDS.items():
        if "net" not in bots_for(name):
            continue
        taken = sorted(each for number in range(GAMES) for each in choices(kind, number))
        figures[f"{kind}, a choice of `net`, milliseconds"] = {
            "mean": statistics.mean(taken),
            f"{OFTEN:.0%} within": taken[int(OFTEN * len(taken))],
        }
        found = [rates(search.middle(kind, number), number) for number in range(POSITIONS)]
        figures[f"{kind}, simulations a second"] = {
            column: statistics.median(each[column] for each in found) for column in found[0]
        }
    return figures


def main() -> None:
    show(TITLE, "what", measure())


if __name__ == "__main__":
    main()
