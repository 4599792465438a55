"""Attempts at a step of a lesson: what the learner's actions lead to, and whether that was meant."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from realmwright.game import Deed, Event, IllegalAction, State
from realmwright.lessons.goals import Trial, is_legal
from realmwright.lessons.lesson import Step

LONGEST: Final = 200
"""The most actions of an attempt."""


class Verdict(NamedTuple):
    """What is to be said of an attempt."""

    kind: Literal["open", "done", "wrong", "missed"]
    """Open: go on. Done: the goal is reached. Wrong: this leads nowhere, but it can be taken back. Missed: it is
    over."""
    reason: int | None = None
    """Which of the wrong tries it was."""


class Move(NamedTuple):
    """An action, and what it brought about."""

    seat: int
    action: str
    deed: Deed
    events: list[Event]


@dataclass(frozen=True)
class Attempt:
    """What some actions lead to."""

    state: State
    moves: Sequence[Move]
    verdict: Verdict

    @property
    def played(self) -> list[str]:
        return [move.action for move in self.moves]


def attempt(step: Step, actions: Sequence[str]) -> Attempt:
    """Play actions of the learner from the beginning of a step.

    Raises BadNotation or IllegalAction for those that cannot be played.
    """
    if len(actions) > LONGEST:
        raise IllegalAction(f"an attempt has at most {LONGEST} actions")
    first = step.position
    state = first.copy()
    script = iter(step.rivals)
    moves: list[Move] = []
    own_turns = 0
    for action in actions:
        if state.seat != step.seat:
            raise IllegalAction("the attempt is over; begin again or take something back")
        turn = state.turns
        moves.append(play(state, action))
        moves += answers(state, step.seat, script)
        own_turns += state.turns != turn
    over = state.seat != step.seat or own_turns >= step.turns
    trial = Trial(
        seat=step.seat,
        first=first,
        state=state,
        played=[move.action for move in moves if move.seat == step.seat],
        events=[event for move in moves for event in move.events],
        best_turn=lambda: step.best_turn,
    )
    return Attempt(state, moves, _verdict(step, trial, over))


def play(state: State, action: str) -> Move:
    """Play an action in notation. Raises BadNotation or IllegalAction."""
    seat = state.seat
    assert seat is not None
    number = state.read(action)
    said, deed = state.say(number), state.describe(number)
    events: list[Event] = []
    state.journal = events
    try:
        state.play(number)
    finally:
        state.journal = None
    return Move(seat, said, deed, events)


def answers(state: State, seat: int | None, script: Iterator[str]) -> list[Move]:
    """What the others play by a script until the choice is a seat's again; what cannot be played is left out."""
    moves: list[Move] = []
    while state.seat not in (seat, None):
        answer = next((answer for answer in script if is_legal(state, answer)), None)
        if answer is None:
            break
        moves.append(play(state, answer))
    return moves


def _verdict(step: Step, trial: Trial, over: bool) -> Verdict:
    if (over or step.judge == "always") and trial.played and step.goal(trial):
        return Verdict("done")
    for number, wrong in enumerate(step.wrong):
        if wrong.when is not None and trial.played and wrong.when(trial):
            return Verdict("missed" if over else "wrong", number)
    if not over:
        return Verdict("open")
    general = [number for number, wrong in enumerate(step.wrong) if wrong.when is None]
    return Verdict("missed", general[0] if general else None)
