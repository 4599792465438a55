"""The instructions that many cards share: choose cards, gain one, draw, make the others do something.

``Position.last`` is what one instruction hands to the next one of the same card: the card that was chosen, or how many
were; NOTHING if none was.
"""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import Actions
from realmwright.game import Json, Prompt
from realmwright.rules.dominion.model.actions import DISCARD, DONE, GAIN, TOPDECK, TRASH, VERB_AT
from realmwright.rules.dominion.model.amendments import HIDDEN_CHOICES_ASKED
from realmwright.rules.dominion.model.catalogue import (
    ACTIVE,
    ANY,
    CATALOGUE,
    OTHER,
    TO_DISCARD,
    TO_HAND,
    Instruction,
    kinds,
)
from realmwright.rules.dominion.model.position import NOTHING, Frame, Position
from realmwright.rules.dominion.play.deck import draw, topdeck
from realmwright.rules.dominion.play.journal import tell
from realmwright.rules.dominion.play.performing import PLAY_ONCE
from realmwright.rules.dominion.play.zones import discard_unseen, gain, leave_hand, put_in_trash, reveal_hand, show_top

UNLIMITED: Final = 1 << 16


class Choose(Instruction):
    """Choose cards from the hand, one at a time, for whatever the verb says. Its tally is how many more it can be."""

    word = "choose"
    verb: int
    most: int
    single: bool
    """Whether the card itself is handed on, and not how many there were."""
    of: int
    only: int
    optional: bool
    optional_later: bool
    openly: bool

    def __init__(
        self,
        verb: int,
        most: int = 1,
        *,
        of: int = ANY,
        only: int = NOTHING,
        optional: bool = False,
        optional_later: bool = False,
        openly: bool = True,
    ) -> None:
        """``of`` are types and ``only`` is one card; ``optional_later``: since the second edition (DOM-12.9)."""
        self.verb = verb
        self.most = most
        self.single = most == 1
        self.of = of
        self.only = only
        self.optional = optional
        self.optional_later = optional_later
        self.openly = openly

    def limit(self, state: Position, seat: int) -> int:
        """How many cards may be chosen, at most."""
        return self.most

    def declinable(self, state: Position) -> bool:
        """Whether fewer may be chosen, or none."""
        return self.optional or (self.optional_later and state.edition > 1)

    def eligible(self, state: Position, seat: int) -> int:
        """The cards in hand that may be chosen."""
        found = kinds(state.hand[seat])
        if self.only != NOTHING:
            return found & 1 << self.only
        return found if self.of == ANY else found & CATALOGUE.of_types[self.of]

    def step(self, state: Position, frame: Frame) -> Actions:
        seat, left = frame.seat, frame.tally
        if left < 0:
            left = self.limit(state, seat)
            state.last = NOTHING if self.single else 0
            state.stack[-1] = Frame(frame.number, seat, left)
        found = self.eligible(state, seat)
        declinable = self.declinable(state)
        if left > 0 and not found and declinable and state.hand[seat] and state.rules >= HIDDEN_CHOICES_ASKED:
            # Nobody else can tell that there is nothing to choose.
            return 1 << DONE
        if left <= 0 or not found:
            self._finish(state, seat)
            return 0
        return found << self.verb | 1 << DONE if declinable else found << self.verb

    def asks_alone(self, state: Position) -> bool:
        """Unless there is only one card that it could be, as everybody knows."""
        return state.rules >= HIDDEN_CHOICES_ASKED and (self.only == NOTHING or self.declinable(state))

    def take(self, state: Position, frame: Frame, action: int) -> None:
        if action == DONE:
            tell(state, frame.seat, "chose-no-more", card=self.card)
            self._finish(state, frame.seat)
            return
        seat = frame.seat
        card = action - self.verb
        leave_hand(state, seat, card, openly=self.openly and self.verb != DISCARD)
        if self.verb == DISCARD:
            discard_unseen(state, seat, card)
        elif self.verb == TRASH:
            put_in_trash(state, seat, card)
        elif self.verb == TOPDECK:
            topdeck(state, seat, card, openly=self.openly)
        else:
            state.table.append(card)
        state.last = card if self.single else state.last + 1
        state.stack[-1] = Frame(frame.number, seat, frame.tally - 1)

    def _finish(self, state: Position, seat: int) -> None:
        """Nothing more is chosen. Of cards that were discarded, everybody sees the last."""
        state.stack.pop()
        if self.verb == DISCARD:
            show_top(state, seat)

    @property
    def hides_top(self) -> bool:
        return self.verb == DISCARD

    @property
    def counts_chosen(self) -> bool:
        return not self.single

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        most = max(self.limit(state, frame.seat), 1)
        fits = 1 <= frame.tally <= most and not frame.cards
        return None if fits else f"a tally from 1 to {most} and no cards"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        verb = VERB_AT[self.verb]
        kind = f"may-{verb}" if self.declinable(state) else verb
        args: dict[str, Json] = {"card": CATALOGUE.names[self.card]}
        if self.most == UNLIMITED:
            return Prompt(f"{kind}-any", args)
        return Prompt(kind, {**args, "left": frame.tally})


