"""The assets of a game for the page: texts, its rulebook, symbols and other drawings."""

import asyncio
from functools import cache, lru_cache
from threading import Lock
from typing import Final

import msgspec

from realmwright.game import LANGUAGES, LONGEST_CHART, PALETTES, PaletteName, games
from realmwright.learning_protocol import Rulebook
from realmwright.server.errors import Refused
from realmwright.server.installed import known_game
from realmwright.server.operations.content import Content
from realmwright.server.web.routing import ApiRequest, Query, Route
from realmwright.server.web.static import ONE_HOUR

TEXT: Final = "text/plain; charset=utf-8"
DRAWING: Final = "image/svg+xml"
JSON: Final = "application/json"
MOST_STEPS: Final = 200
"""More than any figure has."""
_converting: Final = Lock()


class GameAssets:
    """The handlers for the assets of games, which need no table."""

    def routes(self) -> list[Route]:
        """All routes."""
        palette = Query("palette", "The colours; the first if none is given.", choices=PALETTES)
        dark = Query("dark", "1 for a dark background.", choices=("0", "1"))
        choice = Query("choice", "A choice of the option.", required=True)
        about = "A map in one line: the row and column of its corner, and its rows."
        chart = Query("chart", about, required=True, longest=LONGEST_CHART + 1)
        language = Query("language", "The language; the first if none is given.", choices=LANGUAGES)
        step = Query("step", "How many actions of the figure have been played.", "integer", high=MOST_STEPS)
        letters = Query("letters", "1 for the letter of its kind on each hex.", choices=("0", "1"))
        return [
            Route(
                "GET",
                "/games/{game}/messages/{language}",
                self.get_messages,
                gives=Content,
                session=False,
                media="text/plain",
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/rulebook",
                self.get_rulebook,
                gives=Rulebook,
                session=False,
                query=(language,),
                tagged=True,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/figures/{name}.svg",
                self.get_figure,
                gives=Content,
                session=False,
                query=(step, language, palette, dark),
                media=DRAWING,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/symbols",
                self.get_symbols,
                gives=Content,
                session=False,
                query=(palette, dark),
                media=DRAWING,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/illustrations/{name}",
                self.get_illustration,
                gives=Content,
                session=False,
                query=(palette, dark),
                media=DRAWING,
                codes=(404,),
            ),
            Route(
                "GET",
                "/games/{game}/pictures/{option}",
                self.get_picture,
                gives=Content,
                session=False,
                query=(choice, palette, dark),
                media=DRAWING,
                codes=(404, 422),
            ),
            Route(
                "GET",
                "/games/{game}/ground",
                self.get_ground,
                gives=Content,
                session=False,
                query=(chart, letters, palette, dark),
                media=DRAWING,
                codes=(404, 422),
            ),
        ]

    async def get_messages(self, request: ApiRequest) -> Content:
        """The texts of a game in one language, as Fluent source."""
        if request.path["language"] not in LANGUAGES:
            raise Refused("unknown-path", f"the languages are {', '.join(LANGUAGES)}")
        return messages(known_game(request.path["game"]), request.path["language"])

    async def get_rulebook(self, request: ApiRequest) -> Content:
        """The rules of a game in one language: sections, an entry for each thing, figures and questions."""
        game, language = known_game(request.path["game"]), request.query.get("language", LANGUAGES[0])
        return await asyncio.to_thread(rulebook, game, language)

    async def get_figure(self, request: ApiRequest) -> Content:
        """A figure of the rulebook, as a drawing, after some of its steps."""
        game, name = known_game(request.path["game"]), request.path["name"]
        step, language = request.query.get("step", 0), request.query.get("language", LANGUAGES[0])
        return await asyncio.to_thread(figure, game, name, step, language, *_colours(request))

    async def get_symbols(self, request: ApiRequest) -> Content:
        """The symbols that a game is drawn with, as one SVG that a page refers to by their ids."""
        return symbols(known_game(request.path["game"]), *_colours(request))

    async def get_illustration(self, request: ApiRequest) -> Content:
        """A drawing of one thing of a game that is too large for its symbols, such as the picture of a card."""
        game, name = known_game(request.path["game"]), request.path["name"]
        return await asyncio.to_thread(illustration, game, name, *_colours(request))

    async def get_picture(self, request: ApiRequest) -> Content:
        """A small drawing of one choice of an option, such as one of the boards."""
        game, option = known_game(request.path["game"]), request.path["option"]
        return picture(game, option, request.query["choice"], *_colours(request))

    async def get_ground(self, request: ApiRequest) -> Content:
        """The ground of a map, with nothing upon it, as one picture."""
        game, lettered = known_game(request.path["game"]), request.query.get("letters") == "1"
        return await asyncio.to_thread(ground, game, request.query["chart"], lettered, *_colours(request))


