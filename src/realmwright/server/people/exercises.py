"""Exercises: mistakes that people made, which come back until they are known, and what people tend to lose by."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import RowMapping, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.exercise_protocol import (
    Example,
    Exercise,
    ExerciseList,
    GameTendencies,
    Tendency,
    TendencyList,
)
from realmwright.server.errors import Refused
from realmwright.server.operations.ids import new_id
from realmwright.server.people import repetition
from realmwright.server.people.repetition import Answer, Card
from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage

OF_GAME: Final = 5
"""So many exercises are made of one game, for one person: of the costliest mistakes."""
MOST: Final = 300
"""So many are kept for one person. Beyond that known ones go first, and then the cheapest."""
SHOWN: Final = 20
"""So many of those that are due are told at once."""
GAMES: Final = 20
"""What somebody tends to lose by comes from so many of their last games, for each game."""
EXAMPLES: Final = 3
FEW: Final = 6
"""With fewer games there is no trend."""
TREND: Final = 1.5
"""So many times as much, or as little, is a trend."""
MISTAKES: Final = ("mistake", "blunder")
ERRORS: Final = ("inaccuracy", *MISTAKES)


@dataclass(frozen=True)
class Reviewed:
    """A game whose review is there."""

    table: str
    game: str
    ended: float
    authors: Sequence[str | None]
    """Who has played each action; nobody where a bot did."""
    moments: Sequence[Mapping[str, Any]]
    """The decisions of the review."""


class Loss(NamedTuple):
    """An error of a person, in one of their games."""

    table: str
    at: int
    cost: float
    tags: list[str]


class Stored(NamedTuple):
    """An exercise, with what is not told at first."""

    sign: Exercise
    played: list[str]
    best: list[str]


class Exercises:
    """The exercises of people, and what they lose by."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    # Made of reviews

    async def learn_from(self, reviewed: Reviewed, now: float) -> None:
        """Keep what everybody lost by in a game, and make exercises of their mistakes. Twice is the same as once."""
        for person in sorted({author for author in reviewed.authors if author is not None}):
            own = [moment for moment in reviewed.moments if reviewed.authors[moment["at"]] == person]
            try:
                async with self._storage.writing() as connection:
                    await _keep_losses(connection, person, reviewed, own)
                    await _make_exercises(connection, person, reviewed, own, now)
            except IntegrityError:
                # The person or the table is gone.
                continue

    # For the person

    async def of(self, person: str, now: float, table: str | None = None) -> ExerciseList:
        """All exercises of a person, or those that were made of one game."""
        columns = schema.exercises.c
        mine = columns.person == person if table is None else (columns.person == person) & (columns.table == table)
        open_ones = mine & columns.known.is_(False)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(_due(open_ones, now).limit(SHOWN))).mappings().all()
            waiting = await _count(connection, open_ones & (columns.due <= now))
            later = await _count(connection, open_ones & (columns.due > now))
            known = await _count(connection, mine & columns.known.is_(True))
            following = select(func.min(columns.due)).where(open_ones, columns.due > now)
            coming = (await connection.execute(following)).scalar()
        return ExerciseList([_sign(row) for row in rows], waiting, later, known, coming)

    async def get(self, person: str, exercise: str) -> Stored:
        """An exercise of a person. Raises Refused if they have no such one."""
        async with self._storage.reading() as connection:
            return _stored(await _row(connection, person, exercise))

    async def next_of(self, person: str, now: float, besides: str) -> Exercise | None:
        """Another exercise that is due."""
        columns = schema.exercises.c
        others = (columns.person == person) & columns.known.is_(False) & (columns.id != besides)
        async with self._storage.reading() as connection:
            row = (await connection.execute(_due(others, now).limit(1))).mappings().first()
        return None if row is None else _sign(row)

    async def answer(
        self, person: str, exercise: str, found: bool, helped: bool, gave_up: bool, now: float
    ) -> tuple[Exercise, bool]:
        """Somebody has answered: the exercise as it is then, and whether the answer counted.

        It counts when the exercise is due. A right one soon after a wrong one counts as one that needed help.
        """
        columns = schema.exercises.c
        async with self._storage.writing() as connection:
            row = await _row(connection, person, exercise)
            changed = _counted(row, found, helped, gave_up, now)
            if changed is not None:
                await connection.execute(update(schema.exercises).where(columns.id == exercise).values(changed))
                row = await _row(connection, person, exercise)
        return _sign(row), changed is not None

    async def tendencies(self, person: str) -> TendencyList:
        """What a person loses by, in all games that they play; the one that they played last comes first."""
        columns = schema.losses.c
        query = select(schema.losses).where(columns.person == person).order_by(columns.ended.desc(), columns.table)
        by_game: dict[str, list[list[Loss]]] = {}
        async with self._storage.reading() as connection:
            for row in (await connection.execute(query)).mappings():
                found = [Loss(row["table"], each["at"], each["cost"], each["tags"]) for each in json.loads(row["body"])]
                by_game.setdefault(row["game"], []).append(found)
        return TendencyList([tendencies_of(game, games[:GAMES]) for game, games in by_game.items()])


