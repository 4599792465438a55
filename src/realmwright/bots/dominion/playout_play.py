"""Which Action a playout plays first, and what it answers when a card asks: rules of thumb that cost next to nothing.

All of it is known to the seat that chooses. The functions are compiled with the rules, like the policies that use them.
"""

from typing import Final

from realmwright.bits import Actions, each, lowest
from realmwright.bots.dominion.buy_table import desired
from realmwright.dice import Stream
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.special_instructions import LIBRARY_HAND
from realmwright.rules.dominion.model.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    REVEAL,
    SET_ASIDE,
    SPAN,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.model.catalogue import COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.position import FACE, NOTHING, Position
from realmwright.rules.dominion.play.performing import REACT

CARDS: Final = (1 << SPAN) - 1

ADVENTURER: Final = CATALOGUE.number_of["adventurer"]
ARTISAN: Final = CATALOGUE.number_of["artisan"]
BANDIT: Final = CATALOGUE.number_of["bandit"]
CELLAR: Final = CATALOGUE.number_of["cellar"]
CHANCELLOR: Final = CATALOGUE.number_of["chancellor"]
CHAPEL: Final = CATALOGUE.number_of["chapel"]
HARBINGER: Final = CATALOGUE.number_of["harbinger"]
LIBRARY: Final = CATALOGUE.number_of["library"]
MINE: Final = CATALOGUE.number_of["mine"]
MONEYLENDER: Final = CATALOGUE.number_of["moneylender"]
REMODEL: Final = CATALOGUE.number_of["remodel"]
SENTRY: Final = CATALOGUE.number_of["sentry"]
SPY: Final = CATALOGUE.number_of["spy"]
THIEF: Final = CATALOGUE.number_of["thief"]
THRONE_ROOM: Final = CATALOGUE.number_of["throne room"]
VASSAL: Final = CATALOGUE.number_of["vassal"]
WITCH: Final = CATALOGUE.number_of["witch"]

FIRST: Final = (
    *("village", "festival", "laboratory", "market", "sentry", "spy", "merchant", "harbinger", "poacher"),
    *("cellar", "throne room", "witch", "council room", "smithy", "library", "bandit", "artisan", "militia"),
    *("moneylender", "adventurer", "mine", "remodel", "chapel", "moat", "vassal", "chancellor", "woodcutter"),
    *("feast", "bureaucrat", "workshop", "thief"),
)
"""Which Action comes first: what makes time, what costs no time, and then the best."""
URGENCY: Final = tuple(100 - FIRST.index(name) if name in FIRST else 0 for name in CATALOGUE.names)
LIKED_TWICE: Final = (
    *("witch", "council room", "laboratory", "smithy", "festival", "market", "militia", "bandit", "artisan"),
    *("adventurer", "library", "village", "mine", "moat", "feast", "woodcutter", "chancellor", "workshop"),
)
TWICE: Final = tuple(50 - LIKED_TWICE.index(name) if name in LIKED_TWICE else 1 for name in CATALOGUE.names)
"""How much a Throne Room likes to play a card."""
SPARED: Final = tuple(
    (-1 if number == CURSE else 0 if CATALOGUE.victory >> number & 1 else 10 * card.cost + 1)
    + (20 if card.actions else 0)
    for number, card in enumerate(CATALOGUE.cards)
)
"""How much a card in hand is worth keeping: what can be played, by its price, and what costs no time the more."""
MAKES_TIME: Final = tuple(card.actions for card in CATALOGUE.cards)
ENOUGH_MONEY: Final = 4
"""So much is left when Coppers are trashed."""


def act(state: Position) -> int:
    """The Action that comes first, or none if none is worth it."""
    best = DONE
    most = 0
    for card in each(state.legal() >> PLAY & CARDS):
        urgency = _urgency(state, card)
        if urgency > most:
            most = urgency
            best = PLAY + card
    return best


