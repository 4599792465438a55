"""The contract that every game keeps, and the registry in which games are found.

One click is one action: every decision of every game is a choice among small ints, and the legal choices
are a bitset (see :mod:`realmwright.bits`). Whoever plays, shows, stores or serves a game needs nothing but
the two protocols in this module.
"""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, get_args

from realmwright.dice import Dice, FastDice

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""What can be written as JSON."""

Item = TypeVar("Item")
Seats: TypeAlias = list[Item]
"""One thing for each seat."""

PaletteName: TypeAlias = Literal["map", "vivid", "print"]
"""The colours of drawings: as on a map, stronger ones for projectors, greys for print."""


class RealmwrightError(ValueError):
    """Something a person asked for that cannot be; the message says what would be right."""


class BadNotation(RealmwrightError):
    """A text that cannot be read as an action."""


class IllegalAction(RealmwrightError):
    """An action that can be read but not be played now. The state is as it was."""


class BadSetup(RealmwrightError):
    """A game that does not exist: wrong players, options, or an impossible position."""


UNIFORM: Final = "uniform"
"""The policy that every game has: each legal action is as likely as any other."""


class Event(NamedTuple):
    """Something that happened and that a person should notice."""

    kind: str
    args: dict[str, Json]
    audience: int | None = None
    """The only seat that may know of it; None: everybody."""
    covert: bool = False
    """Whether nobody but the audience may learn that anything was done at all, or by whom: a reaction declined."""


class Prompt(NamedTuple):
    """What is being asked of the seat whose choice it is; the kind and arguments of a sentence to be phrased."""

    kind: str
    args: dict[str, Json]


class Deed(NamedTuple):
    """What an action does; the kind and arguments of its name, so that a page knows which hex to light."""

    kind: str
    args: dict[str, Json]


class Score(dict[str, int]):
    """The points of one seat, by where they come from."""

    @property
    def total(self) -> int:
        return sum(self.values())


class Gain(NamedTuple):
    """Points of one seat and the places that they come from, so that a page can show them on the board."""

    source: str
    """One of the keys of the seat's :class:`Score`."""
    points: int
    places: tuple[str, ...]
    """As the notation writes them; none where the points come from no place."""


