"""The cards that every game has: Treasures, Victory cards and Curses, in the order of their numbers."""

from typing import Final

from realmwright.rules.dominion.content.shapes import COIN, disc
from realmwright.rules.dominion.model.catalogue import COPPERS, CURSES, TREASURE, VICTORY, Card, Emblem


def victory_pile(players: int) -> int:
    """The pile of a Victory card (DOM-2.3)."""
    return 8 if players <= 2 else 12


BASIC: Final = (
    Card(
        "copper",
        TREASURE,
        0,
        coins=1,
        stock=lambda players: 60 - COPPERS * players,
        emblem=Emblem(COIN + "M-2.5-4.5H2.5M-2.5 4.5H2.5M0-4.5V4.5"),
    ),
    Card(
        "silver",
        TREASURE,
        3,
        coins=2,
        stock=lambda _: 40,
        emblem=Emblem(COIN + "M-5-4.5H5M-5 4.5H5M-2-4.5V4.5M2-4.5V4.5"),
    ),
    Card(
        "gold",
        TREASURE,
        6,
        coins=3,
        stock=lambda _: 30,
        emblem=Emblem(COIN + "M-6-4.5H6M-6 4.5H6M-4-4.5V4.5M0-4.5V4.5M4-4.5V4.5"),
    ),
    Card(
        "estate",
        VICTORY,
        2,
        points=1,
        stock=victory_pile,
        emblem=Emblem("M-7.5 10.5V-1M7.5 10.5V-1M-11 2L0-9 11 2M-11 10.5H11M-2.5 10V4H2.5V10"),
    ),
    Card(
        "duchy",
        VICTORY,
        5,
        points=3,
        stock=victory_pile,
        emblem=Emblem("M-5 10.5V-4L0-10 5-4V10.5M-5 1H-11V10.5H11V1H5M0-3.5V-2M-8 5v1.5M8 5v1.5M-1.8 10V6H1.8V10"),
    ),
    Card(
        "province",
        VICTORY,
        8,
        points=6,
        stock=victory_pile,
        emblem=Emblem(
            "M-11 10.5V-2.5M-11 .5H-5M-8-2.5v2M-5-3.5V10.5M5-3.5V10.5M5 .5H11M8-2.5v2M11-2.5V10.5M-11 10.5H11"
            "M-5-.5H5M-1.7-3.5v2M1.7-3.5v2M0-3.5V-11L5.5-9 0-7M-2 10V7.5a2 2 0 0 1 4 0V10"
        ),
    ),
    Card(
        "curse",
        CURSES,
        0,
        points=-1,
        stock=lambda players: 10 * max(players - 1, 1),
        emblem=Emblem(
            "M-5.5 5.5Q-9.5 3-9.5-2A9.5 8.5 0 0 1 9.5-2Q9.5 3 5.5 5.5V10.5H-5.5zM-1.8 10V8M1.8 10V8",
            disc(-4, -1.5, 2.4) + disc(4, -1.5, 2.4) + "M0 1.5l1.4 2.8h-2.8z",
        ),
    ),
)
