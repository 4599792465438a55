"""``realmwright recount``: what lists and profiles keep as sums, counted anew."""

import asyncio

from realmwright.cli.serve import DATA, Data, Database, server_module


def recount(data: Data = DATA, database: Database = "") -> None:
    """Count anew what a server keeps as sums, and correct what differs: of profiles, ranks and daily deals.

    The server may run meanwhile.
    """
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    print(f"{asyncio.run(server_module('recount').recount(url))} sums were corrected.")
