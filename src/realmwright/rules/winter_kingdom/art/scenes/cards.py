"""Scenes of the Winter Kingdom cards, and of castles."""

from typing import Final

from realmwright.hexgames.posters import FAR
from realmwright.rules.winter_kingdom.art.scenes.scene import BOARD, CORNER_BOARDS, LINE, MEETING, WinterScene

SCENES: Final = {
    # A fort counts as two houses.
    "ice fishers": WinterScene(
        drawn="""
            F  F  S  S  I
              F  S1 I1 I  I
            S  S  I! I1 I
              S  T1 T  I  I
            T  T  T  T  I
        """,
    ),
    "mountaineers": WinterScene(
        drawn="""
            M  M  M  M  M
              S  M  M  M  G
            S  S1 S! G1 G
              T  T1 T  G  G
            T  T  T  G  G
        """,
        because="M",
    ),
    # On the ice nobody counts.
    "shore folk": WinterScene(
        drawn="""
            F  F  S  S  I
              F  S1 S! I  I
            F  S  S1 I1 I
              T  T1 I  I  I
            T  T  I  I  I
        """,
        because="I",
    ),
    # In the forest nobody counts.
    "woodcutters": WinterScene(
        drawn="""
            F  F  F  T  T
              F  F1 T1 T  T
            F  F  T! G1 G
              F  S1 S  G  G
            S  S  S  G  G
        """,
        because="F",
    ),
    # Two castles are joined, the third is not.
    "royal roads": WinterScene(
        drawn="""
            S  S  S  T  T
              S  C  S  C  T
            G  G  G1 T  T
              G  G  G1 C  B
            G  G  G  B  B
        """,
        because="C",
        linked=True,
    ),
    # The village on the right has no way to a castle.
    "messengers": WinterScene(
        drawn="""
            S  S  S  T  T  T
              S  C  S  T  V  T
            S  S  G1 T  T1 T
              G  G  G1 G  B  B
            G  G  G  V  B  B
              G  G  G  B  B  B
        """,
        because="CV",
        linked=True,
        breadth=150,
    ),
    "frontier": WinterScene(
        drawn="""
            .  S! S  S1 T  T
              S1 S  T  T  T  T
            G1 G  S1 T  F  F
              G  G  G  F  F  F
            B  B  G  G  F  F
        """,
        corner=(-1, -4),
        centre=(-0.9, -0.9),
        breadth=160,
    ),
    "longhouses": WinterScene(
        drawn="""
            G  G  G  B  B
              G  G1 B1 B  B
            L  L1 G! G1 B
              L  L1 L  G  G
            L  L  L  S  S
        """,
        around=LINE,
        by_piece=True,
    ),
    # A line without a building pays nothing, one with two pays no more than one with one.
    "surveyors": WinterScene(
        drawn="""
            B  B  G  G  G
              B  G1 G  T1 T
            F  F  G  T  T
              F  F  G1 T  L
            F  F  L  L  L
        """,
        around=LINE,
        strung=True,
    ),
    # A fort counts as two houses.
    "burghers": WinterScene(
        drawn="""
            T  T  T  G  G
              T  T  B1 B  B
            T  G1 T  B! B
              G  G  B1 B  G
            G  G  G  G  G
        """,
    ),
    "hermits": WinterScene(
        drawn="""
            F  F  F  G  G
              F  L1 G  G1 B
            F  L  L  G1 B
              L  L1 L  G  G
            L  L  G  G  G
        """,
    ),
    "loners": WinterScene(
        drawn="""
            F  F  F  S  S
              F  T1 S  S1 S
            T  T  T  S1 G
              T  T1 T  G  G
            T  T  G  G  G
        """,
    ),
    "farmsteads": WinterScene(
        drawn="""
            S  S  S  S  T  T
              S  S1 S1 T  T1 T
            S  S1 S  T  T  T
              G  G1 G1 T  L1 L
            G  G  G1 B  L  L
              G  B  B  B  L  L
        """,
        corner=MEETING,
        slots=CORNER_BOARDS,
        around=BOARD,
        borders=BOARD,
        by_piece=True,
        breadth=FAR,
    ),
    # Most on one board, second most on another, nobody on the third.
    "lords": WinterScene(
        drawn="""
            S  S  S  S  T  T
              S  S1 S2 T  T2 T
            S  S  S1 T  T2 T
              G  G2 G  T  L1 L
            G  B3 G3 B  L  L
              B  B  B  B  L  L
        """,
        corner=MEETING,
        slots=CORNER_BOARDS,
        around=BOARD,
        borders=BOARD,
        breadth=FAR,
    ),
    "heartland": WinterScene(
        drawn="""
            S  S  S  S  T  T
              S  S1 S  T  T1 T
            S  S  S  T  T  T
              G  G1 G  T  L1 L
            G  G  G! B  L  L
              G  B  B  B  L  L
        """,
        corner=MEETING,
        slots=CORNER_BOARDS,
        around=BOARD,
        borders=BOARD,
        by_piece=True,
        breadth=FAR,
    ),
    # A tunnel pays once, and only where somebody stands.
    "tunnel wardens": WinterScene(
        drawn="""
            S  S  S  T  T
              S  U  S  U  T
            G  G1 G1 T  T
              G  G  U  B1 B
            G  G  G  B  B
        """,
        because="U",
    ),
    "villagers": WinterScene(
        drawn="""
            G  G  G  F  F
              G  G1 F  F1 F
            G  G  V  F1 F
              B  B! B  T  F
            B  B  T  T  T
        """,
        because="V",
    ),
    # Somebody who stands on all six kinds of land, and on the flower field only once.
    "stewards": WinterScene(
        drawn="""
            F  F  F  S  S  S
              F1 F1 S1 S1 B  S
            L  L1 G1 B1 B  S
              L  L1 G1 G  T1 T
            L  L  G  G  T1 T
              L  L  G  T  T  T
        """,
        breadth=FAR,
    ),
    # Beside the castle on the right somebody has more.
    "castles": WinterScene(
        drawn="""
            S  S  S  T  T
              S  S1 S  T2 T
            G  C  G2 C  T
              G  G1 L1 L  L
            G  G  L  L  L
        """,
        because="C",
    ),
}
