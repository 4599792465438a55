"""Measures the search bot in compiled code beside the one in plain Python, which plays out by compiled rules too.

    python -m bench.search                                          # simulations a second in the middle of games
    python -m bench.search match --milliseconds 1000 --games 200    # at equal time: who wins?

In matches every deal is played twice with the seats swapped. The plain search has everything but the rules and
playouts in Python: it imagines in Python too, but for Dominion, whose compiled positions cannot be imagined there.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import inf
from typing import Final, NamedTuple, cast

from bench.measuring import Figures, Rounds, share, show
from bench.speeds import COMPILED, NATIVE, PLAIN
from realmwright.bots import adviser_for, ask, maker
from realmwright.bots.budget import Budget
from realmwright.bots.compiled_tree import plant
from realmwright.bots.search import Search
from realmwright.bots.tree import PlainTree, Seeds, Tree
from realmwright.dice import Dice, FastDice, derived_seed
from realmwright.game import Json, State, games

TITLE: Final = "search in the middle of a game, one core"
KINDS: Final[Mapping[str, tuple[str, dict[str, Json]]]] = {
    "kingdom-builder": ("kingdom-builder", {}),
    "all-sets": ("kingdom-builder", {"sets": "all"}),
    "winter-kingdom": ("winter-kingdom", {}),
    "dominion": ("dominion", {}),
}
PLAYERS: Final = {"dominion": "village-smithy"}
"""Who plays the first half of the games that positions come from; ``greedy`` otherwise."""
POSITIONS: Final = 6
SECONDS: Final = 0.5
"""How long each kind of search is measured in each position, of the process's time."""


class WhollyPlainTree(PlainTree):
    """A tree that imagines in Python, where positions let it."""

    def _imagine(self, seat: int, dice: Dice) -> State:
        if self._state.game.name == "dominion":
            return super()._imagine(seat, dice)
        plain = NATIVE[self._state.game.name].plain_type
        return cast(State, plain.imagined(self._state, seat, dice))


def plant_plain(state: State, seeds: Seeds, narrow_after: float) -> Tree:
    return WhollyPlainTree(state, adviser_for(state.game.name), seeds, narrow_after)


class PlainSearch(Search):
    """The search bot without compiled search; its positions have compiled rules."""

    plant = staticmethod(plant_plain)


# Simulations a second


def middle(kind: str, number: int) -> State:
    """A position in the middle of a game, with something to choose at the beginning of a turn."""
    name, options = KINDS[kind]
    bots = [maker(name, PLAYERS.get(name, "greedy"))(derived_seed(number, f"bot {seat}")) for seat in range(2)]
    state = games[name].new(2, derived_seed(number, "middle"), options)
    turns = [state.copy()]
    while (seat := state.seat) is not None:
        state.play(ask(bots[seat], state, FastDice(state.secrets)))
        if state.turns > turns[-1].turns and state.legal().bit_count() > 1:
            turns.append(state.copy())
    half = turns[len(turns) // 2]
    assert half.seat is not None
    return half.imagine(half.seat, FastDice(number))


class Rate(NamedTuple):
    """What one search of a position came to."""

    prepared: float
    """The milliseconds until the first simulation."""
    rate: float
    """Simulations a second."""


def measured(state: State, planter: Callable[[State, Seeds, float], Tree], number: int) -> Rate:
    begin = time.process_time()
    tree = planter(state, Seeds(number, [number]), inf)
    prepared = time.process_time() - begin
    begin = time.process_time()
    done = 0
    while (spent := time.process_time() - begin) < SECONDS:
        done = tree.run(done + 20, inf)
    return Rate(1000 * prepared, done / spent)


def rates(kind: str) -> Figures:
    """Both searches in one kind of game: medians over positions, and the median of their ratios."""
    rounds = Rounds()
    for number in range(POSITIONS):
        state = middle(kind, number)
        found = {PLAIN: measured(state, plant_plain, number), COMPILED: measured(state, plant, number)}
        rounds.compare("simulations a second", {speed: rate.rate for speed, rate in found.items()})
        rounds.compare_costs("preparing a turn, milliseconds", {speed: rate.prepared for speed, rate in found.items()})
    return rounds.medians()


def measure(kinds: Iterable[str] = ()) -> Figures:
    """Some kinds of games, or all."""
    return {f"{kind}, {name}": found for kind in kinds or KINDS for name, found in rates(kind).items()}


# Matches


def play(kind: str, budget: Budget, seed: int, number: int) -> float:
    """One game; what the compiled search gets of it."""
    name, options = KINDS[kind]
    deal, own = divmod(number, 2)
    makers: list[Callable[[int, Budget], Search]] = [PlainSearch, PlainSearch]
    makers[own] = Search
    bots = [make(derived_seed(seed, f"bot {seat}", number), budget) for seat, make in enumerate(makers)]
    state = games[name].new(2, derived_seed(seed, "deal", deal), options)
    chance = derived_seed(seed, "chance", number)
    actions = 0
    while (seat := state.seat) is not None:
        state.play(ask(bots[seat], state, FastDice(chance + actions)))
        actions += 1
    winners = state.winners()
    return 1 / len(winners) if own in winners else 0.0


def match(kind: str, budget: Budget, count: int, processes: int, seed: int) -> tuple[float, float]:
    """The share of points that the compiled search gets, and half the width of its 95 % interval, over deals."""
    with ProcessPoolExecutor(processes) as pool:
        points = list(pool.map(partial(play, kind, budget, seed), range(2 * ((count + 1) // 2))))
    return share(points)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("rates", "match"), default="rates")
    parser.add_argument("--kinds", default=",".join(KINDS), help="kinds of games, with commas between them")
    parser.add_argument("--milliseconds", type=int, default=1000, help="the time for a choice in matches")
    parser.add_argument("--simulations", type=int, help="a number of simulations in its place")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.what == "rates":
        show(TITLE, "what", measure(given.kinds.split(",")))
        return
    budget = Budget(given.simulations) if given.simulations else Budget(seconds=given.milliseconds / 1000)
    for kind in given.kinds.split(","):
        begin = time.perf_counter()
        part, margin = match(kind, budget, given.games, given.processes, given.seed)
        minutes = (time.perf_counter() - begin) / 60
        print(
            f"{kind:16} {budget} a choice, {given.games} games: compiled {100 * part:.1f} % "
            f"(+- {100 * margin:.1f}), {minutes:.1f} minutes",
            flush=True,
        )


if __name__ == "__main__":
    main()
