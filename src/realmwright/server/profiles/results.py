"""Results in the database: how finished games ended for people, and who may read that."""

import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.profile_protocol import GameStats, PlayedGame, ShareSign
from realmwright.protocol import Person
from realmwright.server.storage import schema
from realmwright.server.storage.paging import Place, Stream, merged
from realmwright.server.storage.sums import add_to_sums

RECENT: Final = 200
"""Of so many of the latest games a profile says where points came from, and what was chosen."""
FAVOURITES: Final = 5
PAGE: Final = 30
_results: Final = schema.results.c


def sees(reader: Person | None, login: str | None, view: str) -> bool:
    """Whether somebody may see the profile of an account that is shown to those of ``view``."""
    if login is None:
        return False
    own = reader.login if reader is not None else None
    return view == "everybody" or own == login or (view == "members" and own is not None)


async def profile_of(connection: AsyncConnection, reader: Person, person: str) -> str | None:
    """The name of somebody's account, if a reader may see their profile."""
    people = schema.people.c
    row = (await connection.execute(select(people.login, people.profile).where(people.id == person))).first()
    return row.login if row is not None and sees(reader, row.login, row.profile) else None


async def stats_of(connection: AsyncConnection, person: str) -> list[GameStats]:
    """The statistics of a person, game by game, the one most played first."""
    sums = select(schema.result_sums).where(schema.result_sums.c.person == person)
    rows = (await connection.execute(sums)).all()
    latest = merged(_streams(select(_results.game, _results.facts), person, everything=True), None, RECENT)
    facts = (await connection.execute(latest)).all()
    by_game: dict[str, list[tuple[int, int, int, int, int]]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append((row.players, row.seat, row.games, row.won, row.points))
    said: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in facts:
        said[row.game].append(json.loads(row.facts))
    found = [_stats(game, numbers, said[game]) for game, numbers in by_game.items()]
    return sorted(found, key=lambda each: (-each.games, each.game))


def _stats(game: str, rows: Sequence[tuple[int, int, int, int, int]], facts: Sequence[dict[str, Any]]) -> GameStats:
    games = sum(count for _, _, count, _, _ in rows)
    sources: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for each in facts:
        sources.update(each["sources"])
        for name, values in each["chosen"].items():
            chosen.update({f"{name}:{value}" for value in values})
    return GameStats(
        game=game,
        games=games,
        won=sum(won for _, _, _, won, _ in rows),
        points=sum(points for _, _, _, _, points in rows) / games,
        by_seat=_shares([(seat + 1, count, won) for _, seat, count, won, _ in rows]),
        by_players=_shares([(players, count, won) for players, _, count, won, _ in rows]),
        sources={name: points / len(facts) for name, points in sources.most_common() if points},
        favourites=[name for name, _ in chosen.most_common(FAVOURITES)],
    )


def _shares(rows: Sequence[tuple[int, int, int]]) -> list[ShareSign]:
    games: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for number, count, victories in rows:
        games[number] += count
        won[number] += victories
    return [ShareSign(number, games[number], won[number]) for number in sorted(games)]


def _streams(query: Select[Any], person: str, everything: bool) -> list[Stream]:
    """The results of a person, or those at tables that were listed for everybody."""
    query = query.where(_results.person == person)
    shown = (True, False) if everything else (True,)
    return [Stream(query.where(_results.public.is_(each)), _results.ended, _results.table) for each in shown]


async def games_of(
    connection: AsyncConnection, person: str, before: Place | None, everything: bool
) -> tuple[list[PlayedGame], str | None]:
    """The finished games of a person, the latest first, and where the next page begins.

    To others only tables are shown that were listed for everybody: the id of any other is an invitation.
    """
    tables = schema.tables.c
    query = select(*_results, tables.names).join(schema.tables, tables.id == _results.table)
    page = merged(_streams(query, person, everything), before, PAGE)
    rows = (await connection.execute(page)).all()
    games = [
        PlayedGame(row.table, row.game, row.ended, json.loads(row.names), row.seat, row.won, row.points) for row in rows
    ]
    return games, str(Place(games[-1].ended, games[-1].table)) if len(games) == PAGE else None


async def add_results(connection: AsyncConnection, rows: Sequence[dict[str, Any]]) -> None:
    """Note results, and add them to the sums."""
    await connection.execute(insert(schema.results), rows)
    await add_to_sums(connection, schema.result_sums, [_summed(row["person"], row) for row in rows])


def _summed(person: str, row: Mapping[Any, Any], times: int = 1) -> dict[str, Any]:
    """A result as a row of somebody's sums; with -1 times it is taken off."""
    counted = {"games": times, "won": times * row["won"], "points": times * row["points"]}
    return {"person": person, **{key: row[key] for key in ("game", "players", "seat")}, **counted}


async def export_results(connection: AsyncConnection, person: str) -> list[dict[str, object]]:
    """The results of a person, for the export of their data."""
    query = select(*(column for column in _results if column.name != "person")).where(_results.person == person)
    return [dict(row) for row in (await connection.execute(query.order_by(_results.ended))).mappings()]


async def pass_on_results(connection: AsyncConnection, guest: str, person: str, tables: Sequence[str]) -> None:
    """What a guest has played at tables that an account has claimed is the account's."""
    theirs = (_results.person == guest) & _results.table.in_(tables)
    query = select(schema.results).where(theirs).with_for_update()
    rows = (await connection.execute(query)).mappings().all()
    await connection.execute(update(schema.results).where(theirs).values(person=person))
    moved = [*(_summed(guest, row, -1) for row in rows), *(_summed(person, row) for row in rows)]
    await add_to_sums(connection, schema.result_sums, moved)
