"""A tournament in tables, which every kind of report lays out in its own way."""

from dataclasses import dataclass
from typing import Final

from realmwright.arena.plots import duration, plain
from realmwright.arena.report_figures import KINDS, Difference, Figures, Share, Standing
from realmwright.game import Json

ABSENT: Final = "-"
"""In the place of a figure that there is not."""


@dataclass(frozen=True)
class Table:
    """Words and figures in rows; the first column names the row."""

    name: str
    caption: str
    columns: tuple[str, ...]
    rows: list[list[str]]
    words: int = 1
    """How many of the columns hold words; the others hold figures."""
    note: str = ""
    """How to read it."""


def tables(figures: Figures) -> list[Table]:
    """All tables for which there is anything to tell."""
    made = [standings(figures), pairings(figures), totals(figures), conduct(figures), seats(figures)]
    return [table for table in made if table.rows]


def standings(figures: Figures) -> Table:
    """Ratings, and what they rest on."""
    rows = []
    for place, each in enumerate(figures.standings, 1):
        rating = [f"{value:.2f}" for value in (*each.rating, each.rating.ordinal)] if each.rating else [ABSENT] * 3
        counts = [str(each.games), str(each.won), str(each.shared)]
        rows.append([f"{place} {plain(each.name)}", *rating, *counts, *portion(each.share)])
    return Table(
        "standings",
        "Ratings",
        ("bot", "mu", "sigma", "ordinal", "games", "won", "shared", "share", "95 %"),
        rows,
        note="OpenSkill: mu is the rating, sigma its uncertainty, ordinal what it almost certainly exceeds "
        "(mu less three sigma). The share is that of all points: 1 for a game, divided among those who won it.",
    )


def pairings(figures: Figures) -> Table:
    """Everybody against everybody."""
    names = {each.bot: each.name for each in figures.standings}
    rows = [
        [
            plain(names[each.bot]),
            plain(names[each.other]),
            *(str(count) for count in (each.games, each.deals, each.ahead, each.level)),
            *portion(each.share),
            *apart(each.difference),
        ]
        for each in figures.pairings
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


def totals(figures: Figures) -> Table:
    """How many points bots make."""
    found = [(each, each.spread) for each in figures.standings if each.spread is not None]
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


def conduct(figures: Figures) -> Table:
    """How long bots think, and what went wrong."""
    rows = [
        [
            plain(each.name),
            str(each.choices),
            *(ABSENT if seconds is None else duration(seconds) for seconds in (each.seconds, each.slowest)),
            *(str(each.faults[kind]) for kind in KINDS),
            str(each.forfeited),
            str(each.given_up),
        ]
        for each in figures.standings
        if each.games or each.given_up
    ]
    return Table(
        "conduct",
        "Time and faults",
        ("bot", "choices", "a choice", "slowest game", *KINDS, "forfeited", "given up"),
        rows,
        note="The time for a choice is an average, over all games and in the slowest of them. Slow, failed and illegal "
        "are choices that the bot did not make within the limit, broke down over, or made against the rules: a random "
        "action took their place. Games that the bot did not survive are forfeited, and lost; games given up count for "
        "nobody.",
    )


def seats(figures: Figures) -> Table:
    """Whether it matters where one sits."""
    rows = [[f"seat {each.seat}", f"{each.points:.2f}", *portion(each.share)] for each in figures.seats]
    return Table(
        "seats",
        "Seats",
        ("seat", "points", "share", "95 %"),
        rows,
        note=f"Bots take turns in all seats: if it did not matter, each would have {1 / figures.plan.players:.1%}.",
    )


def headline(figures: Figures) -> str:
    """The tournament in one line."""
    plan = figures.plan
    return f"{plain(plan.game)}: {several(figures.games, 'game')} among {several(len(plan.bots), 'bot')}"


def remarks(figures: Figures) -> list[str]:
    """What has to be said about the tournament as a whole, and about what is missing."""
    plan = figures.plan
    lines = [f"{plan.players} players, seed {plan.seed}, at most {plan.limit:g} s for a choice"]
    if plan.options:
        lines.append(", ".join(f"{plain(name)}={plain(written(value))}" for name, value in plan.options.items()))
    if figures.turns is not None and figures.actions is not None:
        lines.append(
            f"{several(figures.deals, 'deal')}, {figures.turns:.1f} turns of each player "
            f"and {figures.actions:.1f} actions a game"
        )
    given_up = figures.games - figures.finished
    if given_up:
        lines.append(f"given up, at the latest after {plan.turns} turns of each player, and left out: {given_up}")
    if not figures.finished:
        lines.append("No game is finished: there is nothing to compare.")
    elif idle := [each.name for each in figures.standings if not each.games]:
        lines.append(f"Without a finished game: {', '.join(map(plain, idle))}.")
    if len(plan.bots) < 2:
        lines.append("One bot alone has nobody to be compared with.")
    lines += [failing(each) for each in figures.standings if any(each.faults.values())]
    return lines


def failing(standing: Standing) -> str:
    """What was said about the first fault of a bot."""
    return f"{several(sum(standing.faults.values()), 'fault')} of {plain(standing.name)}: {plain(standing.first_fault)}"


def portion(share: Share | None) -> list[str]:
    """A share and its interval as two cells."""
    if share is None:
        return [ABSENT, ABSENT]
    return [f"{share.value:.1%}", f"{100 * share.range.low:.1f} to {100 * share.range.high:.1f}"]


def apart(difference: Difference | None) -> list[str]:
    """A difference and its interval as two cells."""
    if difference is None:
        return [ABSENT, ABSENT]
    between = difference.range
    return [f"{difference.value:+.2f}", f"{between.low:+.2f} to {between.high:+.2f}" if between else ABSENT]


def written(value: Json) -> str:
    """The value of an option as one would type it."""
    return ",".join(str(entry) for entry in value) if isinstance(value, list) else str(value)


def several(count: int, noun: str) -> str:
    """So many of them.

    >>> several(1, "game"), several(0, "bot")
    ('1 game', '0 bots')
    """
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
