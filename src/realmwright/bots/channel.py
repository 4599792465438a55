"""The pipes of a worker process that runs bots."""

import os
from typing import BinaryIO


def take_channel() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the parent process, moved away from standard input and output.

    Standard input, output and error are connected to the null device, so a bot that prints or reads cannot disturb the
    messages between the processes.
    """
    source, target = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(null, standard)
    os.close(null)
    return source, target
