"""The benchmark still runs and still reports every figure. The figures themselves are not tested."""

import json
import math
import random
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from bench import __main__ as bench
from bench import (
    against,
    dominion,
    drawing,
    duel,
    gym,
    kingdom_builder,
    measuring,
    nets,
    paces,
    playouts,
    review,
    search,
    winter_kingdom,
)
from bench.bars import BARS, Verdict
from bench.measuring import Figures, play_random, positions, time_play
from bench.speeds import COMPILED, NATIVE, PLAIN, at_speed, has_native

from realmwright.bots.budget import Budget
from realmwright.game import games
from realmwright.review.judging import Effort

CALLS = (
    *("copy, microseconds", "legal, microseconds", "play, microseconds", "scores, microseconds"),
    "imagine, microseconds",
)
NEW = "new, microseconds"
FIGURES = {
    "kingdom-builder": (
        "games a second",
        "actions a game",
        "actions a second",
        "chess games a second",
        "chess plies a second",
        "games to a chess game",
        "actions to a chess ply",
        "playouts a second",
        "games a second, 2 players, all sets",
        "actions a game, 2 players, all sets",
        "playouts a second, 2 players, all sets",
        "games a second, 4 players, all sets",
        "actions a game, 4 players, all sets",
        "playouts a second, 4 players, all sets",
        NEW,
        f"{NEW}, known boards",
        *CALLS,
    ),
    "winter-kingdom": (
        "games a second",
        "actions a game",
        "actions a second",
        "games to a game of Kingdom Builder",
        "actions to an action of Kingdom Builder",
        "playouts a second",
        "games a second, 4 players, all twists",
        "actions a game, 4 players, all twists",
        NEW,
        *CALLS,
    ),
    "dominion": (
        "Big Money games a second",
        "Big Money actions a game",
        "Big Money fresh playouts a second",
        "Big Money playouts a second",
        "games a second",
        "actions a game",
        "actions a second",
        "playouts a second",
        NEW,
        *CALLS,
    ),
}
OTHERS_ONLY = ("chess games a second", "chess plies a second")
THREADS = "playouts on 2 threads to 1"
"""Only with compiled rules."""
BESIDE = "pyminion"
"""Is in the names of what is only measured where that is installed."""


