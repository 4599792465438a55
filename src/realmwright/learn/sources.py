"""Where examples come from: processes of this machine, or tasks on a Ray cluster."""

from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import replace
from itertools import count, islice
from multiprocessing import get_context
from typing import Any, Final, TypeAlias

from realmwright.arena.ray import TASKS_PER_CORE, connected
from realmwright.dice import derived_seed
from realmwright.learn.examples import Examples, Sampling, examples_of

DEALS_AT_ONCE: Final = 8
"""The deals of one task."""
PRECISION: Final = 4
"""How many times as many playouts examples have that a net is tested with."""
PURPOSE: Final = "deal to learn from"

Deals: TypeAlias = tuple[int, list[Examples]]
"""The number of the first deal of a task, and what is to be learnt from its deals."""
Source: TypeAlias = Generator[Deals, None, None]


def examples(sampling: Sampling, seed: int, first: int, purpose: str = PURPOSE) -> Deals:
    """What is to be learnt from some deals of a run, from the one of this number on."""
    numbers = range(first, first + DEALS_AT_ONCE)
    found = [examples_of(sampling, derived_seed(seed, purpose, number)) for number in numbers]
    return first, [each for each in found if each is not None]


def from_processes(sampling: Sampling, seed: int, first: int, jobs: int) -> Source:
    """Examples of all deals from this number on, without end, as so many processes make them."""
    # A process that has used JAX must not be forked.
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        under_way: set[Future[Deals]] = set()
        numbers = count(first, DEALS_AT_ONCE)
        try:
            while True:
                for number in islice(numbers, TASKS_PER_CORE * jobs - len(under_way)):
                    under_way.add(pool.submit(examples, sampling, seed, number))
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield each.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def from_cluster(sampling: Sampling, seed: int, first: int, address: str | None) -> Source:
    """The same from all cores of a Ray cluster. What is lost with a machine is left out: there are enough deals."""
    with connected(address):
        import ray
        from ray.exceptions import RayError, RayTaskError

        task = ray.remote(num_cpus=1, max_retries=0)(examples)
        under_way: set[Any] = set()
        numbers = count(first, DEALS_AT_ONCE)
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 0)))  # type: ignore[no-untyped-call]
            for number in islice(numbers, max(0, TASKS_PER_CORE * cores - len(under_way))):
                under_way.add(task.remote(sampling, seed, number))
            done, rest = ray.wait(list(under_way), num_returns=1)
            under_way = set(rest)
            for each in done:
                try:
                    yield ray.get(each)
                except RayTaskError as problem:
                    raise problem.cause from problem
                except RayError:
                    continue


def held_out(sampling: Sampling, seed: int, deals: int) -> list[Examples]:
    """Examples of deals that nothing is learnt from, with more playouts for each."""
    precise = replace(sampling, worlds=PRECISION * sampling.worlds)
    return [
        each
        for first in range(0, deals, DEALS_AT_ONCE)
        for each in examples(precise, seed, first, "deal to test with")[1]
    ]
