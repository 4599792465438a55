"""Scenes of the base game: its Kingdom Builder cards, and castles."""

from typing import Final

from realmwright.hexgames.posters import FAR
from realmwright.rules.kingdom_builder.art.scenes.scene import LINE, QUADRANT, KingdomScene

SCENES: Final = {
    # The one inland does not count.
    "fishermen": KingdomScene(
        drawn="""
            T  T  G  G  W
              T  G1 G1 W  W
            T  G  G1 W  W
              G  G1 W  W  W
            G  W  W  W  W
        """,
        because="W",
    ),
    # Three of four places are joined.
    "merchants": KingdomScene(
        drawn="""
            T  T  G  G  G  G
              T  G  S  G  D  D
            T  T  G  G1 L  D
              T  C1 C1 D  L  D
            T  L  C  C  D1 D
              T  T  C  C  W  W
        """,
        locations=("oasis", "farm", "tavern"),
        because="LS",
        linked=True,
        breadth=156,
    ),
    # A line without a settlement pays nothing, one with two pays no more than one with one.
    "discoverers": KingdomScene(
        drawn="""
            F  F  G  G  G
              F  G1 G  D1 D
            T  T  G  D  D
              T  T  G1 D  C
            T  T  C  C  C
        """,
        around=LINE,
        strung=True,
    ),
    "hermits": KingdomScene(
        drawn="""
            T  T  T  G  G
              T  C1 G  G1 F
            T  C  C  G1 F
              C  C1 C  G  G
            C  C  G  G  G
        """,
    ),
    "citizens": KingdomScene(
        drawn="""
            D  D  D  G  G
              D  D  F1 F1 F
            D  G1 D  F1 F
              G  G  F1 F  G
            G  G  G  G  G
        """,
    ),
    "miners": KingdomScene(
        drawn="""
            M  M  M  M  M
              C  M  M  M  G
            C  C1 C1 G1 G
              D  C1 C  G  G
            D  D  C  C  G
        """,
        because="M",
    ),
    "workers": KingdomScene(
        drawn="""
            G  G  G  T  T
              G  G1 T  T1 T
            G  G  L  T1 T
              F  F1 F  D  T
            F  F  D  D  D
        """,
        locations=("tavern",),
        because="L",
    ),
    "knights": KingdomScene(
        drawn="""
            G  G  G  F  F
              G  G1 F1 F  F
            D  D1 G1 G1 F
              D  D1 D  G  G
            D  D  D  T  T
        """,
        around=LINE,
        by_piece=True,
    ),
    # Most in one quadrant, second most in another; third most, or none, pays nothing.
    "lords": KingdomScene(
        drawn="""
            G  G  G  T  T  T
              G1 G  G2 T2 T  W
            D  G1 G1 T3 T2 W
              D  D2 F  C1 C  C
            D  F3 F3 C2 C2 C
              F  F  F  T  C  C
        """,
        around=QUADRANT,
        borders=QUADRANT,
        breadth=FAR,
    ),
    "farmers": KingdomScene(
        drawn="""
            F  F  F  G  G  G
              F1 F1 F1 G  T1 T
            F  F1 G  G1 T1 T
              D  D1 D1 C  C1 W
            D  D1 D  C1 C  W
              T  D  D  C  C  C
        """,
        around=QUADRANT,
        borders=QUADRANT,
        by_piece=True,
        breadth=FAR,
    ),
    "castles": KingdomScene(
        drawn="""
            G  G  G  G  T
              G  S  G  S  T
            D  D1 D1 G  T
              D  D  S  G1 T
            D  D  D  D  G
        """,
        because="S",
    ),
}
