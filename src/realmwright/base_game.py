"""The base class of all games: default implementations of parts of the contract."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from realmwright.drawing import PLAYERS, palette_of, settlement, sheet
from realmwright.game import Game, Json, PaletteName, check_choice
from realmwright.playouts import policies_of


class BaseGame:
    """Members of :class:`realmwright.game.Game` that all games share.

    The texts of a game are in the folder ``text`` beside the module of its class: ``text/en.ftl`` and so on.
    """

    @property
    def learn(self) -> Mapping[str, Json]:
        """No set-up to learn the game by."""
        return {}

    @property
    def policies(self: Game) -> tuple[str, ...]:
        return tuple(policies_of(self.name).by_name)

    def messages(self, language: str) -> str:
        return _messages(type(self).__module__.rpartition(".")[0], language)

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """The marks of the players."""
        return sheet(settlement(player, palette_of(palette, dark=dark)) for player in PLAYERS)

    def picture(
        self: Game, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False
    ) -> str | None:
        """Nothing to see."""
        check_choice(self, option, choice)
        return None


@cache
def _messages(package: str, language: str) -> str:
    return (files(package) / "text" / f"{language}.ftl").read_text("utf-8")
