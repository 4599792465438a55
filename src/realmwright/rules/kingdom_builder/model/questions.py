"""What a position tells about itself, and how pieces come to hexes and leave them.

Nothing here decides anything or follows from a rule of the turn; :mod:`state` does that.
"""

from realmwright.bits import Bits
from realmwright.game import Event, Json
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.board import NO_NUMBER, slots_by_number
from realmwright.rules.kingdom_builder.model.catalogue import ANYWHERE, FIGURES, Kit
from realmwright.rules.kingdom_builder.model.position import Position
from realmwright.rules.kingdom_builder.model.terrain import NOTHING


class Ground(Position):
    """A position that can be asked and changed piece by piece."""

    __slots__ = ()

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain cards lie open: they are played from the beginning of a turn to its end."""
        return None if self.over or self.closing else self.turn

    def others(self) -> Bits:
        """The hexes with pieces of all but the acting seat."""
        found = 0
        for seat, own in enumerate(self.own):
            if seat != self.actor:
                found |= own
        return found

    def filled(self) -> Bits:
        """The hexes with something on them (KB-1.4)."""
        found = self.blocked
        for own in self.own:
            found |= own
        return found

    def shut(self) -> Bits:
        """The empty hexes that could be entered if no warrior closed them (KB-12.8)."""
        return self.closed & ~self.filled() & ~self.board.special & ~self.board.terrain[NOTHING]

    def spread(self, seat: int) -> None:
        """Find anew what is next to a seat's pieces, and which hexes are free."""
        grid = self.board.grid
        self.near[seat] = grid.near(self.own[seat] | self.posts if seat == self.turn else self.own[seat])
        self.free = grid.board & ~self.filled() & ~self.closed

    def spread_all(self) -> None:
        """The same for all seats."""
        for seat in range(self.players):
            self.spread(seat)

    def settlements(self, seat: int) -> int:
        """How many settlements a seat has, wherever they are."""
        own = self.own[seat]
        for cells in self.figures:
            own &= ~cells
        count = own.bit_count() + self.supply[seat] + self.aside[seat]
        if seat == self.turn:
            count += self.due
        if seat == self.actor and self.lifted != NONE and self.carried == NONE:
            count += 1
        kits: dict[str, Kit] = self.kits
        for kit in kits.values():
            count += kit.settlements(seat)
        return count

    def lay_out(self, numbers: tuple[int, ...]) -> None:
        """Say which tiles lie on the slots for which the board does not."""
        self.offer = numbers
        self.slots_of = slots_by_number(numbers)

    def tiles_left(self, slot: int) -> int:
        """How many tiles still lie on a location or nomad hex."""
        if self.offer[slot] == NO_NUMBER:
            return 0
        count = self.board.slot_stock[slot]
        for taken in self.taken:
            count -= taken >> slot & 1
        return count

    def note(self, kind: str, name: str = "", value: Json = None) -> None:
        """Enter something that the acting seat did, with one detail, into the journal."""
        if self.journal is not None:
            self.note_of(self.actor, kind, name, value)

    def note_of(self, seat: int, kind: str, name: str = "", value: Json = None) -> None:
        """The same of any seat."""
        if self.journal is not None:
            self.journal.append(Event(kind, {"seat": seat, name: value} if name else {"seat": seat}))

    def note_piece(self, kind: str, cell: int, figure: int, owner: int | None = None) -> None:
        """Enter what the acting seat did with a piece: its own, or one of somebody else."""
        if self.journal is not None:
            piece = FIGURES[figure].name if figure != NONE else "settlement"
            args: dict[str, Json] = {"seat": self.actor, "piece": piece, "hex": self.board.name(cell)}
            if owner is not None:
                args["owner"] = owner
            self.journal.append(Event(kind, args))

    def earn(self, seat: int, source: str, gold: int) -> None:
        """Gold that is paid at once (KB-11.15)."""
        self.earned[seat][source] = self.earned[seat].get(source, 0) + gold
        if self.journal is not None:
            self.journal.append(Event("earned", {"seat": seat, "source": source, "gold": gold}))

    def adjacent_if_possible(self, found: Bits) -> Bits:
        """KB-1.19: those of the hexes that touch an own settlement, or all of them if none does."""
        near = found & self.near[self.actor]
        return near if near and not self.roams() else found

    def roams(self) -> bool:
        """Whether the settlement that is to be built now need not touch an own one (KB-11.8, KB-13.10)."""
        if self.freely & ANYWHERE:
            return True
        return self.freely != 0 and self.tile == NONE and self.left == self.whole
