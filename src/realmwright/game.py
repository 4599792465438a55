"""The contract of all games, and the registry of installed games.

One click is one action: every decision of every game is a choice among small ints, and the legal actions are a bitset
(see :mod:`realmwright.bits`). Code that plays, shows, stores or serves games needs only the two protocols in this
module, :class:`Game` and :class:`State`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, get_args

from realmwright.amendments import FIRST
from realmwright.dice import Dice, FastDice

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
"""A value that can be written as JSON."""

Item = TypeVar("Item")
Seats: TypeAlias = list[Item]
"""A list with one item for each seat."""

PaletteName: TypeAlias = Literal["map", "vivid", "print"]
"""The palettes of drawings: colours of a map, stronger ones for projectors, greys for print."""


class RealmwrightError(ValueError):
    """A request that cannot be fulfilled; the message says what would be right."""


class BadNotation(RealmwrightError):
    """A text that cannot be read as an action."""


class IllegalAction(RealmwrightError):
    """An action that can be read but is not legal now. The state is unchanged."""


class BadSetup(RealmwrightError):
    """A game that cannot be set up: wrong players or options, or an impossible position."""


UNIFORM: Final = "uniform"
"""The policy that every game has: all legal actions are equally likely."""


class Event(NamedTuple):
    """Something that happened in the game and that players should be told."""

    kind: str
    args: dict[str, Json]
    audience: int | None = None
    """The only seat that may know of it; None if all may."""
    covert: bool = False
    """Whether the other seats must not even learn that an action was played, or by whom: a declined reaction."""


class Prompt(NamedTuple):
    """What the seat to move is asked: the kind and arguments of a sentence (see :mod:`realmwright.words`)."""

    kind: str
    args: dict[str, Json]


class Deed(NamedTuple):
    """What an action does: its kind and arguments, from which it is named and shown on the board."""

    kind: str
    args: dict[str, Json]


class Score(dict[str, int]):
    """The points of one seat by source."""

    @property
    def total(self) -> int:
        return sum(self.values())


class Gain(NamedTuple):
    """Points of one seat and the places that they come from, for display on the board."""

    source: str
    """One of the keys of the seat's :class:`Score`."""
    points: int
    places: tuple[str, ...]
    """In the notation of the game; empty where the points come from no place."""


