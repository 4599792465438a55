"""Beam search for the ways to play the turn under way, and the evaluation functions that guide it."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple, cast

from realmwright import playouts
from realmwright.bits import each
from realmwright.bots import EvaluationFunction, evaluations
from realmwright.dice import Stream
from realmwright.game import State

LOOKAHEAD: Final = 12
"""The most actions of one turn that are searched, unless more are asked for. Bots look again after each action."""
MIN_WIDTH: Final = 4
"""The width of the beam once it narrows."""
TIE_NOISE: Final = 1e-6
"""The unit of the random noise that breaks ties between equally good turns."""
PRUNED: Final = float("-inf")
"""The evaluation of positions that are not searched further, such as those that another order of actions reaches."""


class Turn(NamedTuple):
    """A way to play the turn: the evaluation of the position it ends in, its actions, and that position."""

    value: float
    actions: tuple[int, ...]
    end: State


class BeamSearch:
    """Expands unfinished turns action by action and keeps the best few at each step."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._evaluations: dict[str, EvaluationFunction] = {}

    def evaluation(self, game: str) -> EvaluationFunction:
        """The evaluation function of a game."""
        if game not in self._evaluations:
            self._evaluations[game] = evaluations.get(game, lead)
        return self._evaluations[game]

    def turns(
        self,
        state: State,
        width: int,
        distinct: bool = False,
        narrow: Callable[[], bool] = lambda: False,
        lookahead: int = LOOKAHEAD,
    ) -> list[Turn]:
        """The turns that were found, the best first; none if all are pruned.

        A turn ends where the seat's turn does, or where hidden information is revealed. With ``distinct``, turns with
        the same actions in another order and the same evaluation count as one. Once ``narrow`` is true, only the best
        :data:`MIN_WIDTH` unfinished turns are expanded. Turns with more than ``lookahead`` actions are cut off.
        """
        seat = state.seat
        assert seat is not None
        evaluate = self.evaluation(state.game.name)
        known: set[tuple[float, tuple[int, ...]]] = set()
        done: list[Turn] = []
        beam = [Turn(0.0, (), state)]
        for _ in range(lookahead):
            expanded: list[Turn] = []
            for place, (_, actions, position) in enumerate(beam):
                if place >= MIN_WIDTH and narrow():
                    break
                for action in each(position.legal()):
                    after = position.copy()
                    after.play(action)
                    value = evaluate(after, seat)
                    if value == PRUNED:
                        continue
                    if distinct:
                        key = (value, tuple(sorted((*actions, action))))
                        if key in known:
                            continue
                        known.add(key)
                    value += self._stream.below(1024) * TIE_NOISE
                    ended = after.seat != seat or after.secrets != state.secrets
                    (done if ended else expanded).append(Turn(value, (*actions, action), after))
            if not expanded:
                break
            expanded.sort(key=VALUE, reverse=True)
            beam = expanded[:width]
        else:
            done += beam
        done.sort(key=VALUE, reverse=True)
        return done


VALUE: Final = attrgetter("value")


def heuristic_value(state: State, seat: int) -> float:
    """The evaluation function of games whose policies include a heuristic: its value, in points."""
    value = cast(playouts.Evaluated, state).evaluate(seat)
    return PRUNED if value == playouts.HOPELESS else value / playouts.POINT


def lead(state: State, seat: int) -> float:
    """The evaluation function of games that register none: points ahead of the best opponent."""
    totals = [*state.totals()]
    own = totals.pop(seat)
    return own - max(totals)
