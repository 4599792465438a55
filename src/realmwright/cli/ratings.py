"""``realmwright ratings``: the ratings of people, computed anew from the log."""

import asyncio

from realmwright.cli.serve import DATA, Data, Database, server_module


def ratings(data: Data = DATA, database: Database = "") -> None:
    """Compute all ratings of a server anew from the log, and correct those that differ.

    The server may run meanwhile: no game is rated until the ratings are stored.
    """
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    found = asyncio.run(server_module("ratings.recompute").recompute(url))
    print(f"Computed {found.games} rated games of {found.pools} pools; {found.corrected} ratings were corrected.")
    if found.different:
        print(f"{found.different} games were shown with other ratings, as those of an earlier release.")
