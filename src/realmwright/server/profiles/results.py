"""Results in the database: how finished games ended for people, and who may read that."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.profile_protocol import GameStats, PlayedGame, ShareSign, TraitSign
from realmwright.protocol import Person
from realmwright.server.storage import schema
from realmwright.server.storage.paging import Place, Stream, merged
from realmwright.server.storage.sums import add_to_sums
from realmwright.traits.trait import Trait

RECENT: Final = 200
"""Of so many of the latest games a profile says where points came from, what was chosen, and what their traits were."""
FAVOURITES: Final = 5
TRAITS: Final = 12
"""So many traits of a kind are told, those of most games."""
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
    query = select(_results.game, _results.won, _results.facts)
    latest = merged(_streams(query, person, everything=True), None, RECENT)
    recent = (await connection.execute(latest)).all()
    by_game: dict[str, list[tuple[int, int, int, int, int]]] = defaultdict(list)
    for row in rows:
        by_game[row.game].append((row.players, row.seat, row.games, row.won, row.points))
    said: dict[str, list[tuple[bool, dict[str, Any]]]] = defaultdict(list)
    for row in recent:
        said[row.game].append((row.won, json.loads(row.facts)))
    found = [_stats(game, numbers, said[game]) for game, numbers in by_game.items()]
    return sorted(found, key=lambda each: (-each.games, each.game))


def _stats(
    game: str, rows: Sequence[tuple[int, int, int, int, int]], recent: Sequence[tuple[bool, dict[str, Any]]]
) -> GameStats:
    games = sum(count for _, _, count, _, _ in rows)
    sources: Counter[str] = Counter()
    chosen: Counter[str] = Counter()
    for _, facts in recent:
        sources.update(facts["sources"])
        for name, values in facts["chosen"].items():
            chosen.update({f"{name}:{value}" for value in values})
    return GameStats(
        game=game,
        games=games,
        won=sum(won for _, _, _, won, _ in rows),
        points=sum(points for _, _, _, _, points in rows) / games,
        by_seat=_shares([(seat + 1, count, won) for _, seat, count, won, _ in rows]),
        by_players=_shares([(players, count, won) for players, _, count, won, _ in rows]),
        sources={name: points / len(recent) for name, points in sources.most_common() if points},
        favourites=[name for name, _ in chosen.most_common(FAVOURITES)],
        # Results that were noted by a release that did not know of traits have none.
        traits=_traits((won, facts.get("traits", {})) for won, facts in recent),
    )


def write_traits(traits: Iterable[Trait]) -> dict[str, list[str]]:
    """Traits as they are stored: kind by kind, each as the names of its things, between which are spaces."""
    found: dict[str, list[str]] = defaultdict(list)
    for kind, things in traits:
        found[kind].append(" ".join(things))
    return found


def _traits(games: Iterable[tuple[bool, Mapping[str, Sequence[str]]]]) -> list[TraitSign]:
    """How many games somebody played and won with each trait, kind by kind."""
    played: dict[str, Counter[str]] = defaultdict(Counter)
    victories: dict[str, Counter[str]] = defaultdict(Counter)
    for won, traits in games:
        for kind, found in traits.items():
            played[kind].update(found)
            if won:
                victories[kind].update(found)
    return [
        TraitSign(kind, things.split(), count, victories[kind][things])
        for kind, of_kind in played.items()
        for things, count in of_kind.most_common(TRAITS)
    ]


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


async def replace_results(connection: AsyncConnection, table: str, rows: Sequence[dict[str, Any]]) -> None:
    """Note the results of a table in place of those that were noted before, and change the sums by what differs."""
    of_table = _results.table == table
    old = (await connection.execute(select(schema.results).where(of_table).with_for_update())).mappings().all()
    if old:
        await connection.execute(delete(schema.results).where(of_table))
    if rows:
        await connection.execute(insert(schema.results), rows)
    changes = [*(_summed(row["person"], row, -1) for row in old), *(_summed(row["person"], row) for row in rows)]
    await add_to_sums(connection, schema.result_sums, changes)


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
