"""The instructions of Spy, Thief and Bandit, which turn up cards of other players' decks."""

from collections.abc import Iterator
from typing import Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.rules.dominion.model.actions import (
    DISCARD,
    DONE,
    GAIN,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.model.catalogue import CATALOGUE, COPPER, EVERYBODY, Instruction, kinds
from realmwright.rules.dominion.model.position import NOTHING, Frame, Position
from realmwright.rules.dominion.play.deck import topdeck, turn_up, turn_up_some
from realmwright.rules.dominion.play.journal import tell
from realmwright.rules.dominion.play.zones import (
    discard_openly,
    gain_from_trash,
    put_in_trash,
)

TOP_CARDS: Final = 2
"""How many cards Thief and Bandit turn up."""


class EachReveals(Instruction):
    """Every player, the active one first, reveals the top card; it is discarded or stays (DOM-8.19)."""

    word = "everybody"
    reveal: "SpiedUpon"

    def __init__(self) -> None:
        self.reveal = SpiedUpon()

    def parts(self) -> Iterator[Instruction]:
        yield self
        yield self.reveal

    def harms(self, state: Position, seat: int) -> bool:
        return True

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        for seat in reversed(state.in_turn_order(frame.seat)):
            if not state.immune >> seat & 1:
                state.stack.append(Frame(self.reveal.number, seat))
        return 0


class SpiedUpon(Instruction):
    """Reveal the top card; the active player says where it goes."""

    word = "reveal"
    by_active = True
    concerns = EVERYBODY

    def step(self, state: Position, frame: Frame) -> Actions:
        if not frame.cards:
            top = turn_up(state, frame.seat)
            if top is None:
                state.stack.pop()
                return 0
            tell(state, frame.seat, "revealed", cards=[top])
            frame = Frame(frame.number, frame.seat, NOTHING, (top,))
            state.stack[-1] = frame
        card = frame.cards[0]
        return 1 << DISCARD + card | 1 << TOPDECK + card

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        card = frame.cards[0]
        if action == DISCARD + card:
            discard_openly(state, frame.seat, card)
        else:
            topdeck(state, frame.seat, card, openly=True)

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        return None if frame.tally == NOTHING and len(frame.cards) == 1 else "no tally and one card"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("spy", {"card": CATALOGUE.names[frame.cards[0]], "seat": frame.seat})


class LoseTreasure(Instruction):
    """Reveal the top two cards; one Treasure among them is trashed, the rest discarded (DOM-8.20, DOM-12.3)."""

    word = "reveal"
    spares_copper: bool

    def __init__(self, *, spares_copper: bool) -> None:
        self.spares_copper = spares_copper

    def step(self, state: Position, frame: Frame) -> Actions:
        seat = frame.seat
        if not frame.cards:
            cards = turn_up_some(state, seat, TOP_CARDS)
            if not cards:
                state.stack.pop()
                return 0
            tell(state, seat, "revealed", cards=cards)
            frame = Frame(frame.number, seat, NOTHING, cards)
            state.stack[-1] = frame
        found = kinds(frame.cards) & CATALOGUE.treasures
        if self.spares_copper:
            found &= ~(1 << COPPER)
        if not found:
            self._finish(state, frame, frame.cards)
        return found << TRASH

    def take(self, state: Position, frame: Frame, action: int) -> None:
        card = action - TRASH
        put_in_trash(state, frame.seat, card)
        self._finish(state, frame, frame.without(card))
        self.trashed(state, card)

    def _finish(self, state: Position, frame: Frame, rest: tuple[int, ...]) -> None:
        state.stack.pop()
        for card in rest:
            discard_openly(state, frame.seat, card)

    def trashed(self, state: Position, card: int) -> None:
        """A Treasure went to the trash."""

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        fits = frame.tally == NOTHING and 1 <= len(frame.cards) <= TOP_CARDS
        return None if fits else "no tally and one or two cards"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("lose-treasure", {"card": CATALOGUE.names[self.card], "seat": frame.seat})


class Robbed(LoseTreasure):
    """The Thief's way: the active player chooses, and what is trashed lies ready for the loot."""

    by_active = True
    loot: "Loot"

    def __init__(self, loot: "Loot") -> None:
        super().__init__(spares_copper=False)
        self.loot = loot

    def trashed(self, state: Position, card: int) -> None:
        """The loot waits below the other victims."""
        place = len(state.stack) - 1
        while state.stack[place].number != self.loot.number:
            place -= 1
        waiting = state.stack[place]
        state.stack[place] = Frame(waiting.number, waiting.seat, NOTHING, (*waiting.cards, card))


class Loot(Instruction):
    """Gain any of the Treasures that this play has trashed (DOM-8.20.2). Its cards lie in the trash."""

    word = "loot"
    in_trash = True

    def step(self, state: Position, frame: Frame) -> Actions:
        if not frame.cards:
            state.stack.pop()
            return 0
        return kinds(frame.cards) << GAIN | 1 << DONE

    def take(self, state: Position, frame: Frame, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            tell(state, frame.seat, "chose-no-more", card=self.card)
            return
        card = action - GAIN
        gain_from_trash(state, frame.seat, card)
        state.stack[-1] = Frame(frame.number, frame.seat, NOTHING, frame.without(card))

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        return self.required_to_wait(frame)

    def required_to_wait(self, frame: Frame) -> str | None:
        fits = frame.tally == NOTHING and not kinds(frame.cards) & ~CATALOGUE.treasures
        return None if fits else "no tally and only Treasures"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("loot", {"card": CATALOGUE.names[self.card]})
