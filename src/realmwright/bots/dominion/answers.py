"""What to choose when a card asks, by rules of thumb that policies of playouts and strategies share.

Which card to gain is left to the player wherever a wish counts (:func:`free_gains`); all else is answered here. The
functions are compiled with the rules, as those of :mod:`action_priority` are.
"""

from typing import Final

from realmwright.bits import Actions, each, lowest
from realmwright.bots.dominion.action_priority import (
    CARDS,
    CELLAR,
    CHAPEL,
    LIBRARY,
    MINE,
    MONEYLENDER,
    REMODEL,
    WITCH,
    count_of,
    idle,
    priority,
)
from realmwright.bots.dominion.style import KeepValues, Style
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import (
    DISCARD,
    DISCARD_DECK,
    DONE,
    GAIN,
    KEEP,
    PLAY,
    REVEAL,
    SET_ASIDE,
    TOPDECK,
    TRASH,
)
from realmwright.rules.dominion.model.catalogue import COPPER, CURSE, ESTATE, GOLD, PROVINCE, SILVER
from realmwright.rules.dominion.model.position import NOTHING, Position
from realmwright.rules.dominion.play.performing import REACT

ARTISAN: Final = CATALOGUE.number_of["artisan"]
BANDIT: Final = CATALOGUE.number_of["bandit"]
CHANCELLOR: Final = CATALOGUE.number_of["chancellor"]
HARBINGER: Final = CATALOGUE.number_of["harbinger"]
SENTRY: Final = CATALOGUE.number_of["sentry"]
SPY: Final = CATALOGUE.number_of["spy"]
THIEF: Final = CATALOGUE.number_of["thief"]

PLAYED_TWICE: Final = (
    *("witch", "council room", "laboratory", "smithy", "festival", "market", "militia", "bandit", "artisan"),
    *("adventurer", "library", "village", "mine", "moat", "feast", "woodcutter", "chancellor", "workshop"),
)
TWICE: Final = tuple(50 - PLAYED_TWICE.index(name) if name in PLAYED_TWICE else 1 for name in CATALOGUE.names)
"""How good it is to play a card with a Throne Room."""
CHAPEL_TWICE: Final = 60
"""Likewise of a Chapel, if more cards are unwanted than it can trash at once."""
CHAPEL_MOST: Final = 4
VALUE: Final = tuple(
    (-1 if number == CURSE else 0 if CATALOGUE.victory >> number & 1 else 10 * card.cost + 1)
    + (20 if card.actions else 0)
    for number, card in enumerate(CATALOGUE.cards)
)
"""What a card is worth in a deck: what can be played, by its price, and what costs no Action the more."""
POOR: Final = CATALOGUE.victory | 1 << CURSE | 1 << COPPER
"""What nobody likes to draw."""


def free_gains(state: Position) -> Actions:
    """The cards of which the player gains one by their own wish; none if something else is asked."""
    cards = state.legal() >> GAIN & CARDS
    if cards:
        asking = CATALOGUE.instructions[state.stack[-1].number].card
        if asking in (THIEF, MINE):
            return 0
    return cards


def answer(state: Position, style: Style) -> int:
    """What to choose when a card asks, apart from :func:`free_gains`."""
    legal = state.legal()
    frame = state.stack[-1]
    if frame.number == REACT:
        reactions = legal >> REVEAL & CARDS
        return REVEAL + lowest(reactions) if reactions else DONE
    asking = CATALOGUE.instructions[frame.number].card
    if legal >> GAIN & CARDS:
        return _gain(legal, asking)
    if asking == SENTRY:
        return _look(state, style, legal)
    if asking == SPY:
        return _spy(state, legal, frame.seat)
    if asking == LIBRARY:
        card = lowest(legal >> KEEP & CARDS)
        return SET_ASIDE + card if legal >> SET_ASIDE & idle(state, frame.seat) else KEEP + card
    if asking == CHANCELLOR:
        return DISCARD_DECK
    if legal >> PLAY & CARDS:
        return _play(state, style, legal)
    if legal >> TRASH & CARDS:
        return _trash(state, style, legal, asking, frame.seat)
    if legal >> DISCARD & CARDS:
        if asking == CELLAR:
            useless = legal >> DISCARD & idle(state, frame.seat)
            return DISCARD + least(state, style.exchanges, useless, frame.seat) if useless else DONE
        return DISCARD + least(state, style.discards, legal >> DISCARD & CARDS, frame.seat)
    if legal >> TOPDECK & CARDS:
        return _topdeck(state, style, legal, asking, frame.seat)
    return lowest(legal)


