"""What the forge and the loader of compiled rules need to know about Dominion: see :mod:`realmwright.native`."""

from typing import Final

from realmwright.native import NativeRules, Observed, Size
from realmwright.rules.dominion.exchange import observing
from realmwright.rules.dominion.model.actions import END
from realmwright.rules.dominion.state import State

NATIVE: Final = NativeRules(
    "dominion",
    State,
    sizes=(Size(64, 448),),
    size_of=lambda _: Size(0, END),
    observed=Observed(observing.numbers),
)
