"""The history of figures: one line for each release and machine."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bench import against, history
from tools.generators import performance


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


def test_releases_are_measured_in_turn_and_plotted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "version", lambda _: "0.2.0")
    report(tmp_path, 100.0)
    history.main([])
    # The revisions are unpacked and compiled by `make against` as well, whose tests do it.
    paces = {"old": {"games": 100.0, "playouts": 50.0}, "new": {"games": 150.0, "playouts": 200.0, "search": 70.0}}
    order: list[str] = []

    def pace(tree: Path, kind: str, _: str) -> float | None:
        order.append(tree.read_text())
        return paces[tree.read_text()].get(kind)

    def unpacked(revision: str, folder: Path) -> Path:
        folder.write_text(revision)
        return folder

    monkeypatch.setattr(against, "unpacked", unpacked)
    monkeypatch.setattr(against, "pace", pace)
    history.main(["measure", "0.1.0=old", "0.2.0=new"])
    assert order[:4] == ["old", "new", "old", "new"]
    first, last = sorted(history.history(), key=lambda line: str(line["version"]))
    assert last["figures"]["kingdom-builder / playouts a second / compiled"] == 100.0, "the other figures are kept"
    assert (first["revision"], first["figures"]["paces / dominion / playouts"]) == ("old", 50.0)

    lines = [first, last]
    rows = performance.table(lines).splitlines()
    assert rows[0] == "| a second, one core | game | 0.1.0 | 0.2.0 |"
    assert "| playouts by the best policy | dominion | 50.0 | 200 |" in rows
    assert "| simulations of the search | dominion |  | 70.0 |" in rows
    drawn = performance.plot(lines)
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert performance.relative(lines, "dominion", "playouts", 1) == 4
    assert performance.relative(lines, "dominion", "environments", 1) is None


def test_nothing_is_written_before_anything_was_measured() -> None:
    with pytest.raises(SystemExit, match="make bench"):
        history.main([])
    assert history.history() == []
    with pytest.raises(SystemExit, match="usage"):
        history.main(["plot"])
