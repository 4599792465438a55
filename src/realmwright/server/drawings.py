"""Pictures that take long to draw: each is drawn in a process of its own, few at a time, and kept for the next.

To turn a drawing into pixels takes seconds, and no thread of the same process can do anything meanwhile.
"""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Final

from cachetools import LRUCache

from realmwright.server.errors import Refused
from realmwright.server.operations.config import PREFIX
from realmwright.server.operations.content import Content

COMMAND: Final = ("-m", "realmwright.exports.process")
WANTED_AT_ONCE: Final = 4
"""So many pictures may be wanted at the same time. They are drawn one after the other."""
KEPT_BYTES: Final = 32_000_000
"""Of so many bytes pictures are kept, for the next who ask."""
LIMIT: Final = 300.0
"""Seconds that one may take; even films are done sooner on slow machines."""

logger = logging.getLogger("realmwright.drawings")


class Drawings:
    """The pictures of a server process."""

    def __init__(self) -> None:
        self._kept: LRUCache[Hashable, Content] = LRUCache(KEPT_BYTES, getsizeof=lambda kept: len(kept.body))
        self._wanted: dict[Hashable, asyncio.Task[Content]] = {}
        self._drawing = asyncio.Lock()

    async def close(self) -> None:
        """Draw nothing more."""
        tasks = [*self._wanted.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def has(self, key: Hashable) -> bool:
        """Whether a picture is at hand."""
        return key in self._kept

    async def get(self, key: Hashable, order: Callable[[], bytes], media_type: str, cache_control: str) -> Content:
        """A picture that is at hand, or is drawn now as it was ordered. Raises Refused if too many are wanted."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        task = self._wanted.get(key)
        if task is None:
            if len(self._wanted) >= WANTED_AT_ONCE:
                raise Refused("limit", "too many pictures are wanted at once; wait a little")
            task = self._wanted[key] = asyncio.create_task(self._draw(key, order, media_type, cache_control))
        # Whoever asks for the same waits for the same, and goes without stopping it for the others.
        return await asyncio.shield(task)

    async def _draw(self, key: Hashable, order: Callable[[], bytes], media_type: str, cache_control: str) -> Content:
        try:
            async with self._drawing:
                body = await _ordered(await asyncio.to_thread(order))
            found = Content(body, media_type, cache_control)
            if len(body) <= KEPT_BYTES:
                self._kept[key] = found
            return found
        finally:
            del self._wanted[key]


async def _ordered(order: bytes) -> bytes:
    """What a process of its own has drawn. Raises Refused if it did not succeed."""
    pipe = asyncio.subprocess.PIPE
    # What draws need not know the settings of the operator, such as the password of the database.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=environment
    )
    try:
        async with asyncio.timeout(LIMIT):
            drawn, complaint = await process.communicate(order)
    except TimeoutError:
        drawn, complaint = b"", b"it took too long"
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode or not drawn:
        logger.error("a picture could not be drawn: %s", complaint.decode(errors="replace").strip()[-500:])
        raise Refused("internal", "this could not be drawn")
    return drawn
