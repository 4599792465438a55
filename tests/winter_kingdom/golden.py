"""The set-ups of the games of Winter Kingdom that must never change by accident: together they show the whole box."""

from collections.abc import Mapping
from typing import Final

from realmwright.game import Json
from realmwright.rules.winter_kingdom.setup import CARD_POOL, TWIST_POOL

FIRST_GAME: Final[Mapping[str, Json]] = {
    "boards": ["1A", "2A", "3A", "4A", "5A", "6A", "7A"],
    "cards": ["mountaineers", "hermits", "longhouses"],
    "economy": "agriculture",
    "twist": "none",
    "start": 0,
}
OTHER_SIDES: Final[Mapping[str, Json]] = {
    "boards": ["7B/3", "1B", "6B/5", "3B/1", "2B/4", "5B/2", "4B"],
    "cards": ["stewards", "lords", "royal roads"],
    "economy": "export",
    "twist": "roads",
    "direction": "rising",
    "start": 2,
}
ALL_TWISTS: Final[Mapping[str, Json]] = {
    "cards": ["messengers", "farmsteads", "surveyors"],
    "economy": "salvage",
    "twist": "none",
    "more_twists": list(TWIST_POOL),
    "direction": "falling",
    "top_board": "SW",
}


def economy(number: int, name: str, twist: str) -> dict[str, Json]:
    """A game with an economy and a twist, and with three cards of which other numbers have others."""
    cards = [CARD_POOL[(3 * number + place) % len(CARD_POOL)] for place in range(3)]
    return {"economy": name, "twist": twist, "cards": [*cards]}


ECONOMIES: Final = {
    # By name: players, seed, whether dice are fair, and the options.
    "agriculture": (2, 10, False, economy(0, "agriculture", "innovation")),
    "weapons": (3, 1066, True, economy(1, "weapons", "bargain")),
    "highlands": (4, 2027, False, economy(2, "highlands", "settlers")),
    "export": (2, 3007, False, economy(3, "export", "roads")),
    "enclosure": (2, 4020, False, economy(4, "enclosure", "wolves")),
    "pioneers": (3, 5062, False, economy(5, "pioneers", "mobility")),
    "marble": (2, 6000, True, economy(6, "marble", "dead end")),
    "salvage": (2, 7000, False, economy(7, "salvage", "islands")),
}
