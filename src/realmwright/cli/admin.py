"""``realmwright admin``: what goes on at a server, and what operators do about it, while it runs."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import typer

from realmwright.cli.serve import DATA, Data, Database, on_database, server_module

MEGABYTE: Final = 1_000_000

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    help="Show what goes on at a server, announce things, change settings, and begin and end maintenance.",
)
settings_app = typer.Typer(
    add_completion=False, invoke_without_command=True, help="Show the settings, or change them while the server runs."
)
operators_app = typer.Typer(
    add_completion=False, invoke_without_command=True, help="Show who the operators are, or change that."
)
app.add_typer(settings_app, name="settings")
app.add_typer(operators_app, name="operators")

AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
Minutes = Annotated[float | None, typer.Option("--minutes", min=0.1, help="For how long; without it until withdrawn.")]
After = Annotated[float, typer.Option("--in", min=0, help="In how many minutes it begins.")]
Setting = Annotated[str, typer.Argument(metavar="SETTING", help="The name of a setting.")]
Account = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]


def _do(task: str, data: Path, database: str, *values: Any) -> Any:
    """Do something on the database of a server."""
    return on_database(f"operators.terminal.{task}", data, database, *values)


def _alone(context: typer.Context) -> bool:
    """Whether a group is called without a command. Before one, its options would hold for nothing."""
    if context.invoked_subcommand is None:
        return True
    for option in context.params:
        source = context.get_parameter_source(option)
        if source is not None and source.name == "COMMANDLINE":
            raise typer.BadParameter(f"options come after the command: {context.invoked_subcommand} ...")
    return False


@app.callback()
def what_goes_on(context: typer.Context, as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show what goes on at a server, announce things, change settings, and begin and end maintenance."""
    if _alone(context):
        status(as_json, data, database)


