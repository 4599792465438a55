"""The history of figures: one line for each release and machine."""

import json
from pathlib import Path

import pytest
from bench import history


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "FILE", tmp_path / "history.jsonl")
    monkeypatch.setattr(history, "BUILD", tmp_path)


def report(folder: Path, playouts: float) -> None:
    figures = {"kingdom-builder": {"playouts a second": {"compiled": playouts}}, "compiled": ["kingdom-builder"]}
    (folder / "bench.json").write_text(json.dumps(figures))


def test_a_release_has_one_line_a_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for playouts in (100.0, 123.456):
        report(tmp_path, playouts)
        history.main([])
    monkeypatch.setattr(history, "version", lambda _: "9.9")
    (tmp_path / "load.json").write_text(json.dumps({"sqlite": {"milliseconds a move": 1.5}}))
    history.main([])
    first, last = history.history()
    assert first["figures"] == {"kingdom-builder / playouts a second / compiled": 123.5}
    assert last["version"] == "9.9"
    assert last["figures"]["load / sqlite / milliseconds a move"] == 1.5
    history.main(["show", "playouts"])
    shown = capsys.readouterr().out
    assert shown.count("123.5") == 2
    assert "1.5 " not in shown.replace("123.5", "")


def test_nothing_is_written_before_anything_was_measured() -> None:
    with pytest.raises(SystemExit, match="make bench"):
        history.main([])
    assert history.history() == []
    with pytest.raises(SystemExit, match="usage"):
        history.main(["plot"])
