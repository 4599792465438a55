"""The benchmark still runs and still reports every figure. How quick anything is is no test."""

import json
import math
import random
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import __main__ as bench
from bench import dominion, kingdom_builder, measuring, winter_kingdom
from bench.measuring import play_random, positions, time_play

from realmwright.game import games

CALLS = ("copy, microseconds", "legal, microseconds", "play, microseconds", "scores, microseconds")
FIGURES = {
    "kingdom-builder": (
        "games a second",
        "actions a second",
        "actions a game",
        "chess games a second",
        "chess plies a second",
        "actions to a chess ply",
        "games to a chess game",
        "games a second, 4 players, all sets",
        "actions a game, 4 players, all sets",
        *CALLS,
    ),
    "winter-kingdom": (
        "games a second",
        "actions a second",
        "actions a game",
        "games to a game of Kingdom Builder",
        "actions to an action of Kingdom Builder",
        "games a second, 4 players, all twists",
        "actions a game, 4 players, all twists",
        *CALLS,
    ),
    "dominion": (
        "Big Money games a second",
        "Big Money actions a game",
        "random games a second",
        "random actions a second",
        "random actions a game",
        *CALLS,
    ),
}
BESIDE = ("pyminion's Big Money games a second", "games to a game of pyminion")
"""Only where pyminion is installed."""


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Just enough of everything; the report goes to a folder that is not there yet."""
    report = tmp_path / "build" / "bench.json"
    for module, name, value in (
        (measuring, "ROUNDS", 2),
        (measuring, "CALLS", 5),
        (kingdom_builder, "GAMES", 2),
        (kingdom_builder, "WIDE_GAMES", 1),
        (kingdom_builder, "CHESS_GAMES", 1),
        (winter_kingdom, "GAMES", 1),
        (winter_kingdom, "WIDE_GAMES", 1),
        (dominion, "GAMES", 1),
        (dominion, "MONEY_GAMES", 2),
        (dominion, "PYMINION_GAMES", 1),
        (dominion, "YARDSTICKS", tmp_path / "nothing"),
        (bench, "REPORT", report),
    ):
        monkeypatch.setattr(module, name, value)
    return report


def test_every_figure_is_measured() -> None:
    board = kingdom_builder.measure()
    assert tuple(board) == FIGURES["kingdom-builder"]
    assert 100 < board["actions a game"] < 300, "whole games for two"
    snow = winter_kingdom.measure()
    assert tuple(snow) == FIGURES["winter-kingdom"]
    assert 100 < snow["actions a game"] < 300, "whole games for two"
    cards = dominion.measure()
    assert tuple(name for name in cards if name not in BESIDE) == FIGURES["dominion"]
    assert 60 < cards["Big Money actions a game"] < 200, "whole games for two"
    assert all(math.isfinite(value) and value > 0 for value in (*board.values(), *snow.values(), *cards.values()))


def test_the_games_are_whole_and_the_same_for_the_same_chance() -> None:
    game = games["kingdom-builder"]
    first, again, other = (play_random(game, random.Random(seed), 2, 5) for seed in (1, 1, 2))
    assert (first.games, first.actions) == (again.games, again.actions)
    assert first.actions != other.actions
    chess = kingdom_builder.play_chess(random.Random(1))
    assert chess.games == 1
    assert chess.actions > 4
    money = [dominion.play_money(games["dominion"], 3, seed).actions for seed in (7, 7, 8)]
    assert money[0] == money[1] != money[2]


def test_positions_come_from_all_parts_of_games() -> None:
    states = positions(games["kingdom-builder"], random.Random(1))
    dumps: list[Any] = [state.dump() for state in states]
    built = [sum(len(player["settlements"]) for player in dump["players"]) for dump in dumps]
    assert min(built) < 10
    assert max(built) > 65
    assert all(state.seat is not None for state in states)
    time_play(states, random.Random(1))
    assert [state.dump() for state in states] == dumps, "plays on copies"


def test_without_pyminion_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyminion", None)
    assert dominion.pyminion() is None
    assert tuple(dominion.measure()) == FIGURES["dominion"]


def test_the_report_holds_what_the_tables_show(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main()
    shown = capsys.readouterr().out
    written = json.loads(tiny.read_text("utf-8"))
    assert list(written) == ["python", *FIGURES]
    assert written["python"] == sys.version.split()[0]
    assert shown.count("median of 2") == len(FIGURES)
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in shown.splitlines()]
    for figures in (written[name] for name in FIGURES):
        for name, value in figures.items():
            assert [name, f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}"] in rows
