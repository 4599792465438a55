"""The numbers of actions: a few by themselves, and for each verb one for each card.

An action means the same in every position: ``GAIN + SILVER`` is always "gain silver".
"""

from typing import Final

DONE: Final = 0
ALL_TREASURES: Final = 1
END_TURN: Final = 2
DISCARD_DECK: Final = 3
ALONE: Final = {DONE: "done", ALL_TREASURES: "play all treasures", END_TURN: "end turn", DISCARD_DECK: "discard deck"}
"""The actions that name no card."""

SPAN: Final = 40
"""How many cards a verb has room for. It stays: a larger one would move the numbers of all actions."""
PLAY: Final = 8
BUY: Final = PLAY + SPAN
GAIN: Final = BUY + SPAN
DISCARD: Final = GAIN + SPAN
TRASH: Final = DISCARD + SPAN
TOPDECK: Final = TRASH + SPAN
REVEAL: Final = TOPDECK + SPAN
SET_ASIDE: Final = REVEAL + SPAN
KEEP: Final = SET_ASIDE + SPAN
PICK: Final = KEEP + SPAN
END: Final = PICK + SPAN
VERBS: Final = {
    "play": PLAY,
    "buy": BUY,
    "gain": GAIN,
    "discard": DISCARD,
    "trash": TRASH,
    "topdeck": TOPDECK,
    "reveal": REVEAL,
    "set aside": SET_ASIDE,
    "keep": KEEP,
    "pick": PICK,
}
VERB_AT: Final = {first: verb for verb, first in VERBS.items()}
