"""A review as a page that stands alone: one file without scripts."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from realmwright.arena.plots import Plot, picture
from realmwright.arena.report_page import document, plot_figure, table_section
from realmwright.arena.report_tables import Table
from realmwright.drawing import element, number
from realmwright.game import Deed, State
from realmwright.record import Record
from realmwright.review.document import positions_of, standard_of, told
from realmwright.review.judging import Line
from realmwright.review.reviewing import ERRORS, Moment, Review
from realmwright.review.tags import in_words as tag_in_words
from realmwright.review.tags import tags_of
from realmwright.words import Words

WIDE: Final = 640.0
TALL: Final = 180.0
LEFT: Final = 34.0
SHOWN: Final = 3
"""So many of the costliest decisions are explained."""


def percent(share: float, sign: bool = False) -> str:
    """A share in percent, perhaps with a sign.

    >>> percent(0.426), percent(-0.001, sign=True), percent(0.06, sign=True)
    ('43 %', '0 %', '+6 %')
    """
    value = round(100 * share)
    return f"{value:+d} %" if sign and value else f"{value} %"


def page(record: Record, review: Review, words: Words, names: Sequence[str]) -> str:
    """The complete file."""
    effort = review.effort
    remarks = [
        f"{record.game.name}, rules {record.rules}",
        f"search for each decision: {effort.simulations:,} simulations",
        f"judgement of each line: {effort.playouts} playouts in each of {effort.worlds} worlds",
        f"seed {review.seed}",
    ]
    title = f"Review: {', '.join(names)}"
    tables = (shares(review, names), standards(review, names))
    sections = [*map(table_section, tables), plot_figure(chart(review, names))]
    sections += map(explained_section, costliest(record, review, words, names))
    sections.append(table_section(decisions(record, review, words, names)))
    return document(title, remarks, sections)


def shares(review: Review, names: Sequence[str]) -> Table:
    """By what everybody won or lost."""
    luck, decided = review.total_luck().chances, review.decisions().chances
    rows = []
    for seat, name in enumerate(names):
        start, result = review.start.outlook.chances[seat], review.result.chances[seat]
        adjusted = min(1.0, max(0.0, result - luck[seat]))
        changes = [percent(decided[seat], sign=True), percent(luck[seat], sign=True)]
        rows.append([name, percent(start), *changes, percent(result), percent(adjusted)])
    return Table(
        "shares",
        "Who won by what",
        ("player", "start", "decisions", "luck", "result", "without luck"),
        rows,
        note="Chances of winning. Start, the decisions of all players, and luck add up to the result.",
    )


def standards(review: Review, names: Sequence[str]) -> Table:
    """How well everybody played."""
    rows = []
    for seat, name in enumerate(names):
        cost = review.cost_per_turn(seat)
        own = [moment.verdict for moment in review.moments if moment.seat == seat]
        rows.append([name, standard_of(cost), f"{100 * cost:.1f} %", *(str(own.count(error)) for error in ERRORS)])
    return Table(
        "standards",
        "How everybody played",
        ("player", "plays like", "lost a turn", "inaccuracies", "mistakes", "blunders"),
        rows,
        words=2,
        note="What one's own decisions cost of the chances of winning, on average in a turn.",
    )


def chart(review: Review, names: Sequence[str]) -> Plot:
    """Everybody's chances of winning through the game."""
    last = max(1, len(review.moments))

    def x(place: float) -> float:
        return LEFT + (WIDE - LEFT - 8) * place / last

    def y(chance: float) -> float:
        return TALL - 6 - (TALL - 12) * chance

    ticks = (0.0, 0.25, 0.5, 0.75, 1.0)
    drawn = [
        element("path", class_="grid", d="".join(f"M{number(LEFT)} {number(y(tick))}H{number(WIDE)}" for tick in ticks))
    ]
    drawn += [element("text", f"{tick:.0%}", class_="end quiet", x=LEFT - 6, y=y(tick) + 3) for tick in ticks]
    for seat, name in enumerate(names):
        path = f"M{number(x(0))} {number(y(review.start.outlook.chances[seat]))}"
        for place, moment in enumerate(review.moments):
            # Luck goes straight up or down, a decision leads on to the next.
            path += f"V{number(y(moment.before.chances[seat]))}"
            path += f"L{number(x(place + 1))} {number(y(moment.after.chances[seat]))}"
        path += f"V{number(y(review.result.chances[seat]))}"
        drawn.append(element("path", class_="track", d=path, opacity=1 - 0.6 * seat / max(1, len(names))))
        end = review.result.chances[seat]
        drawn.append(
            element("text", escape(name), class_="end label", x=WIDE - 4, y=y(end) + (12 if end > 0.5 else -4))
        )
    note = "Luck is drawn upright, decisions aslant: whoever decides well goes on level."
    return picture("chances", "Chances of winning", note, names, WIDE, TALL, drawn)


