"""The scene of Capitol: its capitols."""

from typing import Final

from realmwright.rules.kingdom_builder.art.scenes.scene import KingdomScene

SCENES: Final = {
    # One or two steps away; farther off nothing counts.
    "capitols": KingdomScene(
        drawn="""
            T  T  G  G  G  G
              T  T  G  G  D1 D
            T  G1 G  G1 D  D
              T  S  C  C  D  D
            C  C  C1 C  C  D
              C  C  C  C  D  D
        """,
        because="S",
        by_piece=True,
        kits={"capitol": {"hexes": ["3,1"]}},
        breadth=150,
    ),
}