def _urgency(state: Position, card: int) -> int:
    """How soon an Action in hand should be played; 0: not at all."""
    seat = state.turn
    hand = state.hand[seat]
    if card == CHAPEL:
        count = _number_of(hand, rubbish(state, seat))
        return 95 if count > 2 else URGENCY[card] if count else 0
    if card == CELLAR:
        return URGENCY[card] if idle(state, seat) else 0
    if card == THRONE_ROOM:
        return URGENCY[card] if _number_of(hand, CATALOGUE.actions) > 1 else 0
    if card == LIBRARY:
        return URGENCY[card] if len(hand) <= LIBRARY_HAND else 0
    if card == WITCH:
        return URGENCY[card] if state.stocked >> CURSE & 1 else URGENCY[MONEYLENDER] + 1
    if card == MONEYLENDER:
        return URGENCY[card] if COPPER in hand else 0
    if card == MINE:
        return URGENCY[card] if COPPER in hand or SILVER in hand else 0
    if card == REMODEL:
        return URGENCY[card] if CURSE in hand or ESTATE in hand or GOLD in hand else 0
    return URGENCY[card]


def _number_of(cards: list[int], wanted: int) -> int:
    """How many of the cards are of these kinds."""
    found = 0
    for card in cards:
        if wanted >> card & 1:
            found += 1
    return found


def rubbish(state: Position, seat: int) -> int:
    """The kinds of cards to be rid of."""
    found: int = 1 << CURSE
    if state.supply[PROVINCE] > 3:
        found |= 1 << ESTATE
    money = 0
    for card in state.deck[seat]:
        if CATALOGUE.treasures >> card & 1:
            money += CATALOGUE.coins[card]
    for card in state.hand[seat]:
        if CATALOGUE.treasures >> card & 1:
            money += CATALOGUE.coins[card]
    for card in state.discard[seat]:
        if CATALOGUE.treasures >> (card & FACE) & 1:
            money += CATALOGUE.coins[card & FACE]
    if money > ENOUGH_MONEY:
        found |= 1 << COPPER
    return found


def idle(state: Position, seat: int) -> int:
    """The kinds of cards in hand that are of no use this turn, or in the turn to come."""
    hand = state.hand[seat]
    time = state.actions if seat == state.turn else 1
    held: int = 0
    left = time
    for card in hand:
        held |= 1 << card
        if CATALOGUE.actions >> card & 1:
            left += MAKES_TIME[card] - 1
    found = held & ~CATALOGUE.treasures
    if time > 0:
        for card in each(found & CATALOGUE.actions):
            if MAKES_TIME[card] or left >= 0:
                found ^= 1 << card
    return found


def answer(state: Position, stream: Stream) -> int:
    """What to choose when a card asks."""
    legal = state.legal()
    frame = state.stack[-1]
    if frame.number == REACT:
        return REVEAL + lowest(legal >> REVEAL & CARDS)
    asking = CATALOGUE.instructions[frame.number].card
    if legal >> GAIN & CARDS:
        return _gain(state, legal, asking, stream)
    if asking == SENTRY:
        return _sort_out(state, legal)
    if asking == SPY:
        return _spy(state, legal, frame.seat)
    if asking == LIBRARY:
        card = lowest(legal >> KEEP & CARDS)
        return SET_ASIDE + card if idle(state, frame.seat) >> card & 1 else KEEP + card
    if asking == CHANCELLOR:
        return DISCARD_DECK
    if legal >> PLAY & CARDS:
        return _play(state, legal)
    if legal >> TRASH & CARDS:
        return _trash(state, legal, asking, frame.seat)
    if legal >> DISCARD & CARDS:
        if asking == CELLAR:
            useless = legal >> DISCARD & idle(state, frame.seat)
            return DISCARD + lowest(useless) if useless else DONE
        return DISCARD + _least(state, legal >> DISCARD & CARDS, frame.seat)
    return _topdeck(state, legal, asking, frame.seat)


def _least(state: Position, cards: Actions, seat: int) -> int:
    """The card in hand that can be spared most easily."""
    surplus = idle(state, seat)
    least = NOTHING
    worth = 0
    for card in each(cards):
        value = SPARED[card]
        if surplus >> card & 1 and CATALOGUE.actions >> card & 1:
            # Before a Copper.
            value = 1
        if least == NOTHING or value < worth:
            least = card
            worth = value
    return least


