"""What lists and logs tell of a table."""

import json
from typing import Final

from realmwright.server.storage.log_writer import Summary
from realmwright.server.tables import commands
from realmwright.server.tables.table import Table

BOT_GRACE: Final = 5.0
"""Seconds beyond a bot's limit after which any process looks whether the bot is still thought about."""
SLOW_TURN: Final = 3600
SLOW_GAME: Final = 86_400
"""Whoever has so many seconds for a turn or a game does not sit and wait: that is play over days."""


def short(ident: str) -> str:
    """As much of an id as logs may tell: the whole of it is the invitation."""
    return ident[:6]


def summarise(table: Table, bot_limit: float) -> Summary:
    """What lists show of a table."""
    sheet = table.sheet
    due = commands.due(table)
    if table.thinker() is not None or commands.begins_by_itself(table):
        due = sheet.changed + bot_limit + BOT_GRACE
    clock = sheet.settings.clock
    return Summary(
        game=sheet.settings.game,
        title=sheet.settings.title,
        public=sheet.settings.public,
        phase=sheet.phase,
        names=json.dumps([seat.name for seat in sheet.seats], ensure_ascii=False),
        winners=json.dumps(sheet.outcome.winners) if sheet.outcome else None,
        waits_for=table.waits_for(),
        due=due,
        slow=(clock.game or SLOW_GAME) >= SLOW_GAME and (clock.turn or SLOW_TURN) >= SLOW_TURN,
        turned=sheet.turned,
        people=frozenset(table.people()),
    )
