"""Sums that are kept beside what they are sums of, in the same transaction, so that nobody has to count."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Table, delete
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

INSERTS: Final[dict[str, Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


async def add_to_sums(connection: AsyncConnection, table: Table, rows: Iterable[Mapping[str, Any]]) -> None:
    """Add rows to those with the same keys, or store them as new; negative numbers are taken off.

    Rows in which nothing is counted any more are deleted: what is counted is in the first column after the keys.
    """
    keys = [column.name for column in table.primary_key]
    amounts = [column.name for column in table.c if column.name not in keys]
    totals: dict[tuple[Any, ...], list[int]] = {}
    for row in rows:
        total = totals.setdefault(tuple(row[key] for key in keys), [0] * len(amounts))
        for place, amount in enumerate(amounts):
            total[place] += row[amount]
    # In one order, so that no two transactions wait for each other.
    added = [
        {**dict(zip(keys, key, strict=True)), **dict(zip(amounts, total, strict=True))}
        for key, total in sorted(totals.items())
        if any(total)
    ]
    if not added:
        return
    new = INSERTS[connection.dialect.name](table)
    sums = {amount: table.c[amount] + new.excluded[amount] for amount in amounts}
    await connection.execute(new.on_conflict_do_update(index_elements=keys, set_=sums), added)
    if any(row[amounts[0]] < 0 for row in added):
        touched = table.c[keys[0]].in_({row[keys[0]] for row in added})
        await connection.execute(delete(table).where(touched, table.c[amounts[0]] <= 0))
