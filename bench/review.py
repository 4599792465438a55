"""Measures reviews: how long one takes, how many of the errors that it names stay errors at ten times the effort, and
what bots of known strength lose in a turn.

python -m bench.review
python -m bench.review stable --games 40 --processes 2
python -m bench.review standards --games 8 --processes 2
"""

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import inf, sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Final

from bench import search
from bench.measuring import Figures, show
from realmwright.arena.intervals import wilson_interval
from realmwright.bots import ask, maker
from realmwright.dice import FastDice, derived_seed
from realmwright.game import Json, games
from realmwright.record import Record
from realmwright.review.decisions import decisions_of
from realmwright.review.judging import USUAL, Effort
from realmwright.review.reviewing import Verdict, moment_of, review

TITLE: Final = "reviews, one core"
PLAYER: Final = "medium"
"""Who plays the games: somebody who makes mistakes."""
LEVELS: Final = ("easy", "medium", "hard", "expert")
TIMES: Final = 10
EFFORT: Final = USUAL
NAMED: Final = (Verdict.MISTAKE, Verdict.BLUNDER)
ERRORS: Final = (Verdict.INACCURACY, *NAMED)


def game_of(name: str, options: dict[str, Json], number: int, player: str = PLAYER) -> Record:
    """A game of two bots of one kind."""
    record = Record(games[name], 2, FastDice(derived_seed(number, "game to review")), options)
    state = record.start()
    bots = [maker(name, player)(derived_seed(number, "reviewed", seat)) for seat in range(2)]
    while (seat := state.seat) is not None:
        record.add(state, ask(bots[seat], state, FastDice(derived_seed(number, "imagined", len(record.actions)))))
    return record


def measure() -> Figures:
    """What the review of one game of each kind takes."""
    figures: Figures = {}
    for kind, (name, options) in search.KINDS.items():
        record = game_of(name, options, 1)
        begin = time.process_time()
        found = review(record, EFFORT)
        figures[f"{kind}, a review"] = {
            "seconds": time.process_time() - begin,
            "decisions": float(len(found.moments)),
        }
    return figures


def judged_anew(kind: str, number: int, effort: Effort, more: Effort) -> list[Verdict]:
    """What becomes of the mistakes and blunders of a game's review, with other chances and more effort."""
    record = game_of(*search.KINDS[kind], number)
    named = {moment.at for moment in review(record, effort).moments if moment.verdict in NAMED}
    return [
        moment_of(decision, more, derived_seed(number, "again")).verdict
        for decision in decisions_of(record)
        if decision.at in named
    ]


def share(kept: Iterable[bool]) -> str:
    """How many of them, with an interval."""
    found = list(kept)
    low, high = wilson_interval(sum(found), len(found))
    return f"{sum(found)} of {len(found)}, {sum(found) / len(found):.1%} ({low:.1%} to {high:.1%})"


def stable(kinds: Iterable[str], count: int, processes: int) -> None:
    """Tell how many errors stay errors."""
    more = EFFORT.times(TIMES)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for kind in kinds:
            games_of_kind = (repeat(kind, count), range(count), repeat(EFFORT), repeat(more))
            found = [verdict for verdicts in pool.map(judged_anew, *games_of_kind) for verdict in verdicts]
            if found:
                print(f"{kind}: still errors {share(verdict in ERRORS for verdict in found)}", flush=True)
                print(f"{kind}: still mistakes {share(verdict in NAMED for verdict in found)}", flush=True)


def costs_per_turn(kind: str, level: str, number: int, effort: Effort) -> list[float]:
    """What both seats of a game between bots of one level lose in a turn."""
    found = review(game_of(*search.KINDS[kind], number, level), effort)
    return [found.cost_per_turn(seat) for seat in range(2)]


def standards(kinds: Iterable[str], count: int, processes: int) -> None:
    """Tell what bots of each level lose in a turn."""
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for kind in kinds:
            for level in LEVELS:
                games_of_level = (repeat(kind, count), repeat(level, count), range(count), repeat(EFFORT))
                costs = [cost for both in pool.map(costs_per_turn, *games_of_level) for cost in both]
                # The two seats of a game are not independent, so the error is that of the games.
                means = [fmean(costs[place : place + 2]) for place in range(0, len(costs), 2)]
                error = stdev(means) / sqrt(len(means)) if len(means) > 1 else inf
                print(f"{kind}, {level}: {fmean(costs):.2%} a turn, standard error {error:.2%}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("times", "stable", "standards"), default="times")
    parser.add_argument("--kinds", default=",".join(search.KINDS))
    parser.add_argument("--games", type=int, default=40, help="how many of each kind or level are reviewed")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    if given.what != "times":
        measured = stable if given.what == "stable" else standards
        measured(given.kinds.split(","), given.games, given.processes)
    else:
        show(TITLE, "what", measure())


if __name__ == "__main__":
    main()
