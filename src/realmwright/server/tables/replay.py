"""A reel: a finished game, to be wound to any of its steps and shown from there."""

import asyncio
from typing import Final

import msgspec
from msgspec.structs import replace

from realmwright.game import Event, State
from realmwright.protocol import Replay, ReplayStep, Words
from realmwright.record import Record
from realmwright.server.errors import Refused
from realmwright.server.operations.lru_cache import Shelf
from realmwright.server.tables import visibility
from realmwright.server.web.static import OWN, Paper

MARK_EVERY: Final = 50
"""Positions so many steps apart are kept, so that none is far away."""
PAPERS: Final = 12
"""How many stretches are kept as they were sent; one is up to a quarter of a megabyte."""
BREATH: Final = 10
"""After how many steps that are shown others have their turn: each takes half a millisecond."""
LONG_BREATH: Final = 50
"""The same for steps that are only played."""

_encoder: Final = msgspec.json.Encoder()


class Reel:
    """One finished game, which never changes. One at a time winds it, and leaves it easier to wind for the next."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._lock = asyncio.Lock()
        self._marks: dict[int, State] = {}
        self._papers: Shelf[tuple[bytes, int], Paper] = Shelf(PAPERS)

    async def at(self, step: int) -> State:
        """The position after so many actions."""
        actions = len(self._record.actions)
        if step > actions:
            raise Refused("bad-message", f"the game has the steps 0 to {actions}")
        async with self._lock:
            return await self._wind(step)

    async def paper(self, head: Replay, count: int) -> Paper:
        """A replay as it is sent, from its first step on; the head says whose eyes look, and all but the steps."""
        key = _encoder.encode(head), count
        async with self._lock:
            found = self._papers.find(key)
            if found is None:
                content = _encoder.encode(replace(head, steps=await self._steps(head.eyes, head.first, count)))
                # Packing takes as long as playing, but can be done aside.
                found = self._papers.keep(key, await asyncio.to_thread(Paper, content, "application/json", OWN))
            return found

    async def _steps(self, eyes: int | None, first: int, count: int) -> list[ReplayStep]:
        actions = self._record.actions
        if first > len(actions):
            return []
        own = () if eyes is None else (eyes,)
        journal: list[Event] = []
        found: list[ReplayStep] = []
        state = await self._wind(first - 1) if first else self._record.start(journal)
        state.journal = journal
        for number in range(first, min(first + count, len(actions) + 1)):
            deed: Words | None = None
            if number:
                journal.clear()
                action = state.read(actions[number - 1])
                deed = Words(*state.describe(action))
                state.play(action)
            self._mark(number, state)
            found.append(
                ReplayStep(
                    view=state.view(eyes),
                    seat=state.seat,
                    turn=state.turns,
                    action=actions[number - 1] if number else None,
                    events=visibility.words(journal, own),
                    scores=visibility.known_scores(state, eyes),
                    deed=deed,
                )
            )
            if number % BREATH == 0:
                await asyncio.sleep(0)
        return found

    async def _wind(self, step: int) -> State:
        """The position after so many actions, as a copy."""
        nearest = max((mark for mark in self._marks if mark <= step), default=None)
        state = self._record.start() if nearest is None else self._marks[nearest].copy()
        for number in range(nearest or 0, step):
            state.play(state.read(self._record.actions[number]))
            self._mark(number + 1, state)
            if number % LONG_BREATH == 0:
                await asyncio.sleep(0)
        return state

    def _mark(self, number: int, state: State) -> None:
        if number % MARK_EVERY == 0 and number not in self._marks:
            self._marks[number] = state.copy()
