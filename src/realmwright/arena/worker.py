"""What runs in a process of the arena: ``python -m realmwright.arena.worker`` reads fixtures and plays each.

Every message is a line of JSON. First comes the plan; then one fixture is answered by one result. Who thinks is written
into a file that both sides have in their memory, so that whoever ends the process can be told.
"""

import json
import mmap
import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from realmwright.arena.ledger import result_to_json
from realmwright.arena.match import Fixture, Plan, play
from realmwright.bots.channel import take_channel
from realmwright.game import Json

SIZE: Final = 8
"""Bytes of the board on which a worker writes who thinks: one number, so that it is never read by half."""
NOBODY: Final = 0
SEATS: Final = 256
"""More than any game has."""


def thought(seat: int, actions: int) -> int:
    """What is on the board while this seat thinks, before the action of this number."""
    return actions * SEATS + seat + 1


def thinking(thought: int) -> tuple[int, int]:
    """The way back: the seat, and the number of actions before, which is 0 while its bot is made."""
    return thought % SEATS - 1, max(0, thought // SEATS)


class Board:
    """Where a worker writes who thinks, and where it can be read."""

    def __init__(self, path: str) -> None:
        with open(path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), SIZE)
        self._number = memoryview(self._memory).cast("q")

    def read(self) -> int:
        return self._number[0]

    def write(self, number: int) -> None:
        self._number[0] = number

    def close(self) -> None:
        self._number.release()
        self._memory.close()


def listen(source: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    """Pass on what the arena sends. When it is gone, so is this process, whatever a bot is doing meanwhile."""
    for line in source:
        lines.put(line)
    end_group()
    os._exit(0)


def end_group() -> None:
    """End this process and whatever bots have started in it."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Play what comes until the arena is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    board = Board(sys.argv[1])
    source, target = take_channel()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, lines), daemon=True).start()
    told = json.loads(lines.get())
    plan = Plan(**{**told, "bots": tuple(told["bots"])})
    own = os.getpid()

    def tell(message: Json) -> None:
        target.write(json.dumps(message).encode() + b"\n")
        target.flush()

    def watch(seat: int | None, actions: int) -> None:
        if os.getpid() != own:
            # A bot has forked, and its child must not go on in its parent's place.
            os._exit(0)
        board.write(NOBODY if seat is None else thought(seat, actions))

    tell("ready")
    while True:
        deal, seats = json.loads(lines.get())
        try:
            tell(result_to_json(play(plan, Fixture(deal, tuple(seats)), watch)))
        except Exception:
            board.write(NOBODY)
            tell({"problem": traceback.format_exc()})


if __name__ == "__main__":
    main()
