"""Reading casebooks: from the ``kb`` blocks of a Markdown file to boards, pieces and statements.

Nothing here knows the engine. Whatever cannot be read becomes a fault with its line; nothing is passed over.

    board:                              rows of letters follow, ``0 | G G W``; odd rows lie half a hex to the right;
                                        ``_`` is no hex, and behind a row of them lies the island
    rules: 6                            the version of the rules, if it is not the newest
    split: 2,3                          first row and first column of the lower and right quadrants
    red: (0,1) warrior(2,2)             the pieces of a colour; also wagon, ship, scout, and a city hall by its middle
    wall: (0,1)                         markers; also cave, capitol
    neighbours (1,1) = (0,1) ...        and the other statements of SHAPES
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from realmwright.game import unknown

Hex = tuple[int, int]
Answer = tuple[int, ...] | frozenset[Hex]
"""What a statement claims or the engine says: numbers in order, or a set of hexes."""

LETTERS: Final = "GCDFTBAWMLKNPI."
NO_HEX: Final = "_"
NO_PLACE: Final = "LKNPI."
"""Hexes on which no piece ever stands: special ones and filler."""
COLOURS: Final = frozenset(("red", "blue", "green", "yellow", "white", "black", "orange", "purple", "brown", "pink"))
PIECES: Final = frozenset(("settlement", "warrior", "wagon", "ship", "city", "scout"))
MARKERS: Final = {"wall": LETTERS.translate({ord(letter): None for letter in NO_PLACE}), "cave": "M", "capitol": "K"}
"""Each marker and the letters of the hexes on which it can lie."""
DECLARATIONS: Final = ("board", "rules", "split", *MARKERS, *sorted(COLOURS))

HEX: Final = r"\(\d+,\d+\)"
HEXES: Final = rf"(?P<hexes>{HEX}(?: {HEX})*)"
PLAYER: Final = r"(?P<player>[a-z]+)"


class Shape(NamedTuple):
    """How a statement is written."""

    form: str
    left: str
    right: str
    """What it claims: ``number``, ``numbers`` or ``hexes``."""


SHAPES: Final = {
    "neighbours": Shape("neighbours (r,c) = hexes", rf"(?P<hexes>{HEX})", "hexes"),
    "distance": Shape("distance (r,c) (r,c) = number", rf"(?P<hexes>{HEX} {HEX})", "number"),
    "score": Shape(
        "score red card = number; also card[X] and card+card",
        rf"{PLAYER} (?P<name>[a-z_]+(?:\[[A-Z]\])?(?:\+[a-z_]+)*)",
        "number",
    ),
    "lords": Shape("lords counts 8 8 6 2 = 12 12 6 0", r"counts (?P<numbers>\d+(?: \d+)*)", "numbers"),
    "families": Shape("families (r,c) (r,c) (r,c) = number", HEXES, "number"),
    "shepherds": Shape("shepherds red (r,c) ... = a number for each hex", rf"{PLAYER} {HEXES}", "numbers"),
    "ambassadors": Shape("ambassadors red (r,c) ... = a number for each hex", rf"{PLAYER} {HEXES}", "numbers"),
    "rovers": Shape("rovers red (r,c) ... = number", rf"{PLAYER} {HEXES}", "number"),
    "targets": Shape(
        "targets red action [kind] [(r,c)] = hexes, or none",
        rf"{PLAYER} (?P<name>[a-z_]+)(?: (?P<kind>[A-Z]))?(?: {HEXES})?",
        "hexes",
    ),
}


class Fault(NamedTuple):
    """Something that is not so, or that cannot be read."""

    line: int
    text: str
    why: str


class CannotAnswer(Exception):
    """The engine has no answer to a statement; the message says why."""


class Malformed(ValueError):
    """A line that does not follow the notation; the message says how it should look."""


class Piece(NamedTuple):
    """A piece of a colour."""

    kind: str
    hex: Hex


@dataclass(frozen=True)
class Statement:
    """One claim about a position."""

    line: int
    text: str
    verb: str
    wanted: Answer
    player: str = ""
    name: str = ""
    """Of a card or an action."""
    kind: str = ""
    hexes: tuple[Hex, ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass
class Block:
    """One position and what is claimed about it."""

    line: int
    has_board: bool = False
    rows: list[str] = field(default_factory=list)
    split: Hex | None = None
    rules: int | None = None
    """The version of the rules; None: the newest."""
    pieces: dict[str, list[Piece]] = field(default_factory=dict)
    markers: dict[str, list[Hex]] = field(default_factory=dict)
    statements: list[Statement] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    """Lines of the position that cannot be read: then no statement of the block can be trusted."""
    unread: list[Fault] = field(default_factory=list)
    """Statements that cannot be read."""

    def letter(self, place: Hex) -> str:
        """The letter of a hex; Malformed if the board has no such hex."""
        row, col = place
        if row >= len(self.rows) or col >= len(self.rows[row]) or self.rows[row][col] == NO_HEX:
            raise Malformed(f"the board has no hex {show_hex(place)}")
        return self.rows[row][col]

    def occupied(self) -> set[Hex]:
        return {piece.hex for pieces in self.pieces.values() for piece in pieces} | set(self.markers.get("wall", ()))


def show_hex(place: Hex) -> str:
    return f"({place[0]},{place[1]})"


def show(answer: Answer) -> str:
    """An answer as a casebook writes it."""
    if isinstance(answer, frozenset):
        return " ".join(show_hex(place) for place in sorted(answer)) or "none"
    return " ".join(str(number) for number in answer)


def read_blocks(text: str, fence: str) -> tuple[list[Block], list[Fault]]:
    """The blocks of a file whose fences name them so, and what is wrong with the fences."""
    blocks: list[Block] = []
    faults: list[Fault] = []
    lines: list[tuple[int, str]] = []
    opened = ""
    info = ""
    for number, line in enumerate(text.splitlines(), 1):
        mark = re.match(r"\s*(`{3,}|~{3,})\s*(.*?)\s*$", line)
        if opened and mark and mark[1][:3] == opened and not mark[2]:
            if info == fence:
                blocks.append(read_block(lines))
            opened = ""
        elif opened:
            lines.append((number, line))
        elif mark:
            opened, info, lines = mark[1][:3], mark[2], [(number, line)]
            if info != fence and info.lower().startswith(fence):
                faults.append(Fault(number, line.strip(), f"a block of cases begins with ```{fence}"))
    if opened and info == fence:
        faults.append(Fault(lines[0][0], lines[0][1].strip(), "the block is never closed"))
    if not blocks and not faults:
        faults.append(Fault(1, "", f"the file has no ```{fence} block"))
    return blocks, faults


def read_block(lines: Sequence[tuple[int, str]]) -> Block:
    """The block of these numbered lines, of which the first is the fence."""
    block = Block(lines[0][0])
    claims: list[tuple[int, str]] = []
    in_board = False
    for number, raw in lines[1:]:
        text = " ".join(raw.split())
        name, colon, rest = text.partition(":")
        try:
            if in_board and re.match(r"\d+ ?\|", text):
                _read_row(block, text)
            elif colon and re.fullmatch(r"\w+", name):
                in_board = name == "board"
                _declare(block, name, rest.strip())
            elif text:
                in_board = False
                claims.append((number, text))
        except Malformed as problem:
            block.faults.append(Fault(number, text, str(problem)))
    if block.has_board and not block.rows:
        block.faults.append(Fault(block.line, "board:", "the board has no rows"))
    for number, text in claims:
        try:
            block.statements.append(_read_statement(block, number, text))
        except Malformed as problem:
            block.unread.append(Fault(number, text, str(problem)))
    if not claims:
        block.faults.append(Fault(block.line, "", "the block states nothing"))
    return block


def _declare(block: Block, name: str, rest: str) -> None:
    if name == "board":
        if block.has_board:
            raise Malformed("the block has two boards")
        if rest:
            raise Malformed("the rows of the board stand on the lines below it")
        block.has_board = True
    elif name == "split":
        match = re.fullmatch(r"(\d+),(\d+)", rest)
        if match is None or block.split is not None:
            raise Malformed("there is one split, written 2,3")
        block.split = (int(match[1]), int(match[2]))
        block.letter(block.split)
    elif name == "rules":
        if re.fullmatch(r"[1-9]\d{0,3}", rest) is None or block.rules is not None:
            raise Malformed("there is one version of the rules, written 6")
        block.rules = int(rest)
    elif name in MARKERS:
        if name in block.markers:
            raise Malformed(f"the line {name} is there twice")
        block.markers[name] = []
        for place in read_hexes(rest):
            if block.letter(place) not in MARKERS[name] or place in block.markers[name]:
                raise Malformed(f"a {name} cannot lie on {show_hex(place)}")
            if name == "wall" and place in block.occupied():
                raise Malformed(f"{show_hex(place)} is taken already")
            block.markers[name].append(place)
    elif name in COLOURS:
        if name in block.pieces:
            raise Malformed(f"the pieces of {name} are listed twice")
        block.pieces[name] = []
        for piece in _read_pieces(rest):
            if block.letter(piece.hex) in NO_PLACE:
                raise Malformed(f"no piece can stand on {show_hex(piece.hex)}")
            if piece.hex in block.occupied():
                raise Malformed(f"{show_hex(piece.hex)} is taken already")
            block.pieces[name].append(piece)
    else:
        raise Malformed(unknown("line", name, DECLARATIONS))


def _read_row(block: Block, text: str) -> None:
    number, _, letters = text.partition("|")
    row = letters.split()
    block.rows.append("".join(row))
    if int(number) != len(block.rows) - 1:
        raise Malformed(f"this is row {len(block.rows) - 1} of the board")
    for letter in row:
        if len(letter) != 1 or letter not in LETTERS + NO_HEX:
            raise Malformed(f"a hex is one of {' '.join(LETTERS)}, or {NO_HEX} for none, not {letter!r}")
    if not row or len(row) != len(block.rows[0]):
        raise Malformed(f"all rows have as many hexes as the first, {len(block.rows[0])}, not {len(row)}")


def read_hexes(text: str) -> list[Hex]:
    """The hexes of a list like ``(0,1) (2,3)``, which may be empty."""
    if text and re.fullmatch(rf"{HEX}(?: {HEX})*", text) is None:
        raise Malformed(f"hexes are written (0,1) (2,3), not {text!r}")
    return [(int(row), int(col)) for row, col in re.findall(r"\((\d+),(\d+)\)", text)]


def _read_pieces(text: str) -> list[Piece]:
    pieces = []
    for word in text.split():
        match = re.fullmatch(rf"([a-z]*)({HEX})", word)
        if match is None:
            raise Malformed(f"pieces are written (0,1) or warrior(0,1), not {word!r}")
        if match[1] and match[1] not in PIECES:
            raise Malformed(unknown("piece", match[1], PIECES))
        pieces.append(Piece(match[1] or "settlement", read_hexes(match[2])[0]))
    return pieces


def _read_statement(block: Block, line: int, text: str) -> Statement:
    verb = text.split(" ")[0]
    if verb not in SHAPES:
        raise Malformed(unknown("statement", verb, SHAPES))
    shape = SHAPES[verb]
    left, equals, right = text.removeprefix(verb).partition("=")
    match = re.fullmatch(shape.left, left.strip())
    if match is None or not equals:
        raise Malformed(f"the statement is written: {shape.form}")
    found = match.groupdict()
    places = read_hexes(found.get("hexes") or "")
    numbers = tuple(int(number) for number in (found.get("numbers") or "").split())
    wanted = _read_answer(shape, right.strip())
    if verb != "lords" and not block.rows:
        raise Malformed("the block has no board")
    for place in (*places, *(wanted if isinstance(wanted, frozenset) else ())):
        block.letter(place)
    if shape.right == "numbers" and len(wanted) != len(places or numbers):
        raise Malformed(f"{len(places or numbers)} numbers are wanted behind the =, not {len(wanted)}")
    player = found.get("player") or ""
    if player and player not in COLOURS:
        raise Malformed(unknown("colour", player, COLOURS))
    if verb in ("score", "targets") and player not in block.pieces:
        raise Malformed(f"the block has no line with the pieces of {player}")
    return Statement(
        line, text, verb, wanted, player, found.get("name") or "", found.get("kind") or "", tuple(places), numbers
    )


def _read_answer(shape: Shape, text: str) -> Answer:
    if shape.right == "hexes":
        places = [] if text == "none" else read_hexes(text)
        if not text or len(set(places)) != len(places):
            raise Malformed("behind the = stand different hexes, or none")
        return frozenset(places)
    if re.fullmatch(r"\d+(?: \d+)*", text) is None or (shape.right == "number" and " " in text):
        raise Malformed(f"the statement is written: {shape.form}")
    return tuple(int(number) for number in text.split())
