"""``realmwright simulate``: many games between bots, and their summary."""

import json
import os
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from realmwright.arena.formatting import option_text
from realmwright.arena.intervals import wilson_interval
from realmwright.arena.match import TURNS, play_on
from realmwright.bots import ask, maker, with_wishes
from realmwright.cli.parameters import (
    DEFAULT_JOBS,
    AsJson,
    GameName,
    Jobs,
    Options,
    Seed,
    Turns,
    read_bots,
    read_options,
)
from realmwright.dice import FastDice, derived_seed
from realmwright.game import BadSetup, Json, Score, games

CHUNK = 25


@dataclass(frozen=True)
class Plan:
    """The settings of all games of a simulation."""

    game: str
    options: dict[str, Json]
    seed: int
    bots: tuple[str, ...]
    rotate: bool
    turns: int


@dataclass(frozen=True)
class Outcome:
    """How one game ended. Lists are by bot, in the order in which the bots were named."""

    finished: bool
    scores: list[Score]
    winners: list[int]
    actions: int
    turns: float
    """The mean number of turns of each player."""


@dataclass(frozen=True)
class Result:
    """The summary of one bot over all finished games; without any, most fields are None."""

    bot: str
    outright: int
    shared: int
    wins: float
    """Games won; a shared victory is divided among its winners."""
    share: float | None
    interval: tuple[float, float] | None
    mean: float | None
    deviation: float | None
    least: int | None
    most: int | None


def simulate(
    game: GameName,
    games_: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play.")] = 100,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many players each game has; by default as many as bots.")
    ] = None,
    seed: Seed = 0,
    seats: Annotated[
        str, typer.Option("--bots", "-b", help="The bots, seat by seat, as search:1s or greedy; one fills all seats.")
    ] = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help="Let all bots move up one seat after every game.")] = False,
    option: Options = None,
    turns: Turns = TURNS,
    jobs: Jobs = DEFAULT_JOBS,
    as_json: AsJson = False,
) -> None:
    """Play many games among bots and sum them up; what the bots go for is there, unless an option says otherwise."""
    rules = games[game]
    options = read_options(rules, option or ())
    if players is not None:
        rules.new(players, seed, options)
    chosen = name_bots(game, seats, players)
    rules.new(len(chosen), seed, options)
    options = with_wishes(rules, len(chosen), chosen, options)
    plan = Plan(game, options, seed, chosen, rotate, turns)
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


def name_bots(game: str, names: str, players: int | None) -> tuple[str, ...]:
    """The specs of the bots, one for each seat."""
    chosen = read_bots(game, names)
    if len(chosen) == 1:
        chosen *= 2 if players is None else players
    if players is not None and len(chosen) != players:
        raise BadSetup(f"{len(chosen)} bots are named for {players} seats: name one, or one a seat")
    return chosen


def batches(plan: Plan, count: int, jobs: int) -> Iterator[list[Outcome]]:
    """The outcomes of all games in order, in batches, for any number of processes."""
    chunks = [range(first, min(first + CHUNK, count)) for first in range(0, count, CHUNK)]
    if jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_games(plan, chunk)
    else:
        with ProcessPoolExecutor(min(jobs, len(chunks))) as pool:
            yield from pool.map(play_games, [plan] * len(chunks), chunks)


def play_games(plan: Plan, numbers: Sequence[int]) -> list[Outcome]:
    """The outcomes of the games with these numbers; each depends only on the seed and its number."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game to its end, or to the limit of turns."""
    count = len(plan.bots)
    # Each by a hash of its own: from its seed a bot cannot tell how the cards were dealt.
    state = games[plan.game].new(count, derived_seed(plan.seed, "simulated game", number), plan.options)
    players = [
        maker(plan.game, name)(derived_seed(plan.seed, f"bot {bot} in simulated game", number))
        for bot, name in enumerate(plan.bots)
    ]
    imagine_seed = derived_seed(plan.seed, "imagining in simulated game", number)
    places = [(bot + number) % count if plan.rotate else bot for bot in range(count)]
    # The seat of each bot.
    seated = [players[places.index(seat)] for seat in range(count)]

    def choose(seat: int, actions: int) -> int:
        return ask(seated[seat], state, FastDice(imagine_seed + actions), trust=True)

    actions = play_on(state, choose, plan.turns)
    scores, winners = state.scores(), state.winners()
    return Outcome(
        finished=state.seat is None,
        scores=[scores[place] for place in places],
        winners=[bot for bot, place in enumerate(places) if place in winners],
        actions=actions,
        turns=state.turns / count,
    )


