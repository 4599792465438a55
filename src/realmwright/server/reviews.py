"""Reviews of finished games: who works on which, how far they are, and where they are kept.

A game is judged decision by decision, in processes that do nothing else, so nobody who plays waits for a review. Of
several people's games one decision each is judged in turn. What was judged is kept: a review that nobody waits for any
more, or whose process ends, goes on from there when it is wanted again.
"""

import asyncio
import json
import logging
import time
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from realmwright.protocol import ReviewSign
from realmwright.record import Record
from realmwright.review import FORMAT
from realmwright.server.bots.pool import BotPool, MakeWorker, WorkerProcess
from realmwright.server.bots.thought_queue import Asker
from realmwright.server.bots.worker import ReviewQuestion, framed
from realmwright.server.errors import Refused
from realmwright.server.operations.config import Config
from realmwright.server.operations.ids import new_id
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.people.exercises import Exercises, Reviewed
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.studies import effort_of, same_message
from realmwright.server.tables.table import Table

LIMIT: Final = 60.0
"""Seconds that a worker may take for one decision."""
PATIENCE: Final = 60.0
"""Seconds after which somebody who does not ask again waits no more."""
AFTER_GAME: Final = 900.0
"""The same for a game that has just ended: its players will want to know."""
SAVE_SECONDS: Final = 3.0
"""How often what was judged is saved."""
LOST_SECONDS: Final = 60.0
"""A process that has not saved for so long has lost its reviews."""
MOST_OF_PERSON: Final = 5
MOST: Final = 500
"""How many reviews of one person, and of all, may wait in one process."""
START: Final = "start"

logger = logging.getLogger("realmwright.reviews")


@dataclass
class Job:
    """A review that is worked on."""

    table: str
    person: str
    """Who asked first."""
    record: Record
    authors: list[str | None]
    """Who has played each action of it; nobody where a bot did."""
    ended: float
    """When the game was over, in Unix seconds."""
    wanted: float
    """Until when somebody waits for it, in Unix seconds."""
    parts: dict[str, Any] = field(default_factory=dict)
    """What was judged so far, by the number of actions before it."""
    places: list[str] = field(default_factory=list)
    """All that has to be judged."""
    effort: tuple[int, int, int] = (0, 0, 0)
    """Simulations, worlds and playouts. A review is finished as it was begun, whatever the server is told by then."""

    def body(self) -> str:
        """What was judged so far, as it is kept."""
        return json.dumps({"effort": self.effort, "parts": self.parts})


