"""The instructions of one card only that concern the active player: they look at cards or ask something unusual."""

from typing import Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.rules.dominion.model.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    KEEP,
    PLAY,
    SET_ASIDE,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.model.amendments import HIDDEN_CHOICES_ASKED
from realmwright.rules.dominion.model.catalogue import CATALOGUE, Instruction, kinds
from realmwright.rules.dominion.model.position import NOTHING, Frame, Position
from realmwright.rules.dominion.play.deck import discard_deck, draw, topdeck, turn_up, turn_up_some
from realmwright.rules.dominion.play.journal import tell, whisper
from realmwright.rules.dominion.play.performing import PLAY_ONCE
from realmwright.rules.dominion.play.zones import (
    discard_openly,
    leave_discard,
    put_in_hand,
    put_in_trash,
)

LIBRARY_HAND: Final = 7
ADVENTURER_TREASURES: Final = 2
SENTRY_CARDS: Final = 2
"""How many cards a Sentry looks at."""


class Adventurer(Instruction):
    """Reveal cards until two of them are Treasures; those go to the hand (DOM-8.1)."""

    word = "reveal"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        seat = frame.seat
        found: list[int] = []
        others: list[int] = []
        while len(found) < ADVENTURER_TREASURES:
            top = turn_up(state, seat)
            if top is None:
                break
            if CATALOGUE.treasures >> top & 1:
                found.append(top)
            else:
                others.append(top)
        if found or others:
            tell(state, seat, "revealed", cards=[*found, *others])
        for card in found:
            put_in_hand(state, seat, card)
        for card in others:
            discard_openly(state, seat, card)
        return 0


class Chancellor(Instruction):
    """The deck may be put on the discard pile, unseen (DOM-8.4)."""

    word = "discard deck"

    def step(self, state: Position, frame: Frame) -> Actions:
        if not state.deck[frame.seat]:
            state.stack.pop()
            return 0
        return 1 << DISCARD_DECK | 1 << DONE

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DISCARD_DECK:
            discard_deck(state, frame.seat)
        else:
            tell(state, frame.seat, "chose-no-more", card=self.card)

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("discard-deck", {"card": CATALOGUE.names[self.card]})


class Library(Instruction):
    """Draw up to seven cards, one at a time; Actions may be set aside (DOM-8.11).

    It asks about every card: nobody else may know which of those that are kept are Actions.
    """

    word = "draw"
    of_last_card = True

    def asks_alone(self, state: Position) -> bool:
        return state.rules >= HIDDEN_CHOICES_ASKED

    def step(self, state: Position, frame: Frame) -> Actions:
        seat, known = frame.seat, frame.tally
        while known != NOTHING or len(state.hand[seat]) < LIBRARY_HAND:
            if known == NOTHING:
                tops = state.tops[seat]
                known = 1 if tops and tops[-1] else 0
                if not draw(state, seat, 1):
                    break
            card = state.hand[seat][-1]
            action = CATALOGUE.actions >> card & 1
            if action or state.rules >= HIDDEN_CHOICES_ASKED:
                state.stack[-1] = Frame(frame.number, seat, known, frame.cards)
                return 1 << KEEP + card | action << SET_ASIDE + card
            known = NOTHING
        state.stack.pop()
        for card in frame.cards:
            discard_openly(state, seat, card)
        return 0

    def take(self, state: Position, frame: Frame, action: int) -> None:
        seat, aside = frame.seat, frame.cards
        if action >= KEEP:
            whisper(state, seat, "kept", card=action - KEEP)
        else:
            card = state.hand[seat].pop()
            if frame.tally:
                state.shown[seat].remove(card)
            tell(state, seat, "set-aside", card=card)
            aside += (card,)
        state.stack[-1] = Frame(frame.number, seat, NOTHING, aside)

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        hand, tally = state.hand[frame.seat], frame.tally
        drawn = kinds(hand[-1:])
        if state.rules < HIDDEN_CHOICES_ASKED:
            drawn &= CATALOGUE.actions
        fits = drawn and tally in (0, 1) and not kinds(frame.cards) & ~CATALOGUE.actions
        if tally == 1:
            fits = fits and hand[-1] in state.shown[frame.seat]
        last = "another" if state.rules < HIDDEN_CHOICES_ASKED else "the card that was drawn"
        return None if fits else f"tally 0 or 1, set aside only Actions, and {last} as the last card of the hand"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        card = state.hand[frame.seat][-1]
        kind = "library" if CATALOGUE.actions >> card & 1 else "library-keep"
        return Prompt(kind, {"card": CATALOGUE.names[card]})


