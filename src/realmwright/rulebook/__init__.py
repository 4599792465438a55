"""Rulebooks: the rules of a game in sections, an entry for every tile and card, figures, and questions with answers.

The folder ``rulebook`` of a game has ``contents.toml`` and the texts; ``docs/rulebooks.md`` says how to write them. A
game without that folder gets a rulebook of what its texts explain anyway.
"""

from realmwright.rulebook.book import (
    BadRulebook,
    Entry,
    Figure,
    Kind,
    Paragraph,
    Question,
    Rulebook,
    Section,
)
from realmwright.rulebook.figures import UnknownFigure, draw, figures_of
from realmwright.rulebook.finding import Found, find, nearest
from realmwright.rulebook.library import rulebook_of, words_of
from realmwright.rulebook.marks import Span, plain, spans
from realmwright.rulebook.telling import ToldRulebook, tell

__all__ = [
    "BadRulebook",
    "Entry",
    "Figure",
    "Found",
    "Kind",
    "Paragraph",
    "Question",
    "Rulebook",
    "Section",
    "Span",
    "ToldRulebook",
    "UnknownFigure",
    "draw",
    "figures_of",
    "find",
    "nearest",
    "plain",
    "rulebook_of",
    "spans",
    "tell",
    "words_of",
]
