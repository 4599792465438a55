"""Nets that judge positions: where they are found, and how they are asked. They need ONNX Runtime."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import numpy as np

from realmwright.bots.net_inputs import inputs_of
from realmwright.game import BadSetup, Json, Registry, State

NET: Final = "net.onnx"
CARD: Final = "card.json"
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
        board, table = self._session.get_inputs()
        wanted = (len(self._inputs.planes), len(self._inputs.numbers))
        if (board.shape[1], table.shape[1]) != wanted:
            raise BadSetup(f"the net for {game} was made for other observations: it needs another release")

    def values(self, states: Sequence[State], seat: int) -> list[float]:
        """What positions of one game are worth to a seat, from -1 to 1."""
        found: list[float] = []
        for start in range(0, len(states), AT_ONCE):
            boards, tables = self._inputs.arrays(list(states[start : start + AT_ONCE]), seat)
            (values,) = self._session.run(None, {"board": boards, "table": tables})
            found += np.asarray(values)[:, 0].tolist()
        return found


@cache
def net_for(game: str) -> Net:
    """The installed net of a game. Raises BadSetup if there is none, or if nothing can run it."""
    if game not in nets:
        raise BadSetup(f"no net is installed for {game}: pip install 'realmwright[nets]'")
    return Net(game, nets[game]())


def net_in(game: str, folder: str) -> Net:
    """The net in a folder, such as that of a training run."""
    return Net(game, Path(folder))
