"""Scenes of Marshlands: its cards, and palaces."""

from typing import Final

from realmwright.rules.kingdom_builder.art.scenes.scene import AREA, QUADRANT, KingdomScene

SCENES: Final = {
    # Two ranges are joined, the third is not.
    "geologists": KingdomScene(
        drawn="""
            T  T  G  G  G  G
              T  M  G  G  M  G
            T  T  G1 G  D1 G
              C  C  C1 D  D  D
            C  C  C  M  M  D
              C  C  C  M  M  D
        """,
        because="M",
        around=AREA,
        linked=True,
        centre=(0, -0.2),
        breadth=156,
    ),
    # The two ends of the longest area: what lies between them pays.
    "messengers": KingdomScene(
        drawn="""
            T  T  G  G  G
              T  T  G1 G1 G
            T  T  G1 G  D
              C  C1 C  D1 D
            C  C  C  D  D
        """,
        linked=True,
    ),
    "vassals": KingdomScene(
        drawn="""
            G  G  G  T  T  T
              G  G1 G  T  T  T
            G  G1 F  F  T  T
              D  D  F  F1 C  C
            D  D  D1 C  C1 C
              D  D  D  C  C  C
        """,
        borders=QUADRANT,
        breadth=150,
    ),
    # At the ends of the group each has only two beside it.
    "captains": KingdomScene(
        drawn="""
            T  T  G  G  G
              T  G1 G1 G  D
            T  G1 G1 G1 D
              T  C  C  D  D
            C  C  C  D  D
        """,
    ),
    # Flower fields are out of the game: who stands on one does not count.
    "scouts": KingdomScene(
        drawn="""
            T  T  G  G  F
              T  G1 G1 F  F
            T  G  G1 F1 F
              D  D1 F  F  F
            D  D  F  F  F
        """,
        because="F",
        kits={"marshlands": {"outcast": "flower field"}},
    ),
    # Beside the castle somebody has more.
    "noblewomen": KingdomScene(
        drawn="""
            G  G  G  T  T
              G  G1 G  T2 T
            D  L  D2 S  T
              D  D1 C1 C  C
            D  D  C  C  C
        """,
        locations=("tavern",),
        because="LS",
    ),
    # Beside the other palace somebody has more.
    "palaces": KingdomScene(
        drawn="""
            T  T  T  G  G
              T  B1 T  G2 G
            B  P  B2 P  G
              B  B1 C1 C  C
            D  D  C  C  C
        """,
        because="P",
    ),
}
