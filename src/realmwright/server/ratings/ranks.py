"""Ranks on leaderboards, exact at any time, without counting everybody who is better.

Of every pool it is kept how many people have a rating in each small step of skill. A rank is the sum of the steps above
one's own, and a count within that. There are some hundred steps, and a few hundred people in the fullest of fifty
thousand, so that a rank takes as long at the end of a leaderboard as at its top. The sums change in the transaction
that changes a rating. A rank that was remembered instead would be wrong as soon as anybody else had played.
"""

from collections.abc import Mapping, Sequence
from math import floor
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.ratings.scale import Rating
from realmwright.server.storage import schema
from realmwright.server.storage.sums import add_to_sums

STEPS: Final = 8
"""So many steps are one of skill: one is 3.7 points as people see them. A power of two, so that bounds are exact."""

_ratings: Final = schema.ratings.c
_sums: Final = schema.rating_sums.c


def step_of(mu: float) -> int:
    """The step that a skill belongs to."""
    return floor(mu * STEPS)


def _row(pool: str, mu: float, people: int) -> dict[str, Any]:
    return {"pool": pool, "step": step_of(mu), "people": people}


async def move_in_ranks(
    connection: AsyncConnection, pool: str, before: Mapping[str, Rating], after: Mapping[str, Rating]
) -> None:
    """People have other ratings in a pool than before; who had none yet is not among those before."""
    left = [_row(pool, rating.mu, -1) for person, rating in before.items() if person in after and rating.sure]
    come = [_row(pool, rating.mu, 1) for rating in after.values() if rating.sure]
    await add_to_sums(connection, schema.rating_sums, [*left, *come])


async def delete_ratings(connection: AsyncConnection, where: ColumnElement[bool]) -> int:
    """Delete ratings, and take them off the sums; returns how many there were."""
    gone = select(_ratings.pool, _ratings.mu, _ratings.sure).where(where).with_for_update()
    rows = (await connection.execute(gone)).all()
    await connection.execute(delete(schema.ratings).where(where))
    await add_to_sums(connection, schema.rating_sums, [_row(row.pool, row.mu, -1) for row in rows if row.sure])
    return len(rows)


async def ranks_of(connection: AsyncConnection, ratings: Sequence[tuple[str, Rating]]) -> list[int | None]:
    """The ranks of ratings in their pools, from 1; None where they are provisional. They are those of one moment."""
    sure = [(pool, rating) for pool, rating in ratings if rating.sure]
    better: list[Any] = [_better(pool, rating.mu) for pool, rating in sure]
    counted = iter((await connection.execute(select(*better))).one() if better else ())
    return [1 + int(next(counted)) if rating.sure else None for _, rating in ratings]


def _better(pool: str, mu: float) -> ColumnElement[int]:
    """How many on a leaderboard have more skill."""
    step = step_of(mu)
    above = select(func.coalesce(func.sum(_sums.people), 0)).where(_sums.pool == pool, _sums.step > step)
    beside = select(func.count()).where(_on_board(pool), _ratings.mu > mu, _ratings.mu < (step + 1) / STEPS)
    return above.scalar_subquery() + beside.scalar_subquery()


def _on_board(pool: str) -> ColumnElement[bool]:
    return (_ratings.pool == pool) & _ratings.sure.is_(True)


async def page_of_board(connection: AsyncConnection, pool: str, skipped: int, most: int) -> Select[Any] | None:
    """A query for those on a leaderboard behind so many of the best; None if there are none."""
    query = select(_ratings.person, _ratings.mu, _ratings.sigma, _ratings.games).where(_on_board(pool))
    if skipped:
        # The step in which the page begins. Everybody above it is counted already.
        steps = select(_sums.step, _sums.people).where(_sums.pool == pool).order_by(_sums.step.desc())
        for step, people in await connection.execute(steps):
            if skipped < people:
                query = query.where(_ratings.mu < (step + 1) / STEPS).offset(skipped)
                break
            skipped -= people
        else:
            return None
    return query.order_by(_ratings.mu.desc(), _ratings.person.desc()).limit(most)
