"""Reports on a tournament: plain text for a terminal, JSON for programs, and an HTML page with plots.

All of them present the same :class:`realmwright.arena.summary.Summary`. :mod:`realmwright.arena.intervals` explains the
intervals, and :mod:`realmwright.arena.ratings` the ratings.
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

from realmwright.arena.intervals import Range, Share, WithoutLuck
from realmwright.arena.match import Plan, Result
from realmwright.arena.report_page import page
from realmwright.arena.report_tables import Table, headline, remarks, tables
from realmwright.arena.summary import Pairing, Standing, Summary, summary_of
from realmwright.game import Json

WIDTH: Final = 110
"""The width in columns to which sentences of the text report are wrapped; long names of bots can exceed it."""
FORMAT: Final = 1
"""Incremented when a key of the JSON report is removed or changes its meaning; new keys may be added at any time."""


def text(plan: Plan, results: Sequence[Result], stale: str | None = None) -> str:
    """The text report."""
    return as_text(summary_of(plan, results, stale))


def html(plan: Plan, results: Sequence[Result]) -> str:
    """The HTML report: one file that needs no other and no script."""
    return page(summary_of(plan, results))


def to_json(plan: Plan, results: Sequence[Result], stale: str | None = None) -> dict[str, Json]:
    """The JSON report. Values without games are null, and entries without games are missing from their lists.

    The tournament:

    - ``format``; the plan: ``game``, ``options``, ``bots``, ``players``, ``seed``, ``turn_limit``, ``limit``
      (seconds for a choice) and ``luck`` (what judged it; null if nobody did)
    - the numbers of ``games`` played, ``finished`` and ``given_up``, and of ``deals`` with finished games
    - the mean number of ``turns`` of each player and of ``actions`` in a game that nobody forfeited
    - ``fresh``: whether the deals were reserved for figures and nobody had played them before; null if nobody looked
    - ``remarks``: the sentences of the other reports

    ``standings``, the best bot first:

    - ``bot`` (its index in ``bots``) and ``name``
    - ``rating``: ``mu``, ``sigma`` and ``ordinal``
    - the numbers of ``games`` finished, ``given_up``, and ``forfeited`` by this bot; of games ``won`` alone and
      ``shared``; ``points`` (1 for a victory, divided among its winners), their ``share``, and the same
      ``without_luck``
    - ``totals`` of games that nobody forfeited: ``mean``, ``deviation``, ``least``, ``lower`` quartile,
      ``median``, ``upper`` quartile and ``most``
    - the number of ``choices``, the mean ``seconds`` for one, and ``slowest``, the same in its slowest game
    - ``faults`` by kind, and ``first_fault``, the reason of the first (or an empty text)

    ``pairings`` of bots that met, each once: ``bot`` and ``other``; ``games``, ``deals``; how often ``bot`` finished
    ``ahead``, ``level`` and ``behind``; its ``share``; ``difference``, the points of ``bot`` minus those of ``other``,
    with ``value`` and ``interval``, without forfeited games; the share ``without_luck``.

    ``seats``, in order: ``seat``, ``points``, ``share``.

    A share has its ``value`` from 0 to 1; ``interval``, the one to quote; ``effective_games``, the number of
    independent games that it is computed for; ``interval_of_games``, as if all games were independent;
    ``interval_of_deals``, Student's over the deals. All intervals are [low, high] with 95 % confidence.

    A share without luck has its ``value``, which may lie beyond 0 and 1; its ``interval``; and ``times_fewer_games``,
    the ratio of the variances with luck and without. It is null if nobody judged luck.
    """
    return as_json(summary_of(plan, results, stale))


def write(folder: Path, plan: Plan, results: Sequence[Result], stale: str | None = None) -> None:
    """Write report.txt, report.json and report.html, each atomically. ``stale`` says why the deals are not fresh."""
    summary = summary_of(plan, results, stale)
    folder.mkdir(parents=True, exist_ok=True)
    replace_file(folder / "report.txt", as_text(summary))
    replace_file(folder / "report.json", json.dumps(as_json(summary), indent=1, allow_nan=False) + "\n")
    replace_file(folder / "report.html", page(summary))


def replace_file(path: Path, content: str | bytes) -> None:
    """Write a file atomically: under a temporary name first, then renamed."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(content.encode() if isinstance(content, str) else content)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# Text


