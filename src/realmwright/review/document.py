"""A review as JSON: what commands write, servers keep and pages show. ``docs/review.md`` explains the fields."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from realmwright.game import Deed, Json, State
from realmwright.record import Record
from realmwright.review import FORMAT
from realmwright.review.judging import Line, Outlook
from realmwright.review.reviewing import ERRORS, Moment, Review, Verdict
from realmwright.review.tags import tags_of

DIGITS: Final = 6

STANDARDS: Final = (
    (0.005, "world class"),
    (0.01, "expert"),
    (0.02, "advanced"),
    (0.04, "intermediate"),
    (0.08, "casual"),
)
"""What a player is called who loses no more than this of their chances of winning by their decisions in a turn."""
BEGINNER: Final = "beginner"


def standard_of(cost_per_turn: float) -> str:
    """The name of the class that somebody plays in.

    >>> standard_of(0.015), standard_of(-0.001), standard_of(0.3)
    ('advanced', 'world class', 'beginner')
    """
    return next((name for most, name in STANDARDS if cost_per_turn <= most), BEGINNER)


def to_json(record: Record, review: Review) -> dict[str, Json]:
    """The whole review of a record."""
    luck = review.luck()
    return {
        "review": FORMAT,
        "game": record.game.name,
        "rules": record.rules,
        "names": list(record.names),
        "effort": dict(review.effort._asdict()),
        "seed": review.seed,
        "start": {**outlook(review.start.outlook), "error": rounded(review.start.errors.chances)},
        "moments": [
            moment_json(position, moment, given)
            for (position, moment), given in zip(positions_of(record, review), luck, strict=False)
        ],
        "end": outlook(luck[-1]),
        "result": outlook(review.result),
        "seats": seats_json(review),
    }


def positions_of(record: Record, review: Review) -> Iterator[tuple[State, Moment]]:
    """Every moment with the position before it. It is always the same, mutated object."""
    moments = iter(review.moments)
    moment = next(moments, None)
    for at, state in enumerate(record.states()):
        while moment is not None and moment.at == at:
            yield state, moment
            moment = next(moments, None)


def moment_json(position: State, moment: Moment, luck: Outlook) -> dict[str, Json]:
    """A decision, and the luck before it."""
    return {
        "at": moment.at,
        "seat": moment.seat,
        "turn": moment.turn,
        "luck": outlook(luck),
        "before": outlook(moment.before),
        "after": outlook(moment.after),
        "cost": round(moment.cost, DIGITS),
        "error": round(moment.lost.errors.chances[moment.seat], DIGITS),
        "points": round(moment.lost.outlook.leads[moment.seat], DIGITS),
        "verdict": moment.verdict.value,
        "tags": [*tags_of(position, moment.played, moment.best)] if moment.verdict in ERRORS else [],
        "played": line_json(position, moment.played),
        "best": line_json(position, moment.best),
    }


def line_json(position: State, line: Line) -> dict[str, Json]:
    """The actions of a line, what they do, and what it brings at once."""
    found = told(position, line)
    deeds: list[Json] = [{"kind": deed.kind, "args": dict(deed.args)} for deed in found.deeds]
    return {"actions": [*found.actions], "deeds": deeds, "earned": dict(found.earned)}


def seats_json(review: Review) -> list[Json]:
    """What the game came to for each seat."""
    luck, decided = review.total_luck().chances, review.decisions().chances
    seats: list[Json] = []
    for seat, result in enumerate(review.result.chances):
        verdicts = [moment.verdict for moment in review.moments if moment.seat == seat]
        cost = review.cost_per_turn(seat)
        seats.append(
            {
                "start": round(review.start.outlook.chances[seat], DIGITS),
                "decisions": round(decided[seat], DIGITS),
                "luck": round(luck[seat], DIGITS),
                "result": round(result, DIGITS),
                "without_luck": round(result - luck[seat], DIGITS),
                "cost_per_turn": round(cost, DIGITS),
                "standard": standard_of(cost),
                "verdicts": {verdict.value: verdicts.count(verdict) for verdict in Verdict},
            }
        )
    return seats


def outlook(found: Outlook) -> dict[str, Json]:
    """Chances and leads of all seats."""
    return {"chances": rounded(found.chances), "leads": rounded(found.leads)}


def rounded(values: list[float]) -> list[Json]:
    """As many digits as are of any use."""
    return [round(value, DIGITS) for value in values]


class Told(NamedTuple):
    """A line as it is told to people."""

    actions: list[str]
    """In the notation of the game."""
    deeds: list[Deed]
    """What they do, for words."""
    earned: dict[str, int]
    """Points that the line brings at once to whoever plays it, by source; what stays the same is left out."""


def told(position: State, line: Line) -> Told:
    """What is to be said of a line from a position."""
    seat = position.seat
    assert seat is not None
    actions, deeds, state = [], [], position.copy()
    for action in line:
        actions.append(state.say(action))
        deeds.append(state.describe(action))
        state.play(action)
    before, now = position.scores()[seat], state.scores()[seat]
    return Told(
        actions, deeds, {source: now[source] - before[source] for source in now if now[source] != before[source]}
    )
