"""The turn of Kingdom Builder: decisions, and what follows from them.

This is the hot path of every simulation, written so that it can be compiled as it stands: fixed fields,
small ints, bitsets touched only through operators. What only people need (views, dumps, drawings, notation)
lives in the modules beside it.
"""

from collections.abc import Callable, Iterator, Sequence

from realmwright.base_state import BaseState
from realmwright.bits import Actions, Bits
from realmwright.dice import Dice
from realmwright.game import Deed, Event, Gain, IllegalAction, Json, PaletteName, Prompt, Score, check_seat
from realmwright.hexgames.notation import refusal
from realmwright.rules.kingdom_builder.art import drawing, terminal
from realmwright.rules.kingdom_builder.content.base import gains
from realmwright.rules.kingdom_builder.content.base.entry import CASTLES
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.exchange import dump, notation
from realmwright.rules.kingdom_builder.model.catalogue import (
    ANYWHERE,
    CARDS,
    COMMON,
    EXTRAS,
    FIGURES,
    FIRST_ANYWHERE,
    TASKS,
    TERRAIN_CARDS,
    Card,
)
from realmwright.rules.kingdom_builder.model.questions import Ground
from realmwright.rules.kingdom_builder.model.terrain import BUILDS, MANDATORY, NO_TERRAIN, OPEN
from realmwright.rules.kingdom_builder.play import deck, imagining, reactions, tiles


