"""Training: a window of the newest examples, steps of Adam, and the running average of the weights."""

import threading
from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from realmwright.bots.net_inputs import NetInputs, inputs_of
from realmwright.learn.examples import Examples
from realmwright.learn.network import Params, judge, new_params, unpack
from realmwright.learn.recipes import Recipe

DECAY: Final = 1e-4
LARGEST_STEP: Final = 1.0
"""Of the norm of all gradients."""
AVERAGED: Final = 2000
"""The average of the weights looks back over about so many steps, or a tenth of all."""
DEALS_IN_BATCH: Final = 128
"""A batch has positions of so many deals, equally many of each: that is faster than to take each from another one."""

Arrays: TypeAlias = Mapping[str, NDArray[Any]]


class Batch(NamedTuple):
    """Positions to learn from at once."""

    planes: NDArray[np.uint8]
    """As their observers drew them, packed, and empty planes to fill up."""
    order: NDArray[np.int16]
    """For each plane of the net's inputs the number of the drawn one; that of an empty plane, if there is none."""
    numbers: NDArray[np.float32]
    targets: NDArray[np.float32]


class Window:
    """The newest examples. Several threads may add and take."""

    def __init__(self, inputs: NetInputs, size: int) -> None:
        self._inputs = inputs
        self._size = size
        self._deals: deque[Examples] = deque()
        self._lock = threading.Lock()
        self.positions = 0

    def add(self, examples: Examples) -> None:
        with self._lock:
            self._deals.append(examples)
            self.positions += len(examples.targets)
            while self.positions - len(self._deals[0].targets) >= self._size:
                self.positions -= len(self._deals.popleft().targets)

    def batch(self, size: int, chance: np.random.Generator) -> Batch:
        """A random sample: as many positions from each of some deals."""
        count = min(size, DEALS_IN_BATCH)
        with self._lock:
            deals = [self._deals[place] for place in chance.integers(len(self._deals), size=count)]
        shares = [size // count + (place < size % count) for place in range(count)]
        return assemble(
            self._inputs,
            [(each, chance.integers(len(each.targets), size=share)) for each, share in zip(deals, shares, strict=True)],
        )


def assemble(inputs: NetInputs, chosen: Sequence[tuple[Examples, NDArray[np.int64]]]) -> Batch:
    """Some positions of each of some deals."""
    size = sum(len(rows) for _, rows in chosen)
    none = len(inputs.planes)
    planes = np.zeros((size, none + 1, inputs.rows * inputs.columns // 8), np.uint8)
    order = np.full((size, none), none, np.int16)
    numbers = np.zeros((size, len(inputs.numbers)), np.float32)
    targets = np.zeros(size, np.float32)
    start = 0
    for examples, rows in chosen:
        here = slice(start, start := start + len(rows))
        layout = inputs.layout(examples.observer)
        _, drawn, room = examples.planes.shape
        # Bringing the planes in order here would take longer than everything else; the accelerator does it.
        planes[here, :drawn, :room] = examples.planes[rows]
        order[here, layout.planes] = np.arange(drawn)
        numbers[here, layout.numbers] = examples.numbers[rows] * layout.factors
        targets[here] = examples.targets[rows]
    return Batch(planes, order, numbers, targets)


class Progress(NamedTuple):
    """What training has come to: everything that a checkpoint holds."""

    params: Params
    average: Params
    """The running average of the weights, which plays."""
    optimizer: Any
    step: Any


class Trainer:
    """Teaches a net."""

    def __init__(self, recipe: Recipe, seed: int) -> None:
        self.inputs: Final = inputs_of(recipe.sampling.game)
        self._recipe = recipe
        schedule = optax.linear_schedule(0.0, recipe.rate, recipe.warm_up)
        self._optimizer = optax.chain(
            optax.clip_by_global_norm(LARGEST_STEP), optax.adamw(schedule, weight_decay=DECAY)
        )
        params = new_params(seed, recipe.size, len(self.inputs.planes), len(self.inputs.numbers))
        self.progress = Progress(params, params, self._optimizer.init(params), jnp.zeros((), jnp.int32))
        self.steps = 0
        # Half precision is fast on accelerators only.
        self._kind = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
        self._step = jax.jit(self._make_step)
        self._values = jax.jit(self._find_values)

    def learn(self, batch: Batch) -> Any:
        """One step. The loss is an array of JAX, which need not be there yet."""
        self.progress, loss = self._step(self.progress, *batch)
        self.steps += 1
        return loss

    def _make_step(
        self, progress: Progress, planes: Any, order: Any, numbers: Any, targets: Any
    ) -> tuple[Progress, Any]:
        board = unpack(planes, order, self.inputs.rows, self.inputs.columns)

        def loss_of(params: Params) -> Any:
            return jnp.mean((judge(params, board, numbers, self._kind) - targets) ** 2)

        loss, gradients = jax.value_and_grad(loss_of)(progress.params)
        updates, optimizer = self._optimizer.update(gradients, progress.optimizer, progress.params)
        params = optax.apply_updates(progress.params, updates)
        share = jnp.maximum(1 / AVERAGED, 1 / (1 + progress.step / 10))
        average = jax.tree.map(lambda old, new: old + share * (new - old), progress.average, params)
        return Progress(params, average, optimizer, progress.step + 1), loss

    def values(self, batch: Batch) -> NDArray[np.float32]:
        """What the averaged net thinks of positions."""
        return np.asarray(self._values(self.progress.average, batch.planes, batch.order, batch.numbers))

    def _find_values(self, params: Params, planes: Any, order: Any, numbers: Any) -> Any:
        return judge(params, unpack(planes, order, self.inputs.rows, self.inputs.columns), numbers)

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