# What people tend to lose by


def tendencies_of(game: str, games: Sequence[Sequence[Loss]]) -> GameTendencies:
    """What is lost by in some games, the latest first. A decision with several tags counts for each of them."""
    by_tag: dict[str, list[Loss]] = {}
    for loss in (loss for losses in games for loss in losses):
        for tag in loss.tags:
            by_tag.setdefault(tag, []).append(loss)
    half = len(games) // 2
    found = []
    for tag, losses in by_tag.items():
        costliest = sorted(losses, key=lambda loss: -loss.cost)[:EXAMPLES]
        newer, older = (_lost_by(tag, part) / max(1, len(part)) for part in (games[:half], games[-half or 1 :]))
        found.append(
            Tendency(
                tag=tag,
                times=len(losses),
                lost=sum(loss.cost for loss in losses),
                examples=[Example(loss.table, loss.at, loss.cost) for loss in costliest],
                trend=trend_of(newer, older) if len(games) >= FEW else None,
            )
        )
    found.sort(key=lambda tendency: (-tendency.lost, tendency.tag))
    every = [loss for losses in games for loss in losses]
    return GameTendencies(game, len(games), len(every), sum(loss.cost for loss in every), found)


def trend_of(newer: float, older: float) -> Literal["less", "same", "more"]:
    """What becomes of a loss.

    >>> trend_of(0.02, 0.05), trend_of(0.04, 0.05), trend_of(0.05, 0.0)
    ('less', 'same', 'more')
    """
    if newer * TREND < older:
        return "less"
    return "more" if older * TREND < newer else "same"


def _lost_by(tag: str, games: Sequence[Sequence[Loss]]) -> float:
    return sum(loss.cost for losses in games for loss in losses if tag in loss.tags)


# The database


async def _keep_losses(
    connection: AsyncConnection, person: str, reviewed: Reviewed, moments: Sequence[Mapping[str, Any]]
) -> None:
    columns = schema.losses.c
    body = [
        {"at": moment["at"], "cost": moment["cost"], "tags": moment["tags"]}
        for moment in moments
        if moment["verdict"] in ERRORS
    ]
    await connection.execute(delete(schema.losses).where(columns.person == person, columns.table == reviewed.table))
    row = {"person": person, "table": reviewed.table, "game": reviewed.game, "ended": reviewed.ended}
    await connection.execute(insert(schema.losses), {**row, "body": json.dumps(body)})
    of_game = (columns.person == person) & (columns.game == reviewed.game)
    latest = select(columns.table).where(of_game).order_by(columns.ended.desc(), columns.table)
    old = list((await connection.execute(latest.offset(GAMES))).scalars())
    if old:
        await connection.execute(delete(schema.losses).where(of_game, columns.table.in_(old)))


