"""The command as people meet it: real files, a real terminal, and a process of its own wherever that can matter.

Whatever is wrong with what somebody typed or gave is told in one line with exit code 2, and no game that was
begun is ever lost.
"""

import io
import json
import os
import re
import shlex
import shutil
import signal
import struct
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from realmwright import bits
from realmwright.arena.formatting import option_text
from realmwright.cli import main
from realmwright.cli.output import words_for
from realmwright.dice import FastDice
from realmwright.game import LANGUAGES, Event, Json, State, games
from realmwright.native import speed
from realmwright.record import Record, checksum
from realmwright.words import Words
from tests.command import INSTALLED, MODULE, PATIENCE, Said, Terminal, environment, run, shell
from tests.kingdom_builder.positions import ALL_SETS
from tests.kingdom_builder.random_games import lively
from tests.nursery import SCRIPT
from tests.playthrough import GOLDEN
from tests.server.plugins import installed, python_path

Document = dict[str, Any]

KB = "kingdom-builder"
FIRST = ("-o", "first_game=yes", "-o", "start=0")
"""A set-up in which seat 0 begins on the board of the README; with seed 7 it builds on grass."""
COMMANDS = ("play", "simulate", "show", "replay", "verify")
RECORDS = GOLDEN / "records"
FAST = (RECORDS / "fast-3p.json").read_text("utf-8")
FAIR = (RECORDS / "fair-2p.json").read_text("utf-8")
UNFINISHED = (RECORDS / "fast-3p-unfinished.json").read_text("utf-8")


@pytest.fixture(scope="session")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with files that nobody writes to."""
    home = tmp_path_factory.mktemp("shelf")
    (home / "fast.json").write_text(FAST, "utf-8")
    (home / "fair.json").write_text(FAIR, "utf-8")
    (home / "unfinished.json").write_text(UNFINISHED, "utf-8")
    (home / "dump.json").write_text(json.dumps(Record.from_json(UNFINISHED).replay().dump()), "utf-8")
    return home


def fine(said: Said) -> str:
    """What a command printed that had nothing to complain about."""
    assert said.code == 0, said.err
    assert said.err == ""
    return said.out


def complaint(said: Said) -> str:
    """The one line that a mistake gets."""
    assert "Traceback" not in said.err, said.err
    assert said.code == 2, said.err
    lines = said.err.splitlines()
    assert len(lines) == 1, said.err
    name, _, message = lines[0].partition(": ")
    assert name == "realmwright"
    assert message.strip(), "it says something"
    return message


class Here:
    """The command's own ``main`` in this process: for the many cases that are not about processes and terminals."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        self._patch = monkeypatch
        self._capture = capfdbinary

    def __call__(self, home: Path, *args: str | Path, typed: str = "", columns: int = 200) -> Said:
        for name, value in environment(home, columns).items():
            self._patch.setenv(name, value)
        self._patch.chdir(home)
        self._patch.setattr(sys, "argv", ["realmwright", *map(str, args)])
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = self._capture.readouterr()
        code = ended.value.code or 0
        assert isinstance(code, int)
        return Said(code, out, err.decode())


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]) -> Here:
    return Here(monkeypatch, capfdbinary)


def sealed(document: Mapping[str, Any]) -> str:
    """A record as a careful forger would leave it."""
    body = {name: value for name, value in document.items() if name != "checksum"}
    return json.dumps({**body, "checksum": checksum(body)})


def forged(text: str, **fields: object) -> str:
    document: Document = json.loads(text)
    assert fields.keys() <= document.keys()
    assert any(document[name] != value for name, value in fields.items())
    return sealed({**document, **fields})


def without_layout(text: str) -> str:
    return " ".join(text.split())


@cache
def words(language: str = "en", game: str = KB) -> Words:
    return words_for(games[game], language)


def picture(state: State, names: Sequence[str], viewer: int | None = None, language: str = "en") -> str:
    """The table as the command shows it: with the names of the players, in the words of a language."""
    return state.text(viewer, False, names, words(language).say)


def headline(state: State, names: Sequence[str], language: str = "en") -> str:
    return words(language, state.game.name).prompt(state.prompt(), names)


# What there is


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    """And it says at which speed the rules run."""
    told = f"realmwright {version('realmwright')} ({{}})\n"
    assert fine(run(tmp_path, "--version", program=INSTALLED)) == told.format(speed())
    assert fine(run(tmp_path, "--version", program=INSTALLED, REALMWRIGHT_PURE="1")) == told.format("plain Python")


def test_help_names_every_command(tmp_path: Path) -> None:
    text = fine(run(tmp_path, "--help", program=INSTALLED))
    for command in COMMANDS:
        assert re.search(rf"^\W*{command}\b", text, re.MULTILINE), command
    assert "--version" in text


@pytest.mark.parametrize(
    ("command", "flags"),
    [
        ("play", ["--seats", "--seed", "--option", "--resume", "--save", "--language", "--plain"]),
        (
            "simulate",
            ["--games", "--players", "--seed", "--bots", "--rotate", "--option", "--turns", "--jobs", "--json"],
        ),
        ("show", ["--as", "--output", "--at", "--width", "--language"]),
        ("replay", ["--boards", "--step", "--language"]),
        ("verify", ["FILE"]),
    ],
)
def test_every_command_explains_itself(command: str, flags: list[str], tmp_path: Path, here: Here) -> None:
    text = fine(here(tmp_path, command, "--help", columns=80))
    for flag in flags:
        assert flag in text
    assert all(len(line) <= 80 for line in text.splitlines()), "it fits a screen"


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_about_a_game_lists_its_options(command: str, tmp_path: Path, here: Here) -> None:
    text = fine(here(tmp_path, command, KB, "--help", columns=80))
    assert f"Options of {KB}" in text
    for option in games[KB].options:
        assert f" --{option.name.replace('_', '-')} " in text
    assert "nomads, crossroads, marshlands" in without_layout(text.replace("│", ""))
    assert all(len(line) <= 80 for line in text.splitlines()), "it fits a screen"
    assert "--lords-zero-counts" not in fine(here(tmp_path, command, "dominion", "--help"))
    assert f"realmwright {command} GAME --help" in fine(here(tmp_path, command, "--help", columns=80))


def test_no_command_at_all_is_answered_with_help_and_not_with_an_empty_complaint(tmp_path: Path, here: Here) -> None:
    said = run(tmp_path, program=INSTALLED)
    assert (said.code, said.err) == (2, "")
    assert said.out.strip() == fine(here(tmp_path, "--help")).strip()


def test_the_package_runs_like_the_command(tmp_path: Path, here: Here) -> None:
    assert fine(run(tmp_path, "--version", program=MODULE)) == fine(here(tmp_path, "--version"))
    said = run(tmp_path, "conquer", program=MODULE)
    assert "conquer" in complaint(said)


def test_help_and_simulate_write_no_files(tmp_path: Path) -> None:
    fine(run(tmp_path, "--help"))
    fine(run(tmp_path, "simulate", KB, "--games", "1"))
    assert list(tmp_path.iterdir()) == []


