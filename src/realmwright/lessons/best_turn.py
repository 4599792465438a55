"""The best turn of a position, by points: a wide search over the actions of one turn."""

from typing import Final

from realmwright.bits import each
from realmwright.game import State

WIDTH: Final = 600
"""How many unfinished turns are looked at in the search for the best one."""
LONGEST_TURN: Final = 16


def best_turn(first: State, seat: int) -> int:
    """The most points that a seat can have at the end of its turn, as far as a wide search finds it."""
    best = first.scores()[seat].total
    beam: list[tuple[int, tuple[int, ...], State]] = [(0, (), first)]
    for _ in range(LONGEST_TURN):
        found: dict[tuple[int, ...], tuple[int, tuple[int, ...], State]] = {}
        for _, actions, state in beam:
            for action in each(state.legal()):
                key = tuple(sorted((*actions, action)))
                if key in found:
                    continue
                after = state.copy()
                after.play(action)
                total = after.scores()[seat].total
                if after.seat != seat or after.turns != first.turns:
                    best = max(best, total)
                else:
                    found[key] = (total, (*actions, action), after)
        if not found:
            break
        beam = sorted(found.values(), key=lambda entry: entry[0], reverse=True)[:WIDTH]
    return best
