"""What `python -m forge` has to know to compile the rules."""

from typing import Final

from orchard.state import VERBS, State
from realmwright.native import NativeRules, Size

NATIVE: Final = NativeRules("orchard", State, sizes=(Size(64, 64),), size_of=lambda _: Size(0, len(VERBS)))
