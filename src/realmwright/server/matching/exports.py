"""Searches and challenges in the export of somebody's data."""

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from realmwright.server.storage import schema


async def export_matching(connection: AsyncConnection, person: str) -> dict[str, list[dict[str, object]]]:
    """What somebody searches for, and challenges to them and by them. Whom they have met is told by their tables."""
    searches, challenges = schema.searches.c, schema.challenges.c
    wish = [column for column in searches if column.name not in ("person", "met")]
    found = await connection.execute(select(*wish).where(searches.person == person))
    sent = (challenges.challenger == person).label("sent")
    query = select(challenges.table, challenges.speed, challenges.created, challenges.until, sent)
    query = query.where(or_(challenges.challenger == person, challenges.person == person))
    asked = await connection.execute(query.order_by(challenges.created))
    return {
        "searches": [dict(row) for row in found.mappings()],
        "challenges": [dict(row) for row in asked.mappings()],
    }
