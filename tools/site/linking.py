"""Links between pages: from where files lie in the repository to where they lie on the site."""

import posixpath
import re
from collections.abc import Callable, Mapping
from typing import Final

CODE: Final = re.compile(r"(^ *(`{3,})[^\n]*\n.*?^ *\2 *$|(`+)[^`\n]+?\3)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(\]\(|<img [^>]*src=\")([^)#\"\s]*)((?:#[^)\"\s]*)?)(?=[)\"])")
FENCE: Final = re.compile(r" *(`{3,})")
LIST: Final = re.compile(r"^(?:[-*]|\d+\.) ")


class BadLink(ValueError):
    """A link to something that is no part of the site."""


def outside_code(text: str, change: Callable[[str], str]) -> str:
    """A text with a change of all that is not code."""
    parts: list[str] = []
    end = 0
    for found in CODE.finditer(text):
        parts += [change(text[end : found.start()]), found[0]]
        end = found.end()
    return "".join([*parts, change(text[end:])])


def moved(text: str, name: str, page: str, places: Mapping[str, str]) -> str:
    """The text of a file as a page of the site: its links lead to pages. Raises BadLink."""

    def link(found: re.Match[str]) -> str:
        place = found[2]
        if not place or "://" in place or place.startswith("mailto:"):
            return found[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), place))
        if target not in places:
            raise BadLink(f"{name} links to {place}, which is no part of the site: see tools/site/sources.py")
        return found[1] + posixpath.relpath(places[target], posixpath.dirname(page) or ".") + found[3]

    return outside_code(text, lambda prose: LINK.sub(link, prose))


def with_room(text: str) -> str:
    """A text in which every list stands apart from the paragraph before it, as Python-Markdown wants it."""
    found: list[str] = []
    fence = ""
    for line in text.split("\n"):
        before = found[-1] if found else ""
        mark = FENCE.match(line)
        if mark and fence in ("", mark[1]):
            fence = "" if fence else mark[1]
        elif not fence and LIST.match(line) and before and not before.startswith((" ", "#")) and not LIST.match(before):
            found.append("")
        found.append(line)
    return "\n".join(found)
