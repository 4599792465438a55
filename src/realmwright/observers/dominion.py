"""Observations of Dominion: counts of cards by zone, and the numbers of the turn.

The numbers are those of :mod:`realmwright.rules.dominion.exchange.observing`; here they have names.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from realmwright import game
from realmwright.game import Json
from realmwright.observers.observer import Observation, Scenery, Section, Shape
from realmwright.observers.planes import seat_names
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.exchange.observing import FEWEST, KINDS, MOST, QUESTIONS, Scene
from realmwright.rules.dominion.model.actions import END
from realmwright.rules.dominion.model.catalogue import Instruction
from realmwright.rules.dominion.model.phases import NAMES
from realmwright.rules.dominion.native import NATIVE

COMMON: Final = (
    "supply: cards left in the pile",
    "kingdom: 1 if the card belongs to this game's kingdom",
    "draft: 1 if a draft may still add the card",
    "trash: cards in the trash",
    "play: cards in play",
)
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


SCENERY: Final = Scenery(Scene())
"""Of every game: an observer knows nothing besides positions."""


class Observer:
    """Encodes positions of Dominion; see :class:`realmwright.observers.observer.Observer`."""

    rules: Final = NATIVE
    actions: Final = END
    planes: Final = None
    sections: Final = (Section("table"), Section("cards"))

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

    def scenery(self, state: game.State) -> Scenery:
        return SCENERY

    def observe(self, state: game.State, seat: int) -> Observation:
        numbers, _ = NATIVE.look(state, SCENERY.scene, seat)  # type: ignore[arg-type]
        size = self.shapes["table"].shape[0]
        cards = np.frombuffer(bytearray(numbers[size:]), np.uint8)
        return {"cards": cards.reshape(-1, KINDS), "table": np.array(numbers[:size], np.int16)}


def observer(players: int, options: Mapping[str, Json]) -> Observer:
    """The observer of the game; it does not depend on the options."""
    return Observer(players)
