"""Train a small player of Dominion with masked PPO, in NumPy alone, and measure how it does against random play.

    python examples/train_ppo.py --minutes 2 --save player.npz

The player is a network with two hidden layers. It plays many games at once against the bot `random`, or another one
(`--opponent`), learns from how they end, and afterwards plays games that it has never seen, each deal from both seats.
`python examples/train_ppo.py --load player.npz` measures a player that was saved.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# One core is plenty for matrices this small. NumPy asks when it is imported.
os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from realmwright.arena.intervals import wilson_interval
from realmwright.gym import Batch

Floats = NDArray[np.floating[Any]]
Parameters = dict[str, Floats]

GAME = "dominion"
KINGDOM = {"kingdom": "first-game"}
HIDDEN = 64
GAMES_AT_ONCE = 64
STEPS = 128
"""How many actions each game goes on before the player learns from them."""
EPOCHS = 4
MINIBATCH = 1024
CLIP = 0.2
"""How far, relatively, the probability of an action may move in one update."""
LEARNING_RATE = 1e-3
ENTROPY = 0.01
VALUE = 0.5
DISCOUNT = 0.999
TRACE = 0.95
LONGEST_STEP = 0.5
"""The gradient is cut down to this length."""
NEVER = -1e9
"""What an illegal action is worth to the policy."""
EVALUATION_SEED = 1_000_000


def features(seen: dict[str, NDArray[Any]]) -> NDArray[np.float32]:
    """An observation as one row of small numbers: counts matter less the larger they are."""
    rows = [np.reshape(array, (len(array), -1)) for name, array in seen.items() if name != "action_mask"]
    numbers = np.concatenate(rows, axis=1, dtype=np.float32)
    return np.sign(numbers) * np.log1p(np.abs(numbers))


class Network:
    """Two hidden layers, from which come a preference for each action and the expected reward."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator, dtype: Any = np.float32) -> None:
        sizes = {"1": (inputs, HIDDEN), "2": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.parameters: Parameters = {}
        for name, (rows, columns) in sizes.items():
            # The first opinions are weak: all legal actions begin nearly alike.
            scale = 0.01 if name == "policy" else 1 / np.sqrt(rows)
            self.parameters[f"weights {name}"] = (chance.standard_normal((rows, columns)) * scale).astype(dtype)
            self.parameters[f"bias {name}"] = np.zeros(columns, dtype)

    def forward(self, inputs: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, tuple[Floats, Floats]]:
        """The logarithms of the probabilities of all actions, the values, and the hidden layers."""
        known = self.parameters
        first = np.tanh(inputs @ known["weights 1"] + known["bias 1"])
        second = np.tanh(first @ known["weights 2"] + known["bias 2"])
        wishes = np.where(mask, second @ known["weights policy"] + known["bias policy"], NEVER)
        wishes -= wishes.max(axis=1, keepdims=True)
        logs = wishes - np.log(np.exp(wishes).sum(axis=1, keepdims=True))
        values = (second @ known["weights value"] + known["bias value"])[:, 0]
        return logs, values, (first, second)

    def loss(self, batch: "Lessons") -> tuple[float, Parameters]:
        """What PPO wants to be small, and in which direction it grows."""
        count = len(batch.actions)
        rows = np.arange(count)
        logs, values, (first, second) = self.forward(batch.inputs, batch.masks)
        chances = np.exp(logs)
        ratio = np.exp(logs[rows, batch.actions] - batch.logs)
        plain, clipped = ratio * batch.advantages, np.clip(ratio, 1 - CLIP, 1 + CLIP) * batch.advantages
        entropy = -(chances * np.where(batch.masks, logs, 0)).sum(axis=1)
        errors = values - batch.returns
        loss = (-np.minimum(plain, clipped) + VALUE * errors**2 - ENTROPY * entropy).mean()

        # Backwards. Where the clipped term is the smaller one it is constant, and nothing is learnt.
        to_wishes = chances * np.where(plain <= clipped, plain, 0)[:, None]
        to_wishes[rows, batch.actions] -= np.where(plain <= clipped, plain, 0)
        to_wishes += ENTROPY * chances * (np.where(batch.masks, logs, 0) + entropy[:, None])
        to_wishes /= count
        to_values = 2 * VALUE * errors[:, None] / count
        known = self.parameters
        to_second = (to_wishes @ known["weights policy"].T + to_values @ known["weights value"].T) * (1 - second**2)
        to_first = (to_second @ known["weights 2"].T) * (1 - first**2)
        gradient = {}
        layers = (("1", batch.inputs, to_first), ("2", first, to_second))
        for name, entering, leaving in (*layers, ("policy", second, to_wishes), ("value", second, to_values)):
            gradient[f"weights {name}"] = entering.T @ leaving
            gradient[f"bias {name}"] = leaving.sum(axis=0)
        return float(loss), gradient


@dataclass
class Lessons:
    """Actions, what was seen before each of them, and what came of it."""

    inputs: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    logs: Floats
    """The logarithms of the probabilities with which they were chosen."""
    advantages: Floats
    returns: Floats

    def parts(self, chance: np.random.Generator) -> Iterator["Lessons"]:
        """All of it in random order, a minibatch at a time."""
        order = chance.permutation(len(self.actions))
        for start in range(0, len(order), MINIBATCH):
            rows = order[start : start + MINIBATCH]
            advantages = self.advantages[rows]
            advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            yield Lessons(
                self.inputs[rows], self.masks[rows], self.actions[rows], self.logs[rows], advantages, self.returns[rows]
            )


class Adam:
    """Steps that are longer where the gradient is steady."""

    def __init__(self, parameters: Parameters) -> None:
        self._parameters = parameters
        self._means = {name: np.zeros_like(values) for name, values in parameters.items()}
        self._squares = {name: np.zeros_like(values) for name, values in parameters.items()}
        self._steps = 0

    def step(self, gradient: Parameters, rate: float) -> None:
        """Change the parameters, against the gradient."""
        self._steps += 1
        length = np.sqrt(sum(float((part**2).sum()) for part in gradient.values()))
        scale = min(1.0, LONGEST_STEP / (length + 1e-8))
        for name, part in gradient.items():
            mean, square = self._means[name], self._squares[name]
            mean += 0.1 * (scale * part - mean)
            square += 0.001 * ((scale * part) ** 2 - square)
            corrected = mean / (1 - 0.9**self._steps), square / (1 - 0.999**self._steps)
            self._parameters[name] -= rate * corrected[0] / (np.sqrt(corrected[1]) + 1e-8)


def chosen(logs: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by their probabilities."""
    found: NDArray[np.int64] = np.argmax(logs + chance.gumbel(size=logs.shape), axis=1)
    return found


def estimate(rewards: Floats, over: NDArray[np.bool_], values: Floats) -> Floats:
    """By how much each action turned out better than expected (generalised advantage estimation).

    By steps and games; ``values`` has one step more than the others.
    """
    advantages = np.zeros_like(rewards)
    ahead = np.zeros(rewards.shape[1], rewards.dtype)
    for step in reversed(range(len(rewards))):
        on = ~over[step]
        surprise = rewards[step] + DISCOUNT * values[step + 1] * on - values[step]
        ahead = surprise + DISCOUNT * TRACE * ahead * on
        advantages[step] = ahead
    return advantages


class Trainer:
    """Plays and learns, update by update."""

    def __init__(self, seed: int, opponent: str = "random", games: int = GAMES_AT_ONCE, steps: int = STEPS) -> None:
        self.env = Batch(GAME, games, opponent, options=KINGDOM, reward="points", autoreset_mode="SameStep", copy=False)
        self.chance = np.random.default_rng(seed)
        self.steps = steps
        self.finished: list[float] = []
        """The rewards of the games that ended since the last report."""
        seen, _ = self.env.reset(seed=seed)
        self.inputs, self.mask = features(seen), seen["action_mask"].copy()
        self.network = Network(self.inputs.shape[1], self.mask.shape[1], self.chance)
        self.adam = Adam(self.network.parameters)

    def play(self) -> Lessons:
        """Play on for some steps in all games."""
        size = (self.steps, self.env.num_envs)
        inputs = np.zeros((*size, self.inputs.shape[1]), np.float32)
        masks = np.zeros((*size, self.mask.shape[1]), np.int8)
        actions, over = np.zeros(size, np.int64), np.zeros(size, np.bool_)
        logs, rewards = np.zeros(size, np.float32), np.zeros(size, np.float32)
        values = np.zeros((self.steps + 1, self.env.num_envs), np.float32)
        for step in range(self.steps):
            inputs[step], masks[step] = self.inputs, self.mask
            policy, values[step], _ = self.network.forward(self.inputs, self.mask)
            actions[step] = chosen(policy, self.chance)
            logs[step] = np.take_along_axis(policy, actions[step][:, None], axis=1)[:, 0]
            seen, rewards[step], terminated, truncated, _ = self.env.step(actions[step])
            over[step] = terminated | truncated
            self.finished += rewards[step][over[step]].tolist()
            self.inputs, self.mask = features(seen), seen["action_mask"].copy()
        _, values[-1], _ = self.network.forward(self.inputs, self.mask)
        advantages = estimate(rewards, over, values)
        return Lessons(
            inputs.reshape(-1, inputs.shape[2]),
            masks.reshape(-1, masks.shape[2]),
            actions.ravel(),
            logs.ravel(),
            advantages.ravel(),
            (advantages + values[:-1]).ravel(),
        )

    def update(self, rate: float = LEARNING_RATE) -> float:
        """Play, and learn from it; the loss of the last minibatch."""
        lessons = self.play()
        loss = 0.0
        for _ in range(EPOCHS):
            for part in lessons.parts(self.chance):
                loss, gradient = self.network.loss(part)
                self.adam.step(gradient, rate)
        return loss


def evaluate(network: Network, opponent: str, games: int, seed: int = EVALUATION_SEED) -> tuple[float, int]:
    """The points of the player, a half for a shared victory, and the games, each deal from both seats.

    Games that are given up count for nobody.
    """
    points, played = 0.0, 0
    for seat in (0, 1):
        env = Batch(GAME, games // 2, opponent, seat=seat, options=KINGDOM, copy=False)
        seen, _ = env.reset(seed=seed)
        going = np.ones(env.num_envs, np.bool_)
        while going.any():
            logs, _, _ = network.forward(features(seen), seen["action_mask"])
            seen, rewards, terminated, truncated, _ = env.step(np.argmax(logs, axis=1))
            finished = going & terminated
            points += float((rewards[finished] / 2 + 0.5).sum())
            played += int(finished.sum())
            going &= ~(terminated | truncated)
    return points, played


def train(trainer: Trainer, minutes: float, updates: int | None) -> None:
    """Learn until time or updates are up, and tell about it every ten seconds."""
    begun = told = time.monotonic()
    update = 0
    while True:
        spent = (time.monotonic() - begun) / (60 * minutes)
        if spent >= 1 if updates is None else update >= updates:
            return
        done = spent if updates is None else update / updates
        loss = trainer.update(LEARNING_RATE * (1 - done))
        update += 1
        if time.monotonic() - told > 10:
            told = time.monotonic()
            games, mean = len(trainer.finished), np.mean(trainer.finished or [0.0])
            print(f"update {update:4}  loss {loss:7.3f}  {games:4} games, mean reward {mean:+.3f}", flush=True)
            trainer.finished.clear()


def main(arguments: list[str] | None = None) -> int:
    """Train, save, measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=2.0, help="how long to train (default: %(default)s)")
    parser.add_argument("--updates", type=int, help="how many updates to train instead, whatever time they take")
    parser.add_argument(
        "--at-once", type=int, default=GAMES_AT_ONCE, help="games played at once (default: %(default)s)"
    )
    parser.add_argument("--opponent", default="random", help="the bot to play against (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="the chance of the training (default: %(default)s)")
    parser.add_argument("--games", type=int, default=400, help="games to be measured by (default: %(default)s)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the player in this file (.npz)")
    parser.add_argument("--load", type=Path, metavar="FILE", help="measure the player of this file; train nothing")
    asked = parser.parse_args(arguments)
    if asked.minutes <= 0 or asked.at_once < 1 or asked.games < 2:
        parser.error("there are minutes to train in, games to be played at once, and two or more to be measured by")
    trainer = Trainer(asked.seed, asked.opponent, asked.at_once)
    if asked.load:
        with np.load(asked.load) as saved:
            trainer.network.parameters.update({name: saved[name] for name in trainer.network.parameters})
    else:
        train(trainer, asked.minutes, asked.updates)
    if asked.save:
        kept: dict[str, Any] = dict(trainer.network.parameters)
        np.savez(asked.save, **kept)
    points, games = evaluate(trainer.network, asked.opponent, asked.games)
    low, high = wilson_interval(points, games)
    who = asked.opponent
    print(f"{100 * points / games:.1f} % of the points in {games} games against {who}, each deal from both seats")
    print(f"95 % interval, taking games for independent: {100 * low:.1f} % to {100 * high:.1f} %")
    return 0


if __name__ == "__main__":
    sys.exit(main())
