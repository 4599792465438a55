"""Games in many processes: the same results as in one, and no bot can spoil more than its own game."""

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path

import psutil
import pytest

from realmwright.arena.match import CREATION, Fixture, Plan, Result, play
from realmwright.arena.runner import run
from realmwright.arena.schedule import RoundRobin
from realmwright.arena.worker import decode_status, encode_status
from tests.arena.results import TINY, timeless

pytestmark = pytest.mark.usefixtures("plugins")

PATIENCE = 60.0
FIXTURES = list(RoundRobin(TINY, 8).fixtures(0, {}))


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot ``gated`` waits until there is a file; in a folder beside, it notes its processes."""
    notes = tmp_path / "notes"
    notes.mkdir()
    monkeypatch.setenv("BAD_BOTS_NOTES", str(notes))
    monkeypatch.setenv("BAD_BOTS_GATE", str(tmp_path / "gate"))
    return tmp_path / "gate"


def waiting(gate: Path) -> list[int]:
    """The processes in which a bot waits at the gate; there will be one."""
    deadline = time.monotonic() + PATIENCE
    while not (found := [note for note in (gate.parent / "notes").iterdir() if note.suffix != ".draft"]):
        assert time.monotonic() < deadline, "no bot came"
        time.sleep(0.01)
    return [int(note.read_text("utf-8")) for note in found]


@contextmanager
def none_left() -> Iterator[None]:
    """Afterwards this process has no other children than before."""
    here = psutil.Process()
    before = set(here.children(recursive=True))
    yield
    _, alive = psutil.wait_procs(set(here.children(recursive=True)) - before, PATIENCE)
    assert not alive


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_are_the_same_in_any_number_of_processes(jobs: int) -> None:
    with none_left():
        results = list(run(TINY, FIXTURES, jobs))
    assert len(results) == len(FIXTURES)
    assert timeless(results) == timeless(play(TINY, fixture) for fixture in FIXTURES)


def test_fixtures_are_taken_as_they_are_needed() -> None:
    taken: list[Fixture] = []

    def endless() -> Iterator[Fixture]:
        deal = 0
        while True:
            taken.append(Fixture(deal, (0, 1)))
            yield taken[-1]
            deal += 1

    with none_left(), closing(run(TINY, endless(), 2)) as results:
        assert len(list(islice(results, 10))) == 10
        assert 10 <= len(taken) <= 12
    assert list(run(TINY, [], 2)) == []


def test_a_status_survives_encoding() -> None:
    for seat, actions in ((0, 0), (1, 0), (4, 123_456)):
        assert decode_status(encode_status(seat, actions)) == (seat, actions)
        assert encode_status(seat, actions) != 0
    assert decode_status(encode_status(3, CREATION)) == (3, 0)


def test_each_choice_of_a_game_has_a_status_of_its_own() -> None:
    """A bot may take its time to be made, and again for its first choice: they must not be added up."""
    seen: list[int] = []

    def watch(seat: int | None, actions: int) -> None:
        if seat is not None:
            seen.append(encode_status(seat, actions))

    result = play(TINY, FIXTURES[0], watch)
    assert len(seen) == result.actions + TINY.players
    assert len(set(seen)) == len(seen)


BAD = {
    "sleeper": "slow",
    "raiser": "failed",
    "stillborn": "failed",
    "leaver": "failed",
    "glutton": "failed",
    "rubbish-text": "illegal",
    "rubbish-endless": "illegal",
}
"""What is made good by random moves."""
WORSE = {"quitter": "failed", "stubborn": "slow", "deaf": "slow"}
"""What only the end of a process ends."""
HARMLESS = ("printer", "reader")


def test_bad_bots_harm_nobody_but_themselves() -> None:
    names = (*BAD, *WORSE, *HARMLESS)
    plan = Plan("tiny", {"rounds": ["2"], "banned": ["swap"]}, ("random", *names), limit=0.5)
    fixtures = [Fixture(0, (0, bot) if bot % 2 else (bot, 0)) for bot in range(1, len(plan.bots))]
    with none_left():
        results = {result.fixture: result for result in run(plan, fixtures, 2)}
    assert set(results) == set(fixtures)
    for fixture, result in results.items():
        name = plan.bots[max(fixture.seats)]
        seat = fixture.seats.index(max(fixture.seats))
        # On a busy machine anybody may be slow, but whatever else is wrong is the bad bot's doing.
        kinds = {fault.kind for fault in result.faults if fault.seat == seat}
        assert all(fault.kind == "slow" for fault in result.faults if fault.seat != seat), name
        assert result.finished, name
        if name in WORSE:
            assert (result.forfeit, result.winners) == (seat, [1 - seat]), name
            assert kinds == {WORSE[name]}, name
        else:
            assert result.forfeit is None, name
            assert min(result.totals) > 0, name
            assert kinds >= ({BAD[name]} if name in BAD else set()), name


def killing(gate: Path, number: int) -> threading.Thread:
    """Somebody who ends the process of a bot that waits, so many times, and then opens the gate."""

    def work() -> None:
        for _ in range(number):
            for process in waiting(gate):
                for note in (gate.parent / "notes").iterdir():
                    note.unlink()
                os.kill(process, signal.SIGKILL)
        gate.touch()

    return threading.Thread(target=work)


def played_beside(gate: Path, kills: int) -> Sequence[Result]:
    """The results of a game whose process is killed so often by somebody else."""
    thread = killing(gate, kills)
    thread.start()
    results = list(run(Plan("tiny", {}, ("gated", "random")), [Fixture(0, (1, 0))], 1))
    thread.join()
    return results


def test_a_game_whose_process_was_killed_is_played_again(gate: Path) -> None:
    with none_left():
        (result,) = played_beside(gate, 1)
    assert timeless([result]) == timeless([play(Plan("tiny", {}, ("gated", "random")), Fixture(0, (1, 0)))])


def test_a_bot_whose_process_dies_every_time_forfeits(gate: Path) -> None:
    with none_left():
        (result,) = played_beside(gate, 2)
    assert (result.finished, result.forfeit, result.winners) == (True, 1, [0])
    assert [(fault.kind, fault.reason) for fault in result.faults] == [("failed", "its process ended by signal 9")]


def test_a_result_does_not_wait_for_processes_that_a_bot_left_behind(gate: Path) -> None:
    plan = Plan("tiny", {}, ("abandoner", "random"))
    (result,) = run(plan, [Fixture(0, (1, 0))], 1)
    assert (result.forfeit, result.winners) == (1, [0])
    assert [fault.reason for fault in result.faults] == ["its process ended with code 0"]
    (child,) = waiting(gate)
    assert lives(child), "it still holds the pipes"
    gate.touch()


def lives(process: int) -> bool:
    """Whether there is such a process; one that nobody has asked for its end does not count."""
    try:
        return bool(psutil.Process(process).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def test_processes_that_bots_left_behind_end_with_the_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BAD_BOTS_NOTES", str(tmp_path))
    plan = Plan("tiny", {"rounds": ["2"], "banned": ["swap"]}, ("parent", "random"), limit=0.2)
    with none_left():
        (result,) = run(plan, [Fixture(0, (0, 1))], 1)
    assert {fault.kind for fault in result.faults if fault.seat == 0} == {"slow"}
    (note,) = tmp_path.iterdir()
    deadline = time.monotonic() + PATIENCE
    while lives(int(note.read_text("utf-8"))):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_game_that_cannot_be_played_is_told() -> None:
    with (
        none_left(),
        pytest.raises(RuntimeError, match=r"the game 0:0,1 could not be played(.|\n)*unknown tiny bot 'no'"),
    ):
        list(run(Plan("tiny", {}, ("no", "random")), [Fixture(0, (0, 1))], 1))


def test_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("realmwright.arena.runner.COMMAND", (sys.executable, "-c", "raise SystemExit(3)"))
    with none_left(), pytest.raises(RuntimeError, match="could be started: it ended with code 3"):
        list(run(TINY, FIXTURES, 2))
