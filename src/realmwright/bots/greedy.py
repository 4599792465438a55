"""The bot that looks to the end of its own turn."""

from collections.abc import Callable
from operator import itemgetter

from realmwright.bits import each, lowest
from realmwright.bots import outlooks
from realmwright.dice import FastDice
from realmwright.game import State

WIDTH = 4
"""How many half-finished turns are thought through further."""
LOOKAHEAD = 12
"""How many actions of one turn are looked at; few turns have more."""
JITTER = 1e-6
"""Among equally good turns a random one is played."""
NEVER = float("-inf")
"""An outlook says so of positions that are not worth a thought, such as those that others lead to as well."""


class Greedy:
    """Tries the ways to play this turn, keeps the few most promising at each step, and takes the best."""

    def __init__(self, seed: int = 0) -> None:
        self._stream = FastDice(seed).stream("greedy bot")
        self._known: dict[str, Callable[[State, int], float]] = {}

    def _outlook(self, game: str) -> Callable[[State, int], float]:
        if game not in self._known:
            self._known[game] = outlooks.get(game, lead)
        return self._known[game]

    def choose(self, state: State) -> int:
        legal = state.legal()
        seat = state.seat
        if seat is None or legal & (legal - 1) == 0:
            return legal.bit_length() - 1
        outlook = self._outlook(state.game.name)
        best = (NEVER, -1)
        beam: list[tuple[float, int, State]] = [(0.0, -1, state)]
        for _ in range(LOOKAHEAD):
            grown: list[tuple[float, int, State]] = []
            for _, first, position in beam:
                for action in each(position.legal()):
                    after = position.copy()
                    after.play(action)
                    value = outlook(after, seat)
                    if value == NEVER:
                        continue
                    value += self._stream.below(1024) * JITTER
                    opening = first if first >= 0 else action
                    # Beyond its own turn, or a card that came out, the bot does not look.
                    if after.seat != seat or after.secrets != state.secrets:
                        best = max(best, (value, opening))
                    else:
                        grown.append((value, opening, after))
            if not grown:
                break
            grown.sort(key=itemgetter(0), reverse=True)
            beam = grown[:WIDTH]
        else:
            best = max(best, beam[0][:2])
        return best[1] if best[1] >= 0 else lowest(legal)


def lead(state: State, seat: int) -> float:
    """The outlook of a game that brings none of its own: points ahead of the best other player."""
    totals = [score.total for score in state.scores()]
    own = totals.pop(seat)
    return own - max(totals)
