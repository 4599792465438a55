"""Positions that are decided by one turn, and what is best there."""

from collections.abc import Callable
from typing import Final

from realmwright.bits import each
from realmwright.bots import Bot, ask
from realmwright.bots.turns import lead
from realmwright.dice import FastDice
from realmwright.game import State
from tests.dominion.tables import Player, table
from tests.playthrough import Plan, played

MIDDLE: Final = "7 copper 3 estate 5 silver 2 gold"


def last_turn(plan: Plan) -> State:
    return played(plan)[0]


ENDINGS: Final[dict[str, Callable[[], State]]] = {
    "kingdom builder": lambda: last_turn(Plan("kingdom-builder", 2, 6, crowded=True, actions=-3)),
    "all sets": lambda: last_turn(Plan("kingdom-builder", 4, 18, {"sets": "all"}, lively=True, actions=-4)),
    "winter kingdom": lambda: last_turn(Plan("winter-kingdom", 2, 7, crowded=True, lively=True, actions=-4)),
    "three at the table": lambda: last_turn(Plan("kingdom-builder", 3, 33, actions=-3)),
    "dominion": lambda: table(coins=8, deck=MIDDLE, supply={"province": 1}, others=[Player(deck="2 duchy")]),
}
"""Somebody has the last turn of the game, or may make it the last."""


def outcomes(state: State, seat: int) -> set[float]:
    """The leads that a seat can end the game with in this turn."""
    found: set[float] = set()
    for action in each(state.legal()):
        after = state.copy()
        after.play(action)
        if after.seat is None:
            found.add(lead(after, seat))
        elif after.seat == seat and after.secrets == state.secrets:
            found |= outcomes(after, seat)
    return found


def played_by(bot: Bot, state: State) -> State:
    """Where a bot's turn leads to."""
    position = state.copy()
    while position.seat is not None and position.turns == state.turns:
        position.play(ask(bot, position, FastDice(1)))
    return position


def walk(bot: Bot, state: State, actions: int) -> list[int]:
    """The next choices of one bot in all seats."""
    position, found = state.copy(), []
    for number in range(actions):
        if position.seat is None:
            break
        found.append(ask(bot, position, FastDice(number)))
        position.play(found[-1])
    return found
