"""Tournaments in the database: their logs, and what follows from these for lists."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.storage import schema
from realmwright.server.storage.database import Storage
from realmwright.server.storage.log_writer import GENERATION, generation_of
from realmwright.server.tournaments.decisions import SEASON_SECONDS, due, next_season
from realmwright.server.tournaments.entries import (
    Announced,
    AnyBody,
    Cancelled,
    Ended,
    Entered,
    Entry,
    Finished,
    Left,
    Paired,
    Passed,
    read_body,
    redacted,
    write_body,
)
from realmwright.server.tournaments.tournament import Tournament
from realmwright.tournament_protocol import CupSign

_tournaments: Final = schema.tournaments.c
_log: Final = schema.tournament_log.c
_people: Final = schema.tournament_people.c
_games: Final = schema.tournament_games.c

MOST_CUPS: Final = 30
UNFINISHED: Final = ("announced", "running")


class TournamentRows:
    """The tournaments of a database. What was read is kept, and only what is new of it is read again."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def read(self, ident: str, known: Tournament | None = None) -> Tournament | None:
        """The tournament as its log has it; ``known`` is an earlier state of it, which is brought up to date."""
        query = select(_log.number, _log.time, _log.person, _log.body).where(_log.tournament == ident)
        query = query.where(_log.number > (known.number if known else 0)).order_by(_log.number)
        async with self._storage.reading() as connection:
            rows = (await connection.execute(query)).all()
        found = known
        for number, time, person, text in rows:
            entry = Entry(ident, number, time, read_body(text), person)
            if found is None:
                found = Tournament(entry)
            else:
                found.apply(entry)
        return found

    async def generation(self) -> str | None:
        """What changes when a back-up is restored: then nothing that was read before holds."""
        return await self._storage.mark(GENERATION)

    async def append(self, after: Tournament, entry: Entry, generation: str | None) -> bool:
        """Write an entry that leads to a state, unless somebody else has written one with its number."""
        try:
            async with self._storage.writing() as connection:
                if await connection.run_sync(generation_of) != generation:
                    return False
                return await append_entry(connection, after, entry)
        except IntegrityError:
            # Somebody in it has deleted themselves meanwhile.
            return False


async def append_entry(connection: AsyncConnection, after: Tournament, entry: Entry) -> bool:
    """Write an entry and what follows from it; False if there is one with its number."""
    body = entry.body
    changes = {"number": entry.number, "phase": after.phase, "due": due(after), "changed": entry.time}
    if isinstance(body, Announced):
        settings = body.settings
        row = {
            "id": entry.tournament,
            "host": entry.person,
            "title": settings.title,
            "game": settings.game,
            "form": settings.form,
            "public": settings.public,
            "starts": settings.starts,
            "created": entry.time,
        }
        await connection.execute(insert(schema.tournaments), {**row, **changes})
        for person in body.entered:
            await connection.execute(insert(schema.tournament_people), _entrant(entry.tournament, person))
    else:
        mine = update(schema.tournaments).where(
            _tournaments.id == entry.tournament, _tournaments.number == entry.number - 1
        )
        # Whoever changes the number has the row until the end of the transaction, and so the next entry.
        if not (await connection.execute(mine.values(**changes))).rowcount:
            return False
    row = {"tournament": entry.tournament, "number": entry.number, "time": entry.time, "person": entry.person}
    await connection.execute(insert(schema.tournament_log), {**row, "body": write_body(body)})
    await _follow(connection, after, entry)
    return True


async def _follow(connection: AsyncConnection, after: Tournament, entry: Entry) -> None:
    """Change what follows from an entry."""
    ident, people = entry.tournament, schema.tournament_people
    match entry.body:
        case Entered(person):
            if not await _set_active(connection, ident, person, True):
                await connection.execute(insert(people), _entrant(ident, person))
        case Left(person):
            await _set_active(connection, ident, person, False)
        case Passed(giver, person):
            theirs = update(people).where(_people.tournament == ident, _people.person == giver)
            await connection.execute(theirs.values(person=person))
        case Paired(_, games):
            appear = after.settings.appear
            rows = [
                {"table": game.table, "tournament": ident, "open": True, "appear": appear}
                for game in games
                if game.table is not None
            ]
            if rows:
                await connection.execute(insert(schema.tournament_games), rows)
        case Finished(table, _, forfeited):
            over = update(schema.tournament_games).where(_games.table == table)
            await connection.execute(over.values(open=False))
            for seat in forfeited:
                await _set_active(connection, ident, after.by_table[table].players[seat], False)
        case Ended():
            await _write_end(connection, after, entry)
        case _:
            pass


async def _write_end(connection: AsyncConnection, after: Tournament, entry: Entry) -> None:
    """Write the places of everybody, and announce the next season of a league."""
    ident = entry.tournament
    left = update(schema.tournament_games).where(_games.tournament == ident, _games.open.is_(True))
    await connection.execute(left.values(open=False))
    above = 0
    for division in after.places:
        for person, place in division:
            theirs = update(schema.tournament_people).where(_people.tournament == ident, _people.person == person)
            await connection.execute(theirs.values(place=above + place))
        above += len(division)
    assert isinstance(entry.body, Ended)
    if entry.body.next is not None:
        following = next_announced(after, entry)
        await append_entry(connection, Tournament(following), following)


