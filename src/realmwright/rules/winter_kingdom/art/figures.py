"""What lies on the table of Winter Kingdom besides houses: forts, and coins."""

from typing import Final

from realmwright.drawing import GOLD, PEN, Palette, Player, Point, element, mix
from realmwright.hexgames.terrain_art import body, piece, small_house, symbol_id
from realmwright.rules.winter_kingdom.art.glyphs import PREFIX

_WALL: Final = "M-13.5 11V0H-10V3H-6.8V0H-3.2V3H3.2V0H6.8V3H10V0H13.5V11z"
_GATE: Final = "M-2.5 11V8.5a2.5 2.5 0 0 1 5 0V11"
COIN_ID: Final = PREFIX + "coin"


def fort_id(player: Player) -> str:
    """The name under which a player's fort is defined."""
    return symbol_id(PREFIX + "fort-", player.name)


def fort(player: Player, palette: Palette) -> str:
    """The definition of a player's fort: two of the player's houses behind one wall, as it counts for two (WK-6.2)."""
    return piece(
        fort_id(player),
        player,
        palette,
        [
            *(small_house(player, Point(x, -2.4), palette) for x in (-6, 6)),
            body(_WALL, player, palette),
            element("path", d=_GATE, fill="none", stroke_width=1.1),
        ],
    )


def coin(palette: Palette) -> str:
    """The definition of a coin with a snowflake on it, 24 by 24 units."""
    metal = palette.shade(GOLD)
    edge = mix(metal, palette.ink, 0.55)
    arms = "M0-6V6M-5.2-3L5.2 3M5.2-3L-5.2 3"
    return element(
        "g",
        element("circle", r=10.5, fill=mix(metal, palette.paper, 0.25), stroke=edge, stroke_width=2),
        element("path", d=arms, stroke=edge, stroke_width=2, **PEN),
        id=COIN_ID,
    )
