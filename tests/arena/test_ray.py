"""Tournaments on a real Ray with two workers."""

import json
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil
import pytest

from realmwright.arena import runner
from realmwright.arena.freshness import FILE
from realmwright.arena.ledger import heading, result_from_json
from realmwright.arena.luck import chances_of
from realmwright.arena.match import Fixture, Plan
from realmwright.arena.ray import connected, play_games, run
from realmwright.arena.schedule import RoundRobin
from realmwright.game import BadSetup, Json, RealmwrightError, games
from realmwright.learn.examples import Sampling
from realmwright.learn.sources import examples, from_cluster
from realmwright.native import speed
from tests.arena.results import TINY, timeless
from tests.command import Terminal
from tests.command import run as command
from tests.server.plugins import python_path

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'realmwright[cluster]'")

compiled = pytest.mark.skipif(speed() == "plain Python", reason="needs compiled rules")
CORES = 2
PATIENCE = 60.0
"""Seconds after which something hangs."""
FIXTURES = list(RoundRobin(TINY, 6).fixtures(0, {}))
GATED = replace(TINY, bots=("random", "watchful", "gated"))


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, plugins: Path) -> Iterator[Path]:
    """Where Ray finds and leaves what it likes. There is a gate for the bot ``gated``, which is open, and its notes."""
    home = tmp_path_factory.mktemp("ray")
    (home / "gate").touch()
    (home / "notes").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        for name in settings():
            patch.delenv(name)
        patch.setenv("HOME", str(home))
        patch.setenv("BAD_BOTS_GATE", str(home / "gate"))
        patch.setenv("BAD_BOTS_NOTES", str(home / "notes"))
        yield home
        for name in settings():
            del os.environ[name]


def settings() -> list[str]:
    """What Ray has been told by the environment, or has told itself."""
    return [name for name in os.environ if name.startswith("RAY_")]


@pytest.fixture(scope="module")
def cluster(home: Path) -> Iterator[str]:
    """The address of a cluster of our own. Nothing is left of it afterwards."""
    before = set(psutil.Process().children(recursive=True))
    with connected(None, CORES):
        started = set(psutil.Process().children(recursive=True)) - before
        yield ray.get_runtime_context().gcs_address
    wait_for_the_end(started)


@pytest.fixture
def closed(home: Path) -> Iterator[Path]:
    """The gate, closed."""
    gate = home / "gate"
    gate.unlink()
    for note in (home / "notes").iterdir():
        note.unlink()
    yield gate
    gate.touch()


def waiting(gate: Path) -> psutil.Process:
    """A process in which a bot waits at the gate; there will be one."""
    deadline = time.monotonic() + PATIENCE
    while not (found := [note for note in (gate.parent / "notes").iterdir() if note.suffix != ".draft"]):
        assert time.monotonic() < deadline, "no bot came"
        time.sleep(0.01)
    return psutil.Process(int(found[0].read_text("utf-8")))


def wait_for_the_end(processes: Iterable[psutil.Process]) -> None:
    """They have ended, or will soon; nobody need have asked for their exit codes."""
    deadline = time.monotonic() + PATIENCE
    for process in processes:
        with suppress(psutil.NoSuchProcess):
            while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
                assert time.monotonic() < deadline, f"{process} is left"
                time.sleep(0.01)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(RealmwrightError, match=r"pip install 'realmwright\[cluster\]'"):
        list(run(TINY, FIXTURES, None))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999", "somewhere", "no-such-host.invalid:6379"])
def test_where_there_is_no_cluster_it_says_so_at_once(address: str) -> None:
    with pytest.raises(BadSetup, match=f"^there is no Ray cluster at {address}: [^\n]+$"):
        list(run(TINY, FIXTURES, address))


@pytest.mark.parametrize("point", ["realmwright", "rules"])
def test_a_machine_with_other_rules_is_refused(point: str) -> None:
    other: dict[str, Json] = {**heading(TINY), point: "other"}
    with pytest.raises(BadSetup, match=f" has {point} .+, but the arena has other$"):
        play_games(TINY, FIXTURES, other)


@pytest.mark.usefixtures("cluster")
def test_a_machine_without_one_of_the_bots_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^unknown tiny bot 'nobody'[^\n]*$"):
        list(run(replace(TINY, bots=("random", "nobody")), [Fixture(0, (0, 1))], None))


@pytest.mark.usefixtures("cluster")
def test_results_are_those_of_one_machine() -> None:
    results = list(run(TINY, iter(FIXTURES), None))
    assert len(results) == len(FIXTURES)
    assert timeless(results) == timeless(runner.run(TINY, FIXTURES, 1))


