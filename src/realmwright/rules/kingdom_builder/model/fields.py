"""The fields of a position in groups, each with the questions that it answers.

Every group is the base of the next one, because Python lays out slots in one line. The last one is
:class:`realmwright.rules.kingdom_builder.model.position.Position`.
"""

from typing import Final, NamedTuple

from realmwright.bits import Actions, Bits
from realmwright.game import Seats
from realmwright.rules.kingdom_builder.model.board import Board
from realmwright.rules.kingdom_builder.model.terrain import NOTHING

NONE: Final = -1
"""No extra action, no hex, or no figure."""
ANYWHERE: Final = 1
"""In ``freely``: the next settlement need not touch an own one, whatever puts it there (KB-11.8)."""
FIRST_ANYWHERE: Final = 2
"""In ``freely``: neither need the first one of the mandatory action (KB-13.10)."""


class Round(NamedTuple):
    """A round of reactions (KB-13.6): the seats that are still to be asked, and what goes on after them."""

    number: int
    """The extra action that they may carry out."""
    waiting: tuple[int, ...]
    actor: int
    tile: int
    steps: int
    """The count of the extra action that was interrupted."""


class Turn:
    """The turn under way."""

    __slots__ = (
        "actor",
        "built",
        "carried",
        "choices",
        "closing",
        "count",
        "due",
        "emptied",
        "ending",
        "freely",
        "idle",
        "kind",
        "left",
        "lifted",
        "over",
        "regular",
        "rounds",
        "spent",
        "tile",
        "turn",
        "turns",
        "whole",
    )

    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns were begun."""
    actor: int
    """Whose choice it is: the seat whose turn it is, or one that may react (KB-13.6)."""
    choices: Actions
    """The legal actions."""
    kind: int
    """The terrain of the turn; OPEN while there is a choice, NO_TERRAIN without a card."""
    whole: int
    """How many settlements the mandatory action has; as long as all are left it has not begun."""
    left: int
    """Settlements that the mandatory action still has to build: all of them before, 0 after it."""
    due: int
    """How many of them were set aside in an earlier turn."""
    built: Bits
    """The hexes on which it has built and whose settlements still stand there; in the silo phase those moved to."""
    regular: int
    """How many of its settlements came from the supply."""
    spent: int
    """The extra actions that everybody has once a turn and that were used, by number."""
    tile: int
    """The extra action under way, or NONE."""
    lifted: int
    """The hex whose piece is being moved, or NONE."""
    carried: int
    """The kind of that piece among the figures, or NONE for a settlement."""
    count: int
    """How often the extra action can still go on; each makes of it what it needs."""
    freely: int
    """Whether the rule of adjacency is off for what is built next."""
    idle: int
    """How many turns in a row ended without a terrain card and without a new piece (KB-6.5); -1 behind one."""
    rounds: tuple[Round, ...]
    """The rounds of reactions under way, the innermost last."""
    emptied: int
    """How many places gave away their last tile by the change that is being settled (KB-13.6)."""
    ending: bool
    """Somebody's supply ran out: this round is the last (KB-9.2)."""
    closing: bool
    """The last round is over, and only what comes after it is left (KB-14.5)."""
    over: bool

    @property
    def seat(self) -> int | None:
        """Whose choice it is; None when the game is over."""
        return None if self.over else self.actor

    @property
    def shown_seat(self) -> int | None:
        """The seat whose terrain cards lie open: they are played from the beginning of a turn to its end."""
        return None if self.over or self.closing else self.turn

    def roams(self) -> bool:
        """Whether the settlement that is to be built now need not touch an own one (KB-11.8, KB-13.10)."""
        if self.freely & ANYWHERE:
            return True
        return self.freely != 0 and self.tile == NONE and self.left == self.whole


class Pieces(Turn):
    """The board and what stands on it."""

    __slots__ = (
        "blocked",
        "board",
        "closed",
        "figures",
        "fixed",
        "free",
        "guards",
        "near",
        "own",
        "players",
        "posts",
    )

    board: Board
    players: int
    own: Seats[Bits]
    """The hexes with the seat's settlements, and with other pieces that count as such (KB-1.5)."""
    near: Seats[Bits]
    """The hexes next to them, kept up to date build by build."""
    free: Bits
    """The hexes that can be entered as far as others are concerned: empty ones, outside of what guards close."""
    figures: list[Bits]
    """The hexes with each kind of piece that is no settlement, of all seats together."""
    guards: Bits
    """Those of them that close the hexes around them (KB-12.8)."""
    fixed: Bits
    """Those of them that general actions cannot move (KB-12.10)."""
    closed: Bits
    """The hexes next to guards."""
    blocked: Bits
    """The hexes with something that is nobody's piece."""
    posts: Bits
    """Of these, what counts as own for the seat whose turn it is where something is put on the board (KB-14.13)."""

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

    def zone(self, seat: int) -> Bits:
        """The hexes of a seat's warriors, and those that they close (KB-12.8)."""
        return self.board.grid.dilate(self.guards & self.own[seat])

    def adjacent_if_possible(self, found: Bits) -> Bits:
        """KB-1.19: those of the hexes that touch an own settlement, or all of them if none does."""
        near = found & self.near[self.actor]
        return near if near and (not self.freely or not self.roams()) else found

    def spread(self, seat: int) -> None:
        """Find anew what is next to a seat's pieces, and which hexes are free."""
        grid = self.board.grid
        self.near[seat] = grid.near(self.own[seat] | self.posts if seat == self.turn else self.own[seat])
        self.free = grid.board & ~self.filled() & ~self.closed

    def spread_all(self) -> None:
        """The same for all seats."""
        for seat in range(self.players):
            self.spread(seat)


class TerrainCards(Pieces):
    """Terrain cards, each known by its number in the catalogue."""

    __slots__ = ("dealt", "deck", "discard", "hand", "removed", "shuffles")

    hand: Seats[tuple[int, ...]]
    """The terrain cards of each seat, usually one; face up while it is the seat's turn."""
    dealt: Seats[tuple[int, ...]]
    """The number of the shuffle that each hand card comes from: after the next one, its pile is known (see imagine)."""
    deck: tuple[int, ...]
    """Face down; the last card is drawn first."""
    discard: tuple[int, ...]
    removed: tuple[int, ...]
    """Terrain cards that became useless and left the game (KB-6.4)."""
    shuffles: int


class Belongings(TerrainCards):
    """What lies before each seat. Sets of tiles are sets of the slots that they came from."""

    __slots__ = ("aside", "earned", "fresh", "held", "supply", "taken", "used")

    supply: Seats[int]
    aside: Seats[int]
    """Settlements that the mandatory action of the seat's next turn builds in addition (KB-13.12)."""
    taken: Seats[int]
    """The slots from which the seat ever took a tile (KB-7.2)."""
    held: Seats[int]
    """The slots whose tile it still has; of these, each is fresh, used this turn, or taken this turn."""
    fresh: Seats[int]
    used: Seats[int]
    earned: Seats[dict[str, int]]
    """Gold that was paid during play (KB-11.15), by what paid it; empty where nothing does."""
