"""Careful edits of source files: entries at the end of a table, definitions before it, imports, words."""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]


class CannotEdit(Exception):
    """A file does not look as it should; says which and why."""


def _assignment(path: Path, name: str) -> ast.Assign | ast.AnnAssign:
    """The statement of a module that gives a name its value."""
    for node in ast.parse(path.read_text("utf-8")).body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            assert isinstance(node, ast.Assign | ast.AnnAssign)
            return node
    raise CannotEdit(f"{path}: there is no {name}")


def append_entry(path: Path, name: str, entry: str) -> None:
    """Add an entry behind the others of a tuple that a module has under this name."""
    value = _assignment(path, name).value
    if not isinstance(value, ast.Tuple):
        raise CannotEdit(f"{path}: {name} is no tuple")
    lines = path.read_text("utf-8").splitlines(keepends=True)
    assert value.end_lineno is not None
    assert value.end_col_offset is not None
    last, column = value.end_lineno - 1, value.end_col_offset - 1
    before, after = lines[last][:column], lines[last][column:]
    comma = "" if not value.elts or before.rstrip().endswith((",", "(")) or not before.strip() else ","
    lines[last] = f"{before.rstrip()}{comma}\n    {entry},\n{after}" if before.strip() else f"    {entry},\n{after}"
    path.write_text("".join(lines), "utf-8")


def insert_before(path: Path, name: str, source: str) -> None:
    """Put definitions before the statement that gives a name its value."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    lines.insert(_assignment(path, name).lineno - 1, f"{source.strip()}\n\n\n")
    path.write_text("".join(lines), "utf-8")


def add_imports(path: Path, *imports: str) -> None:
    """Add imports behind the docstring; :func:`tidy` sorts and joins them."""
    first = ast.parse(path.read_text("utf-8")).body[0]
    lines = path.read_text("utf-8").splitlines(keepends=True)
    docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    place = (first.end_lineno or 0) if docstring else 0
    lines.insert(place, "\n" + "".join(f"{line}\n" for line in imports))
    path.write_text("".join(lines), "utf-8")


def append_text(path: Path, text: str) -> None:
    """Add lines at the end of a file."""
    path.write_text(f"{path.read_text('utf-8').rstrip()}\n{text}", "utf-8")


def create(path: Path, text: str) -> None:
    """Write a new file. Raises CannotEdit if there is one."""
    if path.exists():
        raise CannotEdit(f"{path} exists already")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def tidy(*paths: Path) -> None:
    """Sort the imports of Python files and format them."""
    files = [str(path) for path in paths if path.suffix == ".py"]
    for command in (("check", "--fix", "--quiet", "--select", "I,F401"), ("format", "--quiet")):
        subprocess.run([sys.executable, "-m", "ruff", *command, *files], cwd=ROOT, check=True)
