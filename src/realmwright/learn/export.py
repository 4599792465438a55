"""Nets as ONNX graphs, which run wherever ONNX Runtime does, without what they were trained with."""

from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from realmwright.bots.net_inputs import NetInputs
from realmwright.bots.nets import INPUTS, inputs_name
from realmwright.learn.network import PATCH, Params, blocks_of

OPSET = 18
IR_VERSION = 10


class Graph:
    """An ONNX graph under construction."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def weight(self, array: Any, kind: Any = np.float32) -> str:
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(np.ascontiguousarray(np.asarray(array, kind)), name))
        return name

    def add(self, operation: str, *inputs: str, name: str = "", **attributes: Any) -> str:
        name = name or f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(operation, list(inputs), [name], **attributes))
        return name

    def linear(self, given: str, weights: Any, bias: Any) -> str:
        return self.add("Gemm", given, self.weight(weights), self.weight(bias))


def to_onnx(params: Params, inputs: NetInputs) -> Any:
    """The graph of a net: what :class:`realmwright.bots.net_inputs.Arrays` has gives ``value``.

    Only those planes and numbers are given that a game can have, so only their weights are used.
    """
    graph = Graph()

    def kernel(array: Any) -> str:
        return graph.weight(np.transpose(np.asarray(array, np.float32), (3, 2, 0, 1)))

    def spread(given: str) -> str:
        return graph.add("Unsqueeze", given, graph.weight([2, 3], np.int64))

    def pooled(given: str) -> str:
        total = graph.add("ReduceSum", given, graph.weight([2, 3], np.int64), keepdims=0)
        mean = graph.add("Div", total, area)
        most = graph.add("Flatten", graph.add("GlobalMaxPool", given))
        return graph.add("Concat", mean, most, axis=1)

    corner = [
        graph.weight(numbers, np.int64) for numbers in ([0, 0, 0], [1, 2**31, 2**31], [1, 2, 3], [1, PATCH, PATCH])
    ]
    board = graph.add("Cast", "board", to=TensorProto.FLOAT)
    there = graph.add("Slice", board, *corner)
    area = graph.add("ReduceSum", there, graph.weight([2, 3], np.int64), keepdims=0)
    table = graph.add("Gather", graph.weight(params["table"]), "numbers", axis=0)
    facts = graph.add("Relu", graph.add("Gemm", "table", table, graph.weight(params["table bias"])))
    told = spread(graph.linear(facts, params["inform"], params["inform bias"]))
    seen = graph.add("Gather", kernel(params["stem"]), "planes", axis=1)
    stem = graph.add("Conv", board, seen, strides=[PATCH, PATCH])
    found = graph.add("Mul", graph.add("Relu", graph.add("Add", stem, told)), there)
    for number in range(blocks_of(params)):
        block = params[f"block {number}"]
        first = graph.add("Conv", found, kernel(block["first"]), graph.weight(block["first bias"]), pads=[1] * 4)
        inner = graph.add("Mul", graph.add("Relu", first), there)
        shared = spread(graph.linear(pooled(inner), block["pool"], block["second bias"]))
        change = graph.add("Add", graph.add("Conv", inner, kernel(block["second"]), pads=[1] * 4), shared)
        found = graph.add("Mul", graph.add("Relu", graph.add("Add", found, change)), there)
    last = graph.add("Concat", pooled(found), facts, axis=1)
    last = graph.add("Relu", graph.linear(last, params["head"], params["head bias"]))
    graph.add("Tanh", graph.linear(last, params["value"], params["value bias"]), name="value")
    made = helper.make_graph(
        graph.nodes,
        "judge",
        [
            helper.make_tensor_value_info("board", TensorProto.UINT8, ["positions", "seen planes", "rows", "columns"]),
            helper.make_tensor_value_info("planes", TensorProto.INT64, ["seen planes"]),
            helper.make_tensor_value_info("table", TensorProto.FLOAT, ["positions", "seen numbers"]),
            helper.make_tensor_value_info("numbers", TensorProto.INT64, ["seen numbers"]),
        ],
        [helper.make_tensor_value_info("value", TensorProto.FLOAT, ["positions", 1])],
        graph.weights,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    helper.set_model_props(model, {INPUTS: inputs_name(inputs)})
    onnx.checker.check_model(model)
    return model
