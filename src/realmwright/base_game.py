"""The base class of all games: default implementations of parts of the contract."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Generic

from realmwright.amendments import FIRST, Amendment, newest
from realmwright.dice import Dice
from realmwright.drawing import PLAYERS, palette_of, settlement, sheet
from realmwright.game import (
    BadSetup,
    Event,
    Game,
    Json,
    PaletteName,
    check_choice,
    check_palette,
    check_rules,
    dice_of,
    settle,
)
from realmwright.json_reader import JsonReader
from realmwright.native import NativeRules, Position
from realmwright.playouts import policies_of


class BaseGame(Game, Generic[Position]):
    """What all games share of :class:`realmwright.game.Game`; the parameter is the class of their positions.

    A game adds its name, its options and the like, and its part of a new game and of reading a dump: :meth:`set_up`,
    :meth:`deal` and :meth:`restore`. Its texts are in the folder ``text`` beside the module of its class:
    ``text/en.ftl`` and so on; its lessons in ``lessons``, its rulebook in ``rulebook``.
    """

    @property
    @abstractmethod
    def native(self) -> NativeRules[Position]:
        """The compiled rules, which take over every new position where there are any."""

    @property
    def amendments(self) -> tuple[Amendment, ...]:
        """What was changed since the first version of the rules. By default nothing."""
        return ()

    @cached_property
    def rules(self) -> int:
        return newest(self.amendments)

    @property
    def learn(self) -> Mapping[str, Json]:
        """No set-up to learn the game by."""
        return {}

    @property
    def policies(self) -> tuple[str, ...]:
        return tuple(policies_of(self.name).by_name)

    def new(
        self,
        players: int = 2,
        seed: int | Dice = 0,
        options: Mapping[str, Json] | None = None,
        journal: list[Event] | None = None,
        rules: int | None = None,
    ) -> Position:
        version = check_rules(self, rules)
        plain = self.set_up(settle(self, players, options), players, dice_of(seed), version)
        state = self.native.accelerate(plain)
        if journal is not None and plain.journal:
            journal += plain.journal
        state.journal = journal
        self.deal(state)
        return state

    @abstractmethod
    def set_up(self, options: Mapping[str, Json], players: int, dice: Dice, rules: int) -> Position:
        """The position before anything is dealt. All options are there, and each is valid by itself.

        The position keeps the version of the rules, which is one of those that there are, in its field ``rules``.
        It is a plain position, which may be changed part by part, or a native one. What players should be told of the
        set-up is in its journal, if it has one.
        """

    def deal(self, state: Position) -> None:
        """Begin the game, by the rules at their full speed. By default nothing is dealt."""

    def load(self, dump: Mapping[str, Json]) -> Position:
        reader = JsonReader(dump, "the dump", BadSetup)
        reader.text("game", (self.name,))
        rules = reader.number("rules", FIRST, self.rules)
        return self.native.accelerate(self.restore(reader, rules))

    @abstractmethod
    def restore(self, reader: JsonReader, rules: int) -> Position:
        """The plain position of a dump, by the rules that it names; its game and its rules are checked already.

        Raises BadSetup if it is not valid.
        """

    def sketch(self, sketch: Mapping[str, Json]) -> Position:
        """By default a sketch is a dump."""
        return self.load(sketch)

    def files(self, folder: str) -> Mapping[str, str]:
        return _files(type(self).__module__.rpartition(".")[0], folder)

    def messages(self, language: str) -> str:
        return self.files("text")[f"{language}.ftl"]

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """The marks of the players."""
        return sheet(settlement(player, palette_of(palette, dark=dark)) for player in PLAYERS)

    def illustration(self, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        """By default there are none."""
        palette_of(palette, dark=dark)
        return None

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        check_choice(self, option, choice)
        return self.choice_picture(option, choice, palette, dark=dark)

    def choice_picture(self, option: str, choice: str, palette: PaletteName, *, dark: bool) -> str | None:
        """The picture of a choice that there is. By default there are no pictures."""
        return None

    def ground(
        self, chart: str, palette: PaletteName = "map", *, dark: bool = False, letters: bool = False
    ) -> str | None:
        """The ground of a map. By default there are no maps."""
        check_palette(palette)
        return None


@cache
def _files(package: str, folder: str) -> Mapping[str, str]:
    """The files of a folder of a package."""
    found = files(package) / folder
    if not found.is_dir():
        return {}
    return {file.name: file.read_text("utf-8") for file in sorted(found.iterdir(), key=lambda file: file.name)}
