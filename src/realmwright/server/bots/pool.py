"""A pool of worker processes for bots, so that no bot can block the server or see more than its seat may.

A worker is sent a position that was imagined from the seat of the bot, never the real one. If a bot fails in any way,
the caller gets a random legal action and learns what went wrong.
"""

import asyncio
import logging
import os
import secrets
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple, Protocol, TypeAlias, cast

import msgspec

from realmwright.bits import select
from realmwright.bots import bots_for
from realmwright.bots.guard import FaultKind
from realmwright.dice import FastDice
from realmwright.game import IllegalAction, State
from realmwright.server.bots.thought_queue import Asker, QueueFull, Thought, ThoughtQueue
from realmwright.server.bots.worker import LENGTH, Answer, BotQuestion, framed
from realmwright.server.operations.config import PREFIX

COMMAND: Final = ("-m", "realmwright.server.bots.worker")
START_LIMIT: Final = 30.0
"""How many seconds a process may take from its start until it begins with its first question."""
QUEUE: Final = 1000
"""How many choices may wait for a worker."""
QUEUE_OF_PERSON: Final = 64
"""How many choices of one person may wait for a worker."""

logger = logging.getLogger("realmwright.bots")


class Choice(NamedTuple):
    """A legal action: the one that the bot chose, or a random one and the reason."""

    action: int
    fault: FaultKind | None


class Worker(Protocol):
    """Somebody who lets bots think, one after another."""

    alive: bool
    ended: asyncio.Event
    """Set when it is gone after it was killed."""

    async def start(self) -> None:
        """Start. Raises OSError if that is impossible."""
        ...

    async def ask(self, message: bytes, limit: float) -> Answer | None:
        """The answer to one question; None if it was never begun with. Who does not answer in time is killed."""
        ...

    def kill(self) -> None:
        """End whatever is thought."""
        ...


MakeWorker: TypeAlias = Callable[[Callable[[Worker], None]], Worker]
"""Makes a worker that says when it ends."""


class WorkerProcess(asyncio.SubprocessProtocol):
    """One worker process, as the server sees it."""

    def __init__(self, on_exit: Callable[[Worker], None]) -> None:
        self.alive = True
        self.ended = asyncio.Event()
        self._on_exit = on_exit
        self._transport: asyncio.SubprocessTransport | None = None
        self._received = bytearray()
        self._messages: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def start(self) -> None:
        """Start the process. Raises OSError if that is impossible."""
        pipe = asyncio.subprocess.PIPE
        loop = asyncio.get_running_loop()
        # Bots must not see the settings of the operator, such as the password of the database.
        environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
        await loop.subprocess_exec(
            lambda: self, sys.executable, *COMMAND, stdin=pipe, stdout=pipe, stderr=None, env=environment
        )

    async def ask(self, message: bytes, limit: float) -> Answer | None:
        """The answer to one question; None if the process never started to work on it.

        The time limit counts from that start. A process that has not answered, for whatever reason, is killed.
        """
        answered = False
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
            answered = True
            return answer
        finally:
            if not answered:
                self.kill()

    def kill(self) -> None:
        """Kill the process and everything that a bot has started in it; :attr:`ended` is set when that is done."""
        self.alive = False
        if self._transport is None or self._transport.get_returncode() is not None:
            return
        if sys.platform == "win32":
            self._transport.kill()
        else:
            # Not through the transport: it would poll for the exit code first, and so take it from the child watcher.
            with suppress(ProcessLookupError):
                os.kill(self._transport.get_pid(), signal.SIGKILL)
            self._kill_group()

    async def _send(self, message: bytes) -> bool:
        """Send a question; returns whether the process has started to work on it."""
        if not self.alive or self._transport is None:
            return False
        cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0)).write(message)
        try:
            return await self._next_message(START_LIMIT) is not None
        except TimeoutError:
            return False

    async def _next_message(self, limit: float) -> bytes | None:
        """The next message of the process; None if it has ended. Raises TimeoutError."""
        try:
            async with asyncio.timeout(limit):
                return await self._messages.get()
        except TimeoutError:
            # If the event loop was blocked, the answer may have arrived together with the timeout.
            if self._messages.empty():
                raise
            return self._messages.get_nowait()

    def _kill_group(self) -> None:
        if sys.platform != "win32" and self._transport is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._transport.get_pid(), signal.SIGKILL)

    # Callbacks of the event loop

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
        self._on_exit(self)


