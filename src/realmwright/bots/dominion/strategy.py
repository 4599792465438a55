"""What a strategy is, and how it plays.

A strategy is a list of what to buy. For every buy it is read from the top, and the first card that can be had and is
wanted is bought; if there is none, nothing is. Which Actions are played and how is left to habits that all share.
"""

from dataclasses import dataclass

from realmwright import game
from realmwright.bits import lowest
from realmwright.bots.dominion.answers import answer
from realmwright.bots.dominion.habits import PLAYS, TRASHES
from realmwright.bots.dominion.moment import Lines, Moment, first
from realmwright.game import Json
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.model.actions import ALL_TREASURES, BUY, DONE, END_TURN, PICK, PLAY
from realmwright.rules.dominion.model.catalogue import BASICS
from realmwright.rules.dominion.model.phases import ACTIONS, BUYS
from realmwright.rules.dominion.state import State


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

    __slots__ = ("end_check", "strategy")

    blind = True

    def __init__(self, strategy: Strategy, end_check: bool) -> None:
        self.strategy = strategy
        self.end_check = end_check

    def choose(self, state: game.State) -> int:
        assert isinstance(state, State)
        if state.stack:
            return answer(self._moment(state))
        if state.phase == BUYS:
            return self._spend(state)
        if state.phase == ACTIONS:
            return first(PLAYS, PLAY, self._moment(state), DONE)
        return self._pick(state.legal())

    def _moment(self, state: State) -> Moment:
        return Moment(state, self.strategy.buys, self.strategy.trashes)

    def _spend(self, state: State) -> int:
        """All Treasures are played, and then the list is read."""
        legal = state.legal()
        if legal >> ALL_TREASURES & 1:
            return ALL_TREASURES
        if not state.buys:
            return END_TURN
        now = self._moment(state)
        for line in self.strategy.buys:
            if legal >> BUY + line.card & 1 and line.holds(now) and not (self.end_check and now.loses_by(line.card)):
                return BUY + line.card
        return END_TURN

    def _pick(self, legal: int) -> int:
        """In a draft: what it is going to buy."""
        wanted = [line.card for line in self.strategy.buys if legal >> PICK + line.card & 1]
        return PICK + wanted[0] if wanted else lowest(legal)
