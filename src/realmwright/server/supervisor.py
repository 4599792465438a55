"""Looks after the processes of a server that has several, and logs what becomes of them."""

import logging
import signal
import socket
import time
from collections.abc import Callable
from typing import Final

from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.supervisors.multiprocess import Multiprocess, Process

START_SECONDS: Final = 600.0
"""How long a process may take until it serves. A slow or busy machine needs a minute and more to import everything."""
SILENCE_SECONDS: Final = 120.0
"""How long a process that serves may leave the question unanswered whether it is there."""
REMIND_SECONDS: Final = 10.0
"""How often the log says what is being waited for."""

logger = logging.getLogger("realmwright.processes")


class Supervisor(Multiprocess):
    """Starts the processes, and replaces each that ends or hangs.

    Uvicorn's own supervisor waits for the answer of each process in turn. This one never waits, so that it can be
    patient with slow processes and still stops at once when it is told to.
    """

    def __init__(
        self, config: Config, sockets: list[socket.socket], clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(config, sockets)
        self._clock = clock
        self._started: dict[Process, float] = {}
        self._heard: dict[Process, float] = {}
        self._reminded = clock()

    def init_processes(self) -> None:
        logger.info("starting %d processes", self.processes_num)
        super().init_processes()

    def keep_subprocess_alive(self) -> None:
        """Look once at every process; called twice a second."""
        now = self._clock()
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            reason = self._failure(process, now)
            if reason is not None:
                self._replace(place, process, reason)
        current = set(self.processes)
        self._started = {process: since for process, since in self._started.items() if process in current}
        self._heard = {process: since for process, since in self._heard.items() if process in current}
        self._remind(now)

    def _failure(self, process: Process, now: float) -> str | None:
        """Why a process has to be replaced; None while it has not."""
        started = self._started.setdefault(process, now)
        if not process.process.is_alive():
            return how_it_ended(process.exitcode)
        if process.is_ready(timeout=0):
            if process not in self._heard:
                left = sum(1 for each in self.processes if each is not process and each not in self._heard)
                logger.info("process %s is ready, after %.1f s; waiting for %d more", process.pid, now - started, left)
            self._heard[process] = now
        elif process not in self._heard:
            if now - started > START_SECONDS:
                return f"it did not begin to serve within {START_SECONDS:.0f} s"
        elif now - self._heard[process] > SILENCE_SECONDS:
            return f"it did not answer for {SILENCE_SECONDS:.0f} s"
        return None

    def _replace(self, place: int, process: Process, reason: str) -> None:
        process.kill()
        process.process.join()
        if process.exitcode == STARTUP_FAILURE:
            # It said why. Another one would fail in the same way.
            logger.error("process %s could not start the server; giving up", process.pid)
            self.should_exit.set()
            return
        logger.warning("process %s has died: %s; starting another", process.pid, reason)
        self.processes[place] = Process(self.config, self.sockets)
        self.processes[place].start()

    def _remind(self, now: float) -> None:
        waited_for = [process for process in self.processes if process not in self._heard]
        if not waited_for:
            self._reminded = now
        elif now - self._reminded >= REMIND_SECONDS:
            self._reminded = now
            since = {process: now - self._started.get(process, now) for process in waited_for}
            told = ", ".join(f"{process.pid} (since {seconds:.0f} s)" for process, seconds in since.items())
            logger.info("waiting for processes to import the server and to open the database: %s", told)


def how_it_ended(code: int | None) -> str:
    """The end of a process in words."""
    if code is not None and code < 0:
        try:
            return f"it was ended by {signal.Signals(-code).name}"
        except ValueError:
            return f"it was ended by signal {-code}"
    return f"it ended with exit code {code}"
