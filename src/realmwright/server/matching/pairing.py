"""Who plays with whom, of all who are waiting: by what they want, how strong they are, and how long they have waited.

Those who have waited longest choose first, and take whoever is nearest in strength. How far off the others may be grows
with the time that both have waited, so that two people who wait long meet in the end, whatever their ratings. There is
no I/O here and no clock.
"""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import hypot
from operator import attrgetter
from typing import Final, NamedTuple, TypeAlias

from realmwright.matching_protocol import RatedWish, SearchWish

REACH: Final = 100.0
"""So many points somebody's strength may be off at once ..."""
WIDENING: Final = 15.0
"""... and so many more for every second."""
NEAR: Final = 200.0
"""The most for those who want somebody about as strong as they are."""
AGAIN_SECONDS: Final = 20.0
"""Those who have just played together meet again only when both have waited for so long: others may come."""
MOST_LOOKS: Final = 3000
"""How often two people are compared in a round. Those who are not served then have waited shortest."""

_RATED: Final[Mapping[RatedWish, tuple[bool, ...]]] = {"rated": (True,), "friendly": (False,), "either": (True, False)}
"""The kinds of games that somebody takes, rated or not: where they do not mind, a rated one first."""

_LONGEST_FIRST: Final = attrgetter("since", "person")
_WEAKEST_FIRST: Final = attrgetter("points", "person")

Kind: TypeAlias = tuple[str, str, int]
"""Game, speed and players, which must be the same."""
Apart: TypeAlias = Mapping[str, Collection[str]]
"""Whom somebody never meets, of those who are waiting. It holds both ways."""


class Searcher(NamedTuple):
    """Somebody who is waiting."""

    person: str
    kind: Kind
    rated: RatedWish
    near: bool
    points: float
    """Their rating, as people see it."""
    deviation: float
    since: float
    met: frozenset[str] = frozenset()
    """Whom they have just played with."""


class Group(NamedTuple):
    """People who can play together."""

    people: tuple[str, ...]
    """Who has waited longest comes first."""
    rated: bool


def kind_of(wish: SearchWish) -> Kind:
    """What must be the same of two wishes."""
    return wish.game, wish.speed, wish.players


def reach(waited: float) -> float:
    """How far off in strength somebody may be for a person who has waited for so long."""
    return REACH + WIDENING * max(0.0, waited)


def fit(one: Searcher, other: Searcher, apart: Apart, now: float) -> bool:
    """Whether two people can be brought together now, if they agree on whether the game is rated."""
    gap = abs(one.points - other.points)
    if gap > NEAR and (one.near or other.near):
        return False
    waited, theirs = now - one.since, now - other.since
    # What is not surely a difference is none.
    if gap - hypot(one.deviation, other.deviation) > (reach(waited) + reach(theirs)) / 2:
        return False
    if min(waited, theirs) < AGAIN_SECONDS and (other.person in one.met or one.person in other.met):
        return False
    return other.person not in apart.get(one.person, ())


def pair(searchers: Sequence[Searcher], apart: Apart, now: float) -> list[Group]:
    """Groups of these people, each of them in one at most."""
    lines: dict[tuple[Kind, bool], list[Searcher]] = defaultdict(list)
    for one in searchers:
        for rated in _RATED[one.rated]:
            lines[one.kind, rated].append(one)
    ordered = {key: _Line(line, now) for key, line in lines.items()}
    groups: list[Group] = []
    taken: set[str] = set()
    looks = MOST_LOOKS
    for first in sorted(searchers, key=_LONGEST_FIRST):
        if first.person in taken:
            continue
        best: list[Searcher] = []
        best_rated = False
        for rated in _RATED[first.rated]:
            found, looked = _company(first, ordered[first.kind, rated], apart, now, looks)
            looks -= looked
            if found and (not best or _spread(first, found) < _spread(first, best)):
                best, best_rated = found, rated
        if best:
            group = sorted([first, *best], key=_LONGEST_FIRST)
            groups.append(Group(tuple(each.person for each in group), best_rated))
            for each in group:
                taken.add(each.person)
                for rated in _RATED[each.rated]:
                    ordered[each.kind, rated].remove(each)
        if looks <= 0:
            break
    return groups


def _spread(first: Searcher, others: list[Searcher]) -> float:
    return max(abs(first.points - other.points) for other in others)


def _company(first: Searcher, line: "_Line", apart: Apart, now: float, most: int) -> tuple[list[Searcher], int]:
    """The nearest people who can play with somebody and with each other, and how many were looked at."""
    wanted = first.kind[2] - 1
    looked = 0
    possible: list[Searcher] = []
    furthest = (reach(now - first.since) + line.widest) / 2 + hypot(first.deviation, line.vaguest)
    found: list[Searcher] = []
    for other in line.around(first):
        looked += 1
        gap = abs(first.points - other.points)
        if gap > furthest or (first.near and gap > NEAR) or looked > most:
            break
        if not fit(first, other, apart, now):
            continue
        if not found or all(fit(each, other, apart, now) for each in found):
            found.append(other)
            if len(found) == wanted:
                return found, looked
        possible.append(other)
    # Whom the nearest one cannot meet may go well with the others.
    for start in range(1, len(possible) - wanted + 1):
        found = []
        for other in possible[start:]:
            looked += len(found) + 1
            if all(fit(each, other, apart, now) for each in found):
                found.append(other)
                if len(found) == wanted:
                    return found, looked
            if looked > most:
                return [], looked
    return [], looked


class _Line:
    """People who want the same, by strength. Whoever is taken out is passed over at no cost."""

    def __init__(self, people: list[Searcher], now: float) -> None:
        self._people = sorted(people, key=_WEAKEST_FIRST)
        self._place = {each.person: place for place, each in enumerate(self._people, 1)}
        # Places begin at 1; the ends point at themselves.
        self._before = [max(0, place - 1) for place in range(len(people) + 2)]
        self._after = [min(len(people) + 1, place + 1) for place in range(len(people) + 2)]
        self.widest = reach(now - min(each.since for each in people))
        """No one's reach is further."""
        self.vaguest = max(each.deviation for each in people)

    def remove(self, one: Searcher) -> None:
        """Somebody is taken."""
        before, after = self._before[self._place[one.person]], self._after[self._place[one.person]]
        self._after[before], self._before[after] = after, before

    def around(self, one: Searcher) -> Iterator[Searcher]:
        """The others, the nearest in strength first."""
        people, end = self._people, len(self._people) + 1
        low, high = self._before[self._place[one.person]], self._after[self._place[one.person]]
        while low > 0 or high < end:
            below = one.points - people[low - 1].points if low > 0 else float("inf")
            above = people[high - 1].points - one.points if high < end else float("inf")
            if below <= above:
                yield people[low - 1]
                low = self._before[low]
            else:
                yield people[high - 1]
                high = self._after[high]
