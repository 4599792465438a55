"""The page of a training run: curves of what it has come to, and how it came about. One file, without scripts."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from realmwright.arena.plots import EDGE, WIDTH, Plot, Scale, picture, round_ticks
from realmwright.arena.report_page import document, plot_figure, table_section
from realmwright.arena.report_tables import Table
from realmwright.drawing import element, number

TALL: Final = 140.0
"""The height of a curve."""


def page(card: Mapping[str, Any]) -> str:
    """The complete file, from the card of a run."""
    title = f"A net for {card['game']}"
    remarks = [
        f"rules version {card['rules']}, release {card['version']}, revision {card['revision'] or 'unknown'}",
        f"seed {card['seed']}, {card['deals']:,} deals, {card['positions']:,} positions, {card['playouts']:,} playouts",
        f"{card['steps']:,} steps in {card['seconds'] / 60:.1f} minutes on {card['machine']}",
    ]
    history = card["history"]
    seconds = [mark["seconds"] / 60 for mark in history]
    curves = [
        curve("explained", "Held-out results explained", "The share of the variance of results that the net explains, "
              "in deals that it does not learn from, over the minutes.",
              seconds, [mark["explained"] for mark in history]),
        curve("loss", "Error of the newest steps", "The mean squared error over the minutes. Most of it is chance: "
              "each target is the mean of a few playouts.",
              seconds, [mark["loss"] for mark in history]),
        curve("positions", "Positions seen", "Millions of positions over the minutes.",
              seconds, [mark["positions"] / 1e6 for mark in history]),
    ]  # fmt: skip
    drawn = "\n".join(plot_figure(plot) for plot in curves if plot is not None)
    tables = [table_section(ratings(card["ratings"]))] if card["ratings"] else []
    return document(title, remarks, [f'<div class="plots">{drawn}</div>' if drawn else "", *tables])


def ratings(found: Sequence[Mapping[str, Any]]) -> Table:
    """What the net won against other bots."""
    rows = [
        [each["opponent"], str(each["games"]), f"{each['share']:.1%}", f"{each['low']:.1%} to {each['high']:.1%}"]
        for each in found
    ]
    return Table("ratings", "Against other bots", ("opponent", "games", "share of points", "95 % interval"), rows)


def curve(name: str, title: str, note: str, across: Sequence[float], up: Sequence[float]) -> Plot | None:
    """A line through points from left to right; None if there are fewer than two."""
    if len(across) < 2:
        return None
    wide, tall = round_ticks(min(across), max(across)), round_ticks(min(up), max(up))
    x, y = Scale(wide[0], wide[-1]), Scale(tall[0], tall[-1])

    def height(value: float) -> float:
        return TALL - (y.x(value) - EDGE) / (WIDTH - 2 * EDGE) * (TALL - 12)

    points = " ".join(f"{number(x.x(at))} {number(height(value))}" for at, value in zip(across, up, strict=True))
    drawn = [element("path", class_="grid", d="".join(f"M0 {number(height(tick))}h{number(WIDTH)}" for tick in tall))]
    drawn += [element("text", escape(f"{tick:g}"), class_="quiet", x=0, y=height(tick) - 2) for tick in tall]
    drawn += [element("text", escape(f"{tick:g}"), class_="middle quiet", x=x.x(tick), y=TALL + 14) for tick in wide]
    drawn.append(element("path", class_="track", d=f"M{points}"))
    return picture(name, title, note, [title], WIDTH, TALL + 20, drawn)
