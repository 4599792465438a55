"""Tags of costly decisions: what somebody lost by, from facts about the positions that two lines lead to.

A tag is a short key, such as ``locked-in``. Which there are depends on the game: a package registers the tagger of its
game as an entry point in ``realmwright.taggers``, and names its tags by messages ``tag-<key>`` of the game. Where there
is none, decisions have the tags of :func:`shared_tags`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from realmwright.game import Deed, Registry, Score, State, name_id
from realmwright.review.judging import Line, after
from realmwright.words import Words

POINTS: Final = "points:"
"""Before the source of points that were missed."""
FOR_OTHERS: Final = "for-others"


class Compared(NamedTuple):
    """What was played, compared with the best line; both from the same position."""

    position: State
    played: Line
    best: Line
    after_played: State
    after_best: State

    @property
    def seat(self) -> int:
        """Whoever decided."""
        seat = self.position.seat
        assert seat is not None
        return seat

    def deeds(self, line: Line) -> list[Deed]:
        """What the actions of one of the lines do."""
        state, found = self.position.copy(), []
        for action in line:
            found.append(state.describe(action))
            state.play(action)
        return found

    def missed(self, *kinds: str) -> bool:
        """Whether the best line does more deeds of these kinds than what was played."""
        played, best = (sum(deed.kind in kinds for deed in self.deeds(line)) for line in (self.played, self.best))
        return best > played


Tagger: TypeAlias = Callable[[Compared], list[str]]
"""Finds the tags of a decision. It says nothing that does not follow from the positions."""

taggers: Registry[Tagger] = Registry("realmwright.taggers", "tagger")
"""The taggers of games by name (group ``realmwright.taggers``)."""


def tags_of(position: State, played: Line, best: Line) -> list[str]:
    """What a decision was lost by; nothing if it was the best, or if no fact says so."""
    if played == best:
        return []
    compared = Compared(position, played, best, after(position, played), after(position, best))
    return taggers.get(position.game.name, shared_tags)(compared)


def shared_tags(compared: Compared) -> list[str]:
    """The tags of any game: points that were missed, and points that were left to others."""
    return [*points_missed(compared), *points_for_others(compared)]


def points_missed(compared: Compared) -> list[str]:
    """``points:<source>``: the best line brings more points of a source at once. Only the source that differs most."""
    seat = compared.seat
    played, best = compared.after_played.scores()[seat], compared.after_best.scores()[seat]
    missed = {source: best[source] - played.get(source, 0) for source in best}
    most = max(missed.values(), default=0)
    return [f"{POINTS}{source}" for source, points in missed.items() if points == most][:1] if most > 0 else []


def points_for_others(compared: Compared) -> list[str]:
    """``for-others``: after the best line the others would have fewer points."""
    seat = compared.seat
    played, best = (_others(state.scores(), seat) for state in (compared.after_played, compared.after_best))
    return [FOR_OTHERS] if best < played else []


def _others(scores: list[Score], seat: int) -> int:
    return sum(score.total for other, score in enumerate(scores) if other != seat)


def in_words(tag: str, words: Words) -> str:
    """What a tag is called: by a message of the game, or else by its key."""
    if tag.startswith(POINTS):
        return f"points missed: {words.say(words.source(tag.removeprefix(POINTS)))}"
    message = name_id("tag", tag)
    return words.say(message) if words.has(message) else tag.replace("-", " ")
