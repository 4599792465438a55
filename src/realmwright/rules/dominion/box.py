"""What a card is, and the box that holds all of them as tables.

A card is an entry: its types, its price, what it gives at once, and the instructions that follow. Instructions are
numbered, so that a position can say which of them is under way with an int.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from realmwright.bits import Actions, pack
from realmwright.game import Prompt

if TYPE_CHECKING:
    from realmwright.rules.dominion.state import State

ACTION: Final = 1
ATTACK: Final = 2
REACTION: Final = 4
TREASURE: Final = 8
VICTORY: Final = 16
CURSES: Final = 32
TYPE_NAMES: Final = {
    ACTION: "action",
    ATTACK: "attack",
    REACTION: "reaction",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSES: "curse",
}
ANY: Final = (1 << len(TYPE_NAMES)) - 1

# The basic cards are the first in every box.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
BASICS: Final = 7

NOTHING: Final = -1
"""No card."""

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2


class Frame(NamedTuple):
    """An instruction under way; a position holds a stack of them."""

    number: int
    """Which instruction it is."""
    seat: int
    """Whom it concerns."""
    tally: int = NOTHING
    """A number that the instruction keeps: a card, how many are left to choose, a mark; NOTHING before it has begun."""
    cards: tuple[int, ...] = ()
    """Cards that it has laid out: beside the deck of that seat, or in the trash (``in_trash``)."""

    def without(self, card: int) -> tuple[int, ...]:
        """Its cards but for one of this kind."""
        place = self.cards.index(card)
        return self.cards[:place] + self.cards[place + 1 :]


class Instruction:
    """One sentence of a card. It never changes: what is under way is in the frames."""

    number: int
    """Its place in the box."""
    card: int
    """The card that it stands on."""
    by_active: ClassVar[bool] = False
    """Whether the active player decides, whomever it concerns."""
    private: ClassVar[bool] = False
    """Whether only their owner sees its cards; the tally then is the set of those places whose card all know."""
    of_last_card: ClassVar[bool] = False
    """Whether it asks about the last card of the hand; the tally then is 1 if everybody knows that card, or 0."""
    in_trash: ClassVar[bool] = False
    """Whether its cards lie in the trash, and not beside the deck."""

    def step(self, state: "State", frame: Frame) -> Actions:
        """Go on as far as nothing has to be decided: the actions to choose from; 0 once the frame is gone."""
        raise NotImplementedError

    def take(self, state: "State", frame: Frame, action: int) -> None:
        """Carry out what was decided; :meth:`step` then goes on."""
        raise NotImplementedError

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        """What is being decided."""
        raise NotImplementedError

    def parts(self) -> "Iterator[Instruction]":
        """This instruction and those within it."""
        yield self


@dataclass(frozen=True)
class Card:
    """A kind of card. What a Treasure is worth and what an Action gives is the same: coins when it is played."""

    name: str
    types: int
    cost: int
    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0
    points: int = 0
    points_per_ten: int = 0
    """Points for every ten cards that the player owns."""
    then: tuple[Instruction, ...] = ()
    """What follows, in order; instructions belong to one card each."""


class Box:
    """All cards there are, as tables by the number of a card. Sets of cards are bitsets of these numbers."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    number_of: dict[str, int]
    costs: tuple[int, ...]
    coins: tuple[int, ...]
    of_types: tuple[int, ...]
    """The cards of any of these types."""
    actions: int
    attacks: int
    reactions: int
    treasures: int
    victory: int
    affordable: tuple[int, ...]
    """The cards that cost at most so many coins; nothing costs more than the last number says."""
    instructions: list[Instruction]

    def __init__(self, cards: Sequence[Card], system: Sequence[Instruction]) -> None:
        self.cards = tuple(cards)
        self.names = tuple(card.name for card in cards)
        self.number_of = {card.name: number for number, card in enumerate(cards)}
        self.costs = tuple(card.cost for card in cards)
        self.coins = tuple(card.coins for card in cards)
        self.of_types = tuple(self._where(bool(card.types & types) for card in cards) for types in range(ANY + 1))
        self.actions = self.of_types[ACTION]
        self.attacks = self.of_types[ATTACK]
        self.reactions = self.of_types[REACTION]
        self.treasures = self.of_types[TREASURE]
        self.victory = self.of_types[VICTORY]
        self.affordable = tuple(
            self._where(cost <= coins for cost in self.costs) for coins in range(max(self.costs) + 1)
        )
        self.instructions = []
        for instruction in system:
            self._enrol(instruction, -1)
        for number, card in enumerate(cards):
            for first in card.then:
                for instruction in first.parts():
                    self._enrol(instruction, number)

    @staticmethod
    def _where(tests: Iterable[bool]) -> int:
        return pack(number for number, passed in enumerate(tests) if passed)

    def upto(self, coins: int) -> int:
        """The cards that cost at most so many coins."""
        return self.affordable[min(coins, len(self.affordable) - 1)] if coins >= 0 else 0

    def _enrol(self, instruction: Instruction, card: int) -> None:
        instruction.number = len(self.instructions)
        instruction.card = card
        self.instructions.append(instruction)


def kinds(cards: Sequence[int]) -> int:
    """Which kinds there are among some cards."""
    found: int = 0
    for card in cards:
        found |= 1 << card
    return found
