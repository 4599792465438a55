"""The instructions that many cards share: choose cards, gain one, draw, make the others do something.

``state.last`` is what one instruction hands to the next one of the same card: the card that was chosen, or how many
were; NOTHING if none was.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions
from realmwright.game import Json, Prompt
from realmwright.rules.dominion.actions import DISCARD, DONE, GAIN, REVEAL, TOPDECK, TRASH, VERB_AT
from realmwright.rules.dominion.box import ANY, NOTHING, TO_DISCARD, TO_HAND, Frame, Instruction, kinds

if TYPE_CHECKING:
    from realmwright.rules.dominion.state import State

UNLIMITED: Final = 1 << 16


class React(Instruction):
    """Before an Attack does anything, whoever holds a Reaction may reveal it (DOM-6.10). Its tally is the attack."""

    def step(self, state: "State", frame: Frame) -> Actions:
        found = kinds(state.hand[frame.seat]) & state.box.reactions
        if not found:
            state.stack.pop()
            return 0
        return found << REVEAL | 1 << DONE

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.whisper(frame.seat, "no-reaction", card=frame.tally, covert=True)
            return
        card = action - REVEAL
        state.immune |= 1 << frame.seat
        state.show_in_hand(frame.seat, card)
        state.tell(frame.seat, "reacted", card=card)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("react", {"card": state.box.names[frame.tally]})


class Perform(Instruction):
    """Carry out a card, its tally, after everybody could react to it."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        state.carry_out(frame.tally)
        return 0


class PlayOnce(Instruction):
    """Play a card, its tally, that lies on the table already."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        state.perform(frame.tally)
        return 0


REACT: Final = 0
PERFORM: Final = 1
PLAY_ONCE: Final = 2
SYSTEM: Final = (React(), Perform(), PlayOnce())
"""The instructions that stand on no card, by number."""


class Choose(Instruction):
    """Choose cards from the hand, one at a time, for whatever the verb says. Its tally is how many more it can be."""

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

    def limit(self, state: "State", seat: int) -> int:
        """How many cards may be chosen, at most."""
        return self.most

    def declinable(self, state: "State") -> bool:
        """Whether fewer may be chosen, or none."""
        return self.optional or (self.optional_later and state.edition > 1)

    def eligible(self, state: "State", seat: int) -> int:
        """The cards in hand that may be chosen."""
        found = kinds(state.hand[seat])
        if self.only != NOTHING:
            return found & 1 << self.only
        return found if self.of == ANY else found & state.box.of_types[self.of]

    def step(self, state: "State", frame: Frame) -> Actions:
        seat, left = frame.seat, frame.tally
        if left < 0:
            left = self.limit(state, seat)
            state.last = NOTHING if self.single else 0
            state.stack[-1] = Frame(frame.number, seat, left)
        found = self.eligible(state, seat)
        if left <= 0 or not found:
            state.stack.pop()
            return 0
        return found << self.verb | 1 << DONE if self.declinable(state) else found << self.verb

    def take(self, state: "State", frame: Frame, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            state.tell(frame.seat, "chose-no-more", card=self.card)
            return
        seat = frame.seat
        card = action - self.verb
        state.leave_hand(seat, card, openly=self.openly)
        if self.verb == DISCARD:
            state.discard_openly(seat, card)
        elif self.verb == TRASH:
            state.put_in_trash(seat, card)
        elif self.verb == TOPDECK:
            state.topdeck(seat, card, openly=self.openly)
        else:
            state.table.append(card)
        state.last = card if self.single else state.last + 1
        state.stack[-1] = Frame(frame.number, seat, frame.tally - 1)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        verb = VERB_AT[self.verb]
        kind = f"may-{verb}" if self.declinable(state) else verb
        args: dict[str, Json] = {"card": state.box.names[self.card]}
        if self.most == UNLIMITED:
            return Prompt(f"{kind}-any", args)
        return Prompt(kind, {**args, "left": frame.tally})


class ChooseDownTo(Choose):
    """Choose until so many cards are left in hand."""

    kept: int

    def __init__(self, verb: int, kept: int) -> None:
        super().__init__(verb, 0)
        self.kept = kept

    def limit(self, state: "State", seat: int) -> int:
        return max(len(state.hand[seat]) - self.kept, 0)


class ChoosePerEmptyPile(Choose):
    """Choose a card for each empty pile of the supply."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb, 0)

    def limit(self, state: "State", seat: int) -> int:
        return min(state.empties, len(state.hand[seat]))


class ChooseOrShowHand(Choose):
    """Choose one card of some types, or show that there is none (DOM-8.2.1)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        if frame.tally < 0 and not self.eligible(state, frame.seat):
            state.reveal_hand(frame.seat)
        return super().step(state, frame)


class Gain(Instruction):
    """Gain a card of the player's choice, up to a price, or up to so much more than the card chosen before."""

    upto: int
    more: int
    of: int
    to: int

    def __init__(self, *, upto: int = 0, more: int = NOTHING, of: int = ANY, to: int = TO_DISCARD) -> None:
        self.upto = upto
        self.more = more
        self.of = of
        self.to = to

    def limit(self, state: "State") -> int:
        """The highest price; below 0 if nothing was chosen that would set it."""
        if self.more == NOTHING:
            return self.upto
        return -1 if state.last == NOTHING else state.box.costs[state.last] + self.more

    def step(self, state: "State", frame: Frame) -> Actions:
        found = state.box.upto(self.limit(state)) & state.stocked
        if self.of != ANY:
            found &= state.box.of_types[self.of]
        if not found:
            state.stack.pop()
        return found << GAIN

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        state.gain(frame.seat, action - GAIN, self.to)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        kind = "gain-to-hand" if self.to == TO_HAND else "gain"
        return Prompt(kind, {"card": state.box.names[self.card], "limit": self.limit(state)})


class GainThe(Instruction):
    """Gain a certain card, if there is one left."""

    gained: int
    to: int

    def __init__(self, card: int, to: int = TO_DISCARD) -> None:
        self.gained = card
        self.to = to

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        if state.stocked >> self.gained & 1:
            state.gain(frame.seat, self.gained, self.to)
        return 0


class Draw(Instruction):
    """Draw cards."""

    count: int

    def __init__(self, count: int) -> None:
        self.count = count

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        state.draw(frame.seat, self.count)
        return 0


class DrawAsMany(Instruction):
    """Draw as many cards as were chosen before (DOM-8.3.1)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        state.draw(frame.seat, state.last)
        return 0


class CoinsIfChosen(Instruction):
    """Coins, if a card was chosen before."""

    coins: int

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        if state.last != NOTHING:
            state.coins += self.coins
        return 0


class PlayTwice(Instruction):
    """Play the card that was chosen before, and then once more (DOM-8.21)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        if state.last != NOTHING:
            state.stack += [Frame(PLAY_ONCE, frame.seat, state.last)] * 2
        return 0


class TrashThis(Instruction):
    """Trash the card itself, if it still lies on the table (DOM-8.7.2)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        if self.card in state.table:
            state.table.remove(self.card)
            state.put_in_trash(frame.seat, self.card)
        return 0


class Others(Instruction):
    """Each other player in turn order, unless a Reaction protects him (DOM-6.8)."""

    instruction: Instruction

    def __init__(self, instruction: Instruction) -> None:
        self.instruction = instruction

    def parts(self) -> Iterator[Instruction]:
        yield self
        yield from self.instruction.parts()

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        for seat in reversed(state.in_turn_order(frame.seat)[1:]):
            if not state.immune >> seat & 1:
                state.stack.append(Frame(self.instruction.number, seat))
        return 0
