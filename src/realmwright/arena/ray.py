"""Tournaments on a Ray cluster: the same games, distributed over several machines.

A task of the cluster plays a few games with :mod:`realmwright.arena.runner`, in a process beside the cluster's own, so
bots have the same limits as on one machine. Tasks that are lost, with a worker or with a whole machine, are submitted
again. The results of a task arrive all together or not at all, so no game is missing or counted twice.
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
from realmwright.arena.luck import luck_for
from realmwright.arena.match import Fixture, Plan, Result, broken_off
from realmwright.bots import maker
from realmwright.game import BadSetup, Json, RealmwrightError
from realmwright.game import games as all_games

if TYPE_CHECKING:
    from ray import ObjectRef

TASKS_PER_CORE: Final = 2
"""Tasks submitted for each core: one that runs, and one that is queued."""
TASK_SECONDS: Final = 5.0
"""The time after which a task starts no further game: long enough to amortize its start, short enough to lose."""
MAX_TASK_GAMES: Final = 500
MAX_LOSSES: Final = 3
"""The most Ray workers that one game may crash before it is given up; which bot was thinking is lost with them."""
STORE_BYTES: Final = 80 << 20
"""The object store of a local cluster: about the minimum that Ray allows, because results are small."""
CONNECT_SECONDS: Final = 10.0
"""The time limit for a connection to an address. Ray itself would retry for minutes and log errors meanwhile."""
GRACE_SECONDS: Final = 5.0
"""The time that cancelled tasks have to clean up."""


class TaskResult(NamedTuple):
    """The results of some or all games of a task, and the time they took."""

    results: list[Result]
    seconds: float


def run(plan: Plan, fixtures: Iterable[Fixture], address: str | None) -> Generator[Result, None, None]:
    """Play the fixtures on the cluster at this address and yield their results as they arrive.

    Raises what :func:`connected` does, BadSetup if a machine of the cluster has other rules or lacks a bot, and
    RealmwrightError if the cluster itself is lost.
    """
    with connected(address):
        from ray.exceptions import RayError, RayTaskError

        try:
            yield from Dispatcher(plan, fixtures).results()
        except RayTaskError as problem:
            raise problem.cause from problem
        except RayError as problem:
            raise RealmwrightError(f"the cluster failed: {_first_line(problem)}") from problem


@contextmanager
def connected(address: str | None, cores: int | None = None) -> Iterator[None]:
    """Connect to a cluster for the duration of the context; several rounds can share one connection.

    The address is one that Ray accepts: ``host:port``, or ``auto`` for a cluster that this machine is part of. The
    default is ``RAY_ADDRESS``, or else a local cluster with so many cores of this machine (by default all), which is
    shut down with the connection. An existing connection is used and left open.

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
            _check_reachable(address)
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **own)
        except (ImportError, OSError, OverflowError, RayError, RuntimeError, ValueError) as problem:
            what = "Ray does not start" if own else f"there is no Ray cluster at {address}"
            raise BadSetup(f"{what}: {_first_line(problem)}") from problem
        # Ray would print lost workers on standard output, where the report may go; it has no option against that.
        driver._worker_logs_enabled = False
        yield
    finally:
        ray.shutdown(wait_for_processes=True)
        driver._worker_logs_enabled = talkative


class Dispatcher:
    """Distributes the games of one run over tasks and collects the results."""

    def __init__(self, plan: Plan, fixtures: Iterable[Fixture]) -> None:
        self._plan = plan
        self._waiting = iter(fixtures)
        self._left: deque[Fixture] = deque()
        """Games that a task did not get to."""
        self._suspects: deque[list[Fixture]] = deque()
        """The games of tasks that crashed a worker, kept apart from other games because they may do so again."""
        self._losses: Counter[str] = Counter()
        self._size = 1
        self._under_way: dict[ObjectRef[TaskResult], list[Fixture]] = {}

    def results(self) -> Iterator[Result]:
        """Yield the results of all games as they arrive. When the generator ends, all tasks are cancelled."""
        import ray
        from ray.exceptions import NodeDiedError, ObjectLostError, OutOfMemoryError, RayError, WorkerCrashedError

        # No retries by Ray: it cannot tell a game that crashes every worker from bad luck.
        task = ray.remote(num_cpus=1, max_retries=0)(play_games)
        expected = heading(self._plan)
        try:
            while True:
                # Machines may join or leave at any time.
                cores = max(1, int(ray.cluster_resources().get("CPU", 0)))  # type: ignore[no-untyped-call]
                while len(self._under_way) < TASKS_PER_CORE * cores and (games := self._next()):
                    self._under_way[task.remote(self._plan, games, expected)] = games
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
                        # Without force a busy task may ignore it. Bots end together with the killed process.
                        ray.cancel(each, force=True)
                    ray.wait(unwanted, num_returns=len(unwanted), timeout=GRACE_SECONDS)

    def _next(self) -> list[Fixture]:
        """The games of the next task; none if all games are submitted."""
        if self._suspects:
            return self._suspects.popleft()
        games = [self._left.popleft() for _ in range(min(self._size, len(self._left)))]
        return games or list(islice(self._waiting, self._size))

    def _note(self, games: list[Fixture], played: TaskResult) -> None:
        """Queue the games that a task did not get to, and adapt the number of games for a task to its speed."""
        known = {result.fixture for result in played.results}
        self._left.extend(game for game in games if game not in known)
        self._size = max(1, min(MAX_TASK_GAMES, round(len(known) * TASK_SECONDS / played.seconds)))

    def _lost(self, games: list[Fixture]) -> Iterator[Result]:
        """Bisect the games of a crashed worker and play them again; give up a game that crashes every worker."""
        if len(games) > 1:
            middle = len(games) // 2
            self._suspects += games[:middle], games[middle:]
            return
        self._losses[games[0].key] += 1
        if self._losses[games[0].key] < MAX_LOSSES:
            self._suspects.append(games)
        else:
            yield broken_off(self._plan, games[0], None)


def play_games(plan: Plan, games: list[Fixture], expected: dict[str, Json]) -> TaskResult:
    """Runs on the cluster: play at least one of the games, and as many as fit into :data:`TASK_SECONDS`."""
    began = monotonic()
    for name, here in heading(plan).items():
        if here != expected[name]:
            raise BadSetup(f"{socket.gethostname()} has {name} {here}, but the arena has {expected[name]}")
    for spec in plan.bots:
        maker(plan.game, spec)
    if plan.luck:
        try:
            luck_for(plan.luck, all_games[plan.game].new(plan.players, 0, plan.options))
        except BadSetup as problem:
            raise BadSetup(f"{socket.gethostname()}: {problem}") from None
    results: list[Result] = []
    with closing(runner.run(plan, games, jobs=1)) as played:
        for result in played:
            results.append(result)
            if monotonic() - began > TASK_SECONDS:
                break
    return TaskResult(results, monotonic() - began)


def _check_reachable(address: str) -> None:
    """Raise OSError if nothing accepts connections at a ``host:port`` address; other addresses are not checked."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_SECONDS).close()


def _first_line(problem: Exception) -> str:
    return str(problem).partition("\n")[0]