@app.command()
def status(as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show what goes on: people, tables, bots, errors, processes and space."""
    found = _do("status", data, database)
    if as_json:
        print(_json(found))
        return
    processes = found.processes
    online = sum(each.people for each in processes)
    bots = [sum(getattr(each, name) for each in processes) for name in ("thinkers", "busy", "waiting", "shortened")]
    free = "" if found.disk_free is None else f", {found.disk_free // MEGABYTE} MB free"
    lines = {
        "people": f"{online} here now, {found.today} today, {found.week} this week, {found.newcomers} new today, "
        f"{found.accounts} accounts",
        "tables": f"{found.open} open, {found.live} live, {found.slow} over days, {found.finished} finished today",
        "bots": "{} processes, {} choices being thought about, {} waiting, {} shortened".format(*bots),
        "reviews": f"{sum(each.reviews for each in processes)} under way or waiting",
        "notices": f"{found.notices} waiting",
        "reports": f"{found.reports} open",
        **{name: str(number) for name, number in found.more.items()},
        "database": f"{found.database_bytes // MEGABYTE} MB{free}",
        "back-up": "none known" if found.backup is None else _moment(found.backup),
        "maintenance": _maintenance(found.maintenance, found.resting),
    }
    for name, line in lines.items():
        print(f"{name:<12} {line}")
    for each in processes:
        print(
            f"process      {each.host} {each.pid}, version {each.version}, since {_moment(each.started)}, "
            f"{each.people} people, {each.rooms} tables in memory"
        )
    if not processes:
        print("process      none runs")
    for error in sorted((error for each in processes for error in each.errors), key=lambda error: -error.time):
        times = "" if error.count == 1 else f" ({error.count} times)"
        print(f"{error.level:<12} {_moment(error.time)} {error.source}: {error.message}{times}")


@app.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What everybody is told, in English.")] = "",
    dutch: Annotated[str, typer.Option("--nl", metavar="TEXT", help="The same in Dutch.")] = "",
    german: Annotated[str, typer.Option("--de", metavar="TEXT", help="The same in German.")] = "",
    kind: Annotated[
        Literal["note", "warning", "maintenance"], typer.Option("--kind", help="How it is shown.")
    ] = "note",
    minutes: Minutes = None,
    after: After = 0,
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Tell everybody something: it is shown on every page at once."""
    texts = {language: words for language, words in (("en", text), ("nl", dutch), ("de", german)) if words}
    made = _do("announce", data, database, {"texts": texts, "kind": kind}, minutes, after)
    print(f"Announced as {made.id[:8]}.")


@app.command()
def announcements(as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """List the announcements, the latest first."""
    found = _do("all_announcements", data, database)
    if as_json:
        print(_json(found))
        return
    for each in found:
        until = "" if each.ends is None else f" to {_moment(each.ends)}"
        shown = "shown now" if each.current else f"from {_moment(each.starts)}{until}"
        texts = " / ".join(each.texts.values())
        print(f"{each.id[:8]}  {each.kind:<11}  {shown}  {texts}")
    if not found:
        print("There are no announcements.")


@app.command()
def withdraw(
    announcement: Annotated[str, typer.Argument(metavar="ID", help="Its id, or the beginning of that.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Take an announcement back."""
    print(f"Withdrawn: {_do('withdraw', data, database, announcement)}")


@app.command()
def maintenance(
    wanted: Annotated[Literal["on", "off"], typer.Argument(metavar="on|off")],
    after: After = 0,
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Begin maintenance, or end it: no games begin, turns that run may end, and then games rest."""
    if wanted == "on":
        _do("begin_maintenance", data, database, after)
        print(f"Maintenance begins in {after:g} minutes." if after else "Maintenance has begun.")
    else:
        _do("end_maintenance", data, database)
        print("Maintenance is over: everything goes on.")


@app.command()
def changes(as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """List what operators have changed, the latest first."""
    found = _do("changes_of_late", data, database)
    if as_json:
        print(_json(found))
        return
    for each in found:
        who = "at the terminal" if each.terminal else (each.name or "somebody who has gone")
        print(f"{_moment(each.time)}  {who}: {each.what}{f' {each.detail}' if each.detail else ''}")
    if not found:
        print("Nothing has been changed.")


@settings_app.callback()
def list_settings(context: typer.Context, as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show the settings, or change them while the server runs."""
    if not _alone(context):
        return
    found = _do("all_settings", data, database)
    if as_json:
        print(_json(found))
        return
    reasons = server_module("operations.config").FIXED
    for each in found:
        value = "(secret)" if each.fixed == "secret" else each.value or "(empty)"
        source = "set by operators" if each.override is not None else "environment" if each.environment else "default"
        fixed = "" if each.fixed is None else f", fixed: {reasons[each.fixed]}"
        print(f"{each.name:<20} {value}  ({source}{fixed})")


@settings_app.command("set")
def set_setting(
    setting: Setting,
    value: Annotated[str, typer.Argument(metavar="VALUE", help="Its value, as in the environment.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Change a setting, for all processes and until it is reset."""
    _do("set_setting", data, database, setting, value)
    print(f"{setting} is {value} now.")


@settings_app.command("reset")
def reset_setting(setting: Setting, data: Data = DATA, database: Database = "") -> None:
    """Let a setting be again what the environment of the server says."""
    _do("reset_setting", data, database, setting)
    print(f"{setting} is again what the environment says.")


@operators_app.callback()
def list_operators(context: typer.Context, data: Data = DATA, database: Database = "") -> None:
    """Show who the operators are, or change that."""
    if _alone(context):
        found = _do("operators", data, database)
        print("\n".join(found) if found else "There are no operators.")


@operators_app.command("add")
def add_operator(account: Account, data: Data = DATA, database: Database = "") -> None:
    """Make somebody an operator: the page shows them all of this."""
    added = _do("add_operator", data, database, account)
    print(f"{account} is an operator now." if added else f"{account} is an operator already.")


@operators_app.command("remove")
def remove_operator(account: Account, data: Data = DATA, database: Database = "") -> None:
    """Let somebody be an operator no longer."""
    removed = _do("remove_operator", data, database, account)
    print(f"{account} is an operator no longer." if removed else f"{account} is no operator.")


def _json(value: Any) -> str:
    import json

    import msgspec

    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)


def _moment(moment: float) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M} UTC"


def _maintenance(seconds: float | None, resting: int) -> str:
    if seconds is None:
        return "none" if not resting else f"over; {resting} tables still rest"
    return f"in {seconds / 60:.0f} minutes" if seconds else f"now; {resting} tables rest"
