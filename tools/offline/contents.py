"""What runs in the browser besides Python itself: this package, the packages that it needs, and an empty database."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterable, Iterator
from configparser import ConfigParser
from contextlib import closing
from importlib.metadata import Distribution, distribution
from pathlib import Path, PurePosixPath
from typing import Final
from zipfile import ZipFile

from realmwright.server.offline import DATABASE
from realmwright.server.storage.database import Storage

ROOT: Final = Path(__file__).parents[2]
OWN: Final = ROOT / "src/realmwright"
PACKAGES: Final = (
    *("sqlalchemy", "starlette", "anyio", "idna", "typing_extensions", "cachetools", "prometheus_client", "fsrs"),
    *("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "alembic", "mako", "markupsafe"),
)
"""What the server imports. All of it is plain Python, or works without its compiled parts."""
COMPILED: Final = ("msgspec",)
"""Packages with compiled parts that it needs: from their wheels for browsers."""
LOCK: Final = ROOT / "requirements-serve.lock"
"""It has the hashes of all files of a version, those for browsers among them."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "314"
PYTHON_LICENCES: Final = """\
Pyodide is free software under the Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); its source is at
https://github.com/pyodide/pyodide. It contains Python, under the licence of the Python Software Foundation
(https://docs.python.org/3/license.html), and SQLite, which is in the public domain."""
LANGUAGES: Final = ("root", "en", "nl", "de")
UNUSED: Final = (
    *("alembic/testing", "alembic/templates", "mako/testing", "pytz/zoneinfo", "prometheus_client/twisted"),
    *("sqlalchemy/testing", "sqlalchemy/dialects/mssql", "sqlalchemy/dialects/mysql", "sqlalchemy/dialects/oracle"),
)
"""Folders of packages that nothing here uses."""
UNUSED_OWN: Final = ("arena", "cli", "compiled", "gym", "learn", "server/page", "server/offline/runtime")
"""Folders of this package that a server in a browser has no use for."""
KEPT_OF_COMPILED: Final = "compiled/__init__.py"
TOO_SLOW: Final = ("flat", "search", "expert", "master")
"""Bots that try out games to their end: in plain Python they get through so few in their time that they are no better
than others."""
SUFFIXES: Final = (".so", ".pyd", ".pyi", ".pyx", ".pxd", ".c", ".exe")
"""Of files that Python in a browser cannot read, or does not."""


def gather(tree: Path) -> None:
    """Put everything into an empty folder."""
    for file, place in _own_files():
        _copy(file, tree / "realmwright" / place)
    _describe(distribution("realmwright"), tree)
    for name in PACKAGES:
        found = distribution(name)
        for part in _files_of(found):
            _copy(Path(str(found.locate_file(part))), tree / part)
        _describe(found, tree)
    _unpack_wheels(tree)
    make_database(tree / "realmwright/server/offline" / DATABASE)


def licences() -> str:
    """The licences of the packages, which go wherever these go."""
    parts = [PYTHON_LICENCES]
    for name in (*PACKAGES, *COMPILED):
        found = distribution(name)
        text = "\n\n".join(
            Path(str(found.locate_file(place))).read_text("utf-8").strip()
            for place in found.files or []
            if place.parts[0].endswith(".dist-info") and re.search("licen|notice", place.name, re.IGNORECASE)
        )
        named = found.metadata.json
        short = named.get("license_expression") or named.get("license")
        parts.append(f"{found.metadata['Name']} {found.version}\n\n{text or short}")
    return f"\n\n{'-' * 72}\n\n".join(parts) + "\n"


def sources() -> Iterator[Path]:
    """The files that make a difference: those of this package, and what names the versions of all others."""
    yield from (file for file, _ in _own_files())
    yield from sorted(Path(__file__).parent.glob("*.*"))
    yield from (LOCK, ROOT / "pyproject.toml")


def _own_files() -> Iterator[tuple[Path, Path]]:
    """The files of this package, and where they lie in it."""
    for file in sorted(OWN.rglob("*")):
        place = file.relative_to(OWN)
        unused = _lies_in(place.parts, UNUSED_OWN) and place.as_posix() != KEPT_OF_COMPILED
        if file.is_file() and not unused and "__pycache__" not in place.parts:
            yield file, place


def _files_of(found: Distribution) -> Iterator[PurePosixPath]:
    """The files of an installed package that are of use."""
    for place in found.files or []:
        parts = place.parts
        own = ".." not in parts and "__pycache__" not in parts and not parts[0].endswith(".dist-info")
        language = parts[:2] != ("babel", "locale-data") or place.stem in LANGUAGES
        if own and language and place.suffix not in SUFFIXES and not _lies_in(parts, UNUSED):
            yield place


def _lies_in(parts: tuple[str, ...], folders: Iterable[str]) -> bool:
    return any(parts[: len(each)] == each for each in (tuple(folder.split("/")) for folder in folders))


def _describe(found: Distribution, tree: Path) -> None:
    """What a package says about itself, as far as it is asked for: its name, its version and its entry points."""
    name = found.metadata["Name"]
    folder = tree / f"{name.replace('-', '_')}-{found.version}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {found.version}\n")
    points = ConfigParser(delimiters="=", interpolation=None)
    points.read_string(found.read_text("entry_points.txt") or "")
    for bot in TOO_SLOW if name == "realmwright" else ():
        points.remove_option("realmwright.bots", bot)
    with (folder / "entry_points.txt").open("w", encoding="utf-8") as file:
        points.write(file)


def _unpack_wheels(tree: Path) -> None:
    """What has to be compiled for browsers."""
    wheels = ROOT / "build/offline/wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir(parents=True)
    wanted = wheels / "requirements.lock"
    wanted.write_text("".join(_locked(name) for name in COMPILED), "utf-8")
    where = ("--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON}")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--only-binary", ":all:", "--require-hashes", "--requirement", str(wanted), "--dest", str(wheels)),
            *where,
        ],
        check=True,
    )
    for wheel in wheels.glob("*.whl"):
        with ZipFile(wheel) as archive:
            archive.extractall(tree)


def _locked(name: str) -> str:
    """The lines of a package in the lock."""
    found = re.search(rf"^{re.escape(name)}==(?:.*\\\n)*.*\n", LOCK.read_text("utf-8"), re.MULTILINE)
    assert found, f"{name} is not in {LOCK.name}"
    return found[0]


def make_database(place: Path) -> None:
    """An empty database of this release, so that a first start needs no migrations."""

    async def make() -> None:
        storage = Storage(f"sqlite:///{place}")
        await storage.open()
        await storage.close()

    asyncio.run(make())
    with closing(sqlite3.connect(place)) as connection:
        # Browsers have no memory that several processes share, which the usual journal needs.
        connection.execute("PRAGMA journal_mode = DELETE")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
