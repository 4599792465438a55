"""The database of a server as commands at a terminal open it: one that is there, and of this release."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import as_file, files
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from realmwright.game import RealmwrightError
from realmwright.server.storage.database import Storage, latest_revision, revision_of
from realmwright.server.storage.faults import StorageFault, reason


class NoDatabase(RealmwrightError):
    """There is no database that a command could work on."""


@asynccontextmanager
async def existing(url: str) -> AsyncIterator[Storage]:
    """Open a database, which a server may be using. Raises NoDatabase, or StorageFault if it does not answer."""
    storage = Storage(url, connections=2)
    if not storage.shared and not Path(storage.url.database or "").is_file():
        raise NoDatabase(f"there is no database here: {storage.place}")
    try:
        async with storage.reading() as connection:
            revision = await connection.run_sync(revision_of)
        with as_file(files("realmwright.server") / "migrations") as scripts:
            if revision != latest_revision(scripts):
                raise NoDatabase(f"start the server once: this is not a database of this release: {storage.place}")
        yield storage
    except (StorageFault, SQLAlchemyError) as problem:
        raise StorageFault(f"the database does not answer: {reason(problem.__cause__ or problem)}") from None
    finally:
        await storage.close()
