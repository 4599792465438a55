"""Checks a site that was built: every link leads somewhere, and nothing is loaded from other hosts."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag

ELSEWHERE: Final = re.compile(r"^(?:[a-z]+:)?//", re.IGNORECASE)
LOADED: Final = re.compile(r"url\(\s*['\"]?((?:https?:)?//[^)'\"]+)|@import\s+['\"]((?:https?:)?//[^'\"]+)")
NOT_LOADED: Final = frozenset({"canonical", "alternate", "next", "prev", "license", "edit"})
"""Relations of link elements that name a page and load nothing."""


class Page(HTMLParser):
    """What a page links to, what it loads, and what can be linked to in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag == "link" and not set(given.get("rel", "").split()) & NOT_LOADED:
            self.loads.append(given.get("href", ""))
        elif "src" in given:
            self.loads.append(given["src"])


def problems(site: Path) -> Iterator[str]:
    """What is wrong with the site, a line each."""
    known = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in known.items():
        here = path.relative_to(site).as_posix()
        if path.name == "404.html":
            # It is shown at any address, so its links are absolute.
            continue
        yield from (f"{here} loads {place} from elsewhere" for place in page.loads if ELSEWHERE.match(place))
        for link in {*page.links, *page.loads}:
            if ELSEWHERE.match(link) or link.startswith(("mailto:", "data:", "javascript:")):
                continue
            place, part = urldefrag(link)
            target = (path.parent / unquote(place)).resolve() if place else path
            if target.is_dir():
                target /= "index.html"
            if not target.exists():
                yield f"{here} links to {link}, which is not there"
            elif part and target in known and unquote(part) not in known[target].names:
                yield f"{here} links to {link}, and there is no such place on that page"
    for style in sorted(site.rglob("*.css")):
        for found in LOADED.finditer(style.read_text("utf-8")):
            yield f"{style.relative_to(site).as_posix()} loads {found[1] or found[2]} from elsewhere"
