"""What the commands share: the game, its options, and the bots that somebody asked for."""

from collections.abc import Sequence
from typing import Annotated

import typer

from realmwright.game import LANGUAGES, BadSetup, Game, Json, unknown

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game, such as kingdom-builder.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the set-up, such as first_game=yes; may be repeated."
    ),
]
Language = Annotated[
    str, typer.Option("--language", "-l", help=f"The language of words about the game: {', '.join(LANGUAGES)}.")
]
DEFAULT_LANGUAGE = LANGUAGES[0]
Colour = Annotated[bool | None, typer.Option("--colour/--plain", help="Draw in colour; by default if the screen can.")]


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
    return options
