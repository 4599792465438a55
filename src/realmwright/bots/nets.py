"""Nets that judge positions: where they are found, and how they are asked. They need ONNX Runtime."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import numpy as np

from realmwright.bots.net_inputs import NetInputs, inputs_of
from realmwright.game import BadSetup, Json, Registry, State

NET: Final = "net.onnx"
CARD: Final = "card.json"
INPUTS: Final = "inputs"
"""Where a graph says which planes and numbers it was made for: a hash of their names."""
AT_ONCE: Final = 32
"""How many positions are judged in one pass; more need more memory, and no less time each."""

nets: Registry[Callable[[], Traversable]] = Registry("realmwright.nets", "net")
"""For each game with a net what finds its folder (group ``realmwright.nets``): a net and its card."""


class Net:
    """Judges positions of one game, on one thread."""

    def __init__(self, game: str, folder: Traversable) -> None:
        """Raises BadSetup if ONNX Runtime is missing, or if the net is for other inputs."""
        try:
            import onnxruntime
        except ImportError:
            raise BadSetup("nets need ONNX Runtime: pip install 'realmwright[nets]'") from None
        self.card: Final[dict[str, Json]] = json.loads((folder / CARD).read_text("utf-8"))
        self._inputs = inputs_of(game)
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1
        self._session: Any = onnxruntime.InferenceSession(
            (folder / NET).read_bytes(), settings, providers=["CPUExecutionProvider"]
        )
        told = self._session.get_modelmeta().custom_metadata_map.get(INPUTS)
        if told != inputs_name(self._inputs):
            raise BadSetup(f"the net for {game} was made for other observations: it needs another release")

    def values(self, states: Sequence[State], seats: Sequence[int]) -> list[float]:
        """What positions of one game are worth to the seats that look at them, from -1 to 1."""
        found: list[float] = []
        for start in range(0, len(states), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            arrays = self._inputs.arrays(states[part], seats[part])
            (values,) = self._session.run(None, arrays._asdict())
            found += np.asarray(values)[:, 0].tolist()
        return found


def inputs_name(inputs: NetInputs) -> str:
    """Tells other inputs from these, even if they are as many."""
    return blake2b("\n".join([*inputs.planes, "", *inputs.numbers]).encode(), digest_size=8).hexdigest()


@cache
def net_for(game: str) -> Net:
    """The installed net of a game. Raises BadSetup if there is none, or if nothing can run it."""
    if game not in nets:
        raise BadSetup(f"no net is installed for {game}: pip install 'realmwright[nets]'")
    return Net(game, nets[game]())


def net_in(game: str, folder: str) -> Net:
    """The net in a folder, such as that of a training run."""
    return Net(game, Path(folder))