class Harbinger(Instruction):
    """Look through the discard pile; one card of it may go on the deck (DOM-12.4)."""

    word = "topdeck"

    def step(self, state: Position, frame: Frame) -> Actions:
        found = kinds(state.discarded(frame.seat))
        if not found:
            state.stack.pop()
            return 0
        return found << TOPDECK | 1 << DONE

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            tell(state, frame.seat, "chose-no-more", card=self.card)
            return
        card = action - TOPDECK
        # If it lay on top, everybody sees it go.
        topdeck(state, frame.seat, card, openly=leave_discard(state, frame.seat, card))

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("harbinger", {"card": CATALOGUE.names[self.card]})


class Merchant(Instruction):
    """The first Silver of the turn is worth one more (DOM-12.5)."""

    word = "silver"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        state.merchants += 1
        return 0


class Sentry(Instruction):
    """Look at the top two cards; trash, discard or put back each (DOM-12.7). The last one put back lies on top."""

    word = "look"
    private = True

    def step(self, state: Position, frame: Frame) -> Actions:
        seat = frame.seat
        if frame.tally < 0:
            known: int = 0
            for place, open_ in enumerate(state.tops[seat][: -SENTRY_CARDS - 1 : -1]):
                if open_:
                    known |= 1 << place
            cards = turn_up_some(state, seat, SENTRY_CARDS)
            if cards:
                whisper(state, seat, "looked", cards=cards)
            frame = Frame(frame.number, seat, known, cards)
            state.stack[-1] = frame
        if not frame.cards:
            state.stack.pop()
            return 0
        found = kinds(frame.cards)
        return found << TRASH | found << DISCARD | found << TOPDECK

    def take(self, state: Position, frame: Frame, action: int) -> None:
        seat = frame.seat
        verb = DISCARD if action < TRASH else TRASH if action < TOPDECK else TOPDECK
        card = action - verb
        place = frame.cards.index(card)
        if frame.tally >> 1 and frame.cards[1] == card:
            # Of two alike it is the one of which everybody knows, or it would show that the other is like it.
            place = 1
        # Two cards at most: what is known of the other one moves into its place.
        known = frame.tally & 1 if place else frame.tally >> 1
        if verb == TRASH:
            put_in_trash(state, seat, card)
        elif verb == DISCARD:
            discard_openly(state, seat, card)
        else:
            # Which of two went back first nobody else sees.
            topdeck(state, seat, card, openly=len(frame.cards) == 1 and bool(frame.tally & 1))
            known = 0
        state.stack[-1] = Frame(frame.number, seat, known, frame.without(card))

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        count = len(frame.cards)
        fits = 1 <= count <= SENTRY_CARDS and 0 <= frame.tally < 1 << count
        return None if fits else "one or two cards, and as its tally the places whose card everybody knows"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        names = CATALOGUE.names
        return Prompt("sentry", {"card": names[self.card], "cards": [names[card] for card in frame.cards]})


class Vassal(Instruction):
    """Discard the top card; if it is an Action it may be played (DOM-12.8). Its tally is the card in question."""

    word = "discard"
    tally_is_card = True

    def step(self, state: Position, frame: Frame) -> Actions:
        seat = frame.seat
        if frame.tally < 0:
            card = turn_up(state, seat)
            if card is not None:
                discard_openly(state, seat, card)
            if card is None or not CATALOGUE.actions >> card & 1:
                state.stack.pop()
                return 0
            state.stack[-1] = Frame(frame.number, seat, card)
            return 1 << PLAY + card | 1 << DONE
        return 1 << PLAY + frame.tally | 1 << DONE

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            tell(state, frame.seat, "chose-no-more", card=self.card)
            return
        leave_discard(state, frame.seat, frame.tally)
        state.table.append(frame.tally)
        state.stack.append(Frame(PLAY_ONCE, frame.seat, frame.tally))

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        card = frame.tally
        top = card >= 0 and state.discard[frame.seat][-1:] == [card]
        fits = top and CATALOGUE.actions >> card & 1 and not frame.cards
        return None if fits else "as its tally the Action that lies on top of the discard pile, and no cards"

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("vassal", {"card": CATALOGUE.names[frame.tally]})
