"""What a process that is made for bots does first: keep its pipes for itself."""

import os
from typing import BinaryIO


def take_channel() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to whoever started it. In their old places bots find nothing to read and nobody to listen."""
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for place in (0, 1, 2):
        os.dup2(nowhere, place)
    os.close(nowhere)
    return source, target
