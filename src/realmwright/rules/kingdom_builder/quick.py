"""The turn of the base game, written out: most simulations spend their time here.

The rules are those of :mod:`state`, without what only sets need: there every choice and every change asks whether a
set has something to add. Tests play the same games by both.
"""

from realmwright.bits import Actions
from realmwright.game import Event, IllegalAction, Json
from realmwright.hexgames.notation import refusal
from realmwright.hexgames.terrain_deck import draw
from realmwright.rules.kingdom_builder.content.patterns import NONE
from realmwright.rules.kingdom_builder.model.catalogue import EXTRAS, TERRAIN_CARDS
from realmwright.rules.kingdom_builder.model.terrain import MANDATORY, NO_TERRAIN
from realmwright.rules.kingdom_builder.play import deck, tiles
from realmwright.rules.kingdom_builder.state import State


class QuickState(State):
    """A position of a game without sets."""

    __slots__ = ()

    def play(self, action: int) -> None:
        if action < 0 or not self.choices >> action & 1:
            raise IllegalAction(refusal(self, action))
        if self.tile != NONE:
            EXTRAS[self.tile].go(self, action)
        elif action < self.board.end:
            self.left -= 1
            self.build(action)
        elif action == self.board.end:
            self.end_turn()
        else:
            self.use(action - self.board.use)
        self.choices = self.find_choices()

    def find_choices(self) -> Actions:
        if self.tile != NONE:
            return EXTRAS[self.tile].choices(self)
        seat = self.turn
        if self.left:
            found: Actions = self.free & self.board.terrain[self.kind]
            # KB-1.19
            near = found & self.near[seat]
            if near:
                found = near
            # KB-4.3
            if self.left < MANDATORY:
                return found
        elif self.over:
            return 0
        else:
            found = 1 << self.board.end
        if self.fresh[seat]:
            found |= tiles.usable(self)
        return found

    def build(self, cell: int) -> None:
        seat = self.turn
        board = self.board
        here = 1 << cell
        self.own[seat] |= here
        self.near[seat] |= board.grid.around[cell]
        self.free ^= here
        self.supply[seat] -= 1
        if self.journal is not None:
            self.note("built", "hex", board.name(cell))
        if board.by_slot & here:
            tiles.take(self, here)
        if self.supply[seat] == 0:
            self.run_out(seat)
        # KB-6.4
        kind = self.kind
        if kind >= 0 and not self.free & board.terrain[kind]:
            deck.replace(self)

    def lift(self, cell: int) -> None:
        seat = self.turn
        here = 1 << cell
        self.own[seat] ^= here
        self.near[seat] = self.board.grid.near(self.own[seat])
        self.free |= here
        self.lifted = cell

    def put_down(self, cell: int) -> None:
        seat = self.turn
        here = 1 << cell
        if self.journal is not None:
            board = self.board
            args: dict[str, Json] = {"seat": seat, "from": board.name(self.lifted), "hex": board.name(cell)}
            self.journal.append(Event("moved", args))
        self.own[seat] |= here
        self.near[seat] |= self.board.grid.around[cell]
        self.free ^= here
        self.lifted = NONE
        # KB-7.8
        if self.held[seat]:
            tiles.lose(self, seat)
        if self.board.by_slot & here:
            tiles.take(self, here)
        deck.check(self)

    def use(self, number: int) -> None:
        seat = self.turn
        fresh = self.fresh[seat]
        copies = fresh & self.slots_of[number]
        spent = copies & -copies
        self.fresh[seat] = fresh ^ spent
        self.used[seat] |= spent
        self.tile = number
        if self.journal is not None:
            self.note("tile-used", "tile", EXTRAS[number].name)

    def end_turn(self) -> None:
        seat = self.turn
        self.discard += self.hand[seat]
        card = draw(self)
        self.hand[seat] = (card,) if card != NO_TERRAIN else ()
        self.dealt[seat] = (self.shuffles,) if card != NO_TERRAIN else ()
        self.secrets += 1
        if card != NO_TERRAIN and self.journal is not None:
            args: dict[str, Json] = {"seat": seat, "terrain": TERRAIN_CARDS[card].name}
            self.journal.append(Event("card-drawn", args, audience=seat))
        self.fresh[seat] = self.held[seat]
        self.used[seat] = 0
        following = (seat + 1) % self.players
        if self.ending and following == self.start:
            self.end_game()
        else:
            self.begin_turn(following)

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.actor = seat
        self.turns += 1
        self.whole = MANDATORY
        self.left = MANDATORY if self.supply[seat] else 0
        cards = self.hand[seat]
        if self.journal is None and cards and self.free & self.board.terrain[cards[0]]:
            self.kind = cards[0]
        else:
            deck.show(self)