class State(Protocol):
    """A position in a game. It consists of values only, and only :meth:`play` changes it."""

    rules: int
    """The version of the rules that this game is played by; see :mod:`realmwright.amendments`."""
    secrets: int
    """How many times hidden information has been revealed; undo never goes back beyond a revelation."""
    journal: list[Event] | None
    """The list to which :meth:`play` appends events; None if they are not wanted. Copies start without a journal.

    Where turns begin with the event ``turn-begun`` (``seat``, and the round as ``turn``), logs are told turn by turn.
    """

    @property
    def game(self) -> "Game":
        """The game of this position."""
        ...

    @property
    def players(self) -> int:
        """The number of seats."""
        ...

    @property
    def turns(self) -> int:
        """The number of turns begun so far. A turn may include choices of several seats."""
        ...

    @property
    def seat(self) -> int | None:
        """The seat to move; None when the game is over. :meth:`known_seat` says who may know it."""
        ...

    def known_seat(self, seat: int | None) -> int | None:
        """The seat to move, as far as this seat may know it (None: a spectator).

        None when the game is over, or when it must stay hidden: a seat that is asked to react with a card would be
        known to hold it. The seat to move always knows.
        """
        ...

    def legal(self) -> int:
        """The bitset of all legal actions; empty only when the game is over.

        Like the prompt it is for the seat to move only: in some games it depends on what that seat holds.
        """
        ...

    def lapse(self) -> int | None:
        """The action that the seat to move plays by saying nothing for a while; None if it is waited for.

        How long somebody thinks may tell what they hold. So a server keeps such a choice open for a random time, which
        is the same whatever they hold, and then plays this action for whoever has played no other.
        """
        ...

    def play(self, action: int) -> None:
        """Play one action. Raises IllegalAction, and changes nothing, if it is not legal.

        An action that completes something adds at least one event to the journal. An action without an event, such as
        lifting a piece that is to be moved, is only the first part of a deed: the same seat moves again, nothing hidden
        has been revealed, and gains and costs of the deed are counted from the position before it.

        An action with a covert event is private: the others see the position that follows and the other events, but
        must not learn what was played, or by whom. It cannot be taken back. An action that is chosen while others may
        not know whose choice it is (:meth:`known_seat`) always completes a deed.
        """
        ...

    def copy(self) -> "State":
        """An independent copy of the position."""
        ...

    def scores(self) -> list[Score]:
        """The points of each seat if the game ended now; final when it is over.

        They include points from hidden cards; :meth:`known_scores` is what players may see.
        """
        ...

    def totals(self) -> list[int]:
        """The total points of each seat if the game ended now."""
        ...

    def playouts(self, dice: Dice, count: int = 1, policy: str = UNIFORM, threads: int = 1) -> list[list[int]]:
        """Play from here to the end so many times. Returns the final points of each seat for each playout.

        Actions are chosen by one of the game's policies, and all randomness comes from the dice; the position does not
        change. Hidden cards lie as they do in this position, so a bot calls :meth:`imagine` first. Compiled rules run
        without the GIL. The number of threads affects only the time it takes. A playout that is not over after very
        many actions ends as it stands.

        Raises BadSetup if there is no such policy, or if the number of playouts or threads is out of range.
        """
        ...

    def known_scores(self, seat: int | None) -> "list[Score | None]":
        """The points of each seat as far as this seat may know them (None: a spectator); None where they are hidden.

        When the game is over nothing is hidden.
        """
        ...

    def gains(self, seat: int | None) -> "list[list[Gain] | None]":
        """The places that each seat's points come from, as far as this seat may know; None where they are hidden.

        They are known wherever :meth:`known_scores` is, and for each source they add up to the points of the score.
        """
        ...

    def winners(self) -> list[int]:
        """The seats that have won, or would win if the game ended now; several share the victory."""
        ...

    def prompt(self) -> Prompt:
        """What the seat to move is asked; it is for that seat only."""
        ...

    def view(self, seat: int | None) -> dict[str, Json]:
        """Exactly what this seat may know, as JSON (None: a spectator)."""
        ...

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        """A copy in which everything that this seat cannot know is sampled from the dice.

        The copy's own dice, for what is still to come, are replaced as well.
        """
        ...

    def describe(self, action: int) -> Deed:
        """What an action would do now. Raises IllegalAction if there is no such action at all."""
        ...

    def say(self, action: int) -> str:
        """The notation of an action in this position."""
        ...

    def read(self, text: str) -> int:
        """The action of a notation in this position; the inverse of :meth:`say`.

        Raises BadNotation if the text cannot be read, IllegalAction if it names an action of another kind than the one
        that is asked for. An action that can be read may still be illegal for :meth:`play`.
        """
        ...

    def dump(self) -> dict[str, Json]:
        """The complete position, hidden information included, as JSON that can be edited by hand."""
        ...

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        """The table as lines of text, as this seat sees it (None: public information only).

        ``names`` are the players' names, and ``say`` maps the id of a message of :meth:`Game.messages` to its text;
        the default is English.
        """
        ...

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """The table as an SVG drawing, as this seat sees it (None: public information only).

        Raises BadSetup unless the palette is one of :data:`PALETTES`.
        """
        ...

    def figure(
        self,
        seat: int | None = None,
        palette: PaletteName = "map",
        *,
        dark: bool = False,
        say: Callable[[str], str] | None = None,
    ) -> str:
        """The middle of the table as a small SVG drawing, as this seat sees it: for rulebooks and lessons.

        It shows what an example is about (a map and what stands on it, cards in the hand and in play), with what can be
        chosen now lit, and leaves out what lies around it. ``say`` is that of :meth:`text`, for drawings with words.
        Raises BadSetup unless the palette is one of :data:`PALETTES`.
        """
        ...


ALL: Final = "all"


