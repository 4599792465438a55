"""Whose chat people do not read: of those whom they have muted, and of those whom they have blocked."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import CompoundSelect, select

from realmwright.server.storage import schema


def unread_by(people: Collection[str]) -> CompoundSelect[Any]:
    """Pairs of a person and somebody whom they do not read, for all of these people."""
    mutes, blocks = schema.mutes.c, schema.blocks.c
    muted = select(mutes.person, mutes.muted).where(mutes.person.in_(people))
    return muted.union(select(blocks.person, blocks.blocked).where(blocks.person.in_(people)))
