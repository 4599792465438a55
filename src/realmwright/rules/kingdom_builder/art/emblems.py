"""The emblems of Kingdom Builder: of what earns gold, cards, tasks and the rest, and of the sets that add to the game.

Each is drawn in strokes on a grid of 24 by 24 units around the origin, in whatever colour there is where it is used.
"""

from typing import Final

from realmwright.hexgames import terrain_art
from realmwright.rules.kingdom_builder.art.glyphs import PLACES, TILES

EMBLEMS: Final = {
    # A fish, looking to the left.
    "fishermen": "M-11 0Q-3.5-12.5 5 0-3.5 12.5-11 0zM5 0L10.5-6V6zM-6.5-1v.1M-1.5-4.2Q.8 0-1.5 4.2",
    # A pair of scales.
    "merchants": (
        "M0-10.5V10M-5 10.5H5M-7.5-7H7.5M-7.5-7L-11 2.5M-7.5-7L-4 2.5"
        "M7.5-7L11 2.5M7.5-7L4 2.5M-11 3H-4Q-7.5 8-11 3zM11 3H4Q7.5 8 11 3z"
    ),
    # A compass with its needle.
    "discoverers": "M0-10.5A10.5 10.5 0 1 1-.1-10.5zM5-5L2 2-5 5-2-2z",
    # One hut on a wide plain, with smoke.
    "hermits": "M-5.5 9V2M5.5 9V2M-8 4L0-3.5 8 4M-11 9.5H11M0 9V5.5M4-4.5q-1.5-1.6 0-3t0-3",
    # Houses wall to wall.
    "citizens": "M-4 10V-4L0-9.5 4-4V10M-4 2.5L-7.5-2-11 2.5V10H11V2.5L7.5-2 4 2.5M0-2v.1M0 10V5",
    # A pick.
    "miners": "M-9.5 10.5L4.5-4.5M-5-9.5Q10-12.5 9.5 5 7.5-5.5-5-9.5z",
    # A hammer.
    "workers": "M-1.2-10.5L-10.5-1.2-6.5 2.8 2.8-6.5zM-1.8-1.8L10 10",
    # A closed helmet.
    "knights": "M-8 6V-2.5A8 8 0 0 1 8-2.5V6L0 11zM-8-2H8M0-2V11M4 3v.1M-4 3v.1",
    # A crown.
    "lords": "M-8.5 9.5L-10.5-5-4.5 0 0-9 4.5 0 10.5-5 8.5 9.5zM-8 5H8",
    # A digging fork.
    "farmers": "M-8-10.5V-3Q-8-1-6-1H6Q8-1 8-3V-10.5M-2.7-10.5V-1M2.7-10.5V-1M0-1V10.5M-3 10.5H3",
    # Father, mother and child.
    "families": (
        "M-6-10a2.5 2.5 0 1 1-.1 0zM6-10a2.5 2.5 0 1 1-.1 0zM0-1.5a2 2 0 1 1-.1 0z"
        "M-10.5 10.5V1.5Q-10.5-2-6.5-2M10.5 10.5V1.5Q10.5-2 6.5-2M-4 10.5V9Q-4 5.5 0 5.5T4 9V10.5"
    ),
    # A sheep.
    "shepherds": (
        "M-3.5 5Q-7 4-6 .5-7.5-4-2.5-5-.5-8.5 3.5-6.5 8.5-7 9-2.5 11.5 2 7 5z"
        "M-6-3.5L-10.5-4.5-11-.5Q-9.5 2.5-6 1M-1.5 5V10.5M5.5 5V10.5"
    ),
    # A scroll.
    "ambassadors": (
        "M-5-6.5V7.5Q-5 10.5-2 10.5H7.5Q10.5 10.5 10.5 7H.5"
        "M7.5 7V-7.5Q7.5-10.5 4.5-10.5H-8Q-10.5-10.5-10.5-6.5H-5M-1-5H3.5M-1-1H3.5"
    ),
    # Crystals.
    "geologists": (
        "M-3.5 10.5V-6.5L0-11 3.5-6.5V10.5zM-3.5 10.5H-8L-10.5 3-7.5-1-3.5 1.5M3.5 10.5H8L10.5 1 7.5-3 3.5 0M0-6.5V10.5"
    ),
    # A post horn.
    "messengers": "M-11-6.5H3.5Q8-6.5 10.5-9.5V1.5Q8-2.5 3.5-2.5H2M-2-6.5a6.5 6.5 0 1 0 3 0M-11-8V-5",
    # A banner.
    "vassals": "M0-11V-8M-8.5-8.5H8.5M-6.5-8.5V8L0 4 6.5 8V-8.5M0-4.5V0M-2.2-2.2H2.2",
    # The star and the stripes of a rank.
    "captains": (
        "M-9.5 4L0-2 9.5 4M-9.5 10.5L0 4.5 9.5 10.5"
        "M0-11L1.2-8.6 3.8-8.2 1.9-6.4 2.4-3.8 0-5-2.4-3.8-1.9-6.4-3.8-8.2-1.2-8.6z"
    ),
    # A spyglass.
    "scouts": "M-10.5 6.5L-8 10.5 10.5-2 6-9.5zM-5.5 2.5L-3 7M1-2.5L4.5 2.5",
    # A fan.
    "noblewomen": "M0 8.5L-10.5-3.5A14.5 14.5 0 0 1 10.5-3.5zM0 8.5L-4.5-7.5M0 8.5L4.5-7.5M0 8.5V11",
    # A bow and an arrow.
    "rangers": "M-4.5-10.5Q8-7 4.5 0 8 7-4.5 10.5L-9.5 0zM-9.5 0H11M7.5-3.5L11 0 7.5 3.5",
    # The key of the town.
    "mayors": "M-5.5.5A5 5 0 1 1-5.6.5zM-2 2L10-10M6-6L10-2M2-2L5.5 1.5",
    # Links of a chain.
    "chainers": "M-5.7 .7A5 5 0 1 1-5.8 .7zM0-5A5 5 0 1 1-.1-5zM5.7-10.7A5 5 0 1 1 5.6-10.7z",
    # A boot.
    "travellers": "M-6-10.5H3V0Q3 3 6.5 4 10.5 5 10.5 9.5H-6zM-6 5.5H2M-6-6.5H3",
    # A house behind its fence.
    "homesteaders": (
        "M-6 1.5V-4M6 1.5V-4M-9-1.5L0-10 9-1.5M-10.5 4H10.5M-10.5 8H10.5"
        "M-8 1.5V10.5M-2.7 1.5V10.5M2.7 1.5V10.5M8 1.5V10.5"
    ),
    # A bundle on a stick.
    "rovers": "M-10.5 4.5L10.5-10M4-5.5Q-3.5-1-1.5 5 1 10.5 6 9.5 11.5 7.5 9.5 1.5 8-3.5 4-5.5zM1.5-1Q5 1 8-1.5",
    # Tasks: a house that fills its land.
    "home country": "M0-11.5L10-5.8V5.8L0 11.5-10 5.8V-5.8zM-4.5 5V0L0-4.5 4.5 0V5z",
    # A keep behind its walls.
    "fortress": "M-10.5 10V.5H-7V3H-4.5V-6.5H-1.5V-4H1.5V-6.5H4.5V3H7V.5H10.5V10zM0-5V-11.5L5-9.5 0-8M0 10V6",
    # A road to the horizon.
    "road": "M-10 10.5L-2.5-10.5M10 10.5L2.5-10.5M0 9.5V6M0 2V-.5M0-4V-5.5",
    # A place with houses on all its sides.
    "place of refuge": (
        "M0-3.2A3.2 3.2 0 1 1-.1-3.2zM8.7-2.2l2.1 2v2.3h-4.2v-2.3z"
        "M4.4 5.3l2.1 2v2.3h-4.2v-2.3zM-4.3 5.3l2.1 2v2.3h-4.2v-2.3z"
        "M-8.7-2.2l2.1 2v2.3h-4.2v-2.3zM-4.4-9.7l2.1 2v2.3h-4.2v-2.3z"
        "M4.4-9.7l2.1 2v2.3h-4.2v-2.3z"
    ),
    # All of them up to the edge.
    "advance": (
        "M-10.5-10.5H10.5M0 10.5V-6M-3.5-2.5L0-6 3.5-2.5M-8 10.5V0M-10.5 2.5L-8 0-5.5 2.5M8 10.5V0M5.5 2.5L8 0 10.5 2.5"
    ),
    # A compass rose.
    "compass points": (
        "M0-11.5L2.5-2.5 11.5 0 2.5 2.5 0 11.5-2.5 2.5-11.5 0-2.5-2.5zM6-6L7-7M6 6L7 7M-6 6L-7 7M-6-6L-7-7"
    ),
    "castles": PLACES["castle"].glyph,
    "palaces": PLACES["palace"].glyph,
    # A star in a wreath.
    "capitols": (
        "M-1.5 10.5Q-8 8.5-8-1.5M1.5 10.5Q8 8.5 8-1.5M-5.5 8L-9.5 8.5M5.5 8L9.5 8.5"
        "M-7.5 4L-11 2.5M7.5 4L11 2.5M-8-1L-11-4M8-1L11-4M-8-2Q-9-6-6-9.5M8-2Q9-6 6-9.5"
        "M0-6L1.5-2.5 5-2 2.5 .5 3 4 0 2.5-3 4-2.5 .5-5-2-1.5-2.5z"
    ),
    "treasure": TILES["treasure"].glyph,
}
"""By the source of the gold, as a score names it."""

