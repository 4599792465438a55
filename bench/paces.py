"""How fast one revision of the package is at something, in a process of its own: see :mod:`bench.against`.

``python -m bench.paces KIND GAME`` prints one figure. It uses the public interface alone, and so runs with revisions
of long ago.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from realmwright import games
from realmwright.bots import maker
from realmwright.dice import FastDice
from realmwright.game import State

GAMES: Final = 300
"""Random games for two."""
PLAYOUTS: Final = 40
"""From each position."""
POSITIONS: Final = 20
SIMULATIONS: Final = 100
"""For each choice of the search."""
AT_ONCE: Final = 32
STEPS: Final = 100
"""Of each game of a batch."""


def random_game(game: str, seed: int, chance: random.Random, actions: int = sys.maxsize) -> State:
    """A random game for two up to its end, or up to a number of actions."""
    state = games[game].new(2, seed)
    while actions and (legal := state.legal()):
        for _ in range(chance.randrange(legal.bit_count())):
            legal &= legal - 1
        state.play((legal & -legal).bit_length() - 1)
        actions -= 1
    return state


def middles(game: str) -> list[State]:
    """Positions from the middle of random games, in which somebody has a choice."""
    chance = random.Random(2)
    found: list[State] = []
    seed = 0
    while len(found) < POSITIONS:
        state = random_game(game, seed, chance, actions=60)
        if state.legal().bit_count() > 1:
            found.append(state)
        seed += 1
    return found


def play_games(game: str) -> int:
    chance = random.Random(1)
    for seed in range(GAMES):
        random_game(game, seed, chance).scores()
    return GAMES


def play_out(game: str) -> int:
    policy = games[game].policies[-1]
    for number, state in enumerate(middles(game)):
        state.playouts(FastDice(number), PLAYOUTS, policy)
    return POSITIONS * PLAYOUTS


def search(game: str) -> int:
    for state in middles(game):
        maker(game, f"search:{SIMULATIONS}")(1).choose(state)
    return POSITIONS * SIMULATIONS


def step(game: str) -> int:
    import numpy as np

    from realmwright.gym import Batch

    envs = Batch(game, AT_ONCE, copy=False)
    chance = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(STEPS):
        mask = seen["action_mask"]
        seen, *_ = envs.step(np.argmax(chance.random(mask.shape) * mask, axis=1))
    return STEPS * AT_ONCE


class Kind(NamedTuple):
    """Something that can be measured."""

    words: str
    act: Callable[[str], int]
    """Does it in a game, and says how often."""


KINDS: Final = {
    "games": Kind("random games", play_games),
    "playouts": Kind("playouts by the best policy", play_out),
    "search": Kind("simulations of the search", search),
    "environments": Kind("steps of environments", step),
}


def main() -> None:
    act = KINDS[sys.argv[1]].act
    # The first time is a rehearsal: modules are imported, tables are made.
    act(sys.argv[2])
    begin = time.process_time()
    done = act(sys.argv[2])
    print(done / (time.process_time() - begin))


if __name__ == "__main__":
    main()
