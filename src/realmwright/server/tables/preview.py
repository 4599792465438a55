"""Previews: what an action would change, before it is played.

The action is played in an imagined position, in which everything that the seat cannot know is drawn at random. So a
preview cannot reveal anything hidden.
"""

import secrets
from typing import NamedTuple

from realmwright.dice import FastDice
from realmwright.game import Event, Score, State
from realmwright.protocol import Foresee, Foresight, Words
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import own_choice
from realmwright.server.tables.table import Table


def preview(table: Table, person: str, request: Foresee) -> Foresight:
    """What an action would change. Raises Refused where playing it would be refused."""
    seat, action = own_choice(table, person, request.at, request.action)
    assert table.state is not None
    before = table.before_unfinished_move() if table.data.settings.scores else None
    gains, events, hidden = foreseen(table.state, before, seat, action)
    return Foresight(
        id=request.id,
        table=request.table,
        at=request.at,
        action=action,
        gains=gains,
        events=events,
        hidden=hidden,
    )


class Foreseen(NamedTuple):
    """What an action would change, as far as the seat to move can know."""

    gains: dict[str, int] | None
    events: list[Words]
    hidden: bool


def foreseen(real: State, before: State | None, seat: int, action: str) -> Foreseen:
    """What an action would change; gains are counted from the position before the move began, if one is given."""
    state = real.imagine(seat, FastDice(secrets.randbits(63)))
    known = state.secrets
    events: list[Event] = []
    state.journal = events
    state.play(state.read(action))
    hidden = state.secrets != known
    gains: dict[str, int] | None = None
    if before is not None:
        # By the contract an action without events is only the start of a move, and earns nothing by itself.
        after = state if events and not hidden else before
        gains = _difference(_score(before, seat), _score(after, seat))
    return Foreseen(gains, [] if hidden else visibility.visible_events(events, (seat,)), hidden)


def _score(state: State, seat: int) -> Score | None:
    return state.known_scores(seat)[seat]


def _difference(before: Score | None, after: Score | None) -> dict[str, int] | None:
    if before is None or after is None:
        return None
    changes = {source: after.get(source, 0) - before.get(source, 0) for source in {**before, **after}}
    return {source: points for source, points in changes.items() if points}