def least(state: Position, values: KeepValues, cards: Actions, seat: int) -> int:
    """The card in hand that can be spared most easily; the lowest number if several can."""
    surplus = idle(state, seat) & CATALOGUE.actions
    found = NOTHING
    lowest_value = 0
    for card in each(cards):
        value = values.surplus[card] if surplus >> card & 1 else values.normal[card]
        if found == NOTHING or value < lowest_value:
            found = card
            lowest_value = value
    return found


def best(cards: Actions) -> int:
    """The card that is worth most in a deck."""
    found = lowest(cards)
    for card in each(cards):
        if VALUE[card] > VALUE[found]:
            found = card
    return found


def _gain(legal: Actions, asking: int) -> int:
    """A Thief leaves Copper lying, and a Mine gains the best."""
    cards = legal >> GAIN & CARDS
    if asking == THIEF:
        cards &= ~(1 << COPPER)
        return GAIN + best(cards) if cards else DONE
    return GAIN + best(cards)


def _look(state: Position, style: Style, legal: Actions) -> int:
    """The Sentry: trash what is unwanted, discard what counts at the end only, keep the rest."""
    card = lowest(legal >> TRASH & CARDS)
    if style.unwanted(state, state.turn) >> card & 1:
        return TRASH + card
    return DISCARD + card if CATALOGUE.victory >> card & 1 else TOPDECK + card


def _spy(state: Position, legal: Actions, seat: int) -> int:
    """Good cards stay on the own deck, bad ones on those of others."""
    card = lowest(legal >> TOPDECK & CARDS)
    good = not POOR >> card & 1
    return TOPDECK + card if good == (seat == state.turn) else DISCARD + card


def _play(state: Position, style: Style, legal: Actions) -> int:
    """For the Throne Room, or where the Vassal has found something."""
    cards = legal >> PLAY & CARDS
    if style.declines:
        worthwhile: Actions = 0
        for card in each(cards):
            if priority(state, style, card):
                worthwhile |= 1 << card
        if not worthwhile and legal >> DONE & 1:
            return DONE
        cards = worthwhile or cards
    found = DONE
    highest = 0
    for card in each(cards):
        value = TWICE[card]
        if card == CHAPEL:
            unwanted = count_of(state.hand[state.turn], style.unwanted(state, state.turn))
            value = CHAPEL_TWICE if unwanted > CHAPEL_MOST else 1
        elif card == WITCH and not state.stocked >> CURSE & 1:
            value = TWICE[MINE]
        if value > highest:
            highest = value
            found = PLAY + card
    return found


def _trash(state: Position, style: Style, legal: Actions, asking: int, seat: int) -> int:
    cards = legal >> TRASH & CARDS
    if asking == THIEF:
        return TRASH + best(cards)
    if asking == BANDIT:
        return TRASH + lowest(cards)
    if asking == MINE:
        return _mine(state, style, legal)
    if asking == MONEYLENDER:
        return TRASH + COPPER
    if asking == REMODEL:
        return TRASH + _remodel(state, style, cards, seat)
    unwanted = cards & style.unwanted(state, seat)
    for card in (CURSE, ESTATE, COPPER):
        if unwanted >> card & 1:
            return TRASH + card
    if unwanted:
        return TRASH + lowest(unwanted)
    return DONE if legal >> DONE & 1 else TRASH + least(state, style.trashes, cards, seat)


def _mine(state: Position, style: Style, legal: Actions) -> int:
    """Silver becomes Gold, or Copper becomes Silver."""
    cards = legal >> TRASH & CARDS
    if cards >> SILVER & 1 and state.stocked >> GOLD & 1:
        return TRASH + SILVER
    if cards >> COPPER & 1 and (state.stocked >> SILVER & 1 or not style.declines):
        return TRASH + COPPER
    if style.declines and legal >> DONE & 1:
        return DONE
    return TRASH + lowest(cards)


def _remodel(state: Position, style: Style, cards: Actions, seat: int) -> int:
    """What a Remodel makes something better of; if need be, what can be spared."""
    if cards >> CURSE & 1:
        return CURSE
    if cards >> GOLD & 1 and 0 < state.supply[PROVINCE] <= 6:
        return GOLD
    if cards >> ESTATE & 1 and state.supply[PROVINCE] > 2:
        return ESTATE
    if cards >> COPPER & 1:
        return COPPER
    return least(state, style.trashes, cards, seat)


def _topdeck(state: Position, style: Style, legal: Actions, asking: int, seat: int) -> int:
    cards = legal >> TOPDECK & CARDS
    if asking == HARBINGER:
        good = cards & ~POOR
        return TOPDECK + best(good) if good else DONE
    if asking == ARTISAN:
        # An Action that there is no time for now can be played in the next turn.
        later = cards & idle(state, seat) & CATALOGUE.actions
        return TOPDECK + (best(later) if later else least(state, style.discards, cards, seat))
    return TOPDECK + lowest(cards)
