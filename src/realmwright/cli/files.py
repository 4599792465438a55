"""``realmwright show``, ``replay`` and ``verify``: what a file tells."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import resvg_py
import typer
from rich.console import Console

from realmwright.cli.choices import DEFAULT_LANGUAGE, Colour, Language
from realmwright.cli.speech import in_colour, score_table, words_for
from realmwright.document import Document, parse
from realmwright.game import RealmwrightError, State, games
from realmwright.record import BadRecord, Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record or a dump, as JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as JSON.")]


class Form(StrEnum):
    """How a position can be shown."""

    TEXT = "text"
    SVG = "svg"
    PNG = "png"


def read_text(path: Path) -> str:
    """The text of a file that somebody named."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path} is not a text file") from None
    except OSError as problem:
        raise BadRecord(f"cannot read {path}: {problem.strerror}") from None


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        return Record.from_json(read_text(path))
    except RealmwrightError as problem:
        raise BadRecord(f"{path}: {problem}") from None


def read_position(path: Path, at: int | None) -> tuple[State, list[str]]:
    """The position that a file holds, and the names of the players: a dump, or a record after so many actions."""
    text = read_text(path)
    try:
        data = parse(text, "the file", BadRecord)
        if isinstance(data, dict) and "record" in data:
            record = Record.from_document(data)
            return record.replay(at), record.names
        if at is not None:
            raise BadRecord("a dump holds one position; --at is for records")
        sheet = Document(data, "the dump", BadRecord)
        game = games[sheet.text("game", games)]
        return game.load(data if isinstance(data, dict) else {}), []
    except RealmwrightError as problem:
        raise BadRecord(f"{path}: {problem}") from None


def show(
    file: File,
    form: Annotated[
        Form | None, typer.Option("--as", help="The form; by default that of the output's name, or text.")
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Where to write it; by default here.")] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Show a record after so many actions.")] = None,
    width: Annotated[int, typer.Option("--width", min=50, max=8000, help="The width of a PNG in pixels.")] = 1200,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Show a dump or a record as text, SVG or PNG."""
    state, names = read_position(file, at)
    suffix = output.suffix.removeprefix(".").lower() if output else ""
    form = form or (Form(suffix) if suffix in set(Form) else Form.TEXT)
    if form is Form.SVG:
        _write(output, state.svg().encode())
    elif form is Form.PNG:
        if output is None and sys.stdout.isatty():
            raise RealmwrightError("a PNG does not fit on a screen of text: name a file with --output")
        _write(output, resvg_py.svg_to_bytes(svg_string=state.svg(), width=width))
    elif output is not None:
        _write(output, (state.text(colour or False) + "\n").encode())
    else:
        console = Console(highlight=False)
        words = words_for(state.game, language)
        print(state.text(in_colour(console, colour)))
        console.print(words.prompt(state.prompt(), names or _seats(state)), markup=False)
        console.print(score_table(state, words, names or _seats(state)))


def _seats(state: State) -> list[str]:
    return [f"seat {seat}" for seat in range(state.players)]


def _write(output: Path | None, data: bytes) -> None:
    if output is None:
        sys.stdout.buffer.write(data)
        return
    try:
        output.write_bytes(data)
    except OSError as problem:
        raise RealmwrightError(f"cannot write {output}: {problem.strerror}") from None


def replay(
    file: RecordFile,
    boards: Annotated[bool, typer.Option("--boards", help="Show the board before every turn.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every turn.")] = False,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Tell a recorded game, action by action, in words."""
    record = read_record(file)
    console = Console(highlight=False)
    paint = in_colour(console, colour)
    words = words_for(record.game, language)
    seat: int | None = None
    try:
        for number, state in enumerate(record.states()):
            names = record.names or _seats(state)
            if number:
                console.print(f"{number:4}  {record.actions[number - 1]}", style="dim", markup=False)
            for event in state.journal or ():
                if event.audience is None:
                    console.print(f"      {words.event(event, names)}", markup=False)
            state.journal = []
            if state.seat != seat:
                seat = state.seat
                if boards:
                    print(state.text(paint))
                if step and seat is not None:
                    input()
        console.print(score_table(state, words, names))
    except RealmwrightError as problem:
        raise BadRecord(f"{file}: {problem}") from None


def verify(file: RecordFile) -> None:
    """Check a record: its contents, every action, the result, and the dice against their commitment."""
    record = read_record(file)
    try:
        checks = record.verify()
    except RealmwrightError as problem:
        raise BadRecord(f"{file}: {problem}") from None
    for check in ("the contents fit their checksum", *checks):
        print(f"ok: {check}")
