"""The program of a worker process: ``python -m realmwright.server.bots.worker`` reads questions and answers each.

A question holds a position that was imagined for the seat to move, so a bot never sees a real one. Every message is a
length and that many bytes of JSON; an empty message says that the work on a question has started.
"""

import os
import signal
import struct
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final

import msgspec

from realmwright.bots import hurried
from realmwright.bots.channel import take_channel
from realmwright.bots.guard import FaultKind
from realmwright.game import games

LENGTH: Final = struct.Struct(">I")
STARTED: Final = b""
NICENESS: Final = 5
"""How much lower the priority of a worker is than that of the server."""
LARGEST: Final = 2**63 - 1


class Question(msgspec.Struct):
    """Which bot has to choose, and in which position."""

    game: str
    bot: str
    seed: int
    dump: dict[str, Any]
    share: float = 1.0
    """The share of its usual budget that the bot gets."""


class Answer(msgspec.Struct):
    """The action that was chosen; or the fault, with a reason that is safe to log."""

    action: int | None = None
    fault: FaultKind | None = None
    reason: str = ""


def framed(body: bytes) -> bytes:
    """A message as it is sent through the pipe."""
    return LENGTH.pack(len(body)) + body


def answer(question: Question) -> Answer:
    """Let the bot choose. Whatever it does, unless it ends the process, leads to an answer."""
    try:
        state = games[question.game].load(question.dump)
        action: object = hurried(question.game, question.bot, question.share)(question.seed).choose(state)
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action <= LARGEST:
            return Answer(action=int(action))
        return Answer(fault="illegal", reason=f"chose no action but {type(action).__name__}")
    except BaseException as problem:
        return Answer(fault="failed", reason=type(problem).__name__)


def listen(source: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """Queue the questions of the server. When the server is gone, end this process, whatever a bot is doing."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        questions.put(source.read(LENGTH.unpack(head)[0]))
    if hasattr(os, "killpg"):
        # Processes that bots have started belong to the same group.
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def send(target: BinaryIO, body: bytes) -> None:
    """Send one message to the server."""
    target.write(framed(body))
    target.flush()


def isolate() -> None:
    """Become a process group, which the server can kill as a whole, and lower the priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        if os.getpgrp() != os.getpid():
            os.setpgid(0, 0)
        os.nice(NICENESS)


def main() -> None:
    """Answer questions until the server is gone."""
    isolate()
    source, target = take_channel()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(source, questions), daemon=True).start()
    while True:
        question = msgspec.json.decode(questions.get(), type=Question)
        send(target, STARTED)
        send(target, msgspec.json.encode(answer(question)))


if __name__ == "__main__":
    main()
