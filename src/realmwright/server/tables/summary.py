"""What lists show of a table."""

import json
from functools import lru_cache
from typing import Final

from realmwright.server.storage.log_writer import Summary
from realmwright.server.tables import commands
from realmwright.server.tables.table import Table

BOT_GRACE: Final = 5.0
"""Seconds beyond a bot's time limit after which any process checks whether the bot is still at work."""


def summarise(table: Table, bot_limit: float) -> Summary:
    """The summary of a table."""
    data = table.data
    due = commands.due(table)
    plays = table.bot_to_move() is not None and not table.has_window and not table.bots_alone
    if (plays and not table.stopped) or commands.begins_by_itself(table):
        due = data.changed + bot_limit + BOT_GRACE
    return Summary(
        game=data.settings.game,
        title=data.settings.title,
        public=data.settings.public,
        phase=data.phase,
        names=_names_text(tuple([seat.name for seat in data.seats])),
        winners=json.dumps(data.outcome.winners) if data.outcome else None,
        waits_for=table.waits_for(),
        due=due,
        slow=table.over_days and not table.bots_alone,
        turned=data.turned,
        # A table of bots alone counts as that of whoever opened it.
        people=frozenset(table.people() or filter(None, [data.host])),
        host=data.host,
        delayed=data.settings.spectators == "delayed",
        rated=data.settings.rated,
        stopped=table.stopped,
        to_rate=data.settings.rated and data.phase == "over" and data.rated is None,
    )


@lru_cache(maxsize=10_000)
def _names_text(names: tuple[str | None, ...]) -> str:
    """The names at the seats as they are stored. They stay the same for a whole game."""
    return json.dumps(names, ensure_ascii=False)
