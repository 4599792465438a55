"""The net bot: it judges the positions after whole turns by a net, and plays the best. It builds no tree."""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Final, NamedTuple

from realmwright.bits import lowest
from realmwright.bots.compiled_tree import plant
from realmwright.bots.nets import Net, net_for
from realmwright.bots.tree import Seeds, outcome_values
from realmwright.dice import FastDice, wide_seed
from realmwright.game import State

MOST_TURNS: Final = 40
"""The most ways to play a turn that are judged: those that look best to the game's evaluation function."""


class NetBot:
    """Plays the turn whose end the net likes best."""

    def __init__(self, seed: int = 0, net: Net | None = None) -> None:
        self._stream = FastDice(seed).stream("net bot")
        self._net = net
        self._plan: tuple[int, ...] = ()
        self._planned_for = (0, 0)

    def choose(self, state: State) -> int:
        seat = state.seat
        legal = state.legal()
        if seat is None or legal & (legal - 1) == 0:
            return lowest(legal)
        if self._planned_for != (state.turns, state.secrets) or not self._plan or not legal >> self._plan[0] & 1:
            self._plan = self._best_turn(state, seat)
            self._planned_for = (state.turns, state.secrets)
        chosen, *rest = self._plan
        # What has to be played anyway is not asked for.
        after = state.copy()
        after.play(chosen)
        while rest and after.seat == seat and after.legal() == 1 << rest[0]:
            after.play(rest.pop(0))
        self._plan = tuple(rest)
        return chosen

    def _best_turn(self, state: State, seat: int) -> tuple[int, ...]:
        seed = wide_seed(self._stream)
        turns = [found.actions for found in plant(state, Seeds(seed, [seed]), inf).candidates()[:MOST_TURNS]]
        if len(turns) == 1:
            return turns[0]
        ends = [end_of(state, actions) for actions in turns]
        net = self._net or net_for(state.game.name)
        asked = open_ends(ends)
        values = values_of_ends(ends, net.values(asked, [seat] * len(asked)), seat)
        return turns[values.index(max(values))]


class TurnEnd(NamedTuple):
    """Where a turn leads to."""

    position: State
    totals: list[int] | None
    """The final points, if it ends the game."""


def end_of(state: State, actions: Sequence[int]) -> TurnEnd:
    """The position at the last choice of a turn, which is what nets judge.

    Before the last action nothing of what follows has been dealt, so it is the same for all turns. If the turn is not
    over after these actions, because something hidden was revealed, it is the position after them.
    """
    seat = state.seat
    before = state.copy()
    for action in actions[:-1]:
        before.play(action)
    after = before.copy()
    after.play(actions[-1])
    if after.seat is None:
        return TurnEnd(before, list(after.totals()))
    going_on = after.seat == seat and after.turns == state.turns
    return TurnEnd(after if going_on else before, None)


def open_ends(ends: Sequence[TurnEnd]) -> list[State]:
    """The positions that have to be judged: those of turns that do not end the game."""
    return [end.position for end in ends if end.totals is None]


def values_of_ends(ends: Sequence[TurnEnd], judged: Iterable[float], seat: int) -> list[float]:
    """What the ends of turns are worth to a seat: as the open ones were judged, and as the game ended in the others."""
    answers = iter(judged)
    return [next(answers) if end.totals is None else outcome_values(end.totals)[seat] for end in ends]
