"""The boards of Winter Kingdom, drawn in the files of ``data/boards``, and the maps that are made of them (WK-13)."""

from collections.abc import Sequence
from functools import cache, lru_cache, reduce
from importlib.resources import files
from typing import Final, NamedTuple

from realmwright.game import BadSetup, unknown
from realmwright.rules.winter_kingdom.model.board import LOCAL, SIDE, Board, Land, Letters, land_of, site_of, turned
from realmwright.rules.winter_kingdom.model.catalogue import TALENTS
from realmwright.rules.winter_kingdom.model.components import SLOTS

_FILES: Final = files(__package__) / "data" / "boards"
SIDES: Final = tuple(sorted(file.name.removesuffix(".txt") for file in _FILES.iterdir()))
"""Every side of a board: ``3B`` is the second side of board 3."""
BOARD_NAMES: Final = tuple(dict.fromkeys(side[:-1] for side in SIDES))
TURNS: Final = 6


class Label(NamedTuple):
    """How a board lies: which side is up, and by how many sixths it is turned clockwise (WK-2.4)."""

    side: str
    turn: int

    def __str__(self) -> str:
        return f"{self.side}/{self.turn}" if self.turn else self.side


LABELS: Final = tuple(str(Label(side, turn)) for side in SIDES for turn in range(TURNS))
"""Every way to lay a board: ``3B`` is upright, ``3B/2`` is turned by 120 degrees."""


@cache
def read_label(text: str) -> Label:
    """The label that a text writes. Raises BadSetup if there is no such board, side or turn."""
    side, slash, turn = text.partition("/")
    if side not in SIDES:
        raise BadSetup(unknown("board", side, SIDES))
    if slash and turn not in tuple("12345"):
        raise BadSetup(f"a board is turned by 1 to {TURNS - 1} sixths, as in {side}/2, not by {turn[:20]}")
    return Label(side, int(turn or 0))


@cache
def side_letters(label: str) -> Letters:
    """The letters of a board as it lies, around its middle."""
    side, turn = read_label(label)
    letters = "".join((_FILES / f"{side}.txt").read_text("ascii").split())
    found = {}
    for cell, letter in zip(LOCAL, letters, strict=True):
        for _ in range(turn):
            cell = turned(cell)
        found[cell] = letter
    return found


@cache
def side_rows(label: str) -> tuple[str, ...]:
    """A board as rows of letters, as it lies."""
    letters = side_letters(label)
    return tuple("".join(letters[cell] for cell in LOCAL if cell.r == r) for r in range(-SIDE, SIDE + 1))


@cache
def _laid(label: str, slot: int, islands: bool) -> Land:
    """The land of a board on a slot of the whole map."""
    return land_of(side_letters(label), slot, site_of(tuple(range(SLOTS)), islands))


@lru_cache(maxsize=256)
def assemble(labels: tuple[str, ...], islands: bool = False) -> Board:
    """The map of seven boards, on slots 0 to 6 (WK-13.3)."""
    names = [read_label(label).side[:-1] for label in labels]
    if len(labels) != SLOTS:
        raise BadSetup(f"a map has {SLOTS} boards, not {len(labels)}")
    for name in names:
        if names.count(name) > 1:
            raise BadSetup(f"board {name} cannot lie in two places, whichever side is up")
    land = reduce(Land.joined, [_laid(label, slot, islands) for slot, label in enumerate(labels)])
    rows = tuple([side_rows(label) for label in labels])
    return Board(site_of(tuple(range(SLOTS)), islands), land, rows, labels, len(TALENTS))


def draw_map(slots: Sequence[Sequence[str] | None], islands: bool = False) -> Board:
    """The map of any boards that somebody drew: for each slot its nine rows of letters, or None for no board."""
    if len(slots) > SLOTS or not any(slots):
        raise BadSetup(f"a map has a board on at least one of its {SLOTS} slots")
    drawn = {slot: _letters(rows) for slot, rows in enumerate(slots) if rows is not None}
    site = site_of(tuple(drawn), islands)
    land = reduce(Land.joined, [land_of(letters, slot, site) for slot, letters in drawn.items()])
    rows = [None if rows is None else tuple(rows) for rows in (*slots, *[None] * (SLOTS - len(slots)))]
    return Board(site, land, tuple(rows), (), len(TALENTS))


def _letters(rows: Sequence[str]) -> Letters:
    lengths = [sum(1 for cell in LOCAL if cell.r == r) for r in range(-SIDE, SIDE + 1)]
    if [len(row) for row in rows] != lengths:
        raise BadSetup(f"a board has rows of {', '.join(str(length) for length in lengths)} letters")
    return dict(zip(LOCAL, "".join(rows), strict=True))
