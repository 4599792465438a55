"""Who is at which table now, in all processes. It is kept in memory only: presence is not history.

Each process knows its own connections. Where several share a database, they tell each other over the bus what has
changed, at most once in a beat, and now and then that they still run; what is known of a process that says nothing for
a while is dropped. So a lost message or a crash does no lasting harm, and nothing is ever written to the database.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from cachetools import LRUCache

from realmwright.server.operations.ids import new_id
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.storage.bus import Attending, BusMessage, Seen
from realmwright.server.storage.database import Storage
from realmwright.server.storage.faults import StorageFault
from realmwright.server.storage.server_clock import ServerClock

BEAT_SECONDS: Final = 1.0
"""Changes are told together after this time. Whoever comes back sooner, as after a reload, was never away."""
LEASE_SECONDS: Final = 15.0
"""How long a process counts that is not heard of."""
REMEMBERED: Final = 50_000
"""Of how many people at a table it is remembered when they went; those who went first are forgotten first."""

EYES: Final = "eyes:"
"""Before the id of a table: the place of those who do not only watch it, but look at it."""
ANYWHERE: Final = ""
"""In place of the id of a table: the place of moderators who have the page in sight, whatever it shows."""

Place: TypeAlias = tuple[str, str | None]
"""A person, and the table that they watch; without a table: that they are connected at all."""

logger = logging.getLogger("realmwright.tables")


class Attendance(NamedTuple):
    """Whether a person is at a table."""

    here: bool
    """Whether they watch the table."""
    online: bool
    """Whether they are connected, here or anywhere else."""
    left: float | None
    """When they stopped watching the table; None if they watch it, or if that was before this process began."""


class Presence:
    """The people at all tables."""

    def __init__(
        self, storage: Storage, clock: ServerClock, tasks: BackgroundTasks, on_change: Callable[[], None]
    ) -> None:
        """``on_change`` is called after a beat in which somebody came or went."""
        self._storage = storage
        self._clock = clock
        self._tasks = tasks
        self._on_change = on_change
        self._process = new_id()
        self._own: Counter[Place] = Counter()
        self._elsewhere: dict[str, set[Place]] = {}
        """What other processes have told."""
        self._heard: dict[str, float] = {}
        """When each of them was last heard of, by the monotonic clock."""
        self._left: LRUCache[Place, float] = LRUCache(REMEMBERED)
        self._untold: dict[Place, None] = {}
        """Places of this process that the others do not know the state of."""
        self._all_untold = True
        """Whether the others must be told everything, and are asked for the same."""
        self._asked = False
        """Whether another process has asked for everything."""
        self._told = time.monotonic()
        """When the others last heard of this process."""
        self._beating = False

    # Questions

    def attendance(self, person: str, table: str) -> Attendance:
        """Whether a person is at a table."""
        here = self._is_at((person, table))
        return Attendance(here, here or self._is_at((person, None)), None if here else self._left.get((person, table)))

    def is_online(self, person: str) -> bool:
        """Whether a person is connected, wherever."""
        return self._is_at((person, None))

    def looks(self, person: str, table: str) -> bool:
        """Whether a person looks at a table, or a moderator anywhere: the page is in sight."""
        return self._is_at((person, EYES + table))

    def _is_at(self, place: Place) -> bool:
        return place in self._own or any(place in places for places in self._elsewhere.values())

    # Changes in this process

    def enter(self, person: str, table: str | None = None) -> None:
        """A person watches a table, or without a table: has connected. May be called for each of their sockets."""
        place = person, table
        self._own[place] += 1
        if self._own[place] == 1:
            self._change(place)

    def leave(self, person: str, table: str | None = None) -> None:
        """What ``enter`` said is over."""
        place = person, table
        self._own[place] -= 1
        if self._own[place] <= 0:
            del self._own[place]
            self._note_left({place})
            self._change(place)

    def _change(self, place: Place) -> None:
        if self._storage.shared:
            self._untold[place] = None
        self._start_beat()

    def _note_left(self, places: set[Place]) -> None:
        for place in places:
            if place[1] is not None and not place[1].startswith(EYES) and not self._is_at(place):
                self._left[place] = self._clock.now()

    # Beats

    def _start_beat(self) -> None:
        if not self._beating:
            self._beating = True
            self._tasks.start(self._beat())

    async def _beat(self) -> None:
        await asyncio.sleep(BEAT_SECONDS)
        self._beating = False
        await self._tell()
        self._on_change()

    async def _tell(self) -> None:
        """Tell the other processes what they do not know yet."""
        if not self._storage.shared:
            return
        asks, everything = self._all_untold, self._all_untold or self._asked
        places = list(self._own if everything else self._untold)
        if not places and not everything:
            return
        head = [Attending(self._process, True, asks)] if everything else []
        self._all_untold = self._asked = False
        self._untold.clear()
        news = [Seen(self._process, person, table, (person, table) in self._own) for person, table in places]
        try:
            await self._storage.publish(*head, *news)
            self._told = time.monotonic()
        except StorageFault as problem:
            # The storage has logged why. The next pulse tells everything.
            logger.debug("presence was not told: %s", problem)
            self._all_untold = True

    async def pulse(self) -> None:
        """Say that this process still runs, and drop those that do not. To be called every few seconds."""
        if not self._storage.shared:
            return
        now = time.monotonic()
        for process, heard in list(self._heard.items()):
            if now - heard > LEASE_SECONDS:
                self._forget(process)
                del self._heard[process]
        if now - self._told > LEASE_SECONDS:
            # The others have dropped what they knew of this one.
            self._all_untold = True
        if self._all_untold:
            self._start_beat()
        else:
            await self._storage.publish(Attending(self._process, False, False))
            self._told = now

    # What other processes tell

    def hear(self, message: BusMessage) -> None:
        """Something came over the bus, perhaps from this process itself."""
        match message:
            case Attending(process, anew, asks) if process != self._process:
                if anew:
                    self._forget(process)
                elif process not in self._heard:
                    self._all_untold = True
                self._heard[process] = time.monotonic()
                self._asked |= asks
                if self._asked or self._all_untold:
                    self._start_beat()
            case Seen(process, person, table, there) if process != self._process:
                self._heard[process] = time.monotonic()
                places = self._elsewhere.setdefault(process, set())
                if there:
                    places.add((person, table))
                else:
                    places.discard((person, table))
                    self._note_left({(person, table)})
                self._start_beat()
            case _:
                pass

    def miss(self) -> None:
        """This process may have missed messages."""
        self._all_untold = True
        self._start_beat()

    def _forget(self, process: str) -> None:
        places = self._elsewhere.pop(process, set())
        self._note_left(places)
        if places:
            self._start_beat()
