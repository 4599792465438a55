"""A game as a film: an animated WebP with one picture a turn, who has how many points below it, and who won."""

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize
from xml.etree import ElementTree

from realmwright.drawing import (
    ALPHABET,
    NAMESPACE,
    PLAYERS,
    Palette,
    Point,
    breadth,
    element,
    number,
    palette_of,
    picture,
    settlement,
    settlement_id,
    use,
    write,
)
from realmwright.exports.pictures import png
from realmwright.game import PaletteName, RealmwrightError, Score, State, check_seat
from realmwright.record import Record

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH: Final = 640
"""Pixels from left to right."""
MOST_PICTURES: Final = 120
"""Of a game with more turns some are left out."""
FIRST_MS: Final = 1500
TURN_MS: Final = range(350, 1001)
"""A film is shorter than a minute, unless its pictures would go by too quickly."""
WHOLE_MS: Final = 60_000
LAST_MS: Final = 6000
QUALITY: Final = 75
SMALL: Final = 4000
"""Parts of a drawing with fewer characters are not taken apart."""

# The line below the pictures, in units of a drawing that is as wide as a picture has pixels.
LINE: Final = 34.0
LETTERS: Final = 12.0
LONGEST_NAME: Final = 14
CROWN: Final = "M-9 6V-5L-4.5 0 0-8 4.5 0 9-5V6z"


@dataclass(frozen=True)
class Shot:
    """One picture of a film."""

    svg: str
    points: tuple[int | None, ...]
    """Of each seat, as far as they may be known."""
    seat: int | None
    """Whose turn it shows."""
    winners: tuple[int, ...] = ()
    """Set in the last one of a finished game."""


@dataclass(frozen=True)
class View:
    """With whose eyes, and in which colours."""

    seat: int | None = None
    palette: PaletteName = "map"
    dark: bool = False


def film(record: Record, view: View = View(), width: int = WIDTH) -> bytes:  # noqa: B008
    """The game of a record as an animated WebP.

    Raises BadRecord if it cannot be replayed, and RealmwrightError where Pillow is not installed.
    """
    try:
        from PIL import Image
    except ImportError:
        raise RealmwrightError('films need Pillow: pip install "realmwright[server]"') from None
    shots = thinned(list(shots_of(record, view)))
    names = record.names or [player.name for player in PLAYERS[: record.players]]
    colours = palette_of(view.palette, dark=view.dark)
    drawn = list(pixels(shots, width))
    lines = [_opened(png(score_line(shot, names, width, colours), width)) for shot in shots]
    # Where a table grows, the others are given the same room.
    height = max(image.height for image in drawn)
    pictures = []
    for image, line in zip(drawn, lines, strict=True):
        whole = Image.new("RGB", (width, height + line.height), colours.table)
        whole.paste(image, (0, 0))
        whole.paste(line, (0, height))
        pictures.append(whole)
    out = io.BytesIO()
    pictures[0].save(
        out,
        "WEBP",
        save_all=True,
        append_images=pictures[1:],
        duration=durations(len(pictures)),
        loop=0,
        quality=QUALITY,
        method=2,
    )
    return out.getvalue()


def shots_of(record: Record, view: View) -> Iterator[Shot]:
    """The deal, the last position of every turn, and the end."""
    before: State | None = None
    deal = True
    for state in record.states():
        if before is None:
            check_seat(state, view.seat)
        elif deal or state.turns != before.turns:
            yield _shot(before, view)
            deal = False
        before = state.copy()
    assert before is not None
    yield _shot(before, view)


def _shot(state: State, view: View) -> Shot:
    scores: Sequence[Score | None] = state.known_scores(view.seat)
    points = tuple(None if score is None else score.total for score in scores)
    over = state.seat is None
    svg = state.svg(view.seat, view.palette, dark=view.dark)
    return Shot(svg, points, state.known_seat(view.seat), tuple(state.winners()) if over else ())


