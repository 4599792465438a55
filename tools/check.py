"""python -m tools.check: style, types, and the tests that the present change touches; `make check` calls it.

The change is everything since the branch left main (or since HEAD on main itself), committed or not. A test module is
run if it changed, if it imports a module that changed, directly or through helpers of the tests, or if it lies in the
folder named after the package of one. With these run a few that hold the whole together. Tests with servers of their
own, browsers or clusters are left to `make test`, unless they changed themselves.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
CORE: Final = (
    *("tests/test_floors.py", "tests/test_citations.py", "tests/test_golden.py", "tests/test_regenerate.py"),
    *("tests/test_words.py", "tests/test_registry.py"),
)
"""What is run after every change."""
SLOW: Final = (
    "tests/browser/",
    "tests/server/",
    "tests/arena/",
    "tests/forge/",
    "tests/test_build.py",
    "tests/test_cli.py",
)
"""What only runs here if it changed itself."""


def changed(root: Path = ROOT) -> set[str]:
    """The files that differ from where the branch left main, and new ones."""

    def git(*arguments: str) -> list[str]:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
        return done.stdout.split("\0") if done.returncode == 0 else []

    base = next(iter(git("merge-base", "HEAD", "main")), "HEAD").strip() or "HEAD"
    found = git("diff", "-z", "--name-only", base) + git("ls-files", "-z", "--others", "--exclude-standard")
    return {name for name in found if name}


def module_of(name: str) -> str | None:
    """The dotted name of a Python file; None for other files."""
    path = Path(name)
    if path.suffix != ".py":
        return None
    parts = path.with_suffix("").parts
    return ".".join(part for part in (parts[1:] if parts[0] == "src" else parts) if part != "__init__")


def imported(path: Path) -> Iterator[str]:
    """The modules that a file may import, with all that ``from a import b`` can mean."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def touched(files: Iterable[str], root: Path = ROOT) -> list[str]:
    """The test modules that a change of these files touches, without the slow ones that are as they were."""
    files = set(files)
    names = {path.relative_to(root).as_posix(): path for path in sorted((root / "tests").rglob("*.py"))}
    uses = {name: set(imported(path)) for name, path in names.items()}
    modules = {module for module in map(module_of, files) if module}
    helpers = {module_of(name) for name in names if not Path(name).name.startswith("test_")} - {None}
    grown = True
    while grown:
        more = {module_of(name) for name, used in uses.items() if used & modules} & helpers - modules
        grown = bool(more)
        modules |= {module for module in more if module}
    packages = {part for module in modules for part in module.split(".")[1:]}
    found = []
    for name, used in uses.items():
        concerned = bool(used & modules) or (Path(name).parent.name in packages and Path(name).parent.name != "tests")
        if Path(name).name.startswith("test_") and (name in files or (concerned and not name.startswith(SLOW))):
            found.append(name)
    return found


def main() -> int:
    """Run everything; the exit status is that of the first step that fails."""
    files = changed()
    tests = sorted({*touched(files), *(name for name in CORE if (ROOT / name).is_file())})
    print(f"{len(files)} changed files touch {len(tests)} test modules")
    for step in (
        ("ruff", "check", "."),
        ("ruff", "format", "--check", "."),
        ("mypy",),
        ("pytest", "-n", "2", "-x", "--maxfail", "5", *tests),
    ):
        done = subprocess.run([sys.executable, "-m", *step], cwd=ROOT, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
