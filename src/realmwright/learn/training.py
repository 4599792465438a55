"""Training: a window of the newest examples, steps of Adam, and the running average of the weights."""

import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from realmwright.bots.net_inputs import NetInputs, Sights, inputs_of
from realmwright.learn.examples import Examples
from realmwright.learn.network import Params, judge, new_params, unpack
from realmwright.learn.recipes import Recipe
from realmwright.observers.planes import HexObserver

DECAY: Final = 1e-4
LARGEST_STEP: Final = 1.0
"""Of the norm of all gradients."""
AVERAGED: Final = 2000
"""The average of the weights looks back over about so many steps, or a tenth of all."""
JUDGED_AT_ONCE: Final = 512
"""Positions that are judged at once in games of the net."""
DEALS_IN_BATCH: Final = 128
"""A batch has positions of so many deals, equally many of each: that is faster than to take each from another one."""

Arrays: TypeAlias = Mapping[str, NDArray[Any]]


class Arranged(NamedTuple):
    """Positions of any games as the accelerator takes them."""

    planes: NDArray[np.uint8]
    """As their observers drew them, packed, and empty planes to fill up."""
    order: NDArray[np.int16]
    """For each plane of the net's inputs the number of the drawn one; that of an empty plane, if there is none."""
    numbers: NDArray[np.float32]


class Batch(NamedTuple):
    """Positions to learn from at once."""

    positions: Arranged
    targets: NDArray[np.float32]


