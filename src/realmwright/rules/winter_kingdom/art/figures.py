"""What lies on the table of Winter Kingdom besides houses: forts, and coins."""

from typing import Final

from realmwright.drawing import GOLD, PEN, WHITE, Palette, Player, Point, coat_of, contact, element, mix, part
from realmwright.hexgames.terrain_art import small_house, symbol_id
from realmwright.rules.winter_kingdom.art.glyphs import PREFIX

_WALL: Final = "M-13 10.4V-.6H-9.4V2H-5.6V-.6H-1.9V2H1.9V-.6H5.6V2H9.4V-.6H13V10.4z"
_WALL_SHADED: Final = "M5.6 10.4V-.6V2H9.4V-.6H13V10.4z"
_GATE: Final = "M-3.2 10.4V8q0-2.8 2.8-2.8T2.4 8v2.4z"
COIN_ID: Final = PREFIX + "coin"


def fort_id(player: Player) -> str:
    """The name under which a player's fort is defined."""
    return symbol_id(PREFIX + "fort-", player.name)


def fort(player: Player, palette: Palette) -> str:
    """The definition of a player's fort: the player's house behind a wall, for it counts for two (WK-6.2)."""
    coat = coat_of(player, palette)
    return element(
        "g",
        contact(13, 9.4),
        small_house(player, Point(0, -5), 0.78, palette),
        coat.whole(_WALL),
        part(mix(coat.base, coat.light, 0.55), _WALL),
        part(coat.dark, _WALL_SHADED),
        part(coat.edge, _GATE),
        id=fort_id(player),
    )


def coin(palette: Palette) -> str:
    """The definition of a coin with a snowflake on it, 24 by 24 units."""
    metal = palette.shade(GOLD)
    edge = mix(metal, palette.ink, 0.62)
    arms = "M0-6V6M-5.2-3L5.2 3M5.2-3L-5.2 3M-1.8-4.6L0-3 1.8-4.6M-1.8 4.6L0 3 1.8 4.6"
    return element(
        "g",
        element("circle", r=10.8, fill=metal, stroke=edge, stroke_width=1.2),
        element("circle", r=8.6, fill=mix(metal, WHITE, 0.28), stroke=mix(metal, palette.ink, 0.35), stroke_width=0.9),
        element("path", d=arms, stroke=edge, stroke_width=1.7, **PEN),
        id=COIN_ID,
    )
