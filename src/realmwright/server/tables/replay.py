"""Replays: a finished game at any of its steps."""

import asyncio
from typing import Final

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

from realmwright.game import Event, State
from realmwright.protocol import Replay, ReplayStep, Words
from realmwright.record import Record
from realmwright.server.errors import Refused
from realmwright.server.operations.content import REVALIDATE_PRIVATE, Content
from realmwright.server.tables import visibility
from realmwright.server.tables.table import known_scores

KEEP_EVERY: Final = 50
"""A copy of the position is kept every so many steps, so that seeking is short."""
PAGES: Final = 12
"""How many pages are kept as they were sent; one takes up to a quarter of a megabyte."""
YIELD_EVERY: Final = 10
"""After how many steps that are shown other tasks get a turn: each takes half a millisecond."""
YIELD_EVERY_SEEK: Final = 50
"""The same for steps that are only played."""

_encoder: Final = msgspec.json.Encoder()


class GameReplay:
    """One finished game, which never changes. It is used by one task at a time and keeps what helps the next one."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._lock = asyncio.Lock()
        self._states: dict[int, State] = {}
        self._pages: LRUCache[tuple[bytes, int], Content] = LRUCache(PAGES)

    async def at(self, step: int) -> State:
        """The position after so many actions."""
        actions = len(self._record.actions)
        if step > actions:
            raise Refused("bad-message", f"the game has the steps 0 to {actions}")
        async with self._lock:
            return await self._seek(step)

    async def page(self, header: Replay, count: int) -> Content:
        """A page of the replay as it is sent. The header has everything but the steps, also whose view it is."""
        key = _encoder.encode(header), count
        async with self._lock:
            found = self._pages.get(key)
            if found is None:
                steps = await self._steps(header.eyes, header.first, count)
                body = _encoder.encode(replace(header, steps=steps))
                # Compressing takes as long as playing, but can be done in a thread.
                content = await asyncio.to_thread(Content, body, "application/json", REVALIDATE_PRIVATE)
                found = self._pages[key] = content
            return found

    async def _steps(self, eyes: int | None, first: int, count: int) -> list[ReplayStep]:
        actions = self._record.actions
        if first > len(actions):
            return []
        own = () if eyes is None else (eyes,)
        journal: list[Event] = []
        found: list[ReplayStep] = []
        state = await self._seek(first - 1) if first else self._record.start(journal)
        state.journal = journal
        for number in range(first, min(first + count, len(actions) + 1)):
            described: Words | None = None
            if number:
                journal.clear()
                action = state.read(actions[number - 1])
                described = Words(*state.describe(action))
                state.play(action)
            self._keep_state(number, state)
            found.append(
                ReplayStep(
                    view=state.view(eyes),
                    seat=state.seat,
                    turn=state.turns,
                    action=actions[number - 1] if number else None,
                    events=visibility.visible_events(journal, own),
                    scores=known_scores(state, eyes),
                    deed=described,
                )
            )
            if number % YIELD_EVERY == 0:
                await asyncio.sleep(0)
        return found

    async def _seek(self, step: int) -> State:
        """A copy of the position after so many actions."""
        nearest = max((kept for kept in self._states if kept <= step), default=None)
        state = self._record.start() if nearest is None else self._states[nearest].copy()
        for number in range(nearest or 0, step):
            state.play(state.read(self._record.actions[number]))
            self._keep_state(number + 1, state)
            if number % YIELD_EVERY_SEEK == 0:
                await asyncio.sleep(0)
        return state

    def _keep_state(self, number: int, state: State) -> None:
        if number % KEEP_EVERY == 0 and number not in self._states:
            self._states[number] = state.copy()
