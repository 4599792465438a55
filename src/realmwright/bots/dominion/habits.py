"""What all strategies do alike unless they say otherwise: which Actions come first, and what goes to the trash."""

from collections.abc import Mapping
from typing import Final

from realmwright.bots.dominion.moment import Line, Lines
from realmwright.rules.dominion.content.special_instructions import LIBRARY_HAND

PLAYS: Final[Lines] = (
    # What makes time for others.
    Line("village"),
    Line("festival"),
    # What costs no time.
    Line("laboratory"),
    Line("market"),
    Line("sentry"),
    Line("spy"),
    Line("merchant"),
    Line("harbinger"),
    Line("poacher"),
    Line("cellar", lambda now: now.ballast > 0),
    Line("throne room", lambda now: now.actions_in_hand > 1),
    # There is time for one of the others, most of the time: the best comes first.
    Line("chapel", lambda now: now.rubbish > 2),
    Line("witch", lambda now: now.left("curse") > 0),
    Line("council room"),
    Line("smithy"),
    Line("library", lambda now: len(now.hand) < LIBRARY_HAND - 1),
    Line("witch"),
    Line("bandit"),
    Line("artisan"),
    Line("militia"),
    Line("moneylender", lambda now: now.holds("copper")),
    Line("adventurer"),
    Line("mine", lambda now: now.holds("silver") or now.holds("copper")),
    Line("remodel", lambda now: now.holds("curse") or now.holds("estate") or now.holds("gold")),
    Line("chapel", lambda now: now.rubbish > 0),
    Line("moat"),
    Line("vassal"),
    Line("chancellor"),
    Line("woodcutter"),
    Line("feast"),
    Line("bureaucrat"),
    Line("workshop"),
    Line("thief"),
    Line("library", lambda now: len(now.hand) <= LIBRARY_HAND),
)
"""Which Action to play first; one that is not wanted is not played at all."""

TRASHES: Final[Lines] = (
    Line("curse"),
    Line("estate", lambda now: now.gains_to_end > 4),
    Line("copper", lambda now: now.money > 4),
    Line("estate", lambda now: now.gains_to_end > 2),
)
"""What to be rid of."""

TRASHED_BY: Final[Mapping[str, Lines]] = {
    "mine": (
        Line("silver", lambda now: now.left("gold") > 0),
        Line("copper", lambda now: now.left("silver") > 0),
    ),
    "moneylender": (Line("copper"),),
    "remodel": (
        Line("curse"),
        Line("gold", lambda now: 0 < now.provinces <= 6),
        Line("estate", lambda now: now.gains_to_end > 2),
        Line("copper", lambda now: now.provinces > 4),
    ),
}
"""What to give for something better, to cards that make something of what they trash."""
