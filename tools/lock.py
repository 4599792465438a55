"""python -m tools.lock: writes the locks, the exact versions in use with the hashes of all their files.

requirements.lock is everything that ``realmwright[dev]`` needs, requirements-serve.lock the part of it that serving and
building the page need. ``python -m tools.lock docs`` does the same for what builds the documentation site, in
docs/requirements.lock; it is run in the environment that the site's tools have for themselves.

What is needed is found in the metadata of the installed packages, for all platforms and versions of Python that the
project runs on; what is needed elsewhere alone is taken in its newest version. Hashes come from the index that pip is
configured with. The files name no addresses, so they can be installed from any mirror.
"""

import json
import os
import re
import ssl
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html.parser import HTMLParser
from importlib.metadata import PackageNotFoundError, distribution
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version

PROJECT: Final = Path(__file__).parents[1]
LOCK: Final = PROJECT / "requirements.lock"
SERVE: Final = PROJECT / "requirements-serve.lock"
OWN: Final = ("realmwright", "realmwright-nets")
"""What this repository has itself."""
LOCKS: Final[Mapping[Path, Sequence[str]]] = {
    LOCK: ["realmwright[dev]"],
    SERVE: ["realmwright[arena,build,nets,server]"],
}
"""What each file is for; those of the first need all that the others do."""
GROUPS: Final = {"docs": PROJECT / "docs/requirements.lock"}
"""The groups of pyproject.toml that are installed apart from everything else."""
INDEX: Final = "https://pypi.org/simple"
JSON: Final = "application/vnd.pypi.simple.v1+json"
HEAD: Final = (
    "# The versions that the tests ran with, and the hashes of all their files. Written by `make lock`, and installed\n"
    "# with `pip install --require-hashes --no-deps -r {name}`.\n"
)
AT_ONCE: Final = 8

ENVIRONMENTS: Final[tuple[Mapping[str, str], ...]] = tuple(
    {
        "implementation_name": "cpython",
        "implementation_version": python,
        "os_name": "nt" if system == "Windows" else "posix",
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
        "platform_release": "",
        "platform_system": system,
        "platform_version": "",
        "python_full_version": python,
        "python_version": ".".join(python.split(".")[:2]),
        "sys_platform": {"Linux": "linux", "Darwin": "darwin", "Windows": "win32"}[system],
    }
    for python, (system, machine) in product(
        ("3.11.0", "3.11.9", "3.12.7", "3.13.1", "3.14.0"),
        (("Linux", "x86_64"), ("Linux", "aarch64"), ("Darwin", "arm64"), ("Darwin", "x86_64"), ("Windows", "AMD64")),
    )
)
MARKERS: Final = (
    'sys_platform != "win32"',
    'sys_platform == "win32"',
    'sys_platform == "darwin"',
    'sys_platform == "linux"',
    'python_full_version < "3.11.3"',
    'python_version < "3.12"',
    'python_version < "3.13"',
    'python_version < "3.14"',
    'python_version >= "3.12"',
    'python_version >= "3.13"',
    'python_version >= "3.14"',
)
Places = frozenset[int]
EVERYWHERE: Final[Places] = frozenset(range(len(ENVIRONMENTS)))


class Need(NamedTuple):
    """Where a package is needed, and which versions will do."""

    places: Places
    versions: SpecifierSet


def needs(wanted: Iterable[str]) -> dict[str, Need]:
    """Every package that is needed for what is wanted, without those of this repository."""
    found: dict[str, Need] = {}
    seen: dict[tuple[str, str], Places] = {}
    waiting: list[tuple[str, str, Places]] = []

    def add(requirement: Requirement, extra: str, places: Places) -> None:
        there = frozenset(
            place
            for place in places
            if requirement.marker is None or requirement.marker.evaluate({**ENVIRONMENTS[place], "extra": extra})
        )
        if there:
            child = canonicalize_name(requirement.name)
            known = found.get(child, Need(frozenset(), SpecifierSet()))
            found[child] = Need(known.places | there, known.versions & requirement.specifier)
            waiting.extend((child, each, there) for each in ("", *requirement.extras))

    for text in wanted:
        add(Requirement(text), "", EVERYWHERE)
    while waiting:
        name, extra, places = waiting.pop()
        before = seen.get((name, extra), frozenset())
        if not places <= before:
            seen[name, extra] = before | places
            for requirement in _requirements(name):
                add(requirement, extra, places)
    return {name: need for name, need in found.items() if name not in OWN}


