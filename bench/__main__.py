"""Measures the games at both speeds, beside engines of others and each other, and writes all to build/bench.json."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import dominion, drawing, kingdom_builder, measuring, winter_kingdom
from bench.bars import Verdict, judge
from bench.measuring import OTHERS, RATIO, Figures
from bench.speeds import COMPILED, NATIVE, PLAIN

REPORT = Path("build/bench.json")
GAMES = {"kingdom-builder": kingdom_builder, "winter-kingdom": winter_kingdom, "dominion": dominion}
COLUMNS = (PLAIN, COMPILED, RATIO, OTHERS)
NOTHING_COMPILED = "There are no compiled rules of {game} here: plain Python is measured. `python -m forge` makes them."


def written(value: float | None) -> str:
    """A figure with as many digits as mean something."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def show(game: str, figures: Figures) -> None:
    """Print the figures of a game."""
    columns = [column for column in COLUMNS if any(column in found for found in figures.values())]
    table = Table(title=f"{game}, one core, medians of {measuring.ROUNDS} rounds")
    table.add_column("what")
    for column in columns:
        table.add_column(column, justify="right")
    for name, found in figures.items():
        table.add_row(name, *(written(found.get(column)) for column in columns))
    Console().print(table)


def show_bars(verdicts: list[Verdict]) -> None:
    """Print what was to be reached, and whether it was."""
    table = Table(title="bars, compiled rules, one core")
    table.add_column("what")
    for title in ("bar", "measured", "verdict"):
        table.add_column(title, justify="right")
    for verdict in verdicts:
        table.add_row(verdict.what, written(verdict.bar), written(verdict.measured), verdict.word)
    Console().print(table)


def main() -> None:
    found: dict[str, Figures] = {}
    for game, bench in GAMES.items():
        if not NATIVE[game].active:
            print(NOTHING_COMPILED.format(game=game))
        found[game] = bench.measure()
        show(game, found[game])
    verdicts = judge(found)
    show_bars(verdicts)
    drawings = drawing.measure()
    drawing.show(drawings)
    REPORT.parent.mkdir(exist_ok=True)
    report = {
        "python": sys.version.split()[0],
        "compiled": [game for game in GAMES if NATIVE[game].active],
        **found,
        "drawings": drawings,
        "bars": [{**verdict._asdict(), "verdict": verdict.word} for verdict in verdicts],
    }
    REPORT.write_text(json.dumps(report, indent=1) + "\n")
    print(f"written to {REPORT}")


if __name__ == "__main__":
    main()
