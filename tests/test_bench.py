"""The benchmark still runs and still reports every figure. How quick anything is is no test."""

import json
import math
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import __main__ as bench

from realmwright.game import games

FIGURES = (
    "games a second",
    "actions a second",
    "actions a game",
    "chess games a second",
    "chess plies a second",
    "actions to a chess ply",
    "games to a chess game",
    "copy, microseconds",
    "legal, microseconds",
    "play, microseconds",
    "scores, microseconds",
)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Just enough of everything; the report goes to a folder that is not there yet."""
    report = tmp_path / "build" / "bench.json"
    for name, value in {"ROUNDS": 2, "GAMES": 2, "CHESS_GAMES": 1, "CALLS": 5, "REPORT": report}.items():
        assert hasattr(bench, name)
        monkeypatch.setattr(bench, name, value)
    return report


def test_every_figure_is_measured() -> None:
    figures = bench.measure()
    assert tuple(figures) == FIGURES
    assert all(math.isfinite(value) and value > 0 for value in figures.values())
    assert 100 < figures["actions a game"] < 300, "whole games for two"


def test_the_games_are_whole_and_the_same_for_the_same_chance() -> None:
    game = games["kingdom-builder"]
    first, again, other = (bench.play_random(game, random.Random(seed), 5) for seed in (1, 1, 2))
    assert (first.games, first.actions) == (again.games, again.actions)
    assert first.actions != other.actions
    chess = bench.play_chess(random.Random(1))
    assert chess.games == 1
    assert chess.actions > 4


def test_positions_come_from_all_parts_of_games() -> None:
    states = bench.positions(games["kingdom-builder"], random.Random(1))
    dumps: list[Any] = [state.dump() for state in states]
    built = [sum(len(player["settlements"]) for player in dump["players"]) for dump in dumps]
    assert min(built) < 10
    assert max(built) > 65
    assert all(state.seat is not None for state in states)
    bench.time_play(states, random.Random(1))
    assert [state.dump() for state in states] == dumps, "plays on copies"


def test_the_report_holds_what_the_table_shows(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main()
    shown = capsys.readouterr().out
    written = json.loads(tiny.read_text("utf-8"))
    assert list(written) == ["python", *FIGURES]
    assert written["python"] == sys.version.split()[0]
    assert "median of 2" in shown
    for name in FIGURES:
        value = written[name]
        (line,) = [line for line in shown.splitlines() if line.strip("│ ").startswith(name + " ")]
        assert (f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}") in line
