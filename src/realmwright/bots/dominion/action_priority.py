"""Which Action to play first, by rules of thumb that cost next to nothing.

Policies of playouts and strategies share them. All of it is known to the seat that chooses. The functions are compiled
with the rules; strategies call them in plain Python, with a plain or a compiled position.
"""

from typing import Final

from realmwright.bits import each
from realmwright.bots.dominion.style import Style
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.special_instructions import LIBRARY_HAND
from realmwright.rules.dominion.model.actions import DONE, PLAY, SPAN
from realmwright.rules.dominion.model.catalogue import COPPER, CURSE, ESTATE, GOLD, SILVER
from realmwright.rules.dominion.model.position import NOTHING, Position

CARDS: Final = (1 << SPAN) - 1

CELLAR: Final = CATALOGUE.number_of["cellar"]
CHAPEL: Final = CATALOGUE.number_of["chapel"]
LIBRARY: Final = CATALOGUE.number_of["library"]
MINE: Final = CATALOGUE.number_of["mine"]
MONEYLENDER: Final = CATALOGUE.number_of["moneylender"]
REMODEL: Final = CATALOGUE.number_of["remodel"]
THRONE_ROOM: Final = CATALOGUE.number_of["throne room"]
WITCH: Final = CATALOGUE.number_of["witch"]

ORDER: Final = (
    # What gives Actions, what costs none, and then the best.
    *("village", "festival", "laboratory", "market", "sentry", "spy", "merchant", "harbinger", "poacher"),
    *("cellar", "throne room", "witch", "council room", "smithy", "library", "bandit", "artisan", "militia"),
    *("moneylender", "adventurer", "mine", "remodel", "chapel", "moat", "vassal", "chancellor", "woodcutter"),
    *("feast", "bureaucrat", "workshop", "thief"),
)
FIRST: Final = 100
CANTRIP: Final = FIRST - ORDER.index("poacher")
"""The priority of an Action that is not in the list and costs no Action."""
TERMINAL: Final = FIRST - len(ORDER)
"""That of any other one."""
MUCH_TO_TRASH: Final = FIRST - ORDER.index("spy")
"""That of a Chapel that gets rid of three cards or more."""
PRIORITY: Final = tuple(
    FIRST - ORDER.index(card.name)
    if card.name in ORDER
    else 0
    if not CATALOGUE.actions >> number & 1
    else CANTRIP
    if card.actions
    else TERMINAL
    for number, card in enumerate(CATALOGUE.cards)
)
GIVES_ACTIONS: Final = tuple(card.actions for card in CATALOGUE.cards)


def best_action(state: Position, style: Style) -> int:
    """What to do in the Action phase: the Action to play now, or NOTHING if none is worth it.

    By the rules before :data:`BUYING_ENDS_ACTIONS` that has to be said.
    """
    legal = state.legal()
    best = DONE if legal >> DONE & 1 else NOTHING
    highest = 0
    for card in each(legal >> PLAY & CATALOGUE.actions):
        value = priority(state, style, card)
        if value > highest:
            highest = value
            best = PLAY + card
    return best


def priority(state: Position, style: Style, card: int) -> int:
    """How soon the active player should play an Action; 0: not at all."""
    hand = state.hand[state.turn]
    if card == CHAPEL:
        count = count_of(hand, style.unwanted(state, state.turn))
        return MUCH_TO_TRASH if count > 2 else PRIORITY[card] if count else 0
    if card == CELLAR:
        return PRIORITY[card] if idle(state, state.turn) else 0
    if card == THRONE_ROOM:
        return PRIORITY[card] if count_of(hand, CATALOGUE.actions) > 1 else 0
    if card == LIBRARY:
        return PRIORITY[card] if len(hand) <= LIBRARY_HAND else 0
    if card == WITCH:
        return PRIORITY[card] if state.stocked >> CURSE & 1 else PRIORITY[MONEYLENDER] + 1
    if card == MONEYLENDER:
        return PRIORITY[card] if COPPER in hand else 0
    if card == MINE:
        return PRIORITY[card] if COPPER in hand or SILVER in hand else 0
    if card == REMODEL:
        return PRIORITY[card] if CURSE in hand or ESTATE in hand or GOLD in hand else 0
    return PRIORITY[card]


def count_of(cards: list[int], wanted: int) -> int:
    """How many of the cards are of these kinds."""
    found = 0
    for card in cards:
        if wanted >> card & 1:
            found += 1
    return found


def idle(state: Position, seat: int) -> int:
    """The kinds of cards in hand that are of no use this turn, or in the turn to come."""
    time = state.actions if seat == state.turn else 1
    held: int = 0
    left = time
    for card in state.hand[seat]:
        held |= 1 << card
        if CATALOGUE.actions >> card & 1:
            left += GIVES_ACTIONS[card] - 1
    found = held & ~CATALOGUE.treasures
    if time > 0:
        for card in each(found & CATALOGUE.actions):
            if GIVES_ACTIONS[card] or left >= 0:
                found ^= 1 << card
    return found
