"""Texts and tables that several commands show."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from rich.console import Console
from rich.table import Table
from rich.text import Text

from realmwright.game import Game, State
from realmwright.words import Words


@cache
def _own_messages(language: str) -> str:
    return (files(__package__) / "text" / f"{language}.ftl").read_text("utf-8")


def words_for(game: Game, language: str) -> Words:
    """The texts of a game together with those of the command line."""
    return Words(game, language, [_own_messages])


def in_colour(console: Console, wanted: bool | None) -> bool:
    """Whether to draw in colour: as asked, or by default if the terminal supports it and NO_COLOR is not set."""
    return wanted if wanted is not None else console.color_system is not None and not console.no_color


def score_table(state: State, words: Words, names: Sequence[str]) -> Table:
    """The points of each seat by source."""
    scores = state.scores()
    table = Table(words.say("source"))
    for name in names:
        table.add_column(Text(name), justify="right")
    for source in scores[0]:
        table.add_row(words.say(words.source(source)), *(str(score[source]) for score in scores))
    table.add_section()
    table.add_row(words.say("total"), *(str(score.total) for score in scores), style="bold")
    return table