class BotPool:
    """A few worker processes, and the queue of choices for them."""

    def __init__(
        self,
        workers: int = 1,
        limit: float = 10.0,
        queue: int = QUEUE,
        queue_of_person: int = QUEUE_OF_PERSON,
        make_worker: MakeWorker = WorkerProcess,
    ) -> None:
        self._queue = ThoughtQueue(workers, queue, queue_of_person)
        self._size = workers
        self.limit = limit
        """How many seconds a bot may think."""
        self._make_worker = make_worker
        self._restarts = 0
        self._shortened = 0
        self._closed = False
        self._known: set[tuple[str, str]] = set()
        self._idle: list[Worker] = []
        self._workers: set[Worker] = set()
        self._starting: set[asyncio.Task[Worker]] = set()
        self._choosing: set[asyncio.Task[Answer]] = set()

    @property
    def waiting(self) -> int:
        """How many choices wait for a worker."""
        return self._queue.waiting

    @property
    def shortened(self) -> int:
        """How many choices were made with less than the usual budget."""
        return self._shortened

    def advises(self, person: str) -> bool:
        """Whether a person waits for advice."""
        return self._queue.advises(person)

    @property
    def busy(self) -> int:
        """How many choices are being thought about."""
        return len(self._choosing) - self.waiting

    @property
    def alive(self) -> int:
        """How many workers there are at present."""
        return sum(worker.alive for worker in self._workers)

    @property
    def restarts(self) -> int:
        """How many workers have ended by themselves or were killed; they are replaced when needed."""
        return self._restarts

    async def start(self) -> None:
        """Start the workers in advance, so that the first choices need not wait for them."""
        for _ in range(self._size - len(self._workers)):
            try:
                self._idle.append(await self._start_worker())
            except OSError as problem:
                logger.warning("no process for bots could be started: %s", problem.strerror)

    async def close(self) -> None:
        """Kill all processes. Choices that are pending, or requested later, end with CancelledError."""
        self._closed = True
        choosing = list(self._choosing)
        for task in choosing:
            task.cancel()
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*choosing, *self._starting, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.ended.wait()

    async def choose(
        self,
        bot: str,
        state: State,
        seed: int,
        asker: Asker = Asker(),  # noqa: B008
        world: int | None = None,
    ) -> Choice:
        """The choice of a bot for the seat to move; a random legal action if the bot fails or is not installed.

        What the seat does not know is imagined anew for every choice, or as the seed of a world says. Advice does not
        wait for longer than a bot may think. Raises IllegalAction if the game is over.
        """
        if self._closed:
            raise asyncio.CancelledError
        if state.seat is None:
            raise IllegalAction("the game is over: there is nothing to choose")
        legal = state.legal()
        if not self._is_known(state.game.name, bot):
            answer = Answer(fault="failed", reason="there is no such bot")
        else:
            answer = await self.ask(bot, lambda share: self.message_for(bot, state, seed, share, world), asker)
        action = answer.action
        if answer.fault is None and action is not None and action >= 0 and legal >> action & 1:
            return Choice(action, None)
        fault = answer.fault or "illegal"
        logger.warning("bot %s in %s: %s (%s)", bot, state.game.name, fault, answer.reason or "not a legal action")
        return Choice(select(legal, secrets.randbelow(legal.bit_count())), fault)

    async def ask(self, thinker: str, message_for: Callable[[float], bytes], asker: Asker) -> Answer:
        """The answer of a worker to a message, which is made for the share of its budget that the thinker gets."""
        if self._closed:
            raise asyncio.CancelledError
        task = asyncio.create_task(self._answer(thinker, message_for, asker))
        self._choosing.add(task)
        task.add_done_callback(self._choosing.discard)
        try:
            return await task
        except asyncio.CancelledError:
            task.cancel()
            raise

    def message_for(self, bot: str, state: State, seed: int, share: float = 1.0, world: int | None = None) -> bytes:
        """The message to a worker: what the seat to move knows of a position, and the rest imagined."""
        assert state.seat is not None
        imagined = state.imagine(state.seat, FastDice(secrets.randbits(63) if world is None else world))
        question = BotQuestion(state.game.name, bot, seed, imagined.dump(), share)
        return framed(msgspec.json.encode(question))

    def _is_known(self, game: str, bot: str) -> bool:
        # The registry searches every installed package, which is too slow to do for each move.
        if (game, bot) not in self._known and bot in bots_for(game):
            self._known.add((game, bot))
        return (game, bot) in self._known

    async def _answer(self, thinker: str, message_for: Callable[[float], bytes], asker: Asker) -> Answer:
        """Wait until it is this thought's turn, and ask a worker."""
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()

        def start(share: float) -> None:
            # The choice may have been cancelled a moment ago.
            if not turn.done():
                turn.set_result(share)

        thought = Thought(asker, thinker, start)
        try:
            self._queue.add(thought)
        except QueueFull as problem:
            return Answer(fault="slow", reason=str(problem))
        try:
            async with asyncio.timeout(self.limit if asker.advice else None):
                share = await turn
            self._shortened += share < 1
            answer = await self._ask_worker(message_for(share))
            self._queue.note_speed(thinker, answer.fault == "slow")
            return answer
        except TimeoutError:
            return Answer(fault="slow", reason="the games went first")
        finally:
            self._queue.remove(thought)

    async def _ask_worker(self, message: bytes) -> Answer:
        while True:
            reused = bool(self._idle)
            try:
                worker = self._idle.pop() if reused else await self._start_worker()
            except OSError as problem:
                return Answer(fault="failed", reason=f"no process could be started: {problem.strerror}")
            answer = await worker.ask(message, self.limit)
            if answer is not None:
                if worker.alive:
                    self._idle.append(worker)
                return answer
            if not reused:
                return Answer(fault="failed", reason="its process did not begin")

    async def _start_worker(self) -> Worker:
        # A process that is being started must not be lost, so the start is finished even if the choice that
        # needs it is cancelled.
        starting = asyncio.create_task(self._start_process())
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:
            starting.add_done_callback(_kill_when_started)
            raise

    async def _start_process(self) -> Worker:
        worker = self._make_worker(self._on_exit)
        self._workers.add(worker)
        try:
            await worker.start()
        except BaseException:
            self._workers.discard(worker)
            raise
        return worker

    def _on_exit(self, worker: Worker) -> None:
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        self._restarts += not self._closed


def _kill_when_started(starting: asyncio.Task[Worker]) -> None:
    """Kill a worker that is not needed any more."""
    if not starting.cancelled() and starting.exception() is None:
        starting.result().kill()
