"""What a seat observes of a position in whole numbers: the source of its observers' arrays.

It is compiled with the rules. :mod:`realmwright.observers` says what each number means, in the same order. Which cards
everybody owns is public, because gains are seen; where they lie is known as far as
:mod:`realmwright.rules.dominion.play.imagining` says.
"""

from typing import Final

from realmwright.bits import each, pack
from realmwright.compiled import Shared
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import CURSE, DUCHY, ESTATE, PROVINCE, Instruction
from realmwright.rules.dominion.model.phases import NAMES, OVER
from realmwright.rules.dominion.model.position import FACE, NOTHING, UNSEEN, Frame, Position
from realmwright.rules.dominion.play.instructions import Choose, Gain
from realmwright.rules.dominion.play.performing import asks_secretly
from realmwright.rules.dominion.play.zones import phase_shows

KINDS: Final = len(CATALOGUE.cards)
FEWEST: Final = -100
MOST: Final = 1000
"""The numbers of the table are limited to this range; real games stay far within it."""
SHARED_ROWS: Final = 5
"""Rows of counts that concern everybody: supply, kingdom, draft, trash, cards in play."""
OWN_ROWS: Final = 5
"""Rows about the cards of the observing seat: hand, deck, what it knows of the deck, the next card, discard pile."""
SEAT_ROWS: Final = 6
"""Rows about each seat: all cards, those that everybody knows of in hand, on the deck and in the discard pile, the top
of the discard pile, and cards laid aside.
"""
TURN_NUMBERS: Final = 9
SEAT_NUMBERS: Final = 5
SEAT_MARKS: Final = 5
"""Marks of seats: whose turn it is, whose choice it is, who began, who is safe, whom a question concerns."""

BASIC_POINTS: Final = pack((ESTATE, DUCHY, PROVINCE, CURSE))
"""The cards of every game that are worth points."""
QUESTIONS: Final = tuple(
    instruction.number for instruction in CATALOGUE.instructions if type(instruction).prompt is not Instruction.prompt
)
"""The instructions that ask something."""
QUESTION_PLACES: Final = tuple(
    QUESTIONS.index(instruction.number) if instruction.number in QUESTIONS else NOTHING
    for instruction in CATALOGUE.instructions
)
CHOOSES: Final = tuple(isinstance(instruction, Choose) for instruction in CATALOGUE.instructions)
GAIN_LIMITS: Final = tuple(
    instruction.upto if isinstance(instruction, Gain) else 0 for instruction in CATALOGUE.instructions
)
"""What the card to be gained may cost at most,"""
GAINS_MORE: Final = tuple(
    instruction.more if isinstance(instruction, Gain) else NOTHING for instruction in CATALOGUE.instructions
)
"""or how much more than the last one; NOTHING where that does not matter."""


class Scene(Shared):
    """What an observer has to know of a game besides its positions: of Dominion nothing."""

    __slots__ = ()


def numbers(state: Position, scene: Scene, seat: int) -> list[int]:
    """The table, and behind it the counts of cards, row by row."""
    counts = cards(state, seat)
    return table(state, counts, seat) + counts


