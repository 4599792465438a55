"""The heuristic of Dominion: points now, and a share of those that are still to be had.

A deck is as strong as the coins are many that it gives in an average turn. Cards that draw make the hand larger,
Actions for which there is no time do nothing, and whatever is neither Action nor Treasure dilutes it. The Provinces
that are left are shared out according to strength. So money is better than points at the beginning, points are
better than money at the end, and what is worth having of a kingdom comes out of what its cards give.

It is compiled with the rules, so it has whole numbers only: coins, hands and strengths count in fractions (UNIT).
"""

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple

from realmwright.bits import each
from realmwright.bots.dominion.counting import KINDS, counted
from realmwright.playouts import HOPELESS, POINT
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.catalogue import BASICS, PROVINCE
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS, DRAFT, OVER
from realmwright.rules.dominion.play.turn import EMPTY_PILES, HAND
from realmwright.rules.dominion.state import State

SHIFT: Final = 16
UNIT: Final = 1 << SHIFT
"""One coin or card, where fractions of them count."""
VICTORY: Final = 1000 * POINT
"""Having won is worth more than any points."""
STEEP: Final = 1.5
"""Twice the coins a turn get more than twice the Provinces: the strength of a deck is the coins to this power."""
COIN: Final = POINT // 2
"""What a coin more in the next turn is worth."""
SPARE: Final = POINT // 100
"""What a coin is worth that buys nothing: hardly anything, but more than none."""
DENSEST: Final = 3 * UNIT // 4
"""So many cards are drawn by each card of a deck at most; it would draw itself for ever otherwise."""
LEAST_COINS: Final = UNIT // 10
"""No deck counts as weaker than with so many coins a turn."""
EXTRAS: Final[Mapping[str, float]] = {
    "witch": 3.0,
    "militia": 1.0,
    "bureaucrat": 1.0,
    "bandit": 1.5,
    "adventurer": 2.0,
    "artisan": 2.0,
    "library": 1.5,
    "mine": 1.5,
    "moneylender": 1.5,
    "sentry": 1.0,
    "festival": 0.5,
    "market": 0.5,
    "merchant": 0.5,
    "vassal": 0.5,
}
"""What the first copy of a card does beside drawing and giving coins, as if it gave so many more coins."""
EXTRA: Final = tuple(round(UNIT * EXTRAS.get(name, 0.0)) for name in CATALOGUE.names)

STEP: Final = 12
"""Tables of functions have an entry for each so many bits, and are straight in between."""
POWERS: Final = tuple(round(UNIT * (place / 16) ** STEEP) for place in range(64 * 16 + 1))
"""Of numbers up to 64."""
LEFT_OUT: Final = tuple(round(UNIT * exp(-place / 16)) for place in range(16 * 16 + 1))
"""The exponential function of minus the numbers up to 16."""


class Deck(NamedTuple):
    """What somebody's cards add up to."""

    size: int = 0
    plain_points: int = 0
    per_ten: int = 0
    coins: int = 0
    """Of Treasures, and of Actions that can always be played,"""
    draws: int = 0
    time: int = 0
    terminals: int = 0
    """and of Actions that take the time of others."""
    terminal_coins: int = 0
    terminal_draws: int = 0


def _alone(number: int) -> Deck:
    """A deck of one card."""
    card = CATALOGUE.cards[number]
    if card.actions or not CATALOGUE.actions >> number & 1:
        time = max(0, card.actions - 1)
        return Deck(1, card.points, card.points_per_ten, UNIT * card.coins, card.cards, time)
    return Deck(
        *(1, card.points, card.points_per_ten),
        terminals=1,
        terminal_coins=UNIT * card.coins,
        terminal_draws=card.cards,
    )


ALONE: Final = tuple(_alone(number) for number in range(KINDS))
PLAY_ORDER: Final = tuple(
    sorted(
        each(CATALOGUE.actions),
        key=lambda number: (
            -CATALOGUE.cards[number].actions,
            -CATALOGUE.cards[number].coins - CATALOGUE.cards[number].cards,
        ),
    )
)
"""Actions that give time come first, then the best."""
TIME: Final = tuple(card.actions for card in CATALOGUE.cards)
DRAWN: Final = tuple(card.cards for card in CATALOGUE.cards)
PROVINCE_POINTS: Final = CATALOGUE.cards[PROVINCE].points


def evaluate(state: State, seat: int) -> int:
    """How many points ahead of the best other player a seat is going to be."""
    if state.phase == DRAFT:
        return 0
    if state.phase == OVER:
        winners = state.winners()
        return VICTORY // len(winners) if seat in winners else -VICTORY
    if state.phase == BUYS and not state.bought and piecemeal(state):
        return HOPELESS
    own = counted(state, seat)
    deck = deck_of(own)
    rivals = [deck_of(counted(state, other)) for other in range(state.players) if other != seat]
    points = [points_of(rival) for rival in rivals]
    strengths = [strength(rival) for rival in rivals]
    provinces = state.supply[PROVINCE]
    gains = gains_to_end(state)
    if seat != state.turn:
        lead = lead_of(deck, points, strengths, provinces, gains)
        if len(state.hand[seat]) < HAND:
            # An attack: what is kept has to do for the next turn.
            lead += COIN * (UNIT * coins_to_come(state, deck, seat) - coins_a_turn(deck)) // UNIT
        return lead
    # The lead when the turn under way is over, if the coins are spent well.
    coins = coins_to_come(state, deck, seat)
    value = lead_of(deck, points, strengths, provinces, gains)
    for _ in range(state.buys):
        best = -1
        for card in each(CATALOGUE.upto(coins) & state.stocked):
            left = provinces - 1 if card == PROVINCE else provinces
            worth = lead_of(joined(deck, card, 1, not own[card]), points, strengths, left, gains)
            if worth > value:
                best = card
                value = worth
        if best < 0:
            break
        deck = joined(deck, best, 1, not own[best])
        own[best] += 1
        coins -= CATALOGUE.costs[best]
        if best == PROVINCE:
            provinces -= 1
    return value + SPARE * coins


