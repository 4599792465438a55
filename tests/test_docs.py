"""What the pages say is so: the examples run, the commands are understood, links lead somewhere, the tables agree."""

import doctest
import json
import re
import shlex
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from realmwright.arena import luck
from realmwright.arena.ledger import STALE, heading, result_to_json
from realmwright.arena.match import FORGIVEN, TURNS, Fault, Plan
from realmwright.arena.reports import to_json
from realmwright.bots import ask, bots, flat, levels, search
from realmwright.bots.budget import MAX_SIMULATIONS
from realmwright.cli import app
from realmwright.cli.parameters import read_bots, read_options
from realmwright.dice import FastDice
from realmwright.game import Json, games
from realmwright.server.operations.config import Config
from tests.arena.report_samples import ended, plan_for
from tests.command import run
from tests.test_cli import fine

ROOT = Path(__file__).parents[1]
BOTS, ARENA = ((ROOT / name).read_text("utf-8") for name in ("docs/bots.md", "docs/arena.md"))
PAGES = ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "CHANGELOG.md")
OTHERS = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
COMMAND = re.compile(r"^(?: {4})?realmwright ((?:arena|play|simulate) .*?)(?: +#.*)?$", re.MULTILINE)
FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(`+)[^`]+\1")
LINK = re.compile(r"\]\(([^)#]*)(?:#([^)]*))?\)")


