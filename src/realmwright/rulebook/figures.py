"""Figures: positions that are drawn, worked examples of rules, and what happens in each of their steps."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final

from realmwright.drawing import NAMESPACE, PLAYERS, Palette, Point, element, number, palette_of
from realmwright.game import LANGUAGES, Game, PaletteName, RealmwrightError, State, unknown
from realmwright.lessons.attempt import Move, answers, play
from realmwright.lessons.course import course_of
from realmwright.rulebook.book import Figure
from realmwright.rulebook.library import rulebook_of, words_of
from realmwright.terminal import Say
from realmwright.words import Words

SIZE: Final = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')
"""The size of a drawing, which its first element has."""


class UnknownFigure(RealmwrightError):
    """There is no such figure, or it has no such step."""


@cache
def figures_of(game: Game) -> Mapping[str, Figure]:
    """The figures of a rulebook by name, and the exercises of the game's course, which are worked examples, too."""
    found = dict(rulebook_of(game).figures)
    for lesson in course_of(game).exercises:
        step = lesson.steps[0]
        exercise = Figure(game, lesson.name, step.sketch, step.solution, lesson.thing, step.rivals)
        found.setdefault(lesson.name, exercise)
    return found


def draw(
    game: Game,
    name: str,
    step: int = 0,
    palette: PaletteName = "map",
    *,
    dark: bool = False,
    language: str = LANGUAGES[0],
) -> str:
    """A figure after so many actions, as whoever is to choose sees it. Raises UnknownFigure.

    Behind the turn of an example it is seen by the player who had it.
    """
    figures = figures_of(game)
    if name not in figures:
        raise UnknownFigure(unknown("figure", name, figures))
    figure = figures[name]
    if not 0 <= step <= len(figure.play):
        raise UnknownFigure(f"figure {name} has the steps 0 to {len(figure.play)}, not {step}")
    drawn = _drawn(figure, step, palette, dark, words_of(game, language).say)
    return _framed(drawn, _frame(game, name), palette_of(palette, dark=dark))


def _drawn(figure: Figure, step: int, palette: PaletteName = "map", dark: bool = False, say: Say | None = None) -> str:
    first = figure.position
    state, _ = played(figure, step)
    seat = state.seat if state.seat is not None and state.turns == first.turns else first.seat
    return state.figure(seat, palette, dark=dark, say=say)


@cache
def _frame(game: Game, name: str) -> Point | None:
    """The room for all steps of a figure, so that nothing jumps from one to the next; None where no size is known."""
    figure = figures_of(game)[name]
    sizes = [_size(_drawn(figure, step)) for step in range(len(figure.play) + 1)]
    known = [size for size in sizes if size is not None]
    return Point(max(x for x, _ in known), max(y for _, y in known)) if known else None


def _size(drawing: str) -> Point | None:
    found = SIZE.match(drawing)
    return Point(float(found[1]), float(found[2])) if found else None


def _framed(drawing: str, frame: Point | None, palette: Palette) -> str:
    """A drawing in the upper left corner of a frame, upon the same ground."""
    if frame is None or _size(drawing) == frame:
        return drawing
    ground = element("rect", width=frame.x, height=frame.y, fill=palette.table)
    box = f"0 0 {number(frame.x)} {number(frame.y)}"
    return element("svg", ground, drawing, xmlns=NAMESPACE, viewBox=box, width=frame.x, height=frame.y, role="img")


def played(figure: Figure, steps: int | None = None) -> tuple[State, list[list[Move]]]:
    """The position after so many actions, or after all, and what happened in each step.

    Raises BadSetup, BadNotation or IllegalAction where a position or an action is wrong.
    """
    viewer = figure.position.seat
    state = figure.position.copy()
    replies = iter(figure.replies)
    found: list[list[Move]] = []
    for action in figure.play[:steps]:
        found.append([*answers(state, viewer, replies), play(state, action)])
    return state, found


def steps_told(figure: Figure, words: Words) -> list[str]:
    """What happens in each step, as whoever acts is told it; where the game tells nothing yet, what is done."""
    names = [words.say(f"rulebook-seat-{player.name}") for player in PLAYERS]
    said = []
    for moves in played(figure)[1]:
        sentences: list[str] = []
        for move in moves:
            told = [words.event(event, names) for event in move.events if event.audience in (None, move.seat)]
            sentences += told or [words.action(move.deed)]
        said.append(" ".join(_sentence(each) for each in sentences))
    return said


def _sentence(text: str) -> str:
    """A line of the log or an action with a full stop, where it has none."""
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
