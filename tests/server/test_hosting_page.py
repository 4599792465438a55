"""docs/hosting.md names every variable and metric, and its examples do what they should."""

import re
import time
from dataclasses import fields
from pathlib import Path
from typing import Any, Final

from prometheus_client import Metric

from realmwright.server.notices.webhooks import signature
from realmwright.server.operations.config import PREFIX, Config
from realmwright.server.operations.metrics import Metrics

PAGE: Final = Path(__file__).parents[2] / "docs" / "hosting.md"


def example(language: str) -> str:
    """The one example in a language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def test_every_variable_that_the_page_names_exists() -> None:
    known = {PREFIX + each.name.upper() for each in fields(Config)}
    assert set(re.findall(rf"{PREFIX}[A-Z_]+", PAGE.read_text("utf-8"))) == known


def test_every_metric_is_in_the_table() -> None:
    table = PAGE.read_text("utf-8").split("<!-- metrics -->")[1].split("<!-- end of metrics -->")[0]
    named = {
        name: tuple(labels[1:-1].split(",")) if labels else ()
        for name, labels in re.findall(r"`(\w+)(\{.*?\})?`", table)
    }
    metrics = Metrics()
    collected: list[Metric] = list(metrics.registry.collect())
    assert set(named) == {each.name + ("_total" if each.type == "counter" else "") for each in collected}
    for each in (metrics.refusals, metrics.bot_faults, metrics.dropped, metrics.notices):
        assert named[f"{each._name}_total"] == each._labelnames


def test_the_example_that_checks_a_signature() -> None:
    names: dict[str, Any] = {}
    exec(example("python"), names)
    genuine = names["is_genuine"]
    now, body = int(time.time()), b'{"kind": "turn"}'
    assert genuine("secret", signature("secret", now, body), body)
    assert not genuine("secret", signature("secret", now, body), body + b" ")
    assert not genuine("other", signature("secret", now, body), body)
    assert not genuine("secret", signature("secret", now - 3600, body), body)
    assert not genuine("secret", signature("secret", now, body).replace(str(now), str(now + 1)), body)
    for nonsense in ("", "t=", "t=1,v1=", "v1=ä", "=", "t=x,v1=1"):
        assert not genuine("secret", nonsense, body)
