"""Measures the games beside engines of others and each other, and writes the figures to build/bench.json."""

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import dominion, kingdom_builder, measuring, winter_kingdom

REPORT = Path("build/bench.json")


def show(title: str, figures: dict[str, float]) -> None:
    """Print the figures of a game."""
    table = Table(title=f"{title}, 2 players, one core")
    table.add_column("what")
    table.add_column(f"median of {measuring.ROUNDS}", justify="right")
    for name, value in figures.items():
        table.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}")
    Console().print(table)


def main() -> None:
    board = kingdom_builder.measure()
    show("Kingdom Builder", board)
    snow = winter_kingdom.measure()
    show("Winter Kingdom", snow)
    cards = dominion.measure()
    show("Dominion", cards)
    REPORT.parent.mkdir(exist_ok=True)
    report = {"python": sys.version.split()[0], "kingdom-builder": board, "winter-kingdom": snow, "dominion": cards}
    REPORT.write_text(json.dumps(report, indent=1) + "\n")
    print(f"written to {REPORT}")


if __name__ == "__main__":
    main()
