"""Where bots think in a browser: in a worker of its own, so that the page goes on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from realmwright.server.bots.pool import MakeWorker, Worker
from realmwright.server.bots.worker import LENGTH, Answer


class Think(Protocol):
    """Asks somebody elsewhere, who has the function ``answer`` of this module."""

    def ready(self) -> Awaitable[None]:
        """Returns when whoever thinks can begin."""
        ...

    def ask(self, question: bytes) -> Awaitable[bytes]:
        """The answer to a question."""
        ...

    def stop(self) -> None:
        """Whoever thinks is to stop at once."""
        ...


def thinker(think: Think) -> MakeWorker:
    """What makes the workers of a pool."""
    return lambda on_exit: Thinker(think, on_exit)


class Thinker:
    """A worker of a pool that hands its questions on."""

    def __init__(self, think: Think, on_exit: Callable[[Worker], None]) -> None:
        self.alive = True
        self.ended = asyncio.Event()
        self._think = think
        self._on_exit = on_exit

    async def start(self) -> None:
        """There is nothing to start: whoever thinks begins with their first question."""

    async def ask(self, message: bytes, limit: float) -> Answer | None:
        """The answer to a question. Who takes too long is stopped."""
        # To load Python takes a while, which is not the bot's fault.
        await self._think.ready()
        try:
            async with asyncio.timeout(limit):
                reply = await self._think.ask(message[LENGTH.size :])
        except TimeoutError:
            self.kill()
            return Answer(fault="slow", reason=f"no answer within {limit:g} s")
        except asyncio.CancelledError:
            self.kill()
            raise
        return msgspec.json.decode(reply, type=Answer)

    def kill(self) -> None:
        """Stop thinking."""
        if self.alive:
            self.alive = False
            self._think.stop()
            self.ended.set()
            # As with processes, whoever kills it hears of its end afterwards.
            asyncio.get_running_loop().call_soon(self._on_exit, self)


def answer(question: bytes) -> bytes:
    """What a bot chooses, or what a line is worth: the answer to a question of :class:`Thinker`."""
    from realmwright.server.bots.worker import Question
    from realmwright.server.bots.worker import answer as answered

    return msgspec.json.encode(answered(msgspec.json.decode(question, type=Question)))
