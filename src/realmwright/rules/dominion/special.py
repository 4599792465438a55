"""The instructions that stand on one card only: whatever looks at the top of a deck, or asks something of its own."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.rules.dominion.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    SET_ASIDE,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.box import COPPER, NOTHING, Frame, Instruction, kinds
from realmwright.rules.dominion.effects import PLAY_ONCE

if TYPE_CHECKING:
    from realmwright.rules.dominion.state import State

LIBRARY_HAND: Final = 7
ADVENTURER_TREASURES: Final = 2
TOP_CARDS: Final = 2
"""How many cards Thief, Bandit and Sentry turn up."""


class Adventurer(Instruction):
    """Reveal cards until two of them are Treasures; those go to the hand (DOM-8.1)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        seat = frame.seat
        found: list[int] = []
        others: list[int] = []
        while len(found) < ADVENTURER_TREASURES:
            top = state.turn_up(seat)
            if top is None:
                break
            if state.box.treasures >> top & 1:
                found.append(top)
            else:
                others.append(top)
        if found or others:
            state.tell(seat, "revealed", cards=[*found, *others])
        for card in found:
            state.put_in_hand(seat, card)
        for card in others:
            state.discard_openly(seat, card)
        return 0


class Chancellor(Instruction):
    """The deck may be put on the discard pile, unseen (DOM-8.4)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        if not state.deck[frame.seat]:
            state.stack.pop()
            return 0
        return 1 << DISCARD_DECK | 1 << DONE

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DISCARD_DECK:
            state.discard_deck(frame.seat)
        else:
            state.tell(frame.seat, "chose-no-more", card=self.card)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("discard-deck", {"card": state.box.names[self.card]})


class Library(Instruction):
    """Draw up to seven cards, one at a time; Actions may be set aside (DOM-8.11)."""

    of_last_card = True

    def step(self, state: "State", frame: Frame) -> Actions:
        seat, known = frame.seat, frame.tally
        while known != NOTHING or len(state.hand[seat]) < LIBRARY_HAND:
            if known == NOTHING:
                tops = state.tops[seat]
                known = 1 if tops and tops[-1] else 0
                if not state.draw(seat, 1):
                    break
            card = state.hand[seat][-1]
            if state.box.actions >> card & 1:
                state.stack[-1] = Frame(frame.number, seat, known, frame.cards)
                return 1 << KEEP + card | 1 << SET_ASIDE + card
            known = NOTHING
        state.stack.pop()
        for card in frame.cards:
            state.discard_openly(seat, card)
        return 0

    def take(self, state: "State", frame: Frame, action: int) -> None:
        seat, aside = frame.seat, frame.cards
        if action >= KEEP:
            state.whisper(seat, "kept", card=action - KEEP)
        else:
            card = state.hand[seat].pop()
            if frame.tally:
                state.shown[seat].remove(card)
            state.tell(seat, "set-aside", card=card)
            aside += (card,)
        state.stack[-1] = Frame(frame.number, seat, NOTHING, aside)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("library", {"card": state.box.names[state.hand[frame.seat][-1]]})


class EachReveals(Instruction):
    """Every player, the active one first, reveals the top card; it is discarded or stays (DOM-8.19)."""

    reveal: "SpiedUpon"

    def __init__(self) -> None:
        self.reveal = SpiedUpon()

    def parts(self) -> Iterator[Instruction]:
        yield self
        yield self.reveal

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        for seat in reversed(state.in_turn_order(frame.seat)):
            if not state.immune >> seat & 1:
                state.stack.append(Frame(self.reveal.number, seat))
        return 0


class SpiedUpon(Instruction):
    """Reveal the top card; the active player says where it goes."""

    by_active = True

    def step(self, state: "State", frame: Frame) -> Actions:
        if not frame.cards:
            top = state.turn_up(frame.seat)
            if top is None:
                state.stack.pop()
                return 0
            state.tell(frame.seat, "revealed", cards=[top])
            frame = Frame(frame.number, frame.seat, NOTHING, (top,))
            state.stack[-1] = frame
        card = frame.cards[0]
        return 1 << DISCARD + card | 1 << TOPDECK + card

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        card = frame.cards[0]
        if action == DISCARD + card:
            state.discard_openly(frame.seat, card)
        else:
            state.topdeck(frame.seat, card, openly=True)

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("spy", {"card": state.box.names[frame.cards[0]], "seat": frame.seat})


class LoseTreasure(Instruction):
    """Reveal the top two cards; one Treasure among them is trashed, the rest discarded (DOM-8.20, DOM-12.3)."""

    spares_copper: bool

    def __init__(self, *, spares_copper: bool) -> None:
        self.spares_copper = spares_copper

    def step(self, state: "State", frame: Frame) -> Actions:
        seat = frame.seat
        if not frame.cards:
            cards = state.turn_up_some(seat, TOP_CARDS)
            if not cards:
                state.stack.pop()
                return 0
            state.tell(seat, "revealed", cards=cards)
            frame = Frame(frame.number, seat, NOTHING, cards)
            state.stack[-1] = frame
        found = kinds(frame.cards) & state.box.treasures
        if self.spares_copper:
            found &= ~(1 << COPPER)
        if not found:
            self._finish(state, frame, frame.cards)
        return found << TRASH

    def take(self, state: "State", frame: Frame, action: int) -> None:
        card = action - TRASH
        state.put_in_trash(frame.seat, card)
        self._finish(state, frame, frame.without(card))
        self.trashed(state, card)

    def _finish(self, state: "State", frame: Frame, rest: tuple[int, ...]) -> None:
        state.stack.pop()
        for card in rest:
            state.discard_openly(frame.seat, card)

    def trashed(self, state: "State", card: int) -> None:
        """A Treasure went to the trash."""

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("lose-treasure", {"card": state.box.names[self.card], "seat": frame.seat})


class Robbed(LoseTreasure):
    """The Thief's way: the active player chooses, and what is trashed lies ready for the loot."""

    by_active = True
    loot: "Loot"

    def __init__(self, loot: "Loot") -> None:
        super().__init__(spares_copper=False)
        self.loot = loot

    def trashed(self, state: "State", card: int) -> None:
        """The loot waits below the other victims."""
        place = len(state.stack) - 1
        while state.stack[place].number != self.loot.number:
            place -= 1
        waiting = state.stack[place]
        state.stack[place] = Frame(waiting.number, waiting.seat, NOTHING, (*waiting.cards, card))


