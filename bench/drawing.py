"""Measures drawings of positions: ``state.svg()`` of a new board, the same board again, and the bytes.

    python -m bench.drawing

The first drawing of a board includes its ground, which is kept afterwards; so each round is a process of its own.
``make bench`` has these figures as well.
"""

import json
import random
import statistics
import subprocess
import sys
import time

from rich.table import Table

from bench.measuring import print_table
from realmwright import bits
from realmwright.game import Json, games

ROUNDS = 5
ACTIONS = 60
"""Played before anything is drawn."""
BOARDS: dict[str, tuple[str, dict[str, Json]]] = {
    "Kingdom Builder": ("kingdom-builder", {}),
    "Kingdom Builder, all sets": ("kingdom-builder", {"sets": "all"}),
    "Winter Kingdom": ("winter-kingdom", {}),
    "Dominion": ("dominion", {}),
}
LONGEST = 20.0
"""Milliseconds that a drawing should take at most."""
LARGEST = 400.0
"""Kilobytes that it should have at most."""


def draw(name: str) -> dict[str, float]:
    """Draw one game: the first time, and after the next action."""
    called, options = BOARDS[name]
    game = games[called]
    chance = random.Random(1)
    state = game.new(3, 1, options)

    def play() -> None:
        state.play(bits.select(state.legal(), chance.randrange(state.legal().bit_count())))

    for _ in range(ACTIONS):
        play()
    # What is imported for the first drawing belongs to the program, not to the drawing.
    game.new(2, 2).svg()
    begun = time.perf_counter()
    drawn = state.svg()
    first = time.perf_counter() - begun
    play()
    begun = time.perf_counter()
    state.svg()
    again = time.perf_counter() - begun
    return {"first, ms": 1000 * first, "again, ms": 1000 * again, "kB": len(drawn) / 1000}


def measure() -> dict[str, dict[str, float]]:
    """The medians of all rounds, each in a process of its own."""
    found = {}
    for name in BOARDS:
        command = [sys.executable, "-m", "bench.drawing", name]
        rounds = [json.loads(subprocess.run(command, check=True, capture_output=True).stdout) for _ in range(ROUNDS)]
        found[name] = {what: statistics.median(each[what] for each in rounds) for what in rounds[0]}
    return found


def show(found: dict[str, dict[str, float]]) -> None:
    """Print the figures beside what they should be."""
    table = Table(title=f"state.svg(), medians of {ROUNDS} processes; at most {LONGEST:.0f} ms and {LARGEST:.0f} kB")
    table.add_column("what")
    for column in next(iter(found.values())):
        table.add_column(column, justify="right")
    for name, figures in found.items():
        table.add_row(name, *(f"{figure:.1f}" for figure in figures.values()))
    print_table(table)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(json.dumps(draw(sys.argv[1])))
    else:
        show(measure())
