"""Scenes of Nomads: its cards, which pay for what is built now, and treasure."""

from typing import Final

from realmwright.rules.kingdom_builder.art.scenes.scene import KingdomScene

SCENES: Final = {
    # Three in a row, whatever stood there before.
    "families": KingdomScene(
        drawn="""
            G  G  G  T  T
              G  D+ D  T  T
            G  D1 D+ T  T
              D  D  D+ C  C
            D  D  C  C  C
        """,
        together=True,
    ),
    # The lower one has free grass beside it.
    "shepherds": KingdomScene(
        drawn="""
            T  T  D  D  D
              T  T  G1 D  D
            T  T  G+ D  D
              C  C  C  G+ G
            C  C  C  G  G
        """,
    ),
    # The first one touches nobody; the last one touches two and still pays once.
    "ambassadors": KingdomScene(
        drawn="""
            G  G  C  C  C
              G  G  C2 C  C
            F  F+ F+ F+ F
              F  G1 G  T2 T
            G  G  G  T  T
        """,
    ),
    "treasure": KingdomScene(
        drawn="""
            T  T  G  G  G
              T  T  G  G1 G
            D  D+ N  T  T
              D  D  D  T  T
            D  D  C  C  T
        """,
        nomads=("treasure",),
        because="N",
    ),
}