def piecemeal(state: State) -> bool:
    """Whether some Treasures are played and others are not, which is never better than all at once."""
    treasures = CATALOGUE.treasures
    played = any(treasures >> card & 1 for card in state.table)
    return played and any(treasures >> card & 1 for card in state.hand[state.turn])


def coins_to_come(state: State, deck: Deck, seat: int) -> int:
    """The coins of this turn, or of the next one: Treasures, and Actions as long as there is time."""
    coins = 0
    time = 1
    if seat == state.turn:
        coins = state.coins
        if state.bought:
            return coins
        time = state.actions if state.phase == ACTIONS else 0
    held = [0] * KINDS
    for card in state.hand[seat]:
        if CATALOGUE.treasures >> card & 1:
            coins += CATALOGUE.coins[card]
        else:
            held[card] += 1
    drawn = 0
    for card in PLAY_ORDER:
        for _ in range(held[card]):
            if time:
                time += TIME[card] - 1
                coins += CATALOGUE.coins[card]
                drawn += DRAWN[card]
    return coins + (drawn * deck.coins // max(deck.size, HAND) >> SHIFT)


def gains_to_end(state: State) -> int:
    """How few gains could end the game (DOM-7.1)."""
    others = [state.supply[card] for card in range(BASICS) if card != PROVINCE]
    for card in each(state.kingdom):
        others.append(state.supply[card])
    return min(state.supply[PROVINCE], sum(sorted(others)[:EMPTY_PILES]))


def lead_of(deck: Deck, points: list[int], strengths: list[int], provinces: int, gains: int) -> int:
    """Points ahead at the end, if Provinces go to all according to the strength of their decks."""
    own = strength(deck)
    whole = own + sum(strengths)
    prize = POINT * PROVINCE_POINTS * min(provinces, gains)
    most = max(POINT * had + prize * other // whole for had, other in zip(points, strengths, strict=True))
    lead = POINT * points_of(deck) + prize * own // whole - most
    if provinces or not lead:
        return lead
    return VICTORY if lead > 0 else -VICTORY


def deck_of(own: list[int]) -> Deck:
    """What so many of each card add up to."""
    deck = Deck(0, 0, 0, 0, 0, 0, 0, 0, 0)
    for card in range(KINDS):
        if own[card]:
            deck = joined(deck, card, own[card], True)
    return deck


def joined(deck: Deck, card: int, count: int, first: bool) -> Deck:
    """A deck with some more of a card, and whether they are the first of their kind."""
    one = ALONE[card]
    extra = EXTRA[card] if first else 0
    return Deck(
        deck.size + count,
        deck.plain_points + count * one.plain_points,
        deck.per_ten + count * one.per_ten,
        deck.coins + count * one.coins + (0 if one.terminals else extra),
        deck.draws + count * one.draws,
        deck.time + count * one.time,
        deck.terminals + count * one.terminals,
        deck.terminal_coins + count * one.terminal_coins + (extra if one.terminals else 0),
        deck.terminal_draws + count * one.terminal_draws,
    )


def points_of(deck: Deck) -> int:
    """What the cards are worth at the end (DOM-7.3)."""
    return deck.plain_points + deck.per_ten * (deck.size // 10)


def strength(deck: Deck) -> int:
    """How well the deck will do against others; never nothing."""
    return between(POWERS, max(coins_a_turn(deck), LEAST_COINS))


def coins_a_turn(deck: Deck) -> int:
    """The coins of an average turn."""
    size = max(deck.size, HAND)
    rest = UNIT - min(UNIT * deck.draws // size, DENSEST)
    hand = HAND * UNIT * UNIT // rest
    if not deck.terminals:
        return hand * deck.coins // size >> SHIFT
    played = 0
    # The larger the hand the more Actions are in it, and the more are played the larger it gets.
    for _ in range(2):
        time = UNIT + hand * deck.time // size
        crowd = hand * deck.terminals // size * UNIT // time
        played = time * (UNIT - between(LEFT_OUT, crowd)) // deck.terminals >> SHIFT
        hand = min((HAND * UNIT + played * deck.terminal_draws) * UNIT // rest, size * UNIT)
    return hand * deck.coins // size + played * deck.terminal_coins >> SHIFT


def between(table: tuple[int, ...], number: int) -> int:
    """The value of a function at a number of fractions, by its table; beyond its end that of the last entry."""
    place = number >> STEP
    if place >= len(table) - 1:
        return table[-1]
    rest = number & (1 << STEP) - 1
    return table[place] + ((table[place + 1] - table[place]) * rest >> STEP)
