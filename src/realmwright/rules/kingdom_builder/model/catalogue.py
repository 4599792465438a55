"""The catalogue: what there is to play with, as the base game and every set bring it.

The engine looks things up here and names none of them. A set is an :class:`Expansion`; :mod:`content` enters all of
them at import, and from then on nothing changes.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from realmwright.bits import Actions, Bits
from realmwright.compiled import Shared
from realmwright.game import Json, Option, Prompt
from realmwright.rules.kingdom_builder.model.board import NO_NUMBER
from realmwright.rules.kingdom_builder.model.terrain import CARD_KINDS, NAMES

if TYPE_CHECKING:
    from realmwright.dice import Stream
    from realmwright.json_reader import JsonReader
    from realmwright.rules.kingdom_builder.model.position import Position

LOCATION_TILE: Final = "location"
NOMAD_TILE: Final = "nomad"
BONUS_TILE: Final = "bonus"
COMMON: Final = "common"
"""No tile: everybody may do it once a turn."""


class Extra(NamedTuple):
    """An extra action (KB-4.4): what a tile lets its owner do, or what everybody may do.

    While it is under way its number is in ``Position.tile``. ``choices`` says what can be clicked, 0 when nothing is
    left to do; ``go`` carries out a click. Both may use ``Position.count`` and ``Position.lifted``.
    """

    name: str
    ready: Callable[["Position"], bool]
    """Whether it has any legal result (KB-4.5)."""
    choices: Callable[["Position"], Actions]
    go: Callable[["Position", int], None]
    asks: Callable[["Position"], Prompt]
    verb: Callable[["Position", int], str]
    """What a click on a hex means."""
    role: str = LOCATION_TILE
    begin: "Callable[[Position, int], None] | None" = None
    """What happens at once when it is used; without it the extra action is simply under way."""
    on_take: "Callable[[Position, int], None] | None" = None
    """What happens when a seat takes the tile."""
    on_lose: "Callable[[Position, int], None] | None" = None
    moves: bool = False
    """Whether a piece can be in the player's hand while it is under way."""
    moves_posts: bool = False
    """Whether what is in the player's hand is a scout, which belongs to nobody."""
    passive: bool = False
    """Whether it works by itself, without being used."""
    chooses: bool = False
    """Whether it is about one of the tiles: then "use" says which."""
    repeatable: bool = True
    """Whether a location tile's action can be carried out a second time in a turn (KB-14.7)."""
    glyph: str = ""
    """What its medallion shows, as strokes on a grid of 24 by 24 units around the origin; empty if it has none."""
    land: str = ""
    """The kind of terrain that it gives, which the medallion shows above the glyph."""


class Figure(NamedTuple):
    """A kind of piece that is no settlement and counts as one (KB-1.5)."""

    name: str
    pieces: int
    """How many each player has."""
    tile: str
    """The location whose tile puts it on the board."""
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
    gold: Callable[["Position", int], int]
    gains: Callable[["Position", int], Iterator[Payment]]
    emblem: str
    """How it is drawn: strokes on a grid of 24 by 24 units around the origin."""
    on_new: "Callable[[Position, Bits], None] | None" = None
    """What a card does at once when the acting seat has put new settlements on these hexes."""
    on_change: "Callable[[Position, Bits], None] | None" = None
    """What it does after every change by the acting seat, with the hexes to which pieces came."""
    prepare: "Callable[[Position, Stream], None] | None" = None
    """What it does to the set-up, before terrain cards are dealt."""
    on_board: "Callable[[Position], bool] | None" = None
    """Of places that always pay: whether there are any on this board."""
    unclaimed: "Callable[[Position, int], int] | None" = None
    """How much of the gold nobody has played for yet: it counts, but people are shown it only at the end."""
    grown: "Callable[[Position, int, int, int], int] | None" = None
    """What it pays a seat that has a new settlement on a hex, by what it paid before. None of a card whose gold depends
    on anything but the places of settlements: that is counted anew after every action."""
    additive: bool = False
    """Whether ``grown`` adds something to the gold, whatever that is: so it also tells what a settlement that is gone
    has earned."""
    shrunk: "Callable[[Position, int, int, int], int] | None" = None
    """Of a card that is not additive: what it will pay a seat when the settlement on a hex has left, by what it pays
    now; or ANEW, if that has to be counted anew."""
    removes_terrain: "Callable[[Position], str] | None" = None
    """The name of the terrain that it took out of the game; drawings show it on the card."""


class BoardFile(NamedTuple):
    """A board: the set that brings it, and the locations that its letters L and K stand for."""

    expansion: str
    locations: tuple[str, ...]
    original: bool = False
    """Whether the map is our own design, because no public source has the printed one."""


class SpecialHex(NamedTuple):
    """How a kind of special hex is drawn (KB-1.3)."""

    name: str
    """That of the kind in :mod:`terrain`."""
    ring: str
    """The metal of the ring around its medallion: gold, silver or copper."""
    glyph: str


