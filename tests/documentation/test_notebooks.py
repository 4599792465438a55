"""The notebooks run, with as little work as they can do, and show what they promise."""

from collections.abc import Mapping
from typing import Any

import pytest
from tools.notebooks import FOLDER, main, read, run, to_markdown

QUICK: Mapping[str, Mapping[str, object]] = {
    "a-bot": {"GAMES": 4},
    "a-training-curve": {"UPDATES": 2, "GAMES_AT_ONCE": 16, "GAMES": 4},
    "first-position": {},
    "ten-thousand-games": {"GAMES": 60},
}


def test_every_notebook_is_run() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(QUICK)


def kinds(cell: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """What a cell shows, without what it says."""
    return [(output["output_type"], sorted(output.get("data", ()))) for output in cell["outputs"]]


@pytest.mark.parametrize("name", QUICK)
def test_a_notebook_runs_and_was_stored_whole(name: str) -> None:
    path = FOLDER / f"{name}.ipynb"
    stored, again = read(path), read(path)
    run(again, QUICK[name])
    for cell, before in zip(again["cells"], stored["cells"], strict=True):
        if cell["cell_type"] == "code":
            assert before["execution_count"] == cell["execution_count"], "run `python -m tools.notebooks`"
            assert kinds(cell) == kinds(before)
    if not QUICK[name]:
        assert again == stored, "nothing depends on how much is computed: run `python -m tools.notebooks`"


def notebook(*sources: str) -> dict[str, Any]:
    cells = [
        {"cell_type": "code", "metadata": {"tags": ["parameters"]} if not place else {}, "source": [source]}
        for place, source in enumerate(sources)
    ]
    return {"cells": cells}


def test_parameters_are_set_behind_their_cell_and_must_exist() -> None:
    assert run(notebook("SIZE = 9", "found = SIZE + 1"), {"SIZE": 1})["found"] == 2
    with pytest.raises(ValueError, match="no parameter LENGTH"):
        run(notebook("SIZE = 9"), {"LENGTH": 1})


def test_a_page_has_texts_code_and_drawings() -> None:
    text, drawings = to_markdown(FOLDER / "first-position.ipynb")
    assert text.startswith("# A first position\n")
    assert "```python\nstate.prompt()\n```" in text
    assert "![What the cell above draws](first-position-1.svg)" in text
    assert drawings["first-position-1.svg"].startswith("<svg")


def test_an_unknown_notebook_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 2
    assert "there is no notebook nothing; there are a-bot" in capsys.readouterr().err
