"""Playing a card: others may react to an Attack, then the card gives what it gives and its instructions wait."""

from typing import Final

from realmwright.bits import Actions
from realmwright.game import Prompt
from realmwright.rules.dominion.model.actions import DONE, REVEAL
from realmwright.rules.dominion.model.amendments import REACTIONS_WITHOUT_A_PAUSE
from realmwright.rules.dominion.model.catalogue import CATALOGUE, OTHER, Instruction, kinds
from realmwright.rules.dominion.model.position import Frame, Position
from realmwright.rules.dominion.play.deck import draw
from realmwright.rules.dominion.play.journal import tell, whisper
from realmwright.rules.dominion.play.zones import show_in_hand

# The instructions of the engine, by number.
REACT: Final = 0
PERFORM: Final = 1
PLAY_ONCE: Final = 2


def perform(state: Position, card: int) -> None:
    """Play a card that lies on the table: first others may react to an attack, then it is carried out."""
    tell(state, state.turn, "played", card=card)
    state.immune = 0
    if not CATALOGUE.attacks >> card & 1:
        carry_out(state, card)
        return
    # That nobody reacts is worth knowing, too.
    state.secrets += 1
    state.stack.append(Frame(PERFORM, state.turn, card))
    # Whoever holds no Reaction is passed over in silence, so that the stack does not tell who holds one.
    for seat in reversed(state.in_turn_order(state.turn)[1:]):
        state.stack.append(Frame(REACT, seat, card))


def asks_secretly(state: Position) -> bool:
    """Whether somebody is asked to react because they can, so that nobody else may know who it is."""
    return state.rules < REACTIONS_WITHOUT_A_PAUSE and reacting(state)


def reacting(state: Position) -> bool:
    """Whether somebody is asked to react."""
    return len(state.stack) > 0 and state.stack[-1].number == REACT


def carry_out(state: Position, card: int) -> None:
    """What a card gives, and the instructions that follow, which wait on the stack."""
    entry = CATALOGUE.cards[card]
    state.actions += entry.actions
    state.buys += entry.buys
    state.coins += entry.coins
    if entry.cards:
        draw(state, state.turn, entry.cards)
    for instruction in reversed(entry.then):
        state.stack.append(Frame(instruction.number, state.turn))


class _OfTheEngine(Instruction):
    """It belongs to no card; the card that it is about is its tally."""

    tally_is_card = True

    def required_to_ask(self, state: Position, frame: Frame) -> str | None:
        return None

    def required_to_wait(self, frame: Frame) -> str | None:
        return None


class React(_OfTheEngine):
    """Before an Attack does anything, whoever holds a Reaction may reveal it (DOM-6.10).

    A pause for those who hold one would tell that they do. So it is revealed at once; and who wishes to be asked is
    asked always.
    """

    word = "react"
    concerns = OTHER

    def asks_alone(self, state: Position) -> bool:
        return True

    def step(self, state: Position, frame: Frame) -> Actions:
        found = kinds(state.hand[frame.seat]) & CATALOGUE.reactions
        if state.rules < REACTIONS_WITHOUT_A_PAUSE:
            if found:
                return found << REVEAL | 1 << DONE
        elif state.asking >> frame.seat & 1:
            return found << REVEAL | 1 << DONE
        elif found and self._helps(state, frame):
            # Any of them will do.
            self.take(state, frame, REVEAL + found.bit_length() - 1)
            return 0
        state.stack.pop()
        return 0

    def _helps(self, state: Position, frame: Frame) -> bool:
        """Whether the attack does anything to this player."""
        return any(instruction.harms(state, frame.seat) for instruction in CATALOGUE.cards[frame.tally].then)

    def take(self, state: Position, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            if state.rules >= REACTIONS_WITHOUT_A_PAUSE:
                tell(state, frame.seat, "no-reaction", card=frame.tally)
            else:
                whisper(state, frame.seat, "no-reaction", card=frame.tally, covert=True)
            return
        card = action - REVEAL
        state.immune |= 1 << frame.seat
        show_in_hand(state, frame.seat, card)
        tell(state, frame.seat, "reacted", card=card)

    def prompt(self, state: Position, frame: Frame) -> Prompt:
        return Prompt("react", {"card": CATALOGUE.names[frame.tally]})


class Perform(_OfTheEngine):
    """Carry out a card after everybody could react to it."""

    word = "perform"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        carry_out(state, frame.tally)
        return 0


class PlayOnce(_OfTheEngine):
    """Play a card that lies on the table already."""

    word = "play"

    def step(self, state: Position, frame: Frame) -> Actions:
        state.stack.pop()
        perform(state, frame.tally)
        return 0


CATALOGUE.enter_system((React(), Perform(), PlayOnce()))
