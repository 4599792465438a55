"""python -m tools.new: writes the skeleton of something new, with a failing test that says what is left to do.

Run it with --help, or with the name of a kind and --help.
"""

import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tools import skeletons
from tools.editing import ROOT, CannotEdit

app: Final = typer.Typer(add_completion=False, no_args_is_help=True, help=__doc__)
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:[-_ ][a-z0-9]+)*")

Name = Annotated[str, typer.Argument(help="in small letters, as the notation has it")]
Set = Annotated[str, typer.Option("--set", help="the set that it belongs to, or own")]


def done(name: str, files: list[Path]) -> None:
    """Say what was written and what comes next."""
    for path in files:
        print(f"  {path.relative_to(ROOT).as_posix()}")
    print(f"Next: fill in {name}, replace the failing test by real ones, `make regenerate`, `make check`.")


def checked(name: str) -> str:
    """A name that can be one. Raises CannotEdit otherwise."""
    if not NAME.fullmatch(name):
        raise CannotEdit(f"{name!r} is no name: small letters and digits, such as 'woodcutters' or 'old mill'")
    return name


@app.command()
def card(game: str, name: Name, set_: Set = "own") -> None:
    """A card that earns points: kingdom-builder or winter-kingdom."""
    kinds = {"kingdom-builder": skeletons.kingdom_builder_card, "winter-kingdom": skeletons.winter_kingdom_card}
    if game not in kinds:
        raise CannotEdit(f"cards are added to {' or '.join(kinds)}; for Dominion there is dominion-card")
    done(name, kinds[game](checked(name), set_))


@app.command()
def location(game: str, name: Name, set_: Set = "own") -> None:
    """A location of Kingdom Builder, with its tile and a board that it lies on."""
    if game != "kingdom-builder":
        raise CannotEdit("locations are added to kingdom-builder")
    done(name, skeletons.kingdom_builder_location(checked(name), set_))


@app.command()
def talent(game: str, name: Name) -> None:
    """A talent of Winter Kingdom."""
    if game != "winter-kingdom":
        raise CannotEdit("talents are added to winter-kingdom")
    done(name, skeletons.winter_kingdom_talent(checked(name)))


@app.command("dominion-card")
def dominion_card(name: Name, cost: Annotated[int, typer.Option(min=0, max=11)] = 4) -> None:
    """A kingdom card of Dominion."""
    done(name, skeletons.dominion_card(checked(name), cost))


@app.command("set")
def expansion(game: str, name: Name) -> None:
    """A set of Kingdom Builder: a package for its cards, locations and boards."""
    if game != "kingdom-builder":
        raise CannotEdit("sets are added to kingdom-builder")
    done(name, skeletons.kingdom_builder_set(checked(name)))


@app.command()
def bot(name: Name) -> None:
    """A bot that plays every game."""
    done(name, skeletons.bot(checked(name)))


@app.command()
def game(name: Name, folder: Annotated[Path, typer.Option(help="where its package goes")] = ROOT / "examples") -> None:
    """A game in a package of its own: a copy of examples/orchard under another name."""
    for path in skeletons.game(checked(name), folder):
        print(f"  {path}")
    print(f"Next: pip install -e {folder / name}, and change its rules.")


def main() -> int:
    """Run the command; what cannot be done is said in one line."""
    try:
        app(standalone_mode=False)
    except CannotEdit as problem:
        print(problem, file=sys.stderr)
        return 1
    except typer.Exit as ended:
        return ended.exit_code
    except Exception as problem:
        if type(problem).__module__.startswith(("click", "typer")):
            print(problem.format_message() if hasattr(problem, "format_message") else problem, file=sys.stderr)
            return 2
        raise
    return 0


if __name__ == "__main__":
    sys.exit(main())
