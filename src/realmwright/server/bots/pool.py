"""Bots think in processes of their own, so that no bot holds up the server or sees more than its seat does.

The server imagines the position from the seat of the bot and sends that imagined position, never the real one.
Whatever a bot does wrong, the caller gets a legal action and is told what was wrong.
"""

import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, cast

import msgspec

from realmwright.bits import select
from realmwright.bots import bots_for
from realmwright.bots.guard import FaultKind
from realmwright.dice import FastDice
from realmwright.game import IllegalAction, State, UnknownName, unknown
from realmwright.server.bots.worker import LENGTH, Answer, Question, framed
from realmwright.server.operations.config import PREFIX

COMMAND: Final = ("-m", "realmwright.server.bots.worker")
START_LIMIT: Final = 30.0
"""How many seconds a process may take from its start until it begins with its first question."""

logger = logging.getLogger("realmwright.bots")


class Choice(NamedTuple):
    """A legal action: the bot's own, or a random one and why."""

    action: int
    fault: FaultKind | None


class Worker(asyncio.SubprocessProtocol):
    """One process that thinks, as the server sees it."""

    def __init__(self, bury: Callable[["Worker"], None]) -> None:
        self.alive = True
        self.ended = asyncio.Event()
        self._bury = bury
        self._transport: asyncio.SubprocessTransport | None = None
        self._received = bytearray()
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def begin(self) -> None:
        """Start the process. Raises OSError if there can be none."""
        pipe = asyncio.subprocess.PIPE
        loop = asyncio.get_running_loop()
        # Whatever the operator has set, such as the password of the database, is none of a bot's business.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        await loop.subprocess_exec(
            lambda: self, sys.executable, *COMMAND, stdin=pipe, stdout=pipe, stderr=None, env=environment
        )

    async def ask(self, message: bytes, limit: float) -> Answer | None:
        """The answer to one question; None if the process never began with it.

        The limit counts from when it began. A process that owes an answer, for whatever reason, is killed.
        """
        owing = True
        try:
            if not await self._send(message):
                return None
            try:
                reply = await self._next_message(limit)
            except TimeoutError:
                return Answer(fault="slow", reason=f"no answer within {limit:g} s")
            if reply is None:
                return Answer(fault="failed", reason="its process ended")
            try:
                answer = msgspec.json.decode(reply, type=Answer)
            except msgspec.MsgspecError:
                return Answer(fault="failed", reason="its process is damaged")
            owing = False
            return answer
        finally:
            if owing:
                self.kill()

    def kill(self) -> None:
        """End the process and everything that a bot has started in it; :attr:`ended` tells when that is done."""
        self.alive = False
        if self._transport is None or self._transport.get_returncode() is not None:
            return
        if sys.platform == "win32":
            self._transport.kill()
        else:
            # Not by the transport: it would look for the exit code first, and take it from whoever waits for it.
            with suppress(ProcessLookupError):
                os.kill(self._transport.get_pid(), signal.SIGKILL)
            self._kill_group()

    async def _send(self, message: bytes) -> bool:
        """Pass on a question; whether the process has begun with it."""
        if not self.alive or self._transport is None:
            return False
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(message)
        try:
            return await self._next_message(START_LIMIT) is not None
        except TimeoutError:
            return False

    async def _next_message(self, limit: float) -> bytes | None:
        """What the process says next; None if it is gone. Raises TimeoutError."""
        try:
            async with asyncio.timeout(limit):
                return await self._messages.get()
        except TimeoutError:
            # If the loop was held up elsewhere, the answer may have come together with the alarm.
            if self._messages.empty():
                raise
            return self._messages.get_nowait()

    def _kill_group(self) -> None:
        if sys.platform != "win32" and self._transport is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._transport.get_pid(), signal.SIGKILL)

    # What the loop reports

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        while len(self._received) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self._received)[0]
            if len(self._received) < end:
                break
            self._messages.put_nowait(bytes(self._received[LENGTH.size : end]))
            del self._received[:end]

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self.kill()
        self._messages.put_nowait(None)

    def process_exited(self) -> None:
        self.alive = False
        self._messages.put_nowait(None)
        if self._transport is not None:
            self._kill_group()
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended.set()
        self._bury(self)


