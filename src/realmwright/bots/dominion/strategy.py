"""What a strategy is, and how it plays.

A strategy is a list of what to buy. For every buy it is read from the top, and the first card that can be had and is
wanted is bought; if there is none, nothing is. Which Actions are played and what is answered goes by the rules of thumb
of :mod:`action_priority` and :mod:`answers`.
"""

from dataclasses import dataclass
from typing import Final

from realmwright import game
from realmwright.bits import lowest
from realmwright.bots.dominion.action_priority import best_action
from realmwright.bots.dominion.answers import answer, best, free_gains
from realmwright.bots.dominion.situation import Line, Lines, Situation
from realmwright.bots.dominion.style import KeepValues, Style
from realmwright.game import Json
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, END_TURN, GAIN, PICK
from realmwright.rules.dominion.model.catalogue import ACTION, BASICS, TREASURE
from realmwright.rules.dominion.model.phases import ACTIONS, DRAFT
from realmwright.rules.dominion.model.position import NOTHING, Position
from realmwright.rules.dominion.state import State

TRASHES: Final[Lines] = (
    Line("curse"),
    Line("estate", lambda now: now.gains_to_end > 2),
    Line("copper", lambda now: now.money > 4),
)
"""What to be rid of, unless a strategy says otherwise."""

PLAYABLE: Final = CATALOGUE.of_types[ACTION | TREASURE]
USELESS_FIRST: Final = KeepValues(
    tuple(cost + 200 * (PLAYABLE >> card & 1) for card, cost in enumerate(CATALOGUE.costs)),
    tuple(100 + cost for cost in CATALOGUE.costs),
)
"""What cannot be played goes first, then Actions that there is no time for, then the rest; each time the cheapest.

Playouts differ: to them such an Action is worth as much as a Copper, and the Copper goes first (``BY_VALUE`` in
:mod:`policies`).
"""
CHEAPEST: Final = KeepValues(CATALOGUE.costs, CATALOGUE.costs)


@dataclass(frozen=True)
class Strategy:
    """Called with a seed it makes a bot, as every bot is made; but there is no chance in it."""

    buys: Lines
    trashes: Lines = TRASHES

    @property
    def wishes(self) -> dict[str, Json]:
        """A kingdom with the cards that it buys."""
        cards = [CATALOGUE.names[line.card] for line in self.buys if line.card >= BASICS]
        return {"require": list(dict.fromkeys(cards))} if cards else {}

    def __call__(self, seed: int = 0, *, end_check: bool = False) -> "Strategist":
        """With an end check the bot never buys a card that ends the game while others would win it."""
        return Strategist(self, end_check)


class Strategist:
    """Plays a strategy, from what its seat knows."""

    __slots__ = ("end_check", "strategy", "style")

    blind = True

    def __init__(self, strategy: Strategy, end_check: bool) -> None:
        self.strategy = strategy
        self.end_check = end_check
        self.style = Style(
            self._unwanted, discards=USELESS_FIRST, exchanges=USELESS_FIRST, trashes=CHEAPEST, declines=True
        )

    def choose(self, state: game.State) -> int:
        assert isinstance(state, State)
        if state.stack:
            gains = free_gains(state)
            return self._gain(state, gains) if gains else answer(state, self.style)
        if state.phase == DRAFT:
            return self._pick(state.legal())
        action = best_action(state, self.style) if state.phase == ACTIONS else NOTHING
        return self._spend(state) if action == NOTHING else action

    def _unwanted(self, state: Position, seat: int) -> int:
        """The cards that it trashes."""
        assert isinstance(state, State)
        now = Situation(state, seat)
        found = 0
        for line in self.strategy.trashes:
            if line.holds(now):
                found |= 1 << line.card
        return found

    def _gain(self, state: State, cards: int) -> int:
        """By the same list as what is bought; but something has to be gained."""
        now = Situation(state, state.chooser)
        for line in self.strategy.buys:
            if cards >> line.card & 1 and line.holds(now):
                return GAIN + line.card
        return GAIN + best(cards)

    def _spend(self, state: State) -> int:
        """All Treasures are played, and then the list is read."""
        legal = state.legal()
        if legal >> ALL_TREASURES & 1:
            return ALL_TREASURES
        if not state.buys:
            return END_TURN
        now = Situation(state, state.chooser)
        for line in self.strategy.buys:
            if legal >> BUY + line.card & 1 and line.holds(now) and not (self.end_check and now.loses_by(line.card)):
                return BUY + line.card
        return END_TURN

    def _pick(self, legal: int) -> int:
        """In a draft: what it is going to buy."""
        wanted = [line.card for line in self.strategy.buys if legal >> PICK + line.card & 1]
        return PICK + wanted[0] if wanted else lowest(legal)
