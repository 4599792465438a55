"""What there is to play with: extra actions, cards and boards, as the base game and every set bring them.

The engine looks things up here and names none of them. A set is an :class:`Expansion`; :mod:`sets` enters all of them
at import, and from then on nothing changes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from realmwright.bits import Actions, Bits
from realmwright.compiled import Shared
from realmwright.game import Json, Option, Prompt
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, NAMES

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.json_reader import JsonReader
    from realmwright.rules.kingdom_builder.state import State

LOCATION_TILE: Final = "location"
NOMAD_TILE: Final = "nomad"
BONUS_TILE: Final = "bonus"
COMMON: Final = "common"
"""No tile: everybody may do it once a turn."""


ANYWHERE: Final = 1
"""In ``freely``: the next settlement need not touch an own one, whatever puts it there (KB-11.8)."""
FIRST_ANYWHERE: Final = 2
"""In ``freely``: neither need the first one of the mandatory action (KB-13.10)."""


class Extra(NamedTuple):
    """An extra action (KB-4.4): what a tile lets its owner do, or what everybody may do.

    While it is under way its number stands in ``State.tile``. ``choices`` says what can be clicked, 0 when nothing is
    left to do; ``go`` carries out a click. Both may use ``State.count`` and ``State.lifted``.
    """

    name: str
    ready: Callable[["State"], bool]
    """Whether it has any legal result (KB-4.5)."""
    choices: Callable[["State"], Actions]
    go: Callable[["State", int], None]
    asks: Callable[["State"], Prompt]
    verb: Callable[["State", int], str]
    """What a click on a hex means."""
    role: str = LOCATION_TILE
    begin: "Callable[[State, int], None] | None" = None
    """What happens at once when it is used; without it the extra action is simply under way."""
    on_take: "Callable[[State, int], None] | None" = None
    """What happens when a seat takes the tile."""
    on_lose: "Callable[[State, int], None] | None" = None
    moves: bool = False
    """Whether a piece can be in the player's hand while it is under way."""
    passive: bool = False
    """Whether it works by itself, without being used."""
    chooses: bool = False
    """Whether it is about one of the tiles: then "use" says which."""
    repeatable: bool = True
    """Whether a location tile's action can be carried out a second time in a turn (KB-14.7)."""


class Figure(NamedTuple):
    """A kind of piece that is no settlement and counts as one (KB-1.5)."""

    name: str
    pieces: int
    """How many each player has."""
    hexes: int = 1
    """How many hexes one of them fills."""


class Payment(NamedTuple):
    """Gold for some settlements, and the hex of the board that pays it if one does."""

    gold: int
    settlements: Bits
    hex: int | None = None


class Card(NamedTuple):
    """Something that earns gold: a Kingdom Builder card, a task, or places that always pay.

    ``gold`` counts quickly, for every position that a bot imagines; ``gains`` tells the same hex by hex, for people.
    """

    name: str
    gold: Callable[["State", int], int]
    gains: Callable[["State", int], Iterator[Payment]]
    on_new: "Callable[[State, Bits], None] | None" = None
    """What a card does at once when the acting seat has put new settlements on these hexes."""
    on_change: "Callable[[State], None] | None" = None
    """What it does after every change by the acting seat."""
    prepare: "Callable[[State, Stream], None] | None" = None
    """What it does to the set-up, before terrain cards are dealt."""
    on_board: "Callable[[State], bool] | None" = None
    """Of places that always pay: whether there are any on this board."""


class BoardFile(NamedTuple):
    """A board: the set that brings it, and the locations that its letters L and K stand for."""

    expansion: str
    locations: tuple[str, ...]
    original: bool = False
    """Whether the map is our own design, because no public source has the printed one."""


class TerrainCard(NamedTuple):
    """A terrain card: its name, and the kinds of which one can be built on with it."""

    name: str
    kinds: tuple[int, ...]


class Kit:
    """What a set remembers about a game. What never changes after the set-up need not be copied."""

    __slots__ = ()

    def __init__(self, state: "State") -> None:
        """As it is before anything has happened."""

    def copy(self) -> Self:
        return self

    def dump(self, state: "State") -> dict[str, Json]:
        """Everything, open to all: no set has secrets of its own."""
        raise NotImplementedError

    def load(self, state: "State", reader: "JsonReader") -> None:
        """The way back."""
        raise NotImplementedError

    def settlements(self, seat: int) -> int:
        """How many settlements of a seat are with the set, neither on the board nor in supply."""
        return 0