class State(Protocol):
    """A position in a game: values only, changed by :meth:`play` and by nothing else."""

    secrets: int
    """How many times hidden information came out so far; undo never goes back across one."""
    journal: list[Event] | None
    """Where events are noted, if anybody listens; what must be noted, :meth:`play` says. Copies start without one."""

    @property
    def game(self) -> "Game":
        """The game that this is a position of."""
        ...

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def turns(self) -> int:
        """How many turns were begun so far; choices of several seats may belong to one turn."""
        ...

    @property
    def seat(self) -> int | None:
        """Whose choice it is; None when the game is over. Who may know it, :meth:`known_seat` says."""
        ...

    def known_seat(self, seat: int | None) -> int | None:
        """Whose choice it is, as far as this seat may know (None: a spectator).

        None when the game is over, or when that must stay hidden: whoever is asked to react with a card would be known
        to hold it. The seat whose choice it is always knows.
        """
        ...

    def legal(self) -> int:
        """The bitset of all actions that may be played now; empty only when the game is over.

        Like the prompt it is meant for the seat whose choice it is: in some games it tells what that seat holds.
        """
        ...

    def play(self, action: int) -> None:
        """Carry out one action. Raises IllegalAction, and changes nothing, if it is not legal.

        An action that completes something notes at least one event. One that notes none, such as taking up a piece
        that is to be moved, is only the beginning of a deed: the same seat goes on, nothing hidden has come out, and
        whatever the deed earns or costs is counted from before its beginning.

        An action with a covert event is private: the others see the position that follows and hear of whatever else the
        action led to, and must not learn what was played, or by whom. It cannot be taken back. What is chosen while
        others may not know whose choice it is (:meth:`known_seat`) is never a mere beginning.
        """
        ...

    def copy(self) -> "State":
        """The same position, independent of this one."""
        ...

    def scores(self) -> list[Score]:
        """The points of each seat if the game ended now; final when it is over.

        This is the truth, hidden cards included where a game has any; :meth:`known_scores` is for players' eyes.
        """
        ...

    def totals(self) -> list[int]:
        """The points of each seat if the game ended now, added up."""
        ...

    def playouts(self, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1) -> list[list[int]]:
        """Play on from here to the end, so many times: the final points of each seat, game by game.

        Actions are chosen by one of the game's policies, and whatever chance there is comes from the dice; the position
        stays as it is. What is hidden lies as it does here, so whoever plays for a seat imagines first. Compiled rules
        do not ask Python for any of it and let other threads of Python run meanwhile. The number of threads changes
        nothing but the time it takes. A game that is not over after very many actions ends as it stands.

        Raises BadSetup if there is no such policy, or nothing to do.
        """
        ...

    def known_scores(self, seat: int | None) -> "list[Score | None]":
        """The points of each seat as far as this seat may know them (None: a spectator); None where they are hidden.

        When the game is over everybody knows everything.
        """
        ...

    def gains(self, seat: int | None) -> "list[list[Gain] | None]":
        """Where the points of each seat come from, as far as this seat may know; None where they are hidden.

        Whoever knows a score knows its gains: for each source their points add up to what the score says.
        """
        ...

    def winners(self) -> list[int]:
        """The seats that have won, or would if the game ended now; several share the victory."""
        ...

    def prompt(self) -> Prompt:
        """What is being asked of the seat whose choice it is, and of nobody else."""
        ...

    def view(self, seat: int | None) -> dict[str, Json]:
        """Exactly what this seat may know; None: what a spectator may know."""
        ...

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        """A copy in which everything that this seat cannot know is drawn anew from the dice.

        The copy's own chance for what is still to come is new as well, whatever dice are given.
        """
        ...

    def describe(self, action: int) -> Deed:
        """What an action would do now, in parts. Raises IllegalAction if there is no such action at all."""
        ...

    def say(self, action: int) -> str:
        """The notation of an action, as it would be played now."""
        ...

    def read(self, text: str) -> int:
        """The action that a notation stands for now; the way back is :meth:`say`.

        Raises BadNotation if it cannot be read, IllegalAction if it says something that nobody is asked now. An
        action that is read may still be one that :meth:`play` refuses.
        """
        ...

    def dump(self) -> dict[str, Json]:
        """The whole truth, secrets included, as JSON that a person can edit."""
        ...

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        """The table as lines of text, as this seat sees it; None: open information only.

        ``names`` are the players', and ``say`` gives the words of a message of :meth:`Game.messages`; without it
        they are English.
        """
        ...

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """The table as a drawing, as this seat sees it; None: open information only.

        Raises BadSetup unless the palette is one of :data:`PALETTES`.
        """
        ...


