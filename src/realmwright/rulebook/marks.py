"""The marks within texts of a rulebook: ``*emphasis*``, and ``[text](address)``, which leads to another place in it."""

import re
from typing import Final, NamedTuple

from realmwright.rulebook.book import BadRulebook

MARK: Final = re.compile(r"\*([^*\[\]]+)\*|\[([^*\[\]]+)\]\(([a-z0-9-]+)\)")
STRAY: Final = re.compile(r"[*\[\]]")
AROUND: Final = 20
"""Characters around a mistake that a message about it repeats."""


class Span(NamedTuple):
    """A piece of a text that looks and leads the same."""

    text: str
    emphasis: bool = False
    to: str | None = None
    """The address that it links to."""


def spans(text: str) -> list[Span]:
    """The pieces of a text. Raises BadRulebook for a mark that has no end or no beginning.

    >>> spans("Take a [tile](tile-farm) *once*.")[1:3]
    [Span(text='tile', emphasis=False, to='tile-farm'), Span(text=' ', emphasis=False, to=None)]
    """
    found: list[Span] = []
    end = 0
    for mark in MARK.finditer(text):
        found += _unmarked(text, end, mark.start())
        found.append(Span(mark[1], emphasis=True) if mark[1] else Span(mark[2], to=mark[3]))
        end = mark.end()
    return found + _unmarked(text, end, len(text))


def _unmarked(text: str, start: int, end: int) -> list[Span]:
    stray = STRAY.search(text, start, end)
    if stray is not None:
        near = text[max(0, stray.start() - AROUND) : stray.start() + AROUND]
        raise BadRulebook(f"the mark {stray[0]!r} belongs to no *emphasis* and to no [link](address): {near!r}")
    return [Span(text[start:end])] if start < end else []


def plain(text: str) -> str:
    """A text without its marks.

    >>> plain("Take a [tile](tile-farm) *once*.")
    'Take a tile once.'
    """
    return "".join(span.text for span in spans(text))
