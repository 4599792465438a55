"""Spaced repetition: when an exercise comes back, and when it is known. By FSRS, with its usual parameters.

All intervals are whole days, and the same answers at the same times always lead to the same. Times are Unix seconds.
"""

import json
from datetime import UTC, datetime
from enum import IntEnum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from fsrs import Scheduler

RETENTION: Final = 0.9
"""An exercise comes back when it is still remembered with this probability."""
KNOWN_DAYS: Final = 21.0
"""An exercise is known once its memory lasts so long: FSRS calls that stability."""
SITTING: Final = 3600.0
"""Seconds after a wrong answer in which a right one still counts for something."""


class Answer(IntEnum):
    """How an answer counts, by the numbers that FSRS has for it."""

    WRONG = 1
    """FSRS: again."""
    HELPED = 2
    """Right, but after a hint or a wrong try. FSRS: hard."""
    RIGHT = 3
    """FSRS: good. There is no "easy": nobody is timed."""


class Card(NamedTuple):
    """The memory of one exercise."""

    state: str
    """What FSRS keeps, as JSON."""
    due: float
    known: bool = False


def new_card(now: float) -> Card:
    """The memory of an exercise that was never answered; it is due at once."""
    from fsrs import Card as Memory

    return Card(Memory(card_id=0, due=_moment(now)).to_json(), now)


def answered(state: str, answer: Answer, now: float) -> Card:
    """The memory of an exercise after an answer."""
    from fsrs import Card as Memory
    from fsrs import Rating

    memory, _ = _scheduler().review_card(Memory.from_json(state), Rating(int(answer)), _moment(now))
    assert memory.stability is not None
    known = answer is not Answer.WRONG and memory.stability >= KNOWN_DAYS
    return Card(memory.to_json(), memory.due.timestamp(), known)


def last_answer(state: str) -> float | None:
    """When an exercise was last answered."""
    kept: dict[str, Any] = json.loads(state)
    return None if kept["last_review"] is None else datetime.fromisoformat(kept["last_review"]).timestamp()


# FSRS is imported when somebody has exercises, and not when a server starts.


@cache
def _scheduler() -> "Scheduler":
    from fsrs import Scheduler

    return Scheduler(desired_retention=RETENTION, learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def _moment(time: float) -> datetime:
    return datetime.fromtimestamp(time, UTC)
