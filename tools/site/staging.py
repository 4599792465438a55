"""Gathers the pages of the site in a folder: texts, notebooks, examples, and the reference made of docstrings."""

import posixpath
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from tools.notebooks import to_markdown
from tools.site import reference
from tools.site.linking import moved, with_room
from tools.site.sources import CONFIG, DOCS, GENERATED, ORCHARD, ROOT, SHOWN, pages, places

LANGUAGES: Final = {".py": "python", ".toml": "toml", ".ftl": "text", ".yaml": "yaml", ".service": "ini"}


def staged() -> dict[str, str]:
    """All pages and drawings by their places on the site."""
    found: dict[str, str] = {}
    where = {**places(), **reference.places()}
    for name, page in pages().items():
        path = ROOT / name
        text = path.read_text("utf-8")
        if path.suffix == ".ipynb":
            text, drawings = to_markdown(path)
            found |= {posixpath.join(posixpath.dirname(page), drawing): svg for drawing, svg in drawings.items()}
            # Drawings lie beside the page.
            where |= {
                posixpath.join(posixpath.dirname(name), each): posixpath.join(posixpath.dirname(page), each)
                for each in drawings
            }
        found[page] = with_room(moved(text, name, page, where))
    found |= {page: shown(name) for name, page in SHOWN.items()}
    return found | {f"{GENERATED}/{name}.md": text for name, text in reference.pages().items()}


def shown(name: str) -> str:
    """A page that shows a file, or all files of a folder."""
    path = ROOT / name
    if name == "LICENSE":
        title, *rest = path.read_text("utf-8").split("\n")
        return f"# {title}\n" + "\n".join(rest)
    files = [path] if path.is_file() else sorted(each for each in path.rglob("*") if each.suffix in LANGUAGES)
    about = "The whole package, file by file. [The tutorial](../add-a-game.md) goes through it.\n\n"
    return f"# {name}\n\n" + (about if name == ORCHARD else "") + "\n".join(block(path, file) for file in files)


def block(folder: Path, file: Path) -> str:
    """The text of a file as a block of code, under its name where there are several."""
    title = "" if file == folder else f"## {file.relative_to(folder).as_posix()}\n\n"
    return f"{title}```{LANGUAGES.get(file.suffix, 'text')}\n{file.read_text('utf-8').rstrip()}\n```\n"


def configuration() -> str:
    """The settings of the site, with the pages of the reference behind its contents."""
    contents = f'"{GENERATED}/index.md",'
    pages = "".join(f'\n      "{GENERATED}/{module}.md",' for module in reference.MODULES)
    return CONFIG.read_text("utf-8").replace(contents, contents + pages)


def in_navigation(entries: Iterable[Any]) -> Iterator[str]:
    """All pages that the navigation leads to."""
    for entry in entries:
        for place in entry.values() if isinstance(entry, dict) else [entry]:
            if isinstance(place, str):
                yield place
            else:
                yield from in_navigation(place)


def stage(folder: Path) -> int:
    """Write everything that Zensical needs into a folder. Returns how many pages there are."""
    shutil.rmtree(folder / "pages", ignore_errors=True)
    found = staged()
    for page, text in found.items():
        path = folder / "pages" / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for name, place in places().items():
        if place not in found and (ROOT / name).is_file() and (ROOT / name).is_relative_to(DOCS):
            (folder / "pages" / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / "pages" / place)
    (folder / CONFIG.name).write_text(configuration(), "utf-8")
    return sum(page.endswith(".md") for page in found)
