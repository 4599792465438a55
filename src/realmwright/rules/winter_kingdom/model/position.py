"""A position of Winter Kingdom: its fields, and the questions that follow from them alone.

Nothing here decides anything or follows from a rule of the turn; that is in ``play``.
"""

from dataclasses import dataclass
from typing import Final, Self

from realmwright.bits import Actions, Bits
from realmwright.dice import Dice
from realmwright.game import Event, Game, Json, Seats
from realmwright.rules.winter_kingdom.model.board import Board
from realmwright.rules.winter_kingdom.model.components import CARDS_OF_A_KIND, FIRST_COINS, FORTS, HOUSES
from realmwright.rules.winter_kingdom.model.terms import Law, Prices
from realmwright.rules.winter_kingdom.model.terrain import CARD_KINDS, NO_TERRAIN, OPEN, right_of

NONE: Final = -1
"""No hex, no power, no talent."""
PHASES: Final = ("build", "salvage", "trade", "extra", "clean-up")
"""The parts of a turn (WK-4.2); the first lasts until something is taken off, bought or paid for."""
BUILDING, SALVAGING, TRADING, EXTRA, CLEANING = range(5)
STEPS: Final = ("open", "build", "pick", "drop", "follow", "road", "settle", "wolves")
"""What is asked: the mandatory action or whatever else the phase allows, or one step of something under way."""
ASK_OPEN, ASK_BUILD, ASK_PICK, ASK_DROP, ASK_FOLLOW, ASK_ROAD, ASK_SETTLE, ASK_WOLVES = range(8)


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed on before a game and never changes; all positions of the game share it."""

    cards: tuple[str, ...]
    scored: tuple[int, ...]
    """The numbers of everything that scores in the catalogue: the cards, and what always does."""
    economy: int
    """The number of the economy card in the catalogue."""
    twists: tuple[str, ...]
    law: Law
    """What the twists change."""
    prices: Prices
    pool: int
    """The talents that were dealt from."""
    direction: int
    """Which lines count for cards that have to do with lines (WK-11.4)."""
    top: int
    """The slot of the top board (WK-3.9)."""


class Position:
    """The fields of a position, by what they are about; and what can be asked about them."""

    __slots__ = (
        # fixed by the set-up
        *("game", "rules", "players", "start", "board", "setup"),
        # the buildings on the map
        *("own", "forts", "near", "free"),
        # what each seat has
        *("supply", "fort_supply", "coins", "unbought", "owned", "upgraded", "powers"),
        # terrain cards
        *("dice", "hand", "dealt", "barred", "deck", "discard", "shuffles"),
        # the turn
        *("turn", "turns", "phase", "used", "pieces", "shut"),
        # the mandatory action
        *("kind", "whole", "left", "laid"),
        # purchases
        *("purchases", "extra", "extra_left", "fresh"),
        # a talent in use
        *("step", "power", "lifted", "origin", "moved"),
        # the end, and what is known about the position as a whole
        *("idle", "ending", "over", "choices", "secrets", "journal"),
    )

    # Fixed by the set-up. The first five are fields of their own since every rule, or every game, asks for them.
    game: Game
    rules: int
    """The version of the rules; :mod:`amendments` says what each of them changed."""
    players: int
    start: int
    board: Board
    setup: Setup

    # The buildings on the map
    own: Seats[Bits]
    """The hexes with buildings of each seat."""
    forts: Seats[Bits]
    """Those of them with forts."""
    near: Seats[Bits]
    """The hexes next to buildings of the seat."""
    free: Bits
    """The hexes without a building."""

    # What each seat has
    supply: Seats[int]
    """The houses that were not built yet."""
    fort_supply: Seats[int]
    coins: Seats[int]
    unbought: Seats[int]
    """The talents that were not bought yet; secret (WK-7.14)."""
    owned: Seats[int]
    """The talents that lie open."""
    upgraded: Seats[int]
    powers: Seats[int]
    """What the open talents, and the tunnel card, can do."""

    # Terrain cards
    dice: Dice
    hand: Seats[tuple[int, ...]]
    """The terrain card, if there is one; what lies in the hands of others is secret (WK-7.14)."""
    dealt: Seats[tuple[int, ...]]
    """For the card in hand the shuffle from which it came."""
    barred: Seats[int]
    """The terrains that the card in hand cannot show: they were full when it was drawn (WK-4.9)."""
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    shuffles: int

    # The turn
    turn: int
    turns: int
    phase: int
    used: int
    """The powers that cannot be used any more in this turn."""
    pieces: int
    """How many pieces were built in this turn by whatever means (WK-10.11)."""
    shut: Bits
    """The hexes next to buildings of others, if nothing may be built there (WK-10.12)."""

    # The mandatory action
    kind: int
    """The terrain of the mandatory action; OPEN while it is not decided, NO_TERRAIN if there is none."""
    whole: int
    """How many pieces the mandatory action builds."""
    left: int
    """How many of them are still to be built."""
    laid: Bits
    """The hexes on which it has built."""

    # Purchases
    purchases: int
    """How many talents were bought or upgraded in this turn."""
    extra: int
    """The talent that is used again for coins (WK-7.5), or NONE."""
    extra_left: int
    fresh: int
    """The powers that may be used although they were bought only now (WK-10.14)."""

    # A talent in use
    step: int
    power: int
    """The power that is being used, or NONE."""
    lifted: int
    """The house that is to be moved, or can be moved further, or NONE."""
    origin: int
    """The hex that the moved house has left, or NONE."""
    moved: bool
    """Whether the power has moved a house (WK-10.16)."""

    # The end, and what is known about the position as a whole
    idle: int
    """How many turns in a row nothing was built."""
    ending: bool
    """Somebody has nothing left to build: this round is the last (WK-12.1)."""
    over: bool
    choices: Actions
    """The legal actions, found after every change."""
    secrets: int
    journal: list[Event] | None

    def __init__(
        self, game: Game, players: int, start: int, board: Board, setup: Setup, dice: Dice, rules: int
    ) -> None:
        """The table before any card is dealt."""
        self.game = game
        self.rules = rules
        self.players = players
        self.start = start
        self.board = board
        self.setup = setup
        self.own = [0] * players
        self.forts = [0] * players
        self.near = [0] * players
        self.free = board.grid.board
        self.supply = [HOUSES] * players
        self.fort_supply = [FORTS] * players
        coins = FIRST_COINS[players]
        self.coins = [coins[(seat - start) % players] for seat in range(players)]
        self.unbought = [0] * players
        self.owned = [0] * players
        self.upgraded = [0] * players
        self.powers = [0] * players
        self.dice = dice
        self.hand = [()] * players
        self.dealt = [()] * players
        self.barred = [0] * players
        self.deck = ()
        self.discard = tuple(CARD_KINDS) * CARDS_OF_A_KIND
        self.shuffles = 0
        self.turn = start
        self.turns = 0
        self.phase = BUILDING
        self.used = 0
        self.pieces = 0
        self.shut = 0
        self.kind = NO_TERRAIN
        self.whole = 0
        self.left = 0
        self.laid = 0
        self.purchases = 0
        self.extra = NONE
        self.extra_left = 0
        self.fresh = 0
        self.step = ASK_OPEN
        self.power = NONE
        self.lifted = NONE
        self.origin = NONE
        self.moved = False
        self.idle = 0
        self.ending = False
        self.over = False
        self.choices = 0
        self.secrets = 0
        self.journal = None

    def copy(self) -> Self:
        copy = self.__new__(self.__class__)
        copy.game = self.game
        copy.rules = self.rules
        copy.players = self.players
        copy.start = self.start
        copy.board = self.board
        copy.setup = self.setup
        copy.own = self.own[:]
        copy.forts = self.forts[:]
        copy.near = self.near[:]
        copy.free = self.free
        copy.supply = self.supply[:]
        copy.fort_supply = self.fort_supply[:]
        copy.coins = self.coins[:]
        copy.unbought = self.unbought[:]
        copy.owned = self.owned[:]
        copy.upgraded = self.upgraded[:]
        copy.powers = self.powers[:]
        copy.dice = self.dice
        copy.hand = self.hand[:]
        copy.dealt = self.dealt[:]
        copy.barred = self.barred[:]
        copy.deck = self.deck
        copy.discard = self.discard
        copy.shuffles = self.shuffles
        copy.turn = self.turn
        copy.turns = self.turns
        copy.phase = self.phase
        copy.used = self.used
        copy.pieces = self.pieces
        copy.shut = self.shut
        copy.kind = self.kind
        copy.whole = self.whole
        copy.left = self.left
        copy.laid = self.laid
        copy.purchases = self.purchases
        copy.extra = self.extra
        copy.extra_left = self.extra_left
        copy.fresh = self.fresh
        copy.step = self.step
        copy.power = self.power
        copy.lifted = self.lifted
        copy.origin = self.origin
        copy.moved = self.moved
        copy.idle = self.idle
        copy.ending = self.ending
        copy.over = self.over
        copy.choices = self.choices
        copy.secrets = self.secrets
        copy.journal = None
        return copy

    # Questions

    @property
    def seat(self) -> int | None:
        """Whose choice it is."""
        return None if self.over else self.turn

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain card lies open: it is shown from the beginning of a turn to its end."""
        return None if self.over else self.turn

    def shown_card(self) -> int:
        """The terrain on the card of the turn, or NO_TERRAIN."""
        cards = self.hand[self.turn]
        return cards[0] if cards else NO_TERRAIN

    def kinds(self) -> tuple[int, ...]:
        """The kinds of which one is, or can still be, the terrain of the mandatory action."""
        if self.kind >= 0:
            return (self.kind,)
        card = self.shown_card()
        return (card, right_of(card)) if self.kind == OPEN else ()

    def stock(self) -> int:
        """How many pieces the acting seat can still build."""
        return self.supply[self.turn] + self.fort_supply[self.turn]

    def houses(self) -> Bits:
        """The houses of the acting seat; forts are never moved (WK-6.3)."""
        return self.own[self.turn] & ~self.forts[self.turn]

    def vacant(self, cells: Bits) -> Bits:
        """Those of the hexes that the acting seat may enter."""
        return cells & self.free & ~self.shut

    def open(self) -> Bits:
        """All hexes that are free and suitable, as far as the acting seat may enter them (WK-2.7)."""
        return self.board.buildable & self.free & ~self.shut

    def closed(self) -> Bits:
        """The free hexes that could be built on if they were not next to buildings of others (WK-10.12)."""
        return self.board.buildable & self.free & self.shut

    def adjacent_if_possible(self, found: Bits) -> Bits:
        """WK-5.4: those of the hexes that touch an own building, or all of them if none does."""
        return found & self.near[self.turn] or found

    def units(self, cells: Bits, seat: int) -> int:
        """What the buildings of a seat on these hexes count: a house one, a fort two (WK-2.10)."""
        return (cells & self.own[seat]).bit_count() + (cells & self.forts[seat]).bit_count()

    def units_on(self, cell: int, seat: int) -> int:
        """What the building of a seat on a hex counts."""
        return 2 if self.forts[seat] >> cell & 1 else 1

    # The journal

    def note(self, kind: str, name: str = "", value: Json = None) -> None:
        """Enter something that the acting seat did, with one detail, into the journal."""
        if self.journal is not None:
            self.note_of(self.turn, kind, name, value)

    def note_of(self, seat: int, kind: str, name: str = "", value: Json = None) -> None:
        """The same of any seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: value} if name else {"seat": seat}))

    def note_deed(self, kind: str, details: dict[str, Json]) -> None:
        """The same of the acting seat with several details."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.turn, **details}))
