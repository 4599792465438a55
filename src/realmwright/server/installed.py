"""The games and bots that are installed.

Searching every installed package takes milliseconds, and packages do not change while a server runs: so results are
cached.
"""

from functools import cache

from realmwright.bots import bots, bots_for
from realmwright.game import games, unknown
from realmwright.protocol import GameSign, OptionSign
from realmwright.server.errors import Refused


@cache
def bot_names(game: str | None = None) -> frozenset[str]:
    """The names of the bots that can play a game, or any game."""
    return frozenset(bots if game is None else bots_for(game))


@cache
def game_names() -> frozenset[str]:
    """The names of all games."""
    return frozenset(games)


@cache
def game_signs() -> list[GameSign]:
    """All games with their options and bots."""
    return [_sign(name) for name in sorted(game_names())]


def clear_cache() -> None:
    """Clear the cache: tests install and remove packages."""
    for cached in (bot_names, game_names, game_signs):
        cached.cache_clear()


def known_bot(name: str, game: str) -> str:
    """The name of a bot; raises Refused unless it is installed and can play the game."""
    if name not in bot_names(game):
        raise Refused("unknown-name", unknown(f"{game} bot", name, bot_names(game)))
    return name


def known_game(name: str) -> str:
    """The name of a game; raises Refused unless it is installed."""
    if name not in game_names():
        raise Refused("unknown-game", unknown("game", name, game_names()))
    return name


def _sign(name: str) -> GameSign:
    game = games[name]
    options = [
        OptionSign(each.name, each.kind, each.default, each.about, each.choices, each.count) for each in game.options
    ]
    return GameSign(name, game.rules, list(game.players), options, sorted(bot_names(name)), dict(game.learn))