def cards(state: Position, seat: int) -> list[int]:
    """The counts of cards of every kind, row by row."""
    found = [0] * ((SHARED_ROWS + OWN_ROWS + SEAT_ROWS * state.players) * KINDS)
    for card in range(KINDS):
        found[card] = state.supply[card]
    for card in each(state.kingdom):
        found[KINDS + card] = 1
    for card in each(state.draftable):
        found[2 * KINDS + card] = 1
    for card in state.trash:
        found[3 * KINDS + card] += 1
    for card in state.table:
        found[4 * KINDS + card] += 1
    row = SHARED_ROWS * KINDS
    for card in state.hand[seat]:
        found[row + card] += 1
    row += KINDS
    size = len(state.deck[seat])
    known = size - len(state.tops[seat])
    for place, card in enumerate(state.deck[seat]):
        found[row + card] += 1
        if place >= known:
            found[row + KINDS + card] += 1
            if place == size - 1:
                found[row + 2 * KINDS + card] = 1
    row += 3 * KINDS
    for card in state.discard[seat]:
        found[row + (card & FACE)] += 1
    row += KINDS
    for owner in state.in_turn_order(seat):
        # All cards of the owner, and on the way those of which everybody knows.
        first = len(state.deck[owner]) - len(state.tops[owner])
        for place, card in enumerate(state.deck[owner]):
            found[row + card] += 1
            if place >= first and state.tops[owner][place - first]:
                found[row + 2 * KINDS + card] += 1
        for card in state.hand[owner]:
            found[row + card] += 1
        for card in state.shown[owner]:
            found[row + KINDS + card] += 1
        for card in state.discard[owner]:
            found[row + (card & FACE)] += 1
            if card < UNSEEN:
                found[row + 3 * KINDS + card] += 1
        if state.discard[owner]:
            top = state.discard[owner][-1]
            if top < UNSEEN or owner == seat:
                found[row + 4 * KINDS + (top & FACE)] = 1
        if owner == state.turn:
            for card in state.table:
                found[row + card] += 1
        for frame in state.stack:
            instruction = CATALOGUE.instructions[frame.number]
            if frame.seat == owner and not instruction.in_trash:
                # Of private cards, others see only those they knew before.
                every = owner == seat or not instruction.private
                for place, card in enumerate(frame.cards):
                    found[row + card] += 1
                    if every or frame.tally >> place & 1:
                        found[row + 5 * KINDS + card] += 1
        row += SEAT_ROWS * KINDS
    return found


def points(state: Position, counts: list[int], row: int) -> int:
    """What the cards of one seat are worth (DOM-7.3); the counts of all its cards begin at ``row``."""
    owned = 0
    for card in range(KINDS):
        owned += counts[row + card]
    total = 0
    for card in each(BASIC_POINTS | state.kingdom & CATALOGUE.victory):
        entry = CATALOGUE.cards[card]
        total += counts[row + card] * (entry.points + entry.points_per_ten * (owned // 10))
    return total


def table(state: Position, counts: list[int], seat: int) -> list[int]:
    """The numbers of the turn and of each seat, and what is asked."""
    players = state.players
    marks = TURN_NUMBERS + players * SEAT_NUMBERS
    phases = marks + players * SEAT_MARKS
    found = [0] * (phases + len(NAMES) + len(QUESTIONS))
    found[0] = min(state.actions, MOST)
    found[1] = min(state.buys, MOST)
    found[2] = min(state.coins, MOST)
    found[3] = 1 if state.bought else 0
    found[4] = min(state.merchants, MOST)
    found[5] = state.empties
    found[6] = 1 if state.edition > 1 else 0
    place = TURN_NUMBERS
    row = (SHARED_ROWS + OWN_ROWS) * KINDS
    for owner in state.in_turn_order(seat):
        found[place] = len(state.hand[owner])
        found[place + 1] = len(state.deck[owner])
        found[place + 2] = len(state.discard[owner])
        found[place + 3] = min(state.taken[owner], MOST)
        found[place + 4] = max(points(state, counts, row), FEWEST)
        place += SEAT_NUMBERS
        row += SEAT_ROWS * KINDS
    if state.phase != OVER or not (seat == state.turn or phase_shows(state)):
        found[marks + (state.turn - seat) % players] = 1
    chooser = NOTHING if state.phase == OVER else state.chooser
    if seat != state.chooser and asks_secretly(state):
        chooser = NOTHING
    if chooser != NOTHING:
        found[marks + players + (chooser - seat) % players] = 1
    found[marks + 2 * players + (state.start - seat) % players] = 1
    if state.stack:
        for safe in each(state.immune):
            found[marks + 3 * players + (safe - seat) % players] = 1
    # Of others it is not known, as long as nothing shows it.
    if seat == state.turn or phase_shows(state):
        found[phases + state.phase] = 1
    if state.stack and chooser == seat:
        frame = state.stack[-1]
        if CHOOSES[frame.number]:
            found[7] = min(frame.tally, len(state.hand[frame.seat]))
        found[8] = gain_limit(state, frame)
        found[marks + 4 * players + (frame.seat - seat) % players] = 1
        found[phases + len(NAMES) + QUESTION_PLACES[frame.number]] = 1
    return found


def gain_limit(state: Position, frame: Frame) -> int:
    """What the card to be gained may cost at most; 0 where none is."""
    if GAINS_MORE[frame.number] == NOTHING:
        return GAIN_LIMITS[frame.number]
    return -1 if state.last == NOTHING else CATALOGUE.costs[state.last] + GAINS_MORE[frame.number]
