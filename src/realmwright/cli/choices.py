"""What the commands share: the game, its options, and the bots that somebody asked for."""

from collections.abc import Sequence
from os import cpu_count
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from typer.core import TyperCommand

from realmwright.bots import is_bot, maker
from realmwright.game import LANGUAGES, BadSetup, Game, Json, Option, RealmwrightError, games, unknown, written_out

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, such as kingdom-builder.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the set-up, such as first_game=yes; may be repeated. --first-game yes is the same.",
    ),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")]
Turns = Annotated[int, typer.Option("--turns", "-t", min=1, help="Give a game up after so many turns of each player.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")]
DEFAULT_JOBS = cpu_count() or 1
AsJson = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
Language = Annotated[
    str, typer.Option("--language", "-l", help=f"The language of words about the game: {', '.join(LANGUAGES)}.")
]
DEFAULT_LANGUAGE = LANGUAGES[0]
Colour = Annotated[bool | None, typer.Option("--colour/--plain", help="Draw in colour; by default if the screen can.")]

CHOSEN: Final = "realmwright.game"
FEW: Final = 12
"""Up to so many choices of an option are named in the help."""


def read_options(game: Game, asked: Sequence[str]) -> dict[str, Json]:
    """The set-up that was asked for as NAME=VALUE; the game checks the values."""
    known = {option.name: option for option in game.options}
    options: dict[str, Json] = {}
    for text in asked:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetup(f"an option is given as NAME=VALUE, not {text!r}")
        if name not in known:
            raise BadSetup(unknown("option", name, known))
        if name in options:
            raise BadSetup(f"option {name} is given twice")
        options[name] = known[name].parse(value)
    return written_out(game, options)


def bot_name(game: str, text: str) -> str:
    """The name of the bot that may be meant, whatever letters are capitals."""
    return text if is_bot(game, text) else text.lower()


def read_bots(game: str, names: str) -> tuple[str, ...]:
    """The bots that were asked for, with their budgets; each of them can play this game."""
    chosen = tuple(bot_name(game, name.strip()) for name in names.split(","))
    for name in chosen:
        try:
            maker(game, name)
        except RealmwrightError:
            raise
        except Exception as problem:
            raise BadSetup(f"the bot {name} cannot be loaded: {type(problem).__name__}: {problem}") from problem
    return chosen


class GameCommand(TyperCommand):
    """A command that sets up a game: each option of the game can be given like one of the command's own.

    ``--lords-zero-counts no`` is understood as ``--option lords_zero_counts=no``. What the command itself calls so
    comes first.
    """

    # A context is a private class of Typer's.
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        takes_value = self._own_options(ctx)
        game = named_game(args, takes_value)
        strange = [text for text in args if text.startswith("--") and text.partition("=")[0] not in takes_value]
        if game is None and strange and not args[0].startswith("-"):
            # Rather the name of the game is wrong than the option.
            game = games[args[0]]
        ctx.meta[CHOSEN] = game
        return super().parse_args(ctx, args if game is None else spelt_out(game, args, takes_value))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        game: Game | None = ctx.meta.get(CHOSEN)
        console = Console(highlight=False, markup=False)
        if game is None:
            console.print(f' "{ctx.command_path} GAME --help" lists the options of a game, too.\n')
            return
        table = Table.grid(padding=(0, 2))
        for option in game.options:
            table.add_row(flag_of(option), option.about + choices_of(option))
        console.print(Panel(table, title=f"Options of {game.name}", title_align="left", border_style="dim"))

    def _own_options(self, ctx: Any) -> dict[str, bool]:
        """Every way to write an option of the command, and whether a value follows."""
        found = {}
        for option in self.get_params(ctx):
            for name in (*option.opts, *option.secondary_opts):
                if name.startswith("-"):
                    found[name] = not getattr(option, "is_flag", False)
        return found


def flag_of(option: Option) -> str:
    """How an option of a game is called on the command line."""
    return "--" + option.name.replace("_", "-")


def choices_of(option: Option) -> str:
    """What an option can be, if that is quickly said."""
    if option.kind == "flag":
        return " (yes, no)"
    return f" ({', '.join(option.choices)})" if 0 < len(option.choices) <= FEW else ""


def named_game(args: Sequence[str], takes_value: dict[str, bool]) -> Game | None:
    """The game that is named among the arguments, which is not the value of an option."""
    known = set(games)
    before = ""
    for text in args:
        if text in known and not takes_value.get(before, False):
            return games[text]
        before = text
    return None


def spelt_out(game: Game, args: Sequence[str], takes_value: dict[str, bool]) -> list[str]:
    """The arguments with the game's own options written as the command knows them."""
    options = {flag_of(option): option for option in game.options}
    found: list[str] = []
    rest = list(args)
    while rest:
        text = rest.pop(0)
        flag, equals, value = text.partition("=")
        option = options.get(flag.replace("_", "-"))
        if text == "--":
            return [*found, text, *rest]
        if not text.startswith("--") or flag in takes_value:
            found.append(text)
            if not equals and takes_value.get(flag, False) and rest:
                found.append(rest.pop(0))
        elif option is None:
            raise BadSetup(unknown("option", flag, [*(name for name in takes_value if name[:2] == "--"), *options]))
        else:
            if not equals:
                value = next_value(option, rest)
            found += ["--option", f"{option.name}={value}"]
    return found


def next_value(option: Option, rest: list[str]) -> str:
    """The value that follows an option and is taken from the rest; a flag by itself says yes."""
    if option.kind == "flag" and (not rest or not isinstance(option.parse(rest[0]), bool)):
        return "yes"
    if not rest:
        raise BadSetup(f"option {flag_of(option)} needs a value")
    return rest.pop(0)
