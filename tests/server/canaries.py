"""What nobody may find out at a table of the game ``tiny``: names and numbers to search for on the wire.

All of it is worked out from dumps alone, not by the plugin's own idea of what is hidden.
"""

import json
import re
from typing import Any

from realmwright.game import State

CANARY = re.compile(r"canary-[a-z]+")


def canaries(text: str) -> set[str]:
    """All names of cards in a text: whatever was sent, written or shown."""
    return set(CANARY.findall(text))


def hidden_from(state: State, seat: int | None) -> set[str]:
    """The cards that a seat, or a spectator, may not know as the position stands now.

    Of the past it knows nothing: a card whose playing was taken back is hidden again.
    """
    dump: Any = state.dump()
    over = dump["turn"]["step"] == "over"
    known: set[str] = set()
    for owner, player in enumerate(dump["players"]):
        known.update(player["laid"])
        if owner == seat or (over and dump["open_end"]):
            known.update(player["hand"])
        if owner == seat or over:
            known.add(player["reserve"])
    if over:
        known.add(dump["stash"])
    return canaries(json.dumps(dump)) - known


def hidden_points(state: State, seat: int | None) -> set[str]:
    """The true scores that a seat, or a spectator, may not know now, in every way that a number is written."""
    if state.seat is None:
        return set()
    scores = state.scores()
    others = [score for owner, score in enumerate(scores) if owner != seat]
    numbers = {points for score in others for points in (score["reserve"], score.total)}
    # What lies open, and what is one's own, can be worth as much by chance.
    numbers -= {score["laid"] for score in scores}
    if seat is not None:
        numbers.discard(scores[seat].total)
    return {written for points in numbers for written in (f"{points}", f"{points:,}", f"{points:,}".replace(",", "."))}
