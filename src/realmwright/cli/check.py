"""``realmwright check``: what is damaged in the data of a server."""

import asyncio

import typer

from realmwright.cli.serve import DATA, Data, Database, server_module


def check(data: Data = DATA, database: Database = "") -> None:
    """Examine the data of a server: the database, the log of every table, and every finished game.

    Nothing is changed. What is damaged is named; then the exit code is 1.
    """
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    examine = server_module("check").examine
    found = asyncio.run(examine(url))
    for damage in found.damages:
        print(f"damaged: {damage.what}: {damage.why}")
    print(f"Examined {found.tables} tables with {found.entries} entries; {found.verified} finished games verify.")
    if found.damages:
        raise typer.Exit(1)