class ChooseDownTo(Choose):
    """Choose until so many cards are left in hand."""

    kept: int

    def __init__(self, verb: int, kept: int) -> None:
        super().__init__(verb, 0)
        self.kept = kept

    def limit(self, state: Position, seat: int) -> int:
        return max(len(state.hand[seat]) - self.kept, 0)

    def harms(self, state: Position, seat: int) -> bool:
        return self.concerns != ACTIVE and self.limit(state, seat) > 0


class ChoosePerEmptyPile(Choose):
    """Choose a card for each empty pile of the supply."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb, 0)

    def limit(self, state: Position, seat: int) -> int:
        return min(state.empties, len(state.hand[seat]))


class ChooseOrShowHand(Choose):
    """Choose one card of some types, or show that there is none (DOM-8.2.1)."""

    def step(self, state: Position, frame: Frame) -> Actions:
        if frame.tally < 0 and not self.eligible(state, frame.seat):
            reveal_hand(state, frame.seat)
        return super().step(state, frame)


class Gain(Instruction):
    """Gain a card of the player's choice, up to a price, or up to so much more than the card chosen before."""

    word = "gain"
    upto: int
    more: int
    of: int
    to: int

    def __init__(self, *, upto: int = 0, more: int = NOTHING, of: int = ANY, to: int = TO_DISCARD) -> None:
        self.upto = upto
        self.more = more
        self.of = of
        self.to = to

    def limit(self, state: Position) -> int:
        """The highest price; below 0 if nothing was chosen that would set it."""
        if self.more == NOTHING:
            return self.upto
        return -1 if state.last == NOTHING else CATALOGUE.costs[state.last] + self.more

    def step(self, state: Position, frame: Frame) -> Actions:
        found = CATALOGUE.upto(self.limit(state)) & state.stocked
        if self.of != ANY:
            found &= CATALOGUE.of_types[self.of]
        if not found:
            state.stack.pop()
        return found << GAIN

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        gain(state, frame.seat, action - GAIN, self.to)

    @property
    def follows_card(self) -> bool:
        return self.more != NOTHING

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        kind = "gain-to-hand" if self.to == TO_HAND else "gain"
        return Prompt(kind, {"card": CATALOGUE.names[self.card], "limit": self.limit(state)})


class GainThe(Instruction):
    """Gain a certain card, if there is one left."""

    word = "gain"
    gained: int
    to: int

    def __init__(self, card: int, to: int = TO_DISCARD) -> None:
        self.gained = card
        self.to = to

    def harms(self, state: Position, seat: int) -> bool:
        return self.concerns != ACTIVE and state.stocked >> self.gained & 1 == 1

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        if state.stocked >> self.gained & 1:
            gain(state, frame.seat, self.gained, self.to)
        return 0


class Draw(Instruction):
    """Draw cards."""

    word = "draw"
    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        draw(state, frame.seat, self.count)
        return 0


class DrawAsMany(Instruction):
    """Draw as many cards as were chosen before (DOM-8.3.1)."""

    word = "draw"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        draw(state, frame.seat, state.last)
        return 0


class CoinsIfChosen(Instruction):
    """Coins, if a card was chosen before."""

    word = "coins"
    coins: int

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        if state.last != NOTHING:
            state.coins += self.coins
        return 0


class PlayTwice(Instruction):
    """Play the card that was chosen before, and then once more (DOM-8.21)."""

    word = "play twice"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        if state.last != NOTHING:
            state.stack += [Frame(PLAY_ONCE, frame.seat, state.last)] * 2
        return 0


class TrashThis(Instruction):
    """Trash the card itself, if it still lies on the table (DOM-8.7.2)."""

    word = "trash"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        if self.card in state.table:
            state.table.remove(self.card)
            put_in_trash(state, frame.seat, self.card)
        return 0


class Others(Instruction):
    """Each other player in turn order, unless a Reaction protects them (DOM-6.8)."""

    word = "others"
    instruction: Instruction

    def __init__(self, instruction: Instruction) -> None:
        self.instruction = instruction
        instruction.concerns = OTHER

    def parts(self) -> Iterator[Instruction]:
        yield self
        yield from self.instruction.parts()

    def harms(self, state: Position, seat: int) -> bool:
        return self.instruction.harms(state, seat)

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        for seat in reversed(state.in_turn_order(frame.seat)[1:]):
            if not state.immune >> seat & 1:
                state.stack.append(Frame(self.instruction.number, seat))
        return 0
