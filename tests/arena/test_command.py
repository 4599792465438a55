"""The command ``realmwright arena``: interrupted, resumed, made longer, and called with wrong arguments."""

import json
import os
import re
import signal
import time
from pathlib import Path

import psutil
import pytest

from realmwright.arena.freshness import FILE
from realmwright.arena.ledger import Ledger, result_from_json
from realmwright.arena.match import Plan, Result
from realmwright.cli.arena import with_address
from tests.arena.results import timeless
from tests.command import PATIENCE, Said, Terminal, run
from tests.server.plugins import python_path
from tests.test_cli import Here, complaint, fine

pytestmark = pytest.mark.usefixtures("plugins")

BOTS = ("random", "watchful", "gated")
GIVEN = ("arena", "tiny", "--bots", ",".join(BOTS), "--games", "2", "--jobs", "2")
PLAN = Plan("tiny", {}, BOTS)
REPORTS = {"report.txt", "report.json", "report.html"}


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Here:
    monkeypatch.setenv("BAD_BOTS_GATE", os.curdir)
    return Here(monkeypatch, capfdbinary)


def folder_of(home: Path) -> Path:
    """The one folder in which results are kept, unless somebody says otherwise."""
    (folder,) = (home / "arena").iterdir()
    return folder


def kept(home: Path) -> list[Result]:
    """What a ledger holds, as its lines say it."""
    _, *lines = (folder_of(home) / FILE).read_text("utf-8").splitlines()
    return [result_from_json(json.loads(line), PLAN) for line in lines]


def command(home: Path, gate: Path) -> Said:
    return run(home, *GIVEN, PYTHONPATH=python_path(), BAD_BOTS_GATE=str(gate))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory, plugins: Path) -> tuple[list[Result], str]:
    """The results of a tournament that nobody interrupted, and what was printed."""
    home = tmp_path_factory.mktemp("whole")
    said = command(home, home)
    return kept(home), fine(said)


def test_all_games_are_played_kept_and_reported(whole: tuple[list[Result], str], tmp_path: Path) -> None:
    results, shown = whole
    assert len(timeless(results)) == 6
    assert all(name in shown for name in BOTS)
    told = re.search(r"kept in (arena/tiny-[0-9a-f]{8}): results\.jsonl, report\.txt", shown)
    assert told is not None
    again = json.loads(fine(run(tmp_path, *GIVEN, "--json", PYTHONPATH=python_path(), BAD_BOTS_GATE=str(tmp_path))))
    assert timeless(kept(tmp_path)) == timeless(results)
    assert {path.name for path in folder_of(tmp_path).iterdir()} == {FILE, *REPORTS}
    assert again == json.loads((folder_of(tmp_path) / "report.json").read_text("utf-8"))