class Loot(Instruction):
    """Gain any of the Treasures that this play has trashed (DOM-8.20.2). Its cards lie in the trash."""

    in_trash = True

    def step(self, state: "State", frame: Frame) -> Actions:
        if not frame.cards:
            state.stack.pop()
            return 0
        return kinds(frame.cards) << GAIN | 1 << DONE

    def take(self, state: "State", frame: Frame, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            state.tell(frame.seat, "chose-no-more", card=self.card)
            return
        card = action - GAIN
        state.gain_from_trash(frame.seat, card)
        state.stack[-1] = Frame(frame.number, frame.seat, NOTHING, frame.without(card))

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("loot", {"card": state.box.names[self.card]})


class Harbinger(Instruction):
    """Look through the discard pile; one card of it may go on the deck (DOM-12.4)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        found = kinds(state.discarded(frame.seat))
        if not found:
            state.stack.pop()
            return 0
        return found << TOPDECK | 1 << DONE

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.tell(frame.seat, "chose-no-more", card=self.card)
            return
        card = action - TOPDECK
        # If it lay on top, everybody sees it go.
        state.topdeck(frame.seat, card, openly=state.leave_discard(frame.seat, card))

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("harbinger", {"card": state.box.names[self.card]})


class Merchant(Instruction):
    """The first Silver of the turn is worth one more (DOM-12.5)."""

    def step(self, state: "State", frame: Frame) -> Actions:
        state.stack.pop()
        state.merchants += 1
        return 0


class Sentry(Instruction):
    """Look at the top two cards; trash, discard or put back each (DOM-12.7). The last one put back lies on top."""

    private = True

    def step(self, state: "State", frame: Frame) -> Actions:
        seat = frame.seat
        if frame.tally < 0:
            known: int = 0
            for place, open_ in enumerate(state.tops[seat][: -TOP_CARDS - 1 : -1]):
                if open_:
                    known |= 1 << place
            cards = state.turn_up_some(seat, TOP_CARDS)
            if cards:
                state.whisper(seat, "looked", cards=cards)
            frame = Frame(frame.number, seat, known, cards)
            state.stack[-1] = frame
        if not frame.cards:
            state.stack.pop()
            return 0
        found = kinds(frame.cards)
        return found << TRASH | found << DISCARD | found << TOPDECK

    def take(self, state: "State", frame: Frame, action: int) -> None:
        seat = frame.seat
        verb = DISCARD if action < TRASH else TRASH if action < TOPDECK else TOPDECK
        card = action - verb
        place = frame.cards.index(card)
        # Two cards at most: what is known of the other one moves into its place.
        known = frame.tally & 1 if place else frame.tally >> 1
        if verb == TRASH:
            state.put_in_trash(seat, card)
        elif verb == DISCARD:
            state.discard_openly(seat, card)
        else:
            # Which of two went back first nobody else sees.
            state.topdeck(seat, card, openly=len(frame.cards) == 1 and bool(frame.tally & 1))
            known = 0
        state.stack[-1] = Frame(frame.number, seat, known, frame.without(card))

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        names = state.box.names
        return Prompt("sentry", {"card": names[self.card], "cards": [names[card] for card in frame.cards]})


class Vassal(Instruction):
    """Discard the top card; if it is an Action it may be played (DOM-12.8). Its tally is the card in question."""

    def step(self, state: "State", frame: Frame) -> Actions:
        seat = frame.seat
        if frame.tally < 0:
            card = state.turn_up(seat)
            if card is not None:
                state.discard_openly(seat, card)
            if card is None or not state.box.actions >> card & 1:
                state.stack.pop()
                return 0
            state.stack[-1] = Frame(frame.number, seat, card)
            return 1 << PLAY + card | 1 << DONE
        return 1 << PLAY + frame.tally | 1 << DONE

    def take(self, state: "State", frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.tell(frame.seat, "chose-no-more", card=self.card)
            return
        state.leave_discard(frame.seat, frame.tally)
        state.table.append(frame.tally)
        state.stack.append(Frame(PLAY_ONCE, frame.seat, frame.tally))

    def prompt(self, state: "State", frame: Frame) -> Prompt:
        return Prompt("vassal", {"card": state.box.names[frame.tally]})
