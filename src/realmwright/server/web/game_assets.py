"""What a game brings along for a page: its words, its symbols and pictures of its choices."""

from functools import cache
from typing import Final

from realmwright.game import LANGUAGES, PALETTES, PaletteName, games
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.web.routing import Call, Query, Route
from realmwright.server.web.static import FOR_AN_HOUR, Paper

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


def _colours(call: Call) -> tuple[PaletteName, bool]:
    return call.query.get("palette", PALETTES[0]), call.query.get("dark") == "1"


# All of it changes with a release only, and others may keep it for an hour. Here it is kept for good: only what there
# is comes into a cache, since whatever else is asked for ends with an error, and all together is a few megabytes.


@cache
def messages(name: str, language: str) -> Paper:
    """The words of a game."""
    return Paper(games[name].messages(language).encode(), TEXT, FOR_AN_HOUR)


@cache
def symbols(name: str, palette: PaletteName, dark: bool) -> Paper:
    """The symbols of a game."""
    return Paper(games[name].symbols(palette, dark=dark).encode(), DRAWING, FOR_AN_HOUR)


@cache
def picture(name: str, option: str, choice: str, palette: PaletteName, dark: bool) -> Paper:
    """The picture of a choice. Raises BadSetup if there is no such choice, Refused if there is no picture of it."""
    drawn = games[name].picture(option, choice, palette, dark=dark)
    if drawn is None:
        raise Refused("unknown-path", f"there is no picture of {option} {choice}")
    return Paper(drawn.encode(), DRAWING, FOR_AN_HOUR)
