"""A tournament in four pictures, as SVG for a page that brings :data:`STYLE`; it is light or dark as the page is.

They are narrow, so that a telephone shows them at full size; every bot has a row with its name above what is drawn.
"""

from collections.abc import Iterable, Sequence
from math import ceil, floor, log10
from typing import Final, NamedTuple

from realmwright.arena.report_figures import Figures, Pairing, Spread, Standing
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
"""Free on either side, so that half a dot or half a number has room."""
TINT: Final = 0.5
"""How much of a colour a cell has at most: the figures on it stay readable, on light paper and on dark."""


class Scale(NamedTuple):
    """From values to places on an axis."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """How far to the right a value lies."""
        return EDGE + (WIDTH - 2 * EDGE) * (value - self.low) / (self.high - self.low)


class Plot(NamedTuple):
    """A picture, and how to read it."""

    title: str
    note: str
    svg: str
    wide: bool
    """It is wider than a telephone."""


def plots(figures: Figures) -> list[Plot]:
    """All pictures for which there is anything to show."""
    drawn = (ratings(figures), shares(figures), times(figures), points(figures))
    return [plot for plot in drawn if plot is not None]


def ratings(figures: Figures) -> Plot | None:
    """Ratings, each with two sigma to either side."""
    rated = [(each, each.rating) for each in figures.standings if each.rating is not None]
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


def points(figures: Figures) -> Plot | None:
    """How the points of each bot are distributed: a histogram, and quartiles below it."""
    found = [(each, each.spread) for each in figures.standings if each.spread is not None]
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
    """One outline for all bars; the tallest is as tall as there is room."""
    counts = [0] * ((spread.most - low) // bin_ + 1)
    for total in spread.totals:
        counts[(total - low) // bin_] += 1
    path = ""
    for place, count in enumerate(counts):
        if count:
            # A bar stands over the middle of the totals that it counts.
            left = scale.x(low + place * bin_ - 0.5)
            right = scale.x(low + (place + 1) * bin_ - 0.5)
            tall = 32 * count / max(counts)
            path += f"M{number(left)} 50v{number(-tall)}h{number(right - left - 0.5)}v{number(tall)}z"
    return element("path", class_="bars", d=path)


def times(figures: Figures) -> Plot | None:
    """How long bots take for a choice, on average and in their slowest game; the axis goes by powers of ten."""
    thinking = [
        (each, each.seconds, each.slowest)
        for each in figures.standings
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


def shares(figures: Figures) -> Plot | None:
    """Who gets how much against whom, as a map of cells: cold above one half, warm below it."""
    met = {bot for pairing in figures.pairings for bot in (pairing.bot, pairing.other)}
    bots = [each for each in figures.standings if each.bot in met]
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
            drawn.append(cell(one, other, figures.against(one.bot, other.bot), label + column * wide, top, wide, tall))
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
    """One bot against another one."""
    if pairing is None:
        return element("rect", class_="cell none", x=x, y=y, width=wide, height=tall)
    share = pairing.share
    low, high = share.range
    explained = (
        f"{plain(one.name)} against {plain(other.name)}: {share.value:.1%}, "
        f"{100 * low:.1f} to {100 * high:.1f}, {pairing.games} games"
    )
    middle = x + wide / 2
    tint = TINT * (0.12 + 0.88 * abs(2 * share.value - 1))
    return element(
        "g",
        element("title", escape(explained)),
        element(
            "rect",
            class_="cell above" if share.value >= 0.5 else "cell below",
            # Only whole tenths would be left of it as a number.
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


# What the pictures are made of


def chart(
    name: str,
    title: str,
    note: str,
    names: Sequence[str],
    rows: Sequence[str],
    tall: float,
    ticks: Sequence[tuple[float, str]],
) -> Plot:
    """Rows over an axis with these marks."""
    foot = tall * len(rows)
    drawn = [element("path", class_="grid", d="".join(f"M{number(x)} 0v{number(foot)}" for x, _ in ticks))]
    for x, text in ticks:
        # The outermost numbers stay within the picture.
        side, at = ("end ", WIDTH) if x > WIDTH - 20 else ("", 0.0) if x < 20 else ("middle ", x)
        drawn.append(element("text", escape(text), class_=f"{side}quiet", x=at, y=foot + 14))
    for place, row in enumerate(rows):
        drawn.append(element("g", row, transform=f"translate(0 {number(place * tall)})"))
    return picture(name, title, note, names, WIDTH, foot + 20, drawn)


def picture(
    name: str, title: str, note: str, names: Sequence[str], wide: float, tall: float, drawn: Iterable[str]
) -> Plot:
    """A whole picture that says in words what it shows, and of whom."""
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
    """Whose row it is, and the figure that it shows."""
    return element("text", escape(shortened(name, 30)), class_="label", x=0, y=14) + element(
        "text", escape(figure), class_="label end", x=WIDTH, y=14
    )


def line(kind: str, left: float, right: float, y: float) -> str:
    """A line from left to right."""
    return element("path", class_=kind, d=f"M{number(left)} {number(y)}H{number(right)}")


def dot(x: float, y: float) -> str:
    """A full dot."""
    return element("circle", class_="dot", cx=x, cy=y, r=5)


def mark(x: float, y: float) -> str:
    """An upright stroke across a line."""
    return element("path", class_="mark", d=f"M{number(x)} {number(y - 5)}v10")


# Words and numbers


def plain(text: str) -> str:
    """A name or a message on one line, without anything that a terminal or a page would obey.

    >>> plain("a\\x1b[31m\\nb")
    'a [31m b'
    """
    return "".join(sign if sign.isprintable() else " " for sign in text)


def shortened(text: str, most: int) -> str:
    """A name that fits.

    >>> shortened("big-money-ultimate", 10)
    'big-money…'
    """
    text = plain(text)
    return text if len(text) <= most else text[: most - 1] + "…"


def duration(seconds: float) -> str:
    """Seconds with the unit that suits them.

    >>> duration(0.0000123), duration(0.25), duration(1.5), duration(0.01), duration(1234)
    ('12.3 µs', '250 ms', '1.5 s', '10 ms', '1234 s')
    """
    unit, sign = next((pair for pair in ((1.0, "s"), (1e-3, "ms")) if seconds >= pair[0]), (1e-6, "µs"))
    value = seconds / unit
    return f"{round(value, 2 if value < 10 else 1 if value < 100 else None):g} {sign}"


def magnitude(seconds: float) -> float:
    """The power of ten; nothing is quicker than a microsecond."""
    return log10(max(seconds, 1e-6))


def round_ticks(low: float, high: float) -> list[float]:
    """Round numbers for an axis, at least two, the first and last of which lie outside.

    >>> round_ticks(3, 38), round_ticks(7, 7)
    ([0.0, 10.0, 20.0, 30.0, 40.0], [6.0, 6.5, 7.0, 7.5, 8.0])
    """
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [step * place for place in range(floor(low / step), ceil(high / step) + 1)]