def thinned(shots: list[Shot], most: int = MOST_PICTURES) -> list[Shot]:
    """At most so many shots: the first, the last, and some between that are equally far apart."""
    if len(shots) <= most:
        return shots
    return [shots[place * (len(shots) - 1) // (most - 1)] for place in range(most)]


def durations(count: int) -> list[int]:
    """How many milliseconds each picture is seen.

    >>> durations(3), sum(durations(80)), durations(120)[1]
    ([1500, 1000, 6000], 59994, 444)
    """
    each = min(max((WHOLE_MS - FIRST_MS - LAST_MS) // max(1, count - 2), TURN_MS[0]), TURN_MS[-1])
    return [FIRST_MS, *[each] * (count - 2), LAST_MS] if count > 1 else [LAST_MS]


# Pixels


def pixels(shots: Sequence[Shot], width: int) -> Iterator["Image"]:
    """The shots as images. What all of them begin with, such as the land, is drawn only once: it takes longest."""
    drawings = [ElementTree.fromstring(shot.svg) for shot in shots]
    layers = [_layers(drawing) for drawing in drawings]
    same = 0
    if len({tuple(drawing.attrib.items()) for drawing in drawings}) == 1:
        for alike in zip(*layers, strict=False):
            if len(set(alike)) > 1:
                break
            same += 1
    ground = _opened(png(_drawing(drawings[0], layers[0][:same]), width))
    for drawing, parts in zip(drawings, layers, strict=True):
        upon = _opened(png(_drawing(drawing, parts[same:]), width))
        if same:
            image = ground.copy()
            image.alpha_composite(upon)
            yield image.convert("RGB")
        else:
            yield upon.convert("RGB")


def _layers(drawing: ElementTree.Element) -> list[str]:
    """What is drawn, in order; large groups are taken apart."""
    found: list[str] = []
    for part in drawing:
        tag = part.tag.rpartition("}")[2]
        text = _text(part)
        if tag in ("title", "desc", "defs"):
            continue
        if tag != "g" or len(text) < SMALL or len(part) < 2:
            found.append(text)
            continue
        attributes = "".join(f' {name}="{_escaped(value)}"' for name, value in part.attrib.items())
        found += [f"<g{attributes}>{_text(inner)}</g>" for inner in part]
    return found


def _drawing(like: ElementTree.Element, layers: Sequence[str]) -> str:
    """A drawing of the same size and with the same definitions as another."""
    definitions = "".join(_text(part) for part in like if part.tag.endswith("defs"))
    size = "".join(f' {name}="{like.attrib[name]}"' for name in ("viewBox", "width", "height"))
    return f'<svg xmlns="{NAMESPACE}"{size}>{definitions}{"".join(layers)}</svg>'


def _text(part: ElementTree.Element) -> str:
    ElementTree.register_namespace("", NAMESPACE)
    return ElementTree.tostring(part, "unicode")


def _escaped(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


def _opened(data: bytes) -> "Image":
    from PIL import Image

    return Image.open(io.BytesIO(data)).convert("RGBA")


# The line of points


def score_line(shot: Shot, names: Sequence[str], width: int, palette: Palette) -> str:
    """Everybody's piece, name and points; a bar above whoever had the turn, and in the end a crown for who won."""
    share = width / len(shot.points)
    drawn = [element("rect", width=width, height=LINE, fill=palette.panel)]
    for seat, points in enumerate(shot.points):
        left = seat * share
        if seat == shot.seat:
            drawn.append(element("rect", x=left, width=share, height=3, fill=palette.text))
        drawn.append(use(settlement_id(PLAYERS[seat]), left + 20, LINE / 2 - 1))
        said = f"{lettered(names[seat], seat)} {'-' if points is None else points}"
        drawn.append(write(said, left + 38, LINE / 2 + 1, _fitting(said, share - 72), **_pen(palette)))
        if seat in shot.winners:
            place = f"translate({number(left + share - 18)} {number(LINE / 2)})"
            drawn.append(element("path", d=CROWN, fill=palette.text, transform=place))
    pieces = [settlement(player, palette) for player in PLAYERS[: len(shot.points)]]
    return picture("", "", Point(width, LINE), pieces, *drawn)


def _pen(palette: Palette) -> dict[str, str | float]:
    return {"fill": "none", "stroke": palette.text, "stroke_width": 0.9, "stroke_linecap": "round"}


def _fitting(text: str, room: float) -> float:
    """How high letters are that fit into the room."""
    return LETTERS * min(1.0, room / breadth(text, LETTERS))


def lettered(name: str, seat: int) -> str:
    """A name in letters that can be drawn; the colour of the seat where it has others.

    >>> lettered("Ann", 0), lettered("Åsa Żak", 1), lettered("Аня", 0)
    ('Ann', 'Asa Zak', 'blue')
    """
    letters = [
        letter if letter.upper() in ALPHABET else "".join(c for c in normalize("NFKD", letter) if not combining(c))
        for letter in name[:LONGEST_NAME]
    ]
    said = "".join(letters)
    return said if said and all(letter.upper() in ALPHABET for letter in said) else PLAYERS[seat].name
