"""What a position of Winter Kingdom tells about itself, and how pieces come to hexes and leave them.

Nothing here decides anything or follows from a rule of the turn; :mod:`state` does that.
"""

from typing import Final

from realmwright.bits import Bits
from realmwright.game import Event, Json
from realmwright.rules.winter_kingdom.position import Position
from realmwright.rules.winter_kingdom.terrain import NO_TERRAIN

HOUSE: Final = "house"
FORT: Final = "fort"


class Ground(Position):
    """A position that can be asked and changed piece by piece."""

    __slots__ = ()

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain card lies open: it is shown from the beginning of a turn to its end."""
        return None if self.over else self.turn

    def shown_card(self) -> int:
        """The terrain on the card of the turn, or NO_TERRAIN."""
        cards = self.hand[self.turn]
        return cards[0] if cards else NO_TERRAIN

    def stock(self) -> int:
        """How many pieces the acting seat can still build."""
        return self.supply[self.turn] + self.fort_supply[self.turn]

    def houses(self) -> Bits:
        """The houses of the acting seat; forts are never moved (WK-6.3)."""
        return self.own[self.turn] & ~self.forts[self.turn]

    def vacant(self, cells: Bits) -> Bits:
        """Those of the hexes that the acting seat may enter."""
        return cells & self.free & ~self.shut

    def open(self) -> Bits:
        """All hexes that are free and suitable, as far as the acting seat may enter them (WK-2.7)."""
        return self.board.buildable & self.free & ~self.shut

    def closed(self) -> Bits:
        """The free hexes that could be built on if they were not next to buildings of others (WK-10.12)."""
        return self.board.buildable & self.free & self.shut

    def adjacent_if_possible(self, found: Bits) -> Bits:
        """WK-5.4: those of the hexes that touch an own building, or all of them if none does."""
        return found & self.near[self.turn] or found

    def units(self, cells: Bits, seat: int) -> int:
        """What the buildings of a seat on these hexes count: a house one, a fort two (WK-2.10)."""
        return (cells & self.own[seat]).bit_count() + (cells & self.forts[seat]).bit_count()

    def note(self, kind: str, name: str = "", value: Json = None) -> None:
        """Enter something that the acting seat did, with one detail, into the journal."""
        if self.journal is not None:
            self.note_of(self.turn, kind, name, value)

    def note_of(self, seat: int, kind: str, name: str = "", value: Json = None) -> None:
        """The same of any seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: value} if name else {"seat": seat}))

    def note_deed(self, kind: str, details: dict[str, Json]) -> None:
        """The same of the acting seat with several details."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": self.turn, **details}))

    def close(self) -> None:
        """WK-10.12: find the hexes that are closed to the acting seat."""
        self.shut = 0
        if self.law.dead_end and not self.over:
            for other, near in enumerate(self.near):
                if other != self.turn:
                    self.shut |= near

    # Pieces and coins

    def move(self, cell: int) -> None:
        """The lifted house goes to a hex."""
        seat = self.turn
        there = 1 << cell
        change = 1 << self.lifted | there
        self.own[seat] ^= change
        self.free ^= change
        self.near[seat] = self.board.grid.near(self.own[seat])
        if self.journal is not None:
            self.note_deed("moved", {"from": self.board.name(self.lifted), "hex": self.board.name(cell)})
        self.origin = self.lifted
        self.lifted = cell
        self.moved = True

    def take_off(self, cell: int) -> str:
        """An own building leaves the map and the game; says which."""
        seat = self.turn
        here = 1 << cell
        piece = FORT if self.forts[seat] & here else HOUSE
        self.own[seat] ^= here
        self.forts[seat] &= ~here
        self.free |= here
        self.near[seat] = self.board.grid.near(self.own[seat])
        return piece

    def earn(self, coins: int) -> None:
        """Coins for the acting seat."""
        self.coins[self.turn] += coins
        if self.journal is not None:
            self.note_deed("coins", {"coins": coins, "economy": self.income.name})
