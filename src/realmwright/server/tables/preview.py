"""What an action would change, for somebody who thinks about playing it.

It is played in an imagined position, where everything that the seat cannot know is another chance: whatever is said
of it, nothing can be said that is not known already.
"""

import secrets

from realmwright.dice import FastDice
from realmwright.game import Event, Score, State
from realmwright.protocol import Foresee, Foresight
from realmwright.server.tables import visibility
from realmwright.server.tables.commands import own_choice
from realmwright.server.tables.table import Table


def foresee(table: Table, person: str, asked: Foresee) -> Foresight:
    """The answer to somebody who asks; raises Refused as if it were to be played."""
    seat, action = own_choice(table, person, asked.at, asked.action)
    assert table.state is not None
    state = table.state.imagine(seat, FastDice(secrets.randbits(63)))
    known = state.secrets
    events: list[Event] = []
    state.journal = events
    state.play(state.read(action))
    hidden = state.secrets != known
    gains: dict[str, int] | None = None
    if table.sheet.settings.scores:
        before = table.before()
        # By the contract what leads to no event is only the beginning of a deed, and earns nothing by itself.
        after = state if events and not hidden else before
        gains = _difference(_score(before, seat), _score(after, seat))
    return Foresight(
        id=asked.id,
        table=asked.table,
        at=asked.at,
        action=action,
        gains=gains,
        events=[] if hidden else visibility.words(events, (seat,)),
        hidden=hidden,
    )


def _score(state: State, seat: int) -> Score | None:
    return state.known_scores(seat)[seat]


def _difference(before: Score | None, after: Score | None) -> dict[str, int] | None:
    if before is None or after is None:
        return None
    changes = {source: after.get(source, 0) - before.get(source, 0) for source in {**before, **after}}
    return {source: points for source, points in changes.items() if points}