class Explained(NamedTuple):
    """A costly decision in words."""

    title: str
    played: str
    better: str
    lost_by: str
    """Its tags; nothing where there are none."""
    figure: str
    """The position, as whoever decided saw it, as SVG."""


def costliest(record: Record, review: Review, words: Words, names: Sequence[str]) -> list[Explained]:
    """The decisions that cost most, the worst first, with what would have been better."""
    chosen = review.costliest(SHOWN)
    found: dict[int, Explained] = {}
    for position, moment in positions_of(record, review):
        if moment in chosen:
            played, best = (in_words(words, position, line) for line in (moment.played, moment.best))
            cost = percent(-moment.cost, sign=True)
            title = f"{names[moment.seat]}, turn {moment.turn}: {moment.verdict}, {cost}"
            by = tags_in_words(words, position, moment)
            found[chosen.index(moment)] = Explained(title, played, best, by, position.figure(moment.seat))
    return [found[place] for place in range(len(chosen))]


def explained_section(explained: Explained) -> str:
    """A costly decision as HTML."""
    title, played, better, lost_by = map(escape, explained[:4])
    lines = [f"Played: {played}", f"Better: {better}", *([f"Lost by: {lost_by}"] if lost_by else ())]
    told = "".join(f"<p>{line}</p>" for line in lines)
    return f"<section><h2>{title}</h2>{explained.figure}{told}</section>"


def decisions(record: Record, review: Review, words: Words, names: Sequence[str]) -> Table:
    """Every decision of the game."""
    luck = review.luck()
    rows = [
        [
            f"{moment.turn} {names[moment.seat]}",
            actions(words, told(position, moment.played).deeds),
            ": ".join(filter(None, (moment.verdict.value, tags_in_words(words, position, moment)))),
            percent(given.chances[moment.seat], sign=True),
            percent(moment.before.chances[moment.seat]),
            cost_of(moment),
        ]
        for (position, moment), given in zip(positions_of(record, review), luck, strict=False)
    ]
    return Table(
        "decisions",
        "Every decision",
        ("turn", "played", "verdict", "luck before", "chance", "lost"),
        rows,
        words=3,
        note="What a decision lost has its standard error behind it. It is called an error only beyond three of them; "
        "behind the verdict stands what it was lost by.",
    )


def cost_of(moment: Moment) -> str:
    """What a decision lost, with its standard error."""
    if moment.best == moment.played:
        return "0"
    return f"{100 * moment.cost:.1f} ± {100 * moment.lost.errors.chances[moment.seat]:.1f}"


def tags_in_words(words: Words, position: State, moment: Moment) -> str:
    """What a decision was lost by; nothing if no fact says so."""
    tags = tags_of(position, moment.played, moment.best) if moment.verdict in ERRORS else []
    return ", ".join(tag_in_words(tag, words) for tag in tags)


def actions(words: Words, found: Iterable[Deed]) -> str:
    """Deeds in words, one after another."""
    return "; ".join(map(words.action, found))


def in_words(words: Words, position: State, line: Line) -> str:
    """A line in words, with what it brings at once."""
    found = told(position, line)
    points = ", ".join(f"{words.say(words.source(key))} {change:+d}" for key, change in found.earned.items())
    return actions(words, found.deeds) + (f" ({points})" if points else "")
