"""Tournaments on a Ray cluster: the same games, on as many machines as there are.

A task of the cluster plays a few games as :mod:`realmwright.arena.runner` does on one machine, in a process beside the
cluster's own: bots are kept within the same bounds. Tasks that are lost, with a worker or with a whole machine, are
given out again from here. What a task has played arrives as a whole or not at all, so nothing is missing in the end
and nothing counts twice.
"""

import logging
import os
import socket
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from realmwright.arena import runner
from realmwright.arena.ledger import heading
from realmwright.arena.match import Fixture, Plan, Result, broken_off
from realmwright.bots import maker
from realmwright.game import BadSetup, Json, RealmwrightError

if TYPE_CHECKING:
    from ray import ObjectRef

AHEAD: Final = 2
"""Tasks that are given out for each core: one that is played, and one that lies ready."""
TASK_SECONDS: Final = 5.0
"""After so long a task begins no other game: starting it does not matter then, and not much is lost with it."""
TASK_GAMES: Final = 500
LOSSES: Final = 3
"""How many workers of the cluster one game may cost before it is given up; who thought then is lost with them."""
STORE_BYTES: Final = 80 << 20
"""What a cluster of our own has for large objects: about as little as Ray allows, for results are small."""
KNOCK_SECONDS: Final = 10.0
"""How long an address may take to answer. Ray itself would try for minutes, and complain meanwhile."""
GRACE_SECONDS: Final = 5.0
"""How long tasks may take to clean up when they are no longer wanted."""


class Played(NamedTuple):
    """What a task comes back with: some of its games, or all."""

    results: list[Result]
    seconds: float


def run(plan: Plan, fixtures: Iterable[Fixture], address: str | None) -> Generator[Result, None, None]:
    """Play the fixtures on the cluster at this address; their results in whatever order they come.

    Raises what :func:`connected` does, BadSetup if a machine of the cluster has other rules or lacks a bot, and
    RealmwrightError if the cluster itself is lost.
    """
    with connected(address):
        from ray.exceptions import RayError, RayTaskError

        try:
            yield from Spread(plan, fixtures).results()
        except RayTaskError as problem:
            raise problem.cause from problem
        except RayError as problem:
            raise RealmwrightError(f"the cluster failed: {_first_line(problem)}") from problem


@contextmanager
def connected(address: str | None, cores: int | None = None) -> Iterator[None]:
    """Be connected to a cluster. Whoever has several rounds to play does so within, and waits for a cluster only once.

    An address is what Ray takes for one: ``host:port``, or ``auto`` for a cluster that this machine is part of. Without
    one it is that in ``RAY_ADDRESS``, or else a cluster of so many cores of this machine, by default all, which ends
    together with the connection. A connection that there is already is used and kept.

    Raises RealmwrightError if Ray is not installed, and BadSetup if there is no such cluster.
    """
    try:
        import ray
        from ray._private import worker as driver
        from ray.exceptions import RayError
    except ImportError:
        raise RealmwrightError("a cluster needs Ray: pip install 'realmwright[cluster]'") from None
    if ray.is_initialized():
        yield
        return
    address = address or os.environ.get("RAY_ADDRESS") or "local"
    own: dict[str, Any] = {}
    if address == "local":
        own = {"num_cpus": cores, "include_dashboard": False, "object_store_memory": STORE_BYTES}
    talkative = driver._worker_logs_enabled
    try:
        try:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ImportError, OSError, OverflowError, RayError, RuntimeError, ValueError) as problem:
            what = "Ray does not start" if own else f"there is no Ray cluster at {address}"
            raise BadSetup(f"{what}: {_first_line(problem)}") from problem
        # Ray would print on standard output, where a report may go, that a worker was lost; it has no option for that.
        driver._worker_logs_enabled = False
        yield
    finally:
        ray.shutdown(wait_for_processes=True)
        driver._worker_logs_enabled = talkative


