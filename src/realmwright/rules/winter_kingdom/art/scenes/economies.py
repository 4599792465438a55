"""Scenes of the economies: what is built now earns coins at once."""

from typing import Final

from realmwright.hexgames.posters import FAR
from realmwright.rules.winter_kingdom.art.scenes.scene import BOARD, CORNER_BOARDS, MEETING, WinterScene

SCENES: Final = {
    # The last one does not touch the village.
    "agriculture": WinterScene(
        drawn="""
            S  S  S  F  F
              G  G+ G+ G+ F
            G  G  V  F  F
              B  B  B  T  T
            B  B  T  T  T
        """,
        because="V",
    ),
    "weapons": WinterScene(
        drawn="""
            T  T  T  S  S
              T  T  G+ S  S
            T  T  T! G+ G
              B  B  B  G+ G
            B  B  B  G  G
        """,
    ),
    # The top board is the upper left one here.
    "highlands": WinterScene(
        drawn="""
            S  S  S  S  T  T
              S  S  G  T  T  T
            S  G+ G+ T  T  T
              B  G+ B  T  L  L
            B  B  B  B  L  L
              B  B  B  B  L  L
        """,
        corner=MEETING,
        slots=CORNER_BOARDS,
        around=BOARD,
        borders=BOARD,
        by_piece=True,
        breadth=FAR,
    ),
    "export": WinterScene(
        drawn="""
            .  S+ S  T  T  T
              S+ S+ T  T  T  T
            G  G  S  T  F  F
              G  G  G  F  F  F
            B  B  G  G  F  F
        """,
        corner=(-1, -4),
        centre=(-0.9, -0.9),
        breadth=160,
    ),
    # The lower one has free snow beside it.
    "enclosure": WinterScene(
        drawn="""
            T  T  L  L  L
              T  T  S1 L  L
            T  T  S+ L  L
              B  B  B  S+ S
            B  B  B  S  S
        """,
    ),
    # The first one stands beside an own house.
    "pioneers": WinterScene(
        drawn="""
            T  T  L  L  L
              T  G1 S+ L  L
            T  G  L  L  L
              G  S+ G  S+ B
            G  G  G  B  B
        """,
    ),
    "marble": WinterScene(
        drawn="""
            G  G  G  F  F
              G  T+ T  F  F
            G  T1 T+ F  F
              T  T  T+ L  L
            T  T  L  L  L
        """,
        together=True,
    ),
}