def names(figures: Figures) -> tuple[str, ...]:
    return tuple(name for name in figures if name != THREADS and BESIDE not in name)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Just enough of everything; the report goes to a folder that is not there yet."""
    report = tmp_path / "build" / "bench.json"
    for module, name, value in (
        (measuring, "ROUNDS", 2),
        (search, "POSITIONS", 1),
        (search, "SECONDS", 0.01),
        (measuring, "CALLS", 5),
        (measuring, "SETUPS", 2),
        (measuring, "PLAYOUTS", {PLAIN: 1, COMPILED: 2}),
        (kingdom_builder, "GAMES", 2),
        (kingdom_builder, "WIDE_GAMES", 1),
        (kingdom_builder, "CHESS_GAMES", 1),
        (winter_kingdom, "GAMES", 1),
        (winter_kingdom, "WIDE_GAMES", 1),
        (dominion, "GAMES", 1),
        (dominion, "MONEY_GAMES", 2),
        (dominion, "PYMINION_GAMES", 1),
        (dominion, "YARDSTICKS", tmp_path / "nothing"),
        (drawing, "ROUNDS", 1),
        (playouts, "SECONDS", 0.001),
        (search, "KINDS", {"dominion": search.KINDS["dominion"]}),
        (search, "POSITIONS", 1),
        (search, "SECONDS", 0.01),
        (nets, "POSITIONS", 1),
        (nets, "SIMULATIONS", 8),
        (nets, "GAMES", 1),
        (review, "EFFORT", Effort(2, 2, 1)),
        (review, "TIMES", 2),
        (gym, "STEPS", 2),
        (gym, "AT_ONCE", 2),
        (paces, "GAMES", 1),
        (paces, "PLAYOUTS", 1),
        (paces, "POSITIONS", 1),
        (paces, "SIMULATIONS", 2),
        (paces, "STEPS", 2),
        (bench, "REPORT", report),
    ):
        monkeypatch.setattr(module, name, value)
    return report


def test_every_figure_is_measured() -> None:
    for game, module in bench.GAMES.items():
        figures = module.measure()
        assert names(figures) == FIGURES[game]
        assert (THREADS in figures) == NATIVE[game].active
        speeds = {PLAIN, COMPILED} if NATIVE[game].active else {PLAIN}
        for name in FIGURES[game]:
            assert speeds <= set(figures[name]) or name in OTHERS_ONLY, name
        for speed in speeds:
            assert 100 < figures["actions a game"][speed] < 1000, "whole games for two"
        assert len({figures["actions a game"][speed] for speed in speeds}) == 1, "the same games at both speeds"
        assert all(math.isfinite(value) and value > 0 for found in figures.values() for value in found.values())


@pytest.mark.parametrize("name", FIGURES)
def test_a_plain_round_has_plain_positions(name: str) -> None:
    with at_speed(name, PLAIN):
        assert not has_native(games[name].new(2, 1))
    assert has_native(games[name].new(2, 1)) == NATIVE[name].active


def test_a_bar_is_met_or_not_or_not_measured() -> None:
    assert [Verdict("", 5, measured).word for measured in (5, 4.9, None)] == ["met", "not met", "not measured"]


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
    assert names(dominion.measure()) == FIGURES["dominion"]


def test_the_report_holds_what_the_tables_show(tiny: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench.main()
    shown = capsys.readouterr().out
    written = json.loads(tiny.read_text("utf-8"))
    assert list(written) == ["python", "compiled", *FIGURES, *bench.OTHERS, "drawings", "bars"]
    assert written["python"] == sys.version.split()[0]
    assert written["compiled"] == [name for name in FIGURES if NATIVE[name].active]
    assert shown.count("medians of 2") == len(FIGURES)
    rows = [[cell.strip() for cell in line.strip("│").split("│")] for line in shown.splitlines()]
    for figures in (written[name] for name in (*FIGURES, *bench.OTHERS)):
        for name, found in figures.items():
            assert any(
                row[0] == name and {measuring.written(each) for each in found.values()} <= set(row) for row in rows
            )
    assert all(
        [name, *(f"{figure:.1f}" for figure in found.values())] in rows for name, found in written["drawings"].items()
    )
    assert [bar["what"] for bar in written["bars"]] == [bar.what for bar in BARS]
    assert all([bar["what"], measuring.written(bar["bar"])] in [row[:2] for row in rows] for bar in written["bars"])


@pytest.mark.parametrize("kind", paces.KINDS)
@pytest.mark.parametrize("game", against.GAMES)
def test_what_is_compared_between_revisions_can_be_done(kind: str, game: str) -> None:
    assert paces.KINDS[kind].act(game) > 0


def test_only_revisions_and_games_that_exist_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="no revision no-such-revision"):
        against.unpacked("no-such-revision", tmp_path)
    with pytest.raises(SystemExit):
        against.main(["HEAD", "chess"])
    assert "no such game: chess" in capsys.readouterr().err
    assert against.pace(against.ROOT, "no-such-kind", "dominion") is None


def test_search_is_measured_and_plays_matches(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench.search", "--kinds", "dominion"])
    search.main()
    told = capsys.readouterr().out
    assert all(words in told for words in (PLAIN, COMPILED, "ratio", "simulations a second", "preparing a turn"))
    assert search.play("dominion", Budget(2), 1, 1) in (0, 0.5, 1)
    monkeypatch.setattr(
        sys,
        "argv",
        ["bench.search", "match", "--kinds", "dominion", "--simulations", "2", "--games", "2", "--processes", "1"],
    )
    search.main()
    assert re.match(r"dominion +2 a choice, 2 games: compiled \d+\.\d % ", capsys.readouterr().out)


@pytest.mark.skipif(not NATIVE["kingdom-builder"].active, reason="needs compiled rules")
def test_bots_with_nets_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search, "KINDS", {"kingdom-builder": ("kingdom-builder", {}), "dominion": ("dominion", {})})
    nets.main()
    told = capsys.readouterr().out
    assert all(words in told for words in (nets.TITLE, "choice of", "simulations", "deep"))
    assert "dominion" not in told, "it has no net"


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ([], r"kingdom-builder, a review"),
        (["stable", "--games", "2", "--processes", "1"], r"still errors \d+ of \d+"),
        (["standards", "--games", "1", "--processes", "1"], r"kingdom-builder, easy: -?\d+\.\d\d% a turn"),
    ],
)
def test_reviews_are_measured(
    args: list[str], told: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search, "KINDS", {"kingdom-builder": ("kingdom-builder", {})})
    monkeypatch.setattr(sys, "argv", ["bench.review", *args])
    review.main()
    assert re.search(told, capsys.readouterr().out)


def test_two_revisions_play_each_other() -> None:
    found, margin = duel.match([against.ROOT, against.ROOT], "search:1", "dominion", 2, 2, 1)
    assert 0 <= found <= 1
    assert margin == 0
