"""The compiled twins of Dominion's positions: see :mod:`realmwright.twins`."""

from typing import Final

from realmwright.rules.dominion.actions import END
from realmwright.rules.dominion.policies import POLICIES
from realmwright.rules.dominion.state import State
from realmwright.twins import Size, Twins

TWINS: Final = Twins(State, sizes=(Size(64, 448),), size_of=lambda _: Size(0, END), policies=POLICIES)
