"""Scenes of Winter Kingdom: parts of one or several boards."""

from dataclasses import dataclass
from typing import Final

from realmwright.hexes import Axial, axial
from realmwright.hexgames.posters import Scene

LINE: Final = "line"
BOARD: Final = "board"
"""Parts of a map that a scene can name: lines of the agreed direction, and boards."""
FORT: Final = "!"
"""Behind the letter of a hex: a fort of the player who looks at the poster."""
OFF: Final = "."
"""Here the map has no hex."""
MEETING: Final = (3, -7)
CORNER_BOARDS: Final = (0, 1, 2)
"""Where a rectangle begins in whose middle three boards meet, and which they are: the centre is the lower left one."""


@dataclass(frozen=True, kw_only=True)
class WinterScene(Scene):
    """A rectangle of a map; the hexes around it, which nobody sees, are like those at its rim."""

    corner: tuple[int, int] = (-1, -2)
    """The name of its first hex."""
    slots: tuple[int, ...] = (0,)
    """The places of the boards that there are."""

    def places(self) -> dict[Axial, str]:
        """What is written of each hex, by where it lies on the map."""
        q, r = self.corner
        return {
            Axial(q + axial(row, col).q, r + row): written
            for row, line in enumerate(self.hexes())
            for col, written in enumerate(line)
            if written != OFF
        }

    def letter(self, place: Axial) -> str:
        """The letter of any hex of the map."""
        rows = self.rows()
        row = min(max(place.r - self.corner[1], 0), len(rows) - 1)
        col = place.q - self.corner[0] + (place.r - self.corner[1]) // 2
        line = rows[row]
        found = line[min(max(col, 0), len(line) - 1)]
        return found if found != OFF else line.replace(OFF, "")[0]
