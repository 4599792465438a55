"""The program of a worker process: ``python -m realmwright.server.bots.worker`` reads questions and answers each.

A question for a bot holds a position that was imagined for the seat to move, so it never sees a real one. A question
for a review holds the record of a finished game, of which nothing is hidden any more, and one for a study a position of
such a game or one that somebody made up. Every message is a length and that many bytes of JSON; an empty message says
that the work on a question has started.
"""

import os
import signal
import struct
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, TypeAlias

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
SEED: Final = 0
"""Of judgements outside reviews: the same question has the same answer."""


class BotQuestion(msgspec.Struct, tag="bot"):
    """Which bot has to choose, and in which position."""

    game: str
    bot: str
    seed: int
    dump: dict[str, Any]
    share: float = 1.0
    """The share of its usual budget that the bot gets."""


class ReviewQuestion(msgspec.Struct, tag="review"):
    """Which decision of a finished game has to be judged, or what the game promised at its start."""

    record: dict[str, Any]
    at: int | None
    """The number of actions before the decision; None: the start."""
    effort: tuple[int, int, int]
    """Simulations, worlds and playouts."""
    seed: int


class VerdictQuestion(msgspec.Struct, tag="verdict"):
    """How good a decision is, compared with the best line: a known one, or what a search finds."""

    game: str
    dump: dict[str, Any]
    line: tuple[int, ...]
    best: tuple[int, ...] | None
    effort: tuple[int, int, int]


class ProspectsQuestion(msgspec.Struct, tag="prospects"):
    """What the best lines of a position are."""

    game: str
    dump: dict[str, Any]
    most: int
    effort: tuple[int, int, int]


JudgeQuestion: TypeAlias = ReviewQuestion | VerdictQuestion | ProspectsQuestion
Question: TypeAlias = BotQuestion | JudgeQuestion


class Answer(msgspec.Struct):
    """The action that was chosen, or the judgement; or the fault, with a reason that is safe to log."""

    action: int | None = None
    judgement: Any = None
    """As JSON: a moment, an estimate of the start, or prospects."""
    fault: FaultKind | None = None
    reason: str = ""


def framed(body: bytes) -> bytes:
    """A message as it is sent through the pipe."""
    return LENGTH.pack(len(body)) + body


def answer(question: Question) -> Answer:
    """Let the bot choose, or judge. Whatever happens, unless it ends the process, leads to an answer."""
    try:
        if not isinstance(question, BotQuestion):
            return Answer(judgement=judge(question))
        state = games[question.game].load(question.dump)
        action: object = hurried(question.game, question.bot, question.share)(question.seed).choose(state)
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action <= LARGEST:
            return Answer(action=int(action))
        return Answer(fault="illegal", reason=f"chose no action but {type(action).__name__}")
    except BaseException as problem:
        return Answer(fault="failed", reason=type(problem).__name__)


def judge(question: JudgeQuestion) -> object:
    """Judge a decision of a game, its start, or lines from a position."""
    # Imported only here: the server reads this module too, and starts without bots.
    from realmwright.record import Record
    from realmwright.review.decisions import Decision, decisions_of
    from realmwright.review.judging import Effort
    from realmwright.review.reviewing import moment_of, prospects, start_of

    effort = Effort(*question.effort)
    if not isinstance(question, ReviewQuestion):
        position = games[question.game].load(question.dump)
        if isinstance(question, ProspectsQuestion):
            return prospects(position, effort, SEED, question.most)
        return moment_of(Decision(0, position, question.line), effort, SEED, question.best)
    record = Record.from_document(question.record)
    if question.at is None:
        return start_of(record, effort, question.seed)
    return next(
        moment_of(decision, effort, question.seed) for decision in decisions_of(record) if decision.at == question.at
    )


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
