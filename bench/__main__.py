"""Measures rules, playouts, search, nets, reviews, environments and drawings, and writes all to build/bench.json.

Games are measured at both speeds, beside engines of others and each other.
"""

import json
import sys
from pathlib import Path

from rich.table import Table

from bench import dominion, drawing, gym, kingdom_builder, measuring, nets, playouts, review, search, winter_kingdom
from bench.bars import Verdict, judge
from bench.measuring import Figures, print_table, show, written
from bench.speeds import NATIVE

REPORT = Path("build/bench.json")
GAMES = {"kingdom-builder": kingdom_builder, "winter-kingdom": winter_kingdom, "dominion": dominion}
OTHERS = {playouts.TITLE: playouts, search.TITLE: search, nets.TITLE: nets, review.TITLE: review, gym.TITLE: gym}
"""What is measured of all games at once."""
NOTHING_COMPILED = "There are no compiled rules of {game} here: plain Python is measured. `python -m forge` makes them."


def show_bars(verdicts: list[Verdict]) -> None:
    """Print what was to be reached, and whether it was."""
    table = Table(title="bars, compiled rules, one core")
    table.add_column("what")
    for title in ("bar", "measured", "verdict"):
        table.add_column(title, justify="right")
    for verdict in verdicts:
        table.add_row(verdict.what, written(verdict.bar), written(verdict.measured), verdict.word)
    print_table(table)


def main() -> None:
    found: dict[str, Figures] = {}
    for game, bench in GAMES.items():
        if not NATIVE[game].active:
            print(NOTHING_COMPILED.format(game=game))
        found[game] = bench.measure()
        show(f"{game}, one core, medians of {measuring.ROUNDS} rounds", "what", found[game])
    for title, other in OTHERS.items():
        found[title] = other.measure()
        show(f"{title}, medians", "what", found[title])
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