def as_text(summary: Summary) -> str:
    """The sentences and tables as plain text without colours."""
    # Wide enough that rich never wraps or truncates a cell.
    console = Console(file=StringIO(), width=10_000, color_system=None, force_terminal=False, legacy_windows=False)
    lines = [wrapped(line) for line in (headline(summary), *remarks(summary))]
    for table in tables(summary):
        with console.capture() as drawn:
            console.print(rich_table(table))
        lines += ["", *(line.rstrip() for line in drawn.get().splitlines())]
        if table.note:
            lines.append(wrapped(table.note))
    return "\n".join(lines) + "\n"


def wrapped(sentence: str) -> str:
    """A sentence wrapped to lines; words are never broken."""
    return fill(sentence, WIDTH, break_long_words=False, break_on_hyphens=False)


def rich_table(table: Table, wrap: bool = False) -> Drawn:
    """The same table for rich. With ``wrap`` words go on in the next line where the screen is narrow."""
    drawn = Drawn(title=Text(table.caption), title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column, name in enumerate(table.columns):
        worded = column < table.words
        drawn.add_column(Text(name), justify="left" if worded else "right", no_wrap=not (wrap and worded))
    for row in table.rows:
        drawn.add_row(*(Text(cell) for cell in row))
    return drawn


# JSON


def as_json(summary: Summary) -> dict[str, Json]:
    """The document that :func:`to_json` describes."""
    plan = summary.plan
    return {
        "format": FORMAT,
        "game": plan.game,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "players": plan.players,
        "seed": plan.seed,
        "turn_limit": plan.turns,
        "limit": plan.limit,
        "luck": plan.luck or None,
        "games": summary.games,
        "finished": summary.finished,
        "given_up": summary.games - summary.finished,
        "deals": summary.deals,
        "turns": summary.turns,
        "actions": summary.actions,
        "fresh": None if summary.stale is None else not summary.stale,
        "remarks": list(remarks(summary)),
        "standings": [standing_json(each) for each in summary.standings],
        "pairings": [pairing_json(each) for each in summary.pairings],
        "seats": [
            {"seat": each.seat, "points": each.points, "share": share_json(each.share)} for each in summary.seats
        ],
    }


def standing_json(standing: Standing) -> dict[str, Json]:
    """An entry of ``standings``."""
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
        "without_luck": without_luck_json(standing.without_luck),
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
    """An entry of ``pairings``."""
    difference = pairing.difference
    return {
        "bot": pairing.bot,
        "other": pairing.other,
        "games": pairing.games,
        "deals": pairing.deals,
        "ahead": pairing.ahead,
        "level": pairing.level,
        "behind": pairing.behind,
        "share": share_json(pairing.share),
        "difference": {"value": difference.value, "interval": range_json(difference.range)} if difference else None,
        "without_luck": without_luck_json(pairing.without_luck),
    }


def share_json(share: Share | None) -> dict[str, Json] | None:
    """A share with its intervals."""
    if share is None:
        return None
    return {
        "value": share.value,
        "interval": range_json(share.range),
        "effective_games": share.effective,
        "interval_of_games": range_json(share.wilson),
        "interval_of_deals": range_json(share.deals),
    }


def without_luck_json(share: WithoutLuck | None) -> dict[str, Json] | None:
    """A share without luck with its interval."""
    if share is None:
        return None
    return {"value": share.value, "interval": range_json(share.range), "times_fewer_games": share.gain}


def range_json(interval: Range | None) -> list[Json] | None:
    """An interval as a list of two numbers."""
    return list(interval) if interval else None
