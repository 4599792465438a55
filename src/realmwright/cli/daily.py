"""``realmwright daily``: the set-up of any day, and whether a game was one of a day."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from realmwright.cli.files import RecordFile, about, read_record
from realmwright.cli.parameters import AsJson
from realmwright.daily.chain import date_of, day_at, day_of
from realmwright.daily.deals import ORDER, deal_of
from realmwright.daily.proof import day_of_dice, has_setup_of
from realmwright.game import RealmwrightError

if TYPE_CHECKING:
    from realmwright.daily.source import Published

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="The daily deal: look at its set-ups, and check its games."
)


@app.command()
def deal(
    date: Annotated[str, typer.Argument(metavar="DATE", help="Such as 2026-11-18; by default today.")] = "",
    as_json: AsJson = False,
) -> None:
    """Tell what is played on a day. Its dice are not known before."""
    found = deal_of(day_of(date) if date else day_at(datetime.now(UTC).timestamp()), ORDER)
    if as_json:
        print(json.dumps({"date": date_of(found.day), **found._asdict()}))
        return
    print(f"{date_of(found.day)}: {found.game} against {found.bot}")
    for name, value in found.options.items():
        print(f"  {name}: {', '.join(map(str, value)) if isinstance(value, list) else value}")


@app.command()
def verify(
    file: RecordFile,
    source: Annotated[
        str,
        typer.Option(
            "--from", metavar="URL|FILE", help="The server that dealt it, or a file with what its /daily/chain says."
        ),
    ],
    date: Annotated[str, typer.Option("--date", help="The day that it should be of.")] = "",
) -> None:
    """Check that a record is a game of a day, and that its dice were fixed before anybody could know them."""
    wanted = day_of(date) if date else None
    with about(file):
        record = read_record(file)
        checks = record.verify()
    published = _published(source)
    with about(file):
        day = day_of_dice(record, published.last.link, published.last.day)
        if wanted is not None and wanted != day:
            raise RealmwrightError(f"these are the dice of {date_of(day)}, not of {date_of(wanted)}")
    last, anchor = date_of(published.last.day), published.anchor.hex()
    for check in (
        *checks,
        f"the link of {last} leads to the anchor of the chain; compare it with the one you know: {anchor}",
        f"the dice are those of {date_of(day)}",
    ):
        print(f"ok: {check}")
    if has_setup_of(record, day):
        print(f"ok: the set-up is that of {date_of(day)}")
    else:
        print("note: this release would set up another game on that day")


def _published(source: str) -> "Published":
    """The chain of a server, or of a file."""
    try:
        from realmwright.daily.source import ask, read_published
    except ModuleNotFoundError:
        raise RealmwrightError("this needs pip install 'realmwright[client]'") from None
    if source.startswith(("http://", "https://")):
        return ask(source)
    with about(Path(source)):
        return read_published(Path(source).read_bytes(), "the file")
