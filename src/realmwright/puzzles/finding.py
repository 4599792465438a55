"""Who finds the solution of a puzzle: bots of all levels try it, which tells how difficult it is."""

from typing import Final

from realmwright.bots import ask, maker
from realmwright.dice import FastDice, derived_seed
from realmwright.game import State
from realmwright.puzzles.puzzle import FINDERS, is_complete
from realmwright.review.judging import Line, after

TRIES: Final = 8
FEWER_TRIES: Final = {"search:400": 4}
"""Of those that think longer."""


def line_of(bot: str, position: State, seed: int) -> Line:
    """What a bot plays in a position: a whole decision."""
    player = maker(position.game.name, bot)(derived_seed(seed, "player"))
    state, line = position.copy(), list[int]()
    while not line or (state.seat is not None and not is_complete(position, state)):
        action = ask(player, state, FastDice(derived_seed(seed, "imagined", len(line))))
        state.play(action)
        line.append(action)
    return tuple(line)


def share_found(bot: str, position: State, best: Line, seed: int) -> float:
    """The share of tries in which a bot's line leads to the same position as the best."""
    tries = FEWER_TRIES.get(bot, TRIES)
    goal = after(position, best).dump()
    lines = [line_of(bot, position, derived_seed(seed, bot, number)) for number in range(tries)]
    return sum(line == best or after(position, line).dump() == goal for line in lines) / tries


def shares_found(position: State, best: Line, seed: int) -> dict[str, float]:
    """The share for each of those who try."""
    return {bot: share_found(bot, position, best, seed) for bot in FINDERS}