# No dataclass: to import what makes those takes longer than most of `import realmwright`.
class Option(NamedTuple):
    """An option that can be chosen when a game is set up."""

    name: str
    kind: Literal["flag", "seat", "list", "choice", "names", "seats"]
    """A flag is true or false; a seat is a number or "random"; a list has ``count`` entries or is "random"; a choice
    is one of ``choices``; names are up to ``count`` different ones of them, or any number if ``count`` is 0. Seats are
    those whose players wish something: on a server everybody decides that for themselves, and not for the table."""
    default: Json
    about: str
    choices: tuple[str, ...] = ()
    count: int = 0  # type: ignore[assignment]  # In place of the method of tuples, which nobody asks an option.
    whole: bool = False
    """For names: whether the word "all" stands for all of them."""

    def check(self, value: object, players: int) -> None:
        """Raise BadSetup unless the value is valid for this option."""
        if self.kind == "flag":
            if not isinstance(value, bool):
                raise BadSetup(f"option {self.name} is true or false, not {value!r}")
        elif self.kind == "choice":
            if value not in self.choices:
                raise BadSetup(f"option {self.name}: {unknown('choice', value, self.choices)}")
        elif self.kind == "names":
            self._check_names(value)
        elif self.kind == "seats":
            self._check_seats(value, players)
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

    def _check_seats(self, value: object, players: int) -> None:
        if not isinstance(value, list | tuple):
            raise BadSetup(f"option {self.name} is a list of seats, not {value!r}")
        for place, seat in enumerate(value):
            if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
                raise BadSetup(f"option {self.name} has seats from 0 to {players - 1}, not {seat!r}")
            if seat in value[:place]:
                raise BadSetup(f"option {self.name} has seat {seat} twice")

    def parse(self, text: str) -> Json:
        """Parse a value from the command line; it is not checked yet."""
        if self.kind == "flag":
            return {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}.get(text, text)
        if self.kind == "choice":
            return text
        if self.kind in ("names", "seats") and not text.strip():
            return []
        if self.kind == "seats":
            return [_seat(entry.strip()) for entry in text.split(",")]
        if self.whole and text == ALL:
            return text
        if self.kind != "names" and text == "random":
            return text
        if self.kind == "seat":
            return _seat(text)
        return [entry.strip() for entry in text.split(",")]


def _seat(text: str) -> int | str:
    """The number of a seat; anything else as it stands."""
    return int(text) if text.isdecimal() and len(text) < 5 else text