class State(Ground, BaseState):
    """A position. See :class:`realmwright.game.State` for what can be done with it."""

    __slots__ = ()

    def deal(self) -> None:
        """Give everybody a terrain card and begin the first turn (KB-3.4)."""
        for seat in range(self.players):
            deck.deal(self, seat)
        self.begin_turn(self.start)
        self.choices = self.find_choices()

    # Decisions

    @property
    def seat(self) -> int | None:
        return None if self.over else self.actor

    @property
    def tile_name(self) -> str:
        """The name of the extra action under way."""
        return EXTRAS[self.tile].name

    def legal(self) -> Actions:
        return self.choices

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(refusal(self, action))
        board = self.board
        if action == board.end:
            self.end_turn()
        elif action >= board.use:
            self.use(action - board.use)
        elif self.tile != NONE:
            EXTRAS[self.tile].go(self, action)
        else:
            self._build_mandatory(action)
        if self.rounds:
            reactions.go_on(self)
        found = self.find_choices()
        while not found and self.tile != NONE:
            self.finish()
            found = self.find_choices()
        self.choices = found

    def find_choices(self) -> Actions:
        """The legal actions; kept in ``choices`` after every change. None if the extra action under way is done."""
        if self.over:
            return 0
        found: Actions = self.find_hexes() if self.tile != NONE or self.left else 1 << self.board.end
        # KB-4.3: extra actions come before or after the mandatory action, never within it.
        if self.tile == NONE and self.left in (0, self.whole) and not self.closing and not self.freely & ANYWHERE:
            found |= tiles.usable(self) | tiles.common(self)
        for amend in self.hooks.amend:
            found = amend(self, found)
        return found

    def find_hexes(self) -> Actions:
        """Where the extra action under way, or else the mandatory action, can go on."""
        return EXTRAS[self.tile].choices(self) if self.tile != NONE else self.card_targets()

    # The terrain of the turn

    def kinds(self) -> tuple[int, ...]:
        """The kinds of which one is, or can still be, the terrain of the turn."""
        if self.kind >= 0:
            return (self.kind,)
        return deck.kinds(self) if self.kind == OPEN else ()

    def card_hexes(self) -> Bits:
        """The free hexes of the terrain of the turn."""
        if self.kind >= 0:
            return self.free & self.board.terrain[self.kind]
        found = 0
        for kind in self.kinds():
            found |= self.free & self.board.terrain[kind]
        return found

    def card_targets(self) -> Bits:
        """Those of them that can be built on, under the rule of adjacency for each kind by itself."""
        if self.kind >= 0:
            return self.adjacent_if_possible(self.free & self.board.terrain[self.kind])
        found = 0
        for kind in self.kinds():
            found |= self.adjacent_if_possible(self.free & self.board.terrain[kind])
        return found

    def decide(self, cell: int) -> None:
        """KB-17.3: the first use of the terrain of the turn fixes it, and with it how much is built."""
        if self.kind != OPEN:
            return
        self.kind = self.board.kind(cell)
        if self.left and self.left == self.whole:
            self.whole = self.left = BUILDS[self.kind] + self.due

    # What follows from a decision

    def _build_mandatory(self, cell: int) -> None:
        self.decide(cell)
        self.left -= 1
        self.built |= 1 << cell
        self.freely &= ~FIRST_ANYWHERE
        if self.due:
            self.due -= 1
            self.supply[self.turn] += 1
        else:
            self.regular += 1
        self.build(cell)

    def build(self, cell: int) -> None:
        """The acting seat puts a settlement from its supply on a hex, and everything follows from it (KB-17.1)."""
        seat = self.actor
        board = self.board
        here = 1 << cell
        self.own[seat] |= here
        self.near[seat] |= board.grid.around[cell]
        self.free ^= here
        self.supply[seat] -= 1
        if self.journal is not None:
            self.note("built", "hex", board.name(cell))
        self.freely &= ~ANYWHERE
        self.settle(here, here)

    def settle(self, new: Bits, entered: Bits, losers: tuple[int, ...] = ()) -> None:
        """What follows from a change of the board, in the order of KB-17.1.

        ``new`` are the hexes with new settlements, ``entered`` all to which pieces came, and ``losers`` the seats
        that have pieces no longer where they were.
        """
        if not self.closing:
            for seat in losers:
                if self.held[seat]:
                    tiles.lose(self, seat)
            if self.board.by_slot & entered:
                tiles.take(self, entered)
            if new:
                for on_new in self.hooks.on_new:
                    on_new(self, new)
        for on_change in self.hooks.on_change:
            on_change(self)
        self.emptied = 0
        if self.supply[self.actor] == 0:
            self.run_out(self.actor)
        if not self.closing:
            deck.check(self)

    def run_out(self, seat: int) -> None:
        """KB-9.2: a supply is empty, and nothing is set aside (KB-13.13)."""
        if seat == self.turn and not self.due:
            self.left = 0
        if not self.ending and not self.aside[seat] and not (self.due and seat == self.turn):
            self.ending = True
            self.note_of(seat, "last-round")

    def use(self, number: int) -> None:
        """Begin the extra action of a tile, or one that everybody has."""
        if self.tile != NONE and EXTRAS[self.tile].chooses:
            EXTRAS[self.tile].go(self, self.board.use + number)
            return
        extra = EXTRAS[number]
        if extra.role == COMMON:
            self.spent |= 1 << number
        else:
            tiles.spend(self, self.turn, number)
        self.note("tile-used", "tile", extra.name)
        self.undertake(number)

    def undertake(self, number: int) -> None:
        """Begin an extra action whose tile was spent."""
        begin = EXTRAS[number].begin
        if begin is None:
            self.tile = number
            self.count = 0
        else:
            begin(self, number)

    def finish(self) -> None:
        """The extra action under way is over."""
        self.tile = NONE
        self.count = 0
        self.freely &= ~ANYWHERE
        if self.rounds:
            reactions.go_on(self)

    # Pieces

    def lift(self, cell: int) -> None:
        """Take up a piece of the acting seat, to be put down elsewhere."""
        seat = self.actor
        here = 1 << cell
        self.own[seat] ^= here
        self.built &= ~here
        self.lifted = cell
        if self.figures:
            self.carried = self.take_figure(cell)
        own = self.own[seat] | self.posts if seat == self.turn else self.own[seat]
        self.near[seat] = self.board.grid.near(own)
        self.free |= here & ~self.closed

    def put_down(self, cell: int) -> None:
        """Put down the piece that was taken up."""
        seat = self.actor
        here = 1 << cell
        if self.journal is not None:
            board = self.board
            args: dict[str, Json] = {"seat": seat, "from": board.name(self.lifted), "hex": board.name(cell)}
            if self.carried != NONE:
                args["piece"] = FIGURES[self.carried].name
            self.journal.append(Event("moved", args))
        self.own[seat] |= here
        self.near[seat] |= self.board.grid.around[cell]
        self.free ^= here
        self.lifted = NONE
        self.freely &= ~ANYWHERE
        if self.carried != NONE:
            self.put_figure(self.carried, here)
            self.carried = NONE
        self.settle(0, here, (seat,))

    def place(self, kind: int, cells: Bits, name: int) -> None:
        """The acting seat puts a figure from its reserve on these hexes, as new settlements (KB-12.11)."""
        seat = self.actor
        self.own[seat] |= cells
        self.freely &= ~ANYWHERE
        self.put_figure(kind, cells)
        self.spread(seat)
        self.note_piece("placed", name, kind)
        self.settle(cells, cells)

    def remove(self, cell: int, seat: int) -> int:
        """Take a piece of a seat off the board; says which kind of figure it is, or NONE for a settlement."""
        self.own[seat] ^= 1 << cell
        self.built &= ~(1 << cell)
        kind = self.take_figure(cell)
        self.spread(seat)
        return kind

    def take_figure(self, cell: int) -> int:
        """Whatever piece stands there leaves its kind of figures; says which, or NONE for a settlement."""
        for kind, cells in enumerate(self.figures):
            if cells >> cell & 1:
                self.put_figure(kind, 1 << cell)
                return kind
        return NONE

    def put_figure(self, kind: int, cells: Bits) -> None:
        """Figures of a kind come to these hexes, or leave them."""
        self.figures[kind] ^= cells
        closed = self.closed
        for on_figures in self.hooks.on_figures:
            on_figures(self)
        if self.closed != closed:
            self.spread(self.actor)

    # Turns

    def end_turn(self) -> None:
        """KB-4.6: discard, draw, turn the tiles over; then the next seat, or the end (KB-9.2)."""
        seat = self.turn
        if not self.closing:
            more = sum(turn_ends(self) for turn_ends in self.hooks.turn_ends)
            # A mandatory action that had to end early leaves what was set aside for it.
            self.aside[seat] += self.due
            self.due = 0
            self.draw_anew(more)
            tiles.pass_on(self, seat)
            self.fresh[seat] = self.held[seat]
            self.used[seat] = 0
            following = (seat + 1) % self.players
            if not (self.ending and following == self.start):
                self.begin_turn(following)
                return
        if not any(closing(self) for closing in self.hooks.closing):
            self.end_game()

    def draw_anew(self, more: int) -> None:
        """The seat discards what it has played and draws, usually one card."""
        seat = self.turn
        self.discard += self.hand[seat]
        deck.deal(self, seat, 1 + more)
        self.secrets += 1
        if self.journal is not None:
            for card in self.hand[seat]:
                args: dict[str, Json] = {"seat": seat, "terrain": TERRAIN_CARDS[card].name}
                self.journal.append(Event("card-drawn", args, audience=seat))

    def end_game(self) -> None:
        """Nothing is left but to count the gold."""
        self.over = True
        self.kind = NO_TERRAIN
        if self.journal is not None:
            self.journal.append(Event("game-over", {"winners": self.winners()}))

    def begin_turn(self, seat: int) -> None:
        """KB-4.1: a seat's turn begins with showing the terrain card."""
        self.turn = seat
        self.actor = seat
        self.turns += 1
        self.built = 0
        self.regular = 0
        self.spent = 0
        self.freely = 0
        self.due = self.aside[seat]
        self.aside[seat] = 0
        # Tiles that were taken in the turns of others.
        self.fresh[seat] = self.held[seat] & ~self.used[seat]
        for turn_begins in self.hooks.turn_begins:
            turn_begins(self)
        self.whole = MANDATORY + self.due
        self.left = self.whole if self.supply[seat] or self.due else 0
        deck.show(self)

    # Results

    def scores(self) -> list[Score]:
        return [self.score(seat) for seat in range(self.players)]

    def gains(self, seat: int | None) -> list[list[Gain] | None]:
        check_seat(self, seat)
        return [gains.gains(self, other) for other in range(self.players)]

    def score(self, seat: int) -> Score:
        """The gold of one seat, by what pays it."""
        return Score({source.name: source.gold(self, seat) for source in self.sources()})

    def totals(self) -> list[int]:
        """The same for all seats, added up."""
        return [sum(source.gold(self, seat) for source in self.sources()) for seat in range(self.players)]

    def sources(self) -> Iterator[Card]:
        """Everything that pays in this game (KB-9.5)."""
        for name in self.cards:
            yield CARDS[name]
        for name in self.tasks:
            yield TASKS[name]
        yield CASTLES
        for source in self.hooks.sources:
            if source.on_board is None or source.on_board(self):
                yield source

    # For people: see the modules named

    def prompt(self) -> Prompt:
        return notation.prompt(self)

    def describe(self, action: int) -> Deed:
        return notation.describe(self, action)

    def say(self, action: int) -> str:
        return notation.say(self, action)

    def read(self, text: str) -> int:
        return notation.read(self, text)

    def view(self, seat: int | None) -> dict[str, Json]:
        return dump.view(self, seat)

    def dump(self) -> dict[str, Json]:
        return dump.dump(self)

    def imagine(self, seat: int | None, dice: Dice) -> "State":
        return imagining.imagine(self, seat, dice)

    def text(
        self,
        seat: int | None = None,
        colour: bool = False,
        names: Sequence[str] = (),
        say: Callable[[str], str] | None = None,
    ) -> str:
        return terminal.text(self, seat, colour, names, say)

    def svg(self, seat: int | None = None, palette: PaletteName = "map", *, dark: bool = False) -> str:
        return drawing.svg(self, seat, palette, dark=dark)