class Spread:
    """The games of one run, and where they are."""

    def __init__(self, plan: Plan, fixtures: Iterable[Fixture]) -> None:
        self._plan = plan
        self._waiting = iter(fixtures)
        self._left: deque[Fixture] = deque()
        """Games that a task had no time for."""
        self._suspects: deque[list[Fixture]] = deque()
        """The games of tasks that were lost. Together with others they would put those at risk."""
        self._losses: Counter[str] = Counter()
        self._size = 1
        self._under_way: dict[ObjectRef[Played], list[Fixture]] = {}

    def results(self) -> Iterator[Result]:
        """The results of all games, as they come. However this ends, no game is played on."""
        import ray
        from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, RayError, WorkerCrashedError

        # Ray would try again by itself, but cannot tell a game that costs worker after worker from bad luck.
        task = ray.remote(num_cpus=1, max_retries=0)(play_some)
        same = heading(self._plan)
        try:
            while True:
                # Machines come and go.
                cores = max(1, int(ray.cluster_resources().get("CPU", 0)))  # type: ignore[no-untyped-call]
                while len(self._under_way) < AHEAD * cores and (games := self._next()):
                    self._under_way[task.remote(self._plan, games, same)] = games
                if not self._under_way:
                    return
                (done,), _ = ray.wait(list(self._under_way), num_returns=1)
                games = self._under_way.pop(done)
                try:
                    played = ray.get(done)
                except (NodeDiedError, ObjectLostError):
                    self._left.extend(games)
                except (OutOfMemoryError, WorkerCrashedError):
                    yield from self._lost(games)
                else:
                    self._note(games, played)
                    yield from played.results
        finally:
            if unwanted := list(self._under_way):
                with suppress(RayError):
                    for each in unwanted:
                        # A task that is only asked to stop may miss it. Bots end with the process that they belong to.
                        ray.cancel(each, force=True)
                    ray.wait(unwanted, num_returns=len(unwanted), timeout=GRACE_SECONDS)

    def _next(self) -> list[Fixture]:
        """The games of the next task; none if all are under way."""
        if self._suspects:
            return self._suspects.popleft()
        games = [self._left.popleft() for _ in range(min(self._size, len(self._left)))]
        return games or list(islice(self._waiting, self._size))

    def _note(self, games: list[Fixture], played: Played) -> None:
        """See what a task has left, and how many games are right for the next."""
        known = {result.fixture for result in played.results}
        self._left.extend(game for game in games if game not in known)
        self._size = max(1, min(TASK_GAMES, round(len(known) * TASK_SECONDS / played.seconds)))

    def _lost(self, games: list[Fixture]) -> Iterator[Result]:
        """Have the games of a lost worker played again, but give up the one that costs a worker every time."""
        if len(games) > 1:
            middle = len(games) // 2
            self._suspects += games[:middle], games[middle:]
            return
        self._losses[games[0].key] += 1
        if self._losses[games[0].key] < LOSSES:
            self._suspects.append(games)
        else:
            yield broken_off(self._plan, games[0], None)


def play_some(plan: Plan, games: list[Fixture], same: dict[str, Json]) -> Played:
    """On a machine of the cluster: play one of the games, and as many more as there is time for."""
    began = monotonic()
    for point, here in heading(plan).items():
        if here != same[point]:
            raise BadSetup(f"{socket.gethostname()} has {point} {here}, but the arena has {same[point]}")
    for spec in plan.bots:
        maker(plan.game, spec)
    results: list[Result] = []
    with closing(runner.run(plan, games, jobs=1)) as played:
        for result in played:
            results.append(result)
            if monotonic() - began > TASK_SECONDS:
                break
    return Played(results, monotonic() - began)


def _knock(address: str) -> None:
    """Raise OSError unless somebody answers there, if that can be told from the address."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), KNOCK_SECONDS).close()


def _first_line(problem: Exception) -> str:
    return str(problem).partition("\n")[0]
