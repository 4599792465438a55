"""The queue of thoughts: whose bot thinks next, and how much of its budget it gets.

Workers are shared by people, and what a person gets is shared by their tables: round robin in both. So what somebody
waits depends on how many people want bots to think, not on how many tables one of them has opened. Whoever waits for
many thoughts at once gets shorter ones, and when many people wait all of them do: answers become weaker, not later.
"""

from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

LEAST_SHARE: Final = 0.02
"""The least share of its budget that a bot is left with."""


class Asker(NamedTuple):
    """Whom a thought is for."""

    person: str = ""
    """Who opened the table, or who asks for advice."""
    table: str = ""
    advice: bool = False
    """Whether somebody asks for advice, which comes after all games."""


class Thought:
    """A choice that a bot has to make."""

    __slots__ = ("asker", "bot", "start")

    def __init__(self, asker: Asker, bot: str, start: Callable[[float], None]) -> None:
        self.asker = asker
        self.bot = bot
        self.start = start
        """Called when its turn has come, with the share of its budget that the bot gets."""


class QueueFull(Exception):
    """A person has as many thoughts waiting as they may have, or everybody together has."""


class _Lane:
    """The waiting thoughts of one person, by table. The first table is the next to be served."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Thought]] = {}

    def add(self, thought: Thought) -> None:
        self.tables.setdefault(thought.asker.table, []).append(thought)

    def next(self, fit: Callable[[Thought], bool]) -> Thought | None:
        """The next thought that may start now."""
        return next((thoughts[0] for thoughts in self.tables.values() if fit(thoughts[0])), None)

    def remove(self, thought: Thought) -> None:
        """Remove a thought; what else waits at its table comes after the other tables."""
        thoughts = self.tables.pop(thought.asker.table)
        thoughts.remove(thought)
        if thoughts:
            self.tables[thought.asker.table] = thoughts


class ThoughtQueue:
    """Thoughts that wait for a worker, and those that have one."""

    def __init__(self, workers: int, most: int, most_of_person: int) -> None:
        self._workers = workers
        self._most = most
        self._most_of_person = most_of_person
        self._games: dict[str, _Lane] = {}
        self._advice: dict[str, _Lane] = {}
        self._waiting: Counter[str] = Counter()
        """How many thoughts of each person wait."""
        self._round = 0
        """The round in which the last thought was started. Each person has one thought in a round."""
        self._rounds: dict[str, int] = {}
        """The round in which a person has their next thought, for those who have had one in this round."""
        self._running: list[Thought] = []
        self._slow: set[str] = set()
        """Bots that used up all their time when they were last asked."""

    @property
    def waiting(self) -> int:
        """How many thoughts wait for a worker."""
        return self._waiting.total()

    def add(self, thought: Thought) -> None:
        """Queue a thought; it may start at once. Raises QueueFull."""
        person = thought.asker.person
        if self.waiting >= self._most:
            raise QueueFull(f"{self.waiting} choices wait already")
        if self._waiting[person] >= self._most_of_person:
            raise QueueFull(f"{self._waiting[person]} choices of one person wait already")
        if thought.asker.advice and self.advises(person):
            raise QueueFull("one question of this person is being thought about already")
        self._lanes(thought).setdefault(person, _Lane()).add(thought)
        self._waiting[person] += 1
        self._start()

    def remove(self, thought: Thought) -> None:
        """A thought is finished or not wanted any more; others may start."""
        if thought in self._running:
            self._running.remove(thought)
        else:
            self._dequeue(thought)
        self._start()

    def note_speed(self, bot: str, slow: bool) -> None:
        """Remember whether a bot has used up all its time."""
        (self._slow.add if slow else self._slow.discard)(bot)

    def advises(self, person: str) -> bool:
        """Whether a person waits for advice."""
        running = [each.asker for each in self._running]
        return person in self._advice or any(asker.advice and asker.person == person for asker in running)

    def _start(self) -> None:
        while len(self._running) < self._workers:
            thought = self._next(self._games) or self._next(self._advice)
            if thought is None:
                return
            person = thought.asker.person
            share = self._share(person)
            self._dequeue(thought)
            lanes = self._lanes(thought)
            if person in lanes:
                # In the next round they come last.
                lanes[person] = lanes.pop(person)
            self._round = max(self._round, self._rounds.get(person, 0))
            self._rounds = {each: number for each, number in self._rounds.items() if number > self._round}
            self._rounds[person] = self._round + 1
            self._running.append(thought)
            thought.start(share)

    def _next(self, lanes: dict[str, _Lane]) -> Thought | None:
        """The next thought in these lanes that may start now: of whoever is first in the round, or in the next one."""
        found = (lane.next(self._fit) for lane in lanes.values())
        fit = [thought for thought in found if thought is not None]
        return min(fit, key=lambda thought: self._rounds.get(thought.asker.person, 0), default=None)

    def _fit(self, thought: Thought) -> bool:
        """Whether a thought may have a worker. The last one is kept from whoever has all the others.

        So nobody, and no bot that does not come to an end, can keep other people waiting for a whole thought.
        """
        if self._workers == 1:
            return True
        person = sum(each.asker.person == thought.asker.person for each in self._running)
        bot = sum(each.bot == thought.bot for each in self._running) if thought.bot in self._slow else 0
        return max(person, bot) < self._workers - 1

    def _share(self, person: str) -> float:
        """The share of its budget that the next thought of a person gets.

        All that a person waits for should take as long as one thought usually does, on their share of the workers.
        """
        people = len({*self._waiting, *(each.asker.person for each in self._running)})
        return max(LEAST_SHARE, min(1.0, self._workers / people / self._waiting[person]))

    def _dequeue(self, thought: Thought) -> None:
        person, lanes = thought.asker.person, self._lanes(thought)
        lanes[person].remove(thought)
        if not lanes[person].tables:
            del lanes[person]
        self._waiting[person] -= 1
        if not self._waiting[person]:
            del self._waiting[person]

    def _lanes(self, thought: Thought) -> dict[str, _Lane]:
        return self._advice if thought.asker.advice else self._games
