"""``realmwright moderate``: what operators do about people who spoil the game for others."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from realmwright.cli.serve import DATA, Data, Database, on_database

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Read reports about people, and warn, silence or suspend them, while the server runs.",
)
Given = TypeVar("Given")
ReportId = Annotated[str, typer.Argument(metavar="REPORT", help="Its id, or the beginning of that.")]
Who = Annotated[
    str, typer.Argument(metavar="PERSON", help="The name of an account, a person's id, or a report about them.")
]
Days = Annotated[
    float | None, typer.Option("--days", min=0.001, max=36_500, help="For how long; without it until it is lifted.")
]
Why = Annotated[str, typer.Option("--why", help="The reason, which the person is told.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]


def _do(task: str, data: Path, database: str, *values: Any) -> Any:
    """Do something on the database of a server."""
    return on_database(f"moderation.terminal.{task}", data, database, *values)


@app.command("list")
def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Closed ones, too.")] = False,
    as_json: AsJson = False,
    data: Data = DATA,
    database: Database = "",
) -> None:
    """List the open reports, the newest first."""
    reports = _do("list_reports", data, database, everything)
    if as_json:
        print(_json(reports))
        return
    for report in reports:
        closed = " (closed)" if report.closed is not None else ""
        print(f"{report.id[:8]}  {_day(report.created)}  {report.kind:<8}  {_name(report.person)}{closed}")
    if not reports:
        print("There are no reports." if everything else "There are no open reports.")


@app.command()
def show(report: ReportId, as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show a report: who, why, what was said at the table, and what was decided before."""
    found = _do("show_report", data, database, report)
    if as_json:
        print(_json(found))
        return
    print(f"report    {found.id}" + (f", closed {_day(found.closed)}" if found.closed is not None else ""))
    print(f"person    {_name(found.person)}, id {found.person.id}")
    print(f"reporter  {_name(found.reporter)}")
    print(f"when      {_day(found.created)}")
    print(f"where     {found.game}, table {found.table}")
    print(f"reason    {found.kind}" + (f": {' '.join(found.text.split())}" if found.text else ""))
    for decision in found.decisions:
        print(f"before    {_told(decision)}")
    print("said      " + ("nothing" if not found.evidence else "at the table, the latest last:"))
    for line in found.evidence:
        mark = "*" if line.person == found.person.id else " "
        said = f"{line.name}: {line.text}" if line.kind == "chatted" else f"[{line.kind}] {line.name}"
        print(f"  {mark} {_day(line.time)}  {said}")


@app.command()
def history(person: Who, as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show all that is known about a person: names, reports, and what was decided."""
    found = _do("history", data, database, person)
    if as_json:
        print(_json(found))
        return
    print(f"person    {_name(found.person)}, id {found.person.id}{''.join(f', {role}' for role in found.roles)}")
    print(f"since     {_day(found.since)}, last here {_day(found.seen)}")
    for each in found.names:
        print(f"name      {each.name}, last {_day(each.time)}")
    for report in found.reports:
        closed = ", closed" if report.closed is not None else ""
        print(f"report    {report.id[:8]} {_day(report.created)} {report.kind} by {_name(report.reporter)}{closed}")
    for decision in found.decisions:
        print(f"decided   {_told(decision)}")


@app.command()
def log(as_json: AsJson = False, data: Data = DATA, database: Database = "") -> None:
    """Show what was decided last, by whom, about whom and why."""
    found = _do("list_decisions", data, database)
    if as_json:
        print(_json(found))
        return
    for decision in found:
        print(f"{_told(decision)}, about {_name(decision.person)}")
    if not found:
        print("Nothing was decided yet.")


@app.command()
def undo(
    decision: Annotated[str, typer.Argument(metavar="DECISION", help="Its id, or the beginning of that.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Undo a decision: what it began ends, what it ended goes on, and the report that it closed is open again."""
    found = _do("undo", data, database, decision)
    print(f"Undone: {found.kind} about {_name(found.person)}.")


@app.command()
def moderators(data: Data = DATA, database: Database = "") -> None:
    """List the moderators, who decide about people on the page."""
    found = _do("list_moderators", data, database)
    for person in found:
        print(_name(person))
    if not found:
        print("There are no moderators.")


@app.command()
def appoint(person: Who, data: Data = DATA, database: Database = "") -> None:
    """Make somebody with an account a moderator: they see reports on the page, and warn, silence and suspend people."""
    found, changed = _do("appoint", data, database, person)
    print(f"{_name(found)} is {'now ' if changed else 'already '}a moderator.")


@app.command()
def dismiss(person: Who, data: Data = DATA, database: Database = "") -> None:
    """Take the role from a moderator. What they have decided stays."""
    found, changed = _do("dismiss", data, database, person)
    print(f"{_name(found)} is {'no moderator any more' if changed else 'no moderator'}.")


@app.command()
def warn(
    person: Who,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What they are told.")],
    data: Data = DATA,
    database: Database = "",
) -> None:
    """Warn a person: the page shows them the text until they acknowledge it."""
    print(f"Warned {_name(_do('warn', data, database, person, text))}.")


@app.command()
def silence(person: Who, days: Days = None, why: Why = "", data: Data = DATA, database: Database = "") -> None:
    """Keep a person from chatting anywhere."""
    print(f"Silenced {_name(_do('silence', data, database, person, days, why))}{_for(days)}.")


@app.command()
def suspend(person: Who, days: Days = None, why: Why = "", data: Data = DATA, database: Database = "") -> None:
    """Keep a person out: they cannot log in, open tables, join or play. The clocks of their games run on."""
    print(f"Suspended {_name(_do('suspend', data, database, person, days, why))}{_for(days)}.")


@app.command()
def lift(person: Who, data: Data = DATA, database: Database = "") -> None:
    """End what a person was silenced or suspended for."""
    found, ended = _do("lift", data, database, person)
    print(
        f"{_name(found)} may do everything again." if ended else f"{_name(found)} was neither silenced nor suspended."
    )


@app.command()
def close(report: ReportId, data: Data = DATA, database: Database = "") -> None:
    """Close a report, which is deleted some months later."""
    print(f"Closed report {_do('close_report', data, database, report).id[:8]}.")


def _json(value: Any) -> str:
    import msgspec

    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2)


def _day(moment: float) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d %H:%M} UTC"


def _name(person: Any) -> str:
    return (person.name or "somebody who has gone") + (f" (account {person.login})" if person.login else "")


def _told(decision: Any) -> str:
    """A decision on one line."""
    who = "an operator" if decision.operator else decision.moderator or "a moderator who has gone"
    until = f" until {_day(decision.until)}" if decision.until is not None else ""
    ended = f", ended {_day(decision.ended)}" if decision.ended is not None else ""
    undone = f", undone {_day(decision.undone)}" if decision.undone is not None else ""
    why = f": {decision.reason}" if decision.reason else ""
    return f"{_day(decision.time)} {decision.id[:8]} {decision.kind}{until} by {who}{ended}{undone}{why}"


def _for(days: float | None) -> str:
    return "" if days is None else f" for {days:g} day{'' if days == 1 else 's'}"
