"""Background tasks: they are kept until they end, and their errors are logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from realmwright.game import RealmwrightError

# The name that this logger has always had in the logs of operators.
logger = logging.getLogger("realmwright.tasks")


class BackgroundTasks:
    """The tasks that run beside the requests."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    async def close(self) -> None:
        """Cancel all tasks, also those that they start meanwhile, and wait for them to end."""
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, RealmwrightError):
            logger.warning("left undone: %s", problem)
        elif problem is not None:
            logger.error("left undone", exc_info=problem)