class Window:
    """The newest examples. Several threads may add and take."""

    def __init__(self, inputs: NetInputs, size: int, reuse: int) -> None:
        """It holds so many positions. Each of them is taken so many times, on average."""
        self._inputs = inputs
        self._size = size
        self._reuse = reuse
        self._deals: deque[Examples] = deque()
        self._lock = threading.Lock()
        self._held = self._added = self._taken = 0

    def add(self, examples: Examples) -> None:
        with self._lock:
            if self._deals and examples.by_net != self._deals[-1].by_net:
                # The net has become better than what it has learnt from.
                self._deals.clear()
                self._held = self._added = self._taken = 0
            self._deals.append(examples)
            self._held += len(examples.targets)
            self._added += len(examples.targets)
            while self._held - len(self._deals[0].targets) >= self._size:
                self._held -= len(self._deals.popleft().targets)

    def batch(self, size: int, chance: np.random.Generator) -> Batch | None:
        """A random sample, as many positions from each of some deals; None if enough was learnt from what there is."""
        count = min(size, DEALS_IN_BATCH)
        with self._lock:
            if self._taken + size > max(1, self._reuse) * self._added:
                return None
            self._taken += size
            deals = [self._deals[place] for place in chance.integers(len(self._deals), size=count)]
        shares = [size // count + (place < size % count) for place in range(count)]
        return assemble(
            self._inputs,
            [(each, chance.integers(len(each.targets), size=share)) for each, share in zip(deals, shares, strict=True)],
        )


def assemble(inputs: NetInputs, chosen: Sequence[tuple[Examples, NDArray[np.int64]]]) -> Batch:
    """Some positions of each of some deals."""
    drawn = [(each.observer, Sights(each.planes[rows], each.numbers[rows])) for each, rows in chosen]
    targets = np.concatenate([each.targets[rows] for each, rows in chosen])
    return Batch(arrange(inputs, drawn, len(targets)), targets)


def arrange(inputs: NetInputs, drawn: Sequence[tuple[HexObserver, Sights]], size: int) -> Arranged:
    """Positions of any games, filled up with empty ones to this size."""
    none = len(inputs.planes)
    planes = np.zeros((size, none + 1, inputs.rows * inputs.columns // 8), np.uint8)
    order = np.full((size, none), none, np.int16)
    numbers = np.zeros((size, len(inputs.numbers)), np.float32)
    start = 0
    for observer, sights in drawn:
        here = slice(start, start := start + len(sights.planes))
        layout = inputs.layout(observer)
        _, count, room = sights.planes.shape
        # Bringing the planes in order here would take longer than everything else; the accelerator does it.
        planes[here, :count, :room] = sights.planes
        order[here, layout.planes] = np.arange(count)
        numbers[here, layout.numbers] = sights.numbers * layout.factors
    return Arranged(planes, order, numbers)


class BatchJudge:
    """Judges positions as they are drawn, with the weights of a net, on an accelerator if there is one."""

    def __init__(self, game: str) -> None:
        self._inputs = inputs_of(game)
        self._values = jax.jit(self._find_values)

    def _find_values(self, params: Params, planes: Any, order: Any, numbers: Any) -> Any:
        board = unpack(planes, order, self._inputs.rows, self._inputs.columns)
        return judge(params, board, numbers, precision())

    def values(self, params: Params, drawn: Sequence[tuple[HexObserver, Sights]]) -> NDArray[np.float32]:
        """What positions are worth to the seats that see them."""
        count = sum(len(sights.planes) for _, sights in drawn)
        # Always as many at once: for another number the function would be compiled anew.
        whole = -(-count // JUDGED_AT_ONCE) * JUDGED_AT_ONCE
        arranged = arrange(self._inputs, drawn, whole)
        parts = [slice(first, first + JUDGED_AT_ONCE) for first in range(0, whole, JUDGED_AT_ONCE)]
        found = [self._values(params, *(array[part] for array in arranged)) for part in parts]
        return np.concatenate([np.asarray(each) for each in found])[:count]


def precision() -> Any:
    """Half precision is fast on accelerators only."""
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


class Progress(NamedTuple):
    """What training has come to: everything that a checkpoint holds."""

    params: Params
    average: Params
    """The running average of the weights, which plays."""
    optimizer: Any
    step: Any


class Steps(NamedTuple):
    """What is computed on the accelerator for one recipe, compiled once."""

    optimizer: optax.GradientTransformation
    step: Callable[..., tuple[Progress, Any]]
    """From the progress, positions and targets to the progress and the loss."""
    values: Callable[..., Any]
    """From weights and positions to values."""


@cache
def steps_of(recipe: Recipe) -> Steps:
    """The steps of all runs with a recipe."""
    inputs = inputs_of(recipe.sampling.game)
    schedule = optax.linear_schedule(0.0, recipe.rate, recipe.warm_up)
    optimizer = optax.chain(optax.clip_by_global_norm(LARGEST_STEP), optax.adamw(schedule, weight_decay=DECAY))

    def step(progress: Progress, planes: Any, order: Any, numbers: Any, targets: Any) -> tuple[Progress, Any]:
        board = unpack(planes, order, inputs.rows, inputs.columns)

        def loss_of(params: Params) -> Any:
            return jnp.mean((judge(params, board, numbers, precision()) - targets) ** 2)

        loss, gradients = jax.value_and_grad(loss_of)(progress.params)
        updates, state = optimizer.update(gradients, progress.optimizer, progress.params)
        params = optax.apply_updates(progress.params, updates)
        share = jnp.maximum(1 / AVERAGED, 1 / (1 + progress.step / 10))
        average = jax.tree.map(lambda old, new: old + share * (new - old), progress.average, params)
        return Progress(params, average, state, progress.step + 1), loss

    def values(params: Params, planes: Any, order: Any, numbers: Any) -> Any:
        return judge(params, unpack(planes, order, inputs.rows, inputs.columns), numbers)

    return Steps(optimizer, jax.jit(step), jax.jit(values))


class Trainer:
    """Teaches a net."""

    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.inputs: Final = inputs_of(recipe.sampling.game)
        self._steps = steps_of(recipe)
        params = new_params(seed, recipe.size, len(self.inputs.planes), len(self.inputs.numbers))
        self.progress = Progress(params, params, self._steps.optimizer.init(params), jnp.zeros((), jnp.int32))
        self.steps = 0

    def learn(self, batch: Batch) -> Any:
        """One step. The loss is an array of JAX, which need not be there yet."""
        self.progress, loss = self._steps.step(self.progress, *batch.positions, batch.targets)
        self.steps += 1
        return loss

    def values(self, batch: Batch) -> NDArray[np.float32]:
        """What the averaged net thinks of positions."""
        return np.asarray(self._steps.values(self.progress.average, *batch.positions))

    def restore(self, arrays: Arrays) -> None:
        """Go on from what :meth:`arrays` gave."""
        leaves, shape = jax.tree.flatten(self.progress)
        stored = [arrays[f"{place:04}"] for place in range(len(leaves))]
        if any(old.shape != np.shape(leaf) for old, leaf in zip(stored, leaves, strict=True)):
            raise ValueError("a checkpoint of another net")
        self.progress = jax.tree.unflatten(shape, [jnp.asarray(array) for array in stored])
        self.steps = int(self.progress.step)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Everything that is needed to go on, by name."""
        return {f"{place:04}": np.asarray(leaf) for place, leaf in enumerate(jax.tree.leaves(self.progress))}