class Game(Protocol):
    """The rules of one game."""

    def __hash__(self) -> int:
        """A game is itself and no other, so that whatever is made of it can be kept by it."""
        return object.__hash__(self)

    @property
    def name(self) -> str:
        """The name in the registry, in records and on the command line: ``kingdom-builder``."""
        ...

    @property
    def rules(self) -> int:
        """The newest version of the rules. Every version from 1 on can be played, so that no game is ever cut off."""
        ...

    @property
    def players(self) -> range:
        """The possible numbers of players."""
        ...

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the set-up."""
        ...

    @property
    def policies(self) -> tuple[str, ...]:
        """The policies of :meth:`State.playouts`, the best last; ``uniform`` is always among them."""
        ...

    @property
    def learn(self) -> Mapping[str, Json]:
        """The options of the introductory game, for any number of players; empty if there is none."""
        ...

    def new(
        self,
        players: int = 2,
        seed: int | Dice = 0,
        options: Mapping[str, Json] | None = None,
        journal: list[Event] | None = None,
        rules: int | None = None,
    ) -> State:
        """Set up a game. The seed is a number, or any dice. Raises BadSetup if players, options or rules are wrong.

        The events of the deal are added to the journal, if one is given. Without ``rules`` the newest version is
        played.
        """
        ...

    def load(self, dump: Mapping[str, Json]) -> State:
        """The position of a dump, by the rules that it names. Raises BadSetup if the dump is not valid."""
        ...

    def sketch(self, sketch: Mapping[str, Json]) -> State:
        """A position in few words, for lessons and figures. Raises BadSetup if it is not valid.

        What a sketch may say depends on the game; where the game has no words for it, it is a dump.
        """
        ...

    def files(self, folder: str) -> Mapping[str, str]:
        """The texts of one of the game's folders by name, such as its ``lessons`` or its ``rulebook``; empty if there
        are none."""
        ...

    def messages(self, language: str) -> str:
        """The game's texts in one of :data:`LANGUAGES`, as Fluent source."""
        ...

    def symbols(self, palette: PaletteName = "map", *, dark: bool = False) -> str:
        """An SVG that shows nothing and defines all symbols of this game's drawings.

        A page includes it once and refers to symbols by ``id``. The ids are the same in every palette. Among them are
        the players' pieces, :func:`realmwright.drawing.settlement` for each colour, which a page shows beside the names
        in every game.
        """
        ...

    def illustration(self, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        """A complete SVG of one thing of this game that is too large for its sheet of symbols, such as the picture of a
        card; None if there is none by this name.

        A page shows it as an image, which has ids of its own, and asks only for what it shows.
        """
        ...

    def picture(self, option: str, choice: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
        """A small complete SVG of one choice of an option; None if there is no picture of it.

        Raises BadSetup if there is no such option or choice.
        """
        ...

    def ground(
        self, chart: str, palette: PaletteName = "map", *, dark: bool = False, letters: bool = False
    ) -> str | None:
        """The ground of a map as a complete SVG, with nothing upon it; None if this game has no maps.

        The chart is the map in one line (:mod:`realmwright.hexgames.charts`), so that equal maps have equal pictures,
        and a page asks for one once in a game. Raises BadSetup if it is not valid.
        """
        ...


LANGUAGES = ("en", "nl", "de")

PALETTES: Final[tuple[PaletteName, ...]] = get_args(PaletteName)
LONGEST_CHART: Final = 4000
"""Characters of the chart of a map."""


def name_id(*parts: str) -> str:
    """The id of the message that names a thing, from its kind and its name in the notation.

    >>> name_id("terrain", "flower field")
    'terrain-flower-field'
    """
    return "-".join(parts).replace(" ", "-").replace("_", "-")


def written_out(game: Game, options: Mapping[str, Json]) -> dict[str, Json]:
    """The same options with "all" replaced by the names, so that stored options mean the same in later releases."""
    whole = {option.name: option for option in game.options if option.whole}
    return {
        name: list(whole[name].choices) if name in whole and value == ALL else value for name, value in options.items()
    }


def settle(game: Game, players: object, options: Mapping[str, Json] | None) -> dict[str, Json]:
    """All options of a game: the given values, checked, and the defaults of the others."""
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


def check_rules(game: Game, rules: int | None) -> int:
    """The version of the rules to play by: the given one, or the newest. Raises BadSetup if it does not exist."""
    if rules is None:
        return game.rules
    if isinstance(rules, bool) or not isinstance(rules, int) or not FIRST <= rules <= game.rules:
        raise BadSetup(f"there are no rules {rules!r} of {game.name} here; this release has {versions(game)}")
    return rules


def versions(game: Game) -> str:
    """The versions of the rules that can be played, in words."""
    return f"rules {FIRST}" if game.rules == FIRST else f"rules {FIRST} to {game.rules}"


def dice_of(seed: int | Dice) -> Dice:
    """The dice for a seed, which may be dice already."""
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
    """Raise BadSetup unless this is a seat of the game, or None for a spectator."""
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
    """A text from outside, shortened for an error message."""
    return text if len(text) <= LONGEST_NAME else text[:LONGEST_NAME] + "…"


def unknown(what: str, name: object, names: Iterable[str]) -> str:
    """An error message for an unknown name, with the closest known name or a list of all."""
    # Only for people who mistyped something, so that the others do not wait for it.
    import difflib

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
    """A mapping from names to entry points of all installed packages, which are loaded on first access.

    Names that the group does not have are looked up in the registry ``besides``, if one is given.
    """

    def __init__(self, group: str, what: str, besides: "Registry[Entry] | None" = None) -> None:
        self._group = group
        self._what = what
        self._besides = besides
        self._loaded: dict[str, Entry] = {}
        self._found: EntryPoints | None = None

    def __getitem__(self, name: str) -> Entry:
        if name not in self._loaded:
            for point in self._points().select(name=name):
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
        return {point.name for point in self._points()} | besides

    def refresh(self) -> None:
        """Search the installed packages again: that takes long, and they seldom change while a program runs."""
        self._found = None

    def _points(self) -> "EntryPoints":
        if self._found is None:
            # To import it takes longer than the rest of `import realmwright`.
            from importlib.metadata import entry_points

            self._found = entry_points(group=self._group)
        return self._found


class UnknownName(BadSetup, KeyError):
    """Nothing is registered under that name."""

    def __str__(self) -> str:
        return str(self.args[0])


games: Registry[Game] = Registry("realmwright.games", "game")
"""All installed games by name."""
