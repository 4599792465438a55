"""Environments: a batch of games beside as many single ones, which Gymnasium joins, in the same run.

    python -m bench.gym

Both play the same games against `random`, with the same actions, and show the same arrays.
"""

import time
from typing import Any

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

from bench import measuring
from bench.measuring import RATIO, Figures, Rounds
from realmwright.gym import IDS
from realmwright.gym.observing import MASK

AT_ONCE = 32
STEPS = 60
"""Of all games, in each round."""
BATCH = "batch"
JOINED = "joined"
MODES = {BATCH: "vector_entry_point", JOINED: "sync"}


def pace(envs: gymnasium.vector.VectorEnv[Any, Any, Any], seed: int) -> float:
    """Steps a second, each of one game; choosing the actions does not count."""
    chance = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    spent = 0.0
    for _ in range(STEPS):
        actions = np.argmax(chance.random(seen[MASK].shape) * seen[MASK], axis=1)
        begin = time.process_time()
        seen, *_ = envs.step(actions)
        spent += time.process_time() - begin
    return STEPS * envs.num_envs / spent


def measure() -> Figures:
    """The medians of several rounds, in which both ways take their turns."""
    rounds = Rounds()
    envs = {
        game: {who: gymnasium.make_vec(ident, AT_ONCE, vectorization_mode=mode) for who, mode in MODES.items()}
        for game, ident in IDS.items()
    }
    for number in range(measuring.ROUNDS):
        for game, ways in envs.items():
            paces = {who: pace(way, number) for who, way in ways.items()}
            for who, found in paces.items():
                rounds.note(game, who, found)
            rounds.note(game, RATIO, paces[BATCH] / paces[JOINED])
    return rounds.medians()


def main() -> None:
    """Print it."""
    table = Table(title=f"steps a second, {AT_ONCE} games at once, one core, medians of {measuring.ROUNDS} rounds")
    table.add_column("game")
    for column in (BATCH, JOINED, RATIO):
        table.add_column(column, justify="right")
    for game, found in measure().items():
        table.add_row(game, f"{found[BATCH]:,.0f}", f"{found[JOINED]:,.0f}", f"{found[RATIO]:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
