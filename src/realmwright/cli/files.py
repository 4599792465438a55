"""``realmwright show``, ``film``, ``log``, ``replay`` and ``verify``: records and dumps in files."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from realmwright.cli.output import in_colour, score_table, words_for
from realmwright.cli.parameters import DEFAULT_LANGUAGE, Colour, Language
from realmwright.exports.logs import log_of
from realmwright.exports.pictures import png
from realmwright.game import PALETTES, BadSetup, Event, PaletteName, RealmwrightError, State, check_seat, games, unknown
from realmwright.json_reader import JsonReader, parse
from realmwright.record import BadRecord, Record

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record or a dump, as JSON.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as JSON.")]
Seat = Annotated[
    int | None, typer.Option("--seat", min=0, help="What this seat sees; by default only what everybody does.")
]
PaletteText = Annotated[str, typer.Option("--palette", help=f"The colours of a drawing: {', '.join(PALETTES)}.")]
Dark = Annotated[bool, typer.Option("--dark", help="Draw on a dark background.")]
FILM: Final = ".webp"


class Form(StrEnum):
    """The output formats of a position."""

    TEXT = "text"
    SVG = "svg"
    PNG = "png"


@contextmanager
def about(path: Path, doing: str = "read") -> Iterator[None]:
    """Add the name of a file to errors about it."""
    try:
        yield
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a text file") from None
    except BrokenPipeError:
        # This is about standard output, not about the file.
        raise
    except OSError as problem:
        raise BadRecord(f"cannot {doing} {path}: {problem.strerror}") from None
    except RealmwrightError as problem:
        raise BadRecord(f"{path}: {problem}") from None
    except ValueError:
        raise BadRecord(f"cannot {doing} {str(path)!r}: this is no name for a file") from None


def read_record(path: Path) -> Record:
    """Read a record from a file."""
    return Record.from_json(path.read_text("utf-8"))


def read_position(path: Path, at: int | None) -> tuple[State, list[str]]:
    """The position in a file and the names of the players: of a dump, or of a record after so many actions."""
    data = parse(path.read_text("utf-8"), "the file", BadRecord)
    if isinstance(data, dict) and "record" in data:
        record = Record.from_document(data)
        state = record.replay(at)
        return state, record.names or seat_names(state)
    if at is not None:
        raise BadRecord("a dump holds one position; --at is for records")
    game = games[JsonReader(data, "the dump", BadRecord).text("game", games)]
    state = game.load(data if isinstance(data, dict) else {})
    return state, seat_names(state)


def seat_names(state: State) -> list[str]:
    """Default names of the seats."""
    return [f"seat {seat}" for seat in range(state.players)]


def show(
    file: File,
    form: Annotated[
        Form | None, typer.Option("--as", help="The form; by default that of the output's name, or text.")
    ] = None,
    output: Annotated[Path | None, typer.Option("--output", help="Where to write it; by default here.")] = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Show a record after so many actions.")] = None,
    width: Annotated[int, typer.Option("--width", min=50, max=8000, help="The width of a PNG in pixels.")] = 1200,
    seat: Seat = None,
    palette: PaletteText = PALETTES[0],
    dark: Dark = False,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Show a dump or a record as text, SVG or PNG."""
    form = form or form_of(output)
    colours = read_palette(palette)
    with about(file):
        state, names = read_position(file, at)
        check_seat(state, seat)
    words = words_for(state.game, language)
    if form is Form.SVG:
        write(output, state.svg(seat, colours, dark=dark).encode())
    elif form is Form.PNG:
        if output is None and sys.stdout.isatty():
            raise RealmwrightError("a PNG does not fit on a screen of text: name a file with --output")
        write(output, png(state.svg(seat, colours, dark=dark), width))
    elif output is not None:
        write(output, (state.text(seat, colour or False, names, words.say) + "\n").encode())
    else:
        console = Console(highlight=False, markup=False)
        print(state.text(seat, in_colour(console, colour), names, words.say))
        console.print(words.prompt(state.prompt(), names))
        console.print(score_table(state, words, names))


def form_of(output: Path | None) -> Form:
    """The format for the suffix of a file's name."""
    if output is None:
        return Form.TEXT
    suffix = output.suffix.removeprefix(".").lower()
    forms = {"": Form.TEXT, "txt": Form.TEXT, **{form.value: form for form in Form}}
    if suffix not in forms:
        raise RealmwrightError(f"no picture can be written as .{suffix}; use .txt, .svg or .png, or say --as")
    return forms[suffix]


def read_palette(text: str) -> PaletteName:
    """The palette of a name."""
    for known in PALETTES:
        if known == text:
            return known
    raise BadSetup(unknown("palette", text, PALETTES))


def film(
    file: RecordFile,
    output: Annotated[Path, typer.Option("--output", help=f"Where to write it; its name ends in {FILM}.")],
    seat: Seat = None,
    palette: PaletteText = PALETTES[0],
    dark: Dark = False,
) -> None:
    """Write a recorded game as an animated picture, turn by turn."""
    # Imported only here because drawings are large and most commands need none.
    from realmwright.exports.films import View
    from realmwright.exports.films import film as film_of

    view = View(seat, read_palette(palette), dark)
    if output.suffix.lower() != FILM:
        raise RealmwrightError(f"a film cannot be written as {output.suffix or output.name!r}; use {FILM}")
    with about(file):
        record = read_record(file)
        record.verify()
        made = film_of(record, view)
    write(output, made)


def log(
    file: RecordFile,
    output: Annotated[Path | None, typer.Option("--output", help="Where to write it; by default here.")] = None,
) -> None:
    """Write a recorded game as a log in plain text, for tools that read such logs. Dominion has one."""
    with about(file):
        record = read_record(file)
        record.verify()
        text = log_of(record, record.names or seat_names(record.replay()))
    write(output, text.encode())


def write(output: Path | None, data: bytes) -> None:
    """Write the data to a file, or to standard output."""
    if output is None:
        sys.stdout.buffer.write(data)
        return
    with about(output, "write"):
        output.write_bytes(data)


def replay(
    file: RecordFile,
    boards: Annotated[bool, typer.Option("--boards", help="Show the board before every turn.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter before every turn.")] = False,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Tell a recorded game, action by action, in words."""
    console = Console(highlight=False, markup=False)
    paint = in_colour(console, colour)
    with about(file):
        record = read_record(file)
        words = words_for(record.game, language)
        journal: list[Event] = []
        seat: int | None = None
        for number, state in enumerate(record.states(journal)):
            names = record.names or seat_names(state)
            if number:
                console.print(f"{number:4}  {record.actions[number - 1]}", style="dim")
            for event in journal:
                if event.audience is None:
                    console.print(f"      {words.event(event, names)}")
            journal.clear()
            if state.seat != seat:
                seat = state.seat
                if boards:
                    print(state.text(None, paint, names, words.say))
                if step and seat is not None:
                    input()
        console.print(score_table(state, words, names))


def verify(file: RecordFile) -> None:
    """Check a record: its contents, every action, the result, and the dice against their commitment."""
    with about(file):
        checks = read_record(file).verify()
    for check in ("the contents fit their checksum", *checks):
        print(f"ok: {check}")
