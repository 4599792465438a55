"""Parameters that several commands share: the game, its options, and bots."""

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

GAME_KEY: Final = "realmwright.game"
"""The key of the game in the context of a command."""
MAX_LISTED: Final = 12
"""The most choices of an option that the help lists."""


def read_options(game: Game, asked: Sequence[str]) -> dict[str, Json]:
    """The options of a game from texts of the form NAME=VALUE. The game checks the values."""
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
    """The name in lower case, unless it names a bot as it is."""
    return text if is_bot(game, text) else text.lower()


def read_bots(game: str, names: str) -> tuple[str, ...]:
    """The specs of bots from a text with commas. Raises BadSetup if one of them cannot play this game."""
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
    """A command that sets up a game and accepts the game's options like its own.

    ``--lords-zero-counts no`` is short for ``--option lords_zero_counts=no``. Options of the command take precedence.
    """

    # The context is Any because its class is private to Typer.
    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        takes_value = self._own_options(ctx)
        game = named_game(args, takes_value)
        strange = [text for text in args if text.startswith("--") and text.partition("=")[0] not in takes_value]
        if game is None and strange and not args[0].startswith("-"):
            # The name of the game is probably wrong, rather than the option: report that.
            game = games[args[0]]
        ctx.meta[GAME_KEY] = game
        return super().parse_args(ctx, args if game is None else with_option_flags(game, args, takes_value))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        super().format_help(ctx, formatter)
        game: Game | None = ctx.meta.get(GAME_KEY)
        console = Console(highlight=False, markup=False)
        if game is None:
            console.print(f' "{ctx.command_path} GAME --help" lists the options of a game, too.\n')
            return
        table = Table.grid(padding=(0, 2))
        for option in game.options:
            table.add_row(flag_of(option), option.about + choices_of(option))
        console.print(Panel(table, title=f"Options of {game.name}", title_align="left", border_style="dim"))

    def _own_options(self, ctx: Any) -> dict[str, bool]:
        """All spellings of the command's own options, and whether each takes a value."""
        found = {}
        for option in self.get_params(ctx):
            for name in (*option.opts, *option.secondary_opts):
                if name.startswith("-"):
                    found[name] = not getattr(option, "is_flag", False)
        return found


def flag_of(option: Option) -> str:
    """The flag of a game's option on the command line."""
    return "--" + option.name.replace("_", "-")


def choices_of(option: Option) -> str:
    """The choices of an option for the help, unless there are too many."""
    if option.kind == "flag":
        return " (yes, no)"
    return f" ({', '.join(option.choices)})" if 0 < len(option.choices) <= MAX_LISTED else ""


def named_game(args: Sequence[str], takes_value: dict[str, bool]) -> Game | None:
    """The game that is named in the arguments, except as the value of an option."""
    known = set(games)
    before = ""
    for text in args:
        if text in known and not takes_value.get(before, False):
            return games[text]
        before = text
    return None


def with_option_flags(game: Game, args: Sequence[str], takes_value: dict[str, bool]) -> list[str]:
    """The arguments with the game's options rewritten as ``--option NAME=VALUE``."""
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
    """Take the value of an option from the remaining arguments; a flag without a value is "yes"."""
    if option.kind == "flag" and (not rest or not isinstance(option.parse(rest[0]), bool)):
        return "yes"
    if not rest:
        raise BadSetup(f"option {flag_of(option)} needs a value")
    return rest.pop(0)