def _colours(request: ApiRequest) -> tuple[PaletteName, bool]:
    return request.query.get("palette", PALETTES[0]), request.query.get("dark") == "1"


# Assets change with a release only, and clients may cache them for an hour. Here they are cached for good: requests for
# anything that does not exist end with an error and are not cached, and all assets together are a few megabytes.


@cache
def messages(name: str, language: str) -> Content:
    """The texts of a game."""
    return Content(games[name].messages(language).encode(), TEXT, ONE_HOUR)


@cache
def rulebook(name: str, language: str) -> Content:
    """The rulebook of a game."""
    # Fluent takes long to import, and a server that accepts its first connection needs no texts yet.
    from realmwright.rulebook import tell

    return rulebook_content(tell(games[name], language))


def rulebook_content(told: object) -> Content:
    """What the package of rulebooks tells, as it is sent."""
    # msgspec crashes the process where two threads meet the same type for the first time.
    with _converting:
        sent = msgspec.convert(told, Rulebook, from_attributes=True)
    return Content(msgspec.json.encode(sent), JSON, ONE_HOUR)


@cache
def symbols(name: str, palette: PaletteName, dark: bool) -> Content:
    """The symbols of a game."""
    return Content(games[name].symbols(palette, dark=dark).encode(), DRAWING, ONE_HOUR)


@cache
def illustration(name: str, thing: str, palette: PaletteName, dark: bool) -> Content:
    """One illustration of a game. Raises Refused if there is none by this name."""
    drawn = games[name].illustration(thing, palette, dark=dark)
    if drawn is None:
        raise Refused("unknown-path", f"there is no illustration of {thing}")
    return Content(drawn.encode(), DRAWING, ONE_HOUR)


@cache
def picture(name: str, option: str, choice: str, palette: PaletteName, dark: bool) -> Content:
    """The picture of a choice. Raises BadSetup if there is no such choice, Refused if there is no picture of it."""
    drawn = games[name].picture(option, choice, palette, dark=dark)
    if drawn is None:
        raise Refused("unknown-path", f"there is no picture of {option} {choice}")
    return Content(drawn.encode(), DRAWING, ONE_HOUR)


# There are as many maps as games are played, so that only some are remembered.
GROUNDS_KEPT: Final = 48


@lru_cache(maxsize=GROUNDS_KEPT)
def ground(name: str, chart: str, letters: bool, palette: PaletteName, dark: bool) -> Content:
    """The ground of a map. Raises BadSetup if the chart is no map, Refused if the game has none."""
    drawn = games[name].ground(chart, palette, dark=dark, letters=letters)
    if drawn is None:
        raise Refused("unknown-path", f"{name} has no maps")
    return Content(drawn.encode(), DRAWING, ONE_HOUR)


# A hundred figures, with steps, in six colourings: readers look at few of them, one after the other.
FIGURES_KEPT: Final = 96


@lru_cache(maxsize=FIGURES_KEPT)
def figure(name: str, shown: str, step: int, language: str, palette: PaletteName, dark: bool) -> Content:
    """A figure of a game's rulebook. Raises Refused if there is none by this name, or no such step."""
    from realmwright.rulebook import UnknownFigure, draw

    try:
        drawn = draw(games[name], shown, step, palette, dark=dark, language=language)
    except UnknownFigure as problem:
        raise Refused("unknown-path", str(problem)) from None
    return Content(drawn.encode(), DRAWING, ONE_HOUR)
