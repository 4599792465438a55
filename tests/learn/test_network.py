"""The net itself, and its ONNX graph: both say the same."""

import jax.numpy as jnp
import numpy as np
import onnxruntime
import pytest
from numpy.typing import NDArray

from realmwright.bots.net_inputs import Arrays, inputs_of
from realmwright.learn.export import to_onnx
from realmwright.learn.network import Params, Size, judge, new_params

PLANES, NUMBERS = 5, 7


@pytest.fixture(params=[Size(8, 0, 6), Size(8, 2, 6)], ids=str)
def params(request: pytest.FixtureRequest) -> Params:
    made = new_params(3, request.param, PLANES, NUMBERS)
    return {**made, "value": 10 * made["value"]}


def positions(rows: int, columns: int) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Boards (position, plane, row, column) and tables."""
    chance = np.random.default_rng(1)
    boards = chance.integers(2, size=(3, PLANES, rows, columns)).astype(np.float32)
    boards[:, 0] = 1
    return boards, chance.random((3, NUMBERS)).astype(np.float32)


def judged(params: Params, boards: NDArray[np.float32], tables: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(judge(params, jnp.asarray(boards.transpose(0, 2, 3, 1)), jnp.asarray(tables)))


def test_the_graph_says_the_same_with_what_a_game_can_have(params: Params) -> None:
    boards, tables = positions(6, 8)
    planes, numbers = np.array([0, 3, 1]), np.array([2, 5, 6, 0])
    graph = to_onnx(params, inputs_of("kingdom-builder")).SerializeToString()
    session = onnxruntime.InferenceSession(graph, providers=["CPUExecutionProvider"])
    given = Arrays(boards[:, planes].astype(np.uint8), planes, tables[:, numbers], numbers)
    (values,) = session.run(None, given._asdict())
    boards[:, [2, 4]] = 0
    tables[:, [1, 3, 4]] = 0
    assert values[:, 0] == pytest.approx(judged(params, boards, tables), abs=1e-5)
    assert len(set(values[:, 0].round(6).tolist())) == 3


def test_a_map_may_lie_in_a_larger_plane(params: Params) -> None:
    boards, tables = positions(6, 8)
    larger = np.zeros((3, PLANES, 10, 12), np.float32)
    larger[:, :, :6, :8] = boards
    assert judged(params, larger, tables) == pytest.approx(judged(params, boards, tables), abs=1e-5)


def test_values_are_from_minus_one_to_one(params: Params) -> None:
    boards, tables = positions(4, 4)
    strong = {**params, "value": 1000 * params["value"]}
    assert np.abs(judged(strong, boards, tables)).max() <= 1
