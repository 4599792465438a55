"""Reports on a tournament: as text for a terminal, as JSON for programs, as a page with plots.

All of them tell the same figures, those of :mod:`realmwright.arena.report_figures`; how they are worked out is
explained there, and how bots are rated in :mod:`realmwright.arena.ratings`.
"""

import json
import os
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from textwrap import fill
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table as Drawn
from rich.text import Text

from realmwright.arena.match import Plan, Result
from realmwright.arena.report_figures import Figures, Pairing, Range, Share, Standing, figures
from realmwright.arena.report_page import page
from realmwright.arena.report_tables import Table, headline, remarks, tables
from realmwright.game import Json

WIDTH: Final = 110
"""How many columns a report as text takes at most, notes included; longer names of bots make it wider."""
FORMAT: Final = 1
"""Raised when a key of the JSON report changes its meaning or goes; new keys may come at any time."""


def text(plan: Plan, results: Sequence[Result]) -> str:
    """The report as plain text."""
    return as_text(figures(plan, results))


def html(plan: Plan, results: Sequence[Result]) -> str:
    """The report as one HTML file that needs no other, and no script."""
    return page(figures(plan, results))


def to_json(plan: Plan, results: Sequence[Result]) -> dict[str, Json]:
    """The report as JSON. Whatever there are no games for is null or missing from its list.

    The tournament:

    - ``format``; ``game``, ``options``, ``bots``, ``players``, ``seed``, ``turn_limit`` and ``limit`` (seconds for a
      choice) as they were planned
    - ``games`` played, those ``finished`` and ``given_up``, and the ``deals`` of the finished ones
    - ``turns`` of each player and ``actions`` in a game that nobody forfeited, on average
    - ``remarks``: what the other reports say about it in sentences

    ``standings``, the best bot first:

    - ``bot`` (its place in ``bots``) and ``name``
    - ``rating``: ``mu``, ``sigma`` and ``ordinal``
    - ``games`` finished, ``given_up``, and ``forfeited`` because it did not survive them; games ``won`` alone and
      ``shared``; ``points`` (1 for a victory, divided among those who share it) and their ``share``
    - ``totals`` of games that nobody forfeited: ``mean``, ``deviation``, ``least``, ``lower`` quartile,
      ``median``, ``upper`` quartile and ``most``
    - ``choices`` that it made, ``seconds`` for one on average, and ``slowest``, the same in its slowest game
    - ``faults`` by kind, and ``first_fault``, what was said about the first (or an empty text)

    ``pairings`` of bots that met, each once: ``bot`` and ``other``; ``games``, ``deals``; ``ahead``, ``level`` and
    ``behind``, as ``bot`` finished; its ``share``; ``difference``, the points of ``bot`` less those of ``other``, with
    ``value`` and ``interval``, forfeited games left out.

    ``seats``, in order: ``seat``, ``points``, ``share``.

    A share has its ``value`` from 0 to 1; ``interval``, the one to quote; ``effective_games``, how many independent
    games it is made for; ``interval_of_games``, as if all games were independent; ``interval_of_deals``, Student's over
    the deals. All intervals are [low, high] with 95 % confidence.
    """
    return as_json(figures(plan, results))


def write(folder: Path, plan: Plan, results: Sequence[Result]) -> None:
    """Write report.txt, report.json and report.html; each is there as a whole or as it was before."""
    found = figures(plan, results)
    folder.mkdir(parents=True, exist_ok=True)
    replace(folder / "report.txt", as_text(found))
    replace(folder / "report.json", json.dumps(as_json(found), indent=1, allow_nan=False) + "\n")
    replace(folder / "report.html", page(found))


def replace(path: Path, content: str) -> None:
    """Write a file under another name first: nobody ever reads half of it."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(content, "utf-8", newline="\n")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# As text


def as_text(found: Figures) -> str:
    """Tables below each other, without colours."""
    # No table is ever squeezed; they are as wide as what is in them.
    console = Console(file=StringIO(), width=10_000, color_system=None, force_terminal=False, legacy_windows=False)
    lines = [wrapped(line) for line in (headline(found), *remarks(found))]
    for table in tables(found):
        with console.capture() as drawn:
            console.print(rich_table(table))
        lines += ["", *(line.rstrip() for line in drawn.get().splitlines())]
        if table.note:
            lines.append(wrapped(table.note))
    return "\n".join(lines) + "\n"


def wrapped(sentence: str) -> str:
    """A sentence in lines that are not too long; names and numbers stay whole."""
    return fill(sentence, WIDTH, break_long_words=False, break_on_hyphens=False)


def rich_table(table: Table) -> Drawn:
    """A table as rich draws it."""
    drawn = Drawn(title=Text(table.caption), title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column, name in enumerate(table.columns):
        drawn.add_column(Text(name), justify="left" if column < table.words else "right", no_wrap=True)
    for row in table.rows:
        drawn.add_row(*(Text(cell) for cell in row))
    return drawn


# As JSON


def as_json(found: Figures) -> dict[str, Json]:
    """What :func:`to_json` documents."""
    plan = found.plan
    return {
        "format": FORMAT,
        "game": plan.game,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "players": plan.players,
        "seed": plan.seed,
        "turn_limit": plan.turns,
        "limit": plan.limit,
        "games": found.games,
        "finished": found.finished,
        "given_up": found.games - found.finished,
        "deals": found.deals,
        "turns": found.turns,
        "actions": found.actions,
        "remarks": list(remarks(found)),
        "standings": [standing_json(each) for each in found.standings],
        "pairings": [pairing_json(each) for each in found.pairings],
        "seats": [{"seat": each.seat, "points": each.points, "share": share_json(each.share)} for each in found.seats],
    }


def standing_json(standing: Standing) -> dict[str, Json]:
    """One bot."""
    rating, spread = standing.rating, standing.spread
    return {
        "bot": standing.bot,
        "name": standing.name,
        "rating": {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal} if rating else None,
        "games": standing.games,
        "given_up": standing.given_up,
        "forfeited": standing.forfeited,
        "won": standing.won,
        "shared": standing.shared,
        "points": standing.points,
        "share": share_json(standing.share),
        "totals": {
            "mean": spread.mean,
            "deviation": spread.deviation,
            "least": spread.least,
            "lower": spread.lower,
            "median": spread.median,
            "upper": spread.upper,
            "most": spread.most,
        }
        if spread
        else None,
        "choices": standing.choices,
        "seconds": standing.seconds,
        "slowest": standing.slowest,
        "faults": {str(kind): count for kind, count in standing.faults.items()},
        "first_fault": standing.first_fault,
    }


def pairing_json(pairing: Pairing) -> dict[str, Json]:
    """Two bots."""
    apart = pairing.difference
    return {
        "bot": pairing.bot,
        "other": pairing.other,
        "games": pairing.games,
        "deals": pairing.deals,
        "ahead": pairing.ahead,
        "level": pairing.level,
        "behind": pairing.behind,
        "share": share_json(pairing.share),
        "difference": {"value": apart.value, "interval": between(apart.range)} if apart else None,
    }


def share_json(share: Share | None) -> dict[str, Json] | None:
    """A share and its intervals."""
    if share is None:
        return None
    return {
        "value": share.value,
        "interval": between(share.range),
        "effective_games": share.effective,
        "interval_of_games": between(share.wilson),
        "interval_of_deals": between(share.deals),
    }


def between(interval: Range | None) -> list[Json] | None:
    """An interval as a list."""
    return list(interval) if interval else None
