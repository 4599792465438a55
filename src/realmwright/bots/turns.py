"""Ways to play the turn under way, thought through to its end."""

from collections.abc import Callable
from operator import attrgetter
from typing import Final, NamedTuple, cast

from realmwright import playouts
from realmwright.bits import each
from realmwright.bots import outlooks
from realmwright.dice import Stream
from realmwright.game import State

LOOKAHEAD: Final = 12
"""How many actions of one turn are looked at; few turns have more."""
LEAST: Final = 4
"""How many half-finished turns are thought through further, however long it takes."""
JITTER: Final = 1e-6
"""Among equally good turns any is as likely as another."""
NEVER: Final = float("-inf")
"""An outlook says so of positions that are not worth a thought, such as those that others lead to as well."""

Outlook = Callable[[State, int], float]


class Turn(NamedTuple):
    """A way to play on: what it promises, its actions, and where they lead."""

    value: float
    actions: tuple[int, ...]
    end: State


class Thoughts:
    """Tries the ways to play a turn and keeps the few most promising at each step."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._outlooks: dict[str, Outlook] = {}

    def outlook(self, game: str) -> Outlook:
        """How good positions of a game are."""
        if game not in self._outlooks:
            self._outlooks[game] = outlooks.get(game, lead)
        return self._outlooks[game]

    def turns(
        self, state: State, width: int, distinct: bool = False, enough: Callable[[], bool] = lambda: False
    ) -> list[Turn]:
        """The ways that were found, up to the end of the turn or until something hidden comes out; the best first.

        None if no way is worth a thought. If they are to be distinct, those that differ only in the order of their
        actions, and promise the same, count as one. Once it is enough, only the best few are thought through further.
        """
        seat = state.seat
        assert seat is not None
        outlook = self.outlook(state.game.name)
        known: set[tuple[float, tuple[int, ...]]] = set()
        done: list[Turn] = []
        beam = [Turn(0.0, (), state)]
        for _ in range(LOOKAHEAD):
            grown: list[Turn] = []
            for place, (_, actions, position) in enumerate(beam):
                if place >= LEAST and enough():
                    break
                for action in each(position.legal()):
                    after = position.copy()
                    after.play(action)
                    value = outlook(after, seat)
                    if value == NEVER:
                        continue
                    if distinct:
                        native = (value, tuple(sorted((*actions, action))))
                        if native in known:
                            continue
                        known.add(native)
                    value += self._stream.below(1024) * JITTER
                    ended = after.seat != seat or after.secrets != state.secrets
                    (done if ended else grown).append(Turn(value, (*actions, action), after))
            if not grown:
                break
            grown.sort(key=VALUE, reverse=True)
            beam = grown[:width]
        else:
            done += beam
        done.sort(key=VALUE, reverse=True)
        return done


VALUE: Final = attrgetter("value")


def evaluated(state: State, seat: int) -> float:
    """The outlook of a game that has a heuristic among its policies."""
    value = cast(playouts.Evaluated, state).evaluate(seat)
    return NEVER if value == playouts.HOPELESS else value / playouts.POINT


def lead(state: State, seat: int) -> float:
    """The outlook of a game that brings none of its own: points ahead of the best other player."""
    totals = [*state.totals()]
    own = totals.pop(seat)
    return own - max(totals)
