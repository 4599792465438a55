"""Bots: players made of code.

A bot is a small class. It is made with a seed and asked to ``choose`` one of the legal actions of a state, and
the state it is handed is always imagined from its own seat: what the seat does not know is not in it. Other
packages add bots by an entry point in the group ``realmwright.bots``.
"""

from collections.abc import Callable
from typing import Protocol

from realmwright.dice import Dice
from realmwright.game import IllegalAction, Registry, State


class Bot(Protocol):
    """Whoever can choose an action."""

    def choose(self, state: State) -> int:
        """One of the legal actions. The state may be changed at will; it is the bot's own."""
        ...


bots: Registry[Callable[[int], Bot]] = Registry("realmwright.bots", "bot")
"""Every bot that is installed, by name: called with a seed it makes a bot."""

outlooks: Registry[Callable[[State, int], float]] = Registry("realmwright.outlooks", "outlook")
"""How good a position is for a seat, by the name of the game (group ``realmwright.outlooks``)."""


def ask(bot: Bot, state: State, dice: Dice) -> int:
    """The bot's choice for the seat to move, from what that seat knows; the dice fill in what it does not."""
    if state.seat is None:
        raise IllegalAction("the game is over: there is nothing to choose")
    action = bot.choose(state.imagine(state.seat, dice))
    if action < 0 or not state.legal() >> action & 1:
        raise IllegalAction(f"the bot {type(bot).__name__} chose an action that is not legal")
    return action