class Thinkers:
    """A few worker processes, and the choices that wait for them."""

    def __init__(self, workers: int = 1, limit: float = 10.0, queue: int = 1000) -> None:
        self._places = asyncio.Semaphore(workers)
        self._size = workers
        self._limit = limit
        self._queue = queue
        self._restarts = 0
        self._closed = False
        self._known: set[tuple[str, str]] = set()
        self._lanes: dict[str, asyncio.Semaphore] = {}
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._starting: set[asyncio.Task[Worker]] = set()
        self._thoughts: set[asyncio.Task[Answer]] = set()

    @property
    def waiting(self) -> int:
        """How many choices wait for a worker."""
        return max(0, len(self._thoughts) - self._size)

    @property
    def restarts(self) -> int:
        """How many workers have ended and had, or will have, to be replaced."""
        return self._restarts

    async def start(self) -> None:
        """Start the workers, so that the first choices need not wait for that."""
        for _ in range(self._size - len(self._workers)):
            try:
                self._idle.append(await self._hire())
            except OSError as problem:
                logger.warning("no process for bots could be started: %s", problem.strerror)

    async def close(self) -> None:
        """End all processes at once. Choices that are pending, or asked for later, end with CancelledError."""
        self._closed = True
        thoughts = list(self._thoughts)
        for thought in thoughts:
            thought.cancel()
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*thoughts, *self._starting, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.ended.wait()

    async def choose(self, bot: str, state: State, seed: int) -> Choice:
        """What the bot chooses for the seat to move, or a random legal action if the bot is at fault, or not installed.

        Raises IllegalAction if the game is over.
        """
        if self._closed:
            raise asyncio.CancelledError
        message: bytes | None = None
        with suppress(UnknownName):
            message = self.message_for(bot, state, seed)
        legal = state.legal()
        if message is None:
            answer = Answer(fault="failed", reason="there is no such bot")
        elif len(self._thoughts) >= self._size + self._queue:
            answer = Answer(fault="slow", reason=f"{self.waiting} choices wait already")
        else:
            thought = asyncio.create_task(self._think(bot, message))
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)
            answer = await thought
        action = answer.action
        if answer.fault is None and action is not None and action >= 0 and legal >> action & 1:
            return Choice(action, None)
        fault = answer.fault or "illegal"
        logger.warning("bot %s in %s: %s (%s)", bot, state.game.name, fault, answer.reason or "not a legal action")
        return Choice(select(legal, secrets.randbelow(legal.bit_count())), fault)

    def message_for(self, bot: str, state: State, seed: int) -> bytes:
        """All that a worker gets to know of a position: what the seat to move knows, and the rest imagined."""
        game = state.game.name
        if (game, bot) not in self._known:
            # The registry looks through every installed package, which is too slow to do for each move.
            if bot not in bots_for(game):
                raise UnknownName(unknown(f"{game} bot", bot, bots_for(game)))
            self._known.add((game, bot))
        if state.seat is None:
            raise IllegalAction("the game is over: there is nothing to choose")
        imagined = state.imagine(state.seat, FastDice(secrets.randbits(63)))
        question = Question(game, bot, seed, imagined.dump())
        return framed(msgspec.json.encode(question))

    async def _think(self, bot: str, message: bytes) -> Answer:
        # One place is always left for other bots, so that a slow one holds up nobody but itself.
        lane = self._lanes.setdefault(bot, asyncio.Semaphore(max(1, self._size - 1)))
        async with lane, self._places:
            while True:
                rested = bool(self._idle)
                try:
                    worker = self._idle.pop() if rested else await self._hire()
                except OSError as problem:
                    return Answer(fault="failed", reason=f"no process could be started: {problem.strerror}")
                answer = await worker.ask(message, self._limit)
                if answer is not None:
                    if worker.alive:
                        self._idle.append(worker)
                    return answer
                if not rested:
                    return Answer(fault="failed", reason="its process did not begin")

    async def _hire(self) -> Worker:
        # A process that is half started cannot be left without a trace, so this is seen through even if the
        # choice it is meant for is cancelled.
        starting = asyncio.create_task(self._begin())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_dismiss)
            raise

    async def _begin(self) -> Worker:
        worker = Worker(self._bury)
        self._workers.add(worker)
        try:
            await worker.begin()
        except BaseException:
            self._workers.discard(worker)
            raise
        return worker

    def _bury(self, worker: Worker) -> None:
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        self._restarts += not self._closed


def _dismiss(starting: asyncio.Task[Worker]) -> None:
    """Kill a worker that nobody waits for any more."""
    if not starting.cancelled() and starting.exception() is None:
        starting.result().kill()
