"""A net that judges positions of games on hexes: residual blocks over patches of two by two hexes.

Rows of hexes are offset by half a hex, so what lies next to a hex depends on its row. A patch of two rows and two
columns looks the same everywhere: over patches an ordinary convolution with kernels of 3 by 3 sees all neighbours.
What lies outside the map stays zero in every layer, so a map may lie in a larger plane.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

Params: TypeAlias = dict[str, Any]

PATCH: Final = 2


class Size(NamedTuple):
    """The size of a net."""

    channels: int = 64
    blocks: int = 4
    hidden: int = 128
    """Of what becomes of the numbers, and of the last layer."""


def new_params(seed: int, size: Size, planes: int, numbers: int) -> Params:
    """The weights of a net that knows nothing."""
    chance = np.random.default_rng(seed)

    def weights(*shape: int, scale: float = 1.0) -> Any:
        fan = int(np.prod(shape[:-1]))
        return jnp.asarray(chance.normal(0, scale * (2 / fan) ** 0.5, shape), jnp.float32)

    def zeros(count: int) -> Any:
        return jnp.zeros(count, jnp.float32)

    channels, hidden = size.channels, size.hidden
    params: Params = {
        # Of many planes only a few have something in a place.
        "stem": weights(PATCH, PATCH, planes, channels, scale=3.0),
        "table": weights(numbers, hidden, scale=3.0),
        "table bias": zeros(hidden),
        "inform": weights(hidden, channels),
        "inform bias": zeros(channels),
        "head": weights(2 * channels + hidden, hidden),
        "head bias": zeros(hidden),
        "value": weights(hidden, 1, scale=0.1),
        "value bias": zeros(1),
    }
    for block in range(size.blocks):
        params[f"block {block}"] = {
            "first": weights(3, 3, channels, channels),
            "first bias": zeros(channels),
            "pool": weights(2 * channels, channels, scale=0.1),
            "second": weights(3, 3, channels, channels, scale=0.1),
            "second bias": zeros(channels),
        }
    return params


def blocks_of(params: Params) -> int:
    """The number of residual blocks."""
    return sum(name.startswith("block ") for name in params)


def judge(params: Params, board: Any, table: Any, kind: Any = jnp.float32) -> Any:
    """The value of each position, from -1 to 1.

    ``board`` has position, row, column and plane; the first plane shows where the map has hexes.
    """

    def convolved(inputs: Any, kernel: Any, stride: int = 1, padding: str = "SAME") -> Any:
        return jax.lax.conv_general_dilated(
            inputs.astype(kind),
            kernel.astype(kind),
            (stride, stride),
            padding,
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
        )

    def pooled(inputs: Any) -> Any:
        mean = jnp.sum(inputs, (1, 2), dtype=jnp.float32) / jnp.sum(there, (1, 2), dtype=jnp.float32)
        return jnp.concatenate([mean, jnp.max(inputs, (1, 2)).astype(jnp.float32)], -1)

    there = board[:, ::PATCH, ::PATCH, :1].astype(kind)
    facts = jax.nn.relu(table @ params["table"] + params["table bias"])
    told = facts @ params["inform"] + params["inform bias"]
    found = convolved(board, params["stem"], PATCH, "VALID") + told[:, None, None, :].astype(kind)
    found = jax.nn.relu(found) * there
    for number in range(blocks_of(params)):
        block = params[f"block {number}"]
        inner = jax.nn.relu(convolved(found, block["first"]) + block["first bias"].astype(kind)) * there
        shared = pooled(inner) @ block["pool"] + block["second bias"]
        change = convolved(inner, block["second"]) + shared[:, None, None, :].astype(kind)
        found = jax.nn.relu(found + change) * there
    last = jnp.concatenate([pooled(found), facts], -1)
    last = jax.nn.relu(last @ params["head"] + params["head bias"])
    return jnp.tanh(last @ params["value"] + params["value bias"])[:, 0]


def unpack(packed: Any, order: Any, rows: int, columns: int) -> Any:
    """Planes with eight hexes in a byte, brought in order, as position, row, column and plane."""
    packed = jnp.take_along_axis(packed, order[:, :, None].astype(jnp.int32), axis=1)
    bits = jnp.unpackbits(packed, axis=-1)[..., : rows * columns]
    return jnp.moveaxis(bits.reshape(*bits.shape[:-1], rows, columns), 1, -1)
