"""``realmwright review``: what the decisions of a finished game cost, and what was luck."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from realmwright.arena.report_tables import Table
from realmwright.arena.reports import rich_table
from realmwright.cli.files import RecordFile, about, read_record, seat_names, write
from realmwright.cli.output import words_for
from realmwright.cli.parameters import DEFAULT_LANGUAGE, AsJson, Language, Seed
from realmwright.record import Record
from realmwright.review import page as pages
from realmwright.review.document import to_json
from realmwright.review.judging import usual_effort
from realmwright.review.reviewing import Review
from realmwright.review.reviewing import review as review_record
from realmwright.words import Words


def review(
    file: RecordFile,
    page: Annotated[
        Path | None, typer.Option("--page", metavar="FILE", help="Write the whole review as a page, too.")
    ] = None,
    thorough: Annotated[
        float, typer.Option("--thorough", min=0.01, max=1000, help="So many times the usual effort.")
    ] = 1.0,
    seed: Seed = 0,
    language: Language = DEFAULT_LANGUAGE,
    as_json: AsJson = False,
) -> None:
    """Tell what every decision of a finished game cost, and what was luck."""
    effort = usual_effort().times(thorough)
    with about(file):
        record = read_record(file)
        end = record.replay()
        console = Console(stderr=True)
        with Progress(transient=True, console=console, disable=not console.is_terminal) as progress:
            task = progress.add_task("reviewing", total=None)
            found = review_record(
                record, effort, seed, lambda done, all_: progress.update(task, completed=done, total=all_)
            )
    names = record.names or seat_names(end)
    words = words_for(record.game, language)
    if as_json:
        print(json.dumps(to_json(record, found)))
    else:
        tell(record, found, words, names)
    if page is not None:
        write(page, pages.page(record, found, words, names).encode())


def tell(record: Record, found: Review, words: Words, names: Sequence[str]) -> None:
    """Print the review as tables."""
    console = Console(highlight=False, markup=False)
    show(console, pages.decisions(record, found, words, names))
    for explained in pages.costliest(record, found, words, names):
        console.print(explained.title, style="bold")
        console.print(f"  played: {explained.played}\n  better: {explained.better}")
        console.print(f"  lost by: {explained.lost_by}\n" if explained.lost_by else "")
    show(console, pages.standards(found, names))
    show(console, pages.shares(found, names))


def show(console: Console, table: Table) -> None:
    """Print a table and how to read it."""
    console.print(rich_table(table, wrap=True))
    console.print(f"{table.note}\n", style="dim")
