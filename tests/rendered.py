"""Drawings as pixels: what a reader really sees of them."""

import zlib
from struct import unpack

import resvg_py

Pixel = tuple[int, int, int]


def pixels(svg: str, width: int) -> list[list[Pixel]]:
    """The rows of a drawing that is opaque everywhere."""
    png = resvg_py.svg_to_bytes(svg_string=svg, width=width)
    across, down, depth, kind = unpack(">IIBB", png[16:26])
    assert (depth, kind) == (8, 6), "red, green, blue and opacity, of a byte each"
    data, at = b"", 8
    while at < len(png):
        (length,) = unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    return [
        [*zip(row[::4], row[1::4], row[2::4], strict=True)] for row in _unfiltered(zlib.decompress(data), across, down)
    ]


def _unfiltered(data: bytes, across: int, down: int) -> list[bytearray]:
    """The rows of a PNG, of which each is written as what differs from the pixels before and above."""
    step, length = 4, 4 * across
    above = bytearray(length)
    rows = []
    for number in range(down):
        begin = number * (length + 1)
        how, row = data[begin], bytearray(data[begin + 1 : begin + 1 + length])
        for place in range(length if how else 0):
            left = row[place - step] if place >= step else 0
            up, corner = above[place], above[place - step] if place >= step else 0
            row[place] = (row[place] + (0, left, up, (left + up) // 2, _paeth(left, up, corner))[how]) & 255
        rows.append(row)
        above = row
    return rows


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))