async def _make_exercises(
    connection: AsyncConnection, person: str, reviewed: Reviewed, moments: Sequence[Mapping[str, Any]], now: float
) -> None:
    columns = schema.exercises.c
    mine = columns.person == person
    made = select(columns.at).where(mine, columns.table == reviewed.table)
    if (await connection.execute(made.limit(1))).first() is not None:
        return
    mistakes = sorted(
        (moment for moment in moments if moment["verdict"] in MISTAKES), key=lambda moment: -moment["cost"]
    )
    if not mistakes:
        return
    card = repetition.new_card(now)
    rows = [
        {
            "id": new_id(),
            "person": person,
            "game": reviewed.game,
            "table": reviewed.table,
            "at": moment["at"],
            "seat": moment["seat"],
            "cost": moment["cost"],
            "tags": json.dumps(moment["tags"]),
            "played": json.dumps(moment["played"]["actions"]),
            "best": json.dumps(moment["best"]["actions"]),
            "created": now,
            "card": card.state,
            "earlier": None,
            "due": card.due,
            "answers": 0,
            "known": False,
        }
        for moment in mistakes[:OF_GAME]
    ]
    await connection.execute(insert(schema.exercises), rows)
    too_many = await _count(connection, mine) - MOST
    if too_many > 0:
        spare = select(columns.id).where(mine).order_by(columns.known.desc(), columns.cost).limit(too_many)
        idents = list((await connection.execute(spare)).scalars())
        await connection.execute(delete(schema.exercises).where(columns.id.in_(idents)))


def _counted(row: RowMapping, found: bool, helped: bool, gave_up: bool, now: float) -> dict[str, Any] | None:
    """What an answer changes about an exercise; None if it does not count."""
    if row["due"] <= now and not row["known"]:
        answer = Answer.WRONG if not found else Answer.HELPED if helped else Answer.RIGHT
        # Whoever has seen the best line finds it no more by themselves.
        earlier = row["card"] if answer is Answer.WRONG and not gave_up else None
        changed = {**_values(repetition.answered(row["card"], answer, now)), "earlier": earlier}
        return {**changed, "answers": row["answers"] + 1}
    if row["earlier"] is None:
        return None
    if gave_up:
        return {"earlier": None}
    since = now - (repetition.last_answer(row["card"]) or 0.0)
    if not found or since > repetition.SITTING:
        return None
    return {**_values(repetition.answered(row["earlier"], Answer.HELPED, now)), "earlier": None}


def _values(card: Card) -> dict[str, Any]:
    return {"card": card.state, "due": card.due, "known": card.known}


def _due(which: Any, now: float) -> Select[Any]:
    columns = schema.exercises.c
    return select(schema.exercises).where(which, columns.due <= now).order_by(columns.due, columns.cost.desc())


async def _count(connection: AsyncConnection, which: Any) -> int:
    query = select(func.count()).select_from(schema.exercises).where(which)
    return (await connection.execute(query)).scalar_one()


async def _row(connection: AsyncConnection, person: str, exercise: str) -> RowMapping:
    columns = schema.exercises.c
    query = select(schema.exercises).where(columns.id == exercise, columns.person == person)
    row = (await connection.execute(query)).mappings().first()
    if row is None:
        raise Refused("unknown-path", "you have no such exercise")
    return row


def _stored(row: RowMapping) -> Stored:
    return Stored(_sign(row), json.loads(row["played"]), json.loads(row["best"]))


def _sign(row: RowMapping) -> Exercise:
    return Exercise(
        id=row["id"],
        game=row["game"],
        table=row["table"],
        at=row["at"],
        seat=row["seat"],
        cost=row["cost"],
        tags=json.loads(row["tags"]),
        created=row["created"],
        due=row["due"],
        answers=row["answers"],
        known=row["known"],
    )


async def export_exercises(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, Any]]]:
    """The exercises of a person and what they lose by, for the export of their data."""
    found: dict[str, list[dict[str, Any]]] = {}
    for table in (schema.exercises, schema.losses):
        rows = (await connection.execute(select(table).where(table.c.person == person))).mappings()
        found[table.name] = [{key: value for key, value in row.items() if key != "person"} for row in rows]
    return found


async def pass_on_exercises(connection: AsyncConnection, guest: str, person: str, tables: list[str]) -> None:
    """What a guest got from the games at these tables, their account has from now on."""
    for table in (schema.exercises, schema.losses):
        theirs = update(table).where(table.c.person == guest, table.c.table.in_(tables))
        await connection.execute(theirs.values(person=person))
