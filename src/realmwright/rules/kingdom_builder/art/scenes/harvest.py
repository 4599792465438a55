"""Scenes of Harvest: its cards."""

from typing import Final

from realmwright.hexgames.posters import FAR
from realmwright.rules.kingdom_builder.art.scenes.scene import LINE, QUADRANT, KingdomScene

SCENES: Final = {
    # The middle line has two.
    "rangers": KingdomScene(
        drawn="""
            A  A  G  G  G
              A  A1 G  G  D
            T  T1 G  D1 D
              T  T  G1 D  D
            T  T  C  C  C
        """,
        around=LINE,
        strung=True,
    ),
    # The fourth on a line marks it; on the line below there are only three.
    "mayors": KingdomScene(
        drawn="""
            A  A  A  T  T  T
              A  A  G  G  T  T
            C  G1 G1 G+ G1 T
              C  C1 D  D1 D1 D
            C  C  D  D  D  D
              C  C  C  D  D  D
        """,
        around=LINE,
        breadth=150,
    ),
    # The end of the chain has one beside it, and where a ring hangs on it there are three.
    "chainers": KingdomScene(
        drawn="""
            G  G  G  A  A
              G  G  A1 A1 A
            T  G1 A1 A  A
              T  G1 C  C  C
            T  T  C  C  C
        """,
    ),
    "travellers": KingdomScene(
        drawn="""
            A1 A  A1 G  G
              A  A  G  G  G
            A1 T  G1 G  D
              T  T  T  D  D
            T  T  C  C  D
        """,
        centre=(-0.85, -1),
    ),
    "homesteaders": KingdomScene(
        drawn="""
            A  A  A  G  G  G
              A  A1 G  G  T1 T
            D  A1 A1 T  T1 T
              D  D1 F  C  C  W
            D  F  F  C1 C1 W
              F  F  F  C  C  C
        """,
        around=QUADRANT,
        borders=QUADRANT,
        by_piece=True,
        breadth=FAR,
    ),
    # The second one in a quadrant pays no more.
    "rovers": KingdomScene(
        drawn="""
            A  A  T  T  T  T
              A  A1 T  T  T  T
            G  G+ G+ G+ G  T
              C  C  C  D  D1 D
            C  C  C  D  D  D
              C  C  C  D  D  D
        """,
        borders=QUADRANT,
        breadth=150,
    ),
}
