"""Observations of Dominion: counts of cards by zone, and the numbers of the turn.

Which cards everybody owns is public, because gains are seen; where they lie is known as far as
:mod:`realmwright.rules.dominion.play.imagining` says.
"""

from array import array
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from typing import Final, NamedTuple

import numpy as np

from realmwright import game
from realmwright.bits import each
from realmwright.game import Json
from realmwright.gym.observing import Array, Observation, Shape, unpacked
from realmwright.gym.planes import seat_names
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import END
from realmwright.rules.dominion.model.catalogue import Instruction
from realmwright.rules.dominion.model.phases import NAMES, OVER
from realmwright.rules.dominion.model.position import FACE, UNSEEN, Frame
from realmwright.rules.dominion.play.instructions import Choose, Gain
from realmwright.rules.dominion.play.zones import phase_shows
from realmwright.rules.dominion.state import State

KINDS: Final = len(CATALOGUE.cards)
FEWEST: Final = -100
MOST: Final = 1000
"""The numbers of the table are limited to this range; real games stay far within it."""

COMMON: Final = (
    "supply: cards left in the pile",
    "kingdom: 1 if the card belongs to this game's kingdom",
    "draft: 1 if a draft may still add the card",
    "trash: cards in the trash",
    "play: cards in play",
)
LISTED: Final = 3
"""The first row of counts that are filled from lists of cards."""
OWN: Final = (
    "own hand",
    "own deck, in whatever order",
    "own deck: cards on top of it that the player knows",
    "own deck: 1 for the card to be drawn next, if the player knows it",
    "own discard pile",
)
ABOUT_EACH: Final = (
    "all cards owned",
    "cards in hand that everybody knows of",
    "cards on top of the deck that everybody knows of",
    "cards in the discard pile that everybody has seen there",
    "1 for the card on top of the discard pile",
    "cards laid aside by a card under way, as far as they can be seen",
)
NUMBERS: Final = (
    "actions left",
    "buys left",
    "coins left",
    "1 if something was bought in this turn",
    "what the first Silver of this turn is worth more",
    "empty piles of the supply",
    "1 if the wording of the second edition counts",
    "asked of this player: how many more cards can be chosen",
    "asked of this player: what the card to be gained may cost at most",
)
NUMBERS_OF_EACH: Final = ("cards in hand", "cards in the deck", "cards in the discard pile", "turns taken", "points")
SEATS: Final = ("whose turn it is", "whose choice it is, if that is known", "who began", "who is safe from the attack")
ASKED: Final = "whom the card that is asked about concerns"


def _question(instruction: Instruction) -> str:
    """The unique name of an instruction, as dumps write it."""
    word = instruction.word
    return word if instruction.card < 0 else f"{CATALOGUE.names[instruction.card]}, {word}"


QUESTIONS: Final = tuple(
    instruction.number for instruction in CATALOGUE.instructions if type(instruction).prompt is not Instruction.prompt
)
PLACE_OF: Final = {number: place for place, number in enumerate(QUESTIONS)}


