"""The worker process of the arena: ``python -m realmwright.arena.worker`` reads fixtures and plays them.

Every message is a line of JSON. The plan comes first; then each fixture is answered by a result. The seat whose bot is
thinking is kept in a memory-mapped file, so that the arena knows which bot to blame when the process is lost.
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

STATUS_BYTES: Final = 8
"""The size of the status: one machine word, which is written and read at once."""
IDLE: Final = 0
"""The status while no bot is thinking."""
SEAT_LIMIT: Final = 256
"""More seats than any game has."""


def encode_status(seat: int, actions: int) -> int:
    """The status while the bot of a seat is thinking, after so many actions."""
    return actions * SEAT_LIMIT + seat + 1


def decode_status(status: int) -> tuple[int, int]:
    """The seat and the number of actions of a status that is not idle; 0 actions while the bot is created."""
    return status % SEAT_LIMIT - 1, max(0, status // SEAT_LIMIT)


class SharedStatus:
    """The status of a worker in a memory-mapped file: the worker writes it, the arena reads it."""

    def __init__(self, path: str) -> None:
        with open(path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), STATUS_BYTES)
        self._number = memoryview(self._memory).cast("q")

    def read(self) -> int:
        return self._number[0]

    def write(self, number: int) -> None:
        self._number[0] = number

    def close(self) -> None:
        self._number.release()
        self._memory.close()


def listen(source: BinaryIO, lines: "SimpleQueue[bytes]") -> None:
    """Put the arena's messages into a queue. When the arena closes the pipe, end this process at once."""
    for line in source:
        lines.put(line)
    end_group()
    os._exit(0)


def end_group() -> None:
    """Kill this process and all processes that bots have started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)


def main() -> None:
    """Play the fixtures that the arena sends until it closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    status = SharedStatus(sys.argv[1])
    source, target = take_channel()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, lines), daemon=True).start()
    settings = json.loads(lines.get())
    plan = Plan(**{**settings, "bots": tuple(settings["bots"])})
    own = os.getpid()

    def send(message: Json) -> None:
        target.write(json.dumps(message).encode() + b"\n")
        target.flush()

    def watch(seat: int | None, actions: int) -> None:
        if os.getpid() != own:
            # A bot has forked this process; the child must not continue the game.
            os._exit(0)
        status.write(IDLE if seat is None else encode_status(seat, actions))

    send("ready")
    while True:
        deal, seats = json.loads(lines.get())
        try:
            send(result_to_json(play(plan, Fixture(deal, tuple(seats)), watch)))
        except Exception:
            status.write(IDLE)
            send({"problem": traceback.format_exc()})


if __name__ == "__main__":
    main()
