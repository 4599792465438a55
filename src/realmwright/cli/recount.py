"""``realmwright recount``: what lists and profiles keep as sums, counted anew."""

from typing import Annotated

import typer

from realmwright.cli.serve import DATA, Data, Database, on_database


def recount(
    data: Data = DATA,
    database: Database = "",
    results: Annotated[
        bool, typer.Option("--results", help="Have the server note the result of every finished game once more.")
    ] = False,
) -> None:
    """Count anew what a server keeps as sums, and correct what differs: of profiles, ranks and daily deals.

    The server may run meanwhile.
    """
    print(f"{on_database('recount.recount', data, database)} sums were corrected.")
    if results:
        marked = on_database("recount.mark_results", data, database)
        print(f"{marked} finished games are marked. The server notes their results, as soon as it runs.")