class Observer:
    """Encodes positions of Dominion; see :class:`realmwright.gym.observing.Observer`."""

    actions: Final = END

    def __init__(self, players: int) -> None:
        who = seat_names(players)
        cards = (*COMMON, *OWN, *(f"{whose}: {what}" for whose in who for what in ABOUT_EACH))
        table = (
            *NUMBERS,
            *(f"{whose}: {what}" for whose in who for what in NUMBERS_OF_EACH),
            *(f"{what}: {whose}" for what in (*SEATS, ASKED) for whose in who),
            *(f"phase: {name}" for name in NAMES),
            *(f"asked of this player: {_question(CATALOGUE.instructions[number])}" for number in QUESTIONS),
        )
        self.names: Mapping[str, tuple[str, ...]] = {"cards": cards, "table": table}
        self.shapes: Mapping[str, Shape] = {
            "cards": Shape((len(cards), KINDS), 0, 255, np.uint8),
            "table": Shape((len(table),), FEWEST, MOST, np.int16),
        }
        self._blank_cards = bytes(len(cards) * KINDS)
        self._blank_table = array("h", bytes(2 * len(table)))
        self._each = len(NUMBERS)
        self._phases = self._each + players * (len(NUMBERS_OF_EACH) + len(SEATS) + 1)

    def observe(self, state: game.State, seat: int) -> Observation:
        assert isinstance(state, State)
        zones = Zones(state.deck, state.hand, state.discard, state.tops, state.stack)
        order = state.in_turn_order(seat)
        return {"cards": self._cards(state, zones, order), "table": self._table(state, zones, order)}

    def _cards(self, state: State, zones: "Zones", order: list[int]) -> Array:
        seat = order[0]
        decks, _, piles, tops, stack = zones
        deck = decks[seat]
        known = deck[len(deck) - len(tops[seat]) :]
        rows: list[Iterable[int]] = [
            state.trash,
            state.table,
            zones.hands[seat],
            deck,
            known,
            known[-1:],
            [card & FACE for card in piles[seat]],
        ]
        shown = state.shown
        for owner in order:
            deck, pile, all_know = decks[owner], piles[owner], tops[owner]
            rows += (
                state.owned(owner),
                shown[owner],
                list(compress(deck[len(deck) - len(all_know) :], all_know)) if all_know else (),
                [card for card in pile if card < UNSEEN],
                [pile[-1] & FACE] if pile and (pile[-1] < UNSEEN or owner == seat) else (),
                _aside(stack, owner, seat) if stack else (),
            )
        # For so few cards a loop over bytes is faster than NumPy.
        counts = bytearray(self._blank_cards)
        counts[:KINDS] = state.supply[:KINDS]
        counts[KINDS : 2 * KINDS] = _members(state.kingdom)
        counts[2 * KINDS : LISTED * KINDS] = _members(state.draftable)
        start = LISTED * KINDS
        for row in rows:
            for card in row:
                counts[start + card] += 1
            start += KINDS
        return np.frombuffer(counts, np.uint8).reshape(-1, KINDS)

    def _table(self, state: State, zones: "Zones", order: list[int]) -> Array:
        decks, hands, piles, _, stack = zones
        seat, players = order[0], len(order)
        taken, totals = state.taken, state.totals()
        chooser = state.known_seat(seat)
        frame = stack[-1] if stack and chooser == seat else None
        table = self._blank_table[:]
        table[0] = min(state.actions, MOST)
        table[1] = min(state.buys, MOST)
        table[2] = min(state.coins, MOST)
        table[3] = state.bought
        table[4] = min(state.merchants, MOST)
        table[5] = state.empties
        table[6] = state.edition > 1
        place = self._each
        for owner in order:
            table[place] = len(hands[owner])
            table[place + 1] = len(decks[owner])
            table[place + 2] = len(piles[owner])
            table[place + 3] = min(taken[owner], MOST)
            table[place + 4] = max(totals[owner], FEWEST)
            place += len(NUMBERS_OF_EACH)
        # Of others it is not known, as long as nothing shows it.
        phase = state.phase if seat == state.turn or phase_shows(state) else None
        if phase != OVER:
            table[place + (state.turn - seat) % players] = 1
        if chooser is not None:
            table[place + players + (chooser - seat) % players] = 1
        table[place + 2 * players + (state.start - seat) % players] = 1
        if stack:
            for safe in each(state.immune):
                table[place + 3 * players + (safe - seat) % players] = 1
        if phase is not None:
            table[self._phases + phase] = 1
        if frame is not None:
            table[7], table[8] = _bounds(state, frame)
            table[place + 4 * players + (frame.seat - seat) % players] = 1
            table[self._phases + len(NAMES) + PLACE_OF[frame.number]] = 1
        return np.frombuffer(table, np.int16)


class Zones(NamedTuple):
    """The zones of a position, read once: fields of compiled positions are converted at each access."""

    decks: list[list[int]]
    hands: list[list[int]]
    piles: list[list[int]]
    tops: list[list[bool]]
    stack: list[Frame]


@lru_cache(maxsize=1024)
def _members(kinds: int) -> bytes:
    """A bitset of cards as bytes of zeros and ones."""
    return unpacked(kinds, KINDS).tobytes()


def _aside(stack: list[Frame], owner: int, seat: int) -> list[int]:
    """The cards that effects have set aside for a player. Of private ones, others see only those they knew before."""
    found: list[int] = []
    for number, whose, tally, cards in stack:
        instruction = CATALOGUE.instructions[number]
        if whose == owner and cards and not instruction.in_trash:
            if owner == seat or not instruction.private:
                found += cards
            else:
                found += [card for place, card in enumerate(cards) if tally >> place & 1]
    return found


def _bounds(state: State, frame: Frame) -> tuple[int, int]:
    """The number of cards that can still be chosen, and the highest cost that can be gained; 0 where not asked."""
    instruction = CATALOGUE.instructions[frame.number]
    if isinstance(instruction, Choose):
        return min(frame.tally, len(state.hand[frame.seat])), 0
    if isinstance(instruction, Gain):
        return 0, instruction.limit(state)
    return 0, 0


def observer(players: int, options: Mapping[str, Json]) -> Observer:
    """The observer of the game; it does not depend on the options."""
    return Observer(players)
