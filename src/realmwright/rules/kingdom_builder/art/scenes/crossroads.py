"""Scenes of the tasks of Crossroads: each shows what has to be achieved once."""

from typing import Final

from realmwright.rules.kingdom_builder.art.scenes.scene import KingdomScene

SCENES: Final = {
    # The flower field is not full.
    "home country": KingdomScene(
        drawn="""
            T  T  T  D  D
              T  T  G1 D  D
            T  G1 G1 T  D
              T  C  F1 F1 F
            C  C  C  F  F
        """,
    ),
    "fortress": KingdomScene(
        drawn="""
            D  D  D  T  T
              D  G1 G1 T1 T
            D  G1 G1 G1 T
              C  G1 F1 F  F
            C  C  F  F  F
        """,
    ),
    # A horizontal row counts for nothing, however long it is.
    "road": KingdomScene(
        drawn="""
            D  D  D  D  D  G  G  G  G
              D  D1 D  D  D  G1 G1 G  G
            D  D  D1 D  D  G  G  G  G
              D  D  D1 D  D  D  G  G  G
            D  D  D  D1 D  D  D  G  G
              C  C  C  D1 D  D  D  D  G
            C  C  C  C  D1 D  D  D  D
              C  C  C  C  D1 D  D  D  D
            C  C  C  C  C  D  D  D  D
        """,
        breadth=270,
    ),
    "place of refuge": KingdomScene(
        drawn="""
            D  D  D  T  T
              D  G1 G1 T1 T
            D  G1 L  G1 T
              C  G1 F1 F  F
            C  C  F  F  F
        """,
        locations=("oasis",),
        because="L",
    ),
    # Seven along one edge; a gap between them does not matter.
    "advance": KingdomScene(
        drawn="""
            G  G1 G1 G1 D  D1 D1 D1 T1
              G  G  D  D  D  D  T  T  T
            G  G  G  D1 D  D  T  T  T
              C  C  G  D  D  D  D  T  T
            C  C  C  C  D  D  D  D  T
              C  C  C  C  C  D  D  D  D
            C  C  C  C  C  D  D  D  D
        """,
        centre=(0.3, -0.6),
        breadth=300,
    ),
    "compass points": KingdomScene(
        drawn="""
            G  G  G1 T  T  T
              G  G  T  T  T  D
            G1 C  C1 D  D  D
              C  C  C  D  D  D1
            C  C  F  F1 F  D
        """,
        breadth=244,
    ),
}
