"""The table and the plot in docs/performance.md: what bench/history.jsonl has of releases measured in one run."""

import re
from pathlib import Path
from textwrap import fill
from typing import Any, Final

from bench.against import GAMES
from bench.history import PACES, history
from bench.measuring import written
from bench.paces import KINDS

from realmwright.drawing import NAMESPACE, element, escape

DOCS: Final = Path(__file__).parents[2] / "docs"
PAGE: Final = DOCS / "performance.md"
PLOT: Final = DOCS / "images/performance.svg"
TABLE: Final = re.compile(r"(<!-- history: make regenerate -->\n).*?(<!-- end of history -->)", re.DOTALL)
COLOURS: Final = ("#1c4fa8", "#d9480f", "#2b8a3e")
INK, LINE, PAPER = "#1d1f22", "#d9d4c5", "#fbf8ef"
WIDTH, HEIGHT, EDGE = 720.0, 150.0, 40.0
LABELS: Final = 150.0
"""The room at the right for the names of the games."""


def generate() -> dict[Path, str | None]:
    """The page with its table, and the plot."""
    lines = of_one_machine()
    page = PAGE.read_text("utf-8")
    return {PAGE: TABLE.sub(lambda found: found[1] + table(lines) + found[2], page), PLOT: plot(lines) + "\n"}


def of_one_machine() -> list[dict[str, Any]]:
    """The lines with figures that can be compared: those of the machine that measured last."""
    lines = [line for line in history() if any(name.startswith(PACES) for name in line["figures"])]
    return [line for line in lines if line["machine"] == lines[-1]["machine"]]


def figure(line: dict[str, Any], game: str, kind: str) -> float | None:
    """One figure of a release, if it has it."""
    found: float | None = line["figures"].get(f"{PACES} / {game} / {kind}")
    return found


def table(lines: list[dict[str, Any]]) -> str:
    """A row for each thing that is measured, a column for each release."""
    versions = [line["version"] for line in lines]
    rows = [f"| a second, one core | game | {' | '.join(versions)} |", "|---|---|" + "---:|" * len(versions)]
    for kind, known in KINDS.items():
        for game in GAMES:
            found = [written(figure(line, game, kind)) for line in lines]
            rows.append(f"| {known.words} | {game} | {' | '.join(found)} |")
    named = "; ".join(f"{line['version']} is revision `{line['revision']}`" for line in lines)
    measured = f"Measured on: {lines[-1]['machine']}, Python {lines[-1]['python']}. {named}."
    return "\n".join(rows) + "\n\n" + fill(measured, 120) + "\n"


def plot(lines: list[dict[str, Any]]) -> str:
    """A panel for each thing that is measured: how fast each release is beside the oldest that could do it."""
    panels = [panel(lines, kind, place) for place, kind in enumerate(KINDS)]
    tall = len(panels) * (HEIGHT + EDGE) + 10
    about = "How fast each release is beside the oldest that could do the same, for each game"
    return element(
        "svg",
        element("title", about),
        element("rect", width=WIDTH, height=tall, fill=PAPER),
        *panels,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH:g} {tall:g}",
        width=WIDTH,
        height=tall,
        font_family="system-ui, sans-serif",
        font_size=12,
        fill=INK,
        role="img",
    )


def panel(lines: list[dict[str, Any]], kind: str, place: int) -> str:
    """The lines of all games for one thing that is measured."""
    ratios = {game: [relative(lines, game, kind, at) for at in range(len(lines))] for game in GAMES}
    most = max([1.5, *(ratio for each in ratios.values() for ratio in each if ratio is not None)])
    top = place * (HEIGHT + EDGE) + 30

    def x(at: int) -> float:
        return EDGE + (WIDTH - EDGE - LABELS) * (at / max(1, len(lines) - 1))

    def y(ratio: float) -> float:
        return top + HEIGHT - 25 - (HEIGHT - 35) * ratio / most

    drawn = [element("text", f"{escape(KINDS[kind].words)}, a second", x=8, y=top - 10, font_weight="bold")]
    for ratio in (0.0, 1.0, most):
        drawn.append(element("path", d=f"M{EDGE:g} {y(ratio):.1f}H{WIDTH - LABELS:g}", stroke=LINE, fill="none"))
        drawn.append(element("text", f"{ratio:.3g}", x=EDGE - 6, y=y(ratio) + 4, text_anchor="end"))
    for at, line in enumerate(lines):
        anchor = "start" if at == 0 else "end" if at == len(lines) - 1 else "middle"
        drawn.append(element("text", escape(line["version"]), x=x(at), y=top + HEIGHT - 8, text_anchor=anchor))
    heights: list[float] = []
    for (game, found), colour in sorted(
        zip(ratios.items(), COLOURS, strict=True), key=lambda item: -(item[0][1][-1] or 0)
    ):
        points = [(x(at), y(ratio)) for at, ratio in enumerate(found) if ratio is not None]
        if not points:
            continue
        path = "M" + "L".join(f"{across:.1f} {down:.1f}" for across, down in points)
        drawn.append(element("path", d=path, stroke=colour, fill="none", stroke_width=2))
        drawn += [element("circle", cx=across, cy=down, r=3.5, fill=colour) for across, down in points]
        # Names that would lie on each other move down.
        heights.append(max(points[-1][1] + 4, heights[-1] + 14 if heights else 0))
        drawn.append(element("text", escape(game), x=points[-1][0] + 8, y=heights[-1], fill=colour))
    return element("g", *drawn)


def relative(lines: list[dict[str, Any]], game: str, kind: str, at: int) -> float | None:
    """A figure by that of the oldest release that has one."""
    first = next((found for line in lines if (found := figure(line, game, kind))), None)
    found = figure(lines[at], game, kind)
    return found / first if first and found else None
