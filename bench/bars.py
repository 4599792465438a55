"""What compiled rules are meant to reach on one core. Missing a bar is reported and nothing else."""

from collections.abc import Mapping
from typing import NamedTuple

from bench import gym, playouts
from bench.measuring import RATIO, Figures
from bench.speeds import COMPILED


class Bar(NamedTuple):
    """What a figure, given by where it stands in the report, should be at least."""

    what: str
    game: str
    row: str
    column: str
    least: float


class Verdict(NamedTuple):
    """What was measured for a bar; None without compiled rules."""

    what: str
    bar: float
    measured: float | None

    @property
    def word(self) -> str:
        if self.measured is None:
            return "not measured"
        return "met" if self.measured >= self.bar else "not met"


BARS = (
    Bar("Kingdom Builder playouts a second", "kingdom-builder", "playouts a second", COMPILED, 60_000),
    Bar("... all sets, 2 players", "kingdom-builder", "playouts a second, 2 players, all sets", COMPILED, 5_000),
    Bar("... all sets, 4 players", "kingdom-builder", "playouts a second, 4 players, all sets", COMPILED, 5_000),
    Bar("Winter Kingdom playouts a second", "winter-kingdom", "playouts a second", COMPILED, 10_000),
    Bar("Dominion Big Money playouts a second", "dominion", "Big Money playouts a second", COMPILED, 15_000),
    Bar("Kingdom Builder games to plain ones", "kingdom-builder", "games a second", RATIO, 5),
    *(
        Bar(f"{row}, {threads} threads", playouts.TITLE, row, playouts.times(threads), least)
        for threads, least in ((2, 1.85), (16, 12))
        for row in (
            *("kingdom-builder, uniform", "kingdom-builder, eager", "winter-kingdom, uniform", "winter-kingdom, eager"),
            *("dominion, uniform", "dominion, sensible"),
        )
    ),
    Bar("Kingdom Builder steps of a batch", gym.TITLE, "kingdom-builder", gym.BATCH, 150_000),
    Bar("Winter Kingdom steps of a batch", gym.TITLE, "winter-kingdom", gym.BATCH, 100_000),
    Bar("Dominion steps of a batch", gym.TITLE, "dominion", gym.BATCH, 200_000),
)


def judge(found: Mapping[str, Figures]) -> list[Verdict]:
    """All bars beside what was measured."""
    return [Verdict(bar.what, bar.least, found[bar.game][bar.row].get(bar.column)) for bar in BARS]
