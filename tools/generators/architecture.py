"""The tables of modules in docs/architecture.md: each module with the first line of its docstring."""

import ast
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs/architecture.md"
TABLE: Final = re.compile(r"(<!-- modules: (\S+) -->\n).*?(<!-- end of modules -->)", re.DOTALL)
"""A table of the modules of a folder. ``/*`` behind its name leaves out the folders in it."""


def generate() -> dict[Path, str | None]:
    """The page with the tables as the code has them."""
    page = PAGE.read_text("utf-8")
    return {PAGE: TABLE.sub(lambda found: found[1] + table(found[2]) + found[3], page)}


def table(place: str) -> str:
    """The modules of a folder, with what each is for."""
    folder = ROOT / place.removesuffix("/*")
    paths = folder.glob("*.py") if place.endswith("/*") else folder.rglob("*.py")
    lines = ["| module | what to find there |", "|---|---|"]
    for path in sorted(paths, key=lambda path: (path.parent, path.name != "__init__.py", path.name)):
        about = first_line(path)
        name = path.relative_to(folder).with_suffix("").as_posix().removesuffix("__init__").rstrip("/")
        if about and (name or not place.endswith("/*")):
            lines.append(f"| `{name or folder.name}` | {about} |")
    return "\n".join(lines) + "\n"


def first_line(path: Path) -> str:
    """What a module says of itself, in a cell of a table."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return re.sub(r":(?:mod|func|class|meth|data):`([^`]*)`", r"`\1`", said.partition("\n")[0]).replace("|", "\\|")
