"""What all games have in common: the part of the contract that follows from the rest of it."""

from functools import cache
from importlib.resources import files

from realmwright.game import Game
from realmwright.playouts import policies_of


class BaseGame:
    """The members of :class:`realmwright.game.Game` that a game need not write itself.

    The words of a game lie beside the module of its class, as ``text/en.ftl`` and so on.
    """

    @property
    def policies(self: Game) -> tuple[str, ...]:
        return tuple(policies_of(self.name).by_name)

    def messages(self, language: str) -> str:
        return _messages(type(self).__module__.rpartition(".")[0], language)


@cache
def _messages(package: str, language: str) -> str:
    return (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
