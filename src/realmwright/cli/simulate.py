"""``realmwright simulate``: many games among bots, and what came out of them."""

import json
import os
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from realmwright.bots import ask, bots
from realmwright.cli.choices import GameName, Options, read_options
from realmwright.dice import FastDice, Stream, wide_seed
from realmwright.game import BadSetup, Json, Score, games

CHUNK = 25


@dataclass(frozen=True)
class Plan:
    """What every game of a simulation has in common."""

    game: str
    options: dict[str, Json]
    seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    scores: list[Score]
    winners: list[int]
    actions: int


def simulate(
    game: GameName,
    games_: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many players each game has; by default as many as bots.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")] = 0,
    seats: Annotated[
        str, typer.Option("--bots", "-b", help="The bots, seat by seat; one name fills all seats.")
    ] = "random",
    option: Options = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")] = os.cpu_count() or 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Play many games among bots and sum them up."""
    rules = games[game]
    options = read_options(rules, option or ())
    if players is not None:
        rules.new(players, seed, options)
    chosen = seat_bots(seats, players)
    rules.new(len(chosen), seed, options)
    plan = Plan(game, options, seed, chosen)
    outcomes = []
    with Progress(console=Console(stderr=True), transient=True, disable=not os.isatty(2)) as progress:
        task = progress.add_task("Playing", total=games_)
        for batch in batches(plan, games_, jobs):
            outcomes += batch
            progress.advance(task, len(batch))
    if as_json:
        print(json.dumps(to_json(plan, outcomes), indent=1))
    else:
        show(plan, outcomes, Console())


def seat_bots(names: str, players: int | None) -> tuple[str, ...]:
    """The name of the bot on each seat."""
    chosen = tuple(name.strip().lower() for name in names.split(","))
    if len(chosen) == 1:
        chosen *= 2 if players is None else players
    if players is not None and len(chosen) != players:
        raise BadSetup(f"{len(chosen)} bots are named for {players} seats: name one, or one a seat")
    for name in chosen:
        bots[name]
    return chosen


def batches(plan: Plan, count: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of all games in order, some at a time, however many processes play them."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_games(plan, chunk)
    else:
        with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
            yield from pool.map(play_games, [plan] * len(chunks), chunks)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    """The outcomes of the games with these numbers; each depends on the seed and its number alone."""
    return [play_game(plan, FastDice(plan.seed).stream(f"simulated game {number}")) for number in numbers]


def play_game(plan: Plan, stream: Stream) -> Outcome:
    """One game to its end."""
    state = games[plan.game].new(len(plan.seats), wide_seed(stream), plan.options)
    players = [bots[name](wide_seed(stream)) for name in plan.seats]
    fantasy = wide_seed(stream)
    actions = 0
    while (seat := state.seat) is not None:
        state.play(ask(players[seat], state, FastDice(fantasy + actions)))
        actions += 1
    return Outcome(state.scores(), state.winners(), actions)


def interval(points: float, games_played: int) -> tuple[float, float]:
    """The 95 % interval of a share of points (Wilson)."""
    z = 1.96
    share = points / games_played
    middle = share + z * z / (2 * games_played)
    spread = z * sqrt(share * (1 - share) / games_played + z * z / (4 * games_played**2))
    scale = 1 + z * z / games_played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def seat_points(outcomes: Sequence[Outcome], seat: int) -> float:
    """Games won; a shared victory counts as a share."""
    return sum(1 / len(outcome.winners) for outcome in outcomes if seat in outcome.winners)


def sources(outcomes: Sequence[Outcome]) -> list[str]:
    """Everything that gave points in any of the games."""
    return sorted({name for outcome in outcomes for score in outcome.scores for name in score})


def to_json(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Json]:
    """Everything that the tables show, and the scores of every game."""
    seats: list[Json] = []
    for seat, bot in enumerate(plan.seats):
        totals = [outcome.scores[seat].total for outcome in outcomes]
        points = seat_points(outcomes, seat)
        seats.append(
            {
                "bot": bot,
                "wins": points,
                "share": points / len(outcomes),
                "interval": interval(points, len(outcomes)),
                "mean": statistics.fmean(totals),
                "deviation": statistics.pstdev(totals),
                "least": min(totals),
                "most": max(totals),
            }
        )
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(outcomes),
        "actions": sum(outcome.actions for outcome in outcomes),
        "seats": seats,
        "scores": [[dict(score) for score in outcome.scores] for outcome in outcomes],
    }


def show(plan: Plan, outcomes: Sequence[Outcome], console: Console) -> None:
    """Print the summary as tables."""
    count = len(outcomes)
    played = f"{count} games" if count > 1 else "1 game"
    mean_actions = sum(outcome.actions for outcome in outcomes) / count
    table = Table(title=f"{plan.game}: {played}, seed {plan.seed}, {mean_actions:.1f} actions a game")
    for column in ("seat", "bot"):
        table.add_column(column)
    for column in ("wins", "share", "95 %", "points", "±", "least", "most"):
        table.add_column(column, justify="right")
    for seat, bot in enumerate(plan.seats):
        totals = [outcome.scores[seat].total for outcome in outcomes]
        points = seat_points(outcomes, seat)
        low, high = interval(points, count)
        table.add_row(
            str(seat),
            bot,
            f"{points:g}" if points == int(points) else f"{points:.2f}",
            f"{points / count:.1%}",
            f"{100 * low:.0f} to {100 * high:.0f}",
            f"{statistics.fmean(totals):.2f}",
            f"{statistics.pstdev(totals):.2f}",
            str(min(totals)),
            str(max(totals)),
        )
    console.print(table)
    table = Table(title="points by source, in the games that had it")
    table.add_column("source")
    table.add_column("games", justify="right")
    for seat, bot in enumerate(plan.seats):
        table.add_column(f"{seat} {bot}", justify="right")
    for name in sources(outcomes):
        having = [outcome for outcome in outcomes if name in outcome.scores[0]]
        means = [statistics.fmean(outcome.scores[seat][name] for outcome in having) for seat in range(len(plan.seats))]
        table.add_row(name, str(len(having)), *(f"{mean:.2f}" for mean in means))
    console.print(table)
