"""Where examples come from: processes of this machine, or tasks on a Ray cluster."""

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from functools import cache, lru_cache, partial
from itertools import count, islice
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from realmwright.arena.ray import TASKS_PER_CORE, connected
from realmwright.dice import derived_seed
from realmwright.learn.examples import Examples, Sampling, examples_of
from realmwright.learn.network import Params
from realmwright.learn.selfplay import examples_by_net
from realmwright.learn.training import BatchJudge

DEALS_AT_ONCE: Final = 32
"""The deals of one task. The games of a net are played side by side, so that it can judge many positions at once."""
PRECISION: Final = 4
"""How many times as many playouts examples have that a net is tested with."""
PURPOSE: Final = "deal to learn from"

Deals: TypeAlias = tuple[int, list[Examples]]
"""The number of the first deal of a task, and what is to be learnt from its deals."""
Source: TypeAlias = Generator[Deals, None, None]
Teacher: TypeAlias = Callable[[], Params]
"""The weights of the net as it is now."""


def examples(sampling: Sampling, seed: int, first: int, params: Params | None = None, purpose: str = PURPOSE) -> Deals:
    """What is to be learnt from some deals of a run, from the one of this number on.

    They are played by the net with these weights, or by the game's policy.
    """
    seeds = [derived_seed(seed, purpose, number) for number in range(first, first + DEALS_AT_ONCE)]
    if params is not None:
        return first, examples_by_net(sampling, seeds, partial(_judge_of(sampling.game).values, params))
    found = [examples_of(sampling, each) for each in seeds]
    return first, [each for each in found if each is not None]


@cache
def _judge_of(game: str) -> BatchJudge:
    return BatchJudge(game)


def tasks(sampling: Sampling, seed: int, first: int, teacher: Teacher) -> Iterator[tuple[Any, ...]]:
    """What :func:`examples` is called with for all deals from this number on, without end."""
    for number in count(first, DEALS_AT_ONCE):
        yield sampling, seed, number, None if number < sampling.by_policy else teacher()


def from_processes(sampling: Sampling, seed: int, first: int, jobs: int, teacher: Teacher) -> Source:
    """Examples of all deals from this number on, without end, as so many processes make them."""
    # Each of them takes what it needs of an accelerator, instead of all of it.
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    # A process that has used JAX must not be forked.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        under_way: set[Future[Deals]] = set()
        waiting = tasks(sampling, seed, first, teacher)
        try:
            while True:
                for task in islice(waiting, TASKS_PER_CORE * jobs - len(under_way)):
                    under_way.add(pool.submit(examples, *task))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def from_cluster(sampling: Sampling, seed: int, first: int, address: str | None, teacher: Teacher) -> Source:
    """The same from all cores of a Ray cluster. What is lost with a machine is left out: there are enough deals."""
    with connected(address):
        import ray
        from ray.exceptions import RayError, RayTaskError

        task = ray.remote(num_cpus=1, max_retries=0)(examples)
        under_way: set[Any] = set()
        waiting = tasks(sampling, seed, first, teacher)
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 0)))  # type: ignore[no-untyped-call]
            for given in islice(waiting, max(0, TASKS_PER_CORE * cores - len(under_way))):
                under_way.add(task.remote(*given))
            done, rest = ray.wait(list(under_way), num_returns=1)
            under_way = set(rest)
            for each in done:
                try:
                    yield ray.get(each)
                except RayTaskError as problem:
                    raise problem.cause from problem
                except RayError:
                    continue


@lru_cache(maxsize=1)
def held_out(sampling: Sampling, seed: int, deals: int) -> tuple[Examples, ...]:
    """Examples of deals that nothing is learnt from, with more playouts for each."""
    precise = replace(sampling, worlds=PRECISION * sampling.worlds)
    return tuple(
        each
        for first in range(0, deals, DEALS_AT_ONCE)
        for each in examples(precise, seed, first, purpose="deal to test with")[1]
    )