# simulate


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> str:
    return fine(run(tmp_path_factory.mktemp("simulated"), "simulate", KB, "--games", "40", "--seed", "1"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulated_games_are_the_same_on_every_run_however_many_processes_play(
    jobs: str, simulated: str, tmp_path: Path
) -> None:
    again = fine(run(tmp_path, "simulate", KB, "--games", "40", "--seed", "1", "--jobs", jobs))
    assert again == simulated
    assert "40 games, seed 1" in simulated


def rows(table: str) -> Iterator[list[str]]:
    """The cells of the rows of a printed table."""
    for line in table.splitlines():
        if line.startswith("│"):
            yield [cell.strip() for cell in line.strip("│").split("│")]


def test_another_seed_gives_other_games(simulated: str, tmp_path: Path, here: Here) -> None:
    other = fine(here(tmp_path, "simulate", KB, "--games", "40", "--seed", "2", "--jobs", "1"))
    assert list(rows(other)) != list(rows(simulated))


def test_json_tells_the_same_as_the_table(simulated: str, tmp_path: Path) -> None:
    told = json.loads(fine(run(tmp_path, "simulate", KB, "--games", "40", "--seed", "1", "--json")))
    assert (told["game"], told["seed"], told["games"], told["options"]) == (KB, 1, 40, {})
    assert (told["unfinished"], told["turn_limit"], told["rotate"]) == (0, 500, False)
    assert len(told["scores"]) == 40
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(40)
    assert f"{told['turns']:.1f} turns and {told['actions'] / 40:.1f} actions a game" in simulated
    assert "given up" not in simulated
    assert "95 %" in simulated
    table = list(rows(simulated))
    for number, bot in enumerate(told["bots"]):
        totals = [sum(game[number].values()) for game in told["scores"]]
        others = [sum(game[1 - number].values()) for game in told["scores"]]
        assert bot["outright"] == sum(own > other for own, other in zip(totals, others, strict=True))
        assert bot["shared"] == sum(own == other for own, other in zip(totals, others, strict=True))
        assert bot["wins"] == bot["outright"] + bot["shared"] / 2
        assert bot["mean"] == pytest.approx(sum(totals) / 40)
        assert (bot["least"], bot["most"]) == (min(totals), max(totals))
        low, high = bot["interval"]
        assert 0 <= low < bot["share"] < high <= 1
        assert table[number] == [
            f"{number} {bot['bot']}",
            str(bot["outright"]),
            str(bot["shared"]),
            f"{bot['share']:.1%}",
            f"{100 * low:.1f} to {100 * high:.1f}",
            f"{bot['mean']:.2f} ± {bot['deviation']:.2f}",
            f"{bot['least']} to {bot['most']}",
        ]
    sources = table[len(told["bots"]) :]
    names = sorted({name for game in told["scores"] for name in game[0]})
    assert [row[0] for row in sources] == names
    for name, count, *means in sources:
        having = [game for game in told["scores"] if name in game[0]]
        assert count == str(len(having))
        assert means == [f"{sum(game[bot][name] for game in having) / len(having):.2f}" for bot in (0, 1)]


def test_games_without_end_are_given_up_and_never_scored(tmp_path: Path, here: Here) -> None:
    """DOM-7.6: no rule ends such a game."""
    given = ("simulate", KB, "--games", "12", "--seed", "1", "--jobs", "1")
    whole = json.loads(fine(here(tmp_path, *given, "--json")))
    told = json.loads(fine(here(tmp_path, *given, "--json", "--turns", "12")))
    # Some of these games take more turns than that, and some do not.
    assert 0 < told["unfinished"] < 12
    assert told["turns"] <= 12 < whole["turns"] * 12
    left = [scores for scores in told["scores"] if scores is not None]
    assert len(left) == 12 - told["unfinished"]
    assert all(scores in (None, full) for scores, full in zip(told["scores"], whole["scores"], strict=True))
    assert sum(bot["wins"] for bot in told["bots"]) == pytest.approx(len(left))
    assert told["bots"][0]["mean"] == pytest.approx(sum(sum(scores[0].values()) for scores in left) / len(left))
    table = fine(here(tmp_path, *given, "--turns", "12"))
    assert f"given up after 12 turns of each player, and left out: {told['unfinished']}" in table


def test_where_no_game_ends_nothing_is_said_about_winning(tmp_path: Path, here: Here) -> None:
    given = ("simulate", KB, "--games", "2", "--turns", "1", "--jobs", "1")
    told = json.loads(fine(here(tmp_path, *given, "--json")))
    assert (told["unfinished"], told["turns"], told["scores"]) == (2, None, [None, None])
    assert {(bot["wins"], bot["share"], bot["mean"], bot["most"]) for bot in told["bots"]} == {(0, None, None, None)}
    assert "and left out: 2" in fine(here(tmp_path, *given))


def test_bots_change_seats_from_game_to_game(tmp_path: Path, here: Here) -> None:
    given = ("simulate", KB, "--games", "3", "--players", "3", "--jobs", "1", "--json", "-o", "start=0")
    still, turning = (json.loads(fine(here(tmp_path, *given, *more))) for more in ((), ("--rotate",)))
    assert (still["rotate"], turning["rotate"]) == (False, True)
    assert turning["scores"][0] == still["scores"][0], "in the first game everybody sits where they are named"
    assert turning["scores"][1] != still["scores"][1]
    assert turning["scores"][2] != still["scores"][2]


def test_bots_sit_where_they_are_named(tmp_path: Path, here: Here) -> None:
    args = ("simulate", KB, "--games", "1", "--seed", "3", "--json")
    told = json.loads(fine(here(tmp_path, *args, "--bots", "random, greedy")))
    assert [bot["bot"] for bot in told["bots"]] == ["random", "greedy"]
    assert told["bots"][1]["mean"] > told["bots"][0]["mean"]
    told = json.loads(fine(here(tmp_path, *args, "--bots", "random", "--players", "4")))
    assert [bot["bot"] for bot in told["bots"]] == ["random"] * 4


@pytest.mark.parametrize(
    ("given", "players"),
    [([], 2), (["--bots", "random"], 2), (["--bots", "random,random,random"], 3), (["--players", "5"], 5)],
)
def test_there_are_as_many_players_as_bots(given: list[str], players: int, tmp_path: Path, here: Here) -> None:
    told = json.loads(fine(here(tmp_path, "simulate", KB, "--games", "1", "--json", *given)))
    assert [bot["bot"] for bot in told["bots"]] == ["random"] * players


def test_options_reach_the_game(tmp_path: Path, here: Here) -> None:
    given = ("-o", "cards=lords,miners,knights", "-o", "boards=tavern,barn/180,oasis,farm", "-o", "start=1")
    told = json.loads(fine(here(tmp_path, "simulate", KB, "--games", "2", "--json", *given)))
    assert told["options"] == {
        "cards": ["lords", "miners", "knights"],
        "boards": ["tavern", "barn/180", "oasis", "farm"],
        "start": 1,
    }
    assert {name for game in told["scores"] for name in game[0]} == {"lords", "miners", "knights", "castles"}


OWN_NAMES: dict[str, tuple[list[str], Document]] = {
    "a value": (["--start", "1"], {"start": 1}),
    "behind a sign": (["--start=1"], {"start": 1}),
    "a list": (["--cards", "lords, miners,knights"], {"cards": ["lords", "miners", "knights"]}),
    "a list behind a sign": (
        ["--boards=tavern,barn/180,oasis,farm"],
        {"boards": ["tavern", "barn/180", "oasis", "farm"]},
    ),
    "all": (["--sets", "all"], {"sets": [*ALL_SETS]}),
    "some": (["--sets", "nomads,harvest"], {"sets": ["nomads", "harvest"]}),
    "none": (["--sets", ""], {"sets": []}),
    "a choice": (["--sets=island", "--island", "tree house"], {"sets": ["island"], "island": "tree house"}),
    "a flag": (["--lords-zero-counts", "no"], {"lords_zero_counts": False}),
    "a flag by itself": (["--first-game"], {"first_game": True}),
    "a flag before something else": (["--first-game", "--start", "0"], {"first_game": True, "start": 0}),
    "as the game writes it": (["--lords_zero_counts=off"], {"lords_zero_counts": False}),
    "both ways": (["--start", "0", "-o", "first_game=yes"], {"start": 0, "first_game": True}),
}


@pytest.mark.parametrize("what", OWN_NAMES)
def test_options_can_be_given_by_their_own_names(what: str, tmp_path: Path, here: Here) -> None:
    given, options = OWN_NAMES[what]
    for args in (["simulate", KB, *given], ["simulate", *given, KB]):
        told = json.loads(fine(here(tmp_path, *args, "--games", "1", "--json")))
        assert told["options"] == options


def test_options_of_play_can_be_given_by_their_own_names(tmp_path: Path, here: Here) -> None:
    args = ("--seats", "Ann,random", "-s", "7", "--first-game", "--start", "0", "--save", "game.json")
    fine(here(tmp_path, "play", *args, KB, typed="build 3,4\nquit\n"))
    assert kept(tmp_path / "game.json").options == {"first_game": True, "start": 0}
    fine(
        here(tmp_path, "play", "dominion", "--kingdom", "first-game", "-s", "7", "--save", "game.json", typed="quit\n")
    )
    assert kept(tmp_path / "game.json").options["kingdom"] == "first-game"


def test_the_whole_box_is_simulated(tmp_path: Path) -> None:
    shown = fine(run(tmp_path, "simulate", KB, "--sets", "all", "--players", "5", "--games", "60", "--seed", "3"))
    assert "60 games, seed 3" in shown
    assert f"sets={','.join(ALL_SETS)}" in shown
    sources = {row[0] for row in rows(shown)}
    assert sources >= {"castles", "palaces", "capitols", "treasure", "families", "noblewomen", "rovers", "fortress"}


@pytest.fixture
def plugins() -> Iterator[None]:
    """The game ``tiny`` and its bots are installed."""
    with installed():
        yield


@pytest.mark.usefixtures("plugins")
def test_a_choice_and_names_reach_the_game(tmp_path: Path, here: Here) -> None:
    given = ("simulate", "tiny", "--games", "1", "--json", "-o", "marker=moon", "-o")
    for typed, names in (("banned=draw, swap", ["draw", "swap"]), ("banned=swap", ["swap"]), ("banned=", [])):
        told = json.loads(fine(here(tmp_path, *given, typed)))
        assert told["options"] == {"marker": "moon", "banned": names}


def test_a_game_s_own_bot_plays_that_game(tmp_path: Path) -> None:
    given = ("--games", "1", "--json", "--bots", "Watchful,random")
    told = json.loads(fine(run(tmp_path, "simulate", "tiny", *given, PYTHONPATH=python_path())))
    assert [bot["bot"] for bot in told["bots"]] == ["watchful", "random"]
    said = complaint(run(tmp_path, "simulate", KB, *given, PYTHONPATH=python_path()))
    assert said.startswith("unknown kingdom-builder bot 'watchful'; choose from ")
    played = run(tmp_path, "play", "tiny", "--seats", "Watchful,random", "--seed", "1", PYTHONPATH=python_path())
    assert played.code == 0, played.err


# Mistakes on the command line

TINY_MISTAKES: dict[str, tuple[str, str]] = {
    "an unknown choice": ("marker=mon", "option marker: unknown choice 'mon'; did you mean 'moon'?"),
    "no choice": ("marker=", "option marker: unknown choice ''; choose from moon, sun"),
    "an unknown name": ("banned=drow,swap", "option banned: unknown name 'drow'; did you mean 'draw'?"),
    "a name twice": ("banned=draw,swap,draw", "option banned has 'draw' twice"),
}


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(("typed", "reason"), TINY_MISTAKES.values(), ids=TINY_MISTAKES)
def test_a_choice_and_names_that_are_none_are_refused(typed: str, reason: str, tmp_path: Path, here: Here) -> None:
    assert complaint(here(tmp_path, "play", "tiny", "-o", typed)) == reason


MISTAKES: dict[str, tuple[list[str], str]] = {
    "unknown command": (["conquer"], "conquer"),
    "unknown flag": (["simulate", KB, "--quickly"], "--quickly"),
    "no game": (["simulate"], "GAME"),
    "no game to play": (["play"], KB),
    "unknown game": (["simulate", "kingdom-bilder"], "did you mean 'kingdom-builder'"),
    "unknown game to play": (["play", "chess"], "choose from dominion, kingdom-builder"),
    "unknown option": (["simulate", KB, "-o", "bords=random"], "did you mean 'boards'"),
    "option without value": (["simulate", KB, "-o", "first_game"], "NAME=VALUE"),
    "unknown option by its name": (["simulate", KB, "--bords", "random"], "did you mean '--boards'"),
    "unknown option among all": (["play", KB, "--zzz", "3"], "choose from --boards, --canoe-trigger"),
    "option of another game": (["simulate", "dominion", "--sets", "all"], "unknown option '--sets'"),
    "option of an unknown game": (["simulate", "kingdom-bilder", "--sets", "all"], "did you mean 'kingdom-builder'"),
    "option of no game": (["simulate", "--sets", "all"], "--sets"),
    "option by its name without value": (["simulate", KB, "--sets"], "option --sets needs a value"),
    "option by its name with a wrong flag": (["simulate", KB, "--first-game=maybe"], "true or false, not 'maybe'"),
    "option both ways": (["simulate", KB, "--start", "1", "-o", "start=0"], "twice"),
    "unknown set": (["simulate", KB, "--sets", "nomad"], "did you mean 'nomads'"),
    "a set twice": (["simulate", KB, "--sets", "nomads,nomads"], "'nomads' twice"),
    "a board of another set": (["simulate", KB, "--boards", "quarry,farm,oasis,barn"], "add nomads to option sets"),
    "a card of another set": (["play", KB, "--cards", "mayors,lords,miners"], "add harvest to option sets"),
    "option with a wrong flag": (["simulate", KB, "-o", "first_game=maybe"], "maybe"),
    "option with a wrong seat": (["simulate", KB, "-o", "start=2"], "0 to 1"),
    "option with a short list": (["simulate", KB, "-o", "boards=farm,tower"], "4"),
    "option twice": (["simulate", KB, "-o", "start=1", "-o", "start=0"], "twice"),
    "options that exclude each other": (
        ["simulate", KB, "-o", "first_game=yes", "-o", "cards=lords,miners,knights"],
        "first_game",
    ),
    "one player": (["simulate", KB, "--players", "1"], "2 to 5"),
    "six players": (["simulate", KB, "--players", "6"], "2 to 5"),
    "one player to play": (["play", KB, "--seats", "Ann"], "2 to 5"),
    "six players to play": (["play", KB, "--seats", "A,B,C,D,E,F"], "2 to 5"),
    "a seat without a name": (["play", KB, "--seats", "Ann,,random"], "name"),
    "a board twice": (["simulate", KB, "-o", "boards=tavern,tavern,oasis,farm"], "different"),
    "a board twice, once turned": (["simulate", KB, "-o", "boards=tavern,tavern/180,oasis,farm"], "different"),
    "unknown board": (["simulate", KB, "-o", "boards=tavern,barm,oasis,farm"], "barm"),
    "unknown card": (["simulate", KB, "-o", "cards=lords,miners,kings"], "kings"),
    "a card twice": (["simulate", KB, "-o", "cards=lords,miners,lords"], "different"),
    "unknown bot": (["simulate", KB, "--bots", "gready"], "did you mean 'greedy'"),
    "too many bots": (["simulate", KB, "--bots", "random,random,greedy", "--players", "2"], "2 seats"),
    "too few bots": (["simulate", KB, "--bots", "random,greedy", "--players", "3"], "3 seats"),
    "six bots": (["simulate", KB, "--bots", "random,random,random,random,random,random"], "2 to 5"),
    "a bot at the terminal that is in no hurry": (["play", KB, "--seats", "Ann,search:soon"], "a time such as 1s"),
    "a bot at the terminal that does not think": (["play", KB, "--seats", "Ann,greedy:1s"], "greedy takes no budget"),
    "two people of one name": (["play", KB, "--seats", "Ann,random,Ann"], "different names"),
    "a name that cannot be printed": (["play", KB, "--seats", "Ann\x1b[2J,random"], "name"),
    "no games": (["simulate", KB, "--games", "0"], "--games"),
    "no turns": (["simulate", KB, "--turns", "0"], "--turns"),
    "games that are no number": (["simulate", KB, "--games", "many"], "--games"),
    "unknown language to play": (["play", KB, "-l", "fr"], "en, nl"),
    "unknown language to show": (["show", "fast.json", "-l", "fr"], "en, nl"),
    "unknown language to replay": (["replay", "fast.json", "-l", "fr"], "en, nl"),
    "unknown language to draw": (["show", "fast.json", "--as", "svg", "-l", "fr"], "choose from en, nl"),
    "missing file": (["show", "nowhere.json"], "nowhere.json"),
    "missing file to resume": (["play", "--resume", "nowhere.json"], "nowhere.json"),
    "a directory": (["show", "."], "directory"),
    "a directory to verify": (["verify", "."], "directory"),
    "beyond the end": (["show", "fast.json", "--at", "187"], "186 actions"),
    "before the beginning": (["show", "fast.json", "--at", "-1"], "--at"),
    "a dump has one position": (["show", "dump.json", "--at", "3"], "--at"),
    "a dump is no record": (["replay", "dump.json"], "no record"),
    "unwritable output": (["show", "fast.json", "--output", "no/such/place.svg"], "no/such/place.svg"),
    "output that is a directory": (["show", "fast.json", "--output", ".", "--as", "png"], "directory"),
    "too narrow": (["show", "fast.json", "--output", "x.png", "--width", "49"], "50"),
    "too wide": (["show", "fast.json", "--output", "x.png", "--width", "8001"], "8000"),
    "a short flag that play has": (["show", "fast.json", "-o", "x.png"], "-o"),
    "a suffix that is no form": (["show", "fast.json", "--output", "x.gif"], ".gif"),
    "unknown form": (["show", "fast.json", "--as", "gif"], "svg"),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_told_in_one_line(what: str, shelf: Path, here: Here) -> None:
    args, hint = MISTAKES[what]
    said = here(shelf, *args)
    assert hint in complaint(said).replace("de, en, nl", "en, nl, de")
    assert said.out == ""


@pytest.mark.parametrize(
    "what", ["unknown command", "unknown flag", "unknown game to play", "six players", "missing file", "beyond the end"]
)
def test_the_installed_command_tells_a_mistake_in_one_line(what: str, shelf: Path, here: Here) -> None:
    args, _ = MISTAKES[what]
    said = run(shelf, *args, program=INSTALLED)
    complaint(said)
    assert said == here(shelf, *args)


def test_a_path_is_named_once(shelf: Path, here: Here) -> None:
    assert complaint(here(shelf, "verify", "nowhere.json")).count("nowhere.json") == 1


def test_a_bot_at_the_terminal_thinks_as_long_as_it_is_told_to(tmp_path: Path, here: Here) -> None:
    shown = fine(here(tmp_path, "play", KB, "--seats", "Flat:2,search:2", "--seed", "2", "--save", "game.json"))
    assert "flat:2" in shown
    assert kept(tmp_path / "game.json").names == ["flat:2", "search:2"]


@pytest.mark.parametrize("given", [["chess"], [KB], ["--seats", "Xaver,Yves,Zoe"], ["--seed", "0"], ["-o", "start=1"]])
def test_what_resuming_cannot_change_is_refused(given: list[str], shelf: Path, tmp_path: Path, here: Here) -> None:
    """Another game, other seats or another set-up cannot be had by resuming; silence would hide that."""
    said = here(tmp_path, "play", *given, "--resume", shelf / "unfinished.json", "--save", "x.json")
    assert "--resume goes on with the game in the file" in complaint(said)
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


def test_a_suffix_that_is_no_form_is_not_taken_for_text(shelf: Path, tmp_path: Path, here: Here) -> None:
    assert "gif" in complaint(here(tmp_path, "show", shelf / "fast.json", "--output", "board.gif"))
    assert not (tmp_path / "board.gif").exists()


def test_a_seed_that_no_record_can_hold_is_refused_before_the_game(tmp_path: Path, here: Here) -> None:
    """Otherwise the game is kept in a file that nothing can read again."""
    said = here(tmp_path, "play", KB, "--seats", "Ann,random", "--seed", str(2**80), "--save", "x.json", typed="quit\n")
    if said.code == 0:
        fine(here(tmp_path, "verify", "x.json"))
    else:
        complaint(said)


# Files that are none


def swapped(text: str) -> str:
    """A record with two neighbouring, different actions exchanged; the first of a game is then illegal."""
    document: Document = json.loads(text)
    actions = document["actions"]
    at = actions.index("end turn")
    actions[at - 1], actions[at] = actions[at], actions[at - 1]
    return json.dumps(document)


def richer(text: str) -> str:
    """A record whose first player claims a point more."""
    document: Document = json.loads(text)
    score = document["result"]["scores"][0]
    score[next(iter(score))] += 1
    return json.dumps(document)


def other_secret(text: str) -> str:
    document: Document = json.loads(text)
    document["actions"], document["result"] = [], None
    document["dice"]["secret"] = "00" * 32
    return sealed(document)


BAD_RECORDS: dict[str, bytes] = {
    "binary": bytes(range(256)),
    "empty": b"",
    "rubbish": b"once upon a time {",
    "a list": b"[]",
    "an empty object": b"{}",
    "a number": b"7",
    "nested too deep": b"[" * 100_000,
    **{f"cut after {part} %": FAST.encode()[: len(FAST.encode()) * part // 100] for part in (1, 50, 99)},
    "without its last brace": FAST.rstrip().removesuffix("}").encode(),
    "action changed": swapped(FAST).encode(),
    "action changed, sealed": sealed(json.loads(swapped(FAST))).encode(),
    "unknown game": forged(FAST, game="chess").encode(),
    "other rules": forged(FAST, rules=99).encode(),
    "six players": forged(FAST, players=6).encode(),
    "unknown option": forged(FAST, options={"bords": 1}).encode(),
    "unknown action": forged(UNFINISHED, actions=["castle 3,4"]).encode(),
    "no dice": forged(UNFINISHED, dice={"kind": "fair"}).encode(),
    "too few names": forged(UNFINISHED, names=["Ada"]).encode(),
    "too many names": forged(UNFINISHED, names=["Ada", "Bob", "Cas", "Dor"]).encode(),
    "a name that clears the screen": forged(UNFINISHED, names=["Ada", "Bob", "\x1b[2J"]).encode(),
    "a name of two lines": forged(UNFINISHED, names=["Ada", "Bob", "C\nas"]).encode(),
    "half a sign": forged(UNFINISHED, names=["Ada", "Bob", "\ud800"]).encode(),
    "action in capitals": forged(UNFINISHED, actions=[json.loads(UNFINISHED)["actions"][0].upper()]).encode(),
    "a field twice": b'{"players": 3,' + UNFINISHED.lstrip().removeprefix("{").encode(),
}


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize("kind", BAD_RECORDS)
def test_a_file_that_is_no_record_is_refused(kind: str, command: str, tmp_path: Path, here: Here) -> None:
    (tmp_path / "bad.json").write_bytes(BAD_RECORDS[kind])
    said = here(tmp_path, command, "bad.json")
    assert "bad.json" in complaint(said)
    assert said.out == ""


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("a name that clears the screen", "control characters"),
        ("a name of two lines", "control characters"),
        ("half a sign", "half a character"),
        ("action in capitals", "is written 'build"),
        ("a field twice", 'the field "players" twice'),
    ],
)
def test_a_record_that_could_be_taken_in_two_ways_is_refused_for_that(
    kind: str, why: str, tmp_path: Path, here: Here
) -> None:
    (tmp_path / "bad.json").write_bytes(BAD_RECORDS[kind])
    assert why in complaint(here(tmp_path, "show", "bad.json"))


@pytest.mark.parametrize("kind", ["binary", "a list", "cut after 50 %", "action changed, sealed", "too few names"])
def test_it_is_neither_replayed_nor_resumed_nor_overwritten(kind: str, tmp_path: Path, here: Here) -> None:
    bad = tmp_path / "bad.json"
    bad.write_bytes(BAD_RECORDS[kind])
    assert "bad.json" in complaint(here(tmp_path, "replay", "bad.json"))
    said = here(tmp_path, "play", "--resume", "bad.json")
    assert "bad.json" in complaint(said)
    assert said.out == ""
    assert bad.read_bytes() == BAD_RECORDS[kind]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (richer(FAST), "checksum"),
        (sealed(json.loads(richer(FAST))), "result"),
        (forged(FAST, result=None), "result"),
        (forged(UNFINISHED, result={"scores": [], "winners": [0]}), "do not end the game"),
        (sealed(json.loads(richer(FAIR))), "result"),
        (other_secret(FAIR), "committed"),
    ],
    ids=["score", "score sealed", "result gone", "result too soon", "fair score sealed", "other dice"],
)
def test_verify_finds_what_a_forger_did(text: str, why: str, tmp_path: Path, here: Here) -> None:
    (tmp_path / "forged.json").write_text(text, "utf-8")
    said = here(tmp_path, "verify", "forged.json")
    assert why in complaint(said)
    assert "ok" not in said.out


DAMAGE: dict[str, Callable[[Document], object]] = {
    "supply": lambda dump: dump["players"][0].update(supply=41),
    "settlement off the board": lambda dump: dump["players"][0]["settlements"].append("20,3"),
    "settlement that is no hex": lambda dump: dump["players"][0]["settlements"].append("here"),
    "unknown board": lambda dump: dump["boards"].__setitem__(0, "castle"),
    "unknown terrain": lambda dump: dump["discard"].append("lava"),
    "a card too many": lambda dump: dump["deck"].append("grass"),
    "a field missing": lambda dump: dump.pop("turn"),
    "a field too many": lambda dump: dump.update(colour="red"),
    "a seat that is not there": lambda dump: dump["turn"].update(seat=3),
    "another game": lambda dump: dump.update(game="chess"),
    "a field of another kind": lambda dump: dump.update(players="Ada"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_dump_is_refused(damage: str, shelf: Path, tmp_path: Path, here: Here) -> None:
    dump: Document = json.loads((shelf / "dump.json").read_text("utf-8"))
    DAMAGE[damage](dump)
    (tmp_path / "dump.json").write_text(json.dumps(dump), "utf-8")
    said = here(tmp_path, "show", "dump.json")
    assert "dump.json" in complaint(said)
    assert said.out == ""


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize("names", [["[/x]", "[bold]Bo[/]", "[red]"], []], ids=["brackets", "none"])
def test_names_are_names_whatever_is_in_them(names: list[str], command: str, tmp_path: Path, here: Here) -> None:
    (tmp_path / "names.json").write_text(forged(UNFINISHED, names=names), "utf-8")
    shown = fine(here(tmp_path, command, "names.json"))
    expected = names or ["seat 0", "seat 1", "seat 2"]
    heads = [line.strip("┃").split("┃") for line in shown.splitlines() if line.startswith("┃")]
    assert [[cell.strip() for cell in head][1:] for head in heads] == [expected]
    if command == "replay":
        assert f"      {expected[0]} builds on " in shown


# show


def test_a_record_is_shown_as_text(shelf: Path) -> None:
    shown = fine(run(shelf, "show", "fast.json", program=INSTALLED))
    record = Record.from_json(FAST)
    state = record.replay()
    assert shown.startswith(f"{picture(state, record.names)}\n{headline(state, record.names)}\n")
    assert "Game over: Ada wins" in shown
    assert list(rows(shown))[-1][1:] == [str(score.total) for score in state.scores()]


@pytest.mark.parametrize("at", [0, 57])
def test_an_earlier_position_is_shown(at: int, shelf: Path, here: Here) -> None:
    shown = fine(here(shelf, "show", "fast.json", "--at", str(at)))
    record = Record.from_json(FAST)
    assert shown.startswith(picture(record.replay(at), record.names) + "\n")


def test_a_dump_is_shown_as_text(shelf: Path, here: Here) -> None:
    shown = fine(here(shelf, "show", "dump.json"))
    assert shown.startswith(picture(Record.from_json(UNFINISHED).replay(), ["seat 0", "seat 1", "seat 2"]) + "\n")


@pytest.mark.parametrize(("language", "castles"), [("nl", "kastelen"), ("de", "Burgen")])
def test_everything_is_shown_in_the_language_asked_for(language: str, castles: str, shelf: Path, here: Here) -> None:
    shown = fine(here(shelf, "show", "unfinished.json", "-l", language))
    assert castles in shown
    record = Record.from_json(UNFINISHED)
    assert shown.startswith(picture(record.replay(), record.names, language=language) + "\n")
    for english in ("Castles", "grass", "flower field", "terrain cards", "supply", "can be chosen now"):
        assert english not in shown, f"{english!r} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("at", ["150", "280"])
def test_a_game_with_all_sets_is_shown(at: str, language: str, tmp_path: Path, here: Here) -> None:
    path = RECORDS / "fair-4p-all-sets.json"
    record = kept(path)
    state = record.replay(int(at))
    shown = fine(here(tmp_path, "show", path, "--at", at, "-l", language))
    assert shown.startswith(
        f"{picture(state, record.names, language=language)}\n{headline(state, record.names, language)}"
    )
    assert [row[0] for row in rows(shown)][:-1] == [
        words(language).say(words(language).source(source)) for source in state.scores()[0]
    ]
    (tmp_path / "dump.json").write_text(json.dumps(state.dump()), "utf-8")
    assert ElementTree.fromstring(fine(here(tmp_path, "show", "dump.json", "--as", "svg"))).tag.endswith("svg")


@pytest.mark.parametrize("file", ["fast.json", "dump.json"])
def test_svg_is_well_formed_and_the_same_on_screen_and_in_a_file(
    file: str, shelf: Path, tmp_path: Path, here: Here
) -> None:
    shown = here(shelf, "show", file, "--as", "svg")
    assert ElementTree.fromstring(fine(shown)).tag == "{http://www.w3.org/2000/svg}svg"
    assert fine(here(shelf, "show", file, "--output", tmp_path / "board.SVG")) == ""
    assert (tmp_path / "board.SVG").read_bytes() == shown.data


def png_width(data: bytes) -> int:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data[12:16] == b"IHDR"
    assert data[-8:-4] == b"IEND"
    width, height = struct.unpack(">II", data[16:24])
    assert height > 0
    return int(width)


def test_png_is_as_wide_as_asked_for(shelf: Path, tmp_path: Path, here: Here) -> None:
    assert fine(here(shelf, "show", "fast.json", "--output", tmp_path / "a.png", "--width", "120")) == ""
    data = (tmp_path / "a.png").read_bytes()
    assert png_width(data) == 120
    to_pipe = run(shelf, "show", "fast.json", "--as", "png", "--width", "120")
    assert (to_pipe.code, to_pipe.err) == (0, "")
    assert to_pipe.data == data
    assert fine(here(shelf, "show", "dump.json", "--as", "png", "--output", tmp_path / "b.dat")) == ""
    assert png_width((tmp_path / "b.dat").read_bytes()) == 1200


def test_a_png_does_not_land_on_a_screen(shelf: Path) -> None:
    with Terminal(shelf, "show", "fast.json", "--as", "png") as terminal:
        screen = terminal.finish()
    assert terminal.process.returncode == 2
    assert without_layout(screen).startswith("realmwright: a PNG does not fit")


def test_text_goes_to_a_file(shelf: Path, tmp_path: Path, here: Here) -> None:
    record = Record.from_json(FAST)
    for name in ("board.txt", "board"):
        assert fine(here(shelf, "show", "fast.json", "--output", tmp_path / name)) == ""
        assert (tmp_path / name).read_text("utf-8") == picture(record.replay(), record.names) + "\n"


def test_colour_comes_when_wanted(shelf: Path, here: Here) -> None:
    assert "\x1b[" not in fine(here(shelf, "show", "dump.json"))
    assert "\x1b[" in fine(here(shelf, "show", "dump.json", "--colour"))


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_screen_that_lacks_a_sign_gets_a_question_mark(encoding: str, shelf: Path) -> None:
    said = run(shelf, "show", "fast.json", PYTHONIOENCODING=encoding)
    assert (said.code, said.err) == (0, "")
    record = Record.from_json(FAST)
    expected = picture(record.replay(), record.names).encode(encoding, "replace")
    assert b"?0" in expected, "a settlement"
    assert said.data.startswith(expected)


@pytest.mark.parametrize("args", [("simulate", KB, "--games", "1"), ("play", KB, "--seed", "7", *FIRST)])
def test_simulate_and_play_replace_signs_that_a_screen_lacks(args: tuple[str, ...], tmp_path: Path) -> None:
    said = run(tmp_path, *args, typed="3,4\nscores\nquit\n", PYTHONIOENCODING="ascii")
    assert (said.code, said.err) == (0, "")
    assert "?" in said.data.decode("ascii")


# replay and verify


@pytest.mark.parametrize(("language", "verb"), [("en", "builds on"), ("nl", "bouwt op"), ("de", "baut auf")])
def test_a_record_is_told_action_by_action(language: str, verb: str, shelf: Path, here: Here) -> None:
    told = fine(here(shelf, "replay", "fast.json", "-l", language))
    record = Record.from_json(FAST)
    numbered = re.findall(r"^ *(\d+)  (\S.*)$", told, re.MULTILINE)
    assert numbered == [(str(number), said) for number, said in enumerate(record.actions, 1)]
    builds = [line for line in told.splitlines() if verb in line]
    assert len(builds) == sum(said.startswith("build") for said in record.actions)
    for name in record.names:
        assert any(line.strip().startswith(name) for line in builds)
    assert list(rows(told))[-1][1:] == [str(score.total) for score in record.replay().scores()]


def test_a_replay_never_tells_a_hidden_card(shelf: Path, here: Here) -> None:
    told = fine(here(shelf, "replay", "fast.json"))
    assert "shows a terrain card" in told
    assert "draws the terrain card for the next turn" not in told


def test_a_replay_can_show_the_boards(shelf: Path, here: Here) -> None:
    told = fine(here(shelf, "replay", "fast.json", "--boards"))
    record = Record.from_json(FAST)
    boards = []
    seat = None
    for state in record.states():
        if state.seat != seat:
            seat = state.seat
            boards.append(picture(state, record.names))
    assert len(boards) > 30
    at = 0
    for board in boards:
        at = told.index(board, at) + len(board)


@pytest.mark.parametrize("name", ["fast-3p.json", "fair-2p.json", "fair-4p-all-sets.json", "fast-3p-unfinished.json"])
def test_verify_says_what_it_checked(name: str, tmp_path: Path, here: Here) -> None:
    text = (RECORDS / name).read_text("utf-8")
    lines = fine(here(tmp_path, "verify", RECORDS / name)).splitlines()
    assert lines == [f"ok: {check}" for check in ("the contents fit their checksum", *Record.from_json(text).verify())]
    if "fair" in name:
        shown = json.loads(text)["dice"]["commitment"]
        assert lines[-1] == f"ok: the secret of the dice opens the commitment; compare it with the one shown: {shown}"
    else:
        assert lines[-1].endswith("nothing shows that they were honest")
    assert ("unfinished" in name) == ("ok: the game is not over" in lines)


# play, through a pipe


def script(players: int, seed: int, **options: Json) -> tuple[list[str], State]:
    """A whole game typed by nobody in particular, and how it ends."""
    state = games[KB].new(players, seed, options)
    stream = FastDice(99).stream("typist")
    typed = []
    while state.seat is not None:
        legal = state.legal()
        action = lively(state, stream) if "sets" in options else bits.select(legal, stream.below(legal.bit_count()))
        typed.append(state.say(action))
        state.play(action)
    return typed, state


def kept(path: Path) -> Record:
    return Record.from_json(path.read_text("utf-8"))


def told_since(record: Record, number: int, viewer: int | None = None, language: str = "en") -> list[str]:
    """What people are told about the actions of a record from this one on."""
    journal: list[Event] = []
    for done, _ in enumerate(record.states(journal)):
        if done == number:
            journal.clear()
    told = words(language, record.game.name)
    return [told.event(event, record.names) for event in journal if event.audience in (None, viewer)]


def answers(said: Said, *names: str) -> list[str]:
    """What came after each thing that was typed; first of all what came before."""
    prompts = "|".join(f"{re.escape(name)}> " for name in names)
    return re.split(prompts, fine(said))


def play(here: Here, home: Path, *lines: str, seats: str = "Ann,random", seed: int = 7) -> list[str]:
    """The answers to lines that Ann types at the beginning of the first game; it is kept in game.json."""
    typed = "".join(line + "\n" for line in lines)
    args = ("--seats", seats, "--seed", str(seed), *FIRST, "--save", "game.json")
    return answers(here(home, "play", KB, *args, typed=typed), *seats.split(","))[1:]


def test_a_whole_game_between_people_is_typed(tmp_path: Path) -> None:
    typed, end = script(2, 11, first_game=True)
    args = ("play", KB, "--seats", "Ann,Bob", "--seed", "11", "-o", "first_game=yes", "--save", "game.json")
    out = fine(run(tmp_path, *args, typed="\n".join(typed) + "\n", program=INSTALLED))
    record = kept(tmp_path / "game.json")
    assert record.actions == typed
    assert record.names == ["Ann", "Bob"]
    assert record.result is not None
    assert record.result["winners"] == end.winners()
    last = "".join(f"{line}\n" for line in told_since(record, len(typed) - 1))
    close = f"{picture(end, record.names)}\n{last}{headline(end, record.names)}\n"
    assert last
    assert "wins" in headline(end, record.names)
    before, _, after = out.partition(close)
    assert before
    assert after.startswith("┏")
    assert list(rows(after))[-1][1:] == [str(score.total) for score in end.scores()]
    assert after.endswith("┘\nSaved in game.json.\n")
    assert "the result is what the actions lead to" in fine(run(tmp_path, "verify", "game.json"))


@pytest.mark.parametrize(("language", "seed"), [("nl", 355)])
def test_a_whole_game_with_all_sets_is_typed(language: str, seed: int, tmp_path: Path, here: Here) -> None:
    """Whoever reacts, or has a silo, is alone with the screen first: an empty line before each action sees to that."""
    typed, end = script(2, seed, sets="all")
    args = ("--seats", "Ann,Bob", "--seed", str(seed), "--sets", "all", "-l", language, "--save", "game.json")
    lines = "".join(f"\n{text}\n" for text in typed)
    out = fine(here(tmp_path, "play", KB, *args, typed=f"help\nmoves\nscores\nabout\nhint\n{lines}"))
    record = kept(tmp_path / "game.json")
    assert record.actions == typed
    assert record.options == {"sets": [*ALL_SETS]}
    told = told_since(record, 0, language=language)
    at = 0
    for line in told:
        at = out.index(line, at) + 1
    asked = {headline(state, record.names, language) for state in record.states()}
    assert len(asked) > 20, "all kinds of things are asked"
    assert all(f"\n{question}\n" in out for question in asked)
    assert picture(end, record.names, language=language) in out
    assert list(rows(out))[-1][1:] == [str(score.total) for score in end.scores()]
    shown = fine(here(tmp_path, "replay", "game.json", "-l", language))
    assert all(line in shown for line in told)


def test_a_whole_game_of_winter_kingdom_is_typed(tmp_path: Path) -> None:
    """Talents in hand are secret, so whoever begins a turn is alone with the screen first."""
    stored = Record.from_json((GOLDEN / "records" / "winter-fast-2p-first-game.json").read_text("utf-8"))
    options = [f"{name}={option_text(value)}" for name, value in stored.options.items()]
    args = ("--seats", "Ann,Bob", "--seed", "31", *(word for text in options for word in ("-o", text)), "-l", "de")
    lines = "".join(f"\n{text}\n" for text in stored.actions)
    out = fine(run(tmp_path, "play", "winter-kingdom", *args, "--save", "game.json", typed=f"\nmoves\nhint\n{lines}"))
    record = kept(tmp_path / "game.json")
    assert (record.actions, record.options) == (stored.actions, stored.options)
    told = told_since(record, 0, language="de")
    at = 0
    for line in told:
        at = out.index(line, at) + 1
    asked = {headline(state, record.names, "de") for state in record.states()}
    assert all(f"\n{question}\n" in out for question in asked)
    assert list(rows(out))[-1][1:] == [str(score.total) for score in record.replay().scores()]
    shown = fine(run(tmp_path, "replay", "game.json", "-l", "de"))
    assert all(line in shown for line in told)
    assert "the result is what the actions lead to" in fine(run(tmp_path, "verify", "game.json"))


def test_every_prompt_names_whose_turn_it_is(tmp_path: Path, here: Here) -> None:
    typed, _ = script(3, 4, first_game=True)
    args = ("play", KB, "--seats", "Ann,Bob,Cas", "--seed", "4", "-o", "first_game=yes", "--save", "game.json")
    out = fine(here(tmp_path, *args, typed="\n".join(typed[:40]) + "\n"))
    state = games[KB].new(3, 4, {"first_game": True})
    asked = []
    for text in typed[:40]:
        asked.append(state.seat)
        state.play(state.read(text))
    asked.append(state.seat)
    assert re.findall(r"^(Ann|Bob|Cas)> ", out, re.MULTILINE) == [["Ann", "Bob", "Cas"][seat or 0] for seat in asked]
    assert kept(tmp_path / "game.json").actions == typed[:40]


def test_people_and_bots_share_a_table(tmp_path: Path) -> None:
    """Everybody else plays in between: the bots by themselves, Bob when it is Bob's choice."""
    args = ("--seats", "Ann,random,Bob,greedy", "--seed", "7", *FIRST, "--save", "game.json")
    with Terminal(tmp_path, "play", KB, *args) as terminal:
        asked = [terminal.wait("Ann> ").rpartition("\n")[2]]
        while len(asked) < 12:
            terminal.type("moves")
            moves = re.findall(r"build \d+,\d+|end turn", terminal.wait("Ann> ", "Bob> "))
            terminal.type(moves[-1])
            asked.append(terminal.wait("Ann> ", "Bob> ").rpartition("\n")[2])
        terminal.type("quit")
        terminal.finish()
    record = kept(tmp_path / "game.json")
    assert record.names == ["Ann", "random", "Bob", "greedy"]
    *movers, waiting = [state.seat for state in record.states()]
    assert list(dict.fromkeys(movers)) == [0, 1, 2, 3], "each in turn"
    people = [seat for seat in [*movers, waiting] if seat in (0, 2)]
    assert asked == [{0: "Ann> ", 2: "Bob> "}[seat or 0] for seat in people], "and only people are asked"


def test_bots_alone_play_to_the_end(tmp_path: Path, here: Here) -> None:
    out = fine(here(tmp_path, "play", KB, "--seats", "random,random", "--seed", "2", "--save", "game.json"))
    record = kept(tmp_path / "game.json")
    assert record.result is not None
    assert picture(record.replay(), record.names) in out
    again = fine(here(tmp_path, "play", KB, "--seats", "random,random", "--seed", "2", "--save", "game.json"))
    assert again == out
    assert kept(tmp_path / "game.json").actions == record.actions


def test_what_happened_is_told_below_the_board(tmp_path: Path, here: Here) -> None:
    """Everything since Ann last saw it: her own step, or her last one and all that the bot did."""
    typed = ("build 3,4", "build 3,5", "build 4,4", "end turn", "board", "quit")
    one, _, _, turn, again, _ = play(here, tmp_path, *typed)
    record = kept(tmp_path / "game.json")
    for answer, done, since in ((one, 1, 0), (turn, None, 3)):
        state = record.replay(done)
        part = Record(record.game, 2, record.dice, record.options, record.names, record.actions[:done])
        news = told_since(part, since, viewer=0)
        asides = words().asides(state.prompt(), record.names)
        lines = [picture(state, record.names, viewer=0), *news, headline(state, record.names), *asides]
        assert answer == "".join(line + "\n" for line in lines)
    assert sum(line.startswith("random ") for line in told_since(record, 4)) >= 3
    assert not any(line.startswith("random ") for line in again.splitlines()), "and told once"


def test_help_lists_every_command(tmp_path: Path, here: Here) -> None:
    first, again, _ = play(here, tmp_path, "help", "?")
    assert first == again
    for word in ("moves", "undo", "hint", "scores", "about", "board", "save", "quit", "build 3,4"):
        assert word in first


def test_moves_are_the_legal_actions(tmp_path: Path, here: Here) -> None:
    state = games[KB].new(2, 7, {"first_game": True, "start": 0})
    moves, *_ = play(here, tmp_path, "moves")
    assert re.findall(r"build \d+,\d+", moves) == [state.say(action) for action in bits.each(state.legal())]


def test_undo_takes_back_one_step_at_a_time(tmp_path: Path, here: Here) -> None:
    lines = ("board", "build 3,4", "build 3,5", "undo", "undo", "undo", "board", "quit")
    board, one, _two, back_one, back_all, refused, again, _ = play(here, tmp_path, *lines)
    assert one.replace("Ann builds on 3,4.\n", "") == back_one
    assert back_all == board == again
    assert refused == words().say("no-undo") + "\n"
    assert kept(tmp_path / "game.json").actions == []


def test_undo_does_not_cross_a_card_that_was_shown(tmp_path: Path, here: Here) -> None:
    lines = ("build 3,4", "build 3,5", "build 4,4", "end turn", "undo", "board", "quit")
    *_, after_end, refused, board, _ = play(here, tmp_path, *lines, seats="Ann,Bob")
    assert refused == words().say("no-undo") + "\n"
    news = "Bob begins turn 1.\nBob shows a terrain card: desert.\n"
    assert news in after_end
    assert after_end.replace(news, "") == board, "nothing has changed"
    assert kept(tmp_path / "game.json").actions == list(lines[:4])


def test_undo_goes_on_after_resuming(tmp_path: Path, here: Here) -> None:
    one, *_ = play(here, tmp_path, "build 3,4", "build 3,5", "quit")
    said = here(tmp_path, "play", "--resume", "game.json", typed="undo\nquit\n")
    assert answers(said, "Ann")[1] == one.replace("Ann builds on 3,4.\n", "")
    assert kept(tmp_path / "game.json").actions == ["build 3,4"]
    said = here(tmp_path, "play", "--resume", "game.json", typed="undo\nundo\nquit\n")
    assert answers(said, "Ann")[2] == words().say("no-undo") + "\n"
    assert kept(tmp_path / "game.json").actions == []


def test_a_hint_can_be_played_and_changes_nothing(tmp_path: Path, here: Here) -> None:
    before, hint, after, _ = play(here, tmp_path, "board", "hint", "board", "quit")
    assert before == after
    match = re.fullmatch(r"The search bot would play: (build \d+,\d+)\n", hint)
    assert match is not None
    fine(here(tmp_path, "play", "--resume", "game.json", typed=f"{match[1]}\nquit\n"))
    assert kept(tmp_path / "game.json").actions == [match[1]]


def test_scores_are_those_of_the_game(tmp_path: Path, here: Here) -> None:
    *_, scores, _ = play(here, tmp_path, "build 3,4", "build 3,5", "scores", "quit")
    state = kept(tmp_path / "game.json").replay()
    table = list(rows(scores))
    assert table[-1][1:] == [str(score.total) for score in state.scores()]
    assert [row[0] for row in table] == ["Fishermen", "Knights", "Merchants", "Castles", "total"]
    assert table[-1][1] != "0"


def test_about_explains(tmp_path: Path, here: Here) -> None:
    everything, tile, card, terrain, nothing, _ = play(
        here, tmp_path, "about", "about Tavern", "about lords", "about flower field", "about unicorns", "quit"
    )
    for name in ("Fishermen: ", "Knights: ", "Merchants: ", "Castles: "):
        assert name in everything
    assert "at least 3 of your own settlements" in without_layout(tile)
    assert "12 gold" in card
    assert "flower field" in terrain
    assert nothing == words().say("no-about", name="unicorns") + "\n"


@pytest.mark.parametrize("name", ["quit", "hint", "picture-supply", "prompt-build", "total"])
def test_about_explains_only_what_can_be_explained(name: str, tmp_path: Path, here: Here) -> None:
    assert play(here, tmp_path, f"about {name}", "quit")[0] == words().say("no-about", name=name) + "\n"


@pytest.mark.parametrize(("language", "name"), [("nl", "boerderij"), ("de", "Taverne")])
def test_about_knows_the_names_that_it_uses_itself(language: str, name: str, tmp_path: Path, here: Here) -> None:
    args = ("--seats", "Ann,random", "--seed", "7", *FIRST, "-l", language)
    notation = {"boerderij": "farm", "Taverne": "tavern"}[name]
    typed = f"about {name}\nabout {name.upper()}\nabout {notation}\nquit\n"
    _, answer, loud, noted, _ = answers(here(tmp_path, "play", KB, *args, typed=typed), "Ann")
    assert answer.startswith(f"{name}: ")
    assert answer == loud == noted


def test_save_writes_another_file_and_the_game_goes_on(tmp_path: Path, here: Here) -> None:
    _, saved, *_ = play(here, tmp_path, "build 3,4", "save copy of it.json", "build 3,5", "quit")
    assert "copy of it.json" in saved
    assert kept(tmp_path / "copy of it.json").actions == ["build 3,4"]
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5"]


def test_a_save_that_fails_is_told_and_nothing_is_lost(tmp_path: Path, here: Here) -> None:
    (tmp_path / "blocked").write_text("", "utf-8")
    _, failed, *_ = play(here, tmp_path, "build 3,4", "save blocked/game.json", "build 3,5", "quit")
    assert "cannot write blocked/game.json" in failed
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5"]


def test_save_without_a_name_is_answered_about_saving(tmp_path: Path, here: Here) -> None:
    answer, _ = play(here, tmp_path, "save", "quit")
    assert answer == words().say("needs-file") + "\n"
    assert "save FILE" in answer


WRONG = ["fly", "build", "build 99,99", "build x,y", "build 0,0", "use paddock", "use magic", "end turn", "", "3", "\t"]


def test_wrong_input_is_answered_and_nothing_is_lost(tmp_path: Path, here: Here) -> None:
    before, *replies = play(here, tmp_path, "board", *WRONG, "build 3,4", "quit")
    for text, reply in zip(WRONG, replies, strict=False):
        assert bool(reply.strip()) == bool(text.strip()), f"{text!r}: {reply}"
        assert "Traceback" not in reply
        assert before not in reply
    assert kept(tmp_path / "game.json").actions == ["build 3,4"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_input_is_answered_in_the_language_of_the_game(language: str, tmp_path: Path, here: Here) -> None:
    unread = ["fly", "build x,y", "build 99,99", "99,99", "use magic", "build 3", "3"]
    illegal = ["0,0", "build 0,0", "use paddock", "move 3,4", "end turn"]
    args = ("--seats", "Ann,random", "--seed", "7", *FIRST, "-l", language, "--save", "game.json")
    typed = "".join(f"{line}\n" for line in [*unread, *illegal, "build"])
    _, *replies, several, _ = answers(here(tmp_path, "play", KB, *args, typed=typed), "Ann")
    say = words(language).say
    record = kept(tmp_path / "game.json")
    state = record.replay()
    assert record.actions == []
    asked = headline(state, record.names, language)
    expected = [say("not-read", text=text) for text in unread]
    expected += [f"{say('not-now', text=text)} {asked}" for text in illegal]
    assert replies == [f"{line}\n" for line in expected]
    could = ", ".join(state.say(action) for action in list(bits.each(state.legal()))[:6])
    assert several == say("ambiguous", text="build", actions=could) + "\n"


def test_shortcuts(tmp_path: Path, here: Here) -> None:
    play(here, tmp_path, "3,4", "BUILD  3,5", "4 , 4", "end", "quit", seats="Ann,Bob")
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5", "build 4,4", "end turn"]


UNTIL_TAVERN = (
    *("build 8,9", "build 8,10", "build 7,8", "end turn", "build 3,4", "build 3,5", "build 4,6", "end turn"),
    *("build 6,8", "build 5,8", "build 4,9", "end turn", "build 14,16", "build 14,17", "build 15,17", "end turn"),
)
"""With seed 3, after this Ann may use the tile of a tavern."""


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "use tavern"),
        ("en", "Tavern"),
        ("nl", "use herberg"),
        ("nl", "HERBERG"),
        ("nl", "tavern"),
        ("de", "use  taverne"),
        ("de", "Taverne"),
    ],
)
def test_a_tile_is_used_by_the_name_that_it_has_here(language: str, typed: str, tmp_path: Path, here: Here) -> None:
    record = Record(games[KB], 2, FastDice(3), {"first_game": True, "start": 0}, ["Ann", "Bob"], list(UNTIL_TAVERN))
    (tmp_path / "game.json").write_text(record.to_json(), "utf-8")
    said = here(tmp_path, "play", "--resume", "game.json", "-l", language, typed=f"{typed}\n")
    answers(said, "Ann", "Bob")
    assert kept(tmp_path / "game.json").actions == [*UNTIL_TAVERN, "use tavern"]


def test_a_bot_is_found_however_it_is_written_and_people_keep_their_case(tmp_path: Path, here: Here) -> None:
    play(here, tmp_path, "quit", seats="ann,Greedy,RANDOM,Ann")
    assert kept(tmp_path / "game.json").names == ["ann", "greedy", "random", "Ann"]


def test_the_end_of_input_keeps_the_game_and_resuming_goes_on_there(tmp_path: Path, here: Here) -> None:
    *_, before, last = play(here, tmp_path, "build 3,4", "3,5", "board")
    assert "game.json" in last
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5"]
    resumed = answers(here(tmp_path, "play", "--resume", "game.json"), "Ann")
    assert resumed[0].endswith(before), "the same board and the same question"
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5"]


def test_without_a_name_the_game_is_kept_in_the_configuration(tmp_path: Path) -> None:
    fine(run(tmp_path, "play", KB, "--seed", "7", *FIRST, typed="build 3,4\nquit\n"))
    (path,) = (path for path in (tmp_path / ".config").rglob("*") if path.is_file())
    assert re.fullmatch(r"kingdom-builder-\d{4}-\d\d-\d\d-\d{6}-\d{6}\.json", path.name)
    assert kept(path).actions == ["build 3,4"]
    assert kept(path).names == ["Ada", "medium"]


def test_a_new_game_does_not_wipe_out_an_unfinished_one(tmp_path: Path, here: Here) -> None:
    for name in ("Ann", "Bob"):
        fine(here(tmp_path, "play", KB, "--seats", f"{name},random", "--seed", "7", *FIRST, typed="build 3,4\nquit\n"))
    found = [kept(path).names[0] for path in (tmp_path / ".config").rglob("*.json")]
    assert sorted(found) == ["Ann", "Bob"]


@pytest.mark.parametrize("name", ["game.json", "my first 'game'; $HOME.json", "x" * 90 + ".json"])
def test_the_command_to_resume_can_be_copied_from_the_screen(name: str, tmp_path: Path) -> None:
    args = ("play", KB, "--seats", "Ann,random", "--seed", "7", *FIRST, "--save", name)
    out = fine(run(tmp_path, *args, typed="build 3,4\nquit\n", columns=80))
    line = out.splitlines()[-1]
    assert shlex.split(line)[1:] == ["play", "--resume", name]
    assert "supply 39" in fine(shell(tmp_path, line.strip()))


def test_the_command_to_resume_of_the_module_can_be_copied(tmp_path: Path) -> None:
    args = ("play", KB, "--seats", "Ann,random", "--seed", "7", *FIRST, "--save", "game.json")
    out = fine(run(tmp_path, *args, typed="build 3,4\nquit\n", program=MODULE))
    assert "supply 39" in fine(shell(tmp_path, out.splitlines()[-1].strip()))


def test_a_command_on_the_path_is_named_without_its_place(tmp_path: Path) -> None:
    path = os.pathsep.join([str(SCRIPT.parent), os.environ["PATH"]])
    args = ("play", KB, "--seats", "Ann,random", "--seed", "7", *FIRST, "--save", "game.json")
    said = run(tmp_path, *args, typed="quit\n", PATH=path)
    assert fine(said).splitlines()[-1].strip() == "realmwright play --resume game.json"


@pytest.mark.parametrize("place", ["blocked/game.json", "full"])
def test_a_place_that_cannot_be_written_is_told_before_the_game(place: str, tmp_path: Path, here: Here) -> None:
    (tmp_path / "blocked").write_text("", "utf-8")
    (tmp_path / "full").mkdir()
    args = ("play", KB, "--seats", "Ann,random", "--seed", "7", *FIRST, "--save", place)
    said = here(tmp_path, *args, typed="build 3,4\nquit\n")
    assert complaint(said).startswith(f"cannot write {place}: ")
    assert said.out == "", "nobody plays a game that cannot be kept"


def test_nothing_is_left_beside_a_place_that_is_refused(tmp_path: Path, here: Here) -> None:
    (tmp_path / "full").mkdir()
    complaint(here(tmp_path, "play", KB, "--seats", "random,random", "--seed", "7", "--save", "full"))
    assert [path.name for path in tmp_path.iterdir()] == ["full"]


@pytest.mark.parametrize("place", [".", "/", ""])
def test_a_place_without_a_name_is_refused(place: str, tmp_path: Path, here: Here) -> None:
    complaint(here(tmp_path, "play", KB, "--seats", "random,random", "--seed", "7", "--save", place))


@pytest.mark.parametrize("place", [".", "a\0b"])
def test_a_name_that_no_file_can_have_does_not_end_the_game(place: str, tmp_path: Path, here: Here) -> None:
    _, failed, *_ = play(here, tmp_path, "build 3,4", f"save {place}", "build 3,5", "quit")
    assert "cannot write" in failed
    assert kept(tmp_path / "game.json").actions == ["build 3,4", "build 3,5"]


def test_blanks_before_a_name_are_no_part_of_it(tmp_path: Path, here: Here) -> None:
    play(here, tmp_path, "build 3,4", "save   copy.json", "quit")
    assert kept(tmp_path / "copy.json").actions == ["build 3,4"]


def test_a_name_that_no_record_can_hold_is_refused(tmp_path: Path) -> None:
    said = run(tmp_path, "play", KB, "--seats", "Ann\udcff,random", "--seed", "7", "--save", "game.json")
    complaint(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conversation_is_in_the_language_asked_for(language: str, tmp_path: Path, here: Here) -> None:
    lines = ("help", "about", "hint", "undo", "scores", "build 3,4", "save", "quit")
    args = ("--seats", "Ann,random", "--seed", "7", *FIRST, "-l", language, "--save", "game.json")
    out = fine(here(tmp_path, "play", KB, *args, typed="\n".join(lines) + "\n"))
    for word, spoken in {
        "What you can type": "en",
        "Wat je kunt typen": "nl",
        "Was du tippen kannst": "de",
        "Ann builds on 3,4.": "en",
        "Ann bouwt op 3,4.": "nl",
        "Ann baut auf 3,4.": "de",
        "The game is kept": "en",
        "Het spel is bewaard": "nl",
        "Das Spiel bleibt erhalten": "de",
    }.items():
        assert (word in out) == (spoken == language), word


# play, at a terminal


def test_a_whole_game_at_a_terminal_with_fair_dice(tmp_path: Path) -> None:
    """Ada plays the last move of every list against a bot, until the game is over."""
    args = ("play", KB, "--seats", "Ada,random", "-o", "first_game=yes", "--save", "game.json")
    with Terminal(tmp_path, *args) as terminal:
        begin = terminal.wait("Ada> ", "wins.")
        while True:
            terminal.type("moves")
            moves = re.findall(r"(?:build|move|to) \d+,\d+|use \w+|end turn", terminal.wait("Ada> "))
            assert moves
            terminal.type(moves[-1])
            answer = terminal.wait("Ada> ", "Saved in")
            if answer.endswith("Saved in"):
                break
        end = answer + terminal.finish()
    assert terminal.process.returncode == 0
    record = kept(tmp_path / "game.json")
    commitment = re.search(r"\b[0-9a-f]{64}\b", begin)
    assert commitment is not None
    assert record.commitment == commitment[0]
    checks = fine(run(tmp_path, "verify", "game.json"))
    assert f"opens the commitment; compare it with the one shown: {commitment[0]}\n" in checks
    assert "ok: the result is what the actions lead to" in checks
    state = record.replay()
    assert state.seat is None
    assert f"{headline(state, record.names)}\n┏" in end
    assert picture(state, record.names, viewer=0) in end
    assert list(rows(end))[-1][1:] == [str(score.total) for score in state.scores()]
    # The terminal itself breaks the sentence about the dice, so that the commitment can be copied in one piece.
    dice = words().say("fair-dice", commitment=commitment[0]).splitlines()
    wide = [line for line in terminal.shown.splitlines() if len(line) > 80 and line not in dice]
    assert wide == [], "nothing else is wider than the screen"


def test_fair_dice_are_never_the_same_twice(tmp_path: Path) -> None:
    found = set()
    for _ in range(2):
        fine(run(tmp_path, "play", KB, "--seats", "Ann,random", "--save", "game.json", typed="quit\n"))
        found.add(kept(tmp_path / "game.json").commitment)
    assert None not in found
    assert len(found) == 2


@pytest.mark.parametrize("key", ["Ctrl-C", "Ctrl-D"])
def test_leaving_a_terminal_keeps_the_game(key: str, tmp_path: Path) -> None:
    args = ("play", KB, "--seats", "Ada,random", "--seed", "7", *FIRST, "--save", "game.json")
    with Terminal(tmp_path, *args) as terminal:
        terminal.wait("Ada> ")
        terminal.type("3,4")
        terminal.wait("Ada> ")
        if key == "Ctrl-C":
            terminal.interrupt()
        else:
            terminal.press("\x04")
        last = terminal.finish()
    assert terminal.process.returncode == 0
    assert "Traceback" not in terminal.shown
    assert "realmwright play --resume game.json" in last
    assert kept(tmp_path / "game.json").actions == ["build 3,4"]
    with Terminal(tmp_path, "play", "--resume", "game.json") as terminal:
        record = kept(tmp_path / "game.json")
        assert picture(record.replay(), record.names, viewer=0) in terminal.wait("Ada> ")
        terminal.type("quit")
        terminal.finish()


@pytest.mark.parametrize("typed", [[], ["3,4"], ["3,4", "3,5", "undo"]], ids=["nothing", "a step", "undo"])
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_however_the_game_is_killed_it_is_kept(number: signal.Signals, typed: list[str], tmp_path: Path) -> None:
    args = ("play", KB, "--seats", "Ada,random", "--seed", "7", *FIRST, "--save", "game.json")
    with Terminal(tmp_path, *args) as terminal:
        terminal.wait("Ada> ")
        for line in typed:
            terminal.type(line)
            terminal.wait("Ada> ")
        terminal.process.send_signal(number)
        terminal.finish()
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"], "and nothing half-written"
    assert kept(tmp_path / "game.json").actions == ["build 3,4"][: len(typed)]


def test_the_file_follows_every_action(tmp_path: Path) -> None:
    """Also within a turn, with the turns of the bots; a copy that was open goes on to hold what it held."""
    args = ("play", KB, "--seats", "Ada,random", "--seed", "7", *FIRST, "--save", "game.json")
    typed: list[str] = []
    with Terminal(tmp_path, *args) as terminal:
        terminal.wait("Ada> ")
        with (tmp_path / "game.json").open(encoding="utf-8") as begun:
            for line in ("build 3,4", "build 3,5", "build 4,4", "end turn"):
                terminal.type(line)
                terminal.wait("Ada> ")
                typed.append(line)
                record = kept(tmp_path / "game.json")
                assert record.actions[: len(typed)] == typed
                assert record.replay().seat == 0
            assert Record.from_json(begun.read()).actions == []
        assert len(record.actions) > len(typed), "the bot has played"


def test_a_place_that_is_lost_while_playing_does_not_confuse_the_seats(tmp_path: Path) -> None:
    args = ("play", KB, "--seats", "Ada,random", "--seed", "7", *FIRST, "--save", "place/game.json")
    with Terminal(tmp_path, *args) as terminal:
        terminal.wait("Ada> ")
        for line in ("build 3,4", "build 3,5", "build 4,4"):
            terminal.type(line)
            terminal.wait("Ada> ")
        shutil.rmtree(tmp_path / "place")
        (tmp_path / "place").write_text("", "utf-8")
        terminal.type("end turn")
        if "realmwright: " in terminal.wait("cannot write place/game.json"):
            terminal.finish()
            assert terminal.process.returncode == 2, "to give up is an honest answer, too"
            return
        terminal.wait("Ada> ")
        terminal.type("board")
        board = terminal.wait("Ada> ")
    assert re.search(r"^> ▲0", board, re.MULTILINE), "whoever is asked is to move"


def test_a_terminal_shows_colours_unless_somebody_minds(tmp_path: Path, here: Here) -> None:
    """Seen raw, before the escape sequences are taken out."""
    args = ("play", KB, "--seats", "Ada,random", "--seed", "7", *FIRST, "--save", "game.json")
    coloured = here(tmp_path, *args, "--colour", typed="quit\n")
    plain = here(tmp_path, *args, "--plain", typed="quit\n")
    assert "\x1b[" in fine(coloured)
    assert "\x1b[" not in fine(plain)
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured.out) == plain.out


def test_a_replay_waits_for_enter(tmp_path: Path, shelf: Path) -> None:
    record = Record.from_json(UNFINISHED)
    with Terminal(tmp_path, "replay", shelf / "unfinished.json", "--step") as terminal:
        turns = 1 + sum(text == "end turn" for text in record.actions)
        for _ in range(turns):
            terminal.press("\n")
        told = terminal.finish()
    assert terminal.process.returncode == 0
    assert f"{len(record.actions):4}  {record.actions[-1]}" in told


@pytest.mark.parametrize(
    "args", [("replay", "fast.json", "--boards"), ("show", "fast.json", "--as", "svg"), ("verify", "fast.json")]
)
def test_a_reader_who_stops_reading_hears_no_complaint(args: tuple[str, ...], shelf: Path) -> None:
    """As in ``realmwright replay FILE | head``."""
    process = subprocess.Popen(
        [SCRIPT, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=shelf, env=environment(shelf)
    )
    assert process.stdout is not None
    assert process.stderr is not None
    os.read(process.stdout.fileno(), 10)
    process.stdout.close()
    said = process.stderr.read().decode()
    process.stderr.close()
    process.wait(PATIENCE)
    assert said == ""


@pytest.mark.parametrize("args", [("replay", "fast.json"), ("show", "fast.json"), ("verify", "fast.json")])
def test_a_closed_output_causes_no_complaint(args: tuple[str, ...], shelf: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [SCRIPT, *args], stdout=writing, stderr=subprocess.PIPE, cwd=shelf, env=environment(shelf), check=False
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_people_who_share_a_terminal_see_their_own_hands_only(tmp_path: Path, here: Here) -> None:
    typed = "\nplay all treasures\nend turn\n\nquit\n"
    args = ("play", "dominion", "--seats", "Ann,Bob", "-s", "3", "-o", "start=0", "--save", str(tmp_path / "game"))
    said = here(tmp_path, *args, typed=typed)
    anns, bobs = said.out.split("It is the turn of Bob.")
    assert anns.count("It is the turn of Ann.") == 1, "once for both of her choices"
    state = games["dominion"].new(2, 3, {"start": 0})
    for shown, seat in ((anns, 0), (bobs, 1)):
        view: Any = state.view(seat)
        hand = Counter(str(name).capitalize() for name in view["players"][seat]["cards"])
        line = ", ".join(f"{name} x{count}" if count > 1 else name for name, count in hand.items())
        assert f"your hand: {line}\n" in shown


def test_kingdom_builder_has_nothing_to_hand_over(tmp_path: Path, here: Here) -> None:
    args = ("play", "kingdom-builder", "--seats", "Ann,Bob", "-s", "3", "--save", str(tmp_path / "game"))
    assert "Press Enter" not in here(tmp_path, *args, typed="quit\n").out
