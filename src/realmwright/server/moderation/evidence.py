"""Evidence about rated games: accounts on one device, how quickly somebody plays, and how often as the search would.

All of it is in the database anyway, and is put together when a moderator asks. It is shown beside what is usual among
others, proves nothing, and nothing ever follows from it by itself.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from statistics import mean, median, quantiles
from typing import Any, Final, NamedTuple

from sqlalchemy import Integer, and_, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.moderation_protocol import Evidence, Figure, FigureName, GameEvidence, SharedDevice, Subject
from realmwright.review import FORMAT
from realmwright.server.people.reports import begins_with
from realmwright.server.storage import schema

GAMES: Final = 20
"""So many of somebody's latest rated games are looked at, of each game."""
OTHERS: Final = 40
"""What is usual comes from so many of the latest rated games on the server, of each game."""
ENOUGH: Final = 30
"""Of so many actions or decisions a person needs to count for what is usual."""
FEWEST: Final = 5
"""Of fewer others nothing is usual."""
PLANNED: Final = "plan-"
"""What the ids of actions begin with that were planned before."""
_results: Final = schema.results.c
_tables: Final = schema.tables.c
_devices: Final = schema.devices.c
_log: Final = schema.log.c


class Moment(NamedTuple):
    """An action of the log: whose, when, and whether it was planned."""

    person: str | None
    time: float
    planned: bool


@dataclass
class Play:
    """What somebody has played, in numbers."""

    think: list[float] = field(default_factory=list)
    """Seconds before the first action of each turn."""
    click: list[float] = field(default_factory=list)
    """Seconds between the actions of a turn."""
    agreement: list[float] = field(default_factory=list)
    """1 for each decision that was the search's own, 0 for each other one."""
    cost: list[float] = field(default_factory=list)
    """The chances of winning that each decision cost."""

    def values(self, name: FigureName) -> list[float]:
        """What a figure comes from."""
        found: list[float] = getattr(self, name)
        return found

    def figure(self, name: FigureName) -> float:
        """A figure: times are medians, because somebody may be called away; the others are means."""
        values = self.values(name)
        return median(values) if name in ("think", "click") else mean(values)


FIGURES: Final[tuple[FigureName, ...]] = ("think", "click", "agreement", "cost")


async def evidence_of(connection: AsyncConnection, person: str) -> Evidence:
    """All evidence about a person."""
    own: dict[str, list[str]] = defaultdict(list)
    rated = (
        select(_results.table, _results.game)
        .join(schema.tables, _tables.id == _results.table)
        .where(_results.person == person, _tables.rated.is_(True), _tables.slow.is_(False))
        .order_by(_results.ended.desc())
        .limit(GAMES * 5)
    )
    for table, game in (await connection.execute(rated)).all():
        if len(own[game]) < GAMES:
            own[game].append(table)
    return Evidence(
        devices=await _devices_of(connection, person),
        games=[await _of_game(connection, person, game, tables) for game, tables in own.items()],
    )


async def _of_game(connection: AsyncConnection, person: str, game: str, own: list[str]) -> GameEvidence:
    usual = (
        select(_tables.id)
        # By the index of those that wait to be rated: none of these do.
        .where(_tables.to_rate.is_(False), _tables.rated.is_(True), _tables.slow.is_(False))
        .where(_tables.game == game, _tables.phase == "over")
        .order_by(_tables.turned.desc())
        .limit(OTHERS)
    )
    tables = {*own, *(await connection.execute(usual)).scalars()}
    played = await _played(connection, tables)
    mine = played.pop(person, Play())
    figures = [
        _figure(name, mine, [play for play in played.values() if len(play.values(name)) >= ENOUGH])
        for name in FIGURES
        if mine.values(name)
    ]
    return GameEvidence(game, len(own), figures)


def _figure(name: FigureName, mine: Play, others: Sequence[Play]) -> Figure:
    usual: list[float] = []
    if len(others) >= FEWEST:
        tenths = quantiles((play.figure(name) for play in others), n=10, method="inclusive")
        usual = [tenths[0], tenths[4], tenths[8]]
    return Figure(name, mine.figure(name), len(mine.values(name)), usual, len(others))


async def _played(connection: AsyncConnection, tables: Collection[str]) -> dict[str, Play]:
    """What everybody has played at these tables, in numbers."""
    plays: dict[str, Play] = defaultdict(Play)
    columns = (_log.table, _log.person, _log.time, _log.action_id)
    log = select(*columns).where(_log.table.in_(tables), begins_with("begun", "played"))
    games: dict[str, list[Moment]] = defaultdict(list)
    for row in (await connection.execute(log.order_by(_log.table, _log.number))).all():
        games[row.table].append(Moment(row.person, row.time, (row.action_id or "").startswith(PLANNED)))
    for moments in games.values():
        note_times(plays, moments)
    seats = select(_results.table, _results.seat, _results.person).where(_results.table.in_(tables))
    people = {(row.table, row.seat): row.person for row in (await connection.execute(seats)).all()}
    reviews = schema.reviews.c
    judged = select(reviews.table, reviews.body).where(reviews.table.in_(tables), reviews.complete.is_(True))
    for table, body in (await connection.execute(judged.where(reviews.format == FORMAT))).all():
        note_decisions(
            plays, json.loads(body)["moments"], {seat: who for (at, seat), who in people.items() if at == table}
        )
    return plays


def note_times(plays: dict[str, Play], moments: Iterable[Moment]) -> None:
    """Note how long everybody took at a table; what was planned took no time when it was played."""
    before: Moment | None = None
    for moment in moments:
        if before is not None and moment.person is not None and not moment.planned:
            play = plays[moment.person]
            (play.click if before.person == moment.person else play.think).append(moment.time - before.time)
        before = moment


def note_decisions(plays: dict[str, Play], moments: Iterable[dict[str, Any]], people: dict[int, str]) -> None:
    """Note what a review says about the decisions of a game."""
    for moment in moments:
        person = people.get(moment["seat"])
        if person is not None:
            plays[person].agreement.append(float(moment["played"]["actions"] == moment["best"]["actions"]))
            plays[person].cost.append(moment["cost"])


async def _devices_of(connection: AsyncConnection, person: str) -> list[SharedDevice]:
    """Other accounts that have logged in with the same browser, and their rated games with each other."""
    theirs, people = schema.devices.alias(), schema.people.c
    query = (
        select(people.id, people.name, people.login, func.max(theirs.c.used).label("used"))
        .select_from(schema.devices)
        .join(theirs, and_(theirs.c.hash == _devices.hash, theirs.c.person != _devices.person))
        .join(schema.people, people.id == theirs.c.person)
        .where(_devices.person == person)
        .group_by(people.id, people.name, people.login)
        .order_by(func.max(theirs.c.used).desc())
        .limit(GAMES)
    )
    found = []
    for row in (await connection.execute(query)).all():
        other = schema.results.alias()
        together = (
            select(func.count(), func.coalesce(func.sum(cast(_results.won, Integer)), 0))
            .select_from(schema.results)
            .join(other, and_(other.c.table == _results.table, other.c.person == row.id))
            .join(schema.tables, _tables.id == _results.table)
            .where(_results.person == person, _tables.rated.is_(True))
        )
        games, won = (await connection.execute(together)).one()
        found.append(SharedDevice(Subject(row.id, row.name, row.login), row.used, games, int(won)))
    return found