def group(name: str) -> list[str]:
    """What a group of pyproject.toml names."""
    return list(tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["dependency-groups"][name])


def _requirements(name: str) -> Iterator[Requirement]:
    try:
        yield from map(Requirement, distribution(name).requires or ())
    except PackageNotFoundError:
        # Not needed here; what it may need in turn is not known.
        return


def marker_of(places: Places) -> str:
    """The condition for being needed at these places; none if no simple one says it, and it is installed everywhere."""
    if places == EVERYWHERE:
        return ""
    for text in MARKERS:
        marker = Marker(text)
        if places == {place for place in EVERYWHERE if marker.evaluate(dict(ENVIRONMENTS[place]))}:
            return text
    return ""


# The index


class _Links(HTMLParser):
    """Reads the page of a package: the names of files with their hashes."""

    def __init__(self) -> None:
        super().__init__()
        self.files: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        link = dict(attrs).get("href") or ""
        found = re.fullmatch(r"(?:.*/)?([^/#?]+)(?:\?[^#]*)?#(?:.*&)?sha256=([0-9a-f]{64}).*", link)
        if tag == "a" and found:
            self.files.append((unquote(found[1]), found[2]))


def files_of(name: str) -> dict[Version, dict[str, str]]:
    """The files of a package by version: names and SHA-256."""
    request = urllib.request.Request(f"{_setting('index-url', INDEX).rstrip('/')}/{name}/")
    request.add_header("Accept", f"{JSON}, text/html;q=0.1")
    certificates = _setting("cert", "") or os.environ.get("SSL_CERT_FILE")
    with urllib.request.urlopen(request, timeout=60, context=ssl.create_default_context(cafile=certificates)) as page:
        text = page.read().decode()
        kind = page.headers.get_content_type()
    if kind == JSON:
        listed = [(file["filename"], file["hashes"].get("sha256", "")) for file in json.loads(text)["files"]]
    else:
        links = _Links()
        links.feed(text)
        listed = links.files
    found: dict[Version, dict[str, str]] = {}
    for file, digest in listed:
        version = _version_of(file)
        if version is not None and digest:
            found.setdefault(version, {})[file] = digest
    return found


def _version_of(file: str) -> Version | None:
    """The version of a wheel or a source distribution; None for anything else."""
    try:
        return parse_wheel_filename(file)[1] if file.endswith(".whl") else parse_sdist_filename(file)[1]
    except (InvalidSdistFilename, InvalidWheelFilename, InvalidVersion):
        return None


@cache
def _setting(name: str, default: str) -> str:
    """A setting of pip."""
    if (value := os.environ.get(f"PIP_{name.upper().replace('-', '_')}")) is not None:
        return value
    command = [sys.executable, "-m", "pip", "config", "get", f"global.{name}"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip() or default


# The file


def locked(name: str, need: Need, files: Mapping[Version, Mapping[str, str]]) -> str:
    """The lines of one package."""
    try:
        version = Version(distribution(name).version)
    except PackageNotFoundError:
        version = max(each for each in need.versions.filter(files) if not each.is_prerelease)
    if version not in files:
        raise SystemExit(f"the index has no files of {name} {version}")
    marker = marker_of(need.places)
    lines = [f"{name}=={version}" + (f" ; {marker}" if marker else "")]
    lines += [f"    --hash=sha256:{digest}" for digest in sorted(set(files[version].values()))]
    return " \\\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    """Write the files, or that of a group."""
    if arguments and arguments not in [[name] for name in GROUPS]:
        raise SystemExit(f"usage: python -m tools.lock [{'|'.join(GROUPS)}]")
    asked = {GROUPS[name]: group(name) for name in arguments} or LOCKS
    wanted = {lock: needs(roots) for lock, roots in asked.items()}
    names = sorted({name for found in wanted.values() for name in found})
    with ThreadPoolExecutor(AT_ONCE) as pool:
        files = dict(zip(names, pool.map(files_of, names), strict=True))
    for lock, found in wanted.items():
        texts = [locked(name, found[name], files[name]) for name in sorted(found)]
        lock.write_text(HEAD.format(name=lock.relative_to(PROJECT)) + "".join(texts), "utf-8")
        print(f"wrote {lock.relative_to(PROJECT)}: {len(texts)} packages")


if __name__ == "__main__":
    main(sys.argv[1:])
