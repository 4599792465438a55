"""``realmwright puzzles``: positions in which one line is clearly the best, mined from games between strong bots."""

from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress

from realmwright.cli.files import about, seat_names, write
from realmwright.cli.output import in_colour, words_for
from realmwright.cli.parameters import (
    DEFAULT_JOBS,
    DEFAULT_LANGUAGE,
    Colour,
    GameCommand,
    GameName,
    Language,
    Options,
    Seed,
    read_options,
)
from realmwright.dice import FastDice, drawn
from realmwright.game import games, unknown
from realmwright.puzzles.library import packed, puzzle_called, read_file
from realmwright.puzzles.mining import Plan, Themes, mined, next_numbers
from realmwright.puzzles.puzzle import STEPS, BadPuzzle, Puzzle, read_line
from realmwright.puzzles.verifying import verify as verify_puzzle
from realmwright.review.judging import USUAL
from realmwright.review.page import in_words, percent

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    help="Mine positions in which one line is clearly the best, verify them, and look at them.",
)
PuzzleFile = Annotated[Path, typer.Argument(metavar="FILE", help="Puzzles, one in each line, as JSON.")]
Processes = Annotated[int, typer.Option("--processes", "-p", min=1, help="How many processes work.")]
REPORT_AFTER: Final = 15.0
"""Seconds between two lines about the progress."""


@app.command(cls=GameCommand)
def mine(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Where puzzles are added, each in a line; goes on from there.")
    ],
    count: Annotated[int, typer.Option("--count", "-n", min=1, help="Stop when the file holds so many.")] = 300,
    minutes: Annotated[float, typer.Option("--minutes", "-m", min=0, help="Stop after so many minutes.")] = 60.0,
    seed: Seed = 0,
    processes: Processes = DEFAULT_JOBS,
    option: Options = None,
) -> None:
    """Mine puzzles from games between strong bots. Without options all variants of the game are played in turn."""
    played = games[game]
    options = read_options(played, option or [])
    played.new(played.players[0], 0, options)
    plan = Plan(game, seed, options or None)
    with about(out):
        known = read_file(out) if out.exists() else []
        if strange := next((puzzle.game for puzzle in known if puzzle.game != game), None):
            raise BadPuzzle(f"this file holds puzzles of {strange}")
    themes, names = Themes(count), {puzzle.name for puzzle in known}
    for puzzle in known:
        themes.admit(puzzle)
    progress = _Progress(len(known), count)
    with about(out, "write"), out.open("a", encoding="utf-8") as file:
        if len(names) < count:
            for puzzle in mined(plan, next_numbers(known, seed), processes, minutes, progress.tell):
                if puzzle.name in names or not themes.admit(puzzle):
                    continue
                file.write(puzzle.to_json() + "\n")
                file.flush()
                names.add(puzzle.name)
                progress.found += 1
                if len(names) >= count:
                    break
    progress.say()


class _Progress:
    """Says now and then on standard error how far it is."""

    def __init__(self, found: int, wanted: int) -> None:
        self.found = found
        self._before = found
        self._wanted = wanted
        self._games = 0
        self._begun = self._last = monotonic()

    def tell(self, games_looked_through: int) -> None:
        self._games = games_looked_through
        if monotonic() > self._last + REPORT_AFTER:
            self.say()

    def say(self) -> None:
        self._last = monotonic()
        minutes = max(0.001, (self._last - self._begun) / 60)
        each = (self.found - self._before) / minutes
        looked = f"{self._games} games in {minutes:.1f} minutes, {each:.1f} puzzles a minute"
        typer.echo(f"{self.found} of {self._wanted} puzzles; {looked}", err=True)


