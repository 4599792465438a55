"""Where bots think in a browser: in workers of their own, so that page and server go on meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from realmwright.server.bots.pool import MakeWorker, Worker
from realmwright.server.bots.worker import LENGTH, Answer, Question
from realmwright.server.bots.worker import answer as answered


class Elsewhere(Protocol):
    """A place with the function ``answer`` of this module, as the page gives one."""

    def ready(self) -> Awaitable[None]:
        """Returns when questions can be asked there."""
        ...

    def ask(self, question: bytes) -> Awaitable[bytes]:
        """The answer to a question."""
        ...

    def stop(self) -> None:
        """End whatever is thought there, and the place."""
        ...


FindPlace = Callable[[], Elsewhere]
"""Begins to set up a place to think, and does not wait for it."""


def thinkers(find_place: FindPlace) -> MakeWorker:
    """What makes the workers of a pool."""
    return lambda on_exit: Thinker(find_place, on_exit)


class Thinker:
    """A worker of a pool that thinks elsewhere in the browser."""

    def __init__(self, find_place: FindPlace, on_exit: Callable[[Worker], None]) -> None:
        self.alive = True
        self.ended = asyncio.Event()
        self._place = find_place()
        self._on_exit = on_exit

    async def start(self) -> None:
        """Nothing waits for its place: to load Python there takes seconds, in which much else can be done."""

    async def ask(self, message: bytes, limit: float) -> Answer | None:
        """The answer to a question. Who takes too long is stopped."""
        try:
            # That a place is not ready yet is not the bot's fault.
            await self._place.ready()
            async with asyncio.timeout(limit):
                reply = await self._place.ask(message[LENGTH.size :])
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
            self._place.stop()
            self.ended.set()
            # As with processes, whoever kills it hears of its end afterwards.
            asyncio.get_running_loop().call_soon(self._on_exit, self)


def answer(question: bytes) -> bytes:
    """What a bot chooses, or what a line is worth: the answer to a question of :class:`Thinker`."""
    return msgspec.json.encode(answered(msgspec.json.decode(question, type=Question)))