def results(plan: Plan, finished: Sequence[Outcome]) -> list[Result]:
    """The summaries of all bots."""
    return [result(name, bot, finished) for bot, name in enumerate(plan.bots)]


def result(name: str, bot: int, finished: Sequence[Outcome]) -> Result:
    """The summary of one bot."""
    won = [len(outcome.winners) for outcome in finished if bot in outcome.winners]
    wins = sum(1 / winners for winners in won)
    totals = [outcome.scores[bot].total for outcome in finished]
    return Result(
        bot=name,
        outright=won.count(1),
        shared=len(won) - won.count(1),
        wins=wins,
        share=wins / len(finished) if finished else None,
        interval=wilson_interval(wins, len(finished)) if finished else None,
        mean=statistics.fmean(totals) if totals else None,
        deviation=statistics.pstdev(totals) if totals else None,
        least=min(totals, default=None),
        most=max(totals, default=None),
    )


def mean_turns(finished: Sequence[Outcome]) -> float | None:
    """The mean number of turns of each player in a finished game."""
    return statistics.fmean(outcome.turns for outcome in finished) if finished else None


def sources(outcomes: Sequence[Outcome]) -> list[str]:
    """All sources of points in any of the games."""
    return sorted({name for outcome in outcomes for score in outcome.scores for name in score})


def to_json(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, Json]:
    """The contents of the tables, and the scores of each game; null for games that were given up."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    return {
        "game": plan.game,
        "options": plan.options,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "games": len(outcomes),
        "unfinished": len(outcomes) - len(finished),
        "turn_limit": plan.turns,
        "turns": mean_turns(finished),
        "actions": sum(outcome.actions for outcome in outcomes),
        "bots": [asdict(each) for each in results(plan, finished)],
        "scores": [[dict(score) for score in outcome.scores] if outcome.finished else None for outcome in outcomes],
    }


def show(plan: Plan, outcomes: Sequence[Outcome], console: Console) -> None:
    """Print the summary as tables."""
    finished = [outcome for outcome in outcomes if outcome.finished]
    count = len(outcomes)
    played = f"{count} games" if count > 1 else "1 game"
    title = f"{plan.game}: {played}, seed {plan.seed}"
    if finished:
        actions = statistics.fmean(outcome.actions for outcome in finished)
        title += f", {mean_turns(finished):.1f} turns and {actions:.1f} actions a game"
    table = Table(
        title=title, caption=", ".join(f"{name}={option_text(value)}" for name, value in plan.options.items())
    )
    table.add_column("bot", no_wrap=True)
    for column in ("won", "tied", "share", "95 %", "points", "range"):
        table.add_column(column, justify="right", no_wrap=True)
    for number, line in enumerate(results(plan, finished)):
        table.add_row(f"{number} {line.bot}", *cells(line))
    console.print(table)
    if len(finished) < count:
        console.print(f"given up after {plan.turns} turns of each player, and left out: {count - len(finished)}")
    table = Table(title="points by source, in the games that had it")
    table.add_column("source")
    table.add_column("games", justify="right")
    for number, bot in enumerate(plan.bots):
        table.add_column(f"{number} {bot}", justify="right")
    for name in sources(finished):
        having = [outcome for outcome in finished if name in outcome.scores[0]]
        means = [statistics.fmean(outcome.scores[bot][name] for outcome in having) for bot in range(len(plan.bots))]
        table.add_row(name, str(len(having)), *(f"{mean:.2f}" for mean in means))
    console.print(table)


def cells(line: Result) -> list[str]:
    """The cells of a bot's row."""
    if line.share is None or line.interval is None:
        return []
    low, high = line.interval
    return [
        str(line.outright),
        str(line.shared),
        f"{line.share:.1%}",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{line.mean:.2f} ± {line.deviation:.2f}",
        f"{line.least} to {line.most}",
    ]