def next_announced(after: Tournament, ended: Entry) -> Entry:
    """The first entry of the next season of a league, which is announced when the last one ends."""
    assert isinstance(ended.body, Ended)
    assert ended.body.next is not None
    starts = ended.time + max(SEASON_SECONDS, after.settings.rest)
    settings = replace(after.settings, starts=starts)
    body = Announced(settings, after.id, after.season + 1, next_season(after))
    return Entry(ended.body.next, 1, ended.time, body, after.host)


def _entrant(tournament: str, person: str) -> dict[str, Any]:
    return {"tournament": tournament, "person": person, "active": True}


async def _set_active(connection: AsyncConnection, tournament: str, person: str, active: bool) -> bool:
    people = schema.tournament_people
    theirs = update(people).where(_people.tournament == tournament, _people.person == person)
    return bool((await connection.execute(theirs.values(active=active))).rowcount)


# People who go


async def _read_held(connection: AsyncConnection, ident: str) -> Tournament:
    """A tournament that nobody else can change until the transaction ends."""
    await connection.execute(select(_tournaments.number).where(_tournaments.id == ident).with_for_update())
    rows = select(_log.number, _log.time, _log.person, _log.body).where(_log.tournament == ident)
    entries = [
        Entry(ident, number, time, read_body(text), person)
        for number, time, person, text in await connection.execute(rows.order_by(_log.number))
    ]
    tournament = Tournament(entries[0])
    for entry in entries[1:]:
        tournament.apply(entry)
    return tournament


async def _add(connection: AsyncConnection, tournament: Tournament, body: AnyBody, person: str, now: float) -> None:
    entry = Entry(tournament.id, tournament.number + 1, max(now, tournament.changed), body, person)
    tournament.apply(entry)
    await append_entry(connection, tournament, entry)


async def _tournaments_of(connection: AsyncConnection, person: str, *phases: str) -> Sequence[str]:
    mine = select(_people.tournament).join(schema.tournaments, _tournaments.id == _people.tournament)
    mine = mine.where(_people.person == person, *([_tournaments.phase.in_(phases)] if phases else []))
    return (await connection.execute(mine.order_by(_people.tournament))).scalars().all()


async def leave_tournaments(connection: AsyncConnection, person: str, now: float) -> None:
    """Somebody deletes themselves: they leave, what they have announced does not take place unless it has begun, and
    what they have written goes.
    """
    announced = select(_tournaments.id).where(_tournaments.host == person, _tournaments.phase == "announced")
    for ident in (await connection.execute(announced.order_by(_tournaments.id))).scalars().all():
        tournament = await _read_held(connection, ident)
        if tournament.phase == "announced":
            await _add(connection, tournament, Cancelled(), person, now)
    for ident in await _tournaments_of(connection, person, *UNFINISHED):
        tournament = await _read_held(connection, ident)
        if tournament.entrants[person].active:
            await _add(connection, tournament, Left(person), person, now)
    written = select(_log.tournament, _log.number, _log.body).where(_log.person == person)
    for ident, number, text in (await connection.execute(written)).all():
        body = read_body(text)
        if redacted(body) != body:
            line = update(schema.tournament_log).where(_log.tournament == ident, _log.number == number)
            await connection.execute(line.values(body=write_body(redacted(body))))
    hosted = update(schema.tournaments).where(_tournaments.host == person)
    await connection.execute(hosted.values(host=None, title="-"))


async def pass_on_tournaments(connection: AsyncConnection, guest: str, person: str, now: float) -> None:
    """An account takes the place of a guest, except where both take part."""
    theirs = set(await _tournaments_of(connection, person))
    for ident in await _tournaments_of(connection, guest):
        if ident in theirs:
            continue
        tournament = await _read_held(connection, ident)
        await _add(connection, tournament, Passed(guest, person), person, now)


async def export_tournaments(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The tournaments that a person took part in or announced, for the export of their data."""
    columns = (_tournaments.id, _tournaments.title, _tournaments.game, _tournaments.form, _tournaments.created)
    mine = select(*columns, _people.active, _people.place, (_tournaments.host == person).label("host"))
    joined = schema.tournaments.outerjoin(
        schema.tournament_people, (_people.tournament == _tournaments.id) & (_people.person == person)
    )
    mine = mine.select_from(joined).where((_tournaments.host == person) | (_people.person == person))
    rows = [dict(row) for row in (await connection.execute(mine.order_by(_tournaments.created))).mappings()]
    done = select(_log.tournament, _log.time, _log.body).where(_log.person == person).order_by(_log.time)
    deeds: dict[str, list[dict[str, object]]] = {}
    for ident, time, text in await connection.execute(done):
        deeds.setdefault(ident, []).append({"time": time, "body": text})
    return [{**row, "host": bool(row["host"]), "entries": deeds.get(str(row["id"]), [])} for row in rows]


async def cups_of(connection: AsyncConnection, person: str, everything: bool) -> list[CupSign]:
    """The tournaments that somebody has won, the latest first. The id of one that is not listed is an invitation."""
    won = select(_tournaments.id, _tournaments.title, _tournaments.game, _tournaments.changed)
    won = won.join(schema.tournament_people, _people.tournament == _tournaments.id)
    won = won.where(_people.person == person, _people.place == 1, _tournaments.phase == "over")
    if not everything:
        won = won.where(_tournaments.public.is_(True))
    rows = await connection.execute(won.order_by(_tournaments.changed.desc()).limit(MOST_CUPS))
    return [CupSign(*row) for row in rows]


async def forget_cancelled(connection: AsyncConnection, before: float) -> None:
    """Delete tournaments that were cancelled long ago."""
    old = (_tournaments.phase == "cancelled") & (_tournaments.changed < before)
    await connection.execute(delete(schema.tournaments).where(old))
