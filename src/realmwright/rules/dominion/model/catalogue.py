"""What a card is, and the catalogue that holds all cards as tables.

A card is one entry: its types, its price, what it gives at once, the instructions that follow, its pile and its
emblem. Instructions are numbered, so a position names the one under way by an int. The catalogue is empty here:
:mod:`realmwright.rules.dominion.content` enters the cards when it is imported, and from then on nothing changes.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Final, NamedTuple

from realmwright.bits import Actions, pack
from realmwright.game import Prompt
from realmwright.rules.dominion.model.actions import SPAN
from realmwright.rules.dominion.model.position import NOTHING, Frame, Position

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

# The basic cards are the first of the catalogue.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
BASICS: Final = 7

KINGDOM: Final = 10
"""How many kingdom cards a game has."""
COPPERS: Final = 7
ESTATES: Final = 3
"""What everybody begins with."""

# Where a gained card goes.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2

# Whom an instruction can concern.
ACTIVE: Final = 0
OTHER: Final = 1
EVERYBODY: Final = 2


class Instruction(ABC):
    """One sentence of a card. It never changes: what is under way is in the frames."""

    number: int
    """Its place in the catalogue."""
    card: int
    """The card that it belongs to; NOTHING for those of the engine."""
    word: ClassVar[str]
    """What dumps call it; no card has two of the same word. Dumps are kept, so a word never changes."""
    by_active: ClassVar[bool] = False
    """Whether the active player decides, whomever it concerns."""
    private: ClassVar[bool] = False
    """Whether only their owner sees its cards; the tally then is the set of those places whose card all know."""
    of_last_card: ClassVar[bool] = False
    """Whether it asks about the last card of the hand; the tally then is 1 if everybody knows that card, or 0."""
    in_trash: ClassVar[bool] = False
    """Whether its cards lie in the trash, and not beside the deck."""
    tally_is_card: ClassVar[bool] = False
    """Whether the tally of its frames is the number of a card."""
    concerns: int = ACTIVE
    """Whom its frames can concern: the active player, another one, or everybody."""

    @abstractmethod
    def step(self, state: Position, frame: Frame) -> Actions:
        """Go on as far as nothing has to be decided: the actions to choose from; 0 once the frame is gone."""
        raise NotImplementedError

    def take(self, state: Position, frame: Frame, action: int) -> None:
        """Carry out what was decided; :meth:`step` then goes on. Instructions that decide nothing have none."""
        raise NotImplementedError

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        """What is being decided. Instructions that decide nothing have none."""
        raise NotImplementedError

    def asks_alone(self, state: Position) -> bool:
        """Whether it asks even if there is one answer only; otherwise that answer is given by itself (DOM-3.5).

        Where the answer comes from cards that others do not see, they would learn something of them.
        """
        return False

    def harms(self, state: Position, seat: int) -> bool:
        """Whether it does anything to another player, as far as everybody can tell; a Reaction can prevent it."""
        return self.concerns != ACTIVE

    def parts(self) -> "Iterator[Instruction]":
        """This instruction and those within it."""
        yield self

    # What a dump may say of it

    @property
    def follows_card(self) -> bool:
        """Whether it goes by the card that was chosen before (``Position.last``)."""
        return False

    @property
    def counts_chosen(self) -> bool:
        """Whether it keeps the number of cards that were chosen so far in ``Position.last``."""
        return False

    @property
    def hides_top(self) -> bool:
        """Whether others do not see the top of the discard pile while it goes on."""
        return False

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        """What a frame would have to have in order to ask something; None if it has that."""
        return None if frame.tally == NOTHING and not frame.cards else "no tally and no cards"

    def required_to_wait(self, frame: Frame) -> str | None:
        """What a frame would have to have in order to wait for others; None if it has that."""
        return "no tally and no cards, as it waits" if frame.tally >= 0 or frame.cards else None


class Emblem(NamedTuple):
    """The drawing that stands for a card, as path data: strokes, and areas that are filled.

    It is drawn on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
    """

    strokes: str
    areas: str = ""


def ten(players: int) -> int:
    """The pile of most kingdom cards (DOM-2.3)."""
    return 10


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
    """What follows, in order; every instruction belongs to one card."""
    stock: Callable[[int], int] = ten
    """How many cards its pile has at the beginning, by the number of players (DOM-1.2, DOM-2.3)."""
    emblem: Emblem = field(kw_only=True)


class Catalogue:
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
    highest_cost: int
    instructions: list[Instruction]

    def __init__(self) -> None:
        self.instructions = []
        self._fill(())

    def enter_system(self, instructions: Iterable[Instruction]) -> None:
        """Enter the instructions of the engine, which belong to no card and have the first numbers."""
        for instruction in instructions:
            self._enrol(instruction, NOTHING)

    def enter(self, cards: Sequence[Card]) -> None:
        """Enter cards behind those that are there already."""
        for number, card in enumerate(cards, len(self.cards)):
            assert card.name not in self.number_of, f"there are two cards {card.name!r}"
            for first in card.then:
                for instruction in first.parts():
                    self._enrol(instruction, number)
        self._fill((*self.cards, *cards))
        # Action numbers are fixed, so that saved players of the gym stay valid; a larger SPAN moves them.
        assert len(self.cards) <= SPAN, f"there are {len(self.cards)} cards, and actions have numbers for {SPAN}"

    def _enrol(self, instruction: Instruction, card: int) -> None:
        instruction.number = len(self.instructions)
        instruction.card = card
        self.instructions.append(instruction)

    def _fill(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.names = tuple(card.name for card in cards)
        self.number_of = {card.name: number for number, card in enumerate(cards)}
        self.costs = tuple(card.cost for card in cards)
        self.coins = tuple(card.coins for card in cards)
        self.of_types = tuple(_where(bool(card.types & types) for card in cards) for types in range(ANY + 1))
        self.actions = self.of_types[ACTION]
        self.attacks = self.of_types[ATTACK]
        self.reactions = self.of_types[REACTION]
        self.treasures = self.of_types[TREASURE]
        self.victory = self.of_types[VICTORY]
        self.highest_cost = max(self.costs, default=0)
        self.affordable = tuple(_where(cost <= coins for cost in self.costs) for coins in range(self.highest_cost + 1))

    def upto(self, coins: int) -> int:
        """The cards that cost at most so many coins."""
        return self.affordable[min(coins, self.highest_cost)] if coins >= 0 else 0


def _where(tests: Iterable[bool]) -> int:
    return pack(number for number, passed in enumerate(tests) if passed)


CATALOGUE: Final = Catalogue()


def kinds(cards: Sequence[int]) -> int:
    """Which kinds there are among some cards."""
    found: int = 0
    for card in cards:
        found |= 1 << card
    return found


def handed_on(state: Position) -> int:
    """``Position.last`` as far as the instruction under way goes by it; what others left there means nothing."""
    if state.stack:
        instruction = CATALOGUE.instructions[state.stack[-1].number]
        if instruction.follows_card or instruction.counts_chosen:
            return state.last
    return NOTHING