@pytest.mark.parametrize("how", ["Ctrl-C", "killed"])
def test_the_same_command_goes_on_after_an_interruption(
    how: str, whole: tuple[list[Result], str], tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    known = {"PYTHONPATH": python_path(), "BAD_BOTS_GATE": str(gate), "TMPDIR": str(tmp_path)}
    with Terminal(tmp_path, *GIVEN, columns=200, **known) as terminal:
        # Two games can be played; in all others somebody waits at the gate.
        terminal.wait("2/6")
        children = psutil.Process(terminal.process.pid).children(recursive=True)
        assert len(children) == 2
        if how == "killed":
            os.kill(terminal.process.pid, signal.SIGKILL)
            terminal.finish()
        else:
            terminal.press("\x03")
            told = " ".join(terminal.finish().split())
            path = folder_of(tmp_path).relative_to(tmp_path) / FILE
            assert f"stopped: 2 of 6 games are in {path}; the same command goes on with the rest" in told
            assert terminal.process.returncode == 130
    deadline = time.monotonic() + PATIENCE
    while any(child.is_running() and child.status() != psutil.STATUS_ZOMBIE for child in children):
        assert time.monotonic() < deadline, "processes are left"
        time.sleep(0.01)
    before = kept(tmp_path)
    assert len(before) == 2
    assert not REPORTS & {path.name for path in folder_of(tmp_path).iterdir()}
    gate.touch()
    shown = fine(command(tmp_path, gate))
    results, shown_whole = whole
    after = kept(tmp_path)
    assert after[:2] == before, "nothing was played again"
    assert timeless(after) == timeless(results)
    assert len(after) == 6
    assert shown.splitlines()[0] == shown_whole.splitlines()[0]


def test_more_games_go_on_in_the_same_folder(tmp_path: Path, here: Here) -> None:
    given = ("arena", "tiny", "--bots", "Random, watchful", "--jobs", "1")
    said = here(tmp_path, *given, "--games", "1")
    assert said.code == 0
    assert said.err == "--games 1 is rounded up to 2, so that all sit in all 2 seats\n"
    fine(here(tmp_path, *given, "--games", "4"))
    first, *_ = lines = (folder_of(tmp_path) / FILE).read_text("utf-8").splitlines()
    assert len(lines) == 5
    assert json.loads(first)["bots"] == ["random", "watchful"]
    fine(here(tmp_path, *given, "--games", "2", "--seed", "1"))
    assert len(list((tmp_path / "arena").iterdir())) == 2, "other games are kept apart"


def test_swiss_rounds_of_several_players(tmp_path: Path, here: Here) -> None:
    bots = "random,watchful,witness,gated"
    given = ("arena", "tiny", "--bots", bots, "-p", "3", "--games", "3", "--jobs", "1", "--out", "kept here")
    fine(here(tmp_path, *given, "--swiss", "2", "--marker", "moon", "-o", "banned=draw"))
    plan = Plan("tiny", {"marker": "moon", "banned": ["draw"]}, tuple(bots.split(",")), 3)
    with Ledger(tmp_path / "kept here", plan, swiss=3) as ledger:
        assert len(ledger.results) == 2 * 3
        assert {result.fixture.deal for result in ledger.results.values()} == {0, 1}
        assert all(len(result.totals) == 3 for result in ledger.results.values())
        said = complaint(here(tmp_path, *given, "--swiss", "2", "--marker", "moon", "-o", "banned=draw"))
        assert said == "another arena is playing for kept here/results.jsonl"
    said = complaint(here(tmp_path, *given, "--swiss", "2"))
    assert said.startswith("kept here/results.jsonl is of another tournament: options was")


def test_bots_may_have_budgets(tmp_path: Path, here: Here) -> None:
    given = ("tiny", "--games", "8", "--jobs", "1", "-o", "banned=draw,swap", "--bots", "thrifty:2, Thrifty")
    told = json.loads(fine(here(tmp_path, "simulate", *given, "--json")))["bots"]
    assert [bot["bot"] for bot in told] == ["thrifty:2", "thrifty"]
    assert told[0]["mean"] > told[1]["mean"], "the last card of a hand is worth most, and the first one least"
    fine(here(tmp_path, "arena", *given))
    plan = Plan("tiny", {"banned": ["draw", "swap"]}, ("thrifty:2", "thrifty"))
    with Ledger(folder_of(tmp_path), plan) as ledger:
        points = [0, 0]
        for result in ledger.results.values():
            for bot, total in zip(result.fixture.seats, result.totals, strict=True):
                points[bot] += total
    assert points[0] > points[1]


def test_a_name_may_have_capitals(tmp_path: Path, here: Here) -> None:
    said = here(tmp_path, "arena", "tiny", "--games", "2", "--jobs", "1", "--bots", "Proud,RANDOM", "--json")
    assert json.loads(fine(said))["bots"] == ["Proud", "random"]


MISTAKES: dict[str, tuple[list[str], str]] = {
    "no bots": ([], "--bots"),
    "an unknown bot": (["--bots", "random,gready"], "did you mean 'greedy'"),
    "a bot of another game": (["--bots", "random,big-money"], "unknown tiny bot 'big-money'"),
    "a bot without a name": (["--bots", "random,"], "unknown tiny bot ''"),
    "a bot that is not there": (["--bots", "random,missing"], "the bot missing cannot be loaded: AttributeError: "),
    "a bot from nowhere": (["--bots", "random,nowhere"], "the bot nowhere cannot be loaded: ModuleNotFoundError: "),
    "a bot that takes no budget": (["--bots", "random:5,watchful"], "the bot random takes no budget"),
    "a budget that is none": (["--bots", "random:soon,watchful"], "a budget is a number of simulations such as 500"),
    "a bot twice": (["--bots", "random,watchful,random"], "the bot random is named twice"),
    "one bot": (["--bots", "random"], "1 bot is named for games of 2 players"),
    "too few bots": (["--bots", "random,watchful", "--players", "3"], "2 bots are named for games of 3 players"),
    "no players": (["--bots", "random,watchful", "--players", "0"], "players, not 0"),
    "too many players": (["--bots", "random,watchful", "--players", "9"], "players, not 9"),
    "no games": (["--bots", "random,watchful", "--games", "0"], "--games"),
    "no rounds": (["--bots", "random,watchful", "--swiss", "0"], "--swiss"),
    "no time": (["--bots", "random,watchful", "--limit", "0"], "--limit"),
    "no end of time": (["--bots", "random,watchful", "--limit", "inf"], "--limit"),
    "time that is no number": (["--bots", "random,watchful", "--limit", "nan"], "--limit"),
    "more thought than there is time": (["--bots", "random,search:3600s"], "the bot search:3600s would think longer"),
    "usually more thought than that": (
        ["--bots", "random,search", "--limit", "1"],
        "the bot search would think longer",
    ),
    "no processes": (["--bots", "random,watchful", "--jobs", "0"], "--jobs"),
    "an unknown option": (["--bots", "random,watchful", "-o", "markr=moon"], "did you mean 'marker'"),
    "a folder that is a file": (["--bots", "random,watchful", "--out", "file"], "file"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_in_one_line(what: str, tmp_path: Path, here: Here) -> None:
    args, hint = MISTAKES[what]
    (tmp_path / "file").touch()
    said = here(tmp_path, "arena", "tiny", *args)
    assert hint in complaint(said)
    assert said.out == ""
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "nothing is begun"


@pytest.mark.parametrize(
    ("args", "understood"),
    [
        (["tiny", "--ray"], ["tiny", "--ray="]),
        (["--ray", "tiny"], ["--ray=", "tiny"]),
        (["tiny", "--ray", "--games", "3"], ["tiny", "--ray=", "--games", "3"]),
        (["tiny", "--ray", "-n", "3"], ["tiny", "--ray=", "-n", "3"]),
        (["tiny", "--ray", "auto"], ["tiny", "--ray", "auto"]),
        (["tiny", "--ray=auto"], ["tiny", "--ray=auto"]),
        (["--ray", "auto", "tiny"], ["--ray", "auto", "tiny"]),
    ],
)
def test_a_cluster_may_have_an_address(args: list[str], understood: list[str]) -> None:
    assert with_address(args) == understood
