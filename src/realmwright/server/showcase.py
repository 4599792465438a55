"""What a game brings along for a page: its words, its symbols and pictures of its choices."""

from functools import cache, lru_cache
from typing import Final

from realmwright.game import LANGUAGES, PALETTES, Game, games, unknown
from realmwright.server.conduct import Refused
from realmwright.server.static import Paper
from realmwright.server.web import Call, Query, Route

PICTURES: Final = 256
"""How many pictures are kept; one is some kilobytes, and takes some milliseconds to draw."""
TEXT: Final = "text/plain; charset=utf-8"
DRAWING: Final = "image/svg+xml"


class Showcase:
    """Everything that can be had of a game without a table."""

    def routes(self) -> list[Route]:
        """All routes."""
        palette = Query("palette", "The colours; the first if none is given.", choices=PALETTES)
        dark = Query("dark", "1 for a dark background.", choices=("0", "1"))
        choice = Query("choice", "A choice of the option.", required=True)
        return [
            Route(
                "GET",
                "/games/{game}/messages/{language}",
                self.get_messages,
                gives=Paper,
                session=False,
                media="text/plain",
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/symbols",
                self.get_symbols,
                gives=Paper,
                session=False,
                query=(palette, dark),
                media=DRAWING,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/pictures/{option}",
                self.get_picture,
                gives=Paper,
                session=False,
                query=(choice, palette, dark),
                media=DRAWING,
                codes=(404, 422),
            ),
        ]

    async def get_messages(self, call: Call) -> Paper:
        """The words of a game in one language, as Fluent source."""
        if call.path["language"] not in LANGUAGES:
            raise Refused("unknown-path", f"the languages are {', '.join(LANGUAGES)}")
        return messages(known_game(call.path["game"]), call.path["language"])

    async def get_symbols(self, call: Call) -> Paper:
        """The symbols that a game is drawn with, as one SVG that a page refers to by their ids."""
        return symbols(known_game(call.path["game"]), *_colours(call))

    async def get_picture(self, call: Call) -> Paper:
        """A small drawing of one choice of an option, such as one of the boards."""
        return picture(known_game(call.path["game"]), call.path["option"], call.query["choice"], *_colours(call))


def _colours(call: Call) -> tuple[str, bool]:
    return call.query.get("palette", PALETTES[0]), call.query.get("dark") == "1"


@cache
def game_names() -> frozenset[str]:
    """The names of all games: to look for them takes milliseconds, and none is installed while a server runs."""
    return frozenset(games)


def known_game(name: str) -> str:
    """The name, if there is such a game."""
    if name not in game_names():
        raise Refused("unknown-game", unknown("game", name, game_names()))
    return name


@cache
def messages(name: str, language: str) -> Paper:
    """The words of a game."""
    return Paper(games[name].messages(language).encode(), TEXT)


@cache
def symbols(name: str, palette: str, dark: bool) -> Paper:
    """The symbols of a game."""
    return Paper(games[name].symbols(palette, dark).encode(), DRAWING)


@lru_cache(PICTURES)
def picture(name: str, option: str, choice: str, palette: str, dark: bool) -> Paper:
    """The picture of a choice. Raises BadSetup if there is no such choice, Refused if there is no picture of it."""
    game: Game = games[name]
    drawn = game.picture(option, choice, palette, dark)
    if drawn is None:
        raise Refused("unknown-path", f"there is no picture of {option} {choice}")
    return Paper(drawn.encode(), DRAWING)
