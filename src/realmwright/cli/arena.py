"""``realmwright arena``: a tournament between bots."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from math import inf
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from realmwright.arena import ratings, ray, reports, runner
from realmwright.arena.ledger import Ledger, fingerprint, heading
from realmwright.arena.luck import chances_of
from realmwright.arena.match import TURNS, Plan
from realmwright.arena.schedule import RoundRobin, Schedule, Swiss, check, deals_for
from realmwright.arena.tournament import Run, play_missing
from realmwright.bots import budget_of, with_wishes
from realmwright.bots.budget import MAX_SECONDS
from realmwright.cli.parameters import (
    DEFAULT_JOBS,
    AsJson,
    GameCommand,
    GameName,
    Jobs,
    Options,
    Seed,
    Turns,
    read_bots,
    read_options,
)
from realmwright.game import BadSetup, games

FOLDER: Final = Path("arena")
RAY: Final = "--ray"


class ArenaCommand(GameCommand):
    """A command whose option ``--ray`` may be given without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


class Rate(ProgressColumn):
    """Games per second, or per minute if they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f} games/s" if speed >= 1 else f"{60 * speed:.1f} games/min")


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", help="The bots, such as greedy,flat:500,search:1s.")],
    games_: Annotated[
        int,
        typer.Option(
            "--games", "-n", min=1, help="How many games each pairing plays; rounded up so that all seats are swapped."
        ),
    ] = 100,
    swiss: Annotated[
        int | None,
        typer.Option("--swiss", min=1, metavar="ROUNDS", help="Play so many rounds among equals, not all against all."),
    ] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many players each game has; by default 2.")
    ] = None,
    seed: Seed = 0,
    option: Options = None,
    turns: Turns = TURNS,
    limit: Annotated[
        float,
        typer.Option(
            "--limit", min=0.01, max=MAX_SECONDS, metavar="SECONDS", help="How long a bot may take for one choice."
        ),
    ] = 60.0,
    jobs: Jobs = DEFAULT_JOBS,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FOLDER", help="Where results are kept; by default in the folder arena."),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(RAY, metavar="[ADDRESS]", help="Play on a Ray cluster; without an address on one of its own."),
    ] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Judge the luck in every game by a net, and report shares without it.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other and rate them; the same command goes on after an interruption, or with more games."""
    ratings.model()
    rules = games[game]
    options = read_options(rules, option or ())
    seats = players if players is not None else 2 if 2 in rules.players else rules.players[0]
    start = rules.new(seats, seed, options)
    chosen = read_bots(game, bots)
    judge = chances_of(start).judge if luck else ""
    plan = Plan(game, with_wishes(rules, seats, chosen, options), chosen, seats, seed, turns, limit, judge)
    check(plan)
    check_limit(plan)
    rounded = deals_for(games_, seats) * seats
    schedule: Schedule = RoundRobin(plan, rounded) if swiss is None else Swiss(plan, rounded, swiss)
    for_swiss = None if swiss is None else rounded
    folder = out or FOLDER / f"{game}-{fingerprint(heading(plan, for_swiss))}"
    if rounded > games_:
        print(f"--games {games_} is rounded up to {rounded}, so that all sit in all {seats} seats", file=sys.stderr)
    with Ledger(folder, plan, for_swiss, beside=[FOLDER]) as ledger:
        with on_cluster(cluster) if cluster is not None else nullcontext(partial(runner.run, jobs=jobs)) as run:
            play_with_progress(schedule, ledger, run)
        report(folder, ledger, as_json)


def with_address(args: Sequence[str]) -> list[str]:
    """The arguments with ``--ray`` replaced by ``--ray=`` where no address follows."""
    found = []
    for place, text in enumerate(args):
        following = args[place + 1] if place + 1 < len(args) else "-"
        bare = text == RAY and (following.startswith("-") or following in games)
        found.append(f"{RAY}=" if bare else text)
    return found


def check_limit(plan: Plan) -> None:
    """Raise BadSetup if the budget of a bot exceeds the time limit."""
    for spec in plan.bots:
        budget = budget_of(plan.game, spec)
        if budget is not None and plan.limit <= budget.seconds < inf:
            raise BadSetup(f"the bot {spec} would think longer than --limit {plan.limit:g}: raise the limit")


@contextmanager
def on_cluster(address: str) -> Iterator[Run]:
    """A runner that plays on a Ray cluster, for the duration of the context."""
    with ray.connected(address or None):
        yield partial(ray.run, address=address or None)


def play_with_progress(schedule: Schedule, ledger: Ledger, run: Run) -> None:
    """Play all missing games with a progress bar."""
    progress = Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not os.isatty(2),
    )
    before = min(len(ledger.results), schedule.total)
    try:
        with progress, closing(play_missing(schedule, ledger, run)) as results:
            task = progress.add_task("", total=schedule.total, completed=before)
            for _ in results:
                progress.advance(task)
    except KeyboardInterrupt:
        played = f"{len(ledger.results)} of {schedule.total} games are in {ledger.path}"
        print(f"stopped: {played}; the same command goes on with the rest", file=sys.stderr)
        raise


def report(folder: Path, ledger: Ledger, as_json: bool) -> None:
    """Write all reports and print one of them."""
    reports.write(folder, ledger.plan, list(ledger.results.values()), ledger.stale)
    print((folder / ("report.json" if as_json else "report.txt")).read_text("utf-8").rstrip("\n"))
    if not as_json:
        print(f"\nkept in {folder}: results.jsonl, report.txt, report.json, report.html")
