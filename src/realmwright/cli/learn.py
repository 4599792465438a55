"""``realmwright learn``: a net learns to judge positions, for some minutes at a time."""

import json
import signal
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from realmwright.cli.parameters import DEFAULT_JOBS, AsJson, GameName, Jobs
from realmwright.game import BadSetup, RealmwrightError, games

OPPONENTS: Final = ("random", "greedy", "flat")


def learn(
    game: GameName,
    folder: Annotated[
        Path,
        typer.Option("--resume", "-r", metavar="DIR", help="The folder of the run; it goes on from what is there."),
    ],
    minutes: Annotated[
        float, typer.Option("--minutes", "-m", min=0, help="How long to learn; 0 rates the net that is there.")
    ] = 9.0,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="Where the chance of a new run begins.")] = None,
    jobs: Jobs = DEFAULT_JOBS,
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play the games on the Ray cluster at this address.")
    ] = None,
    channels: Annotated[int | None, typer.Option("--channels", min=4, help="Channels of a new net.")] = None,
    blocks: Annotated[int | None, typer.Option("--blocks", min=0, help="Residual blocks of a new net.")] = None,
    batch: Annotated[int | None, typer.Option("--batch", min=1, help="Positions in each step of a new run.")] = None,
    rated: Annotated[
        int, typer.Option("--rate", min=0, help="Play so many deals against each of some bots in the end; 0 for none.")
    ] = 50,
    as_json: AsJson = False,
) -> None:
    """Learn to judge positions of a game from games that it plays itself."""
    games[game]
    try:
        from realmwright.learn import card, recipes, run, sources
    except ImportError as missing:
        raise RealmwrightError(str(missing)) from missing
    recipe = recipes.recipe_of(game)
    chosen = {"channels": channels, "blocks": blocks}
    size = recipe.size._replace(**{name: value for name, value in chosen.items() if value is not None})
    current = run.Run(folder, recipe._replace(size=size, batch=batch or recipe.batch), seed)
    for name, value in (chosen | {"batch": batch}).items():
        there = current.recipe.batch if name == "batch" else getattr(current.recipe.size, name)
        if value is not None and there != value:
            raise BadSetup(f"the run in {folder} has {name} {there}, not {value}")
    console = Console(stderr=True, highlight=False)

    def tell(mark: card.Mark) -> None:
        console.print(
            f"{mark['seconds'] / 60:6.1f} min  {mark['deals']:,} deals  {mark['positions']:,} positions  "
            f"{mark['steps']:,} steps  error {mark['loss']:.4f}  explained {mark['explained']:.1%}",
            soft_wrap=True,
        )

    if minutes:
        sampling, began, first = current.recipe.sampling, current.card["seed"], current.next_deal
        if ray is None:
            source = sources.from_processes(sampling, began, first, jobs, current.teacher)
        else:
            source = sources.from_cluster(sampling, began, first, ray, current.teacher)
        _end_gracefully()
        current.go_on(source, run.Limits(60 * minutes), tell)
    if rated and (current.has_net or current.export()):
        for each in current.rate(OPPONENTS, rated, jobs):
            console.print(f"against {each['opponent']}: {each['share']:.1%} ({each['low']:.1%} to {each['high']:.1%})")
    if as_json:
        print(json.dumps(current.card))
    else:
        console.print(f"{folder / run.PAGE} shows how it went.")


def _end_gracefully() -> None:
    """Let a request to end be what a key press is: what was learnt is saved."""

    def interrupt(_: int, __: FrameType | None) -> Any:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, interrupt)
