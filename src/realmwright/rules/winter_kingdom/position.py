"""What a position of Winter Kingdom consists of."""

from typing import TYPE_CHECKING, Final, Self

from realmwright.bits import Actions, Bits
from realmwright.dice import Dice
from realmwright.game import Event, Seats
from realmwright.rules.winter_kingdom.board import Board
from realmwright.rules.winter_kingdom.data import CARDS_OF_A_KIND, FIRST_COINS, FORTS, HOUSES
from realmwright.rules.winter_kingdom.economies import INCOMES, Income
from realmwright.rules.winter_kingdom.talents import NONE, TUNNEL_POWER, Prices, prices_of
from realmwright.rules.winter_kingdom.terrain import CARD_KINDS, NO_TERRAIN
from realmwright.rules.winter_kingdom.twists import Law, law_of

if TYPE_CHECKING:
    from realmwright.rules.winter_kingdom.setup import WinterKingdom

PHASES: Final = ("build", "salvage", "trade", "extra", "clean-up")
"""The parts of a turn (WK-4.2); the first lasts until something is taken off, bought or paid for."""
BUILDING, SALVAGING, TRADING, EXTRA, CLEANING = range(5)
STEPS: Final = ("open", "build", "pick", "drop", "follow", "road", "settle", "wolves")
"""What is asked: the mandatory action or whatever else the phase allows, or one step of something under way."""
ASK_OPEN, ASK_BUILD, ASK_PICK, ASK_DROP, ASK_FOLLOW, ASK_ROAD, ASK_SETTLE, ASK_WOLVES = range(8)