@app.command()
def pack(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files of puzzles of one game.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The compressed file to write.")],
) -> None:
    """Put files of puzzles together into a compressed one, such as those that are installed."""
    found: dict[str, Puzzle] = {}
    for path in files:
        with about(path):
            found |= {puzzle.name: puzzle for puzzle in read_file(path)}
    if len(kinds := {puzzle.game for puzzle in found.values()}) > 1:
        raise BadPuzzle(f"a file holds puzzles of one game, not of {' and '.join(sorted(kinds))}")
    themes = Themes(len(found))
    kept = [found[name] for name in sorted(found) if themes.admit(found[name])]
    write(out, packed(kept))
    print(f"{len(kept)} puzzles; {len(found) - len(kept)} were too many of their kind")


@app.command()
def verify(
    file: PuzzleFile,
    sample: Annotated[int, typer.Option("--sample", min=1, help="Judge only so many of them anew.")] = 10**9,
    thorough: Annotated[
        float, typer.Option("--thorough", min=0.01, max=1000, help="So many times the usual effort of a review.")
    ] = 1.0,
    seed: Seed = 1,
    processes: Processes = DEFAULT_JOBS,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Where those without a fault are written.")
    ] = None,
) -> None:
    """Judge puzzles anew, with other chances, and say which do not agree with their proof, or have other solutions."""
    with about(file):
        known = read_file(file)
    chosen = drawn(FastDice(seed).stream("sample"), known, min(sample, len(known)))
    good: list[Puzzle] = []
    ahead = 0
    judge = partial(verify_puzzle, effort=USUAL.times(thorough), seed=seed)
    console = Console(stderr=True)
    with (
        ProcessPoolExecutor(min(processes, max(1, len(chosen))), get_context("spawn")) as pool,
        Progress(transient=True, console=console, disable=not console.is_terminal) as progress,
    ):
        for found in progress.track(pool.map(judge, chosen), total=len(chosen), description="verifying"):
            faults = found.faults()
            for fault in faults:
                print(f"puzzle {found.puzzle.name}: {fault}")
            if not faults:
                good.append(found.puzzle)
            ahead += found.ahead()
    if out is not None:
        write(out, "".join(puzzle.to_json() + "\n" for puzzle in good).encode())
    print(f"{len(chosen)} puzzles of {len(known)}: {len(good)} agree with their proof")
    print(f"the solution is ahead of its rivals for certain in {ahead}")
    if len(good) < len(chosen):
        raise typer.Exit(1)


@app.command()
def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="The name of a puzzle.")],
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Where it is; by default among those installed.")
    ] = None,
    solution: Annotated[bool, typer.Option("--solution", help="Show the best line, too, and how it is known.")] = False,
    language: Language = DEFAULT_LANGUAGE,
    colour: Colour = None,
) -> None:
    """Show the position of a puzzle, as whoever is to move sees it, and what is asked."""
    if file is None:
        puzzle = puzzle_called(name)
    else:
        with about(file):
            known = {each.name: each for each in read_file(file)}
            if name not in known:
                raise BadPuzzle(unknown("puzzle", name, known))
            puzzle = known[name]
    position = puzzle.start()
    words = words_for(position.game, language)
    names = seat_names(position)
    console = Console(highlight=False, markup=False)
    print(position.text(puzzle.seat, in_colour(console, colour), names, words.say))
    console.print(f"\n{names[puzzle.seat]}: {words.prompt(position.prompt())}", style="bold")
    console.print(f"difficulty {puzzle.difficulty} of {len(STEPS) + 1}; {', '.join(puzzle.tags)}", style="dim")
    if solution:
        proof = puzzle.proof
        console.print(f"\nbest, {percent(proof.chance)}: {in_words(words, position, puzzle.line())}")
        for rival in proof.rivals:
            line = in_words(words, position, read_line(position, rival.actions))
            console.print(f"{100 * rival.behind:.1f} ± {100 * rival.error:.1f} % worse: {line}")
        worlds, playouts = proof.effort.worlds, proof.effort.playouts
        console.print(
            f"{proof.considered} lines were compared, these {playouts} times in each of {worlds} worlds; "
            f"found by {', '.join(f'{bot} {percent(share)}' for bot, share in puzzle.found.items())}",
            style="dim",
        )
