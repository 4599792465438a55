"""Moderation at one table: whom its host may mute or send away, and when.

A player is never sent away from a game that has begun: that would be a way to win it. They can be muted.
"""

from typing import NamedTuple

from realmwright.protocol import Kick, Mute, Unmute
from realmwright.server.errors import Refused
from realmwright.server.storage.entries import AnyBody, Muted, Removed, Unmuted
from realmwright.server.tables.table import Table


class Speaker(NamedTuple):
    """The author of a chat message, and the name that they went by."""

    person: str
    name: str


class Target(NamedTuple):
    """A person at a table, whom somebody else has named."""

    person: str
    name: str
    seat: int | None
    """Their seat, if they have one."""
    about: int | None
    """Without a seat, the chat message by which they were named."""


def target(table: Table, seat: int | None, entry: int | None, speaker: Speaker | None) -> Target:
    """The person that a seat or a chat message stands for. Raises Refused if it is nobody."""
    if (seat is None) == (entry is None):
        raise Refused("bad-message", "name a person by their seat or by a chat message of theirs")
    if seat is not None:
        if seat >= len(table.data.seats):
            raise Refused("unknown-seat", f"the seats are 0 to {len(table.data.seats) - 1}")
        sits = table.data.seats[seat]
        if sits.kind != "person" or sits.person is None:
            raise Refused("not-allowed", "no person of their own sits there")
        return Target(sits.person, sits.name or "", seat, None)
    assert entry is not None
    if speaker is None or entry > table.number:
        raise Refused("unknown-person", "this is no chat message of anybody here")
    own = [number for number in table.seats_of(speaker.person) if table.data.seats[number].kind == "person"]
    return Target(speaker.person, speaker.name, own[0] if own else None, None if own else entry)


def removable(table: Table, found: Target) -> bool:
    """Whether the host may send a person away now."""
    playing = found.seat is not None and table.data.phase != "open"
    return not playing and table.data.phase != "closed" and found.person not in (table.data.host, *table.data.removed)


def decide_moderation(table: Table, actor: str, command: Kick | Mute | Unmute, speaker: Speaker | None) -> AnyBody:
    """The entry that a command of the host about a person leads to."""
    if table.data.phase == "closed":
        raise Refused("not-now", "this table is closed")
    if table.data.host != actor:
        raise Refused("not-yours", "only the host may do this")
    found = target(table, command.seat, command.entry, speaker)
    if found.person == actor:
        raise Refused("not-allowed", "you cannot do this to yourself")
    muted = found.person in table.data.muted
    match command:
        case Mute():
            if muted:
                raise Refused("not-now", "they are muted already")
            return Muted(found.person, found.seat, found.about)
        case Unmute():
            if not muted:
                raise Refused("not-now", "they are not muted")
            return Unmuted(found.person, found.seat, found.about)
        case Kick():
            if found.person in table.data.removed:
                raise Refused("not-now", "they have been sent away already")
            if not removable(table, found):
                raise Refused("not-now", "the game has begun: a player cannot be sent away from it, but be muted")
            return Removed(found.person, found.seat, found.about)
