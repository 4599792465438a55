"""What runs in a worker process: ``python -m realmwright.server.bots.worker`` reads questions and answers each.

A question holds a position that was imagined for the seat to move, so nothing that a bot does here can reach a
real one. Every message is a length and that many bytes of JSON; an empty one says that a question has been begun.
"""

import os
import signal
import struct
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from realmwright.bots import bots_for
from realmwright.bots.channel import take_channel
from realmwright.bots.guard import FaultKind
from realmwright.game import games

LENGTH: Final = struct.Struct(">I")
BEGUN: Final = b""
PATIENT: Final = 5
"""How much nicer than the server a worker is, so that moves go before thoughts."""
LARGEST: Final = 2**63 - 1


class Question(msgspec.Struct):
    """Which bot is to choose, and in which position."""

    game: str
    bot: str
    seed: int
    dump: dict[str, Any]


class Answer(msgspec.Struct):
    """The action that was chosen; or what went wrong, and a word about why that is safe to log."""

    action: int | None = None
    fault: FaultKind | None = None
    reason: str = ""


def framed(body: bytes) -> bytes:
    """A message as it goes through the pipe."""
    return LENGTH.pack(len(body)) + body


def answer(question: Question) -> Answer:
    """Let the bot choose. Whatever it does short of ending the process comes back as an answer."""
    try:
        state = games[question.game].load(question.dump)
        action: object = bots_for(question.game)[question.bot](question.seed).choose(state)
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action <= LARGEST:
            return Answer(action=int(action))
        return Answer(fault="illegal", reason=f"chose no action but {type(action).__name__}")
    except BaseException as problem:
        return Answer(fault="failed", reason=type(problem).__name__)


def listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Pass on what the server asks. When it is gone, so is this process, whatever a bot is doing meanwhile."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(source.read(LENGTH.unpack(head)[0]))
    if hasattr(os, "killpg"):
        # What bots have started belongs to the same group.
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def tell(target: BinaryIO, body: bytes) -> None:
    """Send one message to the server."""
    target.write(framed(body))
    target.flush()


def stand_apart() -> None:
    """Be a group of its own, which the server can end as one, and let others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        if os.getpgrp() != os.getpid():
            os.setpgid(0, 0)
        os.nice(PATIENT)


def main() -> None:
    """Answer questions until the server is gone."""
    stand_apart()
    source, target = take_channel()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, questions), daemon=True).start()
    while True:
        question = msgspec.json.decode(questions.get(), type=Question)
        tell(target, BEGUN)
        tell(target, msgspec.json.encode(answer(question)))


if __name__ == "__main__":
    main()