@dataclass(frozen=True)
class Expansion:
    """A set: what it adds to the game. Whatever is not given it does not have."""

    name: str
    boards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By label, with the names of its locations."""
    original: bool = False
    """Whether its maps are our own designs."""
    extras: tuple[Extra, ...] = ()
    figures: tuple[Figure, ...] = ()
    cards: tuple[Card, ...] = ()
    tasks: tuple[Card, ...] = ()
    sources: tuple[Card, ...] = ()
    """What pays in every game of the set, whatever cards are shown."""
    terrain_cards: tuple[TerrainCard, ...] = ()
    options: tuple[Option, ...] = ()
    """Switches between readings of a rule (KB-0.4)."""
    set_up: tuple[Option, ...] = ()
    """What else can be chosen when a game with the set is prepared."""
    kit: "type[Kit] | None" = None
    lay: "Callable[[Stream, Mapping[str, Json]], str] | None" = None
    """Which of its boards lies beside the map: then none of them is a quadrant."""
    prepare: "Callable[[State, Stream, Mapping[str, Json]], None] | None" = None
    """Its part of the set-up (KB-3.4 step 3)."""
    turn_begins: "Callable[[State], None] | None" = None
    turn_ends: "Callable[[State], int] | None" = None
    """Says how many terrain cards more than one the player draws."""
    on_change: "Callable[[State], None] | None" = None
    """After every change of the board by the acting seat, when tiles and gold are settled."""
    on_figures: "Callable[[State], None] | None" = None
    """After a piece that is no settlement was put on the board, moved or taken off."""
    amend: "Callable[[State, Actions], Actions] | None" = None
    """Adds choices to those that were found."""
    kinds: "Callable[[State], tuple[int, ...]] | None" = None
    """More kinds that the terrain cards of the turn allow."""
    closing: "Callable[[State], bool] | None" = None
    """When the last round is over, and after each turn that it gives then: whether it gives another one."""
    common: tuple[str, ...] = ()
    """The extra actions that everybody has."""


class Hooks(Shared):
    """What the sets and cards in play do at certain moments; all empty in the base game."""

    __slots__ = (
        "amend",
        "closing",
        "common",
        "kinds",
        "on_change",
        "on_figures",
        "on_new",
        "sources",
        "turn_begins",
        "turn_ends",
    )

    amend: "tuple[Callable[[State, Actions], Actions], ...]"
    closing: "tuple[Callable[[State], bool], ...]"
    common: tuple[int, ...]
    kinds: "tuple[Callable[[State], tuple[int, ...]], ...]"
    on_change: "tuple[Callable[[State], None], ...]"
    on_figures: "tuple[Callable[[State], None], ...]"
    on_new: "tuple[Callable[[State, Bits], None], ...]"
    sources: tuple[Card, ...]
    turn_begins: "tuple[Callable[[State], None], ...]"
    turn_ends: "tuple[Callable[[State], int], ...]"

    def __init__(self, expansions: "Iterable[Expansion]" = (), cards: Iterable[Card] = ()) -> None:
        sets = list(expansions)
        shown = list(cards)
        self.amend = tuple([each.amend for each in sets if each.amend is not None])
        self.closing = tuple([each.closing for each in sets if each.closing is not None])
        self.common = tuple([NUMBER_OF[name] for each in sets for name in each.common])
        self.kinds = tuple([each.kinds for each in sets if each.kinds is not None])
        self.on_new = tuple([card.on_new for card in shown if card.on_new is not None])
        self.on_change = (
            *[card.on_change for card in shown if card.on_change is not None],
            *[each.on_change for each in sets if each.on_change is not None],
        )
        self.on_figures = tuple([each.on_figures for each in sets if each.on_figures is not None])
        self.sources = tuple([source for each in sets for source in each.sources])
        self.turn_begins = tuple([each.turn_begins for each in sets if each.turn_begins is not None])
        self.turn_ends = tuple([each.turn_ends for each in sets if each.turn_ends is not None])


BASE: Final = "base"
NO_HOOKS: Final = Hooks()
EXTRAS: Final[list[Extra]] = []
NUMBER_OF: Final[dict[str, int]] = {}
CARDS: Final[dict[str, Card]] = {}
TASKS: Final[dict[str, Card]] = {}
BOARDS: Final[dict[str, BoardFile]] = {}
EXPANSIONS: Final[dict[str, Expansion]] = {}
FIGURES: Final[list[Figure]] = []
TERRAIN_CARDS: Final = [TerrainCard(NAMES[kind], (kind,)) for kind in CARD_KINDS]
"""By number; the first of them are those of the base game, which have the numbers of their kinds."""
CARD_SETS: Final[dict[str, str]] = {}
"""The set that each Kingdom Builder card comes from."""


def register(expansion: Expansion) -> None:
    """Enter the base game or a set."""
    EXPANSIONS[expansion.name] = expansion
    for extra in expansion.extras:
        NUMBER_OF[extra.name] = len(EXTRAS)
        EXTRAS.append(extra)
    for card in expansion.cards:
        CARDS[card.name] = card
        CARD_SETS[card.name] = expansion.name
    for task in expansion.tasks:
        TASKS[task.name] = task
    for label, locations in expansion.boards.items():
        BOARDS[label] = BoardFile(expansion.name, locations, expansion.original)
    FIGURES.extend(expansion.figures)
    TERRAIN_CARDS.extend(expansion.terrain_cards)


@lru_cache(maxsize=1024)
def hooks_of(sets: tuple[str, ...], cards: tuple[str, ...]) -> Hooks:
    """What these sets and Kingdom Builder cards do."""
    if not sets:
        return NO_HOOKS
    return Hooks([EXPANSIONS[name] for name in sets], [CARDS[name] for name in cards])


@cache
def switches_of(sets: tuple[str, ...]) -> tuple[Option, ...]:
    """The options that settle disputed rules in a game with these sets."""
    return tuple(option for name in (BASE, *sets) for option in EXPANSIONS[name].options)


def kits_of(state: "State") -> dict[str, Kit]:
    """What the sets of a game remember about it, before anything has happened."""
    makers = {name: EXPANSIONS[name].kit for name in state.sets}
    return {name: maker(state) for name, maker in makers.items() if maker is not None}


def no_figures(sets: tuple[str, ...]) -> list[Bits]:
    """For each kind of figure where they stand before anything has happened."""
    return [0] * len(FIGURES) if any(EXPANSIONS[name].figures for name in sets) else []
