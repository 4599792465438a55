"""The position of Dominion: all its fields, and what can be read from them without knowing any card.

Cards are numbers of the catalogue. A position is values only, so it can be copied in the middle of any effect: an
instruction that waits for a choice is a :class:`Frame` on the stack.
"""

from typing import Final, NamedTuple, Self

from realmwright.bits import Actions
from realmwright.dice import Dice
from realmwright.game import Event, Game, Seats
from realmwright.rules.dominion.model.actions import SPAN
from realmwright.rules.dominion.model.phases import DRAFT, OVER

NOTHING: Final = -1
"""No card."""
UNSEEN: Final = 64
"""Added to a card in a discard pile that the others have not seen there (DOM-3.3)."""
FACE: Final = UNSEEN - 1
assert SPAN <= UNSEEN


class Frame(NamedTuple):
    """An instruction under way; a position holds a stack of them."""

    number: int
    """Which instruction it is."""
    seat: int
    """Whom it concerns."""
    tally: int = NOTHING
    """A number that the instruction keeps: a card, how many are left to choose, a mark; NOTHING before it has begun."""
    cards: tuple[int, ...] = ()
    """Cards that it has laid out: beside the deck of that seat, or in the trash (``Instruction.in_trash``)."""

    def without(self, card: int) -> tuple[int, ...]:
        """Its cards without one of this kind."""
        place = self.cards.index(card)
        return self.cards[:place] + self.cards[place + 1 :]


class Position:
    """Where all cards are, what the players know of them, and how far the turn has come."""

    __slots__ = (
        "actions",
        "asking",
        "bought",
        "buys",
        "choices",
        "chooser",
        "coins",
        "deck",
        "dice",
        "discard",
        "draftable",
        "edition",
        "empties",
        "game",
        "hand",
        "immune",
        "journal",
        "kingdom",
        "last",
        "merchants",
        "phase",
        "players",
        "rules",
        "secrets",
        "shown",
        "shuffles",
        "stack",
        "start",
        "stocked",
        "supply",
        "table",
        "taken",
        "tops",
        "trash",
        "turn",
        "turns",
    )

    # Fixed by the set-up; a draft adds to the kingdom.
    game: Game
    rules: int
    """The version of the rules; :mod:`amendments` says what each of them changed."""
    players: int
    start: int
    edition: int
    asking: int
    """The seats that are asked for a Reaction; for the others one is revealed wherever it helps (DOM-6.10)."""
    dice: Dice
    kingdom: int
    """The kingdom cards of this game."""
    draftable: int
    """The kingdom cards that a draft may still add."""

    # By seat.
    deck: Seats[list[int]]
    """Face down; the last card is drawn first."""
    hand: Seats[list[int]]
    discard: Seats[list[int]]
    """The last card lies on top. A card that the others did not see there has UNSEEN added."""
    tops: Seats[list[bool]]
    """For each card on top of the deck that its owner knows: whether everybody does. The last one is the top card."""
    shown: Seats[list[int]]
    """Cards in hand of which everybody knows."""
    shuffles: Seats[int]
    taken: Seats[int]
    """How many turns each seat has begun."""

    # Shared by all.
    supply: list[int]
    """How many cards each pile has left, with an entry for every number that a card can have."""
    stocked: int
    """The piles that are not empty."""
    empties: int
    """How many piles are empty."""
    trash: list[int]
    table: list[int]
    """The cards in play; they belong to the active player."""

    # The turn under way.
    phase: int
    turn: int
    """The seat of the active player."""
    turns: int
    """How many turns were begun."""
    actions: int
    buys: int
    coins: int
    bought: bool
    """Something was bought, so no more Treasures are played (DOM-4.8)."""
    merchants: int
    """What the first Silver of this turn is worth more."""
    stack: list[Frame]
    """The instructions under way, the innermost last."""
    last: int
    """What an instruction hands to the next."""
    immune: int
    """The seats that the attack under way does not touch."""
    chooser: int
    """The seat that has to choose."""
    choices: Actions

    secrets: int
    journal: list[Event] | None

    def __init__(self, game: Game, players: int, start: int, edition: int, dice: Dice, rules: int) -> None:
        """The table before the kingdom is chosen and anything is dealt."""
        self.game = game
        self.rules = rules
        self.players = players
        self.start = start
        self.edition = edition
        self.asking = 0
        self.dice = dice
        self.kingdom = 0
        self.draftable = 0
        self.deck = [[] for _ in range(players)]
        self.hand = [[] for _ in range(players)]
        self.discard = [[] for _ in range(players)]
        self.tops = [[] for _ in range(players)]
        self.shown = [[] for _ in range(players)]
        self.shuffles = [0] * players
        self.taken = [0] * players
        self.supply = [0] * SPAN
        self.stocked = 0
        self.empties = 0
        self.trash = []
        self.table = []
        self.phase = DRAFT
        self.turn = start
        self.turns = 0
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.bought = False
        self.merchants = 0
        self.stack = []
        self.last = 0
        self.immune = 0
        self.chooser = start
        self.choices = 0
        self.secrets = 0
        self.journal = None

    def copy(self) -> Self:
        cls = type(self)
        other = cls.__new__(cls)
        other.game = self.game
        other.rules = self.rules
        other.players = self.players
        other.start = self.start
        other.edition = self.edition
        other.asking = self.asking
        other.dice = self.dice
        other.kingdom = self.kingdom
        other.draftable = self.draftable
        other.deck = [cards[:] for cards in self.deck]
        other.hand = [cards[:] for cards in self.hand]
        other.discard = [cards[:] for cards in self.discard]
        other.tops = [known[:] for known in self.tops]
        other.shown = [cards[:] for cards in self.shown]
        other.shuffles = self.shuffles[:]
        other.taken = self.taken[:]
        other.supply = self.supply[:]
        other.stocked = self.stocked
        other.empties = self.empties
        other.trash = self.trash[:]
        other.table = self.table[:]
        other.phase = self.phase
        other.turn = self.turn
        other.turns = self.turns
        other.actions = self.actions
        other.buys = self.buys
        other.coins = self.coins
        other.bought = self.bought
        other.merchants = self.merchants
        other.stack = self.stack[:]
        other.last = self.last
        other.immune = self.immune
        other.chooser = self.chooser
        other.choices = self.choices
        other.secrets = self.secrets
        other.journal = None
        return other

    @property
    def seat(self) -> int | None:
        return None if self.phase == OVER else self.chooser

    def legal(self) -> Actions:
        return self.choices

    def in_turn_order(self, first: int) -> list[int]:
        """All seats, from this one to its left."""
        return [(first + place) % self.players for place in range(self.players)]

    def discarded(self, seat: int) -> list[int]:
        """The cards of a discard pile, as its owner may see them if a card allows it."""
        return [card & FACE for card in self.discard[seat]]
