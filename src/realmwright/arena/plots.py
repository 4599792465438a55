"""Four plots of a tournament, as SVG for a page that contains :data:`STYLE`.

The SVG has classes but no colours and no style attributes: the page's style sheet makes it light or dark, and its
security policy can forbid everything else. Plots are narrow enough for a phone, so every bot has a row of its own, with
its name above its data.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from realmwright.arena.formatting import duration, plain, shortened
from realmwright.arena.summary import Pairing, Spread, Standing, Summary
from realmwright.drawing import NAMESPACE, element, escape, number

STYLE: Final = """\
:root { --paper: #fbf8ef; --ink: #1d1f22; --quiet: #5d5f63; --line: #d9d4c5; --cold: #1c4fa8; --warm: #d9480f; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1e23; --ink: #e9e6df; --quiet: #a5a39c; --line: #3a3e45; --cold: #67a2f2; --warm: #f0813f; }
}
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; font-variant-numeric: tabular-nums; }
svg .end { text-anchor: end; }
svg .middle { text-anchor: middle; }
svg .label { stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; paint-order: stroke; }
svg .quiet { fill: var(--quiet); font-size: 10px; }
svg .small { font-size: 10px; }
svg .sure { font-weight: 700; }
svg .grid { stroke: var(--line); fill: none; }
svg .track, svg .reach, svg .box { stroke: var(--cold); fill: none; stroke-linecap: round; }
svg .track { stroke-width: 1.5; }
svg .reach { stroke-width: 3; }
svg .box { stroke-width: 6; stroke-linecap: butt; stroke-opacity: .55; }
svg .bars { fill: var(--cold); fill-opacity: .4; }
svg .dot { fill: var(--cold); stroke: var(--paper); stroke-width: 1.5; }
svg .mark { stroke: var(--warm); stroke-width: 2.5; }
svg .cell { stroke: var(--paper); stroke-width: 2; }
svg .above { fill: var(--cold); }
svg .below { fill: var(--warm); }
svg .none { fill: var(--line); fill-opacity: .4; }
"""

WIDTH: Final = 320.0
EDGE: Final = 8.0
"""The margin on either side, so that dots and tick labels are not cut off."""
MAX_OPACITY: Final = 0.5
"""The highest opacity of a cell's colour; the numbers on it stay readable on a light and on a dark page."""


class Scale(NamedTuple):
    """A linear scale from values to x coordinates."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """The x coordinate of a value."""
        return EDGE + (WIDTH - 2 * EDGE) * (value - self.low) / (self.high - self.low)


class Plot(NamedTuple):
    """A plot, and how to read it."""

    title: str
    note: str
    svg: str
    wide: bool
    """Whether it is too wide for a phone."""


def plots(summary: Summary) -> list[Plot]:
    """All plots for which there are data."""
    drawn = (ratings(summary), shares(summary), times(summary), points(summary))
    return [plot for plot in drawn if plot is not None]


def ratings(summary: Summary) -> Plot | None:
    """Ratings with two sigma to either side."""
    rated = [(each, each.rating) for each in summary.standings if each.rating is not None]
    if not rated:
        return None
    reaches = [(rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma) for _, rating in rated]
    ticks = round_ticks(min(low for low, _ in reaches), max(high for _, high in reaches))
    scale = Scale(ticks[0], ticks[-1])
    rows = [
        head(each.name, f"{rating.mu:.2f} ± {2 * rating.sigma:.2f}")
        + line("reach", scale.x(low), scale.x(high), 26)
        + dot(scale.x(rating.mu), 26)
        for (each, rating), (low, high) in zip(rated, reaches, strict=True)
    ]
    return chart(
        "ratings",
        "Ratings",
        "The dot is the rating of a bot, the line two sigma to either side.",
        [each.name for each, _ in rated],
        rows,
        38,
        [(scale.x(tick), f"{tick:g}") for tick in ticks],
    )


def points(summary: Summary) -> Plot | None:
    """The distribution of each bot's points: a histogram with the quartiles below it."""
    found = [(each, each.spread) for each in summary.standings if each.spread is not None]
    if not found:
        return None
    low, high = min(spread.least for _, spread in found), max(spread.most for _, spread in found)
    bin_ = max(1, ceil((high + 1 - low) / 40))
    ticks = round_ticks(low - bin_ / 2, high + bin_ / 2)
    scale = Scale(ticks[0], ticks[-1])
    rows = [
        head(each.name, f"median {spread.median:g}")
        + histogram(spread, scale, low, bin_)
        + line("track", scale.x(spread.least), scale.x(spread.most), 58)
        + line("box", scale.x(spread.lower), scale.x(spread.upper), 58)
        + mark(scale.x(spread.median), 58)
        for each, spread in found
    ]
    return chart(
        "points",
        "Points in a game",
        "Bars show how often a bot had so many points; the line below goes from the fewest to the most, "
        "its broad part holds the middle half of all games, the upright stroke is the median.",
        [each.name for each, _ in found],
        rows,
        72,
        [(scale.x(tick), f"{tick:g}") for tick in ticks],
    )