SETS: Final = {
    "nomads": PLACES["nomad"].glyph,
    "crossroads": PLACES["crossroads"].glyph,
    # Reeds in the water.
    "marshlands": (
        "M-7 5.5V0M-8.2 0V-5Q-7-6.5-5.8-5V0zM0 5.5V-3.5M-1.2-3.5V-9Q0-10.5 1.2-9V-3.5zM7 5.5V2.5"
        "M5.8 2.5V-2Q7-3.5 8.2-2V2.5zM-10.5 9.5q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
    # A sheaf.
    "harvest": (
        "M0 10.5V-4.5M-5.5 10.5Q-1.5 5.5-2 3.5L-6-2M5.5 10.5Q1.5 5.5 2 3.5L6-2M-3.5 4H3.5"
        "M0-4.5q-3-3 0-6.5 3 3.5 0 6.5zM-6-2q-4.3-.6-4-5.5 4.5 1 4 5.5zM6-2q4.3-.6 4-5.5-4.5 1-4 5.5z"
    ),
    "capitol": EMBLEMS["capitols"],
    "caves": TILES["cave"].glyph,
    # A palm on a shore.
    "island": (
        "M1-3.5Q2.5 0 1.5 3.5M1-3.5Q-2-8.5-7-5.5M1-3.5Q4-8.5 9-5.5M1-3.5Q-3-5-5 .5M1-3.5Q5-5 7 .5"
        "M-9.5 6.5Q0 .5 9.5 6.5M-10.5 10.5q2.6-2.6 5.2 0t5.2 0 5.2 0 5.2 0"
    ),
}
"""What stands for each set that adds to the base game."""


def emblem_id(name: str) -> str:
    """The name under which the emblem of a source of gold is defined."""
    return terrain_art.symbol_id("rw-kb-card-", name)


def emblem(name: str) -> str:
    """The definition of the emblem of a source of gold."""
    return terrain_art.emblem(emblem_id(name), EMBLEMS[name])


def set_id(name: str) -> str:
    """The name under which the emblem of a set is defined."""
    return terrain_art.symbol_id("rw-kb-set-", name)


def set_emblem(name: str) -> str:
    """The definition of the emblem of a set."""
    return terrain_art.emblem(set_id(name), SETS[name])