def fenced(language: str) -> str:
    """The one block of the page about bots that is written in this language."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", BOTS, re.MULTILINE | re.DOTALL)
    return str(found)


def entry_points() -> dict[str, dict[str, str]]:
    """What the example registers."""
    return dict(tomllib.loads(fenced("toml"))["project"]["entry-points"])


@pytest.mark.parametrize(("page", "least"), [("bots", 9), ("python", 25)])
def test_the_examples_do_what_they_say(page: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / f"{page}.md"), module_relative=False)
    assert tried >= least
    assert failed == 0


def test_the_bot_of_ten_lines_has_ten_and_plays_any_game() -> None:
    code = fenced("python")
    assert sum(bool(line.strip()) for line in code.splitlines()) == 10
    module: dict[str, Any] = {}
    exec(code, module)
    for game in games.values():
        state = game.new(3, 1)
        bot = module["Dreamer"](2)
        for number in range(4):
            state.play(ask(bot, state, FastDice(number)))


def test_the_bot_of_ten_lines_is_found_and_beats_chance(tmp_path: Path) -> None:
    code = fenced("python")
    (tmp_path / "dreamer.py").write_text(code, "utf-8")
    installed = tmp_path / "dreamer-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: dreamer\nVersion: 1.0\n", "utf-8")
    groups = (
        f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in entries.items())
        for group, entries in entry_points().items()
    )
    (installed / "entry_points.txt").write_text("".join(groups), "utf-8")
    (name,) = entry_points()["realmwright.bots"]
    given = ("arena", "kingdom-builder", "--bots", f"{name},random", "--games", "2", "--jobs", "1", "--json")
    first, last = json.loads(fine(run(tmp_path, *given, PYTHONPATH=str(tmp_path))))["standings"]
    assert (first["name"], first["won"], last["name"]) == (name, 2, "random")
    assert not any(first["faults"].values())


COMMANDS = {line for page in (*PAGES, *OTHERS) for line in COMMAND.findall((ROOT / page).read_text("utf-8"))}


@pytest.mark.parametrize("line", sorted(COMMANDS))
def test_commands_are_understood(line: str) -> None:
    name, *args = shlex.split(line.replace("…", ""))
    # It is read as at a terminal, and not carried out. Contexts and commands are private classes of Typer's.
    commands: Any = get_command(app)
    given: dict[str, Any] = commands.commands[name].make_context(name, args).params
    if given.get("game") not in games:
        assert "GAME" in line or given.get("resume")
        return
    game = games[given["game"]]
    game.new(given.get("players") or 2, 0, read_options(game, given["option"] or ()))
    own = set(entry_points()["realmwright.bots"])
    named = given.get("bots") or given.get("seats") or ""
    seated = [bot for bot in named.split(",") if bot and not bot[0].isupper() and bot not in own]
    if seated:
        read_bots(game.name, ",".join(seated))


def links() -> Iterator[tuple[str, str, str]]:
    for page in (*PAGES, *(name for name in OTHERS if not name.startswith("docs/rules/"))):
        prose = CODE.sub("", FENCED.sub("", (ROOT / page).read_text("utf-8")))
        for place, part in LINK.findall(prose):
            if "://" not in place:
                yield page, place, part


@cache
def parts(path: Path) -> set[str]:
    """What can be linked to on a page."""
    text = path.read_text("utf-8")
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    known = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
    return known | set(re.findall(r'<a id="(.*?)">', text))


def test_links_lead_somewhere() -> None:
    for page, place, part in links():
        target = (ROOT / page).parent / place if place else ROOT / page
        assert target.exists(), f"{page} links to {place}"
        assert not part or part in parts(target.resolve()), f"{page} links to {place}#{part}"


def words_for(rung: levels.Rung) -> str:
    """How the table of levels says how one plays."""
    found = ["`greedy`" if rung.budget is None else "`deep`" if rung.net else "`search`"]
    if rung.budget is not None:
        limited = rung.budget.simulations < MAX_SIMULATIONS
        found.append(f"{rung.budget.simulations} simulations" if limited else f"{rung.budget} for a choice")
    if rung.slips:
        found.append(f"{rung.slips} at random")
    return ", ".join(found)


def test_the_tables_about_bots_agree_with_the_code() -> None:
    rows = dict(re.findall(r"^\| `([a-z]+)` \| (.*) \|$", BOTS, re.MULTILINE))
    assert {*bots} <= {*rows}
    ladders = (levels.KINGDOM_BUILDER, levels.WINTER_KINGDOM, levels.DOMINION)
    for level in levels.Ladder._fields:
        assert rows[level] == " | ".join(words_for(getattr(ladder, level)) for ladder in ladders)
    assert f"`search` | as usual: {search.DEFAULT_BUDGET} |" in BOTS
    assert f"`flat` | as usual: {flat.DEFAULT_BUDGET} simulations |" in BOTS
    assert f"after {Config.bot_limit:g} seconds (`REALMWRIGHT_BOT_LIMIT`)" in BOTS
    assert f"after {Plan.limit:g} seconds (`--limit`)" in BOTS
    assert FORGIVEN == 5
    assert "with the sixth fault" in BOTS
    assert "Five faults in a game are forgiven" in ARENA


def test_the_tables_about_the_arena_agree_with_the_code() -> None:
    commands: Any = get_command(app)
    for option in commands.commands["arena"].params:
        names = [name for name in option.opts if name.startswith("--")]
        assert all(f"`{name}" in ARENA for name in names if name not in ("--help", "--option"))
    assert f"given up, and counts for nobody | {TURNS} |" in ARENA
    assert f"may take for one choice | {Plan.limit:g} |" in ARENA
    assert f"logit(s) = {luck.SLOPE} · atanh(v)" in ARENA


def keys(data: Json) -> Iterator[str]:
    """All keys of something, however deep."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield name
            yield from keys(value)
    elif isinstance(data, list):
        for value in data:
            yield from keys(value)


def test_every_key_of_the_ledger_and_the_report_is_told() -> None:
    plan = plan_for("one", "two")
    fault = Fault(0, "slow", 3, "asleep")
    results = [replace(ended(deal, (0, 1), (3, 4), faults=[fault]), luck=[0.1, -0.1]) for deal in range(2)]
    for name in {*keys(to_json(plan, results)), *keys(result_to_json(results[0]))}:
        assert f"`{name}`" in ARENA, name
    told = re.search(r"^\{\"arena\".*\}$", ARENA, re.MULTILINE)
    assert told is not None
    written = [*keys(heading(Plan("kingdom-builder", {}, ("random", "greedy")))), STALE]
    assert written == re.findall(r'"(\w+)":', told[0])
