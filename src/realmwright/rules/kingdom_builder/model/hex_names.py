"""Hexes by the names that people give them: ``row,col``."""

import re
from typing import Final

from realmwright.game import BadNotation, brief
from realmwright.json_reader import JsonReader
from realmwright.rules.kingdom_builder.model.board import NO_HEX, Board

HEX: Final = re.compile(r"([0-9]{1,4}) ?, ?([0-9]{1,4})")


def read_hex(board: Board, text: str) -> int:
    """The number of the hex that a text like ``7,3`` names."""
    match = HEX.fullmatch(text)
    if match is None:
        raise BadNotation(f"cannot read {brief(text)!r} as a hex; write its row and column like 7,3")
    try:
        return board.cell(int(match[1]), int(match[2]))
    except KeyError:
        rows = board.rows()
        height = next((row for row, letters in enumerate(rows) if not letters.strip(NO_HEX)), len(rows))
        bounds = f"rows are 0 to {height - 1}, columns 0 to {len(rows[0]) - 1}"
        if height < len(rows):
            first = next(row for row in range(height, len(rows)) if rows[row].strip(NO_HEX))
            bounds += f", and the island has the rows {first} to {len(rows) - 1}"
        raise BadNotation(f"the board has no hex {text}; {bounds}") from None


def hex_of(board: Board, reader: JsonReader, name: str) -> int:
    """The number of the hex that a document names."""
    try:
        return read_hex(board, name)
    except BadNotation as problem:
        raise reader.wrong(f"names a hex that is none: {problem}") from None
