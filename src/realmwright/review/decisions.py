"""The decisions of a game: what a seat does in one go, between two things that it could not know before."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from realmwright.bots import adviser_for
from realmwright.game import Game, State
from realmwright.record import Record
from realmwright.review.judging import Line


class Decision(NamedTuple):
    """Something that a seat decided."""

    at: int
    """So many actions were played before."""
    position: State
    """Before it."""
    line: Line
    """What was played."""

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        seat = self.position.seat
        assert seat is not None
        return seat


def decisions_of(record: Record) -> Iterator[Decision]:
    """All decisions of a game, in order; what had to be played is none.

    In most games that is a turn, or the part of one before or after something hidden came out. Where a game has an
    adviser, searches compare single actions, and so each action is a decision.
    Raises BadRecord if the record is not a legal game.
    """
    return _split(record.states(), record.actions)


def decisions_along(position: State, actions: Sequence[str]) -> Iterator[Decision]:
    """The whole decisions among actions from a position.

    Raises BadNotation or IllegalAction for those that cannot be played.
    """
    return _split(_states(position.copy(), actions), actions)


def _states(state: State, actions: Sequence[str]) -> Iterator[State]:
    """Before the first action, and after each. It is always the same, mutated object."""
    yield state
    for text in actions:
        state.play(state.read(text))
        yield state


def _split(states: Iterator[State], actions: Sequence[str]) -> Iterator[Decision]:
    """Actions as decisions, by the states before the first and after each."""
    state = next(states)
    single = judges_actions(state.game)
    begun: Decision | None = None
    key = key_of(state)
    free = False
    for at, text in enumerate(actions):
        if begun is None:
            begun, key, free = Decision(at, state.copy(), ()), key_of(state), False
        legal = state.legal()
        free = free or legal & (legal - 1) != 0
        begun = begun._replace(line=(*begun.line, state.read(text)))
        state = next(states)
        if single or key_of(state) != key:
            if free:
                yield begun
            begun = None


def judges_actions(game: Game) -> bool:
    """Whether searches compare single actions of a game, and not whole turns."""
    return adviser_for(game.name) is not None


def key_of(state: State) -> tuple[int | None, int, int]:
    """Changes when a decision is complete: another seat moves, another turn begins, or something hidden comes out."""
    return state.seat, state.turns, state.secrets
