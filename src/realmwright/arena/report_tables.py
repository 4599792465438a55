"""The tables and sentences of a report; each form of report lays them out in its own way."""

from dataclasses import dataclass
from typing import Final

from realmwright.arena.formatting import counted, duration, option_text, plain
from realmwright.arena.intervals import Difference, Share
from realmwright.arena.summary import FAULT_KINDS, Standing, Summary

ABSENT: Final = "-"
"""Stands for a missing value."""


@dataclass(frozen=True)
class Table:
    """A table of formatted cells; the first column names the row."""

    name: str
    caption: str
    columns: tuple[str, ...]
    rows: list[list[str]]
    words: int = 1
    """How many of the leading columns hold words; the others hold numbers."""
    note: str = ""
    """How to read it."""


def tables(summary: Summary) -> list[Table]:
    """All tables that have rows."""
    made = [
        standings(summary),
        pairings(summary),
        lucks(summary),
        totals(summary),
        conduct(summary),
        seats(summary),
    ]
    return [table for table in made if table.rows]


def standings(summary: Summary) -> Table:
    """Ratings, games and shares of all bots."""
    rows = []
    for place, each in enumerate(summary.standings, 1):
        rating = [f"{value:.2f}" for value in (*each.rating, each.rating.ordinal)] if each.rating else [ABSENT] * 3
        counts = [str(each.games), str(each.won), str(each.shared)]
        rows.append([f"{place} {plain(each.name)}", *rating, *counts, *share_cells(each.share)])
    return Table(
        "standings",
        "Ratings",
        ("bot", "mu", "sigma", "ordinal", "games", "won", "shared", "share", "95 %"),
        rows,
        note="OpenSkill: mu is the rating, sigma its uncertainty, ordinal what it almost certainly exceeds "
        "(mu less three sigma). The share is that of all points: 1 for a game, divided among those who won it.",
    )


def pairings(summary: Summary) -> Table:
    """All pairings."""
    names = {each.bot: each.name for each in summary.standings}
    rows = [
        [
            plain(names[each.bot]),
            plain(names[each.other]),
            *(str(count) for count in (each.games, each.deals, each.ahead, each.level)),
            *share_cells(each.share),
            *difference_cells(each.difference),
        ]
        for each in summary.pairings
    ]
    return Table(
        "pairings",
        "Against each other",
        ("bot", "against", "games", "deals", "ahead", "level", "share", "95 %", "points", "95 %"),
        rows,
        words=2,
        note="The share counts 1 for finishing ahead of the other and a half for finishing level; its interval is "
        "Wilson's, for as many independent games as the deals are worth. Points are the mean difference, with "
        "Student's interval over the deals.",
    )


def lucks(summary: Summary) -> Table:
    """Pairings without luck, if it was judged."""
    names = {each.bot: each.name for each in summary.standings}
    rows = [
        [
            plain(names[each.bot]),
            plain(names[each.other]),
            *share_cells(each.share),
            f"{found.value:.1%}",
            f"{100 * found.range.low:.1f} to {100 * found.range.high:.1f}",
            ABSENT if found.gain is None else f"{found.gain:.2f}",
        ]
        for each in summary.pairings
        if (found := each.without_luck) is not None
    ]
    return Table(
        "lucks",
        "Without luck",
        ("bot", "against", "share", "95 %", "without luck", "95 %", "times fewer games"),
        rows,
        words=2,
        note="The share again, less what chance dealt in each game by the judgement of a net. Both have the same "
        "expectation; the last column is how many times fewer games the second needs for an interval as wide.",
    )


def totals(summary: Summary) -> Table:
    """The distributions of points."""
    found = [(each, each.spread) for each in summary.standings if each.spread is not None]
    rows = [
        [
            plain(each.name),
            f"{spread.mean:.2f}",
            f"{spread.deviation:.2f}",
            *(f"{value:g}" for value in (spread.least, spread.lower, spread.median, spread.upper, spread.most)),
        ]
        for each, spread in found
    ]
    return Table(
        "totals",
        "Points in a game",
        ("bot", "mean", "deviation", "least", "lower quarter", "median", "upper quarter", "most"),
        rows,
    )