ALL: Final = "all"


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen when a game is set up."""

    name: str
    kind: Literal["flag", "seat", "list", "choice", "names"]
    """A flag is true or false; a seat is a number or "random"; a list has ``count`` entries or is "random"; a choice
    is one of ``choices``; names are up to ``count`` different ones of them, or of any number if that is 0."""
    default: Json
    about: str
    choices: tuple[str, ...] = ()
    count: int = 0
    whole: bool = False
    """Of names: whether the word "all" stands for all of them."""

    def check(self, value: object, players: int) -> None:
        """Raise BadSetup unless the value is one that this option can take."""
        if self.kind == "flag":
            if not isinstance(value, bool):
                raise BadSetup(f"option {self.name} is true or false, not {value!r}")
        elif self.kind == "choice":
            if value not in self.choices:
                raise BadSetup(f"option {self.name}: {unknown('choice', value, self.choices)}")
        elif self.kind == "names":
            self._check_names(value)
        elif value == "random":
            return
        elif self.kind == "seat":
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
                raise BadSetup(f'option {self.name} is "random" or a seat from 0 to {players - 1}, not {value!r}')
        elif not isinstance(value, list | tuple) or len(value) != self.count:
            found = len(value) if isinstance(value, list | tuple) else repr(value)
            raise BadSetup(f'option {self.name} is "random" or a list of {self.count} names, not {found}')
        else:
            for entry in value:
                if entry not in self.choices:
                    one = self.name.removesuffix("s")
                    raise BadSetup(f"option {self.name}: {unknown(one, entry, self.choices)}")

    def _check_names(self, value: object) -> None:
        if not isinstance(value, list | tuple):
            raise BadSetup(f"option {self.name} is a list of names, not {value!r}")
        for place, entry in enumerate(value):
            if entry not in self.choices:
                raise BadSetup(f"option {self.name}: {unknown('name', entry, self.choices)}")
            if entry in value[:place]:
                raise BadSetup(f"option {self.name} has {entry!r} twice")
        if self.count and len(value) > self.count:
            raise BadSetup(f"option {self.name} is a list of at most {self.count} names, not {len(value)}")

    def parse(self, text: str) -> Json:
        """The value that somebody typed, not yet checked."""
        if self.kind == "flag":
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(text, text)
        if self.kind == "choice":
            return text
        if self.kind == "names" and not text.strip():
            return []
        if self.whole and text == ALL:
            return text
        if self.kind != "names" and text == "random":
            return text
        if self.kind == "seat":
            return int(text) if text.isdecimal() and len(text) < 5 else text
        return [entry.strip() for entry in text.split(",")]


class Game(Protocol):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """How the registry, records and people's commands call it: ``kingdom-builder``."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules; a record replays only under the version it was played by."""
        ...

    @property
    def players(self) -> range:
        """The numbers of players that it takes."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen at set-up."""
        ...

    @property
    def policies(self) -> tuple[str, ...]:
        """How :meth:`State.playouts` can choose: ``uniform``, all legal actions alike, and whatever else is cheap."""
        ...

    @property
    def learn(self) -> Mapping[str, Json]:
        """The options of a first game, by which the game is learnt, for any number of players; empty: there is none."""
        ...

    def new(
        self,
        players: int = 2,
        seed: int | Dice = 0,
        options: Mapping[str, Json] | None = None,
        journal: list[Event] | None = None,
    ) -> State:
        """Set up a game. The seed is a number, or any dice. Raises BadSetup if there is no such game.

        With a journal the events of the deal itself are noted, too.
        """
        ...

    def load(self, dump: Mapping[str, Json]) -> State:
        """The position of a dump. Raises BadSetup if it is none."""
        ...

    def messages(self, language: str) -> str:
        """The game's words in one of :data:`LANGUAGES`, as Fluent source."""
        ...

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """Everything that the drawings of this game are made of: one SVG that shows nothing and defines it all.

        A page takes it in once and refers to what it needs by ``id``. The ids are the same in every palette. Among
        them are the marks of the players, :func:`realmwright.drawing.settlement` for each colour: a page shows them
        beside the names, whatever the game.
        """
        ...

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        """A small drawing, complete by itself, of one of the choices of an option; None if there is no picture of it.

        Raises BadSetup if there is no such option or choice.
        """
        ...


LANGUAGES = ("en", "nl", "de")

PALETTES: Final[tuple[PaletteName, ...]] = get_args(PaletteName)


def name_id(*parts: str) -> str:
    """The id of a message about a thing: what kind of thing it is, and its name in the notation.

    >>> name_id("terrain", "flower field")
    'terrain-flower-field'
    """
    return "-".join(parts).replace(" ", "-").replace("_", "-")


def written_out(game: Game, options: Mapping[str, Json]) -> dict[str, Json]:
    """The same options with every name where they say "all": what is kept must not mean more some day."""
    whole = {option.name: option for option in game.options if option.whole}
    return {
        name: list(whole[name].choices) if name in whole and value == ALL else value for name, value in options.items()
    }


