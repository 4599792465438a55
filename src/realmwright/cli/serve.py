"""``realmwright serve``: the server of tables."""

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer

from realmwright.game import RealmwrightError

DATA = Path(typer.get_app_dir("realmwright")) / "server"
Data = Annotated[Path, typer.Option("--data", envvar="REALMWRIGHT_DATA", help="The folder where everything is kept.")]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        envvar="REALMWRIGHT_DATABASE",
        help="postgresql://USER:PASSWORD@HOST/NAME instead of SQLite in the data folder.",
        show_default=False,
    ),
]


def server_module(name: str) -> ModuleType:
    """Import a module of the server. Raises RealmwrightError if the extra ``server`` is not installed."""
    from importlib import import_module

    try:
        return import_module(f"realmwright.server.{name}")
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("realmwright"):
            raise
        raise RealmwrightError("the server is not installed: pip install 'realmwright[server]'") from None


def on_database(task: str, data: Path, database: str, *values: Any) -> Any:
    """Do something on the database of a server: a function of a module of it, such as ``operators.terminal.status``."""
    url = server_module("operations.config").Config(data=str(data), database=database).database_url
    module, _, name = task.rpartition(".")
    doing: Coroutine[Any, Any, Any] = getattr(server_module(module), name)(url, *values)
    return asyncio.run(doing)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is all of them.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port to listen on.")] = 8000,
    data: Data = DATA,
    database: Database = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Processes; several need PostgreSQL.")] = 1,
    public_url: Annotated[
        str, typer.Option("--public-url", envvar="REALMWRIGHT_PUBLIC_URL", help="Where people reach it, for links.")
    ] = "",
    host_names: Annotated[
        str,
        typer.Option(
            "--host-names",
            envvar="REALMWRIGHT_HOST_NAMES",
            help="Other names by which it may be called, with commas.",
            show_default=False,
        ),
    ] = "",
    proxies: Annotated[
        str, typer.Option("--proxies", help="Addresses of reverse proxies whose word on callers is taken, with commas.")
    ] = "127.0.0.1",
    browse: Annotated[bool, typer.Option("--browse", help="Open a browser if there is a screen.")] = False,
) -> None:
    """Serve tables to a browser near you, to friends or to a community.

    Everything else is set by environment variables; docs/hosting.md lists them.
    """
    config = server_module("operations.config").Config.from_environment()
    config = replace(config, data=str(data), database=database, public_url=public_url, host_names=host_names)
    server_module("launcher").run(config, host, port, workers, proxies, browse)
