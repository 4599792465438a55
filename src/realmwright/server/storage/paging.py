"""Long lists, page by page, the latest first: each page is read behind the last row of the one before, by an index.

Nothing is skipped by counting, so the hundredth page takes as long as the first. What is not for the reader, or too
much of one kind, is passed over while reading; so a page looks at a bounded number of rows, and is shorter where few of
them are for the reader.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, Row, Select, select, tuple_, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

WRITTEN: Final = re.compile(r"(\d{1,12}(?:\.\d{1,9})?)(?:_([A-Za-z0-9_-]{22}))?", re.ASCII)
CHUNK: Final = 200
MOST_READ: Final = 1_000
"""A page looks at no more rows."""


class Place(NamedTuple):
    """A place in a list: the row there comes before the next page."""

    time: float
    id: str = ""

    def __str__(self) -> str:
        return f"{self.time!r}_{self.id}" if self.id else repr(self.time)


def place_of(text: str) -> Place | None:
    """The place that a text says, or only a time."""
    found = WRITTEN.fullmatch(text)
    return None if found is None else Place(float(found[1]), found[2] or "")


class Stream(NamedTuple):
    """Rows that an index has in their order."""

    query: Select[Any]
    """It has no order yet."""
    time: ColumnElement[float]
    id: ColumnElement[str]

    def part(self, before: Place | None, most: int) -> Select[Any]:
        """The first rows behind a place. Their own places are labelled ``time_`` and ``id_``."""
        query = self.query.add_columns(self.time.label("time_"), self.id.label("id_"))
        if before is not None:
            query = query.where(tuple_(self.time, self.id) < tuple_(before.time, before.id))
        return query.order_by(self.time.desc(), self.id.desc()).limit(most)


def merged(streams: Sequence[Stream], before: Place | None, most: int) -> Select[Any]:
    """The first rows of several streams together."""
    parts = [stream.part(before, most) for stream in streams]
    if len(parts) == 1:
        return parts[0]
    # Each part has its own order and limit, which SQLite takes only in a query around it.
    both = union_all(*(select(part.subquery()) for part in parts)).subquery()
    return select(both).order_by(both.c.time_.desc(), both.c.id_.desc()).limit(most)


async def read_page(
    connection: AsyncConnection,
    streams: Sequence[Stream],
    before: Place | None,
    most: int,
    wanted: Callable[[Row[Any]], bool],
) -> tuple[list[Row[Any]], Place | None]:
    """The rows of a page that are wanted, and the place to go on behind, unless the list ends here."""
    found: list[Row[Any]] = []
    read, chunk = 0, most
    while streams and read < MOST_READ:
        rows = (await connection.execute(merged(streams, before, chunk))).all()
        for row in rows:
            before = Place(row.time_, row.id_)
            if wanted(row):
                found.append(row)
                if len(found) == most:
                    return found, before
        if len(rows) < chunk:
            return found, None
        read, chunk = read + chunk, CHUNK
    return found, before if streams else None
