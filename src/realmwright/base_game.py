"""The base class of all games: default implementations of parts of the contract."""

from functools import cache
from importlib.resources import files

from realmwright.game import Game
from realmwright.playouts import policies_of


class BaseGame:
    """Members of :class:`realmwright.game.Game` that all games share.

    The texts of a game are in the folder ``text`` beside the module of its class: ``text/en.ftl`` and so on.
    """

    @property
    def policies(self: Game) -> tuple[str, ...]:
        return tuple(policies_of(self.name).by_name)

    def messages(self, language: str) -> str:
        return _messages(type(self).__module__.rpartition(".")[0], language)


@cache
def _messages(package: str, language: str) -> str:
    return (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