def conduct(summary: Summary) -> Table:
    """Thinking times and faults."""
    rows = [
        [
            plain(each.name),
            str(each.choices),
            *(ABSENT if seconds is None else duration(seconds) for seconds in (each.seconds, each.slowest)),
            *(str(each.faults[kind]) for kind in FAULT_KINDS),
            str(each.forfeited),
            str(each.given_up),
        ]
        for each in summary.standings
        if each.games or each.given_up
    ]
    return Table(
        "conduct",
        "Time and faults",
        ("bot", "choices", "a choice", "slowest game", *FAULT_KINDS, "forfeited", "given up"),
        rows,
        note="The time for a choice is an average, over all games and in the slowest of them. Slow, failed and illegal "
        "are choices that the bot did not make within the limit, broke down over, or made against the rules: a random "
        "action took their place. Games that the bot did not survive are forfeited, and lost; games given up count for "
        "nobody.",
    )


def seats(summary: Summary) -> Table:
    """Shares of points by seat."""
    rows = [[f"seat {each.seat}", f"{each.points:.2f}", *share_cells(each.share)] for each in summary.seats]
    return Table(
        "seats",
        "Seats",
        ("seat", "points", "share", "95 %"),
        rows,
        note=f"Bots take turns in all seats: if it did not matter, each would have {1 / summary.plan.players:.1%}.",
    )


def headline(summary: Summary) -> str:
    """The tournament in one line."""
    plan = summary.plan
    return f"{plain(plan.game)}: {counted(summary.games, 'game')} among {counted(len(plan.bots), 'bot')}"


def remarks(summary: Summary) -> list[str]:
    """Sentences about the tournament as a whole: its plan, its length, missing games and faults."""
    plan = summary.plan
    lines = [f"{plan.players} players, seed {plan.seed}, at most {plan.limit:g} s for a choice"]
    if summary.stale is not None:
        lines.append(f"not fresh: {plain(summary.stale)}" if summary.stale else "fresh: nobody had played these deals")
    if plan.options:
        lines.append(", ".join(f"{plain(name)}={plain(option_text(value))}" for name, value in plan.options.items()))
    if plan.luck:
        lines.append(f"luck was judged by {plain(plan.luck)}")
    if summary.turns is not None and summary.actions is not None:
        lines.append(
            f"{counted(summary.deals, 'deal')}, {summary.turns:.1f} turns of each player "
            f"and {summary.actions:.1f} actions a game"
        )
    given_up = summary.games - summary.finished
    if given_up:
        lines.append(f"given up, at the latest after {plan.turns} turns of each player, and left out: {given_up}")
    if not summary.finished:
        lines.append("No game is finished: there is nothing to compare.")
    elif idle := [each.name for each in summary.standings if not each.games]:
        lines.append(f"Without a finished game: {', '.join(map(plain, idle))}.")
    if len(plan.bots) < 2:
        lines.append("One bot alone has nobody to be compared with.")
    lines += [fault_remark(each) for each in summary.standings if any(each.faults.values())]
    return lines


def fault_remark(standing: Standing) -> str:
    """How many faults a bot made, and the reason of the first."""
    return f"{counted(sum(standing.faults.values()), 'fault')} of {plain(standing.name)}: {plain(standing.first_fault)}"


def share_cells(share: Share | None) -> list[str]:
    """The two cells of a share and its interval."""
    if share is None:
        return [ABSENT, ABSENT]
    return [f"{share.value:.1%}", f"{100 * share.range.low:.1f} to {100 * share.range.high:.1f}"]


def difference_cells(difference: Difference | None) -> list[str]:
    """The two cells of a difference and its interval."""
    if difference is None:
        return [ABSENT, ABSENT]
    between = difference.range
    return [f"{difference.value:+.2f}", f"{between.low:+.2f} to {between.high:+.2f}" if between else ABSENT]