def _best(cards: Actions) -> int:
    """The card that is the most worth keeping."""
    best = lowest(cards)
    for card in each(cards):
        if SPARED[card] > SPARED[best]:
            best = card
    return best


def _gain(state: Position, legal: Actions, asking: int, stream: Stream) -> int:
    cards = legal >> GAIN & CARDS
    if asking == THIEF:
        # Copper is left lying.
        good = cards & ~(1 << COPPER)
        return GAIN + _best(good) if good else DONE
    if asking == MINE:
        return GAIN + _best(cards)
    return GAIN + desired(state, state.stack[-1].seat, cards, stream, True)


def _sort_out(state: Position, legal: Actions) -> int:
    """The Sentry: trash what is only in the way, discard what counts at the end, keep the rest."""
    card = lowest(legal >> TRASH & CARDS)
    if rubbish(state, state.turn) >> card & 1:
        return TRASH + card
    return DISCARD + card if CATALOGUE.victory >> card & 1 else TOPDECK + card


def _spy(state: Position, legal: Actions, seat: int) -> int:
    """Good cards stay on the own deck, bad ones on those of others."""
    card = lowest(legal >> TOPDECK & CARDS)
    bad = CATALOGUE.victory | 1 << CURSE | 1 << COPPER
    good = not bad >> card & 1
    return TOPDECK + card if good == (seat == state.turn) else DISCARD + card


def _play(state: Position, legal: Actions) -> int:
    """For the Throne Room, or where the Vassal has found something."""
    best = DONE
    most = 0
    for card in each(legal >> PLAY & CARDS):
        liking = TWICE[card]
        if card == CHAPEL:
            liking = 60 if _number_of(state.hand[state.turn], rubbish(state, state.turn)) > 4 else 1
        elif card == WITCH and not state.stocked >> CURSE & 1:
            liking = TWICE[MINE]
        if liking > most:
            most = liking
            best = PLAY + card
    return best


def _trash(state: Position, legal: Actions, asking: int, seat: int) -> int:
    cards = legal >> TRASH & CARDS
    if asking == THIEF:
        return TRASH + _best(cards)
    if asking == BANDIT:
        return TRASH + lowest(cards)
    if asking == MINE:
        wanted = cards & (1 << SILVER) if state.stocked >> GOLD & 1 else 0
        wanted = wanted or cards & (1 << COPPER) or cards
        return TRASH + lowest(wanted)
    if asking == MONEYLENDER:
        return TRASH + COPPER
    if asking == REMODEL:
        return TRASH + _remodelled(state, cards, seat)
    bad = cards & rubbish(state, seat)
    for card in (CURSE, ESTATE, COPPER):
        if bad >> card & 1:
            return TRASH + card
    return DONE if legal >> DONE & 1 else TRASH + _least(state, cards, seat)


def _remodelled(state: Position, cards: Actions, seat: int) -> int:
    """What a Remodel makes something better of; if need be, what can be spared."""
    if cards >> CURSE & 1:
        return CURSE
    if cards >> GOLD & 1 and 0 < state.supply[PROVINCE] <= 6:
        return GOLD
    if cards >> ESTATE & 1 and state.supply[PROVINCE] > 2:
        return ESTATE
    if cards >> COPPER & 1:
        return COPPER
    return _least(state, cards, seat)


def _topdeck(state: Position, legal: Actions, asking: int, seat: int) -> int:
    cards = legal >> TOPDECK & CARDS
    if asking == HARBINGER:
        good = cards & ~(CATALOGUE.victory | 1 << CURSE | 1 << COPPER)
        return TOPDECK + _best(good) if good else DONE
    if asking == ARTISAN:
        # An Action that has no time now will have some in the next turn.
        later = cards & idle(state, seat) & CATALOGUE.actions
        return TOPDECK + (_best(later) if later else _least(state, cards, seat))
    return TOPDECK + lowest(cards)