class Position:
    """The fields, and nothing that a rule says."""

    __slots__ = (
        "barred",
        "board",
        "cards",
        "choices",
        "coins",
        "dealt",
        "deck",
        "dice",
        "direction",
        "discard",
        "ending",
        "extra",
        "extra_left",
        "fort_supply",
        "forts",
        "free",
        "fresh",
        "game",
        "hand",
        "idle",
        "income",
        "journal",
        "kind",
        "laid",
        "law",
        "left",
        "lifted",
        "moved",
        "near",
        "origin",
        "over",
        "own",
        "owned",
        "phase",
        "pieces",
        "players",
        "pool",
        "power",
        "powers",
        "prices",
        "purchases",
        "secrets",
        "shuffles",
        "shut",
        "start",
        "step",
        "supply",
        "top",
        "turn",
        "turns",
        "twists",
        "unbought",
        "upgraded",
        "used",
        "whole",
    )

    game: "WinterKingdom"
    board: Board
    cards: tuple[str, ...]
    income: Income
    """The economy card."""
    twists: tuple[str, ...]
    law: Law
    prices: Prices
    pool: int
    """The talents that were dealt from."""
    direction: int
    """Which lines count for cards that have to do with lines (WK-11.4)."""
    top: int
    """The slot of the top board (WK-3.9)."""
    players: int
    start: int
    dice: Dice

    # By seat
    own: Seats[Bits]
    """The hexes with buildings."""
    forts: Seats[Bits]
    """Those of them with forts."""
    near: Seats[Bits]
    """The hexes next to own buildings."""
    supply: Seats[int]
    """The houses that were not built yet."""
    fort_supply: Seats[int]
    coins: Seats[int]
    hand: Seats[tuple[int, ...]]
    """The terrain card, if there is one; what lies in the hands of others is secret (WK-7.14)."""
    dealt: Seats[tuple[int, ...]]
    barred: Seats[int]
    """The terrains that the card in hand cannot show: they were full when it was drawn (WK-4.9)."""
    unbought: Seats[int]
    """The talents that were not bought yet; secret as well."""
    owned: Seats[int]
    upgraded: Seats[int]
    powers: Seats[int]
    """What the open talents, and the tunnel card, can do."""

    free: Bits
    """The hexes without a building."""
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    shuffles: int

    # The turn
    turn: int
    turns: int
    kind: int
    """The terrain of the mandatory action; OPEN while it is not decided, NO_TERRAIN if there is none."""
    whole: int
    """How many pieces the mandatory action builds."""
    left: int
    laid: Bits
    """The hexes on which it has built."""
    pieces: int
    """How many pieces were built in this turn by whatever means (WK-10.11)."""
    used: int
    """The powers that cannot be used any more in this turn."""
    shut: Bits
    """The hexes next to buildings of others, if nothing may be built there (WK-10.12)."""
    phase: int
    purchases: int
    extra: int
    """The talent that is used again for coins (WK-7.5), or NONE."""
    extra_left: int
    fresh: int
    """The powers that may be used although they were bought only now (WK-10.14)."""

    # Something under way
    step: int
    power: int
    """The power that is being used, or NONE."""
    lifted: int
    """The house that is to be moved, or can be moved further, or NONE."""
    origin: int
    """The hex that the moved house has left, or NONE."""
    moved: bool
    """Whether the power has moved a house (WK-10.16)."""

    idle: int
    """How many turns in a row nothing was built."""
    ending: bool
    """Somebody has nothing left to build: this round is the last (WK-12.1)."""
    over: bool
    choices: Actions
    secrets: int
    journal: list[Event] | None

    def __init__(
        self,
        game: "WinterKingdom",
        board: Board,
        players: int,
        start: int,
        cards: tuple[str, ...],
        economy: str,
        twists: tuple[str, ...],
        pool: int,
        direction: int,
        top: int,
        dice: Dice,
    ) -> None:
        """The table before any card is dealt."""
        self.game = game
        self.board = board
        self.cards = cards
        self.income = INCOMES[economy]
        self.twists = twists
        self.law = law_of(twists)
        self.prices = prices_of(self.law.discount)
        self.pool = pool
        self.direction = direction
        self.top = top
        self.players = players
        self.start = start
        self.dice = dice
        self.own = [0] * players
        self.forts = [0] * players
        self.near = [0] * players
        self.supply = [HOUSES] * players
        self.fort_supply = [FORTS] * players
        coins = FIRST_COINS[players]
        self.coins = [coins[(seat - start) % players] for seat in range(players)]
        self.hand = [()] * players
        self.dealt = [()] * players
        self.barred = [0] * players
        self.unbought = [0] * players
        self.owned = [0] * players
        self.upgraded = [0] * players
        self.powers = [TUNNEL_POWER] * players
        self.free = board.grid.board
        self.deck = ()
        self.discard = tuple(CARD_KINDS) * CARDS_OF_A_KIND
        self.shuffles = 0
        self.turn = start
        self.turns = 0
        self.kind = NO_TERRAIN
        self.whole = 0
        self.left = 0
        self.laid = 0
        self.pieces = 0
        self.used = 0
        self.shut = 0
        self.phase = BUILDING
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
        twin = self.__new__(self.__class__)
        twin.game = self.game
        twin.board = self.board
        twin.cards = self.cards
        twin.income = self.income
        twin.twists = self.twists
        twin.law = self.law
        twin.prices = self.prices
        twin.pool = self.pool
        twin.direction = self.direction
        twin.top = self.top
        twin.players = self.players
        twin.start = self.start
        twin.dice = self.dice
        twin.own = self.own[:]
        twin.forts = self.forts[:]
        twin.near = self.near[:]
        twin.supply = self.supply[:]
        twin.fort_supply = self.fort_supply[:]
        twin.coins = self.coins[:]
        twin.hand = self.hand[:]
        twin.dealt = self.dealt[:]
        twin.barred = self.barred[:]
        twin.unbought = self.unbought[:]
        twin.owned = self.owned[:]
        twin.upgraded = self.upgraded[:]
        twin.powers = self.powers[:]
        twin.free = self.free
        twin.deck = self.deck
        twin.discard = self.discard
        twin.shuffles = self.shuffles
        twin.turn = self.turn
        twin.turns = self.turns
        twin.kind = self.kind
        twin.whole = self.whole
        twin.left = self.left
        twin.laid = self.laid
        twin.pieces = self.pieces
        twin.used = self.used
        twin.shut = self.shut
        twin.phase = self.phase
        twin.purchases = self.purchases
        twin.extra = self.extra
        twin.extra_left = self.extra_left
        twin.fresh = self.fresh
        twin.step = self.step
        twin.power = self.power
        twin.lifted = self.lifted
        twin.origin = self.origin
        twin.moved = self.moved
        twin.idle = self.idle
        twin.ending = self.ending
        twin.over = self.over
        twin.choices = self.choices
        twin.secrets = self.secrets
        twin.journal = None
        return twin
