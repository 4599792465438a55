"""Environments: batches of games on one thread and on several, beside others in the same run.

    python -m bench.gym

A batch plays against `random`, and is measured beside as many single environments, which Gymnasium joins: the same
games, actions and arrays. Gymnasium's CartPole, joined in the same way, says what steps cost elsewhere. One thread is
measured by the time of its processor, several by the clock, so that the machine should be quiet.
"""

import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np

from bench import measuring
from bench.measuring import RATIO, Figures, Rounds, in_words, show, thread_counts
from realmwright.gym import IDS, Batch
from realmwright.observers.observer import MASK

TITLE = "steps of environments a second"
AT_ONCE = 64
"""Games of a batch, for each of its threads."""
STEPS = 200
"""Of all games, in each round."""
JOINED_STEPS = 10
BATCH = "batch"
COPIED = "copied"
"""A batch whose arrays are copied in every step, as Gymnasium's are."""
JOINED = "joined"
CART_POLE = "CartPole-v1"

Envs = gymnasium.vector.VectorEnv[Any, Any, Any]


def pace(envs: Envs, seed: int, steps: int, clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second, each of one game; choosing the actions does not count."""
    chance = np.random.default_rng(seed)
    seen, _ = envs.reset(seed=seed)
    spent = 0.0
    for _ in range(steps):
        actions = _any_legal(seen[MASK], chance) if isinstance(seen, dict) else chance.integers(2, size=envs.num_envs)
        begin = clock()
        seen, *_ = envs.step(actions)
        spent += clock() - begin
    return steps * envs.num_envs / spent


def _any_legal(masks: Any, chance: np.random.Generator) -> Any:
    return np.argmax(chance.random(masks.shape, np.float32) * masks, axis=1)


def measure() -> Figures:
    """The medians of several rounds, in which all ways take their turns."""
    rounds = Rounds()
    batches = {
        game: {BATCH: Batch(game, AT_ONCE, copy=False), COPIED: Batch(game, AT_ONCE)}
        | {
            in_words(many): Batch(game, AT_ONCE * many, copy=False, threads=many)
            for many in thread_counts()
            if many > 1
        }
        for game in IDS
    }
    joined = {game: gymnasium.make_vec(ident, AT_ONCE, vectorization_mode="sync") for game, ident in IDS.items()}
    cart_pole = gymnasium.make_vec(CART_POLE, AT_ONCE, vectorization_mode="sync")
    for number in range(measuring.ROUNDS):
        for game, ways in batches.items():
            paces = {
                who: pace(way, number, STEPS, time.process_time if way.threads == 1 else time.perf_counter)
                for who, way in ways.items()
            }
            paces[JOINED] = pace(joined[game], number, min(STEPS, JOINED_STEPS))
            for who, found in paces.items():
                rounds.note(game, who, found)
            rounds.note(game, RATIO, paces[BATCH] / paces[JOINED])
        rounds.note(CART_POLE, JOINED, pace(cart_pole, number, STEPS))
    return rounds.medians()


if __name__ == "__main__":
    show(TITLE, "environment", measure())