@pytest.mark.usefixtures("cluster")
@compiled
def test_luck_is_that_of_one_machine() -> None:
    judge = chances_of(games["kingdom-builder"].new(2, 3)).judge
    plan = Plan("kingdom-builder", {}, ("random", "greedy"), seed=3, luck=judge)
    fixtures = list(RoundRobin(plan, 2).fixtures(0, {}))
    results = list(run(plan, iter(fixtures), None))
    assert [len(result.luck or []) for result in results] == [2, 2]
    assert timeless(results) == timeless(runner.run(plan, fixtures, 1))


@pytest.mark.usefixtures("cluster")
@compiled
def test_examples_for_nets_are_those_of_one_machine() -> None:
    sampling = Sampling("kingdom-builder", games=1)
    with closing(from_cluster(sampling, 3, 0, None, teacher=dict)) as source:
        first, found = next(source)
    _, wanted = examples(sampling, 3, first)
    assert [each.targets.tolist() for each in found] == [each.targets.tolist() for each in wanted]


@pytest.mark.usefixtures("cluster")
def test_fixtures_are_taken_as_they_are_needed_and_none_is_played_on(closed: Path) -> None:
    taken = 0

    def endless() -> Iterator[Fixture]:
        nonlocal taken
        while True:
            # Bots wait at the gate in all games but the first.
            yield Fixture(taken, (0, 1) if taken == 0 else (0, 2))
            taken += 1

    with closing(run(GATED, endless(), None)) as results:
        assert next(results).fixture == Fixture(0, (0, 1))
        assert taken < 100
        player = waiting(closed)
    wait_for_the_end([player])


@pytest.mark.usefixtures("cluster")
def test_what_a_lost_worker_played_is_played_again_and_counts_once(closed: Path) -> None:
    # The first games tell that many fit into a task; so there are many in the one that is lost.
    fixtures = [Fixture(deal, (0, 1 if deal < 6 else 2)) for deal in range(20)]

    def lose_worker() -> None:
        try:
            player = waiting(closed)
            worker = player.parent()
            assert worker is not None
            assert worker.cmdline()[0].startswith("ray::play_games")
            worker.kill()
            wait_for_the_end([player])
        finally:
            closed.touch()

    with ThreadPoolExecutor() as pool:
        lost = pool.submit(lose_worker)
        results = list(run(GATED, fixtures, None))
        lost.result()
    assert len(results) == len(fixtures)
    assert timeless(results) == timeless(runner.run(GATED, fixtures, 1))


@pytest.mark.usefixtures("cluster")
def test_a_bot_that_ends_its_process_has_lost() -> None:
    plan = replace(TINY, bots=("random", "quitter"))
    fixtures = [Fixture(0, (0, 1)), Fixture(0, (1, 0))]
    results = timeless(run(plan, fixtures, None))
    assert {key: result.forfeit for key, result in results.items()} == {"0:0,1": 1, "0:1,0": 0}
    assert results == timeless(runner.run(plan, fixtures, 1))


@pytest.mark.usefixtures("cluster")
def test_a_game_that_costs_a_worker_every_time_is_given_up() -> None:
    plan = replace(TINY, bots=("random", "watchful", "murderer"))
    results = list(run(plan, [Fixture(0, (0, 1)), Fixture(0, (0, 2)), Fixture(1, (0, 1))], None))
    assert {result.fixture.key: result.finished for result in results} == {"0:0,1": True, "0:0,2": False, "1:0,1": True}
    assert len(results) == 3


def test_an_interrupted_command_goes_on_with_the_rest(cluster: str, closed: Path, tmp_path: Path) -> None:
    given = ("arena", "tiny", "--bots", ",".join(GATED.bots), "--games", "2", "--out", "kept", "--json", "--ray")
    env: dict[str, Any] = {"PYTHONPATH": python_path(), "BAD_BOTS_GATE": str(closed)}
    ledger = tmp_path / "kept" / FILE
    with Terminal(tmp_path, *given, columns=200, **env) as terminal:
        # With a cluster of its own. Two games can be played; in all others somebody waits at the gate.
        terminal.wait("2/6")
        started = psutil.Process(terminal.process.pid).children(recursive=True)
        terminal.press("\x03")
        assert "stopped: 2 of 6 games" in " ".join(terminal.finish().split())
        assert terminal.process.returncode == 130
    wait_for_the_end(started)
    before = ledger.read_text("utf-8")
    closed.touch()

    # With the cluster that runs already, to which Ray lets nobody in without this word.
    said = command(tmp_path, *given, cluster, HOME=os.environ["HOME"], RAY_AUTH_MODE="token", **env)
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out)
    after = ledger.read_text("utf-8")
    assert after.startswith(before)
    results = [result_from_json(json.loads(line), GATED) for line in after.splitlines()[1:]]
    fixtures = list(RoundRobin(GATED, 2).fixtures(0, {}))
    assert len(results) == len(fixtures)
    assert timeless(results) == timeless(runner.run(GATED, fixtures, 1))
