"""python -m tools.release 0.2.0: makes a release: version, heading of the changelog, database, commit and tag.

Nothing is published by that. Pushing the tag does it: .github/workflows/release.yml tests, builds wheels for every
platform and puts them on PyPI. What is not as it should be is said before anything is changed, and what fails on the
way leaves the files as they were.

    python -m tools.release 0.2.0            makes the release
    python -m tools.release --check 0.2.0    is this version the one that is released here?
    python -m tools.release --notes 0.2.0    what the changelog says of it
"""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PROJECT: Final = "pyproject.toml"
CHANGELOG: Final = "CHANGELOG.md"
DATABASES: Final = "tests/server/releases"
VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
UNRELEASED: Final = "not yet released"
STEPS: Final[tuple[tuple[str, ...], ...]] = (
    # The version that is installed is what `realmwright.__version__` says.
    (
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--editable",
        ".",
    ),
    # What later releases must be able to go on with.
    ("tests.server.release_database",),
)
"""Modules of Python that are run when the version is set, with their arguments."""


class ReleaseError(Exception):
    """The release cannot be made; says why."""


def release(root: Path, version: str, today: date, steps: Sequence[Sequence[str]] = STEPS) -> str:
    """Make a release in the clone at ``root``; says what to do next."""
    before = _version(root)
    if not VERSION.fullmatch(version):
        raise ReleaseError(f"a version is three numbers such as 0.2.0, not {version!r}")
    if _numbers(version) <= _numbers(before):
        raise ReleaseError(f"{version} does not come after {before}, which is the version in {PROJECT}")
    branch = _git(root, "rev-parse", "--abbrev-ref", "HEAD")
    if changed := _git(root, "status", "--porcelain"):
        raise ReleaseError(f"there are changes that are not committed: {', '.join(_names(changed))}")
    if _git(root, "tag", "--list", f"v{version}"):
        raise ReleaseError(f"there is a tag v{version} already")
    notes(root, version)
    try:
        _replace(root / CHANGELOG, f"## {version}, {UNRELEASED}\n", f"## {version} ({today.isoformat()})\n")
        _replace(root / PROJECT, f'\nversion = "{before}"\n', f'\nversion = "{version}"\n')
        for step in steps:
            _run(root, sys.executable, "-m", *step)
    except BaseException:
        _git(root, "checkout", "--", PROJECT, CHANGELOG)
        raise
    _git(root, "add", PROJECT, CHANGELOG, *([DATABASES] if (root / DATABASES).is_dir() else []))
    _git(root, "commit", "--quiet", "--message", f"Release {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Realmwright {version}")
    return f"made v{version}; to publish it: git push origin {branch} v{version}"


def check(root: Path, version: str) -> None:
    """Raise ReleaseError unless this version is the one that is released here."""
    if (here := _version(root)) != version:
        raise ReleaseError(f"{PROJECT} says {here}, not {version}")
    if UNRELEASED in _section(root, version)[0]:
        raise ReleaseError(f"{CHANGELOG} says of {version} that it is {UNRELEASED}")


def notes(root: Path, version: str) -> str:
    """What the changelog says of a version."""
    heading, text = _section(root, version)
    if not text:
        raise ReleaseError(f"{CHANGELOG} has nothing below {heading!r}")
    return f"{text}\n"


def _section(root: Path, version: str) -> tuple[str, str]:
    """The heading of a version, and what stands below it."""
    found = re.search(
        rf"^(## {re.escape(version)}\b[^\n]*)\n(.*?)(?=^## |\Z)",
        (root / CHANGELOG).read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    if found is None:
        raise ReleaseError(f"{CHANGELOG} has no heading for {version}")
    return found[1], found[2].strip()


def _version(root: Path) -> str:
    return str(tomllib.loads((root / PROJECT).read_text("utf-8"))["project"]["version"])


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _names(status: str) -> list[str]:
    return [line.split(maxsplit=1)[-1] for line in status.splitlines()]


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    if text.count(old) != 1:
        raise ReleaseError(f"{path.name} should have one line {old.strip()!r}")
    path.write_text(text.replace(old, new), "utf-8")


def _git(root: Path, *arguments: str) -> str:
    return _run(root, "git", *arguments).strip()


def _run(root: Path, *command: str) -> str:
    # The page and the rules need not be built for what is run here.
    env = {**os.environ, "REALMWRIGHT_BUILD": "later"}
    done = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip() or f"exit status {done.returncode}").splitlines()[-1]
        raise ReleaseError(f"{' '.join(command[:3])} failed: {said}")
    return done.stdout


def main(arguments: list[str]) -> int:
    """Make a release, or answer what is asked about one."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("--check", "--notes")):
        print(__doc__, file=sys.stderr)
        return 2
    *asked, version = arguments
    try:
        if asked == ["--check"]:
            check(ROOT, version)
        elif asked == ["--notes"]:
            print(notes(ROOT, version), end="")
        elif not asked:
            print(release(ROOT, version, datetime.now(UTC).date()))
        else:
            print(__doc__, file=sys.stderr)
            return 2
    except ReleaseError as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