class TerrainCard(NamedTuple):
    """A terrain card: its name, and the kinds of which one can be built on with it."""

    name: str
    kinds: tuple[int, ...]


class Kit(ABC):
    """What a set remembers about a game. What never changes after the set-up need not be copied.

    The rules know the kits of their own set. Everybody else sees them by these methods.
    """

    __slots__ = ()

    @abstractmethod
    def __init__(self, state: "Position") -> None:
        """As it is before anything has happened."""

    def copy(self) -> Self:
        return self

    @abstractmethod
    def dump(self, state: "Position") -> dict[str, Json]:
        """Everything, open to all: no set has secrets of its own."""

    @abstractmethod
    def load(self, state: "Position", reader: "JsonReader") -> None:
        """The way back."""

    def settlements(self, seat: int) -> int:
        """How many settlements of a seat are with the set, neither on the board nor in supply."""
        return 0

    def markers(self) -> dict[str, Bits]:
        """The hexes with markers of the set, by what the markers are called."""
        return {}

    def reach(self, state: "Position", cell: int) -> Bits:
        """The hexes that count for a marker of the set on a hex, for people; none where there is no such."""
        return 0

    def marked_lines(self, seat: int) -> int:
        """The lines that a seat has marked, as a set of their numbers."""
        return 0

    def settlement_tiles(self, seat: int) -> int:
        """The value of the settlement tiles that lie before a seat (KB-14.14)."""
        return 0

    def silo_actions(self, seat: int) -> int:
        """How many silo actions a seat still has (KB-14.5)."""
        return 0


@dataclass(frozen=True)
class Expansion:
    """A set: what it adds to the game. Whatever is not given it does not have."""

    name: str
    emblem: str = ""
    """How the set is drawn, as a card is; the base game has none."""
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
    special_hexes: tuple[SpecialHex, ...] = ()
    terrain_cards: tuple[TerrainCard, ...] = ()
    options: tuple[Option, ...] = ()
    """Switches between readings of a rule (KB-0.4)."""
    set_up: tuple[Option, ...] = ()
    """What else can be chosen when a game with the set is prepared."""
    kit: "type[Kit] | None" = None
    lay: "Callable[[Stream, Mapping[str, Json]], str] | None" = None
    """Which of its boards lies beside the map: then none of them is a quadrant."""
    prepare: "Callable[[Position, Stream, Mapping[str, Json]], None] | None" = None
    """Its part of the set-up (KB-3.4 step 3)."""
    turn_begins: "Callable[[Position], None] | None" = None
    turn_ends: "Callable[[Position], int] | None" = None
    """Says how many terrain cards more than one the player draws."""
    turn_over: "Callable[[Position], None] | None" = None
    """When the player has drawn."""
    on_change: "Callable[[Position, Bits], None] | None" = None
    """After every change of the board by the acting seat, when tiles and gold are settled; with the hexes entered."""
    on_figures: "Callable[[Position], None] | None" = None
    """After a piece that is no settlement was put on the board, moved or taken off."""
    amend: "Callable[[Position, Actions], Actions] | None" = None
    """Adds choices to those that were found."""
    kinds: "Callable[[Position], tuple[int, ...]] | None" = None
    """More kinds that the terrain cards of the turn allow."""
    closing: "Callable[[Position], bool] | None" = None
    """When the last round is over, and after each turn that it gives then: whether it gives another one."""
    common: tuple[str, ...] = ()
    """The extra actions that everybody has."""


class Hooks(Shared):
    """What the sets, cards and tasks in play do at certain moments, and what earns gold."""

    __slots__ = (
        "acts",
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
        "turn_over",
    )

    acts: bool
    """Whether there is a set, or a card that acts during play. Otherwise most fields of a turn never change."""
    amend: "tuple[Callable[[Position, Actions], Actions], ...]"
    closing: "tuple[Callable[[Position], bool], ...]"
    common: tuple[int, ...]
    kinds: "tuple[Callable[[Position], tuple[int, ...]], ...]"
    on_change: "tuple[Callable[[Position, Bits], None], ...]"
    on_figures: "tuple[Callable[[Position], None], ...]"
    on_new: "tuple[Callable[[Position, Bits], None], ...]"
    sources: tuple[Card, ...]
    """Everything that pays (KB-9.5): cards, tasks, and what always does. Some of it only on certain boards."""
    turn_begins: "tuple[Callable[[Position], None], ...]"
    turn_ends: "tuple[Callable[[Position], int], ...]"
    turn_over: "tuple[Callable[[Position], None], ...]"

    def __init__(self, expansions: Iterable[Expansion]) -> None:
        """Of the base game and the sets in play, without cards."""
        sets = list(expansions)
        self.amend = tuple([each.amend for each in sets if each.amend is not None])
        self.closing = tuple([each.closing for each in sets if each.closing is not None])
        self.common = tuple([NUMBER_OF[name] for each in sets for name in each.common])
        self.kinds = tuple([each.kinds for each in sets if each.kinds is not None])
        self.on_new = ()
        self.on_change = tuple([each.on_change for each in sets if each.on_change is not None])
        self.on_figures = tuple([each.on_figures for each in sets if each.on_figures is not None])
        self.sources = tuple([source for each in sets for source in each.sources])
        self.turn_begins = tuple([each.turn_begins for each in sets if each.turn_begins is not None])
        self.turn_ends = tuple([each.turn_ends for each in sets if each.turn_ends is not None])
        self.turn_over = tuple([each.turn_over for each in sets if each.turn_over is not None])
        self.acts = any(each.name != BASE for each in sets)

    def with_cards(self, cards: Sequence[Card], tasks: Sequence[Card] = ()) -> "Hooks":
        """These and what Kingdom Builder cards and tasks do."""
        found = Hooks.__new__(Hooks)
        found.amend, found.closing, found.common, found.kinds = self.amend, self.closing, self.common, self.kinds
        found.on_figures, found.turn_begins, found.turn_ends = self.on_figures, self.turn_begins, self.turn_ends
        found.turn_over = self.turn_over
        found.on_new = tuple([card.on_new for card in cards if card.on_new is not None])
        on_change = tuple([card.on_change for card in cards if card.on_change is not None])
        found.on_change = on_change + self.on_change
        found.sources = (*cards, *tasks, *self.sources)
        found.acts = self.acts or bool(found.on_new or on_change)
        return found