def settle(game: Game, players: object, options: Mapping[str, Json] | None) -> dict[str, Json]:
    """All options of a game with the asked-for values and the defaults of the rest, each checked."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in game.players:
        raise BadSetup(f"{game.name} takes {game.players[0]} to {game.players[-1]} players, not {players!r}")
    if options is not None and not isinstance(options, Mapping):
        raise BadSetup(f"options are given by name, as a mapping, not as {options!r}")
    settled = {option.name: option.default for option in game.options}
    if options:
        known = {option.name: option for option in game.options}
        for name, value in written_out(game, options).items():
            if name not in known:
                raise BadSetup(unknown("option", name, known))
            known[name].check(value, players)
            settled[name] = value
    return settled


def dice_of(seed: int | Dice) -> Dice:
    """The dice that a seed stands for."""
    if isinstance(seed, int):
        return FastDice(seed)
    if not hasattr(seed, "stream"):
        raise BadSetup(f"a seed is a whole number or dice, not {seed!r}")
    return seed


class Seated(Protocol):
    """Anything with seats: a state, or the position below it."""

    @property
    def players(self) -> int: ...


def check_seat(state: Seated, seat: int | None) -> None:
    """Raise BadSetup unless this is one of the seats, or None for a spectator."""
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < state.players):
        raise BadSetup(f"a seat is 0 to {state.players - 1}, or None for a spectator, not {seat!r}")


def check_palette(palette: object) -> None:
    """Raise BadSetup unless there is such a palette."""
    if palette not in PALETTES:
        raise BadSetup(unknown("palette", palette, PALETTES))


def check_choice(game: Game, option: str, choice: str) -> None:
    """Raise BadSetup unless the game has an option of that name with that choice."""
    choices = {known.name: known.choices for known in game.options}
    if option not in choices:
        raise BadSetup(unknown("option", option, choices))
    if choice not in choices[option]:
        raise BadSetup(f"option {option}: {unknown('choice', choice, choices[option])}")


LONGEST_NAME = 60
LONGEST_LIST = 320


def brief(text: str) -> str:
    """A text that somebody gave, as far as it needs to be shown to say that it is wrong."""
    return text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"


def unknown(what: str, name: object, names: Iterable[str]) -> str:
    """One line that says that a name is not known, which one may be meant, or which there are."""
    known = sorted(names)
    if len(str(name)) > LONGEST_NAME:
        name = brief(str(name))
    close = difflib.get_close_matches(str(name), known, n=1)
    choices = ", ".join(known) or "nothing"
    if len(choices) > LONGEST_LIST:
        choices = f"{choices[:LONGEST_LIST].rpartition(', ')[0]}, … ({len(known)} in all)"
    hint = f"did you mean {close[0]!r}?" if close else f"choose from {choices}"
    return f"unknown {what} {name!r}; {hint}"


Entry = TypeVar("Entry")


class Registry(Mapping[str, Entry], Generic[Entry]):
    """Things by name, found among the entry points of every installed package and loaded when asked for.

    What the group does not have is looked for in another registry, if there is one besides.
    """

    def __init__(self, group: str, what: str, besides: "Registry[Entry] | None" = None) -> None:
        self._group = group
        self._what = what
        self._besides = besides
        self._loaded: dict[str, Entry] = {}

    def __getitem__(self, name: str) -> Entry:
        if name not in self._loaded:
            for point in entry_points(group=self._group, name=name):
                self._loaded[name] = point.load()
                break
            else:
                if self._besides is None or name not in self._besides:
                    raise UnknownName(unknown(self._what, name, self))
                self._loaded[name] = self._besides[name]
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._loaded or name in self._names()

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._names()))

    def __len__(self) -> int:
        return len(self._names())

    def _names(self) -> set[str]:
        besides = self._besides._names() if self._besides is not None else set()
        return {point.name for point in entry_points(group=self._group)} | besides


class UnknownName(BadSetup, KeyError):
    """Nothing is registered by that name."""

    def __str__(self) -> str:
        return str(self.args[0])


games: Registry[Game] = Registry("realmwright.games", "game")
"""Every game that is installed, by name."""
