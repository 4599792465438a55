"""The puzzles that are installed: files of JSON lines, compressed, one for each game."""

import gzip
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from realmwright.game import unknown
from realmwright.puzzles.puzzle import BadPuzzle, Puzzle, read_puzzle

FOLDER: Final = "data"
SUFFIX: Final = ".jsonl.gz"
PACKED: Final = ".gz"


@cache
def puzzles_of(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game by name, the easiest first; none if there are none for it."""
    place = files(__package__) / FOLDER / f"{game}{SUFFIX}"
    if not place.is_file():
        return {}
    text = gzip.decompress(place.read_bytes()).decode()
    found = sorted(read_lines(text, place.name), key=lambda puzzle: (puzzle.difficulty, puzzle.name))
    return {puzzle.name: puzzle for puzzle in found}


def games_with_puzzles() -> list[str]:
    """The names of the games that have puzzles."""
    return sorted(
        entry.name.removesuffix(SUFFIX)
        for entry in (files(__package__) / FOLDER).iterdir()
        if entry.name.endswith(SUFFIX)
    )


def puzzle_called(name: str) -> Puzzle:
    """An installed puzzle of any game. Raises BadPuzzle if there is none of that name."""
    names: list[str] = []
    for game in games_with_puzzles():
        found = puzzles_of(game)
        if name in found:
            return found[name]
        names += found
    raise BadPuzzle(unknown("puzzle", name, names))


def read_lines(text: str, what: str) -> Iterator[Puzzle]:
    """Puzzles from JSON lines. Raises BadPuzzle, with the number of the line."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            yield read_puzzle(line, f"{what}, line {number},")


def read_file(path: Path) -> list[Puzzle]:
    """Puzzles from a file, compressed or not. Raises BadPuzzle, and OSError if it cannot be read."""
    data = path.read_bytes()
    try:
        text = (gzip.decompress(data) if path.suffix == PACKED else data).decode()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError):
        raise BadPuzzle(f"{path.name} is not a file of puzzles: it is damaged, or something else") from None
    return list(read_lines(text, path.name))


def packed(puzzles: Iterable[Puzzle]) -> bytes:
    """Puzzles as a compressed file. The same puzzles give the same bytes."""
    lines = sorted(puzzle.to_json() for puzzle in puzzles)
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)