BASE: Final = "base"
OWN: Final = "own"
"""The expansion of everything that is of no published set. It needs not be among the sets of a game."""
CARDS_IN_PLAY: Final = 3
EXTRAS: Final[list[Extra]] = []
NUMBER_OF: Final[dict[str, int]] = {}
CARDS: Final[dict[str, Card]] = {}
TASKS: Final[dict[str, Card]] = {}
BOARDS: Final[dict[str, BoardFile]] = {}
EXPANSIONS: Final[dict[str, Expansion]] = {}
"""The base game, every set, and what belongs to no published set if there is any."""
FIGURES: Final[list[Figure]] = []
SPECIAL_HEXES: Final[dict[str, SpecialHex]] = {}
TERRAIN_CARDS: Final = [TerrainCard(NAMES[kind], (kind,)) for kind in CARD_KINDS]
"""By number; the first of them are those of the base game, which have the numbers of their kinds."""
CARD_SETS: Final[dict[str, str]] = {}
"""The set that each Kingdom Builder card comes from."""


def register(expansion: Expansion) -> None:
    """Enter the base game, a set, or what belongs to no published set; each once, with names of its own."""
    for names, known in (
        ([expansion.name], EXPANSIONS),
        ([extra.name for extra in expansion.extras], NUMBER_OF),
        ([card.name for card in expansion.cards], CARDS),
        ([task.name for task in expansion.tasks], TASKS),
        (list(expansion.boards), BOARDS),
        ([special.name for special in expansion.special_hexes], SPECIAL_HEXES),
    ):
        for name in names:
            if name in known or names.count(name) > 1:
                raise ValueError(f"{name} is entered twice")
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
    for special in expansion.special_hexes:
        SPECIAL_HEXES[special.name] = special
    FIGURES.extend(expansion.figures)
    TERRAIN_CARDS.extend(expansion.terrain_cards)


def in_play(sets: tuple[str, ...]) -> list[Expansion]:
    """Where the cards, boards and locations of a game with these sets can come from."""
    return [EXPANSIONS[name] for name in (BASE, *sets, OWN) if name in EXPANSIONS]


@cache
def _hooks_of_sets(sets: tuple[str, ...]) -> Hooks:
    return Hooks([EXPANSIONS[name] for name in (BASE, *sets)])


@lru_cache(maxsize=2048)
def hooks_of(sets: tuple[str, ...], cards: tuple[str, ...], tasks: tuple[str, ...]) -> Hooks:
    """What these sets, Kingdom Builder cards and tasks do."""
    return _hooks_of_sets(sets).with_cards([CARDS[name] for name in cards], [TASKS[name] for name in tasks])


@cache
def switches_of(sets: tuple[str, ...]) -> tuple[Option, ...]:
    """The options that settle disputed rules in a game with these sets."""
    return tuple(option for name in (BASE, *sets) for option in EXPANSIONS[name].options)


@lru_cache(maxsize=2048)
def slots_by_number(offer: Sequence[int]) -> tuple[int, ...]:
    """For every extra action the slots whose tiles give it; many games have the same tiles in the same slots."""
    copies = [0] * len(EXTRAS)
    for slot, number in enumerate(offer):
        if number != NO_NUMBER:
            copies[number] |= 1 << slot
    return tuple(copies)


def kits_of(state: "Position") -> dict[str, Kit]:
    """What the sets of a game remember about it, before anything has happened."""
    makers = [(name, EXPANSIONS[name].kit) for name in state.setup.sets]
    return {name: maker(state) for name, maker in makers if maker is not None}


def no_figures(sets: tuple[str, ...]) -> list[Bits]:
    """For each kind of figure where they stand before anything has happened."""
    return [0] * len(FIGURES) if any(EXPANSIONS[name].figures for name in sets) else []