class Reviews:
    """The reviews of a server process."""

    def __init__(self, storage: Storage, config: Config, make_worker: MakeWorker = WorkerProcess) -> None:
        self._storage = storage
        self.pool = BotPool(config.review_workers, LIMIT, make_worker=make_worker) if config.review_workers else None
        """The processes that judge; None where there are none."""
        self.exercises = Exercises(storage)
        """What people learn from their mistakes."""
        self._tasks = BackgroundTasks()
        self._thorough = config.review_effort
        self._config = config
        self._jobs: dict[str, Job] = {}

    @property
    def _wanted(self) -> bool:
        """Whether games are reviewed here."""
        return self.pool is not None and self._config.reviews

    @property
    def under_way(self) -> int:
        """How many are being worked on here, or wait for it."""
        return len(self._jobs)

    @cached_property
    def _id(self) -> str:
        """Tells this process from others."""
        return new_id()

    async def open(self) -> None:
        """Let go of what a process worked on that is no more: with SQLite there is none but this one."""
        if not self._storage.shared:
            async with self._storage.writing() as connection:
                await connection.execute(update(schema.reviews).values(owner=None))

    async def close(self) -> None:
        """Stop working. What was judged is saved."""
        await self._tasks.close()
        if self.pool is not None:
            await self.pool.close()

    async def look(self, table: Table) -> ReviewSign:
        """The review of a finished game, or how far it is."""
        if not _played_out(table):
            return ReviewSign(table.id, "given-up")
        return await self._look(table.id)

    async def _look(self, table: str) -> ReviewSign:
        if (job := self._jobs.get(table)) is not None:
            return ReviewSign(table, "under-way", len(job.parts), len(job.places))
        row = await self._stored(table)
        done, total = (0, 0) if row is None else (row["done"], row["total"])
        if row is not None and row["complete"]:
            return ReviewSign(table, "done", done, total, json.loads(row["body"]))
        if row is not None and row["owner"] is not None and row["alive"] > time.time() - LOST_SECONDS:
            return ReviewSign(table, "under-way", done, total)
        return ReviewSign(table, "none" if self._wanted else "off", done, total)

    async def want(self, table: Table, person: str) -> ReviewSign:
        """Somebody waits for a review: go on with it unless it is there, or another process works on it.

        Raises Refused if too many wait already.
        """
        if not _played_out(table):
            return ReviewSign(table.id, "given-up")
        ident, until = table.id, time.time() + PATIENCE
        wanted = _job(table, person, until)
        found = await self._look(ident)
        if (job := self._jobs.get(ident)) is not None:
            job.wanted = max(job.wanted, until)
        elif found.state == "under-way":
            await self._note_wanted(ident, until)
        elif found.state == "none":
            mine = sum(job.person == person for job in self._jobs.values())
            if len(self._jobs) >= MOST or mine >= MOST_OF_PERSON:
                raise Refused("limit", "too many reviews are under way; wait until one of them is done")
            self._start(wanted)
            found = await self._look(ident)
        return found

    def after_game(self, table: Table) -> None:
        """A game has ended: whoever played it will want to know how it was won."""
        people = [seat.person for seat in table.data.seats if seat.person is not None]
        if not self._wanted or not people or not _played_out(table) or len(self._jobs) >= MOST:
            return
        self._start(_job(table, people[0], time.time() + AFTER_GAME))

    def _start(self, job: Job) -> None:
        if job.table not in self._jobs:
            self._jobs[job.table] = job
            self._tasks.start(self._work(job))

    async def _work(self, job: Job) -> None:
        """Judge what is to be judged, one after another, as long as somebody waits."""
        try:
            if await self._begin(job):
                await self._judge_all(job)
        finally:
            self._jobs.pop(job.table, None)

    async def _begin(self, job: Job) -> bool:
        """Take over what was judged before; says whether nobody else works on it."""
        job.places = await asyncio.to_thread(_places_of, job.record)
        job.effort = await asyncio.to_thread(effort_of, self._thorough)
        row = await self._stored(job.table)
        columns = schema.reviews.c
        now = time.time()
        claim = {"owner": self._id, "alive": now, "wanted": job.wanted, "total": len(job.places)}
        async with self._storage.writing() as connection:
            if row is None:
                fresh = {"table": job.table, "format": FORMAT, "complete": False, "done": 0, "body": "{}", **claim}
                try:
                    await connection.execute(insert(schema.reviews), fresh)
                except IntegrityError:
                    # Another process was quicker.
                    return False
                return True
            free = (columns.owner.is_(None)) | (columns.alive <= now - LOST_SECONDS)
            taken = update(schema.reviews).where(columns.table == job.table, columns.complete.is_(False), free)
            if not (await connection.execute(taken.values(claim))).rowcount:
                return False
        if kept := json.loads(row["body"]):
            job.effort, job.parts = kept["effort"], kept["parts"]
        return True

    async def _judge_all(self, job: Job) -> None:
        try:
            await self._judge_missing(job)
        finally:
            # Also when the server stops: then somebody else may go on.
            if len(job.parts) < len(job.places):
                await asyncio.shield(self._save(job, {"owner": None, "body": job.body()}))
        if len(job.parts) == len(job.places):
            body = await asyncio.to_thread(_document_of, job)
            # Before it is complete: whoever sees the review finds the exercises, too.
            reviewed = Reviewed(job.table, job.record.game.name, job.ended, job.authors, body["moments"])
            await self.exercises.learn_from(reviewed, time.time())
            await self._save(job, {"owner": None, "complete": True, "body": json.dumps(body)})

    async def _judge_missing(self, job: Job) -> None:
        assert self.pool is not None
        document = json.loads(job.record.to_json(reveal=True))
        saved = time.monotonic()
        for place in job.places:
            if place in job.parts:
                continue
            if not await self._is_wanted(job):
                return
            question = ReviewQuestion(document, None if place == START else int(place), job.effort, 0)
            message = framed(msgspec.json.encode(question))
            answer = await self.pool.ask("review", partial(same_message, message), Asker(job.person, job.table))
            if answer.fault is not None:
                logger.warning("a review stops: %s (%s)", answer.fault, answer.reason)
                return
            job.parts[place] = answer.judgement
            if time.monotonic() - saved >= SAVE_SECONDS:
                await self._save(job, {"alive": time.time(), "body": job.body()})
                saved = time.monotonic()

    async def _is_wanted(self, job: Job) -> bool:
        """Whether somebody still waits, here or at another process."""
        if job.wanted > time.time():
            return True
        row = await self._stored(job.table)
        job.wanted = 0.0 if row is None else row["wanted"]
        return job.wanted > time.time()

    # The database

    async def _stored(self, table: str) -> RowMapping | None:
        columns = schema.reviews.c
        async with self._storage.reading() as connection:
            row = (await connection.execute(select(schema.reviews).where(columns.table == table))).mappings().first()
        if row is not None and row["format"] != FORMAT:
            async with self._storage.writing() as connection:
                await connection.execute(
                    delete(schema.reviews).where(columns.table == table, columns.format == row["format"])
                )
            return None
        return row

    async def _note_wanted(self, table: str, until: float) -> None:
        columns = schema.reviews.c
        later = update(schema.reviews).where(columns.table == table, columns.wanted < until)
        async with self._storage.writing() as connection:
            await connection.execute(later.values(wanted=until))

    async def _save(self, job: Job, values: dict[str, Any]) -> None:
        columns = schema.reviews.c
        mine = update(schema.reviews).where(columns.table == job.table, columns.owner == self._id)
        async with self._storage.writing() as connection:
            await connection.execute(mine.values(done=len(job.parts), **values))


def _job(table: Table, person: str, until: float) -> Job:
    """The review of a finished game; the table may change meanwhile, and so nothing of it is kept."""
    data = table.data
    authors = [None if step.bot else data.seats[step.seat].person for step in data.steps]
    return Job(table.id, person, table.record(), authors, data.changed, until)


def _played_out(table: Table) -> bool:
    """Whether the rules ended the game, and not a resignation."""
    return table.state is not None and table.state.seat is None


# A server starts without bots, so what needs them is imported when it is needed first.


def _places_of(record: Record) -> list[str]:
    """What has to be judged: the start, and every decision."""
    from realmwright.review.decisions import decisions_of

    return [START, *(str(decision.at) for decision in decisions_of(record))]


def _document_of(job: Job) -> dict[str, Any]:
    """The whole review. It has no names: those of the table may change."""
    from realmwright.review.document import to_json
    from realmwright.review.judging import Effort, Estimate, outlook_of_end
    from realmwright.review.reviewing import Moment, Review

    start = msgspec.convert(job.parts[START], Estimate)
    moments = [msgspec.convert(job.parts[place], Moment) for place in job.places if place != START]
    found = Review(Effort(*job.effort), 0, start, moments, outlook_of_end(job.record.replay()))
    return {**to_json(job.record, found), "names": []}
