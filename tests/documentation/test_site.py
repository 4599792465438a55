"""The documentation site: every page is in its navigation, links lead to pages, nothing is loaded from elsewhere."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tools.site import reference, staging
from tools.site.checking import problems
from tools.site.linking import BadLink, moved, with_room

from realmwright.bots import Bot

LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")
CODE = re.compile(r"^ *(`{3,}).*?^ *\1 *$|(`+)[^`]+\2", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    staging.stage(folder)
    return folder


def settings(folder: Path) -> dict[str, Any]:
    return dict(tomllib.loads((folder / "zensical.toml").read_text("utf-8"))["project"])


def in_navigation(entries: list[Any]) -> Iterator[str]:
    for entry in entries:
        for place in entry.values() if isinstance(entry, dict) else [entry]:
            yield from [place] if isinstance(place, str) else in_navigation(place)


def test_every_page_is_in_the_navigation_once_and_the_other_way_round(staged: Path) -> None:
    pages = {path.relative_to(staged / "pages").as_posix() for path in (staged / "pages").rglob("*.md")}
    assert sorted(in_navigation(settings(staged)["nav"])) == sorted(pages)


def test_links_of_pages_lead_to_pages_and_pictures(staged: Path) -> None:
    for page in (staged / "pages").rglob("*.md"):
        for place, _ in LINK.findall(CODE.sub("", page.read_text("utf-8"))):
            if place and "://" not in place:
                assert (page.parent / place).is_file(), f"{page.relative_to(staged)} links to {place}"


def test_nothing_is_configured_to_come_from_elsewhere(staged: Path) -> None:
    found = settings(staged)
    assert found["theme"]["font"] is False
    assert "offline" not in found["plugins"], "it loads a script from another host"
    style = (staged / "pages/site.css").read_text("utf-8")
    assert "url(" not in style
    assert "@import" not in style


def test_links_move_with_their_pages() -> None:
    places = {"docs/rules/README.md": "rules/index.md", "docs/a.md": "a.md", "README.md": "index.md"}
    text = "[x](rules/README.md#y) `[x](nowhere.md)` [y](../README.md) [z](#here) [w](https://example.org)"
    assert moved(text, "docs/a.md", "sub/a.md", places) == (
        "[x](../rules/index.md#y) `[x](nowhere.md)` [y](../index.md) [z](#here) [w](https://example.org)"
    )
    with pytest.raises(BadLink, match=r"docs/a.md links to nowhere.md, which is no part of the site"):
        moved("[x](nowhere.md)", "docs/a.md", "a.md", places)


def test_lists_stand_apart() -> None:
    assert with_room("````\n```\na\n- b\n```\n````") == "````\n```\na\n- b\n```\n````"
    assert with_room("So:\n- one\n- two\n\n```\na\n- b\n```") == "So:\n\n- one\n- two\n\n```\na\n- b\n```"


def test_the_reference_tells_what_the_source_says() -> None:
    pages = reference.pages()
    page = pages["realmwright.bots"]
    assert '## <a id="Bot"></a>Bot' in page
    assert '### <a id="Bot.choose"></a>choose' in page
    assert (Bot.choose.__doc__ or "").strip() in page
    assert "def maker(game: str, spec: str) -> Maker" in page
    assert "[`realmwright.dice.FastStream`](realmwright.dice.md#FastStream)" in page
    assert ":class:" not in "".join(pages.values()), "roles have become links or code"
    assert set(pages) == {"index", *reference.MODULES}


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js from elsewhere"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "loads //fonts.example/x.css from elsewhere"),
        ('<a href="gone.html">', "links to gone.html, which is not there"),
        ('<a href="other.html#gone">', "links to other.html#gone, and there is no such place on that page"),
        ('<img src="gone.webp">', "links to gone.webp, which is not there"),
    ],
)
def test_a_built_site_is_checked(tmp_path: Path, html: str, said: str) -> None:
    (tmp_path / "other.html").write_text('<h2 id="here">Here</h2><a href="https://example.org/">', "utf-8")
    (tmp_path / "page.html").write_text('<a href="other.html#here"><a href="#x"><p id="x">', "utf-8")
    assert list(problems(tmp_path)) == []
    (tmp_path / "page.html").write_text(html, "utf-8")
    assert list(problems(tmp_path)) == [f"page.html {said}"]


def test_styles_of_a_built_site_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    (tmp_path / "own.css").write_text("a { background: url(data:x) } b { background: url(own.png) }", "utf-8")
    assert list(problems(tmp_path)) == []
    (tmp_path / "own.css").write_text("@font-face { src: url('https://fonts.example/a.woff2') }", "utf-8")
    assert list(problems(tmp_path)) == ["own.css loads https://fonts.example/a.woff2 from elsewhere"]
