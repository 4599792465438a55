"""The games and bots that are installed."""

from functools import cache

from realmwright.bots import bots, bots_for
from realmwright.game import games, unknown
from realmwright.protocol import GameSign, OptionSign
from realmwright.server.errors import Refused
from realmwright.server.ratings.anchors import anchors


def bot_names(game: str | None = None) -> frozenset[str]:
    """The names of the bots that can play a game, or any game."""
    return frozenset(bots if game is None else bots_for(game))


@cache
def game_signs() -> list[GameSign]:
    """All games with their options and bots, which do not change while a server runs."""
    return [_sign(name) for name in games]


def known_bot(name: str, game: str) -> str:
    """The name of a bot; raises Refused unless it is installed and can play the game."""
    if name not in bot_names(game):
        raise Refused("unknown-name", unknown(f"{game} bot", name, bot_names(game)))
    return name


def known_game(name: str) -> str:
    """The name of a game; raises Refused unless it is installed."""
    if name not in games:
        raise Refused("unknown-game", unknown("game", name, games))
    return name


def game_title(name: str) -> str:
    """What a game is called in letters and previews, in any language."""
    return name.replace("-", " ").title()


def _sign(name: str) -> GameSign:
    game = games[name]
    options = [
        OptionSign(each.name, each.kind, each.default, each.about, each.choices, each.count) for each in game.options
    ]
    playing = bot_names(name)
    rated = {bot: rating.points for bot, rating in anchors(name).items() if bot in playing}
    return GameSign(name, game.rules, list(game.players), options, sorted(playing), dict(game.learn), rated)
