"""The amendments of Winter Kingdom: what was changed since the first version of its rules, and by which number."""

from typing import Final

from realmwright.amendments import Amendment

SETTLERS_MAY: Final = 2

AMENDMENTS: Final = (
    Amendment(
        SETTLERS_MAY,
        "WK-10.15",
        "The piece that Settlers brings may be declined; before, it had to be built if it could be.",
        "0.2.0",
    ),
)
