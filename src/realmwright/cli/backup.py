"""``realmwright backup`` and ``restore``: the data of a server in one file."""

import asyncio
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Annotated, BinaryIO, Final

import typer

from realmwright.cli.serve import DATA, Data, Database, server_module
from realmwright.game import RealmwrightError

PIPE: Final = "-"
To = Annotated[str, typer.Argument(metavar="FILE", help="Where to write it; - is standard output.")]
From = Annotated[str, typer.Argument(metavar="FILE", help="A back-up; - is standard input.")]


def backup(file: To, data: Data = DATA, database: Database = "") -> None:
    """Write everything that a server keeps into one file, while the server runs.

    The file holds passwords' hashes, addresses and the secrets of dice: keep it as safe as the database.
    """
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    saving = server_module("storage.backup").back_up
    with _writing(file) as target:
        counts = asyncio.run(saving(url, target))
    asyncio.run(server_module("storage.backup").note_backup(url))
    print(f"Backed up {_summary(counts)}.", file=sys.stderr if file == PIPE else sys.stdout)


def restore(
    file: From,
    data: Data = DATA,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="Replace everything that the database holds.")] = False,
) -> None:
    """Put a back-up into a database, even under a running server; it can come from the other kind of database.

    All of it is restored or nothing has changed.
    """
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    restoring = server_module("storage.backup").restore
    with _reading(file) as source:
        done = asyncio.run(restoring(url, source, replace))
    print(f"Restored {_summary(done.rows)}, as they were on {done.header.time:%Y-%m-%d at %H:%M:%S} UTC.")
    if done.given_back is not None:
        print(f"The {done.given_back:.0f} seconds since then count against nobody's clock.")


def _summary(counts: Mapping[str, int]) -> str:
    return f"{counts['people']} people, {counts['tables']} tables and {counts['log']} entries of their logs"


@contextmanager
def _writing(name: str) -> Iterator[BinaryIO]:
    """Open a file for writing atomically, readable by its owner only; ``-`` is standard output."""
    if name == PIPE:
        if sys.stdout.isatty():
            raise RealmwrightError("a back-up is nothing to look at: send standard output somewhere, or name a file")
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    # If the name is a symbolic link, the target is replaced and the link stays.
    path = Path(os.path.realpath(name))
    with _about(name, "write"):
        if path.is_dir():
            raise RealmwrightError(f"cannot write {name}: it is a folder")
        if path.exists() and not stat.S_ISREG(path.stat().st_mode):
            # A pipe or a device is written to and not replaced.
            with path.open("wb") as special:
                yield special
            return
        handle, draft = tempfile.mkstemp(".part", f".{path.name}-", path.parent)
        try:
            with os.fdopen(handle, "wb") as target:
                yield target
                target.flush()
                os.fsync(target.fileno())
            os.replace(draft, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(draft)
            raise
        _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Write a folder's entries to disk, so that a new name survives a power cut."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextmanager
def _reading(name: str) -> Iterator[BinaryIO]:
    """Open a file for reading. What is not seekable, such as a pipe, is copied to a temporary file first."""
    with _about(name, "read"):
        if name == PIPE:
            with _copied(sys.stdin.buffer) as copy:
                yield copy
            return
        with open(name, "rb") as source:
            if source.seekable():
                yield source
                return
            with _copied(source) as copy:
                yield copy


@contextmanager
def _copied(source: BinaryIO) -> Iterator[BinaryIO]:
    with tempfile.TemporaryFile() as copy:
        shutil.copyfileobj(source, copy)
        copy.seek(0)
        yield copy


@contextmanager
def _about(name: str, doing: str) -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise RealmwrightError(f"cannot {doing} {name}: {problem.strerror or problem}") from None