def histogram(spread: Spread, scale: Scale, low: int, bin_: int) -> str:
    """All bars as one path; the tallest bar has the full height."""
    counts = [0] * ((spread.most - low) // bin_ + 1)
    for total in spread.totals:
        counts[(total - low) // bin_] += 1
    path = ""
    for place, count in enumerate(counts):
        if count:
            # Totals are integers: a bar reaches half a point beyond the totals that it counts.
            left = scale.x(low + place * bin_ - 0.5)
            right = scale.x(low + (place + 1) * bin_ - 0.5)
            tall = 32 * count / max(counts)
            path += f"M{number(left)} 50v{number(-tall)}h{number(right - left - 0.5)}v{number(tall)}z"
    return element("path", class_="bars", d=path)


def times(summary: Summary) -> Plot | None:
    """The time for a choice, on average and in the slowest game, on a logarithmic axis."""
    thinking = [
        (each, each.seconds, each.slowest)
        for each in summary.standings
        if each.seconds is not None and each.slowest is not None
    ]
    if not thinking:
        return None
    low = floor(magnitude(min(seconds for _, seconds, _ in thinking)))
    high = max(low + 1, ceil(magnitude(max(slowest for _, _, slowest in thinking))))
    scale = Scale(low, high)
    rows = []
    for each, seconds, slowest in thinking:
        near, far = scale.x(magnitude(seconds)), scale.x(magnitude(slowest))
        rows.append(head(each.name, duration(seconds)) + line("track", near, far, 26) + dot(near, 26) + mark(far, 26))
    step = 1 if high - low <= 6 else 2
    return chart(
        "times",
        "Time for a choice",
        "The full dot is the average of all games, the upright stroke that of the slowest; "
        f"from mark to mark it is {10**step} times more.",
        [each.name for each, _, _ in thinking],
        rows,
        38,
        [(scale.x(power), duration(10.0**power)) for power in range(low, high + 1, step)],
    )


def shares(summary: Summary) -> Plot | None:
    """The shares of all pairings as a heat map: one colour above one half, another below it."""
    met = {bot for pairing in summary.pairings for bot in (pairing.bot, pairing.other)}
    bots = [each for each in summary.standings if each.bot in met]
    if not bots:
        return None
    label = 104.0
    wide = min(80.0, max(52.0, (WIDTH - label) / len(bots)))
    tall = 40.0
    drawn = [
        element("text", str(place), class_="middle quiet", x=label + wide * (place - 0.5), y=12)
        for place in range(1, len(bots) + 1)
    ]
    for row, one in enumerate(bots):
        top = 18 + row * tall
        drawn.append(element("text", escape(shortened(f"{row + 1} {one.name}", 15)), x=0, y=top + 24))
        for column, other in enumerate(bots):
            drawn.append(cell(one, other, summary.against(one.bot, other.bot), label + column * wide, top, wide, tall))
    return picture(
        "shares",
        "Shares of points against each other",
        "Each row is a bot, each column the opponent of that number. A cell has the share of the row's bot in percent, "
        "and its 95 % interval below; it is bold where the interval leaves out one half.",
        [each.name for each in bots],
        max(WIDTH, label + wide * len(bots)),
        22 + len(bots) * tall,
        drawn,
    )


def cell(one: Standing, other: Standing, pairing: Pairing | None, x: float, y: float, wide: float, tall: float) -> str:
    """The cell of one bot against another."""
    if pairing is None:
        return element("rect", class_="cell none", x=x, y=y, width=wide, height=tall)
    share = pairing.share
    low, high = share.range
    explained = (
        f"{plain(one.name)} against {plain(other.name)}: {share.value:.1%}, "
        f"{100 * low:.1f} to {100 * high:.1f}, {pairing.games} games"
    )
    middle = x + wide / 2
    tint = MAX_OPACITY * (0.12 + 0.88 * abs(2 * share.value - 1))
    return element(
        "g",
        element("title", escape(explained)),
        element(
            "rect",
            class_="cell above" if share.value >= 0.5 else "cell below",
            # As a string, because element() rounds numbers to tenths.
            fill_opacity=f"{tint:.2f}",
            x=x,
            y=y,
            width=wide,
            height=tall,
        ),
        element(
            "text",
            f"{100 * share.value:.1f}",
            class_="middle" if low <= 0.5 <= high else "middle sure",
            x=middle,
            y=y + 18,
        ),
        element("text", f"{100 * low:.0f} to {100 * high:.0f}", class_="middle small", x=middle, y=y + 32),
    )


# Parts of plots


def chart(
    name: str,
    title: str,
    note: str,
    names: Sequence[str],
    rows: Sequence[str],
    tall: float,
    ticks: Sequence[tuple[float, str]],
) -> Plot:
    """Rows above an axis with these ticks: x coordinates and labels."""
    foot = tall * len(rows)
    drawn = [element("path", class_="grid", d="".join(f"M{number(x)} 0v{number(foot)}" for x, _ in ticks))]
    for x, text in ticks:
        # The outermost labels stay within the plot.
        side, at = ("end ", WIDTH) if x > WIDTH - 20 else ("", 0.0) if x < 20 else ("middle ", x)
        drawn.append(element("text", escape(text), class_=f"{side}quiet", x=at, y=foot + 14))
    for place, row in enumerate(rows):
        drawn.append(element("g", row, transform=f"translate(0 {number(place * tall)})"))
    return picture(name, title, note, names, WIDTH, foot + 20, drawn)


def picture(
    name: str, title: str, note: str, names: Sequence[str], wide: float, tall: float, drawn: Iterable[str]
) -> Plot:
    """A complete SVG with a title and a description for screen readers."""
    svg = element(
        "svg",
        element("title", escape(title), id=f"{name}-title"),
        element("desc", escape(f"{note} From top to bottom: {', '.join(map(plain, names))}."), id=f"{name}-desc"),
        *drawn,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(wide)} {number(tall)}",
        width=wide,
        height=tall,
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-desc",
    )
    return Plot(title, note, svg, wide > WIDTH + 50)


def head(name: str, figure: str) -> str:
    """The head of a row: the bot's name and its number."""
    return element("text", escape(shortened(name, 30)), class_="label", x=0, y=14) + element(
        "text", escape(figure), class_="label end", x=WIDTH, y=14
    )


def line(kind: str, left: float, right: float, y: float) -> str:
    """A horizontal line."""
    return element("path", class_=kind, d=f"M{number(left)} {number(y)}H{number(right)}")


def dot(x: float, y: float) -> str:
    """A filled dot."""
    return element("circle", class_="dot", cx=x, cy=y, r=5)


def mark(x: float, y: float) -> str:
    """A short vertical stroke across a line."""
    return element("path", class_="mark", d=f"M{number(x)} {number(y - 5)}v10")


# Axes


def magnitude(seconds: float) -> float:
    """The decimal logarithm of a time, of at least a microsecond."""
    return log10(max(seconds, 1e-6))


def round_ticks(low: float, high: float) -> list[float]:
    """Round numbers for the ticks of an axis, at least two; the first and the last enclose all values.

    >>> round_ticks(3, 38), round_ticks(7, 7)
    ([0.0, 10.0, 20.0, 30.0, 40.0], [6.0, 6.5, 7.0, 7.5, 8.0])
    """
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [step * place for place in range(floor(low / step), ceil(high / step) + 1)]
